#include "ui/shell/window_commands.h"

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>
#include <optional>

#include "studies/fl_settings.h"
#include "ui/document/file_controller.h"
#include "ui/document/import_export_controller.h"
#include "ui/live/experiment_document.h"
#include "ui/live/run_controller.h"
#include "ui/live/run_pace.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"

namespace gtv::ui {
WindowCommands::WindowCommands(QMainWindow& window) : QObject(&window), window_(window) {
  makeFileCommands();
  makeRunCommands();
  makeWindowCommands();
  makeThemes();
  makeFlSettings();
}

void WindowCommands::makeFileCommands() {
  create =
      add("document-new", tr("&New"), tr("Start from the default experiment"), {QKeySequence::New});
  createEmpty = add("document-new", tr("N&ew empty graph"),
                    tr("Start from nothing and draw the graph by hand"),
                    {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)});
  open = add("document-open", tr("&Open…"), tr("Open a session or an experiment document"),
             {QKeySequence::Open});
  gallery = add("view-list-icons", tr("P&resets…"), tr("Every preset with its picture"),
                {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)});
  published = add("office-chart-line", tr("Published &figures…"),
                  tr("Run what the papers show and compare the numbers"));
  save = add("document-save", tr("&Save"), tr("Save the session, or the document alone"),
             {QKeySequence::Save});
  saveAs = add("document-save-as", tr("Save &as…"), tr("Save under another name"),
               {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)});
  importGraph = add("document-import", tr("&Import graph…"),
                    tr("Nodes and edges from a table, GraphML, GML, GEXF, Pajek, Matrix Market or "
                       "JSON"));
  exportGraph = add("document-export", tr("E&xport graph…"),
                    tr("The graph as it is, including changes by hand"));
  exportResults =
      add("document-export", tr("Export res&ults…"),
          tr("Predictions of every row, parameters, errors, learned clusters, flows and "
             "the report, as CSV and JSON"));
  importData = add("x-office-spreadsheet", tr("Import &data…"),
                   tr("A table of your own; choose the use of its columns"));
  prepareData = add("x-office-spreadsheet", tr("&Prepare…"),
                    tr("Steps that prepare the present table, the use of its columns, what is kept "
                       "for validation, and the graph over its nodes"));
  installImages = add("folder-download", tr("Install &images…"),
                      tr("MNIST and Fashion-MNIST, which are downloaded once"));
  exportWindow =
      add("document-export", tr("Export &window…"), tr("The whole window as PNG, PDF or SVG"));
  copyText = add("edit-copy", tr("Copy experiment as &text"),
                 tr("Copy the document, to be pasted here or into a message"));
  copyLink = add("edit-copy", tr("Copy short &link"),
                 tr("Copy the name of the preset and the changed fields; open the link by pasting "
                    "it, or as gtvlab LINK"));
  pasteText = add("edit-paste", tr("&Paste experiment"),
                  tr("A document or a link from the clipboard, as a step that can be undone"));
  preferences = add("configure", tr("&Preferences…"), tr("Theme, sizes, pictures and memory"),
                    {QKeySequence(Qt::CTRL | Qt::Key_Comma)});
  quit = add("application-exit", tr("&Quit"), tr("Close the lab"),
             {QKeySequence(Qt::CTRL | Qt::Key_Q)});
}

void WindowCommands::makeRunCommands() {
  undo = add("edit-undo", tr("&Undo"), tr("Undo"), {QKeySequence(Qt::CTRL | Qt::Key_Z)});
  redo =
      add("edit-redo", tr("&Redo"), tr("Redo"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)});
  redraw = add("roll", tr("Ne&w draw"), tr("Draw graph and data again with the next seed"));
  redrawNoise = add("noise", tr("New &noise"),
                    tr("Draw the noise of the labels again and change nothing else"));
  run = add("media-playback-start", tr("&Run"), tr("Run or pause the method"),
            {QKeySequence(Qt::Key_Space)});
  step =
      add("media-skip-forward", tr("S&tep"), tr("One iteration"), {QKeySequence(Qt::Key_Period)});
  stepBack = add("media-skip-backward", tr("Step &back"), tr("One iteration back"),
                 {QKeySequence(Qt::Key_Comma)});
  resume =
      add("go-jump", tr("Resume from &here"),
          tr("The run goes back to the iteration that is shown and discards what came after it"));
  reset = add("view-refresh", tr("R&eset"), tr("Back to iteration 0"), {QKeySequence(Qt::Key_R)});
  heldOut = add("office-chart-line", tr("Hel&d-out study…"),
                tr("Test error over a grid of λ, compared with baselines"));
  testClusters = add("view-list-icons", tr("Test &clusters"),
                     tr("Test whether the clusters are well-connected, and find the critical λ"));
  repeat = add("view-statistics", tr("Re&peat with other draws"),
               tr("Mean and standard deviation of the curves over repeated runs; choose it again "
                  "to cancel"));
  race = add("chronometer", tr("R&ace of methods"),
             tr("Compare two to six methods on this experiment; choose it again to pause"));
  sweep = add("view-grid", tr("S&weep of parameters"),
              tr("Run every combination of the values of one or two parameters, with repeats"));
  lessLambda = add("go-previous", tr("Smaller λ"), tr("λ one step to the left on its slider"),
                   {QKeySequence(Qt::Key_BracketLeft)});
  moreLambda = add("go-next", tr("Larger λ"), tr("λ one step to the right on its slider"),
                   {QKeySequence(Qt::Key_BracketRight)});
  pin = add("pin", tr("P&in this run"),
            tr("Keep the run as it is now and draw its curves beside later ones"),
            {QKeySequence(Qt::CTRL | Qt::Key_P)});
}

