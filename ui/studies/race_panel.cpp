#include "ui/studies/race_panel.h"

#include <qcustomplot.h>

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "base/version.h"
#include "edits/experiment_edits.h"
#include "experiment/racers.h"
#include "federated/catalogue.h"
#include "kernels/instruction_set.h"
#include "session/session_reader.h"
#include "ui/forms/choice_form.h"
#include "ui/forms/number_field.h"
#include "ui/live/run_controller.h"
#include "ui/plots/curve_plot.h"
#include "ui/plots/session_values.h"
#include "ui/studies/race_repeats.h"
#include "ui/studies/race_rows.h"
#include "ui/tables/row_table.h"
#include "ui/tables/table_content.h"
#include "ui/widgets/accessible_label.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

constexpr qint64 fitMilliseconds = 1000;
constexpr int roomBetweenFigures = 12;

/// Fields that a race does not depend on.
bool leavesRace(const std::string& field) {
  static const std::array<const char*, 10> fields{"title",  "source",    "notes",  "view",
                                                  "layout", "positions", "solver", "repeats",
                                                  "vary",   "heldOut"};
  return std::find(fields.begin(), fields.end(), field) != fields.end();
}

QString measureName(RaceError error) {
  switch (error) {
    case RaceError::Mse:
      return QObject::tr("mean squared error of the parameters");
    case RaceError::Excess:
      return QObject::tr("objective above the smallest one found");
    case RaceError::TestError:
      return QObject::tr("validation error (mean squared error)");
    case RaceError::WrongLabels:
      return QObject::tr("validation error (share of wrong predictions)");
    case RaceError::HonestMse:
      return QObject::tr("mean squared error of the parameters of honest nodes");
    case RaceError::HonestTestError:
      return QObject::tr("validation error of honest nodes");
    case RaceError::HonestWrongLabels:
      return QObject::tr("validation error of honest nodes (share of wrong predictions)");
  }
  return {};
}

QToolButton* methodButton(const char* icon, const QString& name, const QString& tip) {
  auto* button = new QToolButton;
  button->setText(name);
  button->setIcon(themeIcon(icon));
  button->setProperty("themeIcon", QString::fromLatin1(icon));
  button->setToolTip(tip);
  button->setAccessibleName(name);
  button->setFocusPolicy(Qt::StrongFocus);
  button->setAutoRaise(true);
  return button;
}

}  // namespace

