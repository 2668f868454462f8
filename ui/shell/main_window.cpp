#include "ui/shell/main_window.h"

#include <QAction>
#include <QCloseEvent>
#include <QComboBox>
#include <QGridLayout>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QUndoView>
#include <QUrl>
#include <utility>

#include "base/resources.h"
#include "ui/canvas/canvas_controller.h"
#include "ui/canvas/drawing_palette.h"
#include "ui/canvas/graph_editor.h"
#include "ui/canvas/graph_tools.h"
#include "ui/canvas/graph_view.h"
#include "ui/canvas/view_choices.h"
#include "ui/diagnostics/certificate_bar.h"
#include "ui/diagnostics/cluster_study.h"
#include "ui/diagnostics/diagnostics_dock.h"
#include "ui/diagnostics/status_line.h"
#include "ui/document/file_controller.h"
#include "ui/document/import_export_controller.h"
#include "ui/document/session_keeper.h"
#include "ui/forms/choice_list_form.h"
#include "ui/forms/export_dialog.h"
#include "ui/forms/preferences_dialog.h"
#include "ui/lessons/explore_panel.h"
#include "ui/lessons/lambda_panel.h"
#include "ui/lessons/lesson_player.h"
#include "ui/lessons/stage.h"
#include "ui/live/exact_optimum.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/lambda_control.h"
#include "ui/live/refusal_banner.h"
#include "ui/live/run_controller.h"
#include "ui/live/time_bar.h"
#include "ui/shell/arrangement.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/help_window.h"
#include "ui/shell/lesson_controller.h"
#include "ui/shell/session_controller.h"
#include "ui/shell/study_windows.h"
#include "ui/shell/view_docks.h"
#include "ui/shell/window_commands.h"
#include "ui/shell/window_figure.h"
#include "ui/shell/window_levels.h"
#include "ui/studies/race_panel.h"
#include "ui/sweeps/sweep_panel.h"
#include "ui/views/scatter_plot.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/figure.h"
#include "ui/widgets/key_filter.h"
#include "ui/widgets/language.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/screen_bounds.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

/// In the middle of the lab.
constexpr int canvasRow = 2;
constexpr int canvasColumn = 1;

}  // namespace

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent),
      run_(new RunController(this)),
      panel_(new ExperimentPanel),
      graph_(new GraphView),
      lambda_(new LambdaControl),
      time_(new TimeBar),
      certificates_(new CertificateBar),
      stage_(new Stage),
      pages_(new QStackedWidget),
      status_(new StatusLine(*statusBar(), *run_)),
      keeper_(new SessionKeeper(run_->document(), run_->runs(), run_->solver(), this)) {
  setObjectName(QStringLiteral("MainWindow"));
  setAcceptDrops(true);
  setWindowIcon(QIcon(toQString((resourceFolder() / "gtvlab.svg").string())));
  auto* notice = new NoticeBar;
  makeCanvas(notice);
  makeDocks();
  makeLevels();
  commands_ = new WindowCommands(*this);
  files_ = new FileController(*this, *run_, *keeper_, memory_, *status_, *notice);
  lessons_ = new LessonController(*run_, *files_, *status_, *levels_, *stage_, *commands_->run);
  studies_ = new StudyWindows(*this, *run_, *files_);
  exchange_ = new ImportExportController(*this, *run_, *files_, memory_, *status_, *graph_);
  connectForms();
  connectMemory();
  connectViews();
  connectCommands();
  stage_->explore()->addButtons(
      {commands_->run, commands_->reset, commands_->redraw, commands_->undo});
  session_ =
      new SessionController({*run_, *keeper_, *files_, memory_, *status_, *studies_, *arrangement_,
                             *views_, *diagnostics_, *graph_, *choices_, *commands_->speed()},
                            *this);
  makeBars();
  new KeyFilter(*this);
  ScreenBounds::watch();
  resize(1440, 900);
  updateTitle();
}

