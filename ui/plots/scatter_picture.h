#pragma once

#include <QHash>
#include <QPixmap>
#include <QPolygonF>
#include <cmath>
#include <functional>
#include <vector>

#include "base/types.h"
#include "ui/widgets/node_paint.h"

class QCPPainter;
class QCustomPlot;

namespace gtv::ui {

/// What the plot of the local models shows, in plot coordinates, and how it is drawn: hulls below,
/// then rings, trails, crosses, points and what is chosen. Marks are drawn once and copied; where
/// the target wants shapes (PDF, SVG) they are drawn as such.
class ScatterPicture {
 public:
  struct Ring {
    QPointF at;
    QColor color;
    double diameter;  ///< logical pixels
  };
  struct Hull {
    Matrix corners;  ///< 2 × k, counterclockwise
    QColor color;
  };
  /// Where some nodes were, the oldest first; no number where that is not known.
  struct Trails {
    std::vector<Matrix> steps;   ///< each 2 × number of nodes
    std::vector<QColor> colors;  ///< of the nodes
  };

  explicit ScatterPicture(QCustomPlot& plot);

  Matrix points = Matrix(2, 0);  ///< one per node
  NodePaint paint;               ///< of them
  bool density = false;          ///< as a picture of how many there are
  std::vector<Ring> rings;
  bool ringsAreDotted = false;
  Matrix crosses = Matrix(2, 0);
  QString crossName;  ///< stands beside one cross; empty: beside none
  QPointF namedCross{0, 0};
  /// Where all parameters are zero; no number on an axis that shows something else.
  QPointF origin{std::nan(""), std::nan("")};
  std::vector<Hull> hulls;
  Trails trails;
  std::vector<int> chosen;  ///< nodes

  /// Marks are drawn anew.
  void refreshTheme() { stamps_.clear(); }

 private:
  using DrawMark = std::function<void(QPainter&, QPointF)>;
  void drawOrigin(QCPPainter& painter) const;
  void nameOrigin(QCPPainter& painter, QPointF at) const;
  void drawHulls(QCPPainter& painter) const;
  void drawRings(QCPPainter& painter);
  void drawTrails(QCPPainter& painter) const;
  void drawCrosses(QCPPainter& painter);
  void drawPoints(QCPPainter& painter);
  void drawDensity(QCPPainter& painter) const;
  void drawChosen(QCPPainter& painter);
  void drawFocus(QCPPainter& painter) const;
  void drawCrossName(QCPPainter& painter) const;
  /// Marks at all these places that are not one another's; `raster` in logical pixels.
  void drawMarks(QCPPainter& painter, const std::vector<QPointF>& places, double side,
                 const QString& name, double raster, const DrawMark& draw);

  QCustomPlot& plot_;
  QHash<QString, QPixmap> stamps_;
};

}  // namespace gtv::ui
