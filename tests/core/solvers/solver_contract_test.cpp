// What every method of GTVMin in the solver catalogue promises, with its defaults and with other
// parameters.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <map>
#include <optional>
#include <stop_token>

#include "base/rng.h"
#include "diagnostics/metrics.h"
#include "federated/catalogue.h"
#include "losses/catalogue.h"
#include "penalties/catalogue.h"
#include "problem/dual_bound.h"
#include "solvers/primal_dual.h"
#include "support/custom_terms.h"
#include "support/dense_reference.h"
#include "support/independent_solver.h"
#include "support/loss_variants.h"
#include "support/random_instances.h"
#include "support/small_problems.h"
#include "support/wrapped_terms.h"

namespace gtv {
namespace {

using testing::BowlLoss;
using testing::chainProblem;
using testing::denseReference;
using testing::iterate;
using testing::PlainLoss;
using testing::randomProblem;
using testing::stronglyConvexProblem;

std::shared_ptr<const Penalty> penaltyOf(const std::string& id) {
  const auto& catalogue = penaltyCatalogue();
  return catalogue.find(id)->make(defaultChoice(catalogue.view, id), 2).value();
}

Choice choiceOf(const Json& solver) {
  return readChoice(solverCatalogue().view, solver, "solver").value();
}

/// What a method asks of the problem, written down here once more.
struct Needs {
  bool quadraticPenalty = false;
  bool strongConvexity = false;
  bool forest = false;
  bool network = false;          ///< ‖v‖₂ alone
  bool chainsOfScalars = false;  ///< paths, and no two parameters of a node that meet
  bool norm = false;             ///< ‖v‖₂ or ‖v‖₁
};

Needs needsOf(const std::string& id) {
  const std::map<std::string, Needs> all{{"primal-dual", {}},
                                         {"adaptive-primal-dual", {}},
                                         {"fast-primal-dual", {}},
                                         {"admm", {}},
                                         {"direct", {.quadraticPenalty = true}},
                                         {"conjugate-gradient", {.quadraticPenalty = true}},
                                         {"gradient", {.quadraticPenalty = true}},
                                         {"ama", {.strongConvexity = true}},
                                         {"newton", {}},
                                         {"contraction", {.network = true}},
                                         {"tree-newton", {.forest = true, .norm = true}},
                                         {"smoothed-newton", {.norm = true}},
                                         {"chain-dp", {.chainsOfScalars = true}},
                                         {"auto", {}}};
  const auto found = all.find(id);
  EXPECT_NE(found, all.end()) << "say what " << id << " asks of a problem";
  return found == all.end() ? Needs{} : found->second;
}

/// A spanning forest: the edges that join what was apart.
std::shared_ptr<const EmpiricalGraph> forestOf(const EmpiricalGraph& graph) {
  std::vector<Edge> kept;
  for (const auto& edge : graph.edges()) {
    const auto before = EmpiricalGraph::make(graph.nodeCount(), kept).value().components();
    if (before[edge.head] != before[edge.tail]) kept.push_back(edge);
  }
  return std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(graph.nodeCount(), kept).value());
}

struct Method {
  std::string name;
  Json solver;
};

void PrintTo(const Method& method, std::ostream* out) { *out << method.name; }

/// Every method whose limit is the minimiser with its defaults, and what else can be chosen.
std::vector<Method> methods() {
  std::vector<Method> all;
  for (const auto& entry : solverCatalogue().entries) {
    if (!entry.make.solvesGtvMin) continue;
    std::string name;
    for (const char c : entry.info.id)
      if (c != '-') name += c;
    all.push_back({name, {{"kind", entry.info.id}}});
  }
  all.push_back({"primaldualOverRelaxed", {{"kind", "primal-dual"}, {"relaxation", 1.9}}});
  all.push_back({"primaldualUnderRelaxed", {{"kind", "primal-dual"}, {"relaxation", 0.6}}});
  all.push_back({"admmOverRelaxed", {{"kind", "admm"}, {"rho", 2}, {"relaxation", 1.7}}});
  all.push_back({"gradientPlain", {{"kind", "gradient"}, {"acceleration", "none"}}});
  all.push_back(
      {"fastprimaldualRelaxed", {{"kind", "fast-primal-dual"}, {"acceleration", "relaxation"}}});
  all.push_back({"fastprimaldualPlain", {{"kind", "fast-primal-dual"}, {"acceleration", "none"}}});
  all.push_back({"amaPlain", {{"kind", "ama"}, {"acceleration", "none"}}});
  return all;
}

class SolverContractTest : public ::testing::TestWithParam<Method> {
 protected:
  static std::unique_ptr<Solver> make(const GtvProblem& problem) {
    return makeSolver(choiceOf(GetParam().solver), problem).value();
  }
  static Needs needs() { return needsOf(GetParam().solver.at("kind")); }
  /// Penalties that the method can solve.
  static std::vector<std::string> penalties() {
    if (needs().quadraticPenalty) return {"mocha"};
    if (needs().network) return {"nlasso"};
    if (needs().norm) return {"nlasso", "l1"};
    if (needs().chainsOfScalars) return {"l1"};
    return {"nlasso", "l1", "mocha"};
  }
  /// Unlabelled nodes, isolated nodes and several components happen, unless the method needs
  /// strong convexity.
  static GtvProblem anyProblem(std::uint64_t seed, int n, int d, double lambda,
                               const std::string& penalty = penalties().front()) {
    if (needs().strongConvexity) return definiteProblem(seed, n, d, 0.35, penalty, lambda);
    if (needs().chainsOfScalars) return chainProblem(seed, n, d, penaltyOf(penalty), lambda);
    auto problem = randomProblem(seed, n, d, 4, 0.35, penaltyOf(penalty), lambda);
    if (needs().forest) problem.graph = forestOf(*problem.graph);
    return problem;
  }
  /// The same with strongly convex losses everywhere.
  static GtvProblem definiteProblem(std::uint64_t seed, int n, int d, double density,
                                    const std::string& penalty, double lambda) {
    if (needs().chainsOfScalars) return chainProblem(seed, n, d, penaltyOf(penalty), lambda, true);
    auto problem = stronglyConvexProblem(seed, n, d, density, penaltyOf(penalty), lambda);
    if (needs().forest) problem.graph = forestOf(*problem.graph);
    return problem;
  }
  /// A penalty and losses of other classes that say the same get the same numbers, bit for bit.
  static void expectSameStepsForWrappedTerms(const GtvProblem& problem, const std::string& name) {
    const auto other = testing::wrapped(problem);
    const auto choice = choiceOf(GetParam().solver);
    const auto fits = checkSolver(choice, problem);
    const auto otherFits = checkSolver(choice, other);
    ASSERT_EQ(fits.ok(), otherFits.ok()) << name;
    if (!fits.ok()) {
      EXPECT_EQ(fits.error().text(), otherFits.error().text()) << name;
      return;
    }
    const auto solver = make(problem);
    const auto otherSolver = make(other);
    for (int k = 0; k < 12; ++k) {
      solver->step();
      otherSolver->step();
    }
    EXPECT_EQ(solver->primal(), otherSolver->primal()) << name;
    EXPECT_EQ(solver->dual(), otherSolver->dual()) << name;
    const auto bound = DualBounder(problem).bound(solver->primal(), solver->dual());
    const auto otherBound = DualBounder(other).bound(solver->primal(), solver->dual());
    EXPECT_EQ(bound.primal, otherBound.primal) << name;
    EXPECT_EQ(bound.dual, otherBound.dual) << name;
    EXPECT_EQ(bound.gap, otherBound.gap) << name;
  }
};

TEST_P(SolverContractTest, AcceptsSupportedProblemsAndRefusesOthers) {
  for (const auto& entry : penaltyCatalogue().entries)
    for (const bool strong : {false, true}) {
      const auto& id = entry.info.id;
      const auto penalty = penaltyOf(id);
      const auto ball = penalty->dualBall();
      const auto problem = strong ? stronglyConvexProblem(2, 12, 2, 0.3, penaltyOf(id), 0.1)
                                  : randomProblem(2, 12, 2, 4, 0.3, penaltyOf(id), 0.1);
      const bool fits = (penalty->quadraticForm(2) || !needs().quadraticPenalty) &&
                        (ball == DualBall::Euclidean || !needs().network) &&
                        (ball || !needs().norm) && (strong || !needs().strongConvexity) &&
                        !needs().forest && !needs().chainsOfScalars;
      const auto checked = checkSolver(choiceOf(GetParam().solver), problem);
      EXPECT_EQ(checked.ok(), fits) << id << strong;
      const auto made = makeSolver(choiceOf(GetParam().solver), problem);
      EXPECT_EQ(made.ok(), fits) << id << strong;
      if (!fits) {
        EXPECT_EQ(checked.error().where, "solver");
        EXPECT_EQ(made.error().text(), checked.error().text());
      }
    }
}

TEST_P(SolverContractTest, DependsOnPenaltyInterfaceOnly) {
  for (const auto& entry : penaltyCatalogue().entries)
    expectSameStepsForWrappedTerms(anyProblem(21, 12, 2, 0.2, entry.info.id), entry.info.id);
}

TEST_P(SolverContractTest, DependsOnLossInterfaceOnly) {
  constexpr int nodes = 6;
  for (const auto& choice : testing::lossChoices()) {
    Rng rng(22);
    GtvProblem problem;
    std::vector<Edge> edges;
    for (int i = 0; i < nodes; ++i) {
      // Features of very different size ask for the last digits of the certificate.
      testing::LossData data{"", testing::randomRows(rng, 3, 2), testing::randomVector(rng, 3)};
      if (!testing::accepts(choice, data)) {
        data.features = data.features.topRows(1).eval();
        data.labels = data.labels.head(1).eval();
      }
      data.features.col(1) *= 1e5;
      problem.losses.push_back(testing::makeLoss(choice, data));
      if (i > 0) edges.push_back({i - 1, i, 1.0 + i});
    }
    problem.graph = std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(nodes, edges).value());
    problem.dimension = problem.losses.front()->dimension();
    problem.penalty = penaltyOf(penalties().front());
    problem.lambda = 0.2;
    expectSameStepsForWrappedTerms(problem, choice.dump());
  }
}

