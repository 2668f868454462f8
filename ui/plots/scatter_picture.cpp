#include "ui/plots/scatter_picture.h"

#include <qcustomplot.h>

#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <unordered_set>
#include <utility>

#include "diagnostics/convex_hull.h"
#include "ui/plots/density_image.h"
#include "ui/plots/plot_layer.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr double dotDiameter = 7;
/// Of a density picture; a single point must be seen.
constexpr double densitySide = 2;
/// Few truths are landmarks; one for every node is a cloud.
constexpr Eigen::Index mostLandmarks = 30;
/// Around the points of a hull.
constexpr double hullMargin = 7;
constexpr int hullCorners = 16;
/// More lines of a trail than these are drawn without smooth edges on the screen.
constexpr std::size_t mostSmoothLines = 700;
constexpr int trailShades = 5;

double crossDiameter(Eigen::Index count) { return scaled(count > mostLandmarks ? 6 : 15); }

QString colorName(const QColor& color) { return color.name(QColor::HexArgb); }

}  // namespace

ScatterPicture::ScatterPicture(QCustomPlot& plot) : plot_(plot) {
  auto* main = plot.layer(QStringLiteral("main"));
  plot.addLayer(QStringLiteral("beneath"), main, QCustomPlot::limBelow);
  plot.addLayer(QStringLiteral("above"), main, QCustomPlot::limAbove);
  const auto add = [&](const char* layer, auto draw) {
    // Owned by its layer.
    new PlotLayer(plot, QString::fromLatin1(layer),
                  [this, draw](QCPPainter& painter) { (this->*draw)(painter); });
  };
  add("beneath", &ScatterPicture::drawOrigin);
  add("beneath", &ScatterPicture::drawHulls);
  add("beneath", &ScatterPicture::drawRings);
  add("main", &ScatterPicture::drawTrails);
  add("main", &ScatterPicture::drawCrosses);
  add("main", &ScatterPicture::drawPoints);
  add("above", &ScatterPicture::drawChosen);
  add("overlay", &ScatterPicture::drawCrossName);
  add("overlay", &ScatterPicture::drawFocus);
}

