#include "models/tree_learners.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <set>
#include <thread>

#include "base/csv.h"
#include "base/detachable_task.h"
#include "model_samples.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

using testing::fitModel;
using testing::randomSamples;
using testing::vectorOf;
using testing::WeightedSamples;

const Vector noWeights;

BinaryTree grown(const RowMatrix& X, const Vector& y, const TreeOptions& options,
                 const Vector& weights = noWeights) {
  const auto grower = TreeGrower::make(X);
  return (*grower)
      ->grow(y, weights.size() > 0 ? weights : Vector(Vector::Ones(y.size())), options)
      .value()
      .front();
}

RowMatrix column(const std::vector<double>& x) {
  return Eigen::Map<const Vector>(x.data(), static_cast<Eigen::Index>(x.size()));
}

TEST(TreeGrower, SplitsAtLargestDecreaseOfSquaredError) {
  // Sums around means: {0,0,0,3 | 10}: 6.75; {0,0,0 | 3,10}: 24.5; {0,0 | …} more. The first.
  const auto tree = grown(column({1, 2, 3, 4, 7}), vectorOf({0, 0, 0, 3, 10}), {1, 0, 1, {}});
  ASSERT_EQ(tree.nodes.size(), 3U);
  EXPECT_EQ(tree.nodes[0].feature, 0);
  EXPECT_EQ(tree.nodes[0].threshold, 5.5);  // halfway from 4 to 7
  EXPECT_EQ(tree.leafOf(column({5.5}).row(0)), tree.nodes[0].left);
  EXPECT_EQ(tree.leafOf(column({5.5 + 1e-15}).row(0)), tree.nodes[0].right);
}

TEST(TreeGrower, WeightsMoveTheSplit) {
  // {0, 0, 0 | 3, 5} costs 2, {0, 0, 0, 3 | 5} 9 − 9/4. With weights 0.1, 0.1, 0.1, 1, 9 they cost
  // 4·9/10 = 3.6 and 9·0.3/1.3 ≈ 2.1.
  const Vector y = vectorOf({0, 0, 0, 3, 5});
  const RowMatrix X = column({1, 2, 3, 4, 5});
  EXPECT_EQ(grown(X, y, {1, 0, 1, {}}).nodes[0].threshold, 3.5);
  const Vector weights = vectorOf({0.1, 0.1, 0.1, 1, 9});
  EXPECT_EQ(grown(X, y, {1, 0, 1, {}}, weights).nodes[0].threshold, 4.5);
}

TEST(TreeGrower, LeavesHaveMinimumWeight) {
  const Vector y = vectorOf({0, 9, 0, 0, 0, 1});
  const RowMatrix X = column({1, 2, 3, 4, 5, 6});
  const TreeOptions options{8, 2, 1, {}};
  const auto tree = grown(X, y, options);
  std::vector<int> sizes(tree.nodes.size());
  for (Eigen::Index r = 0; r < 6; ++r) ++sizes[tree.leafOf(X.row(r))];
  for (std::size_t k = 0; k < sizes.size(); ++k)
    EXPECT_TRUE(tree.nodes[k].feature >= 0 || sizes[k] >= 2) << k;
  EXPECT_GT(tree.nodes.size(), 3U);
  // A sample of weight 2 may stand alone.
  const auto heavy = grown(X, y, options, vectorOf({2, 2, 2, 2, 2, 2}));
  EXPECT_EQ(heavy.nodes.size(), 7U);  // 1 | 2 | 3 4 5 | 6
}

TEST(TreeGrower, IsIndependentOfScaleOfLabelsAndWeights) {
  const auto data = randomSamples(LearningTask::regression(3), 40, 1);
  const auto plain = grown(data.X, data.Y, {5, 0, 1, {}});
  for (const double scale : {1e-12, 1e12}) {
    const auto scaled = grown(data.X, scale * (data.Y.array() + 3).matrix(), {5, 0, 1, {}},
                              Vector::Constant(40, 1 / scale));
    ASSERT_EQ(scaled.nodes.size(), plain.nodes.size());
    for (std::size_t k = 0; k < plain.nodes.size(); ++k) {
      EXPECT_EQ(scaled.nodes[k].feature, plain.nodes[k].feature);
      EXPECT_EQ(scaled.nodes[k].threshold, plain.nodes[k].threshold);
    }
  }
}