TEST_P(SolverContractTest, ReachesOptimumOfIndependentSolver) {
  const std::uint64_t seeds = std::getenv("GTV_LONG") != nullptr ? 200 : 8;
  std::uint64_t problems = 0;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed)
    for (const auto& id : penalties()) {
      const int d = 1 + static_cast<int>(seed % 5);  // 1 … 5: fixed and dynamic kernels
      const double lambda = std::vector{0.05, 0.3, 2.0}[seed % 3];
      const auto problem = anyProblem(seed, 9, d, lambda, id);
      const auto solver = make(problem);
      const DualBounder bounder(problem);
      const double size = problem.objective(Matrix::Zero(d, 9));
      for (int k = 0; k < 1000; ++k) {
        iterate(*solver, 2000);
        if (bounder.bound(solver->primal(), solver->dual()).gap <= 1e-9 * size) break;
      }
      EXPECT_LE(bounder.bound(solver->primal(), solver->dual()).gap, 1e-6 * size)
          << "seed " << seed << " " << id;
      const Matrix reference = denseReference(problem, id, 300000);
      EXPECT_NEAR(problem.objective(solver->primal()), problem.objective(reference), 1e-8 * size)
          << "seed " << seed << " " << id;
      ++problems;
    }
  EXPECT_EQ(problems, penalties().size() * seeds);
}

