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
#include "ui/live/run_controller.h"
#include "ui/plots/path_plot.h"
#include "ui/plots/session_values.h"
#include "ui/widgets/node_paint.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

constexpr int showMilliseconds = 100;
/// Who is fused with whom takes more digits than the objective.
constexpr double smallGap = 1e-8;

}  // namespace

PathPanel::PathPanel(QWidget* parent)
    : QWidget(parent),
      plot_(new PathPlot),
      coordinate_(new QComboBox),
      compute_(new QPushButton),
      best_(new QPushButton(tr("&Best λ"))),
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
  connect(compute_, &QPushButton::clicked, this, &PathPanel::startOrCancel);
  connect(best_, &QPushButton::clicked, this, [this] {
    const auto* best = progress_ ? bestPoint(progress_->path) : nullptr;
    if (best != nullptr) Q_EMIT lambdaChosen(best->lambda);
  });
  connect(plot_, &PathPlot::lambdaChosen, this, &PathPanel::lambdaChosen);
  showProgress();
  compute_->setObjectName(QStringLiteral("computeButton"));
  best_->setObjectName(QStringLiteral("bestButton"));
  coordinate_->setObjectName(QStringLiteral("coordinateChoice"));
}

Figure* PathPanel::figure() { return plot_; }

void PathPanel::follow(const ViewSources& sources) {
  auto& run = sources.run;
  connect(&run, &RunController::problemChanged, this, &PathPanel::setProblem);
  connect(&run, &RunController::lambdaChanged, this, &PathPanel::setLambda);
  connect(&run, &RunController::frame, this, &PathPanel::poll);
  connect(this, &PathPanel::lambdaChosen, &run, &RunController::setLambda);
}

void PathPanel::restoreState(const Json& screen, const Studies& studies, int runNumber) {
  restore(runNumber, memberOf(screen, "path"), findStudy(studies, "path"));
}

void PathPanel::saveStudies(Studies& studies, bool /*running*/) {
  if (auto parts = study(); !parts.empty()) studies["path"] = std::move(parts);
}

void PathPanel::setProblem(const LiveProblem& problem) {
  const bool same = problem_.problem && problem_.key == problem.key;
  const bool sameNetwork = problem_.network == problem.network;
  problem_ = problem;
  // Another run has begun since.
  if (problem.runNumber > pendingRestore_.runNumber) pendingRestore_ = {};
  if (!sameNetwork) {
    const QSignalBlocker quiet(coordinate_);
    const int coordinateToRestore =
        isWaiting() ? -1 : std::exchange(pendingRestore_.coordinate, -1);
    const int before =
        coordinateToRestore >= 0 ? coordinateToRestore : std::max(0, coordinate_->currentIndex());
    coordinate_->clear();
    const int d = problem.problem ? std::min(problem.problem->dimension, mostCoordinates) : 0;
    for (int j = 0; j < d; ++j) coordinate_->addItem(coordinateLabel(*problem.network, j));
    coordinate_->setCurrentIndex(std::min(before, d - 1));
  }
  const bool taken = restorePath();
  if (same && !taken) return;
  // What was under way is of no use now; its points are remembered.
  worker_.cancel();
  started_ = false;
  cancelled_ = taken && std::exchange(pendingRestore_.rests, false);
  if (cancelled_) pendingRestore_.path = false;
  progress_ = worker_.find(problem_.key);
  if (progress_ && progress_->working) {
    auto rest = std::make_shared<PathProgress>(*progress_);
    rest->working = false;
    progress_ = rest;
  }
  showProgress();
  showPath();
}

Json PathPanel::state() const {
  if (isWaiting()) return pendingRestore_.state;
  return {{"coordinate", coordinate_->currentIndex()},
          {"computed", hasPath()},
          {"goesOn", isWorking() || isWanted()}};
}

StudyParts PathPanel::study() {
  if (isWaiting()) return pendingRestore_.study;
  if (!progress_ || progress_->path.points.empty()) return {};
  kept_ = serialisePath(problem_.sessionKey, progress_->path, std::move(kept_));
  return kept_.parts;
}

void PathPanel::restore(int runNumber, const Json& state, StudyParts study) {
  const auto field = [&](const char* key) {
    return state.is_object() ? state.value(key, Json()) : Json();
  };
  constexpr int most = 1'000'000;
  const auto coordinate = field("coordinate");
  const bool isNumber = coordinate.is_number_integer() && coordinate >= 0 && coordinate < most;
  pendingRestore_ = {runNumber,
                     isNumber ? coordinate.get<int>() : -1,
                     field("computed") == Json(true),
                     field("goesOn") == Json(false),
                     state,
                     std::move(study)};
  if (isWaiting()) return;
  if (pendingRestore_.coordinate >= 0 && pendingRestore_.coordinate < coordinate_->count())
    coordinate_->setCurrentIndex(std::exchange(pendingRestore_.coordinate, -1));
  setProblem(problem_);
}

/// The points of the session, if they are of the present problem.
bool PathPanel::restorePath() {
  if (!problem_.problem || isWaiting() ||
      serialisedPathKey(pendingRestore_.study) != problem_.sessionKey)
    return false;
  auto kept = deserialisePath(std::exchange(pendingRestore_.study, {}), problem_.problem->dimension,
                              problem_.network->nodeCount());
  if (!kept) return false;
  kept_ = std::move(*kept);
  worker_.restore({problem_.key, kept_.path, false, {}});
  return true;
}

