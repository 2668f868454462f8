#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "base/result.h"

namespace gtv {

struct LoadedTable;

/// A file in the IDX format, in which MNIST is published: two zero bytes, the type of the numbers,
/// how many sizes there are, these as 32-bit numbers, then the numbers, big-endian. The first size
/// counts the rows; a row of one number is the column "label", one of several becomes "pixel1",
/// "pixel2", …. Nothing if the file does not begin so; an Error if it is cut off or too long.
Result<std::optional<LoadedTable>> loadIdx(const std::filesystem::path& file,
                                           const std::string& name, std::int64_t mostRows,
                                           const std::function<bool(double)>& goOn);

}  // namespace gtv
