#include "ui/sweeps/sweep_panel.h"

#include <fmt/format.h>
#include <qcustomplot.h>

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "base/parallel.h"
#include "kernels/instruction_set.h"
#include "ui/forms/number_field.h"
#include "ui/forms/sweep_axis_form.h"
#include "ui/live/run_controller.h"
#include "ui/plots/session_values.h"
#include "ui/sweeps/curve_choice.h"
#include "ui/sweeps/sweep_picture.h"
#include "ui/sweeps/sweep_plot.h"
#include "ui/sweeps/sweep_table.h"
#include "ui/tables/row_table.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

/// Between two pictures of a sweep, and how many times what a picture costs.
constexpr qint64 sweepMilliseconds = 100;
constexpr qint64 sweepPatience = 10;
constexpr double sweepPaneGap = 8;
/// Parts of the progress bar.
constexpr int sweepParts = 1000;

/// "45 s", "3 min", "2 h 10 min"
QString formatDuration(double seconds) {
  constexpr double minute = 60;
  constexpr double hour = 3600;
  if (seconds < minute) return SweepPanel::tr("%1 s").arg(std::ceil(seconds));
  if (seconds < hour) return SweepPanel::tr("%1 min").arg(std::ceil(seconds / minute));
  const double minutes = std::ceil(seconds / minute);
  return SweepPanel::tr("%1 h %2 min")
      .arg(std::floor(minutes / minute))
      .arg(std::fmod(minutes, minute));
}

/// Fields that say how an experiment is looked at, not what it computes.
bool isAboutLooks(const std::string& field) {
  return field == "title" || field == "notes" || field == "source" || field == "view" ||
         field == "vary" || field == "curves" || field == "repeats" || field.starts_with("race") ||
         field == "layout" || field == "positions";
}

}  // namespace

