#pragma once

#include <cstdio>
#include <optional>
#include <string>
#include <vector>

namespace gtv::bench {

/// Another program that is spoken to line by line through its standard input and output. It waits
/// while nobody asks, so two of them, or it and we, can be measured in turns.
class ChildProcess {
 public:
  /// The command is looked for on the PATH; its messages go to our stderr.
  explicit ChildProcess(const std::vector<std::string>& command);
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  /// The next line it prints; nothing after the last, and if it could not be started.
  std::optional<std::string> readLine();
  /// Sends a line and waits for the answer.
  std::optional<std::string> ask(const std::string& line);
  /// Waits for its end; its exit code, −1 if it was cut off.
  int finish();

 private:
  int id_ = -1;
  std::FILE* toChild_ = nullptr;
  std::FILE* fromChild_ = nullptr;
};

}  // namespace gtv::bench
