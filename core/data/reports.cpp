#include "data/reports.h"

#include <string>
#include <utility>

#include "base/check.h"

namespace gtv {

void Reports::add(int node, int id, FalseReport report) {
  auto& liar = liars_[node];
  liar.id = id;
  liar.reports.push_back(std::move(report));
}

std::vector<int> Reports::nodes() const {
  std::vector<int> out;
  out.reserve(liars_.size());
  for (const auto& [node, liar] : liars_) out.push_back(node);
  return out;
}

void Reports::apply(int node, std::int64_t round, MutVec v) const {
  const auto found = liars_.find(node);
  if (found == liars_.end()) return;
  auto stream = rng_.stream(std::to_string(found->second.id)).stream(std::to_string(round));
  for (const auto& report : found->second.reports) {
    if (report.vector.size() > 0) {
      const auto each = v.size() / report.vector.size();
      check(each * report.vector.size() == v.size(), "a given report is as long as what is sent");
      for (Eigen::Index k = 0; k < report.vector.size(); ++k)
        v.segment(k * each, each).setConstant(report.vector[k]);
    }
    // A vector that ran away times 0 is 0 too.
    if (report.scale == 0)
      v.setZero();
    else
      v *= report.scale;
    if (report.noise > 0)
      for (double& entry : v) entry += report.noise * stream.normal();
  }
}

}  // namespace gtv
