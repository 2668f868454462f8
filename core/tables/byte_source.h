#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "base/result.h"

namespace gtv {

/// The bytes of a file, piece by piece; of a file that gzip has written those that are packed in it
/// [RFC 1952]. What is read is never held as a whole, unless it comes through a pipe.
class ByteSource {
 public:
  /// Messages call the file `name`. An Error where there is no file that can be read.
  static Result<ByteSource> open(const std::filesystem::path& file, const std::string& name);

  /// Of a text that is in memory and outlives the source.
  static Result<ByteSource> ofText(std::string_view text, const std::string& name);

  /// The next bytes, at most `most`; none at the end. An Error says that the file cannot be read on
  /// or that what gzip has packed is damaged or cut off.
  Result<std::size_t> read(char* out, std::size_t most);
  /// The next read() begins at the beginning again.
  Result<void> rewind();
  /// Share of the file that was read, 0 to 1.
  double share() const;

 private:
  struct Bytes;
  static Result<ByteSource> begin(std::shared_ptr<Bytes> bytes);
  explicit ByteSource(std::shared_ptr<Bytes> bytes) : bytes_(std::move(bytes)) {}
  std::shared_ptr<Bytes> bytes_;
};

/// All of the bytes from here on.
Result<std::string> wholeText(ByteSource bytes);

}  // namespace gtv
