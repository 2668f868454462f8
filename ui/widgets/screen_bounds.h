#pragma once

#include <QObject>
#include <QRect>
#include <QSet>
#include <QSize>
#include <functional>

class QScreen;
class QWidget;
class QWindow;

namespace gtv::ui {

/// The nearest rectangle of at most the size of the area that lies within it.
QRect fitIntoArea(const QRect& frame, const QRect& area);

/// By which factor everything has to be smaller (at most 1) so that the window of the program,
/// which needs `leastWindow`, finds room in this area with its title bar. 1 where there is no
/// screen.
double shrinkingFactor(const QSize& area, int titleBar);
inline constexpr QSize leastWindow(960, 560);
/// The same for the screens of the program: the smallest of them counts.
double shrinkingFactorOfScreens();

/// No window is larger than what is there for windows on its screen, or reaches beyond it: neither
/// when it opens, whatever size it was given or had the last time, nor when it comes to another
/// screen or a panel takes space away. A full screen needs no care, and where a window is dragged
/// to is left alone.
class ScreenBounds : public QObject {
  Q_OBJECT

 public:
  /// What is there for a window and its frame; nothing: no limit.
  using AvailableArea = std::function<QRect(const QWidget& window)>;

  /// Looks after every window of the program. By default there is the available area of its screen;
  /// where pictures are made without a screen (offscreen) there is no limit.
  explicit ScreenBounds(QObject* parent = nullptr, AvailableArea area = {});
  /// One for the whole program.
  static void watch();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// Its frame is known: it is moved into the available area.
  void keep(QWidget& window) const;
  /// Before it is shown: where it goes is not known yet, unless it was told.
  void fit(QWidget& window) const;
  void followScreen(QScreen* screen);
  void followWindow(QWidget& window);

  AvailableArea availableArea_;
  QSet<const QObject*> opening_;   ///< windows that are shown and were never active
  QSet<const QObject*> followed_;  ///< native windows
};

}  // namespace gtv::ui
