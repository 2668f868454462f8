#pragma once

#include <QImage>
#include <QObject>
#include <QTimer>
#include <memory>
#include <vector>

#include "base/result.h"
#include "lessons/lesson.h"

namespace gtv::ui {

class MainWindow;

/// Draws every scene of a lesson as a class sees it first, with closed curtains, in a window of its
/// own that nobody sees, and writes a handout: two scenes on a page of A4, each with its picture,
/// its sentence or question, and lines to write on. It works between other events; deleting it
/// cancels.
class LessonHandout : public QObject {
  Q_OBJECT

 public:
  LessonHandout(Lesson lesson, QString file, QObject* parent = nullptr);
  ~LessonHandout() override;

  void start();
  int sceneCount() const { return static_cast<int>(lesson_.scenes.size()); }

 Q_SIGNALS:
  void progressed(int scenes);
  /// Empty: the file is written; else why it is not.
  void finished(const QString& problem);

 private:
  void look();
  Result<void> write() const;

  Lesson lesson_;
  QString file_;
  std::unique_ptr<MainWindow> window_;
  std::vector<QImage> pictures_;
  QTimer timer_;
};

}  // namespace gtv::ui
