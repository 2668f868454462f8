#pragma once

#include <gtest/gtest.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QTest>
#include <functional>

#include "main_window.h"

namespace gtv::ui::testing {

/// Lets events pass until `holds`, at most five minutes: a bound against hanging, not a
/// measurement.
inline bool waitFor(const std::function<bool()>& holds) {
  QElapsedTimer clock;
  clock.start();
  while (!holds()) {
    if (clock.elapsed() > 300'000) return false;
    QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    QTest::qSleep(1);
  }
  return true;
}

/// A window of a given size with a preset open and its first picture on the screen.
class WindowTest : public ::testing::Test {
 protected:
  /// Nodes are where they belong at once; what glides is tested where that is asked for.
  WindowTest() { GraphView::setAnimated(false); }
  void openPreset(const char* id, bool running = false) {
    show();
    ASSERT_TRUE(window.isActiveWindow());
    ASSERT_TRUE(window.openByName(QString::fromLatin1(id), running));
    ASSERT_TRUE(waitFor([&] { return window.shownIteration() >= 0; }));
  }
  void open(const Experiment& experiment) {
    show();
    ASSERT_TRUE(window.isActiveWindow());
    window.open(experiment, {}, false);
    ASSERT_TRUE(waitFor([&] { return window.shownIteration() >= 0; }));
  }
  void runTo(std::int64_t iteration) {
    window.runUntil(iteration);
    ASSERT_TRUE(
        waitFor([&] { return window.shownIteration() >= iteration && !window.isRunning(); }));
  }

  MainWindow window;

 private:
  void show() {
    window.resize(1280, 800);
    window.show();
    window.activateWindow();
    // Shortcuts are those of the active window.
    waitFor([&] { return window.isActiveWindow(); });
  }
};

}  // namespace gtv::ui::testing
