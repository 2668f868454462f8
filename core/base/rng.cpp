#include "base/rng.h"

#include <algorithm>
#include <boost/random/gamma_distribution.hpp>
#include <boost/random/normal_distribution.hpp>
#include <boost/random/poisson_distribution.hpp>
#include <boost/random/uniform_01.hpp>
#include <boost/random/uniform_int_distribution.hpp>
#include <numeric>

#include "base/check.h"

namespace gtv {
namespace {

// Finaliser of splitmix64 (Steele, Lea, Flood 2014): spreads close seeds far apart.
std::uint64_t mix(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15ULL;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}

// FNV-1a.
std::uint64_t hash(std::string_view name) {
  std::uint64_t h = 0xcbf29ce484222325ULL;
  for (const unsigned char c : name) h = (h ^ c) * 0x100000001b3ULL;
  return h;
}

}  // namespace

Rng::Rng(std::uint64_t seed, std::uint64_t repeat)
    : seed_(mix(seed) ^ mix(~repeat)), engine_(mix(seed_)) {}

Rng Rng::stream(std::string_view name) const { return Rng(seed_, hash(name)); }

double Rng::uniform() { return boost::random::uniform_01<double>()(engine_); }

double Rng::normal() { return boost::random::normal_distribution<double>()(engine_); }

double Rng::poisson(double mean) {
  if (!(mean > 0)) return 0;
  return static_cast<double>(boost::random::poisson_distribution<std::int64_t>(mean)(engine_));
}

double Rng::gamma(double shape) {
  return boost::random::gamma_distribution<double>(shape)(engine_);
}

std::int64_t Rng::below(std::int64_t count) {
  check(count > 0, "Rng::below needs a positive count");
  return boost::random::uniform_int_distribution<std::int64_t>(0, count - 1)(engine_);
}

std::vector<int> Rng::sample(int total, int count) {
  check(count >= 0 && count <= total, "Rng::sample needs 0 <= count <= total");
  std::vector<int> all(total);
  std::iota(all.begin(), all.end(), 0);
  for (int i = 0; i < count; ++i) std::swap(all[i], all[i + below(total - i)]);
  all.resize(count);
  std::sort(all.begin(), all.end());
  return all;
}

void Rng::fillNormal(Eigen::Ref<Matrix> out) {
  boost::random::normal_distribution<double> normal;
  for (Eigen::Index j = 0; j < out.cols(); ++j)
    for (Eigen::Index i = 0; i < out.rows(); ++i) out(i, j) = normal(engine_);
}

}  // namespace gtv
