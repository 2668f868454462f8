#include "main_window.h"

#include <fmt/format.h>
#include <qcustomplot.h>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>
#include <QUndoView>
#include <algorithm>
#include <cmath>

#include "arrangement.h"
#include "base/resources.h"
#include "certificate_bar.h"
#include "cluster_study.h"
#include "command_palette.h"
#include "compare_window.h"
#include "curve_plot.h"
#include "data_exchange.h"
#include "diagnostics_dock.h"
#include "elided_label.h"
#include "exact_optimum.h"
#include "experiment/documents.h"
#include "experiment/file_names.h"
#include "experiment/links.h"
#include "experiment_panel.h"
#include "export_dialog.h"
#include "fiedler.h"
#include "figure.h"
#include "flavour_job.h"
#include "formula_view.h"
#include "graph_editor.h"
#include "graph_tools.h"
#include "held_out_window.h"
#include "help_window.h"
#include "lambda_control.h"
#include "node_inspector.h"
#include "notice_bar.h"
#include "number_field.h"
#include "path_panel.h"
#include "plot_docks.h"
#include "preferences_dialog.h"
#include "preset_gallery.h"
#include "published_window.h"
#include "race_panel.h"
#include "repeat_study.h"
#include "run/experiment_edits.h"
#include "run_list.h"
#include "run_list_view.h"
#include "scatter_plot.h"
#include "screen_room.h"
#include "screen_state.h"
#include "session/session_studies.h"
#include "session/session_sweep.h"
#include "session_keeper.h"
#include "sweep_panel.h"
#include "theme.h"
#include "time_bar.h"
#include "view_choices.h"
#include "view_dock.h"
#include "watched_application.h"
#include "window_commands.h"
#include "window_figure.h"
#include "window_files.h"
#include "words.h"