RacePanel::RacePanel(QWidget* parent)
    : QWidget(parent),
      measure_(std::make_shared<Measure>()),
      by_(new QComboBox),
      limit_(new NumberField),
      start_(new QPushButton),
      reset_(new QPushButton(tr("Reset"))),
      status_(new QLabel),
      panes_(new QSplitter(Qt::Horizontal)),
      table_(new RowTable) {
  setAccessibleName(tr("Race"));
  for (const auto& label : {tr("by iterations"), tr("by seconds"), tr("by bytes sent")})
    by_->addItem(label);
  by_->setAccessibleName(tr("What the methods of the race are matched by"));
  by_->setToolTip(tr("The method that has used the least of it makes the next iteration"));
  by_->setFocusPolicy(Qt::StrongFocus);
  limit_->setRange(0, 1e300, false, false);
  limit_->setAccessibleName(tr("Limit of the race"));
  limit_->setToolTip(
      tr("Iterations, seconds or bytes that every method may use; 0 leaves only the rules under "
         "Algorithm"));
  limit_->setMaximumWidth(80);
  reset_->setToolTip(tr("Discard the results; the methods stay"));
  status_->setWordWrap(true);
  status_->setMinimumWidth(1);
  status_->setContentsMargins(6, 0, 6, 0);
  status_->setAccessibleName(tr("State of the race"));
  auto* limitLabel = new QLabel(tr("Limit"));
  limitLabel->setBuddy(limit_);
  auto* bar = new QHBoxLayout;
  bar->setContentsMargins(6, 4, 6, 0);
  bar->addWidget(start_);
  bar->addWidget(reset_);
  bar->addWidget(by_);
  bar->addWidget(limitLabel);
  bar->addWidget(limit_);
  bar->addStretch();
  makeRepeats();
  bar->addWidget(repeatsButton_);

  const auto measure = measure_;
  plot_ = new CurvePlot(tr("Race"), QStringLiteral("race-curves"),
                        {{tr("error"), tr("error of every method"), [measure](const TraceRow& row) {
                            return raceError(row, measure->error, measure->best);
                          }}});
  plot_->plot()->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(plot_->plot(), &QWidget::customContextMenuRequested, this, [this](QPoint at) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Copy the plot"), this, [this] { Q_EMIT copyWanted(plot_); });
    menu->addAction(tr("Export the plot…"), this, [this] { Q_EMIT exportWanted(plot_); });
    menu->popup(plot_->plot()->mapToGlobal(at));
  });

  form_ = new ChoiceForm(racerCatalogue(), QStringLiteral("method"));
  form_->setContentsMargins(6, 4, 6, 4);
  form_->show(defaultChoice(racerCatalogue(), "primal-dual").json());
  formPane_ = new QScrollArea;
  formPane_->setWidget(form_);
  formPane_->setWidgetResizable(true);
  formPane_->setFrameShape(QFrame::NoFrame);
  formPane_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  formPane_->setAccessibleName(tr("Parameters of the method"));
  formPane_->hide();

  panes_->addWidget(makeMethods());
  panes_->addWidget(formPane_);
  panes_->addWidget(plot_);
  panes_->setChildrenCollapsible(false);
  const std::array shares{500, 300, 500};
  for (int k = 0; k < panes_->count(); ++k)
    panes_->setStretchFactor(k, shares[static_cast<std::size_t>(k)]);
  // Long names of methods take nothing from the plot.
  panes_->setSizes({shares.begin(), shares.end()});
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(3);
  layout->addLayout(bar);
  layout->addWidget(status_);
  layout->addWidget(panes_, 1);
  layout->addWidget(repeats_, 1);

  connect(by_, &QComboBox::activated, this, [this](int index) {
    const std::array<const char*, 3> names{"iterations", "time", "bytes"};
    if (auto next = experiment_.with("raceBy", names[static_cast<std::size_t>(index)]))
      Q_EMIT changeWanted(*next, tr("Race %1").arg(by_->currentText()));
  });
  connect(limit_, &NumberField::committed, this, [this](double value) {
    if (auto next = experiment_.with("raceLimit", value))
      Q_EMIT changeWanted(*next, tr("Limit of the race"));
  });
  connect(limit_, &NumberField::complained, this,
          [this](const QString& complaint) { showStatus(complaint); });
  connect(start_, &QPushButton::clicked, this, &RacePanel::startOrPause);
  connect(reset_, &QPushButton::clicked, this, &RacePanel::reset);
  connect(form_, &ChoiceForm::edited, this, &RacePanel::edit);
  showRules();
  showProgress();
  by_->setObjectName(QStringLiteral("byChoice"));
  limit_->setObjectName(QStringLiteral("limitField"));
  reset_->setObjectName(QStringLiteral("resetButton"));
  up_->setObjectName(QStringLiteral("upButton"));
  parameters_->setObjectName(QStringLiteral("parametersButton"));
}

void RacePanel::setMayStart(std::function<bool(const Experiment&)> mayStart) {
  mayStart_ = std::move(mayStart);
  repeats_->setMayStart(mayStart_);
}

void RacePanel::makeRepeats() {
  repeatsButton_ = methodButton("view-refresh", tr("Repeats"),
                                tr("Show the race over many draws of graph and data: means, paired "
                                   "differences and ranks"));
  repeatsButton_->setObjectName(QStringLiteral("repeatsButton"));
  repeatsButton_->setCheckable(true);
  repeatsButton_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  repeats_ = new RaceRepeats;
  repeats_->hide();
  connect(repeatsButton_, &QToolButton::toggled, this, [this](bool on) {
    panes_->setHidden(on);
    repeats_->setVisible(on);
  });
  connect(repeats_, &RaceRepeats::repeatsWanted, this, [this](int repeats) {
    if (auto next = experiment_.with("repeats", repeats)) Q_EMIT changeWanted(*next, tr("Repeats"));
  });
}

