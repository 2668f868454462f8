#include "main_window.h"

#include <fmt/format.h>
#include <qcustomplot.h>

#include <QAbstractButton>
#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>
#include <QUndoView>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "base/resources.h"
#include "certificate_bar.h"
#include "cluster_study.h"
#include "command_palette.h"
#include "diagnostics_dock.h"
#include "exact_optimum.h"
#include "experiment/documents.h"
#include "experiment_panel.h"
#include "fiedler.h"
#include "figure.h"
#include "graph_editor.h"
#include "graph_exchange.h"
#include "graph_tools.h"
#include "held_out_window.h"
#include "help_window.h"
#include "lambda_control.h"
#include "number_field.h"
#include "path_panel.h"
#include "plot_docks.h"
#include "scatter_plot.h"
#include "theme.h"
#include "view_choices.h"
#include "view_dock.h"
#include "words.h"

namespace gtv::ui {
namespace {

constexpr int frameMilliseconds = 16;
constexpr int curveMilliseconds = 40;
constexpr int roomForThree = 800;

/// Fields that the run does not know.
bool isQuiet(const std::string& field) {
  return field == "title" || field == "source" || field == "notes" || field == "view";
}

/// How a change of this field reads in the history.
QString stepName(const Experiment& experiment, const QString& path) {
  auto field = path.toStdString();
  if (path.endsWith(QStringLiteral(".kind"))) field.resize(field.size() - 5);
  const auto* parameter = parameterAt(documentFields(), experiment.json(), field);
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
  marks_ = new LambdaMarks(this);
  bar_ = new CertificateBar;
  lambda_ = new LambdaControl;

  auto* middle = new QWidget;
  auto* tools = new QToolBar(tr("Tools"));
  tools->setObjectName(QStringLiteral("canvasTools"));
  tools->setOrientation(Qt::Vertical);
  tools->addActions(graph_->tools()->actions());
  auto* canvas = new QHBoxLayout(middle);
  canvas->setContentsMargins(0, 0, 0, 0);
  canvas->setSpacing(0);
  canvas->addWidget(tools);
  canvas->addWidget(graph_, 1);
  setCentralWidget(middle);
  makeDocks();
  makeActions();
  makeLambdaBar();
  makeStatusLine();

  connect(panel_, &ExperimentPanel::edited, this, &MainWindow::edit);
  connect(lambda_, &LambdaControl::changed, this, &MainWindow::changeLambda);
  connect(lambda_->field(), &NumberField::complained, this, [this](const QString& complaint) {
    say(complaint.isEmpty() ? QString() : tr("λ: %1").arg(complaint), !complaint.isEmpty());
  });
  connect(marks_, &LambdaMarks::changed, this, [this] { lambda_->showMarks(marks_->marks()); });
  connect(document_, &ExperimentDocument::changed, this, &MainWindow::followDocument);
  connect(document_, &ExperimentDocument::titleChanged, this, &MainWindow::updateTitle);
  editor_ = new GraphEditor(*graph_, *scatterPlot(), *document_);
  connect(editor_, &GraphEditor::refused, this, [this](const QString& why) { say(why, true); });
  connect(graph_, &GraphView::hovered, this,
          [this](int node, int edge) { solver_.setFocus(node, edge); });
  connect(exact_, &ExactOptimum::changed, this, &MainWindow::showOptimum);
  connect(fiedler_, &Fiedler::ready, this, [this] { snapshotShown_ = snapshot_ == nullptr; });
  connect(pathPanel(), &PathPanel::lambdaChosen, this, &MainWindow::jumpTo);
  connect(scatterPlot(), &ScatterPlot::axesChosen, this, [this](int x, int y) {
    const auto name = [](int j) { return fmt::format("w{}", j + 1); };
    // "node" is not a coordinate: the document keeps the two it had.
    if (std::max(x, y) >= network_->data->datasets.dimension()) return;
    document_->look("scatter", Json::array({name(x), name(y)}));
  });
  connect(&solver_, &SolverThread::networkReady, this, &MainWindow::takeNetwork);
  connect(&solver_, &SolverThread::networkChanged, this, [this](const NetworkPicture& picture) {
    if (picture.runNumber == solver_.current() && picture.network != network_) coming_ = picture;
  });
  connect(&solver_, &SolverThread::problemReady, this, [this](const LiveProblem& problem) {
    if (problem.runNumber != solver_.current()) return;
    exact_->setProblem(problem);
    pathPanel()->setProblem(problem);
    marks_->setProblem(problem);
  });
  connect(&solver_, &SolverThread::rowsReady, this,
          [this](int runNumber, const std::vector<TraceRow>& rows) {
            if (runNumber == solver_.current()) rows_.insert(rows_.end(), rows.begin(), rows.end());
          });
  connect(&solver_, &SolverThread::failed, this, &MainWindow::takeFailure);
  connect(&solver_, &SolverThread::resumed, this, [this](int runNumber) {
    if (runNumber != solver_.current()) return;
    running_ = true;
    updateStatus();
  });
  connect(&solver_, &SolverThread::positionsReady, this, [this](const NetworkPicture& picture) {
    if (picture.runNumber != solver_.current()) return;
    // They may be for a network that waits for its first snapshot.
    if (coming_ && coming_->network == picture.network)
      coming_->positions = picture.positions;
    else if (network_ == picture.network)
      graph_->setPositions(picture.positions);
    if (!refused_) forgetProblem();
  });
  connect(&solver_, &SolverThread::finished, this,
          [this](int runNumber, RunStatus, const QString& message) {
            if (runNumber != solver_.current()) return;
            running_ = false;
            say(message, false);
            updateStatus();
          });
  frameTimer_.setTimerType(Qt::PreciseTimer);
  connect(&frameTimer_, &QTimer::timeout, this, &MainWindow::frame);
  frameTimer_.start(frameMilliseconds);
  curveClock_.start();
  rateClock_.start();
  qApp->installEventFilter(this);
  resize(1440, 900);
  updateTitle();
  updateStatus();
}

MainWindow::~MainWindow() { qApp->removeEventFilter(this); }

void MainWindow::takeNetwork(const NetworkPicture& picture) {
  if (picture.runNumber != solver_.current()) return;
  const bool another = documentIsFresh_ || network_ != picture.network;
  if (documentIsFresh_) document_->forgetSteps();
  document_->thaw(false);
  documentIsFresh_ = false;
  replaced_.reset();
  coming_.reset();
  network_ = picture.network;
  shownRun_ = picture.runNumber;
  editor_->setNetwork(network_);
  graph_->setNetwork(picture);
  showEdges();
  plots_->clearCurves();
  rows_.clear();
  snapshot_ = nullptr;
  rate_ = 0;
  rateIteration_ = 0;
  rateClock_.restart();
  if (another) {
    diagnostics_->study()->forget();
    const auto& axes = experiment().at("view").at("scatter");
    const auto index = [&](int k) {
      return text(axes.at(k).get<std::string>()).mid(1).toInt() - 1;
    };
    scatterPlot()->setNetwork(network_, index(0), index(1));
    view_->setNetwork(*network_, text(experiment().at("view").at("nodeColor").get<std::string>()));
  }
  forgetProblem();
  if (experiment().isReadOnly())
    panel_->showProblem({"", tr("Written by a newer GTV Lab: shown as far as this one "
                                "understands it, and cannot be saved")
                                 .toStdString()});
}

void MainWindow::takeChangedNetwork(const NetworkPicture& picture) {
  network_ = picture.network;
  diagnostics_->study()->forget();
  editor_->setNetwork(network_);
  graph_->changeNetwork(picture);
  scatterPlot()->changeNetwork(network_);
  showOptimum();
  showEdges();
  if (!refused_) forgetProblem();
}

void MainWindow::takeFailure(int runNumber, const Error& error, bool running,
                             const std::shared_ptr<const Experiment>& before) {
  if (runNumber != solver_.current()) return;
  running_ = running;
  if (network_) shownRun_ = runNumber;  // the run before goes on under this number
  editor_->setNetwork(network_);
  if (before) applied_ = *before;
  if (replaced_) {
    const auto complaint =
        tr("“%1” cannot be opened: %2").arg(text(experiment().title()), text(error.text()));
    documentIsFresh_ = false;
    document_->thaw(true);
    document_->open(replaced_->experiment, replaced_->saved, replaced_->file);
    replaced_.reset();
    showForms(experiment());
    lambda_->centerOn(experiment().lambda());
    panel_->showProblem({"", complaint.toStdString()});
    say(complaint, true);
  } else {
    refused_ = experiment();
    panel_->showProblem(error);
    if (before) panel_->showFormula(applied_);
    problem_ = network_ ? tr("Not applied, the run before goes on: %1").arg(text(error.text()))
                        : text(error.text());
    say({}, false);
    if (!network_) graph_->setEmptyText(problem_);
  }
  updateStatus();
}

Experiment MainWindow::runnable() const {
  if (!refused_) return experiment();
  auto out = applied_;
  // What the run does not need may have changed since.
  for (const char* field : {"title", "view", "positions"})
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
  setDockNestingEnabled(true);
  setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  // The columns reach down to the certificates.
  setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  plots_ = new PlotDocks(*this);
  experimentDock_ =
      new ViewDock(tr("Experiment"), QStringLiteral("experimentDock"), panel_, nullptr, this);
  auto* history = new QUndoView(document_->steps());
  history->setAccessibleName(tr("History"));
  history->setToolTip(tr("Every change of the experiment; click one to go back or forth to it"));
  history->setEmptyLabel(tr("As opened"));
  historyDock_ = new ViewDock(tr("History"), QStringLiteral("historyDock"), history, nullptr, this);
  docks_ = {experimentDock_, historyDock_};
  docks_.insert(docks_.end(), plots_->docks().begin(), plots_->docks().end());
  for (auto* dock : docks_) {
    connect(dock, &ViewDock::maximizeWanted, this,
            [this, dock](bool wanted) { maximize(wanted ? dock : nullptr); });
    // Closing the one view that is there brings the others back.
    connect(dock, &QDockWidget::visibilityChanged, this, [this, dock] {
      if (dock == maximized_ && dock->isHidden())
        QTimer::singleShot(0, this, [this, dock] {
          if (dock == maximized_) maximize(nullptr);
        });
    });
    connect(dock, &ViewDock::copyWanted, this, [this](const ViewDock* from) {
      copyFigure(*from->figure());
      say(tr("Copied, as a picture and as numbers"), false);
    });
    connect(dock, &ViewDock::exportWanted, this,
            [this](const ViewDock* from) { chooseExport(*from->figure()); });
  }
  diagnostics_ = new DiagnosticsDock(solver_, this);
  diagnostics_->toggleViewAction()->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_D));
  arrangeDocks();
  connect(diagnostics_, &DiagnosticsDock::diagnosed, this,
          [this] { exact_->offer(*diagnostics_->shown()); });
  connect(diagnostics_->study(), &ClusterStudy::nodesChosen, this,
          [this](std::vector<int> nodes, const std::shared_ptr<const Network>& network) {
            if (network == network_) graph_->select(std::move(nodes), {});
          });
}

