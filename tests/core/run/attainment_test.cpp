#include "run/attainment.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "base/rng.h"
#include "instances/problem_building.h"
#include "run/run.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using ::testing::HasSubstr;

using Samples = std::vector<std::pair<std::vector<double>, double>>;  // x and y

/// Nodes "n0", "n1", … with the samples given, joined as given.
std::shared_ptr<const ProblemInstance> network(const std::vector<Samples>& nodes,
                                               std::vector<Edge> edges, int dimension,
                                               int intercept = -1) {
  auto out = std::make_shared<ProblemInstance>();
  const int n = static_cast<int>(nodes.size());
  out->graph = std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(n, std::move(edges)).value());
  std::vector<Eigen::Index> offsets{0};
  for (const auto& samples : nodes)
    offsets.push_back(offsets.back() + static_cast<Eigen::Index>(samples.size()));
  RowMatrix X(offsets.back(), dimension);
  Vector y(offsets.back());
  Eigen::Index at = 0;
  for (const auto& samples : nodes)
    for (const auto& [x, label] : samples) {
      for (int j = 0; j < dimension; ++j) X(at, j) = x[static_cast<std::size_t>(j)];
      y[at++] = label;
    }
  auto data = std::make_shared<NodeData>();
  data->datasets = LocalDatasets(std::move(X), std::move(y), std::move(offsets));
  data->labeled.assign(nodes.size(), true);
  data->intercept = intercept;
  out->data = out->clean = data;
  for (int i = 0; i < n; ++i) out->nodeKeys.push_back(fmt::format("n{}", i));
  out->clusters.assign(nodes.size(), 0);
  out->labels = LabelKind::Sign;
  return out;
}

std::string why(const ProblemInstance& network,
                const std::vector<std::pair<std::string, Json>>& more = {}) {
  const auto experiment =
      changed(changed(Experiment(), {{"loss", {{"kind", "logistic"}}}, {"lambda", 1}}), more);
  const auto problem = buildProblem(experiment, network);
  EXPECT_TRUE(problem.ok());
  return infimumNotAttainedReason(experiment, network, *problem);
}

TEST(AttainmentTest, SeparableLabelsHaveNoMinimiser) {
  // v = (1, 0) has the right sign everywhere, though neither node alone says so.
  const auto pair = network({{{{1, 5}, 1}, {{-1, 4}, -1}}, {{{2, -5}, 1}}}, {{0, 1, 1}}, 2);
  EXPECT_THAT(why(*pair), HasSubstr("component of node 'n0' are linearly separable"));
  EXPECT_THAT(why(*pair), HasSubstr("add a ridge term"));
}

TEST(AttainmentTest, QuasiSeparableLabelsHaveNoMinimiser) {
  // Along v = (1, −1) the first two samples stay, with both labels, and the third gets better.
  EXPECT_NE(why(*network({{{{1, 1}, 1}, {{1, 1}, -1}, {{2, 1}, 1}}}, {}, 2)), "");
  // The same after a rotation that no floating-point number hits exactly.
  const double c = std::cos(0.3);
  const double s = std::sin(0.3);
  EXPECT_NE(why(*network({{{{c - s, s + c}, 1}, {{c - s, s + c}, -1}, {{2 * c - s, 2 * s + c}, 1}}},
                         {}, 2)),
            "");
}

TEST(AttainmentTest, OverlappingLabelsHaveMinimiser) {
  // −1, +1, −1 on the line with an intercept: no threshold is right.
  EXPECT_EQ(why(*network({{{{1, 0}, -1}, {{1, 1}, 1}, {{1, 2}, -1}}}, {}, 2)), "");
  // The same sample with both labels.
  EXPECT_EQ(why(*network({{{{3}, 1}, {{3}, -1}}}, {}, 1)), "");
  // Two nodes, each separable, that contradict each other.
  const std::vector<Samples> contradiction{{{{1}, 1}}, {{{1}, -1}}};
  EXPECT_EQ(why(*network(contradiction, {{0, 1, 1}}, 1)), "");
}

