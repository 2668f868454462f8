#include "losses/loss_curves.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "base/check.h"
#include "base/number.h"
#include "losses/catalogue.h"

namespace gtv {
namespace {

using SampleKind = SampleLoss::Kind;

LossCurve curveOf(std::string id, LossAbscissa abscissa, SampleLoss loss) {
  const auto* entry = lossCatalogue().find(id);
  check(entry != nullptr, "curves are drawn of losses in the catalogue");
  auto name = entry->info.label;
  if (loss.kind == SampleKind::Huber) name += ", δ = " + formatNumber(loss.delta);
  return {std::move(id), std::move(name), abscissa, loss};
}

/// log Σ_c exp h_c without the c-th = `left`, without overflow.
double logSumWithout(ConstVec h, Eigen::Index left) {
  double largest = -std::numeric_limits<double>::infinity();
  for (Eigen::Index c = 0; c < h.size(); ++c)
    if (c != left) largest = std::max(largest, h[c]);
  if (!std::isfinite(largest)) return largest;
  double sum = 0;
  for (Eigen::Index c = 0; c < h.size(); ++c)
    if (c != left) sum += std::exp(h[c] - largest);
  return largest + std::log(sum);
}

}  // namespace

double LossCurve::at(double x) const {
  if (!loss) return x < 0 ? 1 : 0;
  // A label r and h = 0 have the residual r; a label +1 and h = z have the margin z.
  return abscissa == LossAbscissa::Residual ? loss->valueAt(0, x) : loss->valueAt(x, 1);
}

std::optional<LossComparison> compareLosses(const Choice& loss) {
  const auto* entry = lossCatalogue().find(loss.kind());
  check(entry != nullptr, "a loss was chosen from the catalogue");
  LossComparison out;
  std::vector<std::pair<const char*, SampleLoss>> others;
  switch (entry->make.labels) {
    case LabelKind::Real:
      others = {{"squared", {SampleKind::Squared}},
                {"absolute", {SampleKind::Absolute}},
                {"huber", {SampleKind::Huber}}};
      break;
    case LabelKind::Sign:
      others = {{"logistic", {SampleKind::Logistic}},
                {"hinge", {SampleKind::Hinge}},
                {"squared", {SampleKind::Squared}},
                {"absolute", {SampleKind::Absolute}},
                {"huber", {SampleKind::Huber}}};
      break;
    case LabelKind::Class:
      out.own = curveOf(loss.kind(), LossAbscissa::LogOdds, {SampleKind::Logistic});
      return out;
    case LabelKind::Count:
    case LabelKind::Positive:
    case LabelKind::None:
    case LabelKind::Points:
      return std::nullopt;
  }
  if (!entry->make.sample) return std::nullopt;
  const auto abscissa =
      entry->make.labels == LabelKind::Real ? LossAbscissa::Residual : LossAbscissa::Margin;
  out.own = curveOf(loss.kind(), abscissa, entry->make.sample(loss));
  if (abscissa == LossAbscissa::Margin)
    out.others.push_back({"0/1", "0/1", abscissa, std::nullopt});
  for (const auto& [id, other] : others)
    if (id != loss.kind()) out.others.push_back(curveOf(id, abscissa, other));
  return out;
}

Vector lossAbscissae(LossAbscissa abscissa, const Matrix& outputs, const Vector& labels) {
  check(outputs.rows() == labels.size() && (outputs.rows() == 0 || outputs.cols() > 0),
        "one row of outputs per label");
  if (outputs.rows() == 0) return Vector(0);
  if (abscissa == LossAbscissa::Residual) return labels - outputs.col(0);
  if (abscissa == LossAbscissa::Margin) return labels.cwiseProduct(outputs.col(0));
  Vector out(labels.size());
  for (Eigen::Index r = 0; r < labels.size(); ++r) {
    const Vector h = outputs.row(r);
    const auto y = static_cast<Eigen::Index>(labels[r]);
    out[r] = h[y] - logSumWithout(h, y);
  }
  return out;
}

}  // namespace gtv
