// What every local model of the catalogue promises, with its defaults, for every task it can do.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <limits>
#include <set>
#include <stop_token>

#include "model_samples.h"

namespace gtv {
namespace {

using testing::fitModel;
using testing::makeModel;
using testing::randomSamples;
using testing::WeightedSamples;

struct LearnerVariant {
  std::string id;
  LearningTask task;
};

std::vector<LearnerVariant> learnerVariants() {
  std::vector<LearnerVariant> variants;
  for (const auto& entry : modelCatalogue().view.entries)
    for (const LearningTask& task :
         {LearningTask::regression(3), LearningTask::classification(3, 2),
          LearningTask::classification(3, 4)})
      if (task.classifies() || entry.id != "logistic") variants.push_back({entry.id, task});
  return variants;
}

class LearnerContractTest : public ::testing::TestWithParam<LearnerVariant> {
 protected:
  const LearningTask& task() const { return GetParam().task; }
  std::unique_ptr<Learner> make() const { return makeModel({{"kind", GetParam().id}}, task()); }
  WeightedSamples samples(std::uint64_t seed = 1) const { return randomSamples(task(), 30, seed); }
  RowMatrix probes() const { return randomSamples(task(), 50, 99).X; }

  /// Predictions of a new learner after one fit.
  Matrix fitted(const WeightedSamples& data, std::uint64_t seed = 1) const {
    const auto learner = make();
    fitModel(*learner, data, seed);
    return learner->predict(probes());
  }
  void expectClose(const Matrix& a, const Matrix& b, double tolerance) const {
    ASSERT_EQ(a.rows(), b.rows());
    EXPECT_LE((a - b).cwiseAbs().maxCoeff(), tolerance);
  }
};

TEST_P(LearnerContractTest, PredictsZeroOrUniformBeforeTheFirstFit) {
  const double start = task().classifies() ? 1.0 / static_cast<double>(task().outputs) : 0;
  EXPECT_EQ(make()->predict(probes()), Matrix::Constant(50, task().outputs, start));
  EXPECT_EQ(make()->memory().size(), 0);
}

TEST_P(LearnerContractTest, PredictsBetterThanTheMean) {
  const auto learner = make();
  fitModel(*learner, samples());
  const auto data = samples();
  const double error = (learner->predict(data.X) - data.Y).squaredNorm();
  const double spread = (data.Y.rowwise() - data.Y.colwise().mean()).squaredNorm();
  EXPECT_LT(error, 0.7 * spread);
}

TEST_P(LearnerContractTest, PredictsProbabilitiesForClasses) {
  const Matrix p = fitted(samples());
  EXPECT_TRUE(p.allFinite());
  if (!task().classifies()) return;
  EXPECT_GE(p.minCoeff(), 0);
  EXPECT_LE((p.rowwise().sum().array() - 1).abs().maxCoeff(), 1e-12);
}

TEST_P(LearnerContractTest, WeightsEqualCopiesUnlessRandom) {
  auto weighted = samples();
  std::vector<Eigen::Index> copied;
  for (Eigen::Index r = 0; r < 30; ++r) {
    weighted.weights[r] = 1 + r % 3;
    for (Eigen::Index k = 0; k < 1 + r % 3; ++k) copied.push_back(r);
  }
  auto copies = weighted.rows(copied);
  copies.weights.setOnes();
  // What is random draws other numbers for the copies.
  if (make()->traits().deterministic)
    expectClose(fitted(weighted), fitted(copies), 1e-9);
  else
    EXPECT_NE(fitted(weighted), fitted(copies));
}

TEST_P(LearnerContractTest, ZeroWeightsChangeNothing) {
  const auto all = samples();
  auto spoilt = all;
  std::vector<Eigen::Index> kept;
  for (Eigen::Index r = 0; r < 30; ++r) {
    if (r % 4 == 1) {
      spoilt.weights[r] = 0;
      spoilt.X.row(r) *= 1000;
      spoilt.Y.row(r).reverseInPlace();
    } else {
      kept.push_back(r);
    }
  }
  EXPECT_EQ(fitted(spoilt), fitted(all.rows(kept)));
}

TEST_P(LearnerContractTest, ConstantTargetIsPredicted) {
  auto data = samples();
  Eigen::RowVectorXd target = Eigen::RowVectorXd::LinSpaced(task().outputs, 1, 2) / 1.3;
  if (task().classifies()) target /= target.sum();
  data.Y.rowwise() = target;
  data.weights.setLinSpaced(0.1, 4);
  if (GetParam().id == "mlp") {
    // As near as steps of 0.01 come, in their time: 30 samples are one step per epoch.
    const auto learner = makeModel({{"kind", "mlp"}, {"epochs", 2000}}, task());
    fitModel(*learner, data);
    expectClose(learner->predict(data.X), target.replicate(30, 1), 0.02);
    return;
  }
  expectClose(fitted(data), target.replicate(50, 1), 1e-9);
}

TEST_P(LearnerContractTest, SameSeedGivesSameBytes) {
  const Matrix once = fitted(samples(), 7);
  const Matrix other = fitted(samples(), 8);
  EXPECT_EQ(fitted(samples(), 7), once);
  EXPECT_EQ(other == once, make()->traits().deterministic);
}

TEST_P(LearnerContractTest, NextFitDependsOnMemoryOnly) {
  const auto learner = make();
  fitModel(*learner, samples(1));
  const auto other = make();
  const Vector memory = learner->memory();
  ASSERT_TRUE(other->restore(memory).ok());
  if (memory.size() > 0) {
    EXPECT_EQ(other->predict(probes()), learner->predict(probes()));
  }
  fitModel(*learner, samples(2));
  fitModel(*other, samples(2));
  EXPECT_EQ(other->predict(probes()), learner->predict(probes()));
  EXPECT_FALSE(learner->restore(Vector::Ones(memory.size() + 1)).ok());
}

TEST_P(LearnerContractTest, StoppedFitChangesNothing) {
  const auto learner = make();
  fitModel(*learner, samples(1));
  const Matrix before = learner->predict(probes());
  std::stop_source source;
  source.request_stop();
  const auto data = samples(2);
  const auto status = learner->fit(data.X, data.Y, data.weights, Rng(1), source.get_token());
  ASSERT_TRUE(status.ok());
  EXPECT_EQ(*status, FitStatus::Stopped);
  EXPECT_EQ(learner->predict(probes()), before);
}

TEST_P(LearnerContractTest, MergesEqualInputsIfTraitIsSet) {
  // Two of three samples share their x: either both with their own label, or one with the sum of
  // the weights and the weighted mean of the labels.
  auto all = samples();
  std::vector<Eigen::Index> kept;
  for (Eigen::Index r = 0; r < 30; r += 3) {
    kept.push_back(r);
    kept.push_back(r + 2);
    all.X.row(r + 1) = all.X.row(r);
    all.weights[r] = 0.5;
    all.weights[r + 1] = 1.5;
  }
  auto merged = all;
  for (Eigen::Index r = 0; r < 30; r += 3) {
    merged.weights[r] = 2;
    merged.Y.row(r) = (0.5 * all.Y.row(r) + 1.5 * all.Y.row(r + 1)) / 2;
  }
  if (make()->traits().mergesEqualInputs) {
    expectClose(fitted(all), fitted(merged.rows(kept)), 1e-8);
    return;
  }
  const std::set<std::string> others{"nearest-neighbours", "random-forest", "boosted-trees", "mlp"};
  EXPECT_TRUE(others.contains(GetParam().id));
}

TEST_P(LearnerContractTest, RefusesNonFiniteNumbers) {
  auto data = samples();
  data.X(3, 1) = std::numeric_limits<double>::infinity();
  const auto status = make()->fit(data.X, data.Y, data.weights, Rng(1));
  ASSERT_FALSE(status.ok());
  EXPECT_EQ(status.error().text(), "features, targets and weights must be finite");
}

TEST_P(LearnerContractTest, FitsOneSample) {
  const auto data = samples().rows({4});
  const auto learner = make();
  fitModel(*learner, data);
  EXPECT_TRUE(learner->predict(probes()).allFinite());
}

INSTANTIATE_TEST_SUITE_P(Catalogue, LearnerContractTest, ::testing::ValuesIn(learnerVariants()),
                         [](const auto& variant) {
                           std::string name = variant.param.id;
                           for (char& c : name)
                             if (c == '-') c = 'X';
                           return fmt::format("{}{}", name, variant.param.task.outputs);
                         });

}  // namespace
}  // namespace gtv