namespace gtv::ui {
namespace {

constexpr int frameMilliseconds = 16;
constexpr int curveMilliseconds = 40;
/// Numbers that change faster cannot be read.
constexpr int statusMilliseconds = 80;

/// Fields that the run does not know.
bool isQuiet(const std::string& field) {
  return field == "title" || field == "source" || field == "notes" || field == "view" ||
         field == "race" || field == "raceBy" || field == "raceLimit" || field == "published";
}

/// `run` as it is looked at, and raced, in the document.
Experiment withQuietFields(Experiment run, const Experiment& document) {
  for (const char* field : {"view", "race", "raceBy", "raceLimit", "published"})
    if (auto next = run.with(field, document.at(field))) run = std::move(*next);
  return run;
}

/// Do they differ in nothing that the run knows?
bool isSameRun(const Experiment& a, const Experiment& b) {
  const auto fields = differingFields(a, b);
  return std::all_of(fields.begin(), fields.end(), isQuiet);
}

/// How a change of this field reads in the history; of an entry of a list, that of the list.
QString stepName(const Experiment& experiment, const QString& path) {
  auto field = path.toStdString();
  if (path.endsWith(QStringLiteral(".kind"))) field.resize(field.size() - 5);
  const auto* parameter = parameterAt(documentFields(), experiment.json(), field);
  if (parameter == nullptr)
    parameter = documentFields().parameter(field.substr(0, field.find('.')));
  return parameter != nullptr ? text(parameter->label) : path;
}

QString shortNumber(double x) {
  return std::isfinite(x) ? QString::number(x, 'g', 4) : QStringLiteral("–");
}

}  // namespace

MainWindow::MainWindow(QWidget* parent) : QMainWindow(parent) {
  setObjectName(QStringLiteral("MainWindow"));
  setAcceptDrops(true);
  setWindowIcon(QIcon(text((resourceFolder() / "gtvlab.svg").string())));
  document_ = new ExperimentDocument(this);
  panel_ = new ExperimentPanel;
  graph_ = new GraphView;
  exact_ = new ExactOptimum(this);
  fiedler_ = new Fiedler(this);
  flavours_ = new FlavourJob(this);
  marks_ = new LambdaMarks(this);
  bar_ = new CertificateBar;
  lambda_ = new LambdaControl;
  time_ = new TimeBar;
  runs_ = new RunList(this);
  repeats_ = new RepeatStudy(this);
  keeper_ = new SessionKeeper(*document_, *runs_, solver_, this);
  auto* notice = new NoticeBar;
  files_ = new WindowFiles(*this, *keeper_, *notice);
  exchange_ = new DataExchange(*this);

  auto* middle = new QWidget;
  auto* tools = new QToolBar(tr("Tools"));
  tools->setObjectName(QStringLiteral("canvasTools"));
  tools->setOrientation(Qt::Vertical);
  tools->addActions(graph_->tools()->actions());
  auto* looks = new QToolBar(tr("Looks"));
  looks->setObjectName(QStringLiteral("canvasLooks"));
  view_ = new ViewChoices(*looks);
  auto* canvas = new QGridLayout(middle);
  canvas->setContentsMargins(0, 0, 0, 0);
  canvas->setSpacing(0);
  canvas->addWidget(notice, 0, 0, 1, 2);
  canvas->addWidget(tools, 1, 0, 3, 1);
  canvas->addWidget(looks, 1, 1);
  canvas->addWidget(graph_, 2, 1);
  canvas->addWidget(time_, 3, 1);
  canvas->setRowStretch(2, 1);
  setCentralWidget(middle);
  makeDocks();
  commands_ = new WindowCommands(*this);
  connectCommands();
  connectTime();
  connectRuns();
  connectFlavours();
  connectRace();
  connectSession();
  connectSweep();
  makeLambdaBar();
  makeStatusLine();

  connect(panel_, &ExperimentPanel::edited, this, &MainWindow::edit);
  connect(lambda_, &LambdaControl::changed, this, &MainWindow::changeLambda);
  connect(lambda_->field(), &NumberField::complained, this, [this](const QString& complaint) {
    say(complaint.isEmpty() ? QString() : tr("λ: %1").arg(complaint), !complaint.isEmpty());
  });
  connect(marks_, &LambdaMarks::changed, this, &MainWindow::showMarks);
  connect(document_, &ExperimentDocument::changed, this, &MainWindow::followDocument);
  connect(document_, &ExperimentDocument::titleChanged, this, &MainWindow::updateTitle);
  editor_ = new GraphEditor(*graph_, *scatterPlot(), *document_);
  connect(editor_, &GraphEditor::refused, this, [this](const QString& why) { say(why, true); });
  panel_->attacks()->setMaker([this](const std::string& kind) { return editor_->newAttack(kind); });
  panel_->attacks()->setSource({"nodes", tr("Take the chosen"),
                                tr("The attackers are the nodes that are chosen on the graph now"),
                                [this](bool aloud) { return editor_->chosenNodes(aloud); }});
  connect(graph_, &GraphView::hovered, this,
          [this](int node, int edge) { solver_.setFocus(node, edge); });
  connect(graph_, &GraphView::backdropChosen, this, [this](Backdrop backdrop) {
    document_->look("backdrop", backdropName(backdrop).toStdString());
  });
  connect(graph_, &GraphView::exportWanted, this,
          [this] { showExport(new ExportDialog(*graph_, this)); });
  connect(graph_, &GraphView::copied, this,
          [this] { say(tr("Copied, as a picture and as numbers"), false); });
  connect(exact_, &ExactOptimum::changed, this, &MainWindow::showOptimum);
  connect(fiedler_, &Fiedler::ready, this, [this] { snapshotShown_ = snapshot_ == nullptr; });
  connect(pathPanel(), &PathPanel::lambdaChosen, this, &MainWindow::jumpTo);
  connect(scatterPlot(), &ScatterPlot::axesChosen, this,
          [this](const QString& x, const QString& y) {
            // "node" is not a coordinate: the document keeps the two it had.
            if (x != QLatin1String("node"))
              document_->look("scatter", Json::array({x.toStdString(), y.toStdString()}));
          });
  connect(scatterPlot(), &ScatterPlot::selectionWanted, this,
          [this](std::vector<int> nodes) { graph_->select(std::move(nodes), {}); });
  connect(graph_, &GraphView::selectionChanged, this,
          [this] { scatterPlot()->setSelection(graph_->selectedNodes()); });
  connect(&solver_, &SolverThread::networkReady, this, &MainWindow::takeNetwork);
  connect(&solver_, &SolverThread::networkChanged, this, [this](const NetworkPicture& picture) {
    if (picture.runNumber == solver_.current() && picture.network != network_) coming_ = picture;
  });
  connect(&solver_, &SolverThread::problemReady, this, [this](const LiveProblem& problem) {
    if (problem.runNumber != solver_.current()) return;
    exact_->setProblem(problem);
    plots_->beginProblem(problem);
    pathPanel()->setProblem(problem);
    marks_->setProblem(problem);
  });
  connect(&solver_, &SolverThread::rowsReady, this,
          [this](int runNumber, const std::vector<TraceRow>& rows) {
            if (runNumber == solver_.current())
              rows_.insert(rows_.end(), rows.begin(), rows.end());
            else
              runs_->append(runNumber, rows);
          });
  connect(&solver_, &SolverThread::failed, this, &MainWindow::takeFailure);
  connect(&solver_, &SolverThread::brokeDown, this, &MainWindow::takeBreakdown);
  if (auto* application = qobject_cast<WatchedApplication*>(qApp)) {
    // What the window shows of the run may be half of it.
    connect(application, &WatchedApplication::eventFailed, this, [this](const QString& message) {
      solver_.breakDown(Error{"", message.toStdString()});
    });
    connect(application, &WatchedApplication::workFailed, this,
            [this](const QString& message) { say(message, true); });
  }
  connect(&solver_, &SolverThread::resumed, this, [this](int runNumber) {
    if (runNumber != solver_.current()) return;
    running_ = true;
    updateStatus();
  });
  connect(&solver_, &SolverThread::positionsReady, this, [this](const NetworkPicture& picture) {
    if (picture.runNumber != solver_.current()) return;
    // They may be for a network that waits for its first snapshot.
    if (coming_ && coming_->network == picture.network)
      coming_ = picture;
    else if (network_ == picture.network)
      graph_->setPositions(picture);
    if (!refused_) forgetProblem();
  });
  connect(&solver_, &SolverThread::finished, this,
          [this](int runNumber, RunStatus, const QString& message) {
            if (runNumber != solver_.current()) return;
            running_ = false;
            say(message, false);
            updateStatus();
            time_->showAgain();
          });
  frameTimer_.setTimerType(Qt::PreciseTimer);
  connect(&frameTimer_, &QTimer::timeout, this, &MainWindow::frame);
  frameTimer_.start(frameMilliseconds);
  curveClock_.start();
  rateClock_.start();
  qApp->installEventFilter(this);
  ScreenRoom::watch();
  resize(1440, 900);
  updateTitle();
  updateStatus();
}

MainWindow::~MainWindow() {
  // Whoever closed the window has been asked: there is nothing to restore.
  dropSession();
  keeper_->discard();
  // Docks say that they are gone when there is nobody left to care.
  plots_->disconnect(this);
  views_->endDrags();
  qApp->removeEventFilter(this);
}

void MainWindow::bringToFront(const QString& view) {
  if (view == QLatin1String("race")) {
    plots_->showRace();
    if (running_) racePanel()->start();
  } else if (view == QLatin1String("sweep")) {
    plots_->showSweep();
  } else if (auto* dock = findChild<QDockWidget*>(view + QStringLiteral("Dock"))) {
    dock->show();
    dock->raise();
  }
}

void MainWindow::takeNetwork(const NetworkPicture& picture) {
  if (picture.runNumber != solver_.current()) return;
  brokenDown_ = false;
  const bool isSession = opening_ && picture.runNumber == openingRun_;
  // Of the run before, which may have had the same number.
  takeRows();
  const bool another = documentIsFresh_ || network_ != picture.network;
  // Until the solver thread tells of the new problem, there is none to mark the optimum of.
  if (another) exact_->setProblem({});
  if (documentIsFresh_) {
    document_->forgetSteps();
    plots_->beginDocument();
    sweepPanel()->beginDocument(experiment());
    runs_->hideAll();
    if (!isSession) {
      racePanel()->reset();
      keeper_->forgetRecovered();
    }
    bringToFront(text(experiment().at("view").at("front").get<std::string>()));
  }
  document_->thaw(false);
  documentIsFresh_ = false;
  replaced_.reset();
  ofSession_.reset();
  coming_.reset();
  network_ = picture.network;
  shownRun_ = picture.runNumber;
  editor_->setNetwork(network_);
  panel_->setNetwork(network_, runnable());
  graph_->setNetwork(picture);
  graph_->setBackdrop(backdropNamed(text(experiment().at("view").at("backdrop").get<std::string>()))
                          .value_or(Backdrop::None));
  showEdges();
  plots_->clearCurves();
  repeats_->forget();
  if (isSession) runs_->restore(std::exchange(opening_->runs, {}), restored_ ? openingRun_ : 0);
  if (!isSession || !restored_) runs_->begin(runnable(), picture.runNumber);
  snapshot_ = nullptr;
  rate_ = 0;
  rateIteration_ = 0;
  rateClock_.restart();
  if (another) {
    diagnostics_->forget();
    plots_->setNetwork(network_, experiment());
    view_->setNetwork(*network_, text(experiment().at("view").at("nodeColor").get<std::string>()));
  } else {
    plots_->setExperiment(experiment());
  }
  forgetProblem();
  if (const auto why = std::exchange(complaint_, {}); !why.isEmpty()) complainOf(why);
  if (isSession) finishSession();
  // No picture will come.
  if (isEmpty()) updateStatus();
  if (experiment().isReadOnly())
    panel_->showProblem({"", tr("Written by a newer GTV Lab: shown as far as this one "
                                "understands it, and cannot be saved")
                                 .toStdString()});
}

void MainWindow::takeChangedNetwork(const NetworkPicture& picture) {
  network_ = picture.network;
  diagnostics_->study()->forget();
  if (ofSession_) diagnostics_->study()->restore(ofSession_->tests, network_);
  editor_->setNetwork(network_);
  panel_->setNetwork(network_, runnable());
  graph_->changeNetwork(picture);
  plots_->changeNetwork(network_, experiment());
  showOptimum();
  showEdges();
  if (!refused_) forgetProblem();
}

void MainWindow::takeFailure(int runNumber, const Error& error, bool running,
                             const std::shared_ptr<const Experiment>& before) {
  if (runNumber != solver_.current()) return;
  if (opening_ && runNumber == openingRun_ && showWithoutRun(error)) return;
  running_ = running;
  if (network_) shownRun_ = runNumber;  // the run before goes on under this number
  editor_->setNetwork(network_);
  panel_->setNetwork(network_, runnable());
  if (before) applied_ = *before;
  dropSession();
  if (replaced_) {
    const auto asked = experiment();
    documentIsFresh_ = false;
    document_->thaw(true);
    document_->open(replaced_->experiment, replaced_->saved, replaced_->file);
    keeper_->describe(FileStamp::of(replaced_->file));
    replaced_.reset();
    showForms(experiment());
    lambda_->centerOn(experiment().lambda());
    sayNotOpened(asked, error);
  } else {
    refused_ = experiment();
    refusal_ = error;
    panel_->showProblem(error);
    if (before) panel_->showFormula(applied_);
    problem_ = network_ && !brokenDown_
                   ? tr("Not applied, the run before goes on: %1").arg(text(error.text()))
                   : text(error.text());
    say({}, false);
    if (!network_) graph_->setEmptyText(problem_);
  }
  updateStatus();
}

void MainWindow::takeBreakdown(int runNumber, const Error& error) {
  if (runNumber != solver_.current()) return;
  running_ = false;
  brokenDown_ = true;
  takeRestoredRows();
  problem_ = tr("The run has ended: %1").arg(text(error.text()));
  panel_->showProblem(error);
  say({}, false);
  updateStatus();
}

void MainWindow::takeRestoredRows() {
  takeRows();
  const auto restored = std::exchange(rowsToCome_, nullptr);
  const bool isPresent = restored && runs_->rowCount() > 0 && runs_->run(0).id == restored->id;
  if (!isPresent) return;
  const auto& all = restored->trace.rows();
  const auto known = std::min(all.size(), runs_->run(0).rows->size());
  rows_.assign(all.begin() + static_cast<std::ptrdiff_t>(known), all.end());
  takeRows();
}

void MainWindow::replaceBrokenRun() {
  if (!brokenDown_) return;
  forgetProblem();
  openAgain(runnable(), false);
}

Experiment MainWindow::runnable() const {
  if (!refused_) return experiment();
  auto out = withQuietFields(applied_, experiment());
  // What the run does not need may have changed since.
  for (const char* field : {"title", "positions"})
    if (auto next = out.with(field, experiment().at(field))) out = std::move(*next);
  return out;
}

void MainWindow::forgetProblem() {
  refused_.reset();
  panel_->clearProblems();
  problem_.clear();
  say({}, false);
}

void MainWindow::makeDocks() {
  plots_ = new PlotDocks(*this, *runs_);
  auto* experimentDock =
      new ViewDock(tr("Experiment"), QStringLiteral("experimentDock"), panel_, nullptr, this);
  auto* history = new QUndoView(document_->steps());
  history->setAccessibleName(tr("History"));
  history->setToolTip(tr("Every change of the experiment; click one to go back or forth to it"));
  history->setEmptyLabel(tr("As opened"));
  auto* historyDock =
      new ViewDock(tr("History"), QStringLiteral("historyDock"), history, nullptr, this);
  connect(document_, &ExperimentDocument::stepsChanged, history,
          [this, history] { history->setEnabled(!document_->isFrozen()); });
  diagnostics_ = new DiagnosticsDock(solver_, this);
  diagnostics_->showAction()->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_D));
  plots_->link(*graph_, *diagnostics_);
  views_ = new Arrangement(*this, *experimentDock, *historyDock, *plots_, *diagnostics_);
  for (auto* dock : views_->docks()) {
    connect(dock, &ViewDock::copyWanted, this, [this](const ViewDock* from) {
      copyFigure(*from->figure());
      say(tr("Copied, as a picture and as numbers"), false);
    });
    connect(dock, &ViewDock::exportWanted, this,
            [this](const ViewDock* from) { showExport(new ExportDialog(*from->figure(), this)); });
  }
  connect(diagnostics_, &DiagnosticsDock::diagnosed, this, [this] {
    exact_->offer(*diagnostics_->shown());
    plots_->setDiagnosis(*diagnostics_->shown());
    // The bar below has the certificate of this round, also when no other picture comes.
    statusShown_ = false;
  });
  connect(diagnostics_->study(), &ClusterStudy::nodesChosen, this,
          [this](std::vector<int> nodes, const std::shared_ptr<const Network>& network) {
            if (network == network_) graph_->select(std::move(nodes), {});
          });
}