QWidget* RacePanel::makeMethods() {
  table_->setAccessibleName(tr("Methods of the race"));
  table_->setToolTip(tr("One row per method; Ctrl+C copies"));
  table_->horizontalHeader()->setStretchLastSection(true);
  table_->setMinimumSize(120, 60);
  makeAddMenu();
  remove_ =
      methodButton("list-remove", tr("Remove"), tr("Remove the selected methods from the race"));
  up_ = methodButton("go-up", tr("Up"), tr("Move the selected method up"));
  down_ = methodButton("go-down", tr("Down"), tr("Move the selected method down"));
  parameters_ = methodButton("configure", tr("Parameters"),
                             tr("Show or hide the parameters of the selected method"));
  parameters_->setCheckable(true);
  parameters_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  auto* row = new QHBoxLayout;
  row->setContentsMargins(6, 0, 6, 2);
  row->setSpacing(2);
  for (auto* button : {add_, remove_, up_, down_, parameters_}) row->addWidget(button);
  row->addStretch();
  auto* pane = new QWidget;
  auto* layout = new QVBoxLayout(pane);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  layout->addWidget(table_, 1);
  layout->addLayout(row);
  connect(remove_, &QToolButton::clicked, this, &RacePanel::removeMethods);
  connect(up_, &QToolButton::clicked, this, [this] { moveMethod(-1); });
  connect(down_, &QToolButton::clicked, this, [this] { moveMethod(1); });
  connect(parameters_, &QToolButton::toggled, this, &RacePanel::showForm);
  connect(table_, &RowTable::rowsChosen, this, [this] {
    showForm();
    showButtons();
  });
  connect(table_, &QTableView::doubleClicked, this, [this] { parameters_->setChecked(true); });
  return pane;
}

void RacePanel::makeAddMenu() {
  add_ = methodButton("list-add", tr("Add"), tr("Add a method to the race"));
  add_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  addMenu_ = new QMenu(add_);
  addMenu_->setToolTipsVisible(true);
  std::string group;
  for (const auto& entry : solverCatalogue().view.entries) {
    if (std::exchange(group, entry.group) != entry.group)
      addMenu_->addSection(translated(entry.group));
    auto* action = addMenu_->addAction(translated(entry.label), this,
                                       [this, id = toQString(entry.id)] { addMethod(id); });
    action->setObjectName(toQString(entry.id));
    action->setToolTip(translated(entry.explanation));
  }
  add_->setMenu(addMenu_);
  add_->setPopupMode(QToolButton::InstantPopup);
}

int RacePanel::chosen() const {
  const auto& rows = table_->chosen();
  return rows.empty() || rows.front() >= static_cast<int>(titles_.size()) ? -1 : rows.front();
}

std::string RacePanel::nameOf(int method) const {
  const auto kind =
      experiment_.at("race")[static_cast<std::size_t>(method)].at("kind").get<std::string>();
  return solverCatalogue().find(kind)->info.label;
}

void RacePanel::want(const Json& methods, const QString& step) {
  if (auto next = experiment_.with("race", methods))
    Q_EMIT changeWanted(*next, step);
  else
    showStatus(translatedError(next.error()));
}

void RacePanel::addMethod(const QString& id) {
  auto methods = experiment_.at("race");
  methods.push_back(id.toStdString());
  const auto* entry = solverCatalogue().find(id.toStdString());
  want(methods, tr("Race: add %1").arg(translated(entry->info.label)));
  table_->choose({static_cast<int>(titles_.size()) - 1});
  showForm();
  showButtons();
}

void RacePanel::removeMethods() {
  const auto rows = table_->chosen();
  if (rows.empty() || chosen() < 0) return;
  auto methods = experiment_.at("race");
  for (auto row = rows.rbegin(); row != rows.rend(); ++row)
    methods.erase(static_cast<std::size_t>(*row));
  want(methods, rows.size() == 1 ? tr("Race: remove %1").arg(toQString(nameOf(rows.front())))
                                 : tr("Race: remove methods"));
}

void RacePanel::moveMethod(int by) {
  const int from = chosen();
  const int to = from + by;
  if (from < 0 || to < 0 || to >= static_cast<int>(titles_.size())) return;
  auto methods = experiment_.at("race");
  std::swap(methods[static_cast<std::size_t>(from)], methods[static_cast<std::size_t>(to)]);
  want(methods, tr("Race: order"));
  table_->choose({to});
  showForm();
  showButtons();
}