TEST_P(SolverContractTest, ReachesUniqueMinimiserAndFlow) {
  for (const auto& id : penalties()) {
    const auto problem = definiteProblem(11, 10, 3, 0.4, id, 0.2);
    const auto solver = make(problem);
    iterate(*solver, 20000);
    EXPECT_LE((solver->primal() - denseReference(problem, id)).norm(), 1e-6) << id;
    // (DᵀU)_i = −∇L_i(w_i), and U fits DW on every edge.
    EXPECT_LE(kktResidual(problem, solver->primal(), solver->dual()), 1e-8) << id;
    EXPECT_GT(solver->dual().norm(), 0.1) << id;
  }
}

TEST_P(SolverContractTest, CountsIterationsAndMeasuresLastChange) {
  const auto problem = anyProblem(2, 12, 3, 0.1);
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

TEST_P(SolverContractTest, RestoredStateContinuesBitForBit) {
  // 7, 8, 15, 16, 100: also straight before and after a new step balance.
  for (const int d : {2, 5})
    for (const int at : {0, 1, 7, 8, 15, 16, 100}) {
      const auto problem = anyProblem(3, 15, d, 0.1);
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
      second->problemChanged();  // as it was: nothing changes
      EXPECT_EQ(second->state(), state);
      iterate(*second, 150);
      EXPECT_EQ(second->state(), first->state()) << "at " << at;
      ASSERT_TRUE(first->restore(state).ok());
      iterate(*first, 150);
      EXPECT_EQ(second->state(), first->state()) << "at " << at;
      EXPECT_EQ(second->lastChange(), first->lastChange());
    }
}

// A stop that comes before or within an iteration leaves nothing of it; what changes then is a
// live change, and not what is announced after a restore.
TEST_P(SolverContractTest, InterruptedStepChangesNothing) {
  for (const int at : {0, 3, 20}) {
    auto problem = anyProblem(3, 30, 6, 0.1);
    const auto solver = make(problem);
    const auto other = make(problem);
    iterate(*solver, at);
    iterate(*other, at);
    const auto before = solver->state();
    std::stop_source stop;
    stop.request_stop();
    solver->setStopToken(stop.get_token());
    solver->step();
    solver->setStopToken({});
    if (solver->iteration() == at) {
      EXPECT_EQ(solver->state(), before);
    }
    while (other->iteration() < solver->iteration()) other->step();
    problem.lambda = 0.2;
    solver->problemChanged();
    other->problemChanged();
    iterate(*solver, 20);
    while (other->iteration() < solver->iteration()) other->step();
    EXPECT_EQ(solver->state(), other->state()) << at;
  }
}

TEST_P(SolverContractTest, RefusesForeignStatesUnchanged) {
  const auto problem = anyProblem(4, 10, 3, 0.1);
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
  add([](SolverState& s) { s.scalars.push_back(1); });
  add([](SolverState& s) { s.iteration = -1; });
  add([](SolverState& s) { s.auxiliary.emplace_back(s.W); });
  for (std::size_t a = 0; a < good.auxiliary.size(); ++a) {
    add([&](SolverState& s) {
      s.auxiliary[a].conservativeResize(s.auxiliary[a].rows() + 1, Eigen::NoChange);
    });
    add([&](SolverState& s) {
      s.auxiliary[a].conservativeResize(Eigen::NoChange, s.auxiliary[a].cols() + 1);
    });
  }
  if (!good.auxiliary.empty()) add([](SolverState& s) { s.auxiliary.pop_back(); });
  // The last number is the last change, which can be anything.
  for (std::size_t k = 0; k + 1 < good.scalars.size(); ++k)
    for (const double value : {-1.0, std::nan("")})
      add([&](SolverState& s) { s.scalars[k] = value; });
  if (good.scalars.size() > 1) add([](SolverState& s) { s.scalars[0] = 0; });
  iterate(*solver, 7);
  const auto before = solver->state();
  for (std::size_t k = 0; k < bad.size(); ++k) {
    EXPECT_FALSE(solver->restore(bad[k]).ok()) << "bad state " << k;
    EXPECT_EQ(solver->state(), before) << "bad state " << k;
  }
}

TEST_P(SolverContractTest, ResetEqualsFreshStart) {
  const auto problem = anyProblem(5, 14, 2, 0.2, penalties().back());
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

TEST_P(SolverContractTest, WarmStartsReachOptimumOfChangedProblem) {
  for (const auto& id : penalties()) {
    auto problem = anyProblem(6, 10, 2, 0.05);
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
    iterate(*solver, 10000);
    double infimum = 0;
    for (const auto& loss : problem.losses) infimum += loss->lowerBound();
    EXPECT_NEAR(problem.objective(solver->primal()), infimum, 1e-8 * size) << id;
    EXPECT_EQ(solver->dual().norm(), 0) << id;
  }
}

TEST_P(SolverContractTest, StartsFromIterateOfAnotherMethod) {
  const auto problem = definiteProblem(7, 10, 2, 0.4, penalties().front(), 0.2);
  const double size = problem.objective(Matrix::Zero(2, 10));
  PrimalDualSolver other(problem, 1, 0.5);
  iterate(other, 20000);
  const auto solver = make(problem);
  iterate(*solver, 5);
  solver->startFrom(other.primal(), other.dual());
  EXPECT_EQ(solver->primal(), other.primal());
  EXPECT_EQ(solver->iteration(), 5);
  const double optimum = problem.objective(other.primal());
  for (int k = 0; k < 20; ++k) {
    solver->step();
    EXPECT_NEAR(problem.objective(solver->primal()), optimum, 1e-5 * size) << "step " << k;
  }
  // Without a flow to go on from it is a start like any other.
  solver->startFrom(other.primal(), Matrix(2, 0));
  iterate(*solver, 20000);
  EXPECT_NEAR(problem.objective(solver->primal()), optimum, 1e-9 * size);
}

TEST_P(SolverContractTest, ComponentsWithoutLabelsStayAtZero) {
  if (needs().strongConvexity) {
    EXPECT_EQ(GetParam().solver.at("kind"), "ama");
    return;
  }
  // Two labelled nodes, a pair without labels, an isolated node without, one with label 3.
  const auto problem =
      testing::scalarProblem({0.0, 2.0, std::nullopt, std::nullopt, std::nullopt, 3.0},
                             {{0, 1, 1}, {2, 3, 1}}, penaltyOf(penalties().front()), 1);
  const auto solver = make(problem);
  iterate(*solver, 3000);
  EXPECT_EQ(solver->primal().middleCols(2, 3).norm(), 0);
  EXPECT_EQ(solver->dual()(0, 1), 0);
  EXPECT_NEAR(solver->primal()(0, 5), 3, 1e-12);
  EXPECT_NEAR(solver->primal()(0, 0), 0.5, 1e-9);  // nlasso and mocha alike at λ = 1
}

TEST_P(SolverContractTest, GraphsWithoutEdgesGiveLocalFits) {
  auto problem = testing::scalarProblem({1.0, -2.0}, {}, penaltyOf(penalties().front()), 1);
  const auto solver = make(problem);
  iterate(*solver, 200);
  EXPECT_NEAR(solver->primal()(0, 0), 1, 1e-12);
  EXPECT_NEAR(solver->primal()(0, 1), -2, 1e-12);
  EXPECT_EQ(solver->dual().cols(), 0);
}

INSTANTIATE_TEST_SUITE_P(Catalogue, SolverContractTest, ::testing::ValuesIn(methods()),
                         [](const auto& parameter) { return parameter.param.name; });

TEST(SolverCatalogueTest, StepParametersDoNotChangeTheLimit) {
  int exercised = 0;
  for (const auto& [kind, key] :
       {std::pair{"primal-dual", "gamma"}, {"adaptive-primal-dual", "gamma"}, {"admm", "rho"}})
    for (const std::string id : {"nlasso", "mocha"}) {
      const auto problem = randomProblem(7, 10, 2, 5, 0.4, penaltyOf(id), 0.2);
      const double reference = problem.objective(denseReference(problem, id));
      const double size = problem.objective(Matrix::Zero(2, 10));
      for (const double value : {0.2, 1.0, 5.0}) {
        const auto solver = makeSolver(choiceOf({{"kind", kind}, {key, value}}), problem).value();
        iterate(*solver, 30000);
        EXPECT_NEAR(problem.objective(solver->primal()), reference, 1e-8 * size)
            << kind << " " << id << " " << value;
        ++exercised;
      }
    }
  EXPECT_EQ(exercised, 18);
}

/// The objectives that all methods reach that accept the problem.
std::map<std::string, double> objectivesOf(const GtvProblem& problem, int iterations) {
  std::map<std::string, double> reached;
  for (const auto& method : methods()) {
    const auto choice = choiceOf(method.solver);
    if (!checkSolver(choice, problem).ok()) continue;
    const auto solver = makeSolver(choice, problem).value();
    // Until rounding is all that moves; at a kink W may rest for long while the flow goes on.
    double lowest = std::numeric_limits<double>::infinity();
    for (int quiet = 0; quiet < 500 && solver->iteration() < iterations;) {
      solver->step();
      quiet = solver->lastChange() > 1e-14 ? 0 : quiet + 1;
      // A run would end at the optimum; left alone it goes on to other methods, from their starts.
      if (method.name == "auto") lowest = std::min(lowest, problem.objective(solver->primal()));
    }
    reached[method.name] = std::min(lowest, problem.objective(solver->primal()));
  }
  return reached;
}

void expectAgreement(const std::map<std::string, double>& reached, const std::string& context) {
  const double anchor = reached.at("primaldual");
  for (const auto& [name, objective] : reached)
    EXPECT_NEAR(objective, anchor, 1e-9 * std::abs(anchor)) << name << " " << context;
}

TEST(SolverCatalogueTest, AllMethodsAgreeOnSupportedProblems) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed)
    for (const std::string id : {"nlasso", "l1", "mocha"})
      for (const bool strong : {false, true}) {
        const int d = 1 + static_cast<int>(seed % 4);
        const auto problem = strong ? stronglyConvexProblem(seed, 12, d, 0.2, penaltyOf(id), 0.1)
                                    : randomProblem(seed, 12, d, 8, 0.2, penaltyOf(id), 0.1);
        const auto reached = objectivesOf(problem, 30000);
        // primal-dual (3), adaptive, fast (3), admm (2), newton, auto, and what comes; direct,
        // gradient (2); ama (2).
        EXPECT_GE(reached.size(), 11U + (id == "mocha" ? 3 : 1) + (strong ? 2 : 0));
        expectAgreement(reached, "seed " + std::to_string(seed) + " " + id);
      }
}

