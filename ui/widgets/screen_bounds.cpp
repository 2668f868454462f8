#include "ui/widgets/screen_bounds.h"

#include <QApplication>
#include <QEvent>
#include <QScreen>
#include <QStyle>
#include <QWidget>
#include <QWindow>
#include <algorithm>
#include <utility>

namespace gtv::ui {
namespace {

bool isPictured() { return QGuiApplication::platformName() == QLatin1String("offscreen"); }

QRect availableArea(const QWidget& window) {
  return isPictured() || window.screen() == nullptr ? QRect()
                                                    : window.screen()->availableGeometry();
}

/// A window that people move and size; no menu, no tip.
bool isPlaced(const QWidget& widget) {
  const auto type = widget.windowType();
  return widget.isWindow() && (type == Qt::Window || type == Qt::Dialog || type == Qt::Tool);
}

bool hasOwnSize(const QWidget& window) {
  return !(window.windowState() & (Qt::WindowFullScreen | Qt::WindowMaximized));
}

/// A guess before the window is on the screen: nobody knows its frame then.
QMargins frameOf(const QWidget& window) {
  const auto* handle = window.windowHandle();
  auto margins = handle != nullptr ? handle->frameMargins() : QMargins();
  const bool isGuess = handle == nullptr || !handle->isExposed();
  if (isGuess && margins.isNull() && !(window.windowFlags() & Qt::FramelessWindowHint))
    margins.setTop(window.style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, &window));
  return margins;
}

}  // namespace

QRect fitIntoArea(const QRect& frame, const QRect& area) {
  QRect out(frame.topLeft(), frame.size().boundedTo(area.size()));
  out.moveLeft(std::clamp(out.left(), area.left(), area.right() - out.width() + 1));
  out.moveTop(std::clamp(out.top(), area.top(), area.bottom() - out.height() + 1));
  return out;
}

double shrinkingFactor(const QSize& area, int titleBar) {
  if (area.isEmpty()) return 1;
  const double across = static_cast<double>(area.width()) / leastWindow.width();
  const double down = static_cast<double>(area.height()) / (leastWindow.height() + titleBar);
  return std::min({1.0, across, down});
}

double shrinkingFactorOfScreens() {
  if (isPictured()) return 1;
  const int titleBar = QApplication::style()->pixelMetric(QStyle::PM_TitleBarHeight);
  double factor = 1;
  for (const auto* screen : QGuiApplication::screens())
    factor = std::min(factor, shrinkingFactor(screen->availableSize(), titleBar));
  return factor;
}

ScreenBounds::ScreenBounds(QObject* parent, AvailableArea area)
    : QObject(parent), availableArea_(area ? std::move(area) : availableArea) {
  qApp->installEventFilter(this);
  for (auto* screen : QGuiApplication::screens()) followScreen(screen);
  connect(qApp, &QGuiApplication::screenAdded, this, &ScreenBounds::followScreen);
}

void ScreenBounds::watch() {
  if (qApp->findChild<ScreenBounds*>(QString(), Qt::FindDirectChildrenOnly) == nullptr)
    new ScreenBounds(qApp);
}

void ScreenBounds::keep(QWidget& window) const {
  const auto area = availableArea_(window);
  if (!area.isValid() || !hasOwnSize(window)) return;
  const auto margins = frameOf(window);
  const auto frame = window.geometry().marginsAdded(margins);
  const auto next = fitIntoArea(frame, area);
  if (next != frame) window.setGeometry(next.marginsRemoved(margins));
}

void ScreenBounds::fit(QWidget& window) const {
  if (window.testAttribute(Qt::WA_Moved)) return keep(window);
  const auto area = availableArea_(window);
  if (!area.isValid() || !hasOwnSize(window)) return;
  const auto margins = frameOf(window);
  const auto most = QRect({}, area.size()).marginsRemoved(margins).size();
  const auto size = window.size().boundedTo(most);
  if (size != window.size()) window.resize(size);
}

void ScreenBounds::followScreen(QScreen* screen) {
  connect(screen, &QScreen::availableGeometryChanged, this, [this, screen] {
    for (auto* window : QApplication::topLevelWidgets())
      if (isPlaced(*window) && window->isVisible() && window->screen() == screen) keep(*window);
  });
}

void ScreenBounds::followWindow(QWidget& window) {
  auto* handle = window.windowHandle();
  if (handle == nullptr || followed_.contains(handle)) return;
  followed_.insert(handle);
  connect(handle, &QObject::destroyed, this, [this, handle] { followed_.remove(handle); });
  connect(handle, &QWindow::screenChanged, &window, [this, &window] {
    if (window.isVisible()) keep(window);
  });
}

bool ScreenBounds::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::Show && event->type() != QEvent::WindowActivate &&
      event->type() != QEvent::Hide)
    return false;
  auto* window = qobject_cast<QWidget*>(watched);
  if (window == nullptr || !isPlaced(*window)) return false;
  if (event->type() == QEvent::Show && !event->spontaneous()) {
    followWindow(*window);
    fit(*window);
    opening_.insert(window);
  } else if (event->type() == QEvent::Hide) {
    opening_.remove(window);
  } else if (event->type() == QEvent::WindowActivate && opening_.remove(window)) {
    keep(*window);
  }
  return false;
}

}  // namespace gtv::ui
