#pragma once

#include <gtest/gtest.h>
#include <sys/types.h>

#include <filesystem>
#include <string>
#include <vector>

#include "base/json.h"
#include "base/types.h"

namespace gtv::testing {

struct CommandResult {
  int code = -1;  ///< exit code; 128 + the signal that killed it
  std::string out;
  std::string err;
  bool wasKilled = false;  ///< by a signal that it did not handle

  /// stdout as the one JSON document it must be.
  Json json() const;
};

/// Runs the real programs in a folder of its own, which goes away with the test.
class CommandLineTest : public ::testing::Test {
 protected:
  CommandLineTest();
  void SetUp() override;
  void TearDown() override;

  std::filesystem::path file(const std::string& name) const { return folder_ / name; }
  void write(const std::string& name, const std::string& text) const;
  std::string read(const std::string& name) const;

  /// `interruptAfter` ≥ 0: milliseconds of work until `signal_`.
  CommandResult cli(const std::vector<std::string>& arguments,
                    const std::vector<std::string>& environment = {},
                    int interruptAfter = -1) const;
  CommandResult run(const std::string& program, const std::vector<std::string>& arguments,
                    const std::vector<std::string>& environment = {},
                    int interruptAfter = -1) const;
  /// The same in two steps: what happens in between is up to the test.
  pid_t start(const std::string& program, const std::vector<std::string>& arguments,
              const std::vector<std::string>& environment = {}) const;
  CommandResult finish(pid_t child) const;
  /// Until the program handles SIGINT itself, or is over.
  static void waitUntilItHandlesSignals(pid_t child);
  /// Until it has taken so much processor time more than by now, or is over.
  static void waitUntilItHasWorked(pid_t child, double seconds);

  /// The arguments are refused: exit 2, empty stdout, every one of `parts` in the message.
  void refused(const std::vector<std::string>& arguments,
               const std::vector<std::string>& parts) const;

  std::filesystem::path folder_;
  int signal_;  ///< SIGINT if nobody says otherwise
};

}  // namespace gtv::testing
