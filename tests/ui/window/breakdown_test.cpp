// What a promise that does not hold, or memory that is missing, does to the window: it ends the
// work and not the window.
#include <gmock/gmock.h>

#include <QLabel>
#include <new>

#include "base/check.h"
#include "experiment/documents.h"
#include "support/experiments.h"
#include "support/window_driver.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/run_controller.h"
#include "ui/widgets/background_task.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/watched_application.h"

namespace gtv::ui {
namespace {

using ::testing::HasSubstr;
using testing::waitFor;
using testing::WindowTest;

class BreakdownTest : public WindowTest {
 protected:
  /// The message in the status bar.
  bool says(const char* part) {
    for (const auto* label : window.findChildren<QLabel*>())
      if (label->accessibleName() == QStringLiteral("Message") &&
          label->text().contains(QString::fromUtf8(part)))
        return true;
    return window.panel()->problemText().contains(QString::fromUtf8(part));
  }
};

TEST_F(BreakdownTest, FailedEventEndsRunAndKeepsDocument) {
  openPreset("chain", true);
  const auto before = window.run().experiment();
  QMetaObject::invokeMethod(
      &window, [] { check(false, "the picture is whole"); }, Qt::QueuedConnection);
  ASSERT_TRUE(waitFor([&] { return says("the picture is whole"); }));
  EXPECT_FALSE(window.run().isRunning());
  EXPECT_TRUE(window.isVisible());
  EXPECT_EQ(window.run().experiment(), before);
  // What broke down does not go on: another run takes its place.
  window.run().runUntil(5);
  ASSERT_TRUE(
      waitFor([&] { return window.run().shownIteration() == 5 && !window.run().isRunning(); }));
  EXPECT_FALSE(says("the picture is whole"));
}

TEST_F(BreakdownTest, FailedBackgroundJobKeepsRunAlive) {
  open(gtv::testing::changed(loadPreset("chain").value(), {{"stop.maxIterations", 1'000'000'000}}));
  window.run().setRunning(true);
  BackgroundTask task("for this test");
  task.start([](const BackgroundTask::Context&) -> int { throw std::bad_alloc(); }, [](int) {});
  ASSERT_TRUE(waitFor([&] { return says("not enough memory for this test"); }));
  EXPECT_TRUE(window.run().isRunning());
}

}  // namespace
}  // namespace gtv::ui
