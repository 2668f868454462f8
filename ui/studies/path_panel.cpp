#include "ui/studies/path_panel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "live/lambda_follower.h"
#include "session/session_studies.h"
#include "ui/live/lambda_range.h"
#include "ui/live/path_study.h"
#include "ui/live/run_controller.h"
#include "ui/plots/path_plot.h"
#include "ui/plots/session_values.h"
#include "ui/widgets/language.h"
#include "ui/widgets/node_paint.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

constexpr int showMilliseconds = 100;

/// Those that a validation error is the mean over, see labelError().
std::int64_t countValidationLabels(const ProblemInstance& network) {
  const auto& data = network.parametricData();
  const bool hasHonest = network.attackers.size() < static_cast<std::size_t>(network.nodeCount());
  std::int64_t count = 0;
  for (int i = 0; i < network.nodeCount(); ++i) {
    if (hasHonest &&
        std::find(network.attackers.begin(), network.attackers.end(), i) != network.attackers.end())
      continue;
    if (!data.labeled[static_cast<std::size_t>(i)]) count += data.datasets.sampleCount(i);
    if (data.validation.nodeCount() > 0) count += data.validation.sampleCount(i);
  }
  return count;
}

}  // namespace

PathPanel::PathPanel(QWidget* parent)
    : QWidget(parent),
      plot_(new PathPlot),
      coordinate_(new QComboBox),
      compute_(new QPushButton),
      best_(new QPushButton(tr("&Best λ by validation"))),
      status_(new QLabel) {
  setAccessibleName(tr("λ path"));
  coordinate_->setAccessibleName(tr("Parameter shown over λ"));
  coordinate_->setToolTip(coordinate_->accessibleName());
  coordinate_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  status_->setWordWrap(true);
  status_->setContentsMargins(6, 0, 6, 0);
  status_->setAccessibleName(tr("Progress of the λ path"));
  auto* bar = new QHBoxLayout;
  bar->setContentsMargins(6, 4, 6, 0);
  bar->addWidget(coordinate_);
  bar->addStretch();
  bar->addWidget(compute_);
  bar->addWidget(best_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  layout->addLayout(bar);
  layout->addWidget(status_);
  layout->addWidget(plot_, 1);
  connect(coordinate_, &QComboBox::currentIndexChanged, this, &PathPanel::showPath);
  connect(best_, &QPushButton::clicked, this, [this] {
    const auto* best = progress() ? bestPoint(progress()->path) : nullptr;
    if (best == nullptr) return;
    explainedKey_ = study_->problem().key;
    showProgress();
    Q_EMIT lambdaChosen(best->lambda);
  });
  connect(plot_, &PathPlot::lambdaChosen, this, &PathPanel::lambdaChosen);
  compute_->setObjectName(QStringLiteral("computeButton"));
  best_->setObjectName(QStringLiteral("bestButton"));
  coordinate_->setObjectName(QStringLiteral("coordinateChoice"));
}

Figure* PathPanel::figure() { return plot_; }

void PathPanel::follow(const ViewSources& sources) {
  auto& run = sources.run;
  study_ = &run.path();
  connect(study_, &PathStudy::problemChanged, this, &PathPanel::offerCoordinates);
  connect(study_, &PathStudy::changed, this, [this] {
    stale_ = true;
    showProgress();
    if (!study_->isWorking()) showPath();
  });
  connect(&run.lambdaRange(), &LambdaRange::changed, this,
          [this, &run] { plot_->setScale(run.lambdaRange().scale()); });
  connect(&run, &RunController::lambdaChanged, plot_, &PathPlot::setCursor);
  connect(&run, &RunController::frame, this, &PathPanel::onFrame);
  connect(this, &PathPanel::lambdaChosen, &run, &RunController::setLambda);
  connect(compute_, &QPushButton::clicked, this, [this] {
    if (study_->isWorking())
      study_->cancel();
    else
      study_->start();
  });
  showProgress();
}

const PathProgress* PathPanel::progress() const {
  return study_ == nullptr ? nullptr : study_->progress();
}

void PathPanel::saveState(Json& screen) const {
  auto& state = screen["path"] = study_->state();
  if (state.is_object() && !study_->isWaiting()) state["coordinate"] = coordinate_->currentIndex();
}

void PathPanel::restoreState(const Json& screen, const Studies& studies, int runNumber) {
  const auto state = memberOf(screen, "path");
  const auto coordinate = memberOf(state, "coordinate");
  constexpr int most = 1'000'000;
  const bool isNumber = coordinate.is_number_integer() && coordinate >= 0 && coordinate < most;
  coordinateToRestore_ = isNumber ? coordinate.get<int>() : -1;
  study_->restore(runNumber, state, findStudy(studies, "path"));
  offerCoordinates();
}

void PathPanel::saveStudies(Studies& studies, bool /*running*/) {
  if (auto parts = study_->study(); !parts.empty()) studies["path"] = std::move(parts);
}

void PathPanel::offerCoordinates() {
  const auto& problem = study_->problem();
  const int wanted = study_->isWaiting() ? -1 : std::exchange(coordinateToRestore_, -1);
  const int before = wanted >= 0 ? wanted : std::max(0, coordinate_->currentIndex());
  const int d = problem.problem ? std::min(problem.problem->dimension, mostCoordinates) : 0;
  if (network_ != problem.network) {
    network_ = problem.network;
    const QSignalBlocker quiet(coordinate_);
    coordinate_->clear();
    for (int j = 0; j < d; ++j) coordinate_->addItem(coordinateLabel(*network_, j));
    coordinate_->setCurrentIndex(std::min(before, d - 1));
  } else if (before < d) {
    coordinate_->setCurrentIndex(before);
  }
}

void PathPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) showPath();
}

