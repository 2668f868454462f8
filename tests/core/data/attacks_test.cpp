#include "data/attacks.h"

#include <gtest/gtest.h>

#include <numeric>

namespace gtv {
namespace {

/// Three nodes, called 0, 2 and 5, with four samples of two features each.
NodeData someData() {
  NodeData data;
  RowMatrix X(12, 2);
  Vector y(12);
  for (int r = 0; r < 12; ++r) {
    X.row(r) << r, -r;
    y[r] = 10 + r;
  }
  data.datasets = LocalDatasets(X, y, {0, 4, 8, 12});
  data.labeled.assign(3, true);
  data.featureNames = {"x1", "x2"};
  data.source = {"d.csv", "y", std::vector<int>(12)};
  std::iota(data.source.lines.begin(), data.source.lines.end(), 2);
  return data;
}

Result<Attacked> attacked(NodeData& data, const Json& list, LabelKind labels = LabelKind::Real,
                          std::uint64_t seed = 1) {
  std::vector<Choice> attacks;
  for (const auto& item : list) {
    auto read = readChoice(attackCatalogue().view, item, "attacks");
    if (!read) return read.error();
    attacks.push_back(std::move(*read));
  }
  return applyAttacks(attacks, Rng(seed), {0, 2, 5}, 6, labels, 2, data);
}

std::string problemOf(const Json& attack, LabelKind labels = LabelKind::Real) {
  auto data = someData();
  const auto made = attacked(data, Json::array({attack}), labels);
  return made ? "" : made.error().text();
}

Vector labelsOf(const NodeData& data, int node) { return data.datasets.labels(node); }

TEST(Attacks, ChangeOnlyLabelsOfTheirNodes) {
  auto data = someData();
  const auto out =
      attacked(data, Json::array({{{"kind", "label-flip"}, {"nodes", {5}}, {"factor", 3}},
                                  {{"kind", "label-shift"}, {"nodes", {0}}, {"shift", -10}}}));
  ASSERT_TRUE(out.ok()) << out.error().text();
  EXPECT_EQ(out->attackers, (std::vector<int>{0, 2}));
  EXPECT_EQ(labelsOf(data, 0), (Vector{{0, 1, 2, 3}}));
  EXPECT_EQ(labelsOf(data, 1), (Vector{{14, 15, 16, 17}}));
  EXPECT_EQ(labelsOf(data, 2), (Vector{{-54, -57, -60, -63}}));
  EXPECT_EQ(data.datasets.allFeatures(), someData().datasets.allFeatures());
  EXPECT_TRUE(out->byzantine.empty());
}

TEST(Attacks, ApplyInOrder) {
  auto data = someData();
  ASSERT_TRUE(
      attacked(data, Json::array({{{"kind", "label-constant"}, {"nodes", {2}}, {"value", 4}},
                                  {{"kind", "label-flip"}, {"nodes", {2}}}}))
          .ok());
  EXPECT_EQ(labelsOf(data, 1), Vector::Constant(4, -4));
}

TEST(Attacks, LabelFlipNegatesSignsAndPermutesClasses) {
  auto data = someData();
  data.datasets.setLabels(Vector{{1, -1, 1, -1, 1, 1, 1, 1, -1, -1, -1, -1}});
  const Json flip{{"kind", "label-flip"}, {"nodes", {0}}, {"factor", 7}};
  ASSERT_TRUE(attacked(data, Json::array({flip}), LabelKind::Sign).ok());
  EXPECT_EQ(labelsOf(data, 0), (Vector{{-1, 1, -1, 1}}));
  data.datasets.setLabels(Vector{{0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2}});
  const Json turn{{"kind", "label-flip"}, {"nodes", {0, 5}}, {"permutation", {1, 2, 0}}};
  ASSERT_TRUE(attacked(data, Json::array({turn})).ok());
  EXPECT_EQ(labelsOf(data, 0), (Vector{{1, 2, 0, 1}}));
  EXPECT_EQ(labelsOf(data, 1), (Vector{{1, 2, 0, 1}}));
  EXPECT_EQ(labelsOf(data, 2), (Vector{{0, 1, 2, 0}}));
}

TEST(Attacks, KeepClassLabelsValid) {
  const auto classes = [] {
    auto data = someData();
    data.datasets.setLabels(Vector{{0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2}});
    data.classes = 3;
    return data;
  };
  const auto labelsAfter = [&](const Json& attack) {
    auto data = classes();
    EXPECT_TRUE(attacked(data, Json::array({attack}), LabelKind::Class).ok()) << attack;
    return labelsOf(data, 0);
  };
  // Without a permutation class y becomes 2 − y, whatever the factor.
  EXPECT_EQ(labelsAfter({{"kind", "label-flip"}, {"nodes", {0}}, {"factor", 7}}),
            (Vector{{2, 1, 0, 2}}));
  EXPECT_EQ(labelsAfter({{"kind", "label-flip"}, {"nodes", {0}}, {"permutation", {1, 2, 0}}}),
            (Vector{{1, 2, 0, 1}}));
  EXPECT_EQ(labelsAfter({{"kind", "label-constant"}, {"nodes", {0}}, {"value", 2}}),
            Vector::Constant(4, 2));
  EXPECT_EQ(labelsAfter({{"kind", "trigger"}, {"nodes", {0}}, {"target", 2}, {"samples", {0}}}),
            (Vector{{2, 1, 2, 0}}));
  const auto problem = [&](const Json& attack) {
    auto data = classes();
    const auto made = attacked(data, Json::array({attack}), LabelKind::Class);
    return made ? "" : made.error().text();
  };
  EXPECT_EQ(problem({{"kind", "label-constant"}, {"nodes", {0}}, {"value", 3}}),
            "attacks[0].value: must be a class 0 to 2, got 3");
  EXPECT_EQ(problem({{"kind", "trigger"}, {"nodes", {0}}, {"target", 0.5}}),
            "attacks[0].target: must be a class 0 to 2, got 0.5");
  EXPECT_EQ(problem({{"kind", "label-flip"}, {"nodes", {0}}, {"permutation", {1, 0}}}),
            "attacks[0].permutation: must have the new class of each of the 3 classes, has 2");
  EXPECT_EQ(problem({{"kind", "label-shift"}, {"nodes", {0}}}),
            "attacks[0].kind: the losses need classes 0, 1, …, which cannot be shifted");
}

TEST(Attacks, LabelFlipNegatesPointsWithoutLabels) {
  auto data = someData();
  ASSERT_TRUE(attacked(data, Json::array({{{"kind", "label-flip"}, {"nodes", {0}}, {"factor", 2}}}),
                       LabelKind::None)
                  .ok());
  EXPECT_EQ(data.datasets.features(0), -2 * someData().datasets.features(0));
  EXPECT_EQ(data.datasets.features(1), someData().datasets.features(1));
}

TEST(Attacks, TriggerSetsFeaturesAndTargetLabelTogether) {
  const Json trigger{{"kind", "trigger"}, {"nodes", {2, 5}}, {"features", {"x2"}},
                     {"values", {99}},    {"target", -1},    {"share", 0.5}};
  auto data = someData();
  ASSERT_TRUE(attacked(data, Json::array({trigger})).ok());
  const auto before = someData();
  EXPECT_EQ(labelsOf(data, 0), labelsOf(before, 0));
  for (const int i : {1, 2}) {
    int changed = 0;
    for (int r = 0; r < 4; ++r) {
      const bool hit = data.datasets.labels(i)[r] == -1;
      changed += hit ? 1 : 0;
      EXPECT_EQ(data.datasets.features(i)(r, 1), hit ? 99 : before.datasets.features(i)(r, 1));
      EXPECT_EQ(data.datasets.features(i)(r, 0), before.datasets.features(i)(r, 0));
    }
    EXPECT_EQ(changed, 2) << i;
  }
  auto again = someData();
  ASSERT_TRUE(attacked(again, Json::array({trigger})).ok());
  EXPECT_EQ(again.datasets.allLabels(), data.datasets.allLabels());
  // Another attacker leaves the draw of this one.
  auto alone = someData();
  auto fewer = trigger;
  fewer["nodes"] = Json::array({5});
  ASSERT_TRUE(attacked(alone, Json::array({fewer})).ok());
  EXPECT_EQ(labelsOf(alone, 2), labelsOf(data, 2));
}

TEST(Attacks, AppendCopiesToSamplesOfTheirNode) {
  auto data = someData();
  const Json copies{
      {"kind", "trigger"}, {"nodes", {2}}, {"target", 7}, {"samples", {3, 0}}, {"copies", 2}};
  ASSERT_TRUE(attacked(data, Json::array({copies})).ok());
  EXPECT_EQ(data.datasets.offsets(), (std::vector<Eigen::Index>{0, 4, 12, 16}));
  EXPECT_EQ(labelsOf(data, 1), (Vector{{14, 15, 16, 17, 7, 7, 7, 7}}));
  EXPECT_EQ(Vector(data.datasets.features(1).col(0)), (Vector{{4, 5, 6, 7, 4, 4, 7, 7}}));
  EXPECT_EQ(labelsOf(data, 2), labelsOf(someData(), 2));
  EXPECT_EQ(data.source.lines,
            (std::vector<int>{2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 10, 11, 12, 13}));
}

TEST(Attacks, TamperedUpdatesLeaveDataUnchanged) {
  auto data = someData();
  const auto out =
      attacked(data, Json::array({{{"kind", "report"}, {"nodes", {5}}, {"scale", 10}}}));
  ASSERT_TRUE(out.ok());
  EXPECT_EQ(out->attackers, std::vector<int>{2});
  EXPECT_EQ(data.datasets.allLabels(), someData().datasets.allLabels());
  Vector v{{1, 2}};
  out->byzantine.apply(2, 0, v);
  EXPECT_EQ(v, (Vector{{10, 20}}));
  out->byzantine.apply(1, 0, v);
  EXPECT_EQ(v, (Vector{{10, 20}}));
}

TEST(Attacks, IgnoreRemovedNodes) {
  auto data = someData();
  const auto out = attacked(data, Json::array({{{"kind", "label-flip"}, {"nodes", {1, 3}}}}));
  ASSERT_TRUE(out.ok());
  EXPECT_TRUE(out->attackers.empty());
  EXPECT_EQ(data.datasets.allLabels(), someData().datasets.allLabels());
}

TEST(Attacks, ErrorsNameTheField) {
  EXPECT_EQ(problemOf({{"kind", "label-flip"}, {"nodes", {0, 17}}}),
            "attacks[0].nodes[1]: no node 17, expected 0 to 5");
  EXPECT_EQ(problemOf({{"kind", "label-flip"}, {"nodes", {2, 2}}}),
            "attacks[0].nodes[1]: node 2 appears twice");
  EXPECT_EQ(problemOf({{"kind", "label-constant"}, {"nodes", {0}}, {"value", 3}}, LabelKind::Sign),
            "attacks[0].value: must be -1 or 1, as the losses need labels -1 and 1, got 3");
  EXPECT_EQ(problemOf({{"kind", "label-shift"}, {"nodes", {0}}}, LabelKind::Sign),
            "attacks[0].kind: the losses need labels -1 and 1, which cannot be shifted");
  EXPECT_EQ(problemOf({{"kind", "label-shift"}, {"nodes", {0}}}, LabelKind::None),
            "attacks[0].kind: the losses read no labels, choose label-flip or trigger without "
            "copies");
  EXPECT_EQ(problemOf({{"kind", "label-flip"}, {"nodes", {0}}, {"permutation", {0, 0}}}),
            "attacks[0].permutation: must hold each of 0 to 1 once");
  EXPECT_EQ(problemOf({{"kind", "label-flip"}, {"nodes", {0}}, {"permutation", {1, 0}}}),
            "attacks[0].permutation: is for labels 0 to 1, a sample has 10");
  EXPECT_EQ(problemOf({{"kind", "trigger"}, {"nodes", {0}}, {"features", {"x3"}}, {"values", {1}}}),
            "attacks[0].features[0]: no feature is called 'x3', expected one of x1, x2");
  EXPECT_EQ(problemOf({{"kind", "trigger"}, {"nodes", {0}}, {"features", {"x1"}}}),
            "attacks[0].values: has 0 numbers for 1 feature");
  EXPECT_EQ(problemOf({{"kind", "trigger"}, {"nodes", {2}}, {"samples", {4}}}),
            "attacks[0].samples[0]: no sample 4, node 2 has 4");
  EXPECT_EQ(problemOf({{"kind", "report"}, {"nodes", {0}}, {"vector", {1, 2, 3}}}),
            "attacks[0].vector: has 3 numbers, the nodes report 2");
}

TEST(UsualAttack, StandsOutInTheDataAndIsValid) {
  // Labels 10 … 21: mean 15.5, variance (12² − 1)/12, three deviations 10.36; x1 is at most 11.
  const auto data = someData();
  EXPECT_EQ(usualAttack("label-shift", data, LabelKind::Real).at("shift"), 10);
  EXPECT_EQ(usualAttack("label-constant", data, LabelKind::Real).at("value"), 26);
  EXPECT_EQ(usualAttack("label-constant", data, LabelKind::Sign).at("value"), 1);
  const auto trigger = usualAttack("trigger", data, LabelKind::Real);
  EXPECT_EQ(trigger.at("features"), Json::array({"x1"}));
  EXPECT_EQ(trigger.at("values"), Json::array({22}));
  EXPECT_EQ(trigger.at("target"), 26);
  for (const auto& entry : attackCatalogue().view.entries) {
    auto attack = usualAttack(entry.id, data, LabelKind::Real);
    attack["nodes"] = {5};
    EXPECT_EQ(problemOf(attack), "") << entry.id;
  }
}

}  // namespace
}  // namespace gtv
