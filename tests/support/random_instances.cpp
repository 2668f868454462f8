#include "support/random_instances.h"

#include <Eigen/QR>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <memory>
#include <numeric>
#include <set>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "base/rng.h"
#include "losses/catalogue.h"
#include "losses/local_loss.h"
#include "penalties/catalogue.h"

namespace gtv::testing {

void checkPlainFormOf(const std::string& penalty) {
  static const std::set<std::string> known{"nlasso",      "l1", "mocha", "squared",
                                           "mahalanobis", "lp", "mixed"};
  if (known.count(penalty) == 0)
    throw std::logic_error(
        "the independent minimiser does not know the penalty " + penalty +
        ": add it to tests/support/plain_problem.h and to the instances that are "
        "drawn in tests/support");
}

const std::string& lossId(PlainLoss loss) {
  // In the order of PlainLoss.
  static const std::array<std::string, 7> ids{"",         "squared", "absolute",  "huber",
                                              "logistic", "hinge",   "clustering"};
  return ids[static_cast<std::size_t>(loss)];
}

std::string RandomInstance::describe() const {
  std::ostringstream text;
  text.precision(17);
  text << "seed " << options.seed << ", " << lossId(options.loss) << ", " << penalty.dump()
       << ", lambda " << plain.lambda << ", n " << plain.nodes.size() << ", d " << plain.dimension
       << ", " << plain.edges.size() << " edges, " << shape;
  return text.str();
}

namespace {

class InstanceDraw {
 public:
  explicit InstanceDraw(const InstanceOptions& options) : rng_(options.seed) {
    instance_.options = options;
  }

  RandomInstance draw() {
    drawSizes();
    drawEdges();
    drawFeatureScales();
    drawTruth();
    for (std::size_t i = 0; i < plain().nodes.size(); ++i) drawNode(i);
    drawPenalty();
    if (!instance_.options.separable) keepLogisticBounded();
    drawLambda();
    return std::move(instance_);
  }

 private:
  PlainProblem& plain() { return instance_.plain; }
  int n() const { return static_cast<int>(instance_.plain.nodes.size()); }
  int d() const { return instance_.plain.dimension; }
  int between(int low, int high) { return low + static_cast<int>(rng_.below(high - low + 1)); }
  bool chance(double probability) { return rng_.uniform() < probability; }
  double powerOfTen(double low, double high) { return std::pow(10.0, rng_.uniform(low, high)); }
  Eigen::VectorXd normals(int count) {
    Eigen::VectorXd out(count);
    for (int k = 0; k < count; ++k) out[k] = rng_.normal();
    return out;
  }

  void drawSizes() {
    const double kind = rng_.uniform();
    plain().dimension = between(1, kind > 0.92 ? 2 : 5);
    plain().nodes.resize(
        static_cast<std::size_t>(kind < 0.1 ? between(1, 4) : between(5, kind > 0.92 ? 60 : 25)));
  }

  void drawEdges() {
    static const std::array<std::string, 6> shapes{"random",   "chain",      "star",
                                                   "complete", "components", "isolated nodes"};
    instance_.shape = shapes[static_cast<std::size_t>(between(0, 5))];
    if (instance_.shape == "complete" && n() > 12) instance_.shape = "random";
    const double spread = std::array{0.0, 1.0, 1.0, 3.0}[static_cast<std::size_t>(between(0, 3))];
    const double density = rng_.uniform(1.5, 5) / n();
    for (int i = 0; i < n(); ++i)
      for (int j = i + 1; j < n(); ++j) {
        if (!joined(i, j, density)) continue;
        const double weight = spread == 3 ? powerOfTen(-3, 3) : std::exp(spread * rng_.normal());
        plain().edges.push_back({i, j, weight});
      }
  }
  bool joined(int i, int j, double density) {
    const auto& shape = instance_.shape;
    if (shape == "chain") return j == i + 1;
    if (shape == "star") return i == 0;
    if (shape == "complete") return true;
    if (shape == "components" && i % 3 != j % 3) return false;
    if (shape == "isolated nodes" && (i % 4 == 0 || j % 4 == 0)) return false;
    return chance(density * (shape == "components" ? 3 : 1));
  }