void ScatterPicture::drawMarks(QCPPainter& painter, const std::vector<QPointF>& places, double side,
                               const QString& name, double raster, const DrawMark& draw) {
  const bool shapes = drawsShapes(painter);
  const auto rect = QRectF(plot_.axisRect()->rect());
  const double ratio = shapes ? 1 : painter.device()->devicePixelRatioF();
  const double step = raster / ratio;
  QPixmap stamp;
  const double half = std::ceil(side / 2 + 1.5);
  if (!shapes) {
    auto& kept = stamps_[QStringLiteral("%1 %2").arg(name).arg(ratio)];
    if (kept.isNull()) {
      kept = QPixmap((QSizeF(2 * half, 2 * half) * ratio).toSize());
      kept.setDevicePixelRatio(ratio);
      kept.fill(Qt::transparent);
      QPainter onto(&kept);
      onto.setRenderHint(QPainter::Antialiasing);
      draw(onto, {half, half});
    }
    stamp = kept;
  }
  // Where there is a mark already another one would change nothing.
  const int columns = static_cast<int>(rect.width() / step) + 2;
  const int rows = static_cast<int>(rect.height() / step) + 2;
  std::vector<bool> taken(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
  for (const auto& place : places) {
    const double column = std::floor((place.x() - rect.left()) / step + 0.5);
    const double row = std::floor((place.y() - rect.top()) / step + 0.5);
    const bool inside = column >= 0 && column < columns && row >= 0 && row < rows;
    if (inside) {
      const auto cell = static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                        static_cast<std::size_t>(column);
      if (taken[cell]) continue;
      taken[cell] = true;
    } else if (!rect.adjusted(-half, -half, half, half).contains(place)) {
      continue;
    }
    if (shapes)
      draw(painter, place);
    else
      painter.drawPixmap(
          QPointF(rect.left() + column * step - half, rect.top() + row * step - half), stamp);
  }
}

/// Lines through the origin; where it is beyond the plot, an arrow at the edge points there.
void ScatterPicture::drawOrigin(QCPPainter& painter) const {
  const PlotMap map(plot_);
  const auto area = map.rect();
  const bool hasX = std::isfinite(origin.x());
  const bool hasY = std::isfinite(origin.y());
  if (!hasX && !hasY) return;
  const auto at = map(hasX ? origin.x() : 0, hasY ? origin.y() : 0);
  const bool inX = !hasX || (at.x() >= area.left() && at.x() <= area.right());
  const bool inY = !hasY || (at.y() >= area.top() && at.y() <= area.bottom());
  const auto colors = canvasColors();
  painter.setAntialiasing(false);
  painter.setPen(QPen(colors.muted, scaled(1)));
  if (hasX && inX) painter.drawLine(QLineF(at.x(), area.top(), at.x(), area.bottom()));
  if (hasY && inY) painter.drawLine(QLineF(area.left(), at.y(), area.right(), at.y()));
  painter.setAntialiasing(true);
  painter.setFont(plot_.xAxis->tickLabelFont());
  painter.setPen(colors.text);
  const double side = scaled(14);
  if (inX && inY) {
    if (hasX && hasY) nameOrigin(painter, at);
    return;
  }
  // At the edge, in the direction of the origin.
  const double inset = scaled(10);
  // On its way to another size a plot may be smaller than its words.
  if (area.width() < 2 * inset || area.height() < 2 * inset) return;
  const QPointF tip(
      hasX ? std::clamp(at.x(), area.left() + inset, area.right() - inset) : area.center().x(),
      hasY ? std::clamp(at.y(), area.top() + inset, area.bottom() - inset) : area.center().y());
  QLineF way(area.center(), QPointF(hasX ? at.x() : tip.x(), hasY ? at.y() : tip.y()));
  if (way.length() == 0) return;
  way.setLength(1);
  const QPointF along(way.dx(), way.dy());
  const QPointF across(-along.y(), along.x());
  const double r = scaled(5);
  painter.setBrush(colors.text);
  painter.setPen(Qt::NoPen);
  painter.drawPolygon(QPolygonF{tip + r * along, tip - r * along + 0.8 * r * across,
                                tip - r * along - 0.8 * r * across});
  painter.setPen(colors.text);
  const auto label = tip - 3 * r * along;
  painter.drawText(QRectF(label.x() - side, label.y() - side / 2, 2 * side, side), Qt::AlignCenter,
                   QStringLiteral("0"));
}

/// In the quarter that has room.
void ScatterPicture::nameOrigin(QCPPainter& painter, QPointF at) const {
  const PlotMap map(plot_);
  const double side = scaled(14);
  LabelRoom room(map.rect());
  const auto near = QRectF(at, at).adjusted(-2 * side, -2 * side, 2 * side, 2 * side);
  for (const auto* marks : {&crosses, &points})
    for (Eigen::Index k = 0; k < marks->cols(); ++k)
      if (const auto mark = map((*marks)(0, k), (*marks)(1, k)); near.contains(mark)) {
        const double half =
            0.5 * (marks == &crosses ? crossDiameter(marks->cols()) : scaled(dotDiameter));
        room.avoid({mark - QPointF(half, half), mark + QPointF(half, half)});
      }
  std::vector<QRectF> places;
  for (const double y : {at.y() + 1, at.y() - 1 - side})
    for (const double x : {at.x() + 1, at.x() - 1 - side}) places.emplace_back(x, y, side, side);
  if (const auto box = room.place(places))
    painter.drawText(*box, Qt::AlignCenter, QStringLiteral("0"));
}

void ScatterPicture::drawHulls(QCPPainter& painter) const {
  const PlotMap map(plot_);
  const double margin = scaled(hullMargin);
  const bool strong = currentTheme() == Theme::HighContrast;
  for (const auto& hull : hulls) {
    // A margin of round corners: the hull of small polygons around its corners.
    Matrix around(2, hullCorners * hull.corners.cols());
    for (Eigen::Index k = 0; k < hull.corners.cols(); ++k) {
      const auto at = map(hull.corners(0, k), hull.corners(1, k));
      for (int c = 0; c < hullCorners; ++c) {
        const double angle = 2 * M_PI * c / hullCorners;
        around.col(hullCorners * k + c) << at.x() + margin * std::cos(angle),
            at.y() + margin * std::sin(angle);
      }
    }
    QPolygonF outline;
    for (const int corner : convexHull(around))
      outline << QPointF(around(0, corner), around(1, corner));
    auto fill = hull.color;
    fill.setAlpha(strong ? 90 : 38);
    auto line = hull.color;
    line.setAlpha(strong ? 255 : 130);
    painter.setPen(QPen(line, scaled(1)));
    painter.setBrush(fill);
    painter.drawPolygon(outline);
  }
}

void ScatterPicture::drawRings(QCPPainter& painter) {
  const PlotMap map(plot_);
  // Rings of one kind are drawn together, the kinds in the order of their first ring.
  struct Kind {
    const Ring* first;
    std::vector<QPointF> places;
  };
  std::vector<Kind> kinds;
  std::map<std::pair<QRgb, double>, std::size_t> kindOf;
  for (const auto& ring : rings) {
    const auto [known, isNew] =
        kindOf.try_emplace(std::pair(ring.color.rgb(), ring.diameter), kinds.size());
    if (isNew) kinds.push_back({&ring, {}});
    kinds[known->second].places.push_back(map(ring.at.x(), ring.at.y()));
  }
  for (const auto& kind : kinds) {
    const auto color = kind.first->color;
    const double diameter = scaled(kind.first->diameter);
    const auto name = QStringLiteral("ring %1 %2 %3")
                          .arg(colorName(color))
                          .arg(diameter)
                          .arg(ringsAreDotted ? 1 : 0);
    drawMarks(painter, kind.places, diameter + scaled(2), name, 1, [&](QPainter& onto, QPointF at) {
      QPen pen(color, scaled(2));
      if (ringsAreDotted) pen.setStyle(Qt::DotLine);
      onto.setPen(pen);
      onto.setBrush(Qt::NoBrush);
      onto.drawEllipse(at, diameter / 2, diameter / 2);
    });
  }
}

void ScatterPicture::drawTrails(QCPPainter& painter) const {
  if (trails.steps.size() < 2) return;
  const PlotMap map(plot_);
  const auto count = trails.steps.size();
  struct Kind {
    QRgb color;
    std::array<QVector<QLineF>, trailShades> lines;
  };
  std::vector<Kind> kinds;
  std::size_t lineCount = 0;
  // Fused nodes leave one trail.
  std::unordered_set<std::uint64_t> known;
  const auto isNew = [&](const QLineF& line) {
    std::uint64_t key = 0;
    for (const double side : {line.x1(), line.y1(), line.x2(), line.y2()})
      key =
          (key << 16) | static_cast<std::uint16_t>(std::clamp(side, -8000.0, 8000.0) * 2 + 16'000);
    return known.insert(key).second;
  };
  for (std::size_t i = 0; i < trails.colors.size(); ++i) {
    const QRgb color = trails.colors[i].rgb();
    auto kind = std::find_if(kinds.begin(), kinds.end(),
                             [&](const Kind& each) { return each.color == color; });
    if (kind == kinds.end()) kind = kinds.insert(kinds.end(), Kind{color, {}});
    const auto column = static_cast<Eigen::Index>(i);
    // From the present backwards: what moves less than a pixel is no line of its own.
    auto from = map(trails.steps.back()(0, column), trails.steps.back()(1, column));
    for (std::size_t back = 1; back < count; ++back) {
      const auto& step = trails.steps[count - 1 - back];
      const auto to = map(step(0, column), step(1, column));
      if (!std::isfinite(to.x()) || !std::isfinite(to.y())) break;
      if (std::abs(to.x() - from.x()) + std::abs(to.y() - from.y()) < 1.5 && back + 1 < count)
        continue;
      const auto shade = std::min<std::size_t>(trailShades - 1, (back - 1) * trailShades / count);
      const QLineF line(from, to);
      if (isNew(line)) {
        kind->lines[shade].append(line);
        ++lineCount;
      }
      from = to;
    }
  }
  painter.setBrush(Qt::NoBrush);
  painter.setAntialiasing(drawsShapes(painter) || lineCount <= mostSmoothLines);
  for (int shade = trailShades - 1; shade >= 0; --shade)
    for (const auto& kind : kinds) {
      const auto& lines = kind.lines[static_cast<std::size_t>(shade)];
      if (lines.empty()) continue;
      auto color = QColor::fromRgb(kind.color);
      color.setAlpha(150 - 110 * shade / (trailShades - 1));
      painter.setPen(QPen(color, scaled(1)));
      painter.QPainter::drawLines(lines);
    }
  painter.setAntialiasing(true);
}

void ScatterPicture::drawCrosses(QCPPainter& painter) {
  const PlotMap map(plot_);
  std::vector<QPointF> places;
  places.reserve(static_cast<std::size_t>(crosses.cols()));
  for (Eigen::Index k = 0; k < crosses.cols(); ++k)
    places.push_back(map(crosses(0, k), crosses(1, k)));
  const double side = crossDiameter(crosses.cols());
  const double width = scaled(crosses.cols() > mostLandmarks ? 1 : 2);
  drawMarks(painter, places, side, QStringLiteral("cross %1").arg(side),
            crosses.cols() > 2000 ? 3 : 1, [&](QPainter& onto, QPointF at) {
              const double r = side / 2 / std::sqrt(2.0);
              onto.setPen(QPen(canvasColors().text, width));
              onto.drawLine(at + QPointF(-r, -r), at + QPointF(r, r));
              onto.drawLine(at + QPointF(-r, r), at + QPointF(r, -r));
            });
}

void ScatterPicture::drawPoints(QCPPainter& painter) {
  if (points.cols() == 0) return;
  if (density) return drawDensity(painter);
  const PlotMap map(plot_);
  std::vector<std::vector<QPointF>> places(paint.buckets.size());
  for (Eigen::Index i = 0; i < points.cols(); ++i)
    places[static_cast<std::size_t>(paint.bucketOf[static_cast<std::size_t>(i)])].push_back(
        map(points(0, i), points(1, i)));
  const double diameter = scaled(dotDiameter);
  // The largest groups come last, on top: nodes on their own must not hide them.
  for (std::size_t k = places.size(); k-- > 0;) {
    if (places[k].empty()) continue;
    const auto& bucket = paint.buckets[k];
    drawMarks(painter, places[k], 1.3 * diameter,
              QStringLiteral("point %1 %2")
                  .arg(colorName(bucket.color))
                  .arg(static_cast<int>(bucket.marker)),
              1, [&](QPainter& onto, QPointF at) {
                onto.setPen(QPen(canvasColors().nodeBorder, 0.8));
                onto.setBrush(bucket.color);
                drawMarker(onto, at, diameter, bucket.marker);
              });
  }
}

void ScatterPicture::drawDensity(QCPPainter& painter) const {
  const PlotMap map(plot_);
  const double side = scaled(densitySide);
  auto image = densityImage(points, paint, map, side);
  const QRectF target(map.rect().topLeft(), QSizeF(image.size()) * side);
  // Other programs smooth what they enlarge.
  if (drawsShapes(painter)) image = image.scaled(image.size() * 4, Qt::IgnoreAspectRatio);
  painter.drawImage(target, image);
}

void ScatterPicture::drawChosen(QCPPainter& painter) {
  if (chosen.empty()) return;
  const PlotMap map(plot_);
  std::vector<QPointF> places;
  places.reserve(chosen.size());
  for (const int i : chosen)
    if (i < points.cols()) places.push_back(map(points(0, i), points(1, i)));
  const double side = scaled(dotDiameter + 6);
  drawMarks(painter, places, side, QStringLiteral("chosen"), places.size() > 500 ? 3 : 1,
            [&](QPainter& onto, QPointF at) {
              onto.setBrush(Qt::NoBrush);
              onto.setPen(QPen(canvasColors().background, scaled(3.5)));
              onto.drawEllipse(at, side / 2 - scaled(1), side / 2 - scaled(1));
              onto.setPen(QPen(canvasColors().text, scaled(1.8)));
              onto.drawEllipse(at, side / 2 - scaled(1), side / 2 - scaled(1));
            });
}

/// Where there is room: above or below its cross, to the right or left.
void ScatterPicture::drawCrossName(QCPPainter& painter) const {
  if (crossName.isEmpty()) return;
  const PlotMap map(plot_);
  const auto at = map(namedCross.x(), namedCross.y());
  const auto colors = canvasColors();
  const auto font = plot_.font();
  const QFontMetricsF metrics(font);
  const double gap = scaled(12);
  const QSizeF size(metrics.horizontalAdvance(crossName) + gap / 2, metrics.height() + 2);
  LabelRoom room(map.rect());
  std::vector<QRectF> places;
  for (const double y : {at.y() - metrics.height(), at.y() + 2})
    for (const double x : {at.x() + gap, at.x() - gap - size.width()})
      places.emplace_back(QPointF(x, y), size);
  const auto box = room.place(places);
  if (!box) return;
  auto ground = colors.background;
  ground.setAlphaF(0.9F);
  painter.setPen(QPen(colors.muted, 1));
  painter.setBrush(ground);
  painter.drawRoundedRect(*box, 3, 3);
  painter.setFont(font);
  painter.setPen(colors.text);
  painter.drawText(*box, Qt::AlignCenter, crossName);
}

void ScatterPicture::drawFocus(QCPPainter& painter) const {
  if (!plot_.hasFocus() || drawsShapes(painter)) return;
  painter.setAntialiasing(false);
  painter.setPen(QPen(plot_.palette().color(QPalette::Highlight), 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(plot_.axisRect()->rect().adjusted(0, 0, -1, -1));
}

}  // namespace gtv::ui