void MainWindow::arrangeDocks() {
  for (QDockWidget* dock : findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
    dock->setFloating(false);
    removeDockWidget(dock);
  }
  addDockWidget(Qt::LeftDockWidgetArea, experimentDock_);
  addDockWidget(Qt::RightDockWidgetArea, plots_->scatterDock());
  splitDockWidget(plots_->scatterDock(), plots_->errorDock(), Qt::Vertical);
  splitDockWidget(plots_->errorDock(), plots_->objectiveDock(), Qt::Vertical);
  // A low window has room for two plots, one above the other.
  if (height() < roomForThree) tabifyDockWidget(plots_->errorDock(), plots_->objectiveDock());
  tabifyDockWidget(plots_->objectiveDock(), plots_->pathDock());
  tabifyDockWidget(plots_->pathDock(), diagnostics_);
  addDockWidget(Qt::LeftDockWidgetArea, historyDock_);
  for (auto* dock : docks_) dock->setVisible(dock != historyDock_);
  diagnostics_->show();
  (height() < roomForThree ? plots_->errorDock() : plots_->objectiveDock())->raise();
  resizeDocks({experimentDock_, plots_->scatterDock()}, {270, width() * 27 / 100}, Qt::Horizontal);
  resizeDocks({plots_->scatterDock(), plots_->errorDock(), plots_->objectiveDock()},
              {height() * 38 / 100, height() * 26 / 100, height() * 26 / 100}, Qt::Vertical);
}