TEST(AttainmentTest, TreatsNodesSeparatelyWithoutCoupling) {
  const std::vector<Samples> contradiction{{{{1}, 1}}, {{{1}, -1}}};
  EXPECT_THAT(why(*network(contradiction, {}, 1)),
              HasSubstr("labels of node 'n0' (and 1 more) are"));
  EXPECT_NE(why(*network(contradiction, {{0, 1, 1}}, 1), {{"lambda", 0}}), "");
}

std::string whyOfCounts(const std::vector<Samples>& nodes, std::vector<Edge> edges, int dimension,
                        double ridge = 0) {
  auto counts = network(nodes, std::move(edges), dimension);
  auto labelled = std::make_shared<ProblemInstance>(*counts);
  labelled->labels = LabelKind::Count;
  return why(*labelled, {{"loss", {{"kind", "poisson"}, {"ridge", ridge}}}});
}

TEST(AttainmentTest, CountsThatCanAllTendToZeroHaveNoMinimiser) {
  EXPECT_THAT(whyOfCounts({{{{1}, 0}, {{2}, 0}}}, {}, 1),
              HasSubstr("counts 0 of node 'n0' have means that fall towards 0"));
  // One mean falls while the other grows.
  EXPECT_EQ(whyOfCounts({{{{1}, 0}, {{-2}, 0}}}, {}, 1), "");
  EXPECT_EQ(whyOfCounts({{{{1}, 0}, {{2}, 0}}}, {}, 1, 0.1), "");
  // A count above 0 holds what the 0 of the neighbour would let go, ...
  const std::vector<Samples> pair{{{{1}, 0}}, {{{1}, 3}}};
  EXPECT_EQ(whyOfCounts(pair, {{0, 1, 1}}, 1), "");
  EXPECT_THAT(whyOfCounts(pair, {}, 1), HasSubstr("node 'n0'"));
  // ... but not in directions that do not change its mean.
  EXPECT_NE(whyOfCounts({{{{1, 0}, 3}, {{1, 1}, 0}}}, {}, 2), "");
  EXPECT_EQ(whyOfCounts({{{{1, 0}, 3}, {{1, 1}, 0}, {{0, 1}, 2}}}, {}, 2), "");
}

TEST(AttainmentTest, IncludesDirectionsWithoutPenalty) {
  // x = (1, 0) contradicts itself over both nodes; the second coordinate, coupled, too. Uncoupled
  // it is each node's own, where one sample is always separable.
  const std::vector<Samples> nodes{{{{1, 1}, 1}, {{1, -1}, -1}}, {{{1, -1}, 1}, {{1, 1}, -1}}};
  const auto pair = network(nodes, {{0, 1, 1}}, 2);
  EXPECT_EQ(why(*pair), "");
  EXPECT_THAT(why(*pair, {{"penalty", {{"kind", "mixed"}, {"blocks", "1:nlasso"}}}}),
              HasSubstr("the labels of node 'n0' are"));
}

TEST(AttainmentTest, RegulariserGivesMinimiser) {
  const auto separable = network({{{{1, 1}, 1}, {{1, -1}, -1}}}, {}, 2, 0);
  EXPECT_NE(why(*separable), "");
  EXPECT_EQ(why(*separable, {{"loss.ridge", 1e-6}}), "");
  EXPECT_EQ(why(*separable, {{"loss.lasso", 1e-6}}), "");
  // One class only: the intercept, which is not regularised, runs away.
  const auto oneClass = network({{{{1, 1}, 1}, {{1, -1}, 1}}}, {}, 2, 0);
  EXPECT_NE(why(*oneClass, {{"loss.ridge", 1}}), "");
  EXPECT_EQ(why(*oneClass, {{"loss.ridge", 1}, {"loss.ridgeOnIntercept", true}}), "");
}

TEST(AttainmentTest, HingeLossesOnlyConstrainDirections) {
  const std::vector<Samples> nodes{{{{1}, 1}}, {{{1}, -1}}};
  const auto pair = network(nodes, {{0, 1, 1}}, 1);
  EXPECT_EQ(why(*pair, {{"loss", {{"kind", "hinge"}}}}), "");
  // The hinge at n1 stands against n0's escape; with the same label it does not.
  const Json own = Json::array({{{"node", 1}, {"loss", {{"kind", "hinge"}}}}});
  EXPECT_EQ(why(*pair, {{"nodes", own}}), "");
  const std::vector<Samples> agree{{{{1}, 1}}, {{{2}, 1}}};
  EXPECT_NE(why(*network(agree, {{0, 1, 1}}, 1), {{"nodes", own}}), "");
}

