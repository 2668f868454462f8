// Partial parameter sharing by hand, and how blocks are written.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "penalties/mixed_blocks.h"
#include "penalty_variants.h"

namespace gtv {
namespace {

using testing::dualJacobian;
using testing::dualUpdate;
using testing::makePenalty;
using testing::tryPenalty;

std::shared_ptr<const Penalty> mixed(const char* blocks, int d) {
  return makePenalty({{"kind", "mixed"}, {"blocks", blocks}}, d);
}

std::string complaint(const std::string& blocks, int d = 4) {
  const auto made = tryPenalty({{"kind", "mixed"}, {"blocks", blocks}}, d);
  EXPECT_FALSE(made.ok()) << blocks;
  return made.ok() ? "" : made.error().text();
}

TEST(MixedPenaltyTest, BlocksAgreeWithHandComputation) {
  // ‖(v₁, v₂)‖ + ½·½‖(v₃, v₄)‖²; w₅ is personal.
  const auto penalty = mixed("1-2:nlasso,3-4:mocha*0.5", 5);
  const Vector v{{3, 4, 2, -6, 9}};
  EXPECT_DOUBLE_EQ(penalty->value(v), 5 + 0.25 * 40);
  // c = 2: v₁₂·2/5; capacity ½·2 = 1 and σ = 3: v₃₄·1/(1 + 3); personal 0.
  EXPECT_LE((dualUpdate(*penalty, v, 2, 3) - Vector{{1.2, 1.6, 0.5, -1.5, 0}}).norm(), 1e-15);
  Vector z = v;
  penalty->prox(z, 2.5);  // (1 − 2.5/5)v₁₂; v₃₄/(1 + 2.5/2); v₅ stays
  EXPECT_LE((z - Vector{{1.5, 2, 2 / 2.25, -6 / 2.25, 9}}).norm(), 1e-15);
  // The conjugate: 0 + ‖u₃₄‖²/(2·½c) if ‖u₁₂‖ ≤ c and u₅ = 0.
  EXPECT_DOUBLE_EQ(penalty->conjugate(Vector{{3, 4, 2, -6, 0}}, 5), 8);
  EXPECT_TRUE(std::isinf(penalty->conjugate(Vector{{3, 4, 2, -6, 0}}, 4.9)));
  EXPECT_TRUE(std::isinf(penalty->conjugate(Vector{{3, 4, 2, -6, 1e-6}}, 5)));
  EXPECT_DOUBLE_EQ(penalty->feasibleScale(Vector{{3, 4, 2, -6, 0}}, 4), 0.8);
  EXPECT_FALSE(penalty->isNorm());
  EXPECT_FALSE(penalty->quadraticForm(5).has_value());
  EXPECT_DOUBLE_EQ(penalty->dualGauge(v), 5);  // the norm block's
  Matrix basis = Matrix::Zero(5, 4);
  basis.topRows(4).setIdentity();
  EXPECT_EQ(*penalty->coupledBasis(5), basis);
  // v₁₂ = 0 with the flow (1, 0), c = 2: fine. v₃₄ = (2, −6) needs ½·2·(2, −6). u₅ = 3 is 3 off.
  EXPECT_NEAR(penalty->edgeResidual(Vector{{0, 0, 2, -6, 9}}, Vector{{1, 0, 2, -6, 0}}, 2), 0,
              1e-15);
  EXPECT_DOUBLE_EQ(penalty->edgeResidual(Vector{{0, 0, 2, -6, 9}}, Vector{{1, 0, 2, -6, 3}}, 2), 3);
  const Matrix J = dualJacobian(*penalty, Vector{{1, 0, 2, -6, 9}}, 2, 3);
  EXPECT_EQ(J, Matrix((Vector{{1, 1, 0.25, 0.25, 0}}).asDiagonal()));
}

TEST(MixedPenaltyTest, IsANormIfAllBlocksAre) {
  const auto penalty = mixed("1+3:l1*0.5,2:nlasso*2", 3);
  EXPECT_TRUE(penalty->isNorm());
  const Vector v{{1, 3, -2}};
  EXPECT_DOUBLE_EQ(penalty->value(v), 0.5 * 3 + 2 * 3);
  EXPECT_DOUBLE_EQ(penalty->dualGauge(v), 4);  // max(2/0.5, 3/2)
  EXPECT_EQ(dualUpdate(*penalty, v, 1, 1), (Vector{{0.5, 2, -0.5}}));
  EXPECT_FALSE(penalty->coupledBasis(3).has_value());
  EXPECT_FALSE(mixed("1+3:l1*0.5", 3)->isNorm());
  EXPECT_FALSE(mixed("1+3:l1*0.5,2:nlasso*0", 3)->isNorm());
  EXPECT_FALSE(mixed("1+3:l1*0.5,2:mocha", 3)->isNorm());
}

TEST(MixedPenaltyTest, QuadraticBlocksGiveAQuadraticForm) {
  // 2·κ = 1.5 for coordinate 2, mocha·3 on 1; 3 is personal.
  EXPECT_EQ(*mixed("2:squared[kappa=0.75],1:mocha*3", 3)->quadraticForm(3),
            Matrix((Vector{{3, 1.5, 0}}).asDiagonal()));
}

TEST(MixedPenaltyTest, AllBlockCoversRemainingCoordinates) {
  const Vector v{{3, 4, 12, 1}};
  EXPECT_DOUBLE_EQ(mixed("all:nlasso", 4)->value(v), std::sqrt(170));
  EXPECT_DOUBLE_EQ(mixed("4:l1,all:nlasso", 4)->value(v), 14);
  EXPECT_DOUBLE_EQ(mixed("all:nlasso*2,3-4:l1", 4)->value(v), 23);
  EXPECT_DOUBLE_EQ(mixed("1-4:l1,all:nlasso", 4)->value(v), 20);  // nothing is left
}

TEST(MixedPenaltyTest, ReadsBlanksAndParameters) {
  const Vector v{{3, -4, 5, 1}};
  EXPECT_NEAR(mixed(" 1 - 3 : lp[ p = 3 ] * 0.5 , 4 : lp[p=inf] ", 4)->value(v), 4, 1e-15 * 4);
  EXPECT_DOUBLE_EQ(mixed("1+3-4:squared[kappa=2]*0.5", 4)->value(v), 35);
  const auto blocks = parseMixedBlocks("1+3-4:lp[p=3]*0.5,all:l1").value();
  ASSERT_EQ(blocks.size(), 2U);
  EXPECT_EQ(blocks[0].coordinates, "1+3-4");
  EXPECT_EQ(blocks[0].strength, 0.5);
  EXPECT_EQ(blocks[0].penalty.number("p"), 3);
  EXPECT_EQ(blockCoordinates(blocks, 4).value(), (std::vector<std::vector<int>>{{0, 2, 3}, {1}}));
}

TEST(MixedPenaltyTest, InvalidBlocksAreReportedWithReason) {
  const std::string syntax = "expected coordinates:penalty, e.g. 1-2:nlasso or 3+5-6:mocha*0.5";
  EXPECT_EQ(complaint(""), "penalty.blocks: '': " + syntax);
  EXPECT_EQ(complaint("1-2"), "penalty.blocks: '1-2': " + syntax);
  EXPECT_EQ(complaint("1-2:l1,"), "penalty.blocks: '': " + syntax);
  for (const std::string coordinates :
       {"", "0", "-1", "x", "1-", "2-1", "1++2", "1.5", "1e0", "+1", "99999999999", "1-2-3", "All"})
    EXPECT_EQ(complaint(fmt::format("{}:l1", coordinates)),
              fmt::format("penalty.blocks: '{0}:l1': expected coordinates such as 2, 1-3 or 1+3-4, "
                          "counted from 1, or all, got '{0}'",
                          coordinates));
  EXPECT_EQ(complaint("3-5:l1"), "penalty.blocks: '3-5:l1': coordinate 5 is not in 1 … 4");
  EXPECT_EQ(complaint("1-2:l1,2-3:nlasso"),
            "penalty.blocks: coordinate 2 is in two blocks, '1-2:l1' and '2-3:nlasso'");
  EXPECT_EQ(complaint("1+1:l1"), "penalty.blocks: '1+1:l1' names coordinate 1 twice");
  EXPECT_EQ(complaint("all:l1,all:mocha"),
            "penalty.blocks: 'all:l1' and 'all:mocha' both take all coordinates that are left");
  std::vector<std::string> blocks;
  for (const auto& entry : penaltyCatalogue().entries)
    if (entry.info.id != "mixed" && entry.info.id != "mahalanobis") blocks.push_back(entry.info.id);
  const auto expected = fmt::format("expected one of {}", fmt::join(blocks, ", "));
  EXPECT_EQ(complaint("1:l3"), "penalty.blocks: '1:l3': no penalty is called 'l3', " + expected);
  for (const std::string id : {"mixed", "mahalanobis"})
    EXPECT_EQ(complaint(fmt::format("1:{}", id)),
              fmt::format("penalty.blocks: '1:{0}': '{0}' cannot be a block, {1}", id, expected));
  for (const std::string strength : {"-1", "x", "", "nan", "inf"})
    EXPECT_NE(
        complaint(fmt::format("1:l1*{}", strength)).find("expected a number >= 0 after '*', got"),
        std::string::npos)
        << strength;
  EXPECT_EQ(complaint("1:lp[p=0.5]"),
            "penalty.blocks: '1:lp[p=0.5]': p: must be >= 1 or \"inf\", got 0.5");
  EXPECT_EQ(complaint("1:lp[q=3]"),
            "penalty.blocks: '1:lp[q=3]': q: unknown field; penalty 'lp' has p");
  EXPECT_EQ(complaint("1:lp[p]"),
            "penalty.blocks: '1:lp[p]': expected key=value once for every key, got 'p'");
  EXPECT_EQ(complaint("1:lp[p=3,p=4]"),
            "penalty.blocks: '1:lp[p=3,p=4]': expected key=value once for every key, got 'p=4'");
  EXPECT_EQ(complaint("1:lp[p=3"),
            "penalty.blocks: '1:lp[p=3': a parameter list must end with ']'");
}

}  // namespace
}  // namespace gtv
