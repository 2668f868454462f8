#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "run/run_trace.h"

class QCustomPlot;
class QCPGraph;
class QLabel;

namespace gtv::ui {

/// Curves of trace rows against the iteration, on a logarithmic axis. Values that a logarithm
/// cannot show (zero, negative, missing) leave a gap.
class CurvePlot : public QWidget {
  Q_OBJECT

 public:
  struct Curve {
    QString name;
    QString explanation;
    std::function<double(const TraceRow&)> value;
  };

  CurvePlot(const QString& title, std::vector<Curve> curves, QWidget* parent = nullptr);

  void clear();
  void append(const std::vector<TraceRow>& rows);
  void refreshTheme();
  QCustomPlot* plot() const { return plot_; }
  /// Points of one curve that are shown.
  int pointCount(int curve) const;

 private:
  void follow();
  void showHeading();

  QString title_;
  QLabel* heading_;
  QCustomPlot* plot_;
  std::vector<Curve> curves_;
  std::vector<QCPGraph*> graphs_;
  bool following_ = true;
};

}  // namespace gtv::ui
