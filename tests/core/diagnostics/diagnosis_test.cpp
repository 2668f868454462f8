#include "diagnostics/diagnosis.h"

#include <gtest/gtest.h>

#include <optional>

#include "support/small_problems.h"

namespace gtv {
namespace {

/// G2 with weights 1 and ½ at λ = 1: w = (¼, ¼, 7/4), u = −½ on both edges.
struct KnownSolution {
  GtvProblem problem = testing::scalarProblem({0.0, std::nullopt, 2.0}, {{0, 1, 1}, {1, 2, 0.5}},
                                              testing::networkLasso(), 1);
  Matrix W{{0.25, 0.25, 1.75}};
  Matrix U{{-0.5, -0.5}};
  std::vector<int> learned{0, 0, 1};
  std::vector<int> truth{0, 1, 1};
  NodeData data;

  KnownSolution() {
    data.datasets = LocalDatasets(RowMatrix::Ones(6, 1), Vector{{0, 0, 0, 2, 2, 2}},
                                  std::vector<Eigen::Index>{0, 3, 3, 6});
    data.labeled = {true, false, true};
    data.truth = Matrix{{0, 2, 2}};
  }

  Diagnosed subject() const { return {problem, W, U, learned, truth, &data, 0.5, {"a", "b", "c"}}; }
};

TEST(DiagnosisTest, CollectsAllMeasuresOfASolution) {
  const KnownSolution known;
  DiagnosisOptions options;
  options.criticalLambda = true;
  options.trueClustersWellConnected = true;
  options.learnedClustersWellConnected = true;
  const Json out = diagnosis(known.subject(), options);
  EXPECT_EQ(out["boundaryGtv"], 0);
  EXPECT_EQ(out["saturation"]["saturatedEdges"], 1);
  EXPECT_EQ(out["saturation"]["largest"], 1);
  for (const auto* kind : {"stationarity", "capacity", "complementarity", "flow"})
    EXPECT_EQ(out["kkt"][kind], 0) << kind;
  // (1/16 + 49/16 + 1/16)/3; both clusters fit exactly, the second from node c alone.
  EXPECT_DOUBLE_EQ(out["estimation"]["estimate"].get<double>(), 51.0 / 48);
  EXPECT_NEAR(out["estimation"]["pooled"].get<double>(), 0, 1e-28);
  // V = ¼/(3 − 2), and node b has no samples.
  EXPECT_DOUBLE_EQ(out["estimation"]["expectedPooled"].get<double>(), 0.25);
  EXPECT_TRUE(out["estimation"]["expectedLocal"].is_null());
  EXPECT_EQ(out["clusterGraph"]["clusters"].size(), 2U);
  EXPECT_EQ(out["clusterGraph"]["links"],
            Json::parse(R"([{"first":0,"second":1,"weight":0.5,"edges":1,"flow":[-0.5]}])"));
  EXPECT_EQ(out["uniqueness"]["verdict"], "unique");
  EXPECT_EQ(out["uniqueness"]["nodes"], Json::array());
  EXPECT_NEAR(out["criticalLambda"]["high"].get<double>(), 4, 1e-13);
  EXPECT_EQ(out["criticalLambda"]["exact"], true);
  EXPECT_EQ(out["criticalLambda"]["components"][0]["nodes"], Json({"a", "b", "c"}));
  ASSERT_EQ(out["wellConnected"].size(), 4U);
  // Learned cluster {a, b}: |∂C| = ½, α = 2, β_a = 2; w̄ = 0, δ = 0. Root a: b_b = ½ < 1.
  const auto& learned = out["wellConnected"][2];
  EXPECT_EQ(learned["partition"], "learned");
  EXPECT_EQ(learned["cluster"], 0);
  EXPECT_EQ(learned["nodes"], Json({"a", "b"}));
  EXPECT_EQ(learned["size"], 2);
  EXPECT_EQ(learned["wellConnected"], true);
  EXPECT_NEAR(learned["bound"].get<double>(), 0.25, 1e-13);
  // True cluster {b, c}: boundary 1, β_c|∂C|/α = 1, so b_b = 1, b_c = 1, against the cut ½.
  const auto& truth = out["wellConnected"][1];
  EXPECT_EQ(truth["partition"], "true");
  EXPECT_EQ(truth["wellConnected"], false);
  EXPECT_EQ(truth["violating"].size(), 1U);
  EXPECT_TRUE(truth["smallestLambda"].is_null());
}

TEST(DiagnosisTest, OmitsUnrequestedMeasuresAndNullsUndefinedOnes) {
  KnownSolution known;
  known.problem.penalty = testing::mocha();
  known.truth.clear();
  known.U = Matrix(1, 0);
  auto subject = known.subject();
  subject.nodeKeys.clear();
  DiagnosisOptions options;
  options.largestClusterGraph = 1;
  options.criticalLambda = true;
  options.learnedClustersWellConnected = true;
  const Json out = diagnosis(subject, options);
  EXPECT_TRUE(out["boundaryGtv"].is_null());
  EXPECT_TRUE(out["saturation"].is_null());
  EXPECT_TRUE(out["kkt"]["stationarity"].is_null());
  EXPECT_FALSE(out.contains("estimation"));
  EXPECT_FALSE(out.contains("clusterGraph"));
  EXPECT_FALSE(out["criticalLambda"]["why"].get<std::string>().empty());
  EXPECT_TRUE(out["wellConnected"][0]["wellConnected"].is_null());
  EXPECT_FALSE(out["wellConnected"][0]["why"].get<std::string>().empty());
  EXPECT_EQ(out["wellConnected"][0]["nodes"], Json({"0", "1"}));
  EXPECT_FALSE(diagnosis(subject).contains("criticalLambda"));
  EXPECT_FALSE(diagnosis(subject).contains("wellConnected"));
}

TEST(DiagnosisTest, StopLeavesRemainingMeasuresUnfinished) {
  const KnownSolution known;
  DiagnosisOptions options;
  options.trueClustersWellConnected = true;
  std::stop_source source;
  source.request_stop();
  const Json out = diagnosis(known.subject(), options, source.get_token());
  EXPECT_TRUE(out["wellConnected"][1]["wellConnected"].is_null());
  EXPECT_EQ(out["wellConnected"][1]["why"], "stopped before the answer");
}

}  // namespace
}  // namespace gtv
