// What every method of the solver catalogue promises.
#include <gtest/gtest.h>

#include <cstdlib>

#include "diagnostics/dual_bound.h"
#include "penalties/catalogue.h"
#include "solvers/catalogue.h"
#include "support/dense_reference.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using testing::denseReference;
using testing::randomProblem;

std::shared_ptr<const Penalty> penaltyOf(const std::string& id) {
  const auto& catalogue = penaltyCatalogue();
  return catalogue.find(id)->make(defaultChoice(catalogue.view, id), 2).value();
}

class SolverContractTest : public ::testing::TestWithParam<std::string> {
 protected:
  static std::unique_ptr<Solver> make(const GtvProblem& problem, const Json& parameters = {}) {
    Json json{{"kind", GetParam()}};
    if (parameters.is_object()) json.update(parameters);
    const auto& catalogue = solverCatalogue();
    const auto choice = readChoice(catalogue.view, json, "solver").value();
    return makeSolver(choice, problem).value();
  }
  static void iterate(Solver& solver, int count) {
    for (int k = 0; k < count; ++k) solver.step();
  }
  static bool hasGamma() {
    return solverCatalogue().view.find(GetParam())->parameter("gamma") != nullptr;
  }
};

TEST_P(SolverContractTest, ReachesTheOptimumOfAMethodThatSharesNoCode) {
  const std::uint64_t seeds = std::getenv("GTV_LONG") != nullptr ? 200 : 8;
  std::uint64_t problems = 0;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed)
    for (const std::string id : {"nlasso", "l1", "mocha"}) {
      const int d = 1 + static_cast<int>(seed % 5);  // 1 … 5: fixed and dynamic kernels
      const double lambda = std::vector{0.05, 0.3, 2.0}[seed % 3];
      const auto problem = randomProblem(seed, 9, d, 4, 0.35, penaltyOf(id), lambda);
      const auto solver = make(problem);
      const DualBounder bounder(problem);
      const double size = problem.objective(Matrix::Zero(d, 9));
      for (int k = 0; k < 100; ++k) {
        iterate(*solver, 20000);
        if (bounder.bound(solver->primal(), solver->dual()).gap <= 1e-9 * size) break;
      }
      EXPECT_LE(bounder.bound(solver->primal(), solver->dual()).gap, 1e-6 * size)
          << "seed " << seed << " " << id;
      const Matrix reference = denseReference(problem, id, 300000);
      EXPECT_NEAR(problem.objective(solver->primal()), problem.objective(reference), 1e-8 * size)
          << "seed " << seed << " " << id;
      ++problems;
    }
  EXPECT_EQ(problems, 3 * seeds);
}

TEST_P(SolverContractTest, TheSameMinimiserWhereItIsUnique) {
  // Ridge on every node: strictly convex.
  for (const std::string id : {"nlasso", "l1", "mocha"}) {
    auto problem = randomProblem(11, 10, 3, 5, 0.4, penaltyOf(id), 0.2);
    Rng rng(3);
    for (int i = 0; i < problem.nodeCount(); ++i) {
      Matrix features(3, 4);
      rng.fillNormal(features);
      Matrix labels(4, 1);
      rng.fillNormal(labels);
      auto data = std::make_shared<LocalDatasets>(RowMatrix(features.transpose()), labels.col(0),
                                                  std::vector<Eigen::Index>{0, 4});
      problem.losses[i] = std::make_shared<SquaredLoss>(data, 0, 0.25, Vector::Constant(3, 0.1));
    }
    const auto solver = make(problem);
    iterate(*solver, 20000);
    EXPECT_LE((solver->primal() - denseReference(problem, id)).norm(), 1e-6) << id;
  }
}

TEST_P(SolverContractTest, CountsIterationsAndMeasuresTheLastChange) {
  const auto problem = randomProblem(2, 12, 3, 4, 0.3, penaltyOf("nlasso"), 0.1);
  const auto solver = make(problem);
  EXPECT_EQ(solver->iteration(), 0);
  EXPECT_EQ(solver->lastChange(), 0);
  EXPECT_EQ(solver->primal().rows(), 3);
  EXPECT_EQ(solver->primal().cols(), 12);
  for (int k = 1; k <= 20; ++k) {
    const Matrix before = solver->primal();
    solver->step();
    EXPECT_EQ(solver->iteration(), k);
    EXPECT_EQ(solver->lastChange(), (solver->primal() - before).cwiseAbs().maxCoeff());
  }
}

TEST_P(SolverContractTest, GoesOnFromItsStateBitForBit) {
  // 7, 8, 15, 16, 100: also straight before and after a new step balance.
  for (const int d : {2, 5})
    for (const int at : {0, 1, 7, 8, 15, 16, 100}) {
      const auto problem = randomProblem(3, 15, d, 4, 0.3, penaltyOf("nlasso"), 0.1);
      const auto first = make(problem);
      iterate(*first, at);
      const auto state = first->state();
      const double lastChange = first->lastChange();
      EXPECT_EQ(state.iteration, at);
      iterate(*first, 150);
      // Into a fresh solver, and back into the one that went on.
      const auto second = make(problem);
      ASSERT_TRUE(second->restore(state).ok());
      EXPECT_EQ(second->state(), state);
      EXPECT_EQ(second->lastChange(), lastChange);
      iterate(*second, 150);
      EXPECT_EQ(second->state(), first->state()) << "at " << at;
      ASSERT_TRUE(first->restore(state).ok());
      iterate(*first, 150);
      EXPECT_EQ(second->state(), first->state()) << "at " << at;
      EXPECT_EQ(second->lastChange(), first->lastChange());
    }
}

