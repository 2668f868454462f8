#include "losses/loss_curves.h"

#include <gtest/gtest.h>

#include <cmath>

#include "losses/catalogue.h"
#include "support/loss_variants.h"

namespace gtv {
namespace {

Choice chosen(const Json& loss) { return readChoice(lossCatalogue().view, loss, "loss").value(); }

double valueOf(const LossComparison& all, const std::string& id, double x) {
  if (all.own.id == id) return all.own.at(x);
  for (const auto& other : all.others)
    if (other.id == id) return other.at(x);
  ADD_FAILURE() << "there is no curve " << id;
  return std::nan("");
}

TEST(LossCurvesTest, NumbersHaveLossesOfTheResidual) {
  const auto all = compareLosses(chosen({{"kind", "huber"}, {"delta", 0.5}}));
  ASSERT_TRUE(all);
  EXPECT_EQ(all->own.id, "huber");
  EXPECT_EQ(all->own.name, "Huber, δ = 0.5");
  ASSERT_EQ(all->others.size(), 2U);
  for (const double r : {2.0, -2.0}) {
    // r², |r|, 2δ|r| − δ²
    EXPECT_DOUBLE_EQ(valueOf(*all, "squared", r), 4);
    EXPECT_DOUBLE_EQ(valueOf(*all, "absolute", r), 2);
    EXPECT_DOUBLE_EQ(valueOf(*all, "huber", r), 1.75);
  }
  EXPECT_DOUBLE_EQ(valueOf(*all, "huber", 0.3), 0.09);
  // Beside another loss δ is 1.
  EXPECT_DOUBLE_EQ(valueOf(*compareLosses(chosen({{"kind", "absolute"}})), "huber", 2), 3);
}

TEST(LossCurvesTest, SignsHaveLossesOfTheMargin) {
  const auto all = compareLosses(chosen({{"kind", "logistic"}}));
  ASSERT_TRUE(all);
  EXPECT_EQ(all->own.id, "logistic");
  ASSERT_EQ(all->others.size(), 5U);
  struct Row {
    double z, wrong, logistic, hinge, squared, absolute, huber;
  };
  // log(1 + e), log 2, log(1 + e⁻²); (1 − z)₊; (1 − z)²; |1 − z|; 2|1 − z| − 1 from 1 on
  for (const auto& [z, wrong, logistic, hinge, squared, absolute, huber] :
       {Row{-1, 1, 1.3132616875182228, 2, 4, 2, 3}, Row{0, 0, 0.6931471805599453, 1, 1, 1, 1},
        Row{2, 0, 0.1269280110429725, 0, 1, 1, 1}}) {
    EXPECT_DOUBLE_EQ(valueOf(*all, "0/1", z), wrong) << z;
    EXPECT_DOUBLE_EQ(valueOf(*all, "logistic", z), logistic) << z;
    EXPECT_DOUBLE_EQ(valueOf(*all, "hinge", z), hinge) << z;
    EXPECT_DOUBLE_EQ(valueOf(*all, "squared", z), squared) << z;
    EXPECT_DOUBLE_EQ(valueOf(*all, "absolute", z), absolute) << z;
    EXPECT_DOUBLE_EQ(valueOf(*all, "huber", z), huber) << z;
  }
  EXPECT_EQ(compareLosses(chosen({{"kind", "hinge"}}))->own.id, "hinge");
}

TEST(LossCurvesTest, ClassesHaveTheLogOddsOfTheRightOne) {
  const auto all = compareLosses(chosen({{"kind", "cross-entropy"}}));
  ASSERT_TRUE(all);
  EXPECT_TRUE(all->others.empty());
  // Outputs log 1, log 2, log 5: the probabilities are 1/8, 2/8, 5/8.
  Matrix outputs(2, 3);
  outputs << std::log(1), std::log(2), std::log(5), 1000, 1000, -1000;
  const Vector z = lossAbscissae(all->own.abscissa, outputs, Vector{{2, 0}});
  EXPECT_NEAR(z[0], std::log(5.0 / 3), 1e-14);
  EXPECT_NEAR(all->own.at(z[0]), -std::log(5.0 / 8), 1e-14);
  EXPECT_NEAR(all->own.at(z[1]), std::log(2), 1e-14);
}

TEST(LossCurvesTest, PointsWithoutLabelsHaveNone) {
  EXPECT_FALSE(compareLosses(chosen({{"kind", "clustering"}})));
}

TEST(LossCurvesTest, MeanOverTheSamplesIsTheLocalLoss) {
  Rng rng(3);
  int compared = 0;
  for (const auto& json : testing::lossChoices()) {
    const auto choice = chosen(json);
    const bool plain =
        choice.number("ridge") == 0 && (!choice.has("lasso") || choice.number("lasso") == 0);
    const auto all = compareLosses(choice);
    if (!plain || !all || choice.text("scale") != "mean") continue;
    for (const auto& given : testing::lossDatasets(1, false)) {
      const auto data = testing::withFittingLabels(json, given);
      const auto loss = testing::makeLoss(json, given);
      const Vector w = testing::randomVector(rng, loss->dimension());
      const auto d = data.features.cols();
      const Matrix W = Eigen::Map<const Matrix>(w.data(), d, w.size() / d);
      double sum = 0;
      for (const double x : lossAbscissae(all->own.abscissa, data.features * W, data.labels))
        sum += all->own.at(x);
      const double mean = sum / static_cast<double>(data.labels.size());
      EXPECT_NEAR(loss->value(w), mean, 1e-9 * (1 + mean)) << choice.kind() << ' ' << data.name;
      ++compared;
    }
  }
  EXPECT_GT(compared, 30);
}

TEST(LossCurvesTest, EveryLossOfResidualsMarginsOrClassesHasACurve) {
  for (const auto& [info, maker] : lossCatalogue().entries)
    EXPECT_EQ(compareLosses(defaultChoice(lossCatalogue().view, info.id)).has_value(),
              maker.labels == LabelKind::Real || maker.labels == LabelKind::Sign ||
                  maker.labels == LabelKind::Class)
        << info.id;
}

}  // namespace
}  // namespace gtv