MainWindow::~MainWindow() {
  // Whoever closed the window has been asked: there is nothing to restore.
  run_->dropSession();
  keeper_->discard();
  arrangement_->endDrags();
}

void MainWindow::makeCanvas(NoticeBar* notice) {
  auto* middle = new QWidget;
  auto* tools = new QToolBar(tr("Tools"));
  tools->setObjectName(QStringLiteral("canvasTools"));
  tools->setOrientation(Qt::Vertical);
  graph_->tools()->fillBar(*tools);
  auto* looks = new QToolBar(tr("Display"));
  looks->setObjectName(QStringLiteral("canvasLooks"));
  choices_ = new ViewChoices(*looks);
  canvas_ = new CanvasController(*graph_, *choices_, *run_);
  auto* layout = new QGridLayout(middle);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(notice, 0, 0, 1, 2);
  layout->addWidget(tools, 1, 0, 3, 1);
  layout->addWidget(looks, 1, 1);
  layout->addWidget(graph_, canvasRow, canvasColumn);
  layout->addWidget(time_, 3, 1);
  layout->setRowStretch(canvasRow, 1);
  pages_->addWidget(middle);
  pages_->addWidget(stage_);
  setCentralWidget(pages_);
}

void MainWindow::makeDocks() {
  auto& document = run_->document();
  auto* experiment =
      new ViewDock(tr("Experiment"), QStringLiteral("experimentDock"), panel_, nullptr, this);
  auto* steps = new QUndoView(document.steps());
  steps->setAccessibleName(tr("History"));
  steps->setToolTip(tr("Every change of the experiment; click one to go back or forward to it"));
  steps->setEmptyLabel(tr("As opened"));
  connect(&document, &ExperimentDocument::stepsChanged, steps,
          [&document, steps] { steps->setEnabled(!document.isOpening()); });
  auto* history = new ViewDock(tr("History"), QStringLiteral("historyDock"), steps, nullptr, this);
  diagnostics_ = new DiagnosticsDock(*run_, this);
  diagnostics_->showAction()->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_D));
  views_ = new ViewDocks(*this, run_->runs());
  views_->follow({*run_, *canvas_, *diagnostics_});
  arrangement_ = new Arrangement(*this, *experiment, *history, *views_, *diagnostics_);
  for (auto* dock : arrangement_->docks()) {
    connect(dock, &ViewDock::copyWanted, this,
            [this](const ViewDock* from) { copy(*from->figure()); });
    connect(dock, &ViewDock::exportWanted, this, [this](const ViewDock* from) {
      showExport(std::make_unique<ExportDialog>(*from->figure(), this));
    });
  }
  connect(diagnostics_->study(), &ClusterStudy::nodesChosen, this,
          [this](std::vector<int> nodes, const std::shared_ptr<const ProblemInstance>& network) {
            if (network == run_->network()) graph_->select(std::move(nodes), {});
          });
}

void MainWindow::makeLevels() {
  stage_->follow({*run_, *canvas_, *diagnostics_},
                 [this](const std::string& name) { return makeView(name, run_->runs()); });
  auto* lab = qobject_cast<QGridLayout*>(pages_->widget(0)->layout());
  levels_ = new WindowLevels(*this, *pages_, *stage_, *graph_, {*lab, canvasRow, canvasColumn},
                             *arrangement_);
  stage_->addButtons(levels_->actions());
  new RefusalBanner(*run_, *pages_);
  connect(levels_, &WindowLevels::changed, run_, &RunController::showAgain);
  connect(run_, &RunController::documentOpened, levels_, &WindowLevels::showDocument);
  connect(levels_, &WindowLevels::scaleChanged, this, &MainWindow::refreshTheme);
  connect(levels_, &WindowLevels::presentationChanged, this, &MainWindow::showFullScreenCommands);
}

void MainWindow::showExample(const QUrl& example) {
  if (lessons_->showExample(example) && example.hasQuery()) bringToFront(example.query());
}

