#include "base/parallel.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace gtv {

void parallelFor(int count, int threads, const std::function<void(int)>& task) {
  std::atomic<int> next{0};
  const auto work = [&] {
    for (int k = next++; k < count; k = next++) task(k);
  };
  std::vector<std::jthread> helpers;
  for (int t = 1; t < std::min(threads, count); ++t) helpers.emplace_back(work);
  work();
}

int processorCount() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

}  // namespace gtv
