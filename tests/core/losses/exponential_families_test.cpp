// Losses of exponential families against numbers of numpy:
// tests/data/exponential_families_reference.py says what they are.
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>

#include "exact/lambda_engine.h"
#include "losses/catalogue.h"
#include "losses/glm_loss.h"
#include "penalties/norm_penalties.h"
#include "problem/dual_bound.h"
#include "solvers/fast_primal_dual.h"
#include "support/loss_variants.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

Json allReferences() {
  std::ifstream file(testing::testDataFolder() + "/exponential_families_reference.json");
  return Json::parse(file);
}

Vector vectorFrom(const Json& numbers) {
  const auto list = numbers.get<std::vector<double>>();
  return Eigen::Map<const Vector>(list.data(), std::ssize(list));
}

RowMatrix rowsFrom(const Json& rows) {
  RowMatrix out(std::ssize(rows), std::ssize(rows.at(0)));
  for (Eigen::Index r = 0; r < out.rows(); ++r)
    out.row(r) = vectorFrom(rows.at(static_cast<std::size_t>(r))).transpose();
  return out;
}

std::shared_ptr<const LocalLoss> lossFrom(const Json& reference) {
  const auto kind = reference.at("kind").get<std::string>();
  auto choice = defaultChoice(lossCatalogue().view, kind).json();
  choice["ridge"] = reference.at("ridge");
  if (choice.contains("shape")) choice["shape"] = reference.at("shape");
  if (choice.contains("precision")) choice["precision"] = reference.at("precision");
  const testing::LossData data{kind, rowsFrom(reference.at("features")),
                               vectorFrom(reference.at("labels"))};
  return lossCatalogue()
      .find(kind)
      ->make
      .make(readChoice(lossCatalogue().view, choice, "loss").value(), {testing::oneNode(data)}, 0)
      .value();
}

void expectNear(const Matrix& computed, const Matrix& reference, const std::string& what) {
  EXPECT_LE((computed - reference).lpNorm<Eigen::Infinity>(),
            1e-12 * (1 + reference.lpNorm<Eigen::Infinity>()))
      << what;
}

TEST(ExponentialFamiliesTest, ValueGradientHessianAndProxAgreeWithNumpy) {
  const auto references = allReferences().at("losses");
  ASSERT_GE(references.size(), 9U);
  for (const auto& reference : references) {
    const auto what = reference.at("kind").get<std::string>() + ", shape " +
                      reference.at("shape").dump() + ", ridge " + reference.at("ridge").dump();
    const auto loss = lossFrom(reference);
    const Vector w = vectorFrom(reference.at("w"));
    const double value = reference.at("value").get<double>();
    EXPECT_NEAR(loss->value(w), value, 1e-12 * (1 + std::abs(value))) << what;
    Vector gradient(w.size());
    loss->gradient(w, gradient);
    expectNear(gradient, vectorFrom(reference.at("gradient")), what);
    Matrix hessian = Matrix::Zero(w.size(), w.size());
    loss->addHessian(w, hessian);
    expectNear(hessian, rowsFrom(reference.at("hessian")), what);
    Vector v = vectorFrom(reference.at("v"));
    loss->prox(reference.at("rho").get<double>())->apply(v);
    expectNear(v, vectorFrom(reference.at("prox")), what);
  }
}

GtvProblem problemFrom(const Json& reference) {
  GtvProblem problem;
  std::vector<Edge> edges;
  for (const auto& edge : reference.at("edges"))
    edges.push_back({edge.at(0).get<int>(), edge.at(1).get<int>(), edge.at(2).get<double>()});
  const auto n = static_cast<int>(reference.at("nodes").size());
  problem.graph =
      std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(n, std::move(edges)).value());
  problem.dimension = 2;
  problem.lambda = reference.at("lambda").get<double>();
  problem.penalty = std::make_shared<Norm2Penalty>();
  for (auto node : reference.at("nodes")) {
    for (const char* key : {"kind", "shape", "precision"}) node[key] = reference.at(key);
    node["ridge"] = 0.0;
    problem.losses.push_back(lossFrom(node));
  }
  return problem;
}

