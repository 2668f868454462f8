#include "base/file_output.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/un.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>

namespace gtv {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

constexpr uid_t nobody = 65534;

class FileOutputTest : public ::testing::Test {
 protected:
  void SetUp() override {
    auto pattern = (fs::temp_directory_path() / "gtv-output-XXXXXX").string();
    ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
  }
  void TearDown() override {
    fs::permissions(folder_, fs::perms::owner_all);
    fs::remove_all(folder_);
  }

  fs::path file(const std::string& name) const { return folder_ / name; }
  static void fill(const fs::path& file, std::string_view text) {
    std::ofstream(file, std::ios::binary) << text;
  }
  static std::string contentOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  static struct stat about(const fs::path& file) {
    struct stat found {};
    EXPECT_EQ(::lstat(file.c_str(), &found), 0) << file;
    return found;
  }
  static mode_t modeOf(const fs::path& file) { return about(file).st_mode & 07777U; }
  int entries() const {
    return static_cast<int>(std::distance(fs::directory_iterator(folder_), {}));
  }
  void expectWritten(const fs::path& to, std::string_view text) const {
    const auto written = writeFile(to, text);
    EXPECT_TRUE(written.ok()) << written.error().text();
  }
  static std::string problem(const fs::path& to, std::string_view text = "new") {
    const auto written = writeFile(to, text);
    return written ? "" : written.error().text();
  }

  fs::path folder_;
};

/// What a process that is not root meets, by whomever the test is run.
class AsNobody {
 public:
  explicit AsNobody(const fs::path& own) : isRoot_(::geteuid() == 0) {
    if (!isRoot_) return;
    EXPECT_EQ(::chown(own.c_str(), nobody, nobody), 0);
    EXPECT_EQ(::seteuid(nobody), 0);
  }
  ~AsNobody() {
    if (isRoot_) {
      EXPECT_EQ(::seteuid(0), 0);
    }
  }
  AsNobody(const AsNobody&) = delete;
  AsNobody& operator=(const AsNobody&) = delete;

