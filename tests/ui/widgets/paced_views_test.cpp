#include <gmock/gmock.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <map>
#include <memory>
#include <vector>

#include "experiment/documents.h"
#include "run/run.h"
#include "run/snapshot.h"
#include "ui/live/run_list.h"
#include "ui/live/solver_thread.h"
#include "ui/tables/row_table.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/throttled_call.h"

namespace gtv::ui {
namespace {

/// A bound against hanging, not a measurement.
constexpr int longEnough = 60'000;

TraceRow rowAt(std::int64_t iteration, double mse, double lambda = 0.1) {
  TraceRow row;
  row.iteration = iteration;
  row.lambda = lambda;
  row.mse = mse;
  return row;
}

std::shared_ptr<const Snapshot> pictureAt(const Experiment& experiment, std::int64_t iteration,
                                          double mse, RunStatus status = RunStatus::Running) {
  auto picture = std::make_shared<Snapshot>();
  picture->runNumber = 1;
  picture->experiment = experiment;
  picture->status = status;
  picture->numbers = rowAt(iteration, mse);
  picture->reached = iteration;
  return picture;
}

/// What somebody sees who looks at cells only when they are told of, as a table on the screen does.
class SeenList {
 public:
  explicit SeenList(RunList& runs) : runs_(runs) {
    QObject::connect(&runs, &QAbstractItemModel::dataChanged, &runs,
                     [this](const QModelIndex& first, const QModelIndex& last) {
                       for (int column = first.column(); column <= last.column(); ++column)
                         seen_[column] = runs_.index(0, column).data().toString();
                     });
  }
  QString operator[](RunList::Column column) { return seen_[column]; }

 private:
  RunList& runs_;
  std::map<int, QString> seen_;
};

class RunListTest : public ::testing::Test {
 protected:
  RunListTest() { runs.begin(experiment, 1); }

