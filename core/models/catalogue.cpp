#include "models/catalogue.h"

namespace gtv {

const Catalogue<ModelMaker>& modelCatalogue() {
  static const Catalogue<ModelMaker> catalogue(
      "model", {{{"linear",
                  "Linear",
                  "One weight per feature; an intercept is a feature that is always 1.",
                  "h(x) = wᵀx",
                  "[LN] ch. 2",
                  {}},
                 [](const Choice&, ConstVec features, ConstVec parameters) {
                   return features.dot(parameters);
                 }}});
  return catalogue;
}

}  // namespace gtv
