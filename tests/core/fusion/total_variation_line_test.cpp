#include "fusion/total_variation_line.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "base/rng.h"

namespace gtv {
namespace {

struct Line {
  std::vector<double> h;
  std::vector<double> b;
  std::vector<double> weight;
  double scale = 1;
  std::vector<double> w = {};
  std::vector<double> z = {};

  int count() const { return static_cast<int>(h.size()); }
  TotalVariationLine::Terms terms() const {
    return {count(), h.data(), b.data(), weight.data(), scale};
  }
  void solve() {
    w.assign(h.size(), 0);
    z.assign(h.size(), 0);
    TotalVariationLine().solve(terms(), w.data(), z.data());
  }
};

/// Curvatures and weights over so many decades, some capacities 0.
Line randomLine(std::uint64_t seed, double decades) {
  Rng rng(seed);
  const auto anySize = [&] { return std::pow(10, decades * (rng.uniform() - 0.5)); };
  Line line;
  const auto count = 1 + rng.below(200);
  for (std::int64_t k = 0; k < count; ++k) {
    line.h.push_back(anySize());
    line.b.push_back(line.h.back() * rng.normal());
    line.weight.push_back(rng.uniform() < 0.05 || k == count - 1 ? 0 : anySize());
  }
  line.scale = std::pow(10, rng.uniform(-2, 2));
  return line;
}

/// (w, z) proves itself: |z| ≤ c, and the Fenchel–Young gaps Σ r_k²/(2h_k) + Σ c|w_k − w_{k+1}| −
/// z(w_k − w_{k+1}), r_k the imbalance at k, are rounding beside Σ b_k²/(2h_k).
void expectOptimal(const Line& line, std::uint64_t seed) {
  double gap = 0;
  double size = 0;
  for (int k = 0; k < line.count(); ++k) {
    const double c = line.terms().capacity(k);
    const double inflow = k > 0 ? line.z[k - 1] : 0;
    const double imbalance = line.h[k] * line.w[k] - line.b[k] + line.z[k] - inflow;
    gap += imbalance * imbalance / (2 * line.h[k]);
    size += line.b[k] * line.b[k] / (2 * line.h[k]);
    EXPECT_LE(std::abs(line.z[k]), c) << seed;
    if (k + 1 == line.count()) break;
    const double fall = line.w[k] - line.w[k + 1];
    gap += c * std::abs(fall) - line.z[k] * fall;
  }
  EXPECT_LE(gap, 1e-14 * size) << seed;
}

TEST(TotalVariationLineTest, SolvesCurvaturesAndCapacitiesOfVeryDifferentSize) {
  for (std::uint64_t seed = 1; seed <= 600; ++seed) {
    auto line = randomLine(seed, static_cast<double>(2 * (seed % 7)));  // up to twelve decades
    line.solve();
    expectOptimal(line, seed);
  }
}

TEST(TotalVariationLineTest, TautStringAgreesWithMessagePassing) {
  int followed = 0;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    auto line = randomLine(seed, 1);
    line.solve();
    auto other = line;
    TotalVariationLine().passMessages(line.terms(), line.w.data(), line.z.data());
    expectOptimal(line, seed);
    if (!TotalVariationLine::followTautString(other.terms(), other.w.data(), other.z.data()))
      continue;
    ++followed;
    EXPECT_EQ(other.w, line.w) << seed;
    EXPECT_EQ(other.z, line.z) << seed;
  }
  EXPECT_GE(followed, 200);
}

TEST(TotalVariationLineTest, SolvesLongSlopesByMessagePassing) {
  // Every value is a run of its own, and each is known only when the next one ends it far on.
  Line ramp;
  for (int k = 0; k < 20000; ++k) {
    ramp.h.push_back(1);
    ramp.b.push_back(1e-3 * k);
    ramp.weight.push_back(k + 1 < 20000 ? 1 : 0);
  }
  ramp.scale = 100;
  ramp.solve();
  EXPECT_FALSE(TotalVariationLine::followTautString(ramp.terms(), ramp.w.data(), ramp.z.data()));
  ramp.solve();
  expectOptimal(ramp, 0);
  // The ends pay c = 100 = Σ (k₁ − k)/1000 over the run up to k₁, about √200000 = 447 nodes.
  EXPECT_NEAR(ramp.w.front(), 0.447, 0.001);
  EXPECT_EQ(ramp.w[10000], 10.0);
}

TEST(TotalVariationLineTest, HandlesEmptyAndSingleNodeLines) {
  TotalVariationLine().solve({}, nullptr, nullptr);
  Line one{{2.0}, {3.0}, {0.0}};
  one.solve();
  EXPECT_EQ(one.w, (std::vector{1.5}));
  EXPECT_EQ(one.z, (std::vector{0.0}));
}

}  // namespace
}  // namespace gtv