bool MainWindow::restoreArrangement(const QByteArray& state) {
  isArranged_ = restoreState(state);
  return isArranged_;
}

void MainWindow::showEvent(QShowEvent* event) {
  QMainWindow::showEvent(event);
  // Before there is a size, there is nothing to share out.
  if (!std::exchange(isArranged_, true)) arrangeDocks();
}

void MainWindow::maximize(ViewDock* dock) {
  if (maximized_ != nullptr) {
    maximized_->showMaximized(false);
    maximized_ = nullptr;
    centralWidget()->show();
    restoreState(beforeMaximizing_);
  }
  if (dock == nullptr) return;
  beforeMaximizing_ = saveState();
  dock->setFloating(false);
  maximized_ = dock;
  dock->showMaximized(true);
  for (auto* other : findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
    if (other != dock && !other->isFloating()) other->hide();
  centralWidget()->hide();
}

void MainWindow::setPresenting(bool presenting) {
  presentAction_->setChecked(presenting);
  if (presenting == presenting_) return;
  presenting_ = presenting;
  maximize(nullptr);
  QSettings settings;
  if (presenting) {
    beforePresenting_ = saveState();
    setScale(settings.value(QStringLiteral("presentationScale"), 1.6).toDouble());
    for (auto* dock : findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
      dock->hide();
    plots_->scatterDock()->show();
    resizeDocks({plots_->scatterDock()}, {width() * 2 / 5}, Qt::Horizontal);
  } else {
    setScale(1);
    restoreState(beforePresenting_);
  }
  refreshTheme();
}

QByteArray MainWindow::arrangement() {
  maximize(nullptr);
  setPresenting(false);
  return saveState();
}

void MainWindow::chooseExport(Figure& figure) {
  QSettings settings;
  const auto folder = settings.value(QStringLiteral("exportFolder")).toString();
  const auto png = tr("Picture (*.png)");
  const auto large = tr("Picture for print, 300 dpi (*.png)");
  auto chosen = png;
  auto file = QFileDialog::getSaveFileName(
      this, tr("Export"), QDir(folder).filePath(figure.figureName() + QStringLiteral(".png")),
      QStringList{png, large, tr("PDF (*.pdf)"), tr("SVG (*.svg)"), tr("Data (*.csv)")}.join(
          QStringLiteral(";;")),
      &chosen);
  if (file.isEmpty()) return;
  if (QFileInfo(file).suffix().isEmpty())
    file += chosen.mid(chosen.lastIndexOf(QLatin1Char('.'))).chopped(1);
  settings.setValue(QStringLiteral("exportFolder"), QFileInfo(file).path());
  const auto written = exportFigure(figure, file, chosen == large ? 300 : 192);
  say(written ? tr("Exported to %1").arg(file) : text(written.error().text()), !written);
}

void MainWindow::makeActions() {
  const auto action = [this](const char* icon, const QString& name, const QString& tip,
                             const QList<QKeySequence>& keys, auto&& slot) {
    auto* made = new QAction(themeIcon(icon), name, this);
    made->setProperty("themeIcon", QString::fromLatin1(icon));
    made->setShortcuts(keys);
    made->setToolTip(keys.isEmpty() ? tip
                                    : QStringLiteral("%1 (%2)").arg(
                                          tip, keys.front().toString(QKeySequence::NativeText)));
    connect(made, &QAction::triggered, this, slot);
    addAction(made);
    return made;
  };
  auto* openAction = action("document-open", tr("&Open…"), tr("Open an experiment document"),
                            {QKeySequence::Open}, [this] { chooseAndOpen(); });
  auto* saveAction = action("document-save", tr("&Save"), tr("Save the experiment document"),
                            {QKeySequence::Save}, [this] { saveAsked(false); });
  auto* saveAsAction =
      action("document-save-as", tr("Save &as…"), tr("Save under another name"),
             {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)}, [this] { saveAsked(true); });
  auto* newAction = action("document-new", tr("&New"), tr("Start from the default experiment"),
                           {QKeySequence::New}, [this] {
                             if (mayDiscard()) open(Experiment());
                           });
  auto* quitAction = action("application-exit", tr("&Quit"), tr("Close the lab"),
                            {QKeySequence(Qt::CTRL | Qt::Key_Q)}, [this] { close(); });
  runAction_ = action("media-playback-start", tr("&Run"), tr("Run or pause the solver"),
                      {QKeySequence(Qt::Key_Space)}, [this] { setRunning(!running_); });
  stepAction_ = action("media-skip-forward", tr("S&tep"), tr("One iteration"),
                       {QKeySequence(Qt::Key_Period)}, [this] { stepOnce(); });
  resetAction_ = action("view-refresh", tr("R&eset"), tr("Back to iteration 0"),
                        {QKeySequence(Qt::Key_R)}, [this] { reset(); });
  auto* redrawAction =
      action("roll", tr("New &draw"), tr("Draw graph and data again with the next seed"), {},
             [this] { edit(QStringLiteral("seed"), Json(experiment().seed() + 1)); });
  heldOutAction_ = action("office-chart-line", tr("&Held-out study…"),
                          tr("Test error over a grid of λ against baselines"), {},
                          [this] { showHeldOutStudy(); });
  auto* clustersAction = action("view-list-icons", tr("Test &clusters"),
                                tr("Are the clusters well-connected, and where is the critical λ?"),
                                {}, [this] { diagnostics_->startStudy(); });
  auto* themes = new QActionGroup(this);
  for (const auto& [theme, name] :
       {std::pair(Theme::Light, tr("&Light")), std::pair(Theme::Dark, tr("&Dark")),
        std::pair(Theme::HighContrast, tr("High &contrast"))}) {
    auto* made = new QAction(name, this);
    made->setCheckable(true);
    made->setData(static_cast<int>(theme));
    connect(made, &QAction::triggered, this, [this, theme = theme] { setTheme(theme); });
    themes->addAction(made);
    themeActions_.push_back(made);
  }
  auto* paletteAction = action("search", tr("Co&mmands…"), tr("Find a command by its name"),
                               {QKeySequence(Qt::CTRL | Qt::Key_K)}, [this] { palette_->open(); });
  presentAction_ = action("view-presentation", tr("&Presentation"),
                          tr("Large fonts and lines, and only the graph, the local models and λ"),
                          {QKeySequence(Qt::Key_F5)}, [this](bool on) { setPresenting(on); });
  presentAction_->setCheckable(true);
  auto* arrangeAction = action("view-restore", tr("&Arrange views anew"),
                               tr("All views where they were at first"), {}, [this] {
                                 maximize(nullptr);
                                 setPresenting(false);
                                 arrangeDocks();
                               });
  auto* fitAction = action("zoom-fit-best", tr("&Fit the graph"), tr("Show the whole graph"),
                           {QKeySequence(Qt::CTRL | Qt::Key_0)}, [this] { graph_->fit(); });
  auto* fullAction =
      action("view-fullscreen", tr("F&ull screen"), tr("Full screen"), {QKeySequence(Qt::Key_F11)},
             [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
  auto* helpAction = action("help-contents", tr("&Help"), tr("How to use the lab"),
                            {QKeySequence(Qt::Key_F1)}, [this] { showHelp(); });
  auto* aboutAction = action("help-about", tr("&About GTV Lab"), tr("Version and licence"), {},
                             [this] { HelpWindow::showAbout(this); });

  auto* undoAction = new QAction(tr("&Undo"), this);
  auto* redoAction = new QAction(tr("Re&do"), this);
  connect(undoAction, &QAction::triggered, document_, &ExperimentDocument::undo);
  connect(redoAction, &QAction::triggered, document_, &ExperimentDocument::redo);
  const auto showSteps = [this, undoAction, redoAction] {
    const auto* steps = document_->steps();
    undoAction->setEnabled(steps->canUndo() && !document_->isFrozen());
    redoAction->setEnabled(steps->canRedo() && !document_->isFrozen());
    const auto tip = [](const QString& what, const QString& step) {
      return step.isEmpty() ? what : QStringLiteral("%1: %2").arg(what, step);
    };
    undoAction->setToolTip(tip(tr("Undo (Ctrl+Z)"), steps->undoText()));
    redoAction->setToolTip(tip(tr("Redo (Ctrl+Shift+Z)"), steps->redoText()));
    historyDock_->widget()->setEnabled(!document_->isFrozen());
  };
  connect(document_, &ExperimentDocument::stepsChanged, this, showSteps);
  showSteps();
  undoAction->setShortcuts(QKeySequence::Undo);
  redoAction->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)});
  for (const auto& [made, icon] :
       {std::pair(undoAction, "edit-undo"), std::pair(redoAction, "edit-redo")}) {
    made->setIcon(themeIcon(icon));
    made->setProperty("themeIcon", QString::fromLatin1(icon));
    addAction(made);
  }
  auto* noiseAction =
      action("noise", tr("New &noise"), tr("Draw the noise of the labels again, nothing else"), {},
             [this] { editor_->redrawNoise(); });

  presetMenu_ = new QMenu(tr("&Presets"), this);
  presetMenu_->setToolTipsVisible(true);
  for (const auto& preset : listPresets()) {
    auto* item = presetMenu_->addAction(text(preset.title), this, [this, id = text(preset.id)] {
      if (mayDiscard()) openByName(id);
    });
    item->setObjectName(QStringLiteral("preset.") + text(preset.id));
    item->setToolTip(text(preset.source));
  }
  auto* fileMenu = menuBar()->addMenu(tr("&File"));
  fileMenu->addAction(newAction);
  fileMenu->addAction(openAction);
  fileMenu->addMenu(presetMenu_);
  fileMenu->addSeparator();
  auto* importAction = action("document-import", tr("&Import graph…"),
                              tr("Nodes and edges from GraphML, GML, Pajek, node-link JSON or CSV"),
                              {}, [this] { chooseGraph(); });
  auto* exportAction =
      action("document-export", tr("E&xport graph…"),
             tr("The graph as it is, changes by hand included"), {}, [this] { exportGraph(); });
  fileMenu->addActions({importAction, exportAction});
  fileMenu->addSeparator();
  fileMenu->addAction(saveAction);
  fileMenu->addAction(saveAsAction);
  fileMenu->addSeparator();
  fileMenu->addAction(quitAction);
  auto* editMenu = menuBar()->addMenu(tr("&Edit"));
  editMenu->addActions({undoAction, redoAction});
  editMenu->addSeparator();
  editMenu->addActions({redrawAction, noiseAction});
  editMenu->addSeparator();
  editMenu->addActions(graph_->tools()->actions());
  auto* runMenu = menuBar()->addMenu(tr("&Run"));
  runMenu->addActions({runAction_, stepAction_, resetAction_});
  runMenu->addSeparator();
  runMenu->addAction(heldOutAction_);
  runMenu->addAction(clustersAction);
  auto* viewMenu = menuBar()->addMenu(tr("&View"));
  palette_ = new CommandPalette(*menuBar(), this);
  viewMenu->addActions({paletteAction, fitAction, exact_->action()});
  viewMenu->addSeparator();
  for (auto* dock : docks_) viewMenu->addAction(dock->toggleViewAction());
  viewMenu->addActions({diagnostics_->toggleViewAction(), arrangeAction});
  viewMenu->addSeparator();
  viewMenu->addMenu(tr("&Theme"))->addActions(themeActions_);
  viewMenu->addActions({presentAction_, fullAction});
  auto* helpMenu = menuBar()->addMenu(tr("&Help"));
  helpMenu->addActions({helpAction, aboutAction});

  auto* bar = addToolBar(tr("Main"));
  bar->setObjectName(QStringLiteral("mainToolBar"));
  bar->setMovable(false);
  bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  auto* presets = new QToolButton;
  presets->setText(tr("Presets"));
  presets->setIcon(themeIcon("view-list-icons"));
  presets->setProperty("themeIcon", QStringLiteral("view-list-icons"));
  presets->setMenu(presetMenu_);
  presets->setPopupMode(QToolButton::InstantPopup);
  presets->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  presets->setToolTip(tr("Experiments to start from"));
  presets->setFocusPolicy(Qt::StrongFocus);
  bar->addWidget(presets);
  bar->addAction(openAction);
  bar->addAction(saveAction);
  bar->addSeparator();
  bar->addAction(undoAction);
  bar->addAction(redoAction);
  bar->addSeparator();
  bar->addAction(runAction_);
  bar->addAction(stepAction_);
  bar->addAction(resetAction_);
  bar->addAction(redrawAction);
  bar->addSeparator();
  speed_ = new QComboBox;
  speed_->setAccessibleName(tr("Speed"));
  speed_->setToolTip(tr("Iterations per second"));
  for (const int perSecond : {1, 5, 20, 100, 1000})
    speed_->addItem(tr("%1 iterations/s").arg(perSecond), perSecond);
  speed_->addItem(tr("flat out"), 0);
  speed_->setCurrentIndex(speed_->count() - 1);
  connect(speed_, &QComboBox::currentIndexChanged, this,
          [this] { solver_.setSpeed(speed_->currentData().toInt()); });
  auto* speedLabel = new QLabel(tr(" Speed "));
  speedLabel->setBuddy(speed_);
  bar->addWidget(speedLabel);
  bar->addWidget(speed_);
  view_ = new ViewChoices(*bar);
  connect(view_, &ViewChoices::colorChosen, this, [this] {
    document_->look("nodeColor", Json(view_->color().toStdString()));
    snapshotShown_ = false;
  });
  connect(view_, &ViewChoices::edgesChanged, this, [this] {
    solver_.setFlowWanted(view_->edges() == QStringLiteral("iteration"));
    showEdges();
  });
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
  numbers_ = new QLabel;
  numbers_->setTextFormat(Qt::PlainText);
  message_ = new QLabel;
  message_->setTextFormat(Qt::PlainText);
  // A long message is cut, it does not widen the window.
  message_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  state_->setAccessibleName(tr("State of the run"));
  numbers_->setAccessibleName(tr("Numbers of the present iterate"));
  message_->setAccessibleName(tr("Message"));
  statusBar()->addWidget(state_);
  statusBar()->addWidget(numbers_);
  statusBar()->addWidget(message_, 1);
}

