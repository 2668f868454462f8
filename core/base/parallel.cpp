#include "base/parallel.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <exception>
#include <fstream>
#include <iterator>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "base/more_threads.h"
#include "base/processors.h"

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

int processorCount() {
  std::ifstream in("/proc/self/cgroup");
  const std::string membership(std::istreambuf_iterator<char>(in), {});
  const int most = processorsOfAffinity();
  const auto quota = processorsOfGroup(membership, "/sys/fs/cgroup");
  // Of half a processor one thread makes use.
  return quota && *quota < most ? std::max(1, static_cast<int>(std::ceil(*quota))) : most;
}

}  // namespace gtv
