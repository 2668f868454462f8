#include <gtest/gtest.h>

#include <QApplication>
#include <QTabWidget>

#include "ui/plots/curve_plot.h"
#include "ui/widgets/elided_label.h"

namespace gtv::ui {
namespace {

TEST(ElidedLabelTest, EndsWithEllipsisIfTooLong) {
  ElidedLabel label;
  const auto words = QStringLiteral("primal 8.64167 · dual 0.759708 · 11 clusters");
  label.resize(60, 20);
  label.show();
  label.setFullText(words);
  EXPECT_TRUE(label.text().endsWith(QChar(0x2026))) << label.text().toStdString();
  EXPECT_LT(label.text().size(), words.size());
  EXPECT_EQ(label.fullText(), words);
  label.resize(2000, 20);
  EXPECT_EQ(label.text(), words);
}

TEST(CurvePlotTest, IsDrawnWhenItBecomesVisible) {
  QTabWidget tabs;
  const auto objective = [](const TraceRow& row) { return row.objective; };
  auto* front = new CurvePlot(QStringLiteral("Front"), QStringLiteral("front"),
                              {{QStringLiteral("a"), QStringLiteral("a"), objective}});
  auto* behind = new CurvePlot(QStringLiteral("Behind"), QStringLiteral("behind"),
                               {{QStringLiteral("b"), QStringLiteral("b"), objective}});
  tabs.addTab(front, QStringLiteral("front"));
  tabs.addTab(behind, QStringLiteral("behind"));
  tabs.resize(400, 300);
  tabs.show();
  QApplication::processEvents();
  TraceRow row;
  row.objective = 2;
  for (auto* plot : {front, behind}) plot->append({row});
  EXPECT_TRUE(front->isDrawn());
  EXPECT_FALSE(behind->isDrawn());
  EXPECT_EQ(behind->pointCount(0), 1);
  tabs.setCurrentIndex(1);
  for (int turn = 0; turn < 100 && !behind->isDrawn(); ++turn) QApplication::processEvents();
  EXPECT_TRUE(behind->isDrawn());
}

}  // namespace
}  // namespace gtv::ui