bool MainWindow::restoreArrangement(const QByteArray& state) { return views_->restore(state); }

void MainWindow::showEvent(QShowEvent* event) {
  QMainWindow::showEvent(event);
  views_->prepare();
}

void MainWindow::maximize(ViewDock* dock) { views_->maximize(dock); }

bool MainWindow::isPresenting() const { return views_->isPresenting(); }

void MainWindow::present(bool presenting) {
  if (presenting == isPresenting()) return;
  if (presenting) {
    wasFullScreen_ = isFullScreen();
    setPresenting(true);
    views_->setFullScreen(true);
  } else {
    if (!wasFullScreen_) views_->setFullScreen(false);
    setPresenting(false);
  }
}

void MainWindow::leaveFullScreen() {
  if (isPresenting())
    present(false);
  else
    views_->setFullScreen(false);
}

void MainWindow::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  if (event->type() == QEvent::WindowStateChange) showFullScreenCommands();
}

void MainWindow::showFullScreenCommands() {
  commands_->fullScreen->setChecked(isFullScreen());
  commands_->leaveFullScreen->setEnabled(isFullScreen() || isPresenting());
}

void MainWindow::setPresenting(bool presenting) {
  commands_->present->setChecked(presenting);
  if (presenting == isPresenting()) return;
  if (presenting) {
    views_->setPresenting(true);
    setScale(PreferencesDialog::presentationScale());
    refreshTheme();
    showFullScreenCommands();
    return;
  }
  setScale(1);
  refreshTheme();
  views_->setPresenting(false);
  showFullScreenCommands();
}

QByteArray MainWindow::arrangement() {
  present(false);
  return views_->save();
}

void MainWindow::showExport(ExportDialog* dialog) {
  connect(dialog, &ExportDialog::exported, this,
          [this](const QString& file) { say(tr("Exported to %1").arg(file), false); });
  dialog->open();
}

void MainWindow::showPreferences() {
  auto* dialog = new PreferencesDialog(this);
  connect(dialog, &PreferencesDialog::themeChosen, this, &MainWindow::setTheme);
  connect(dialog, &PreferencesDialog::scaleChosen, this, [this] {
    if (!isPresenting()) return;
    setScale(PreferencesDialog::presentationScale());
    refreshTheme();
  });
  connect(dialog, &PreferencesDialog::historyChosen, this, [this](int megabytes) {
    solver_.setHistory(static_cast<std::size_t>(megabytes) << 20U);
  });
  connect(dialog, &PreferencesDialog::exactChosen, this, [this](bool on) {
    if (exact_->isOn() != on) exact_->action()->trigger();
  });
  dialog->open();
}

void MainWindow::connectCommands() {
  const auto on = [this](QAction* action, auto slot) {
    connect(action, &QAction::triggered, this, slot);
  };
  on(commands_->create, [this] {
    if (files_->mayDiscard()) open(Experiment());
  });
  on(commands_->createEmpty, [this] {
    if (files_->mayDiscard()) open(emptyExperiment());
  });
  on(commands_->open, [this] { files_->chooseAndOpen(); });
  on(commands_->gallery, [this] { showPresets(); });
  on(commands_->published, [this] { showPublished(); });
  on(commands_->save, [this] { files_->saveAsked(false); });
  on(commands_->saveAs, [this] { files_->saveAsked(true); });
  on(commands_->copyText, [this] { files_->copyAsText(); });
  on(commands_->copyLink, [this] { files_->copyLink(); });
  on(commands_->pasteText, [this] { files_->paste(); });
  on(commands_->importGraph, [this] { exchange_->chooseGraph(); });
  on(commands_->importData, [this] { exchange_->chooseTable(); });
  on(commands_->exportGraph, [this] { exchange_->exportGraph(); });
  on(commands_->exportWindow,
     [this] { showExport(new ExportDialog(std::make_unique<WindowFigure>(*this), this)); });
  on(commands_->preferences, [this] { showPreferences(); });
  on(commands_->quit, [this] { close(); });
  on(commands_->undo, [this] { document_->undo(); });
  on(commands_->redo, [this] { document_->redo(); });
  on(commands_->redraw, [this] { edit(QStringLiteral("seed"), Json(experiment().seed() + 1)); });
  on(commands_->redrawNoise, [this] { editor_->redrawNoise(); });
  on(commands_->run, [this] { setRunning(!running_); });
  on(commands_->step, [this] { stepOnce(); });
  on(commands_->stepBack, [this] { stepBack(); });
  on(commands_->resume, [this] { solver_.resume(); });
  on(commands_->reset, [this] { reset(); });
  on(commands_->heldOut, [this] { showHeldOutStudy(); });
  on(commands_->testClusters, [this] { diagnostics_->startStudy(); });
  on(commands_->repeat, [this] { repeatRun(); });
  on(commands_->pin, [this] {
    updateStatus();  // the list rests while a run goes on
    runs_->pinPresent();
    solver_.requestPlace();  // with what was changed in it
    say(tr("Pinned: its curves stay; View → Runs lists all runs"), false);
  });
  on(commands_->palette, [this] { palette_->open(); });
  on(commands_->present, [this](bool presenting) { present(presenting); });
  on(commands_->arrange, [this] {
    present(false);
    views_->reset();
  });
  on(commands_->fit, [this] { graph_->fit(); });
  on(commands_->fullScreen, [this](bool full) { views_->setFullScreen(full); });
  on(commands_->leaveFullScreen, [this] { leaveFullScreen(); });
  on(commands_->help, [this] { showHelp(); });
  on(commands_->about, [this] { HelpWindow::showAbout(this); });
  connect(commands_, &WindowCommands::themeChosen, this, &MainWindow::setTheme);
  connect(commands_, &WindowCommands::presetChosen, this, [this](const QString& id) {
    if (files_->mayDiscard()) openByName(id);
  });
  connect(commands_, &WindowCommands::speedChosen, this,
          [this](int perSecond) { solver_.setSpeed(perSecond); });
  commands_->followSteps(*document_);

  WindowCommands::Others others;
  others.tools = graph_->tools()->actions();
  others.poison = graph_->tools()->poisonMenu();
  others.models = graph_->tools()->modelMenu();
  others.looks = {exact_->action()};
  for (auto* dock : views_->docks()) others.views << dock->showAction();
  palette_ = new CommandPalette(*menuBar(), this);
  commands_->fillMenus(others);
  commands_->fileMenu()->insertMenu(commands_->importGraph, files_->recentMenu());
  commands_->fileMenu()->insertSeparator(commands_->importGraph);
  commands_->fileMenu()->insertAction(commands_->exportWindow, graph_->figureActions()[1]);
  commands_->editMenu()->insertAction(commands_->preferences, graph_->figureActions()[0]);
  auto* backdrops = new QMenu(tr("&Backdrop"), this);
  backdrops->addActions(graph_->backdropActions());
  auto* first = views_->docks().front()->showAction();
  commands_->viewMenu()->insertMenu(first, backdrops);
  commands_->viewMenu()->insertMenu(first, scatterPlot()->showMenu());
  commands_->makeToolBar();
  connect(view_, &ViewChoices::colorChosen, this, [this] {
    document_->look("nodeColor", Json(view_->color().toStdString()));
    snapshotShown_ = false;
  });
  const auto askForFlow = [this] {
    solver_.setFlowWanted(view_->edges() == QStringLiteral("iteration") || plots_->wantsFlow(),
                          view_->arrows());
  };
  connect(plots_, &PlotDocks::flowWanted, this, askForFlow);
  connect(view_, &ViewChoices::edgesChanged, this, [this, askForFlow] {
    askForFlow();
    showEdges();
  });
}

