#pragma once

#include <optional>
#include <string>
#include <vector>

#include "losses/loss_curves.h"
#include "ui/optimisation/plot_view.h"

class QCPGraph;

namespace gtv::ui {

/// The loss of one sample over its residual or margin, bold, beside the losses it is usually held
/// against; the samples of one node are marks on it.
class LossView : public PlotView {
  Q_OBJECT

 public:
  LossView();

  /// The bold curve, and the samples on it; one point per sample, in the order of their place on
  /// the axis.
  const QCPGraph* own() const { return own_; }
  const QCPGraph* samples() const { return samples_; }
  /// The thin curves that are drawn, by the ids of LossCurve.
  std::vector<std::string> otherIds() const;
  const QCPGraph* other(int k) const { return others_[static_cast<std::size_t>(k)]; }
  /// What the pointer says there; empty beside the samples.
  QString describe(QPointF point) const;

  /// Points of the curves, and one row per sample.
  QString figureData() const override;

  static constexpr int curvePoints = 241;
  /// Of more samples the first are drawn.
  static constexpr int mostSamples = 5000;

 protected:
  void refresh() override;
  void style() override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void findSamples();
  void fill();
  void fillCurve(QCPGraph& graph, const LossCurve& curve, double low, double high) const;
  QString title() const;
  QString key() const;

  std::optional<LossComparison> comparison_;
  Vector at_;               ///< of the samples; empty: their model predicts nothing
  QString whyNoSamples_;    ///< or empty
  bool isHidden_ = false;   ///< the node does not learn from its samples
  int node_ = -1;           ///< whose samples they are
  std::vector<int> order_;  ///< of the samples along the axis
  std::vector<QCPGraph*> others_;
  QCPGraph* own_;
  QCPGraph* samples_;
};

}  // namespace gtv::ui
