#pragma once

#include <map>
#include <optional>

#include "studies/bias_variance.h"
#include "ui/optimisation/plot_view.h"
#include "ui/widgets/background_task.h"

class QCPGraph;

namespace gtv::ui {

/// The squared error of a new label, taken apart into B², V and σ² as bands on each other, with the
/// measured error beside their sum: over the samples of a node, the size of the model, or λ. The
/// data is drawn again and again in the background.
class BiasVarianceView : public PlotView {
  Q_OBJECT

 public:
  BiasVarianceView();

  /// m, d' or λ.
  QComboBox* axisChoice() const { return axis_; }
  /// Computes, or ends that and keeps the draws that are finished.
  QToolButton* computeButton() const { return button_; }
  bool isComputing() const { return task_.isRunning(); }
  /// That is drawn; null while there is none.
  const BiasVariance* study() const;
  /// The experiment has changed since.
  bool isOutdated() const;
  /// The upper ends of the bands of B², B² + V and B² + V + σ², and the measured error.
  const QCPGraph* band(int k) const { return bands_[static_cast<std::size_t>(k)]; }
  const QCPGraph* measured() const { return measured_; }
  /// What the pointer says there; empty beside the axes.
  QString describe(QPointF point) const;

  bool isCurrent() const override;
  void saveState(Json& screen) const override;
  void restoreState(const Json& screen, const Studies& studies, int runNumber) override;
  /// One row per value.
  QString figureData() const override;

  static constexpr int draws = 60;
  /// Larger networks are computed when the button is pressed.
  static constexpr Eigen::Index mostParameters = 2000;

 protected:
  void refresh() override;
  void forget(bool another) override;
  void style() override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// What was found over an axis, and of what.
  struct Found {
    BiasVariance study;
    Experiment of;
  };

  BiasAxis axis() const;
  /// The experiment of the picture, with its λ.
  Experiment present() const;
  double presentValue() const;
  bool startsByItself() const;
  void chooseAxis();
  void start();
  void showButton();
  void take(BiasAxis axis, const BiasVariance& study, const Experiment& of);
  void fill(const BiasVariance& study);
  void fitAxes(const BiasVariance& study);
  /// "m", "d′" or "λ".
  QString symbol() const;
  QString title(const BiasVariance& study) const;
  QString key() const;
  QString describePoint(const BiasVariancePoint& point) const;

  QComboBox* axis_;
  QToolButton* button_;
  std::array<QCPGraph*, 3> bands_{};
  QCPGraph* measured_;
  QCPGraph* now_;
  double top_ = 1;  ///< what is higher is cut
  bool isCut_ = false;
  bool isChosen_ = false;  ///< the axis, by hand
  std::map<BiasAxis, Found> found_;
  std::map<BiasAxis, QString> refusals_;  ///< why there is none
  std::optional<BiasAxis> computing_;
  BackgroundTask task_{"for bias and variance"};
};

}  // namespace gtv::ui
