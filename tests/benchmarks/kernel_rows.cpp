#include <fmt/format.h>

#include <Eigen/Cholesky>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <memory>

#include "base/number.h"
#include "child_process.h"
#include "engines.h"
#include "kernels/instruction_set.h"
#include "models/matrix_products.h"
#include "problems.h"
#include "rows.h"
#include "triad.h"

namespace gtv::bench {
namespace {

constexpr int agreementSweeps = 50;

// --------------------------------------------------------------- 1: against scipy.sparse --------

/// R with H_i = RᵀR; of zero losses 0.
RowMatrix rootOfHessian(const LocalLoss& loss, Eigen::Index rank) {
  const auto d = loss.dimension();
  if (loss.isZero()) return RowMatrix::Zero(rank, d);
  if (const auto thin = loss.thinHessian()) return thin->rows;
  Matrix H = Matrix::Zero(d, d);
  loss.addHessian(Vector::Zero(d), H);
  check(d == 2, "other sizes have few samples here");
  return Eigen::LLT<Eigen::Matrix2d>(Eigen::Matrix2d(H)).matrixU().toDenseMatrix();
}

void write(std::ofstream& file, const RowMatrix& numbers) {
  file.write(reinterpret_cast<const char*>(numbers.data()),
             static_cast<std::streamsize>(sizeof(double)) * numbers.size());
}

/// Two lines (nodes, edges, d, rows of R; λ), then as doubles the heads, the tails, R and b =
/// −∇L(0) of every node.
void writeProblem(const GtvProblem& problem, const std::filesystem::path& path) {
  const auto d = problem.dimension;
  Eigen::Index rank = d;
  for (const auto& loss : problem.losses)
    if (const auto thin = loss->thinHessian()) rank = thin->rows.rows();
  std::ofstream file(path, std::ios::binary);
  file << problem.nodeCount() << ' ' << problem.edgeCount() << ' ' << d << ' ' << rank << '\n'
       << formatNumber(problem.lambda) << '\n';
  RowMatrix ends(2, problem.edgeCount());
  for (int e = 0; e < problem.edgeCount(); ++e)
    ends.col(e) << problem.graph->edge(e).head, problem.graph->edge(e).tail;
  write(file, ends);
  for (const auto& loss : problem.losses) write(file, rootOfHessian(*loss, rank));
  Vector gradient(d);
  for (const auto& loss : problem.losses) {
    loss->gradient(Vector::Zero(d), gradient);
    write(file, -gradient);
  }
}

/// scipy_sweep.py at work; null if no Python has scipy.
std::unique_ptr<ChildProcess> startScipy(const std::filesystem::path& file, std::string& version) {
  for (const char* python : {"python3", "/usr/bin/python3"}) {
    auto child = std::make_unique<ChildProcess>(std::vector<std::string>{
        "env", "OPENBLAS_NUM_THREADS=1", "OMP_NUM_THREADS=1", python,
        std::string(GTV_BENCH_SCRIPTS) + "/scipy_sweep.py", file.string()});
    if (const auto line = child->readLine(); line && line->starts_with("scipy")) {
      version = *line;
      return child;
    }
  }
  return nullptr;
}

double answer(ChildProcess& child, const std::string& order) {
  const auto line = child.ask(order);
  const auto number = line ? parseNumber(*line) : std::nullopt;
  return number.value_or(std::nan(""));
}

double squaresAfter(const GtvProblem& problem, int sweeps) {
  auto solver = sameKernel(problem);
  for (int k = 0; k < sweeps; ++k) solver.step();
  return solver.primal().squaredNorm();
}

Row scipyRow(Row row, const GtvProblem& problem, int turns) {
  const auto file = std::filesystem::temp_directory_path() /
                    fmt::format("gtvlab-bench-{}.problem", problem.dimension);
  writeProblem(problem, file);
  std::string version;
  const auto scipy = startScipy(file, version);
  if (!scipy) {
    std::filesystem::remove(file);
    row.leaveOut("no python3 with scipy (package python3-scipy)");
    return row;
  }
  const double ours = squaresAfter(problem, agreementSweeps);
  const double theirs = answer(*scipy, fmt::format("sums {}", agreementSweeps));
  const bool agree = std::abs(ours - theirs) <= 1e-9 * ours;
  const double once = answer(*scipy, "time 5") / 5;
  const int repeats = std::max(1, static_cast<int>(2e-3 / once));
  auto solver = sameKernel(problem);
  auto sweeps = sweepPiece(solver);
  const auto times = inTurns(
      turns, [&] { return sweeps.seconds(); },
      [&] { return answer(*scipy, fmt::format("time {}", repeats)) / repeats; });
  scipy->finish();
  std::filesystem::remove(file);
  row.ours = times.ours.least() * 1e6;
  row.theirs = times.theirs.least() * 1e6;
  row.detail = {{"unit", "microseconds per sweep"},
                {"statistic", "least of pieces of at most 2 ms, in turns"},
                {"turns", turns},
                {"edges", problem.edgeCount()},
                {"nanosecondsPerEdge", times.ours.least() * 1e9 / problem.edgeCount()},
                {"medianRatio", times.theirs.median() / times.ours.median()},
                {"comparator", version},
                {"sameIterates", agree},
                {"sumOfSquares", {ours, theirs}}};
  row.judge(times.timesFaster(), agree);
  return row;
}

// ------------------------------------------------------------------ 2: bandwidth ---------------

/// Bytes that a sweep must move at least for d = 2, as the records are: per edge the flow read and
/// written and the other end's number; per node w̄, the sum and w read and written, the proximal
/// record (τ, three of M, two of q) and where its edges begin.
double minimalBytes(const GtvProblem& problem) {
  constexpr double edge = 2 * 16 + 4;
  constexpr double node = 2 * 3 * 16 + 6 * 8 + 4;
  return edge * problem.edgeCount() + node * problem.nodeCount();
}
constexpr auto bytesFormula =
    "E (flow 2x16 + tail 4) + n ((mean, sum, w) 2x48 + prox (tau, 3 of M, 2 of q) 48 + first 4), "
    "d = 2, 8-byte numbers; triad counted as STREAM does, 24 bytes per element";

}  // namespace

std::vector<Row> scipyRows(const Settings& settings) {
  const int turns = settings.quick ? 20 : 200;
  Row narrow{"1", "one sweep with prox, SBM 200, d = 2, one thread, against scipy.sparse", "×", 18};
  Row wide{"1-d100", "the same with d = 100", "×", 12};
  return {scipyRow(narrow, blockModel(0.01, 0), turns),
          scipyRow(wide, wideBlockModel(1), turns / 2)};
}

std::vector<Row> bandwidthRows(const Settings& settings) {
  const int nodes = settings.quick ? 100'000 : 1'000'000;
  const auto problem = longChain(nodes);
  auto solver = sameKernel(problem);
  solver.step();
  const double bytes = minimalBytes(problem);
  // As much memory as the sweep walks over, so that both live in the same caches or in none.
  Triad triad(static_cast<std::size_t>(solver.bytes()));
  const auto times = inTurns(
      settings.quick ? 9 : 41, [&] { return secondsOf([&] { solver.step(); }); },
      [&] { return triad.seconds(); });
  const double bandwidth = triad.bytes() / times.theirs.least();
  Row row{"2",
          fmt::format("sweep of a chain of {} nodes against its minimal bytes at the bandwidth "
                      "of the triad",
                      nodes),
          "×", 1.25, Better::Lower};
  row.ours = times.ours.least() * 1e3;
  row.theirs = bytes / bandwidth * 1e3;
  // Without the sums, which a chain could keep in registers, and with the line that the triad
  // reads before it writes: the strictest way to count.
  const double withoutSums = bytes - 2.0 * 16 * nodes;
  row.detail = {
      {"unit", "milliseconds"},
      {"statistic", "least of single passes, in turns"},
      {"minimalBytes", bytes},
      {"formula", bytesFormula},
      {"triadGBs", bandwidth * 1e-9},
      {"medianRatio", times.ours.median() * triad.bytes() / times.theirs.median() / bytes},
      {"strictRatio", times.ours.least() * bandwidth * 4 / 3 / withoutSums},
      {"strictMeans", "sums not counted, triad counted with its write-allocate"}};
  row.judge(times.ours.least() * bandwidth / bytes);
  return {row};
}

std::vector<Row> productRows(const Settings& settings) {
  constexpr int samples = 400;
  constexpr int inputs = 784;
  constexpr int units = 32;
  const RowMatrix X = RowMatrix::Random(samples, inputs);
  const RowMatrix W = RowMatrix::Random(inputs, units);
  RowMatrix ours(samples, units);
  RowMatrix theirs(samples, units);
  Piece product([&] {
    ours.setZero();
    addProduct(X, W, ours);
  });
  Piece eigen([&] { theirs.noalias() = X * W; });
  const auto times = inTurns(
      settings.quick ? 20 : 200, [&] { return product.seconds(); },
      [&] { return eigen.seconds(); });
  Row row{"product",
          fmt::format("one layer of a network, {} samples x {} inputs x {} units, against Eigen as "
                      "it is compiled here",
                      samples, inputs, units),
          "×", 2};
  row.ours = times.ours.least() * 1e6;
  row.theirs = times.theirs.least() * 1e6;
  row.detail = {{"unit", "microseconds per product"},
                {"statistic", "least of pieces of at most 2 ms, in turns"},
                {"instructionSet", instructionSet()},
                {"gigaflops", 2e-9 * samples * inputs * units / times.ours.least()}};
  row.judge(times.timesFaster(), (ours - theirs).cwiseAbs().maxCoeff() < 1e-10);
  return {row};
}

std::vector<Row> memoryRows(const Settings& settings) {
  auto problems = paperProblems();
  problems.push_back({"moons 1000", moons(1000, 10, 1)});
  problems.push_back({"levels 10000", levels(10'000)});
  problems.push_back({"geometric 5000", geometric(5000)});
  problems.push_back({"10-regular 5000", regular(5000)});
  if (!settings.quick) {
    problems.push_back({"geometric 20000", geometric(20'000)});
    problems.push_back({"10-regular 100000", regular(100'000)});
    problems.push_back({"moons 10000", moons(10'000, 15, 1)});
    problems.push_back({"chain 1000000", longChain(1'000'000)});
  }
  Row row{"memory", "bytes of solver state per node + edge, d = 2, the most of all problems", "B",
          160, Better::Lower};
  double most = 0;
  for (const auto& [name, problem] : problems) {
    const FastPrimalDualSolver solver(problem);
    const double each = static_cast<double>(solver.bytes()) /
                        static_cast<double>(problem.nodeCount() + problem.edgeCount());
    most = std::max(most, each);
    row.detail["problems"][name] = {{"nodes", problem.nodeCount()},
                                    {"edges", problem.edgeCount()},
                                    {"bytes", solver.bytes()},
                                    {"perNodeAndEdge", each}};
  }
  row.detail["solver"] = "fast-primal-dual with Halpern's anchors, without graph and dataset";
  row.ours = most;
  row.judge(most);
  return {row};
}

std::vector<Row> instructionRows(const Settings& /*settings*/) {
  Row row{"instructions", "instructions per edge and iteration by callgrind, AVX2, SBM, d = 2", "",
          33, Better::Lower};
  ChildProcess guard(
      {"python3", std::string(GTV_BENCH_SCRIPTS) + "/instruction_guard.py", GTV_SWEEP_COUNTER});
  const auto line = guard.readLine();
  const double counted = parseNumber(line.value_or("")).value_or(0);
  if (guard.finish() != 0 || counted <= 0) {
    row.leaveOut("no valgrind, or it did not count (see above)");
    return {row};
  }
  row.ours = counted;
  row.detail["of"] = "Algorithm 1 with the fast kernel, prox included, over the number of edges";
  row.judge(counted);
  return {row};
}

}  // namespace gtv::bench
