#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "base/types.h"

namespace gtv::testing {

struct CommandResult {
  int code = -1;  ///< exit code; 128 + the signal that killed it
  std::string out;
  std::string err;

  /// stdout as the one JSON document it must be.
  Json json() const;
};

/// Runs the real programs in a folder of its own, which goes away with the test.
class CommandLineTest : public ::testing::Test {
 protected:
  void SetUp() override;
  void TearDown() override;

  std::filesystem::path file(const std::string& name) const { return folder_ / name; }
  void write(const std::string& name, const std::string& text) const;
  std::string read(const std::string& name) const;

  /// `interruptAfter` ≥ 0: milliseconds of work until SIGINT, or SIGKILL once `kills_` is set.
  CommandResult cli(const std::vector<std::string>& arguments,
                    const std::vector<std::string>& environment = {},
                    int interruptAfter = -1) const;
  CommandResult run(const char* program, const std::vector<std::string>& arguments,
                    const std::vector<std::string>& environment = {},
                    int interruptAfter = -1) const;

  /// The arguments are refused: exit 2, empty stdout, every one of `parts` in the message.
  void refused(const std::vector<std::string>& arguments,
               const std::vector<std::string>& parts) const;

  std::filesystem::path folder_;
  bool kills_ = false;
};

}  // namespace gtv::testing
