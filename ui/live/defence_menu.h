#pragma once

#include <QMenu>

#include "base/json.h"

namespace gtv::ui {

class RunController;

/// What bounds the harm of attackers, each as one step that can be undone, and where the help says
/// more.
class DefenceMenu : public QMenu {
  Q_OBJECT

 public:
  DefenceMenu(RunController& run, QWidget* parent);

 Q_SIGNALS:
  void helpWanted();

 private:
  void showPossible();
  void nameLambdaStep(bool isTampered);
  /// One step that sets a field.
  QAction* addStep(const QString& name, const QString& tip, const char* field, const Json& value);
  double bestLambda() const;
  void showEffect();

  RunController& run_;
  QAction* lambda_;
  QAction* norm_;
  QAction* huber_;
};

}  // namespace gtv::ui