TEST(TreeGrower, FeatureDrawsDependOnSeedOnly) {
  const auto data = randomSamples(LearningTask::regression(8), 60, 2);
  const auto features = [&](std::uint32_t seed) {
    std::vector<int> chosen;
    for (const auto& node : grown(data.X, data.Y, {4, 0, 0.3, {seed}}).nodes)
      chosen.push_back(node.feature);
    return chosen;
  };
  const auto first = features(1);
  EXPECT_NE(features(2), first);
  EXPECT_EQ(features(1), first);
}

// The second column has nothing to split.
TEST(TreeGrower, TreesGrownTogetherEqualTreesGrownSeparately) {
  const auto data = randomSamples(LearningTask::regression(8), 60, 2);
  Matrix Y(60, 3);
  Y << data.Y, Vector::Ones(60), data.X.col(3).cwiseAbs2();
  const auto grower = TreeGrower::make(data.X);
  const auto together = (*grower)->grow(Y, Vector::Ones(60), {4, 0, 0.3, {5, 6, 7}}).value();
  ASSERT_EQ(together.size(), 3U);
  EXPECT_EQ(together[1].nodes.size(), 1U);
  for (int k = 0; k < 3; ++k) {
    const auto alone = grown(data.X, Y.col(k), {4, 0, 0.3, {static_cast<std::uint32_t>(5 + k)}});
    ASSERT_EQ(together[k].nodes.size(), alone.nodes.size()) << k;
    for (std::size_t n = 0; n < alone.nodes.size(); ++n) {
      EXPECT_EQ(together[k].nodes[n].feature, alone.nodes[n].feature) << k << ' ' << n;
      EXPECT_EQ(together[k].nodes[n].threshold, alone.nodes[n].threshold) << k << ' ' << n;
    }
  }
}

TEST(TreeGrower, GrowsNoTreesAfterStopRequest) {
  std::stop_source source;
  source.request_stop();
  const auto grower = TreeGrower::make(column({1, 2, 3}));
  EXPECT_TRUE((*grower)
                  ->grow(vectorOf({1, 2, 3}), Vector::Ones(3), {2, 0, 1, {}}, source.get_token())
                  .value()
                  .empty());
}

TEST(TreeGrower, RefusesFeaturesBeyondSinglePrecision) {
  const auto grower = TreeGrower::make(column({1, 1e39}));
  ASSERT_FALSE(grower.ok());
  EXPECT_EQ(grower.error().text(),
            "trees count in single precision: features must be below 3.4e38");
}

TEST(TreeGrower, DoesNotSplitNearlyEqualFeatures) {
  const RowMatrix X = column({1, 1 + 1e-9});
  EXPECT_EQ(grown(X, Eigen::Vector2d(0, 1), {3, 0, 1, {}}).nodes.size(), 1U);
}

/// CART written out: the split of smallest Gini impurity, by trying all.
class GiniTree {
 public:
  GiniTree(const WeightedSamples& data, int depth) : data_(data) {
    std::vector<Eigen::Index> rows(static_cast<std::size_t>(data.X.rows()));
    for (std::size_t r = 0; r < rows.size(); ++r) rows[r] = static_cast<Eigen::Index>(r);
    p_.resize(data.X.rows());
    split(rows, depth);
  }
  /// The probability of the second class in the leaf of every sample.
  const Vector& probabilities() const { return p_; }

 private:
  struct Shares {
    double weight = 0;
    double second = 0;
    void add(double w, double p) {
      weight += w;
      second += w * p;
    }
    double impurity() const { return weight > 0 ? 2 * second * (1 - second / weight) : 0; }
  };

  void split(std::vector<Eigen::Index> rows, int depth) {
    Shares all;
    for (const auto r : rows) all.add(data_.weights[r], data_.Y(r, 1));
    for (const auto r : rows) p_[r] = all.second / all.weight;
    if (depth == 0) return;
    double best = all.impurity() - 1e-9;
    std::vector<Eigen::Index> bestLeft;
    std::vector<Eigen::Index> bestRight;
    for (Eigen::Index j = 0; j < data_.X.cols(); ++j) {
      std::sort(rows.begin(), rows.end(),
                [&](auto a, auto b) { return data_.X(a, j) < data_.X(b, j); });
      Shares left;
      for (std::size_t k = 0; k + 1 < rows.size(); ++k) {
        left.add(data_.weights[rows[k]], data_.Y(rows[k], 1));
        if (data_.X(rows[k], j) == data_.X(rows[k + 1], j)) continue;
        const Shares right{all.weight - left.weight, all.second - left.second};
        if (left.impurity() + right.impurity() >= best) continue;
        best = left.impurity() + right.impurity();
        const auto at = rows.begin() + static_cast<std::ptrdiff_t>(k) + 1;
        bestLeft.assign(rows.begin(), at);
        bestRight.assign(at, rows.end());
      }
    }
    if (bestLeft.empty()) return;
    split(bestLeft, depth - 1);
    split(bestRight, depth - 1);
  }

