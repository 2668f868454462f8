// Runs that begin where the document says (field "start").
#include <gtest/gtest.h>

#include "federated/catalogue.h"
#include "instances/problem_building.h"
#include "instances/starts.h"
#include "run/run.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using testing::smallExperiment;

Experiment startedAt(const Json& start, const Json& solver) {
  return changed(smallExperiment(),
                 {{"start", start}, {"solver", solver}, {"data.testSetSize", 5}});
}

TEST(StartTest, EveryMethodForParameterVectorsBeginsThere) {
  const Json normal{{"kind", "normal"}, {"spread", 0.7}};
  int begun = 0;
  for (const auto& entry : solverCatalogue().entries) {
    const auto experiment = startedAt(normal, {{"kind", entry.info.id}});
    const auto run = Run::start(experiment);
    if (!run) {
      // Methods that refuse the problem say so whatever the start is.
      const auto plain = Run::start(changed(experiment, {{"start", nullptr}}));
      EXPECT_TRUE(!plain.ok() || run.error().where == "start") << run.error().text();
      continue;
    }
    const auto start = startModels(experiment, *(*run)->network(), (*run)->problem()).value();
    EXPECT_LT(((*run)->primal() - *start).norm(), 1e-6) << entry.info.id;
    EXPECT_EQ((*run)->iteration(), 0);
    (*run)->advance(3);
    EXPECT_GT((*run)->iteration(), 0) << entry.info.id;
    ++begun;
  }
  EXPECT_GT(begun, 15);
}

TEST(StartTest, LimitDoesNotDependOnIt) {
  for (const char* kind : {"primal-dual", "admm", "gradient-steps", "fedrelax", "fedgd"}) {
    const auto limit = [&](const Json& start) {
      auto run =
          Run::start(changed(startedAt(start, {{"kind", kind}}),
                             {{"penalty", {{"kind", "mocha"}}}, {"stop.maxIterations", 20000}}))
              .value();
      run->advance(20000);
      return run->primal();
    };
    const auto one = limit({{"kind", "normal"}});
    const auto other = limit({{"kind", "local"}});
    EXPECT_LT((one - other).norm(), 1e-4) << kind;
  }
}

TEST(StartTest, PastBeginsThere) {
  auto run = Run::start(startedAt({{"kind", "uniform"}}, {{"kind", "fedavg"}})).value();
  const Matrix first = run->primal();
  run->keepHistory(std::size_t{1} << 22U);
  run->advance(20);
  const auto past = Run::atIteration(*run, 0).value();
  EXPECT_EQ(past->primal(), first);
  EXPECT_TRUE(past->goTo(*run, 13).ok());
  auto again = Run::start(run->experiment()).value();
  again->advance(13);
  EXPECT_EQ(past->primal(), again->primal());
}

}  // namespace
}  // namespace gtv
