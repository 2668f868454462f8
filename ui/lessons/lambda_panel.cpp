#include "ui/lessons/lambda_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/live/lambda_control.h"
#include "ui/live/lambda_range.h"
#include "ui/live/path_study.h"
#include "ui/live/run_controller.h"
#include "ui/plots/path_plot.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

/// Room for the numbers at the axes, and for the field of λ.
int leftMargin() { return static_cast<int>(scaled(64)); }
int rightMargin() { return static_cast<int>(scaled(104)); }

}  // namespace

LambdaPanel::LambdaPanel(QWidget* parent)
    : QWidget(parent),
      plot_(new PathPlot),
      control_(new LambdaControl),
      ends_(new QWidget),
      same_(new QLabel) {
  setAccessibleName(tr("Models and errors over λ"));
  auto* words = new QHBoxLayout(ends_);
  words->addWidget(new QLabel(tr("every node alone")));
  words->addStretch();
  words->addWidget(same_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 4);
  layout->setSpacing(0);
  layout->addWidget(plot_, 1);
  layout->addWidget(control_);
  layout->addWidget(ends_);
}

void LambdaPanel::follow(RunController& run) {
  run_ = &run;
  control_->follow(run);
  connect(&run.lambdaRange(), &LambdaRange::changed, this,
          [this] { plot_->setScale(run_->lambdaRange().scale()); });
  connect(&run, &RunController::lambdaChanged, plot_, &PathPlot::setCursor);
  connect(plot_, &PathPlot::lambdaChosen, &run, &RunController::setLambda);
  connect(&run.path(), &PathStudy::changed, this, &LambdaPanel::showPath);
  connect(&run.path(), &PathStudy::problemChanged, this, [this] {
    const auto& problem = run_->path().problem().problem;
    // Only norms make models equal.
    const bool becomeEqual = problem && problem->penalty->isNorm();
    same_->setText(becomeEqual ? tr("all the same") : tr("nearly the same"));
  });
  connect(&run, &RunController::frame, this, [this] {
    if (isOnScreen(*this)) run_->path().startIfSmall();
  });
}

void LambdaPanel::showPath() {
  if (!isVisible()) return;
  const auto* progress = run_->path().progress();
  if (progress != nullptr && run_->path().problem().network)
    plot_->show(run_->path().problem().network, progress->path, 0);
  else
    plot_->clear();
}

void LambdaPanel::align() {
  plot_->setPlain(leftMargin(), rightMargin());
  control_->alignTo(leftMargin(), rightMargin());
  ends_->layout()->setContentsMargins(leftMargin(), 0, rightMargin(), 0);
}

void LambdaPanel::refreshTheme() {
  plot_->refreshTheme();
  control_->refreshTheme();
  align();
}

void LambdaPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  align();
  if (run_ != nullptr) showPath();
}

}  // namespace gtv::ui