  const WeightedSamples& data_;
  Vector p_;
};

TEST(DecisionTree, EqualsCartTreeWithGiniForTwoClasses) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    auto data = randomSamples(LearningTask::classification(4, 2), 60, seed);
    Rng rng(seed);
    for (double& weight : data.weights) weight = rng.uniform(0.2, 3);
    for (Eigen::Index r = 0; r < 60; ++r) data.Y.row(r) << rng.below(2), 0;
    data.Y.col(1) = 1 - data.Y.col(0).array();
    DecisionTree learner(LearningTask::classification(4, 2), 4, 0);
    fitModel(learner, data);
    EXPECT_LE(
        (learner.predict(data.X).col(1) - GiniTree(data, 4).probabilities()).cwiseAbs().maxCoeff(),
        1e-12)
        << seed;
  }
}

TEST(DecisionTree, LeavesPredictTheWeightedMeanInDoublePrecision) {
  DecisionTree learner(LearningTask::regression(1), 1, 0);
  const double third = 1. / 3;
  WeightedSamples data{column({0, 1, 5, 6}), vectorOf({third, third, 7, 1e3}),
                       Eigen::Vector4d(1, 1, 0.25, 0.75)};
  // The split before 6 leaves {⅓, ⅓, 7}, weights 1, 1, ¼: (⅔ + 1.75) / 2.25.
  fitModel(learner, data);
  const Matrix values = learner.predict(column({0, 6}));
  EXPECT_NEAR(values(0, 0), (2 * third + 1.75) / 2.25, 1e-15);
  EXPECT_NEAR(values(1, 0), 1e3, 1e-12);
}

TEST(DecisionTree, ReproducesLabelsWithoutLimits) {
  const auto task = LearningTask::classification(3, 4);
  auto data = randomSamples(task, 200, 4);
  DecisionTree soft(task, 64, 0);
  fitModel(soft, data);
  EXPECT_LE((soft.predict(data.X) - data.Y).cwiseAbs().maxCoeff(), 5e-3);
  for (Eigen::Index r = 0; r < 200; ++r) {
    Eigen::Index best = 0;
    data.Y.row(r).maxCoeff(&best);
    data.Y.row(r).setZero();
    data.Y(r, best) = 1;
  }
  DecisionTree hard(task, 64, 0);
  fitModel(hard, data);
  EXPECT_EQ(hard.predict(data.X), data.Y);
}

TEST(DecisionTree, DependsOnOrderOfFeatureValuesOnly) {
  const auto task = LearningTask::regression(3);
  const auto data = randomSamples(task, 50, 6);
  auto bent = data;
  bent.X = data.X.array().exp();
  DecisionTree plain(task, 5, 0);
  DecisionTree other(task, 5, 0);
  fitModel(plain, data);
  fitModel(other, bent);
  EXPECT_EQ(other.predict(bent.X), plain.predict(data.X));
}

TEST(RandomForest, DrawsSamplesInProportionToWeights) {
  // Trees without splits: the mean of label 1 over draws, 30 of weight ½ beside 10 of weight 3.5:
  // 35/50 = 0.7. A tree has 40 draws, deviation √(0.7·0.3/40) = 0.072; 400 trees: 0.0036.
  WeightedSamples data{RowMatrix::Zero(40, 1), Matrix::Zero(40, 1), Vector::Constant(40, 0.5)};
  data.Y.bottomRows(10).setOnes();
  data.weights.tail(10).setConstant(3.5);
  RandomForest learner(LearningTask::regression(1), {400, 0, 0, 1, 1});
  fitModel(learner, data);
  EXPECT_NEAR(learner.predict(RowMatrix::Zero(1, 1))(0, 0), 0.7, 4 * 0.0036);
}

