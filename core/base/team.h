#pragma once

#include <atomic>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace gtv {

/// Threads for pieces of work of some ten microseconds, thousands of times a second: together they
/// call work(0), …, work(count − 1), each once. Who finds nothing to do looks again for a bounded
/// time and then sleeps; the caller works too.
///
/// Where the others get no processor, together is slower than alone: when the caller has waited
/// long for the others a few times, it works alone for a while. Who does what changes nothing but
/// the time.
class Team {
 public:
  /// `threads` ≥ 1, the caller included; fewer where the system gives no more.
  explicit Team(int threads);
  ~Team();
  Team(const Team&) = delete;
  Team& operator=(const Team&) = delete;

  int threads() const { return static_cast<int>(others_.size()) + 1; }
  /// 0 ≤ count ≤ 1000. Returns when all are done, and throws the first that they have thrown. One
  /// call at a time.
  void run(int count, const std::function<void(int)>& work);

 private:
  void serve(const std::stop_token& stop);
  /// Pieces of the open round until none is left.
  void takePieces();
  void waitForTheOthers(int count);

  const std::function<void(int)>* work_ = nullptr;
  /// Upper half: how many pieces the round has; lower half: how many were taken.
  std::atomic<std::uint64_t> tickets_{0};
  std::atomic<int> done_{0};  ///< pieces of the round
  std::atomic<std::uint32_t> bell_{0};
  std::atomic<int> sleepers_{0};
  std::mutex throwing_;
  std::exception_ptr thrown_;  ///< by a piece of the round
  int complaints_ = 0;
  int alone_ = 0;                     ///< calls that the caller does alone
  std::vector<std::jthread> others_;  ///< the last member: they use all others
};

}  // namespace gtv