TEST(SolverCatalogueTest, ResetDiscardsHessians) {
  auto problem = randomProblem(5, 12, 2, 4, 0.3, penaltyOf("nlasso"), 0.15);
  problem.graph = forestOf(*problem.graph);
  Rng rng(8);
  for (auto& loss : problem.losses) {
    Matrix target(2, 1);
    rng.fillNormal(target);
    loss = std::make_shared<BowlLoss>(2 * target.col(0), 0.3);
  }
  const auto used = makeSolver(choiceOf({{"kind", "tree-newton"}}), problem).value();
  iterate(*used, 8);
  used->reset();
  const auto fresh = makeSolver(choiceOf({{"kind", "tree-newton"}}), problem).value();
  EXPECT_EQ(used->state(), fresh->state());
  iterate(*used, 5);
  iterate(*fresh, 5);
  EXPECT_EQ(used->state(), fresh->state());
}

TEST(SolverCatalogueTest, AllMethodsAgreeOnForests) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed)
    for (const std::string id : {"nlasso", "l1"}) {
      const int d = 1 + static_cast<int>(seed % 5);
      auto problem = randomProblem(seed, 14, d, 4, 0.2, penaltyOf(id), 0.2);
      problem.graph = forestOf(*problem.graph);
      const auto reached = objectivesOf(problem, 30000);
      EXPECT_GE(reached.size(), 13U);
      EXPECT_TRUE(reached.contains("treenewton"));
      EXPECT_TRUE(reached.contains("smoothednewton"));
      expectAgreement(reached, "seed " + std::to_string(seed) + " " + id);
    }
}