void MainWindow::connectTime() {
  solver_.setHistory(static_cast<std::size_t>(PreferencesDialog::historyMegabytes()) << 20U);
  connect(plots_->inspector(), &NodeInspector::historyWanted, this,
          [this](int node) { solver_.requestNodePast(node); });
  connect(
      &solver_, &SolverThread::nodePastReady, this,
      [this](const std::shared_ptr<const NodePast>& history) {
        if (history->runNumber == solver_.current() && history->node == plots_->inspector()->node())
          plots_->inspector()->setHistory(history->iterations, history->values);
      });
  connect(plots_, &PlotDocks::predictionsWanted, &solver_, &SolverThread::requestPredictions);
  connect(&solver_, &SolverThread::predictionsReady, plots_, &PlotDocks::setPredictions);
  connect(time_, &TimeBar::lookWanted, this, &MainWindow::lookAt);
  connect(time_, &TimeBar::stepBackWanted, this, &MainWindow::stepBack);
  connect(time_, &TimeBar::stepWanted, this, &MainWindow::stepOnce);
  connect(time_, &TimeBar::resumeWanted, this, [this] { solver_.resume(); });
  connect(&solver_, &SolverThread::rewound, this,
          [this](int runNumber, std::size_t rows, std::int64_t iteration) {
            if (runNumber != solver_.current()) return;
            // What waits was recorded before.
            takeRows();
            plots_->shortenCurves(rows, iteration);
            runs_->shorten(rows);
          });
}

void MainWindow::connectRuns() {
  auto* list = plots_->runList();
  connect(runs_, &RunList::comparisonsChanged, this, [this] {
    plots_->setComparisons(runs_->comparisons());
    showMarks();
  });
  connect(list, &RunListView::varyWanted, this,
          [this](const Experiment& experiment, const QString& name) {
            const auto next = withQuietFields(experiment, this->experiment());
            varying_ = true;
            if (next == this->experiment())
              restart(next);
            else
              document_->change(next, tr("Again: %1").arg(name));
            varying_ = false;
          });
  connect(list, &RunListView::comparisonWanted, this,
          [this](const std::vector<RunRecord>& runs) { (new CompareWindow(runs, this))->show(); });
  connect(repeats_, &RepeatStudy::started, this,
          [this] { say(tr("Repeating with other draws…"), false); });
  connect(repeats_, &RepeatStudy::progressed, this, [this](int done, int repeats) {
    say(tr("Repeating with other draws: %1 of %2 done").arg(done).arg(repeats), false);
  });
  connect(repeats_, &RepeatStudy::failed, this, [this](const QString& why) { say(why, true); });
  connect(repeats_, &RepeatStudy::finished, this,
          [this](const std::shared_ptr<const RepeatedTraces>& traces) {
            if (traces->repeats < 2) {
              say(tr("Repeating was cancelled before two runs were finished"), false);
              return;
            }
            plots_->setBand(*traces);
            say(tr("The band shows mean ± standard deviation of %1 runs").arg(traces->repeats),
                false);
          });
}

void MainWindow::connectFlavours() {
  connect(commands_, &WindowCommands::flavourChosen, this, [this](const QString& id) {
    if (document_->isFrozen()) return;
    flavours_->start(experiment(), id);
    say(tr("Looking for what fits…"), false);
  });
  connect(flavours_, &FlavourJob::failed, this, [this](const QString& why) { say(why, true); });
  connect(flavours_, &FlavourJob::finished, this,
          [this](const Experiment& before, const Experiment& made, const QString& name) {
            const auto next = withQuietFields(made, experiment());
            if (!isSameRun(before, experiment())) {
              say(tr("%1: the experiment has changed meanwhile, nothing was done").arg(name), true);
            } else if (next == experiment()) {
              say(tr("%1: it is that already").arg(name), false);
            } else {
              say({}, false);
              document_->change(next, name);
            }
          });
}

void MainWindow::connectRace() {
  auto* race = racePanel();
  connect(document_, &ExperimentDocument::titleChanged, race,
          [this, race] { race->setExperiment(experiment()); });
  connect(race, &RacePanel::changeWanted, this,
          [this](const Experiment& next, const QString& step) { document_->change(next, step); });
  connect(race, &RacePanel::copyWanted, this, [this](Figure* figure) {
    copyFigure(*figure);
    say(tr("Copied, as a picture and as numbers"), false);
  });
  connect(race, &RacePanel::exportWanted, this,
          [this](Figure* figure) { showExport(new ExportDialog(*figure, this)); });
  connect(commands_->race, &QAction::triggered, this, [this, race] {
    plots_->showRace();
    race->startOrPause();
  });
}

void MainWindow::connectSweep() {
  auto* sweep = sweepPanel();
  connect(document_, &ExperimentDocument::titleChanged, sweep,
          [this, sweep] { sweep->setExperiment(experiment()); });
  connect(sweep, &SweepPanel::experimentWanted, this, [this](Experiment cell, const QString& name) {
    // How the document is looked at, and what else it asks for, is not the sweep's.
    for (const char* field : {"title", "source", "notes", "vary", "race", "raceBy", "raceLimit",
                              "repeats", "layout", "positions", "view"})
      if (auto kept = cell.with(field, experiment().at(field))) cell = std::move(*kept);
    document_->change(cell, tr("Cell of the sweep: %1").arg(name));
  });
  connect(commands_->sweep, &QAction::triggered, plots_, &PlotDocks::showSweep);
}

void MainWindow::repeatRun() {
  if (repeats_->isBusy()) {
    repeats_->cancel();
    return;
  }
  if (!network_) return;
  // As far as the run got, or will get.
  constexpr int usual = 10;
  const auto& experiment = runnable();
  const auto iterations =
      snapshot_ && snapshot_->reached > 0 ? snapshot_->reached : experiment.maxIterations();
  repeats_->start(experiment, experiment.repeats() > 1 ? experiment.repeats() : usual, iterations);
}

void MainWindow::showMarks() {
  std::vector<LambdaControl::Pin> pins;
  for (int row = 1; row < runs_->rowCount(); ++row) {
    const auto& run = runs_->run(row);
    if (run.pinned && !run.hidden) pins.push_back({run.experiment.lambda(), run.name, run.color});
  }
  lambda_->showMarks(marks_->marks(), pins);
}

void MainWindow::makeLambdaBar() {
  addToolBarBreak();
  auto* bar = addToolBar(tr("λ"));
  bar->setObjectName(QStringLiteral("lambdaBar"));
  bar->setMovable(false);
  bar->addWidget(lambda_);
}

