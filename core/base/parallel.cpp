#include "base/parallel.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "base/more_threads.h"

namespace gtv {

void parallelFor(int count, int threads, const std::function<void(int)>& task) {
  std::atomic<int> next{0};
  std::mutex throwing;
  std::exception_ptr thrown;
  const auto work = [&] {
    try {
      for (int k = next++; k < count; k = next++) task(k);
    } catch (...) {
      next = count;  // nothing new begins
      const std::scoped_lock lock(throwing);
      if (!thrown) thrown = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> helpers;
    for (int t = 1; t < std::min(threads, count); ++t)
      if (!addThread(helpers, work)) break;
    work();
  }
  if (thrown) std::rethrow_exception(thrown);
}

int processorCount() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

}  // namespace gtv
