#include "vertical/vertical_solver.h"

#include <gmock/gmock.h>

#include <cmath>
#include <memory>
#include <stop_token>
#include <string>

#include "base/json.h"
#include "data/table_split.h"
#include "experiment/documents.h"
#include "federated/catalogue.h"
#include "losses/glm_loss.h"
#include "losses/squared_loss.h"
#include "penalties/catalogue.h"
#include "run/report.h"
#include "run/run.h"
#include "support/experiments.h"
#include "support/small_problems.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

using testing::changed;
using ::testing::Contains;
using ::testing::HasSubstr;
using testing::iterate;
using testing::mocha;

constexpr int rows = 11;
constexpr int columns = 8;
constexpr int intercept = 7;
/// Columns of three nodes; the last one of the table is everybody's.
constexpr int ownerOf[] = {0, 0, 0, 1, 1, 2, 2};

/// The table of tests/data/vertical_reference.py at three nodes.
struct SmallTable {
  MethodContext context;
  GtvProblem problem;

  explicit SmallTable(bool signs) {
    auto data = std::make_shared<NodeData>();
    RowMatrix X = RowMatrix::Zero(3 * rows, columns);
    Vector y(3 * rows);
    for (int i = 0; i < 3; ++i)
      for (int r = 0; r < rows; ++r) {
        X(i * rows + r, intercept) = 1;
        for (int j = 0; j < intercept; ++j)
          if (ownerOf[j] == i) X(i * rows + r, j) = std::sin(1 + 1.3 * r + 2.1 * j + 0.17 * r * j);
        const double label = std::cos(0.4 + 0.9 * r);
        y[i * rows + r] = signs ? (label > 0 ? 1 : -1) : label;
      }
    data->datasets = {std::move(X), std::move(y), {0, rows, 2 * rows, 3 * rows}};
    data->labeled = {true, true, true};
    data->intercept = intercept;
    data->holdsColumns = true;
    context.data = data;
    Vector ridge = Vector::Constant(columns, 0.05);
    ridge[intercept] = 0;
    const std::shared_ptr<const LocalDatasets> datasets(data, &data->datasets);
    problem.graph = std::make_shared<EmpiricalGraph>(
        EmpiricalGraph::make(3, {{0, 1, 1.0}, {1, 2, 1.0}}).value());
    for (int i = 0; i < 3; ++i) {
      if (signs)
        problem.losses.push_back(
            std::make_shared<GlmLoss>(datasets, i, SampleLoss{SampleLoss::Kind::Logistic},
                                      1.0 / rows, ridge, Vector::Zero(columns)));
      else
        problem.losses.push_back(std::make_shared<SquaredLoss>(datasets, i, 1.0 / rows, ridge));
    }
    problem.penalty = mocha();
    problem.dimension = columns;
    problem.lambda = 0.3;
  }

  std::unique_ptr<Solver> make(const Json& solver) const {
    return makeSolver(readChoice(solverCatalogue().view, solver, "solver").value(), problem,
                      context)
        .value();
  }
};

const Json inTurn{{"kind", "vertical"}};
const Json atOnce{{"kind", "vertical"}, {"order", "at-once"}};
const Json gradient{{"kind", "vertical"}, {"step", "gradient"}};

TEST(VerticalSolver, AgreesWithNumPy) {
  const auto reference =
      Json::parse(readTextFile(testing::testDataFolder() + "/vertical_reference.json").value());
  int compared = 0;
  for (const auto& item : reference.at("runs")) {
    const SmallTable table(item.at("loss") == "logistic");
    const auto& method = item.at("method");
    const auto solver = table.make(method == "in-turn"   ? inTurn
                                   : method == "at-once" ? atOnce
                                                         : gradient);
    iterate(*solver, 6);
    const auto wanted = item.at("w").get<std::vector<double>>();
    // Of every coordinate one node has the weight, the others 0.
    const Vector sum = solver->primal().rowwise().sum();
    for (int j = 0; j < columns; ++j)
      EXPECT_NEAR(sum[j], wanted[static_cast<std::size_t>(j)], 1e-9) << item.at("method") << j;
    EXPECT_NEAR(solver->jointPredictions(solver->primal()).loss, item.at("value").get<double>(),
                1e-12);
    ++compared;
  }
  EXPECT_EQ(compared, 6);
}

TEST(VerticalSolver, NodesHaveWeightsOfTheirOwnColumnsAlone) {
  const SmallTable table(false);
  for (const auto& solver : {inTurn, atOnce, gradient}) {
    const auto method = table.make(solver);
    // What another method says of foreign columns is forgotten.
    method->startFrom(Matrix::Ones(columns, 3), Matrix(columns, 0));
    iterate(*method, 3);
    for (int i = 0; i < 3; ++i) {
      for (int j = 0; j < intercept; ++j)
        EXPECT_EQ(method->primal()(j, i) != 0, ownerOf[j] == i) << i << j;
      EXPECT_EQ(method->primal()(intercept, i) != 0, i == 0);
    }
  }
}

TEST(VerticalSolver, LossFallsToThatOfAllColumns) {
  for (const bool signs : {false, true}) {
    const SmallTable table(signs);
    const auto limits = verticalLimits(table.problem, table.context).value();
    for (const auto& solver : {inTurn, atOnce, gradient}) {
      const auto method = table.make(solver);
      double last = method->jointPredictions(method->primal()).loss;
      for (int k = 0; k < 4000; ++k) {
        method->step();
        const double loss = method->jointPredictions(method->primal()).loss;
        EXPECT_LE(loss, last + 1e-14);
        last = loss;
      }
      EXPECT_NEAR(last, limits.together.loss, 1e-9) << signs << solver;
    }
    for (const auto& alone : limits.alone) EXPECT_GT(alone.loss, limits.together.loss);
  }
}

