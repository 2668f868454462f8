#include "ui/live/run_controller.h"

#include <gmock/gmock.h>

#include <QSignalSpy>
#include <QThread>
#include <QUndoStack>
#include <algorithm>
#include <string>
#include <vector>

#include "experiment/documents.h"
#include "support/experiments.h"
#include "support/wait_for.h"
#include "ui/live/exact_optimum.h"
#include "ui/live/experiment_document.h"
#include "ui/live/path_study.h"
#include "ui/live/run_list.h"

namespace gtv::ui {
namespace {

using ::testing::HasSubstr;
using testing::waitFor;
using DocumentState = RunController::DocumentState;

/// A penalty that no run can have: Q is not positive semidefinite.
Json impossiblePenalty() { return Json{{"kind", "mahalanobis"}, {"Q", {{1, 2}, {2, 1}}}}; }

class RunControllerTest : public ::testing::Test {
 protected:
  RunControllerTest() {
    QObject::connect(&run_, &RunController::problemFound, &run_,
                     [this](const Error& error) { problem_ = error.text(); });
    QObject::connect(&run_, &RunController::problemSolved, &run_, [this] { problem_.clear(); });
    QObject::connect(&run_, &RunController::documentChanged, &run_,
                     [this](const ExperimentChange& change) { changes_.push_back(change); });
  }

  void open(const Experiment& experiment, bool running = false) {
    run_.open(experiment, {}, running);
    ASSERT_TRUE(waitFor([&] { return run_.state() == DocumentState::Current; }));
    ASSERT_TRUE(waitFor([&] { return run_.shownIteration() >= 0; }));
  }
  void openPreset(const char* id, bool running = false) { open(loadPreset(id).value(), running); }
  void runTo(std::int64_t iteration) {
    run_.runUntil(iteration);
    ASSERT_TRUE(waitFor([&] { return run_.shownIteration() == iteration && !run_.isRunning(); }));
  }
  void refuse() {
    run_.edit(QStringLiteral("penalty"), impossiblePenalty());
    ASSERT_TRUE(waitFor([&] { return run_.isRefused(); }));
  }
  void breakDown() {
    run_.solver().breakDown(Error{"", "not enough memory"});
    ASSERT_TRUE(waitFor([&] { return run_.isBrokenDown(); }));
  }

