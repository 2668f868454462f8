#include "data/digits.h"

#include <gtest/gtest.h>

#include <set>

#include "support/test_paths.h"

namespace gtv {
namespace {

const NodeTable& allDigits() {
  static const auto table = [] {
    const auto choice = defaultChoice(dataCatalogue().view, "digits");
    return loadDigits(
               choice,
               [](const std::string& name) { return testing::resourcesFolder() + "/data/" + name; },
               LabelKind::Class)
        .value();
  }();
  return table;
}

Result<NodeData> deal(const Json& fields, const std::vector<int>& clusters,
                      std::uint64_t seed = 1) {
  Json json{{"kind", "digits"}};
  json.update(fields);
  DataContext context;
  context.rng = Rng(seed);
  context.clusters = clusters;
  for (std::size_t i = 0; i < clusters.size(); ++i) context.nodeKeys.push_back(std::to_string(i));
  context.table = &allDigits();
  return makeDigits(readChoice(dataCatalogue().view, json, "data").value(), context);
}

std::set<int> digitsOf(const NodeData& data, int node) {
  std::set<int> digits;
  for (const double label : data.datasets.labels(node)) digits.insert(static_cast<int>(label));
  return digits;
}

TEST(Digits, ReadsAllImagesWithBrightnessBetweenZeroAndOne) {
  EXPECT_EQ(allDigits().images->count, 1797);
  const auto all = deal({{"digitsPerCluster", 10}}, {0}).value().datasets;
  EXPECT_EQ(all.sampleCount(), 1797);
  EXPECT_EQ(all.dimension(), 64);
  EXPECT_EQ(all.allFeatures().minCoeff(), 0);
  EXPECT_EQ(all.allFeatures().maxCoeff(), 1);
}

TEST(Digits, ClustersHaveDifferentDigits) {
  const auto data = deal({{"labels", "digit"}}, {0, 1, 0, 4}).value();
  EXPECT_EQ(digitsOf(data, 0), (std::set<int>{0, 1}));
  EXPECT_EQ(digitsOf(data, 1), (std::set<int>{2, 3}));
  EXPECT_EQ(digitsOf(data, 2), (std::set<int>{0, 1}));
  EXPECT_EQ(digitsOf(data, 3), (std::set<int>{8, 9}));
  // All 360 zeros and ones, dealt out to two nodes.
  EXPECT_EQ(data.datasets.sampleCount(0), 180);
  EXPECT_EQ(data.datasets.sampleCount(2), 180);
  const auto all = deal({{"labels", "digit"}, {"digitsPerCluster", 10}}, {0, 0, 0}).value();
  EXPECT_EQ(all.datasets.sampleCount(), 1797);
  EXPECT_EQ(digitsOf(all, 2).size(), 10U);
}

TEST(Digits, LabelsAreDigitsOrTheirIndexWithinTheCluster) {
  const auto named = deal({{"labels", "digit"}, {"digitsPerCluster", 3}}, {0, 3}).value();
  const auto local = deal({{"digitsPerCluster", 3}}, {0, 3}).value();
  EXPECT_EQ(digitsOf(local, 0), (std::set<int>{0, 1, 2}));
  // Cluster 3 holds the digits 9, 0, 1.
  EXPECT_EQ(digitsOf(named, 1), (std::set<int>{0, 1, 9}));
  EXPECT_EQ(digitsOf(local, 1), (std::set<int>{0, 1, 2}));
  for (Eigen::Index r = 0; r < named.datasets.sampleCount(1); ++r)
    EXPECT_EQ(local.datasets.labels(1)[r], static_cast<int>(named.datasets.labels(1)[r] + 1) % 10);
}

TEST(Digits, NodesOfAClusterShareNoImage) {
  const auto data = deal({{"samples", 50}}, {0, 0, 0}).value();
  std::set<int> lines(data.source.lines.begin(), data.source.lines.end());
  EXPECT_EQ(lines.size(), 150U);
  EXPECT_EQ(deal({{"samples", 50}}, {0, 0, 0}, 2).value().source.lines.size(), 150U);
  EXPECT_NE(deal({{"samples", 50}}, {0, 0, 0}, 2).value().source.lines, data.source.lines);
}

TEST(Digits, RefusesTooFewImages) {
  // 178 zeros and 182 ones.
  EXPECT_EQ(deal({{"samples", 181}}, {0, 0}).error().text(),
            "data.samples: 2 nodes share 360 images of their digits: at most 180 each, got 181");
}

}  // namespace
}  // namespace gtv
