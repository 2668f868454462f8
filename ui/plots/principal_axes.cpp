#include "ui/plots/principal_axes.h"

#include <algorithm>
#include <utility>

namespace gtv::ui {
namespace {

/// Multiplications that take a few milliseconds: more are not for the window's thread.
constexpr double mostAtOnce = 3e6;
/// Numbers that show a plane well enough.
constexpr Eigen::Index mostLookedAt = 2'000'000;

/// A direction that the models do not tell keeps that of before, as far as it can.
void completeBy(PrincipalComponents& found, const Matrix& before) {
  if (found.rank != 1 || before.rows() != found.directions.rows()) return;
  Vector best;
  for (Eigen::Index k = 0; k < before.cols(); ++k) {
    const Vector first = found.directions.col(0);
    const Vector rest = before.col(k) - first.dot(before.col(k)) * first;
    if (best.size() == 0 || rest.norm() > best.norm()) best = rest;
  }
  if (best.norm() > 1e-3) found.directions.col(1) = best.normalized();
}

void alignSigns(Matrix& directions, const Matrix& before) {
  for (Eigen::Index k = 0; k < directions.cols(); ++k)
    if (directions.col(k).dot(before.col(k)) < -0.3) directions.col(k) *= -1;
}

}  // namespace

PrincipalAxes::PrincipalAxes(QObject* parent) : QObject(parent) {}

void PrincipalAxes::forget() {
  task_.abandon();
  basis_.reset();
  source_ = Source::None;
}

PrincipalAxes::Found PrincipalAxes::look(const Offer& offer, const Matrix& directions) {
  const auto& W = *offer.W;
  const auto stride = std::max<Eigen::Index>(1, W.size() / mostLookedAt);
  Found found;
  found.source = offer.source;
  if (stride == 1) {
    found.components = principalComponents(W);
    if (directions.size() > 0) found.shown = varianceAlong(directions, W);
  } else {
    const Matrix sample = W(Eigen::all, Eigen::seq(0, W.cols() - 1, stride));
    found.components = principalComponents(sample);
    if (directions.size() > 0) found.shown = varianceAlong(directions, sample);
  }
  return found;
}

void PrincipalAxes::offer(Source source, std::shared_ptr<const Matrix> W) {
  const auto small = static_cast<double>(std::min(W->rows(), W->cols()));
  const bool atOnce = static_cast<double>(W->size()) * small <= mostAtOnce;
  const Offer offer{source, std::move(W)};
  const auto directions = basis_ ? basis_->directions : Matrix();
  if (atOnce && !task_.isRunning()) {
    take(look(offer, directions));
    return;
  }
  task_.startAfterPresent(
      [offer, directions](const BackgroundTask::Context&) { return look(offer, directions); },
      [this, offer, turns = turns_](Found found) {
        // While this one waited, an earlier one may have turned the axes.
        if (turns == turns_)
          take(std::move(found));
        else
          this->offer(offer.source, offer.W);
      });
}

void PrincipalAxes::take(Found found) {
  auto& components = found.components;
  if (basis_ && basis_->directions.rows() == components.directions.rows()) {
    const double best = components.variances[0] + components.variances[1];
    const bool stays = found.shown >= goodShare * best;
    if (components.rank == 0 || (found.source <= source_ && stays)) return;
    completeBy(components, basis_->directions);
    alignSigns(components.directions, basis_->directions);
  }
  // What tells no direction is only there until something does.
  source_ = components.rank > 0 ? found.source : Source::None;
  basis_ = std::move(components);
  ++turns_;
  Q_EMIT changed();
}

}  // namespace gtv::ui
