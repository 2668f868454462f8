#include "support/sessions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>

#include "kernels/instruction_set.h"
#include "session/packing.h"

namespace gtv::testing {

namespace fs = std::filesystem;

ScratchFolder::ScratchFolder() {
  auto pattern = (fs::temp_directory_path() / "gtvlab-test-XXXXXX").string();
  if (::mkdtemp(pattern.data()) != nullptr) path_ = pattern;
}

ScratchFolder::~ScratchFolder() {
  std::error_code code;
  if (!path_.empty()) fs::remove_all(path_, code);
}

SessionRun recordOf(const Run& run, const Experiment& start, std::int64_t id) {
  SessionRun out;
  out.id = id;
  out.name = "Run " + std::to_string(id);
  out.color = "#e69f00";
  out.start = start;
  out.end = run.experiment();
  out.instructionSet = instructionSet();
  out.program = "test";
  out.status = run.status();
  out.message = run.message();
  out.trace = run.trace();
  out.last = run.measure();
  out.W = std::make_shared<const Matrix>(run.primal());
  out.resumePoint = std::make_shared<const ResumePoint>(run.resumePoint());
  return out;
}

Session sessionOf(const Experiment& experiment, std::int64_t iterations) {
  Session session;
  auto run = std::move(Run::start(experiment).value());
  const auto advanceTo = [&](std::int64_t iteration) {
    while (run->iteration() < iteration) {
      run->extendBudget();
      run->advance(iteration - run->iteration());
    }
  };
  advanceTo(iterations / 2);
  EXPECT_TRUE(run->change("lambda", 2 * experiment.lambda() + 0.01));
  advanceTo(iterations);
  session.experiment = run->experiment();
  session.saved = experiment;
  session.steps = {{"λ", experiment, run->experiment()},
                   {"title", run->experiment(), run->experiment().with("title", "x").value()}};
  session.done = 1;
  session.runs = {recordOf(*run, experiment)};
  const auto part = [](int number, double value) {
    return std::make_shared<const StudyPart>(
        StudyPart{{{"number", number}}, packDoubles({value, -0.0, std::nan("")})});
  };
  session.studies = {{"first", {part(1, 0.1)}}, {"second", {part(2, 1.0 / 3), part(3, 1e-310)}}};
  session.screen = {{"speed", 3}};
  return session;
}

bool isSame(double a, double b) {
  return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

bool isSame(const Matrix& a, const Matrix& b) {
  return a.rows() == b.rows() && a.cols() == b.cols() &&
         std::equal(a.data(), a.data() + a.size(), b.data(),
                    [](double x, double y) { return isSame(x, y); });
}

void expectSame(const RunTrace& a, const RunTrace& b) {
  ASSERT_EQ(a.rows().size(), b.rows().size());
  for (std::size_t k = 0; k < a.rows().size(); ++k) {
    ASSERT_EQ(a.rows()[k].iteration, b.rows()[k].iteration);
    for (const auto& column : traceColumns) {
      const double x = a.rows()[k].*column.value;
      const double y = b.rows()[k].*column.value;
      ASSERT_TRUE(isSame(x, y)) << column.name << " of row " << k;
    }
  }
  ASSERT_EQ(a.changes().size(), b.changes().size());
  for (std::size_t k = 0; k < a.changes().size(); ++k) {
    EXPECT_EQ(a.changes()[k].iteration, b.changes()[k].iteration);
    EXPECT_EQ(a.changes()[k].set, b.changes()[k].set);
  }
}

namespace {

void expectSameResumePoint(const ResumePoint& a, const ResumePoint& b) {
  EXPECT_EQ(a.at.solver.solver, b.at.solver.solver);
  EXPECT_EQ(a.at.solver.iteration, b.at.solver.iteration);
  EXPECT_EQ(a.at.solver.randomState, b.at.solver.randomState);
  EXPECT_EQ(a.at.solver.scalars.size(), b.at.solver.scalars.size());
  EXPECT_TRUE(isSame(a.at.solver.W, b.at.solver.W));
  EXPECT_TRUE(isSame(a.at.solver.U, b.at.solver.U));
  ASSERT_EQ(a.at.solver.auxiliary.size(), b.at.solver.auxiliary.size());
  for (std::size_t k = 0; k < a.at.solver.auxiliary.size(); ++k)
    EXPECT_TRUE(isSame(a.at.solver.auxiliary[k], b.at.solver.auxiliary[k])) << k;
  EXPECT_EQ(a.at.iterationsBefore, b.at.iterationsBefore);
  EXPECT_EQ(a.at.experiment, b.at.experiment);
  EXPECT_EQ(a.at.status, b.at.status);
  EXPECT_EQ(a.at.message, b.at.message);
  EXPECT_EQ(a.at.budgetStart, b.at.budgetStart);
  EXPECT_EQ(a.at.nextCheck, b.at.nextCheck);
  EXPECT_EQ(a.at.lastCertificate, b.at.lastCertificate);
  EXPECT_EQ(a.at.attainmentChecked, b.at.attainmentChecked);
  EXPECT_EQ(a.at.pendingTermination, b.at.pendingTermination);
  EXPECT_EQ(a.at.objectives, b.at.objectives);
  EXPECT_EQ(a.at.rows, b.at.rows);
  EXPECT_EQ(a.at.changes, b.at.changes);
  EXPECT_EQ(a.at.totalSeconds, b.at.totalSeconds);
  EXPECT_EQ(a.lastFinite.iteration, b.lastFinite.iteration);
  EXPECT_TRUE(isSame(a.lastFinite.W, b.lastFinite.W));
  EXPECT_TRUE(isSame(a.lastFinite.U, b.lastFinite.U));
}

void expectSameRun(const SessionRun& a, const SessionRun& b) {
  EXPECT_EQ(a.id, b.id);
  EXPECT_EQ(a.name, b.name);
  EXPECT_EQ(a.color, b.color);
  EXPECT_EQ(a.pinned, b.pinned);
  EXPECT_EQ(a.hidden, b.hidden);
  EXPECT_EQ(a.start, b.start);
  EXPECT_EQ(a.end, b.end);
  EXPECT_EQ(a.instructionSet, b.instructionSet);
  EXPECT_EQ(a.program, b.program);
  EXPECT_EQ(a.status, b.status);
  EXPECT_EQ(a.message, b.message);
  EXPECT_EQ(a.last.iteration, b.last.iteration);
  expectSame(a.trace, b.trace);
  ASSERT_EQ(a.W == nullptr, b.W == nullptr);
  if (a.W) {
    EXPECT_TRUE(isSame(*a.W, *b.W));
  }
  ASSERT_EQ(a.resumePoint == nullptr, b.resumePoint == nullptr);
  if (a.resumePoint) expectSameResumePoint(*a.resumePoint, *b.resumePoint);
}

}  // namespace

void expectSame(const Session& a, const Session& b) {
  EXPECT_EQ(a.experiment, b.experiment);
  EXPECT_EQ(a.saved, b.saved);
  EXPECT_EQ(a.done, b.done);
  ASSERT_EQ(a.steps.size(), b.steps.size());
  for (std::size_t k = 0; k < a.steps.size(); ++k) {
    EXPECT_EQ(a.steps[k].name, b.steps[k].name);
    EXPECT_EQ(a.steps[k].before, b.steps[k].before);
    EXPECT_EQ(a.steps[k].after, b.steps[k].after);
  }
  ASSERT_EQ(a.runs.size(), b.runs.size());
  for (std::size_t k = 0; k < a.runs.size(); ++k) {
    SCOPED_TRACE(a.runs[k].name);
    expectSameRun(a.runs[k], b.runs[k]);
  }
  ASSERT_EQ(a.sweeps.size(), b.sweeps.size());
  for (std::size_t k = 0; k < a.sweeps.size(); ++k) {
    EXPECT_EQ(a.sweeps[k].plan, b.sweeps[k].plan);
    EXPECT_EQ(a.sweeps[k].rows, b.sweeps[k].rows);
  }
  ASSERT_EQ(a.studies.size(), b.studies.size());
  for (const auto& [name, parts] : a.studies) {
    const auto& others = b.studies.at(name);
    ASSERT_EQ(parts.size(), others.size()) << name;
    for (std::size_t k = 0; k < parts.size(); ++k) {
      EXPECT_EQ(parts[k]->facts, others[k]->facts) << name;
      EXPECT_EQ(parts[k]->numbers, others[k]->numbers) << name;
    }
  }
  EXPECT_EQ(a.screen, b.screen);
}

}  // namespace gtv::testing
