#include "solver_thread.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTest>
#include <optional>

#include "support/experiments.h"

namespace gtv::ui {
namespace {

class SolverThreadTest : public ::testing::Test {
 protected:
  SolverThreadTest() {
    QObject::connect(&solver_, &SolverThread::finished, &solver_, [this] { finished_ = true; });
    QObject::connect(&solver_, &SolverThread::placeReady, &solver_,
                     [this](const std::shared_ptr<const RunPlace>& place) { place_ = place; });
  }
  /// At most two minutes: a bound against hanging.
  static bool waitFor(const std::function<bool()>& holds) {
    const QDeadlineTimer end(120'000);
    while (!holds()) {
      if (end.hasExpired()) return false;
      QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
      QTest::qSleep(1);
    }
    return true;
  }
  /// The iteration that the run has reached; nothing if the thread does not answer.
  std::optional<std::int64_t> reached() {
    place_ = nullptr;
    solver_.requestPlace(true);
    if (!waitFor([this] { return place_ != nullptr; })) return {};
    return place_->point->at.iteration();
  }

  SolverThread solver_;
  bool finished_ = false;
  std::shared_ptr<const RunPlace> place_;
};

TEST_F(SolverThreadTest, RunningUntilAnIterationThatHasPassedPauses) {
  solver_.open(gtv::testing::changed(gtv::testing::smallExperiment(),
                                     {{"stop.maxIterations", 1'000'000'000}}),
               true);
  ASSERT_TRUE(waitFor([this] { return reached() > 5; }));
  solver_.runUntil(5);
  ASSERT_TRUE(waitFor([this] { return finished_; }));
  const auto paused = reached();
  ASSERT_TRUE(paused);
  // Each answer gives a run that goes on the time for another iteration.
  for (int k = 0; k < 5; ++k) EXPECT_EQ(reached(), paused);
}

}  // namespace
}  // namespace gtv::ui