TEST(SolverCatalogueTest, AllMethodsAgreeOnChainsOfScalars) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const int d = seed % 2 == 0 ? 3 : 1;
    const auto problem = chainProblem(seed, 14, d, penaltyOf("l1"), 0.2, seed % 3 == 0);
    const auto reached = objectivesOf(problem, 30000);
    EXPECT_GE(reached.size(), seed % 3 == 0 ? 15U : 13U);
    EXPECT_TRUE(reached.contains("chaindp"));
    expectAgreement(reached, "seed " + std::to_string(seed));
  }
}

TEST(SolverCatalogueTest, AllMethodsAgreeOnNonquadraticLosses) {
  for (const std::string id : {"nlasso", "mocha"})
    for (const double ridge : {0.0, 0.3}) {
      auto problem = randomProblem(5, 10, 2, 4, 0.3, penaltyOf(id), 0.15);
      Rng rng(8);
      for (auto& loss : problem.losses) {
        Matrix target(2, 1);
        rng.fillNormal(target);
        loss = std::make_shared<BowlLoss>(2 * target.col(0), ridge);
      }
      const auto reached = objectivesOf(problem, 5000);
      EXPECT_GE(reached.size(), 11U + (id == "mocha" ? 2 : 1) + (ridge > 0 ? 2 : 0));
      expectAgreement(reached, id);
    }
}