void WindowCommands::makeWindowCommands() {
  palette =
      add("search", tr("Co&mmands…"), tr("Find a command, preset, lesson or term by its name"),
          {QKeySequence(Qt::CTRL | Qt::Key_K)});
  present =
      add("view-presentation", tr("&Presentation"),
          tr("The whole screen in large letters: title, graph, models, error and λ; Esc leaves it"),
          {QKeySequence(Qt::Key_F5)});
  present->setCheckable(true);
  arrange = add("view-restore", tr("&Reset view layout"),
                tr("Put all views back in their original places"));
  fit = add("zoom-fit-best", tr("&Fit the graph"), tr("Show the whole graph"),
            {QKeySequence(Qt::CTRL | Qt::Key_0)});
  fullScreen =
      add("view-fullscreen", tr("F&ull screen"),
          tr("The whole screen for the window; Esc leaves it"), {QKeySequence(Qt::Key_F11)});
  fullScreen->setCheckable(true);
  leaveFullScreen =
      add("view-restore", tr("Lea&ve full screen"),
          tr("Back to the window and the views as they were"), {QKeySequence(Qt::Key_Escape)});
  leaveFullScreen->setEnabled(false);
  help = add("help-contents", tr("&Help"), tr("How to use the lab"), {QKeySequence(Qt::Key_F1)});
  about = add("help-about", tr("&About GTV Lab"), tr("Version and licence"));
}

QAction* WindowCommands::add(const char* icon, const QString& name, const QString& tip,
                             const QList<QKeySequence>& keys) {
  auto* made = new QAction(name, &window_);
  setThemeIcon(*made, icon);
  made->setShortcuts(keys);
  made->setToolTip(keys.isEmpty() ? tip
                                  : QStringLiteral("%1 (%2)").arg(
                                        tip, keys.front().toString(QKeySequence::NativeText)));
  window_.addAction(made);
  return made;
}

void WindowCommands::makeThemes() {
  auto* group = new QActionGroup(this);
  for (const auto& [theme, name] :
       {std::pair(Theme::Light, tr("&Light")), std::pair(Theme::Dark, tr("&Dark")),
        std::pair(Theme::HighContrast, tr("High &contrast"))}) {
    auto* made = new QAction(name, &window_);
    made->setCheckable(true);
    made->setData(static_cast<int>(theme));
    connect(made, &QAction::triggered, this, [this, theme = theme] { Q_EMIT themeChosen(theme); });
    group->addAction(made);
    themes_.push_back(made);
  }
}

void WindowCommands::makeFlSettings() {
  flSettings_ = new QMenu(tr("F&lavours"), &window_);
  flSettings_->setToolTipsVisible(true);
  for (const auto& entry : flSettingCatalogue().view.entries) {
    auto* item =
        flSettings_->addAction(translated(entry.label), this,
                               [this, id = toQString(entry.id)] { Q_EMIT flSettingChosen(id); });
    item->setObjectName(QStringLiteral("flavour.") + toQString(entry.id));
    item->setToolTip(translated(entry.explanation));
  }
}

