#pragma once

#include <filesystem>
#include <string_view>

#include "base/result.h"

namespace gtv {

/// A place that the user named for output. A file is replaced as a whole, so that it is never
/// half-written, and stays what it is: links are followed, and permissions, owner, other names
/// (hard links) and access list are kept. Where only writing into the file itself keeps them, that
/// is done, from a complete file beside it. A new file has the permissions that the umask leaves.
/// Devices and pipes are written into, and so are /dev/stdout and the other names of open
/// descriptors.
class FileOutput {
 public:
  /// Says what is in the way before the work, not after it; leaves nothing behind. A device or pipe
  /// is open from here on, so whoever reads the pipe waits for what comes. A pipe that nobody reads
  /// is an Error.
  static Result<FileOutput> open(const std::filesystem::path& file);

  FileOutput(FileOutput&& other) noexcept;
  FileOutput& operator=(FileOutput&& other) noexcept;
  ~FileOutput();

  /// Whether the next write() replaces what was written; on devices and pipes it is appended.
  bool isReplaced() const { return descriptor_ < 0; }
  /// Where a file is or will be: the name with its links followed.
  const std::filesystem::path& place() const { return place_; }

  /// A reader of a pipe who goes away has read what he wanted: that is no Error.
  Result<void> write(std::string_view content) const;
  /// The same of a file that is complete, which lies in the folder of place() and is moved or
  /// copied from there. It is gone afterwards, also after an Error, unless the Error says that the
  /// complete file is the only one that has everything.
  Result<void> take(const std::filesystem::path& complete) const;

 private:
  FileOutput(std::filesystem::path named, std::filesystem::path place, int descriptor);

  std::filesystem::path named_;  ///< by the user, for messages
  std::filesystem::path place_;
  int descriptor_ = -1;  ///< of a device or pipe
};

/// FileOutput in one go.
Result<void> writeFile(const std::filesystem::path& file, std::string_view content);

}  // namespace gtv
