#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "ui/optimisation/plot_view.h"

class QCPGraph;

namespace gtv::ui {

/// How far stochastic gradients of the loss of one node are from its gradient, over the iterates of
/// the run: the norm of the gradient, the spread √E‖g_B − g‖² of batches of B samples and of 4B,
/// which is half as large, and for every iterate one batch that is drawn.
class GradientNoiseView : public PlotView {
  Q_OBJECT

 public:
  GradientNoiseView();

  void follow(const ViewSources& sources) override;
  /// The iterates of a node at these iterations, d × their number.
  void setPast(int node, const std::vector<std::int64_t>& iterations, const Matrix& values);
  /// B: that of the method, or 1 where it takes all samples.
  int drawnBatch() const;
  const QCPGraph* gradient() const { return gradient_; }
  const QCPGraph* spread() const { return spread_; }
  const QCPGraph* wider() const { return wider_; }  ///< of batches of 4B
  const QCPGraph* drawn() const { return drawn_; }

  /// One row per iterate that is drawn.
  QString figureData() const override;

  static constexpr Eigen::Index mostPoints = 200;

 Q_SIGNALS:
  /// setPast() would be welcome; comes again as the run goes on.
  void pastWanted(int node);

 protected:
  void refresh() override;
  void forget(bool another) override;
  void style() override;

 private:
  QString whyNothing() const;
  void draw();
  QString key() const;

  QCPGraph* gradient_;
  QCPGraph* spread_;
  QCPGraph* wider_;
  QCPGraph* drawn_;
  int givenFor_ = -1;  ///< the node of the past
  std::vector<std::int64_t> iterations_;
  Matrix values_;
};

}  // namespace gtv::ui
