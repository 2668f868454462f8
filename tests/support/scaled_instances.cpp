#include "support/scaled_instances.h"

#include <array>
#include <cmath>
#include <limits>

#include "base/rng.h"

namespace gtv::testing {
namespace {

class ScaledDraw {
 public:
  ScaledDraw(PlainLoss loss, std::string penalty, BadScaling scaling, std::uint64_t seed)
      : rng_(Rng(seed).stream(lossId(loss)).stream(penalty).stream(nameOf(scaling))),
        loss_(loss),
        kind_(std::move(penalty)),
        scaling_(scaling) {
    instance_.options.seed = seed;
    instance_.options.loss = loss;
    instance_.options.penalty = kind_;
    instance_.options.separable = scaling == BadScaling::ExactFit;
    instance_.shape = nameOf(scaling);
  }

  RandomInstance draw() {
    auto& plain = instance_.plain;
    plain.dimension = between(1, 4);
    plain.nodes.resize(static_cast<std::size_t>(between(1, 8)));
    plain.lambda = pick({0.01, 0.03, 0.1, 0.3, 1, 3, 10});
    common_ = normals(d());
    unit_ = units();
    mean_ = chance(0.5);
    ridge_ = scaling_ != BadScaling::ExactFit && chance(0.25) ? 0.1 : 0;
    const double unlabeled = loss_ == PlainLoss::Clustering ? 0 : 0.15;
    for (auto& node : plain.nodes)
      if (!chance(unlabeled)) drawNode(node);
    drawEdges();
    drawPenalty();
    return std::move(instance_);
  }

 private:
  int d() const { return instance_.plain.dimension; }
  int between(int low, int high) { return low + static_cast<int>(rng_.below(high - low + 1)); }
  bool chance(double probability) { return rng_.uniform() < probability; }
  double powerOfTen(double low, double high) { return std::pow(10.0, rng_.uniform(low, high)); }
  double pick(const std::vector<double>& of) {
    return of[static_cast<std::size_t>(rng_.below(static_cast<std::int64_t>(of.size())))];
  }
  Eigen::VectorXd normals(int count) {
    Eigen::VectorXd out(count);
    for (auto& entry : out) entry = rng_.normal();
    return out;
  }
  bool hasSigns() const { return loss_ == PlainLoss::Logistic || loss_ == PlainLoss::Hinge; }

  Eigen::VectorXd units() {
    Eigen::VectorXd out = Eigen::VectorXd::Ones(d());
    if (scaling_ == BadScaling::Features) out *= pick({1e6, 1e-6});
    if (scaling_ == BadScaling::Labels && hasSigns()) out *= pick({1e4, 1e-4});
    if (scaling_ == BadScaling::Columns || scaling_ == BadScaling::Everywhere)
      for (auto& unit : out) unit = powerOfTen(-3, 3);
    return out;
  }

  void drawNode(PlainNode& node) {
    node.loss = loss_;
    node.mean = loss_ == PlainLoss::Clustering || mean_;
    const bool few = scaling_ == BadScaling::FewSamples;
    const int m = loss_ == PlainLoss::Clustering ? 1 : between(1, few ? std::max(1, d() - 1) : 5);
    if (scaling_ == BadScaling::Everywhere) unit_ = units();
    node.X.resize(m, d());
    for (int r = 0; r < m; ++r) node.X.row(r) = normals(d());
    const bool fits = scaling_ == BadScaling::ExactFit;
    const double size = fits ? 1 : powerOfTen(-1, 1);
    node.y = size * (node.X * common_);
    if (!fits) node.y += size * normals(m);
    if (hasSigns())
      for (auto& y : node.y) y = y >= 0 ? 1 : -1;
    else if (scaling_ == BadScaling::Labels)
      node.y *= labelUnit();
    node.X = node.X * unit_.asDiagonal();
    if (loss_ == PlainLoss::Clustering) {
      if (scaling_ == BadScaling::Labels) node.X *= labelUnit();
      node.y.setZero();
    }
    if (loss_ == PlainLoss::Logistic && !fits) addOpposites(node);
    if (ridge_ > 0) node.ridge = Eigen::VectorXd::Constant(d(), ridge_);
  }
  double labelUnit() {
    if (labelUnit_ == 0) labelUnit_ = pick({1e4, 1e-4});
    return labelUnit_;
  }

