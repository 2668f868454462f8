#pragma once

#include <cstdint>
#include <filesystem>
#include <limits>
#include <memory>
#include <stop_token>
#include <string>
#include <utility>

#include "base/result.h"

namespace gtv {

// What the files that somebody names may be. A file on a disk is read. So is a pipe (/dev/stdin,
// <(command)), within bounds: one that nobody writes to is given up after a second, a writer
// that says nothing after ten, and no more than 256 MB are taken. Folders, devices, sockets and the
// views of the running system in /proc and /sys, whose sizes mean nothing and some of which never
// end, are refused.

constexpr std::uintmax_t anySize = std::numeric_limits<std::uintmax_t>::max();

/// From now on waiting for what comes through a pipe ends within a tenth of a second after this
/// stop, with an Error. Of the whole process; for main().
void stopInputWith(std::stop_token stop);
/// Whether that has happened.
bool inputWasStopped();

/// The whole content. A file of more than `mostBytes` is refused before any of it is read.
Result<std::string> readInput(const std::filesystem::path& file, std::uintmax_t mostBytes);

/// The same content, piece by piece: only what comes through a pipe is held in memory.
class InputStream {
 public:
  static Result<InputStream> open(const std::filesystem::path& file);
  /// The next bytes, at most `most`; 0 at the end.
  Result<std::size_t> read(char* out, std::size_t most);
  /// The next read() begins at the beginning again.
  Result<void> rewind();
  /// Bytes, when it was opened.
  std::uintmax_t size() const;

 private:
  struct State;
  explicit InputStream(std::shared_ptr<State> state) : state_(std::move(state)) {}
  std::shared_ptr<State> state_;
};

/// For files that others open (SQLite, Qt), who would wait for a pipe: an Error if something is
/// there that is not a regular file. Does not open it.
Result<void> checkIsFile(const std::filesystem::path& file);

}  // namespace gtv