TEST(ExponentialFamiliesTest, OptimumOfANetworkAgreesWithNumpyAndIsCertified) {
  const auto references = allReferences().at("networks");
  ASSERT_GE(references.size(), 3U);
  for (const auto& reference : references) {
    const auto what = reference.at("kind").get<std::string>() + reference.at("shape").dump();
    const auto problem = problemFrom(reference);
    const double optimum = reference.at("objective").get<double>();
    const Matrix W = rowsFrom(reference.at("W")).transpose();
    EXPECT_NEAR(problem.objective(W), optimum, 1e-12 * optimum) << what;
    LambdaEngine engine(problem, {.tolerance = 1e-11});
    const auto& found = engine.track(problem.lambda);
    EXPECT_TRUE(found.certified) << what;
    EXPECT_NEAR(problem.objective(found.W), optimum, 1e-10 * optimum) << what;
    // The bound holds: it is of the true distance from the optimum.
    EXPECT_GE(found.bound.gap, problem.objective(found.W) - optimum - 1e-14 * optimum) << what;
    FastPrimalDualSolver iterated(problem);
    for (int k = 0; k < 20000; ++k) iterated.step();
    EXPECT_LE((iterated.primal() - W).lpNorm<Eigen::Infinity>(), 1e-9) << what;
    const auto bound = DualBounder(problem).bound(iterated.primal(), iterated.dual());
    EXPECT_LE(bound.relative, 1e-12) << what;
  }
}

/// In long double, as defined.
long double plainValue(const SampleLoss& sample, long double t, long double y) {
  if (sample.kind == SampleLoss::Kind::Poisson)
    return std::exp(t) - y * t + (y > 0 ? y * std::log(y) - y : 0.0L);
  return sample.shape * (t + y * std::exp(-t) - std::log(y) - 1);
}

std::vector<SampleLoss> exponentialLosses() {
  return {{SampleLoss::Kind::Poisson, 1, 1},
          {SampleLoss::Kind::Gamma, 1, 1},
          {SampleLoss::Kind::Gamma, 1, 0.3},
          {SampleLoss::Kind::Gamma, 1, 40}};
}

TEST(ExponentialFamiliesTest, SampleLossIsHalfTheDevianceAndVanishesAtTheLabel) {
  for (const auto& sample : exponentialLosses())
    for (const double y : {1.0, 2.0, 17.0, 1e6}) {
      EXPECT_NEAR(sample.valueAt(std::log(y), y), 0, 1e-18 * y);
      EXPECT_NEAR(sample.slopeAt(std::log(y), y), 0, 1e-13 * (sample.shape + y));
      for (const double t : {-3.0, -0.2, 0.0, 0.4, 1.0, 5.0, 12.0}) {
        const long double expected = plainValue(sample, t, y);
        EXPECT_NEAR(sample.valueAt(t, y), static_cast<double>(expected),
                    1e-14 * (static_cast<double>(expected) + 1e-3 * y))
            << y << ", " << t;
      }
    }
  const SampleLoss poisson{SampleLoss::Kind::Poisson, 1, 1};
  EXPECT_DOUBLE_EQ(poisson.valueAt(-2, 0), std::exp(-2));
}

TEST(ExponentialFamiliesTest, FenchelYoungGapIsTheExcessOverTheTangent) {
  // θ = ℓ'(s) has the gap ℓ(t) − ℓ(s) − θ(t − s), in whatever place s is.
  for (const auto& sample : exponentialLosses())
    for (const double y : {0.0, 1.0, 3.0, 200.0}) {
      if (y == 0 && sample.kind == SampleLoss::Kind::Gamma) continue;
      for (const double t : {-4.0, -0.5, 0.0, 0.3, 2.0, 6.0})
        for (const double step : {0.0, 1e-9, 1e-4, 0.1, -0.1, 1.0, -1.0, 5.0, -5.0}) {
          const double theta = sample.slopeAt(t + step, y);
          const long double expected = plainValue(sample, t, y) - plainValue(sample, t + step, y) +
                                       static_cast<long double>(theta) * step;
          const double gap = sample.fenchelYoungAt(t, theta, y);
          const double size = sample.curvatureAt(t, y) + sample.curvatureAt(t + step, y) + y;
          EXPECT_GE(gap, 0);
          EXPECT_NEAR(gap, static_cast<double>(expected), 1e-13 * size) << y << ", " << t;
          EXPECT_NEAR(gap, sample.valueAt(t, y) + sample.conjugateAt(theta, y) - theta * t,
                      1e-13 * (size * (1 + std::abs(t)) + std::abs(theta * t)))
              << y << ", " << t;
          // A gap of 1e-18 has its digits, too, ½ℓ''h², but for the rounding of θ.
          const double curvature = sample.curvatureAt(t, y);
          if (step == 1e-9) {
            EXPECT_NEAR(gap / (0.5e-18 * curvature), 1, 1e-6 * (2 + (y + sample.shape) / curvature))
                << y << ", " << t;
          }
        }
    }
}