  RunController run_;
  std::string problem_;
  std::vector<ExperimentChange> changes_;
};

TEST_F(RunControllerTest, StartsEmptyAndPaused) {
  EXPECT_EQ(run_.state(), DocumentState::Empty);
  EXPECT_FALSE(run_.isRunning());
  EXPECT_EQ(run_.network(), nullptr);
  EXPECT_EQ(run_.snapshot(), nullptr);
  EXPECT_EQ(run_.shownIteration(), -1);
}

TEST_F(RunControllerTest, OpeningShowsNetworkBeforeSnapshots) {
  std::vector<std::string> order;
  QObject::connect(&run_, &RunController::networkReplaced, &run_,
                   [&] { order.emplace_back("network"); });
  QObject::connect(&run_, &RunController::problemChanged, &run_,
                   [&] { order.emplace_back("problem"); });
  QObject::connect(&run_, &RunController::snapshotShown, &run_,
                   [&](const std::shared_ptr<const Snapshot>& snapshot) {
                     order.emplace_back("snapshot");
                     EXPECT_EQ(snapshot->network, run_.network());
                   });
  run_.open(loadPreset("chain").value(), {}, false);
  EXPECT_EQ(run_.state(), DocumentState::Opening);
  ASSERT_TRUE(waitFor([&] {
    return std::count(order.begin(), order.end(), "snapshot") +
               std::count(order.begin(), order.end(), "problem") >=
           2;
  }));
  EXPECT_EQ(run_.state(), DocumentState::Current);
  EXPECT_EQ(order.front(), "network");
}

// Frames that last long: the solver thread has announced and shown the next problem within one.
TEST_F(RunControllerTest, ShowsNoSnapshotBeforeItsProblem) {
  openPreset("star", true);
  int shown = 0;
  QObject::connect(&run_, &RunController::snapshotShown, &run_,
                   [&](const std::shared_ptr<const Snapshot>& snapshot) {
                     EXPECT_EQ(snapshot->problem, run_.path().problem().problem);
                     shown += 1;
                   });
  constexpr int changes = 20;
  int frames = 0;
  QObject::connect(&run_, &RunController::frame, &run_, [&] {
    frames += 1;
    if (frames > 2 * changes || frames % 2 != 0) return;
    run_.edit(QStringLiteral("penalty"), Json{{"kind", frames % 4 == 0 ? "l1" : "squared"}});
    QThread::msleep(30);
  });
  ASSERT_TRUE(waitFor([&] { return frames > 2 * changes && shown > changes / 2; }));
}

TEST_F(RunControllerTest, EditIsOneChangeThatListsItsFields) {
  openPreset("chain");
  run_.edit(QStringLiteral("penalty.kind"), Json("l1"));
  ASSERT_EQ(changes_.size(), 1U);
  EXPECT_EQ(changes_[0].fields(), std::vector<std::string>{"penalty"});
  EXPECT_TRUE(changes_[0].has(ExperimentChange::Part::Penalty));
  EXPECT_FALSE(changes_[0].leavesRun());
  run_.document().setViewField("nodeColor", "degree");
  ASSERT_EQ(changes_.size(), 2U);
  EXPECT_TRUE(changes_[1].leavesRun());
  // What is the same already is no change.
  run_.edit(QStringLiteral("penalty.kind"), Json("l1"));
  EXPECT_EQ(changes_.size(), 2U);
}

TEST_F(RunControllerTest, LambdaChangesRunWithoutRestart) {
  openPreset("sbm-two-clusters");
  runTo(50);
  run_.setLambda(0.07);
  EXPECT_TRUE(waitFor([&] { return run_.snapshot()->numbers.lambda == 0.07; }));
  EXPECT_GE(run_.shownIteration(), 50);
  EXPECT_EQ(run_.exactOptimum().lambda(), 0.07);
}

TEST_F(RunControllerTest, DragOfLambdaIsOneUndoStep) {
  openPreset("chain");
  for (const double lambda : {0.1, 0.2, 0.3}) run_.setLambda(lambda);
  run_.document().undo();
  EXPECT_EQ(run_.experiment().lambda(), loadPreset("chain").value().lambda());
  EXPECT_FALSE(run_.document().steps()->canUndo());
}

TEST_F(RunControllerTest, FinishedRunContinuesWithNewLambda) {
  openPreset("star", true);
  ASSERT_TRUE(waitFor([&] { return !run_.isRunning() && run_.shownIteration() == 1000; }));
  run_.setLambda(2 * run_.experiment().lambda());
  EXPECT_TRUE(waitFor([&] { return run_.shownIteration() > 1000; }));
}

TEST_F(RunControllerTest, ConsecutiveShortRunsAllFinish) {
  // Each ends long before the iterations that would fill its time slot: their number must not grow
  // from run to run, beyond what a number can hold.
  openPreset("star", true);
  const double lambda = run_.experiment().lambda();
  for (int k = 1; k <= 50; ++k) {
    ASSERT_TRUE(waitFor([&] { return run_.shownIteration() == 1000 * k && !run_.isRunning(); }));
    run_.setLambda(lambda * (k % 2 == 0 ? 1 : 1.1));
  }
}

TEST_F(RunControllerTest, PausedRunStaysPausedWhenPenaltyChanges) {
  openPreset("sbm-two-clusters");
  runTo(100);
  run_.edit(QStringLiteral("penalty.kind"), Json("mocha"));
  EXPECT_FALSE(run_.isRunning());
  run_.step();
  EXPECT_TRUE(waitFor([&] { return run_.shownIteration() == 101; }));
}

TEST_F(RunControllerTest, AnotherGraphStartsNewRun) {
  openPreset("sbm-two-clusters");
  runTo(30);
  run_.edit(QStringLiteral("graph.clusterSizes"), Json::array({20, 30}));
  EXPECT_TRUE(waitFor([&] { return run_.snapshot() && run_.snapshot()->W.cols() == 50; }));
  EXPECT_EQ(run_.shownIteration(), 0);
}

TEST_F(RunControllerTest, AnotherLayoutMovesNodesAndKeepsRun) {
  openPreset("sbm-two-clusters");
  runTo(40);
  const QSignalSpy moved(&run_, &RunController::positionsChanged);
  const QSignalSpy replaced(&run_, &RunController::networkReplaced);
  run_.edit(QStringLiteral("layout.kind"), Json("circular"));
  EXPECT_TRUE(waitFor([&] { return moved.count() == 1; }));
  EXPECT_EQ(run_.shownIteration(), 40);
  EXPECT_EQ(replaced.count(), 0);
}

TEST_F(RunControllerTest, RefusedDocumentKeepsPreviousRunRunning) {
  openPreset("chain");
  runTo(30);
  refuse();
  EXPECT_THAT(problem_, HasSubstr("semidefinite"));
  EXPECT_EQ(run_.runnable().penalty().kind(), "nlasso");
  EXPECT_EQ(run_.experiment().penalty().kind(), "mahalanobis");
  // λ still moves what runs.
  run_.setLambda(0.3);
  EXPECT_TRUE(waitFor([&] { return run_.snapshot()->numbers.lambda == 0.3; }));
  EXPECT_TRUE(run_.isRefused());
  EXPECT_FALSE(problem_.empty());
  run_.setRunning(true);
  EXPECT_TRUE(waitFor([&] { return run_.shownIteration() > 30; }));
}

TEST_F(RunControllerTest, CorrectedDocumentIsAppliedWithoutRestart) {
  openPreset("chain");
  runTo(30);
  refuse();
  run_.edit(QStringLiteral("penalty.Q"), Json{{2, 1}, {1, 2}});
  EXPECT_EQ(run_.state(), DocumentState::Current);
  EXPECT_TRUE(problem_.empty());
  run_.step();
  EXPECT_TRUE(waitFor([&] { return run_.shownIteration() == 31; }));
  EXPECT_TRUE(problem_.empty());
}

TEST_F(RunControllerTest, ResetRestoresDocumentOfTheRun) {
  openPreset("chain");
  runTo(30);
  refuse();
  run_.reset();
  EXPECT_TRUE(waitFor([&] { return run_.shownIteration() == 0; }));
  EXPECT_EQ(run_.state(), DocumentState::Current);
  EXPECT_EQ(run_.experiment().penalty().kind(), "nlasso");
  EXPECT_TRUE(problem_.empty());
}

TEST_F(RunControllerTest, UnbuildableDocumentRestoresPreviousOne) {
  openPreset("chain");
  runTo(30);
  const auto before = run_.experiment();
  const QSignalSpy failed(&run_, &RunController::openingFailed);
  run_.open(loadPreset("star").value().with("penalty", impossiblePenalty()).value(), {}, true);
  ASSERT_TRUE(waitFor([&] { return failed.count() == 1; }));
  EXPECT_EQ(run_.state(), DocumentState::Current);
  EXPECT_EQ(run_.experiment(), before);
  EXPECT_EQ(run_.shownIteration(), 30);
  EXPECT_FALSE(run_.document().isModified());
}

TEST_F(RunControllerTest, UnbuildableFirstDocumentIsRefusedAndCanBeCorrected) {
  run_.open(loadPreset("chain").value().with("penalty", impossiblePenalty()).value(), {}, false);
  ASSERT_TRUE(waitFor([&] { return run_.isRefused(); }));
  EXPECT_EQ(run_.network(), nullptr);
  run_.setRunning(true);
  EXPECT_FALSE(run_.isRunning()) << "there is nothing to run";
  run_.edit(QStringLiteral("penalty.kind"), Json("nlasso"));
  ASSERT_TRUE(waitFor([&] { return run_.shownIteration() == 0; }));
  EXPECT_EQ(run_.state(), DocumentState::Current);
}

TEST_F(RunControllerTest, RunTakesEditsAfterFailedOpeningOfAnotherDocument) {
  openPreset("chain");
  runTo(30);
  refuse();
  const QSignalSpy failed(&run_, &RunController::openingFailed);
  run_.open(loadPreset("star").value().with("penalty", impossiblePenalty()).value(), {}, false);
  ASSERT_TRUE(waitFor([&] { return failed.count() == 1; }));
  EXPECT_EQ(run_.experiment().penalty().kind(), "nlasso");
  run_.edit(QStringLiteral("penalty.kind"), Json("l1"));
  run_.setLambda(0.07);
  ASSERT_TRUE(waitFor([&] { return run_.snapshot()->numbers.lambda == 0.07; }));
  EXPECT_EQ(run_.state(), DocumentState::Current);
  EXPECT_EQ(run_.runnable(), run_.experiment());
  EXPECT_EQ(run_.shownIteration(), 30);
}

TEST_F(RunControllerTest, NetworkBuiltBeforeRefusalIsShownAndDocumentStaysRefused) {
  openPreset("chain");
  run_.edit(QStringLiteral("graph.clusterSizes"), Json::array({3, 4}));
  run_.setMemoryCheck([](const Experiment&) {
    return std::optional<Error>(Error{"graph", "takes 7 GB"});
  });
  run_.edit(QStringLiteral("graph.clusterSizes"), Json::array({300, 400}));
  ASSERT_TRUE(run_.isRefused());
  ASSERT_TRUE(waitFor([&] { return run_.network()->nodeCount() == 7; }));
  EXPECT_TRUE(run_.isRefused());
  EXPECT_THAT(problem_, HasSubstr("7 GB"));
  EXPECT_EQ(run_.runnable().at("graph").at("clusterSizes"), Json::array({3, 4}));
}

TEST_F(RunControllerTest, EditBeyondMemoryIsRefusedUntilAllowed) {
  openPreset("chain");
  bool isAllowed = false;
  run_.setMemoryCheck([&](const Experiment&) {
    return isAllowed ? std::nullopt : std::optional<Error>(Error{"graph", "takes 7 GB"});
  });
  const QSignalSpy asked(&run_, &RunController::memoryRefused);
  run_.edit(QStringLiteral("graph.clusterSizes"), Json::array({3, 4}));
  EXPECT_TRUE(run_.isRefused());
  EXPECT_THAT(problem_, HasSubstr("7 GB"));
  ASSERT_TRUE(waitFor([&] { return asked.count() == 1; }));
  isAllowed = true;
  run_.retryRefused();
  EXPECT_TRUE(waitFor([&] { return run_.network()->nodeCount() == 7; }));
  EXPECT_EQ(run_.state(), DocumentState::Current);
}

TEST_F(RunControllerTest, ChangeAfterBreakdownStartsNewRun) {
  openPreset("chain");
  runTo(3);
  breakDown();
  EXPECT_THAT(problem_, HasSubstr("not enough memory"));
  run_.setLambda(0.5);
  ASSERT_TRUE(waitFor([&] { return run_.shownIteration() == 0; }));
  EXPECT_FALSE(run_.isBrokenDown());
  EXPECT_TRUE(problem_.empty());
}

TEST_F(RunControllerTest, ChangedViewAfterBreakdownKeepsSnapshot) {
  openPreset("chain");
  runTo(3);
  breakDown();
  run_.document().setViewField("nodeColor", "degree");
  EXPECT_TRUE(run_.isBrokenDown());
  EXPECT_EQ(run_.shownIteration(), 3);
}

TEST_F(RunControllerTest, StepAfterBreakdownOfFinishedRunTakesOneStep) {
  open(gtv::testing::changed(loadPreset("chain").value(), {{"stop.maxIterations", 3}}), true);
  ASSERT_TRUE(waitFor([&] { return run_.shownIteration() == 3 && !run_.isRunning(); }));
  breakDown();
  run_.step();
  EXPECT_FALSE(run_.isRunning());
  ASSERT_TRUE(waitFor([&] { return run_.shownIteration() == 1; }));
  EXPECT_FALSE(run_.isRunning());
}

TEST_F(RunControllerTest, LookingBackPausesAndRunContinuesFromThere) {
  openPreset("chain");
  runTo(20);
  run_.lookAt(5);
  ASSERT_TRUE(waitFor([&] { return run_.shownIteration() == 5; }));
  EXPECT_TRUE(run_.isLookingBack());
  EXPECT_FALSE(run_.isRunning());
  std::vector<std::int64_t> rewound;
  QObject::connect(&run_, &RunController::rewound, &run_,
                   [&](std::size_t, std::int64_t iteration) { rewound.push_back(iteration); });
  // A step leads through what is known already.
  run_.step();
  ASSERT_TRUE(waitFor([&] { return run_.shownIteration() == 6; }));
  EXPECT_TRUE(run_.isLookingBack());
  EXPECT_TRUE(rewound.empty());
  run_.runUntil(10);
  ASSERT_TRUE(waitFor([&] { return run_.shownIteration() == 10 && !run_.isRunning(); }));
  EXPECT_FALSE(run_.isLookingBack());
  EXPECT_EQ(rewound, std::vector<std::int64_t>{6});
}

TEST_F(RunControllerTest, RunAnewAlwaysStartsNewRun) {
  openPreset("chain");
  runTo(20);
  const auto other = run_.experiment().with("lambda", 0.4).value();
  run_.runAnew(other, QStringLiteral("Again"));
  ASSERT_TRUE(waitFor([&] { return run_.shownIteration() == 0; }));
  EXPECT_EQ(run_.experiment().lambda(), 0.4);
  EXPECT_EQ(run_.document().steps()->undoText(), QStringLiteral("Again"));
  // The same once more: no step, but a run.
  runTo(20);
  run_.runAnew(other, QStringLiteral("Once more"));
  ASSERT_TRUE(waitFor([&] { return run_.shownIteration() == 0; }));
  EXPECT_EQ(run_.document().steps()->undoText(), QStringLiteral("Again"));
}

TEST_F(RunControllerTest, PinnedRunsKeepTheirRows) {
  openPreset("chain");
  runTo(20);
  run_.pin();
  run_.reset();
  ASSERT_TRUE(waitFor([&] { return run_.shownIteration() == 0; }));
  const auto& runs = run_.runs();
  bool isThere = false;
  for (int row = 1; row < runs.rowCount(); ++row)
    isThere = isThere || (runs.run(row).pinned && runs.run(row).rows->size() == 21);
  EXPECT_TRUE(isThere);
}

TEST_F(RunControllerTest, RapidChangesEndWithLastDocument) {
  openPreset("sbm-two-clusters", true);
  for (int k = 0; k < 100; ++k) {
    run_.open(run_.experiment().with("graph.clusterSizes", Json::array({10 + k % 7, 20})).value(),
              {}, true);
    if (k % 3 == 0) QCoreApplication::processEvents();
    if (k % 10 == 0) run_.reset();
    if (k % 10 == 5) run_.setLambda(0.01 * k);
  }
  const int last = 10 + 99 % 7 + 20;
  EXPECT_TRUE(waitFor([&] { return run_.snapshot() && run_.snapshot()->W.cols() == last; }));
  EXPECT_EQ(run_.state(), DocumentState::Current);
}

TEST_F(RunControllerTest, DeliversAllRowsBeforeItIsUpToDate) {
  std::size_t rows = 0;
  QObject::connect(&run_, &RunController::rowsShown, &run_,
                   [&](const std::vector<TraceRow>& news) { rows += news.size(); });
  openPreset("chain");
  runTo(40);
  ASSERT_TRUE(waitFor([&] { return run_.isUpToDate(); }));
  EXPECT_EQ(rows, 41U);
  EXPECT_EQ(run_.runs().run(0).rows->size(), 41U);
}

}  // namespace
}  // namespace gtv::ui
