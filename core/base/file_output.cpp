#include "base/file_output.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <limits>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "base/check.h"
#include "base/number.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;

/// As many links as Linux follows.
constexpr int mostLinks = 40;

/// Closes what it opened.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  explicit operator bool() const { return number_ >= 0; }
  int number() const { return number_; }
  int release() { return std::exchange(number_, -1); }

 private:
  int number_;
};

Error cannotWrite(const fs::path& file, int why) {
  return {file.string(), fmt::format("cannot be written ({})", std::strerror(why))};
}

/// The open descriptor that /dev/stdout, /dev/fd/3 and the like stand for.
std::optional<int> descriptorNamed(const fs::path& place) {
  std::error_code code;
  const auto own = fs::canonical("/proc/self/fd", code);
  if (code || fs::canonical(place.parent_path(), code) != own || code) return std::nullopt;
  const auto number = parseInteger(place.filename().string());
  if (!number || *number < 0 || *number > std::numeric_limits<int>::max()) return std::nullopt;
  return static_cast<int>(*number);
}

/// Links followed, to what need not be there yet.
Result<fs::path> followed(const fs::path& file) {
  fs::path place = file;
  for (int links = 0; links < mostLinks; ++links) {
    std::error_code code;
    if (!fs::is_symlink(fs::symlink_status(place, code)) || descriptorNamed(place)) return place;
    const auto next = fs::read_symlink(place, code);
    if (code) return cannotWrite(file, code.value());
    place = next.is_absolute() ? next : place.parent_path() / next;
  }
  return cannotWrite(file, ELOOP);
}

/// 0, or errno.
int writeAll(int descriptor, std::string_view content) {
  while (!content.empty()) {
    const auto written = ::write(descriptor, content.data(), content.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0 && errno == EAGAIN) {  // whoever gave us the pipe does not want to wait at it
      pollfd room{descriptor, POLLOUT, 0};
      ::poll(&room, 1, -1);
      continue;
    }
    if (written < 0) return errno;
    if (written == 0) return EIO;
    content.remove_prefix(static_cast<std::size_t>(written));
  }
  return 0;
}

/// On disk; what has no disk behind it says EINVAL.
int flushed(int descriptor) { return ::fsync(descriptor) == 0 || errno == EINVAL ? 0 : errno; }

/// A file of our own in the folder of `place`. Its name is short whatever that of the file is.
int openAside(const fs::path& place, mode_t mode, fs::path& aside) {
  for (int k = 0;; ++k) {
    aside = place.parent_path() / fmt::format(".gtvlab-{}-{}.part", ::getpid(), k);
    const int descriptor = ::open(aside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (descriptor >= 0 || errno != EEXIST) return descriptor;
  }
}

/// The value of an attribute of a file; nothing if it cannot be read.
std::optional<std::string> attributeOf(const fs::path& place, const char* name) {
  const auto size = ::getxattr(place.c_str(), name, nullptr, 0);
  if (size < 0) return std::nullopt;
  std::string value(static_cast<std::size_t>(size), '\0');
  const auto read = ::getxattr(place.c_str(), name, value.data(), value.size());
  if (read < 0) return std::nullopt;
  value.resize(static_cast<std::size_t>(read));
  return value;
}

/// Access list and notes, all of them.
bool takesAttributes(int descriptor, const fs::path& model) {
  constexpr const char* accessList = "system.posix_acl_access";
  // The folder may have given it a list that the model has not.
  ::fremovexattr(descriptor, accessList);
  const auto size = ::listxattr(model.c_str(), nullptr, 0);
  if (size < 0) return errno == ENOTSUP;
  std::string names(static_cast<std::size_t>(size), '\0');
  const auto read = ::listxattr(model.c_str(), names.data(), names.size());
  if (read < 0) return false;
  std::string_view left(names.data(), static_cast<std::size_t>(read));
  while (!left.empty()) {
    const std::string name(left.substr(0, left.find('\0')));
    left.remove_prefix(std::min(left.size(), name.size() + 1));
    if (name != accessList && !name.starts_with("user.")) continue;
    const auto value = attributeOf(model, name.c_str());
    if (!value || ::fsetxattr(descriptor, name.c_str(), value->data(), value->size(), 0) != 0)
      return false;
  }
  return true;
}

/// Owner first: who gives a file away loses special permissions.
bool takesAfter(int descriptor, const struct stat& model) {
  struct stat own {};
  if (::fstat(descriptor, &own) != 0) return false;
  if ((own.st_uid != model.st_uid || own.st_gid != model.st_gid) &&
      ::fchown(descriptor, model.st_uid, model.st_gid) != 0)
    return false;
  return ::fchmod(descriptor, model.st_mode & 07777U) == 0;
}

/// Whether there is room for so much, before anything of what is there goes; 0, or errno.
int reserved(int descriptor, std::size_t size) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY &&
      size > limit.rlim_cur)
    return EFBIG;
  if (size == 0) return 0;
  if (::fallocate(descriptor, FALLOC_FL_KEEP_SIZE, 0, static_cast<off_t>(size)) == 0) return 0;
  const int answer = errno;
  if (answer != ENOSPC && answer != EDQUOT && answer != EFBIG) return 0;
  // A part may be reserved by now, and nobody else would have that room.
  struct stat own {};
  if (::fstat(descriptor, &own) == 0) static_cast<void>(::ftruncate(descriptor, own.st_size) == 0);
  return answer;
}

