#pragma once

#include <QWidget>
#include <memory>

#include "node_paint.h"
#include "run/network.h"
#include "run/snapshot.h"

class QCustomPlot;
class QCPGraph;
class QComboBox;

namespace gtv::ui {

/// The local models as points (ŵ_a, ŵ_b) with the true parameter vectors as crosses. Follows the
/// points until the user zooms or pans; a double click follows again.
class ScatterPlot : public QWidget {
  Q_OBJECT

 public:
  explicit ScatterPlot(QWidget* parent = nullptr);

  void setNetwork(std::shared_ptr<const Network> network, int xCoordinate, int yCoordinate);
  void setSnapshot(std::shared_ptr<const Snapshot> snapshot, const NodePaint& paint);
  void refreshTheme();
  QCustomPlot* plot() const { return plot_; }
  int xCoordinate() const;
  int yCoordinate() const;

 Q_SIGNALS:
  void axesChosen(int xCoordinate, int yCoordinate);

 private:
  void redraw();
  void showTruth();
  /// One entry per node: a row of W (d × n), or the node's number for the coordinate d.
  Vector values(const Matrix& W, int coordinate) const;
  void follow();

  QCustomPlot* plot_;
  QComboBox* xChoice_;
  QComboBox* yChoice_;
  QCPGraph* truth_;
  std::vector<QCPGraph*> groups_;
  std::shared_ptr<const Network> network_;
  std::shared_ptr<const Snapshot> snapshot_;
  NodePaint paint_;
  bool following_ = true;
  bool settingAxes_ = false;
};

}  // namespace gtv::ui
