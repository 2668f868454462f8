// `gtvlab-cli solve` on problems at the edge: the right answer, or a status that says why not.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>

#include "support/command_line.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;

bool isLong() { return std::getenv("GTV_LONG") != nullptr; }

class ExtremesTest : public testing::CommandLineTest {
 protected:
  testing::CommandResult solve(const std::string& lambda,
                               const std::vector<std::string>& more = {}) const {
    std::vector<std::string> all{"solve", "--edges",  "e.csv", "--data",
                                 "d.csv", "--lambda", lambda,  "--json"};
    all.insert(all.end(), more.begin(), more.end());
    return cli(all);
  }
  void problem(const std::string& edges, const std::string& data) const {
    write("e.csv", edges);
    write("d.csv", data);
  }
  /// Solved to the default tolerance; the objective is `optimum` up to it.
  void expectOptimum(const testing::CommandResult& result, double optimum) const {
    ASSERT_EQ(result.code, 0) << result.err << result.out;
    const auto report = result.json();
    EXPECT_EQ(report.at("status"), "converged");
    EXPECT_LE(report.at("relativeGap").get<double>(), 1e-6);
    EXPECT_NEAR(report.at("objective").get<double>(), optimum, 2e-6 * optimum + 1e-12);
    expectFinite(result);
  }
  static void expectFinite(const testing::CommandResult& result) {
    for (const char* word : {"nan", "NaN", "Infinity", ": inf"})
      EXPECT_EQ(result.out.find(word), std::string::npos) << word;
  }
};

TEST_F(ExtremesTest, HandlesLambdaFromZeroToLargestNumber) {
  // Samples 0, 2 and 7 at three nodes of a path: λ = 0 fits each; then all at the mean 3:
  // 9 + 1 + 16.
  problem("source,target\na,b\nb,c\n", "node,y,x1\na,0,1\nb,2,1\nc,7,1\n");
  for (const char* penalty : {"nlasso", "l1", "lp"}) {
    expectOptimum(solve("0", {"--penalty", penalty}), 0);
    // Tiny: no node moves to speak of, P = λ(2 + 5).
    expectOptimum(solve("1e-9", {"--penalty", penalty}), 7e-9);
    expectOptimum(solve("1e12", {"--penalty", penalty}), 26);
    expectOptimum(solve("1e300", {"--penalty", penalty}), 26);
  }
  expectOptimum(solve("0", {"--penalty", "mocha"}), 0);
  for (const char* lambda : {"1e12", "1e300"})
    expectOptimum(solve(lambda, {"--penalty", "mocha"}), 26);
}

TEST_F(ExtremesTest, HandlesWeightsOverTwentyFourOrdersOfMagnitude) {
  // The heavy edges make {a, b} and {d, e} one node each, the light ones do nothing up to 2.3e-6.
  // {a, b}: 2(w − 1)² + 2, c: (v − 5)², with |v − w|: w = 1.25, v = 4.5; {d, e}: 2(w + 1)² + 8.
  // P = (0.125 + 2) + 0.25 + 3.25 + 8 + 1e-6·(1.25 + 1).
  problem("source,target,weight\na,b,1e12\nb,c,1\nc,d,1e-12\nd,e,1e6\na,e,1e-6\n",
          "node,y,x1\na,0,1\nb,2,1\nc,5,1\nd,-3,1\ne,1,1\n");
  for (const char* penalty : {"nlasso", "l1"})
    expectOptimum(solve("1", {"--penalty", penalty}), 13.625 + 2.25e-6);
}

