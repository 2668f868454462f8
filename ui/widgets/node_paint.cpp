#include "ui/widgets/node_paint.h"

#include <QObject>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>

#include "diagnostics/cluster_matching.h"
#include "run/marked_clusters.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr int scaleSteps = 48;
constexpr int markerKinds = 5;
/// Of the largest true value: differences that are much smaller have nearly one colour.
constexpr double leastSpan = 0.5;

NodePaint::Bucket groupBucket(int mark) {
  return {groupColor(mark), static_cast<Marker>(mark % markerKinds)};
}

/// Nodes by their marks; those that have none are muted.
NodePaint paintMarks(const std::vector<int>& marks) {
  NodePaint paint;
  std::array<int, ClusterMarks::most> bucketOf{};
  for (const int mark : marks)
    if (mark != ClusterMarks::none) bucketOf[static_cast<std::size_t>(mark)] = 1;
  for (int mark = 0; mark < ClusterMarks::most; ++mark) {
    auto& bucket = bucketOf[static_cast<std::size_t>(mark)];
    if (bucket == 0) continue;
    bucket = paint.groups++;
    paint.buckets.push_back(groupBucket(mark));
  }
  paint.buckets.push_back({canvasColors().muted, Marker::Circle});
  paint.bucketOf.reserve(marks.size());
  for (const int mark : marks)
    paint.bucketOf.push_back(mark == ClusterMarks::none ? paint.groups
                                                        : bucketOf[static_cast<std::size_t>(mark)]);
  return paint;
}

NodePaint paintLearned(const std::vector<int>& marks, GroupKind kind) {
  auto paint = paintMarks(marks);
  paint.learned = true;
  paint.title = kind == GroupKind::Clusters ? QObject::tr("Learned clusters")
                                            : QObject::tr("Groups of similar models");
  return paint;
}

std::vector<int> noMarks(Eigen::Index nodes) {
  return std::vector<int>(static_cast<std::size_t>(nodes), ClusterMarks::none);
}

/// Of a mode like "w2".
int coordinateOf(const QString& mode, Eigen::Index dimension) {
  return std::clamp(mode.mid(1).toInt() - 1, 0, static_cast<int>(dimension) - 1);
}

/// The true values, and around them as much as is no small difference for numbers like these.
Vector truthAndAround(const Vector& truth) {
  const double low = truth.minCoeff();
  const double high = truth.maxCoeff();
  const double around =
      std::max(0.0, leastSpan * std::max(std::abs(low), std::abs(high)) - (high - low)) / 2;
  return Vector{{low - around, high + around}};
}

QPolygonF regular(QPointF center, double radius, int corners, double turn) {
  QPolygonF polygon;
  for (int k = 0; k < corners; ++k) {
    const double angle = turn + 2 * M_PI * k / corners;
    polygon << center + QPointF(radius * std::cos(angle), radius * std::sin(angle));
  }
  return polygon;
}

}  // namespace

NodePaint paintScale(const Vector& values, const QString& title, const Vector& known,
                     const std::vector<int>& beyond) {
  NodePaint paint;
  paint.continuous = true;
  paint.title = title;
  // From the 2nd to the 98th percentile: a single outlier must not turn all others into one colour.
  std::vector<double> sorted(values.begin(), values.end());
  if (beyond.size() < sorted.size())
    for (auto node = beyond.rbegin(); node != beyond.rend(); ++node)
      sorted.erase(sorted.begin() + *node);
  std::sort(sorted.begin(), sorted.end());
  const auto at = [&](double share) {
    return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
  };
  paint.low = at(0.02);
  paint.high = at(0.98);
  if (known.size() > 0) {
    paint.low = std::min(paint.low, known.minCoeff());
    paint.high = std::max(paint.high, known.maxCoeff());
  }
  for (int k = 0; k < scaleSteps; ++k)
    paint.buckets.push_back({sequentialColor(k / (scaleSteps - 1.0)), Marker::Circle});
  // Rounding is no difference.
  constexpr double same = 1e-9;
  const double difference = paint.high - paint.low;
  const bool differs = difference > same * (std::abs(paint.low) + std::abs(paint.high));
  const double span = differs ? difference : 0;
  const double rounding = same * (std::abs(paint.low) + std::abs(paint.high));
  paint.hasLower = (values.array() < paint.low - rounding).any();
  paint.hasHigher = (values.array() > paint.high + rounding).any();
  for (const double value : values)
    paint.bucketOf.push_back(
        span > 0 && std::isfinite(span) && std::isfinite(value)
            // An outlier may be further away than an int can count.
            ? static_cast<int>(
                  std::clamp((value - paint.low) / span * scaleSteps, 0.0, scaleSteps - 1.0))
            : 0);
  return paint;
}

