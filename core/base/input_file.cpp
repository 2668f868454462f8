#include "base/input_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/magic.h>
#include <poll.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <memory>
#include <mutex>
#include <new>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace gtv {
namespace {

namespace fs = std::filesystem;
using PipeClock = std::chrono::steady_clock;

constexpr std::chrono::seconds longestWithoutWriter{1};
constexpr std::chrono::seconds longestSilence{10};
constexpr std::chrono::seconds longestOfAll{600};
/// Whether there was a stop.
constexpr std::chrono::milliseconds lookEvery{100};
constexpr std::uintmax_t megabyte = 1'000'000;
constexpr std::uintmax_t mostOfPipe = 256 * megabyte;

/// Why a thing of this kind is not read; empty for files and pipes.
std::string_view refusedKind(mode_t mode) {
  if (S_ISDIR(mode)) return "is a folder, expected a file";
  if (S_ISCHR(mode) || S_ISBLK(mode)) return "is a device, expected a file";
  if (S_ISSOCK(mode)) return "is a socket, expected a file";
  return {};
}

bool isViewOfTheSystem(const struct statfs& system) {
  constexpr std::array<unsigned long, 7> views{
      PROC_SUPER_MAGIC, SYSFS_MAGIC,        DEBUGFS_MAGIC,      TRACEFS_MAGIC,
      SECURITYFS_MAGIC, CGROUP_SUPER_MAGIC, CGROUP2_SUPER_MAGIC};
  return std::find(views.begin(), views.end(), static_cast<unsigned long>(system.f_type)) !=
         views.end();
}

constexpr const char* viewOfTheSystem = "is a view of the running system, expected a file";

Error cannotBeRead(const fs::path& file) {
  return {file.string(), fmt::format("cannot be read ({})", std::strerror(errno))};
}

}  // namespace

/// An open file that is closed at the end of the block.
class OpenInput {
 public:
  /// Without waiting for anybody, and without becoming the terminal's program.
  explicit OpenInput(const fs::path& file)
      : number_(::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)) {}
  ~OpenInput() {
    if (number_ >= 0) ::close(number_);
  }
  OpenInput(const OpenInput&) = delete;
  OpenInput& operator=(const OpenInput&) = delete;

  int number() const { return number_; }
  /// How many bytes were there, or −1 and errno.
  ssize_t readInto(char* out, std::size_t most) {
    ssize_t got = 0;
    do {
      got = ::read(number_, out, most);
    } while (got < 0 && errno == EINTR);
    return got;
  }
  /// The same; appends them.
  ssize_t readOn(std::string& text) {
    const auto got = readInto(block_.data(), block_.size());
    if (got > 0) text.append(block_.data(), static_cast<std::size_t>(got));
    return got;
  }

 private:
  int number_;
  std::array<char, std::size_t{1} << 16U> block_{};
};

namespace {

/// What stopInputWith() was told last.
class InputStop {
 public:
  void set(std::stop_token stop) {
    const std::scoped_lock lock(mutex_);
    stop_ = std::move(stop);
  }
  bool requested() {
    const std::scoped_lock lock(mutex_);
    return stop_.stop_requested();
  }

  std::atomic<bool> endedSomething{false};

 private:
  std::mutex mutex_;
  std::stop_token stop_;
};

InputStop& inputStop() {
  static InputStop stop;
  return stop;
}

/// What poll() says of the pipe by then; 0: nothing, or a stop.
short eventsUntil(int pipe, PipeClock::time_point end) {
  for (;;) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - PipeClock::now());
    if (left.count() <= 0 || inputStop().requested()) return 0;
    pollfd waiting{pipe, POLLIN, 0};
    const int ready = ::poll(&waiting, 1, static_cast<int>(std::min(left, lookEvery).count()));
    if (ready > 0) return waiting.revents;
    if (ready < 0 && errno != EINTR) return 0;
  }
}

Result<std::string> readPipe(const fs::path& file, OpenInput& pipe, std::uintmax_t mostBytes) {
  const auto refused = [&](std::string message) {
    return Error{file.string(), std::move(message)};
  };
  const auto most = std::min(mostBytes, mostOfPipe);
  const auto endOfAll = PipeClock::now() + longestOfAll;
  std::string text;
  bool hasWaited = false;  ///< for a writer, in vain
  for (;;) {
    const auto got = pipe.readOn(text);
    if (text.size() > most)
      return refused(
          fmt::format("is a pipe with more than {} MB, expected at most that", most / megabyte));
    if (got < 0 && errno != EAGAIN) return cannotBeRead(file);
    if (inputStop().requested()) {
      inputStop().endedSomething = true;
      return refused("stopped while it was read");
    }
    if (PipeClock::now() >= endOfAll)
      return refused(
          fmt::format("is a pipe that did not end within {} seconds; write it to a file "
                      "first",
                      longestOfAll.count()));
    if (got > 0) continue;
    // Without a writer reading says that this is the end, before the first one has come, too: only
    // after one was there is the pipe hung up.
    const bool hasWriter = got != 0;
    if (!hasWriter && hasWaited) return refused("is a pipe that nobody writes to");
    const auto patience = hasWriter ? longestSilence : longestWithoutWriter;
    const auto events = eventsUntil(pipe.number(), PipeClock::now() + patience);
    if (inputStop().requested()) continue;
    if (hasWriter && events == 0)
      return refused(
          fmt::format("is a pipe through which nothing more came for {} seconds; write it to a "
                      "file first",
                      patience.count()));
    // That somebody opens the pipe and writes nothing yet is no event: reading once more tells.
    hasWaited = events == 0;
    if (!hasWriter && events != 0 && (events & POLLIN) == 0) return text;
  }
}