/// The samples of classes from 0 on.
std::shared_ptr<const ProblemInstance> networkOfClasses(const std::vector<Samples>& nodes,
                                                        int classes, std::vector<Edge> edges,
                                                        int dimension, int intercept = -1) {
  auto out =
      std::make_shared<ProblemInstance>(*network(nodes, std::move(edges), dimension, intercept));
  auto data = std::make_shared<NodeData>(*out->data);
  data->classes = classes;
  out->data = out->clean = data;
  out->labels = LabelKind::Class;
  ParametricModel model;
  model.outputs = classes;
  out->model = std::make_shared<const ParametricModel>(std::move(model));
  return out;
}

TEST(AttainmentTest, SeparableClassesHaveNoMinimiser) {
  const auto entropy = [](const ProblemInstance& network, const Json& more = Json::object()) {
    Json loss{{"kind", "cross-entropy"}};
    loss.update(more);
    return why(network, {{"loss", loss}});
  };
  // One feature and an intercept: the classes lie one after the other on the line.
  const std::vector<Samples> ordered{{{{-2, 1}, 0}, {{0, 1}, 1}}, {{{2, 1}, 2}, {{-1.5, 1}, 0}}};
  const auto apart = networkOfClasses(ordered, 3, {{0, 1, 1}}, 2, 1);
  EXPECT_THAT(entropy(*apart), HasSubstr("the component of node 'n0' are linearly separable"));
  EXPECT_EQ(entropy(*apart, {{"ridge", 0.1}}), "");
  // Class 1 on both sides of class 0: no linear scores tell them apart, and nothing falls for ever.
  const std::vector<Samples> mixed{
      {{{-1, 1}, 1}, {{0, 1}, 0}, {{1, 1}, 1}, {{-1, 1}, 0}, {{1, 1}, 0}, {{0, 1}, 1}}};
  EXPECT_EQ(entropy(*networkOfClasses(mixed, 2, {}, 2, 1)), "");
  // A class without samples can be left behind for ever, but the infimum is above 0 and can be
  // proved.
  EXPECT_EQ(entropy(*networkOfClasses(mixed, 3, {}, 2, 1)), "");
  // So it is where only one of two components is separable, and where a sample has no features.
  const std::vector<Samples> halves{ordered[0], mixed[0]};
  EXPECT_EQ(entropy(*networkOfClasses(halves, 3, {}, 2, 1)), "");
  EXPECT_THAT(entropy(*networkOfClasses({ordered[0], ordered[1]}, 3, {}, 2, 1)),
              HasSubstr("node 'n0' (and 1 more)"));
  auto empty = ordered;
  empty[0].push_back({{0, 0}, 1});
  EXPECT_EQ(entropy(*networkOfClasses(empty, 3, {{0, 1, 1}}, 2)), "");
}

TEST(AttainmentTest, IgnoresSamplesWithZeroFeatures) {
  // Every loss is the constant log 2, which is attained everywhere.
  const std::vector<Samples> zero{{{{0, 0}, 1}, {{0, 0}, -1}}, {{{0, 0}, 1}}};
  EXPECT_EQ(why(*network(zero, {{0, 1, 1}}, 2)), "");
  const std::vector<Samples> classes{{{{0, 0}, 1}, {{0, 0}, 0}}};
  EXPECT_EQ(why(*networkOfClasses(classes, 2, {}, 2), {{"loss", {{"kind", "cross-entropy"}}}}), "");
  // One sample with features beside them decides.
  auto one = zero;
  one[1].push_back({{1, 2}, -1});
  EXPECT_THAT(why(*network(one, {{0, 1, 1}}, 2)), HasSubstr("separable"));
}