void WindowCommands::fillMenus(const Others& others) {
  auto* bar = window_.menuBar();
  fileMenu_ = bar->addMenu(tr("&File"));
  fileMenu_->addActions({create, createEmpty, open, gallery});
  fileMenu_->addAction(published);
  fileMenu_->addSeparator();
  fileMenu_->addActions({importGraph, importData, exportGraph, exportResults, exportWindow});
  fileMenu_->addSeparator();
  fileMenu_->addActions({save, saveAs});
  fileMenu_->addSeparator();
  fileMenu_->addActions({copyText, copyLink, pasteText});
  fileMenu_->addSeparator();
  fileMenu_->addAction(quit);
  editMenu_ = bar->addMenu(tr("&Edit"));
  editMenu_->addActions({undo, redo});
  editMenu_->addSeparator();
  editMenu_->addMenu(flSettings_);
  editMenu_->addActions(others.nodes);
  editMenu_->addSeparator();
  editMenu_->addActions(others.tools);
  editMenu_->addSeparator();
  editMenu_->addAction(preferences);
  bar->addMenu(tr("&Data"))
      ->addActions({importData, prepareData, installImages, redraw, redrawNoise});
  auto* runMenu = bar->addMenu(tr("&Run"));
  runMenu->addActions({run, step, stepBack, resume, reset});
  runMenu->addSeparator();
  runMenu->addActions({lessLambda, moreLambda});
  runMenu->addSeparator();
  runMenu->addActions({pin, repeat, race, sweep, heldOut, testClusters});
  viewMenu_ = bar->addMenu(tr("&View"));
  viewMenu_->addActions(others.levels);
  viewMenu_->addSeparator();
  viewMenu_->addActions({palette, fit});
  viewMenu_->addActions(others.looks);
  viewMenu_->addSeparator();
  viewMenu_->addActions(others.views);
  viewMenu_->addAction(arrange);
  viewMenu_->addSeparator();
  viewMenu_->addMenu(tr("&Theme"))->addActions(themes_);
  viewMenu_->addActions({present, fullScreen, leaveFullScreen});
  bar->addMenu(others.lessons);
  bar->addMenu(tr("&Help"))->addActions({help, about});
  // Beside the menus, as it is of the experiment and not of a file.
  auto* share = new QMenu(tr("Share"), bar);
  share->setToolTipsVisible(true);
  share->addActions({copyLink, copyText, pasteText});
  auto* corner = menuButton(tr("Share"), "edit-copy", share,
                            tr("The experiment as a short link or as text, for a message"));
  corner->setAutoRaise(true);
  corner->setObjectName(QStringLiteral("share"));
  bar->setCornerWidget(corner);
}

QToolButton* WindowCommands::menuButton(const QString& name, const char* icon, QMenu* menu,
                                        const QString& tip) {
  auto* button = new QToolButton;
  button->setText(name);
  setThemeIcon(*button, icon);
  button->setMenu(menu);
  button->setPopupMode(QToolButton::InstantPopup);
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setToolTip(tip);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

QToolBar* WindowCommands::makeToolBar(QAction* first) {
  auto* bar = window_.addToolBar(tr("Main"));
  bar->setObjectName(QStringLiteral("mainToolBar"));
  bar->setMovable(false);
  bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  bar->addActions({first, gallery});
  bar->addWidget(
      menuButton(tr("Flavours"), "distribute-graph-directed", flSettings_,
                 tr("Turn the present experiment into another flavour of federated learning: "
                    "centralised, decentralised, clustered, personalised, horizontal, vertical")));
  bar->addActions({open, save});
  bar->addSeparator();
  bar->addActions({undo, redo});
  bar->addSeparator();
  bar->addActions({run, step, reset, pin, redraw});
  bar->addSeparator();
  // What is known by its picture alone leaves room for what is not.
  for (auto* known : {open, save, undo, redo, step, pin})
    if (auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(known)))
      button->setToolButtonStyle(Qt::ToolButtonIconOnly);
  speed_ = new QComboBox;
  speed_->setAccessibleName(tr("Speed"));
  speed_->setToolTip(
      tr("Iterations per second. Automatic: lessons and graphs drawn by hand make 100 per second; "
         "everything else runs at full speed"));
  for (const int perSecond : {1, 5, 20, 100, 1000})
    speed_->addItem(tr("%1/s").arg(counted(perSecond, "iteration")), perSecond);
  speed_->addItem(tr("full speed"), 0);
  speed_->addItem(tr("automatic"));
  speed_->setCurrentIndex(speed_->count() - 1);
  connect(speed_, &QComboBox::currentIndexChanged, this,
          [this] { Q_EMIT speedChosen(speed_->currentData()); });
  auto* label = new QLabel(tr(" Speed "));
  label->setBuddy(speed_);
  bar->addWidget(label);
  bar->addWidget(speed_);
  return bar;
}

