#include "run/marked_clusters.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <set>
#include <vector>

#include "edits/experiment_edits.h"
#include "experiment/documents.h"
#include "run/run.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;

/// Two clusters of equal size, which are found within a few hundred iterations.
Experiment twoClusters() {
  return changed(testing::smallExperiment(), {{"graph.pIn", 0.9},
                                              {"data.labeledFraction", 1},
                                              {"lambda", 0.2},
                                              {"stop.maxIterations", 1'000'000}});
}

class MarkedClustersTest : public ::testing::Test {
 protected:
  void start(const Experiment& experiment) { run = gtv::Run::start(experiment).value(); }
  void advance(std::int64_t count) { marked.advance(*run, count, {}); }
  /// As the window does it before a change.
  void change(const Json& set) {
    marked.follow(*run);
    ASSERT_TRUE(run->change(set).ok());
  }
  std::shared_ptr<Snapshot> picture() {
    auto out = run->snapshot();
    marked.mark(*out);
    return out;
  }
  std::vector<int> nodeMarks() {
    const auto at = picture();
    return marksOfNodes(at->clusters, at->clusterMarks);
  }

  std::unique_ptr<gtv::Run> run;
  MarkedClusters marked;
};

TEST_F(MarkedClustersTest, HasNoLearnedClustersBeforeFirstIteration) {
  start(twoClusters());
  const auto first = picture();
  EXPECT_TRUE(first->clusters.empty());
  EXPECT_EQ(first->clusterCount, 0);
  EXPECT_TRUE(first->clusterMarks.empty());
  EXPECT_TRUE(std::isnan(first->ari));
  advance(1);
  EXPECT_EQ(picture()->clusters.size(), 16U);
  EXPECT_GE(picture()->clusterCount, 1);
  EXPECT_TRUE(std::isfinite(picture()->ari));
  // That all models are equal can be learned: then they are one cluster.
  run = gtv::Run::start(changed(twoClusters(), {{"lambda", 1000}})).value();
  advance(500);
  EXPECT_EQ(picture()->clusterCount, 1);
}

TEST_F(MarkedClustersTest, LearnedClustersStartWithMarksOfTrueClusters) {
  start(twoClusters());
  advance(2000);
  ASSERT_EQ(picture()->ari, 1) << "both are found";
  EXPECT_EQ(nodeMarks(), run->network()->clusters);
}

TEST_F(MarkedClustersTest, SingleFlippedNodeKeepsMarks) {
  start(twoClusters());
  advance(2000);
  const auto before = nodeMarks();
  // In the first cluster, which becomes the smaller one by that.
  change({{"attacks", Json::array({{{"kind", "label-flip"}, {"nodes", {0}}, {"factor", 5}}})}});
  advance(2000);
  auto after = nodeMarks();
  ASSERT_NE(after, before) << "the node stands alone, or is elsewhere";
  after[0] = before[0];
  EXPECT_EQ(after, before);
  // Undo.
  change({{"attacks", Json::array()}});
  advance(2000);
  EXPECT_EQ(nodeMarks(), before);
}

TEST_F(MarkedClustersTest, MergedClustersRegainMarksWhenSplit) {
  start(twoClusters());
  advance(2000);
  const auto before = nodeMarks();
  ASSERT_EQ(std::set<int>(before.begin(), before.end()).size(), 2U);
  change({{"lambda", 1000}});
  advance(3000);
  ASSERT_EQ(picture()->clusterCount, 1);
  change({{"lambda", 0.2}});
  advance(3000);
  EXPECT_EQ(nodeMarks(), before);
}

TEST_F(MarkedClustersTest, NextRunOfSameExperimentKeepsMarks) {
  auto experiment = twoClusters();
  start(experiment);
  advance(2000);
  const auto before = nodeMarks();
  marked.follow(*run);
  start(changed(experiment, {{"solver", {{"kind", "admm"}}}}));
  advance(2000);
  EXPECT_EQ(nodeMarks(), before);
}