TEST_P(SolverContractTest, RefusesStatesThatAreNotItsOwnAndStaysAsItWas) {
  const auto problem = randomProblem(4, 10, 3, 4, 0.4, penaltyOf("nlasso"), 0.1);
  const auto solver = make(problem);
  iterate(*solver, 20);
  const auto good = solver->state();
  std::vector<SolverState> bad;
  const auto add = [&](auto&& change) {
    bad.push_back(good);
    change(bad.back());
  };
  add([](SolverState& s) { s.solver = "another"; });
  add([](SolverState& s) { s.W.conservativeResize(s.W.rows() + 1, Eigen::NoChange); });
  add([](SolverState& s) { s.W.conservativeResize(Eigen::NoChange, s.W.cols() - 1); });
  add([](SolverState& s) { s.U.conservativeResize(s.U.rows() - 1, Eigen::NoChange); });
  add([](SolverState& s) { s.U.conservativeResize(Eigen::NoChange, s.U.cols() + 1); });
  add([](SolverState& s) { s.W.resize(0, 0); });
  add([](SolverState& s) { s.scalars.clear(); });
  add([](SolverState& s) { s.scalars.at(0) = 0; });
  add([](SolverState& s) { s.scalars.at(0) = -1; });
  add([](SolverState& s) { s.scalars.at(0) = std::nan(""); });
  add([](SolverState& s) { s.iteration = -1; });
  for (std::size_t a = 0; a < good.anchors.size(); ++a) {
    add([&](SolverState& s) { s.anchors[a].conservativeResize(2, Eigen::NoChange); });
    add([&](SolverState& s) { s.anchors[a].conservativeResize(Eigen::NoChange, 1); });
  }
  if (!good.anchors.empty()) add([](SolverState& s) { s.anchors.pop_back(); });
  if (good.scalars.size() > 2) add([](SolverState& s) { s.scalars[1] = std::nan(""); });
  iterate(*solver, 7);
  const auto before = solver->state();
  for (std::size_t k = 0; k < bad.size(); ++k) {
    EXPECT_FALSE(solver->restore(bad[k]).ok()) << "bad state " << k;
    EXPECT_EQ(solver->state(), before) << "bad state " << k;
  }
}

TEST_P(SolverContractTest, ResetIsAFreshStart) {
  const auto problem = randomProblem(5, 14, 2, 4, 0.3, penaltyOf("l1"), 0.2);
  const auto used = make(problem);
  iterate(*used, 77);
  used->reset();
  const auto fresh = make(problem);
  EXPECT_EQ(used->state(), fresh->state());
  EXPECT_EQ(used->lastChange(), 0);
  iterate(*used, 77);
  iterate(*fresh, 77);
  EXPECT_EQ(used->state(), fresh->state());
}

TEST_P(SolverContractTest, WarmStartsReachTheOptimumOfTheChangedProblem) {
  for (const std::string id : {"nlasso", "l1", "mocha"}) {
    auto problem = randomProblem(6, 10, 2, 5, 0.4, penaltyOf("nlasso"), 0.05);
    const auto solver = make(problem);
    iterate(*solver, 500);
    problem.lambda = 0.7;
    problem.penalty = penaltyOf(id);
    const Matrix before = solver->primal();
    solver->problemChanged();
    EXPECT_EQ(solver->primal(), before);  // the iterates stay
    EXPECT_EQ(solver->iteration(), 500);
    iterate(*solver, 20000);
    const double size = problem.objective(Matrix::Zero(2, 10));
    EXPECT_NEAR(problem.objective(solver->primal()), problem.objective(denseReference(problem, id)),
                1e-8 * size)
        << id;
    problem.lambda = 0;  // and off again
    solver->problemChanged();
    iterate(*solver, 5000);
    double infimum = 0;
    for (const auto& loss : problem.losses) infimum += loss->lowerBound();
    EXPECT_NEAR(problem.objective(solver->primal()), infimum, 1e-8 * size) << id;
    EXPECT_EQ(solver->dual().norm(), 0) << id;
  }
}

TEST_P(SolverContractTest, GammaDoesNotChangeTheLimit) {
  if (!hasGamma()) {
    EXPECT_EQ(GetParam(), "auto");
    return;
  }
  for (const std::string id : {"nlasso", "mocha"}) {
    const auto problem = randomProblem(7, 10, 2, 5, 0.4, penaltyOf(id), 0.2);
    const double reference = problem.objective(denseReference(problem, id));
    const double size = problem.objective(Matrix::Zero(2, 10));
    for (const double gamma : {0.2, 1.0, 5.0}) {
      const auto solver = make(problem, {{"gamma", gamma}});
      iterate(*solver, 30000);
      EXPECT_NEAR(problem.objective(solver->primal()), reference, 1e-8 * size)
          << id << " gamma " << gamma;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, SolverContractTest, ::testing::ValuesIn([] {
                           std::vector<std::string> ids;
                           ids.reserve(solverCatalogue().entries.size());
                           for (const auto& entry : solverCatalogue().entries)
                             ids.push_back(entry.info.id);
                           return ids;
                         }()),
                         [](const auto& parameter) {
                           std::string name;
                           for (const char c : parameter.param)
                             if (c != '-') name += c;
                           return name;
                         });

}  // namespace
}  // namespace gtv
