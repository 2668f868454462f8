#include "support/command_line.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <functional>
#include <iterator>
#include <sstream>
#include <thread>

#include "support/test_paths.h"

namespace gtv::testing {
namespace {

bool isOver(pid_t child) {
  siginfo_t info{};
  return ::waitid(P_PID, static_cast<id_t>(child), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
         info.si_pid == child;
}

bool handlesInterrupts(pid_t child) {
  std::ifstream status("/proc/" + std::to_string(child) + "/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("SigCgt:"))  // SIGINT is the last that it takes care of
      return (std::stoull(line.substr(7), nullptr, 16) >> (SIGINT - 1) & 1U) != 0;
  return false;
}

/// Of all its threads, in seconds.
double processorTime(pid_t child) {
  std::ifstream stat("/proc/" + std::to_string(child) + "/stat");
  std::string line;
  std::getline(stat, line);
  // The name, in brackets, may have blanks; what stands behind it are one letter and numbers.
  std::istringstream fields(line.substr(line.rfind(')') + 1));
  std::string field;
  double ticks = 0;
  for (int k = 3; k <= 15 && fields >> field; ++k)
    if (k >= 14) ticks += std::stod(field);
  return ticks / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

void waitUntil(pid_t child, const std::function<bool()>& holds) {
  while (!isOver(child) && !holds()) std::this_thread::sleep_for(std::chrono::milliseconds(2));
}

}  // namespace

Json CommandResult::json() const {
  auto parsed = Json::parse(out, nullptr, false);
  EXPECT_FALSE(parsed.is_discarded()) << out.substr(0, 500) << err;
  return parsed.is_discarded() ? Json::object() : parsed;
}

CommandLineTest::CommandLineTest() : signal_(SIGINT) {}

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
  return run(cliProgram(), arguments, environment, interruptAfter);
}

CommandResult CommandLineTest::run(const std::string& program,
                                   const std::vector<std::string>& arguments,
                                   const std::vector<std::string>& environment,
                                   int interruptAfter) const {
  const pid_t child = start(program, arguments, environment);
  if (interruptAfter >= 0 && child > 0) {
    waitUntilItHandlesSignals(child);
    std::this_thread::sleep_for(std::chrono::milliseconds(interruptAfter));
    kill(child, signal_);
  }
  return finish(child);
}

void CommandLineTest::waitUntilItHandlesSignals(pid_t child) {
  waitUntil(child, [&] { return handlesInterrupts(child); });
}

void CommandLineTest::waitUntilItHasWorked(pid_t child, double seconds) {
  const double before = processorTime(child);
  waitUntil(child, [&] { return processorTime(child) - before >= seconds; });
}

pid_t CommandLineTest::start(const std::string& program, const std::vector<std::string>& arguments,
                             const std::vector<std::string>& environment) const {
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
  const int spawned =
      posix_spawn(&child, program.c_str(), &actions, nullptr, argv.data(), envp.data());
  posix_spawn_file_actions_destroy(&actions);
  EXPECT_EQ(spawned, 0) << program;
  return spawned == 0 ? child : -1;
}

CommandResult CommandLineTest::finish(pid_t child) const {
  CommandResult result;
  if (child <= 0) return result;
  int status = 0;
  waitpid(child, &status, 0);
  result.wasKilled = !WIFEXITED(status);
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
