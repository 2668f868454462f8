#include "automation.h"

#include <fmt/format.h>

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QTimer>

#include "exact_optimum.h"
#include "main_window.h"
#include "race_panel.h"
#include "view_dock.h"

namespace gtv::ui {

namespace {

/// What the exact optimum of a large problem, or a race, may cost a picture, beyond the iterations.
constexpr qint64 longestWait = 10'000;

}  // namespace

int takeScreenshot(MainWindow& window, const QString& file, std::int64_t iteration) {
  const auto fail = [](const QString& message) {
    fmt::print(stderr, "error: {}\n", message.toStdString());
    QApplication::exit(2);
  };
  bool asked = false;
  bool done = false;
  QObject::connect(
      &window.solver(), &SolverThread::failed, &window,
      [&](int, const Error& error, bool) { fail(QString::fromStdString(error.text())); });
  QObject::connect(&window.solver(), &SolverThread::finished, &window, [&] { done = true; });
  // Pictures do not depend on what was switched off the last time.
  window.exactOptimum()->action()->setChecked(true);
  QElapsedTimer waiting;
  QTimer poll;
  QObject::connect(&poll, &QTimer::timeout, &window, [&] {
    // A graph without nodes has no iteration; what is there is the picture.
    const bool empty = window.isEmpty();
    if (!asked && (window.shownIteration() >= 0 || empty)) {
      asked = true;
      window.runUntil(iteration);
      if (isOnScreen(*window.racePanel())) window.racePanel()->start();
    }
    if (!done || window.isRunning() || !(empty || window.pictureIsComplete())) return;
    if (!waiting.isValid()) waiting.start();
    const bool waits = !window.exactOptimum()->isCurrent() || window.racePanel()->isRacing();
    if (waits && waiting.elapsed() < longestWait) return;
    // Queued replots and the status line get one more turn of the event loop.
    poll.stop();
    QTimer::singleShot(100, &window, [&] {
      if (window.grab().save(file))
        QApplication::exit(0);
      else
        fail(QStringLiteral("%1: cannot be written").arg(file));
    });
  });
  poll.start(20);
  return QApplication::exec();
}

}  // namespace gtv::ui