void MainWindow::open(const Experiment& opened, const std::filesystem::path& file, bool running) {
  if (network_ && !replaced_)
    replaced_ = Replaced{runnable(), document_->saved(), document_->file()};
  document_->open(opened, opened, file);
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
  solver_.open(opened, running_);
  updateStatus();
}

bool MainWindow::openByName(const QString& idOrFile, bool running) {
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
  bool preset = false;
  for (const auto& info : listPresets()) preset = preset || text(info.id) == idOrFile;
  open(*loaded, preset ? std::filesystem::path() : std::filesystem::path(idOrFile.toStdString()),
       running);
  return true;
}

void MainWindow::edit(const QString& path, const Json& value) {
  auto next = experiment().with(path.toStdString(), value);
  if (!next) {
    panel_->showProblem(next.error());
    return;
  }
  if (*next == experiment()) {
    showForms(experiment());
    return;
  }
  // Nodes that were moved by hand belong to the drawing they were moved in, other changes by hand
  // to the graph.
  const auto clear = [&](const char* field, std::initializer_list<const char*> owners) {
    for (const char* owner : owners)
      if (path == QLatin1String(owner) || path.startsWith(QLatin1String(owner) + QLatin1Char('.')))
        if (auto cleared = next->with(field, nullptr)) next = std::move(cleared);
  };
  clear("positions", {"graph", "layout", "seed", "data"});
  clear("edits", {"graph"});
  if (next->at("data").contains("noiseDraw")) {
    // What single nodes of a drawn graph were given belongs to that graph; those of a file have
    // names of their own.
    clear("nodes", {"graph"});
    const bool another = path.startsWith(QLatin1String("graph"));
    if (another && next->at("data").at("truth").at("kind") == "each-node")
      if (auto drawn = next->with("data.truth.kind", "circle")) next = std::move(drawn);
  }
  document_->change(*next, stepName(experiment(), path));
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
  bool live = network_ != nullptr;
  bool drawing = false;
  std::vector<std::string> run;
  for (const auto& field : differingFields(applied_, next)) {
    if (isQuiet(field)) continue;
    const bool drawn = field == "layout" || field == "positions";
    drawing = drawing || drawn;
    if (!drawn) run.push_back(field);
    live = live && (drawn || isLiveField(field));
  }
  applied_ = next;
  if (!live) {
    restart(next);
    return;
  }
  if (!run.empty()) solver_.change(next, run);
  if (drawing) solver_.layOut(next);
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
  // What was running or had run to its end starts again; what was paused waits.
  const bool ended = snapshot_ && snapshot_->status != RunStatus::Running &&
                     snapshot_->status != RunStatus::Stopped;
  running_ = running_ || (ended && !resetting_);
  say(tr("Building…"), false);
  editor_->setNetwork(nullptr);
  solver_.open(next, running_);
  updateStatus();
}

