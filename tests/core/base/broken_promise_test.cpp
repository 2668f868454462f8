#include "base/broken_promise.h"

#include <gmock/gmock.h>

#include <atomic>
#include <new>
#include <stdexcept>
#include <system_error>

#include "base/check.h"
#include "base/parallel.h"
#include "base/spin_thread_pool.h"
#include "support/broken_promises.h"

namespace gtv {
namespace {

using testing::expectBroken;
using ::testing::HasSubstr;

TEST(BrokenPromiseTest, MessageHasPromiseAndSourceLocation) {
  try {
    check(1 > 2, "one is less than two");
    ADD_FAILURE() << "the check passed";
  } catch (const BrokenPromise& broken) {
    EXPECT_THAT(broken.what(), HasSubstr("one is less than two"));
    EXPECT_THAT(broken.what(), HasSubstr("internal error in tests/core/base/"));
  }
}

TEST(BrokenPromiseTest, FulfilledCheckThrowsNothing) { EXPECT_NO_THROW(check(true, "it holds")); }

TEST(CaughtErrorTest, HasReadableMessage) {
  const auto caught = [](const auto& thrown) {
    try {
      throw thrown;
    } catch (...) {
      return caughtError("for this picture").text();
    }
  };
  EXPECT_EQ(caught(std::bad_alloc()), "there is not enough memory for this picture");
  EXPECT_THAT(caught(std::out_of_range("seven")), HasSubstr("seven"));
  EXPECT_THAT(caught(42), HasSubstr("unknown"));
  EXPECT_EQ(
      caught(std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again))),
      "the system gives this program no more threads for this picture. Close other programs, "
      "or raise the limit (ulimit -u)");
  try {
    check(false, "never");
  } catch (...) {
    EXPECT_THAT(caughtError("").text(), HasSubstr("never"));
  }
}

TEST(ParallelForTest, TaskExceptionIsRethrownByCaller) {
  // More than other threads can do while the first exception of all is on its way.
  constexpr int count = 1'000'000'000;
  for (const int threads : {1, 3}) {
    std::atomic<int> begun = 0;
    expectBroken(
        [&] {
          parallelFor(count, threads, [&](int k) {
            ++begun;
            check(k != 4, "task four is fine");
          });
        },
        "task four");
    EXPECT_LT(begun, count) << threads << " threads: nothing new begins";
  }
}

TEST(SpinThreadPoolTest, TaskExceptionIsRethrownAndPoolStaysUsable) {
  SpinThreadPool team(3);
  expectBroken([&] { team.run(64, [](int k) { check(k != 7, "piece seven is fine"); }); },
               "piece seven");
  std::atomic<int> done = 0;
  team.run(64, [&](int) { ++done; });
  EXPECT_EQ(done, 64);
}

}  // namespace
}  // namespace gtv
