#include "ui/canvas/backdrop.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/widgets/label_room.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

/// Nodes that are asked where they are.
constexpr Eigen::Index mostAsked = 400;
/// Of the range of the coordinates: what rounding may move a node.
constexpr double samePlace = 1e-6;
constexpr double lineDistance = 80;

/// The line through most points (place, value), if that is at least half of them.
bool fitLine(const std::vector<double>& places, const std::vector<double>& values, double& scale,
             double& offset) {
  const auto count = places.size();
  const auto [low, high] = std::minmax_element(values.begin(), values.end());
  const double range = *high - *low;
  if (!(range > 0)) return false;
  constexpr std::size_t attempts = 24;
  for (std::size_t k = 0; k < attempts; ++k) {
    const auto a = k * count / attempts;
    const auto b = (a + count / 2) % count;
    if (places[a] == places[b] || values[a] == values[b]) continue;
    scale = (values[b] - values[a]) / (places[b] - places[a]);
    offset = values[a] - scale * places[a];
    std::size_t agree = 0;
    for (std::size_t i = 0; i < count; ++i)
      if (std::abs(offset + scale * places[i] - values[i]) <= samePlace * range) ++agree;
    if (2 * agree > count) return true;
  }
  return false;
}

QString tickText(double value, double step, bool degrees) {
  const int decimals = std::clamp(static_cast<int>(-std::floor(std::log10(step) + 1e-9)), 0, 12);
  auto text = QString::number(value, 'f', decimals);
  // Large numbers in short.
  if (std::abs(value) >= 1e7) text = QString::number(value, 'g', 6);
  return degrees ? text + QStringLiteral("°") : text;
}

}  // namespace

std::optional<Backdrop> backdropNamed(const QString& name) {
  for (const auto each : {Backdrop::None, Backdrop::Grid, Backdrop::Coordinates})
    if (name == backdropName(each)) return each;
  return std::nullopt;
}

QString backdropName(Backdrop backdrop) {
  switch (backdrop) {
    case Backdrop::Grid:
      return QStringLiteral("grid");
    case Backdrop::Coordinates:
      return QStringLiteral("coordinates");
    default:
      return QStringLiteral("none");
  }
}

std::optional<CoordinateMap> coordinateMap(const ProblemInstance& network,
                                           const Matrix& positions) {
  const auto& coordinates = network.drawing.coordinates;
  const auto n = std::min(positions.cols(), static_cast<Eigen::Index>(network.ids.size()));
  std::vector<Eigen::Index> nodes;
  const auto step = std::max<Eigen::Index>(1, n / mostAsked);
  for (Eigen::Index i = 0; i < n; i += step)
    if (network.ids[static_cast<std::size_t>(i)] < coordinates.cols()) nodes.push_back(i);
  if (nodes.size() < 3) return std::nullopt;
  CoordinateMap map;
  for (const int axis : {0, 1}) {
    std::vector<double> places;
    std::vector<double> values;
    places.reserve(nodes.size());
    values.reserve(nodes.size());
    for (const auto i : nodes) {
      places.push_back(positions(axis, i));
      values.push_back(coordinates(axis, network.ids[static_cast<std::size_t>(i)]));
    }
    if (!fitLine(places, values, map.scale[axis], map.offset[axis])) return std::nullopt;
  }
  // The geographic layout takes coordinates for degrees where they can be.
  map.degrees = coordinates.row(1).cwiseAbs().maxCoeff() <= 90 &&
                coordinates.row(0).cwiseAbs().maxCoeff() <= 360;
  return map;
}

double roundStep(double least) {
  const double power = std::pow(10, std::floor(std::log10(least)));
  for (const double factor : {1.0, 2.0, 5.0})
    if (factor * power >= least * (1 - 1e-12)) return factor * power;
  return 10 * power;
}

void drawBackdrop(QPainter& painter, const QRectF& area, const QTransform& toScreen,
                  const std::optional<CoordinateMap>& map, const QRectF& legend) {
  const auto colors = canvasColors();
  // Behind the graph the lines are fainter than in a plot.
  auto faint = colors.grid;
  if (currentTheme() == Theme::HighContrast) faint = faint.darker(170);
  const auto coordinates = map.value_or(CoordinateMap());
  const auto toUnit = toScreen.inverted();
  const auto corner = toUnit.map(area.bottomLeft());
  const auto opposite = toUnit.map(area.topRight());
  const std::array<double, 2> low{corner.x(), corner.y()};
  const std::array<double, 2> high{opposite.x(), opposite.y()};
  const QFontMetricsF metrics(painter.font());
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing, false);
  struct Label {
    QRectF box;
    QString text;
  };
  std::vector<Label> labels;
  for (const int axis : {0, 1}) {
    const double scale = coordinates.scale[axis];
    double from = coordinates.offset[axis] + scale * low[axis];
    double to = coordinates.offset[axis] + scale * high[axis];
    if (from > to) std::swap(from, to);
    const double pixels = axis == 0 ? area.width() : area.height();
    const double step = roundStep((to - from) * scaled(lineDistance) / pixels);
    if (!(step > 0) || !std::isfinite(step)) continue;
    for (double k = std::ceil(from / step); k * step <= to; ++k) {
      const double value = k * step;
      const double place = (value - coordinates.offset[axis]) / scale;
      painter.setPen(QPen(faint, k == 0 && !map ? 2 : 1));
      const auto text = tickText(k == 0 ? 0 : value, step, coordinates.degrees);
      const double wide = metrics.horizontalAdvance(text) + 4;
      const double tall = metrics.height();
      if (axis == 0) {
        const double x = toScreen.map(QPointF(place, 0)).x();
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
        // Where the other axis has its numbers there is no room.
        const QRectF box(x - wide / 2, area.bottom() - tall - 2, wide, tall);
        if (box.left() >= area.left() && box.right() <= area.right() - 3 * tall)
          labels.push_back({box, text});
      } else {
        const double y = toScreen.map(QPointF(0, place)).y();
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        const QRectF box(area.right() - wide - 2, y - tall / 2, wide, tall);
        if (box.top() >= area.top() && box.bottom() <= area.bottom() - tall)
          labels.push_back({box, text});
      }
    }
  }
  auto ink = colors.text;
  ink.setAlphaF(0.7);
  painter.setPen(ink);
  LabelRoom room(area);
  room.take(legend);
  for (const auto& label : labels) {
    if (!room.place({label.box})) continue;
    painter.fillRect(label.box, colors.background);
    painter.drawText(label.box, Qt::AlignCenter, label.text);
  }
  painter.restore();
}

}  // namespace gtv::ui
