#pragma once

#include <QApplication>

#include "base/broken_promise.h"

namespace gtv::ui {

/// The application object of the window. What is thrown while an event is handled (memory that is
/// missing, a promise of the program that does not hold) ends the handling and not the window.
class WatchedApplication : public QApplication {
  Q_OBJECT

 public:
  using QApplication::QApplication;

  bool notify(QObject* receiver, QEvent* event) override;

  /// From any thread: work beside the window has ended with this. Without such an application
  /// nobody hears of it.
  static void report(const Error& error);

 Q_SIGNALS:
  /// What the window shows may be half of what it should be.
  void eventFailed(const QString& message);
  /// Work beside the window has ended; all else is as it was.
  void workFailed(const QString& message);
};

}  // namespace gtv::ui
