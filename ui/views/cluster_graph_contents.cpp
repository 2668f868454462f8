// What ClusterGraphView draws, and where.
#include <QComboBox>
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <utility>

#include "diagnostics/cluster_graph.h"
#include "diagnostics/metrics.h"
#include "ui/canvas/graph_view.h"
#include "ui/live/live_diagnosis.h"
#include "ui/views/cluster_graph_view.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/node_paint.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr int mostCircles = 40;
constexpr int mostSingles = 8;  ///< groups of one node that are drawn
constexpr double largestRadius = 44;
constexpr double smallestRadius = 9;
constexpr double circleGap = 30;

}  // namespace

bool ClusterGraphView::knowsTruth() const {
  return network() && network()->knowsClusters() && clusterCount(network()->clusters) > 1;
}

bool ClusterGraphView::shows(Partition partition) const {
  const int choice = knowsTruth() ? partition_->currentIndex() : 0;
  return choice == 2 || (choice == 1) == (partition == Partition::True);
}

void ClusterGraphView::read(const LiveDiagnosis& round) {
  clusters_ = round.clusters;
  if (shows(Partition::Learned)) readLearned(round);
  if (!shows(Partition::True)) return;
  trueClusters_ = network()->clusters;
  // The true clusters have means before anything is learned.
  if (clusters_.empty()) clusters_.assign(trueClusters_.size(), 0);
  message_.clear();
  addGraph(round, clusterGraph(round.of->problem, round.of->W, round.of->U, trueClusters_),
           Partition::True);
}

void ClusterGraphView::readLearned(const LiveDiagnosis& round) {
  const auto& graph = round.clusterGraph;
  const int singles =
      static_cast<int>(std::count_if(graph.clusters.begin(), graph.clusters.end(),
                                     [](const auto& each) { return each.size < 2; }));
  if (round.clusters.empty()) {
    message_ =
        tr("Nothing is learned yet: all models have their initial "
           "parameters. Run the method.");
    return;
  }
  if (graph.clusters.empty()) {
    message_ = tr("%L1 %2 are too many to draw. Raise λ, so that neighbours %3.")
                   .arg(round.clusterCount)
                   .arg(groupName(true), similar() ? tr("become similar") : tr("become equal"));
    return;
  }
  const int groups = static_cast<int>(graph.clusters.size()) - singles;
  if (groups == 0 && singles > mostSingles) {
    message_ = tr("No two neighbours have %1 models: %L2 single nodes. Run the "
                  "method, or raise λ.")
                   .arg(similar() ? tr("similar") : tr("equal"))
                   .arg(singles);
    return;
  }
  addGraph(round, graph, Partition::Learned);
}

void ClusterGraphView::addGraph(const LiveDiagnosis& round, const ClusterGraph& graph,
                                Partition partition) {
  const auto& clusters = clustersOf(partition);
  const bool isTrue = partition == Partition::True;
  const int singles =
      static_cast<int>(std::count_if(graph.clusters.begin(), graph.clusters.end(),
                                     [](const auto& each) { return each.size < 2; }));
  const bool withSingles = singles <= mostSingles;
  note_ =
      tr("λ = %1, iteration %L2").arg(number(round.of->problem.lambda)).arg(round.of->iteration);
  if (!withSingles) note_ += tr("; and %L1 single nodes").arg(singles);
  const auto n = clusters.size();
  std::vector<QPointF> sums(graph.clusters.size());
  std::vector<int> firstNode(graph.clusters.size(), -1);
  std::vector<int> selected(graph.clusters.size(), 0);
  const bool placed = canvas_ != nullptr && canvas_->nodeCount() == static_cast<int>(n);
  for (std::size_t i = 0; i < n; ++i) {
    const auto c = static_cast<std::size_t>(clusters[i]);
    if (firstNode[c] < 0) firstNode[c] = static_cast<int>(i);
    const auto column = static_cast<Eigen::Index>(i);
    if (placed)
      sums[c] += QPointF(canvas_->positions()(0, column), -canvas_->positions()(1, column));
  }
  for (const int i : nodes()) ++selected[static_cast<std::size_t>(clusters[i])];
  const auto paint = isTrue ? paintClusters(clusters) : paintClusters(clusters, snapshot().get());
  std::vector<Circle> added;
  for (std::size_t c = 0; c < graph.clusters.size(); ++c) {
    const auto& cluster = graph.clusters[c];
    if (cluster.size < 2 && !withSingles) continue;
    Circle circle;
    circle.partition = partition;
    circle.cluster = static_cast<int>(c);
    circle.size = cluster.size;
    circle.labeled = cluster.labeled;
    circle.mean = cluster.mean;
    circle.color = paint.buckets[static_cast<std::size_t>(paint.bucketOf[firstNode[c]])].color;
    circle.place = sums[c] / cluster.size;
    circle.selected = selected[c];
    added.push_back(std::move(circle));
  }
  std::stable_sort(added.begin(), added.end(),
                   [](const Circle& a, const Circle& b) { return a.size > b.size; });
  if (std::ssize(added) > mostCircles) {
    note_ += tr("; the %1 largest of %L2 %3")
                 .arg(mostCircles)
                 .arg(std::ssize(added))
                 .arg(groupName(true));
    added.erase(added.begin() + mostCircles, added.end());
  }
  std::vector<int> circleOf(graph.clusters.size(), -1);
  for (auto& circle : added) {
    circleOf[circle.cluster] = circleCount();
    circles_.push_back(std::move(circle));
  }
  for (const auto& link : graph.links)
    if (circleOf[link.first] >= 0 && circleOf[link.second] >= 0)
      links_.push_back(
          {circleOf[link.first], circleOf[link.second], link.weight, link.edges, link.flow});
}

