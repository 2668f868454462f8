// `gtvlab-cli privacy` as users call it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "support/command_line.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;

class PrivacyCommandTest : public testing::CommandLineTest {
 protected:
  testing::CommandResult privacy(const std::vector<std::string>& more) const {
    std::vector<std::string> all{"privacy", "privacy-noise"};
    all.insert(all.end(), more.begin(), more.end());
    return cli(all);
  }
};

TEST_F(PrivacyCommandTest, ComputesExactCurveForLabelsAndEstimatesForFeatures) {
  const auto label = privacy({"--noise", "0.5", "--noise", "0.1", "--json", "--out", "p.csv"});
  ASSERT_EQ(label.code, 0) << label.err;
  const auto exact = label.json();
  EXPECT_EQ(exact.at("private"), "label");
  EXPECT_EQ(exact.at("exact"), true);
  ASSERT_EQ(exact.at("known").size(), 2U);
  EXPECT_EQ(exact.at("known")[0].at("noise"), 0.1);
  const auto nats = [](const Json& point) { return point.at("information").get<double>(); };
  EXPECT_GT(nats(exact.at("known")[0]), nats(exact.at("known")[1]));
  EXPECT_GT(nats(exact.at("known")[0]), nats(exact.at("unknown")[0]));
  EXPECT_NEAR(exact.at("known")[1].at("excess").get<double>(),
              25 * exact.at("known")[0].at("excess").get<double>(), 1e-9);
  EXPECT_THAT(read("p.csv"), HasSubstr("noise,otherLabels,information,excess\n0.1,known,"));

  const auto feature =
      privacy({"--feature", "x1", "--noise", "0.1", "--replicates", "200", "--json"});
  ASSERT_EQ(feature.code, 0) << feature.err;
  EXPECT_EQ(feature.json().at("private"), "x1");
  EXPECT_EQ(feature.json().at("exact"), false);
  EXPECT_GT(nats(feature.json().at("known")[0]), 0);
  EXPECT_THAT(privacy({"--noise", "0.1"}).out, HasSubstr("label of sample 1 of node"));
}

TEST_F(PrivacyCommandTest, ComputesCurveOfHiddenFeatures) {
  const auto groups = privacy({"--over", "groups", "--k", "20", "--k", "1", "--replicates", "100",
                               "--set", "graph.clusterSizes=[5,5]", "--json"});
  ASSERT_EQ(groups.code, 0) << groups.err;
  const auto answer = groups.json();
  ASSERT_EQ(answer.at("known").size(), 2U);
  EXPECT_EQ(answer.at("known")[0].at("k"), 1);
  EXPECT_GT(answer.at("updateNoise").get<double>(), 0);
  EXPECT_GT(answer.at("known")[1].at("excess").get<double>(), 1e-3);
  const auto noise = privacy({"--over", "features", "--noise", "0.5", "--replicates", "100",
                              "--set", "graph.clusterSizes=[5,5]"});
  ASSERT_EQ(noise.code, 0) << noise.err;
  EXPECT_THAT(noise.out, HasSubstr("features behind noise"));
}

TEST_F(PrivacyCommandTest, InvalidArgumentsAreReportedWithoutOutput) {
  const auto complaint = [&](const std::vector<std::string>& more) {
    const auto result = privacy(more);
    EXPECT_EQ(result.code, 2);
    EXPECT_EQ(result.out, "");
    return result.err;
  };
  EXPECT_THAT(complaint({"--node", "12345"}), HasSubstr("--node: the document has no node 12345"));
  EXPECT_THAT(complaint({"--sample", "100000"}), HasSubstr("--sample: expected 1 to"));
  EXPECT_THAT(complaint({"--feature", "height"}), HasSubstr("--feature: no feature is called"));
  EXPECT_THAT(complaint({"--noise", "0"}), HasSubstr("--noise: expected a number above 0"));
  EXPECT_THAT(complaint({"--replicates", "1"}), HasSubstr("--replicates"));
  EXPECT_THAT(complaint({"--over", "walls"}), HasSubstr("--over: expected updates, features"));
  EXPECT_THAT(complaint({"--k", "3"}), HasSubstr("--k: is only for --over groups"));
  EXPECT_THAT(complaint({"--over", "groups", "--k", "0"}), HasSubstr("--k: expected"));
  EXPECT_THAT(complaint({"--set", "lambda=-1"}), HasSubstr("--set lambda=-1"));
}

}  // namespace
}  // namespace gtv
