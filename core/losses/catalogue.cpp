#include "losses/catalogue.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <Eigen/Cholesky>
#include <cmath>
#include <vector>

#include "base/localized.h"
#include "base/number.h"
#include "losses/clustering_loss.h"
#include "losses/glm_loss.h"
#include "losses/mlp_loss.h"
#include "losses/softmax_loss.h"
#include "losses/squared_loss.h"

namespace gtv {
namespace {

using Made = Result<std::shared_ptr<const LocalLoss>>;

/// The regulariser's weights, one per coordinate.
Vector weights(const Choice& loss, const char* key, const LossContext& context) {
  Vector w = Vector::Constant(context.datasets->dimension(), loss.number(key));
  if (context.intercept >= 0 && !loss.flag("ridgeOnIntercept")) w[context.intercept] = 0;
  return w;
}

double scaleOf(const Choice& loss, const LossContext& context, int node) {
  return loss.text("scale") == "mean" ? 1 / static_cast<double>(context.datasets->sampleCount(node))
                                      : 1;
}

/// The ridge weights, with what the regulariser of the model's own learner comes to: that of a sum
/// of sample losses shrinks with their mean.
double modelRidge(const Choice& loss, const LossContext& context, int node) {
  if (!context.model) return 0;
  const auto m = static_cast<double>(context.datasets->sampleCount(node));
  return scaleOf(loss, context, node) *
         (context.model->ridgeOfSum + m * context.model->ridgeOfMean);
}

Vector ridgeWeights(const Choice& loss, const LossContext& context, int node) {
  Vector w = Vector::Constant(context.datasets->dimension(), modelRidge(loss, context, node));
  if (context.intercept >= 0) w[context.intercept] = 0;
  return w + weights(loss, "ridge", context);
}

bool isNetwork(const LossContext& context) { return context.model && context.model->network; }

/// The model of the context, its network with this loss of numbers.
ParametricModel withLoss(const ParametricModel& model, const Choice& loss) {
  auto options = model.network->options();
  if (loss.kind() == "absolute") options.loss = Mlp::Loss::Absolute;
  if (loss.kind() == "huber") {
    options.loss = Mlp::Loss::Huber;
    options.delta = loss.number("delta");
  }
  auto out = model;
  out.network = std::make_shared<Mlp>(std::move(options));
  return out;
}

Made makeNetwork(const Choice& loss, const LossContext& context, int node) {
  if (loss.has("lasso") && loss.number("lasso") > 0)
    return Error{"loss.lasso", "a neural network has a ridge term only, set it to 0"};
  return Made(std::make_shared<MlpLoss>(
      *context.datasets, node, withLoss(*context.model, loss), scaleOf(loss, context, node),
      loss.number("ridge") + modelRidge(loss, context, node), loss.flag("ridgeOnIntercept")));
}

Made makeGlm(const Choice& loss, const LossContext& context, int node, SampleLoss sample) {
  if (isNetwork(context)) return makeNetwork(loss, context, node);
  return Made(std::make_shared<GlmLoss>(
      context.datasets, node, sample, scaleOf(loss, context, node),
      ridgeWeights(loss, context, node), weights(loss, "lasso", context)));
}

Made makeSquared(const Choice& loss, const LossContext& context, int node) {
  if (isNetwork(context)) return makeNetwork(loss, context, node);
  if (loss.number("lasso") > 0) return makeGlm(loss, context, node, {SampleLoss::Kind::Squared, 1});
  return Made(std::make_shared<SquaredLoss>(context.datasets, node, scaleOf(loss, context, node),
                                            ridgeWeights(loss, context, node), context.stop));
}

Made makeCrossEntropy(const Choice& loss, const LossContext& context, int node) {
  if (isNetwork(context)) return makeNetwork(loss, context, node);
  return Made(std::make_shared<SoftmaxLoss>(context.datasets, node, context.classes,
                                            scaleOf(loss, context, node),
                                            ridgeWeights(loss, context, node)));
}

Made makeClustering(const Choice& loss, const LossContext& context, int node) {
  if (context.datasets->sampleCount(node) != 1)
    return Error{"loss", fmt::format("Convex clustering needs one point per node, node {} has {}",
                                     node, context.datasets->sampleCount(node))};
  const Vector point = context.datasets->features(node).row(0);
  const auto d = point.size();
  const Vector ridge = Vector::Constant(d, loss.number("ridge"));
  if (loss.number("lasso") == 0) return Made(std::make_shared<ClusteringLoss>(point, ridge));
  // ‖w − a‖² is least squares on the unit vectors.
  auto unitVectors = std::make_shared<LocalDatasets>(RowMatrix::Identity(d, d), point,
                                                     std::vector<Eigen::Index>{0, d});
  return Made(std::make_shared<GlmLoss>(std::move(unitVectors), 0,
                                        SampleLoss{SampleLoss::Kind::Squared, 1}, 1.0, ridge,
                                        Vector::Constant(d, loss.number("lasso"))));
}

/// ½(w − a)ᵀΩ(w − a) of the points a of a node, mean or sum, as least squares: with Ω = LLᵀ and the
/// mean ā of the points it is ½‖Lᵀ(w − ā)‖², and one more row, of features 0, holds how far the
/// points are from ā.
Made makeGaussianMean(const Choice& loss, const LossContext& context, int node) {
  const auto points = context.datasets->features(node);
  const auto d = points.cols();
  Matrix precision = loss.matrix("precision");
  if (loss.at("precision").empty()) precision.setIdentity(d, d);
  if (precision.rows() != d || precision.cols() != d)
    return Error{"loss.precision", fmt::format("must be {0} × {0}, one row and column for every "
                                               "feature; got {1} × {2}",
                                               d, precision.rows(), precision.cols())};
  const double largest = precision.cwiseAbs().maxCoeff();
  if ((precision - precision.transpose()).cwiseAbs().maxCoeff() > 1e-9 * largest)
    return Error{"loss.precision", "must be symmetric"};
  const Eigen::LLT<Matrix> factor(0.5 * (precision + precision.transpose()));
  if (factor.info() != Eigen::Success) return Error{"loss.precision", "must be positive definite"};
  const Matrix root = std::sqrt(0.5) * Matrix(factor.matrixU());
  const Vector mean = points.colwise().mean().transpose();
  const Matrix apart = (points.transpose().colwise() - mean).eval();
  const auto m = static_cast<double>(points.rows());
  RowMatrix rows = RowMatrix::Zero(d + 1, d);
  rows.topRows(d) = root;
  Vector labels(d + 1);
  labels.head(d) = root * mean;
  labels[d] = std::sqrt((root * apart).squaredNorm() / m);
  auto squares = std::make_shared<LocalDatasets>(std::move(rows), std::move(labels),
                                                 std::vector<Eigen::Index>{0, d + 1});
  const double scale = m * scaleOf(loss, context, node);
  const Vector ridge = Vector::Constant(d, loss.number("ridge"));
  if (loss.number("lasso") == 0)
    return Made(std::make_shared<SquaredLoss>(std::move(squares), 0, scale, ridge, context.stop));
  return Made(std::make_shared<GlmLoss>(std::move(squares), 0,
                                        SampleLoss{SampleLoss::Kind::Squared, 1}, scale, ridge,
                                        Vector::Constant(d, loss.number("lasso"))));
}

Parameter ridgeParameter() {
  return numberParameter("ridge", "Ridge μ", 0, 0, 1e12,
                         "Adds μ‖w‖² to the loss of every node that has data; it acts like an edge "
                         "to a node fixed at zero.");
}

std::vector<Parameter> regulariser() {
  return {ridgeParameter(), numberParameter("lasso", "Lasso ν", 0, 0, 1e12,
                                            "Adds ν‖w‖₁ to the loss of every node that has data; "
                                            "together with a ridge term this is the elastic net.")};
}

std::vector<Parameter> sampleParameters(std::vector<Parameter> first = {},
                                        std::vector<Parameter> regularisers = regulariser()) {
  first.push_back(optionParameter("scale", "Loss is the", {"mean", "sum"},
                                  "Mean over the samples of a node (as printed) or their sum (as "
                                  "in the official code); the sum is m_i times as large."));
  for (auto& parameter : regularisers) first.push_back(std::move(parameter));
  first.push_back(booleanParameter(
      "ridgeOnIntercept", "Regularise intercept", false,
      "If true, the ridge and Lasso terms also shrink the intercept that the data adds. A column "
      "of ones in a file is a feature like any other, so they always shrink it."));
  return first;
}

std::vector<Parameter> meanParameters() {
  auto precision = valueParameter(ParameterType::Matrix, "precision", "Precision Ω", Json::array(),
                                  "Symmetric positive definite d × d matrix, rows separated by "
                                  "semicolons; empty means the identity.");
  precision.low = -1e150;
  precision.high = 1e150;
  auto all = sampleParameters({std::move(precision)});
  all.pop_back();  // there is no intercept
  return all;
}

/// "(1/m_i) Σ_r …" or "Σ_r …".
std::string overSamples(const Choice& loss, const std::string& term) {
  return (loss.text("scale") == "mean" ? "(1/m_i) Σ_r " : "Σ_r ") + term;
}

auto sampleLossOf(SampleLoss::Kind kind) {
  return [kind](const Choice& loss) {
    return SampleLoss{kind, loss.has("delta") ? loss.number("delta") : 1,
                      loss.has("shape") ? loss.number("shape") : 1};
  };
}

LossMaker glm(LabelKind labels, SampleLoss::Kind kind, std::string term,
              std::function<SampleLoss(const Choice&)> learnerErrors = nullptr) {
  auto sample = labels == LabelKind::Count || labels == LabelKind::Positive
                    ? std::function<SampleLoss(const Choice&)>()
                    : sampleLossOf(kind);
  return {labels,
          [sample = sampleLossOf(kind)](const Choice& loss, const LossContext& context, int node) {
            return makeGlm(loss, context, node, sample(loss));
          },
          [term = std::move(term)](const Choice& loss) {
            auto text = overSamples(loss, term);
            if (loss.has("delta")) text += ", δ = " + formatNumber(loss.number("delta"));
            if (loss.has("shape")) text += ", k = " + formatNumber(loss.number("shape"));
            return text;
          },
          std::move(learnerErrors), std::move(sample)};
}

Catalogue<LossMaker>::Entry poissonEntry() {
  return {
      {"poisson", "Poisson",
       "Regression of counts 0, 1, 2, … with the log link, mean exp(wᵀx): half the deviance, the "
       "negative log-likelihood of the Poisson distribution up to a constant.",
       "L_i(w) = (1/m_i) Σ_r (exp(x_rᵀw) − y_r x_rᵀw + y_r log y_r − y_r)",
       "McCullagh and Nelder 1989, ch. 6", sampleParameters()},
      glm(LabelKind::Count, SampleLoss::Kind::Poisson,
          "(exp(x_rᵀw) − y_r x_rᵀw + y_r log y_r − y_r)")};
}

Catalogue<LossMaker>::Entry gammaEntry() {
  return {
      {"gamma", "Gamma",
       "Regression of times and other labels above 0 with the log link, mean exp(wᵀx): half the "
       "deviance, the negative log-likelihood of the gamma distribution of shape k up to a "
       "constant. k = 1 is the exponential distribution.",
       "L_i(w) = (k/m_i) Σ_r (x_rᵀw + y_r exp(−x_rᵀw) − log y_r − 1)",
       "McCullagh and Nelder 1989, ch. 8",
       sampleParameters({numberParameter(
           "shape", "Shape k", 1, 0, 1e6,
           "Shape of the gamma distribution, whose variance is the square of the mean over k; 1 "
           "is the exponential distribution.",
           true)})},
      glm(LabelKind::Positive, SampleLoss::Kind::Gamma,
          "k(x_rᵀw + y_r exp(−x_rᵀw) − log y_r − 1)")};
}

Catalogue<LossMaker>::Entry exponentialEntry() {
  return {
      {"exponential", "Exponential",
       "The gamma loss of shape 1: regression of waiting times with the exponential distribution "
       "and the log link, mean exp(wᵀx).",
       "L_i(w) = (1/m_i) Σ_r (x_rᵀw + y_r exp(−x_rᵀw) − log y_r − 1)",
       "McCullagh and Nelder 1989, ch. 8", sampleParameters()},
      glm(LabelKind::Positive, SampleLoss::Kind::Gamma, "(x_rᵀw + y_r exp(−x_rᵀw) − log y_r − 1)")};
}

}  // namespace

const Catalogue<LossMaker>& lossCatalogue() {
  static const Catalogue<LossMaker> catalogue(
      displayText("loss"),
      {{{"squared", "Squared error", "Squared residuals: least squares on the local dataset.",
         "L_i(w) = (1/m_i) ‖X_i w − y_i‖²", "[CFL] (38), [LN] (4)", sampleParameters()},
        {LabelKind::Real, makeSquared,
         [](const Choice& loss) {
           return std::string(loss.text("scale") == "mean" ? "(1/m_i) ‖X_i w − y_i‖²"
                                                           : "‖X_i w − y_i‖²");
         },
         sampleLossOf(SampleLoss::Kind::Squared), sampleLossOf(SampleLoss::Kind::Squared)}},
       {{"absolute", "Absolute error",
         "Absolute residuals (least absolute deviations): a few wrong labels hardly change the "
         "model.",
         "L_i(w) = (1/m_i) Σ_r |x_rᵀw − y_r|", "[LN] (5)", sampleParameters()},
        glm(LabelKind::Real, SampleLoss::Kind::Absolute, "|x_rᵀw − y_r|",
            sampleLossOf(SampleLoss::Kind::Absolute))},
       {{"huber", "Huber", "Squared for residuals up to δ, linear beyond.",
         "L_i(w) = (1/m_i) Σ_r H_δ(x_rᵀw − y_r), H_δ(r) = r² for |r| ≤ δ, else 2δ|r| − δ²",
         "[LN] ch. 2",
         sampleParameters({numberParameter("delta", "Threshold δ", 1, 0, 1e100,
                                           "Residuals beyond δ count linearly.", true)})},
        glm(LabelKind::Real, SampleLoss::Kind::Huber, "H_δ(x_rᵀw − y_r)",
            sampleLossOf(SampleLoss::Kind::Huber))},
       {{"logistic", "Logistic",
         "Classification with labels −1 and +1: negative log-likelihood of the logistic model.",
         "L_i(w) = (1/m_i) Σ_r log(1 + exp(−y_r x_rᵀw))", "[LN] (9)", sampleParameters()},
        glm(LabelKind::Sign, SampleLoss::Kind::Logistic, "log(1 + exp(−y_r x_rᵀw))",
            sampleLossOf(SampleLoss::Kind::Logistic))},
       {{"hinge", "Hinge", "Classification with labels −1 and +1: the support vector machine.",
         "L_i(w) = (1/m_i) Σ_r max(0, 1 − y_r x_rᵀw)", "[LN] (8)", sampleParameters()},
        glm(LabelKind::Sign, SampleLoss::Kind::Hinge, "max(0, 1 − y_r x_rᵀw)", nullptr)},
       poissonEntry(),
       gammaEntry(),
       exponentialEntry(),
       {{"cross-entropy", "Cross-entropy",
         "Classification with labels 0, 1, …, K − 1: one weight vector per class, or a neural "
         "network.",
         "L_i(w) = −(1/m_i) Σ_r log p_{y_r}(x_r), p = softmax(Wᵀx)", "[CFL] (40), [LN] (9)",
         sampleParameters({}, {ridgeParameter()})},
        {LabelKind::Class, makeCrossEntropy,
         [](const Choice& loss) { return "−" + overSamples(loss, "log p_{y_r}(x_r)"); },
         sampleLossOf(SampleLoss::Kind::Logistic)}},
       {{"clustering", "Convex clustering",
         "Every node holds one point a_i; its parameter vector is the centre of the point's "
         "cluster.",
         "L_i(w) = ‖w − a_i‖²", "[CFL] (29)", regulariser()},
        {LabelKind::None, makeClustering, [](const Choice&) { return std::string("‖w − a_i‖²"); }}},
       {{"gaussian-mean", "Gaussian mean",
         "Every node holds points a; its parameter vector is the mean of a normal distribution "
         "whose precision matrix Ω, the inverse of the covariance, is known: the negative "
         "log-likelihood up to a constant.",
         "L_i(w) = (1/(2m_i)) Σ_r (w − a_r)ᵀΩ(w − a_r)", "Hastie et al. 2009, ch. 4.3",
         meanParameters()},
        {LabelKind::Points, makeGaussianMean, [](const Choice& loss) {
           return std::string(loss.text("scale") == "mean" ? "(1/(2m_i))" : "½") +
                  " Σ_r (w − a_r)ᵀΩ(w − a_r)";
         }}}});
  return catalogue;
}

std::string describeLoss(const Choice& loss, bool hasIntercept, const ParametricModel& model) {
  auto text = fmt::format("L_i(w) = {}", lossCatalogue().find(loss.kind())->make.formula(loss));
  bool regularised = false;
  for (const auto& [key, norm] : {std::pair{"ridge", "‖w‖²"}, std::pair{"lasso", "‖w‖₁"}})
    if (loss.has(key) && loss.number(key) > 0) {
      text += fmt::format(" + {} {}", formatNumber(loss.number(key)), norm);
      regularised = true;
    }
  if (regularised && hasIntercept && loss.has("ridgeOnIntercept") && !loss.flag("ridgeOnIntercept"))
    text += " (without the intercept)";
  const bool mean = loss.has("scale") && loss.text("scale") == "mean";
  if (model.ridgeOfSum > 0)
    text += fmt::format(" + ({}{}) ‖w‖² of the model (without the intercept)",
                        formatNumber(model.ridgeOfSum), mean ? "/m_i" : "");
  if (model.ridgeOfMean > 0)
    text += fmt::format(" + {}{} ‖w⁰ + w‖² of the model (without the constants)",
                        mean ? "" : "m_i ", formatNumber(model.ridgeOfMean));
  return text;
}

std::string lossesThat(const std::function<bool(const LocalLoss&)>& haveIt) {
  // One sample that every loss can have: its label is a number, a sign, a count and one of two
  // classes.
  LossContext context;
  context.datasets = std::make_shared<LocalDatasets>(RowMatrix::Ones(1, 1), Vector::Ones(1),
                                                     std::vector<Eigen::Index>{0, 1});
  context.classes = 2;
  std::vector<std::string> names;
  for (const auto& [info, maker] : lossCatalogue().entries) {
    const auto made = maker.make(defaultChoice(lossCatalogue().view, info.id), context, 0);
    if (haveIt(*made.value())) names.push_back(fmt::format("{} ({})", info.label, info.id));
  }
  return fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace gtv
