#include "run/marked_clusters.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace gtv {
namespace {

std::shared_ptr<const ClusterMarks> marksAtFirst(const ProblemInstance& network) {
  return network.knowsClusters()
             ? std::make_shared<const ClusterMarks>(marksOfTrueClusters(network))
             : std::make_shared<const ClusterMarks>();
}

}  // namespace

std::vector<int> marksOfTrueClusters(const ProblemInstance& network) {
  std::vector<int> marks(static_cast<std::size_t>(network.nodeCount()));
  for (int i = 0; i < network.nodeCount(); ++i) {
    const int cluster = network.drawnCluster(i);
    marks[static_cast<std::size_t>(i)] =
        cluster < ClusterMarks::most ? cluster : ClusterMarks::none;
  }
  return marks;
}

void MarkedClusters::forget() {
  network_ = nullptr;
  marks_ = nullptr;
}

void MarkedClusters::moveTo(const std::shared_ptr<const ProblemInstance>& network) {
  const auto from = std::exchange(network_, network);
  if (!from || !marks_) {
    marks_ = marksAtFirst(*network);
    return;
  }
  if (from == network || from->ids == network->ids) return;
  std::vector<int> before;
  before.reserve(network->ids.size());
  for (const int id : network->ids) before.push_back(from->nodeOf(id));
  marks_ = std::make_shared<const ClusterMarks>(marks_->movedTo(before));
}

void MarkedClusters::followPicture(const Run& run) {
  const auto clusters =
      learnedClusters(run.experiment(), *run.network()->graph, run.primal(), run.iteration());
  if (clusters.empty()) return;
  moveTo(run.network());
  auto next = *marks_;
  next.follow(clusters, run.iteration());
  marks_ = std::make_shared<const ClusterMarks>(std::move(next));
}

void MarkedClusters::follow(const Run& run) {
  followPicture(run);
  if (!marks_) return;
  auto next = *marks_;
  next.settle(run.iteration(),
              run.status() != RunStatus::Running && run.status() != RunStatus::Stopped);
  marks_ = std::make_shared<const ClusterMarks>(std::move(next));
}

RunStatus MarkedClusters::advance(Run& run, std::int64_t count, const std::stop_token& stop,
                                  const std::stop_token& interruption) {
  while (true) {
    const auto from = run.iteration();
    const auto until = ClusterMarks::nextFollowed(from);
    const auto part = std::min(count, until - from);
    const auto status = run.advance(part, stop, interruption);
    const auto done = run.iteration() - from;
    if (run.iteration() == until) followPicture(run);
    count -= part;
    if (count <= 0 || done < part || status != RunStatus::Running) return status;
  }
}

void MarkedClusters::mark(Snapshot& picture) {
  // Of the past of a run, which may have had another network, only the marks are wanted.
  auto there = *this;
  there.moveTo(picture.network);
  if (!network_) *this = there;
  picture.marks = there.marks_;
  picture.clusterMarks = there.marks_->of(picture.clusters);
}

}  // namespace gtv
