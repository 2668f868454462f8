#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "base/rng.h"
#include "base/types.h"

namespace gtv {

/// The update that an attacker sends for its parameters v, whatever it computed [LN 12]:
///   s·v + σε, or s·u + σε with a vector u of its own, ε ~ N(0, I).
struct TamperedUpdate {
  Vector vector;     ///< u; empty: its own v
  double scale = 1;  ///< s
  double noise = 0;  ///< σ
};

/// The nodes that report something else than they computed. Methods hand every vector that a node
/// sends to apply().
class ByzantineUpdates {
 public:
  ByzantineUpdates() = default;
  explicit ByzantineUpdates(const Rng& rng) : rng_(rng) {}

  /// `id` is what the document calls the node: noise is drawn by it. Several reports of one node
  /// are made one of the other, in this order.
  void add(int node, int id, TamperedUpdate update);

  bool empty() const { return attackers_.empty(); }
  bool tampers(int node) const { return attackers_.contains(node); }
  /// Who reports something else, ascending.
  std::vector<int> nodes() const;
  /// v ← what `node` reports in this round; honest nodes leave it as it is. Depends on seed, node
  /// and round alone. A given vector is as long as v, or each of its numbers stands for equally
  /// many in a row.
  void apply(int node, std::int64_t round, MutVec v) const;

 private:
  struct Attacker {
    int id = 0;
    std::vector<TamperedUpdate> updates;
  };
  Rng rng_{0};
  std::map<int, Attacker> attackers_;
};

}  // namespace gtv
