#pragma once

#include <QObject>
#include <QString>

class QLabel;
class QStatusBar;

namespace gtv::ui {

class ElidedLabel;
class RunController;

/// The line at the bottom of the window: the state of the run, the numbers of the iterate that is
/// shown, and one message. A problem stays there until it is solved.
class StatusLine : public QObject {
  Q_OBJECT

 public:
  StatusLine(QStatusBar& bar, const RunController& run);

  /// An empty message takes the one before away.
  void showMessage(const QString& message, bool isProblem);
  /// Empty: what is done is kept.
  void setUnsavedReason(const QString& why);
  QString unsavedReason() const;
  /// State, numbers and message, separated by " | ".
  QString text() const;

 private:
  void setProblem(const QString& problem);
  void showState();
  void showNumbers();

  const RunController& run_;
  QString problem_;  ///< that is to be solved; empty: none
  QLabel* state_;
  ElidedLabel* numbers_;
  QLabel* message_;
  QLabel* unsaved_;
};

}  // namespace gtv::ui
