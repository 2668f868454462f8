#include "instances/starts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>

#include "data/data_table.h"
#include "instances/problem_building.h"
#include "problem/local_erm.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using ::testing::HasSubstr;
using testing::networkOf;
using testing::smallExperiment;

Result<std::optional<Matrix>> startOf(const Experiment& experiment) {
  const auto network = networkOf(experiment);
  const auto problem = buildProblem(experiment, *network).value();
  return startModels(experiment, *network, problem);
}

Matrix modelsOf(const Json& start, std::uint64_t seed = 1) {
  return *startOf(changed(smallExperiment(), {{"start", start}, {"methodSeed", seed}})).value();
}

std::string problemOf(const Experiment& experiment) {
  const auto found = startOf(experiment);
  return found ? std::string() : found.error().text();
}

TEST(StartsTest, NoneLeavesTheStartToTheMethod) {
  EXPECT_FALSE(startOf(smallExperiment()).value().has_value());
}

TEST(StartsTest, DrawsHaveTheirScaleAndSeed) {
  EXPECT_EQ(modelsOf({{"kind", "zero"}}), Matrix::Zero(2, 16));
  const auto uniform = modelsOf({{"kind", "uniform"}, {"size", 3}});
  EXPECT_LE(uniform.cwiseAbs().maxCoeff(), 3);
  EXPECT_GT(uniform.cwiseAbs().maxCoeff(), 2);
  EXPECT_LT(uniform.minCoeff(), 0);
  EXPECT_NEAR((modelsOf({{"kind", "uniform"}, {"size", 6}}) - 2 * uniform).norm(), 0, 1e-12);
  const auto normal = modelsOf({{"kind", "normal"}, {"spread", 2}});
  EXPECT_NEAR((modelsOf({{"kind", "normal"}, {"spread", 1}}) - normal / 2).norm(), 0, 1e-12);
  EXPECT_NEAR(std::sqrt(normal.squaredNorm() / 32), 2, 0.6);
  EXPECT_EQ(modelsOf({{"kind", "normal"}, {"spread", 2}}), normal);
  EXPECT_NE(modelsOf({{"kind", "normal"}, {"spread", 2}}, 2), normal);
}

TEST(StartsTest, LocalFitsMinimiseTheLossOfTheNode) {
  const auto experiment = changed(smallExperiment(), {{"start", {{"kind", "local"}}}});
  const auto network = networkOf(experiment);
  const auto problem = buildProblem(experiment, *network).value();
  const Matrix W = *startModels(experiment, *network, problem).value();
  const Matrix fits = localMinimisers(problem);
  Vector sum = Vector::Zero(2);
  int count = 0;
  for (int i = 0; i < 16; ++i)
    if (fits.col(i).allFinite()) {
      EXPECT_EQ(W.col(i), fits.col(i));
      sum += fits.col(i);
      ++count;
    }
  ASSERT_LT(count, 16) << "some nodes have no labels";
  for (int i = 0; i < 16; ++i) {
    if (fits.col(i).allFinite()) continue;
    EXPECT_LT((W.col(i) - sum / count).norm(), 1e-12);
  }
}

TEST(StartsTest, FileIsThatOfTheWeightsOfARun) {
  const auto file = std::filesystem::temp_directory_path() / "starts_test_weights.csv";
  const auto written = [&](const std::string& text) { std::ofstream(file) << text; };
  const auto experiment =
      changed(smallExperiment(), {{"start", {{"kind", "file"}, {"file", file.string()}}}});
  const auto network = networkOf(experiment);
  const Matrix models = Matrix::Random(2, 16);
  const auto text = weightsCsv(network->nodeKeys, models);
  written(text);
  EXPECT_EQ(*startOf(experiment).value(), models);
  EXPECT_EQ(experiment.fileFields().size(), 1U);
  EXPECT_EQ(experiment.fileFields().front().first, "start.file");
  written("node,w1\n0,1\n");
  EXPECT_THAT(problemOf(experiment), HasSubstr("expected the columns node, w1, …, w2"));
  written("node,w1,w2\n0,1,2\n");
  EXPECT_THAT(problemOf(experiment), HasSubstr("has no row for node '1'"));
  written(text + "77,1,2\n");
  EXPECT_THAT(problemOf(experiment), HasSubstr("the network has no node '77'"));
  written(text + "3,1,2\n");
  EXPECT_THAT(problemOf(experiment), HasSubstr("for a second time"));
  std::filesystem::remove(file);
  EXPECT_THAT(problemOf(experiment), HasSubstr("start.file"));
}

TEST(StartsTest, RefusesWhatCannotStartThere) {
  EXPECT_THAT(problemOf(changed(smallExperiment(), {{"start", {{"kind", "local"}}},
                                                    {"loss", {{"kind", "absolute"}}}})),
              HasSubstr("start.kind: no node has a local fit"));
  EXPECT_THAT(problemOf(changed(smallExperiment(), {{"start", {{"kind", "file"}}}})),
              HasSubstr("start.file: names no file"));
}

}  // namespace
}  // namespace gtv
