#include "scatter_plot.h"

#include <qcustomplot.h>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <set>

#include "theme.h"

namespace gtv::ui {
namespace {

constexpr double pointSize = 7;
constexpr Eigen::Index mostPoints = 20'000;

QCPScatterStyle pointStyle(const NodePaint::Bucket& bucket) {
  QPainterPath path;
  const double r = pointSize / 2;
  switch (bucket.marker) {
    case Marker::Circle:
      path.addEllipse(QPointF(0, 0), r, r);
      break;
    case Marker::Square:
      path.addRect(-0.86 * r, -0.86 * r, 1.72 * r, 1.72 * r);
      break;
    case Marker::Triangle:
      path.addPolygon(QPolygonF{{0, -r}, {1.1 * r, r}, {-1.1 * r, r}});
      path.closeSubpath();
      break;
    case Marker::Diamond:
      path.addPolygon(QPolygonF{{0, -1.2 * r}, {1.2 * r, 0}, {0, 1.2 * r}, {-1.2 * r, 0}});
      path.closeSubpath();
      break;
    case Marker::TriangleDown:
      path.addPolygon(QPolygonF{{0, r}, {1.1 * r, -r}, {-1.1 * r, -r}});
      path.closeSubpath();
      break;
  }
  return QCPScatterStyle(path, QPen(canvasColors().nodeBorder, 0.8), QBrush(bucket.color),
                         pointSize);
}

}  // namespace

ScatterPlot::ScatterPlot(QWidget* parent) : QWidget(parent), plot_(new QCustomPlot) {
  setAccessibleName(tr("Scatter plot of the local parameter vectors"));
  xChoice_ = new QComboBox;
  yChoice_ = new QComboBox;
  for (auto* choice : {xChoice_, yChoice_}) {
    choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    choice->setAccessibleName(choice == xChoice_ ? tr("Horizontal coordinate")
                                                 : tr("Vertical coordinate"));
    choice->setToolTip(choice->accessibleName());
    connect(choice, &QComboBox::currentIndexChanged, this, [this] {
      if (settingAxes_) return;
      following_ = true;
      showTruth();
      redraw();
      Q_EMIT axesChosen(xCoordinate(), yCoordinate());
    });
  }
  auto* bar = new QHBoxLayout;
  bar->setContentsMargins(6, 2, 6, 0);
  auto* title = new QLabel(tr("<b>Local models</b>"));
  bar->addWidget(title);
  bar->addStretch();
  bar->addWidget(xChoice_);
  bar->addWidget(new QLabel(tr("against")));
  bar->addWidget(yChoice_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  layout->addLayout(bar);
  layout->addWidget(plot_, 1);

  plot_->setPlottingHint(QCP::phFastPolylines);
  plot_->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
  plot_->setToolTip(tr("Wheel zooms, dragging pans, a double click follows the points again"));
  plot_->setMinimumHeight(120);
  truth_ = plot_->addGraph();
  truth_->setLineStyle(QCPGraph::lsNone);
  truth_->setName(tr("truth"));
  plot_->legend->setVisible(false);
  const auto stopFollowing = [this] { following_ = false; };
  connect(plot_, &QCustomPlot::mouseWheel, this, stopFollowing);
  connect(plot_, &QCustomPlot::mousePress, this, stopFollowing);
  connect(plot_, &QCustomPlot::mouseDoubleClick, this, [this] {
    following_ = true;
    redraw();
  });
  refreshTheme();
}

int ScatterPlot::xCoordinate() const { return std::max(0, xChoice_->currentIndex()); }
int ScatterPlot::yCoordinate() const { return std::max(0, yChoice_->currentIndex()); }

void ScatterPlot::setNetwork(std::shared_ptr<const Network> network, int xCoordinate,
                             int yCoordinate) {
  network_ = std::move(network);
  snapshot_ = nullptr;
  following_ = true;
  settingAxes_ = true;
  const int d = std::min(network_->data->datasets.dimension(), mostCoordinates);
  for (auto* choice : {xChoice_, yChoice_}) {
    choice->clear();
    for (int j = 0; j < d; ++j) choice->addItem(coordinateLabel(*network_, j));
  }
  // One parameter alone is shown over the nodes.
  xChoice_->addItem(tr("node"));
  xChoice_->setCurrentIndex(d == 1 ? d : std::clamp(xCoordinate, 0, d - 1));
  yChoice_->setCurrentIndex(std::clamp(yCoordinate, 0, d - 1));
  settingAxes_ = false;
  showTruth();
}

Vector ScatterPlot::values(const Matrix& W, int coordinate) const {
  if (coordinate < xChoice_->count() - 1) return W.row(coordinate);
  return Vector::LinSpaced(W.cols(), 0, static_cast<double>(W.cols() - 1));
}

void ScatterPlot::showTruth() {
  if (!network_) return;
  const auto& truth = network_->data->truth;
  std::set<std::pair<double, double>> points;
  if (truth.cols() > 0) {
    const Vector trueX = values(truth, xCoordinate());
    const Vector trueY = values(truth, yCoordinate());
    for (Eigen::Index i = 0; i < truth.cols(); ++i) points.insert({trueX[i], trueY[i]});
  }
  QVector<double> x;
  QVector<double> y;
  for (const auto& [a, b] : points) {
    x << a;
    y << b;
  }
  truth_->setData(x, y);
  // Few truths are landmarks; one for every node is a cloud.
  const double size = points.size() > 30 ? 6 : 15;
  truth_->setScatterStyle(QCPScatterStyle(
      QCPScatterStyle::ssCross, QPen(canvasColors().text, size > 10 ? 2 : 1), Qt::NoBrush, size));
}

void ScatterPlot::setSnapshot(std::shared_ptr<const Snapshot> snapshot, const NodePaint& paint) {
  snapshot_ = std::move(snapshot);
  paint_ = paint;
  redraw();
}

void ScatterPlot::redraw() {
  if (!network_ || !snapshot_ || snapshot_->W.cols() != network_->nodeCount() ||
      paint_.bucketOf.size() != static_cast<std::size_t>(network_->nodeCount()))
    return;
  const Vector x = values(snapshot_->W, xCoordinate());
  const Vector y = values(snapshot_->W, yCoordinate());
  std::vector<QVector<QCPGraphData>> points(paint_.buckets.size());
  // Beyond what a plot can show apart, an even sample.
  const auto stride = std::max<Eigen::Index>(1, x.size() / mostPoints);
  for (Eigen::Index i = 0; i < x.size(); i += stride)
    points[paint_.bucketOf[i]].append({x[i], y[i]});
  while (groups_.size() < points.size()) {
    auto* graph = plot_->addGraph();
    graph->setLineStyle(QCPGraph::lsNone);
    groups_.push_back(graph);
  }
  // The largest groups come last, on top: nodes on their own must not hide them.
  for (std::size_t k = 0; k < groups_.size(); ++k) {
    auto* graph = groups_[groups_.size() - 1 - k];
    const bool shown = k < points.size() && !points[k].empty();
    graph->setVisible(shown);
    if (shown) {
      graph->setScatterStyle(pointStyle(paint_.buckets[k]));
      graph->data()->set(points[k]);
    } else {
      graph->data()->clear();
    }
  }
  plot_->xAxis->setLabel(xChoice_->currentText());
  plot_->yAxis->setLabel(yChoice_->currentText());
  if (following_) follow();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void ScatterPlot::follow() {
  // Grows at once, shrinks only when it is far too large: the picture should not breathe.
  const auto fit = [&](QCPAxis* axis, int coordinate) {
    const Vector points = values(snapshot_->W, coordinate);
    double low = points.minCoeff();
    double high = points.maxCoeff();
    const auto& truth = network_->data->truth;
    if (truth.cols() > 0 && coordinate < xChoice_->count() - 1) {
      low = std::min(low, truth.row(coordinate).minCoeff());
      high = std::max(high, truth.row(coordinate).maxCoeff());
    }
    if (!std::isfinite(low) || !std::isfinite(high)) return;
    const double pad = std::max(0.12 * (high - low), 0.05 * (1 + std::abs(high)));
    const QCPRange wanted(low - pad, high + pad);
    const auto now = axis->range();
    if (low < now.lower || high > now.upper || now.size() > 1.8 * wanted.size())
      axis->setRange(wanted);
  };
  fit(plot_->xAxis, xCoordinate());
  fit(plot_->yAxis, yCoordinate());
}

void ScatterPlot::refreshTheme() {
  stylePlot(*plot_);
  showTruth();
  redraw();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

}  // namespace gtv::ui
