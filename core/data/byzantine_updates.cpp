#include "data/byzantine_updates.h"

#include <string>
#include <utility>

#include "base/check.h"

namespace gtv {

void ByzantineUpdates::add(int node, int id, TamperedUpdate update) {
  auto& attacker = attackers_[node];
  attacker.id = id;
  attacker.updates.push_back(std::move(update));
}

std::vector<int> ByzantineUpdates::nodes() const {
  std::vector<int> out;
  out.reserve(attackers_.size());
  for (const auto& [node, attacker] : attackers_) out.push_back(node);
  return out;
}

void ByzantineUpdates::apply(int node, std::int64_t round, MutVec v) const {
  const auto found = attackers_.find(node);
  if (found == attackers_.end()) return;
  auto stream = rng_.stream(std::to_string(found->second.id)).stream(std::to_string(round));
  for (const auto& update : found->second.updates) {
    if (update.vector.size() > 0) {
      const auto each = v.size() / update.vector.size();
      check(each * update.vector.size() == v.size(), "a given report is as long as what is sent");
      for (Eigen::Index k = 0; k < update.vector.size(); ++k)
        v.segment(k * each, each).setConstant(update.vector[k]);
    }
    // A vector that ran away times 0 is 0 too.
    if (update.scale == 0)
      v.setZero();
    else
      v *= update.scale;
    if (update.noise > 0)
      for (double& entry : v) entry += update.noise * stream.normal();
  }
}

}  // namespace gtv
