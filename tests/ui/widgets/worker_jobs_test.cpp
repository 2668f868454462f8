#include <gtest/gtest.h>

#include <QTest>
#include <cstdlib>

#include "support/refuse_threads.h"
#include "ui/widgets/latest_only_task.h"
#include "ui/widgets/worker_jobs.h"

namespace gtv::ui {
namespace {

// Ends the process, which has no more threads: with 0 if `begin` is told that there are none, with
// 1 if nothing is said, with 2 if something else is.
template <class Begin>
[[noreturn]] void exitWithoutThreads(Begin begin) {
  if (!testing::refuseThreads()) std::_Exit(3);
  bool failed = false;
  std::string message;
  begin(failed, message);
  const bool said = QTest::qWaitFor([&] { return failed; }, 60'000);
  // Without destructors: that of a pool waits for jobs that nobody does.
  std::_Exit(!said ? 1 : message.find("thread") == std::string::npos ? 2 : 0);
}

class WithoutThreadsDeathTest : public ::testing::Test {
 protected:
  void SetUp() override { GTEST_FLAG_SET(death_test_style, "threadsafe"); }
};

TEST_F(WithoutThreadsDeathTest, JobReportsMissingThread) {
  EXPECT_EXIT(exitWithoutThreads([](bool& failed, std::string& message) {
                static QThreadPool pool;
                startJob(
                    pool, qApp, "for a test", [] {},
                    [&](const Error& error) {
                      failed = true;
                      message = error.message;
                    });
              }),
              ::testing::ExitedWithCode(0), "");
}

TEST_F(WithoutThreadsDeathTest, PictureReportsMissingThread) {
  EXPECT_EXIT(exitWithoutThreads([](bool& failed, std::string& message) {
                static LatestOnlyTask job;
                QObject::connect(&job, &LatestOnlyTask::failed, [&](const Error& error) {
                  failed = !job.isBusy();
                  message = error.message;
                });
                job.start([]() -> LatestOnlyTask::Finish { return [] {}; });
              }),
              ::testing::ExitedWithCode(0), "");
}

}  // namespace
}  // namespace gtv::ui
