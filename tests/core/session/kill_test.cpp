#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <thread>

#include "base/rng.h"
#include "session/session_reader.h"
#include "session/session_writer.h"
#include "support/experiments.h"
#include "support/sessions.h"

namespace gtv {
namespace {

using Clock = std::chrono::steady_clock;
using testing::smallExperiment;

/// What the process that is killed says of every piece of news that it gave away.
struct WriterReport {
  std::int64_t news = 0;
  std::int64_t rows = 0;
  std::int64_t nanoseconds = 0;  ///< of the clock that all processes share
};

std::int64_t now() { return Clock::now().time_since_epoch().count(); }

/// Runs an experiment, moves λ, and gives away what is new, as fast as a window does, for ever.
[[noreturn]] void workUntilKilled(const std::filesystem::path& root, int out) {
  SessionWriter writer(std::move(WorkingCopy::create(root).value()), [](const Result<void>&) {});
  const auto start = smallExperiment();
  auto run = std::move(Run::start(start).value());
  std::size_t kept = 0;
  Experiment before = start;
  std::vector<SessionStep> steps;
  for (std::int64_t k = 1;; ++k) {
    run->extendBudget();
    run->advance(20);
    if (k % 7 == 0 && !run->change("lambda", 0.01 * static_cast<double>(k % 50 + 1))) std::_Exit(1);
    SessionChanges changes;
    changes.experiment = run->experiment();
    changes.saved = start;
    steps.push_back({"step", before, changes.experiment});
    if (steps.size() > 50) steps.erase(steps.begin());
    before = changes.experiment;
    changes.steps = steps;
    changes.done = steps.size();
    changes.screen = {{"news", k}};
    auto record = testing::recordOf(*run, start);
    record.trace = RunTrace();
    for (const auto& change : run->trace().changes()) record.trace.add(change);
    const auto& rows = run->trace().rows();
    for (auto r = kept; r < rows.size(); ++r) record.trace.add(rows[r]);
    changes.runs.push_back({record, kept});
    kept = rows.size();
    writer.write(std::move(changes));
    const WriterReport said{k, static_cast<std::int64_t>(kept), now()};
    if (::write(out, &said, sizeof said) != sizeof said) std::_Exit(1);
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
}

/// Kills a process that works, and returns all that it said before.
std::vector<WriterReport> killAfter(std::chrono::milliseconds time,
                                    const std::filesystem::path& root, std::int64_t& killed) {
  int pipe[2];
  EXPECT_EQ(::pipe(pipe), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    ::close(pipe[0]);
    workUntilKilled(root, pipe[1]);
  }
  ::close(pipe[1]);
  std::vector<WriterReport> all;
  WriterReport said;
  // It has begun to work once it has said something.
  if (::read(pipe[0], &said, sizeof said) == sizeof said) all.push_back(said);
  std::this_thread::sleep_for(time);
  killed = now();
  ::kill(child, SIGKILL);
  int status = 0;
  ::waitpid(child, &status, 0);
  EXPECT_TRUE(WIFSIGNALED(status)) << "it ended by itself, with status " << status;
  while (::read(pipe[0], &said, sizeof said) == sizeof said) all.push_back(said);
  ::close(pipe[0]);
  return all;
}

TEST(SessionKillTest, KillLosesAtMostOneSecond) {
  const auto isSet = [](const char* name) { return std::getenv(name) != nullptr; };
  const int kills = isSet("GTV_LONG") ? 200 : isSet("GTV_BRIEF") ? 5 : 20;
  auto draw = Rng(11).stream("moments");
  constexpr std::int64_t second = 1'000'000'000;
  for (int k = 0; k < kills; ++k) {
    SCOPED_TRACE(k);
    const testing::ScratchFolder scratch;
    std::int64_t killed = 0;
    const auto said =
        killAfter(std::chrono::milliseconds(draw.below(1800)), scratch.path(), killed);
    ASSERT_FALSE(said.empty());
    std::int64_t wantedNews = 0;
    std::int64_t wantedRows = 0;
    for (const auto& one : said) {
      if (killed - one.nanoseconds <= second) continue;
      wantedNews = one.news;
      wantedRows = one.rows;
    }
    const auto copies = otherCopies(scratch.path());
    ASSERT_EQ(copies.size(), 1U);
    EXPECT_FALSE(copies[0].isOpen);
    const auto session = readSession(copies[0].session());
    ASSERT_TRUE(session.ok()) << session.error().text();
    if (wantedNews == 0 && session->runs.empty()) continue;  // killed before it had begun
    EXPECT_GE(session->screen.at("news").get<std::int64_t>(), wantedNews);
    ASSERT_EQ(session->runs.size(), 1U);
    const auto& run = session->runs[0];
    EXPECT_GE(static_cast<std::int64_t>(run.trace.rows().size()), wantedRows);
    // And it goes on from there.
    auto again = std::move(Run::start(run.start).value());
    const auto state = stateOf(run);
    ASSERT_TRUE(state.ok()) << state.error().text();
    ASSERT_TRUE(again->restore(*state));
    EXPECT_EQ(again->iteration(), run.last.iteration);
  }
}

}  // namespace
}  // namespace gtv
