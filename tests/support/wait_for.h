#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTest>
#include <functional>

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

}  // namespace gtv::ui::testing