  void drawFeatureScales() {
    featureScale_ = Eigen::VectorXd::Ones(d());
    const double kind = rng_.uniform();
    if (kind < 0.2) featureScale_ *= powerOfTen(-3, 3);
    if (kind > 0.8)
      for (auto& scale : featureScale_) scale = powerOfTen(-1.5, 1.5);
    constant_ = chance(0.3) ? between(0, d() - 1) : -1;
    if (constant_ >= 0 && chance(0.5)) {
      instance_.intercept = constant_;
      instance_.ridgeOnIntercept = chance(0.5);
      featureScale_[constant_] = 1;
    }
    combined_ = d() > 1 && chance(0.15);
    labelScale_ = chance(0.15) ? powerOfTen(-3, 3) : 1;
    noise_ = chance(0.05) ? 0 : powerOfTen(-2, 0);
    mean_ = chance(0.6);
    ridge_ = instance_.options.ridge && chance(0.25) ? powerOfTen(-3, 0) : 0;
    // Whether an ℓ₁ term would spare the intercept is left open.
    lasso_ =
        instance_.options.lasso && instance_.intercept < 0 && chance(0.3) ? powerOfTen(-3, 0) : 0;
    if (instance_.options.separable) noise_ = ridge_ = lasso_ = 0;
    delta_ = powerOfTen(-1, 1);
  }

  void drawTruth() {
    truth_.resize(d(), n());
    const int clusters = instance_.options.separable ? 1 : between(1, 3);
    Eigen::MatrixXd centres(d(), clusters);
    for (int c = 0; c < clusters; ++c)
      centres.col(c) = normals(d()).array() * labelScale_ / featureScale_.array();
    for (int i = 0; i < n(); ++i) truth_.col(i) = centres.col(i * clusters / n());
  }

  static bool usesSigns(PlainLoss loss) {
    return loss == PlainLoss::Logistic || loss == PlainLoss::Hinge;
  }
  PlainLoss drawLoss() {
    const auto& options = instance_.options;
    if (options.others.empty() || options.loss == PlainLoss::Clustering || !chance(0.3))
      return options.loss;
    const auto other = options.others[static_cast<std::size_t>(
        rng_.below(static_cast<std::int64_t>(options.others.size())))];
    const bool fits = other != PlainLoss::Clustering && usesSigns(other) == usesSigns(options.loss);
    return fits ? other : options.loss;
  }

  void drawNode(std::size_t i) {
    auto& node = plain().nodes[i];
    const bool clustering = instance_.options.loss == PlainLoss::Clustering;
    const int m = clustering ? 1 : between(0, 6);
    if (m == 0 || chance(0.2)) return;  // no labels
    node.loss = drawLoss();
    node.mean = clustering || mean_;
    node.delta = delta_ * labelScale_;
    drawFeatures(node, m);
    const Eigen::VectorXd truth = truth_.col(static_cast<Eigen::Index>(i));
    if (clustering) {
      node.X = (truth.array() + noise_ * labelScale_ * normals(d()).array() / featureScale_.array())
                   .transpose();
      node.y = Eigen::VectorXd::Zero(1);
    } else {
      node.y = node.X * truth + noise_ * labelScale_ * normals(m);
      if (usesSigns(node.loss))
        for (auto& y : node.y) y = y >= 0 ? 1 : -1;
      else if (chance(0.2))
        node.y[0] *= 30;  // an outlier
    }
    drawRegulariser(node);
  }
  void drawFeatures(PlainNode& node, int m) {
    node.X.resize(m, d());
    for (int r = 0; r < m; ++r) node.X.row(r) = normals(d());
    if (chance(0.2))
      for (int r = m - 1; r > 0; --r) node.X.row(r) = node.X.row(r / 2);
    if (constant_ >= 0) node.X.col(constant_).setOnes();
    if (combined_ && constant_ != 0) node.X.col(0) = node.X.rightCols(d() - 1).rowwise().sum();
    node.X = node.X * featureScale_.asDiagonal();
  }
  /// Relative to the curvature of the features, whatever their units.
  void drawRegulariser(PlainNode& node) {
    const double unit = std::pow(featureScale_.minCoeff(), 2);
    if (ridge_ > 0) node.ridge = Eigen::VectorXd::Constant(d(), ridge_ * unit);
    // A point has no intercept: the clustering loss shrinks every coordinate.
    const bool spared = instance_.intercept >= 0 && !instance_.ridgeOnIntercept;
    if (ridge_ > 0 && spared && node.loss != PlainLoss::Clustering)
      node.ridge[instance_.intercept] = 0;
    if (lasso_ > 0)
      node.lasso = Eigen::VectorXd::Constant(d(), lasso_ * labelScale_ * featureScale_.minCoeff());
  }