void RacePanel::edit(const QString& path, const Json& value) {
  const int k = chosen();
  if (k < 0) return;
  // The form calls every method "method".
  const auto inner = path.mid(path.indexOf(QLatin1Char('.')));
  const auto next =
      withField(experiment_, QStringLiteral("race.%1%2").arg(k).arg(inner).toStdString(), value);
  if (!next) {
    form_->showProblem(path, toQString(next.error().message));
    return;
  }
  Q_EMIT changeWanted(*next, tr("Race: %1").arg(toQString(nameOf(k))));
}

void RacePanel::follow(const ViewSources& sources) {
  auto& run = sources.run;
  auto& document = run.document();
  const auto followDocument = [this, &document] { setExperiment(document.experiment()); };
  connect(&document, &ExperimentDocument::changed, this, followDocument);
  connect(&document, &ExperimentDocument::replaced, this, followDocument);
  connect(&run, &RunController::documentShown, this, [this](bool isSession) {
    if (!isSession) reset();
  });
  connect(&run, &RunController::frame, this, &RacePanel::poll);
  connect(
      this, &RacePanel::changeWanted, &document,
      [&document](const Experiment& next, const QString& step) { document.change(next, step); });
}

void RacePanel::saveState(Json& screen) const { screen["raceTable"] = orderJson(*table_); }

void RacePanel::restoreState(const Json& screen, const Studies& /*studies*/, int /*runNumber*/) {
  restoreOrder(*table_, memberOf(screen, "raceTable"));
}

bool RacePanel::hasUnsavedWork() const {
  constexpr double longRace = 30;  // seconds
  double seconds = 0;
  for (const auto& run : kept()) seconds += run.last.seconds;
  return seconds > longRace;
}

void RacePanel::setExperiment(const Experiment& experiment) {
  const auto fields = differingFields(experiment_, experiment);
  const bool sameRace = std::all_of(fields.begin(), fields.end(), leavesRace);
  const bool otherMethods = std::find(fields.begin(), fields.end(), "race") != fields.end();
  experiment_ = experiment;
  repeats_->setRace(experiment, raceTitles(experiment.race()), sameRace);
  if (sameRace) return;
  if (state_ != State::None) {
    forget();
    overtaken_ = true;
  }
  if (otherMethods) titles_ = raceTitles(experiment.race());
  showRules();
  showProgress();
  showForm();
}

void RacePanel::showRules() {
  const auto by = experiment_.at("raceBy").get<std::string>();
  by_->setCurrentIndex(by == "time" ? 1 : by == "bytes" ? 2 : 0);
  plot_->setAbscissa(by == "time"    ? CurvePlot::Abscissa::Seconds
                     : by == "bytes" ? CurvePlot::Abscissa::Bytes
                                     : CurvePlot::Abscissa::Iteration,
                     false);
  limit_->setValue(experiment_.at("raceLimit").get<double>());
}

void RacePanel::forget() {
  worker_.cancel();
  ++number_;
  progress_ = nullptr;
  const bool was = placed_ != nullptr || !waiting_.empty();
  placed_ = nullptr;
  waiting_.clear();
  starts_.clear();
  ++revision_;
  if (was) Q_EMIT moved();
  state_ = State::None;
}

void RacePanel::reset() {
  forget();
  overtaken_ = false;
  showProgress();
}

void RacePanel::start() {
  forget();
  overtaken_ = false;
  if (const auto fits = checkRace(experiment_); !fits || !mayStart_(experiment_)) {
    showProgress();
    return;
  }
  state_ = State::Running;
  worker_.start(number_, experiment_);
  showProgress();
}

void RacePanel::startOrPause() {
  if (!isRacing()) return start();
  state_ = isPaused() ? State::Running : State::Paused;
  worker_.setPaused(isPaused());
  showProgress();
}

/// Below those of the list of runs, and another one in every race.
std::int64_t RacePanel::idOf(int racer) const {
  constexpr std::int64_t room = 8;
  static_assert(mostRaceMethods <= room);
  return -(room * number_ + racer + 1);
}

