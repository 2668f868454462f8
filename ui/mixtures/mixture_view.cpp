#include "ui/mixtures/mixture_view.h"

#include <fmt/format.h>
#include <qcustomplot.h>

#include <QComboBox>
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numbers>
#include <string>

#include "base/csv.h"
#include "base/number.h"
#include "clustering/k_means.h"
#include "data/local_dataset.h"
#include "grouping/mixture_discrepancy.h"
#include "ui/plots/feature_axes.h"
#include "ui/plots/session_values.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr int ellipseCorners = 64;
constexpr double deviations = 2;
constexpr int nodeAxis = -1;  ///< in the place of a second feature where there is one alone

/// The component that the point most belongs to.
int componentOf(const GaussianMixture& set, const Matrix& point) {
  if (set.covariances.empty()) return nearestCentre(point.col(0), set.means);
  double likelihood = 0;
  Eigen::Index most = 0;
  responsibilities(set, point, likelihood).col(0).maxCoeff(&most);
  return static_cast<int>(most);
}

}  // namespace

MixtureView::MixtureView() : PlotView(tr("Centres and mixtures"), QStringLiteral("mixtures")) {
  across_ = addChoice("mixtureAcross", tr("Feature to the right"),
                      tr("The feature on the horizontal axis"));
  up_ = addChoice("mixtureUp", tr("Feature upwards"), tr("The feature on the vertical axis"));
  for (auto* choice : {across_, up_})
    connect(choice, &QComboBox::activated, this, [this] {
      wanted_ = {across_->currentIndex(), up_->currentIndex()};
      fitted_ = false;
      scheduleRefresh(true);
    });
  plot()->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
  plot()->setToolTip(
      tr("Points of all nodes, in the colour of the centre or component that they most belong to. "
         "Crosses: the centres, or the means of the components, whose ellipses reach two standard "
         "deviations. Where neighbours exchange them every node has a set of its own: that of the "
         "selected node is drawn in full, those of others faintly. The wheel zooms, dragging pans, "
         "a choice of another feature shows all points again."));
  PlotView::refreshTheme();
}

void MixtureView::style() {
  const auto ground = canvasColors().background;
  for (std::size_t j = 0; j < points_.size(); ++j) {
    const auto color = groupColor(static_cast<int>(j));
    auto faint = color;
    faint.setAlphaF(0.35F);
    points_[j]->setScatterStyle({QCPScatterStyle::ssDisc, faint, faint, scaled(4.5)});
    centres_[j]->setScatterStyle(
        {QCPScatterStyle::ssDiamond, QPen(ground, scaled(1)), QBrush(color), scaled(13)});
    faintCentres_[j]->setScatterStyle({QCPScatterStyle::ssCross, color, scaled(7)});
    ellipses_[j]->setPen(QPen(color, scaled(2.4)));
    faintEllipses_[j]->setPen(QPen(faint, scaled(1)));
  }
}

void MixtureView::makeMarks(int components) {
  auto& axes = *plot();
  const auto graph = [&] {
    auto* made = axes.addGraph();
    made->setLineStyle(QCPGraph::lsNone);
    return made;
  };
  while (static_cast<int>(points_.size()) < components) {
    points_.push_back(graph());
    faintEllipses_.push_back(new QCPCurve(axes.xAxis, axes.yAxis));  // owned by the plot
    faintCentres_.push_back(graph());
    ellipses_.push_back(new QCPCurve(axes.xAxis, axes.yAxis));
    centres_.push_back(graph());
  }
  for (auto* marks : {&points_, &centres_, &faintCentres_})
    for (auto* one : *marks) one->data()->clear();
  for (auto* marks : {&ellipses_, &faintEllipses_})
    for (auto* one : *marks) one->data()->clear();
  style();
}

void MixtureView::forget(bool another) {
  sets_ = nullptr;
  fitted_ = false;
  if (!another) return;
  across_->clear();
  up_->clear();
}

