#pragma once

#include <QColor>
#include <QPixmap>
#include <QString>
#include <vector>

#include "instances/problem_instance.h"
#include "run/snapshot.h"

namespace gtv::ui {

/// Second coding beside colour.
enum class Marker { Circle, Square, Triangle, Diamond, TriangleDown };

/// Coordinates that lists offer to choose from; more would only be scrolled past.
inline constexpr int mostCoordinates = 100;

/// How every node is drawn, in the canvas and in the scatter plot alike: nodes are sorted into
/// buckets of one colour and marker.
struct NodePaint {
  struct Bucket {
    QColor color;
    Marker marker = Marker::Circle;
  };
  std::vector<Bucket> buckets;
  std::vector<int> bucketOf;  ///< of every node
  QString title;              ///< what the colours mean
  QString note;               ///< what else there is to say, or empty
  bool learned = false;       ///< by learned clusters, or groups of similar models
  bool continuous = false;    ///< buckets are steps of a scale from low to high
  double low = 0;
  double high = 0;
  bool hasLower = false;   ///< some nodes are below the scale
  bool hasHigher = false;  ///< or above it
  int groups = 0;          ///< clusters with at least two nodes, if not continuous
};

/// `mode` is a view.nodeColor of the document; `snapshot` may be null before the first one, and
/// `fiedler` (one number per node) unless the mode is "fiedler" and it is known.
NodePaint paintNodes(const ProblemInstance& network, const Snapshot* snapshot, const QString& mode,
                     const Vector* fiedler = nullptr);

/// Learned clusters as they are marked in the picture; while there are none, every node as a single
/// one.
NodePaint paintClusters(const Snapshot& snapshot);
/// Clusters of the same nodes that somebody else has found, marked as those of the picture would
/// be.
NodePaint paintClusters(const std::vector<int>& clusters, const Snapshot* snapshot);
/// Clusters that follow no picture: the largest groups get the first colours, single nodes none.
NodePaint paintClusters(const std::vector<int>& clusters);

/// The colour of every group of these nodes: theirs, or muted where they have several.
std::vector<QColor> colorsOfGroups(const NodePaint& paint, const std::vector<int>& groups);

/// One number per node on the sequential scale, which covers these numbers but for outliers, and
/// the numbers of `known` as well: what is nearly the same has nearly the same colour then. Nodes
/// that are `beyond` it, ascending, do not stretch it.
NodePaint paintScale(const Vector& values, const QString& title, const Vector& known = {},
                     const std::vector<int>& beyond = {});

/// "w3" with the name of its feature where one is known: "w3 (sqft)".
QString coordinateLabel(const ProblemInstance& network, int coordinate);

/// Of the nodes of a true cluster that have learned their true models, where nodes are painted by
/// `mode`.
QColor colorOfTrueCluster(const ProblemInstance& network, const QString& mode, int cluster);

/// A small picture of a marker, `diameter` logical pixels wide; hollow for nodes without labels.
QPixmap markerPixmap(const NodePaint::Bucket& bucket, double diameter, bool hollow,
                     double devicePixelRatio);
/// Of a true cluster, as paintNodes() draws its nodes.
QPixmap clusterIcon(int cluster, double diameter);
void drawMarker(QPainter& painter, QPointF center, double diameter, Marker marker);
/// Over a node that attacks: a cross with a margin in the colour of the ground.
void drawAttackMark(QPainter& painter, QPointF center, double diameter);
/// The same picture, as shapes.
void drawNode(QPainter& painter, QPointF center, const NodePaint::Bucket& bucket, double diameter,
              bool hollow);

}  // namespace gtv::ui