void MainWindow::makeStatusLine() {
  // A tool bar, so that it runs along the whole window.
  auto* certificates = new QToolBar(tr("Certificates"));
  certificates->setObjectName(QStringLiteral("certificateBar"));
  certificates->setMovable(false);
  certificates->addWidget(bar_);
  addToolBar(Qt::BottomToolBarArea, certificates);
  state_ = new QLabel;
  state_->setMinimumWidth(90);
  numbers_ = new ElidedLabel;
  message_ = new QLabel;
  message_->setTextFormat(Qt::PlainText);
  // A long message is cut, it does not widen the window.
  message_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  unkept_ = new QLabel(QStringLiteral("<b>%1</b>").arg(tr("⚠ not kept")));
  unkept_->setStyleSheet(QStringLiteral("color: #d55e00"));
  unkept_->setAccessibleName(tr("What you do is not kept"));
  unkept_->hide();
  state_->setAccessibleName(tr("State of the run"));
  numbers_->setAccessibleName(tr("Numbers of the present iterate"));
  message_->setAccessibleName(tr("Message"));
  statusBar()->addWidget(state_);
  statusBar()->addWidget(numbers_, 3);
  statusBar()->addWidget(message_, 2);
  statusBar()->addPermanentWidget(unkept_);
}

bool MainWindow::open(const Experiment& opened, const std::filesystem::path& file, bool running) {
  if (const auto problem = memory_.problemAfterAsking(opened)) {
    sayNotOpened(opened, *problem);
    return false;
  }
  keeper_->cancelReading();
  dropSession();
  build(opened, file, running);
  return true;
}

void MainWindow::sayNotOpened(const Experiment& asked, const Error& error) {
  complainOf(tr("“%1” cannot be opened: %2").arg(text(asked.title()), text(error.text())));
}

void MainWindow::showSomething() {
  if (!network_ && !documentIsFresh_) openByName(WindowFiles::firstPreset());
}

void MainWindow::complainOf(const QString& why) {
  // A document that is on its way does not take the message away when it comes.
  if (documentIsFresh_) complaint_ = why;
  panel_->showProblem({"", why.toStdString()});
  say(why, true);
}

void MainWindow::build(const Experiment& opened, const std::filesystem::path& file, bool running) {
  if (network_ && !replaced_)
    replaced_ = Replaced{runnable(), document_->saved(), document_->file()};
  flavours_->forget();
  complaint_.clear();
  document_->open(opened, opened, file);
  // Whoever finds the working copy must not take this for what is in the file of the one before.
  if (!opening_) keeper_->describe(FileStamp::of(file));
  applied_ = opened;
  problem_.clear();
  refused_.reset();
  documentIsFresh_ = true;
  document_->freeze();
  editor_->setNetwork(nullptr);
  running_ = running;
  showForms(opened);
  lambda_->centerOn(opened.lambda());
  say(tr("Building the graph…"), false);
  if (!graph_->hasFocus()) graph_->setFocus();
  takeRows();
  if (opening_ && !opening_->session.runs.empty()) {
    restored_ = std::make_shared<const SessionRun>(std::move(opening_->session.runs.front()));
    applied_ = restored_->end;
  }
  openingRun_ = solver_.open(opened, running_, restored_);
  updateStatus();
}

void MainWindow::dropSession() {
  if (const auto given = std::exchange(opening_, nullptr)) keeper_->giveUp(*given);
  restored_ = nullptr;
  whyNotRestored_.clear();
}

bool MainWindow::showWithoutRun(const Error& why) {
  if (!restored_) return false;
  whyNotRestored_ = text(why.text());
  if (!opening_->runs.empty()) *opening_->runs.front().rows = restored_->trace.rows();
  restored_ = nullptr;
  applied_ = experiment();
  openingRun_ = solver_.open(experiment(), false);
  return true;
}

void MainWindow::connectSession() {
  screen_ = std::make_unique<ScreenState>(*views_, *view_, *commands_->speed(), *lambda_, *graph_,
                                          *plots_);
  keeper_->setScreen([this] { return screen(); });
  keeper_->setStudies([this] { return studies(); });
  keeper_->setRows([this] { takeRows(); });
  auto* sweep = sweepPanel();
  keeper_->setSweeps([sweep] {
    std::vector<SessionKeeper::SweepSource> sources;
    for (auto& kept : sweep->kept())
      sources.push_back({kept.id, kept.rows->size(), [kept] {
                           return keptSweep(*kept.plan, *kept.rows, kept.instructionSets);
                         }});
    return sources;
  });
  auto* race = racePanel();
  keeper_->setRace([race] {
    return SessionKeeper::RaceSource{race->number(), race->revision(),
                                     [race] { return race->kept(); }};
  });
  race->setMayStart([this](const Experiment& raced) {
    const auto problem = memory_.problemAfterAsking(raced);
    if (problem) say(text(problem->text()), true);
    return !problem;
  });
  connect(race, &RacePanel::moved, keeper_, &SessionKeeper::noteChange);
  connect(sweep, &SweepPanel::replaced, keeper_, &SessionKeeper::noteSweep);
  connect(sweep, &SweepPanel::rowsCame, keeper_, &SessionKeeper::noteSweepRows);
  connect(keeper_, &SessionKeeper::saved, this, [this](const QString& file) {
    if (keeper_->isSavedDocument()) {
      document_->markSaved(experiment(), keeper_->savedExperiment(), file.toStdString());
      files_->noteFile();
    }
    say(tr("Saved as %1").arg(file), false);
  });
  connect(keeper_, &SessionKeeper::saveFailed, this, [this](const QString& why) {
    say(tr("Not saved: %1").arg(why), true);
    panel_->showProblem({"", tr("Not saved: %1").arg(why).toStdString()});
  });
  connect(keeper_, &SessionKeeper::openFailed, this, [this](const QString&, const QString& why) {
    showSomething();
    complainOf(why);
    files_->showAside();
  });
  connect(keeper_, &SessionKeeper::opened, this, &MainWindow::showSession);
  connect(keeper_, &SessionKeeper::leftOut, this, [this](const QString& files) {
    say(tr("Too large to be kept in the session, and saved without: %1").arg(files), true);
  });
  connect(keeper_, &SessionKeeper::keepingFailed, this, [this](const QString& why) {
    unkept_->setToolTip(why);
    unkept_->setVisible(!why.isEmpty());
    if (why.isEmpty())
      say(tr("What you do is kept again"), false);
    else
      say(tr("What you do is not kept at the moment, save it elsewhere: %1").arg(why), true);
  });
}

void MainWindow::showSession(const std::shared_ptr<OpenedSession>& opened) {
  // While that is asked what was opened before may still be shown, and something else be opened.
  const auto problem = memory_.problemAfterAsking(opened->dearest);
  const bool isWanted = keeper_->isWanted(*opened);
  if (problem || !isWanted) {
    keeper_->giveUp(*opened);
    if (!isWanted) return;
    showSomething();
    sayNotOpened(opened->session.experiment, *problem);
    return;
  }
  dropSession();
  rowsToCome_ = nullptr;
  opening_ = opened;
  build(opened->session.experiment, opened->file, false);
}