SweepPanel::SweepPanel(QWidget* parent)
    : QWidget(parent),
      first_(new SweepAxisForm(tr("first parameter"), false)),
      second_(new SweepAxisForm(tr("second parameter"), true)),
      repeats_(new NumberField),
      curves_(new CurveChoice),
      start_(new QPushButton),
      cancel_(new QPushButton(tr("Cance&l"))),
      progress_(new QProgressBar),
      status_(new QLabel),
      sweeps_(new QComboBox),
      forget_(new QToolButton),
      form_(new QWidget),
      panes_(new QSplitter(Qt::Horizontal)),
      picture_(new SweepPicture({sweeps_, forget_})),
      table_(new RowTable),
      worker_(processorCount()) {
  setAccessibleName(tr("Sweep"));
  repeats_->setToolTip(
      tr("Number of runs of every combination, each with a new draw of graph and data"));
  repeats_->setRange(1, SweepPlan::mostRuns, false, true);
  repeats_->setValue(1);
  repeats_->setMaximumWidth(64);
  repeats_->setAccessibleName(tr("Repeats"));
  cancel_->setToolTip(tr("Stop and keep what is done"));
  progress_->setRange(0, sweepParts);
  progress_->setTextVisible(false);
  progress_->setMaximumHeight(10);
  progress_->setAccessibleName(tr("Progress of the sweep"));
  status_->setWordWrap(true);
  status_->setMinimumWidth(1);
  status_->setAccessibleName(tr("State of the sweep"));
  sweeps_->setAccessibleName(tr("Which sweep is shown"));
  sweeps_->setToolTip(tr("Sweeps of this document, the newest last"));
  forget_->setText(tr("Delete"));
  forget_->setToolTip(tr("Delete the sweep that is shown"));
  forget_->setAccessibleName(tr("Delete this sweep"));
  forget_->setFocusPolicy(Qt::StrongFocus);
  sweeps_->setFocusPolicy(Qt::StrongFocus);
  sweeps_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  constexpr int characters = 12;
  sweeps_->setMinimumContentsLength(characters);

  auto* grid = new QGridLayout(form_);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setVerticalSpacing(3);
  auto* firstLabel = new QLabel(tr("Vary"));
  auto* secondLabel = new QLabel(tr("and"));
  firstLabel->setBuddy(first_->parameterChoice());
  secondLabel->setBuddy(second_->parameterChoice());
  grid->addWidget(firstLabel, 0, 0);
  grid->addWidget(first_, 0, 1);
  grid->addWidget(secondLabel, 1, 0);
  grid->addWidget(second_, 1, 1);
  grid->setColumnStretch(1, 1);

  auto* repeatsLabel = new QLabel(tr("Repeats"));
  repeatsLabel->setBuddy(repeats_);
  auto* bar = new QHBoxLayout;
  bar->addWidget(start_);
  bar->addWidget(cancel_);
  bar->addWidget(repeatsLabel);
  bar->addWidget(repeats_);
  bar->addWidget(curves_);
  bar->addWidget(progress_, 1);
  table_->setAccessibleName(tr("Runs of the sweep"));
  table_->setMinimumHeight(60);
  panes_->addWidget(picture_);
  panes_->addWidget(table_);
  panes_->setChildrenCollapsible(false);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(6, 4, 6, 2);
  layout->setSpacing(3);
  layout->addWidget(form_);
  layout->addLayout(bar);
  layout->addWidget(status_);
  layout->addWidget(panes_, 1);

  connect(start_, &QPushButton::clicked, this, &SweepPanel::startOrPause);
  connect(cancel_, &QPushButton::clicked, this, &SweepPanel::cancel);
  for (auto* form : {first_, second_})
    connect(form, &SweepAxisForm::changed, this, [this] {
      problem_.clear();
      showState();
    });
  connect(repeats_, &NumberField::committed, this, [this] { showState(); });
  connect(curves_, &CurveChoice::changed, this, [this] { showState(); });
  connect(picture_, &SweepPicture::chosen, this, [this] { showResults(); });
  connect(sweeps_, &QComboBox::activated, this,
          [this](int index) { choose(sweeps_->itemData(index).toLongLong()); });
  connect(forget_, &QToolButton::clicked, this, &SweepPanel::forget);
  connect(plot(), &SweepPlot::cellPicked, this, &SweepPanel::openCell);
  connect(table_, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
    const auto content = std::dynamic_pointer_cast<const SweepTable>(table_->rows()->content());
    if (content) openCell(content->cellOf(table_->rows()->sourceRow(index.row())));
  });
  setExperiment(experiment_);
  showState();
  sweeps_->setObjectName(QStringLiteral("sweepChoice"));
  forget_->setObjectName(QStringLiteral("forgetButton"));
  repeats_->setObjectName(QStringLiteral("repeatsField"));
  cancel_->setObjectName(QStringLiteral("cancelButton"));
  progress_->setObjectName(QStringLiteral("progressBar"));
}

void SweepPanel::follow(const ViewSources& sources) {
  auto& run = sources.run;
  auto& document = run.document();
  const auto followDocument = [this, &document] { setExperiment(document.experiment()); };
  connect(&document, &ExperimentDocument::changed, this, followDocument);
  connect(&document, &ExperimentDocument::replaced, this, followDocument);
  connect(&run, &RunController::documentShown, this,
          [this, &document] { beginDocument(document.experiment()); });
  connect(&run, &RunController::frame, this, &SweepPanel::poll);
  connect(
      this, &SweepPanel::experimentWanted, &document,
      [&document](Experiment cell, const QString& name) {
        // How the document is looked at, and what else it asks for, is not the sweep's.
        for (const char* field : {"title", "source", "notes", "vary", "race", "raceBy", "raceLimit",
                                  "repeats", "curves", "layout", "positions", "view"})
          if (auto kept = cell.with(field, document.experiment().at(field)))
            cell = std::move(*kept);
        document.change(cell, tr("Cell of the sweep: %1").arg(name));
      });
}

void SweepPanel::saveState(Json& screen) const { screen["sweepTable"] = orderJson(*table_); }

