#include "ui/plots/feature_curves.h"

#include "ui/plots/feature_axes.h"

namespace gtv::ui {
namespace {

/// Of a curve; a straight line needs two.
constexpr int bentPoints = 41;

}  // namespace

std::shared_ptr<const FeatureCurves> FeatureCurves::of(
    const std::shared_ptr<const ProblemInstance>& network, const FeatureCurves* axes) {
  if (!network || network->nodeCount() == 0 || network->labels == LabelKind::Class) return nullptr;
  // Iterates of learners are predictions, and no models that could be drawn.
  if (!network->coordinates.areParameters) return nullptr;
  const int feature = onlyFeature(*network);
  if (feature < 0) return nullptr;
  auto out = std::make_shared<FeatureCurves>();
  out->network_ = network;
  out->feature_ = feature;
  const auto& datasets = network->data->datasets;
  Extent across;
  Extent up;
  Extent honest;
  for (int i = 0; i < network->nodeCount(); ++i) {
    const auto X = datasets.features(i);
    const auto y = datasets.labels(i);
    for (Eigen::Index r = 0; r < X.rows(); ++r) {
      across.add(X(r, feature));
      up.add(y[r]);
      if (!network->isAttacker(i)) honest.add(y[r]);
    }
  }
  out->across_ = rangeAround(across.low, across.high);
  out->up_ = rangeAround(up.low, up.high);
  out->upOfHonest_ = honest.low > honest.high ? out->up_ : rangeAround(honest.low, honest.high);
  if (axes != nullptr && axes->feature_ == feature) {
    out->across_ = axes->across_;
    out->up_ = axes->up_;
    out->upOfHonest_ = axes->upOfHonest_;
  }
  const int points = network->parametricModel().predictsLinearly() ? 2 : bentPoints;
  out->places_ = RowMatrix::Ones(points, datasets.dimension());
  for (int p = 0; p < points; ++p)
    out->places_(p, feature) = out->across_.lower + out->across_.size() * p / (points - 1);
  return out;
}

QPolygonF FeatureCurves::samples(int node) const {
  const auto X = network_->data->datasets.features(node);
  const auto y = network_->data->datasets.labels(node);
  QPolygonF out;
  out.reserve(static_cast<int>(X.rows()));
  for (Eigen::Index r = 0; r < X.rows(); ++r) out << QPointF(X(r, feature_), y[r]);
  return out;
}

QPolygonF FeatureCurves::curve(ConstVec w) const {
  const auto values = network_->predict(w, places_);
  QPolygonF out;
  out.reserve(static_cast<int>(places_.rows()));
  for (Eigen::Index p = 0; p < places_.rows(); ++p)
    out << QPointF(places_(p, feature_), values(p, 0));
  return out;
}

}  // namespace gtv::ui
