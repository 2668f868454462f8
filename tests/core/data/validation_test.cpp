#include "data/validation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace gtv {
namespace {

/// Three nodes with 10, 0 and 4 samples; the label of a sample is its number.
NodeData numbered() {
  NodeData data;
  RowMatrix X(14, 1);
  for (int r = 0; r < 14; ++r) X(r, 0) = 2 * r;
  data.datasets = LocalDatasets(X, Vector::LinSpaced(14, 0, 13), {0, 10, 10, 14});
  data.labeled = {true, false, true};
  for (int r = 0; r < 14; ++r) data.source.lines.push_back(100 + r);
  return data;
}

const std::vector<std::string> nodeNames{"a", "b", "c"};

TEST(HoldBack, MovesShareOfSamplesOfEveryNode) {
  auto data = numbered();
  holdBack(data, 0.3, Rng(1), nodeNames);
  // ⌊3⌋, ⌊0⌋, ⌊1.2⌋
  EXPECT_EQ(data.validation.offsets(), (std::vector<Eigen::Index>{0, 3, 3, 4}));
  EXPECT_EQ(data.datasets.offsets(), (std::vector<Eigen::Index>{0, 7, 7, 10}));
  for (const auto* part : {&data.datasets, &data.validation}) {
    EXPECT_EQ(part->allFeatures().col(0), 2 * part->allLabels());
    EXPECT_TRUE(std::is_sorted(part->allLabels().begin(), part->allLabels().end()));
  }
  std::vector<double> all(data.datasets.allLabels().begin(), data.datasets.allLabels().end());
  all.insert(all.end(), data.validation.allLabels().begin(), data.validation.allLabels().end());
  std::sort(all.begin(), all.end());
  for (int r = 0; r < 14; ++r) EXPECT_EQ(all[static_cast<std::size_t>(r)], r);
  for (Eigen::Index r = 0; r < 10; ++r)
    EXPECT_EQ(data.source.lines[static_cast<std::size_t>(r)], 100 + data.datasets.allLabels()[r]);
}

TEST(HoldBack, ShareIsRobustToRoundingErrors) {
  auto data = numbered();
  data.datasets = LocalDatasets(RowMatrix::Zero(100, 1), Vector::Zero(100), {0, 100, 100, 100});
  data.source.lines.clear();
  holdBack(data, 0.29, Rng(1), nodeNames);  // 0.29·100 = 28.999999999999996
  EXPECT_EQ(data.validation.sampleCount(), 29);
}

TEST(HoldBack, MovesNothingForShareZeroOrDataOfTheDocument) {
  auto data = numbered();
  holdBack(data, 0, Rng(1), nodeNames);
  EXPECT_EQ(data.validation.nodeCount(), 0);
  EXPECT_EQ(data.datasets.sampleCount(), 14);
  data.ownData = {0};
  holdBack(data, 0.5, Rng(1), nodeNames);
  EXPECT_EQ(data.validation.offsets(), (std::vector<Eigen::Index>{0, 0, 0, 2}));
}

TEST(HoldBack, DrawDependsOnNodeKeyAndSeed) {
  auto data = numbered();
  auto other = numbered();
  holdBack(data, 0.3, Rng(1), nodeNames);
  holdBack(other, 0.3, Rng(1), {"a", "b", "z"});
  EXPECT_EQ(Vector(data.validation.labels(0)), Vector(other.validation.labels(0)));
  auto seeded = numbered();
  holdBack(seeded, 0.3, Rng(2), nodeNames);
  EXPECT_NE(seeded.validation.allLabels(), data.validation.allLabels());
}

TEST(PublishPoints, CopiesFeaturesOfRandomSamplesToTestSet) {
  auto data = numbered();
  data.testSet.resize(0, 1);
  ASSERT_TRUE(publishPoints(data, 5, Rng(1)).ok());
  ASSERT_EQ(data.testSet.rows(), 5);
  for (Eigen::Index r = 0; r < 5; ++r) {
    EXPECT_EQ(std::fmod(data.testSet(r, 0), 2), 0);
    if (r > 0) {
      EXPECT_GT(data.testSet(r, 0), data.testSet(r - 1, 0));
    }
  }
  EXPECT_EQ(data.datasets.sampleCount(), 14);
  auto again = numbered();
  again.testSet.resize(0, 1);
  ASSERT_TRUE(publishPoints(again, 5, Rng(1)).ok());
  EXPECT_EQ(again.testSet, data.testSet);
  // One test set is enough, and there are 14 samples.
  EXPECT_EQ(publishPoints(data, 3, Rng(1)).error().where, "data.testSetSize");
  auto few = numbered();
  few.testSet.resize(0, 1);
  EXPECT_FALSE(publishPoints(few, 15, Rng(1)).ok());
}

}  // namespace
}  // namespace gtv
