#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/json.h"
#include "models/catalogue.h"

namespace gtv::testing {

inline Vector vectorOf(const std::vector<double>& numbers) {
  return Eigen::Map<const Vector>(numbers.data(), static_cast<Eigen::Index>(numbers.size()));
}

struct WeightedSamples {
  RowMatrix X;
  Matrix Y;
  Vector weights;

  WeightedSamples rows(const std::vector<Eigen::Index>& chosen) const {
    return {X(chosen, Eigen::all), Y(chosen, Eigen::all), weights(chosen)};
  }
};

/// The model of a document, as a learner; `seed` draws what all nodes have in common.
inline Result<std::unique_ptr<Learner>> tryModel(const Json& json, const LearningTask& task,
                                                 std::uint64_t seed = 1) {
  const auto choice = readChoice(modelCatalogue().view, json, "model");
  if (!choice) return choice.error();
  return makeLearner(*choice, task, Rng(seed).stream("common"));
}

inline std::unique_ptr<Learner> makeModel(const Json& json, const LearningTask& task,
                                          std::uint64_t seed = 1) {
  return std::move(tryModel(json, task, seed)).value();
}

inline void fitModel(Learner& learner, const WeightedSamples& samples, std::uint64_t seed = 1) {
  const auto status = learner.fit(samples.X, samples.Y, samples.weights, Rng(seed));
  ASSERT_TRUE(status.ok()) << status.error().text();
  ASSERT_EQ(*status, FitStatus::Fitted);
}

/// A column of ones, as the data of the program has it with an intercept, and normal features;
/// labels that depend on them, soft ones for classes; all weights 1.
inline WeightedSamples randomSamples(const LearningTask& task, Eigen::Index m, std::uint64_t seed) {
  Rng rng(seed);
  Matrix X(m, task.features);
  rng.fillNormal(X);
  X.col(0).setOnes();
  Matrix Y(m, task.outputs);
  rng.fillNormal(Y);
  for (Eigen::Index k = 0; k < task.outputs; ++k)
    Y.col(k) = 0.3 * Y.col(k) + 2 * X.col(1 + k % (task.features - 1));
  if (task.classifies()) {
    Y = Y.array().exp();
    Y.array().colwise() /= Y.rowwise().sum().array().eval();
  }
  return {X, Y, Vector::Ones(m)};
}

}  // namespace gtv::testing
