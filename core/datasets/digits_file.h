#pragma once

#include <memory>
#include <string>

#include "base/result.h"
#include "datasets/image_sets.h"

namespace gtv {

/// The 1797 images of 8 × 8 grey levels 0 … 16 that come with the program [UCI, Optical Recognition
/// of Handwritten Digits]: a table with the columns p0, …, p63 and digit. Messages call it `name`.
Result<std::shared_ptr<const LabelledImages>> readDigitsFile(const std::string& path,
                                                             const std::string& name);

}  // namespace gtv