  void drawPenalty() {
    const auto& id = instance_.options.penalty;
    instance_.penalty = Json{{"kind", id}};
    plain().penalty.clear();
    if (id == "mixed") {
      drawMixed();
      return;
    }
    checkPlainFormOf(id);
    PlainBlock block = plainNorm(d(), id == "l1" ? 1 : 2);
    if (id == "mocha") block = plainSquare(d(), 0.5);
    if (id == "squared") {
      const double kappa = powerOfTen(-1, 1);
      instance_.penalty["kappa"] = kappa;
      block = plainSquare(d(), kappa);
    }
    if (id == "mahalanobis") block = drawMahalanobis();
    if (id == "lp") {
      block.p = drawExponent();
      instance_.penalty["p"] = std::isfinite(block.p) ? Json(block.p) : Json("inf");
    }
    plain().penalty.push_back(std::move(block));
  }
  /// Positive semidefinite; of quarters, so that FᵀF is exact and a singular one exactly so.
  PlainBlock drawMahalanobis() {
    const int rank = d() > 1 && chance(0.4) ? between(1, d() - 1) : d();
    Eigen::MatrixXd F(rank, d());
    for (int k = 0; k < rank; ++k) F.row(k) = (4 * normals(d()).array()).round().transpose() / 4;
    if (rank == d()) {
      F.conservativeResize(2 * d(), d());
      F.bottomRows(d()) = Eigen::MatrixXd::Identity(d(), d()) / 2;
    }
    const Eigen::MatrixXd Q = F.transpose() * F;
    couplesAll_ = rank == d();
    auto rows = Json::array();
    for (int j = 0; j < d(); ++j) {
      rows.push_back(Json::array());
      for (int k = 0; k < d(); ++k) rows.back().push_back(Q(j, k));
    }
    instance_.penalty["Q"] = rows;
    return plainQuadratic(F);
  }
  double drawExponent() {
    return std::array{1.0, 1.2, 1.5, 2.0, 3.0, 4.0, 10.0, std::numeric_limits<double>::infinity()}
        [static_cast<std::size_t>(between(0, 7))];
  }
  /// Every coordinate goes to one of two blocks, or to none.
  void drawMixed() {
    std::array<std::vector<int>, 3> parts;
    for (int j = 0; j < d(); ++j)
      parts[static_cast<std::size_t>(between(0, 9) % 9 / 4)].push_back(j);
    if (parts[0].empty()) std::swap(parts[0], parts[parts[1].empty() ? 2 : 1]);
    couplesAll_ = parts[2].empty();
    std::ostringstream text;
    text.precision(17);
    for (int b = 0; b < 2; ++b) {
      const auto& part = parts[static_cast<std::size_t>(b)];
      if (part.empty()) continue;
      text << (text.str().empty() ? "" : ",") << part.front() + 1;
      for (std::size_t k = 1; k < part.size(); ++k) text << "+" << part[k] + 1;
      plain().penalty.push_back(drawBlock(part, text));
    }
    instance_.penalty["blocks"] = text.str();
  }
  PlainBlock drawBlock(const std::vector<int>& part, std::ostringstream& text) {
    const auto size = static_cast<int>(part.size());
    const double kappa = powerOfTen(-1, 1);
    PlainBlock block = plainNorm(size, 2);
    switch (between(0, 4)) {
      case 0:
        text << ":nlasso";
        break;
      case 1:
        text << ":l1";
        block.p = 1;
        break;
      case 2:
        text << ":mocha";
        block = plainSquare(size, 0.5);
        break;
      case 3: {
        const double inner = powerOfTen(-1, 1);
        text << ":squared[kappa=" << inner << "]";
        block = plainSquare(size, inner);
        break;
      }
      default:
        block.p = drawExponent();
        text << ":lp[p=";
        if (std::isfinite(block.p))
          text << block.p << "]";
        else
          text << "inf]";
    }
    text << "*" << kappa;
    block.kappa *= kappa;
    block.coordinates = part;
    return block;
  }

  /// Connected component of every node, by repeated relabelling.
  std::vector<int> components() {
    std::vector<int> label(plain().nodes.size());
    std::iota(label.begin(), label.end(), 0);
    for (bool changed = true; changed;) {
      changed = false;
      for (const auto& edge : plain().edges) {
        auto& a = label[static_cast<std::size_t>(edge.i)];
        auto& b = label[static_cast<std::size_t>(edge.j)];
        changed = changed || a != b;
        a = b = std::min(a, b);
      }
    }
    return label;
  }

  /// Logistic losses of a group of nodes that may move together have a minimiser if rows that span
  /// all its rows appear with both labels: then no direction lowers the loss for ever.
  void keepLogisticBounded() {
    const auto label = components();
    for (std::size_t group = 0; group < label.size(); ++group) {
      Eigen::MatrixXd basis(0, d());
      for (std::size_t i = 0; i < label.size(); ++i) {
        auto& node = plain().nodes[i];
        const bool member = couplesAll_ ? label[i] == static_cast<int>(group) : i == group;
        if (member && node.loss == PlainLoss::Logistic) addOpposites(node, basis);
      }
    }
  }
  void addOpposites(PlainNode& node, Eigen::MatrixXd& basis) {
    const auto m = node.X.rows();
    for (Eigen::Index r = 0; r < m; ++r) {
      Eigen::MatrixXd longer(basis.rows() + 1, d());
      longer << basis, node.X.row(r) * featureScale_.cwiseInverse().asDiagonal();
      if (Eigen::ColPivHouseholderQR<Eigen::MatrixXd>(longer.transpose()).rank() < longer.rows())
        continue;
      basis = longer;
      node.X.conservativeResize(node.X.rows() + 1, d());
      node.y.conservativeResize(node.X.rows());
      node.X.bottomRows(1) = node.X.row(r);
      node.y[node.y.size() - 1] = -node.y[r];
    }
  }

