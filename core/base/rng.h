#pragma once

#include <cstdint>
#include <random>
#include <string_view>
#include <vector>

#include "base/types.h"

namespace gtv {

/// Random numbers that are the same on every machine (std::mt19937_64 with Boost.Random's
/// distributions). A parent hands out named streams, so that changing one thing, say the noise,
/// does not reshuffle another, say the edges.
class Rng {
 public:
  /// The root for repetition `repeat` of an experiment with this seed.
  explicit Rng(std::uint64_t seed, std::uint64_t repeat = 0);

  /// An independent generator that depends on this one's seed and on `name` only, not on how many
  /// numbers were drawn before.
  Rng stream(std::string_view name) const;

  /// Uniform on [0, 1).
  double uniform();
  double uniform(double low, double high) { return low + (high - low) * uniform(); }
  /// Standard normal.
  double normal();
  /// Poisson with a mean ≥ 0, gamma with the shape k > 0 and the mean k.
  double poisson(double mean);
  double gamma(double shape);
  /// Uniform on {0, …, count − 1}; count > 0.
  std::int64_t below(std::int64_t count);
  /// Uniform on all 64-bit words.
  std::uint64_t bits() { return engine_(); }
  /// `count` different numbers out of {0, …, total − 1}, ascending, uniform over all such sets.
  std::vector<int> sample(int total, int count);

  void fillNormal(Eigen::Ref<Matrix> out);

 private:
  std::uint64_t seed_;
  std::mt19937_64 engine_;
};

}  // namespace gtv
