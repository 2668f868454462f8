#include <gmock/gmock.h>

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QHeaderView>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <numeric>

#include "support/window_driver.h"
#include "ui/canvas/graph_tools.h"
#include "ui/canvas/graph_view.h"
#include "ui/document/file_controller.h"
#include "ui/live/exact_optimum.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/run_controller.h"
#include "ui/shell/view_docks.h"
#include "ui/tables/row_table.h"
#include "ui/views/edge_table.h"
#include "ui/views/node_table.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using testing::waitFor;

/// The tables of nodes and edges in the window.
class TablesTest : public testing::WindowTest {
 protected:
  void bring(ViewDock* dock) {
    dock->show();
    dock->raise();
    ASSERT_TRUE(waitFor([&] { return isOnScreen(*dock->widget()); }));
  }
  bool waitUntilShown(LinkedTable& table) {
    return waitFor([&] { return isOnScreen(table) && table.isCurrent(); });
  }
  NodeTable& nodes() { return *window.views().find<NodeTable>(); }
  EdgeTable& edges() { return *window.views().find<EdgeTable>(); }
  const ProblemInstance& network() { return *window.run().snapshot()->network; }
  static int column(const LinkedTable& table, const char* id) {
    const auto& columns = table.table()->rows()->content()->columns();
    for (std::size_t c = 0; c < columns.size(); ++c)
      if (columns[c].id == QLatin1String(id)) return static_cast<int>(c);
    return -1;
  }
  static double cell(const LinkedTable& table, int row, const char* id) {
    const auto& rows = *table.table()->rows();
    return rows.content()->number(rows.sourceRow(row), column(table, id));
  }
  static void clickRow(const LinkedTable& table, int row, Qt::KeyboardModifiers modifiers = {}) {
    auto& view = *table.table();
    view.scrollTo(view.rows()->index(row, 0));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, modifiers,
                      view.visualRect(view.rows()->index(row, 0)).center());
  }
  static void clickHeader(const LinkedTable& table, const char* id) {
    auto* header = table.table()->horizontalHeader();
    const int at = column(table, id);
    table.table()->scrollTo(table.table()->rows()->index(0, at));
    QTest::mouseClick(
        header->viewport(), Qt::LeftButton, {},
        {header->sectionViewportPosition(at) + header->sectionSize(at) / 3, header->height() / 2});
  }
};

