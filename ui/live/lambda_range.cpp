#include "ui/live/lambda_range.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

#include "ui/live/lambda_marks.h"
#include "ui/live/path_study.h"

namespace gtv::ui {
namespace {

/// As the grid of a path, see pathGrid().
constexpr double belowCritical = 1e-3;
constexpr double aboveCritical = 1.25;
constexpr double usualLambda = 0.01;
constexpr double around = 1e3;
constexpr double farAbove = 4;
constexpr double beyond = 1.04;  ///< the last λ, so that its mark is whole
/// Ends that are nearer to each other than these factors are the same: a slider that is adjusted
/// all the time cannot be read.
constexpr double sameLow = 1.6;
constexpr double sameHigh = 1.15;

bool isNear(double a, double b, double factor) { return a < factor * b && b < factor * a; }

}  // namespace

LambdaRange::LambdaRange(PathStudy& path, LambdaMarks& marks, QObject* parent)
    : QObject(parent), path_(path), marks_(marks) {
  rest_.setSingleShot(true);
  rest_.setInterval(std::chrono::milliseconds(restMilliseconds));
  connect(&rest_, &QTimer::timeout, &path_, &PathStudy::startIfSmall);
  connect(&path_, &PathStudy::problemChanged, this, &LambdaRange::followProblem);
  connect(&path_, &PathStudy::changed, this, &LambdaRange::fit);
  connect(&marks_, &LambdaMarks::changed, this, &LambdaRange::fit);
}

void LambdaRange::begin(double lambda) {
  documentLambda_ = lambda > 0 && std::isfinite(lambda) ? lambda : 0;
  lambda_ = lambda;
  key_.clear();
  take(aroundDocument());
}

LambdaScale LambdaRange::aroundDocument() const {
  const double middle = documentLambda_ > 0 ? documentLambda_ : usualLambda;
  return {middle / around, middle * around};
}

void LambdaRange::restore(const LambdaScale& scale, int runNumber) {
  if (!(scale.low > 0 && scale.low < scale.high && std::isfinite(scale.high))) return;
  restoredRun_ = runNumber;
  restoredKey_.clear();
  followProblem();
  scale_ = scale;
  Q_EMIT changed();
}

void LambdaRange::setFixed(const std::optional<LambdaScale>& scale) {
  const bool wasFixed = std::exchange(isFixed_, scale.has_value());
  if (!wasFixed && !isFixed_) return fit();
  scale_ = scale.value_or(aroundDocument());
  if (!isFixed_) fit();
  Q_EMIT changed();
}

void LambdaRange::followProblem() {
  const auto& problem = path_.problem();
  if (!problem.problem) return;
  if (restoredRun_ >= 0 && problem.runNumber >= restoredRun_ && restoredKey_.empty())
    restoredKey_ = problem.key;
  if (problem.key == key_) return;
  key_ = problem.key;
  rest_.start();
  fit();
}

void LambdaRange::fit() {
  const bool isRestored = restoredRun_ >= 0 && (restoredKey_.empty() || restoredKey_ == key_);
  if (isRestored) return;
  restoredRun_ = -1;
  if (path_.isComplete()) {
    auto fitted = fitLambdaScale(path_.progress()->path).value_or(aroundDocument());
    // The λ that the document came with, and the one under the hand, are on it, unless they are far
    // away.
    const double most = farAbove * fitted.high;
    for (const double lambda : {documentLambda_, lambda_})
      if (lambda < most) fitted.high = std::max(fitted.high, beyond * lambda);
    take(fitted);
  } else if (const auto critical = marks_.marks().critical) {
    take({belowCritical * *critical, aboveCritical * *critical});
  }
}

void LambdaRange::take(const LambdaScale& scale) {
  if (isFixed_) return;
  const auto isAtTheEnd = [this](double lambda) {
    return lambda <= scale_.high && beyond * lambda > scale_.high;
  };
  const bool isTooShort =
      scale.high > scale_.high && (isAtTheEnd(documentLambda_) || isAtTheEnd(lambda_));
  if (!isTooShort && isNear(scale.low, scale_.low, sameLow) &&
      isNear(scale.high, scale_.high, sameHigh))
    return;
  scale_ = scale;
  Q_EMIT changed();
}

}  // namespace gtv::ui