/// Eight nodes, seven of them with five samples, even ones joined to even ones and odd to odd.
testing::RandomInstance kinkedInstance(std::uint64_t seed, PlainLoss loss, bool absoluteNorm) {
  Rng rng(seed);
  testing::RandomInstance instance;
  instance.options.loss = loss;
  instance.penalty = {{"kind", absoluteNorm ? "l1" : "nlasso"}};
  auto& plain = instance.plain;
  plain.dimension = 2;
  plain.penalty = {testing::plainNorm(2, absoluteNorm ? 1 : 2)};
  plain.lambda = 0.15;
  for (int i = 0; i < 8; ++i) {
    testing::PlainNode node;
    if (i != 3) {
      node.loss = loss;
      node.X.resize(5, 2);
      node.y.resize(5);
      for (auto& x : node.X.reshaped()) x = rng.normal();
      for (auto& y : node.y) y = 2 * rng.normal();
      if (loss == PlainLoss::Hinge)
        for (auto& y : node.y) y = y > 0 ? 1 : -1;
    }
    plain.nodes.push_back(std::move(node));
    for (int j = i % 2; j < i; j += 2)
      if (rng.uniform() < 0.7) plain.edges.push_back({j, i, std::exp(0.5 * rng.normal())});
  }
  return instance;
}

