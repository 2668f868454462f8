#pragma once

#include <qcustomplot.h>

#include "ui/plots/inspected_node.h"

namespace gtv::ui {

/// The parameters of one node as bars, those of the exact optimum as rings and the true ones as
/// crosses beside them.
class ParameterBars : public QCustomPlot {
  Q_OBJECT

 public:
  explicit ParameterBars(QWidget* parent = nullptr);

  void show(const InspectedNode& node);
  /// Empty, or how many of the parameters there is no room for.
  QString caption() const { return caption_; }
  void refreshTheme();
  const QCPBars* bars() const { return bars_; }
  const QCPGraph* optimum() const { return optimum_; }
  const QCPGraph* truth() const { return truth_; }

 private:
  QCPBars* bars_;
  QCPGraph* optimum_;
  QCPGraph* truth_;
  QString caption_;
};

}  // namespace gtv::ui
