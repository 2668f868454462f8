#include "models/parametric.h"

#include <gtest/gtest.h>

#include "models/catalogue.h"

namespace gtv {
namespace {

ParametricModel parametric(const Json& json, const ParametricTask& task) {
  return makeParametric(readChoice(modelCatalogue().view, json, "model").value(), task, Rng(1))
      .value();
}

std::vector<std::string> namesOf(const Json& json, const std::vector<std::string>& inputs) {
  const auto model =
      parametric(json, {static_cast<Eigen::Index>(inputs.size()), false, LabelKind::Real, 0});
  return model.map->names(inputs);
}

TEST(ParametricModel, PredictsOneColumnPerOutput) {
  ParametricModel plain;
  RowMatrix Z(2, 2);
  Z << 1, 2, 3, 4;
  EXPECT_TRUE(plain.isPlain());
  EXPECT_EQ(plain.dimension(2), 2);
  EXPECT_EQ(plain.predict(Vector{{10, 1}}, Z), (Matrix(2, 1) << 12, 34).finished());
  ParametricModel classes;
  classes.outputs = 2;
  EXPECT_FALSE(classes.isPlain());
  EXPECT_EQ(classes.dimension(2), 4);
  // W₀ = (10, 1), W₁ = (0, −1)
  EXPECT_EQ(classes.predict(Vector{{10, 1, 0, -1}}, Z),
            (Matrix(2, 2) << 12, -2, 34, -4).finished());
  EXPECT_EQ(chosenClass(Vector{{1, 3, 3}}), 1);
}

TEST(ParametricModel, NetworkWithZeroParametersPredictsWithCommonWeights) {
  const auto model = parametric({{"kind", "mlp"}, {"layers", {3}}}, {2, true, LabelKind::Class, 4});
  // Three inputs with the column of ones: 3·3 + 3 and 4·3 + 4.
  EXPECT_EQ(model.dimension(3), 28);
  RowMatrix X = RowMatrix::Ones(1, 3);
  const Vector zero = Vector::Zero(28);
  EXPECT_EQ(model.predict(zero, X), model.network->outputs(model.initial, X));
  EXPECT_GT(model.initial.norm(), 0);
}

TEST(ParametricModel, NamesItsFeatures) {
  using Names = std::vector<std::string>;
  EXPECT_EQ(namesOf({{"kind", "polynomial"}, {"degree", 3}}, {"a", "b"}),
            (Names{"intercept", "a", "b", "a²", "a b", "b²", "a³", "a² b", "a b²", "b³"}));
  EXPECT_EQ(namesOf({{"kind", "polynomial"}, {"degree", 12}, {"intercept", false}}, {"a"}).back(),
            "a¹²");
  EXPECT_EQ(namesOf({{"kind", "spline"}, {"degree", 2}, {"knots", {-1, 0.5}}}, {"a"}),
            (Names{"intercept", "a", "a²", "(a + 1)₊²", "(a - 0.5)₊²"}));
  EXPECT_EQ(namesOf({{"kind", "random-fourier"}, {"count", 2}}, {"a"}),
            (Names{"intercept", "cos 1", "cos 2"}));
  EXPECT_EQ(namesOf({{"kind", "time-series"}, {"order", 1}}, {"a", "b"}),
            (Names{"intercept", "a"}));
}

TEST(ParametricModel, LinearModelAddsNoSecondIntercept) {
  const Json withOwn{{"kind", "linear"}, {"intercept", true}};
  EXPECT_TRUE(parametric({{"kind", "linear"}}, {2, false, LabelKind::Real, 0}).isPlain());
  EXPECT_TRUE(parametric(withOwn, {2, true, LabelKind::Real, 0}).isPlain());
  EXPECT_FALSE(parametric(withOwn, {2, false, LabelKind::Real, 0}).isPlain());
}

}  // namespace
}  // namespace gtv