void PathPanel::onFrame() {
  // Here and not in showEvent(): a dock may flash by while docks are arranged.
  if (isOnScreen(*this)) study_->startIfSmall();
  const bool due = !sinceShown_.isValid() || sinceShown_.elapsed() >= showMilliseconds;
  if (stale_ && isOnScreen(*this) && (due || !study_->isWorking())) showPath();
}

void PathPanel::showPath() {
  stale_ = false;
  sinceShown_.start();
  const auto& problem = study_->problem().problem;
  plot_->setGroupKind(problem && !problem->penalty->isNorm() ? GroupKind::SimilarModels
                                                             : GroupKind::Clusters);
  if (progress() != nullptr && network_)
    plot_->show(network_, progress()->path, std::max(0, coordinate_->currentIndex()));
  else
    plot_->clear();
}

void PathPanel::showProgress() {
  const bool working = study_->isWorking();
  const auto text = progressText();
  if (status_->text() != text) status_->setText(text);
  status_->setVisible(!text.isEmpty());
  compute_->setText(working ? tr("&Cancel") : tr("&Compute path"));
  compute_->setToolTip(working
                           ? tr("Stop and keep what is computed")
                           : tr("Find the exact optimum for 121 values of λ, in the background"));
  compute_->setEnabled(study_->problem().problem && (working || !study_->isComplete()));
  showBest();
}

QString PathPanel::progressText() const {
  if (!study_->problem().problem) return tr("Open an experiment to see its path over λ.");
  const auto points = progress() ? progress()->path.points.size() : 0;
  const auto all = progress() ? progress()->path.lambdas.size() : 0;
  if (study_->isWorking())
    return points == 0 ? tr("Finding the range of λ…")
                       : tr("Computing: %1 of %2 values of λ").arg(points).arg(all);
  if (progress() && !progress()->why.empty()) return translatedMessage(progress()->why);
  if (points == 0)
    return tr(
        "“Compute path” finds the exact optimum for 121 values of λ in the background, from a "
        "model of its own for every node to one model for all.");
  if (!study_->isComplete())
    return tr("%1 of %2 values of λ; “Compute path” continues.").arg(points).arg(all);
  QString text;
  const auto open =
      std::count_if(progress()->path.points.begin(), progress()->path.points.end(),
                    [](const auto& point) { return !(point->relativeGap <= LambdaResult::proof); });
  if (open > 0) text = tr("%1 of %2 values of λ could not be proved in time.").arg(open).arg(all);
  if (progress()->path.points.front()->W.cols() == 0)
    text +=
        tr(" The problem is too large to keep the parameters: only errors and clusters are shown.");
  const auto* best = bestPoint(progress()->path);
  if (best != nullptr && network_ && explainedKey_ == study_->problem().key)
    text += QLatin1Char(' ') + choiceText(*best);
  return text.trimmed();
}

QString PathPanel::choiceText(const OptimumPoint& best) const {
  const auto labels = countValidationLabels(*network_);
  const auto shown = [](double value) { return QString::number(value, 'g', 4); };
  const bool signs = best.accuracy.has_value() && !std::isfinite(best.labels.test);
  auto text = signs
                  ? tr("λ = %1 has the largest validation accuracy, %2 % (validation labels: %3).")
                        .arg(shown(best.lambda), shown(100 * best.accuracy->validation))
                        .arg(labels)
                  : tr("λ = %1 has the smallest validation error, %2 (validation labels: %3).")
                        .arg(shown(best.lambda), shown(best.labels.test))
                        .arg(labels);
  const auto& points = progress()->path.points;
  // Without a truth there is no MSE at any λ.
  const auto& truest = **std::min_element(
      points.begin(), points.end(), [](const auto& a, const auto& b) { return a->mse < b->mse; });
  if (!std::isfinite(truest.mse)) return text;
  if (truest.lambda == best.lambda)
    return text + QLatin1Char(' ') +
           tr("The MSE of the parameters is smallest there, too: %1.").arg(shown(truest.mse));
  return text + QLatin1Char(' ') +
         tr("The MSE of the parameters, %1 there, is smallest at λ = %2, which no label tells: %3.")
             .arg(shown(best.mse), shown(truest.lambda), shown(truest.mse));
}

void PathPanel::showBest() {
  const auto* best = progress() ? bestPoint(progress()->path) : nullptr;
  best_->setEnabled(best != nullptr);
  if (best != nullptr) {
    const bool signs = best->accuracy.has_value() && !std::isfinite(best->labels.test);
    best_->setToolTip((signs ? tr("Go to λ = %1, which has the largest validation accuracy: %2 %")
                                   .arg(best->lambda, 0, 'g', 4)
                                   .arg(100 * best->accuracy->validation, 0, 'g', 4)
                             : tr("Go to λ = %1, which has the smallest validation error: %2")
                                   .arg(best->lambda, 0, 'g', 4)
                                   .arg(best->labels.test, 0, 'g', 4)));
  } else if (progress() && !progress()->path.points.empty()) {
    best_->setToolTip(
        tr("There are no validation labels by which λ could be chosen: lower the labelled fraction "
           "under Data, or set a validation share"));
  } else {
    best_->setToolTip(
        tr("Compute the path first; then this goes to the λ with the smallest validation error"));
  }
}

QString PathPanel::statusText() const { return status_->text(); }

void PathPanel::refreshTheme() { plot_->refreshTheme(); }

}  // namespace gtv::ui