void WindowCommands::follow(RunController& controller) {
  auto& document = controller.document();
  followSteps(document);
  const auto on = [&controller](QAction* action, auto slot) {
    connect(action, &QAction::triggered, &controller, slot);
  };
  on(undo, [&document] { document.undo(); });
  on(redo, [&document] { document.redo(); });
  on(redraw, [&controller] {
    controller.edit(QStringLiteral("seed"), Json(controller.experiment().seed() + 1));
  });
  on(run,
     [&controller] { controller.setRunning(controller.isEmpty() || !controller.isRunning()); });
  on(step, [&controller] { controller.step(); });
  on(stepBack, [&controller] { controller.stepBack(); });
  on(resume, [&controller] { controller.solver().resume(); });
  on(reset, [&controller] { controller.reset(); });
  on(repeat, [&controller] { controller.repeatOrCancel(); });
  on(pin, [&controller] { controller.pin(); });
  connect(this, &WindowCommands::flSettingChosen, &controller, &RunController::applyFlSetting);
  connect(this, &WindowCommands::speedChosen, &controller, [&controller](const QVariant& speed) {
    controller.pace().choose(speed.isValid() ? std::optional(speed.toInt()) : std::nullopt);
  });
  const auto showState = [this, &controller] {
    // Without nodes it waits for them, and has nothing to pause.
    showRunning(controller.isRunning() && !controller.isEmpty());
    resume->setEnabled(controller.isLookingBack());
    stepBack->setEnabled(controller.shownIteration() > 0);
  };
  connect(&controller, &RunController::stateChanged, this, showState);
  // With the picture, not with the numbers, which rest: keys that are off are lost.
  connect(&controller, &RunController::snapshotShown, this, showState);
  showState();
}

void WindowCommands::followFiles(FileController& files, ImportExportController& exchange) {
  const auto on = [this](QAction* action, auto slot) {
    connect(action, &QAction::triggered, this, slot);
  };
  on(create, [&files] {
    if (files.mayDiscard()) files.open(Experiment());
  });
  on(createEmpty, [&files] {
    if (files.mayDiscard()) files.open(emptyExperiment());
  });
  on(open, [&files] { files.chooseAndOpen(); });
  on(save, [&files] { files.saveAsked(false); });
  on(saveAs, [&files] { files.saveAsked(true); });
  on(copyText, [&files] { files.copyAsText(); });
  on(copyLink, [&files] { files.copyLink(); });
  on(pasteText, [&files] { files.paste(); });
  on(importGraph, [&exchange] { exchange.chooseGraph(); });
  on(importData, [&exchange] { exchange.chooseTable(); });
  on(prepareData, [&exchange] { exchange.prepareTable(); });
  on(installImages, [&exchange] { exchange.installImages(); });
  on(exportGraph, [&exchange] { exchange.exportGraph(); });
  on(exportResults, [&exchange] { exchange.exportResults(); });
}

void WindowCommands::followSteps(const ExperimentDocument& document) {
  const auto show = [this, &document] {
    const auto* steps = document.steps();
    undo->setEnabled(steps->canUndo() && !document.isOpening());
    redo->setEnabled(steps->canRedo() && !document.isOpening());
    const auto tip = [](const QString& what, const QString& step) {
      return step.isEmpty() ? what : QStringLiteral("%1: %2").arg(what, step);
    };
    undo->setToolTip(tip(tr("Undo (Ctrl+Z)"), steps->undoText()));
    redo->setToolTip(tip(tr("Redo (Ctrl+Shift+Z)"), steps->redoText()));
  };
  connect(&document, &ExperimentDocument::stepsChanged, this, show);
  show();
}

void WindowCommands::showRunning(bool running) {
  run->setText(running ? tr("&Pause") : tr("&Run"));
  const char* icon = running ? "media-playback-pause" : "media-playback-start";
  if (run->property("themeIcon").toString() != QLatin1String(icon)) setThemeIcon(*run, icon);
}

void WindowCommands::refreshTheme() {
  for (auto* action : themes_)
    action->setChecked(action->data().toInt() == static_cast<int>(currentTheme()));
  for (auto* action : window_.findChildren<QAction*>())
    if (const auto icon = action->property("themeIcon").toString(); !icon.isEmpty())
      action->setIcon(QIcon::fromTheme(icon));
  for (auto* button : window_.findChildren<QToolButton*>())
    if (const auto icon = button->property("themeIcon").toString(); !icon.isEmpty())
      button->setIcon(QIcon::fromTheme(icon));
}

}  // namespace gtv::ui
