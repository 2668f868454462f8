#include "ui/live/exact_optimum.h"

#include <QAction>
#include <QSettings>

namespace gtv::ui {
namespace {

/// Who is fused with whom, and which edges are at capacity, takes more digits than the objective.
constexpr double polished = 1e-9;

QString settingsKey() { return QStringLiteral("exactOptimum"); }

}  // namespace

ExactOptimum::ExactOptimum(QObject* parent)
    : QObject(parent), action_(new QAction(tr("E&xact optimum"), this)) {
  action_->setCheckable(true);
  action_->setChecked(QSettings().value(settingsKey(), true).toBool());
  action_->setToolTip(
      tr("Find the exact optimum for every λ of the slider beside the run: rings in the plot of "
         "the local models, flow on the edges, certificate"));
  connect(action_, &QAction::toggled, this, &ExactOptimum::sendRequest);
  connect(action_, &QAction::triggered, this,
          [](bool on) { QSettings().setValue(settingsKey(), on); });
}

bool ExactOptimum::isOn() const { return action_->isChecked(); }

void ExactOptimum::setProblem(const LiveProblem& problem) {
  if (request_.problem == problem.problem) return;
  request_.problem = problem.problem;
  request_.options.clusterTolerance = problem.clusterTolerance;
  request_.options.tolerance = polished;
  latest_ = nullptr;
  Q_EMIT changed();
  sendRequest();
}

void ExactOptimum::setLambda(double lambda) {
  if (request_.lambda == lambda) return;
  request_.lambda = lambda;
  sendRequest();
}

void ExactOptimum::offer(const LiveDiagnosis& diagnosis) {
  const auto& at = *diagnosis.of;
  const bool isRequested = at.identity == request_.problem && at.problem.lambda == request_.lambda;
  if (!isOn() || !isRequested || at.U.cols() != at.problem.edgeCount()) return;
  if (latest_ && latest_->optimum.lambda == request_.lambda && !latest_->working) return;
  follower_.offerWarmStart(std::make_shared<const LambdaWarmStart>(
      LambdaWarmStart{request_.problem, request_.lambda, at.W, at.U, diagnosis.bound,
                      at.experiment.solver().kind()}));
}

void ExactOptimum::sendRequest() {
  if (isOn() && request_.problem) {
    follower_.setLambda(request_);
    return;
  }
  follower_.pause();
  latest_ = nullptr;
  Q_EMIT changed();
}

void ExactOptimum::poll() {
  const auto fresh = follower_.takeLatest();
  if (!fresh || !isOn() || fresh->problem != request_.problem) return;
  latest_ = fresh;
  Q_EMIT changed();
}

bool ExactOptimum::isCurrent() const {
  return !isOn() || !request_.problem ||
         (latest_ && latest_->optimum.lambda == request_.lambda && !latest_->working);
}

}  // namespace gtv::ui