void SweepPanel::restoreState(const Json& screen, const Studies& /*studies*/, int /*runNumber*/) {
  restoreOrder(*table_, memberOf(screen, "sweepTable"));
}

QComboBox* SweepPanel::metricChoice() const { return picture_->metricChoice(); }

SweepPlot* SweepPanel::plot() const { return picture_->plot(); }

void SweepPanel::setExperiment(const Experiment& experiment) {
  experiment_ = experiment;
  stated_.reset();
  const auto fields = sweepFields(experiment);
  first_->setFields(fields);
  second_->setFields(fields);
  showState();
}

void SweepPanel::beginDocument(const Experiment& experiment) {
  if (isInProgress()) worker_.cancel();
  others_.clear();
  plan_.reset();
  rows_.reset();
  instructionSets_.clear();
  state_ = State::None;
  begun_ = false;
  problem_.clear();
  stale_ = false;
  picture_->clear();
  table_->setContent(
      std::make_shared<SweepTable>(
          std::make_shared<SweepPlan>(SweepPlan::make(Experiment(), {{"lambda", {1}}}, 1).value()),
          std::make_shared<std::vector<SweepRow>>(), QStringList{tr("λ")}),
      true);
  fillSweeps();
  second_->clear();
  const auto axes = axesOf(experiment);
  if (!axes.empty()) first_->show(axes[0]);
  if (axes.size() > 1) second_->show(axes[1]);
  repeats_->setValue(experiment.repeats());
  curves_->choose(experiment.at("curves").get<std::vector<std::string>>());
  setExperiment(experiment);
  Q_EMIT replaced();
}

Result<SweepPlan> SweepPanel::planFromForm() const {
  std::vector<SweepAxis> axes;
  for (const auto* form : {first_, second_}) {
    if (form->isEmpty()) continue;
    auto axis = form->axis();
    if (!axis) return axis.error();
    axes.push_back(std::move(*axis));
  }
  const auto experiment = experiment_.with("curves", curves_->chosen());
  if (!experiment) return experiment.error();
  return SweepPlan::make(*experiment, std::move(axes), static_cast<int>(repeats_->value()));
}

void SweepPanel::startOrPause() {
  switch (state_) {
    case State::Running:
      worker_.setPaused(true);
      state_ = State::Paused;
      return showState();
    case State::Paused:
      return go();
    case State::None:
    case State::Cancelled:
    case State::Over:
      return start();
  }
}

void SweepPanel::start() {
  if (!repeats_->submit()) return;
  const auto plan = planFromForm();
  if (!plan) {
    problem_ = translatedError(plan.error());
    return showState();
  }
  // The same again: what is done need not be done twice.
  if (state_ == State::Cancelled && *plan_ == *plan) return go();
  worker_.cancel();
  problem_.clear();
  // The same once more takes its own place.
  if (!plan_ || !(*plan_ == *plan)) {
    archiveCurrent();
    id_ = ++lastId_;
  }
  plan_ = std::make_shared<SweepPlan>(*plan);
  rows_ = std::make_shared<std::vector<SweepRow>>();
  instructionSets_.clear();
  share_ = 0;
  begun_ = false;
  picture_->beginSweep(*plan);
  fillSweeps();
  go();
  showResults();
}

std::vector<SweepPanel::Kept> SweepPanel::kept() const {
  auto all = others_;
  if (plan_) all.push_back({id_, plan_, rows_, instructionSets_});
  return all;
}

bool SweepPanel::hasRows() const {
  const auto all = kept();
  return std::any_of(all.begin(), all.end(),
                     [](const Kept& sweep) { return !sweep.rows->empty(); });
}

void SweepPanel::archiveCurrent() {
  if (!plan_ || rows_->empty()) return;
  others_.push_back({id_, plan_, rows_, instructionSets_});
  std::sort(others_.begin(), others_.end(),
            [](const Kept& a, const Kept& b) { return a.id < b.id; });
  if (others_.size() >= mostKept) others_.erase(others_.begin());
}

