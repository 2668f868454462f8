#include "models/parametric.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/check.h"

namespace gtv {

Matrix ParametricModel::predict(ConstVec w, const RowMatrix& Z) const {
  if (network) return network->outputs(initial + w, Z);
  check(w.size() == Z.cols() * outputs, "one weight per feature and output");
  Matrix h = Z * Eigen::Map<const Matrix>(w.data(), Z.cols(), outputs);
  if (link == Link::Log) h = h.array().exp();
  return h;
}

std::string ParametricModel::description() const {
  if (network)
    return fmt::format("h(x) = network {} at the weights w⁰ + w, w⁰ common to all nodes{}",
                       fmt::join(network->options().sizes, "-"),
                       outputs > 1 ? ", p = softmax(h)" : "");
  const char* features = map ? "z(x)" : "x";
  auto text = outputs > 1 ? fmt::format("p(x) = softmax(Wᵀ{}), {} classes", features, outputs)
              : link == Link::Log
                  ? fmt::format("h(x) = wᵀ{0}, and the prediction is the mean exp(h(x))", features)
                  : fmt::format("h(x) = wᵀ{}", features);
  if (map) text += ", " + map->description();
  return text;
}

int chosenClass(const Vector& outputs) {
  Eigen::Index best = 0;
  outputs.maxCoeff(&best);
  return static_cast<int>(best);
}

}  // namespace gtv
