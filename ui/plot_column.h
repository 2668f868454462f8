#pragma once

#include <QSplitter>
#include <vector>

#include "run/run_trace.h"

class QTabWidget;

namespace gtv::ui {

class CurvePlot;
class PathPanel;
class ScatterPlot;

/// The plots right of the graph: the local models on top; below, in tabs, the curves of the
/// iteration and the λ path.
class PlotColumn : public QSplitter {
  Q_OBJECT

 public:
  explicit PlotColumn(QWidget* parent = nullptr);

  ScatterPlot* scatter() const { return scatter_; }
  CurvePlot* errors() const { return errors_; }
  CurvePlot* objectives() const { return objectives_; }
  PathPanel* path() const { return path_; }
  /// The tab in front.
  void showPath();

  void clearCurves();
  void append(const std::vector<TraceRow>& rows);
  void refreshTheme();

 private:
  ScatterPlot* scatter_;
  CurvePlot* errors_;
  CurvePlot* objectives_;
  PathPanel* path_;
  QTabWidget* tabs_;
};

}  // namespace gtv::ui
