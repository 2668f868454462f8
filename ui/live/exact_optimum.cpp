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
  connect(action_, &QAction::toggled, this, &ExactOptimum::ask);
  connect(action_, &QAction::triggered, this,
          [](bool on) { QSettings().setValue(settingsKey(), on); });
}

bool ExactOptimum::isOn() const { return action_->isChecked(); }

void ExactOptimum::setProblem(const LiveProblem& problem) {
  if (question_.problem == problem.problem) return;
  question_.problem = problem.problem;
  question_.options.clusterTolerance = problem.clusterTolerance;
  question_.options.tolerance = polished;
  latest_ = nullptr;
  Q_EMIT changed();
  ask();
}

void ExactOptimum::setLambda(double lambda) {
  if (question_.lambda == lambda) return;
  question_.lambda = lambda;
  ask();
}

void ExactOptimum::offer(const LiveDiagnosis& diagnosis) {
  const auto& at = *diagnosis.of;
  const bool isQuestion = at.identity == question_.problem && at.problem.lambda == question_.lambda;
  if (!isOn() || !isQuestion || at.U.cols() != at.problem.edgeCount()) return;
  if (latest_ && latest_->optimum.lambda == question_.lambda && !latest_->working) return;
  follower_.offerWarmStart(std::make_shared<const LambdaWarmStart>(
      LambdaWarmStart{question_.problem, question_.lambda, at.W, at.U, diagnosis.bound,
                      at.experiment.solver().kind()}));
}

void ExactOptimum::ask() {
  if (isOn() && question_.problem) {
    follower_.setLambda(question_);
    return;
  }
  follower_.pause();
  latest_ = nullptr;
  Q_EMIT changed();
}

void ExactOptimum::poll() {
  const auto fresh = follower_.takeLatest();
  if (!fresh || !isOn() || fresh->problem != question_.problem) return;
  latest_ = fresh;
  Q_EMIT changed();
}

bool ExactOptimum::isCurrent() const {
  return !isOn() || !question_.problem ||
         (latest_ && latest_->optimum.lambda == question_.lambda && !latest_->working);
}

}  // namespace gtv::ui
