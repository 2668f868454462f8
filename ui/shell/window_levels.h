#pragma once

#include <QObject>
#include <QWidget>
#include <optional>

#include "ui/lessons/stage.h"

class QAction;
class QGridLayout;
class QMainWindow;
class QStackedWidget;

namespace gtv::ui {

class Arrangement;
class GraphView;
class ViewDock;

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
  /// Everything large: what a class is to see, whatever the level. In the lab that is what is open
  /// with its graph, error and λ, and the view that has the window or that the document puts in
  /// front.
  void setPresenting(bool presenting);
  bool isPresenting() const { return isPresenting_; }
  /// Another document is open: a presentation of the lab shows the view that it puts in front.
  void showDocument();
  /// The stage, and not the docks of the lab.
  bool showsStage() const { return level_ != Level::Lab || isPresenting_; }
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
  void showStage(Stage::Content content);
  void showLab();
  /// The lab before a class.
  void showLabOnStage();
  /// To its dock what the stage has of it.
  void giveBack();
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
  ViewDock* lender_ = nullptr;  ///< of the view that the stage has meanwhile
  QWidget* lent_ = nullptr;
  QList<QAction*> actions_;
};

}  // namespace gtv::ui
