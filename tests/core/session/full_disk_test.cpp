// A disk that is full while a session is kept and saved: a small file system that really is, where
// the system lets a test mount one, and everywhere a limit on the size of files.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <functional>
#include <future>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "session/session_reader.h"
#include "session/session_writer.h"
#include "support/experiments.h"
#include "support/sessions.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;
using testing::expectSame;
using testing::sessionOf;
using testing::smallExperiment;

constexpr int notAllowed = 77;

Result<void> saved(SessionWriter& writer, const fs::path& target) {
  std::promise<Result<void>> done;
  writer.saveAs(target, [&](const Result<void>& result) { done.set_value(result); });
  return done.get_future().get();
}

/// What is kept and saved while there is no room, and once there is again.
void fillAndFreeDisk(const fs::path& root, const std::function<void()>& fill,
                     const std::function<void()>& freeSpace) {
  std::mutex mutex;
  std::vector<bool> said;
  SessionWriter writer(std::move(WorkingCopy::create(root / "open").value()),
                       [&](const Result<void>& done) {
                         const std::scoped_lock lock(mutex);
                         said.push_back(done.ok());
                       });
  const auto first = sessionOf(smallExperiment(), 300);
  writer.write(changesOf(first));
  const auto target = root / "x.gtvlab";
  ASSERT_TRUE(saved(writer, target));

  fill();
  // A run begins anew: the one before, whose place is in the file, cannot go on any more.
  auto later = sessionOf(smallExperiment(), 4000);
  later.runs.push_back(first.runs[0]);
  later.runs[0].id = 2;
  later.runs[1].resumePoint = nullptr;
  writer.write(changesOf(later));
  const auto failed = saved(writer, target);
  ASSERT_FALSE(failed.ok());
  EXPECT_FALSE(failed.error().message.empty());
  EXPECT_TRUE(writer.isBusy());
  // What was there before is there as it was, and nothing half written beside it.
  expectSame(first, readSession(target).value());
  expectSame(first, readSession(writer.folder() / "session.gtvlab").value());
  for (const auto& entry : fs::directory_iterator(root))
    EXPECT_THAT(entry.path().filename().string(), ::testing::AnyOf("open", "x.gtvlab", "filler"));

  freeSpace();
  bool done = false;
  for (int k = 0; k < 200 && !done; ++k) {
    done = saved(writer, target).ok();
    if (!done) std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  ASSERT_TRUE(done);
  expectSame(later, readSession(target).value());
  // Who waits to save may be served before the working copy is written again.
  for (int k = 0; k < 200 && writer.isBusy(); ++k)
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  expectSame(later, readSession(writer.folder() / "session.gtvlab").value());
  const std::scoped_lock lock(mutex);
  EXPECT_THAT(said, ::testing::ElementsAre(false, true));
}

/// In a process of its own; its exit code, 0 if nothing failed there.
int inAProcess(const std::function<bool()>& prepare, const std::function<void()>& body) {
  std::fflush(nullptr);
  const pid_t child = ::fork();
  if (child == 0) {
    if (!prepare()) std::_Exit(notAllowed);
    body();
    std::fflush(nullptr);
    std::_Exit(::testing::Test::HasFailure() ? 1 : 0);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

bool writeText(const char* file, const std::string& text) {
  std::ofstream out(file);
  out << text;
  return static_cast<bool>(out.flush());
}

/// A file system of four megabytes on the folder, for this process alone.
bool mountSmall(const fs::path& folder) {
  const auto user = std::to_string(::getuid());
  const auto group = std::to_string(::getgid());
  if (::unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0) return false;
  if (!writeText("/proc/self/setgroups", "deny") ||
      !writeText("/proc/self/uid_map", "0 " + user + " 1") ||
      !writeText("/proc/self/gid_map", "0 " + group + " 1"))
    return false;
  return ::mount("tmpfs", folder.c_str(), "tmpfs", 0, "size=4m") == 0;
}

TEST(FullDiskTest, FullFileSystemLosesNothing) {
  const testing::ScratchFolder scratch;
  const auto root = scratch.file("small");
  fs::create_directories(root);
  const auto fill = [&] {
    const int file = ::open((root / "filler").c_str(), O_WRONLY | O_CREAT, 0600);
    const std::string bytes(4096, 'x');
    while (::write(file, bytes.data(), bytes.size()) > 0) {
    }
    EXPECT_EQ(errno, ENOSPC);
    ::close(file);
  };
  const int code =
      inAProcess([&] { return mountSmall(root); },
                 [&] { fillAndFreeDisk(root, fill, [&] { fs::remove(root / "filler"); }); });
  if (code == notAllowed) GTEST_SKIP() << "this system lets no test mount a file system";
  EXPECT_EQ(code, 0);
}

TEST(FullDiskTest, FailedWritesLoseNothing) {
  const testing::ScratchFolder scratch;
  const auto limit = [](rlim_t bytes) {
    rlimit now{};
    ::getrlimit(RLIMIT_FSIZE, &now);
    now.rlim_cur = bytes;
    EXPECT_EQ(::setrlimit(RLIMIT_FSIZE, &now), 0);
  };
  const auto ignore = [] { return std::signal(SIGXFSZ, SIG_IGN) != SIG_ERR; };
  constexpr rlim_t little = 16384;
  EXPECT_EQ(inAProcess(ignore,
                       [&] {
                         fillAndFreeDisk(
                             scratch.path(), [&] { limit(little); }, [&] { limit(RLIM_INFINITY); });
                       }),
            0);
}

}  // namespace
}  // namespace gtv
