#include "studies/held_out.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <memory>
#include <numeric>

#include "base/counted.h"
#include "base/decompositions.h"
#include "base/rng.h"
#include "federated/catalogue.h"
#include "instances/local_models.h"
#include "instances/problem_building.h"
#include "instances/similarity_graph.h"
#include "run/paired_difference.h"

namespace gtv {
namespace {

/// Where the error is measured.
struct Test {
  const LocalDatasets* samples;
  std::vector<int> nodes;
  std::vector<bool> labeled;  ///< the sampling set to learn from
};

std::vector<int> allNodes(int count) {
  std::vector<int> nodes(static_cast<std::size_t>(count));
  std::iota(nodes.begin(), nodes.end(), 0);
  return nodes;
}

std::vector<int> labeledNodes(const std::vector<bool>& labeled) {
  std::vector<int> nodes;
  for (std::size_t i = 0; i < labeled.size(); ++i)
    if (labeled[i]) nodes.push_back(static_cast<int>(i));
  return nodes;
}

/// Hides the labels of a share of the nodes: which.
std::vector<int> hide(std::vector<bool>& labeled, double share, Rng rng) {
  const auto known = labeledNodes(labeled);
  const int count = static_cast<int>(std::lround(share * static_cast<double>(known.size())));
  std::vector<int> hidden;
  for (const int k : rng.sample(static_cast<int>(known.size()), count)) {
    hidden.push_back(known[static_cast<std::size_t>(k)]);
    labeled[static_cast<std::size_t>(hidden.back())] = false;
  }
  return hidden;
}

bool hasTestSamples(const NodeData& data) { return data.test.sampleCount() > 0; }
bool hasValidationSamples(const NodeData& data) { return data.validation.sampleCount() > 0; }

/// Is λ chosen by samples of their own, beside the test?
bool choosesBySamples(const NodeData& data) {
  return data.heldOut.empty() && hasTestSamples(data) && hasValidationSamples(data);
}

/// Of a split that is possible, see checkHeldOut().
Test testOf(const Experiment& experiment, const NodeData& data, std::uint64_t repeat) {
  Test test{&data.datasets, data.heldOut, data.labeled};
  if (!data.heldOut.empty()) return test;
  if (hasTestSamples(data) || hasValidationSamples(data)) {
    test.samples = hasTestSamples(data) ? &data.test : &data.validation;
    test.nodes = allNodes(data.datasets.nodeCount());
    return test;
  }
  test.nodes = hide(test.labeled, experiment.at("heldOut").at("testFraction").get<double>(),
                    Rng(experiment.seed(), repeat).stream("held-out"));
  std::sort(test.nodes.begin(), test.nodes.end());
  return test;
}

double squaredErrorOver(const LocalDatasets& samples, const std::vector<int>& nodes,
                        const std::function<double(int node, const Vector& features)>& predict) {
  double sum = 0;
  double count = 0;
  Vector features;
  for (const int node : nodes)
    for (Eigen::Index r = 0; r < samples.sampleCount(node); ++r) {
      features = samples.features(node).row(r);
      const double error = predict(node, features) - samples.labels(node)[r];
      sum += error * error;
      ++count;
    }
  return count > 0 ? sum / count : std::nan("");
}

/// Errors of the test, one per λ of the grid.
Result<std::vector<double>> gridErrors(const Experiment& experiment, const ProblemInstance& network,
                                       const Test& test, const std::vector<double>& lambdas,
                                       const std::stop_token& stop) {
  auto problem = buildProblem(experiment, network, test.labeled);
  if (!problem) return problem.error();
  const auto choice = experiment.solver();
  const auto& model = network.parametricModel();
  problem->lambda = lambdas.back();
  auto context = methodContextOf(experiment, network);
  context.stop = stop;
  std::unique_ptr<Solver> solver;
  const auto iterations = experiment.at("heldOut").at("iterations").get<std::int64_t>();
  std::vector<double> errors(lambdas.size());
  for (std::size_t k = lambdas.size(); k-- > 0;) {
    problem->lambda = lambdas[k];
    // The first λ starts from nothing, and so does one after a λ at which the method diverged.
    const bool isFresh = !solver || !solver->primal().allFinite();
    if (isFresh) {
      auto made = makeSolver(choice, *problem, context);
      if (!made) return made.error();
      solver = std::move(*made);
      solver->setStopToken(stop);
    } else {
      solver->problemChanged();
    }
    const auto budget = isFresh ? 5 * iterations : iterations;
    for (std::int64_t step = 0; step < budget; ++step) {
      if (stop.stop_requested()) return Error{"heldOut", "stopped"};
      solver->step();
    }
    const Matrix& W = solver->primal();
    errors[k] = squaredErrorOver(*test.samples, test.nodes, [&](int node, const Vector& features) {
      return model.predict(W.col(node), features.transpose())(0, 0);
    });
  }
  return errors;
}

double meanOf(const std::vector<double>& x) {
  double sum = 0;
  for (const double value : x) sum += value;
  return sum / static_cast<double>(x.size());
}

/// One value has no deviation: null.
Json deviationOf(const std::vector<double>& x) {
  if (x.size() < 2) return nullptr;
  const double mean = meanOf(x);
  double sum = 0;
  for (const double value : x) sum += (value - mean) * (value - mean);
  return std::sqrt(sum / static_cast<double>(x.size() - 1));
}

void baselines(const Experiment& experiment, const ProblemInstance& network, const Test& test,
               HeldOutSplit& split) {
  const auto& data = network.parametricData();
  const int d = data.datasets.dimension();
  double labelSum = 0;
  double count = 0;
  Matrix gram = Matrix::Zero(d, d);
  Vector moment = Vector::Zero(d);
  for (int i = 0; i < network.nodeCount(); ++i) {
    if (!test.labeled[i]) continue;
    const auto X = data.datasets.features(i);
    const auto y = data.datasets.labels(i);
    gram += X.transpose() * X;
    moment += X.transpose() * y;
    labelSum += y.sum();
    count += static_cast<double>(y.size());
  }
  const double mean = labelSum / std::max(count, 1.0);
  gram /= std::max(count, 1.0);
  moment /= std::max(count, 1.0);
  // The intercept is spared unless the loss says otherwise.
  const auto loss = experiment.loss();
  const bool all = loss.has("ridgeOnIntercept") && loss.flag("ridgeOnIntercept");
  if (loss.has("ridge"))
    for (int j = 0; j < d; ++j)
      if (j != data.intercept || all) gram(j, j) += loss.number("ridge");
  const Vector pooled = leastSquares(gram, moment);

  split.mean =
      squaredErrorOver(*test.samples, test.nodes, [&](int, const Vector&) { return mean; });
  split.ridge = squaredErrorOver(*test.samples, test.nodes,
                                 [&](int, const Vector& features) { return features.dot(pooled); });
  split.geographic = squaredErrorOver(*test.samples, test.nodes, [&](int node, const Vector&) {
    double sum = 0;
    double samples = 0;
    for (const auto& incidence : network.graph->neighbours(node)) {
      if (!test.labeled[incidence.neighbour]) continue;
      sum += data.datasets.labels(incidence.neighbour).sum();
      samples += static_cast<double>(data.datasets.sampleCount(incidence.neighbour));
    }
    return samples > 0 ? sum / samples : mean;
  });
}

}  // namespace

std::vector<double> heldOutLambdas(const Experiment& experiment) {
  const auto& study = experiment.at("heldOut");
  const double from = study.at("lambdaFrom").get<double>();
  const double to = study.at("lambdaTo").get<double>();
  const int count = study.at("lambdaCount").get<int>();
  std::vector<double> lambdas;
  lambdas.reserve(static_cast<std::size_t>(count));
  for (int k = 0; k < count; ++k)
    lambdas.push_back(from * std::pow(to / from, static_cast<double>(k) / (count - 1)));
  return lambdas;
}

Result<void> checkHeldOut(const Experiment& experiment, const ProblemInstance& network) {
  const auto& study = experiment.at("heldOut");
  check(study.is_object(), "the experiment asks for a held-out study");
  if (trainsLearners(experiment))
    return Error{"heldOut", "is for methods that train parameter vectors"};
  if (!areNumbers(network.labels))
    return Error{
        "heldOut",
        fmt::format("compares squared errors of real labels, which the loss {} does not have",
                    experiment.loss().kind())};
  const auto& data = *network.data;
  const double share = study.at("testFraction").get<double>();
  const auto known = static_cast<double>(labeledNodes(data.labeled).size());
  if (data.heldOut.empty() && !hasTestSamples(data) && !hasValidationSamples(data) &&
      (std::lround(share * known) < 1 || std::lround(share * known) >= known))
    return Error{"heldOut.testFraction",
                 fmt::format("leaves no node to test on, or none to learn from: {} of {}", share,
                             counted(static_cast<std::int64_t>(known), "labelled node"))};
  // Labels that the study hides must not have made the edges.
  const bool hidesForTest =
      data.heldOut.empty() && !hasTestSamples(data) && !hasValidationSamples(data);
  const bool hidesForValidation =
      !choosesBySamples(data) && study.at("validationFraction").get<double>() > 0;
  if ((hidesForTest || hidesForValidation) && comparesLabels(experiment, data))
    return Error{"graph.measure",
                 hidesForTest
                     ? "uses labels that the study hides for the test: compare features, or "
                       "let the data keep nodes (data.heldOut) or samples (data.validation)"
                     : "uses labels that the study hides to choose λ: compare features, or "
                       "set heldOut.validationFraction to 0"};
  if (study.at("lambdaTo") <= study.at("lambdaFrom"))
    return Error{"heldOut.lambdaTo", "must be larger than lambdaFrom"};
  return {};
}

Result<HeldOutSplit> heldOutSplit(const Experiment& experiment, const ProblemInstance& network,
                                  std::uint64_t repeat, const std::stop_token& stop) {
  if (auto possible = checkHeldOut(experiment, network); !possible) return possible.error();
  const auto& study = experiment.at("heldOut");
  const auto& data = network.parametricData();
  HeldOutSplit split;
  split.lambdas = heldOutLambdas(experiment);

  const auto test = testOf(experiment, data, repeat);
  auto errors = gridErrors(experiment, network, test, split.lambdas, stop);
  if (!errors) return errors.error();
  split.mse = std::move(*errors);

  auto validation = test;
  if (choosesBySamples(data)) {
    validation.samples = &data.validation;
    validation.nodes = allNodes(network.nodeCount());
  } else {
    validation.samples = &data.datasets;
    validation.nodes = hide(validation.labeled, study.at("validationFraction").get<double>(),
                            Rng(experiment.seed(), repeat).stream("validation"));
  }
  if (!validation.nodes.empty()) {
    auto validationErrors = gridErrors(experiment, network, validation, split.lambdas, stop);
    if (!validationErrors) return validationErrors.error();
    split.validationMse = std::move(*validationErrors);
  }
  split.labelDeviation = data.source.labelScale.deviation;
  baselines(experiment, network, test, split);
  return split;
}

Json heldOutReport(const Experiment& experiment, const std::vector<HeldOutSplit>& splits) {
  check(!splits.empty(), "there is at least one split");
  const bool validated = std::none_of(splits.begin(), splits.end(), [](const HeldOutSplit& split) {
    return split.validationMse.empty();
  });
  const auto over = [&](const std::function<double(const HeldOutSplit&)>& read) {
    std::vector<double> values;
    values.reserve(splits.size());
    for (const auto& split : splits) values.push_back(read(split));
    return values;
  };
  Json report;
  report["lambdas"] = splits.front().lambdas;
  Json mse = Json::array();
  Json deviation = Json::array();
  Json validation = Json::array();
  Json diverged = Json::array();
  std::size_t best = 0;
  for (std::size_t k = 0; k < splits.front().lambdas.size(); ++k) {
    const auto values = over([&](const HeldOutSplit& split) { return split.mse[k]; });
    mse.push_back(meanOf(values));
    deviation.push_back(deviationOf(values));
    if (validated)
      validation.push_back(
          meanOf(over([&](const HeldOutSplit& split) { return split.validationMse[k]; })));
    const double present = mse[k].get<double>();
    if (!std::isfinite(present))
      diverged.push_back(splits.front().lambdas[k]);
    else if (const double before = mse[best].get<double>(); !(before <= present))
      best = k;
  }
  report["mse"] = mse;
  report["std"] = deviation;
  report["validationMse"] = validation;
  report["best"] = {
      {"lambda", splits.front().lambdas[best]}, {"mse", mse[best]}, {"std", deviation[best]}};
  if (validated) {
    const auto choose = [](const HeldOutSplit& split) {
      const auto size = [](double error) {
        return std::isfinite(error) ? error : std::numeric_limits<double>::max();
      };
      return static_cast<std::size_t>(
          std::min_element(split.validationMse.begin(), split.validationMse.end(),
                           [&](double a, double b) { return size(a) < size(b); }) -
          split.validationMse.begin());
    };
    Json lambdas = Json::array();
    for (const auto& split : splits) lambdas.push_back(split.lambdas[choose(split)]);
    const auto values = over([&](const HeldOutSplit& split) { return split.mse[choose(split)]; });
    report["chosenByValidation"] = {
        {"lambdas", lambdas}, {"mse", meanOf(values)}, {"std", deviationOf(values)}};
  } else {
    report["chosenByValidation"] = nullptr;
  }
  const auto ridge = over([](const HeldOutSplit& split) { return split.ridge; });
  const auto geographic = over([](const HeldOutSplit& split) { return split.geographic; });
  const auto mean = over([](const HeldOutSplit& split) { return split.mean; });
  report["baselines"] = {
      {"ridge", meanOf(ridge)}, {"geographic", meanOf(geographic)}, {"mean", meanOf(mean)}};
  report["baselineStd"] = {{"ridge", deviationOf(ridge)},
                           {"geographic", deviationOf(geographic)},
                           {"mean", deviationOf(mean)}};
  Json paired = Json::object();
  for (const auto& [name, errors] :
       {std::pair("ridge", &ridge), {"geographic", &geographic}, {"mean", &mean}}) {
    auto differences = over([&](const HeldOutSplit& split) { return split.mse[best]; });
    for (std::size_t k = 0; k < differences.size(); ++k) differences[k] -= (*errors)[k];
    paired[name] = pairedDifference(differences);
  }
  report["paired"] = std::move(paired);
  report["diverged"] = std::move(diverged);
  report["labelDeviation"] =
      meanOf(over([](const HeldOutSplit& split) { return split.labelDeviation; }));
  report["paper"] = experiment.at("heldOut").at("paper");
  report["splits"] = splits.size();
  return report;
}

}  // namespace gtv