void MainWindow::setRunning(bool running) {
  if (running && !network_ && !problem_.isEmpty()) return;  // there is nothing to run
  running_ = running;
  solver_.setRunning(running);
  if (running) say({}, false);
  updateStatus();
}

void MainWindow::stepOnce() {
  running_ = false;
  solver_.step();
  updateStatus();
}

void MainWindow::reset() {
  running_ = false;
  resetting_ = true;
  if (refused_) {
    const auto before = runnable();
    forgetProblem();
    document_->change(before, tr("Back to what runs"));
  }
  applied_ = experiment();
  restart(experiment());
  resetting_ = false;
}

void MainWindow::runUntil(std::int64_t iteration) {
  running_ = true;
  solver_.runUntil(iteration);
  updateStatus();
}

void MainWindow::frame() {
  followLambda();
  exact_->poll();
  pathPanel()->poll();
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
  }
  if (!snapshotShown_ && snapshot_) {
    showSnapshot();
    snapshotShown_ = true;
    ++framesShown_;
  }
  if (!rows_.empty() && (curveClock_.elapsed() >= curveMilliseconds || !running_)) {
    plots_->append(rows_);
    rows_.clear();
    curveClock_.restart();
  }
}

void MainWindow::showSnapshot() {
  const auto fiedler =
      view_->color() == QLatin1String("fiedler") ? fiedler_->of(network_->graph) : nullptr;
  auto paint = paintNodes(*network_, snapshot_.get(), view_->color(), fiedler.get());
  scatterPlot()->setSnapshot(
      snapshot_,
      paint.continuous ? paintNodes(*network_, snapshot_.get(), QStringLiteral("learned")) : paint);
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
  updateStatus();
}