QString MixtureView::whyNothing() const {
  if (auto why = whyNoNodes(tr("their centres")); !why.isEmpty()) return why;
  if (!snapshot()) return tr("The run has not begun.");
  if (!snapshot()->mixtures)
    return tr(
        "The method has no centres or mixtures. Choose Federated k-means or Federated "
        "Gaussian mixture; a picture out of a session has them once the run goes on.");
  return {};
}

void MixtureView::offerFeatures() {
  const auto p = static_cast<int>(snapshot()->W.rows());
  if (across_->count() == p) return;
  for (auto* choice : {across_, up_}) {
    choice->clear();
    for (int j = 0; j < p; ++j) choice->addItem(featureName(*network(), j), j);
  }
  if (p == 1) up_->addItem(tr("number of the node"), nodeAxis);
  across_->setCurrentIndex(std::min(wanted_[0], across_->count() - 1));
  up_->setCurrentIndex(std::min(wanted_[1], up_->count() - 1));
}

int MixtureView::feature(const QComboBox& choice) const { return choice.currentData().toInt(); }

void MixtureView::refresh() {
  if (const auto why = whyNothing(); !why.isEmpty()) {
    sets_ = nullptr;
    return showText(why);
  }
  sets_ = snapshot()->mixtures;
  discrepancy_ = neighbourDiscrepancy(*network()->graph, *sets_);
  offerFeatures();
  makeMarks(static_cast<int>(sets_->front().means.cols()));
  drawPoints(*sets_);
  for (const int i : setsBehind()) drawSet((*sets_)[static_cast<std::size_t>(i)], true);
  const bool isShared = sets_->size() == 1;
  drawSet(sets_->at(isShared ? 0 : static_cast<std::size_t>(node())), false);
  plot()->xAxis->setLabel(across_->currentText());
  plot()->yAxis->setLabel(up_->currentText());
  if (!fitted_) {
    plot()->rescaleAxes();
    for (auto* axis : {plot()->xAxis, plot()->yAxis}) axis->scaleRange(1.08);
    fitted_ = true;
  }
  auto title = isShared ? tr("One set of the server") : nodeHeading();
  if (!isShared && std::isfinite(discrepancy_))
    title += sets_->front().covariances.empty()
                 ? tr(" · neighbours differ by %1 on average (Σ ‖c_j − c′_j‖²)")
                       .arg(number(discrepancy_, 3))
                 : tr(" · neighbours differ by %1 on average (KL, in nats)")
                       .arg(number(discrepancy_, 3));
  QStringList parts;
  for (std::size_t j = 0; j < points_.size() && j < 8; ++j)
    if (static_cast<Eigen::Index>(j) < sets_->front().means.cols())
      parts << keyOf(groupColor(static_cast<int>(j)), QStringLiteral("◆"),
                     tr("centre %1").arg(j + 1));
  showPlot(title, joined(parts));
}

std::vector<int> MixtureView::setsBehind() const {
  std::vector<int> out;
  if (sets_->size() == 1) return out;
  const int n = network()->nodeCount();
  const int stride = std::max(1, (n + mostSets - 1) / mostSets);
  for (int i = 0; i < n; i += stride)
    if (i != node()) out.push_back(i);
  return out;
}

void MixtureView::drawPoints(const std::vector<GaussianMixture>& sets) {
  if (hasLabels(network()->labels)) return;  // the points are the minimisers of the local losses
  const auto& data = network()->parametricData();
  const auto stride = 1 + data.datasets.sampleCount() / mostPoints;
  for (int i = 0; i < network()->nodeCount(); ++i) {
    if (!data.labeled[static_cast<std::size_t>(i)]) continue;
    const auto& set = sets[sets.size() == 1 ? 0 : static_cast<std::size_t>(i)];
    const auto X = data.datasets.features(i);
    for (Eigen::Index r = 0; r < X.rows(); r += stride) {
      const Matrix point = X.row(r).transpose();
      const auto j = static_cast<std::size_t>(componentOf(set, point));
      const int up = feature(*up_);
      points_[j]->addData(point(feature(*across_), 0), up == nodeAxis ? i : point(up, 0));
    }
  }
}