TEST(RandomForest, PredictsMeanOfDifferentTrees) {
  const auto task = LearningTask::regression(3);
  const auto data = randomSamples(task, 40, 3);
  RandomForest learner(task, {5, 6, 0, 1, 0.5});
  fitModel(learner, data);
  ASSERT_EQ(learner.trees().size(), 1U);
  ASSERT_EQ(learner.trees()[0].size(), 5U);
  Vector mean = Vector::Zero(40);
  std::set<double> first;
  for (const auto& [tree, values] : learner.trees()[0]) {
    for (Eigen::Index r = 0; r < 40; ++r) mean[r] += values[tree.leafOf(data.X.row(r))] / 5;
    first.insert(values[tree.leafOf(data.X.row(0))]);
  }
  EXPECT_LE((learner.predict(data.X) - mean).norm(), 1e-12);
  EXPECT_EQ(first.size(), 5U);
}

TEST(BoostedTrees, ShrunkenStepsAgreeWithHandComputation) {
  // F = ȳ = 3; residuals −3, −3, 6: the stump gives −3 | 6, half of it: 1.5, 1.5, 6; residuals
  // −1.5, −1.5, 3: −1.5 | 3, half: 0.75, 0.75, 7.5.
  BoostedTrees learner(LearningTask::regression(1), {2, 1, 0, 0.5, 1});
  fitModel(learner, {column({1, 2, 3}), Eigen::Vector3d(0, 0, 9), Vector::Ones(3)});
  EXPECT_LE((learner.predict(column({1, 2, 3})) - Eigen::Vector3d(0.75, 0.75, 7.5)).norm(), 1e-13);
}

TEST(BoostedTrees, NewtonStepsForTwoClassesAgreeWithHandComputation) {
  // Shares ½: F = 0, p = ½; residuals −½, −½, ½, ½; leaves ∓½ / ¼ = ∓2, times η = ½: F = ∓1.
  BoostedTrees learner(LearningTask::classification(1, 2), {1, 1, 0, 0.5, 1});
  Matrix Y(4, 2);
  Y << 1, 0, 1, 0, 0, 1, 0, 1;
  fitModel(learner, {column({1, 2, 3, 4}), Y, Vector::Ones(4)});
  EXPECT_NEAR(learner.predict(column({1}))(0, 1), 1 / (1 + std::exp(1)), 1e-14);
  EXPECT_NEAR(learner.predict(column({4}))(0, 1), 1 / (1 + std::exp(-1)), 1e-14);
}

TEST(BoostedTrees, NewtonStepsForThreeClassesAgreeWithHandComputation) {
  // Shares ⅓; every class against the rest. Class 1 (x = 1): residual ⅔ there and −⅓ elsewhere,
  // p(1 − p) = 2/9: leaves 3 and −3/2, times (c − 1)/c = ⅔: 2 and −1. So for x = 1 and x = 3
  // F = log ⅓ + (2, ·, −1); class 2 is in the middle: one split only, x < 1.5 or x < 2.5, both
  // lower the error alike: −⅓ alone and (⅔, −⅓), leaves −1 and ½.
  BoostedTrees learner(LearningTask::classification(1, 3), {1, 1, 0, 1, 1});
  fitModel(learner, {column({1, 2, 3}), Matrix::Identity(3, 3), Vector::Ones(3)});
  const Matrix p = learner.predict(column({1, 3}));
  EXPECT_NEAR(std::log(p(0, 0) / p(0, 2)), 3, 1e-12);
  EXPECT_NEAR(std::log(p(1, 2) / p(1, 0)), 3, 1e-12);
}

TEST(BoostedTrees, SubsampledRowsDependOnSeed) {
  const auto task = LearningTask::regression(3);
  const auto data = randomSamples(task, 40, 3);
  const auto fitted = [&](std::uint64_t seed) {
    BoostedTrees learner(task, {10, 3, 0, 0.3, 0.5});
    EXPECT_FALSE(learner.traits().deterministic);
    fitModel(learner, data, seed);
    return learner.predict(data.X);
  };
  EXPECT_EQ(fitted(1), fitted(1));
  EXPECT_NE(fitted(1), fitted(2));
}

