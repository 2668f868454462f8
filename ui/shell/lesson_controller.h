#pragma once

#include <QObject>

class QAction;

namespace gtv::ui {

class FileController;
class LambdaControl;
class RunController;
class Stage;
class StatusLine;
class WindowLevels;

/// Starts lessons in the window, and decides when what is open is a scene that nobody has to save,
/// and when it has become work of the user's own.
class LessonController : public QObject {
  Q_OBJECT

 public:
  /// `runAction` has the space bar outside of lessons; in a lesson it goes on to the next scene.
  LessonController(RunController& run, FileController& files, StatusLine& status,
                   WindowLevels& levels, Stage& stage, QAction& runAction);

  /// A lesson of the program, at its level. False, and nothing happens, if there is none of this
  /// id, or what is open is not to be discarded.
  bool start(const QString& id);
  /// The lesson that is shown, as a PDF; it is drawn in the background, and can be cancelled.
  void writeHandout(const QString& file);
  /// What is open is a scene that nobody wants to keep.
  bool isInLesson() const;

 private:
  void askForHandout();
  void assignKeys();

  RunController& run_;
  FileController& files_;
  StatusLine& status_;
  WindowLevels& levels_;
  Stage& stage_;
  QAction& runAction_;
};

}  // namespace gtv::ui
