#pragma once

#include <QObject>

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
  LessonController(RunController& run, FileController& files, StatusLine& status,
                   WindowLevels& levels, Stage& stage);

  /// A lesson of the program, at its level. False, and nothing happens, if there is none of this
  /// id, or what is open is not to be discarded.
  bool start(const QString& id);
  /// What is open is a scene that nobody wants to keep.
  bool isInLesson() const;

 private:
  RunController& run_;
  FileController& files_;
  StatusLine& status_;
  WindowLevels& levels_;
  Stage& stage_;
};

}  // namespace gtv::ui