  Experiment experiment = loadPreset("star").value();
  RunList runs;
  QAbstractItemModelTester tester{&runs};
  SeenList seen{runs};
};

TEST_F(RunListTest, ShowsRowsThatArriveAfterLastSnapshot) {
  // The picture and the rows come on two ways, and either may be first.
  runs.setSnapshot(pictureAt(experiment, 10, 0.3025), true);
  runs.setSnapshot(pictureAt(experiment, 12, 0.3025), false);
  ASSERT_EQ(seen[RunList::Mse], number(0.3025));
  runs.append({rowAt(12, 0.3025), rowAt(13, 0.3281)});
  EXPECT_EQ(seen[RunList::Mse], number(0.3281));
  EXPECT_EQ(seen[RunList::Iterations], QStringLiteral("13"));
}

TEST_F(RunListTest, ShowsLastSnapshotWhenNoMoreArrive) {
  // It goes on, but no picture comes any more: an iteration may take a minute.
  runs.setSnapshot(pictureAt(experiment, 1, 0.5), true);
  runs.setSnapshot(pictureAt(experiment, 2, 0.4), true);
  runs.setSnapshot(pictureAt(experiment, 3, 0.3), true);
  EXPECT_TRUE(QTest::qWaitFor([&] { return seen[RunList::Mse] == number(0.3); }, longEnough));
  runs.append({rowAt(3, 0.3), rowAt(4, 0.2)});
  EXPECT_TRUE(QTest::qWaitFor([&] { return seen[RunList::Mse] == number(0.2); }, longEnough));
}

TEST_F(RunListTest, ShowsNumbersOfSnapshotBetweenRecordedRows) {
  // Beyond 1000 iterations not every one has a row.
  runs.append({rowAt(1000, 0.31)});
  runs.setSnapshot(pictureAt(experiment, 1007, 0.29), false);
  EXPECT_EQ(seen[RunList::Mse], number(0.29));
  EXPECT_EQ(seen[RunList::Iterations], QStringLiteral("1007"));
}

TEST_F(RunListTest, PinnedCopyIncludesRowsUpToItsSnapshot) {
  runs.append({rowAt(0, 1), rowAt(1, 0.9)});
  runs.setSnapshot(pictureAt(experiment, 3, 0.7), false);
  runs.pinPresent();
  QSignalSpy changes(&runs, &RunList::comparisonsChanged);
  runs.append({rowAt(2, 0.8), rowAt(3, 0.7), rowAt(4, 0.6)});
  EXPECT_EQ(changes.count(), 1);
  EXPECT_EQ(runs.run(0).rows->size(), 5U);
  ASSERT_EQ(runs.run(1).rows->size(), 4U);
  EXPECT_EQ(runs.run(1).rows->back().iteration, 3);
  // Those that are ahead of the picture are no part of the copy.
  runs.append(1, {rowAt(5, 0.5)});
  EXPECT_EQ(runs.run(1).rows->size(), 4U);
  EXPECT_EQ(changes.count(), 1);
}

TEST_F(RunListTest, CheckpointBeforeSnapshotDoesNotCompletePinnedCopy) {
  const auto placeAt = [&](std::int64_t iteration) {
    auto point = std::make_shared<ResumePoint>();
    point->at.solver.iteration = iteration;
    auto place = std::make_shared<RunCheckpoint>();
    place->runNumber = 1;
    place->point = point;
    LiveChange change;
    change.iteration = iteration;
    place->changes = {change};
    return place;
  };
  runs.append({rowAt(0, 1), rowAt(1, 0.9)});
  runs.setSnapshot(pictureAt(experiment, 3, 0.7), false);
  EXPECT_FALSE(runs.needsCheckpoint(1));
  runs.pinPresent();
  EXPECT_TRUE(runs.needsCheckpoint(1));
  runs.setCheckpoint(placeAt(2));
  EXPECT_TRUE(runs.needsCheckpoint(1));
  runs.append(1, {rowAt(2, 0.8), rowAt(3, 0.7)});
  EXPECT_EQ(runs.run(1).rows->size(), 4U);
  runs.setCheckpoint(placeAt(3));
  EXPECT_FALSE(runs.needsCheckpoint(1));
  ASSERT_EQ(runs.run(1).changes.size(), 1U);
  EXPECT_EQ(runs.run(1).changes.front().iteration, 3);
}

TEST_F(RunListTest, PinnedCopyOfRewoundRunIsCompleteImmediately) {
  runs.append({rowAt(0, 1), rowAt(1, 0.9)});
  runs.setSnapshot(pictureAt(experiment, 3, 0.7), false);
  runs.pinPresent();
  runs.shorten(1);
  auto place = std::make_shared<RunCheckpoint>();
  place->runNumber = 1;
  place->rewinds = 1;
  place->point = std::make_shared<ResumePoint>();
  runs.setCheckpoint(place);
  EXPECT_FALSE(runs.needsCheckpoint(1));
}

TEST_F(RunListTest, ShowsLateRowsOfPreviousRun) {
  runs.append({rowAt(0, 1), rowAt(1, 0.9)});
  runs.setSnapshot(pictureAt(experiment, 1, 0.9), false);
  runs.begin(experiment, 2);
  QSignalSpy changes(&runs, &QAbstractItemModel::dataChanged);
  runs.append(1, {rowAt(2, 0.8)});
  ASSERT_EQ(changes.count(), 1);
  EXPECT_EQ(changes[0][0].toModelIndex().row(), 1);
  EXPECT_EQ(runs.index(1, RunList::Mse).data().toString(), number(0.8));
}

TEST(ThrottledCallTest, RunsLastRequestAndFewBefore) {
  int state = 0;
  int shown = 0;
  int calls = 0;
  ThrottledCall show(20, [&] {
    shown = state;
    ++calls;
  });
  for (state = 1; state < 1000; ++state) show.want();
  --state;
  EXPECT_LT(calls, 1000);
  EXPECT_TRUE(QTest::qWaitFor([&] { return shown == state; }, longEnough));
}

/// Numbers that move, `factor` times as large.
class MovingRows : public TableContent {
 public:
  MovingRows(int count, double factor)
      : TableContent({{QStringLiteral("x"), QStringLiteral("x"), QString(), false, true}}),
        count_(count),
        factor_(factor) {}
  int rowCount() const override { return count_; }
  double number(int row, int) const override { return factor_ * row; }
  QString cellText(int, int) const override { return {}; }

 private:
  int count_;
  double factor_;
};

TEST(RowTableTest, SortsAgainAfterChangeDuringSorting) {
  constexpr int count = 30'000;  // more than are sorted at once
  RowTable table;
  table.resize(300, 400);
  table.show();
  table.setContent(std::make_shared<MovingRows>(count, 1), true);
  ASSERT_TRUE(table.isArranging());
  // The last content there is, and the other way round.
  table.setContent(std::make_shared<MovingRows>(count, -1), false);
  EXPECT_FALSE(table.isCurrent());
  ASSERT_TRUE(QTest::qWaitFor([&] { return table.isCurrent(); }, longEnough));
  const auto order = table.order();
  ASSERT_EQ(order.size(), static_cast<std::size_t>(count));
  EXPECT_EQ(order.front(), count - 1);
  EXPECT_EQ(order.back(), 0);
}

}  // namespace
}  // namespace gtv::ui
