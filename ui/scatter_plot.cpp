#include "scatter_plot.h"

#include <fmt/format.h>
#include <qcustomplot.h>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "base/csv.h"
#include "base/number.h"
#include "theme.h"
#include "words.h"

namespace gtv::ui {
namespace {

constexpr double pointSize = 7;
constexpr double smallestRing = 11;
constexpr double largestRing = 26;
constexpr Eigen::Index mostPoints = 20'000;
/// Circles are dear to draw, and more of them only cover each other.
constexpr Eigen::Index mostRings = 2000;

QCPScatterStyle pointStyle(const NodePaint::Bucket& bucket) {
  QPainterPath path;
  const double r = scaled(pointSize) / 2;
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
                         scaled(pointSize));
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
      showRings();
      redraw();
      Q_EMIT axesChosen(xCoordinate(), yCoordinate());
    });
  }
  auto* bar = new QHBoxLayout;
  bar->setContentsMargins(6, 2, 6, 0);
  legend_ = new QLabel;
  bar->addWidget(legend_, 1);
  bar->addWidget(xChoice_);
  bar->addWidget(yChoice_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  layout->addLayout(bar);
  legend_->setTextFormat(Qt::RichText);
  // Cut where there is no room; the column stays as it is.
  legend_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  layout->addWidget(plot_, 1);

  plot_->setPlottingHint(QCP::phFastPolylines);
  plot_->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
  plot_->setToolTip(
      tr("Points: the local models as the iteration has them.<br>Rings: the exact optimum for this "
         "λ, one ring per group of equal nodes, larger for more nodes; dashed until it is "
         "proved.<br>Crosses: the truth; drag one to move it.<br>Wheel zooms, dragging pans, a "
         "double click follows the "
         "points again."));
  plot_->setMinimumHeight(90);
  plot_->addLayer(QStringLiteral("optimum"), plot_->layer(QStringLiteral("main")),
                  QCustomPlot::limBelow);
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
  plot_->installEventFilter(this);
  prepareForFigure(*plot_);
  refreshTheme();
}

int ScatterPlot::xCoordinate() const { return std::max(0, xChoice_->currentIndex()); }
int ScatterPlot::yCoordinate() const { return std::max(0, yChoice_->currentIndex()); }

void ScatterPlot::setNetwork(std::shared_ptr<const Network> network, int xCoordinate,
                             int yCoordinate) {
  network_ = std::move(network);
  snapshot_ = nullptr;
  setOptimum(nullptr);
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

QSizeF ScatterPlot::figureSize() const { return plot_->size(); }

void ScatterPlot::drawFigure(QCPPainter& painter) { drawPlot(*plot_, painter); }

QString ScatterPlot::figureData() const {
  if (!network_ || !snapshot_) return {};
  const auto& truth = network_->data->truth;
  const auto& W = snapshot_->W;
  std::string out = "node,learnedCluster,trueCluster";
  for (Eigen::Index j = 1; j <= W.rows(); ++j) out += fmt::format(",w{}", j);
  for (Eigen::Index j = 1; j <= truth.rows() && truth.cols() > 0; ++j)
    out += fmt::format(",truth{}", j);
  out += '\n';
  for (Eigen::Index i = 0; i < W.cols(); ++i) {
    const auto k = static_cast<std::size_t>(i);
    out += fmt::format("{},{},{}", csvCell(network_->nodeKeys[k]), snapshot_->clusters[k],
                       network_->clusters[k]);
    for (const double entry : W.col(i)) out += ',' + formatNumber(entry);
    if (truth.cols() > 0)
      for (const double entry : truth.col(i)) out += ',' + formatNumber(entry);
    out += '\n';
  }
  return text(out);
}

void ScatterPlot::changeNetwork(std::shared_ptr<const Network> network) {
  const bool sameDimension =
      network_ && network_->data->datasets.dimension() == network->data->datasets.dimension();
  if (!sameDimension) {
    setNetwork(std::move(network), xCoordinate(), yCoordinate());
    return;
  }
  network_ = std::move(network);
  snapshot_ = nullptr;
  if (grabbed_ >= network_->nodeCount()) grabbed_ = -1;
  setOptimum(nullptr);
  showTruth();
}

int ScatterPlot::truthAt(QPointF point) const {
  if (!network_ || network_->data->truth.cols() == 0) return -1;
  const auto& truth = network_->data->truth;
  const int last = xChoice_->count() - 1;
  if (xCoordinate() == last || yCoordinate() == last) return -1;
  constexpr double reach = 9;
  int best = -1;
  double nearest = reach;
  for (Eigen::Index i = 0; i < truth.cols(); ++i) {
    const QPointF at(plot_->xAxis->coordToPixel(truth(xCoordinate(), i)),
                     plot_->yAxis->coordToPixel(truth(yCoordinate(), i)));
    const double distance = QLineF(at, point).length();
    if (distance >= nearest) continue;
    nearest = distance;
    best = static_cast<int>(i);
  }
  return best;
}

void ScatterPlot::dragTruth(QPointF point) {
  Vector wanted = network_->data->truth.col(grabbed_);
  const double x = plot_->xAxis->pixelToCoord(point.x());
  const double y = plot_->yAxis->pixelToCoord(point.y());
  if (!std::isfinite(x) || !std::isfinite(y)) return;
  wanted[xCoordinate()] = x;
  wanted[yCoordinate()] = y;
  Q_EMIT truthWanted(grabbed_, wanted, std::exchange(moved_, true));
}

/// Crosses are dragged, the ground is panned.
bool ScatterPlot::eventFilter(QObject* watched, QEvent* event) {
  if (watched != plot_) return QWidget::eventFilter(watched, event);
  const auto* mouse = static_cast<const QMouseEvent*>(event);
  if (event->type() == QEvent::MouseButtonPress && mouse->button() == Qt::LeftButton) {
    grabbed_ = truthAt(mouse->position());
    moved_ = false;
    if (grabbed_ >= 0) return true;
  } else if (event->type() == QEvent::MouseMove) {
    if (grabbed_ >= 0) {
      dragTruth(mouse->position());
      return true;
    }
    plot_->setCursor(truthAt(mouse->position()) >= 0 ? Qt::SizeAllCursor : Qt::ArrowCursor);
  } else if (event->type() == QEvent::MouseButtonRelease && grabbed_ >= 0) {
    grabbed_ = -1;
    return true;
  }
  return QWidget::eventFilter(watched, event);
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
  truth_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCross,
                                          QPen(canvasColors().text, scaled(size > 10 ? 2 : 1)),
                                          Qt::NoBrush, scaled(size)));
}

