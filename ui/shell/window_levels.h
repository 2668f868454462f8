#pragma once

#include <QObject>
#include <optional>

class QAction;
class QGridLayout;
class QMainWindow;
class QStackedWidget;
class QWidget;

namespace gtv::ui {

class Arrangement;
class GraphView;
class Stage;

/// How much of the lab is shown. Lesson: one experiment as a picture, with λ to drag. Explore: the
/// same with a few settings. Lab: everything.
enum class Level { Lesson, Explore, Lab };

std::optional<Level> levelNamed(const QString& name);
QString levelName(Level level);

/// Switches the window between its levels, and to a presentation of each. The document and its run
/// are the same in all of them; the lab comes back as it was left.
class WindowLevels : public QObject {
  Q_OBJECT

 public:
  /// The canvas is at row `row` and column `column` of the lab's layout.
  struct CanvasPlace {
    QGridLayout& layout;
    int row;
    int column;
  };

  WindowLevels(QMainWindow& window, QStackedWidget& pages, Stage& stage, GraphView& canvas,
               CanvasPlace place, Arrangement& arrangement);

  Level level() const { return level_; }
  void setLevel(Level level);
  /// Everything large, and in the lab only the graph, the local models and λ.
  void setPresenting(bool presenting);
  bool isPresenting() const { return isPresenting_; }
  /// F5: the same on the whole screen; what was before comes back afterwards.
  void present(bool presenting);
  /// Letters and lines of the size that is chosen for presentations, or the usual one.
  void adjustScale();
  /// Esc: first a presentation ends, then a full screen that was there before it, then a lesson,
  /// whose picture stays to be explored.
  void leaveFullScreen();
  /// For menus and buttons, one of them is checked.
  const QList<QAction*>& actions() const { return actions_; }

 Q_SIGNALS:
  void changed(gtv::ui::Level level);
  /// Letters and lines have another size.
  void scaleChanged();
  void presentationChanged();

 private:
  void showStage();
  void showLab();
  void showPage(QWidget& page);

  QMainWindow& window_;
  QStackedWidget& pages_;
  Stage& stage_;
  GraphView& canvas_;
  CanvasPlace place_;
  Arrangement& arrangement_;
  Level level_ = Level::Lab;
  bool isPresenting_ = false;
  bool wasFullScreen_ = false;  ///< when the presentation began
  QList<QAction*> actions_;
};

}  // namespace gtv::ui
