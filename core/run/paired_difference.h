#pragma once

#include <vector>

#include "base/json.h"

namespace gtv {

/// {"mean", "standardError"} of differences between pairs, which were measured on the same draw:
/// std/√K, where std divides by K − 1; null for one pair.
Json pairedDifference(const std::vector<double>& differences);

}  // namespace gtv