void PathPanel::setLambda(double lambda) { plot_->setCursor(lambda); }

void PathPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) showPath();
}

void PathPanel::considerStart() {
  if (!problem_.problem || cancelled_ || isWorking()) return;
  if (!isWanted() && !isOnScreen(*this)) return;
  if (progress_ && (progress_->path.isComplete() || !progress_->why.empty())) {
    if (isWanted()) pendingRestore_.path = false;
    return;
  }
  const auto size =
      static_cast<double>(problem_.problem->nodeCount()) * problem_.problem->dimension;
  if (isWanted() || size <= smallProblem) start();
}

void PathPanel::start() {
  LambdaEngineOptions options;
  options.clusterTolerance = problem_.clusterTolerance;
  options.tolerance = smallGap;
  started_ = true;
  cancelled_ = false;
  pendingRestore_.path = false;
  if (progress_) {
    auto next = std::make_shared<PathProgress>(*progress_);
    next->working = true;
    progress_ = next;
  }
  number_ = worker_.compute({problem_.key, problem_.problem, problem_.network, options});
  showProgress();
}

void PathPanel::startOrCancel() {
  if (!problem_.problem) return;
  if (!isWorking()) return start();
  worker_.cancel();
  cancelled_ = true;
  started_ = false;
  if (progress_) {
    auto rest = std::make_shared<PathProgress>(*progress_);
    rest->working = false;
    progress_ = rest;
  }
  showProgress();
}

void PathPanel::poll() {
  considerStart();  // here and not in showEvent(): a dock may flash by while docks are arranged
  if (const auto fresh = worker_.take(); fresh && fresh->key == problem_.key) {
    // The last point before the worker heard that it is cancelled, or the last word of a work that
    // was cancelled and has begun again since.
    const bool works = !cancelled_ && (fresh->number == number_ ? fresh->working : isWorking());
    auto next = std::make_shared<PathProgress>(*fresh);
    next->working = works;
    progress_ = next;
    started_ = false;
    stale_ = true;
    showProgress();
  }
  const bool due = !sinceShown_.isValid() || sinceShown_.elapsed() >= showMilliseconds;
  if (stale_ && isOnScreen(*this) && (due || !isWorking())) showPath();
}

void PathPanel::showPath() {
  stale_ = false;
  sinceShown_.start();
  if (progress_ && problem_.network)
    plot_->show(problem_.network, progress_->path, std::max(0, coordinate_->currentIndex()));
  else
    plot_->clear();
}

void PathPanel::showProgress() {
  const auto points = progress_ ? progress_->path.points.size() : 0;
  const auto all = progress_ ? progress_->path.lambdas.size() : 0;
  const bool complete = progress_ && progress_->path.isComplete();
  QString text;
  if (!problem_.problem)
    text = tr("Open an experiment to see its path over λ.");
  else if (isWorking())
    text = points == 0 ? tr("Finding the range of λ…")
                       : tr("Computing: %1 of %2 values of λ").arg(points).arg(all);
  else if (progress_ && !progress_->why.empty())
    text = QString::fromStdString(progress_->why);
  else if (points == 0)
    text =
        tr("“Compute path” finds the exact optimum for 121 values of λ in the background, from a "
           "model of its own for every node to one model for all.");
  else if (!complete)
    text = tr("%1 of %2 values of λ; “Compute path” continues.").arg(points).arg(all);
  if (complete && !isWorking() && text.isEmpty()) {
    const auto open = std::count_if(
        progress_->path.points.begin(), progress_->path.points.end(),
        [](const auto& point) { return !(point->relativeGap <= LambdaResult::proof); });
    if (open > 0) text = tr("%1 of %2 values of λ could not be proved in time.").arg(open).arg(all);
    if (progress_->path.points.front()->W.cols() == 0)
      text += tr(
          " The problem is too large to keep the parameters: only errors and clusters are shown.");
  }
  if (status_->text() != text) status_->setText(text);
  status_->setVisible(!text.isEmpty());
  compute_->setText(isWorking() ? tr("&Cancel") : tr("&Compute path"));
  compute_->setToolTip(isWorking()
                           ? tr("Stop and keep what is computed")
                           : tr("Find the exact optimum for 121 values of λ, in the background"));
  compute_->setEnabled(problem_.problem && (isWorking() || !complete));
  showBest();
}

void PathPanel::showBest() {
  const auto* best = progress_ ? bestPoint(progress_->path) : nullptr;
  best_->setEnabled(best != nullptr);
  if (best != nullptr) {
    const bool signs = best->accuracy.has_value();
    best_->setToolTip((signs ? tr("Go to λ = %1, which has the largest validation accuracy: %2 %")
                                   .arg(best->lambda, 0, 'g', 4)
                                   .arg(100 * best->accuracy->validation, 0, 'g', 4)
                             : tr("Go to λ = %1, which has the smallest validation error: %2")
                                   .arg(best->lambda, 0, 'g', 4)
                                   .arg(best->labels.test, 0, 'g', 4)));
  } else if (progress_ && !progress_->path.points.empty()) {
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