void MainWindow::showOptimum() {
  scatterPlot()->setOptimum(exact_->latest());
  if (view_->edges() == QStringLiteral("optimum")) showEdges();
  bar_->show(snapshot_.get(), *exact_, diagnostics_->shown());
}

void MainWindow::showEdges() {
  const auto mode = view_->edges();
  if (mode == QLatin1String("iteration")) {
    graph_->setEdgeFlow(snapshot_ ? snapshot_->saturation : nullptr, tr("iteration"));
  } else if (mode == QLatin1String("optimum")) {
    const auto answer = exact_->latest();
    graph_->setEdgeFlow(answer ? answer->saturation : nullptr,
                        exact_->isOn() ? tr("exact optimum") : tr("switched off"));
  } else {
    graph_->setEdgeFlow(nullptr, {});
  }
}

QComboBox* MainWindow::edgeChoice() const { return view_->edgeChoice(); }
QComboBox* MainWindow::colorChoice() const { return view_->colorChoice(); }
ScatterPlot* MainWindow::scatterPlot() const { return plots_->scatter(); }
CurvePlot* MainWindow::errorPlot() const { return plots_->errors(); }
CurvePlot* MainWindow::objectivePlot() const { return plots_->objectives(); }
PathPanel* MainWindow::pathPanel() const { return plots_->path(); }

