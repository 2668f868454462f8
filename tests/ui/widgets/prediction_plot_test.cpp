#include "ui/plots/prediction_plot.h"

#include <gmock/gmock.h>

#include "support/experiments.h"

namespace gtv::ui {
namespace {

using gtv::testing::changed;
using gtv::testing::smallExperiment;
using ::testing::HasSubstr;

std::shared_ptr<const ProblemInstance> networkWith(
    const std::vector<std::pair<std::string, Json>>& data) {
  return drawProblemInstance(changed(smallExperiment(), data)).value();
}

/// Probabilities of three classes.
Matrix three(double a, double b, double c) { return Matrix{{a, b, c}}; }

TEST(LabelScaleTest, KeepsRealPredictions) {
  const LabelScale scale(*networkWith({}), "squared", 1);
  EXPECT_EQ(scale.classes(), 0);
  EXPECT_EQ(scale.value(Matrix::Constant(1, 1, 2.5), 0), 2.5);
  EXPECT_EQ(scale.valueOfLabel(-3), -3);
}

TEST(LabelScaleTest, ShowsSignsAsScoresOrProbabilities) {
  const auto signs = networkWith({{"data.labels", "sign"}, {"loss.kind", "hinge"}});
  const LabelScale hinge(*signs, "hinge", 1);
  EXPECT_FALSE(hinge.isProbability());
  EXPECT_EQ(hinge.value(Matrix::Constant(1, 1, -0.3), 0), -0.3);
  EXPECT_EQ(hinge.classOf(Matrix::Constant(1, 1, -0.3), 0), 0);
  EXPECT_EQ(hinge.classOf(Matrix::Zero(1, 1), 0), 1);  // 0 counts as +1
  EXPECT_EQ(hinge.className(0), QStringLiteral("−1"));
  const LabelScale logistic(*signs, "logistic", 1);
  EXPECT_EQ(logistic.value(Matrix::Zero(1, 1), 0), 0.5);
  EXPECT_EQ(logistic.valueOfLabel(-1), 0);
  // A learner of two classes gives both probabilities.
  const LabelScale learner(*signs, "squared", 2);
  EXPECT_EQ(learner.value((Matrix(1, 2) << 0.2, 0.8).finished(), 0), 0.8);
  EXPECT_EQ(learner.classOfLabel(-1), 0);
}

TEST(LabelScaleTest, CallsClassesAsTheFileDoes) {
  const auto drawn = networkWith({{"data.labels", "sign"}, {"loss.kind", "logistic"}});
  auto data = std::make_shared<NodeData>(*drawn->data);
  data->source.labelNames = {"cat", "dog"};
  auto named = std::make_shared<ProblemInstance>(*drawn);
  named->data = data;
  const LabelScale signs(*named, "logistic", 1);
  EXPECT_EQ(signs.className(0), QStringLiteral("cat"));
  EXPECT_EQ(signs.axisName(), QStringLiteral("P(dog)"));
  // More classes than names: the others have numbers.
  named->labels = LabelKind::Class;
  const LabelScale classes(*named, "cross-entropy", 3);
  EXPECT_EQ(classes.className(1), QStringLiteral("dog"));
  EXPECT_EQ(classes.className(2), QStringLiteral("2"));
}

TEST(LabelScaleTest, ChoosesLikeliestClass) {
  const LabelScale scale(*networkWith({}), "squared", 3);
  EXPECT_EQ(scale.classes(), 3);
  EXPECT_TRUE(scale.hasCurvePerClass());
  EXPECT_EQ(scale.classOf(three(0.2, 0.3, 0.5), 0), 2);
  EXPECT_EQ(scale.value(three(0.2, 0.3, 0.5), 0, 1), 0.3);
  EXPECT_EQ(scale.classOfLabel(2), 2);
}

PredictedNode threeClasses(const std::shared_ptr<const ProblemInstance>& network) {
  PredictedNode node;
  node.network = network;
  node.node = 0;
  node.scale = LabelScale(*network, "squared", 3);
  node.color = Qt::black;
  node.across = {0, 1};
  node.up = {0, 1};
  return node;
}

TEST(PredictionPlotTest, DrawsCurvePerClassAndRegionsWithoutColourBar) {
  PredictionPlot plot;
  auto node = threeClasses(networkWith({{"data.dimension", 1}, {"data.truth.kind", "gaussian"}}));
  node.kind = PredictedNode::Kind::Curves;
  node.onGrid = three(0.1, 0.2, 0.7).replicate(PredictionPlot::curvePoints, 1);
  node.neighbours = {node.onGrid};
  node.neighbourColors = {Qt::blue};
  plot.show(node);
  ASSERT_EQ(plot.curves().size(), 3U);
  EXPECT_EQ(plot.neighbourCurves().size(), 3U);
  EXPECT_EQ(plot.curves()[2]->data()->at(5)->value, 0.7);
  EXPECT_FALSE(plot.hasBar());

  // Surely class 0 on the left, class 1 on the right.
  node = threeClasses(networkWith({}));
  node.kind = PredictedNode::Kind::Map;
  constexpr int side = PredictionPlot::mapSide;
  node.onGrid.resize(side * side, 3);
  for (int cell = 0; cell < side * side; ++cell)
    node.onGrid.row(cell) = cell % side < side / 2 ? three(1, 0, 0) : three(0, 1, 0);
  plot.show(node);
  EXPECT_FALSE(plot.hasBar());
  EXPECT_EQ(plot.map().pixel(0, 0), plot.map().pixel(side / 2 - 1, side - 1));
  EXPECT_NE(plot.map().pixel(0, 0), plot.map().pixel(side / 2, 0));
  plot.resize(300, 200);
  EXPECT_FALSE(plot.grab().isNull());
}

TEST(PredictionPlotTest, DrawsColourBarForRealPredictionsInThePlane) {
  PredictionPlot plot;
  PredictedNode node = threeClasses(networkWith({}));
  node.scale = LabelScale(*node.network, "squared", 1);
  node.kind = PredictedNode::Kind::Map;
  constexpr int side = PredictionPlot::mapSide;
  node.onGrid = Vector::LinSpaced(side * side, -1, 3);
  plot.show(node);
  EXPECT_TRUE(plot.hasBar());
  // The first cell is below on the left, the darkest.
  EXPECT_LT(qGray(plot.map().pixel(0, side - 1)), qGray(plot.map().pixel(side - 1, 0)));
  node.kind = PredictedNode::Kind::Agreement;
  node.onGrid.resize(0, 1);
  plot.show(node);
  EXPECT_FALSE(plot.hasBar());
}

TEST(PredictionPlotTest, ConfusionMatrixCountsOwnAndHiddenSamples) {
  PredictionPlot plot;
  auto node = threeClasses(networkWith({}));
  node.kind = PredictedNode::Kind::Confusion;
  node.own.y = (Vector(2) << 0, 2).finished();
  node.own.predicted = (Matrix(2, 3) << 0.9, 0.1, 0, 0.6, 0.2, 0.2).finished();
  node.others.y = (Vector(1) << 2).finished();
  node.others.predicted = three(0, 0, 1);
  plot.show(node);
  EXPECT_EQ(plot.counts(), (Matrix(3, 3) << 1, 0, 0, 0, 0, 0, 1, 0, 1).finished());
  EXPECT_THAT(plot.key().toStdString(), HasSubstr("2: 50 % of 2 right"));
  // Where there is no room, nothing is drawn.
  plot.resize(20, 20);
  EXPECT_FALSE(plot.grab().isNull());
}

}  // namespace
}  // namespace gtv::ui
