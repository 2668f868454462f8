#pragma once

#include <QWidget>
#include <initializer_list>
#include <optional>
#include <vector>

#include "experiment/published.h"
#include "sweeps/sweep_rows.h"
#include "ui/sweeps/sweep_plot.h"

class QComboBox;

namespace gtv::ui {

/// The plot of a sweep with the choices above it: which number, and how it is drawn. Curves over
/// the iterations are offered where the sweep keeps them.
class SweepPicture : public QWidget {
  Q_OBJECT

 public:
  /// `before` stand in the same line, before the choices.
  explicit SweepPicture(std::initializer_list<QWidget*> before, QWidget* parent = nullptr);

  /// `names` are those of the parameters; `stated` is what the document says of its figure.
  void show(const SweepPlan& plan, const std::vector<SweepRow>& rows, const QStringList& names,
            const std::optional<PublishedFigure>& stated);
  /// How a new sweep is drawn at first: its curves if it keeps any, a map of two parameters.
  void beginSweep(const SweepPlan& plan);
  /// Another document.
  void clear();

  QComboBox* metricChoice() const { return metric_; }
  SweepPlot* plot() const { return plot_; }

 Q_SIGNALS:
  /// Something else is to be drawn.
  void chosen();

 private:
  SweepPlot::Mode mode() const;
  void setMode(SweepPlot::Mode mode);
  void fillMetrics(const std::vector<SweepRow>& rows);
  void fillCurves(const SweepPlan& plan);
  void offer(const std::vector<std::pair<QString, QString>>& numbers,
             std::initializer_list<const char*> first);

  QComboBox* metric_;
  QComboBox* mode_;
  SweepPlot* plot_;
  bool metricChosen_ = false;  ///< by the user
};

}  // namespace gtv::ui
