#include "ui/shell/arrangement.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QLayout>
#include <QMainWindow>
#include <QScreen>
#include <QTimer>
#include <QToolBar>
#include <algorithm>
#include <utility>

#include "ui/diagnostics/diagnostics_dock.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

/// A lower window has room for two plots, one above the other.
constexpr int roomForThree = 800;
/// And one that is lower still has room for one.
constexpr int roomForTwo = 600;

}  // namespace

Arrangement::Arrangement(QMainWindow& window, ViewDock& experiment, ViewDock& history,
                         ViewDocks& views, DiagnosticsDock& diagnostics)
    : QObject(&window),
      window_(window),
      experiment_(experiment),
      history_(history),
      views_(views),
      diagnostics_(diagnostics),
      docks_{&experiment, &history} {
  docks_.insert(docks_.end(), views.docks().begin(), views.docks().end());
  docks_.push_back(&diagnostics);
  window_.setDockNestingEnabled(true);
  // An arrangement that comes back while a dock is still gliding to its place ends the program
  // (Qt 6.4).
  window_.setAnimated(false);
  window_.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  // The columns reach down to the certificates.
  window_.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  window_.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  window_.installEventFilter(this);
  // Docks come to be seen while the window puts its docks back, and must not be moved meanwhile.
  auto* room = new QTimer(this);
  room->setSingleShot(true);
  room->callOnTimeout(this, &Arrangement::makeRoom);
  for (auto* dock : docks_) {
    connect(dock, &ViewDock::maximizeWanted, this,
            [this, dock](bool wanted) { maximize(wanted ? dock : nullptr); });
    connect(dock, &QDockWidget::visibilityChanged, room, [this, room](bool visible) {
      if (visible && isArranged_) room->start();
    });
    // Closing the one view that is there brings the others back.
    connect(dock, &QDockWidget::visibilityChanged, this, [this, dock] {
      if (dock == maximized_ && dock->isHidden())
        QTimer::singleShot(0, this, [this, dock] {
          if (dock == maximized_) maximize(nullptr);
        });
    });
  }
}

void Arrangement::reset() {
  maximize(nullptr);
  coming_.reset();
  arrange();
}

void Arrangement::prepare() {
  if (hidden_) return;
  // Before there is a size, there is nothing to share out.
  if (!std::exchange(isArranged_, true)) arrange();
}

void Arrangement::arrange() {
  for (auto* dock : docks_) {
    dock->setFloating(false);
    window_.removeDockWidget(dock);
  }
  const int width = window_.width();
  const int height = window_.height();
  using Place = ViewEntry::Place;
  using Start = ViewEntry::Start;
  const auto models = docksAt(Place::Models);
  const auto plots = docksAt(Place::Plots);
  auto* scatter = models.front();
  auto* errors = docksAt(Place::Errors).front();
  auto* objectives = plots.front();
  window_.addDockWidget(Qt::LeftDockWidgetArea, &experiment_);
  window_.addDockWidget(Qt::RightDockWidgetArea, scatter);
  window_.splitDockWidget(scatter, errors, Qt::Vertical);
  window_.splitDockWidget(errors, objectives, Qt::Vertical);
  if (height < roomForThree) window_.tabifyDockWidget(errors, objectives);
  if (height < roomForTwo)
    for (auto* dock : {errors, objectives}) window_.tabifyDockWidget(scatter, dock);
  auto plotTabs = docksAt(Place::Plots, Start::Shown);
  plotTabs.push_back(&diagnostics_);
  for (auto* dock : docksAt(Place::Plots, Start::Hidden)) plotTabs.push_back(dock);
  const auto tables = docksAt(Place::Tables);
  window_.addDockWidget(Qt::BottomDockWidgetArea, tables.front());
  for (const auto& tabs : {plotTabs, tables, models})
    for (std::size_t k = 1; k < tabs.size(); ++k) window_.tabifyDockWidget(tabs[k - 1], tabs[k]);
  window_.addDockWidget(Qt::LeftDockWidgetArea, &history_);
  std::vector<ViewDock*> hidden{&history_};
  for (const auto place : {Place::Models, Place::Errors, Place::Plots, Place::Tables})
    for (auto* dock : docksAt(place, Start::Hidden)) hidden.push_back(dock);
  for (auto* dock : docks_)
    dock->setVisible(std::find(hidden.begin(), hidden.end(), dock) == hidden.end());
  (height < roomForTwo ? scatter : height < roomForThree ? errors : objectives)->raise();
  window_.resizeDocks({&experiment_, scatter}, {270, width * 27 / 100}, Qt::Horizontal);
  window_.resizeDocks({scatter, errors, objectives},
                      {height * 32 / 100, height * 25 / 100, height * 33 / 100}, Qt::Vertical);
}

std::vector<ViewDock*> Arrangement::rightColumn() const {
  std::vector<ViewDock*> out;
  for (auto* dock : docks_)
    if (!dock->isFloating() && window_.dockWidgetArea(dock) == Qt::RightDockWidgetArea &&
        isOnScreen(*dock))
      out.push_back(dock);
  std::sort(out.begin(), out.end(),
            [](const ViewDock* a, const ViewDock* b) { return a->y() < b->y(); });
  return out;
}

void Arrangement::makeRoom() {
  if (hidden_ || maximized_ != nullptr) return;
  const auto lacks = [this] {
    window_.layout()->invalidate();
    const int screen = window_.screen()->availableGeometry().height();
    return window_.minimumSizeHint().height() > std::min(window_.height(), screen);
  };
  for (auto column = rightColumn(); column.size() > 1 && lacks(); column.pop_back()) {
    auto* above = column[column.size() - 2];
    auto below = window_.tabifiedDockWidgets(column.back());
    below.prepend(column.back());
    for (auto* dock : below) window_.tabifyDockWidget(above, dock);
    above->raise();
  }
}