void MainWindow::finishSession() {
  const auto opened = std::exchange(opening_, nullptr);
  const auto why = std::exchange(whyNotRestored_, {});
  rowsToCome_ = restored_;
  const bool isRestored = std::exchange(restored_, nullptr) != nullptr;
  const auto& session = opened->session;
  bool sweepIsWhole = true;
  // What is in a file is saved, whatever was before it was written.
  document_->open(experiment(), opened->leftover ? session.saved : experiment(), opened->file);
  document_->restoreSteps(session.steps, session.done);
  for (const auto& kept : session.sweeps) {
    auto sweep = sweepOf(kept, opened->copy->filesFolder());
    sweepIsWhole = sweepIsWhole && sweep.ok() && sweep->isWhole;
    // Of a newer program: its rows mean nothing to us.
    if (sweep)
      sweepPanel()->restore(sweep->plan, std::move(sweep->rows), std::move(sweep->instructionSets));
  }
  if (opened->racers.empty())
    racePanel()->reset();
  else
    racePanel()->restore(opened->racers);
  if (opened->leftover) opened->copy->takePlaceOf(*opened->leftover);
  keeper_->adopt(std::move(opened->copy), opened->file, opened->stamp);
  if (opened->leftover) keeper_->noteRecovered();
  files_->noteFile(opened->stamp);
  const auto& screen = session.screen;
  screen_->restore(screen, session.studies, shownRun_, *network_, isVisible());
  restoreStudies(session);
  if (isRestored && screen.is_object()) {
    if (const auto at = screen.value("iteration", Json()); at.is_number_integer() && at >= 0)
      lookAt(at.get<std::int64_t>());
    ofSession_ = {screen.value("clusterTests", Json()), screen.value("iteration", Json(-1))};
    diagnostics_->study()->restore(ofSession_->tests, network_);
  }
  if (!why.isEmpty())
    say(tr("The run of this session cannot go on here, it stands below as it ended: %1").arg(why),
        true);
  else if (!session.notes.empty())
    say(text(session.notes.front()), true);
  else if (!sweepIsWhole)
    say(tr("Not all of the sweep in this session can be read by this GTV Lab"), true);
  else if (opened->leftover)
    say(tr("Brought back as it was when GTV Lab ended without being closed"), false);
  else if (opened->isOpenElsewhere)
    say(tr("This session is open in another window, too: whoever saves last is asked first"),
        false);
  // What the document asks for and the run could not take over.
  if (!isSameRun(applied_, experiment())) apply(experiment());
}

/// Those that belong to no view.
void MainWindow::restoreStudies(const Session& session) {
  const auto& screen = session.screen;
  if (!screen.is_object()) return;
  repeats_->restore(screen.value("band", Json()), studyNamed(session.studies, "band"), runnable(),
                    [this](const Experiment& drawn) { return !memory_.problem(drawn); });
  if (screen.value("heldOut", Json()) != Json(true) || !isVisible()) return;
  const auto done = studyNamed(session.studies, "heldOut");
  // The same study may be open already.
  if (auto* open = heldOutStudy()) {
    if (open->study().size() >= done.size()) return;
    delete open;
  }
  // What was edited while it was read is another study.
  const auto same = session.experiment.with("lambda", experiment().lambda());
  const bool isSame = same && isSameRun(*same, experiment());
  showHeldOutStudy(isSame ? done : StudyParts(),
                   done.empty() || screen.value("heldOutGoesOn", Json()) != Json(false));
}

Json MainWindow::screen() {
  auto out = screen_->json();
  if (isLookingBack()) out["iteration"] = shownIteration();
  if (auto band = repeats_->json(runnable()); !band.is_null()) out["band"] = std::move(band);
  const auto* heldOut = heldOutStudy();
  out["heldOut"] = heldOut != nullptr;
  if (heldOut != nullptr) out["heldOutGoesOn"] = heldOut->isBusy();
  if (auto tests = diagnostics_->study()->json(); !tests.is_null())
    out["clusterTests"] = std::move(tests);
  return out;
}

Studies MainWindow::studies() {
  auto out = screen_->studies(running_);
  if (auto band = repeats_->study(); !band.empty()) out["band"] = std::move(band);
  if (const auto* heldOut = heldOutStudy(); heldOut != nullptr) out["heldOut"] = heldOut->study();
  return out;
}

bool MainWindow::openByName(const QString& idOrFile, bool running) {
  const std::filesystem::path file(idOrFile.toStdString());
  std::error_code code;
  if (std::filesystem::is_regular_file(file, code) && WindowFiles::isSession(file)) {
    say(tr("Reading %1…").arg(idOrFile), false);
    keeper_->open(file);
    return true;
  }
  std::vector<Error> problems;
  const auto loaded =
      loadExperiment(idOrFile.toStdString(), &problems, Experiment::Newer::ReadOnly);
  if (!loaded) {
    QStringList lines;
    for (const auto& problem : problems) lines << text(problem.text());
    if (lines.isEmpty()) lines << text(loaded.error().text());
    panel_->showProblem({"", lines.join(QLatin1Char('\n')).toStdString()});
    say(lines.front(), true);
    return false;
  }
  if (isLink(idOrFile.toStdString()))
    if (const auto problem = memory_.problemAfterAsking(*loaded, WindowMemory::Origin::Link)) {
      sayNotOpened(*loaded, *problem);
      return false;
    }
  const bool preset = isPreset(idOrFile.toStdString());
  return open(*loaded, preset || isLink(idOrFile.toStdString()) ? std::filesystem::path() : file,
              running);
}

void MainWindow::edit(const QString& path, const Json& value) {
  if (path == QLatin1String("data.file") && exchange_->asksForImport(value)) return;
  auto next = withField(experiment(), path.toStdString(), value);
  if (!next) {
    panel_->showProblem(next.error());
    return;
  }
  if (*next == experiment()) {
    showForms(experiment());
    // What is wrong elsewhere is still wrong.
    if (refused_) panel_->showProblem(refusal_);
    return;
  }
  auto step = stepName(experiment(), path);
  // A method is not chosen to hear that there is nothing to compare models on.
  if (path.startsWith(QLatin1String("solver")) && network_)
    if (auto sharing = withSharedTestSet(*next, network_->data->datasets.sampleCount())) {
      step = tr("%1, with a shared test set").arg(step);
      next = std::move(*sharing);
    }
  document_->change(*next, step);
}

void MainWindow::showForms(const Experiment& shown) {
  panel_->show(shown);
  inForms_ = shown;
}

void MainWindow::followDocument() {
  const auto& now = experiment();
  const auto onlyLambda = [&](const Experiment& other) {
    const auto fields = differingFields(other, now);
    return std::all_of(fields.begin(), fields.end(), [](const std::string& field) {
      return field == "lambda" || isQuiet(field);
    });
  };
  // A drag of the slider comes with every frame, and the forms do not show λ.
  if (onlyLambda(inForms_))
    panel_->showFormula(refused_ ? runnable().with("lambda", now.lambda()).value() : now);
  else
    showForms(now);
  if (lambda_->value() != now.lambda()) lambda_->setValue(now.lambda());
  followLambda();
  if (!refused_) {
    apply(now);
  } else if (onlyLambda(*refused_)) {
    // λ reaches the run that goes on; the rest has to be mended first.
    refused_ = now;
    apply(applied_.with("lambda", now.lambda()).value());
  } else {
    forgetProblem();
    apply(now);
  }
}

void MainWindow::apply(const Experiment& next) {
  if (opening_) return;  // once the session is shown
  ofSession_.reset();
  bool live = network_ != nullptr && !varying_ && !brokenDown_;
  bool drawing = false;
  std::vector<std::string> run;
  for (const auto& field : differingFields(applied_, next)) {
    if (isQuiet(field)) continue;
    const bool drawn = field == "layout" || field == "positions";
    drawing = drawing || drawn;
    if (!drawn) run.push_back(field);
    live = live && (drawn || isLiveField(field));
  }
  const bool grows = std::any_of(run.begin(), run.end(), [](const std::string& field) {
    return field != "lambda" && field != "penalty";
  });
  if (const auto problem = grows ? memory_.problem(next) : std::nullopt) {
    takeFailure(solver_.current(), *problem, running_, std::make_shared<Experiment>(applied_));
    // Not inside the change of the document that led here.
    QMetaObject::invokeMethod(this, &MainWindow::askForRefused, Qt::QueuedConnection);
    return;
  }
  applied_ = next;
  if (!live) {
    restart(next);
    return;
  }
  if (!run.empty()) solver_.change(next, run);
  if (drawing) solver_.layOut(next);
}

void MainWindow::askForRefused() {
  if (!refused_ || memory_.problemAfterAsking(*refused_)) return;
  // The document may be another one since.
  if (refused_) followDocument();
}

void MainWindow::jumpTo(double lambda) {
  lambda_->setValue(lambda);
  changeLambda(lambda);
}

void MainWindow::followLambda() {
  const double lambda = experiment().lambda();
  exact_->setLambda(lambda);
  pathPanel()->setLambda(lambda);
}

void MainWindow::changeLambda(double lambda) {
  const auto next = experiment().with("lambda", lambda);
  if (!next) {
    panel_->showProblem(next.error());
    return;
  }
  // One movement of the slider is one step.
  constexpr qint64 pause = 1000;
  if (lambdaDrag_ == 0 || lambdaClock_.elapsed() > pause) lambdaDrag_ = document_->beginDrag();
  lambdaClock_.restart();
  document_->change(*next, tr("λ"), lambdaDrag_);
}