void SweepPanel::showArchived(Kept sweep) {
  worker_.cancel();
  begun_ = false;
  problem_.clear();
  id_ = sweep.id;
  plan_ = std::move(sweep.plan);
  rows_ = std::make_shared<std::vector<SweepRow>>(*sweep.rows);
  instructionSets_ = std::move(sweep.instructionSets);
  secondsLeft_ = std::nan("");
  showPlan(*plan_);
  finish(static_cast<int>(rows_->size()) == plan_->runCount() ? State::Over : State::Paused);
  Q_EMIT replaced();
}

void SweepPanel::choose(std::int64_t id) {
  const auto found = std::find_if(others_.begin(), others_.end(),
                                  [&](const Kept& sweep) { return sweep.id == id; });
  if (found == others_.end() || isRunning()) return;
  auto chosen = *found;
  others_.erase(found);
  if (begun_) take(worker_.cancel());
  archiveCurrent();
  showArchived(std::move(chosen));
}

void SweepPanel::forget() {
  if (others_.empty() || isRunning()) return;
  auto next = others_.back();
  others_.pop_back();
  showArchived(std::move(next));
}

void SweepPanel::fillSweeps() {
  sweeps_->clear();
  auto all = kept();
  std::sort(all.begin(), all.end(), [](const Kept& a, const Kept& b) { return a.id < b.id; });
  int place = 0;
  for (const auto& sweep : all) {
    sweeps_->addItem(
        tr("%1: %2, %3")
            .arg(++place)
            .arg(namesOf(*sweep.plan).join(tr(" and ")), counted(std::ssize(*sweep.rows), "run")),
        QVariant::fromValue<qlonglong>(sweep.id));
    if (sweep.id == id_) sweeps_->setCurrentIndex(place - 1);
  }
  for (auto* part : std::initializer_list<QWidget*>{sweeps_, forget_}) part->setVisible(place > 1);
}

void SweepPanel::go() {
  if (begun_)
    worker_.setPaused(false);
  else
    worker_.start(++number_, *plan_, *rows_);
  begun_ = true;
  if (!isMadeHere()) {
    instructionSets_.push_back(instructionSet());
    Q_EMIT replaced();
  }
  problem_.clear();
  secondsLeft_ = std::nan("");
  state_ = State::Running;
  showState();
}

void SweepPanel::cancel() {
  if (!isInProgress()) return;
  if (begun_) take(worker_.cancel());
  finish(static_cast<int>(rows_->size()) == plan_->runCount() ? State::Over : State::Cancelled);
}

void SweepPanel::take(std::vector<SweepRow> newRows) {
  if (newRows.empty()) return;
  Q_EMIT rowsAdded(newRows);
  // What the table shows is not touched.
  auto rows = std::make_shared<std::vector<SweepRow>>(*rows_);
  rows->insert(rows->end(), std::make_move_iterator(newRows.begin()),
               std::make_move_iterator(newRows.end()));
  sortRows(*rows);
  rows_ = std::move(rows);
  stale_ = true;
}

void SweepPanel::finish(State state) {
  state_ = state;
  begun_ = false;
  problem_.clear();
  share_ = static_cast<double>(rows_->size()) / plan_->runCount();
  fillSweeps();
  showResults();
  showState();
}

std::optional<SweepPlan> SweepPanel::plan() const {
  return plan_ ? std::optional(*plan_) : std::nullopt;
}

std::vector<SweepRow> SweepPanel::rows() const { return rows_ ? *rows_ : std::vector<SweepRow>(); }

void SweepPanel::restore(const SweepPlan& plan, std::vector<SweepRow> rows,
                         std::vector<std::string> instructionSets) {
  archiveCurrent();
  sortRows(rows);
  showArchived({++lastId_, std::make_shared<const SweepPlan>(plan),
                std::make_shared<const std::vector<SweepRow>>(std::move(rows)),
                std::move(instructionSets)});
}

void SweepPanel::showPlan(const SweepPlan& plan) {
  first_->show(plan.axes()[0]);
  if (plan.axes().size() > 1)
    second_->show(plan.axes()[1]);
  else
    second_->clear();
  repeats_->setValue(plan.repeats());
  curves_->choose(curveNames(plan));
  picture_->beginSweep(plan);
}