 private:
  bool isRoot_;
};

TEST_F(FileOutputTest, NewFileHasPermissionsOfTheUmask) {
  for (const mode_t mask : {0077U, 0027U, 0002U, 0U}) {
    const auto before = ::umask(mask);
    expectWritten(file("new"), "text");
    ::umask(before);
    EXPECT_EQ(modeOf(file("new")), 0666U & ~mask);
    EXPECT_EQ(contentOf(file("new")), "text");
    fs::remove(file("new"));
  }
  EXPECT_EQ(entries(), 0);
}

TEST_F(FileOutputTest, ReplacedFileKeepsPermissionsForAnyUmask) {
  for (const mode_t mode : {0600U, 0666U, 0755U, 0640U}) {
    fill(file("a"), "old");
    ASSERT_EQ(::chmod(file("a").c_str(), mode), 0);
    const auto before = ::umask(0077);
    expectWritten(file("a"), "new");
    ::umask(before);
    EXPECT_EQ(modeOf(file("a")), mode);
    EXPECT_EQ(contentOf(file("a")), "new");
  }
  EXPECT_EQ(entries(), 1);
}

TEST_F(FileOutputTest, ReplacedFileKeepsOwner) {
  fill(file("a"), "old");
  const bool isRoot = ::geteuid() == 0;
  if (isRoot) {
    ASSERT_EQ(::chown(file("a").c_str(), nobody, 12345), 0);
  }
  const auto before = about(file("a"));
  expectWritten(file("a"), "new");
  EXPECT_EQ(about(file("a")).st_uid, before.st_uid);
  EXPECT_EQ(about(file("a")).st_gid, before.st_gid);
  EXPECT_EQ(contentOf(file("a")), "new");
}

TEST_F(FileOutputTest, FileOfAnotherOwnerIsWrittenInPlace) {
  if (::geteuid() != 0) return;  // nobody else's files are at hand
  fill(file("a"), "what was old and longer");
  ASSERT_EQ(::chmod(file("a").c_str(), 0666), 0);
  ASSERT_EQ(::chmod(folder_.c_str(), 0777), 0);
  const auto before = about(file("a"));
  {
    const AsNobody somebody(folder_);
    expectWritten(file("a"), "new");
  }
  EXPECT_EQ(about(file("a")).st_uid, 0U);
  EXPECT_EQ(about(file("a")).st_ino, before.st_ino);
  EXPECT_EQ(contentOf(file("a")), "new");
  EXPECT_EQ(entries(), 1);
}

TEST_F(FileOutputTest, SymbolicLinksAreFollowedAndKept) {
  fs::create_directory(file("deep"));
  fill(file("deep/file"), "old");
  fs::create_symlink("deep/file", file("link"));
  fs::create_symlink(file("link"), file("link of link"));
  expectWritten(file("link of link"), "new");
  EXPECT_TRUE(fs::is_symlink(file("link")));
  EXPECT_TRUE(fs::is_symlink(file("link of link")));
  EXPECT_EQ(contentOf(file("deep/file")), "new");
  // What a link leads to need not be there yet.
  fs::create_symlink("deep/fresh", file("dangling"));
  expectWritten(file("dangling"), "fresh");
  EXPECT_TRUE(fs::is_symlink(file("dangling")));
  EXPECT_EQ(contentOf(file("deep/fresh")), "fresh");
  fs::create_symlink("circle", file("circle"));
  EXPECT_THAT(problem(file("circle")), HasSubstr("circle: cannot be written (Too many levels"));
}

TEST_F(FileOutputTest, HardLinkedFileIsWrittenInPlace) {
  fill(file("a"), "old");
  fs::create_hard_link(file("a"), file("b"));
  expectWritten(file("a"), "new and longer");
  EXPECT_EQ(about(file("a")).st_ino, about(file("b")).st_ino);
  EXPECT_EQ(contentOf(file("b")), "new and longer");
  expectWritten(file("b"), "short");
  EXPECT_EQ(contentOf(file("a")), "short");
  EXPECT_EQ(entries(), 2);
}

TEST_F(FileOutputTest, ReplacedFileKeepsExtendedAttributes) {
  fill(file("a"), "old");
  if (::setxattr(file("a").c_str(), "user.origin", "here", 4, 0) != 0) return;  // no place for them
  const auto before = about(file("a"));
  const int reader = ::open(file("a").c_str(), O_RDONLY | O_CLOEXEC);
  ASSERT_GE(reader, 0);
  expectWritten(file("a"), "new");
  std::array<char, 8> value{};
  EXPECT_EQ(::getxattr(file("a").c_str(), "user.origin", value.data(), value.size()), 4);
  EXPECT_EQ(contentOf(file("a")), "new");
  // It was replaced as a whole all the same.
  EXPECT_NE(about(file("a")).st_ino, before.st_ino);
  std::array<char, 8> old{};
  EXPECT_EQ(::read(reader, old.data(), old.size()), 3);
  EXPECT_EQ(std::string(old.data(), 3), "old");
  ::close(reader);
  EXPECT_EQ(entries(), 1);
}

TEST_F(FileOutputTest, ReplacedFileKeepsAccessControlList) {
  fill(file("a"), "old");
  ASSERT_EQ(::chmod(file("a").c_str(), 0640), 0);
  // As in linux/posix_acl_xattr.h: the version, and entries of tag, permissions and id. The user
  // `nobody` may read.
  std::string list("\2\0\0\0", 4);
  const auto add = [&](unsigned tag, unsigned permissions, unsigned id) {
    for (const unsigned part : {tag & 255U, tag >> 8U, permissions, 0U})
      list += static_cast<char>(part);
    for (unsigned k = 0; k < 4; ++k) list += static_cast<char>(id >> (8 * k) & 255U);
  };
  const unsigned none = ~0U;
  add(0x01, 6, none);
  add(0x02, 4, nobody);
  add(0x04, 4, none);
  add(0x10, 4, none);
  add(0x20, 0, none);
  const char* name = "system.posix_acl_access";
  if (::setxattr(file("a").c_str(), name, list.data(), list.size(), 0) != 0) return;  // no place
  const auto before = about(file("a"));
  expectWritten(file("a"), "new");
  std::array<char, 64> found{};
  ASSERT_EQ(::getxattr(file("a").c_str(), name, found.data(), found.size()),
            static_cast<ssize_t>(list.size()));
  EXPECT_EQ(std::string(found.data(), list.size()), list);
  EXPECT_EQ(modeOf(file("a")), 0640U);
  EXPECT_NE(about(file("a")).st_ino, before.st_ino);
  EXPECT_EQ(contentOf(file("a")), "new");
}

TEST_F(FileOutputTest, InterruptedWriteInPlaceLeavesCompleteCopyBesideIt) {
  fill(file("a"), "old");
  fs::create_hard_link(file("a"), file("b"));
  // A pipe does not tell how much comes, so the limit is met half way.
  ASSERT_EQ(::mkfifo(file("complete").c_str(), 0600), 0);
  const int pipe = ::open(file("complete").c_str(), O_RDWR | O_CLOEXEC);
  ASSERT_GE(pipe, 0);
  const std::string content(4000, 'x');
  ASSERT_EQ(::write(pipe, content.data(), content.size()), 4000);
  const auto output = FileOutput::open(file("a"));
  ASSERT_TRUE(output.ok());
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  rlimit small = before;
  small.rlim_cur = 1000;
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
  const auto taken = output->take(file("complete"));
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, handler);
  ::close(pipe);
  ASSERT_FALSE(taken.ok());
  EXPECT_EQ(taken.error().text(), file("a").string() +
                                      ": cannot be written (File too large); what is there is " +
                                      "incomplete, all of it is in " + file("complete").string());
  EXPECT_TRUE(fs::exists(file("complete")));
}

