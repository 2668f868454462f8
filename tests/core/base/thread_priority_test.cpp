#include "base/thread_priority.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <thread>

namespace gtv {
namespace {

int niceness() { return getpriority(PRIO_PROCESS, static_cast<id_t>(gettid())); }

TEST(ThreadPriorityTest, OnlyCallingThreadIsLowered) {
  const int before = niceness();
  int after = before;
  std::thread([&after] {
    lowerThreadPriority();
    after = niceness();
  }).join();
  EXPECT_EQ(after, std::min(19, before + 10));
  EXPECT_EQ(niceness(), before);
}

}  // namespace
}  // namespace gtv
