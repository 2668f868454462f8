#pragma once

#include <QFrame>
#include <vector>

#include "run/remedies.h"
#include "ui/widgets/background_task.h"

class QHBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace gtv::ui {

class RunController;

/// Lies over the top of the picture while the experiment is refused: why, a button that takes the
/// last step back, and one for each change that would help, which are looked for in the background.
/// Images that are not installed can be installed from here; the run begins when they are.
class RefusalBanner : public QFrame {
  Q_OBJECT

 public:
  /// `place` is what it lies over, whichever of its pages is shown.
  RefusalBanner(RunController& run, QStackedWidget& place);

 protected:
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void say(const Error& error, bool isRefused);
  void offer(std::vector<Remedy> remedies);
  void clear();
  void installImages();
  void fit();

  RunController& run_;
  QLabel* text_;
  QHBoxLayout* buttons_;
  QPushButton* undo_;
  QPushButton* install_;
  std::vector<QPushButton*> remedies_;
  BackgroundTask task_{"to look for what would help"};
};

}  // namespace gtv::ui