TEST(SolverCatalogueTest, AllMethodsAgreeOnLossesWithKinksAndWithTheIndependentSolver) {
  const std::uint64_t seeds = std::getenv("GTV_BRIEF") != nullptr ? 1 : 3;
  for (const auto loss : {PlainLoss::Absolute, PlainLoss::Hinge})
    for (const bool absoluteNorm : {false, true})
      for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const auto instance = kinkedInstance(seed, loss, absoluteNorm);
        const double best = testing::solveIndependently(instance.plain).objective;
        const auto reached = objectivesOf(testing::makeProblem(instance), 10000);
        // primal-dual (3), adaptive, fast (3), admm (2), newton, auto.
        EXPECT_GE(reached.size(), 11U);
        for (const auto& [name, objective] : reached)
          EXPECT_NEAR(objective, best, 1e-9 * best)
              << name << " " << instance.describe() << " seed " << seed;
      }
}

TEST(SolverCatalogueTest, AllMethodsAgreeOnSingularQuadraticForms) {
  for (const int d : {3, 5}) {
    Rng rng(4);
    Matrix root(d, 2);
    rng.fillNormal(root);
    const auto form = std::make_shared<testing::FormPenalty>(root * root.transpose());
    for (const bool strong : {false, true}) {
      const auto problem = strong ? stronglyConvexProblem(3, 10, d, 0.3, form, 0.4)
                                  : randomProblem(3, 10, d, 9, 0.3, form, 0.4);
      const auto reached = objectivesOf(problem, 30000);
      EXPECT_GE(reached.size(), strong ? 16U : 14U);
      expectAgreement(reached, "form");
      // And with the dense system Σ_e c_e (DW)ᵀQ(DW) written out.
      const testing::DenseLosses losses(problem);
      Matrix system = losses.H;
      for (const auto& edge : problem.graph->edges()) {
        Matrix D = Matrix::Zero(d, system.cols());
        D.middleCols(edge.head * d, d).setIdentity();
        D.middleCols(edge.tail * d, d) = -Matrix::Identity(d, d);
        system += problem.lambda * edge.weight * D.transpose() * root * root.transpose() * D;
      }
      const Matrix best = testing::unstack(testing::leastSquares(system, losses.b), d);
      EXPECT_NEAR(reached.at("direct"), problem.objective(best), 1e-10 * problem.objective(best));
    }
  }
}

