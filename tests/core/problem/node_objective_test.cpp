#include "problem/node_objective.h"

#include <gtest/gtest.h>

#include <limits>
#include <optional>
#include <vector>

#include "base/rng.h"
#include "core/penalties/penalty_variants.h"
#include "support/loss_variants.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using testing::mocha;
using testing::networkLasso;
using testing::randomProblem;
using testing::randomVector;
using testing::scalarProblem;
using Scope = NodeObjective::Scope;

Matrix randomModels(const GtvProblem& problem) {
  Matrix W(problem.dimension, problem.nodeCount());
  Rng(7).fillNormal(W);
  return W;
}

TEST(NodeObjectiveTest, WithEdgesItChangesAsTheWholeObjective) {
  Rng rng(1);
  for (const auto& penalty : {mocha(), networkLasso()}) {
    const auto problem = randomProblem(2, 7, 2, 4, 0.6, penalty, 0.7);
    Matrix W = randomModels(problem);
    for (int i = 0; i < problem.nodeCount(); ++i) {
      const NodeObjective objective(problem, Scope::WithEdges, i, W);
      const Vector here = W.col(i);
      const Vector there = randomVector(rng, 2);
      Matrix moved = W;
      moved.col(i) = there;
      EXPECT_NEAR(objective.value(there) - objective.value(here),
                  problem.objective(moved) - problem.objective(W), 1e-11);
    }
  }
}

TEST(NodeObjectiveTest, GradientIsThatOfTheValue) {
  Rng rng(4);
  for (const auto& penalty : {mocha(), networkLasso()})
    for (const auto scope : {Scope::Loss, Scope::WithEdges, Scope::Mean}) {
      const auto problem = randomProblem(5, 6, 2, 4, 0.6, penalty, 0.4);
      const NodeObjective objective(problem, scope, 2, randomModels(problem));
      for (int k = 0; k < 5; ++k) {
        const Vector w = randomVector(rng, 2);
        Vector gradient(2);
        objective.gradient(w, gradient);
        for (int j = 0; j < 2; ++j) {
          constexpr double h = 1e-6;
          const Vector step = h * Vector::Unit(2, j);
          const double slope = (objective.value(w + step) - objective.value(w - step)) / (2 * h);
          EXPECT_NEAR(gradient[j], slope, 1e-6 * (1 + std::abs(slope)));
        }
      }
    }
}

// L_i = (w − a_i)², a = 0, 2 and 7: the mean at 1 is (1 + 1 + 36)/3, and the neighbour of node 0
// at 3 adds λ(1 − 3)²/2.
TEST(NodeObjectiveTest, AgreesWithThreeNodesByHand) {
  const auto problem = scalarProblem({0, 2, 7}, {{0, 1, 1}}, mocha(), 0.5);
  const Matrix W{{1, 3, 9}};
  const Vector one{{1}};
  EXPECT_NEAR(NodeObjective(problem, Scope::Loss, 2, W).value(one), 36, 1e-13);
  EXPECT_NEAR(NodeObjective(problem, Scope::Mean, 2, W).value(one), 38.0 / 3, 1e-13);
  EXPECT_NEAR(NodeObjective(problem, Scope::WithEdges, 0, W).value(one), 2, 1e-13);
}

// The curvature of (w − a)² is 2, and an edge with φ = v²/2 adds λ.
TEST(NodeObjectiveTest, EdgesAddToTheSmoothness) {
  auto problem = scalarProblem({0, 2, 7}, {{0, 1, 1}}, mocha(), 0.5);
  const Matrix W{{1, 3, 9}};
  EXPECT_NEAR(NodeObjective(problem, Scope::Loss, 0, W).smoothness(), 2, 1e-13);
  EXPECT_NEAR(NodeObjective(problem, Scope::Mean, 0, W).smoothness(), 2, 1e-13);
  EXPECT_NEAR(NodeObjective(problem, Scope::WithEdges, 0, W).smoothness(), 2.5, 1e-13);
  EXPECT_NEAR(NodeObjective(problem, Scope::WithEdges, 2, W).smoothness(), 2, 1e-13);
  problem.penalty = networkLasso();
  EXPECT_EQ(NodeObjective(problem, Scope::WithEdges, 0, W).smoothness(),
            std::numeric_limits<double>::infinity());
}

// L_i = (w − a_i)², a = 0, 2 and 7; a step of length ½ adds (v − w)², w = 1.
TEST(NodeObjectiveTest, ProximalStepsAgreeWithOneParameterByHand) {
  auto problem = scalarProblem({0, 2, 7}, {{0, 1, 1}}, mocha(), 0.5);
  Matrix W{{1, 3, 9}};
  const auto prox = [&](Scope scope, int node) {
    return NodeObjective(problem, scope, node, W).prox(Vector{{1}}, 0.5).value()[0];
  };
  EXPECT_NEAR(prox(Scope::Loss, 2), 4, 1e-13);  // 2(v − 7) + 2(v − 1) = 0
  EXPECT_NEAR(prox(Scope::Mean, 2), 2, 1e-13);  // 2(v − 3) + 2(v − 1) = 0
  // 2v + (v − 3)/2 + 2(v − 1) = 0
  EXPECT_NEAR(prox(Scope::WithEdges, 0), 3.5 / 4.5, 1e-13);
  EXPECT_NEAR(prox(Scope::WithEdges, 2), 4, 1e-13);  // no neighbour
  problem.penalty = networkLasso();
  EXPECT_NEAR(prox(Scope::WithEdges, 0), 0.625, 1e-13);  // 2v − ½ + 2(v − 1) = 0
  // At the model of the neighbour 2v + 2(v − 1) = 0.4, less than λA: the step ends in the kink.
  W(0, 1) = 0.6;
  EXPECT_NEAR(prox(Scope::WithEdges, 0), 0.6, 1e-11);
}

