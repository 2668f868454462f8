#include "base/input_file.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <thread>

#include "base/csv.h"
#include "base/json.h"
#include "support/sessions.h"

namespace gtv {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using testing::ScratchFolder;

class InputFileTest : public ::testing::Test {
 protected:
  std::string pipe(const std::string& name) const {
    auto path = scratch_.file(name).string();
    EXPECT_EQ(::mkfifo(path.c_str(), 0600), 0);
    return path;
  }
  std::string write(const std::string& name, const std::string& text) const {
    auto path = scratch_.file(name).string();
    std::ofstream(path, std::ios::binary) << text;
    return path;
  }
  /// Writes the text into the pipe from a thread of its own.
  static std::jthread writer(const std::string& path, const std::string& text) {
    return std::jthread([path, text] { std::ofstream(path, std::ios::binary) << text; });
  }

  ScratchFolder scratch_;
};

std::string whyNot(const std::string& file, std::uintmax_t most = anySize) {
  const auto text = readInput(file, most);
  return text ? "" : text.error().text();
}

TEST_F(InputFileTest, PipeWithoutWriterIsRefused) {
  const auto path = pipe("p");
  EXPECT_EQ(whyNot(path), path + ": is a pipe that nobody writes to");
}

TEST_F(InputFileTest, EveryReaderRefusesPipeWithoutWriter) {
  const auto path = pipe("p");
  const auto message = HasSubstr("is a pipe that nobody writes to");
  std::string text;
  std::string table;
  std::string matrix;
  {
    const std::jthread first([&] { text = readTextFile(path).error().text(); });
    const std::jthread second([&] { table = readCsv(path).error().text(); });
    const std::jthread third([&] { matrix = readCsvMatrix(path).error().text(); });
  }
  EXPECT_THAT(text, message);
  EXPECT_THAT(table, message);
  EXPECT_THAT(matrix, message);
}

TEST_F(InputFileTest, PipeIsReadToItsEnd) {
  const auto path = pipe("p");
  // More than a pipe holds at once.
  std::string text;
  for (int k = 0; k < 50'000; ++k) text += std::to_string(k) + "\n";
  const auto writing = writer(path, text);
  EXPECT_EQ(readInput(path, anySize).value(), text);
}

TEST_F(InputFileTest, ClosedEmptyPipeGivesEmptyText) {
  int ends[2];
  ASSERT_EQ(::pipe(ends), 0);
  ::close(ends[1]);
  EXPECT_EQ(readInput("/dev/fd/" + std::to_string(ends[0]), anySize).value(), "");
  ::close(ends[0]);
}

TEST_F(InputFileTest, ShellPipeIsRead) {
  int ends[2];
  ASSERT_EQ(::pipe(ends), 0);
  ASSERT_EQ(::write(ends[1], "a,b\n1,2\n", 8), 8);
  ::close(ends[1]);
  EXPECT_EQ(readInput("/dev/fd/" + std::to_string(ends[0]), anySize).value(), "a,b\n1,2\n");
  ::close(ends[0]);
}

TEST_F(InputFileTest, PipeLongerThanTheLimitIsRefused) {
  const auto path = pipe("p");
  // Its writer is left alone with what nobody reads.
  const auto before = std::signal(SIGPIPE, SIG_IGN);
  auto writing = writer(path, std::string(3'000'000, 'x'));
  EXPECT_EQ(whyNot(path, 2'000'000),
            path + ": is a pipe with more than 2 MB, expected at most that");
  writing.join();
  std::signal(SIGPIPE, before);
}

TEST_F(InputFileTest, FoldersDevicesAndSocketsAreRefused) {
  EXPECT_THAT(whyNot(scratch_.path()), EndsWith("is a folder, expected a file"));
  EXPECT_EQ(whyNot("/dev/null"), "/dev/null: is a device, expected a file");
  EXPECT_EQ(whyNot("/dev/zero"), "/dev/zero: is a device, expected a file");
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  const auto path = scratch_.file("s").string();
  ASSERT_LT(path.size(), sizeof address.sun_path);
  std::copy(path.begin(), path.end(), address.sun_path);
  const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
  ASSERT_EQ(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  EXPECT_EQ(whyNot(path), path + ": is a socket, expected a file");
  EXPECT_EQ(checkIsFile(path).error().text(), path + ": is a socket, expected a file");
  ::close(socket);
}

TEST_F(InputFileTest, ProcAndSysFilesAreRefused) {
  for (const char* view :
       {"/proc/self/status", "/proc/self/environ", "/sys/kernel/uevent_seqnum"}) {
    if (::access(view, R_OK) != 0) continue;  // a system may hide some of them
    const auto message = std::string(view) + ": is a view of the running system, expected a file";
    EXPECT_EQ(whyNot(view), message);
    EXPECT_EQ(checkIsFile(view).error().text(), message);
  }
  ASSERT_EQ(::access("/proc/self/status", R_OK), 0);
}

TEST_F(InputFileTest, OpenFileIsReadByDescriptor) {
  const auto path = write("a.txt", "abc");
  const int file = ::open(path.c_str(), O_RDONLY);
  EXPECT_EQ(readInput("/proc/self/fd/" + std::to_string(file), anySize).value(), "abc");
  ::close(file);
}

TEST_F(InputFileTest, TooLargeFilesAreRefusedWithoutReading) {
  const auto path = write("large", "");
  // A terabyte that takes no room: reading it would not end.
  ASSERT_EQ(::truncate(path.c_str(), 1'000'000'000'000), 0);
  EXPECT_EQ(whyNot(path, 64'000'000), path + ": is a file of 1000000 MB, expected at most 64 MB");
}

TEST_F(InputFileTest, NonFileInputIsReported) {
  EXPECT_TRUE(checkIsFile(write("a.txt", "")).ok());
  EXPECT_TRUE(checkIsFile(scratch_.file("none")).ok());
  EXPECT_THAT(checkIsFile(pipe("p")).error().text(), EndsWith("is a pipe, expected a file"));
  EXPECT_THAT(checkIsFile("/dev/zero").error().text(), EndsWith("is a device, expected a file"));
  EXPECT_THAT(checkIsFile(scratch_.path()).error().text(),
              EndsWith("is a folder, expected a file"));
}

}  // namespace
}  // namespace gtv
