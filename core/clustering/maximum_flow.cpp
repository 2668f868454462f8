#include "clustering/maximum_flow.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

namespace gtv {

void MaximumFlow::add(int from, int to, double capacity, double back) {
  for (const double one : {capacity, back})
    if (std::isfinite(one)) largest_ = std::max(largest_, one);
  arcsOf_[static_cast<std::size_t>(from)].push_back(arcs_.size());
  arcs_.push_back({to, capacity});
  arcsOf_[static_cast<std::size_t>(to)].push_back(arcs_.size());
  arcs_.push_back({from, back});
}

bool MaximumFlow::findLevels(int source, int sink) {
  levels_.assign(arcsOf_.size(), -1);
  levels_[static_cast<std::size_t>(source)] = 0;
  std::vector<int> queue{source};
  for (std::size_t k = 0; k < queue.size(); ++k)
    for (const auto e : arcsOf_[static_cast<std::size_t>(queue[k])]) {
      auto& level = levels_[static_cast<std::size_t>(arcs_[e].to)];
      if (level >= 0 || !(arcs_[e].residual > rounding_)) continue;
      level = levels_[static_cast<std::size_t>(queue[k])] + 1;
      queue.push_back(arcs_[e].to);
    }
  return levels_[static_cast<std::size_t>(sink)] >= 0;
}

/// One path of rising levels, searched from where the last one was left.
bool MaximumFlow::augment(int source, int sink) {
  std::vector<std::size_t> path;
  int at = source;
  while (at != sink) {
    const auto place = static_cast<std::size_t>(at);
    auto& next = next_[place];
    while (next < arcsOf_[place].size()) {
      const auto& arc = arcs_[arcsOf_[place][next]];
      if (arc.residual > rounding_ &&
          levels_[static_cast<std::size_t>(arc.to)] == levels_[place] + 1)
        break;
      ++next;
    }
    if (next < arcsOf_[place].size()) {
      path.push_back(arcsOf_[place][next]);
      at = arcs_[path.back()].to;
      continue;
    }
    if (path.empty()) return false;
    at = arcs_[path.back() ^ 1U].to;
    path.pop_back();
    ++next_[static_cast<std::size_t>(at)];
  }
  double amount = std::numeric_limits<double>::infinity();
  for (const auto e : path) amount = std::min(amount, arcs_[e].residual);
  for (const auto e : path) {
    arcs_[e].residual -= amount;
    arcs_[e ^ 1U].residual += amount;
  }
  return true;
}

std::vector<bool> MaximumFlow::sourceSide(int source, int sink, const std::stop_token& stop) {
  rounding_ = 1e-12 * largest_;
  while (!stop.stop_requested() && findLevels(source, sink)) {
    next_.assign(arcsOf_.size(), 0);
    while (!stop.stop_requested() && augment(source, sink)) {
    }
  }
  std::vector<bool> out(arcsOf_.size());
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = levels_[i] >= 0;
  return out;
}

}  // namespace gtv
