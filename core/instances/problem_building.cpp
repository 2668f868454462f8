#include "instances/problem_building.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <memory>
#include <utility>

#include "base/rng.h"
#include "data/prediction_points.h"
#include "instances/local_models.h"
#include "instances/network_layout.h"
#include "losses/catalogue.h"
#include "models/catalogue.h"
#include "penalties/catalogue.h"
#include "penalties/quadratic_penalty.h"

namespace gtv {
namespace {

/// Which learners the nodes have.
LearnerAssignment localModels(const Experiment& experiment, const ProblemInstance& network) {
  LearnerAssignment models;
  models.task = learningTask(*network.data, network.labels);
  models.labels = network.labels;
  const auto loss = experiment.loss();
  // The clustering loss has none: it is refused where the problem is made, which names it.
  models.sumsLosses = loss.has("scale") && loss.text("scale") == "sum";
  if (const auto& errors = lossCatalogue().find(loss.kind())->make.learnerErrors)
    models.loss = errors(loss);
  models.common = experiment.model();
  models.rng = Rng(experiment.methodSeed(), network.repeat).stream("models");
  if (experiment.methodHasModel()) return models;
  for (const auto& item : experiment.at("nodes"))
    if (const int i = network.nodeOf(item.at("node").get<int>());
        i >= 0 && !item.at("model").is_null())
      models.own[i] = Choice::ofComplete(item.at("model"));
  return models;
}

/// Whether local models with fit and predict can have the experiment's losses.
Result<void> checkLearnerLosses(const Experiment& experiment) {
  const auto loss = experiment.loss();
  if (!lossCatalogue().find(loss.kind())->make.learnerErrors) {
    std::vector<std::string> names;
    for (const auto& [info, maker] : lossCatalogue().entries)
      if (maker.learnerErrors) names.push_back(fmt::format("{} ({})", info.label, info.id));
    return Error{"loss", fmt::format("local models are fitted to real labels by their errors, and "
                                     "to classes by likelihood: choose one of {}, not {}",
                                     fmt::join(names, ", "), loss.kind())};
  }
  for (const char* term : {"ridge", "lasso"})
    if (loss.has(term) && loss.number(term) > 0)
      return Error{fmt::format("loss.{}", term),
                   "local models have their own regularisers (model.ridge), so this must be 0"};
  const auto& overrides = experiment.at("nodes");
  for (std::size_t k = 0; k < overrides.size(); ++k)
    if (const auto& own = overrides[k].at("loss"); !own.is_null() && own != experiment.at("loss"))
      return Error{fmt::format("nodes[{}].loss", k), "local models all have the common loss"};
  return {};
}

Result<GtvProblem> buildLearnerProblem(const Experiment& experiment,
                                       const ProblemInstance& network) {
  if (auto fits = checkLearnerLosses(experiment); !fits) return fits.error();
  const auto points = predictionPoints(*network.data).rows();
  const auto models = localModels(experiment, network);
  GtvProblem problem;
  problem.graph = network.graph;
  // Without any the method refuses.
  problem.dimension = static_cast<int>(std::max<Eigen::Index>(1, points * models.task.outputs));
  problem.lambda = experiment.lambda();
  problem.penalty = std::make_shared<QuadraticPenalty>(
      1 / static_cast<double>(std::max<Eigen::Index>(1, points)));
  problem.losses.assign(static_cast<std::size_t>(network.nodeCount()),
                        std::make_shared<ZeroLoss>(problem.dimension));
  return problem;
}

}  // namespace

std::map<int, Choice> ownLosses(const Experiment& experiment, const ProblemInstance& network) {
  std::map<int, Choice> own;
  for (const auto& item : experiment.at("nodes"))
    if (const int i = network.nodeOf(item.at("node").get<int>());
        i >= 0 && !item.at("loss").is_null())
      own[i] = Choice::ofComplete(item.at("loss"));
  return own;
}

std::string lossKind(const Experiment& experiment, const ProblemInstance& network, int node) {
  const auto own = ownLosses(experiment, network);
  const auto found = own.find(node);
  return found != own.end() ? found->second.kind() : experiment.loss().kind();
}

Result<void> checkCapacities(const EmpiricalGraph& graph, double lambda) {
  for (const auto& edge : graph.edges())
    if (!std::isfinite(lambda * edge.weight))
      return Error{"lambda", fmt::format("{} times the edge weight {} is beyond the largest number",
                                         lambda, edge.weight)};
  return {};
}

Result<GtvProblem> buildProblem(const Experiment& experiment, const ProblemInstance& network,
                                const std::vector<bool>& labeled, const std::stop_token& stop) {
  if (auto fits = checkCapacities(*network.graph, experiment.lambda()); !fits) return fits.error();
  if (trainsLearners(experiment)) return buildLearnerProblem(experiment, network);
  if (auto fits = checkParametric(experiment.model(), experiment.loss().kind(), network.labels);
      !fits)
    return placedAtModel(experiment, fits.error());
  if (const int k = firstOwnModel(experiment); k >= 0)
    return Error{fmt::format("nodes[{}].model", k),
                 fmt::format("{} changes parameter vectors, for which all nodes need the same "
                             "model; models of several kinds need agnostic-fedrelax",
                             experiment.solver().kind())};
  GtvProblem problem;
  problem.graph = network.graph;
  problem.dimension = network.dimension();
  problem.lambda = experiment.lambda();
  const auto penalty = experiment.penalty();
  auto madePenalty = penaltyCatalogue().find(penalty.kind())->make(penalty, problem.dimension);
  if (!madePenalty) return madePenalty.error();
  problem.penalty = std::move(*madePenalty);
  // Penalties of later live changes have to fit too.
  const auto& events = experiment.at("events");
  for (std::size_t k = 0; k < events.size(); ++k)
    if (const auto& set = events[k].at("set"); set.contains("penalty")) {
      const auto changed = experiment.with("penalty", set.at("penalty"));
      if (!changed) return changed.error();
      const auto later = changed->penalty();
      auto made = penaltyCatalogue().find(later.kind())->make(later, problem.dimension);
      if (!made)
        return Error{fmt::format("events[{}].set.{}", k, made.error().where), made.error().message};
    }

  const auto ownLoss = ownLosses(experiment, network);
  // The losses share ownership of the data.
  const auto& shared = network.mapped ? network.mapped : network.data;
  const LossContext context{std::shared_ptr<const LocalDatasets>(shared, &shared->datasets),
                            shared->intercept, shared->classes, network.model, stop};
  for (const auto& [node, own] : ownLoss)
    if (auto fits = checkParametric(experiment.model(), own.kind(), network.labels); !fits)
      return fits.error();
  const auto common = experiment.loss();
  const auto zero = std::make_shared<ZeroLoss>(problem.dimension);
  problem.losses.reserve(static_cast<std::size_t>(network.nodeCount()));
  for (int i = 0; i < network.nodeCount(); ++i) {
    if (stop.stop_requested()) return Error{"", "stopped before the losses were made"};
    if (!labeled[i] || network.data->datasets.sampleCount(i) == 0) {
      problem.losses.push_back(zero);
      continue;
    }
    const auto own = ownLoss.find(i);
    const auto& choice = own == ownLoss.end() ? common : own->second;
    auto loss = lossCatalogue().find(choice.kind())->make.make(choice, context, i);
    if (!loss) return loss.error();
    problem.losses.push_back(std::move(*loss));
  }
  return problem;
}

Result<GtvProblem> buildProblem(const Experiment& experiment, const ProblemInstance& network,
                                const std::stop_token& stop) {
  return buildProblem(experiment, network, network.data->labeled, stop);
}

namespace {

/// Those of the data, or else where the generator places the nodes; NaN for nodes that were added.
Matrix nodeCoordinates(const ProblemInstance& network) {
  const auto& drawing = network.drawing;
  const Matrix& given = drawing.coordinates.cols() > 0 ? drawing.coordinates : drawing.positions;
  if (given.cols() == 0) return given;
  Matrix out = Matrix::Constant(given.rows(), network.nodeCount(), std::nan(""));
  for (int i = 0; i < network.nodeCount(); ++i)
    if (const int id = network.ids[static_cast<std::size_t>(i)]; id < given.cols())
      out.col(i) = given.col(id);
  return out;
}

}  // namespace

MethodContext methodContextOf(const Experiment& experiment, const ProblemInstance& network) {
  const Rng root(experiment.methodSeed(), network.repeat);
  MethodContext federation{
      network.data,
      network.clusters,
      root.stream("solver"),
      network.byzantine,
      network.mapped,
      readCommunicationConditions(experiment.network(), network.ids, root.stream("network"))};
  federation.coordinates = nodeCoordinates(network);
  federation.labels = network.labels;
  if (trainsLearners(experiment))
    federation.models = std::make_shared<LearnerAssignment>(localModels(experiment, network));
  return federation;
}

std::vector<Error> validate(const Experiment& experiment) {
  std::vector<Error> problems;
  const auto network = drawProblemInstance(experiment);
  if (!network) {
    problems.push_back(network.error());
    return problems;
  }
  if (const auto problem = buildProblem(experiment, **network); !problem)
    problems.push_back(problem.error());
  if (const auto layout = layoutNetwork(experiment, **network); !layout)
    problems.push_back(layout.error());
  return problems;
}

}  // namespace gtv
