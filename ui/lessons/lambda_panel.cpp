#include "ui/lessons/lambda_panel.h"

#include <qcustomplot.h>

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "ui/forms/marked_slider.h"
#include "ui/forms/number_field.h"
#include "ui/live/experiment_document.h"
#include "ui/live/lambda_control.h"
#include "ui/live/lambda_range.h"
#include "ui/live/path_study.h"
#include "ui/live/run_controller.h"
#include "ui/live/unattacked_path.h"
#include "ui/plots/path_plot.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

/// Room for the numbers at the axes, and for the field of λ.
int leftMargin() { return static_cast<int>(scaled(64)); }
int rightMargin() { return static_cast<int>(scaled(104)); }

constexpr int leastPlot = 90;  ///< a lower one says nothing

QString nodeColorOf(const Experiment& experiment) {
  return toQString(experiment.at("view").at("nodeColor").get<std::string>());
}

}  // namespace

LambdaPanel::LambdaPanel(QWidget* parent)
    : QWidget(parent),
      unattacked_(new UnattackedPath(this)),
      plot_(new PathPlot),
      control_(new LambdaControl),
      ends_(new QWidget),
      choice_(new QWidget),
      errors_(new QToolButton),
      models_(new QToolButton),
      same_(new QLabel),
      missing_(new QWidget),
      why_(new QLabel),
      compute_(new QPushButton(tr("Compute the λ path"))) {
  setAccessibleName(tr("Models and errors over λ"));
  auto* words = new QHBoxLayout(ends_);
  words->addWidget(new QLabel(tr("every node alone")));
  words->addStretch();
  words->addWidget(same_);
  errors_->setText(tr("Error"));
  errors_->setToolTip(tr("Show the error over λ; there is no room for both plots"));
  models_->setText(tr("Models"));
  models_->setToolTip(tr("Show the models over λ; there is no room for both plots"));
  auto* buttons = new QVBoxLayout(choice_);
  buttons->setContentsMargins(0, 0, 0, 0);
  for (auto* button : {errors_, models_}) {
    button->setCheckable(true);
    button->setAutoExclusive(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    buttons->addWidget(button);
    connect(button, &QToolButton::clicked, this, &LambdaPanel::choosePlots);
  }
  errors_->setChecked(true);
  choice_->setAutoFillBackground(true);
  choice_->hide();
  auto* plots = new QHBoxLayout;
  plots->setSpacing(0);
  plots->addWidget(plot_, 1);
  plots->addWidget(choice_);
  why_->setObjectName(QStringLiteral("whyNoPath"));
  why_->setWordWrap(true);
  why_->setAlignment(Qt::AlignCenter);
  compute_->setToolTip(tr(
      "Find the exact optimum for many values of λ, in the background; the slider is then fitted "
      "to it"));
  compute_->setFocusPolicy(Qt::TabFocus);
  auto* instead = new QVBoxLayout(missing_);
  instead->addStretch();
  instead->addWidget(why_);
  instead->addWidget(compute_, 0, Qt::AlignHCenter);
  instead->addStretch();
  missing_->hide();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 4);
  layout->setSpacing(0);
  layout->addLayout(plots, 1);
  layout->addWidget(missing_, 1);
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
  connect(&run.path(), &PathStudy::problemChanged, this, &LambdaPanel::showWhyMissing);
  connect(&run, &RunController::frame, this, [this] {
    if (isOnScreen(*this)) run_->path().startIfSmall();
  });
  connect(&run, &RunController::stateChanged, this, &LambdaPanel::showErrorsOfRun);
  unattacked_->follow(run);
  connect(unattacked_, &UnattackedPath::changed, this, &LambdaPanel::showPath);
  const auto showColors = [this] { plot_->setNodeColor(nodeColorOf(run_->experiment())); };
  connect(&run.document(), &ExperimentDocument::changed, this, showColors);
  connect(&run.document(), &ExperimentDocument::replaced, this, showColors);
  connect(compute_, &QPushButton::clicked, this, [this] { run_->path().start(); });
  // What is typed next is no number: space goes on.
  connect(control_->field(), &NumberField::returnPressed, control_->slider(),
          [this] { control_->slider()->setFocus(); });
}

