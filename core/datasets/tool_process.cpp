#include "datasets/tool_process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>

#include "base/localized.h"

namespace gtv {
namespace {

constexpr int waitMilliseconds = 50;
/// Waits for a program that was asked to end, before it is made to.
constexpr int patience = 20;
/// So much of what a program says is part of a message.
constexpr std::size_t mostSaid = 400;
/// What a child that could not become the program ends with.
constexpr int notStarted = 127;

/// In the child: becomes the program, with stderr in the pipe.
[[noreturn]] void becomeTool(char* const* arguments, const char* folder, int said) {
  // A group of its own: a stop ends what it has started, too.
  ::setpgid(0, 0);
  const int nothing = ::open("/dev/null", O_RDWR | O_CLOEXEC);
  if (::chdir(folder) == 0 && nothing >= 0 && ::dup2(nothing, STDIN_FILENO) >= 0 &&
      ::dup2(nothing, STDOUT_FILENO) >= 0 && ::dup2(said, STDERR_FILENO) >= 0)
    ::execvp(arguments[0], arguments);
  ::_exit(notStarted);
}

/// The last line with a letter in it.
std::string lastLine(const std::string& said) {
  std::string last;
  std::size_t begin = 0;
  while (begin < said.size()) {
    const auto end = std::min(said.find('\n', begin), said.size());
    const auto line = said.substr(begin, end - begin);
    if (line.find_first_not_of(" \t\r") != std::string::npos) last = line;
    begin = end + 1;
  }
  return last;
}

}  // namespace

Result<void> runTool(const std::vector<std::string>& arguments, const std::filesystem::path& folder,
                     const std::stop_token& stop, const std::function<void()>& waiting) {
  const auto& tool = arguments.front();
  std::array<int, 2> pipe{};
  if (::pipe2(pipe.data(), O_CLOEXEC) != 0)
    return Error{tool, fmt::format("cannot be started: {}", std::strerror(errno))};
  // All that the child needs is made before it is there.
  std::vector<char*> raw;
  raw.reserve(arguments.size() + 1);
  for (const auto& argument : arguments) raw.push_back(const_cast<char*>(argument.c_str()));
  raw.push_back(nullptr);
  const auto place = folder.string();
  const pid_t child = ::fork();
  if (child == 0) becomeTool(raw.data(), place.c_str(), pipe[1]);
  ::close(pipe[1]);
  if (child < 0) {
    ::close(pipe[0]);
    return Error{tool, fmt::format("cannot be started: {}", std::strerror(errno))};
  }
  ::setpgid(child, child);
  std::string said;
  int sinceStop = 0;
  for (std::array<char, 4096> block{};;) {
    if (stop.stop_requested()) {
      if (sinceStop == 0) ::kill(-child, SIGTERM);
      if (++sinceStop == patience) ::kill(-child, SIGKILL);
    }
    if (waiting) waiting();
    pollfd ready{pipe[0], POLLIN, 0};
    if (::poll(&ready, 1, waitMilliseconds) <= 0) continue;
    const auto got = ::read(pipe[0], block.data(), block.size());
    if (got <= 0) break;
    said.append(block.data(), static_cast<std::size_t>(got));
    if (said.size() > 4 * mostSaid) said.erase(0, said.size() - 2 * mostSaid);
  }
  ::close(pipe[0]);
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (sinceStop > 0) return Error{tool, "stopped"};
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return {};
  if (WIFEXITED(status) && WEXITSTATUS(status) == notStarted && said.empty())
    return Error{tool, "is not installed on this system"};
  const auto last = lastLine(said).substr(0, mostSaid);
  return Error{tool, last.empty() ? std::string("failed and did not say why")
                                  : fmt::format("failed: {}", last)};
}

}  // namespace gtv