QString coordinateLabel(const ProblemInstance& network, int coordinate) {
  const auto& names = network.coordinates.names;
  const auto number = static_cast<std::size_t>(coordinate);
  return number < names.size() ? QString::fromStdString(names[number])
                               : QStringLiteral("w%1").arg(coordinate + 1);
}

NodePaint paintClusters(const Snapshot& snapshot) {
  const auto kind = snapshot.groupKind;
  if (snapshot.clusters.empty()) return paintLearned(noMarks(snapshot.W.cols()), kind);
  const auto count = static_cast<std::size_t>(snapshot.clusterCount);
  const bool isMarked = snapshot.clusterMarks.size() == count;
  const auto marks = isMarked ? snapshot.clusterMarks : ClusterMarks().of(snapshot.clusters);
  return paintLearned(marksOfNodes(snapshot.clusters, marks), kind);
}

NodePaint paintClusters(const std::vector<int>& clusters, const Snapshot* snapshot) {
  const bool follows = snapshot != nullptr && snapshot->marks;
  const auto kind = snapshot != nullptr ? snapshot->groupKind : GroupKind::Clusters;
  const auto marks = follows ? snapshot->marks->of(clusters) : ClusterMarks().of(clusters);
  return paintLearned(marksOfNodes(clusters, marks), kind);
}

NodePaint paintClusters(const std::vector<int>& clusters) {
  return paintClusters(clusters, nullptr);
}

std::vector<QColor> colorsOfGroups(const NodePaint& paint, const std::vector<int>& groups) {
  std::vector<QColor> out;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const auto group = static_cast<std::size_t>(groups[i]);
    if (out.size() <= group) out.resize(group + 1);
    const auto color = paint.buckets[static_cast<std::size_t>(paint.bucketOf[i])].color;
    out[group] = !out[group].isValid() || out[group] == color ? color : canvasColors().muted;
  }
  return out;
}

NodePaint paintNodes(const ProblemInstance& network, const Snapshot* snapshot, const QString& mode,
                     const Vector* fiedler) {
  if (mode == QLatin1String("cluster")) {
    // By their numbers, which stay when a node comes or goes.
    auto paint = paintMarks(marksOfTrueClusters(network));
    paint.title = QObject::tr("True clusters");
    return paint;
  }
  if (mode == QLatin1String("labeled")) {
    NodePaint paint;
    paint.buckets = {groupBucket(0), {canvasColors().muted, Marker::Circle}, groupBucket(1)};
    paint.bucketOf.reserve(network.data->labeled.size());
    for (const bool labeled : network.data->labeled) paint.bucketOf.push_back(labeled ? 0 : 1);
    std::vector<int> own = network.data->ownData;
    own.insert(own.end(), network.attackers.begin(), network.attackers.end());
    std::sort(own.begin(), own.end());
    own.erase(std::unique(own.begin(), own.end()), own.end());
    for (const int i : own)
      if (network.data->labeled[i]) paint.bucketOf[i] = 2;
    paint.groups = own.empty() ? 2 : 3;
    paint.title = QObject::tr("Labelled nodes");
    if (!own.empty())
      paint.note = own.size() == 1
                       ? QObject::tr("square: 1 node with data given by hand, or attacker")
                       : QObject::tr("squares: %1 nodes with data given by hand, or attackers")
                             .arg(own.size());
    return paint;
  }
  if (mode == QLatin1String("learned") || snapshot == nullptr)
    return snapshot != nullptr ? paintClusters(*snapshot)
                               : paintLearned(noMarks(network.nodeCount()), GroupKind::Clusters);
  if (mode == QLatin1String("degree")) {
    Vector degrees(network.nodeCount());
    for (int i = 0; i < network.nodeCount(); ++i) degrees[i] = network.graph->degree(i);
    return paintScale(degrees, QObject::tr("Neighbours"));
  }
  if (mode == QLatin1String("fiedler"))
    return fiedler != nullptr ? paintScale(*fiedler, QObject::tr("Fiedler vector"))
                              : paintScale(Vector::Zero(network.nodeCount()),
                                           QObject::tr("Fiedler vector: computing…"));
  const auto& truth = network.coordinates.truth;
  const bool isKnown = truth.rows() == snapshot->W.rows() && truth.cols() > 0;
  if (mode == QLatin1String("error"))
    return isKnown && truth.cols() == snapshot->W.cols()
               ? paintScale(
                     (snapshot->W - truth).colwise().norm(), QObject::tr("Distance from the truth"),
                     Vector{{0, leastSpan * truth.colwise().norm().maxCoeff()}}, network.attackers)
               : paintScale(Vector::Zero(network.nodeCount()),
                            QObject::tr("Error: the truth is not known"));
  const int coordinate = coordinateOf(mode, snapshot->W.rows());
  // Models that have become one have one colour, however near to each other they are.
  return paintScale(snapshot->W.row(coordinate), coordinateLabel(network, coordinate),
                    isKnown ? truthAndAround(truth.row(coordinate)) : Vector(), network.attackers);
}

