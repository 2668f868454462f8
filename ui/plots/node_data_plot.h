#pragma once

#include <qcustomplot.h>

#include <array>

#include "ui/plots/inspected_node.h"

namespace gtv::ui {

/// The data of one node and what its models say of it.
///
/// With one feature (a column of ones does not count): labels over the feature, and the predictions
/// as lines; for signs the decision value wᵀx, with the logistic loss the probability of +1. Signs
/// with two features: the points in the plane and the lines wᵀx = 0. Points without labels: the
/// point, and the models beside it. Everything else: a bar for every data point, its residual
/// y − wᵀx, or for signs its margin y wᵀx. Iterate solid, exact optimum dashed or ringed, truth
/// dotted or crossed.
class NodeDataPlot : public QCustomPlot {
  Q_OBJECT

 public:
  enum class Kind { Line, Probability, Plane, Point, Residuals, Margins, Chances };

  explicit NodeDataPlot(QWidget* parent = nullptr);

  void show(const InspectedNode& node);
  /// Of what was shown last.
  Kind kind() const { return kind_; }
  /// What is to be seen, in a line.
  QString caption() const { return caption_; }
  void refreshTheme();

  /// Curve of the iterate, the optimum, the truth.
  const QCPGraph* model(int which) const { return models_[static_cast<std::size_t>(which)]; }
  const QCPGraph* points() const { return points_; }
  const QCPBars* bars() const { return bars_; }

 private:
  void showCurves(const InspectedNode& node);
  void showPlane(const InspectedNode& node);
  void showPoint(const InspectedNode& node);
  void showBars(const InspectedNode& node);
  void style(bool hollow);

  QCPGraph* points_;
  QCPGraph* others_;  ///< points of the label −1
  QCPBars* bars_;
  std::array<QCPGraph*, 3> models_{};
  Kind kind_ = Kind::Residuals;
  QString caption_;
};

}  // namespace gtv::ui
