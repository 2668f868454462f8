// What the working copy has at any moment: a run, its list and its document, without a window.
#include "ui/document/session_keeper.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTest>
#include <algorithm>
#include <deque>
#include <optional>

#include "session/replay.h"
#include "session/session_reader.h"
#include "support/experiments.h"
#include "support/sessions.h"
#include "ui/live/experiment_document.h"
#include "ui/live/solver_thread.h"

namespace gtv::ui {
namespace {

namespace fs = std::filesystem;
using ::testing::IsEmpty;

class SessionKeeperTest : public ::testing::Test {
 public:
  SessionKeeperTest() {
    QObject::connect(
        &solver_, &SolverThread::rowsReady, &keeper_,
        [this](int run, const std::vector<TraceRow>& rows) { runs_.append(run, rows); });
    QObject::connect(&solver_, &SolverThread::rewound, &keeper_, [this](int run, std::size_t rows) {
      if (run == solver_.current()) runs_.shorten(rows);
    });
    keeper_.setRoot(scratch_.file("open"));
    // So many iterations that it does not end by itself.
    experiment_ = gtv::testing::changed(gtv::testing::smallExperiment(),
                                        {{"stop.maxIterations", 1'000'000'000}});
    document_.open(experiment_, experiment_, {});
    begin();
    EXPECT_TRUE(keeper_.begin());
  }
  ~SessionKeeperTest() override { keeper_.discard(); }

 protected:
  void begin() {
    const int number = solver_.open(experiment_, false);
    runs_.begin(experiment_, number);
  }
  void change(double lambda) {
    experiment_ = experiment_.with("lambda", lambda).value();
    document_.change(experiment_, QStringLiteral("λ"));
    solver_.change(experiment_);
  }
  /// As the window does at every picture.
  void look() {
    const auto picture = solver_.takeSnapshot();
    if (!picture || picture->runNumber != solver_.current()) return;
    picture_ = picture;
    runs_.setSnapshot(picture, true);
    keeper_.noteRun(*picture);
  }
  /// At most two minutes: a bound against hanging.
  bool waitFor(const std::function<bool()>& holds) {
    QElapsedTimer clock;
    clock.start();
    while (!holds()) {
      if (clock.elapsed() > 120'000) return false;
      QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
      look();
      QTest::qSleep(1);
    }
    return true;
  }
  std::int64_t reached() const { return picture_ ? picture_->reached : -1; }
  bool runTo(std::int64_t iteration) {
    solver_.runUntil(iteration);
    return waitFor([&] { return reached() >= iteration; });
  }
  /// What would be found if the process died now.
  Result<Session> kept() {
    fs::remove_all(scratch_.file("copy"));
    // What the writer takes away meanwhile makes a copy that is not of one moment.
    std::error_code failed;
    fs::copy(keeper_.folder(), scratch_.file("copy"), fs::copy_options::recursive, failed);
    if (failed) return Error{"", failed.message()};
    return readSession(scratch_.file("copy/session.gtvlab"));
  }
  /// Once nothing is on its way any more.
  std::optional<Session> savedWhenIdle() {
    if (!waitFor([&] { return !keeper_.isBusy(); })) return {};
    auto session = kept();
    EXPECT_TRUE(session.ok()) << (session ? "" : session.error().text());
    return session ? std::optional(std::move(*session)) : std::nullopt;
  }
  static void expectAgreement(const Session& session) {
    EXPECT_THAT(session.notes, IsEmpty());
    for (const auto& run : session.runs) {
      const auto& rows = run.trace.rows();
      EXPECT_LE(RunTrace::recordedBefore(run.last.iteration), std::ssize(rows));
      if (!run.resumePoint) continue;
      EXPECT_EQ(run.resumePoint->at.iteration(), run.last.iteration);
      EXPECT_EQ(run.resumePoint->at.rows, rows.size());
      EXPECT_EQ(run.resumePoint->at.changes, run.trace.changes().size());
    }
  }

  gtv::testing::ScratchFolder scratch_;
  Experiment experiment_;
  ExperimentDocument document_;
  RunList runs_;
  SolverThread solver_;
  SessionKeeper keeper_{document_, runs_, solver_, nullptr};
  std::shared_ptr<const Snapshot> picture_;
};

TEST_F(SessionKeeperTest, SavedRowsAndStateAreConsistent) {
  solver_.setRunning(true);
  std::int64_t before = 0;
  for (int k = 1; k <= 5; ++k) {
    std::optional<Session> session;
    ASSERT_TRUE(waitFor([&] {
      // While it is copied it may be written; what then does not fit together is found.
      auto now = kept();
      if (!now || now->runs.empty() || now->runs[0].last.iteration <= before) return false;
      session = std::move(*now);
      return true;
    }));
    before = session->runs[0].last.iteration;
    EXPECT_NE(session->runs[0].resumePoint, nullptr);
    expectAgreement(*session);
    change(0.01 * k);
    // A copy of the run as it is now goes with the change that was just made, or waits for it.
    runs_.pinPresent();
  }
  solver_.setRunning(false);
  const auto session = savedWhenIdle();
  ASSERT_TRUE(session);
  expectAgreement(*session);
  EXPECT_EQ(session->runs.size(), 6U);
  for (const auto& run : session->runs) {
    const auto again = replay(run);
    ASSERT_TRUE(again.ok()) << again.error().text();
    EXPECT_TRUE(again->identical) << run.name << ": " << again->where;
  }
}

TEST_F(SessionKeeperTest, RewoundRunIsKeptUntilItsNewStateArrives) {
  ASSERT_TRUE(runTo(400));
  auto session = savedWhenIdle();
  ASSERT_TRUE(session);
  EXPECT_EQ(session->runs[0].last.iteration, 400);
  solver_.lookAt(150);
  solver_.resume();
  change(0.3);
  std::vector<std::int64_t> seen;
  ASSERT_TRUE(waitFor([&] {
    const auto now = kept();
    if (!now || now->runs.empty()) return false;
    expectAgreement(*now);
    seen.push_back(now->runs[0].last.iteration);
    return seen.back() == 150 && !keeper_.isBusy();
  }));
  // Never less than what it went back to.
  EXPECT_GE(*std::min_element(seen.begin(), seen.end()), 150);
  ASSERT_TRUE(runTo(200));
  session = savedWhenIdle();
  ASSERT_TRUE(session);
  const auto again = replay(session->runs[0]);
  ASSERT_TRUE(again.ok()) << again.error().text();
  EXPECT_TRUE(again->identical) << again->where;
}

TEST_F(SessionKeeperTest, ReplacedRunIsSavedWithItsFinalState) {
  ASSERT_TRUE(runTo(300));
  change(0.2);
  ASSERT_TRUE(runTo(350));
  picture_ = nullptr;
  begin();
  ASSERT_TRUE(runTo(20));
  const auto session = savedWhenIdle();
  ASSERT_TRUE(session);
  expectAgreement(*session);
  ASSERT_EQ(session->runs.size(), 2U);
  EXPECT_EQ(session->runs[0].last.iteration, 20);
  EXPECT_EQ(session->runs[1].last.iteration, 350);
  for (const auto& run : session->runs) EXPECT_TRUE(replay(run)->identical) << run.name;
}

/// A second, and what the computer took away from this process meanwhile.
TEST_F(SessionKeeperTest, SavedStateIsAtMostOneSecondOld) {
  struct Moment {
    qint64 milliseconds;
    std::int64_t iteration;
  };
  std::deque<Moment> moments;
  QElapsedTimer clock;
  clock.start();
  qint64 last = 0;
  qint64 stall = 0;
  int looks = 0;
  solver_.setRunning(true);
  const bool isSaved = waitFor([&] {
    const auto now = clock.elapsed();
    stall = std::max(stall, now - last - 20);
    moments.push_back({now, reached()});
    const auto session = kept();
    last = clock.elapsed();
    if (!session || session->runs.empty() || session->runs[0].last.iteration == 0) return false;
    std::int64_t wanted = 0;
    for (const auto& moment : moments)
      if (now - moment.milliseconds > 1000 + 4 * std::max<qint64>(stall, 0))
        wanted = moment.iteration;
    EXPECT_GE(session->runs[0].last.iteration, wanted);
    // Also while it is saved again and again.
    if (++looks % 5 == 0) keeper_.save(scratch_.file("saved.gtvlab"));
    return now > 2500 && looks >= 20;
  });
  EXPECT_TRUE(isSaved);
  EXPECT_TRUE(waitFor([&] { return !keeper_.isSaving(); }));
}

}  // namespace
}  // namespace gtv::ui