TEST(VerticalSolver, RestoredStateAndThreadsChangeNoBit) {
  const SmallTable table(true);
  for (const auto& solver : {inTurn, atOnce, gradient}) {
    const auto first = table.make(solver);
    iterate(*first, 4);
    const auto state = first->state();
    iterate(*first, 5);
    const auto second = table.make(solver);
    second->setThreads(3);
    ASSERT_TRUE(second->restore(state).ok());
    iterate(*second, 5);
    EXPECT_EQ(first->state(), second->state());
  }
}

TEST(VerticalSolver, InterruptedIterationIsDoneOrDidNotHappen) {
  const SmallTable table(true);
  for (const auto& solver : {inTurn, atOnce, gradient}) {
    const auto whole = table.make(solver);
    iterate(*whole, 3);
    const auto stopped = table.make(solver);
    iterate(*stopped, 2);
    std::stop_source source;
    stopped->setStopToken(source.get_token());
    source.request_stop();
    stopped->step();
    // A small table is finished.
    EXPECT_EQ(stopped->state(), whole->state());
  }
}

TEST(VerticalSolver, SharesOneContributionPerNodeAndDirection) {
  const SmallTable table(false);
  const auto traffic = table.make(inTurn)->traffic().value();
  EXPECT_EQ(traffic.messages, 6);
  EXPECT_EQ(traffic.numbers, 6 * rows);
}

TEST(VerticalSolver, RefusesWhatNodesCannotPredictTogether) {
  const auto refusal = [](const SmallTable& table, const Json& solver) {
    const auto fits = checkSolver(readChoice(solverCatalogue().view, solver, "solver").value(),
                                  table.problem, table.context);
    return fits ? std::string() : fits.error().text();
  };
  SmallTable table(false);
  EXPECT_EQ(refusal(table, inTurn), "");
  auto apart = std::make_shared<NodeData>(*table.context.data);
  apart->holdsColumns = false;
  table.context.data = apart;
  EXPECT_THAT(refusal(table, inTurn), HasSubstr("set data.split to columns and privacy to none"));
  SmallTable kinks(true);
  const std::shared_ptr<const LocalDatasets> datasets(kinks.context.data,
                                                      &kinks.context.data->datasets);
  for (int i = 0; i < 3; ++i)
    kinks.problem.losses[static_cast<std::size_t>(i)] =
        std::make_shared<GlmLoss>(datasets, i, SampleLoss{SampleLoss::Kind::Hinge}, 1.0 / rows,
                                  Vector::Zero(columns), Vector::Zero(columns));
  EXPECT_THAT(refusal(kinks, inTurn), HasSubstr("neither kinks nor a Lasso term"));
}

/// The wine by columns over four nodes.
Experiment wine(const Json& solver, double share = 0) {
  auto experiment = loadPreset("vertical-wine").value();
  return changed(
      experiment,
      {{"solver", solver}, {"data.validationShare", share}, {"stop.maxIterations", 5000}});
}

TEST(VerticalSolver, WineByColumnsReachesLeastSquaresOfTheWholeTable) {
  const auto reference =
      Json::parse(readTextFile(testing::testDataFolder() + "/vertical_reference.json").value())
          .at("wine");
  for (const auto& solver : {inTurn, gradient}) {
    const auto run = Run::start(wine(solver)).value();
    run->advance(5000);
    const auto report = runReport(*run);
    EXPECT_NEAR(report.at("allLabels").at("r2").get<double>(),
                reference.at("together").get<double>(), 1e-9);
    const auto& vertical = report.at("vertical");
    EXPECT_NEAR(vertical.at("now").at("training").get<double>(),
                reference.at("together").get<double>(), 1e-9);
    EXPECT_NEAR(vertical.at("limit").at("training").get<double>(),
                reference.at("together").get<double>(), 1e-9);
    for (std::size_t k = 0; k < 4; ++k)
      EXPECT_NEAR(vertical.at("alone")[k].at("training").get<double>(),
                  reference.at("alone")[k].get<double>(), 1e-9);
    EXPECT_EQ(run->measure().gtv, 0);
    EXPECT_TRUE(report.at("gap").is_null());
  }
}

TEST(VerticalSolver, NodesHoldBackTheSameRows) {
  const auto run = Run::start(wine(inTurn, 0.25)).value();
  const auto& data = *run->network()->data;
  for (int i = 1; i < 4; ++i) {
    EXPECT_EQ(Vector(data.datasets.labels(i)), Vector(data.datasets.labels(0)));
    EXPECT_EQ(Vector(data.validation.labels(i)), Vector(data.validation.labels(0)));
  }
  run->advance(300);
  const double held = run->measure().testMse;
  // What is predicted of a row that is held back is the sum of what the nodes make of it.
  const Matrix predicted = run->predictSamples(2, data.validation);
  EXPECT_EQ(predicted, run->predict(1, wholeRows(data, data.validation)));
  EXPECT_NEAR((predicted.col(0) - data.validation.labels(2)).squaredNorm() /
                  static_cast<double>(predicted.rows()),
              held, 1e-12);
}

TEST(VerticalSolver, OtherMethodsSayThatNobodyLearnsFromAnybody) {
  const auto alone = Run::start(wine({{"kind", "primal-dual"}})).value();
  EXPECT_THAT(alone->warnings(), Contains(HasSubstr("no node learns from another")));
  EXPECT_TRUE(runReport(*alone).at("vertical").at("now").is_null());
  const auto together = Run::start(wine(inTurn)).value();
  EXPECT_THAT(together->warnings(), ::testing::IsEmpty());
}

}  // namespace
}  // namespace gtv