/// Into the file itself, which gets `size` bytes from `fill`: that takes a descriptor and returns 0
/// or errno. From `isBegun` on what was there is gone.
template <class Fill>
Result<void> fillInPlace(const fs::path& named, const fs::path& place, std::size_t size,
                         Fill&& fill, bool& isBegun) {
  const Descriptor file(::open(place.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC));
  if (!file) return cannotWrite(named, errno);
  if (const int why = reserved(file.number(), size)) return cannotWrite(named, why);
  isBegun = true;
  int why = fill(file.number());
  if (why == 0 && ::ftruncate(file.number(), static_cast<off_t>(size)) != 0) why = errno;
  if (why == 0) why = flushed(file.number());
  if (why == 0) return {};
  auto error = cannotWrite(named, why);
  error.message += "; what is there is incomplete";
  return error;
}

Result<void> writeInPlace(const fs::path& named, const fs::path& place, std::string_view content) {
  bool isBegun = false;
  return fillInPlace(
      named, place, content.size(), [&](int to) { return writeAll(to, content); }, isBegun);
}

/// The complete file goes, unless it is the only one that has everything.
Result<void> moveInPlace(const fs::path& named, const fs::path& place, const fs::path& complete) {
  const Descriptor from(::open(complete.c_str(), O_RDONLY | O_CLOEXEC));
  struct stat whole {};
  if (!from || ::fstat(from.number(), &whole) != 0) {
    const int why = errno;
    ::unlink(complete.c_str());
    return cannotWrite(named, why);
  }
  const auto copy = [&](int to) {
    std::vector<char> block(1 << 16);
    for (;;) {
      const auto got = ::read(from.number(), block.data(), block.size());
      if (got == 0) return 0;
      if (got < 0 && errno == EINTR) continue;
      if (got < 0) return errno;
      if (const int why = writeAll(to, {block.data(), static_cast<std::size_t>(got)})) return why;
    }
  };
  bool isBegun = false;
  auto done = fillInPlace(named, place, static_cast<std::size_t>(whole.st_size), copy, isBegun);
  if (done || !isBegun) {
    ::unlink(complete.c_str());
    return done;
  }
  return Error{done.error().where,
               fmt::format("{}, all of it is in {}", done.error().message, complete.string())};
}