bool MainWindow::pictureIsComplete() const {
  return network_ && snapshot_ && snapshotShown_ && rows_.empty() && graph_->edgesAreCurrent() &&
         (diagnostics_->isCurrent() || !isOnScreen(*diagnostics_));
}

std::int64_t MainWindow::shownIteration() const {
  return snapshot_ ? snapshot_->numbers.iteration : -1;
}

void MainWindow::updateStatus() {
  const int theme = static_cast<int>(currentTheme());
  runAction_->setText(running_ ? tr("&Pause") : tr("&Run"));
  const char* icon = running_ ? "media-playback-pause" : "media-playback-start";
  if (runAction_->property("themeIcon").toString() != QLatin1String(icon) ||
      runAction_->property("theme").toInt() != theme) {
    runAction_->setIcon(themeIcon(icon));
    runAction_->setProperty("themeIcon", QString::fromLatin1(icon));
    runAction_->setProperty("theme", theme);
  }
  QString state = running_ ? tr("running") : tr("paused");
  if (!running_ && snapshot_ && snapshot_->status != RunStatus::Running &&
      snapshot_->status != RunStatus::Stopped)
    state = snapshot_->status == RunStatus::Diverged ? tr("diverged") : tr("finished");
  state_->setText(QStringLiteral("<b>%1 %2</b>")
                      .arg(running_ ? QStringLiteral("▶") : QStringLiteral("■"), state));
  bar_->show(snapshot_.get(), *exact_, diagnostics_->shown());
  if (!snapshot_) {
    numbers_->clear();
    return;
  }
  diagnostics_->follow(snapshot_, running_);
  const auto& row = snapshot_->numbers;
  QStringList parts;
  parts << tr("iteration %L1").arg(row.iteration);
  if (running_ && rate_ > 0) parts << tr("%L1 iterations/s").arg(rate_, 0, 'f', rate_ < 10 ? 1 : 0);
  parts << tr("objective %1").arg(shortNumber(row.objective));
  parts << tr("GTV %1").arg(shortNumber(row.gtv));
  if (std::isfinite(row.mse))
    parts << tr("MSE %1").arg(shortNumber(row.mse));
  else if (std::isfinite(row.testMse))
    parts << tr("error on hidden labels %1").arg(shortNumber(row.testMse));
  parts << (snapshot_->clusterCount == 1 ? tr("1 cluster")
                                         : tr("%1 clusters").arg(snapshot_->clusterCount));
  numbers_->setText(parts.join(QStringLiteral("   ")));
}

QString MainWindow::statusText() const {
  return QStringLiteral("%1 | %2 | %3").arg(state_->text(), numbers_->text(), message_->text());
}

void MainWindow::updateTitle() {
  const auto& file = document_->file();
  const auto name = file.empty() ? text(experiment().title()) : text(file.filename().string());
  setWindowTitle(QStringLiteral("%1[*] – GTV Lab").arg(name));
  setWindowModified(document_->isModified());
  heldOutAction_->setEnabled(experiment().at("heldOut").is_object());
}

void MainWindow::say(const QString& given, bool isProblem) {
  // A problem stays until it is mended.
  const auto message =
      given.isEmpty() || !isProblem ? (problem_.isEmpty() ? given : problem_) : given;
  const bool problem = isProblem || !problem_.isEmpty();
  message_->setText(message);
  message_->setStyleSheet(problem ? QStringLiteral("color: #d55e00") : QString());
  message_->setToolTip(message);
}

QString MainWindow::problemText() const { return panel_->problemText(); }

void MainWindow::setTheme(Theme theme) {
  applyTheme(theme);
  refreshTheme();
}

void MainWindow::refreshTheme() {
  for (auto* action : themeActions_)
    action->setChecked(action->data().toInt() == static_cast<int>(currentTheme()));
  for (auto* action : findChildren<QAction*>())
    if (const auto icon = action->property("themeIcon").toString(); !icon.isEmpty())
      action->setIcon(QIcon::fromTheme(icon));
  for (auto* button : findChildren<QToolButton*>())
    if (const auto icon = button->property("themeIcon").toString(); !icon.isEmpty())
      button->setIcon(QIcon::fromTheme(icon));
  graph_->refreshTheme();
  plots_->refreshTheme();
  lambda_->refreshTheme();
  snapshotShown_ = snapshot_ == nullptr;
  updateStatus();
}