const Experiment& RacePanel::startOf(int racer) const {
  if (starts_.empty())
    for (const auto& method : experiment_.at("race"))
      starts_.push_back(racerExperiment(experiment_, method).value());
  return starts_[static_cast<std::size_t>(racer)];
}

std::vector<SessionRun> RacePanel::kept() const {
  if (!placed_) return waiting_;
  std::vector<SessionRun> runs;
  for (std::size_t k = 0; k < placed_->methods.size(); ++k) {
    const auto& racer = placed_->methods[k];
    if (!racer.checkpoint) continue;
    SessionRun run;
    run.racer = static_cast<int>(k);
    run.id = idOf(run.racer);
    run.name = tr("Race: %1").arg(toQString(titles_[k])).toStdString();
    run.color = raceColor(run.racer).name().toStdString();
    run.start = racer.start ? *racer.start : startOf(run.racer);
    run.end = racer.checkpoint->point->at.experiment;
    run.instructionSet = instructionSet();
    run.program = version();
    run.status = racer.status;
    run.message = racer.message;
    run.trace.set(racer.rows);
    for (const auto& change : racer.checkpoint->changes) run.trace.add(change);
    run.last = racer.checkpoint->numbers;
    run.W = racer.checkpoint->W;
    run.resumePoint = racer.checkpoint->point;
    runs.push_back(std::move(run));
  }
  return runs;
}

void RacePanel::restore(const std::vector<SessionRun>& kept) {
  forget();
  RaceState state;
  state.runs.resize(titles_.size());
  state.starts.resize(titles_.size());
  for (const auto& run : kept)
    if (auto at = stateOf(run);
        at && run.racer >= 0 && run.racer < static_cast<int>(titles_.size())) {
      state.runs[static_cast<std::size_t>(run.racer)] = std::move(*at);
      state.starts[static_cast<std::size_t>(run.racer)] = run.start;
    }
  state_ = State::Paused;
  waiting_ = kept;
  for (auto& run : waiting_) run.id = idOf(run.racer);
  worker_.restore(number_, experiment_, std::move(state));
  showProgress();
}

void RacePanel::poll() {
  auto fresh = worker_.take();
  if (!fresh || fresh->number != number_ || !isRacing()) return;
  progress_ = std::move(fresh);
  if (progress_->isOver) state_ = State::Over;
  const auto& methods = progress_->methods;
  if (std::any_of(methods.begin(), methods.end(),
                  [](const auto& racer) { return racer.checkpoint; })) {
    placed_ = progress_;
    ++revision_;
    // What was kept is there again: that is no news.
    const auto before = std::exchange(waiting_, {});
    const bool isBack =
        !before.empty() && std::all_of(before.begin(), before.end(), [&](const SessionRun& run) {
          const auto k = static_cast<std::size_t>(run.racer);
          return k < methods.size() && methods[k].checkpoint && methods[k].status == run.status &&
                 methods[k].checkpoint->numbers.iteration == run.last.iteration;
        });
    if (!isBack) Q_EMIT moved();
  }
  showProgress();
}

void RacePanel::showProgress() {
  auto rows = table_->chosen();
  std::erase_if(rows, [this](int row) { return row >= static_cast<int>(titles_.size()); });
  table_->setContent(std::make_shared<RaceRows>(titles_, progress_), false);
  table_->choose(rows);  // other columns forget it
  if (!isRacing() || !fitted_.isValid() || fitted_.elapsed() > fitMilliseconds) {
    table_->resizeColumnsToContents();
    fitted_.start();
  }
  std::vector<CurveComparison> curves;
  if (progress_) {
    *measure_ = {progress_->error, progress_->best};
    plot_->setAccessibleName(tr("Race: %1").arg(measureName(progress_->error)));
    for (std::size_t k = 0; k < progress_->methods.size(); ++k) {
      const auto& racer = progress_->methods[k];
      // A curve of its own for as long as it is drawn.
      const std::shared_ptr<const std::vector<TraceRow>> trace(progress_, &racer.rows);
      const int method = static_cast<int>(k);
      // The table beside it has the names.
      curves.push_back(
          {toQString(titles_[k]), raceColor(method), trace, method, QString::number(method + 1)});
    }
  }
  plot_->setComparisons(std::move(curves));
  showStatus();
  showButtons();
}