/// A device or pipe, or an open descriptor.
Result<int> openForWriting(const fs::path& named, const fs::path& place) {
  if (const auto number = descriptorNamed(place)) {
    const int flags = ::fcntl(*number, F_GETFL);
    if (flags < 0 || (flags & O_ACCMODE) == O_RDONLY) return cannotWrite(named, EBADF);
    const int copy = ::fcntl(*number, F_DUPFD_CLOEXEC, 0);
    if (copy < 0) return cannotWrite(named, errno);
    return copy;
  }
  // Without waiting for somebody who reads the pipe; writing then waits for him to read on.
  Descriptor file(::open(place.c_str(), O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
  if (!file && errno == ENXIO && fs::is_fifo(place))
    return Error{named.string(), "is a pipe that nobody reads; start its reader first"};
  if (!file) return cannotWrite(named, errno);
  const int flags = ::fcntl(file.number(), F_GETFL);
  if (flags < 0 || ::fcntl(file.number(), F_SETFL, flags & ~O_NONBLOCK) != 0)
    return cannotWrite(named, errno);
  return file.release();
}

}  // namespace

FileOutput::FileOutput(fs::path named, fs::path place, int descriptor)
    : named_(std::move(named)), place_(std::move(place)), descriptor_(descriptor) {}

FileOutput::FileOutput(FileOutput&& other) noexcept
    : named_(std::move(other.named_)),
      place_(std::move(other.place_)),
      descriptor_(std::exchange(other.descriptor_, -1)) {}

FileOutput& FileOutput::operator=(FileOutput&& other) noexcept {
  std::swap(named_, other.named_);
  std::swap(place_, other.place_);
  std::swap(descriptor_, other.descriptor_);
  return *this;
}

FileOutput::~FileOutput() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

Result<FileOutput> FileOutput::open(const fs::path& file) {
  auto place = followed(file);
  if (!place) return place.error();
  struct stat there {};
  const bool exists = ::stat(place->c_str(), &there) == 0;
  if (!exists && errno != ENOENT) return cannotWrite(file, errno);
  if (exists && S_ISDIR(there.st_mode)) return Error{file.string(), "is a folder, expected a file"};
  if (exists && S_ISSOCK(there.st_mode) && !descriptorNamed(*place))
    return Error{file.string(), "is a socket, expected a file"};
  if (descriptorNamed(*place) || (exists && !S_ISREG(there.st_mode))) {
    const auto descriptor = openForWriting(file, *place);
    if (!descriptor) return descriptor.error();
    return FileOutput(file, std::move(*place), *descriptor);
  }
  // A file that is protected stays as it is, though another one could take its place. Where there
  // is none, no empty one must be left by whoever is killed here.
  fs::path aside;
  const Descriptor attempt(exists ? ::open(place->c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC)
                                  : openAside(*place, 0600, aside));
  if (!attempt) return cannotWrite(file, errno);
  if (!exists) ::unlink(aside.c_str());
  return FileOutput(file, std::move(*place), -1);
}

Result<void> FileOutput::write(std::string_view content) const {
  if (descriptor_ >= 0) {
    const int why = writeAll(descriptor_, content);
    if (why != 0 && why != EPIPE) return cannotWrite(named_, why);
    return {};
  }
  struct stat there {};
  const bool exists = ::stat(place_.c_str(), &there) == 0;
  fs::path aside;
  Descriptor file(openAside(place_, exists ? 0600 : 0666, aside));
  if (!file) {
    // The folder is protected, or has no room for names; the file may not be.
    if (exists) return writeInPlace(named_, place_, content);
    return cannotWrite(named_, errno);
  }
  int why = writeAll(file.number(), content);
  if (why == 0) why = flushed(file.number());
  if (why == 0 && ::close(file.release()) != 0) why = errno;
  if (why == 0) return take(aside);
  ::unlink(aside.c_str());
  return cannotWrite(named_, why);
}

Result<void> FileOutput::take(const fs::path& complete) const {
  check(isReplaced(), "a device takes the place of no file");
  struct stat there {};
  const bool exists = ::stat(place_.c_str(), &there) == 0;
  if (exists) {
    // Its other names would keep what was there.
    if (there.st_nlink > 1) return moveInPlace(named_, place_, complete);
    const Descriptor file(::open(complete.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file || !takesAttributes(file.number(), place_) || !takesAfter(file.number(), there))
      return moveInPlace(named_, place_, complete);
  }
  if (::rename(complete.c_str(), place_.c_str()) == 0) return {};
  const int why = errno;
  // A file that is mounted cannot be another one, nor one of somebody else in a shared folder.
  if (exists && (why == EBUSY || why == EPERM || why == EXDEV))
    return moveInPlace(named_, place_, complete);
  ::unlink(complete.c_str());
  return cannotWrite(named_, why);
}

Result<void> writeFile(const fs::path& file, std::string_view content) {
  const auto output = FileOutput::open(file);
  if (!output) return output.error();
  return output->write(content);
}

}  // namespace gtv