void MixtureView::drawSet(const GaussianMixture& set, bool isFaint) {
  const int across = feature(*across_);
  const int up = feature(*up_);
  constexpr double gap = std::numeric_limits<double>::quiet_NaN();
  const double row = static_cast<double>(std::max(0, node()));
  for (std::size_t j = 0; j < static_cast<std::size_t>(set.means.cols()); ++j) {
    const auto mean = set.means.col(static_cast<Eigen::Index>(j));
    const double x = mean[across];
    const double y = up == nodeAxis ? row : mean[up];
    (isFaint ? faintCentres_ : centres_)[j]->addData(x, y);
    if (set.covariances.empty()) continue;
    const auto& covariance = set.covariances[j];
    const double first = std::sqrt(std::max(0.0, covariance(across, across)));
    // The Cholesky factor of the covariance of the two features.
    const double below = up == nodeAxis || first == 0 ? 0 : covariance(up, across) / first;
    const double second =
        up == nodeAxis ? 0 : std::sqrt(std::max(0.0, covariance(up, up) - below * below));
    auto& curve = *(isFaint ? faintEllipses_ : ellipses_)[j]->data();
    for (int corner = 0; corner <= ellipseCorners; ++corner) {
      const double angle = 2 * std::numbers::pi * corner / ellipseCorners;
      curve.add({static_cast<double>(curve.size()), x + deviations * first * std::cos(angle),
                 y + deviations * (below * std::cos(angle) + second * std::sin(angle))});
    }
    curve.add({static_cast<double>(curve.size()), gap, gap});
  }
}

int MixtureView::pointCount() const {
  int sum = 0;
  for (const auto* one : points_) sum += one->data()->size();
  return sum;
}

int MixtureView::centreCount() const {
  int sum = 0;
  for (const auto* marks : {&centres_, &faintCentres_})
    for (const auto* one : *marks) sum += one->data()->size();
  return sum;
}

int MixtureView::ellipseCount() const {
  int sum = 0;
  for (const auto* marks : {&ellipses_, &faintEllipses_})
    for (const auto* one : *marks) sum += one->data()->size() / (ellipseCorners + 2);
  return sum;
}

void MixtureView::saveState(Json& screen) const { screen["mixtures"] = Json(wanted_); }

void MixtureView::restoreState(const Json& screen, const Studies& /*studies*/, int /*runNumber*/) {
  const auto kept = memberOf(screen, "mixtures");
  if (!kept.is_array() || kept.size() != 2) return;
  for (std::size_t k = 0; k < 2; ++k)
    if (kept[k].is_number_integer()) wanted_[k] = std::max(0, kept[k].get<int>());
  across_->clear();  // offered anew
}

QString MixtureView::figureData() const {
  std::string out = "node,component,weight";
  if (!sets_) return toQString(out + "\n");
  const auto& first = sets_->front();
  const auto p = first.means.rows();
  for (Eigen::Index j = 0; j < p; ++j) out += fmt::format(",mean{}", j + 1);
  if (!first.covariances.empty())
    for (Eigen::Index a = 0; a < p; ++a)
      for (Eigen::Index b = a; b < p; ++b) out += fmt::format(",covariance{}_{}", a + 1, b + 1);
  out += "\n";
  for (std::size_t i = 0; i < sets_->size(); ++i) {
    const auto& set = (*sets_)[i];
    const auto key = sets_->size() == 1 ? std::string("server") : csvCell(network()->nodeKeys[i]);
    for (Eigen::Index k = 0; k < set.means.cols(); ++k) {
      out += fmt::format("{},{},{}", key, k + 1, formatNumber(set.weights[k]));
      for (Eigen::Index j = 0; j < p; ++j) out += "," + formatNumber(set.means(j, k));
      if (!set.covariances.empty())
        for (Eigen::Index a = 0; a < p; ++a)
          for (Eigen::Index b = a; b < p; ++b)
            out += "," + formatNumber(set.covariances[static_cast<std::size_t>(k)](a, b));
      out += "\n";
    }
  }
  return toQString(out);
}

}  // namespace gtv::ui
