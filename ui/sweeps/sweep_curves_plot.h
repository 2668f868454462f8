#pragma once

#include <qcustomplot.h>

#include <memory>
#include <optional>
#include <vector>

#include "sweeps/sweep_curves.h"
#include "sweeps/sweep_rows.h"

namespace gtv::ui {

/// What a curve of this name shows, for people.
QString curveLabel(const std::string& name);

/// One number of the runs of a sweep over their iterations: a curve per value of the first
/// parameter, the mean of the repetitions with a band of ± standard deviation, and a panel per
/// value of the second one. All panels have the same axes. What a source states is drawn over the
/// curves, in their colours.
class SweepCurvesPlot : public QCustomPlot {
  Q_OBJECT

 public:
  explicit SweepCurvesPlot(QWidget* parent = nullptr);

  /// `column` is the index of the curve; `names` are those of the parameters.
  void show(const SweepPlan& plan, const std::vector<SweepRow>& rows, std::size_t column,
            const QStringList& names, std::vector<StatedPoint> stated);
  void refreshTheme();

  /// What is at a place: "λ = 0.1, iteration 20: 0.02 ± 0.003, 5 runs"; empty: nothing.
  QString describe(QPointF place) const;
  /// The cell of the curve at a place, or −1.
  int cellAt(QPointF place) const;
  int panelCount() const { return static_cast<int>(panels_.size()); }
  /// The axes of the panel of the k-th value of the second parameter.
  QCPAxisRect* panel(int k) const { return panels_[static_cast<std::size_t>(k)]; }
  const std::vector<CurveSummary>& summaries() const { return cells_; }
  const std::vector<StatedPoint>& stated() const { return stated_; }
  /// A line per cell and iteration: the values, iteration, runs, mean and standard deviation.
  std::string csv() const;

  /// Panels that are drawn; of more values the first ones.
  static constexpr int mostPanels = 16;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  struct Place {
    int cell = -1;
    std::size_t point = 0;
  };
  std::optional<Place> placeAt(QPointF place) const;
  int seriesCount() const;
  int panelOf(int cell) const;
  QString valueText(std::size_t axis, int value) const;
  void drawPanels();
  int columnsFor(int count) const;
  void arrangePanels();
  void drawCell(int cell, bool logarithmic, double lowest);
  void drawStated(const StatedPoint& point);
  void setRanges(bool logarithmic, double low, double high);

  QCPLayoutGrid* grid_;
  std::vector<QCPAxisRect*> panels_;
  std::shared_ptr<const SweepPlan> plan_;  ///< null: nothing is shown
  std::vector<CurveSummary> cells_;
  std::vector<StatedPoint> stated_;
  std::string column_;
  QStringList names_;
};

}  // namespace gtv::ui
