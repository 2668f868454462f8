#pragma once

#include <qcustomplot.h>

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "sweeps/sweep_curves.h"
#include "sweeps/sweep_rows.h"
#include "ui/widgets/figure.h"

class QStackedWidget;

namespace gtv::ui {

class SweepCurvesPlot;

/// One number of a sweep over the values of its parameters: the mean ± standard deviation of the
/// repetitions, every single run, of two parameters a heat map of the means, or the paired
/// difference from the first value of the first parameter ± its standard error, or the curves over
/// the iterations that the sweep kept. With two
/// parameters the curves have a colour and a marker per value of the second. Axes are logarithmic
/// where the numbers span orders of magnitude; values that are no numbers stand side by side.
class SweepPlot : public QWidget, public Figure {
  Q_OBJECT

 public:
  enum class Mode { Mean, Runs, Map, Difference, Curves };

  explicit SweepPlot(QWidget* parent = nullptr);

  /// `names` are the labels of the axes; the metric is an index of sweepMetrics().
  void show(const SweepPlan& plan, const std::vector<SweepRow>& rows, int metric, Mode mode,
            const QStringList& names);
  /// The column is an index of curveNames(); `stated` is drawn over the curves.
  void showCurves(const SweepPlan& plan, const std::vector<SweepRow>& rows, std::size_t column,
                  const QStringList& names, std::vector<StatedPoint> stated);
  void clear();
  void refreshTheme();

  QCustomPlot* curves() const { return curves_; }
  QCustomPlot* heat() const { return heat_; }
  QCPColorMap* map() const { return map_; }
  SweepCurvesPlot* overIterations() const { return overIterations_; }
  bool showsMap() const;
  /// Points on the screen: means, or runs.
  int pointCount() const { return static_cast<int>(points_.size()); }
  /// What is at a place of the plot in front: "λ = 0.1: 0.02 ± 0.003, 5 runs"; empty: nothing.
  QString describe(QPointF place) const;
  /// The cell at a place, or −1.
  int cellAt(QPointF place) const;
  /// Where a cell is drawn, in pixels of the plot in front; nothing if it is not.
  std::optional<QPointF> placeOf(int cell) const;

  QString figureName() const override { return QStringLiteral("sweep"); }
  QSizeF figureSize() const override;
  void drawFigure(QCPPainter& painter) override;
  /// One line per cell: the values, the number of runs, mean and standard deviation, of differences
  /// the standard error.
  QString figureData() const override;

  /// Series that have a curve of their own.
  static constexpr int mostSeries = 8;

 Q_SIGNALS:
  void cellPicked(int cell);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Point {
    int cell;
    double x;
    double y;
  };
  QCustomPlot* front() const;
  void drawMap();
  void showLegend(bool shown);
  QString metricLabel() const;
  /// Where the values of an axis are on a scale of numbers, logarithmic or not; else in a row.
  struct Scale {
    std::vector<double> places;
    bool isNumeric = false;
    bool isLogarithmic = false;
  };
  static Scale scaleOf(const SweepAxis& axis, bool numeric);
  static void showScale(QCPAxis& axis, const SweepAxis& values, const Scale& scale);
  void drawCurves(const std::vector<SweepRow>& rows);
  bool placePoints(const std::vector<SweepRow>& rows, const Scale& scale);
  void showHeights(bool logarithmic);
  void drawSeries(int series, bool isNumeric, bool logarithmic);
  /// Half of the length of the bar at a cell.
  double barOf(int cell) const;
  void drawDeviations(QCPGraph& graph, const std::vector<Point>& points, const QColor& color,
                      bool logarithmic);
  QString wordsFor(int cell) const;

  QStackedWidget* pages_;
  QCustomPlot* curves_;
  QCustomPlot* heat_;
  SweepCurvesPlot* overIterations_;
  QCPColorMap* map_;
  QCPColorScale* bar_;
  std::shared_ptr<const SweepPlan> plan_;  ///< null: nothing is shown
  std::vector<SweepSummary> cells_;
  std::vector<Point> points_;
  int metric_ = 0;
  Mode mode_ = Mode::Mean;
  QStringList names_;
};

}  // namespace gtv::ui
