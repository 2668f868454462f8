#include "models/learner.h"

#include <gtest/gtest.h>

#include <chrono>
#include <limits>
#include <thread>

#include "model_samples.h"
#include "support/broken_promises.h"

namespace gtv {
namespace {

using testing::expectBroken;
using testing::makeModel;
using testing::randomSamples;
using testing::tryModel;

TEST(LearnerPromiseTest, DetectsWrongSizes) {
  const auto task = LearningTask::regression(3);
  const auto learner = makeModel({{"kind", "linear"}}, task);
  const auto data = randomSamples(task, 5, 1);
  const Vector few = Vector::Ones(4);
  const Vector none = Vector::Zero(5);
  const Rng rng(1);
  expectBroken([&] { (void)learner->fit(data.X.leftCols(2), data.Y, data.weights, rng); },
               "fit the task");
  expectBroken([&] { (void)learner->fit(data.X, Matrix(data.X), data.weights, rng); },
               "fit the task");
  expectBroken([&] { (void)learner->fit(data.X, data.Y, few, rng); },
               "one target and weight per sample");
  expectBroken([&] { (void)learner->fit(data.X, data.Y, none, rng); }, "not all zero");
  expectBroken([&] { (void)learner->fit(data.X, data.Y, -data.weights, rng); }, "not negative");
  expectBroken([&] { (void)learner->predict(data.X.leftCols(2)); }, "fit the task");
}

TEST(LearnerPromiseTest, RequiresDistributionsAsTargetsOfClassifiers) {
  const auto task = LearningTask::classification(3, 2);
  const auto learner = makeModel({{"kind", "logistic"}}, task);
  const auto data = randomSamples(task, 5, 1);
  expectBroken([&] { (void)learner->fit(data.X, 2 * data.Y, data.weights, Rng(1)); },
               "a distribution");
}

TEST(ModelCatalogue, CreatesEveryEntryForEveryTask) {
  for (const auto& entry : modelCatalogue().entries) {
    const Json model{{"kind", entry.info.id}};
    EXPECT_TRUE(tryModel(model, LearningTask::classification(2, 3)).ok()) << entry.info.id;
    const bool ok = tryModel(model, LearningTask::regression(2)).ok();
    EXPECT_EQ(ok, entry.info.id != "logistic") << entry.info.id;
    // Logistic regression has features, but fits likelihoods.
    EXPECT_EQ(entry.make.featureMap != nullptr && entry.info.id != "logistic",
              tryModel(model, LearningTask::classification(2, 3)).value()->traits().leastSquares)
        << entry.info.id;
  }
}

TEST(ModelCatalogue, ErrorsNameTheParameter) {
  const auto task = LearningTask::regression(2);
  EXPECT_EQ(tryModel({{"kind", "logistic"}}, task).error().text(),
            "model: logistic regression needs classes, the labels are real");
  EXPECT_EQ(tryModel({{"kind", "time-series"}, {"order", 3}}, task).error().text(),
            "model.order: is 3, the samples have 2 features: the last labels, newest first");
  EXPECT_EQ(tryModel({{"kind", "spline"}, {"centre", {1, 2, 3}}}, task).error().text(),
            "model.centre: has 3 numbers: one for all features or one each, 2");
  EXPECT_EQ(tryModel({{"kind", "polynomial"}, {"degree", 12}}, LearningTask::regression(30))
                .error()
                .where,
            "model.degree");
  EXPECT_FALSE(tryModel({{"kind", "spline"}, {"scale", {0}}}, task).ok());
  EXPECT_FALSE(tryModel({{"kind", "mlp"}, {"layers", {0}}}, task).ok());
}

TEST(ModelCatalogue, ModelsWithFeaturesOrWeightsHaveParameterVectors) {
  const auto refusal = [](const char* kind, const char* loss, LabelKind labels) {
    const auto fits = checkParametric(defaultChoice(modelCatalogue().view, kind), loss, labels);
    return fits.ok() ? "" : fits.error().text();
  };
  for (const char* kind : {"linear", "polynomial", "spline", "random-fourier", "time-series"})
    for (const char* loss : {"squared", "huber", "cross-entropy"})
      EXPECT_EQ(refusal(kind, loss, LabelKind::Real), "") << kind << " " << loss;
  EXPECT_EQ(refusal("mlp", "squared", LabelKind::Real), "");
  EXPECT_EQ(refusal("logistic", "logistic", LabelKind::Sign), "");
  EXPECT_EQ(refusal("logistic", "squared", LabelKind::Real),
            "loss: Logistic regression (logistic) is trained by the losses logistic, "
            "cross-entropy, not by squared");
  EXPECT_EQ(refusal("mlp", "hinge", LabelKind::Sign),
            "loss: Neural network (mlp) is trained by the losses squared, huber, absolute, "
            "cross-entropy, not by hinge");
  EXPECT_EQ(refusal("linear", "clustering", LabelKind::None), "");
  EXPECT_EQ(refusal("spline", "clustering", LabelKind::None),
            "model: the clustering loss has no model, it compares points: choose Linear "
            "(linear) without intercept and ridge");
  for (const char* kind : {"nearest-neighbours", "decision-tree", "random-forest", "boosted-trees"})
    EXPECT_EQ(refusal(kind, "squared", LabelKind::Real).substr(0, 7), "model: ") << kind;
}

/// A fit that would take hours ends when it is told to.
class LongFitTest : public ::testing::TestWithParam<Json> {};

TEST_P(LongFitTest, StopsDuringLongFit) {
  const auto task = LearningTask::classification(20, 5);
  const auto data = randomSamples(task, 1000, 1);
  const auto learner = makeModel(GetParam(), task);
  std::stop_source source;
  const std::jthread other([&source] {
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    source.request_stop();
  });
  const auto status = learner->fit(data.X, data.Y, data.weights, Rng(1), source.get_token());
  ASSERT_TRUE(status.ok());
  EXPECT_EQ(*status, FitStatus::Stopped);
  EXPECT_EQ(learner->predict(data.X), Matrix::Constant(1000, 5, 0.2));
}

INSTANTIATE_TEST_SUITE_P(Models, LongFitTest,
                         ::testing::Values(Json{{"kind", "mlp"}, {"epochs", 1000000}},
                                           Json{{"kind", "random-forest"}, {"trees", 10000}},
                                           Json{{"kind", "boosted-trees"}, {"trees", 10000}},
                                           Json{{"kind", "random-fourier"}, {"count", 8000}}),
                         [](const auto& variant) {
                           const auto kind = variant.param.at("kind").template get<std::string>();
                           return kind.substr(kind.rfind('-') + 1);
                         });

}  // namespace
}  // namespace gtv