QString RacePanel::stateText() const {
  const auto methods = titles_.size();
  if (methods == 0) return tr("Add two methods to race them on this experiment.");
  if (methods == 1) return tr("Add one more method: a race has two to six.");
  if (overtaken_) return tr("The experiment has changed: Start runs the race again.");
  if (state_ == State::None)
    return tr(
        "Start runs the methods side by side; each curve is drawn over what its method has used.");
  if (!progress_) return tr("Building…");
  if (!progress_->why.empty()) return translatedMessage(progress_->why);
  const auto state = state_ == State::Running  ? tr("Racing")
                     : state_ == State::Paused ? tr("Paused")
                                               : tr("Finished");
  auto words = tr("%1. Drawn: %2.").arg(state, measureName(progress_->error));
  const auto refused =
      std::count_if(progress_->methods.begin(), progress_->methods.end(),
                    [](const RacerProgress& racer) { return racer.refusal.has_value(); });
  if (refused > 0) words += tr(" Refused: %1; the status says why.").arg(refused);
  return words;
}

void RacePanel::showStatus(const QString& problem) {
  const auto words = problem.isEmpty() ? stateText() : problem;
  if (words != status_->text()) setTextAndAccessibleName(*status_, words);
  const bool wrong = !problem.isEmpty() || (progress_ && !progress_->why.empty());
  status_->setStyleSheet(wrong ? problemStyle() : QString());
}

void RacePanel::showButtons() {
  const int count = static_cast<int>(titles_.size());
  const int k = chosen();
  start_->setText(state_ == State::Running  ? tr("Pause")
                  : state_ == State::Paused ? tr("Continue")
                                            : tr("Start"));
  start_->setToolTip(state_ == State::Running  ? tr("Pause the race")
                     : state_ == State::Paused ? tr("Continue the race")
                                               : tr("Race the methods from the beginning"));
  start_->setEnabled(count >= 2);
  reset_->setEnabled(state_ != State::None);
  add_->setEnabled(count < static_cast<int>(mostRaceMethods));
  remove_->setEnabled(k >= 0);
  up_->setEnabled(k > 0 && table_->chosen().size() == 1);
  down_->setEnabled(k >= 0 && k + 1 < count && table_->chosen().size() == 1);
  parameters_->setEnabled(k >= 0);
}

void RacePanel::showForm() {
  const int k = chosen();
  formPane_->setVisible(k >= 0 && parameters_->isChecked());
  if (k < 0) return;
  form_->show(experiment_.at("race")[static_cast<std::size_t>(k)]);
  // There is no bar to look to the right with.
  constexpr int most = 280;
  formPane_->setMinimumWidth(std::min(
      most, form_->minimumSizeHint().width() + formPane_->verticalScrollBar()->sizeHint().width()));
  if (!progress_ || k >= static_cast<int>(progress_->methods.size())) return;
  const auto& refusal = progress_->methods[static_cast<std::size_t>(k)].refusal;
  if (!refusal) return;
  const auto inner = toQString(refusal->where).section(QLatin1Char(']'), 1);
  form_->showProblem(QStringLiteral("method") + inner, toQString(refusal->message));
}

QString RacePanel::statusText() const { return status_->text(); }

void RacePanel::refreshTheme() {
  plot_->refreshTheme();
  repeats_->refreshTheme();
}

void RacePanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const bool wide = event->size().width() > event->size().height();
  panes_->setOrientation(wide ? Qt::Horizontal : Qt::Vertical);
}

QSizeF RacePanel::figureSize() const {
  const auto above = plot_->figureSize();
  const auto below = table_->pictureSize();
  return {std::max<double>(above.width(), below.width()),
          above.height() + roomBetweenFigures + below.height()};
}

void RacePanel::drawFigure(QCPPainter& painter) {
  painter.save();
  plot_->drawFigure(painter);
  painter.restore();
  painter.save();
  painter.translate(0, plot_->figureSize().height() + roomBetweenFigures);
  table_->drawPicture(painter);
  painter.restore();
}

QString RacePanel::figureData() const {
  const auto content = table_->rows()->content();
  return content ? csvOf(*content, table_->order()) : QString();
}

}  // namespace gtv::ui
