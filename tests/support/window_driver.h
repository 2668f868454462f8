#pragma once

#include <gtest/gtest.h>

#include "support/wait_for.h"
#include "ui/canvas/graph_view.h"
#include "ui/document/file_controller.h"
#include "ui/live/run_controller.h"
#include "ui/shell/main_window.h"
#include "ui/shell/view_docks.h"
#include "ui/widgets/language.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui::testing {

/// The language of the windows that are made while it lives.
struct InLanguage {
  explicit InLanguage(const char* code) { setLanguage(QString::fromLatin1(code)); }
  ~InLanguage() { setLanguage(QStringLiteral("en")); }
  InLanguage(const InLanguage&) = delete;
  InLanguage& operator=(const InLanguage&) = delete;
};

/// A window of a given size with a preset open and its first picture on the screen.
class WindowTest : public ::testing::Test {
 protected:
  /// Nodes are where they belong at once; what glides is tested where that is asked for.
  WindowTest() { GraphView::setAnimated(false); }
  void openPreset(const char* id, bool running = false) {
    show();
    ASSERT_TRUE(window.isActiveWindow());
    ASSERT_TRUE(window.files().openByName(QString::fromLatin1(id), running));
    ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() >= 0; }));
  }
  void open(const Experiment& experiment) {
    show();
    ASSERT_TRUE(window.isActiveWindow());
    window.files().open(experiment, {}, false);
    ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() >= 0; }));
  }
  void runTo(std::int64_t iteration) {
    window.run().runUntil(iteration);
    ASSERT_TRUE(waitFor(
        [&] { return window.run().shownIteration() >= iteration && !window.run().isRunning(); }));
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

/// The same with one view in front.
template <class Kind>
class ViewTest : public WindowTest {
 protected:
  void SetUp() override {
    window.resize(1440, 900);
    window.show();
    window.views().template dock<Kind>()->show();
    window.views().template dock<Kind>()->raise();
  }
  Kind& view() { return *window.views().template find<Kind>(); }
  /// Everything that the run has said is drawn.
  bool waitUntilShown() {
    return waitFor([&] {
      return window.run().isUpToDate() && window.run().snapshot() != nullptr &&
             isOnScreen(view()) && view().isCurrent();
    });
  }
};

}  // namespace gtv::ui::testing