  /// λ log-uniform over five decades around the balance of losses and penalty.
  void drawLambda() {
    PlainProblem unit = plain();
    unit.lambda = 1;
    for (auto& node : unit.nodes) node.loss = PlainLoss::Zero;
    Eigen::MatrixXd W = truth_;
    for (int i = 0; i < n(); ++i)
      W.col(i).array() += 0.3 * labelScale_ * normals(d()).array() / featureScale_.array();
    const auto variation = static_cast<double>(plainObjective(unit, W.cast<Extended>()));
    plain().lambda = 0;
    const auto loss = static_cast<double>(plainObjective(plain(), ExtendedMatrix::Zero(d(), n())));
    plain().lambda = powerOfTen(-3, 2) * (variation > 0 && loss > 0 ? loss / variation : 1);
  }

  Rng rng_;
  RandomInstance instance_;
  Eigen::VectorXd featureScale_;
  Eigen::MatrixXd truth_;
  int constant_ = -1;
  bool combined_ = false;  ///< the first feature is the sum of the others
  bool couplesAll_ = true;
  bool mean_ = true;
  double labelScale_ = 1;
  double noise_ = 0;
  double ridge_ = 0;
  double lasso_ = 0;
  double delta_ = 1;
};

}  // namespace

RandomInstance randomInstance(const InstanceOptions& options) {
  return InstanceDraw(options).draw();
}

Json lossJson(const RandomInstance& instance, const PlainNode& node) {
  const auto& info = *lossCatalogue().view.find(lossId(node.loss));
  const auto largest = [](const Eigen::VectorXd& v) { return v.size() > 0 ? v.maxCoeff() : 0.0; };
  Json json{{"kind", info.id}};
  const auto set = [&](const char* key, const Json& value) {
    if (info.parameter(key) != nullptr) json[key] = value;
  };
  set("scale", node.mean ? "mean" : "sum");
  set("ridge", largest(node.ridge));
  set("ridgeOnIntercept", instance.ridgeOnIntercept);
  set("lasso", largest(node.lasso));
  set("delta", node.delta);
  return json;
}

GtvProblem makeProblem(const RandomInstance& instance) {
  const auto& plain = instance.plain;
  std::vector<Eigen::Index> offsets{0};
  for (const auto& node : plain.nodes) offsets.push_back(offsets.back() + node.X.rows());
  RowMatrix features(offsets.back(), plain.dimension);
  Vector labels(offsets.back());
  for (std::size_t i = 0; i < plain.nodes.size(); ++i) {
    const auto& node = plain.nodes[i];
    if (node.X.rows() == 0) continue;
    features.middleRows(offsets[i], node.X.rows()) = node.X;
    labels.segment(offsets[i], node.y.size()) = node.y;
  }
  const LossContext context{std::make_shared<LocalDatasets>(features, labels, offsets),
                            instance.intercept};
  GtvProblem problem;
  std::vector<Edge> edges;
  edges.reserve(plain.edges.size());
  for (const auto& edge : plain.edges) edges.push_back({edge.i, edge.j, edge.weight});
  problem.graph = std::make_shared<EmpiricalGraph>(
      EmpiricalGraph::make(static_cast<int>(plain.nodes.size()), std::move(edges)).value());
  for (std::size_t i = 0; i < plain.nodes.size(); ++i) {
    const auto& node = plain.nodes[i];
    if (node.loss == PlainLoss::Zero) {
      problem.losses.push_back(std::make_shared<ZeroLoss>(plain.dimension));
      continue;
    }
    const auto choice = readChoice(lossCatalogue().view, lossJson(instance, node), "loss").value();
    problem.losses.push_back(lossCatalogue()
                                 .find(choice.kind())
                                 ->make.make(choice, context, static_cast<int>(i))
                                 .value());
  }
  const auto choice = readChoice(penaltyCatalogue().view, instance.penalty, "penalty").value();
  problem.penalty = penaltyCatalogue().find(choice.kind())->make(choice, plain.dimension).value();
  problem.dimension = plain.dimension;
  problem.lambda = plain.lambda;
  return problem;
}

}  // namespace gtv::testing