TEST(AttainmentTest, TreatsTwoClassesAsTwoSigns) {
  Rng rng(5);
  int separable = 0;
  for (int trial = 0; trial < 200; ++trial) {
    Samples signs;
    Samples classes;
    for (int r = 0; r < 5; ++r) {
      const std::vector<double> x{rng.normal(), rng.normal()};
      const bool second = rng.uniform() < 0.5;
      signs.push_back({x, second ? 1 : -1});
      classes.push_back({x, second ? 1 : 0});
    }
    const auto ofSigns = why(*network({signs}, {}, 2));
    EXPECT_EQ(why(*networkOfClasses({classes}, 2, {}, 2), {{"loss", {{"kind", "cross-entropy"}}}}),
              ofSigns)
        << trial;
    separable += ofSigns.empty() ? 0 : 1;
  }
  EXPECT_GT(separable, 20);
  EXPECT_LT(separable, 180);
}

TEST(AttainmentTest, AgreesWithConstructionOfTheLabels) {
  Rng rng(11);
  for (int trial = 0; trial < 60; ++trial) {
    const int d = 1 + trial % 6;
    Vector truth(d);
    for (double& x : truth) x = rng.normal();
    Samples samples;
    for (int r = 0; r < 12 * d; ++r) {
      std::vector<double> x(static_cast<std::size_t>(d));
      double score = 0;
      for (int j = 0; j < d; ++j) {
        x[static_cast<std::size_t>(j)] = rng.normal();
        score += x[static_cast<std::size_t>(j)] * truth[j];
      }
      samples.push_back({x, score > 0 ? 1 : -1});
    }
    EXPECT_NE(why(*network({samples}, {}, d)), "") << trial;
    // Every sample with the other label too: all gradients cancel at w = 0, a minimiser.
    auto both = samples;
    for (const auto& [x, y] : samples) both.push_back({x, -y});
    EXPECT_EQ(why(*network({both}, {}, d)), "") << trial;
    // One more sample x = Σ y_r x_r with the label −1: the gradients can cancel with θ > 0.
    auto turned = samples;
    std::vector<double> mean(static_cast<std::size_t>(d), 0.0);
    for (const auto& [x, y] : samples)
      for (int j = 0; j < d; ++j)
        mean[static_cast<std::size_t>(j)] += y * x[static_cast<std::size_t>(j)];
    turned.push_back({mean, -1});
    EXPECT_EQ(why(*network({turned}, {}, d)), "") << trial;
  }
}

TEST(AttainmentTest, OtherLossesHaveMinimiser) {
  EXPECT_EQ(why(*network({{{{1}, 1}}}, {}, 1), {{"loss", {{"kind", "squared"}}}}), "");
}

TEST(AttainmentTest, UnattainedInfimumEndsRunWithReason) {
  const auto separable = network({{{{1, 5}, 1}, {{-1, 4}, -1}}, {{{2, -5}, 1}}}, {{0, 1, 1}}, 2);
  const auto experiment = changed(
      Experiment(),
      {{"loss", {{"kind", "logistic"}}}, {"stop.tolerance", 1e-6}, {"stop.maxIterations", 100000}});
  const auto run = Run::start(experiment, separable).value();
  EXPECT_EQ(run->advance(100000), RunStatus::Uncertified);
  EXPECT_LE(run->iteration(), 20);
  EXPECT_THAT(run->message(), HasSubstr("no certificate: the labels of the component"));
  // Who goes on nevertheless is not stopped again.
  run->extendBudget();
  EXPECT_EQ(run->advance(500), RunStatus::Running);
  // An absolute gap can be proved, attained or not.
  const auto absolute =
      Run::start(changed(experiment, {{"stop.tolerance", 0}, {"stop.gap", 0.1}}), separable)
          .value();
  EXPECT_EQ(absolute->advance(100000), RunStatus::Converged) << absolute->message();
  // Without a certificate to get, nobody asks.
  const auto fixed = Run::start(changed(experiment, {{"stop.tolerance", 0}}), separable).value();
  EXPECT_EQ(fixed->advance(500), RunStatus::Running);
  // Two contradicting nodes have a minimiser as long as they are coupled.
  const auto pair = network({{{{1}, 1}}, {{{1}, -1}}}, {{0, 1, 1}}, 1);
  const auto changing = Run::start(changed(experiment, {{"lambda", 0.1}}), pair).value();
  EXPECT_EQ(changing->advance(100000), RunStatus::Converged);
  ASSERT_TRUE(changing->change("lambda", 0).ok());
  EXPECT_EQ(changing->advance(100000), RunStatus::Uncertified);
}

}  // namespace
}  // namespace gtv
