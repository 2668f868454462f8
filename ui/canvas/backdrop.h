#pragma once

#include <QRectF>
#include <QString>
#include <QTransform>
#include <array>
#include <optional>

#include "instances/problem_instance.h"

class QPainter;

namespace gtv::ui {

/// What is behind the graph.
enum class Backdrop { None, Grid, Coordinates };

/// As in the document's view.backdrop; nothing for another name.
std::optional<Backdrop> backdropNamed(const QString& name);
QString backdropName(Backdrop backdrop);

/// From the unit box to the coordinates of the data: value = offset + scale · place, per axis.
struct CoordinateMap {
  std::array<double, 2> scale{1, 1};
  std::array<double, 2> offset{0, 0};
  bool degrees = false;  ///< longitude and latitude
};

/// Where nodes are drawn by the coordinates of the data: most of them must be where such a map puts
/// them, others may have been moved by hand. Nothing for any other layout. `positions` is 2 × n.
std::optional<CoordinateMap> coordinateMap(const ProblemInstance& network, const Matrix& positions);

/// 1, 2 or 5 times a power of ten, at least `least`.
double roundStep(double least);

/// Lines at round numbers with their numbers at the border, of the unit box or of the map; the
/// legend keeps its place.
void drawBackdrop(QPainter& painter, const QRectF& area, const QTransform& toScreen,
                  const std::optional<CoordinateMap>& map, const QRectF& legend);

}  // namespace gtv::ui