void SweepPanel::poll() {
  if (state_ == State::Running || (state_ == State::Paused && begun_)) {
    if (auto update = worker_.take(); update && update->number == number_) {
      share_ = update->share;
      secondsLeft_ = update->secondsLeft;
      take(std::move(update->rows));
      if (update->isOver) {
        finish(update->why.empty() ? State::Over : State::Cancelled);
        problem_ = translatedMessage(update->why);
        return showState();
      }
      showState();
    }
  }
  const auto pause = std::max(sweepMilliseconds, sweepPatience * showCost_);
  const bool due = !sinceShown_.isValid() || sinceShown_.elapsed() >= pause;
  if (stale_ && due && isOnScreen(*this)) showResults();
}

void SweepPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) showResults();
}

QStringList SweepPanel::namesOf(const SweepPlan& plan) {
  QStringList list;
  // The parameters of a kind are known where that kind is: in the first cell that has them.
  for (const auto& axis : plan.axes()) {
    auto label = sweepLabel(sweepFields(plan.experiment()), axis.path);
    for (int cell = 0;
         label == axis.path && axis.path.find('.') != std::string::npos && cell < plan.cellCount();
         ++cell)
      if (const auto experiment = plan.experimentOf(cell)) {
        label = sweepLabel(sweepFields(*experiment), axis.path);
        if (label == axis.path) break;
      }
    list << translatedPath(label);
  }
  return list;
}

void SweepPanel::showResults() {
  stale_ = false;
  if (!plan_ || !rows_) return;
  QElapsedTimer clock;
  clock.start();
  const auto labels = namesOf(*plan_);
  if (!stated_ && !curveNames(*plan_).empty())
    if (auto figure = publishedFigure(experiment_, {})) stated_ = std::move(*figure);
  picture_->show(*plan_, *rows_, labels, stated_);
  table_->setContent(std::make_shared<SweepTable>(plan_, rows_, labels), false);
  showCost_ = clock.elapsed();
  sinceShown_.start();
}

void SweepPanel::openCell(int cell) {
  const auto experiment =
      plan_ ? plan_->experimentOf(cell) : Result<Experiment>(Error{"", "there is no sweep"});
  if (!experiment) {
    problem_ = translatedError(experiment.error());
    return showState();
  }
  problem_.clear();
  showState();
  QStringList values;
  const auto set = plan_->setOf(cell);
  for (const auto& [path, value] : set.items())
    values << QStringLiteral("%1 = %2").arg(toQString(path), toQString(sweepValueText(value)));
  Q_EMIT experimentWanted(*experiment, values.join(QStringLiteral(", ")));
}

QString SweepPanel::describeDifference() const {
  if (!plan_) return {};
  QStringList fields;
  for (const auto& field : differingFields(plan_->experiment(), experiment_))
    if (!isAboutLooks(field)) fields << toQString(field);
  if (fields.isEmpty()) return {};
  return tr("The document has changed since (%1): the sweep belongs to the earlier version.")
      .arg(fields.join(QStringLiteral(", ")));
}

bool SweepPanel::isMadeHere() const {
  return std::find(instructionSets_.begin(), instructionSets_.end(), instructionSet()) !=
         instructionSets_.end();
}

QString SweepPanel::describeInstructionSets() const {
  const auto sets = toQString(fmt::format("{}", fmt::join(instructionSets_, ", ")));
  if (isPaused() && !instructionSets_.empty() && !isMadeHere())
    return tr("The finished runs were made with %1, and this program uses %2: the last digits may "
              "differ.")
        .arg(sets, toQString(instructionSet()));
  if (instructionSets_.size() < 2) return {};
  return tr("Made with different instruction sets (%1): the last digits may differ.").arg(sets);
}