TEST(ExponentialFamiliesTest, ConjugateIsFiniteOnItsDomainUpToTheBound) {
  const SampleLoss poisson{SampleLoss::Kind::Poisson, 1, 1};
  EXPECT_DOUBLE_EQ(poisson.conjugateDomain(4).low, -4);
  // ℓ*(−y) = −inf of e^t + const = y − y log y, by e^t → 0.
  EXPECT_NEAR(poisson.conjugateAt(-4, 4), 4 - 4 * std::log(4), 1e-14);
  EXPECT_EQ(poisson.conjugateAt(0, 0), 0);
  const SampleLoss gamma{SampleLoss::Kind::Gamma, 1, 2};
  EXPECT_DOUBLE_EQ(gamma.conjugateDomain(4).high, 2);
  // sup 2t − 2(t + 4e^(−t) − log 4 − 1), by e^(−t) → 0.
  EXPECT_NEAR(gamma.conjugateAt(2, 4), 2 * (std::log(4) + 1), 1e-14);
}

TEST(ExponentialFamiliesTest, ProxFindsTheMinimumFromBeyondTheLargestExponent) {
  RowMatrix X(2, 2);
  X << 1, 0, 0.5, 1;
  for (const char* kind : {"poisson", "gamma"}) {
    const auto loss = testing::makeLoss(defaultChoice(lossCatalogue().view, kind).json(),
                                        {"", X, Vector{{2, 0.5}}});
    for (const double far : {1e2, 1e4, 1e8}) {
      const Vector v = (std::string(kind) == "poisson" ? far : -far) * Vector{{1, 1}};
      for (const double rho : {1e-3, 1.0, 1e3}) {
        Vector w = v;
        loss->prox(rho)->apply(w);
        ASSERT_TRUE(w.allFinite()) << kind << ", " << far << ", " << rho;
        Vector gradient(2);
        loss->gradient(w, gradient);
        Matrix hessian = rho * Matrix::Identity(2, 2);
        loss->addHessian(w, hessian);
        // w is what rounding of v leaves of it.
        EXPECT_LE((gradient + rho * (w - v)).norm(),
                  1e-14 + 1e-15 * hessian.norm() * (w.norm() + v.norm()))
            << kind << ", " << far << ", " << rho;
      }
    }
    // Beyond the numbers the loss is infinite and its gradient none the less finite.
    const Vector beyond = (std::string(kind) == "poisson" ? 1e4 : -1e4) * Vector{{1, 1}};
    Vector gradient(2);
    loss->gradient(beyond, gradient);
    EXPECT_EQ(loss->value(beyond), std::numeric_limits<double>::infinity());
    EXPECT_TRUE(gradient.allFinite());
  }
}

TEST(ExponentialFamiliesTest, OnlyCountsThatAreAllZeroHaveARecessionDirection) {
  RowMatrix X(2, 2);
  X << 1, 2, 1, -1;
  const auto poisson = [&](double y, double ridge) {
    return GlmLoss(testing::oneNode({"", X, Vector{{0, y}}}), 0, {SampleLoss::Kind::Poisson, 1, 1},
                   1, Vector::Constant(2, ridge), Vector::Zero(2));
  };
  EXPECT_TRUE(poisson(0, 0).isRecessionDirection(Vector{{-1, 0}}));
  EXPECT_FALSE(poisson(0, 0).isRecessionDirection(Vector{{1, 0}}));
  EXPECT_FALSE(poisson(0, 0).isRecessionDirection(Vector{{-1, 1}}));  // the mean of one grows
  EXPECT_FALSE(poisson(0, 0.1).isRecessionDirection(Vector{{-1, 0}}));
  EXPECT_FALSE(poisson(3, 0).isRecessionDirection(Vector{{-1, 0}}));
  const GlmLoss gamma(testing::oneNode({"", X, Vector{{1, 1}}}), 0, {SampleLoss::Kind::Gamma, 1, 1},
                      1, Vector::Zero(2), Vector::Zero(2));
  EXPECT_FALSE(gamma.isRecessionDirection(Vector{{-1, 0}}));
}

}  // namespace
}  // namespace gtv