LambdaControl& MainWindow::shownLambda() const {
  return levels_->showsStage() ? *stage_->lambda()->control() : *lambda_;
}

void MainWindow::makeBars() {
  addToolBarBreak();
  auto* lambda = addToolBar(tr("λ"));
  lambda->setObjectName(QStringLiteral("lambdaBar"));
  lambda->setMovable(false);
  lambda->addWidget(lambda_);
  // A tool bar, so that it runs along the whole window.
  auto* certificates = new QToolBar(tr("Certificates"));
  certificates->setObjectName(QStringLiteral("certificateBar"));
  certificates->setMovable(false);
  certificates->addWidget(certificates_);
  addToolBar(Qt::BottomToolBarArea, certificates);
}

void MainWindow::connectForms() {
  panel_->follow(*run_);
  lambda_->follow(*run_);
  time_->follow(*run_);
  certificates_->follow(*run_, *diagnostics_);
  connect(panel_, &ExperimentPanel::edited, exchange_, &ImportExportController::edit);
  connect(files_, &FileController::failed, panel_, &ExperimentPanel::showProblem);
  connect(studies_, &StudyWindows::lambdaChosen, run_, &RunController::setLambda);
  connect(&run_->document(), &ExperimentDocument::changed, this, &MainWindow::updateTitle);
  connect(&run_->document(), &ExperimentDocument::replaced, this, &MainWindow::updateTitle);
  connect(stage_->player(), &LessonPlayer::sceneChanged, this, &MainWindow::updateTitle);
  connect(levels_, &WindowLevels::changed, this, &MainWindow::updateTitle);
  connect(run_, &RunController::documentOpened, this, [this] {
    if (!graph_->hasFocus()) graph_->setFocus();
  });
  editor_ = new GraphEditor(*graph_, run_->document());
  connect(views_->find<ScatterPlot>(), &ScatterPlot::truthWanted, editor_, &GraphEditor::moveTruth);
  editor_->follow(*run_);
  connect(editor_, &GraphEditor::refused, status_,
          [this](const QString& why) { status_->showMessage(why, true); });
  panel_->attacks()->setMaker([this](const std::string& kind) { return editor_->newAttack(kind); });
  panel_->attacks()->setSource({"nodes", tr("Use the selection"),
                                tr("Make the nodes that are selected on the graph the attackers"),
                                [this](bool aloud) { return editor_->chosenNodes(aloud); }});
}

void MainWindow::connectMemory() {
  run_->setMemoryCheck(
      [this](const Experiment& experiment) { return memory_.problem(experiment); });
  connect(run_, &RunController::memoryRefused, this, [this] {
    if (run_->isRefused() && !memory_.problemAfterAsking(run_->experiment())) run_->retryRefused();
  });
  views_->find<RacePanel>()->setMayStart([this](const Experiment& raced) {
    const auto problem = memory_.problemAfterAsking(raced);
    if (problem) status_->showMessage(translatedError(*problem), true);
    return !problem;
  });
  run_->solver().setHistory(static_cast<std::size_t>(PreferencesDialog::historyMegabytes()) << 20U);
}

void MainWindow::connectViews() {
  connect(graph_, &GraphView::exportWanted, this,
          [this] { showExport(std::make_unique<ExportDialog>(*graph_, this)); });
  connect(graph_, &GraphView::copied, status_,
          [this] { status_->showMessage(tr("Copied, as a picture and as numbers"), false); });
  auto* race = views_->find<RacePanel>();
  connect(race, &RacePanel::copyWanted, this, [this](Figure* figure) { copy(*figure); });
  connect(race, &RacePanel::exportWanted, this,
          [this](Figure* figure) { showExport(std::make_unique<ExportDialog>(*figure, this)); });
  connect(run_, &RunController::documentShown, this,
          [this] { bringToFront(stage_->frontOfDocument()); });
}

void MainWindow::connectCommands() {
  commands_->follow(*run_);
  commands_->followFiles(*files_, *exchange_);
  connectWindowCommands();
  fillMenus();
}

