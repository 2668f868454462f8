#include "base/processors.h"

#include <gtest/gtest.h>
#include <sched.h>
#include <unistd.h>

#include <fstream>

#include "base/parallel.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;

class ProcessorsTest : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("gtv-groups-" + std::to_string(::getpid()));
    fs::remove_all(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  void write(const std::string& name, const std::string& text) const {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name) << text << "\n";
  }

  fs::path folder_;
};

TEST_F(ProcessorsTest, CountsOnlyProcessorsOfTheThreadAffinity) {
  cpu_set_t before;
  ASSERT_EQ(::sched_getaffinity(0, sizeof before, &before), 0);
  EXPECT_EQ(processorsOfAffinity(), CPU_COUNT(&before));
  int first = 0;
  while (!CPU_ISSET(first, &before)) ++first;
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(first, &one);
  ASSERT_EQ(::sched_setaffinity(0, sizeof one, &one), 0);
  EXPECT_EQ(processorsOfAffinity(), 1);
  EXPECT_EQ(processorCount(), 1);
  ASSERT_EQ(::sched_setaffinity(0, sizeof before, &before), 0);
  EXPECT_GE(processorCount(), 1);
  EXPECT_LE(processorCount(), CPU_COUNT(&before));
}

TEST_F(ProcessorsTest, SmallestQuotaOfNestedCgroupsCounts) {
  const std::string member = "0::/outer/inner\n";
  EXPECT_EQ(processorsOfGroup(member, folder_), std::nullopt);
  write("outer/inner/cpu.max", "max 100000");
  EXPECT_EQ(processorsOfGroup(member, folder_), std::nullopt);
  write("outer/cpu.max", "150000 100000");
  EXPECT_EQ(processorsOfGroup(member, folder_), 1.5);
  write("outer/inner/cpu.max", "50000 100000");
  EXPECT_EQ(processorsOfGroup(member, folder_), 0.5);
  EXPECT_EQ(processorsOfGroup("0::/outer\n", folder_), 1.5);
  // In a container its own group is the root, and what the path names is not to be seen.
  write("cpu.max", "400000 100000");
  EXPECT_EQ(processorsOfGroup("0::/docker/1234\n", folder_), 4.0);
}

TEST_F(ProcessorsTest, ReadsCgroupsOfVersionOne) {
  const std::string member = "5:memory:/box\n4:cpu,cpuacct:/box\n1:name=systemd:/\n0::/\n";
  write("cpu,cpuacct/box/cpu.cfs_quota_us", "-1");
  write("cpu,cpuacct/box/cpu.cfs_period_us", "100000");
  EXPECT_EQ(processorsOfGroup(member, folder_), std::nullopt);
  write("cpu,cpuacct/box/cpu.cfs_quota_us", "250000");
  EXPECT_EQ(processorsOfGroup(member, folder_), 2.5);
  EXPECT_EQ(processorsOfGroup("4:cpuacct:/box\n", folder_), std::nullopt);
}

TEST_F(ProcessorsTest, InvalidCgroupSetsNoLimit) {
  write("cpu.max", "many 100000");
  for (const char* member : {"", "\n", "nonsense", "0:", "0::/\n\n"})
    EXPECT_EQ(processorsOfGroup(member, folder_), std::nullopt) << member;
  write("cpu.max", "100000 0");
  EXPECT_EQ(processorsOfGroup("0::/\n", folder_), std::nullopt);
}

}  // namespace
}  // namespace gtv
