#include "losses/catalogue.h"

#include <fmt/format.h>

#include "base/number.h"
#include "losses/squared_loss.h"

namespace gtv {
namespace {

Vector ridgeWeights(const Choice& loss, const LossContext& context) {
  Vector ridge = Vector::Constant(context.datasets->dimension(), loss.number("ridge"));
  if (context.intercept >= 0 && !loss.flag("ridgeOnIntercept")) ridge[context.intercept] = 0;
  return ridge;
}

Result<std::shared_ptr<const LocalLoss>> makeSquared(const Choice& loss, const LossContext& context,
                                                     int node) {
  const auto samples = static_cast<double>(context.datasets->sampleCount(node));
  const double scale = loss.text("scale") == "mean" ? 1 / samples : 1;
  return std::shared_ptr<const LocalLoss>(
      std::make_shared<SquaredLoss>(context.datasets, node, scale, ridgeWeights(loss, context)));
}

}  // namespace

const Catalogue<LossMaker>& lossCatalogue() {
  static const Catalogue<LossMaker> catalogue(
      "loss",
      {{{"squared",
         "Squared error",
         "Least squares on the local data, with an optional ridge term.",
         "L_i(w) = (1/m_i) ‖X_i w − y_i‖² + μ‖w‖²",
         "[CFL] (38), [LN] (4)",
         {optionParameter("scale", "Loss is the", {"mean", "sum"},
                          "Mean over the samples of a node (as printed) or their sum (as in the "
                          "official code): the sum is m_i times larger."),
          numberParameter("ridge", "Ridge μ", 0, 0, 1e12,
                          "Adds μ‖w‖² to the loss of every node that has data."),
          booleanParameter("ridgeOnIntercept", "Ridge on intercept", false,
                           "Does the ridge term also shrink the intercept?")}},
        {LabelKind::Real, makeSquared, [](const Choice& loss) {
           return std::string(loss.text("scale") == "mean" ? "(1/m_i) ‖X_i w − y_i‖²"
                                                           : "‖X_i w − y_i‖²");
         }}}});
  return catalogue;
}

std::string describeLoss(const Choice& loss, bool hasIntercept) {
  auto text = fmt::format("L_i(w) = {}", lossCatalogue().find(loss.kind())->make.formula(loss));
  if (const double ridge = loss.has("ridge") ? loss.number("ridge") : 0; ridge > 0) {
    text += fmt::format(" + {} ‖w‖²", formatNumber(ridge));
    if (hasIntercept && !loss.flag("ridgeOnIntercept")) text += " (without the intercept)";
  }
  return text;
}

}  // namespace gtv