void MainWindow::chooseAndOpen() {
  if (!mayDiscard()) return;
  const auto file = QFileDialog::getOpenFileName(this, tr("Open an experiment"),
                                                 text(document_->file().parent_path().string()),
                                                 tr("Experiments (*.json);;All files (*)"));
  if (!file.isEmpty()) openByName(file);
}

bool MainWindow::save(const std::filesystem::path& file) {
  const auto moved = runnable().movedTo(file.parent_path());
  if (auto written = saveExperiment(moved, file); !written) {
    say(text(written.error().text()), true);
    panel_->showProblem({"", written.error().text()});
    return false;
  }
  const auto name = text(file.string());
  if (refused_) {
    document_->markSaved(experiment().movedTo(file.parent_path()), moved, file);
    refused_ = experiment();
    say(tr("Saved as %1, without the change that could not be applied").arg(name), true);
  } else {
    document_->markSaved(moved, moved, file);
    showForms(experiment());
    say(tr("Saved as %1").arg(name), false);
  }
  return true;
}

bool MainWindow::saveAsked(bool askForName) {
  auto file = text(document_->file().string());
  if (askForName || file.isEmpty())
    file = QFileDialog::getSaveFileName(this, tr("Save the experiment"),
                                        file.isEmpty() ? QStringLiteral("experiment.json") : file,
                                        tr("Experiments (*.json)"));
  if (!file.isEmpty() && QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".json");
  return !file.isEmpty() && save(file.toStdString());
}

bool MainWindow::mayDiscard() {
  if (document_->isDisposable()) return true;
  const auto answer = QMessageBox::question(
      this, tr("Unsaved changes"),
      tr("“%1” has changes that are not saved.").arg(text(experiment().title())),
      QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
  if (answer == QMessageBox::Save) return saveAsked(false);
  return answer == QMessageBox::Discard;
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (mayDiscard())
    event->accept();
  else
    event->ignore();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const auto urls = event->mimeData()->urls();
  if (!urls.isEmpty() && urls.front().isLocalFile()) openFile(urls.front().toLocalFile());
}

void MainWindow::openFile(const QString& file) {
  const auto make = [&](const Result<Experiment>& next, const QString& name) {
    if (next)
      document_->change(*next, name);
    else
      say(text(next.error().text()), true);
  };
  switch (kindOfFile(file)) {
    case FileKind::Graph:
      make(withGraphFile(experiment(), file), tr("Graph from %1").arg(QFileInfo(file).fileName()));
      break;
    case FileKind::Data:
      make(withDataFile(experiment(), file), tr("Data from %1").arg(QFileInfo(file).fileName()));
      break;
    case FileKind::Experiment:
      if (mayDiscard()) openByName(file);
      break;
    case FileKind::Unknown:
      say(tr("%1: neither an experiment, nor a graph, nor data with the header node,y,x1,…; other "
             "tables are chosen under Data, “Table”")
              .arg(file),
          true);
  }
}

void MainWindow::chooseGraph() {
  const auto file = QFileDialog::getOpenFileName(this, tr("Import a graph"), QString(),
                                                 graphFilter() + tr(";;All files (*)"));
  if (file.isEmpty()) return;
  if (auto next = withGraphFile(experiment(), file))
    document_->change(*next, tr("Graph from %1").arg(QFileInfo(file).fileName()));
}

void MainWindow::exportGraph() {
  if (!network_) return;
  auto chosen = QString();
  auto file = QFileDialog::getSaveFileName(this, tr("Export the graph"),
                                           QStringLiteral("graph.graphml"), graphFilter(), &chosen);
  if (file.isEmpty()) return;
  const auto lost = saveGraph(*network_, graph_->positions(), file);
  if (!lost)
    say(text(lost.error().text()), true);
  else if (lost->isEmpty())
    say(tr("Exported to %1").arg(file), false);
  else
    say(tr("Exported to %1, which does not keep: %2").arg(file, *lost), false);
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  // Tab bars of docks come and go; their scroll buttons have names, but no tips.
  if (event->type() == QEvent::Show && qobject_cast<QTabBar*>(watched) != nullptr)
    for (auto* button : watched->findChildren<QToolButton*>())
      button->setToolTip(button->accessibleName());
  if (event->type() == QEvent::ShortcutOverride && isActiveWindow()) {
    // Space belongs to the button or list that has the focus, letters to its search.
    const auto* key = static_cast<QKeyEvent*>(event);
    const auto* focus = QApplication::focusWidget();
    const bool isList = qobject_cast<const QComboBox*>(focus) != nullptr;
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

HeldOutWindow* MainWindow::showHeldOutStudy() {
  if (!experiment().at("heldOut").is_object()) return nullptr;
  auto* window = new HeldOutWindow(experiment(), this);
  connect(window, &HeldOutWindow::lambdaChosen, this, &MainWindow::jumpTo);
  window->show();
  return window;
}

void MainWindow::showHelp() { HelpWindow::open(this); }

}  // namespace gtv::ui
