// `gtvlab-cli solve` as users call it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <sstream>

#include "support/command_line.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;

class SolveTest : public testing::CommandLineTest {
 protected:
  std::vector<std::string> arguments(const std::string& lambda,
                                     const std::vector<std::string>& more = {}) const {
    std::vector<std::string> all{"solve", "--edges",  "e.csv", "--data",
                                 "d.csv", "--lambda", lambda,  "--json"};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
  testing::CommandResult solve(const std::string& lambda,
                               const std::vector<std::string>& more = {}) const {
    return cli(arguments(lambda, more));
  }
  /// Lines of a weights.csv after its header, as key → numbers.
  std::vector<std::pair<std::string, std::vector<double>>> weights(const std::string& name) const {
    std::istringstream lines(read(name));
    std::string line;
    std::getline(lines, line);
    EXPECT_TRUE(line.starts_with("node,w1")) << line;
    std::vector<std::pair<std::string, std::vector<double>>> all;
    while (std::getline(lines, line)) {
      std::istringstream cells(line);
      std::string cell;
      std::getline(cells, cell, ',');
      all.push_back({cell, {}});
      while (std::getline(cells, cell, ',')) all.back().second.push_back(std::stod(cell));
    }
    return all;
  }
  void problem(const std::string& edges, const std::string& data) const {
    write("e.csv", edges);
    write("d.csv", data);
  }
};

TEST_F(SolveTest, TwoNodesAgreeWithClosedForm) {
  // G1: w = (λ/2, 2 − λ/2) for λ ≤ 2, P = λ²/4·2 + λ(2 − λ) = 2λ − λ²/2; P(1) = 1.5, P(5) = 2.
  problem("source,target\na,b\n", "node,y,x1\na,0,1\nb,2,1\n");
  for (const double lambda : {0.0, 0.5, 1.0, 2.0, 5.0}) {
    const double moved = std::min(lambda, 2.0) / 2;
    const double optimum = lambda < 2 ? 2 * lambda - lambda * lambda / 2 : 2;
    const auto result = solve(std::to_string(lambda), {"--tol", "1e-9", "--out", "w.csv"});
    ASSERT_EQ(result.code, 0) << result.err;
    const auto report = result.json();
    EXPECT_EQ(report.at("status"), "converged");
    const double objective = report.at("objective").get<double>();
    const double gap = report.at("gap").get<double>();
    EXPECT_GE(gap, objective - optimum - 1e-12);
    EXPECT_NEAR(objective, optimum, 1e-8);
    EXPECT_LE(report.at("relativeGap").get<double>(), 1e-9);
    // gap / max(|P|, 1e-9 P(0)), P(0) = 4; 0 if the gap is 0.
    EXPECT_DOUBLE_EQ(report.at("relativeGap").get<double>(),
                     gap == 0 ? 0 : gap / std::max(objective, 4e-9));
    const auto w = weights("w.csv");
    ASSERT_EQ(w.size(), 2U);
    EXPECT_EQ(w[0].first, "a");
    EXPECT_NEAR(w[0].second[0], moved, 1e-4);
    EXPECT_NEAR(w[1].second[0], 2 - moved, 1e-4);
    EXPECT_EQ(report.at("clusters"), lambda < 2 ? 2 : 1) << lambda;
  }
}

TEST_F(SolveTest, MochaAndOneNormAgreeWithClosedForm) {
  // G1 MOCHA λ = 1: (½, 3/2), P = 1; the ℓ₁ norm is the network Lasso for d = 1: 1.5.
  problem("source,target\na,b\n", "node,y,x1\na,0,1\nb,2,1\n");
  EXPECT_NEAR(solve("1", {"--penalty", "mocha"}).json().at("objective").get<double>(), 1, 1e-6);
  EXPECT_NEAR(solve("1", {"--penalty", "l1"}).json().at("objective").get<double>(), 1.5, 2e-6);
}

TEST_F(SolveTest, ParametrisedPenaltiesAgreeWithClosedForm) {
  // ‖w_a‖² + ‖w_b − (3, 4)‖²: both nodes move alike, which leaves min_v ½‖(3, 4) − v‖² + φ(v).
  problem("source,target\na,b\n", "node,y,x1,x2\na,0,1,0\na,0,0,1\nb,3,1,0\nb,4,0,1\n");
  const auto objective = [&](const std::string& penalty,
                             const std::vector<std::string>& parameters) {
    std::vector<std::string> more{"--penalty", penalty, "--loss-scale", "sum", "--tol", "1e-9"};
    for (const auto& parameter : parameters) {
      more.emplace_back("--penalty-param");
      more.push_back(parameter);
    }
    const auto result = solve("1", more);
    EXPECT_EQ(result.code, 0) << result.err << result.out;
    return result.json().at("objective").get<double>();
  };
  // 2‖v‖²: v = (3, 4)/5, ½·16 + 2 = 10.
  EXPECT_NEAR(objective("squared", {"kappa=2"}), 10, 1e-7);
  // p = 2: v = 4/5·(3, 4), ½ + 4; p = 1: v = (2, 3), ½ + ½ + 5.
  EXPECT_NEAR(objective("lp", {}), 4.5, 1e-7);
  EXPECT_NEAR(objective("lp", {"p=1"}), 6, 1e-7);
  // p = ∞: v = (3, 3), ½ + 3.
  EXPECT_NEAR(objective("lp", {"p=inf"}), 3.5, 1e-7);
  // Q = diag(1, 3): v = (3/2, 1): ½(9/4 + 9) + ½(9/4 + 3) = 8.25; in a file or written out.
  write("Q.csv", "1,0\n0,3\n");
  EXPECT_NEAR(objective("mahalanobis", {"Q=Q.csv"}), 8.25, 1e-7);
  EXPECT_NEAR(objective("mahalanobis", {"Q=[[1,0],[0,3]]"}), 8.25, 1e-7);
  EXPECT_NEAR(objective("mahalanobis", {"Q=1, 0; 0, 3"}), 8.25, 1e-7);
  // |v₁| + ½·½v₂²: v₁ = 2, ½ + 2; v₂ = 4/1.5, ½·(4/3)² + ¼·(8/3)² = 8/3.
  EXPECT_NEAR(objective("mixed", {"blocks=1:l1,2:mocha*0.5"}), 2.5 + 8.0 / 3, 1e-7);
}

TEST_F(SolveTest, ReportDescribesMinimisedPenalty) {
  problem("source,target\na,b\n", "node,y,x1,x2\na,0,1,0\nb,3,1,0\n");
  const auto said = [&](const std::vector<std::string>& more) {
    return solve("1", more).json().at("conventions").at("penalty").get<std::string>();
  };
  const std::string front = "λ Σ_e A_e φ(w_i − w_j), φ(v) = ";
  EXPECT_EQ(said({}), front + "‖v‖₂");
  EXPECT_EQ(said({"--penalty", "squared", "--penalty-param", "kappa=0.7"}),
            front + "κ‖v‖₂², κ = 0.7");
  write("Q.csv", "2,0\n0,1\n");
  EXPECT_EQ(said({"--penalty", "mahalanobis", "--penalty-param", "Q=Q.csv"}),
            front + "½ vᵀQv, Q = [[2, 0], [0, 1]]");
  EXPECT_EQ(said({"--penalty", "mixed", "--penalty-param", "blocks=1:nlasso,2:mocha*0.5"}),
            front + "‖v_{1}‖₂ + 0.5 · ½‖v_{2}‖₂²");
}

TEST_F(SolveTest, UnlabelledNodeEqualsNeighbourOfStrongerEdge) {
  // G2: weights (1, ½): w = (λ/4, λ/4, 2 − λ/4) for λ < 4. The middle node is only in edges.csv.
  problem("source,target,weight\n1,2,1\n2,3,0.5\n", "node,y,x1\n1,0,1\n3,2,1\n");
  const auto result = solve("2", {"--tol", "1e-10", "--out", "w.csv"});
  ASSERT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(result.json().at("nodes"), 3);
  EXPECT_EQ(result.json().at("edges"), 2);
  const auto w = weights("w.csv");
  ASSERT_EQ(w.size(), 3U);
  EXPECT_NEAR(w[0].second[0], 0.5, 1e-4);
  EXPECT_NEAR(w[1].second[0], 0.5, 1e-4);
  EXPECT_NEAR(w[2].second[0], 1.5, 1e-4);
}

TEST_F(SolveTest, NodesFitTheirOwnDataWithoutCoupling) {
  // G6; node 4 is isolated with data, node 5 has only an edge, its loss is zero: w stays 0.
  problem("source,target\n1,2\n2,5\n", "node,y,x1\n1,3,1\n2,-1,1\n4,8,2\n");
  const auto result = solve("0", {"--out", "w.csv"});
  ASSERT_EQ(result.code, 0) << result.err;
  const auto w = weights("w.csv");
  ASSERT_EQ(w.size(), 4U);
  EXPECT_NEAR(w[0].second[0], 3, 1e-2);
  EXPECT_NEAR(w[1].second[0], -1, 1e-2);
  EXPECT_NEAR(w[2].second[0], 4, 1e-2);
  EXPECT_EQ(w[3].second[0], 0);
  EXPECT_LE(result.json().at("relativeGap").get<double>(), 1e-6);
}

TEST_F(SolveTest, AppliesLossScaleRidgeAndParameters) {
  // One node pair, λ = 0. Samples y = 1, 3 at x = 1: mean (1 + 9)/2 − …: at w = 2 mean 1, sum 2.
  problem("source,target\na,b\n", "node,y,x1\na,1,1\na,3,1\n");
  EXPECT_NEAR(solve("0").json().at("objective").get<double>(), 1, 1e-5);
  EXPECT_NEAR(solve("0", {"--loss-scale", "sum"}).json().at("objective").get<double>(), 2, 1e-5);
  EXPECT_NEAR(solve("0", {"--loss-param", "scale=sum"}).json().at("objective").get<double>(), 2,
              1e-5);
  // Ridge μ = 1: (w − 2)² + 1 + w², w = 1: 3.
  EXPECT_NEAR(solve("0", {"--ridge", "1"}).json().at("objective").get<double>(), 3, 1e-5);
  EXPECT_THAT(solve("0", {"--ridge", "1"}).json().at("conventions").at("loss").get<std::string>(),
              HasSubstr("‖w‖²"));
}

TEST_F(SolveTest, SortsNumericKeysAndKeepsOrderOfOthers) {
  problem("source,target\n10,9\n9,-2\n", "node,y,x1\n100,1,1\n9,1,1\n10,1,1\n");
  ASSERT_EQ(solve("1", {"--out", "w.csv"}).code, 0);
  std::vector<std::string> keys;
  keys.reserve(8);
  for (const auto& [key, w] : weights("w.csv")) keys.push_back(key);
  EXPECT_EQ(keys, (std::vector<std::string>{"-2", "9", "10", "100"}));
  // One key that is no canonical integer: first appearance, data.csv first.
  problem("source,target\nz,9\n9,07\n", "node,y,x1\n100,1,1\n9,1,1\n7,1,1\n");
  ASSERT_EQ(solve("1", {"--out", "w.csv"}).code, 0);
  keys.clear();
  for (const auto& [key, w] : weights("w.csv")) keys.push_back(key);
  EXPECT_EQ(keys, (std::vector<std::string>{"100", "9", "7", "z", "07"}));
}

TEST_F(SolveTest, KeysAreExactStrings) {
  // '7' and '07' are two nodes: the data belongs to '7', the edge to '07'.
  problem("source,target\n07,8\n", "node,y,x1\n7,5,1\n8,1,1\n");
  const auto result = solve("1", {"--out", "w.csv"});
  ASSERT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(result.json().at("nodes"), 3);
  std::map<std::string, double> w;
  for (const auto& [key, numbers] : weights("w.csv")) w[key] = numbers[0];
  EXPECT_NEAR(w.at("7"), 5, 1e-2);
  EXPECT_NEAR(w.at("8"), 1, 1e-2);
  EXPECT_NEAR(w.at("07"), 1, 1e-2);  // follows 8
}

TEST_F(SolveTest, AcceptsByteOrderMarkCrlfQuotesAndAnyColumnOrder) {
  problem("source,target,weight\nNorth East,b,2\n", "node,y,x1,x2\nNorth East,1,1,2\nb,2,3,4\n");
  const auto plain = solve("0.5", {"--out", "w.csv"});
  ASSERT_EQ(plain.code, 0) << plain.err;
  const auto expected = read("w.csv");
  problem("\xEF\xBB\xBFweight,target,source\r\n\"2\",b,\"North East\"\r\n",
          "\xEF\xBB\xBFx2,node,x1,y\r\n2,\"North East\",1,1e0\r\n4,\"b\",3,2\r\n");
  ASSERT_EQ(solve("0.5", {"--out", "w.csv"}).code, 0);
  EXPECT_EQ(read("w.csv"), expected);
  // A key with comma and quote is quoted again.
  problem("source,target\n\"a, \"\"b\"\"\",c\n", "node,y,x1\nc,1,1\n");
  ASSERT_EQ(solve("1", {"--out", "w.csv"}).code, 0);
  EXPECT_THAT(read("w.csv"), HasSubstr("\n\"a, \"\"b\"\"\","));
}

TEST_F(SolveTest, FolderGetsAllResults) {
  problem("source,target,weight\na,b,1\nb,a,3\n", "node,y,x1\na,0,1\nb,2,1\n");
  refused(arguments("1"), {"graph.directions can be sum"});
  ASSERT_EQ(solve("0.125", {"--set", "graph.directions=sum", "--out", "s"}).code, 0);
  // G1 with λA = 0.5.
  EXPECT_TRUE(read("s/predictions.csv")
                  .starts_with("line,node,part,label,prediction\n2,a,training,0,0.25"));
  EXPECT_THAT(read("s/weights.csv"), HasSubstr("b,1.75"));
  EXPECT_TRUE(read("s/nodes.csv").starts_with("node,learnedCluster"));
  EXPECT_TRUE(read("s/columns.csv").starts_with("column,role"));
}

TEST_F(SolveTest, ReadsTestSet) {
  problem("source,target\na,b\n", "node,y,x1,x2\na,0,1,2\nb,2,1,1\n");
  write("t.csv", "x2,x1\n1,2\n3,4\n");
  EXPECT_EQ(solve("1", {"--test-set", "t.csv"}).code, 0);
  write("t.csv", "x1\n1\n");
  refused(arguments("1", {"--test-set", "t.csv"}), {"t.csv:1", "1 feature column"});
}

TEST_F(SolveTest, MethodsWithOtherObjectivesEndWithoutCertificate) {
  problem("source,target\na,b\n", "node,y,x1\na,0,1\na,1,2\nb,2,1\nb,4,3\n");
  write("t.csv", "x1\n1\n2\n3\n");
  const auto pooled = solve("1", {"--solver", "pooled"});
  EXPECT_EQ(pooled.code, 0) << pooled.err;
  EXPECT_EQ(pooled.json().at("status"), "converged");
  EXPECT_LE(pooled.json().at("iterations"), 2);
  const auto trees = solve("1", {"--solver", "agnostic-fedrelax", "--model", "decision-tree",
                                 "--model-param", "depth=1", "--test-set", "t.csv"});
  EXPECT_EQ(trees.code, 0) << trees.err;
  EXPECT_LE(trees.json().at("iterations"), 1000);
  EXPECT_THAT(trees.json().at("conventions").at("model").get<std::string>(), HasSubstr("tree"));
  const auto onPredictions = solve("1", {"--solver", "fedrelax", "--solver-param",
                                         "compare=predictions", "--test-set", "t.csv"});
  EXPECT_EQ(onPredictions.code, 0) << onPredictions.err;
  EXPECT_THAT(onPredictions.json().at("conventions").at("method").get<std::string>(),
              HasSubstr("another objective"));
  refused(arguments("1", {"--model", "oracle"}), {"no model is called 'oracle'"});
  refused(arguments("1", {"--solver", "fedrelax", "--solver-param", "compare=models"}),
          {"--solver-param compare=models"});
  refused(arguments("1", {"--model-param", "depth=2"}), {"--model-param depth=2"});
}

TEST_F(SolveTest, AcceptsZeroAndOneAsSigns) {
  const std::vector<std::string> logistic{"--loss", "logistic", "--ridge",    "0.1",
                                          "--tol",  "0",        "--max-iter", "300"};
  problem("source,target\na,b\n", "node,y,x1\na,-1,1\na,1,2\nb,1,3\nb,-1,-1\n");
  const auto signs = solve("0.1", logistic);
  ASSERT_EQ(signs.code, 0) << signs.err;
  problem("source,target\na,b\n", "node,y,x1\na,0,1\na,1,2\nb,1,3\nb,0,-1\n");
  const auto zeros = solve("0.1", logistic);
  ASSERT_EQ(zeros.code, 0) << zeros.err;
  EXPECT_EQ(zeros.json().at("objective"), signs.json().at("objective"));
  // What was read as what is said, in the report and beside it.
  EXPECT_EQ(signs.json().at("notes"), Json::array());
  ASSERT_EQ(zeros.json().at("notes").size(), 1U);
  EXPECT_THAT(zeros.json().at("notes")[0].get<std::string>(), HasSubstr("0 and 1"));
  EXPECT_THAT(zeros.err, HasSubstr("note: " + zeros.json().at("notes")[0].get<std::string>()));
}

TEST_F(SolveTest, ClassifiersHaveAccuracyInsteadOfSquaredError) {
  // Consensus at λ = 100: the sign of x is right but for the last sample.
  problem("source,target\na,b\n", "node,y,x1\na,-1,-2\na,1,3\nb,1,2\nb,-1,1\n");
  const auto report = solve("100", {"--loss", "hinge", "--ridge", "0.1"}).json();
  EXPECT_EQ(report.at("accuracy").at("train"), 0.75);
  EXPECT_TRUE(report.at("accuracy").at("validation").is_null());
  EXPECT_TRUE(report.at("labelMse").is_null());
}

TEST_F(SolveTest, LassoAgreesWithClosedForm) {
  // (w − 3)² + 2|w|: w = 2, 1 + 4.
  problem("source,target\na,b\n", "node,y,x1\na,3,1\n");
  const auto report = solve("0", {"--lasso", "2"}).json();
  EXPECT_NEAR(report.at("objective").get<double>(), 5, 1e-5);
  EXPECT_THAT(report.at("conventions").at("loss").get<std::string>(), HasSubstr("2 ‖w‖₁"));
  refused(arguments("1", {"--lasso", "-1"}), {"--lasso", "-1"});
}

TEST_F(SolveTest, ReportsDiagnosisOnDemand) {
  problem("source,target\na,b\n", "node,y,x1\na,0,1\nb,2,1\n");
  EXPECT_FALSE(solve("1").json().contains("diagnosis"));
  const auto diagnosis = solve("1", {"--diagnose"}).json().at("diagnosis");
  // G1: λ_crit = 2, exact on a tree.
  EXPECT_NEAR(diagnosis.at("criticalLambda").at("low").get<double>(), 2, 1e-9);
  EXPECT_EQ(diagnosis.at("criticalLambda").at("exact"), true);
  EXPECT_EQ(diagnosis.at("wellConnected").size(), 2U);  // two learned clusters
  EXPECT_EQ(diagnosis.at("uniqueness").at("verdict"), "unique");
}

TEST_F(SolveTest, ConvexClusteringHasOnePointPerNode) {
  // G1 with a = 0 and 2 as points: w = (λ/2, 2 − λ/2), P(1) = 1.5. Node c has no point and follows
  // b.
  problem("source,target\na,b\nb,c\n", "node,x1\na,0\nb,2\n");
  const auto result = solve("1", {"--loss", "clustering", "--tol", "1e-9", "--out", "w.csv"});
  ASSERT_EQ(result.code, 0) << result.err;
  EXPECT_NEAR(result.json().at("objective").get<double>(), 1.5, 1e-8);
  std::map<std::string, double> w;
  for (const auto& [key, numbers] : weights("w.csv")) w[key] = numbers[0];
  EXPECT_NEAR(w.at("a"), 0.5, 1e-3);
  EXPECT_NEAR(w.at("b"), 1.5, 1e-3);
  EXPECT_NEAR(w.at("c"), 1.5, 1e-3);
}

TEST_F(SolveTest, ExponentialFamiliesAgreeWithClosedForms) {
  const auto solved = [&](const std::string& lambda, std::vector<std::string> more) {
    for (const char* option : {"--tol", "1e-12", "--out", "w.csv"}) more.emplace_back(option);
    const auto result = solve(lambda, more);
    EXPECT_EQ(result.code, 0) << result.err;
    const auto report = result.json();
    EXPECT_EQ(report.at("status"), "converged");
    EXPECT_LE(report.at("relativeGap").get<double>(), 1e-12);
    std::pair<double, double> models;
    for (const auto& [key, w] : weights("w.csv"))
      (key == "a" ? models.first : models.second) = w[0];
    return std::pair(report, models);
  };
  // Poisson, counts 1 and 4: e^w_a = 1 + λ and e^w_b = 4 − λ.
  problem("source,target\na,b\n", "node,y,x1\na,1,1\nb,4,1\n");
  const auto [counts, ofCounts] = solved("1", {"--loss", "poisson"});
  EXPECT_NEAR(ofCounts.first, std::log(2), 1e-6);
  EXPECT_NEAR(ofCounts.second, std::log(3), 1e-6);
  EXPECT_NEAR(counts.at("objective").get<double>(),
              (2 - std::log(2) - 1) + (3 - 4 * std::log(3) + 4 * std::log(4) - 4) + std::log(1.5),
              1e-11);
  // What is predicted is the mean: 2 and 3 for 1 and 4.
  EXPECT_NEAR(counts.at("labelMse").at("train").get<double>(), 1, 1e-5);
  // Gamma, times 3 and 10 and k = 2: 3e^(−w_a) = 1 − λ/k and 10e^(−w_b) = 1 + λ/k.
  problem("source,target\na,b\n", "node,y,x1\na,3,1\nb,10,1\n");
  const auto [times, ofTimes] = solved("0.5", {"--loss", "gamma", "--loss-param", "shape=2"});
  EXPECT_NEAR(ofTimes.first, std::log(4), 1e-6);
  EXPECT_NEAR(ofTimes.second, std::log(8), 1e-6);
  // Points 0 and 2, of mean 1, and 5: w = 1 + λ and 5 − λ.
  problem("source,target\na,b\n", "node,x1\na,0\na,2\nb,5\n");
  const auto [points, ofPoints] = solved("1", {"--loss", "gaussian-mean"});
  EXPECT_NEAR(ofPoints.first, 2, 1e-6);
  EXPECT_NEAR(ofPoints.second, 4, 1e-6);
  EXPECT_NEAR(points.at("objective").get<double>(), 3.5, 1e-10);
}

TEST_F(SolveTest, OptionsLimitTheIteration) {
  problem("source,target\na,b\nb,c\n", "node,y,x1\na,0,1\nc,2,1\n");
  // A tolerance out of reach: 1 and the report.
  const auto missed = solve("1", {"--tol", "1e-15", "--max-iter", "20"});
  EXPECT_EQ(missed.code, 1) << missed.err;
  EXPECT_EQ(missed.json().at("status"), "iteration-limit");
  EXPECT_EQ(missed.json().at("iterations"), 20);
  // Tolerance 0: a fixed number of iterations is done.
  const auto fixed = solve("1", {"--tol", "0", "--max-iter", "20"});
  EXPECT_EQ(fixed.code, 0);
  EXPECT_EQ(fixed.json().at("status"), "iteration-limit");
  const auto limited =
      solve("1", {"--tol", "1e-16", "--max-iter", "1000000000", "--time-limit", "0.05"});
  EXPECT_EQ(limited.code, 1);
  EXPECT_EQ(limited.json().at("status"), "time-limit");
  const auto other = solve("1", {"--solver", "primal-dual", "--tol", "1e-8"});
  EXPECT_EQ(other.code, 0);
  EXPECT_EQ(other.json().at("solver"), "primal-dual");
  // Everything counts as fused under a tolerance of 1.
  EXPECT_EQ(solve("0.1", {"--cluster-tol", "1"}).json().at("clusters"), 1);
}

TEST_F(SolveTest, OutputIsIndependentOfRunAndLocale) {
  std::string edges = "source,target,weight\n";
  std::string data = "node,y,x1,x2\n";
  for (int i = 0; i < 30; ++i) {
    edges += std::to_string(i) + ',' + std::to_string((i + 1) % 30) + ',' +
             std::to_string(0.5 + i * 0.1) + '\n';
    data += std::to_string(i) + ',' + std::to_string(std::sin(i)) + ",1," +
            std::to_string(std::cos(3 * i)) + '\n';
  }
  problem(edges, data);
  const auto strip = [](const testing::CommandResult& result) {
    auto report = result.json();
    EXPECT_TRUE(report.contains("timing"));
    report.erase("timing");
    return report.dump(1);
  };
  const auto all = arguments("0.1", {"--out", "w.csv"});
  const auto first = strip(cli(all));
  const auto weightsBytes = read("w.csv");
  for (const auto& environment : std::vector<std::vector<std::string>>{
           {}, {"LC_ALL=de_DE.UTF-8", "LANG=de_DE.UTF-8"}, {"LC_ALL=C"}, {"LC_ALL=tr_TR.UTF-8"}}) {
    EXPECT_EQ(strip(cli(all, environment)), first);
    EXPECT_EQ(read("w.csv"), weightsBytes);
  }
  EXPECT_EQ(weightsBytes.find(';'), std::string::npos);
}

class SolveRefusalTest : public SolveTest {
 protected:
  void SetUp() override {
    SolveTest::SetUp();
    problem("source,target\na,b\n", "node,y,x1\na,0,1\nb,2,1\n");
  }
  void badEdges(const std::string& text, const std::vector<std::string>& parts) {
    write("e.csv", text);
    refused(arguments("1"), parts);
    write("e.csv", "source,target\na,b\n");
  }
  void badData(const std::string& text, const std::vector<std::string>& parts) {
    write("d.csv", text);
    refused(arguments("1"), parts);
    write("d.csv", "node,y,x1\na,0,1\nb,2,1\n");
  }
};

TEST_F(SolveRefusalTest, UnmodifiedArgumentsAreAccepted) { EXPECT_EQ(solve("1").code, 0); }

TEST_F(SolveRefusalTest, RefusesBadEdgeFiles) {
  badEdges("source,weight\na,1\n", {"e.csv:1", "target"});
  badEdges("source,target,weight\na,b,1\nb,c,-3\n", {"e.csv:3", "weight must be > 0, got -3"});
  badEdges("source,target,weight\na,b,0\n", {"e.csv:2", "weight must be > 0, got 0"});
  for (const char* number : {"nan", "NA", "inf", "-inf", "1e999", "0x10", "1,5", "abc"})
    badEdges("source,target,weight\na,b,\"" + std::string(number) + "\"\n", {"e.csv:2", "weight"});
  badEdges("source,target\na,b\nc,d\na,b\n", {"e.csv:4", "twice", "line 2"});
  badEdges("source,target\na,a\n", {"e.csv:2", "self-loop", "'a'"});
  badEdges("source,target\na,b\na\n", {"e.csv:3"});
  badEdges("source,target\n,b\n", {"e.csv:2", "source"});
  badEdges("source,target,source\na,b,c\n", {"e.csv:1", "source"});
  badEdges("source,target\na,\"b\n", {"e.csv:2"});
  badEdges("", {"e.csv"});
}

TEST_F(SolveRefusalTest, RefusesBadDataFiles) {
  badData("node,x1\na,1\n", {"d.csv:1", "y"});
  badData("y,x1\n1,1\n", {"d.csv:1", "node"});
  badData("node,y\na,1\n", {"d.csv:1", "x1"});
  badData("node,y,x1,x3\na,1,1,1\n", {"d.csv:1", "x2"});
  badData("node,y,X1\na,1,1\n", {"d.csv:1", "X1"});
  for (const char* number : {"inf", "1e400", "one", "1 1"}) {
    badData("node,y,x1\na,1,1\nb,1," + std::string(number) + "\n", {"d.csv:3", "x1"});
    badData("node,y,x1\na," + std::string(number) + ",1\na,1,1\n", {"d.csv:2", "y"});
  }
  for (const char* missing : {"nan", "NaN", ""}) {
    badData("node,y,x1\na,1,1\nb,1," + std::string(missing) + "\n", {"d.csv:3", "x1"});
    badData("node,y,x1\na," + std::string(missing) + ",1\n", {"d.csv", "y is missing"});
  }
  badData("node,y,x1\n", {"d.csv", "no rows"});
  badData("node,y,x1\na,1,1\nb,1\n", {"d.csv:3"});
  badData("node,y,x1\na,1,1,9\n", {"d.csv:1", "a cell more"});
  badData("node,y,x1\na,1,1\na,1,1,9\n", {"d.csv:3"});
  badData("node,y,x1\n,1,1\n", {"d.csv:2", "node"});
  badData("", {"d.csv"});
}

TEST_F(SolveRefusalTest, RefusesLabelsThatAreNotSigns) {
  for (const char* loss : {"logistic", "hinge"}) {
    write("d.csv", "node,y,x1\na,1,1\nb,-1,1\na,3,1\n");
    refused(arguments("1", {"--loss", loss}),
            {"d.csv:4: y must be -1 or 1 (or 0 and 1 throughout) for the " + std::string(loss) +
             " loss, got '3'"});
    write("d.csv", "node,y,x1\na,1,1\nb,-1,1\na,0,1\n");
    refused(arguments("1", {"--loss", loss}), {"d.csv:4: y must be -1 or 1", "got '0'"});
  }
}

TEST_F(SolveRefusalTest, RefusesLabelsThatAreNoCountsOrNotPositive) {
  write("d.csv", "node,y,x1\na,1.5,1\nb,0,1\n");
  refused(arguments("1", {"--loss", "poisson"}),
          {"d.csv:2: y must be a whole number ≥ 0 for the poisson loss, got '1.5'"});
  for (const std::string loss : {"gamma", "exponential"})
    refused(arguments("1", {"--loss", loss}),
            {"d.csv:3: y must be a number above 0 for the " + loss + " loss, got '0'"});
  write("d.csv", "node,x1\na,1\nb,2\n");
  refused(arguments("1", {"--loss", "gaussian-mean", "--loss-param", "precision=[[-1]]"}),
          {"loss.precision: must be positive definite"});
}

TEST_F(SolveRefusalTest, RefusesOtherThanOnePointPerNode) {
  write("d.csv", "node,x1\na,1\nb,2\na,3\n");
  refused(arguments("1", {"--loss", "clustering"}), {"d.csv:4: node 'a' appears twice"});
  write("d.csv", "node,y,x1\na,1,1\n");
  refused(arguments("1", {"--loss", "clustering"}), {"d.csv:1: unknown column 'y'"});
  write("d.csv", "node,x1\na,1\n");
  refused(arguments("1"), {"d.csv:1: no column 'y'"});
}

TEST_F(SolveRefusalTest, RefusesFilesThatAreNotTables) {
  write("picture.csv", std::string("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16));
  refused({"solve", "--edges", "picture.csv", "--data", "d.csv", "--lambda", "1"}, {"picture.csv"});
  refused({"solve", "--edges", "e.csv", "--data", "picture.csv", "--lambda", "1"}, {"picture.csv"});
  refused({"solve", "--edges", "missing.csv", "--data", "d.csv", "--lambda", "1"},
          {"missing.csv", "no such file"});
  refused({"solve", "--edges", "e.csv", "--data", "missing.csv", "--lambda", "1"},
          {"missing.csv", "no such file"});
  std::filesystem::create_directory(file("folder.csv"));
  refused({"solve", "--edges", "folder.csv", "--data", "d.csv", "--lambda", "1"},
          {"folder.csv", "folder"});
  refused({"solve", "--edges", "e.csv", "--data", "folder.csv", "--lambda", "1"},
          {"folder.csv", "folder"});
}

TEST_F(SolveRefusalTest, RefusesBadOptions) {
  refused(arguments("-1"), {"--lambda", "-1"});
  for (const char* lambda : {"nan", "inf", "x", "1e999", "0x10", "", "1,5"})
    refused({"solve", "--edges", "e.csv", "--data", "d.csv", std::string("--lambda=") + lambda},
            {"--lambda"});
  refused(arguments("1", {"--loss", "cubic"}), {"cubic", "squared"});
  refused(arguments("1", {"--penalty", "l3"}), {"l3", "nlasso"});
  refused(arguments("1", {"--solver", "magic"}), {"magic", "primal-dual"});
  for (const char* tolerance : {"-1", "nan", "x", "2"})
    refused(arguments("1", {"--tol", tolerance}), {"--tol", tolerance});
  refused(arguments("1", {"--max-iter", "-5"}), {"--max-iter", "-5"});
  refused(arguments("1", {"--max-iter", "1.5"}), {"--max-iter", "1.5"});
  refused(arguments("1", {"--time-limit", "-1"}), {"--time-limit", "-1"});
  refused(arguments("1", {"--cluster-tol", "-1"}), {"--cluster-tol", "-1"});
  refused(arguments("1", {"--ridge", "-1"}), {"--ridge", "-1"});
  refused(arguments("1", {"--loss-scale", "median"}), {"scale", "median", "mean, sum"});
  refused(arguments("1", {"--loss-param", "delta=1"}), {"--loss-param", "delta"});
  refused(arguments("1", {"--loss-param", "ridge"}), {"--loss-param", "ridge"});
  refused(arguments("1", {"--ridge", "1", "--loss-param", "ridge=2"}), {"ridge=2", "twice"});
  refused(arguments("1", {"--loss", "huber", "--loss-param", "delta=2", "--loss-param", "delta=1"}),
          {"delta=1", "twice"});
  refused(arguments("1", {"--penalty-param", "kappa=1"}), {"--penalty-param", "kappa"});
}

TEST_F(SolveRefusalTest, RefusesBadPenaltyParameters) {
  write("d.csv", "node,y,x1,x2\na,0,1,0\nb,2,1,1\n");
  const auto bad = [&](const std::string& penalty, const std::string& parameter,
                       const std::vector<std::string>& parts) {
    refused(arguments("1", {"--penalty", penalty, "--penalty-param", parameter}), parts);
  };
  for (const char* kappa : {"0", "-1", "nan", "x"})
    bad("squared", std::string("kappa=") + kappa, {"penalty.kappa", kappa});
  for (const char* p : {"0.99", "-1", "nan", "-inf", "x", "[1]"})
    bad("lp", std::string("p=") + p, {"penalty.p", p});
  bad("lp", "q=3", {"penalty.q"});
  bad("mahalanobis", "Q=[[1,2],[2,1]]", {"penalty.Q", "positive semidefinite", "-1"});
  bad("mahalanobis", "Q=[[1,2],[0,1]]", {"penalty.Q", "symmetric"});
  bad("mahalanobis", "Q=[[1]]", {"penalty.Q", "2 × 2", "1 × 1"});
  bad("mahalanobis", "Q=[[1,0],[0]]", {"penalty.Q[1]"});
  bad("mahalanobis", "Q=[[1,0],[0", {"penalty.Q", "is no matrix"});
  bad("mixed", "blocks=1:l1,1-2:nlasso", {"penalty.blocks", "coordinate 1"});
  bad("mixed", "blocks=3:l1", {"penalty.blocks", "coordinate 3"});
  bad("mixed", "blocks=1:l3", {"penalty.blocks", "l3", "nlasso"});
  bad("mixed", "blocks=1:l1*-2", {"penalty.blocks", "-2"});
  bad("mixed", "blocks=", {"penalty.blocks"});
}

TEST_F(SolveRefusalTest, RefusesBadMatrixFiles) {
  write("d.csv", "node,y,x1,x2\na,0,1,0\nb,2,1,1\n");
  const auto bad = [&](const std::string& text, const std::vector<std::string>& parts) {
    write("Q.csv", text);
    refused(arguments("1", {"--penalty", "mahalanobis", "--penalty-param", "Q=Q.csv"}), parts);
  };
  bad("1,0\n0,x\n", {"Q.csv:2", "'x'"});
  bad("1,0\n0\n", {"Q.csv:2"});
  bad("1,nan\nnan,1\n", {"Q.csv:1", "'nan'"});
  bad("", {"Q.csv", "empty"});
  bad("1,2\n2,1\n", {"penalty.Q", "positive semidefinite"});
  bad("1,0,0\n0,1,0\n0,0,1\n", {"penalty.Q", "2 × 2", "3 × 3"});
  refused(arguments("1", {"--penalty", "mahalanobis", "--penalty-param", "Q=none.csv"}),
          {"none.csv", "no such file"});
}

TEST_F(SolveRefusalTest, RefusesMissingAndUnknownOptions) {
  refused({"solve", "--edges", "e.csv", "--data", "d.csv"}, {"--lambda"});
  refused({"solve", "--data", "d.csv", "--lambda", "1"}, {"--edges"});
  refused({"solve", "--edges", "e.csv", "--lambda", "1"}, {"--data"});
  refused(arguments("1", {"--nope"}), {"--nope"});
  refused(arguments("1", {"extra"}), {"extra"});
  refused({"solve", "--edges", "e.csv", "--data", "d.csv", "--lambda"}, {"--lambda"});
}

TEST_F(SolveRefusalTest, RefusesUnwritableOutput) {
  refused(arguments("1", {"--out", "none/w.csv"}), {"none/w.csv"});
  std::filesystem::create_directory(file("w.csv"));
  refused(arguments("1", {"--out", "w.csv"}), {"w.csv: "});
  // Before the work: no certificate can prove a gap of 1e-300, it would never end.
  const std::vector<std::string> endless{"--tol", "1e-300", "--max-iter", "1000000000000"};
  auto arguments = this->arguments("1", {"--out", "none/w.csv"});
  arguments.insert(arguments.end(), endless.begin(), endless.end());
  refused(arguments, {"none/w.csv"});
  // A file that could be written is left as it was when something else is wrong.
  write("kept.csv", "old");
  refused(this->arguments("-1", {"--out", "kept.csv"}), {"--lambda"});
  EXPECT_EQ(read("kept.csv"), "old");
}

}  // namespace
}  // namespace gtv
