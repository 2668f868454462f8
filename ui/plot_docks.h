#pragma once

#include <QObject>
#include <vector>

#include "run/run_trace.h"

class QMainWindow;

namespace gtv::ui {

class CurvePlot;
class PathPanel;
class ScatterPlot;
class ViewDock;

/// The plots of the window, each in a dock of its own: the local models, errors and objective over
/// the iterations, the λ path.
class PlotDocks : public QObject {
  Q_OBJECT

 public:
  explicit PlotDocks(QMainWindow& window);

  ScatterPlot* scatter() const { return scatter_; }
  CurvePlot* errors() const { return errors_; }
  CurvePlot* objectives() const { return objectives_; }
  PathPanel* path() const { return path_; }
  /// In the order of the View menu.
  const std::vector<ViewDock*>& docks() const { return docks_; }
  ViewDock* scatterDock() const { return docks_[0]; }
  ViewDock* errorDock() const { return docks_[1]; }
  ViewDock* objectiveDock() const { return docks_[2]; }
  ViewDock* pathDock() const { return docks_[3]; }
  /// To the front.
  void showPath();

  void clearCurves();
  void append(const std::vector<TraceRow>& rows);
  void refreshTheme();

 private:
  ScatterPlot* scatter_;
  CurvePlot* errors_;
  CurvePlot* objectives_;
  PathPanel* path_;
  std::vector<ViewDock*> docks_;
};

}  // namespace gtv::ui
