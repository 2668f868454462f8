#pragma once

#include <stop_token>

#include "losses/local_loss.h"

namespace gtv {

/// An operator of a loss that iterates, as long as its settings ask for.
class IteratingMap : public LocalMap {
 public:
  // NOLINTNEXTLINE(performance-unnecessary-value-param): a view
  void apply(MutVec v) final { applyUntil({}, v); }
  void applyUntil(const std::stop_token& stop, MutVec v) override = 0;
};

}  // namespace gtv