void MainWindow::connectWindowCommands() {
  const auto on = [this](QAction* action, auto slot) {
    connect(action, &QAction::triggered, this, slot);
  };
  on(commands_->exportWindow, [this] {
    showExport(std::make_unique<ExportDialog>(std::make_unique<WindowFigure>(*this), this));
  });
  on(commands_->gallery, [this] { studies_->showPresets(); });
  on(commands_->published, [this] { studies_->showPublished(); });
  on(commands_->heldOut, [this] { studies_->showHeldOut(); });
  on(commands_->testClusters, [this] { diagnostics_->startStudy(); });
  on(commands_->redrawNoise, [this] { editor_->redrawNoise(); });
  on(commands_->race, [this] {
    levels_->setLevel(Level::Lab);
    views_->raise(views_->dock<RacePanel>());
    views_->find<RacePanel>()->startOrPause();
  });
  on(commands_->sweep, [this] {
    levels_->setLevel(Level::Lab);
    views_->raise(views_->dock<SweepPanel>());
  });
  on(commands_->lessLambda, [this] { shownLambda().moveBy(-LambdaControl::keyStep); });
  on(commands_->moreLambda, [this] { shownLambda().moveBy(LambdaControl::keyStep); });
  on(commands_->preferences, [this] { showPreferences(); });
  on(commands_->quit, [this] { close(); });
  on(commands_->palette, [this] { palette_->open(); });
  on(commands_->present, [this](bool presenting) { levels_->present(presenting); });
  on(commands_->arrange, [this] {
    levels_->present(false);
    arrangement_->reset();
  });
  on(commands_->fit, [this] { graph_->fit(); });
  on(commands_->fullScreen, [this](bool full) { arrangement_->setFullScreen(full); });
  on(commands_->leaveFullScreen, [this] { levels_->leaveFullScreen(); });
  on(commands_->help, [this] { studies_->showHelp(); });
  connect(studies_, &StudyWindows::showWanted, this, &MainWindow::showExample);
  connect(graph_->tools(), &GraphTools::defencesWanted, studies_,
          [this] { studies_->searchHelp(QStringLiteral("Defending")); });
  on(commands_->about, [this] { HelpWindow::showAbout(this); });
  connect(commands_, &WindowCommands::themeChosen, this, &MainWindow::setTheme);
}

void MainWindow::fillMenus() {
  WindowCommands::Others others;
  others.tools = graph_->tools()->actions();
  others.nodes = graph_->tools()->palette().actions();
  others.lessons = stage_->lessonsMenu();
  others.levels = levels_->actions();
  others.looks = {run_->exactOptimum().action()};
  for (auto* dock : arrangement_->docks()) others.views << dock->showAction();
  palette_ = new CommandPalette(*menuBar(), this);
  palette_->setMore([this] { return lessons_->paletteEntries() + studies_->paletteEntries(); });
  connect(palette_, &CommandPalette::helpWanted, studies_, &StudyWindows::searchHelp);
  commands_->fillMenus(others);
  commands_->fileMenu()->insertMenu(commands_->importGraph, files_->recentMenu());
  commands_->fileMenu()->insertSeparator(commands_->importGraph);
  commands_->fileMenu()->insertAction(commands_->exportWindow, graph_->figureActions()[1]);
  commands_->editMenu()->insertAction(commands_->preferences, graph_->figureActions()[0]);
  auto* backdrops = new QMenu(tr("&Backdrop"), this);
  backdrops->addActions(graph_->backdropActions());
  auto* first = arrangement_->docks().front()->showAction();
  commands_->viewMenu()->insertMenu(first, backdrops);
  commands_->viewMenu()->insertMenu(first, views_->find<ScatterPlot>()->showMenu());
  commands_->makeToolBar(lessons_->backToLesson());
}

