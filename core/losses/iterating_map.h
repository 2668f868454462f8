#pragma once

#include <stop_token>

#include "losses/local_loss.h"

namespace gtv {

/// An operator of a loss that iterates, as long as its settings ask for.
class IteratingMap : public LocalMap {
 public:
  // NOLINTNEXTLINE(performance-unnecessary-value-param): a view
  void apply(MutVec v) final { applyUntil({}, v); }
  /// The same; after a stop there is anything in v.
  virtual void applyUntil(const std::stop_token& stop, MutVec v) = 0;
};

/// v ← the operator at v, cut short by the stop if it iterates: there is anything in v then.
// NOLINTNEXTLINE(performance-unnecessary-value-param): a view
inline void applyUntil(LocalMap& map, const std::stop_token& stop, MutVec v) {
  if (auto* iterating = dynamic_cast<IteratingMap*>(&map))
    iterating->applyUntil(stop, v);
  else
    map.apply(v);
}

}  // namespace gtv