QStringList SweepPanel::collectRemarks() const {
  constexpr qsizetype most = 12;
  QStringList remarks;
  if (!plan_) return remarks;
  for (const auto& warning : distinctTexts(*rows_, &SweepRow::warnings))
    remarks << tr("Warning: %1.").arg(translatedMessage(warning));
  for (const auto& note : distinctTexts(*rows_, &SweepRow::notes))
    remarks << tr("Note: %1.").arg(toQString(note));
  return remarks.mid(0, most);
}

QString SweepPanel::stateText() const {
  if (!plan_) {
    const auto plan = planFromForm();
    if (!plan) return translatedError(plan.error());
    return tr("%1: %2, %3.")
        .arg(counted(plan->runCount(), "run"), counted(plan->cellCount(), "combination"),
             counted(plan->repeats(), "time"));
  }
  const auto done = tr("%1 of %2").arg(rows_->size()).arg(counted(plan_->runCount(), "run"));
  const auto refused = std::count_if(rows_->begin(), rows_->end(),
                                     [](const SweepRow& row) { return row.isRefused(); });
  const auto refusals =
      refused > 0 ? tr("; refused: %1, the table says why").arg(refused) : QString();
  switch (state_) {
    case State::Running:
      return std::isfinite(secondsLeft_)
                 ? tr("%1, %2 left%3").arg(done, formatDuration(secondsLeft_), refusals)
                 : tr("%1%2").arg(done, refusals);
    case State::Paused:
      return tr("Paused: %1%2").arg(done, refusals);
    case State::Cancelled:
      return tr("Cancelled: %1 are kept%2").arg(done, refusals);
    case State::Over:
      return tr("Done: %1%2").arg(done, refusals);
    case State::None:
      return {};
  }
  return {};
}

void SweepPanel::showState() {
  form_->setEnabled(!isInProgress());
  repeats_->setEnabled(!isInProgress());
  cancel_->setEnabled(isInProgress());
  sweeps_->setEnabled(!isRunning());
  forget_->setEnabled(!isRunning());
  const bool running = state_ == State::Running;
  start_->setText(running                   ? tr("Pa&use")
                  : state_ == State::Paused ? tr("Contin&ue")
                                            : tr("&Start sweep"));
  start_->setToolTip(running                   ? tr("Pause the sweep")
                     : state_ == State::Paused ? tr("Continue with the remaining runs")
                                               : tr("Run every combination in the background"));
  const int part = state_ == State::None ? 0 : static_cast<int>(std::floor(share_ * sweepParts));
  if (progress_->value() != part) progress_->setValue(part);
  auto words = problem_.isEmpty() ? stateText() : problem_;
  const auto remarks = collectRemarks();
  const auto first = remarks.isEmpty() ? QString() : remarks.front();
  for (const auto& more : {first, describeInstructionSets(), describeDifference()})
    if (!more.isEmpty()) words += QLatin1Char(' ') + more;
  if (status_->text() != words) status_->setText(words);
  status_->setToolTip(remarks.join(QLatin1Char('\n')));
}

QString SweepPanel::statusText() const { return status_->text(); }

void SweepPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const bool wide = event->size().width() > event->size().height();
  panes_->setOrientation(wide ? Qt::Horizontal : Qt::Vertical);
}

void SweepPanel::refreshTheme() {
  plot()->refreshTheme();
  if (plan_) showResults();
}

QSizeF SweepPanel::figureSize() const {
  const auto above = plot()->figureSize();
  const auto below = table_->pictureSize();
  return {std::max<double>(above.width(), below.width()),
          above.height() + sweepPaneGap + below.height()};
}

void SweepPanel::drawFigure(QCPPainter& painter) {
  painter.save();
  plot()->drawFigure(painter);
  painter.restore();
  painter.save();
  painter.translate(0, plot()->figureSize().height() + sweepPaneGap);
  table_->drawPicture(painter);
  painter.restore();
}

QString SweepPanel::figureData() const {
  return plan_ ? toQString(sweepCsv(*plan_, *rows_)) : QStringLiteral("repeat,seed,status\n");
}

}  // namespace gtv::ui
