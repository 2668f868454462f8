#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "figure.h"
#include "run/run_trace.h"

class QCustomPlot;
class QCPGraph;
class QLabel;

namespace gtv::ui {

/// Curves of trace rows against the iteration, on a logarithmic axis. Values that a logarithm
/// cannot show (zero, negative, missing) leave a gap.
class CurvePlot : public QWidget, public Figure {
  Q_OBJECT

 public:
  struct Curve {
    QString name;
    QString explanation;
    std::function<double(const TraceRow&)> value;
  };

  /// `name` is that of the figure.
  CurvePlot(const QString& title, const QString& name, std::vector<Curve> curves,
            QWidget* parent = nullptr);

  void clear();
  void append(const std::vector<TraceRow>& rows);
  void refreshTheme();
  QCustomPlot* plot() const { return plot_; }
  /// Points of one curve that are shown.
  int pointCount(int curve) const;

  QString figureName() const override { return name_; }
  QSizeF figureSize() const override;
  void drawFigure(QCPPainter& painter) override;
  /// One row per recorded iterate.
  QString figureData() const override;

 private:
  void follow();
  void showHeading();

  QString name_;
  QLabel* heading_;
  QCustomPlot* plot_;
  std::vector<Curve> curves_;
  std::vector<QCPGraph*> graphs_;
  bool following_ = true;
};

}  // namespace gtv::ui
