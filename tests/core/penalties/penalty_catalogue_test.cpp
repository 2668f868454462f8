#include <fmt/format.h>
#include <gtest/gtest.h>

#include "penalty_variants.h"

namespace gtv {
namespace {

std::string described(const Json& json) {
  return describePenalty(readChoice(penaltyCatalogue().view, json, "penalty").value());
}

TEST(PenaltyCatalogueTest, DescribesThePenaltyAsMinimised) {
  EXPECT_EQ(described({{"kind", "nlasso"}}), "‖v‖₂");
  EXPECT_EQ(described({{"kind", "l1"}}), "‖v‖₁");
  EXPECT_EQ(described({{"kind", "mocha"}}), "½‖v‖₂²");
  EXPECT_EQ(described({{"kind", "squared"}, {"kappa", 0.7}}), "κ‖v‖₂², κ = 0.7");
  EXPECT_EQ(described({{"kind", "lp"}, {"p", 3}}), "‖v‖_p, p = 3");
  EXPECT_EQ(described({{"kind", "lp"}, {"p", "inf"}}), "‖v‖_∞");
}

TEST(PenaltyCatalogueTest, DescribesMatricesUnlessTheyAreLarge) {
  EXPECT_EQ(described({{"kind", "mahalanobis"}}), "½ vᵀQv, Q = I");
  EXPECT_EQ(described({{"kind", "mahalanobis"}, {"Q", Json::parse("[[2,0],[0,1]]")}}),
            "½ vᵀQv, Q = [[2, 0], [0, 1]]");
  Json large = Json::array();
  for (int i = 0; i < 5; ++i) large.push_back({1, 2, 3, 4, 5});
  EXPECT_EQ(described({{"kind", "mahalanobis"}, {"Q", large}}), "½ vᵀQv, Q given (5 × 5)");
}

TEST(PenaltyCatalogueTest, DescribesEveryBlock) {
  const auto mixed = [](const char* blocks) {
    return described({{"kind", "mixed"}, {"blocks", blocks}});
  };
  EXPECT_EQ(mixed("1-2:nlasso,3-4:mocha*0.5"), "‖v_{1-2}‖₂ + 0.5 · ½‖v_{3-4}‖₂²");
  EXPECT_EQ(mixed("1+3-4:lp[p=3]*2,all:l1"), "2 · (‖v_{1+3-4}‖_p, p = 3) + ‖v_{others}‖₁");
  EXPECT_EQ(mixed("all:nlasso"), "‖v‖₂");
  EXPECT_EQ(mixed("1:nothing"), "Σ_b κ_b φ_b(v_b), blocks 1:nothing");
}

TEST(PenaltyCatalogueTest, FormulaIsBeginningOfTheDescription) {
  for (const auto& entry : penaltyCatalogue().view.entries) {
    EXPECT_TRUE(entry.formula.starts_with("φ(v) = ")) << entry.id;
    EXPECT_TRUE(testing::tryPenalty({{"kind", entry.id}}, 1).ok()) << entry.id;
    if (entry.id != "mixed") {
      EXPECT_TRUE(("φ(v) = " + described({{"kind", entry.id}})).starts_with(entry.formula))
          << entry.id;
    }
  }
}

TEST(PenaltyCatalogueTest, ListsPenaltiesWithAProperty) {
  EXPECT_EQ(penaltiesThat([](const auto&) { return false; }), "");
  std::string all;
  for (const auto& entry : penaltyCatalogue().entries)
    all += fmt::format("{}{} ({})", all.empty() ? "" : ", ", entry.info.label, entry.info.id);
  EXPECT_EQ(penaltiesThat([](const auto&) { return true; }), all);
}

TEST(PenaltyCatalogueTest, HasNormForEveryDualBall) {
  for (const auto& [ball, formula] :
       {std::pair{DualBall::Euclidean, "φ(v) = ‖v‖₂"}, std::pair{DualBall::Box, "φ(v) = ‖v‖₁"}}) {
    const auto ids = penaltiesThat([&](const auto& penalty) { return penalty.dualBall() == ball; });
    EXPECT_NE(ids, "");
    EXPECT_EQ(describeNormsWith({ball}), std::string(formula) + ": " + ids);
  }
  EXPECT_EQ(describeNormsWith({DualBall::Euclidean, DualBall::Box}),
            "φ(v) = ‖v‖₂ or ‖v‖₁: " +
                penaltiesThat([](const auto& penalty) { return penalty.dualBall().has_value(); }));
}

TEST(PenaltyCatalogueTest, HasPenaltyWithIsotropicCurvature) {
  EXPECT_NE(penaltiesThat([](const auto& one) { return one.isotropicCurvature().has_value(); }),
            "");
}

}  // namespace
}  // namespace gtv
