#pragma once

#include <functional>
#include <memory>

#include "base/catalogue.h"
#include "penalties/penalty.h"

namespace gtv {

using PenaltyMaker =
    std::function<Result<std::shared_ptr<const Penalty>>(const Choice&, int dimension)>;

/// nlasso, l1, mocha.
const Catalogue<PenaltyMaker>& penaltyCatalogue();

}  // namespace gtv