Result<std::string> readDiskFile(const fs::path& file, OpenInput& input, std::uintmax_t size) {
  std::string text;
  text.reserve(size);
  ssize_t got = 0;
  while ((got = input.readOn(text)) > 0) {
  }
  if (got < 0) return cannotBeRead(file);
  return text;
}

/// The file, open, with what it is; an Error if it is nothing to read.
Result<std::unique_ptr<OpenInput>> openInput(const fs::path& file, struct stat& status) {
  // Before it is opened: that alone can start something at a device.
  if (::stat(file.c_str(), &status) != 0) return cannotBeRead(file);
  if (const auto why = refusedKind(status.st_mode); !why.empty())
    return Error{file.string(), std::string(why)};
  auto input = std::make_unique<OpenInput>(file);
  struct statfs system {};
  if (input->number() < 0 || ::fstat(input->number(), &status) != 0 ||
      ::fstatfs(input->number(), &system) != 0)
    return cannotBeRead(file);
  if (const auto why = refusedKind(status.st_mode); !why.empty())
    return Error{file.string(), std::string(why)};
  if (!S_ISFIFO(status.st_mode) && isViewOfTheSystem(system))
    return Error{file.string(), viewOfTheSystem};
  return input;
}

}  // namespace

void stopInputWith(std::stop_token stop) { inputStop().set(std::move(stop)); }

bool inputWasStopped() { return inputStop().endedSomething; }

Result<std::string> readInput(const fs::path& file, std::uintmax_t mostBytes) {
  struct stat status {};
  auto opened = openInput(file, status);
  if (!opened) return opened.error();
  auto& input = **opened;
  if (S_ISFIFO(status.st_mode)) return readPipe(file, input, mostBytes);
  const auto size = static_cast<std::uintmax_t>(status.st_size);
  if (size > mostBytes)
    return Error{file.string(), fmt::format("is a file of {} MB, expected at most {} MB",
                                            size / megabyte, mostBytes / megabyte)};
  try {
    return readDiskFile(file, input, size);
  } catch (const std::bad_alloc&) {
    return Error{file.string(), fmt::format("is a file of {} MB, for which there is not enough "
                                            "memory",
                                            size / megabyte)};
  } catch (const std::length_error&) {
    return Error{file.string(), "is larger than any memory"};
  }
}

struct InputStream::State {
  fs::path file;
  std::unique_ptr<OpenInput> disk;  ///< null: all of it is in `text`
  std::string text;
  std::size_t at = 0;
  std::uintmax_t size = 0;
};

Result<InputStream> InputStream::open(const fs::path& file) {
  struct stat status {};
  auto opened = openInput(file, status);
  if (!opened) return opened.error();
  auto state = std::make_shared<State>();
  state->file = file;
  state->size = static_cast<std::uintmax_t>(status.st_size);
  if (S_ISFIFO(status.st_mode)) {
    auto text = readPipe(file, **opened, anySize);
    if (!text) return text.error();
    state->text = std::move(*text);
    state->size = state->text.size();
  } else {
    state->disk = std::move(*opened);
  }
  return InputStream(std::move(state));
}

Result<std::size_t> InputStream::read(char* out, std::size_t most) {
  auto& state = *state_;
  if (state.disk) {
    const auto got = state.disk->readInto(out, most);
    if (got < 0) return cannotBeRead(state.file);
    return static_cast<std::size_t>(got);
  }
  const auto got = std::min(most, state.text.size() - state.at);
  std::copy_n(state.text.data() + state.at, got, out);
  state.at += got;
  return got;
}

Result<void> InputStream::rewind() {
  state_->at = 0;
  if (state_->disk && ::lseek(state_->disk->number(), 0, SEEK_SET) != 0)
    return cannotBeRead(state_->file);
  return {};
}

std::uintmax_t InputStream::size() const { return state_->size; }

Result<void> checkIsFile(const fs::path& file) {
  struct stat status {};
  struct statfs system {};
  if (::stat(file.c_str(), &status) != 0 || ::statfs(file.c_str(), &system) != 0) return {};
  if (const auto why = refusedKind(status.st_mode); !why.empty())
    return Error{file.string(), std::string(why)};
  if (S_ISFIFO(status.st_mode)) return Error{file.string(), "is a pipe, expected a file"};
  if (isViewOfTheSystem(system)) return Error{file.string(), viewOfTheSystem};
  return {};
}

}  // namespace gtv