void ScatterPlot::setSnapshot(std::shared_ptr<const Snapshot> snapshot, const NodePaint& paint) {
  snapshot_ = std::move(snapshot);
  paint_ = paint;
  redraw();
}

void ScatterPlot::showLegend() {
  QStringList parts{tr("●&nbsp;iterate")};
  if (ringCount() > 0)
    parts << (optimum_->proved ? tr("○&nbsp;optimum") : tr("◌&nbsp;optimum&nbsp;so&nbsp;far"));
  if (ringCount() > 0 && ringCount() < optimum_->groups.centers.cols())
    parts.back() +=
        tr("&nbsp;(%1&nbsp;of&nbsp;%2)").arg(ringCount()).arg(optimum_->groups.centers.cols());
  if (!truth_->data()->isEmpty()) parts << tr("✕&nbsp;truth");
  const auto html = parts.join(QStringLiteral("&nbsp;&nbsp; "));
  if (html != legend_->text()) legend_->setText(html);
}

int ScatterPlot::ringCount() const { return static_cast<int>(ringCenters_.cols()); }

QPointF ScatterPlot::ringPosition() const { return largestRingAt_; }

void ScatterPlot::setOptimum(std::shared_ptr<const LambdaAnswer> optimum) {
  optimum_ = std::move(optimum);
  showRings();
  if (snapshot_ && following_) follow();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void ScatterPlot::showRings() {
  for (auto* graph : rings_) graph->data()->clear();
  ringCenters_.resize(0, 0);
  const bool fits = network_ && optimum_ && optimum_->optimum.W.cols() == network_->nodeCount();
  if (!fits) return showLegend();
  const auto& optimum = optimum_->optimum;
  const auto& groups = optimum_->groups;
  ringCenters_ = groups.centers.leftCols(std::min(groups.centers.cols(), mostRings));
  Vector x = values(ringCenters_, xCoordinate());
  const Vector y = values(ringCenters_, yCoordinate());
  // Over the nodes a group has no place of its own: that of its first node.
  if (xCoordinate() == xChoice_->count() - 1)
    for (Eigen::Index k = 0; k < x.size(); ++k) x[k] = groups.firstNodes[k];
  largestRingAt_ = {x[0], y[0]};
  const auto paint = paintClusters(optimum.clusters);
  const auto ringGraph = [&](std::size_t k) {
    while (rings_.size() <= k) {
      rings_.push_back(plot_->addGraph());
      rings_.back()->setLineStyle(QCPGraph::lsNone);
      rings_.back()->setLayer(QStringLiteral("optimum"));
    }
    return rings_[k];
  };
  const double n = network_->nodeCount();
  for (Eigen::Index k = 0; k < x.size(); ++k) {
    const auto bucket = static_cast<std::size_t>(paint.bucketOf[groups.firstNodes[k]]);
    auto* graph = ringGraph(bucket);
    // Rings of one colour have one size: only single nodes and small groups share a colour.
    if (graph->data()->isEmpty()) {
      const double diameter =
          smallestRing + (largestRing - smallestRing) * std::sqrt(groups.sizes[k] / n);
      QPen pen(paint.buckets[bucket].color, scaled(2));
      if (!optimum_->proved) pen.setStyle(Qt::DotLine);
      graph->setScatterStyle(
          QCPScatterStyle(QCPScatterStyle::ssCircle, pen, Qt::NoBrush, scaled(diameter)));
    }
    graph->addData(x[k], y[k]);
  }
  showLegend();
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
  if (grabbed_ >= 0) return;  // what is held stays under the pointer
  // Grows at once, shrinks only when it is far too large: the picture should not breathe.
  const auto fit = [&](QCPAxis* axis, int coordinate) {
    const Vector points = values(snapshot_->W, coordinate);
    double low = points.minCoeff();
    double high = points.maxCoeff();
    if (ringCenters_.cols() > 0 && coordinate < xChoice_->count() - 1) {
      low = std::min(low, ringCenters_.row(coordinate).minCoeff());
      high = std::max(high, ringCenters_.row(coordinate).maxCoeff());
    }
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
  showRings();
  redraw();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

}  // namespace gtv::ui