QRectF ClusterGraphView::roomOf(Partition partition) const {
  const double line = QFontMetricsF(font()).height();
  auto room = drawing().adjusted(8, 8, -8, -8 - line);
  if (!shows(Partition::True) || !shows(Partition::Learned)) return room;
  // Their names stand above.
  room.setTop(room.top() + line);
  if (partition == Partition::Learned)
    room.setRight(room.center().x() - 4);
  else
    room.setLeft(room.center().x() + 4);
  return room;
}

void ClusterGraphView::place() {
  for (const auto partition : {Partition::Learned, Partition::True}) {
    std::vector<Circle*> circles;
    for (auto& circle : circles_)
      if (circle.partition == partition) circles.push_back(&circle);
    placeIn(roomOf(partition), circles);
  }
}

void ClusterGraphView::placeIn(const QRectF& room, const std::vector<Circle*>& circles) {
  if (circles.empty()) return;
  const auto count = static_cast<int>(circles.size());
  if (room.width() < 4 * smallestRadius || room.height() < 4 * smallestRadius) return;
  const double largest = std::max(1, circles.front()->size);
  double unit = std::min(scaled(largestRadius), 0.22 * std::min(room.width(), room.height()));
  // All of them together take a third of the room at most.
  double area = 0;
  for (const auto* circle : circles) {
    const double r = unit * std::sqrt(circle->size / largest) + circleGap / 2;
    area += M_PI * r * r;
  }
  const double share = 0.33 * room.width() * room.height() / std::max(area, 1.0);
  if (share < 1) unit *= std::sqrt(share);
  for (auto* circle : circles)
    circle->radius =
        std::max(std::min(unit, scaled(smallestRadius)), unit * std::sqrt(circle->size / largest));
  const auto middle = room.center();
  if (layout_->currentIndex() == 1) {
    for (int k = 0; k < count; ++k) {
      const double angle = -M_PI / 2 + 2 * M_PI * k / count;
      const double reach = count == 1 ? 0 : 1;
      circles[static_cast<std::size_t>(k)]->at =
          middle + QPointF(reach * (room.width() / 2 - unit) * std::cos(angle),
                           reach * (room.height() / 2 - unit) * std::sin(angle));
    }
  } else {
    QRectF box(circles.front()->place, QSizeF(0, 0));
    for (const auto* each : circles) {
      const auto& circle = *each;
      box.setLeft(std::min(box.left(), circle.place.x()));
      box.setRight(std::max(box.right(), circle.place.x()));
      box.setTop(std::min(box.top(), circle.place.y()));
      box.setBottom(std::max(box.bottom(), circle.place.y()));
    }
    const double scale = std::min((room.width() - 2.4 * unit) / std::max(box.width(), 1e-9),
                                  (room.height() - 2.4 * unit) / std::max(box.height(), 1e-9));
    const bool spread = std::max(box.width(), box.height()) > 1e-6;
    for (auto* circle : circles)
      circle->at = middle + (spread ? scale : 0) * (circle->place - box.center());
  }
  // Pushed apart until no two touch, or as far as there is room.
  constexpr int mostPushes = 200;
  for (int round = 0; round < mostPushes; ++round) {
    bool moved = false;
    for (int a = 0; a < count; ++a)
      for (int b = a + 1; b < count; ++b) {
        auto& first = *circles[static_cast<std::size_t>(a)];
        auto& second = *circles[static_cast<std::size_t>(b)];
        auto between = second.at - first.at;
        double distance = std::hypot(between.x(), between.y());
        const double wanted = first.radius + second.radius + scaled(circleGap);
        if (distance >= wanted) continue;
        if (distance < 1e-3) {
          // In one place: each in a direction of its own.
          between = QPointF(std::cos(2.4 * b + a), std::sin(2.4 * b + a));
          distance = 1;
        }
        const auto push = between / distance * (0.5 * (wanted - distance) + 0.01);
        first.at -= push;
        second.at += push;
        moved = true;
      }
    for (auto* each : circles) {
      auto& circle = *each;
      const double r = circle.radius + 2;
      circle.at = {
          std::clamp(circle.at.x(), room.left() + r, std::max(room.left() + r, room.right() - r)),
          std::clamp(circle.at.y(), room.top() + r, std::max(room.top() + r, room.bottom() - r))};
    }
    if (!moved) break;
  }
}

}  // namespace gtv::ui
