#pragma once

#include <cstdint>
#include <filesystem>

namespace gtv {

/// What tells a file from what it was before; two of the same file are equal if nobody wrote it.
struct FileStamp {
  bool exists = false;
  std::uintmax_t size = 0;
  std::int64_t changed = 0;  ///< nanoseconds
  std::uintmax_t number = 0;

  static FileStamp of(const std::filesystem::path& file);
  friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

}  // namespace gtv