void LambdaPanel::showPath() {
  if (!isVisible()) return;
  const auto* progress = run_->path().progress();
  const auto& problem = run_->path().problem().problem;
  plot_->setNodeColor(nodeColorOf(run_->experiment()));
  plot_->setGroupKind(problem && !problem->penalty->isNorm() ? GroupKind::SimilarModels
                                                             : GroupKind::Clusters);
  plot_->setUnattackedErrors(unattacked_->errors());
  if (progress != nullptr && run_->path().problem().network)
    plot_->show(run_->path().problem().network, progress->path, 0);
  else
    plot_->clear();
  showWhyMissing();
  showErrorsOfRun();
  choosePlots();
}

void LambdaPanel::showWhyMissing() {
  const auto& path = run_->path();
  const auto* progress = path.progress();
  const bool isThere = progress != nullptr && !progress->path.points.empty();
  const bool hasProblem = path.problem().problem != nullptr;
  const bool mayStart = hasProblem && !path.isWorking() && !path.isSmall();
  QString why;
  if (isThere || !run_->network())
    why.clear();
  else if (!hasProblem)
    why = tr("There is no path over λ here: the models of this method only fit and predict.");
  else if (path.isWorking() && !path.isSmall())
    why = tr("Finding the range of λ…");
  else if (progress != nullptr && !progress->why.empty())
    why = translatedMessage(progress->why);
  else if (mayStart)
    why = tr("The path over λ of so large a problem is not computed by itself.");
  why_->setText(why);
  compute_->setVisible(mayStart);
  if (missing_->isHidden() == why.isEmpty()) return;
  missing_->setVisible(!why.isEmpty());
  plot_->setVisible(why.isEmpty());
  // Then the pictures have the room.
  setSizePolicy(QSizePolicy::Preferred,
                why.isEmpty() ? QSizePolicy::Preferred : QSizePolicy::Maximum);
  layout()->activate();
  choosePlots();
}

void LambdaPanel::showErrorsOfRun() {
  constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
  const auto& snapshot = run_->snapshot();
  if (!snapshot) return plot_->setRunErrors(unknown, unknown);
  const auto& row = snapshot->numbers;
  // Of honest nodes where others are attackers, as the path has them.
  const auto honest = [](double ofHonest, double ofAll) {
    return std::isnan(ofHonest) ? ofAll : ofHonest;
  };
  const double labels = honest(row.honestTestMse, row.testMse);
  const double wrong = 1 - honest(row.honestValidationAccuracy, row.validationAccuracy);
  plot_->setRunErrors(honest(row.honestMse, row.mse), std::isnan(labels) ? wrong : labels);
}

/// Numbers below the lower plot, and the gap between both.
int LambdaPanel::aroundPlots() const {
  return fontMetrics().height() + static_cast<int>(scaled(16));
}

void LambdaPanel::choosePlots() {
  const bool areBoth = plot_->height() - aroundPlots() >= 2 * leastPlot;
  const bool mayChoose = !areBoth && plot_->hasErrors();
  plot_->setParts(areBoth                             ? PathPlot::Parts::Both
                  : mayChoose && errors_->isChecked() ? PathPlot::Parts::Errors
                                                      : PathPlot::Parts::Models);
  if (choice_->isHidden() != mayChoose) return;
  choice_->setVisible(mayChoose);
  align();
}

void LambdaPanel::align() {
  // The buttons stand in the margin.
  plot_->plot()->setMinimumHeight(leastPlot + aroundPlots());
  choice_->setFixedWidth(rightMargin() - static_cast<int>(scaled(8)));
  plot_->setPlain(leftMargin(), rightMargin() - (choice_->isHidden() ? 0 : choice_->width()));
  control_->alignTo(leftMargin(), rightMargin());
  ends_->layout()->setContentsMargins(leftMargin(), 0, rightMargin(), 0);
}

void LambdaPanel::refreshTheme() {
  auto ground = palette();
  ground.setColor(QPalette::Window, canvasColors().background);
  choice_->setPalette(ground);
  plot_->refreshTheme();
  control_->refreshTheme();
  align();
  choosePlots();
}

void LambdaPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  choosePlots();
}

void LambdaPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  align();
  if (run_ != nullptr) showPath();
}

}  // namespace gtv::ui