TEST_F(ExtremesTest, HandlesExtremeWeightsAndLambda) {
  // λ = 10: {a, b, c} at 3 and {d, e} at 1, 26 + 32, and 2 over the edges a-e and c-d.
  // λ = 1e12: all at 2.2. λ = 1e-12: a and b lose 2 − 1/2 for their difference, d and e 8e-6.
  problem("source,target,weight\na,b,1e12\nb,c,1\nc,d,1e-12\nd,e,1e6\na,e,1e-6\n",
          "node,y,x1\na,0,1\nb,2,1\nc,7,1\nd,-3,1\ne,5,1\n");
  for (const char* penalty : {"nlasso", "l1", "lp"}) {
    expectOptimum(solve("10", {"--penalty", penalty}), 58 + 2e-5);
    expectOptimum(solve("1e12", {"--penalty", penalty}), 62.8);
    expectOptimum(solve("1e-12", {"--penalty", penalty}), 1.5 + 8e-6);
    for (const char* lambda : {"1e-6", "1e-3", "0.3", "1e3", "1e6"})
      EXPECT_EQ(solve(lambda, {"--penalty", penalty}).code, 0) << penalty << " " << lambda;
  }
  for (const char* penalty : {"mocha", "squared"}) {
    expectOptimum(solve("1e12", {"--penalty", penalty}), 62.8);
    for (const char* lambda : {"1e-12", "1e-6", "1e-3", "0.3", "10", "1e3", "1e6"})
      EXPECT_EQ(solve(lambda, {"--penalty", penalty}).code, 0) << penalty << " " << lambda;
  }
}

TEST_F(ExtremesTest, SolvesSmallestGraphs) {
  problem("source,target\n", "node,y,x1\na,1,1\na,4,1\n");
  // Mean 2.5: (1.5² + 1.5²)/2.
  expectOptimum(solve("1"), 2.25);
  problem("source,target\n", "node,y,x1\na,1,1\na,4,1\nb,3,2\n");
  expectOptimum(solve("1"), 2.25);
  EXPECT_EQ(solve("1").json().at("clusters"), 2);
  problem("source,target\na,b\n", "node,y,x1\na,0,1\nb,2,1\n");
  expectOptimum(solve("1"), 1.5);  // G1
}

TEST_F(ExtremesTest, HandlesManyFeaturesAndFewSamples) {
  // G1 in the first of d coordinates.
  const int d = isLong() ? 1000 : 150;
  std::string header = "node,y";
  std::string zeros;
  for (int j = 1; j <= d; ++j) {
    header += fmt::format(",x{}", j);
    if (j > 1) zeros += ",0";
  }
  problem("source,target\na,b\n", header + "\na,0,1" + zeros + "\nb,2,1" + zeros + "\n");
  expectOptimum(solve("1"), 1.5);
  expectOptimum(solve("1", {"--penalty", "l1"}), 1.5);
  expectOptimum(solve("1", {"--penalty", "mocha"}), 1);
}

TEST_F(ExtremesTest, ComponentsWithoutLabelsAreNotedAsNotUnique) {
  problem("source,target\na,b\nc,d\ne,f\n", "node,y,x1\nf,1,1\n");
  const auto most = solve("1");
  expectOptimum(most, 0);
  EXPECT_THAT(most.err, HasSubstr("note: 2 components have no labels, the first is that of "
                                  "node 'a': their solution is not unique"));
  problem("source,target\na,b\nc,d\n", "node,y,x1\na,1,1\n");
  const auto half = solve("1");
  expectOptimum(half, 0);
  EXPECT_THAT(half.err, HasSubstr("note: the component of node 'c' has no labels"));
  EXPECT_EQ(half.json().at("uniqueness").at("verdict"), "not-unique");
  EXPECT_EQ(half.json().at("uniqueness").at("nodes"), Json({"c", "d"}));
}

TEST_F(ExtremesTest, TooLargeNumbersAreRejectedWithMessage) {
  problem("source,target,weight\na,b,1e300\n", "node,y,x1\na,0,1\nb,2,1\n");
  const auto refused = solve("1e300");
  EXPECT_EQ(refused.code, 2);
  EXPECT_EQ(refused.out, "");
  EXPECT_THAT(refused.err, HasSubstr("error: lambda: 1e+300 times the edge weight 1e+300"));
  problem("source,target\na,b\n", "node,y,x1\na,1e200,1\nb,2,1\n");
  const auto diverged = solve("1");
  EXPECT_EQ(diverged.code, 1);
  EXPECT_EQ(diverged.json().at("status"), "diverged");
  EXPECT_THAT(diverged.json().at("message").get<std::string>(), HasSubstr("data is too large"));
  EXPECT_TRUE(diverged.json().at("objective").is_null());
  expectFinite(diverged);
}

