#pragma once

#include <qcustomplot.h>

#include "base/types.h"

namespace gtv::ui {

/// How often each dissimilarity occurs among the pairs of nodes, with a threshold that is dragged
/// or moved by the arrow keys, and a mark at the smallest one that connects the graph.
class ThresholdStrip : public QCustomPlot {
  Q_OBJECT

 public:
  ThresholdStrip();

  void show(const Matrix& D);
  /// Where the mark stands; NaN: none.
  void setConnecting(double connecting);
  /// NaN: the edges follow another rule, and the line waits at the mark, faint, to be dragged.
  void setThreshold(double threshold);
  double threshold() const { return threshold_; }
  /// In pixels.
  double positionOf(double dissimilarity) const { return xAxis->coordToPixel(dissimilarity); }
  void style();

 Q_SIGNALS:
  /// A new movement begins.
  void dragBegan();
  void thresholdChosen(double threshold);

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void drawMarks(QCPPainter& painter);
  void choose(double position);

  QCPBars* bars_;
  double most_ = 1;  ///< largest dissimilarity
  double connecting_;
  double threshold_;
};

}  // namespace gtv::ui