void MainWindow::bringToFront(const QString& view) {
  if (arrangement_->isHidden()) return;
  if (auto* dock = arrangement_->dockOf(view)) views_->raise(dock);
  if (view == QLatin1String("race") && run_->isRunning()) views_->find<RacePanel>()->start();
}

bool MainWindow::pictureIsComplete() const {
  return run_->isUpToDate() && graph_->isCurrent() && views_->isUpToDate() &&
         stage_->isUpToDate() && (diagnostics_->isCurrent() || !isOnScreen(*diagnostics_));
}

void MainWindow::updateTitle() {
  const auto& document = run_->document();
  const bool isLesson = stage_->player()->isPlaying() && levels_->level() == Level::Lesson;
  const auto* lesson = isLesson ? &stage_->player()->lesson() : nullptr;
  const auto name = lesson != nullptr         ? toQString(lesson->title)
                    : document.file().empty() ? translated(document.experiment().title())
                                              : toQString(document.file().filename().string());
  setWindowTitle(QStringLiteral("%1[*] – GTV Lab").arg(name));
  setWindowModified(document.isModified());
}

void MainWindow::copy(Figure& figure) {
  copyFigure(figure);
  status_->showMessage(tr("Copied, as a picture and as numbers"), false);
}

void MainWindow::showExport(std::unique_ptr<ExportDialog> dialog) {
  connect(dialog.get(), &ExportDialog::exported, status_, [this](const QString& file) {
    status_->showMessage(tr("Exported to %1").arg(file), false);
  });
  dialog.release()->open();  // it deletes itself when it is closed
}

void MainWindow::showPreferences() {
  auto* dialog = new PreferencesDialog(this);
  connect(dialog, &PreferencesDialog::themeChosen, this, &MainWindow::setTheme);
  connect(dialog, &PreferencesDialog::scaleChosen, levels_, &WindowLevels::adjustScale);
  connect(dialog, &PreferencesDialog::historyChosen, this, [this](int megabytes) {
    run_->solver().setHistory(static_cast<std::size_t>(megabytes) << 20U);
  });
  connect(dialog, &PreferencesDialog::exactChosen, this, [this](bool on) {
    auto& exact = run_->exactOptimum();
    if (exact.isOn() != on) exact.action()->trigger();
  });
  dialog->open();
}

// ---- looks

void MainWindow::setTheme(Theme theme) {
  applyTheme(theme);
  refreshTheme();
}

void MainWindow::refreshTheme() {
  commands_->refreshTheme();
  graph_->refreshTheme();
  views_->refreshTheme();
  lambda_->refreshTheme();
  time_->refreshTheme();
  studies_->refreshTheme();
  stage_->refreshTheme();
  run_->showAgain();
  run_->announceStateSoon();
}

QByteArray MainWindow::arrangement() {
  levels_->present(false);
  return arrangement_->save();
}

bool MainWindow::restoreArrangement(const QByteArray& state) {
  return arrangement_->restore(state);
}

void MainWindow::maximize(ViewDock* dock) { arrangement_->maximize(dock); }

void MainWindow::showFullScreenCommands() {
  commands_->present->setChecked(levels_->isPresenting());
  commands_->fullScreen->setChecked(isFullScreen());
  commands_->leaveFullScreen->setEnabled(isFullScreen() || levels_->isPresenting() ||
                                         levels_->level() == Level::Lesson);
}

// ---- events

void MainWindow::showEvent(QShowEvent* event) {
  QMainWindow::showEvent(event);
  arrangement_->prepare();
}

void MainWindow::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  if (event->type() == QEvent::WindowStateChange && commands_ != nullptr) showFullScreenCommands();
}

void MainWindow::closeEvent(QCloseEvent* event) {
  // Nothing of a lesson has to be saved.
  event->setAccepted(lessons_->isInLesson() || files_->mayDiscard(FileController::Next::Nothing));
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const auto urls = event->mimeData()->urls();
  if (!urls.isEmpty() && urls.front().isLocalFile()) exchange_->take(urls.front().toLocalFile());
}

}  // namespace gtv::ui
