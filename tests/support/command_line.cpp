#include "support/command_line.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <iterator>
#include <thread>

namespace gtv::testing {
namespace {

/// Has the program come as far as handling SIGINT itself? (Also true if it is already over.)
bool holdsBackInterrupts(pid_t child) {
  std::ifstream status("/proc/" + std::to_string(child) + "/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("State:") && line.find('Z') != std::string::npos) return true;
    if (line.starts_with("SigBlk:"))
      return (std::stoull(line.substr(7), nullptr, 16) >> (SIGINT - 1) & 1U) != 0;
  }
  return true;
}

}  // namespace

Json CommandResult::json() const {
  auto parsed = Json::parse(out, nullptr, false);
  EXPECT_FALSE(parsed.is_discarded()) << out.substr(0, 500) << err;
  return parsed.is_discarded() ? Json::object() : parsed;
}

void CommandLineTest::SetUp() {
  const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
  folder_ = std::filesystem::temp_directory_path() /
            ("gtv-cli-" + std::to_string(::getpid()) + "-" + test->name());
  std::filesystem::remove_all(folder_);
  std::filesystem::create_directories(folder_);
}

void CommandLineTest::TearDown() {
  std::filesystem::permissions(folder_, std::filesystem::perms::owner_all);
  std::filesystem::remove_all(folder_);
}

void CommandLineTest::write(const std::string& name, const std::string& text) const {
  std::ofstream(file(name), std::ios::binary) << text;
}

std::string CommandLineTest::read(const std::string& name) const {
  std::ifstream in(file(name), std::ios::binary);
  EXPECT_TRUE(in) << name;
  return {std::istreambuf_iterator<char>(in), {}};
}

CommandResult CommandLineTest::cli(const std::vector<std::string>& arguments,
                                   const std::vector<std::string>& environment,
                                   int interruptAfter) const {
  return run(GTV_CLI, arguments, environment, interruptAfter);
}

CommandResult CommandLineTest::run(const char* program, const std::vector<std::string>& arguments,
                                   const std::vector<std::string>& environment,
                                   int interruptAfter) const {
  const auto outFile = file(".stdout").string();
  const auto errFile = file(".stderr").string();
  std::vector<std::string> words{program};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> argv;
  argv.reserve(words.size() + 1);
  for (auto& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  std::vector<std::string> variables = environment;
  for (char** v = environ; *v != nullptr; ++v) {
    const std::string variable = *v;
    const auto name = variable.substr(0, variable.find('=') + 1);
    bool replaced = false;
    for (const auto& own : environment) replaced = replaced || own.starts_with(name);
    if (!replaced) variables.push_back(variable);
  }
  std::vector<char*> envp;
  envp.reserve(variables.size() + 1);
  for (auto& variable : variables) envp.push_back(variable.data());
  envp.push_back(nullptr);

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addchdir_np(&actions, folder_.c_str());
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, outFile.c_str(), O_WRONLY | O_CREAT | O_TRUNC,
                                   0644);
  posix_spawn_file_actions_addopen(&actions, 2, errFile.c_str(), O_WRONLY | O_CREAT | O_TRUNC,
                                   0644);
  pid_t child = 0;
  const int spawned = posix_spawn(&child, program, &actions, nullptr, argv.data(), envp.data());
  posix_spawn_file_actions_destroy(&actions);
  EXPECT_EQ(spawned, 0) << program;
  if (spawned != 0) return {};
  if (interruptAfter >= 0) {
    while (!holdsBackInterrupts(child)) std::this_thread::sleep_for(std::chrono::milliseconds(2));
    std::this_thread::sleep_for(std::chrono::milliseconds(interruptAfter));
    kill(child, kills_ ? SIGKILL : SIGINT);
  }
  int status = 0;
  waitpid(child, &status, 0);
  CommandResult result;
  result.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  result.out = read(".stdout");
  result.err = read(".stderr");
  return result;
}

void CommandLineTest::refused(const std::vector<std::string>& arguments,
                              const std::vector<std::string>& parts) const {
  const auto result = cli(arguments);
  std::string line;
  for (const auto& argument : arguments) line += argument + " ";
  EXPECT_EQ(result.code, 2) << line << result.err;
  EXPECT_EQ(result.out, "") << line;
  EXPECT_TRUE(result.err.starts_with("error: ")) << line << result.err;
  for (const auto& part : parts)
    EXPECT_NE(result.err.find(part), std::string::npos)
        << line << "\n  should say: " << part << "\n  says: " << result.err;
}

}  // namespace gtv::testing
