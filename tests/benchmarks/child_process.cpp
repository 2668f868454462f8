#include "child_process.h"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>

#include "base/check.h"

namespace gtv::bench {
namespace {

std::array<int, 2> makePipe() {
  std::array<int, 2> ends{};
  check(pipe(ends.data()) == 0, "a pipe can be made");
  return ends;
}

}  // namespace

ChildProcess::ChildProcess(const std::vector<std::string>& command) {
  // A child that is gone shows by its missing answer.
  std::signal(SIGPIPE, SIG_IGN);
  const auto down = makePipe();
  const auto up = makePipe();
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, down[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, up[1], STDOUT_FILENO);
  for (const int end : {down[0], down[1], up[0], up[1]})
    posix_spawn_file_actions_addclose(&actions, end);
  std::vector<std::string> words = command;
  std::vector<char*> arguments(words.size() + 1, nullptr);
  for (std::size_t k = 0; k < words.size(); ++k) arguments[k] = words[k].data();
  pid_t id = -1;
  if (posix_spawnp(&id, arguments[0], &actions, nullptr, arguments.data(), environ) != 0) id = -1;
  posix_spawn_file_actions_destroy(&actions);
  close(down[0]);
  close(up[1]);
  id_ = id;
  toChild_ = fdopen(down[1], "w");
  fromChild_ = fdopen(up[0], "r");
  check(toChild_ != nullptr && fromChild_ != nullptr, "the pipes open as files");
}

ChildProcess::~ChildProcess() {
  finish();
  if (fromChild_ != nullptr) std::fclose(fromChild_);
}

std::optional<std::string> ChildProcess::readLine() {
  std::string line;
  for (int c = std::fgetc(fromChild_); c != EOF; c = std::fgetc(fromChild_)) {
    if (c == '\n') return line;
    line += static_cast<char>(c);
  }
  return std::nullopt;
}

std::optional<std::string> ChildProcess::ask(const std::string& line) {
  std::fputs((line + "\n").c_str(), toChild_);
  std::fflush(toChild_);
  return readLine();
}

int ChildProcess::finish() {
  if (toChild_ != nullptr) std::fclose(toChild_);
  toChild_ = nullptr;
  if (id_ < 0) return -1;
  int status = 0;
  const bool waited = waitpid(id_, &status, 0) == id_;
  id_ = -1;
  return waited && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace gtv::bench
