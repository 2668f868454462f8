#pragma once

#include "base/catalogue.h"

namespace gtv {

/// Where methods for parameter vectors start, the document's field "start": zero, uniform, normal,
/// local fits, or a file. startModels() makes them.
const CatalogueView& startCatalogue();

}  // namespace gtv
