#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "base/result.h"
#include "tables/byte_source.h"

namespace gtv {

struct LoadedTable;

/// A file in the IDX format, in which MNIST is published: two zero bytes, the type of the numbers,
/// how many sizes there are, these as 32-bit numbers, then the numbers, big-endian. The first size
/// counts the rows; a row of one number is the column "label", one of several becomes "pixel1",
/// "pixel2", …. Nothing if the bytes do not begin so; an Error if they are cut off or too long.
/// Messages call the file `name`.
Result<std::optional<LoadedTable>> loadIdx(ByteSource& source, const std::string& name,
                                           std::int64_t mostRows,
                                           const std::function<bool(double)>& goOn);

}  // namespace gtv