/// Of the parts that clusters have on the way there none takes the mark of another cluster.
TEST_F(MarkedClustersTest, MarksSurviveResetsPenaltiesAndOneFlippedNode) {
  auto experiment = changed(*loadPreset("sbm-two-clusters"), {{"stop.maxIterations", 1'000'000}});
  start(experiment);
  advance(4000);
  const auto before = nodeMarks();
  const auto clusters = picture()->network->clusters;
  ASSERT_GE(picture()->ari, 0.9);
  const auto expectSame = [&](const char* what, int rest) {
    const auto after = nodeMarks();
    int others = 0;
    for (std::size_t i = 0; i < after.size(); ++i) others += after[i] != before[i] ? 1 : 0;
    EXPECT_LE(others, 4) << what << ", parts of " << rest << " iterations";
  };
  const Json flip = Json::array({{{"kind", "label-flip"}, {"nodes", {3}}, {"factor", 5}}});
  for (const int rest : {1, 3, 12, 60}) {
    marked.follow(*run);
    start(experiment);
    advance(rest);
    marked.follow(*run);
    start(experiment);
    advance(4000);
    expectSame("after a reset", rest);
    change({{"penalty", {{"kind", "squared"}}}});
    advance(rest);
    change({{"penalty", {{"kind", "nlasso"}}}});
    advance(4000);
    expectSame("after another penalty", rest);
    change({{"attacks", flip}});
    advance(rest);
    expectSame("soon after a node was flipped", rest);
    advance(4000);
    expectSame("with a flipped node", rest);
    change({{"attacks", Json::array()}});
    advance(4000);
    expectSame("without it", rest);
    for (const double lambda : {0.5, 1e-4, 0.1, 1e-3, 0.002}) {
      change({{"lambda", lambda}});
      advance(rest);
    }
    advance(6000);
    expectSame("after a drag", rest);
  }
}

TEST_F(MarkedClustersTest, MarksAreIndependentOfChunkSize) {
  // Marks of clusters that come and go depend on those before.
  const auto experiment = changed(twoClusters(), {{"data.labeledFraction", 0.5}, {"lambda", 0.02}});
  std::vector<std::vector<int>> found;
  for (const std::int64_t chunk : {1, 7, 300}) {
    marked.forget();
    start(experiment);
    for (std::int64_t done = 0; done < 300; done += chunk)
      advance(std::min<std::int64_t>(chunk, 300 - done));
    ASSERT_EQ(run->iteration(), 300);
    found.push_back(nodeMarks());
  }
  EXPECT_EQ(found[1], found[0]);
  EXPECT_EQ(found[2], found[0]);
}

TEST_F(MarkedClustersTest, AddedNodeKeepsMarks) {
  start(twoClusters());
  advance(2000);
  const auto before = nodeMarks();
  // The second cluster is the larger one with it.
  const ExperimentEdits edits(run->experiment(), *run->network());
  const auto more = edits.addNode(0.5, 0.5, 1);
  ASSERT_TRUE(more.ok());
  change({{"edits", more->at("edits")}});
  advance(2000);
  auto after = nodeMarks();
  ASSERT_EQ(after.size(), 17U);
  after.pop_back();
  EXPECT_EQ(after, before);
  // As do the true ones.
  auto truth = marksOfTrueClusters(*run->network());
  EXPECT_EQ(truth.back(), 1);
  truth.pop_back();
  EXPECT_EQ(truth, before);
}

TEST_F(MarkedClustersTest, ForgottenMarksAreNotContinued) {
  start(twoClusters());
  advance(2000);
  const auto before = nodeMarks();
  change({{"lambda", 1000}});
  advance(100);
  marked.forget();
  start(twoClusters());
  advance(2000);
  EXPECT_EQ(nodeMarks(), before);
}

}  // namespace
}  // namespace gtv