TEST_F(TablesTest, ListsNodesWithTheirNumbers) {
  openPreset("sbm-two-clusters");
  runTo(40);
  bring(window.views().dock<NodeTable>());
  ASSERT_TRUE(waitUntilShown(nodes()));
  const QAbstractItemModelTester tester(nodes().table()->rows(),
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  ASSERT_EQ(nodes().table()->rows()->rowCount(), 200);
  const auto& W = window.run().snapshot()->W;
  const auto& truth = network().data->truth;
  for (const int i : {0, 7, 199}) {
    EXPECT_EQ(nodes().table()->rows()->index(i, 0).data().toString(), QString::number(i));
    EXPECT_EQ(cell(nodes(), i, "degree"), network().graph->degree(i));
    EXPECT_EQ(cell(nodes(), i, "w2"), W(1, i));
    EXPECT_NEAR(cell(nodes(), i, "error"), (W.col(i) - truth.col(i)).norm(), 1e-12);
    EXPECT_NEAR(
        cell(nodes(), i, "loss"),
        window.run().snapshot()->problem->losses[static_cast<std::size_t>(i)]->value(W.col(i)),
        1e-12);
  }
  // It follows the run, and another graph.
  runTo(80);
  ASSERT_TRUE(waitUntilShown(nodes()));
  EXPECT_EQ(cell(nodes(), 7, "w2"), window.run().snapshot()->W(1, 7));
  openPreset("star");
  ASSERT_TRUE(waitFor([&] { return nodes().table()->rows()->rowCount() == 50; }));
}

TEST_F(TablesTest, SortsColumnsNumericallyInBothDirections) {
  openPreset("sbm-two-clusters");
  runTo(40);
  bring(window.views().dock<NodeTable>());
  ASSERT_TRUE(waitUntilShown(nodes()));
  const QAbstractItemModelTester tester(nodes().table()->rows(),
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  for (const char* id : {"degree", "w1"}) {
    clickHeader(nodes(), id);
    for (int row = 1; row < 200; ++row)
      ASSERT_LE(cell(nodes(), row - 1, id), cell(nodes(), row, id)) << id;
    clickHeader(nodes(), id);
    for (int row = 1; row < 200; ++row)
      ASSERT_GE(cell(nodes(), row - 1, id), cell(nodes(), row, id)) << id;
  }
  // Keys that are numbers, too: 10 after 9.
  clickHeader(nodes(), "node");
  EXPECT_EQ(nodes().table()->rows()->index(10, 0).data().toString(), QStringLiteral("10"));
}

TEST_F(TablesTest, RowsAndCanvasShareSelection) {
  openPreset("sbm-two-clusters");
  runTo(10);
  bring(window.views().dock<NodeTable>());
  ASSERT_TRUE(waitUntilShown(nodes()));
  clickHeader(nodes(), "degree");
  const auto& rows = *nodes().table()->rows();
  QSignalSpy changes(window.graphView(), &GraphView::selectionChanged);
  clickRow(nodes(), 3);
  EXPECT_THAT(window.graphView()->selectedNodes(), ElementsAre(rows.sourceRow(3)));
  clickRow(nodes(), 5, Qt::ShiftModifier);
  EXPECT_EQ(window.graphView()->selectedNodes().size(), 3U);
  EXPECT_EQ(changes.count(), 2) << "no echo";
  // Another order, the same nodes.
  const auto chosen = window.graphView()->selectedNodes();
  clickHeader(nodes(), "w1");
  EXPECT_EQ(window.graphView()->selectedNodes(), chosen);
  for (const auto& index : nodes().table()->selectionModel()->selectedRows())
    EXPECT_THAT(chosen, ::testing::Contains(rows.sourceRow(index.row())));
  EXPECT_EQ(nodes().table()->selectionModel()->selectedRows().size(), 3);
  // From the canvas into the table; the row comes into view.
  const int node = rows.sourceRow(180);
  QTest::mouseClick(window.graphView(), Qt::LeftButton, {},
                    window.graphView()->screenPosition(node).toPoint());
  ASSERT_TRUE(waitFor([&] {
    const auto marked = nodes().table()->selectionModel()->selectedRows();
    return marked.size() == 1 && rows.sourceRow(marked.front().row()) == node;
  }));
  EXPECT_TRUE(nodes().table()->viewport()->rect().intersects(
      nodes().table()->visualRect(rows.index(rows.rowOf(node), 0))));
  EXPECT_THAT(window.graphView()->selectedNodes(), ElementsAre(node));
}

TEST_F(TablesTest, FilterAcceptsWordsAndConditions) {
  openPreset("sbm-two-clusters");
  runTo(10);
  bring(window.views().dock<NodeTable>());
  ASSERT_TRUE(waitUntilShown(nodes()));
  const auto& rows = *nodes().table()->rows();
  QTest::keyClicks(nodes().filter(), QStringLiteral("19"));
  EXPECT_EQ(rows.rowCount(), 12);  // 19, 119, 190 … 199
  nodes().filter()->clear();
  const int half = network().graph->degree(20);
  QTest::keyClicks(nodes().filter(), QStringLiteral("degree > %1").arg(half));
  int many = 0;
  for (int i = 0; i < 200; ++i) many += network().graph->degree(i) > half ? 1 : 0;
  EXPECT_EQ(rows.rowCount(), many);
  EXPECT_THAT(nodes().summary().toStdString(), HasSubstr("of 200"));
  QTest::keyClicks(nodes().filter(), QStringLiteral(" and cluster = 1"));
  for (int row = 0; row < rows.rowCount(); ++row) EXPECT_EQ(cell(nodes(), row, "cluster"), 1);
  EXPECT_LT(rows.rowCount(), many);
  // What is wrong is said, and the rows stay as they were.
  const int before = rows.rowCount();
  nodes().filter()->clear();
  QTest::keyClicks(nodes().filter(), QStringLiteral("height > 3"));
  EXPECT_THAT(nodes().summary().toStdString(), HasSubstr("no column “height”"));
  EXPECT_NE(rows.rowCount(), before);
  nodes().filter()->clear();
  EXPECT_EQ(rows.rowCount(), 200);
}

TEST_F(TablesTest, CopyIncludesSelectedRowsWithHeader) {
  openPreset("star");
  runTo(10);
  bring(window.views().dock<NodeTable>());
  ASSERT_TRUE(waitUntilShown(nodes()));
  clickRow(nodes(), 2);
  clickRow(nodes(), 4, Qt::ControlModifier);
  nodes().table()->setFocus();
  QTest::keyClick(nodes().table(), Qt::Key_C, Qt::ControlModifier);
  const auto lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'));
  ASSERT_EQ(lines.size(), 4);  // and what follows the last line
  EXPECT_TRUE(lines[0].startsWith(QStringLiteral("node\tdegree")));
  EXPECT_TRUE(lines[1].startsWith(QStringLiteral("2\t")));
  EXPECT_TRUE(lines[2].startsWith(QStringLiteral("4\t")));
  const auto cells = lines[2].split(QLatin1Char('\t'));
  EXPECT_EQ(cells[column(nodes(), "w1")].toDouble(), window.run().snapshot()->W(0, 4));
  // Chosen rows that the filter hides are not replaced by all the others.
  nodes().filter()->setText(QStringLiteral("node = 9"));
  EXPECT_EQ(nodes().table()->rows()->rowCount(), 1);
  EXPECT_EQ(nodes().table()->copyText().count(QLatin1Char('\n')), 1);
  nodes().filter()->clear();
  // The file has the rows as they are sorted, all digits.
  const auto file = nodes().figureData().split(QLatin1Char('\n'));
  EXPECT_TRUE(file[0].startsWith(QStringLiteral("node,degree,samples")));
  EXPECT_EQ(file.size(), 52);
}

TEST_F(TablesTest, FilterIsKeptAsLongAsItsDocument) {
  openPreset("sbm-two-clusters");
  bring(window.views().dock<NodeTable>());
  ASSERT_TRUE(waitUntilShown(nodes()));
  nodes().filter()->setText(QStringLiteral("degree > 1"));
  Q_EMIT window.panel()->edited(QStringLiteral("graph.clusterSizes"), Json{60, 70});
  ASSERT_TRUE(waitFor([&] { return window.run().snapshot() && network().nodeCount() == 130; }));
  ASSERT_TRUE(waitUntilShown(nodes()));
  EXPECT_EQ(nodes().filter()->text(), QStringLiteral("degree > 1"));
  // One about a column that is gone goes with it.
  nodes().filter()->setText(QStringLiteral("w2 < 100"));
  Q_EMIT window.panel()->edited(QStringLiteral("data.truth"),
                                Json{{"kind", "per-cluster"}, {"vectors", {{2}, {-2}}}});
  Q_EMIT window.panel()->edited(QStringLiteral("data.dimension"), Json(1));
  ASSERT_TRUE(waitFor(
      [&] { return window.run().snapshot() && network().data->datasets.dimension() == 1; }));
  ASSERT_TRUE(waitFor([&] { return nodes().filter()->text().isEmpty(); }));
  ASSERT_TRUE(waitUntilShown(nodes()));
  EXPECT_EQ(nodes().table()->rows()->rowCount(), 130);
  nodes().filter()->setText(QStringLiteral("degree > 1"));
  openPreset("star");
  EXPECT_TRUE(waitFor([&] { return nodes().filter()->text().isEmpty(); }));
}

TEST_F(TablesTest, ShowsFirstParametersAndOffersOthers) {
  window.resize(1280, 800);
  window.show();
  window.files().open(
      Experiment()
          .with("graph", Json{{"kind", "erdos-renyi"}, {"nodes", 12}, {"p", 0.5}, {"clusters", 1}})
          .value()
          .with("data", Json{{"kind", "linear"},
                             {"dimension", 9},
                             {"samples", 10},
                             {"truth", {{"kind", "per-node"}}}})
          .value(),
      {}, false);
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() >= 0; }));
  bring(window.views().dock<NodeTable>());
  ASSERT_TRUE(waitUntilShown(nodes()));
  EXPECT_FALSE(nodes().table()->isColumnHidden(column(nodes(), "w6")));
  EXPECT_TRUE(nodes().table()->isColumnHidden(column(nodes(), "w9")));
  EXPECT_THAT(nodes().summary().toStdString(), HasSubstr("first 6 of 9 parameters"));
  EXPECT_THAT(nodes().figureData().toStdString(), HasSubstr(",w8,w9,"));
  EXPECT_EQ(column(nodes(), "cluster"), -1) << "none is known";
  nodes().filter()->setText(QStringLiteral("w9 > 1e9"));
  EXPECT_EQ(nodes().table()->rows()->rowCount(), 0);
  nodes().filter()->clear();
  openPreset("sbm-two-clusters");
  ASSERT_TRUE(waitFor([&] { return nodes().table()->rows()->rowCount() == 200; }));
  EXPECT_FALSE(nodes().table()->isColumnHidden(column(nodes(), "loss")));
}