std::vector<ViewDock*> Arrangement::docksAt(ViewEntry::Place place,
                                            std::optional<ViewEntry::Start> start) const {
  std::vector<ViewDock*> out;
  const auto& entries = viewEntries();
  for (std::size_t k = 0; k < entries.size(); ++k)
    if (entries[k].place == place && (!start || entries[k].start == *start))
      out.push_back(views_.docks()[k]);
  return out;
}

void Arrangement::endDrags() {
  for (auto* dock : docks_) {
    // Qt ends the drag of a dock that is closed; the event alone closes nothing.
    QCloseEvent end;
    QCoreApplication::sendEvent(dock, &end);
  }
}

bool Arrangement::putBack(const QByteArray& state) {
  // A dock that hangs on the mouse would be put down into places that are no more.
  endDrags();
  return window_.restoreState(state);
}

QByteArray Arrangement::present() {
  endDrags();
  return window_.saveState();
}

void Arrangement::maximize(ViewDock* dock) {
  if (maximized_ != nullptr) {
    maximized_->showMaximized(false);
    maximized_ = nullptr;
    window_.centralWidget()->show();
    putBack(beforeMaximizing_);
  }
  if (dock == nullptr) return;
  beforeMaximizing_ = present();
  dock->setFloating(false);
  maximized_ = dock;
  dock->showMaximized(true);
  for (auto* other : docks_)
    if (other != dock && !other->isFloating()) other->hide();
  window_.centralWidget()->hide();
}

ViewDock* Arrangement::dockOf(const QString& view) const {
  const auto found = std::find_if(docks_.begin(), docks_.end(), [&view](const ViewDock* dock) {
    return dock->objectName() == view + QStringLiteral("Dock");
  });
  return found == docks_.end() ? nullptr : *found;
}

ViewDock* Arrangement::foremost(const QString& front) const {
  return maximized_ != nullptr ? maximized_ : dockOf(front);
}

void Arrangement::setHidden(bool hidden) {
  if (hidden == hidden_) return;
  for (auto* dock : docks_) dock->showAction()->setEnabled(!hidden);
  if (hidden) {
    isUnchangedInFull_ = !window_.isFullScreen() || isUnchangedInFull();
    beforeHiding_ = isArranged_ ? save() : QByteArray();
    hidden_ = true;
    for (auto* dock : docks_) dock->hide();
    for (auto* bar : window_.findChildren<QToolBar*>(QString(), Qt::FindDirectChildrenOnly))
      bar->hide();
  } else {
    hidden_ = false;
    // Bars that the state does not know are there.
    for (auto* bar : window_.findChildren<QToolBar*>(QString(), Qt::FindDirectChildrenOnly))
      bar->show();
    // Never shown yet: as fits the size that the window has by now.
    if (beforeHiding_.isEmpty())
      prepare();
    else
      restore(beforeHiding_);
    if (window_.isFullScreen() && isUnchangedInFull_) inFull_ = window_.saveState();
  }
}

void Arrangement::setFullScreen(bool full) {
  if (full == window_.isFullScreen()) return;
  coming_.reset();
  if (full) {
    sizeBeforeFull_ = window_.size();
    beforeFull_ = hidden_ ? beforeHiding_ : present();
    inFull_.reset();
    window_.setWindowState(window_.windowState() | Qt::WindowFullScreen);
    return;
  }
  const bool isWanted = !hidden_ && isUnchangedInFull();
  window_.setWindowState(window_.windowState() & ~Qt::WindowFullScreen);
  coming_ = Coming{isWanted ? std::optional(beforeFull_) : std::nullopt, sizeBeforeFull_};
  takeSize(false);
}

bool Arrangement::isUnchangedInFull() const { return !inFull_ || *inFull_ == window_.saveState(); }

void Arrangement::takeSize(bool isResized) {
  // A window manager may give another size than the one before: that is the one there is, then.
  if (coming_ && (isResized || window_.size() == coming_->size)) {
    const auto come = std::exchange(coming_, std::nullopt);
    if (come->state) {
      putBack(*come->state);
      // Views that were hidden only now learn how much room they need in the present font.
      QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
      putBack(*come->state);
    }
  }
  if (window_.isFullScreen() && !hidden_) inFull_ = window_.saveState();
}

bool Arrangement::eventFilter(QObject* watched, QEvent* event) {
  // Once the docks have got their share of it.
  if (watched == &window_ && event->type() == QEvent::Resize)
    QTimer::singleShot(0, this,
                       [this, hasLeft = coming_ && !window_.isFullScreen()] { takeSize(hasLeft); });
  return false;
}

QByteArray Arrangement::save() {
  if (hidden_) return beforeHiding_;
  maximize(nullptr);
  return state();
}

QByteArray Arrangement::state() {
  if (hidden_) return beforeHiding_;
  if (coming_ && coming_->state) return *coming_->state;
  return maximized_ != nullptr ? beforeMaximizing_ : present();
}

bool Arrangement::restore(const QByteArray& state) {
  if (hidden_) {
    beforeHiding_ = state;
    return true;
  }
  coming_.reset();
  // Views that are newer than the state have their place, too.
  if (!isArranged_) arrange();
  const bool restored = putBack(state);
  isArranged_ = isArranged_ || restored;
  makeRoom();
  return restored;
}

}  // namespace gtv::ui
