#pragma once

#include <array>
#include <memory>
#include <vector>

#include "clustering/gaussian_mixture.h"
#include "ui/optimisation/plot_view.h"

class QCPCurve;
class QCPGraph;
class QComboBox;

namespace gtv::ui {

/// The points of the nodes and the centres of federated k-means, or the components of a federated
/// Gaussian mixture as ellipses of two standard deviations, over two features: one set of a server,
/// or that of the selected node with those of other nodes behind it. Points have the colour of the
/// component that they most belong to.
class MixtureView : public PlotView {
  Q_OBJECT

 public:
  MixtureView();

  /// Points, centres and ellipses that are drawn, of all components.
  int pointCount() const;
  int centreCount() const;
  int ellipseCount() const;
  /// How much the sets of neighbours differ, neighbourDiscrepancy().
  double discrepancy() const { return discrepancy_; }

  void saveState(Json& screen) const override;
  void restoreState(const Json& screen, const Studies& studies, int runNumber) override;
  /// One row per component of every set that is drawn.
  QString figureData() const override;

  /// Sets of other nodes behind that of the selected one.
  static constexpr int mostSets = 60;
  static constexpr Eigen::Index mostPoints = 20'000;

 protected:
  void refresh() override;
  void forget(bool another) override;
  void style() override;

 private:
  QString whyNothing() const;
  void offerFeatures();
  void makeMarks(int components);
  void drawPoints(const std::vector<GaussianMixture>& sets);
  void drawSet(const GaussianMixture& set, bool isFaint);
  int feature(const QComboBox& choice) const;
  /// A faint set is that of another node than the selected one.
  std::vector<int> setsBehind() const;

  QComboBox* across_;
  QComboBox* up_;
  std::vector<QCPGraph*> points_;         ///< one per component
  std::vector<QCPGraph*> centres_;        ///< the same
  std::vector<QCPGraph*> faintCentres_;   ///< the same
  std::vector<QCPCurve*> ellipses_;       ///< the same
  std::vector<QCPCurve*> faintEllipses_;  ///< the same
  std::shared_ptr<const std::vector<GaussianMixture>> sets_;
  double discrepancy_ = 0;
  std::array<int, 2> wanted_{0, 1};  ///< the features of the axes
  bool fitted_ = false;              ///< the axes show all points
};

}  // namespace gtv::ui