TEST_F(FileOutputTest, PipeWithoutReaderIsAnErrorWithoutWaiting) {
  ASSERT_EQ(::mkfifo(file("pipe").c_str(), 0600), 0);
  EXPECT_EQ(problem(file("pipe")),
            file("pipe").string() + ": is a pipe that nobody reads; start its reader first");
  EXPECT_TRUE(fs::is_fifo(file("pipe")));
}

TEST_F(FileOutputTest, PipeReaderReceivesWholeContent) {
  ASSERT_EQ(::mkfifo(file("pipe").c_str(), 0600), 0);
  const int reader = ::open(file("pipe").c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  ASSERT_GE(reader, 0);
  std::array<char, 16> got{};
  {
    const auto output = FileOutput::open(file("pipe"));
    ASSERT_TRUE(output.ok()) << output.error().text();
    EXPECT_FALSE(output->isReplaced());
    // While the work goes on the reader waits and sees no end.
    EXPECT_EQ(::read(reader, got.data(), got.size()), -1);
    EXPECT_EQ(errno, EAGAIN);
    EXPECT_TRUE(output->write("whole").ok());
  }
  ASSERT_EQ(::read(reader, got.data(), got.size()), 5);
  EXPECT_EQ(std::string(got.data(), 5), "whole");
  EXPECT_EQ(::read(reader, got.data(), got.size()), 0);
  EXPECT_TRUE(fs::is_fifo(file("pipe")));
  // Who goes away has read what he wanted.
  const auto before = std::signal(SIGPIPE, SIG_IGN);
  const auto output = FileOutput::open(file("pipe"));
  ASSERT_TRUE(output.ok());
  ::close(reader);
  EXPECT_TRUE(output->write("for nobody").ok());
  std::signal(SIGPIPE, before);
}

TEST_F(FileOutputTest, DeviceIsWrittenButNotReplaced) {
  // A terminal is one that everybody can make.
  const int screen = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  ASSERT_GE(screen, 0);
  ASSERT_EQ(::grantpt(screen), 0);
  ASSERT_EQ(::unlockpt(screen), 0);
  const fs::path terminal = ::ptsname(screen);
  expectWritten(terminal, "text");
  std::array<char, 16> got{};
  ASSERT_EQ(::read(screen, got.data(), got.size()), 4);
  EXPECT_EQ(std::string(got.data(), 4), "text");
  EXPECT_TRUE(fs::is_character_file(terminal));
  ::close(screen);
  // One in a folder of ours, where something else could take its place: another /dev/null.
  if (::mknod(file("null").c_str(), S_IFCHR | 0666, ::makedev(1, 3)) != 0) return;
  expectWritten(file("null"), "gone");
  EXPECT_TRUE(fs::is_character_file(file("null")));
  EXPECT_EQ(entries(), 1);
  EXPECT_EQ(problem("/dev/full"), "/dev/full: cannot be written (No space left on device)");
}

TEST_F(FileOutputTest, OpenDescriptorIsWrittenAtItsOffset) {
  const int open = ::open(file("log").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  ASSERT_GE(open, 0);
  ASSERT_EQ(::write(open, "before ", 7), 7);
  const auto inode = about(file("log")).st_ino;
  for (const char* names : {"/dev/fd/", "/proc/self/fd/"})
    expectWritten(names + std::to_string(open), "text ");
  ASSERT_EQ(::write(open, "after", 5), 5);
  EXPECT_EQ(contentOf(file("log")), "before text text after");
  EXPECT_EQ(about(file("log")).st_ino, inode);
  ::close(open);
  EXPECT_THAT(problem("/dev/fd/" + std::to_string(open)), HasSubstr("Bad file descriptor"));
}

TEST_F(FileOutputTest, NonFileTargetIsRefusedUntouched) {
  fs::create_directory(file("folder"));
  EXPECT_THAT(problem(file("folder")), HasSubstr("folder: is a folder, expected a file"));
  EXPECT_THAT(problem(file("no/such/file")),
              HasSubstr("file: cannot be written (No such file or directory)"));
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::strncpy(address.sun_path, file("socket").c_str(), sizeof address.sun_path - 1);
  const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  ASSERT_EQ(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  EXPECT_THAT(problem(file("socket")), HasSubstr("socket: is a socket, expected a file"));
  ::close(socket);
  EXPECT_EQ(entries(), 2);
}

TEST_F(FileOutputTest, ReadOnlyFileIsNotReplaced) {
  fill(file("a"), "old");
  ASSERT_EQ(::chmod(file("a").c_str(), 0444), 0);
  ASSERT_EQ(::chmod(folder_.c_str(), 0777), 0);
  {
    const AsNobody somebody(file("a"));
    EXPECT_THAT(problem(file("a")), HasSubstr("a: cannot be written (Permission denied)"));
  }
  EXPECT_EQ(contentOf(file("a")), "old");
  EXPECT_EQ(entries(), 1);
}

TEST_F(FileOutputTest, OwnFileInReadOnlyFolderIsWritten) {
  fill(file("a"), "old");
  ASSERT_EQ(::chmod(folder_.c_str(), 0555), 0);
  {
    const AsNobody somebody(file("a"));
    expectWritten(file("a"), "new");
    EXPECT_THAT(problem(file("b")), HasSubstr("b: cannot be written (Permission denied)"));
  }
  EXPECT_EQ(contentOf(file("a")), "new");
}

TEST_F(FileOutputTest, FileWithLongestPossibleNameIsWrittenAndReplaced) {
  const auto longest = file(std::string(255, 'n'));
  expectWritten(longest, "old");
  expectWritten(longest, "new");
  EXPECT_EQ(contentOf(longest), "new");
  EXPECT_EQ(entries(), 1);
}

TEST_F(FileOutputTest, FailedWriteKeepsOldContent) {
  fill(file("one name"), "old");
  fill(file("a"), "old");
  fs::create_hard_link(file("a"), file("b"));
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  rlimit small = before;
  small.rlim_cur = 1000;
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
  for (const char* name : {"one name", "a"})
    EXPECT_EQ(problem(file(name), std::string(5000, 'x')),
              file(name).string() + ": cannot be written (File too large)");
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, handler);
  for (const char* name : {"one name", "a", "b"}) EXPECT_EQ(contentOf(file(name)), "old");
  EXPECT_EQ(entries(), 3);
}

TEST_F(FileOutputTest, TakenFileReplacesTargetAndKeepsPermissionsAndLinks) {
  fill(file("a"), "old");
  ASSERT_EQ(::chmod(file("a").c_str(), 0600), 0);
  fill(file("b"), "old and longer");
  fs::create_hard_link(file("b"), file("c"));
  for (const char* name : {"a", "b"}) {
    fill(file("complete"), "new");
    const auto output = FileOutput::open(file(name));
    ASSERT_TRUE(output.ok());
    EXPECT_TRUE(output->take(file("complete")).ok());
    EXPECT_FALSE(fs::exists(file("complete")));
    EXPECT_EQ(contentOf(file(name)), "new");
  }
  EXPECT_EQ(modeOf(file("a")), 0600U);
  EXPECT_EQ(contentOf(file("c")), "new");
}

}  // namespace
}  // namespace gtv
