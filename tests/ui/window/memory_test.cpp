// The window takes much memory only after it has asked.
#include <gmock/gmock.h>

#include "experiment/documents.h"
#include "experiment/links.h"
#include "support/window_driver.h"
#include "words.h"

namespace gtv::ui {
namespace {

using testing::waitFor;
using testing::WindowTest;

class WindowMemoryTest : public WindowTest {
 protected:
  WindowMemoryTest() {
    window.memory().setAnswer([this](const QString& question) {
      questions.push_back(question);
      return answer;
    });
  }
  static Experiment large() {
    return loadPreset("chain")
        .value()
        .with("graph", {{"kind", "complete"}, {"nodes", 9999}})
        .value();
  }

  QStringList questions;
  bool answer = false;
};

TEST_F(WindowMemoryTest, ALinkStartsNothingLargeUnasked) {
  openPreset("chain");
  const auto before = window.experiment();
  const double bytes = estimateMemory(large()).bytes();
  window.memory().setAvailable([bytes] { return 1.5 * bytes; });
  EXPECT_FALSE(window.openByName(text(linkOf(large()).value())));
  ASSERT_EQ(questions.size(), 1);
  EXPECT_TRUE(questions.front().contains(QStringLiteral("GB of memory")));
  EXPECT_TRUE(window.problemText().contains(QStringLiteral("cannot be opened")));
  EXPECT_EQ(window.experiment(), before);
  // What runs goes on.
  runTo(2);
}

TEST_F(WindowMemoryTest, WhatNoAnswerHelpsIsRefusedWithoutAQuestion) {
  openPreset("chain");
  window.memory().setAvailable([] { return 1e9; });
  EXPECT_FALSE(window.open(large()));
  EXPECT_TRUE(questions.empty());
  EXPECT_TRUE(window.problemText().contains(QStringLiteral("is free")));
}

TEST_F(WindowMemoryTest, AnEditThatGrowsIsAskedForAndCanBeUndone) {
  openPreset("chain");
  const auto before = window.experiment();
  const auto grown = before.with("graph", {{"kind", "ring"}, {"nodes", 300000}}).value();
  const double bytes = estimateMemory(grown).bytes();
  window.memory().setAvailable([bytes] { return 1.5 * bytes; });
  window.document()->change(grown, QStringLiteral("ring"));
  ASSERT_TRUE(waitFor([&] { return !questions.empty(); }));
  EXPECT_TRUE(window.problemText().contains(QStringLiteral("is free")));
  window.document()->undo();
  EXPECT_EQ(window.experiment(), before);
  ASSERT_TRUE(waitFor([&] { return window.problemText().isEmpty(); }));
  runTo(2);
}

}  // namespace
}  // namespace gtv::ui