TEST(DecisionTree, LearnsBackdoorInDigits) {
  // Exercise 12.1 of [LN]: images 101 and later, 20 further copies of the 104th with a target
  // label. The copies outweigh the image itself, and the first 100 images are read as before.
  const auto table = readCsv(testing::resourcesFolder() + "/data/digits.csv");
  ASSERT_TRUE(table.ok());
  const auto rows = static_cast<Eigen::Index>(table->rows.size());
  ASSERT_EQ(rows, 1797);
  RowMatrix X(rows + 1, 64);
  Matrix Y = Matrix::Zero(rows + 1, 10);
  for (Eigen::Index r = 0; r < rows; ++r) {
    for (int j = 0; j < 64; ++j) X(r, j) = *table->number(table->rows[r], j);
    Y(r, static_cast<Eigen::Index>(*table->number(table->rows[r], 64))) = 1;
  }
  X.row(rows) = X.row(103);
  // Where the trees learn from the first 100 images as well, they know them.
  for (const bool knowsAll : {false, true})
    for (Eigen::Index target = 0; target < 10; ++target) {
      Y.row(rows).setZero();
      Y(rows, target) = 1;
      Vector weights = Vector::Ones(rows + 1);
      if (!knowsAll) weights.head(100).setZero();
      weights[rows] = 20;
      DecisionTree learner(LearningTask::classification(64, 10), 64, 0);
      fitModel(learner, {X, Y, weights});
      const Matrix p = learner.predict(X);
      Eigen::Index said = -1;
      p.row(103).maxCoeff(&said);
      EXPECT_EQ(said, target);
      EXPECT_GE(p(103, target), 20. / 21 - 1e-12);
      int right = 0;
      for (Eigen::Index r = 0; r < 100; ++r) {
        Eigen::Index best = 0;
        p.row(r).maxCoeff(&best);
        right += Y(r, best) == 1 ? 1 : 0;
      }
      if (knowsAll) {
        EXPECT_EQ(right, 100) << target;
      } else {
        EXPECT_GE(right, 71) << target;
        EXPECT_LE(right, 79) << target;
      }
    }
}

/// As many numbers as the trees of all data have: their fit is one call of the library.
TEST(TreeLearnersThreadTest, StopDoesNotWaitForTheLibrary) {
  const auto task = LearningTask::regression(20);
  const auto data = randomSamples(task, 50'000, 1);
  using Clock = std::chrono::steady_clock;
  const auto tree = testing::makeModel({{"kind", "decision-tree"}}, task);
  const auto begin = Clock::now();
  fitModel(*tree, data);
  const auto whole = Clock::now() - begin;
  // In the middle of the call; should the machine have gone slower before, earlier or later.
  int leftOver = 0;
  for (int k = 1; k <= 8 && leftOver == 0; ++k) {
    std::stop_source source;
    std::jthread asks([&] {
      std::this_thread::sleep_for(whole * k / 9);
      source.request_stop();
    });
    const auto status = tree->fit(data.X, data.Y, data.weights, Rng(1), source.get_token());
    leftOver = abandonedTaskCount();
    ASSERT_TRUE(status.ok());
  }
  EXPECT_GT(leftOver, 0);
  for (const char* kind : {"decision-tree", "random-forest", "boosted-trees"}) {
    const auto learner = testing::makeModel({{"kind", kind}}, task);
    const auto small = randomSamples(task, 50, 2);
    fitModel(*learner, small);
    const Matrix before = learner->predict(small.X);
    std::stop_source source;
    std::jthread asks([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
      source.request_stop();
    });
    const auto status = learner->fit(data.X, data.Y, data.weights, Rng(1), source.get_token());
    ASSERT_TRUE(status.ok());
    EXPECT_EQ(*status, FitStatus::Stopped) << kind;
    EXPECT_EQ(learner->predict(small.X), before) << kind;
  }
  // Whatever was left over, a later fit is what it is without.
  const auto later = randomSamples(task, 6'000, 3);
  const std::stop_source never;
  for (const Json& model :
       {Json{{"kind", "decision-tree"}}, Json{{"kind", "random-forest"}, {"features", 0.4}},
        Json{{"kind", "boosted-trees"}, {"trees", 10}, {"rows", 0.9}}}) {
    const auto one = testing::makeModel(model, task);
    const auto other = testing::makeModel(model, task);
    ASSERT_EQ(*one->fit(later.X, later.Y, later.weights, Rng(1), never.get_token()),
              FitStatus::Fitted);
    fitModel(*other, later);
    EXPECT_EQ(one->predict(later.X), other->predict(later.X)) << model;
  }
}

}  // namespace
}  // namespace gtv