TEST(SolverCatalogueTest, OverRelaxationSavesIterations) {
  const auto problem = randomProblem(12, 30, 2, 4, 0.15, penaltyOf("nlasso"), 0.1);
  const DualBounder bounder(problem);
  const auto iterationsTo = [&](const Json& solver) {
    const auto made = makeSolver(choiceOf(solver), problem).value();
    while (made->iteration() < 50000) {
      iterate(*made, 10);
      if (bounder.bound(made->primal(), made->dual()).relative <= 1e-6) break;
    }
    return made->iteration();
  };
  for (const std::string kind : {"primal-dual", "admm"}) {
    const auto plain = iterationsTo({{"kind", kind}});
    const auto relaxed = iterationsTo({{"kind", kind}, {"relaxation", 1.9}});
    EXPECT_LT(plain, 50000) << kind;
    EXPECT_LT(relaxed, plain) << kind;
  }
}

TEST(SolverCatalogueTest, RefusalsNameRequirementsOfTheMethod) {
  const auto refusal = [](const std::string& kind, const GtvProblem& problem) {
    const auto checked = checkSolver(choiceOf({{"kind", kind}}), problem);
    return checked.ok() ? std::string() : checked.error().text();
  };
  auto problem = stronglyConvexProblem(1, 5, 2, 0.5, penaltyOf("mocha"), 1);
  for (const char* kind : {"direct", "conjugate-gradient", "gradient", "ama"})
    EXPECT_EQ(refusal(kind, problem), "");
  problem.losses[3] = std::make_shared<BowlLoss>(Vector::Zero(2), 1);
  EXPECT_EQ(refusal("direct", problem),
            "solver: this method needs quadratic losses: " + lossesThat([](const auto& loss) {
              return loss.isQuadratic();
            }) + "; and a quadratic penalty: " +
                penaltiesThat([](const auto& one) { return one.quadraticForm(2).has_value(); }));
  EXPECT_THAT(refusal("conjugate-gradient", problem),
              ::testing::HasSubstr("quadratic losses: Squared error (squared), "));
  EXPECT_EQ(refusal("gradient", problem), "");
  problem.losses[3] = std::make_shared<BowlLoss>(Vector::Zero(2), 0, true);
  EXPECT_THAT(refusal("gradient", problem), ::testing::HasSubstr("differentiable losses"));
  EXPECT_THAT(refusal("ama", problem), ::testing::HasSubstr("1 of 5 have none"));
  problem.losses[3] = problem.losses[2];
  problem.penalty = penaltyOf("l1");
  for (const char* kind : {"direct", "conjugate-gradient", "gradient"})
    EXPECT_THAT(refusal(kind, problem),
                ::testing::HasSubstr("a quadratic penalty: MOCHA (mocha), "));
  EXPECT_EQ(refusal("ama", problem), "");
  // A complete graph of 600 nodes, d = 5: 3000³/6 multiplications.
  const auto full = randomProblem(1, 600, 5, 1, 1.1, penaltyOf("mocha"), 1);
  EXPECT_THAT(refusal("direct", full), ::testing::HasSubstr("4.5e+09 multiplications"));
  EXPECT_EQ(refusal("gradient", full), "");
  EXPECT_EQ(refusal("conjugate-gradient", full), "");
}

}  // namespace
}  // namespace gtv
