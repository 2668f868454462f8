#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "base/rng.h"
#include "base/types.h"

namespace gtv {

/// What an attacker says of its parameters v, whatever it computed [LN 12]:
///   s·v + σε, or s·u + σε with a vector u of its own, ε ~ N(0, I).
struct FalseReport {
  Vector vector;     ///< u; empty: its own v
  double scale = 1;  ///< s
  double noise = 0;  ///< σ
};

/// The nodes that report something else than they computed. Methods hand every vector that a node
/// sends to apply().
class Reports {
 public:
  Reports() = default;
  explicit Reports(const Rng& rng) : rng_(rng) {}

  /// `id` is what the document calls the node: noise is drawn by it. Several reports of one node
  /// are made one of the other, in this order.
  void add(int node, int id, FalseReport report);

  bool empty() const { return liars_.empty(); }
  bool isFalse(int node) const { return liars_.contains(node); }
  /// Who reports something else, ascending.
  std::vector<int> nodes() const;
  /// v ← what `node` reports in this round; honest nodes leave it as it is. Depends on seed, node
  /// and round alone. A given vector is as long as v, or each of its numbers stands for equally
  /// many in a row.
  void apply(int node, std::int64_t round, MutVec v) const;

 private:
  struct Liar {
    int id = 0;
    std::vector<FalseReport> reports;
  };
  Rng rng_{0};
  std::map<int, Liar> liars_;
};

}  // namespace gtv