QColor colorOfTrueCluster(const ProblemInstance& network, const QString& mode, int cluster) {
  const auto& truth = network.coordinates.truth;
  const bool isScale = mode.startsWith(QLatin1Char('w')) && truth.cols() == network.nodeCount();
  const auto node = std::find(network.clusters.begin(), network.clusters.end(), cluster);
  if (!isScale || node == network.clusters.end()) return groupColor(cluster % ClusterMarks::most);
  const Vector values = truth.row(coordinateOf(mode, truth.rows()));
  const Vector ends = truthAndAround(values);
  const double value = values[node - network.clusters.begin()];
  return sequentialColor(ends[1] > ends[0] ? (value - ends[0]) / (ends[1] - ends[0]) : 0);
}

void drawMarker(QPainter& painter, QPointF center, double diameter, Marker marker) {
  const double r = diameter / 2;
  switch (marker) {
    case Marker::Circle:
      painter.drawEllipse(center, r, r);
      break;
    case Marker::Square:
      painter.drawRect(QRectF(center.x() - 0.86 * r, center.y() - 0.86 * r, 1.72 * r, 1.72 * r));
      break;
    case Marker::Triangle:
      painter.drawPolygon(regular(center + QPointF(0, 0.15 * r), 1.15 * r, 3, -M_PI / 2));
      break;
    case Marker::Diamond:
      painter.drawPolygon(regular(center, 1.15 * r, 4, 0));
      break;
    case Marker::TriangleDown:
      painter.drawPolygon(regular(center - QPointF(0, 0.15 * r), 1.15 * r, 3, M_PI / 2));
      break;
  }
}

void drawAttackMark(QPainter& painter, QPointF center, double diameter) {
  const double r = 0.36 * diameter;
  const std::array lines{QLineF(center - QPointF(r, r), center + QPointF(r, r)),
                         QLineF(center - QPointF(r, -r), center + QPointF(r, -r))};
  for (const auto& [color, width] :
       {std::pair(canvasColors().background, 0.34), std::pair(canvasColors().text, 0.16)}) {
    painter.setPen(QPen(color, std::max(1.0, width * diameter), Qt::SolidLine, Qt::RoundCap));
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
  }
}

void drawNode(QPainter& painter, QPointF center, const NodePaint::Bucket& bucket, double diameter,
              bool hollow) {
  if (hollow) {
    auto fill = bucket.color;
    fill.setAlpha(70);
    painter.setPen(QPen(canvasColors().background, 3));
    painter.setBrush(canvasColors().background);
    drawMarker(painter, center, diameter - 1.5, bucket.marker);
    painter.setPen(QPen(bucket.color, 1.6));
    painter.setBrush(fill);
    drawMarker(painter, center, diameter - 1.5, bucket.marker);
  } else {
    painter.setPen(QPen(canvasColors().nodeBorder, 1));
    painter.setBrush(bucket.color);
    drawMarker(painter, center, diameter, bucket.marker);
  }
}

QPixmap markerPixmap(const NodePaint::Bucket& bucket, double diameter, bool hollow,
                     double devicePixelRatio) {
  const double side = std::ceil(diameter * 1.3 + 3);
  QPixmap pixmap(QSizeF(side * devicePixelRatio, side * devicePixelRatio).toSize());
  pixmap.setDevicePixelRatio(devicePixelRatio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  drawNode(painter, {side / 2, side / 2}, bucket, diameter, hollow);
  return pixmap;
}

QPixmap clusterIcon(int cluster, double diameter) {
  const bool isMarked = cluster < ClusterMarks::most;
  const auto bucket =
      isMarked ? groupBucket(cluster) : NodePaint::Bucket{canvasColors().muted, Marker::Circle};
  return markerPixmap(bucket, diameter, false, 2);
}

}  // namespace gtv::ui
