#include "base/memory_limits.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>

namespace gtv {
namespace {

namespace fs = std::filesystem;

/// Files of the kernel as the test wants them.
class MemoryLimitsTest : public ::testing::Test {
 public:
  MemoryLimitsTest()
      : folder_(fs::path(::testing::TempDir()) /
                ::testing::UnitTest::GetInstance()->current_test_info()->name()) {
    fs::remove_all(folder_);
    write("proc/meminfo",
          "MemTotal:       8000000 kB\nMemFree: 1 kB\nMemAvailable:   4000000 kB\n");
  }
  ~MemoryLimitsTest() override { fs::remove_all(folder_); }

 protected:
  void write(const std::string& name, const std::string& text) {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name) << text;
  }
  double available() { return availableMemory(folder_ / "proc", folder_ / "groups"); }

  fs::path folder_;
};

TEST_F(MemoryLimitsTest, WithoutCgroupsIsFreeMemoryOfTheMachine) {
  EXPECT_EQ(available(), 4000000.0 * 1024);
}

TEST_F(MemoryLimitsTest, MissingFilesGiveNoLimit) {
  EXPECT_TRUE(std::isinf(availableMemory(folder_ / "nowhere", folder_ / "nowhere")));
}

TEST_F(MemoryLimitsTest, CgroupLimitReducesAvailableMemory) {
  write("proc/self/cgroup", "0::/user/one\n");
  write("groups/user/one/memory.max", "1000000000\n");
  write("groups/user/one/memory.current", "400000000\n");
  EXPECT_EQ(available(), 6e8);
  // Pages of files are dropped when memory is asked for.
  write("groups/user/one/memory.stat", "anon 300000000\ninactive_file 100000000\n");
  EXPECT_EQ(available(), 7e8);
}

TEST_F(MemoryLimitsTest, SmallestLimitOfNestedCgroupsCounts) {
  write("proc/self/cgroup", "0::/user/one\n");
  write("groups/user/one/memory.max", "max\n");
  write("groups/user/one/memory.current", "400000000\n");
  write("groups/user/memory.max", "900000000\n");
  write("groups/user/memory.current", "850000000\n");
  EXPECT_EQ(available(), 5e7);
}

TEST_F(MemoryLimitsTest, ReadsCgroupsOfVersionOne) {
  write("proc/self/cgroup", "5:cpu:/\n4:memory:/job\n0::/\n");
  write("groups/memory/job/memory.limit_in_bytes", "2000000000\n");
  write("groups/memory/job/memory.usage_in_bytes", "500000000\n");
  EXPECT_EQ(available(), 1.5e9);
}

TEST_F(MemoryLimitsTest, FullCgroupLeavesNoMemory) {
  write("proc/self/cgroup", "0::/\n");
  write("groups/memory.max", "100\n");
  write("groups/memory.current", "200\n");
  EXPECT_EQ(available(), 0);
}

TEST(FormatBytesTest, HasTwoDigitsAndADecimalUnit) {
  EXPECT_EQ(formatBytes(3.1e5), "0.3 MB");
  EXPECT_EQ(formatBytes(3.14e8), "314 MB");
  EXPECT_EQ(formatBytes(7.16e9), "7.2 GB");
  EXPECT_EQ(formatBytes(6.4e13), "64 TB");
}

}  // namespace
}  // namespace gtv