TEST_F(ExtremesTest, SeparableLabelsEndUncertified) {
  problem("source,target\na,b\n", "node,y,x1\na,-1,-1\na,-1,-2\nb,1,1\n");
  const auto result = solve("1", {"--loss", "logistic"});
  EXPECT_EQ(result.code, 1);
  EXPECT_EQ(result.json().at("status"), "uncertified");
  EXPECT_THAT(result.json().at("message").get<std::string>(),
              HasSubstr("the labels of the component of node 'a' are linearly separable"));
  expectFinite(result);
  EXPECT_EQ(solve("1", {"--loss", "logistic", "--ridge", "0.1"}).code, 0);
  EXPECT_EQ(solve("1", {"--loss", "logistic", "--lasso", "0.01"}).code, 0);
  // A fixed number of iterations needs no minimiser.
  EXPECT_EQ(solve("1", {"--loss", "logistic", "--tol", "0", "--max-iter", "50"}).code, 0);
}

TEST_F(ExtremesTest, EveryLossPenaltyPairIsSolvedOrRefusedWithReason) {
  const std::string edges = "source,target\na,b\nb,c\nc,d\na,c\nd,e\n";
  const std::string real =
      "node,y,x1,x2\na,1,1,0.5\na,2,-1,1\na,0.5,0.3,0.7\nb,-1,1,1\nb,1,0.2,-1\nd,3,1,2\nd,1,-1,1\n"
      "d,0,1,-1\n";
  const std::string signs =
      "node,y,x1,x2\na,1,1,0.5\na,-1,-1,1\na,1,0.3,-0.7\nb,-1,1,1\nb,1,0.2,-1\nd,1,1,2\nd,-1,-1,1\n"
      "d,-1,1,-1\n";
  const std::string points = "node,x1,x2\na,1,0.5\nb,-1,1\nd,3,2\n";
  const std::vector<std::vector<std::string>> penalties{{"nlasso"},
                                                        {"l1"},
                                                        {"mocha"},
                                                        {"squared", "kappa=2"},
                                                        {"mahalanobis", "Q=[[2,1],[1,1]]"},
                                                        {"lp", "p=3"},
                                                        {"lp", "p=inf"},
                                                        {"mixed", "blocks=1:l1,2:mocha*0.5"}};
  for (const std::string loss :
       {"squared", "absolute", "huber", "logistic", "hinge", "clustering"}) {
    const bool sign = loss == "logistic" || loss == "hinge";
    problem(edges, sign ? signs : loss == "clustering" ? points : real);
    for (const auto& penalty : penalties) {
      std::vector<std::string> more{"--loss", loss, "--penalty", penalty[0]};
      if (penalty.size() > 1) more.insert(more.end(), {"--penalty-param", penalty[1]});
      const auto result = solve("0.3", more);
      EXPECT_EQ(result.code, 0) << loss << " " << penalty[0] << " " << result.out;
      EXPECT_EQ(result.json().at("status"), "converged") << loss << " " << penalty[0];
      expectFinite(result);
    }
  }
}

TEST_F(ExtremesTest, SolvesLongChains) {
  // Half at 0, half at 2: w = λ/n and 2 − λ/n, P = 2λ − λ²/n.
  const int n = isLong() ? 1'000'000 : 2'000;
  std::string edges = "source,target\n";
  std::string data = "node,y,x1\n";
  for (int i = 0; i < n; ++i) {
    if (i > 0) edges += fmt::format("{},{}\n", i - 1, i);
    data += fmt::format("{},{},1\n", i, i < n / 2 ? 0 : 2);
  }
  problem(edges, data);
  const auto result = solve("1", {"--tol", "1e-2"});
  ASSERT_EQ(result.code, 0) << result.err;
  EXPECT_NEAR(result.json().at("objective").get<double>(), 2, 0.02);
  EXPECT_LT(result.out.size(), 10000U);
  expectFinite(result);
}

}  // namespace
}  // namespace gtv