  /// Every row with both labels, so that there is a minimiser.
  void addOpposites(PlainNode& node) {
    const auto m = node.X.rows();
    node.X.conservativeResize(2 * m, Eigen::NoChange);
    node.y.conservativeResize(2 * m);
    node.X.bottomRows(m) = node.X.topRows(m) * rng_.uniform(0.5, 2.0);
    node.y.tail(m) = -node.y.head(m);
  }

  void drawEdges() {
    const int n = static_cast<int>(instance_.plain.nodes.size());
    const double density = rng_.uniform(0.2, 1.0);
    const bool apart = chance(0.3);
    for (int i = 0; i < n; ++i)
      for (int j = i + 1; j < n; ++j) {
        if ((apart && i % 2 != j % 2) || !chance(density)) continue;
        const double weight =
            scaling_ == BadScaling::Weights ? powerOfTen(-4, 4) : pick({0.01, 0.5, 1, 2, 100});
        instance_.plain.edges.push_back({i, j, weight});
      }
  }

  void drawPenalty() {
    instance_.penalty = Json{{"kind", kind_}};
    auto& blocks = instance_.plain.penalty;
    if (kind_ == "mixed") {
      drawMixed();
    } else if (kind_ == "mocha") {
      blocks = {plainSquare(d(), 0.5)};
    } else if (kind_ == "squared") {
      instance_.penalty["kappa"] = 0.25;
      blocks = {plainSquare(d(), 0.25)};
    } else if (kind_ == "mahalanobis") {
      blocks = {drawMahalanobis()};
    } else if (kind_ == "lp") {
      const double p = pick({1.5, 3, 4, std::numeric_limits<double>::infinity()});
      instance_.penalty["p"] = std::isfinite(p) ? Json(p) : Json("inf");
      blocks = {plainNorm(d(), p)};
    } else {
      checkPlainFormOf(kind_);
      blocks = {plainNorm(d(), kind_ == "l1" ? 1 : 2)};
    }
  }
  /// Of quarters, so that FᵀF is exact.
  PlainBlock drawMahalanobis() {
    Eigen::MatrixXd F(2 * d(), d());
    for (int k = 0; k < d(); ++k) F.row(k) = (4 * normals(d()).array()).round().transpose() / 4;
    F.bottomRows(d()) = Eigen::MatrixXd::Identity(d(), d()) / 2;
    const Eigen::MatrixXd Q = F.transpose() * F;
    auto rows = Json::array();
    for (int j = 0; j < d(); ++j) {
      rows.push_back(Json::array());
      for (int k = 0; k < d(); ++k) rows.back().push_back(Q(j, k));
    }
    instance_.penalty["Q"] = rows;
    return plainQuadratic(F);
  }
  /// The first coordinate with a norm, the others with a square.
  void drawMixed() {
    auto& blocks = instance_.plain.penalty;
    std::string text = "1:nlasso*2";
    blocks.push_back(plainNorm(1, 2, 2));
    if (d() > 1) {
      text += ",all:mocha*0.5";
      auto rest = plainSquare(d() - 1, 0.5);
      rest.coordinates = consecutive(1, d() - 1);
      rest.kappa *= 0.5;
      blocks.push_back(std::move(rest));
    }
    instance_.penalty["blocks"] = text;
  }

  Rng rng_;
  PlainLoss loss_;
  std::string kind_;
  BadScaling scaling_;
  RandomInstance instance_;
  Eigen::VectorXd common_;
  Eigen::VectorXd unit_;
  double labelUnit_ = 0;
  double ridge_ = 0;
  bool mean_ = true;
};

}  // namespace

const std::vector<BadScaling>& badScalings() {
  static const std::vector<BadScaling> all{
      BadScaling::Features, BadScaling::Columns,    BadScaling::Everywhere, BadScaling::Labels,
      BadScaling::Weights,  BadScaling::FewSamples, BadScaling::ExactFit};
  return all;
}

std::string nameOf(BadScaling scaling) {
  // In the order of BadScaling.
  static const std::array<std::string, 7> names{"features", "columns",    "everywhere", "labels",
                                                "weights",  "fewSamples", "exactFit"};
  return names[static_cast<std::size_t>(scaling)];
}

RandomInstance badlyScaledInstance(PlainLoss loss, const std::string& penalty, BadScaling scaling,
                                   std::uint64_t seed) {
  return ScaledDraw(loss, penalty, scaling, seed).draw();
}

}  // namespace gtv::testing
