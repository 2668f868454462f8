#pragma once

#include <functional>

#include "base/catalogue.h"

namespace gtv {

/// The hypothesis h(x; w) of a local model: the prediction for one feature vector x.
using ModelMaker = std::function<double(const Choice&, ConstVec features, ConstVec parameters)>;

/// linear.
const Catalogue<ModelMaker>& modelCatalogue();

}  // namespace gtv
