#include <fmt/format.h>

#include <cmath>

#include "engines.h"
#include "problems.h"
#include "rows.h"
#include "solvers/primal_dual.h"

namespace gtv::bench {
namespace {

constexpr double accuracy = 1e-6;
constexpr std::int64_t mostIterations = 1'000'000;

/// Of the method of this id; null if it refuses the problem or is not there in time.
Json countOf(const std::string& id, const GtvProblem& problem, double optimum, std::int64_t most) {
  const auto solver = solverOf(id, problem);
  if (!solver) return nullptr;
  const auto count = iterationsTo(optimum, accuracy, *solver, problem, most);
  return count ? Json(*count) : Json(nullptr);
}

/// What the λ engine takes from cold to a certificate of 1e-9, against Algorithm 1 to 1e-6.
Row coldRow(Row row, const GtvProblem& problem, int turns) {
  constexpr double tolerance = 1e-9;
  constexpr double limit = 60;
  const auto best = longRun(problem);
  auto plain = sameKernel(problem);
  const auto count = iterationsTo(best.objective, accuracy, plain, problem, mostIterations);
  if (!count) {
    row.leaveOut("Algorithm 1 does not get there");
    return row;
  }
  ColdRun last;
  const auto times = inTurns(
      turns,
      [&] {
        last = coldLambdaEngine(problem, tolerance, limit);
        return last.seconds;
      },
      [&] {
        return secondsOf([&] {
          auto solver = sameKernel(problem);
          for (std::int64_t k = 0; k < *count; ++k) solver.step();
        });
      });
  row.ours = times.ours.least() * 1e3;
  row.theirs = times.theirs.least() * 1e3;
  row.detail = {{"unit", "milliseconds"},
                {"statistic", fmt::format("least of {} runs each, in turns", turns)},
                {"certifiedRelativeGap", last.relative},
                {"asked", tolerance},
                {"method", last.method},
                {"steps", last.steps},
                {"algorithmOneIterations", *count},
                {"optimum", best.objective},
                {"optimumCertifiedTo", best.relative}};
  row.judge(times.timesFaster(), last.relative <= tolerance);
  return row;
}

}  // namespace

std::vector<Row> iterationRows(const Settings& settings) {
  Row row{"3",
          "iterations to relative gap 1e-6, Algorithm 1 over the default engine, geometric mean of "
          "8 problems",
          "×", 5};
  double sum = 0;
  int counted = 0;
  double worst = 0;
  const auto problems = paperProblems();
  for (const auto& [name, problem] : problems) {
    const auto best = longRun(problem);
    const auto most = settings.quick ? mostIterations / 50 : mostIterations;
    const auto ours = countOf("auto", problem, best.objective, most);
    const auto theirs = countOf("primal-dual", problem, best.objective, most);
    row.detail["problems"][name] = {
        {"auto", ours},
        {"algorithmOne", theirs},
        {"fastPrimalDual", countOf("fast-primal-dual", problem, best.objective, most)},
        {"admm", countOf("admm", problem, best.objective, 20'000)},
        {"optimum", best.objective},
        {"optimumCertifiedTo", best.relative}};
    if (ours.is_null() || theirs.is_null()) continue;
    ++counted;
    sum += std::log(theirs.get<double>() / ours.get<double>());
    worst = std::max(worst, ours.get<double>() / theirs.get<double>());
  }
  row.detail["note"] =
      "a step of auto is counted as one, whatever method makes it; admm (its default ρ) and "
      "fast-primal-dual are for information; null: not there in time";
  row.detail["mostTimesAsMany"] = worst;
  row.judge(counted > 0 ? std::exp(sum / counted) : 0,
            counted == static_cast<int>(problems.size()));
  return {row};
}

std::vector<Row> coldRows(const Settings& settings) {
  Row narrow{"4",
             "SBM of the paper, d = 2, cold to certified 1e-9, against Algorithm 1 with the same "
             "kernel to 1e-6",
             "×", 10};
  Row wide{"4-d100", "the same with d = 100", "×", 50};
  std::vector<Row> rows{coldRow(narrow, blockModel(0.01, 0), settings.quick ? 5 : 25)};
  rows.push_back(coldRow(wide, wideBlockModel(1), settings.quick ? 1 : 3));
  if (!settings.quick) {
    const auto less = coldRow(wide, wideBlockModel(0.6), 1);
    rows.back().detail["labelledFraction .6"] = {
        {"ratio", less.ratio}, {"ours", less.ours}, {"theirs", less.theirs}};
  }
  return rows;
}

}  // namespace gtv::bench