void MainWindow::restart(const Experiment& next) {
  const bool ended = snapshot_ && snapshot_->status != RunStatus::Running &&
                     snapshot_->status != RunStatus::Stopped;
  openAgain(next, running_ || (ended && !resetting_));
}

void MainWindow::openAgain(const Experiment& next, bool running) {
  running_ = running;
  say(tr("Building…"), false);
  editor_->setNetwork(nullptr);
  takeRows();
  solver_.open(next, running_, nullptr, RunDocument::Same);
  updateStatus();
}

void MainWindow::setRunning(bool running) {
  if (running && !network_ && !problem_.isEmpty()) return;  // there is nothing to run
  if (running) replaceBrokenRun();
  running_ = running;
  solver_.setRunning(running);
  if (running) say({}, false);
  updateStatus();
}

void MainWindow::stepOnce() {
  ofSession_.reset();
  replaceBrokenRun();
  running_ = false;
  solver_.step();
  updateStatus();
}

void MainWindow::stepBack() {
  running_ = false;
  solver_.stepBack();
  updateStatus();
}

void MainWindow::lookAt(std::int64_t iteration) {
  running_ = false;
  solver_.lookAt(iteration);
  updateStatus();
}

void MainWindow::reset() {
  if (opening_) return;
  running_ = false;
  resetting_ = true;
  if (refused_) {
    const auto before = runnable();
    forgetProblem();
    document_->change(before, tr("Back to what runs"));
  }
  // What was typed and not taken goes, too.
  showForms(experiment());
  lambda_->setValue(experiment().lambda());
  applied_ = experiment();
  restart(experiment());
  resetting_ = false;
}

void MainWindow::runUntil(std::int64_t iteration) {
  replaceBrokenRun();
  running_ = true;
  solver_.runUntil(iteration);
  updateStatus();
}

void MainWindow::frame() {
  followLambda();
  exact_->poll();
  pathPanel()->poll();
  racePanel()->poll();
  sweepPanel()->poll();
  // The mailbox may be faster than the signal that brings the network: a snapshot waits for it, and
  // a changed network for its first snapshot.
  if (auto fresh = solver_.takeSnapshot()) waiting_ = std::move(fresh);
  if (waiting_ && coming_ && waiting_->network == coming_->network) {
    const auto picture = *coming_;
    coming_.reset();
    takeChangedNetwork(picture);
  }
  if (waiting_ && waiting_->runNumber == shownRun_ && waiting_->network == network_) {
    snapshot_ = std::exchange(waiting_, nullptr);
    snapshotShown_ = false;
    keeper_->noteRun(*snapshot_);
  }
  if (!snapshotShown_ && snapshot_) {
    showSnapshot();
    snapshotShown_ = true;
    ++framesShown_;
    if (ofSession_ &&
        (running_ || ofSession_->iteration == -1 || ofSession_->iteration == shownIteration()))
      ofSession_.reset();
  }
  const bool curvesAreDue = !rows_.empty() && curveClock_.elapsed() >= curveMilliseconds;
  if (curvesAreDue || (!rows_.empty() && !running_)) takeRows();
  // Not in the frame of the curves, unless frames are far apart anyway.
  const qint64 rest = curvesAreDue ? 2 * statusMilliseconds : statusMilliseconds;
  if (!statusShown_ && (!running_ || statusClock_.elapsed() >= rest)) updateStatus();
}

void MainWindow::takeRows() {
  if (rows_.empty()) return;
  plots_->append(rows_);
  runs_->append(rows_);
  rows_.clear();
  if (rowsToCome_ && runs_->rowCount() > 0 &&
      runs_->run(0).rows->size() >= rowsToCome_->trace.rows().size())
    rowsToCome_ = nullptr;
  curveClock_.restart();
}

void MainWindow::showSnapshot() {
  const auto fiedler =
      view_->color() == QLatin1String("fiedler") ? fiedler_->of(network_->graph) : nullptr;
  auto paint = paintNodes(*network_, snapshot_.get(), view_->color(), fiedler.get());
  plots_->setSnapshot(snapshot_, paint);
  graph_->setSnapshot(snapshot_);
  graph_->setPaint(std::move(paint));
  if (view_->edges() == QStringLiteral("iteration")) showEdges();
  if (rateClock_.elapsed() >= 400) {
    const auto done = snapshot_->numbers.iteration - rateIteration_;
    rate_ = done > 0
                ? 1000.0 * static_cast<double>(done) / static_cast<double>(rateClock_.elapsed())
                : 0;
    rateIteration_ = snapshot_->numbers.iteration;
    rateClock_.restart();
  }
  diagnostics_->follow(snapshot_, running_);
  // With the picture, not with the numbers, which rest: keys that are off are lost.
  enableTimeCommands();
  if (isLookingBack())
    updateStatus();
  else
    statusShown_ = false;
}

void MainWindow::showOptimum() {
  plots_->setOptimum(exact_->latest());
  if (view_->edges() == QStringLiteral("optimum")) showEdges();
  bar_->show(snapshot_.get(), *exact_, diagnostics_->shown(), running_ ? rate_ : 0);
}

void MainWindow::showEdges() {
  EdgeFlow flow;
  const auto mode = view_->edges();
  flow.coordinate = view_->arrowName();
  if (mode == QLatin1String("iteration")) {
    flow.whose = tr("iteration");
    if (snapshot_) {
      flow.saturation = snapshot_->saturation;
      flow.flow = snapshot_->flow;
    }
  } else if (mode == QLatin1String("optimum")) {
    const auto answer = exact_->latest();
    flow.whose = exact_->isOn() ? tr("exact optimum") : tr("switched off");
    if (answer) {
      flow.saturation = answer->saturation;
      if (const int j = view_->arrows(); j >= 0 && j < answer->optimum.U.rows())
        flow.flow = std::make_shared<const Vector>(answer->optimum.U.row(j));
    }
  }
  graph_->setEdgeFlow(std::move(flow));
}

QComboBox* MainWindow::edgeChoice() const { return view_->edgeChoice(); }
QComboBox* MainWindow::arrowChoice() const { return view_->arrowChoice(); }
QComboBox* MainWindow::colorChoice() const { return view_->colorChoice(); }
ScatterPlot* MainWindow::scatterPlot() const { return plots_->scatter(); }
CurvePlot* MainWindow::errorPlot() const { return plots_->errors(); }
CurvePlot* MainWindow::objectivePlot() const { return plots_->objectives(); }
PathPanel* MainWindow::pathPanel() const { return plots_->path(); }
RacePanel* MainWindow::racePanel() const { return plots_->race(); }

SweepPanel* MainWindow::sweepPanel() const { return plots_->sweep(); }

bool MainWindow::pictureIsComplete() const {
  // Frozen: what is seen is still the picture of the document before.
  return network_ && !document_->isFrozen() && snapshot_ && snapshotShown_ && statusShown_ &&
         rows_.empty() && graph_->isCurrent() && plots_->isCurrent() &&
         (diagnostics_->isCurrent() || !isOnScreen(*diagnostics_));
}

bool MainWindow::isLookingBack() const {
  return snapshot_ && snapshot_->numbers.iteration < snapshot_->reached;
}

std::int64_t MainWindow::shownIteration() const {
  return snapshot_ ? snapshot_->numbers.iteration : -1;
}