TEST(NodeObjectiveTest, ProximalStepIsTheMinimumItStandsFor) {
  Rng rng(6);
  constexpr double step = 0.3;
  for (const auto& penalty :
       {mocha(), testing::makePenalty({{"kind", "mahalanobis"}, {"Q", {{2, 0.5}, {0.5, 1}}}}, 2)})
    for (const auto scope : {Scope::Loss, Scope::WithEdges, Scope::Mean}) {
      const auto problem = randomProblem(5, 6, 2, 4, 0.6, penalty, 0.4);
      const NodeObjective objective(problem, scope, 2, randomModels(problem));
      const Vector w = randomVector(rng, 2);
      const auto v = objective.prox(w, step);
      ASSERT_TRUE(v);
      Vector gradient(2);
      objective.gradient(*v, gradient);
      EXPECT_LT((gradient + (*v - w) / step).norm(), 1e-9 * (1 + gradient.norm()));
    }
}

TEST(NodeObjectiveTest, ProximalStepWithoutAFormulaIsTheMinimum) {
  Rng rng(7);
  // Edges with norms, whose kinks the step may end at, and a mean of losses that are not quadratic.
  for (const auto& penalty : {networkLasso(), testing::makePenalty({{"kind", "l1"}}, 2)})
    for (const double lambda : {0.1, 0.4, 20.0}) {
      auto problem = randomProblem(5, 6, 2, 4, 0.6, penalty, lambda);
      const Matrix W = randomModels(problem);
      for (const bool isLogistic : {false, true}) {
        if (isLogistic)
          for (auto& loss : problem.losses)
            loss = testing::makeLoss({{"kind", "logistic"}},
                                     {"", RowMatrix{{1, 2}, {-1, 0.5}}, Vector{{1, -1}}});
        for (const auto scope : {Scope::WithEdges, Scope::Mean}) {
          const NodeObjective objective(problem, scope, 2, W);
          const double step = 0.7;
          const Vector w = randomVector(rng, 2);
          const auto v = objective.prox(w, step);
          ASSERT_TRUE(v);
          const auto value = [&](const Vector& at) {
            return objective.value(at) + (at - w).squaredNorm() / (2 * step);
          };
          // Strong convexity: a point at distance r is higher by r²/(2α) at least.
          for (const double far : {1e-3, 1e-2, 1.0})
            for (int k = 0; k < 20; ++k) {
              const Vector beside = *v + far * randomVector(rng, 2).normalized();
              EXPECT_GE(value(beside) - value(*v), 0.99 * far * far / (2 * step))
                  << lambda << " " << far;
            }
        }
      }
    }
}

TEST(NodeObjectiveTest, ProximalStepThatEndsAtANeighbourIsExact) {
  // With enough weight the norm holds the model at its only neighbour's.
  auto problem = scalarProblem({0, 2}, {{0, 1, 1}}, networkLasso(), 100);
  problem.dimension = 2;
  for (auto& loss : problem.losses)
    loss =
        testing::makeLoss({{"kind", "squared"}}, {"", RowMatrix{{1, 0}, {0, 1}}, Vector{{3, -1}}});
  const Matrix W{{0, 0.25}, {0, 0.75}};
  const auto v = NodeObjective(problem, Scope::WithEdges, 0, W).prox(W.col(0), 1);
  ASSERT_TRUE(v);
  EXPECT_LT((*v - W.col(1)).norm(), 1e-9);
}

TEST(NodeObjectiveTest, ProximalStepOfTooManyTermsIsNone) {
  const std::vector<std::optional<double>> labels(300, 1);
  auto problem = scalarProblem(labels, {{0, 1, 1}}, mocha(), 1);
  problem.dimension = 2;
  for (auto& loss : problem.losses)
    loss = testing::makeLoss({{"kind", "logistic"}},
                             {"", RowMatrix{{1, 2}, {-1, 0.5}}, Vector{{1, -1}}});
  const Matrix V = Matrix::Ones(2, 300);
  EXPECT_FALSE(NodeObjective(problem, Scope::Mean, 0, V).prox(V.col(0), 1));
  EXPECT_TRUE(NodeObjective(problem, Scope::WithEdges, 0, V).prox(V.col(0), 1));
}

TEST(NodeObjectiveTest, MeanOfOtherLossesIsSummedOneByOne) {
  auto problem = scalarProblem({0, 2}, {{0, 1, 1}}, mocha(), 1);
  problem.losses[1] =
      testing::makeLoss({{"kind", "absolute"}}, {"", RowMatrix::Ones(1, 1), Vector{{2}}});
  const NodeObjective mean(problem, Scope::Mean, 0, Matrix{{0, 0}});
  EXPECT_NEAR(mean.value(Vector{{5}}), (25 + 3) / 2.0, 1e-13);
  Vector gradient(1);
  mean.gradient(Vector{{5}}, gradient);
  EXPECT_NEAR(gradient[0], (10 + 1) / 2.0, 1e-13);
}

}  // namespace
}  // namespace gtv
