// How much longer than their argument penalties can be: what bounds the flow on an edge.
#include <gtest/gtest.h>

#include <cmath>

#include "base/rng.h"
#include "penalty_variants.h"

namespace gtv {
namespace {

using testing::makePenalty;

struct Steep {
  Json json;
  double slope;
  Vector at;  ///< where φ(v) = slope·‖v‖
};

const Vector first{{1, 0, 0}};
const Vector even{{1, 1, 1}};

TEST(PenaltySlope, AgreesWithHandComputation) {
  const Steep cases[] = {
      {{{"kind", "nlasso"}}, 1, Vector{{3, -4, 1}}},
      {{{"kind", "l1"}}, std::sqrt(3), even},
      {{{"kind", "lp"}, {"p", "inf"}}, 1, first},
      {{{"kind", "lp"}, {"p", 3}}, 1, first},
      {{{"kind", "lp"}, {"p", 1.5}}, std::pow(3, 1 / 6.0), even},
      // 2·√2‖(v₁, v₂)‖ + ‖v₃‖: √(8 + 1), reached where the parts are as 8 to 1.
      {{{"kind", "mixed"}, {"blocks", "1-2:l1*2,3:nlasso"}}, 3, Vector{{2, 2, 1}}}};
  Rng rng(1);
  for (const auto& [json, slope, at] : cases) {
    const auto penalty = makePenalty(json, 3);
    EXPECT_NEAR(penalty->lipschitzConstant(3), slope, 1e-14) << json;
    EXPECT_NEAR(penalty->value(at), slope * at.norm(), 1e-12) << json;
    Vector v(3);
    for (int k = 0; k < 50; ++k) {
      rng.fillNormal(v);
      EXPECT_LE(penalty->value(v), slope * v.norm() * (1 + 1e-12)) << json;
    }
  }
}

TEST(PenaltySlope, IsInfiniteForPenaltiesOfFasterGrowth) {
  for (const Json& json :
       {Json{{"kind", "mocha"}}, Json{{"kind", "squared"}}, Json{{"kind", "mahalanobis"}},
        Json{{"kind", "mixed"}, {"blocks", "1:nlasso,2-3:mocha"}}})
    EXPECT_TRUE(std::isinf(makePenalty(json, 3)->lipschitzConstant(3))) << json;
}

}  // namespace
}  // namespace gtv