void MainWindow::updateStatus() {
  statusShown_ = true;
  statusClock_.start();
  commands_->showRunning(running_);
  QString state = running_ ? tr("running") : tr("paused");
  if (!running_ && snapshot_ && snapshot_->status != RunStatus::Running &&
      snapshot_->status != RunStatus::Stopped)
    state = snapshot_->status == RunStatus::Diverged ? tr("diverged") : tr("finished");
  if (isLookingBack()) state = tr("looking back");
  if (isEmpty()) state = tr("nothing to run");
  state_->setText(QStringLiteral("<b>%1 %2</b>")
                      .arg(running_ ? QStringLiteral("▶") : QStringLiteral("■"), state));
  bar_->show(snapshot_.get(), *exact_, diagnostics_->shown(), running_ ? rate_ : 0);
  panel_->showWarnings(snapshot_ ? snapshot_->warnings : std::vector<std::string>());
  if (!snapshot_) {
    numbers_->setWords({});
    time_->show(0, 0);
    plots_->setCursor(-1);
    panel_->objective()->setSize(network_ ? network_->nodeCount() : -1,
                                 network_ ? network_->graph->edgeCount() : -1);
    const double unknown = std::nan("");
    panel_->objective()->setNumbers(experiment().lambda(), unknown, unknown);
    enableTimeCommands();
    return;
  }
  diagnostics_->follow(snapshot_, running_);
  time_->show(snapshot_->numbers.iteration, snapshot_->reached);
  panel_->objective()->setSize(network_->nodeCount(), network_->graph->edgeCount());
  panel_->objective()->setNumbers(snapshot_->numbers.lambda, snapshot_->numbers.loss,
                                  snapshot_->numbers.gtv);
  enableTimeCommands();
  plots_->setCursor(isLookingBack() ? snapshot_->numbers.iteration : -1);
  // The last picture of the run before is no news of the next one.
  if (!isLookingBack() && snapshot_->runNumber == solver_.current())
    runs_->setSnapshot(snapshot_, running_);
  const auto& row = snapshot_->numbers;
  auto parts = resultsInWords(*snapshot_);
  if (std::isfinite(row.mse))
    parts << tr("MSE %1").arg(shortNumber(row.mse));
  else if (std::isfinite(row.testMse))
    parts << tr("error on hidden labels %1").arg(shortNumber(row.testMse));
  else if (std::isfinite(row.validationAccuracy))
    parts << tr("%1 % of hidden labels right").arg(shortNumber(100 * row.validationAccuracy));
  parts << tr("GTV %1").arg(shortNumber(row.gtv));
  numbers_->setWords(parts.join(QStringLiteral("   ")));
}

void MainWindow::enableTimeCommands() {
  commands_->resume->setEnabled(isLookingBack());
  commands_->stepBack->setEnabled(shownIteration() > 0);
}

QString MainWindow::statusText() const {
  return QStringLiteral("%1 | %2 | %3").arg(state_->text(), numbers_->words(), message_->text());
}

void MainWindow::updateTitle() {
  const auto& file = document_->file();
  const auto name = file.empty() ? text(experiment().title()) : text(file.filename().string());
  setWindowTitle(QStringLiteral("%1[*] – GTV Lab").arg(name));
  setWindowModified(document_->isModified());
  commands_->heldOut->setEnabled(experiment().at("heldOut").is_object());
}

QString MainWindow::whyUnkept() const { return unkept_->toolTip(); }

void MainWindow::say(const QString& given, bool isProblem) {
  // A problem stays until it is mended.
  const auto message =
      given.isEmpty() || !isProblem ? (problem_.isEmpty() ? given : problem_) : given;
  const bool problem = isProblem || !problem_.isEmpty();
  message_->setText(message);
  // Where nothing is said, the numbers have its room.
  message_->setVisible(!message.isEmpty());
  message_->setStyleSheet(problem ? QStringLiteral("color: #d55e00") : QString());
  message_->setToolTip(message);
}

QString MainWindow::problemText() const { return panel_->problemText(); }

void MainWindow::setTheme(Theme theme) {
  applyTheme(theme);
  refreshTheme();
}

void MainWindow::refreshTheme() {
  commands_->refreshTheme();
  graph_->refreshTheme();
  plots_->refreshTheme();
  lambda_->refreshTheme();
  time_->refreshTheme();
  for (auto* window : findChildren<PublishedWindow*>()) window->refreshTheme();
  snapshotShown_ = snapshot_ == nullptr;
  updateStatus();
}

bool MainWindow::save(const std::filesystem::path& file) {
  if (WindowFiles::isSavedAsSession(file)) {
    say(tr("Saving…"), false);
    keeper_->save(file);
    return true;
  }
  // What the file has already is no news to whoever reads it.
  const auto before = document_->file() == file ? fileNamesIn(document_->saved().json())
                                                : std::vector<std::string>();
  const auto written = saveWithData(runnable(), file, before);
  if (!written) {
    say(text(written.error().text()), true);
    panel_->showProblem({"", written.error().text()});
    return false;
  }
  const auto& moved = written->experiment;
  auto name = text(file.string());
  if (!written->copies.empty()) {
    QStringList copies;
    for (const auto& copy : written->copies) copies << text(copy.filename().string());
    name = tr("%1, with its data beside it: %2").arg(name, copies.join(QStringLiteral(", ")));
  }
  if (refused_) {
    document_->markSaved(experiment().movedTo(file.parent_path()), moved, file);
    refused_ = experiment();
    say(tr("Saved as %1, without the change that could not be applied").arg(name), true);
  } else {
    document_->markSaved(moved, moved, file);
    showForms(experiment());
    say(tr("Saved as %1").arg(name), false);
  }
  files_->noteFile();
  return true;
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (files_->mayDiscard(WindowFiles::Next::Nothing))
    event->accept();
  else
    event->ignore();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const auto urls = event->mimeData()->urls();
  if (!urls.isEmpty() && urls.front().isLocalFile()) exchange_->take(urls.front().toLocalFile());
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  // Tab bars of docks come and go; their scroll buttons have names, but no tips.
  if (auto* tabs = qobject_cast<QTabBar*>(watched); tabs && event->type() == QEvent::Show) {
    tabs->setElideMode(Qt::ElideNone);
    for (auto* button : tabs->findChildren<QToolButton*>())
      button->setToolTip(button->accessibleName());
  }
  if (event->type() == QEvent::ShortcutOverride && isActiveWindow()) {
    // Space belongs to the button or list that has the focus, letters to its search.
    const auto* key = static_cast<QKeyEvent*>(event);
    const auto* focus = QApplication::focusWidget();
    const bool isList = qobject_cast<const QComboBox*>(focus) != nullptr ||
                        qobject_cast<const QAbstractItemView*>(focus) != nullptr;
    const bool isButton = qobject_cast<const QAbstractButton*>(focus) != nullptr;
    const bool types = !key->text().isEmpty() && key->text().front().isPrint() &&
                       !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    const auto* line = qobject_cast<const QLineEdit*>(focus);
    const bool steps = key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
    // A field in which nothing was typed leaves the step to the document.
    if (watched == focus && line != nullptr && steps && !line->isModified()) {
      event->ignore();
      return true;
    }
    if (watched == focus && ((isButton && key->key() == Qt::Key_Space) || (isList && types))) {
      event->accept();
      return true;
    }
  }
  return QMainWindow::eventFilter(watched, event);
}

HeldOutWindow* MainWindow::heldOutStudy() const {
  const auto studies = findChildren<HeldOutWindow*>();
  const auto found =
      std::find_if(studies.begin(), studies.end(), [this](const HeldOutWindow* study) {
        // It goes over a grid of λ, whatever the run's is.
        const auto same = study->experiment().with("lambda", experiment().lambda());
        return study->isVisible() && same && isSameRun(*same, experiment());
      });
  return found == studies.end() ? nullptr : *found;
}

HeldOutWindow* MainWindow::showHeldOutStudy() { return showHeldOutStudy({}, true); }

HeldOutWindow* MainWindow::showHeldOutStudy(const StudyParts& done, bool goesOn) {
  if (!experiment().at("heldOut").is_object()) return nullptr;
  auto* window = new HeldOutWindow(experiment(), this, splitsOf(done), goesOn);
  connect(window, &HeldOutWindow::lambdaChosen, this, &MainWindow::jumpTo);
  window->show();
  return window;
}

PresetGallery* MainWindow::showPresets() {
  if (auto* open = findChild<PresetGallery*>()) return open;
  auto* gallery = new PresetGallery(this);
  connect(gallery, &PresetGallery::presetChosen, this, [this](const QString& id) {
    if (files_->mayDiscard()) openByName(id);
  });
  connect(gallery, &PresetGallery::publishedWanted, this, [this] { showPublished(); });
  gallery->open();
  return gallery;
}

PublishedWindow* MainWindow::showPublished() {
  auto* window = findChild<PublishedWindow*>();
  if (window == nullptr) {
    window = new PublishedWindow(this);
    connect(window, &PublishedWindow::presetChosen, this, [this](const QString& id) {
      if (files_->mayDiscard()) openByName(id);
    });
  }
  window->show();
  window->raise();
  window->activateWindow();
  return window;
}

void MainWindow::showHelp() { HelpWindow::open(this); }

}  // namespace gtv::ui
