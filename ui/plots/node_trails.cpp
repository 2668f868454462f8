#include "ui/plots/node_trails.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "session/session_studies.h"

namespace gtv::ui {

void NodeTrails::clear() {
  steps_.clear();
  nodes_.clear();
  nodeCount_ = 0;
  before_.clear();
  kept_.clear();
}

StudyParts NodeTrails::study() const {
  if (!before_.empty()) return before_;
  if (kept_.empty() && !steps_.empty()) {
    TrailRecord trails;
    trails.nodes = nodes_;
    for (const auto& [iteration, W] : steps_) {
      trails.iterations.push_back(iteration);
      trails.steps.push_back(W);
    }
    kept_ = serialiseTrails(trails);
  }
  return kept_;
}

void NodeTrails::takeBefore() {
  auto trails =
      deserialiseTrails(std::exchange(before_, {}), dimension_, static_cast<int>(nodeCount_));
  if (!trails) return;
  nodes_ = std::move(trails->nodes);
  for (std::size_t k = 0; k < trails->steps.size(); ++k)
    steps_.push_back({trails->iterations[k], std::move(trails->steps[k])});
}

void NodeTrails::choose(const std::vector<int>& nodes) {
  chosen_ = nodes;
  if (nodeCount_ > 0) follow(nodeCount_, dimension_);
}

void NodeTrails::follow(Eigen::Index nodeCount, Eigen::Index dimension) {
  const auto most = std::clamp<Eigen::Index>(
      mostNumbers / (2 * std::max<Eigen::Index>(1, dimension)), 1, mostNodes);
  std::vector<int> wanted;
  const auto sample = std::min(nodeCount, most);
  wanted.reserve(static_cast<std::size_t>(2 * sample));
  for (Eigen::Index k = 0; k < sample; ++k)
    wanted.push_back(static_cast<int>(k * nodeCount / sample));
  for (const int i : chosen_)
    if (i >= 0 && i < nodeCount && static_cast<Eigen::Index>(wanted.size()) < sample + most)
      wanted.push_back(i);
  std::sort(wanted.begin(), wanted.end());
  wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end());
  if (wanted == nodes_) return;
  // What both follow keeps its past.
  for (auto& step : steps_) {
    Matrix moved = Matrix::Constant(dimension, static_cast<Eigen::Index>(wanted.size()),
                                    std::numeric_limits<double>::quiet_NaN());
    for (std::size_t k = 0; k < wanted.size(); ++k) {
      const auto at = std::lower_bound(nodes_.begin(), nodes_.end(), wanted[k]);
      if (at != nodes_.end() && *at == wanted[k])
        moved.col(static_cast<Eigen::Index>(k)) = step.W.col(at - nodes_.begin());
    }
    step.W = std::move(moved);
  }
  nodes_ = std::move(wanted);
  kept_.clear();
}

void NodeTrails::take(const Snapshot& snapshot) {
  const auto& W = snapshot.W;
  if (W.cols() != nodeCount_ || W.rows() != dimension_ || snapshot.runNumber != runNumber_) {
    steps_.clear();
    nodes_.clear();
    nodeCount_ = W.cols();
    dimension_ = W.rows();
    runNumber_ = snapshot.runNumber;
    takeBefore();
    follow(nodeCount_, dimension_);
  }
  const auto iteration = snapshot.numbers.iteration;
  Matrix now(W.rows(), static_cast<Eigen::Index>(nodes_.size()));
  for (std::size_t k = 0; k < nodes_.size(); ++k)
    now.col(static_cast<Eigen::Index>(k)) = W.col(nodes_[k]);
  // The same picture may be shown for many reasons.
  if (!steps_.empty() && steps_.back().iteration == iteration && steps_.back().W == now) return;
  kept_.clear();
  while (!steps_.empty() && steps_.back().iteration >= iteration) steps_.pop_back();
  steps_.push_back({iteration, std::move(now)});
  while (steps_.size() > mostSteps) steps_.pop_front();
}

}  // namespace gtv::ui
