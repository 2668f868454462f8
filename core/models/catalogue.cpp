#include "models/catalogue.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/localized.h"
#include "models/linear_learner.h"
#include "models/logistic_learner.h"
#include "models/mlp_learner.h"
#include "models/nearest_neighbours.h"
#include "models/tree_learners.h"

namespace gtv {
namespace {

using MadeMap = Result<std::shared_ptr<const FeatureMap>>;
using MadeLearner = Result<std::unique_ptr<Learner>>;
using MapMaker = MadeMap (*)(const Choice&, Eigen::Index, const Rng&);

template <class Kind, class... Arguments>
MadeLearner made(Arguments&&... arguments) {
  return MadeLearner(std::make_unique<Kind>(std::forward<Arguments>(arguments)...));
}

/// A model linear in its parameters: its map and ridge say all.
ModelMaker linearIn(MapMaker map) {
  return {map, nullptr,
          [map](const Choice& model, const LearningTask& task, const Rng& common) -> MadeLearner {
            auto features = map(model, task.features, common);
            if (!features) return features.error();
            return made<LinearLearner>(task, std::move(*features), model.number("ridge"));
          }};
}

ModelMaker learnerOnly(MadeLearner (*learner)(const Choice&, const LearningTask&, const Rng&)) {
  return {nullptr, nullptr, learner};
}

Result<FeatureScaling> scalingOf(const Choice& model, Eigen::Index d) {
  return FeatureScaling::make(model.numbers("centre"), model.numbers("scale"), d);
}

MadeMap identityMap(const Choice& model, Eigen::Index d, const Rng&) {
  return MadeMap(std::make_shared<IdentityMap>(d, model.flag("intercept")));
}

MadeMap polynomialMap(const Choice& model, Eigen::Index d, const Rng&) {
  auto scaling = scalingOf(model, d);
  if (!scaling) return scaling.error();
  return PolynomialMap::make(std::move(*scaling), model.integer("degree"),
                             model.flag("interactions"), model.flag("intercept"));
}

MadeMap splineMap(const Choice& model, Eigen::Index d, const Rng&) {
  auto scaling = scalingOf(model, d);
  if (!scaling) return scaling.error();
  return MadeMap(std::make_shared<SplineMap>(std::move(*scaling), model.integer("degree"),
                                             model.numbers("knots"), model.flag("intercept")));
}

MadeMap fourierMap(const Choice& model, Eigen::Index d, const Rng& common) {
  auto scaling = scalingOf(model, d);
  if (!scaling) return scaling.error();
  return MadeMap(std::make_shared<RandomFourierMap>(std::move(*scaling), model.integer("count"),
                                                    model.number("width"), model.flag("intercept"),
                                                    common.stream("random features")));
}

MadeMap lagMap(const Choice& model, Eigen::Index d, const Rng&) {
  const int order = model.integer("order");
  if (order > d)
    return Error{"order", fmt::format("is {}, the samples have {}: the last labels, newest first",
                                      order, counted(d, "feature"))};
  return MadeMap(std::make_shared<LagMap>(d, order, model.flag("intercept")));
}

MadeLearner logistic(const Choice& model, const LearningTask& task, const Rng&) {
  if (!task.classifies())
    return Error{"", "logistic regression needs classes, the labels are real"};
  return made<LogisticLearner>(task, model.number("ridge"), model.flag("intercept"));
}

MadeLearner nearestNeighbours(const Choice& model, const LearningTask& task, const Rng&) {
  using Weighting = NearestNeighbours::Weighting;
  return made<NearestNeighbours>(
      task, model.number("k"),
      model.text("weights") == "uniform" ? Weighting::Uniform : Weighting::Distance);
}

MadeLearner decisionTree(const Choice& model, const LearningTask& task, const Rng&) {
  return made<DecisionTree>(task, model.integer("depth"), model.number("leafWeight"));
}

MadeLearner randomForest(const Choice& model, const LearningTask& task, const Rng&) {
  return made<RandomForest>(task,
                            RandomForest::Options{model.integer("trees"), model.integer("depth"),
                                                  model.number("leafWeight"), model.number("rows"),
                                                  model.number("features")});
}

MadeLearner boostedTrees(const Choice& model, const LearningTask& task, const Rng&) {
  return made<BoostedTrees>(
      task, BoostedTrees::Options{model.integer("trees"), model.integer("depth"),
                                  model.number("leafWeight"), model.number("learningRate"),
                                  model.number("rows")});
}

Mlp mlpNetwork(const Choice& model, Eigen::Index d, Eigen::Index c, Mlp::Loss loss) {
  Mlp::Options shape;
  const auto hidden = model.integers("layers");
  shape.sizes.reserve(hidden.size() + 2);
  shape.sizes.push_back(d);
  shape.sizes.insert(shape.sizes.end(), hidden.begin(), hidden.end());
  shape.sizes.push_back(c);
  shape.activation =
      model.text("activation") == "relu" ? Mlp::Activation::Relu : Mlp::Activation::Tanh;
  shape.loss = loss;
  shape.biases = model.flag("biases");
  return Mlp(std::move(shape));
}

Vector initialWeights(const Mlp& network, const Rng& common) {
  return network.initial(common.stream("initial weights"));
}

MadeLearner mlp(const Choice& model, const LearningTask& task, const Rng& common) {
  const bool entropy = task.classifies() && model.text("loss") == "cross-entropy";
  auto network = mlpNetwork(model, task.features, task.outputs,
                            entropy ? Mlp::Loss::CrossEntropy : Mlp::Loss::Squared);
  Vector initial = initialWeights(network, common);
  MlpLearner::Options options;
  options.optimiser =
      model.text("optimiser") == "adam" ? MlpLearner::Optimiser::Adam : MlpLearner::Optimiser::Sgd;
  options.learningRate = model.number("learningRate");
  options.weightDecay = model.number("weightDecay");
  options.epochs = model.integer("epochs");
  options.batch = model.integer("batch");
  return made<MlpLearner>(task, std::move(network), std::move(initial), options);
}

std::vector<Parameter> joined(std::vector<Parameter> first, std::vector<Parameter> second) {
  first.reserve(first.size() + second.size());
  for (auto& parameter : second) first.push_back(std::move(parameter));
  return first;
}

std::vector<Parameter> linearParameters(double ridge, bool intercept) {
  return {numberParameter("ridge", "Ridge μ of the model", ridge, 0, 1e12,
                          "Adds μ‖w‖² to the sum of squared errors; the intercept is left out."),
          booleanParameter(
              "intercept", "Intercept", intercept,
              "Adds a constant to the model; it is not needed if the data has a column of ones.")};
}

std::vector<Parameter> scaledParameters(std::vector<Parameter> first, double ridge) {
  auto centre =
      valueParameter(ParameterType::NumberList, "centre", "Centre of features", Json::array({0}),
                     "u = (x − centre) / scale: one number, or one "
                     "per feature.");
  auto scale =
      valueParameter(ParameterType::NumberList, "scale", "Scale of features", Json::array({1}),
                     "Scale of u = (x − centre) / scale: one number, or one per feature. Choose it "
                     "so that u is of order one.");
  scale.low = 0;
  scale.openLow = true;
  return joined(joined(std::move(first), {std::move(centre), std::move(scale)}),
                linearParameters(ridge, true));
}

Parameter depthParameter(int depth) {
  return integerParameter("depth", "Depth", depth, 0, 64,
                          "Largest number of splits from the root to a leaf.");
}

Parameter leafParameter() {
  return numberParameter("leafWeight", "Minimum leaf weight", 0, 0, 1e12,
                         "Every leaf contains samples of at least this total weight; a sample of "
                         "weight 2 counts as two.");
}

Parameter treesParameter() {
  return integerParameter("trees", "Trees", 100, 1, 10000, "Number of trees.");
}

Parameter rowsParameter(std::string help) {
  return numberParameter("rows", "Share of samples", 1, 0, 1, std::move(help), true);
}

Parameter hiddenLayers() {
  auto layers =
      valueParameter(ParameterType::IntegerList, "layers", "Hidden layers", Json::array({32}),
                     "Number of units in every hidden layer; an empty list gives a linear model.");
  layers.low = 1;
  layers.high = 10000;
  return layers;
}

constexpr const char* leastSquaresObjective = "Σ_r s_r (wᵀz(x_r) − y_r)² + μ‖w‖²";

Catalogue<ModelMaker>::Entry linearModelEntry() {
  return {
      {"linear", "Linear", "One parameter per feature; an intercept is a feature that is always 1.",
       "h(x) = wᵀx", "[LN] ch. 2", linearParameters(0, false)},
      linearIn(identityMap)};
}

Catalogue<ModelMaker>::Entry polynomialEntry() {
  return {
      {"polynomial", "Polynomial",
       "Linear in the products of the features up to a degree, fitted by least squares.",
       fmt::format("h(x) = wᵀz(x), z = (1, u_1, …, u_1², u_1 u_2, …); {}", leastSquaresObjective),
       "[LN] ch. 2",
       scaledParameters(
           {integerParameter("degree", "Degree", 2, 1, 12, "Degree of the highest product."),
            booleanParameter("interactions", "Products of different features", true,
                             "If false, only the powers of every single feature are used.")},
           0)},
      linearIn(polynomialMap)};
}

Catalogue<ModelMaker>::Entry splineEntry() {
  return {{"spline", "Spline",
           "Piecewise polynomial in every feature with breaks at the knots: piecewise linear, or "
           "smooth.",
           fmt::format("h(x) = wᵀz(x), z = (1, u, …, u^q, max(0, u − t_k)^q); {}",
                       leastSquaresObjective),
           "Hastie, Tibshirani, Friedman 2009, (5.3)",
           scaledParameters(
               {integerParameter("degree", "Degree q", 1, 1, 3,
                                 "Degree of the pieces: 1 is piecewise linear, 3 is cubic."),
                valueParameter(ParameterType::NumberList, "knots", "Knots t",
                               Json::array({-1, 0, 1}), "Where the pieces meet, in units of u.")},
               0)},
          linearIn(splineMap)};
}

Catalogue<ModelMaker>::Entry randomFourierEntry() {
  return {
      {"random-fourier", "Random Fourier features",
       "Smooth functions of all features: approximately ridge regression with a Gaussian kernel.",
       fmt::format("h(x) = wᵀz(x), z_k = √(2/D) cos(ω_kᵀu + b_k), ω_k ~ N(0, I/σ²); {}",
                   leastSquaresObjective),
       "Rahimi & Recht 2007, Alg. 1",
       scaledParameters(
           {integerParameter("count", "Features D", 100, 1, 10000,
                             "Number of random waves, which are the same at all nodes."),
            numberParameter(
                "width", "Width σ", 1, 0, 1e12,
                "Width of the kernel: points u closer than this get similar predictions.", true)},
           1e-3)},
      linearIn(fourierMap)};
}

Catalogue<ModelMaker>::Entry timeSeriesEntry() {
  return {
      {"time-series", "Autoregressive",
       "Predicts the next label of a series linearly from the last ones: feature k is the label "
       "k steps before.",
       "h(y_{t−1}, …, y_{t−p}) = w_0 + Σ_k w_k y_{t−k}", "[LN] ch. 2",
       joined({integerParameter("order", "Order p", 2, 1, 10000,
                                "Number of lags that are used; samples must have at least this "
                                "many features, newest first.")},
              linearParameters(0, true))},
      linearIn(lagMap)};
}

Catalogue<ModelMaker>::Entry logisticRegressionEntry() {
  return {
      {"logistic",
       "Logistic regression",
       "Class probabilities from linear functions, fitted by maximum likelihood; labels may be "
       "probabilities.",
       "p(x) = softmax(Wx + b); −Σ_r s_r Σ_k y_rk log p_k(x_r) + μ‖W‖²",
       "[LN] (9)",
       {numberParameter("ridge", "Ridge μ of the model", 0.5, 0, 1e12,
                        "Adds μ‖W‖² to the sum of losses; the intercepts are left out. With 0 "
                        "the weights grow without bound if the classes are linearly separable."),
        booleanParameter("intercept", "Intercept", true, "Adds a constant for every class.")}},
      {identityMap, nullptr, logistic, {"logistic", "cross-entropy"}}};
}

Catalogue<ModelMaker>::Entry nearestNeighboursEntry() {
  return {{"nearest-neighbours",
           "Nearest neighbours",
           "Predicts the mean label of the k nearest samples; it stores the samples and learns "
           "nothing else.",
           "h(x) = Σ_{r ∈ N_k(x)} s_r y_r / Σ_{r ∈ N_k(x)} s_r",
           "Cover & Hart 1967",
           {numberParameter("k", "Neighbours k", 5, 0, 1e9,
                            "Number of nearest samples that are averaged; a sample of weight s "
                            "counts as s samples.",
                            true),
            optionParameter("weights", "Neighbour weights", {"uniform", "distance"},
                            "All neighbours have the same weight, or the weight 1/distance.")}},
          learnerOnly(nearestNeighbours)};
}

Catalogue<ModelMaker>::Entry decisionTreeEntry() {
  return {
      {"decision-tree",
       "Decision tree",
       "Splits on single features, each chosen to lower the squared error most; a leaf predicts "
       "the mean of its labels.",
       "h(x) = Σ_{r ∈ leaf(x)} s_r y_r / Σ_{r ∈ leaf(x)} s_r",
       "Breiman et al. 1984 (CART); Chen & Guestrin 2016, Alg. 1",
       {depthParameter(6), leafParameter()}},
      learnerOnly(decisionTree)};
}

Catalogue<ModelMaker>::Entry randomForestEntry() {
  return {
      {"random-forest",
       "Random forest",
       "Mean of many trees, each grown on a random draw of the samples, with random features at "
       "every split.",
       "h(x) = (1/T) Σ_t h_t(x)",
       "Breiman 2001",
       {treesParameter(), depthParameter(12), leafParameter(),
        rowsParameter("Share of the samples that is drawn for a tree, with replacement."),
        numberParameter("features", "Share of features", 0.5, 0, 1,
                        "Share of the features that is drawn for every split.", true)}},
      learnerOnly(randomForest)};
}

Catalogue<ModelMaker>::Entry boostedTreesEntry() {
  return {{"boosted-trees",
           "Boosted trees",
           "Many small trees, each fitted to the residuals of the trees before it.",
           "F ← F + η h_t, h_t a tree on −∂ℓ/∂F",
           "Friedman 2001, Alg. 2, 5, 6",
           {treesParameter(), depthParameter(3), leafParameter(),
            numberParameter("learningRate", "Learning rate η", 0.1, 0, 1,
                            "Factor with which every tree is added.", true),
            rowsParameter("Share of the samples that is drawn for a tree, without replacement.")}},
          learnerOnly(boostedTrees)};
}

Catalogue<ModelMaker>::Entry neuralNetworkEntry() {
  return {
      {"mlp",
       "Neural network",
       "A multilayer perceptron, trained with mini-batches; every fit continues from the weights "
       "of the previous one.",
       "h(x) = W_L a(… a(W_1 x + b_1) …) + b_L, classes by softmax",
       "[CFL] (40)",
       {hiddenLayers(),
        optionParameter("activation", "Activation a", {"relu", "tanh"},
                        "Activation function of the hidden units."),
        booleanParameter("biases", "Biases", true, "Adds the constants b of the layers."),
        optionParameter("loss", "Loss for classes", {"cross-entropy", "squared"},
                        "Loss for labels that are classes; for real labels the loss of the "
                        "experiment is used."),
        optionParameter("optimiser", "Optimiser", {"adam", "sgd"},
                        "Adam, or stochastic gradient descent."),
        numberParameter("learningRate", "Learning rate", 0.01, 0, 1e3,
                        "Step size of the optimiser.", true),
        integerParameter("epochs", "Epochs", 100, 1, 1000000,
                         "Number of passes over the samples in one fit."),
        integerParameter(
            "batch", "Batch", 32, 0, 1e9,
            "Number of samples per step; 0 takes all samples and needs no random numbers."),
        numberParameter("weightDecay", "Weight decay δ", 0, 0, 1e6,
                        "Adds (δ/2)‖W‖² to the mean loss."),
        integerParameter("innerSteps", "Inner steps K", 10, 1, 1000000,
                         "Number of gradient steps that take the place of one proximal step, for "
                         "methods that change parameter vectors."),
        numberParameter("innerStep", "Inner step η", 0.1, 0, 1e3,
                        "Step size of these steps; it is halved if the loss would rise.", true)}},
      {nullptr, mlpNetwork, mlp, {"squared", "huber", "absolute", "cross-entropy"}}};
}

}  // namespace

const Catalogue<ModelMaker>& modelCatalogue() {
  static const Catalogue<ModelMaker> catalogue{
      displayText("model"),
      {linearModelEntry(), polynomialEntry(), splineEntry(), randomFourierEntry(),
       timeSeriesEntry(), logisticRegressionEntry(), nearestNeighboursEntry(), decisionTreeEntry(),
       randomForestEntry(), boostedTreesEntry(), neuralNetworkEntry()}};
  return catalogue;
}

MadeLearner makeLearner(const Choice& model, const LearningTask& task, const Rng& common) {
  const auto* entry = modelCatalogue().find(model.kind());
  check(entry != nullptr, "the model is in the catalogue");
  auto learner = entry->make.learner(model, task, common);
  if (learner) return learner;
  const auto& [where, message] = learner.error();
  return Error{where.empty() ? "model" : fmt::format("model.{}", where), message};
}

Result<void> checkParametric(const Choice& model) {
  const auto& entry = *modelCatalogue().find(model.kind());
  if (entry.make.featureMap || entry.make.network) return {};
  return Error{"model",
               fmt::format("{} ({}) is trained by fitting and predicting, and the method changes "
                           "parameter vectors; choose Linear (linear), Neural network (mlp) or a "
                           "model with features of its own",
                           entry.info.label, model.kind())};
}

Result<void> checkParametric(const Choice& model, const std::string& loss, LabelKind labels) {
  if (auto fits = checkParametric(model); !fits) return fits;
  if (!hasLabels(labels) &&
      (model.kind() != "linear" || model.flag("intercept") || model.number("ridge") > 0))
    return Error{"model",
                 fmt::format("the {} loss has no model, it compares points: choose Linear (linear) "
                             "without intercept and ridge",
                             loss)};
  const auto& [info, maker] = *modelCatalogue().find(model.kind());
  const auto& losses = maker.losses;
  if (losses.empty() || std::find(losses.begin(), losses.end(), loss) != losses.end()) return {};
  return Error{"loss", fmt::format("{} ({}) is trained by the losses {}, not by {}", info.label,
                                   info.id, fmt::join(losses, ", "), loss)};
}

Result<ParametricModel> makeParametric(const Choice& model, const ParametricTask& task,
                                       const Rng& common) {
  const auto& maker = modelCatalogue().find(model.kind())->make;
  ParametricModel out;
  out.outputs = std::max(1, task.classes);
  if (task.labels == LabelKind::Count || task.labels == LabelKind::Positive) out.link = Link::Log;
  if (maker.network) {
    auto network = maker.network(model, task.features + (task.constant ? 1 : 0), out.outputs,
                                 task.classes > 0 ? Mlp::Loss::CrossEntropy : Mlp::Loss::Squared);
    out.initial = initialWeights(network, common);
    out.network = std::make_shared<Mlp>(std::move(network));
    out.innerSteps = {model.integer("innerSteps"), model.number("innerStep")};
    out.ridgeOfMean = model.number("weightDecay") / 2;
    return out;
  }
  if (!maker.featureMap) return out;
  auto map = maker.featureMap(model, task.features, common);
  if (!map) return Error{fmt::format("model.{}", map.error().where), map.error().message};
  const bool same = dynamic_cast<const IdentityMap*>(map->get()) != nullptr;
  if (!same || (model.flag("intercept") && !task.constant)) out.map = std::move(*map);
  out.ridgeOfSum = model.number("ridge");
  // Of two classes the learner has one weight vector w and adds μ‖w‖²; here they have −w/2 and w/2.
  if (model.kind() == "logistic" && task.classes == 2) out.ridgeOfSum *= 2;
  return out;
}

}  // namespace gtv
