#include "instances/starts.h"

#include <fmt/format.h>

#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/csv.h"
#include "base/rng.h"
#include "instances/local_models.h"
#include "problem/local_erm.h"

namespace gtv {
namespace {

/// Nodes without a fit of their own take the mean of the others.
Result<Matrix> localFits(const GtvProblem& problem, const std::stop_token& stop) {
  Matrix W = localMinimisers(problem, stop);
  Vector sum = Vector::Zero(W.rows());
  double count = 0;
  for (Eigen::Index i = 0; i < W.cols(); ++i) {
    if (!W.col(i).allFinite()) continue;
    sum += W.col(i);
    ++count;
  }
  if (stop.stop_requested()) return Error{"", "stopped before the first iteration"};
  if (count == 0)
    return Error{"start.kind",
                 "no node has a local fit: without data, or with a loss that has kinks, is not "
                 "convex or has no minimiser, there is none; choose another start"};
  sum /= count;
  for (Eigen::Index i = 0; i < W.cols(); ++i)
    if (!W.col(i).allFinite()) W.col(i) = sum;
  return W;
}

Result<Matrix> modelsOfFile(const CsvTable& table, const ProblemInstance& network, int dimension) {
  std::vector<std::string> expected{"node"};
  for (int j = 1; j <= dimension; ++j) expected.push_back(fmt::format("w{}", j));
  if (table.header != expected)
    return table.errorInHeader(
        fmt::format("expected the columns node, w1, …, w{}, as weights.csv of a run with {} "
                    "parameters per node has them",
                    dimension, dimension));
  std::unordered_map<std::string, Eigen::Index> nodes;
  for (std::size_t i = 0; i < network.nodeKeys.size(); ++i)
    nodes.emplace(network.nodeKeys[i], static_cast<Eigen::Index>(i));
  Matrix W(dimension, static_cast<Eigen::Index>(network.nodeKeys.size()));
  std::vector<bool> given(network.nodeKeys.size(), false);
  for (const auto& row : table.rows) {
    const auto found = nodes.find(row.cells[0]);
    if (found == nodes.end())
      return table.errorAt(row, fmt::format("the network has no node '{}'", row.cells[0]));
    const auto i = found->second;
    if (given[static_cast<std::size_t>(i)])
      return table.errorAt(row,
                           fmt::format("node '{}' stands here for a second time", row.cells[0]));
    given[static_cast<std::size_t>(i)] = true;
    for (int j = 0; j < dimension; ++j) {
      const auto number = table.number(row, j + 1);
      if (!number) return number.error();
      W(j, i) = *number;
    }
  }
  for (std::size_t i = 0; i < given.size(); ++i)
    if (!given[i])
      return Error{table.name, fmt::format("has no row for node '{}'", network.nodeKeys[i])};
  return W;
}

}  // namespace

Result<std::optional<Matrix>> startModels(const Experiment& experiment,
                                          const ProblemInstance& network, const GtvProblem& problem,
                                          const std::stop_token& stop) {
  const auto& given = experiment.at("start");
  if (given.is_null()) return std::optional<Matrix>();
  if (trainsLearners(experiment))
    return Error{"start",
                 "the local models of this method have no parameter vectors to start from; leave "
                 "`start` out (null)"};
  const auto start = Choice::ofComplete(given);
  Matrix W = Matrix::Zero(problem.dimension, problem.nodeCount());
  auto draws = Rng(experiment.methodSeed(), network.repeat).stream("start");
  if (start.kind() == "uniform") {
    const double size = start.number("size");
    for (double& entry : W.reshaped()) entry = draws.uniform(-size, size);
  } else if (start.kind() == "normal") {
    draws.fillNormal(W);
    W *= start.number("spread");
  } else if (start.kind() == "local") {
    auto fits = localFits(problem, stop);
    if (!fits) return fits.error();
    W = std::move(*fits);
  } else if (start.kind() == "file") {
    const auto name = start.text("file");
    if (name.empty())
      return Error{"start.file", "names no file; weights.csv of a run is such a file"};
    const auto path = experiment.findFile(name);
    if (!path) return Error{"start.file", path.error().text()};
    const auto table = readCsv(*path, name);
    if (!table) return Error{"start.file", table.error().text()};
    auto read = modelsOfFile(*table, network, problem.dimension);
    if (!read) return Error{"start.file", read.error().text()};
    W = std::move(*read);
  }
  return std::optional(std::move(W));
}

}  // namespace gtv
