#include "ui/shell/window_levels.h"

#include <QAction>
#include <QActionGroup>
#include <QGridLayout>
#include <QMainWindow>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <algorithm>
#include <array>

#include "ui/canvas/graph_tools.h"
#include "ui/canvas/graph_view.h"
#include "ui/forms/preferences_dialog.h"
#include "ui/shell/arrangement.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

/// By Level.
constexpr std::array levelNames{QLatin1String("lesson"), QLatin1String("explore"),
                                QLatin1String("lab")};

}  // namespace

std::optional<Level> levelNamed(const QString& name) {
  const auto found = std::find(levelNames.begin(), levelNames.end(), name);
  if (found == levelNames.end()) return std::nullopt;
  return static_cast<Level>(found - levelNames.begin());
}

QString levelName(Level level) { return QString(levelNames[static_cast<std::size_t>(level)]); }

WindowLevels::WindowLevels(QMainWindow& window, QStackedWidget& pages, Stage& stage,
                           GraphView& canvas, CanvasPlace place, Arrangement& arrangement)
    : QObject(&window),
      window_(window),
      pages_(pages),
      stage_(stage),
      canvas_(canvas),
      place_(place),
      arrangement_(arrangement) {
  auto* group = new QActionGroup(this);
  const auto add = [&](Level level, const QString& text, const QString& tip, Qt::Key key) {
    auto* action = new QAction(text, group);
    action->setCheckable(true);
    action->setChecked(level == level_);
    action->setShortcut(QKeySequence(key));
    action->setToolTip(
        QStringLiteral("%1 (%2)").arg(tip, action->shortcut().toString(QKeySequence::NativeText)));
    window_.addAction(action);
    connect(action, &QAction::triggered, this, [this, level] { setLevel(level); });
    actions_ << action;
  };
  add(Level::Lesson, tr("Lesson"), tr("One experiment as a picture, with λ to drag"), Qt::Key_F2);
  add(Level::Explore, tr("Explore"), tr("The same with a few settings to play with"), Qt::Key_F3);
  add(Level::Lab, tr("Lab"), tr("Everything there is"), Qt::Key_F4);
}

void WindowLevels::setLevel(Level level) {
  if (level == level_) return;
  present(false);
  level_ = level;
  actions_[static_cast<int>(level)]->setChecked(true);
  if (level == Level::Lab)
    showLab();
  else
    showStage(level == Level::Explore ? Stage::Content::Settings : Stage::Content::Scene);
  Q_EMIT changed(level);
  Q_EMIT presentationChanged();
}

/// The page that is not shown takes no room from the one that is.
void WindowLevels::showPage(QWidget& page) {
  for (int k = 0; k < pages_.count(); ++k) {
    auto* other = pages_.widget(k);
    const auto policy = other == &page ? QSizePolicy::Preferred : QSizePolicy::Ignored;
    other->setSizePolicy(policy, policy);
  }
  pages_.setCurrentWidget(&page);
}

void WindowLevels::showStage(Stage::Content content) {
  arrangement_.setHidden(true);
  window_.statusBar()->hide();
  // It stays, as the keys of its commands would go with it.
  window_.menuBar()->setMaximumHeight(0);
  stage_.setContent(content);
  stage_.takeCanvas(canvas_);
  canvas_.setMiniatures(true);
  // A letter in a lesson is no wish to draw.
  canvas_.tools()->setLettersOn(level_ != Level::Lesson);
  canvas_.setLegendShown(false);
  showPage(stage_);
}

void WindowLevels::showLabOnStage() {
  lender_ = arrangement_.foremost(stage_.frontOfDocument());
  showStage(Stage::Content::Document);
  if (lender_ == nullptr) return;
  lent_ = lender_->widget();
  lent_->setWindowTitle(lender_->windowTitle());
  stage_.setGuest(lent_, lender_ == arrangement_.dockOf(QStringLiteral("race")));
}

void WindowLevels::giveBack() {
  if (lender_ == nullptr) return;
  stage_.setGuest(nullptr);
  lender_->setWidget(lent_);
  lent_->show();
  lender_ = nullptr;
}

void WindowLevels::showDocument() {
  if (level_ != Level::Lab || !isPresenting_) return;
  giveBack();
  showLabOnStage();
}

void WindowLevels::showLab() {
  giveBack();
  place_.layout.addWidget(&canvas_, place_.row, place_.column);
  canvas_.show();  // a scene may do without
  canvas_.setMiniatures(false);
  canvas_.setModelsShown(true);
  canvas_.tools()->setLettersOn(true);
  canvas_.setAttribute(Qt::WA_TransparentForMouseEvents, false);  // of a scene
  canvas_.setLegendShown(true);
  showPage(*pages_.widget(0));
  window_.menuBar()->setMaximumHeight(QWIDGETSIZE_MAX);
  window_.statusBar()->show();
  arrangement_.setHidden(false);
}

void WindowLevels::present(bool presenting) {
  if (presenting == isPresenting_) return;
  if (presenting) wasFullScreen_ = window_.isFullScreen();
  // The window gets its size back when letters have theirs: it would need more room than it had.
  setPresenting(presenting);
  if (presenting || !wasFullScreen_) arrangement_.setFullScreen(presenting);
}

void WindowLevels::setPresenting(bool presenting) {
  if (presenting != isPresenting_) {
    isPresenting_ = presenting;
    const bool isLab = level_ == Level::Lab;
    if (isLab && presenting) showLabOnStage();
    stage_.setPresenting(presenting);
    adjustScale();
    if (isLab && !presenting) showLab();
  }
  Q_EMIT presentationChanged();
}

void WindowLevels::adjustScale() {
  setScale(isPresenting_ ? PreferencesDialog::presentationScale() : 1);
  Q_EMIT scaleChanged();
}

void WindowLevels::leaveFullScreen() {
  if (isPresenting_)
    present(false);
  else if (window_.isFullScreen())
    arrangement_.setFullScreen(false);
  else if (level_ == Level::Lesson)
    setLevel(Level::Explore);
}

}  // namespace gtv::ui