TEST_F(TablesTest, ListsAndSelectsEdges) {
  openPreset("star");
  runTo(20);
  ASSERT_TRUE(waitFor([&] { return window.run().exactOptimum().isCurrent(); }));
  bring(window.views().dock<EdgeTable>());
  ASSERT_TRUE(waitUntilShown(edges()));
  const QAbstractItemModelTester tester(edges().table()->rows(),
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  const auto& W = window.run().snapshot()->W;
  const auto& graph = *network().graph;
  ASSERT_EQ(edges().table()->rows()->rowCount(), graph.edgeCount());
  const auto& optimum = *window.run().exactOptimum().latest();
  for (int e = 0; e < graph.edgeCount(); ++e) {
    const auto& ends = graph.edge(e);
    EXPECT_NEAR(cell(edges(), e, "difference"), (W.col(ends.head) - W.col(ends.tail)).norm(),
                1e-12);
    EXPECT_EQ(cell(edges(), e, "optimumFlow"), (*optimum.saturation)[e]);
  }
  // As long as somebody looks, the snapshots say how much flows.
  runTo(25);
  ASSERT_TRUE(waitFor([&] { return window.run().snapshot()->saturation != nullptr; }));
  ASSERT_TRUE(waitUntilShown(edges()));
  EXPECT_EQ(cell(edges(), 9, "flow"), (*window.run().snapshot()->saturation)[9]);
  clickRow(edges(), 6);
  EXPECT_THAT(window.graphView()->selectedEdges(), ElementsAre(6));
  EXPECT_TRUE(window.graphView()->selectedNodes().empty());
  window.graphView()->select({}, {2, 3, 4});
  ASSERT_TRUE(
      waitFor([&] { return edges().table()->selectionModel()->selectedRows().size() == 3; }));
  EXPECT_THAT(window.graphView()->selectedEdges(), ElementsAre(2, 3, 4));
}

TEST_F(TablesTest, HiddenTableIsNotUpdated) {
  openPreset("star");
  bring(window.views().dock<NodeTable>());
  ASSERT_TRUE(waitUntilShown(nodes()));
  bring(window.views().dock<EdgeTable>());
  ASSERT_TRUE(waitUntilShown(edges()));
  ASSERT_FALSE(isOnScreen(nodes()));
  QSignalSpy drawn(nodes().table()->rows(), &QAbstractItemModel::dataChanged);
  runTo(40);
  ASSERT_TRUE(waitUntilShown(edges()));
  EXPECT_EQ(drawn.count(), 0);
  // It is up to date when it comes to the front.
  bring(window.views().dock<NodeTable>());
  ASSERT_TRUE(waitUntilShown(nodes()));
  EXPECT_EQ(cell(nodes(), 7, "w1"), window.run().snapshot()->W(0, 7));
}

TEST_F(TablesTest, AddedAndRemovedNodesUpdateRowsImmediately) {
  openPreset("star", true);
  bring(window.views().dock<NodeTable>());
  ASSERT_TRUE(waitUntilShown(nodes()));
  QTest::keyClicks(nodes().filter(), QStringLiteral("degree = 1"));
  EXPECT_EQ(nodes().table()->rows()->rowCount(), 49);
  clickRow(nodes(), 7);
  const int node = nodes().table()->rows()->sourceRow(7);
  Q_EMIT window.graphView()->tools()->removalWanted({node}, {});
  EXPECT_TRUE(waitFor([&] { return nodes().table()->rows()->rowCount() == 48; }));
  EXPECT_TRUE(window.graphView()->selectedNodes().empty());
  EXPECT_EQ(nodes().filter()->text(), QStringLiteral("degree = 1"));
  Q_EMIT window.graphView()->tools()->nodeWanted(0.5, 0.5);
  // A new node has no neighbours yet.
  ASSERT_TRUE(waitFor([&] { return window.graphView()->nodeCount() == 50; }));
  nodes().filter()->clear();
  EXPECT_TRUE(waitFor([&] { return nodes().table()->rows()->rowCount() == 50; }));
}

TEST_F(TablesTest, WindowCanBeClosedWithAllViewsOpen) {
  auto other = std::make_unique<MainWindow>();
  other->resize(1280, 800);
  other->show();
  ASSERT_TRUE(other->files().openByName(QStringLiteral("sbm-two-clusters"), true));
  for (auto* dock : other->views().docks()) dock->show();
  for (auto* dock : other->views().docks()) {
    dock->raise();
    ASSERT_TRUE(waitFor([&] { return isOnScreen(*dock); }));
  }
  other->graphView()->select({3, 5}, {});
  QCoreApplication::processEvents();
  other.reset();
}

/// Rows of one word and one number.
class PlainRows : public TableContent {
 public:
  explicit PlainRows(std::vector<double> numbers)
      : TableContent({{QStringLiteral("name"), QStringLiteral("name"), QString(), true, false},
                      {QStringLiteral("x"), QStringLiteral("x"), QString(), false, true}}),
        numbers_(std::move(numbers)) {}
  int rowCount() const override { return static_cast<int>(numbers_.size()); }
  double number(int row, int) const override { return numbers_[static_cast<std::size_t>(row)]; }
  QString cellText(int row, int) const override { return QStringLiteral("row %1").arg(row); }

 private:
  std::vector<double> numbers_;
};

TEST(ArrangeRowsTest, UnknownNumbersComeLastAndEqualOnesKeepOrder) {
  const double none = std::nan("");
  const PlainRows rows({3, none, -20, 3, 100, none});
  const auto sorted = [&](const TableFilter& filter, int column, bool descending) {
    return arrangeRows(rows, filter, column, descending).value_or(std::vector<int>());
  };
  EXPECT_THAT(sorted({}, 1, false), ElementsAre(2, 0, 3, 4, 1, 5));
  EXPECT_THAT(sorted({}, 1, true), ElementsAre(4, 0, 3, 2, 1, 5));
  EXPECT_THAT(sorted({}, 0, true), ElementsAre(5, 4, 3, 2, 1, 0));
  const auto kept = [&](const char* filter) {
    return sorted(TableFilter::parse(QString::fromUtf8(filter), rows.columns()).value(), 1, false);
  };
  EXPECT_THAT(kept("x >= 3"), ElementsAre(0, 3, 4));
  EXPECT_THAT(kept("x != 3 and x < 1e3"), ElementsAre(2, 4));
  EXPECT_THAT(kept("x > 2,5; name = row 4"), ElementsAre(4));
  EXPECT_THAT(kept("ROW 4"), ElementsAre(4));
  EXPECT_THAT(TableFilter::parse(QStringLiteral("x > many"), rows.columns()).error().message,
              HasSubstr("“many” is not a number"));
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(arrangeRows(rows, {}, 1, false, stop.get_token()).has_value());
}

TEST(RowTableTest, SortsHundredThousandRowsInBackground) {
  constexpr int count = 100'000;
  std::vector<double> numbers(count);
  for (int i = 0; i < count; ++i)
    numbers[static_cast<std::size_t>(i)] = static_cast<double>((i * 7919LL) % count);
  RowTable table;
  table.resize(300, 400);
  table.show();
  table.setContent(std::make_shared<PlainRows>(numbers), true);
  EXPECT_TRUE(table.isArranging());
  ASSERT_TRUE(waitFor([&] { return !table.isArranging(); }));
  EXPECT_EQ(table.rows()->rowCount(), count);
  // Many wishes in a row: the last one holds.
  for (const auto order : {Qt::DescendingOrder, Qt::AscendingOrder, Qt::DescendingOrder})
    table.rows()->sort(1, order);
  ASSERT_TRUE(waitFor([&] { return !table.isArranging(); }));
  EXPECT_EQ(table.rows()->content()->number(table.rows()->sourceRow(0), 1), count - 1);
  // A selection that is scattered over all of them is kept, but not drawn row by row.
  std::vector<int> scattered;
  for (int i = 0; i < count; i += 3) scattered.push_back(i);
  table.choose(scattered);
  EXPECT_EQ(table.chosen().size(), scattered.size());
  EXPECT_FALSE(table.selectionModel()->hasSelection());
  EXPECT_EQ(table.copyText().count(QLatin1Char('\n')), scattered.size() + 1);
  // Another number of rows: the columns stay as wide as they were made.
  table.setColumnWidth(0, 133);
  numbers.pop_back();
  table.setContent(std::make_shared<PlainRows>(numbers), false);
  EXPECT_EQ(table.rows()->rowCount(), 0) << "none of the old ones is drawn";
  ASSERT_TRUE(waitFor([&] { return !table.isArranging(); }));
  EXPECT_EQ(table.columnWidth(0), 133);
  table.choose({5, 6, 7});
  EXPECT_EQ(table.selectionModel()->selectedRows().size(), 3);
}

}  // namespace
}  // namespace gtv::ui
