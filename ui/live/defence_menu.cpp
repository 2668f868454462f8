#include "ui/live/defence_menu.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "losses/catalogue.h"
#include "ui/live/experiment_document.h"
#include "ui/live/path_study.h"
#include "ui/live/run_controller.h"
#include "ui/widgets/display_text.h"

namespace gtv::ui {
namespace {

constexpr int shownDigits = 3;

}  // namespace

DefenceMenu::DefenceMenu(RunController& run, QWidget* parent)
    : QMenu(tr("Defend"), parent), run_(run) {
  setToolTipsVisible(true);
  lambda_ = addAction(QString(), this, [this] {
    // As a drag does it: the error hardly changes there.
    run_.setLambda(QString::number(bestLambda(), 'g', shownDigits).toDouble());
    showEffect();
  });
  lambda_->setObjectName(QStringLiteral("defence.lambda"));
  nameLambdaStep(false);
  norm_ = addStep(tr("Norm on the edges (network Lasso), then another λ"),
                  tr("However large the lie is, no node pulls its neighbours harder than λ. Choose "
                     "λ again afterwards."),
                  "penalty", {{"kind", "nlasso"}});
  norm_->setObjectName(QStringLiteral("defence.norm"));
  huber_ = addStep(tr("Huber loss, then another λ"),
                   tr("No sample pulls hard, however far away its label is. Every loss has its own "
                      "scale of λ: choose λ again afterwards."),
                   "loss", {{"kind", "huber"}});
  huber_->setObjectName(QStringLiteral("defence.huber"));
  addSeparator();
  addAction(tr("What else helps…"), this, &DefenceMenu::helpWanted)
      ->setToolTip(tr("What the help says of penalties, losses and servers that bound the harm"));
  connect(this, &QMenu::aboutToShow, this, &DefenceMenu::showPossible);
}

QAction* DefenceMenu::addStep(const QString& name, const QString& tip, const char* field,
                              const Json& value) {
  auto* action = addAction(name, this, [this, name, field, value] {
    if (const auto next = run_.experiment().with(field, value); next)
      run_.document().change(*next, name);
    showEffect();
  });
  action->setToolTip(inLines(tip));
  return action;
}

/// A run that rests, or that begins anew, goes on.
void DefenceMenu::showEffect() {
  if (!run_.isRunning()) run_.setRunning(true);
}

void DefenceMenu::showPossible() {
  const auto& experiment = run_.experiment();
  const auto* loss = lossCatalogue().find(experiment.loss().kind());
  const auto& problem = run_.path().problem().problem;
  const bool hasNumbers = loss != nullptr && loss->make.labels == LabelKind::Real;
  lambda_->setEnabled(!std::isnan(bestLambda()));
  norm_->setEnabled(problem && !problem->penalty->isNorm());
  huber_->setEnabled(hasNumbers && experiment.loss().kind() != "huber");
  nameLambdaStep(run_.network() && !run_.network()->byzantine.empty());
}

/// The path is that of the objective, which tampered updates leave as it is.
void DefenceMenu::nameLambdaStep(bool isTampered) {
  lambda_->setText(isTampered ? tr("λ with the smallest error if no update were tampered with")
                              : tr("λ with the smallest error of honest nodes"));
  lambda_->setToolTip(inLines(
      isTampered
          ? tr("The errors over λ are those of the objective: tampered updates do not change "
               "it, and another λ may be better against them")
          : tr("Mostly a smaller one: a node that is pulled less is harmed less")));
}

/// Where the path has the smallest error to the truth; NaN where that is not known.
double DefenceMenu::bestLambda() const {
  const auto* progress = run_.path().progress();
  double best = std::numeric_limits<double>::quiet_NaN();
  double least = std::numeric_limits<double>::infinity();
  if (progress == nullptr) return best;
  for (const auto& point : progress->path.points)
    if (point->mse < least) {
      least = point->mse;
      best = point->lambda;
    }
  return best;
}

}  // namespace gtv::ui
