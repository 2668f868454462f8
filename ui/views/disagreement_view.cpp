#include "ui/views/disagreement_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QStackedWidget>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "base/csv.h"
#include "base/number.h"
#include "diagnostics/disagreement.h"
#include "ui/plots/color_gradient.h"
#include "ui/plots/plot_layer.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/fitting_ticker.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr int mostKeys = 24;         ///< nodes that are named beside the cells
constexpr int mostLines = 60;        ///< between clusters
constexpr double decades = 8;        ///< of the logarithmic scale
constexpr double leastShare = 0.06;  ///< of the picture, for a cluster with a name

}  // namespace

DisagreementView::DisagreementView()
    : PredictionClientView(clientId),
      pages_(new QStackedWidget),
      empty_(new QLabel),
      note_(new QLabel),
      order_(new QComboBox),
      scale_(new QComboBox),
      plot_(new QCustomPlot) {
  setAccessibleName(tr("Disagreement"));
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setMargin(20);
  note_->setTextFormat(Qt::PlainText);
  note_->setWordWrap(true);
  note_->setContentsMargins(6, 0, 6, 2);
  order_->addItems({tr("by true cluster"), tr("by learned cluster or group")});
  order_->setAccessibleName(tr("Order of the nodes"));
  order_->setToolTip(tr(
      "Sort the nodes by true cluster, or by learned cluster (where the penalty is not a norm, by "
      "group of similar models)"));
  scale_->addItems({tr("logarithmic"), tr("linear")});
  scale_->setAccessibleName(tr("Scale of the colours"));
  scale_->setToolTip(tr("Logarithmic or linear scale of the colours"));
  auto* bar = new QWidget;
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(6, 2, 6, 0);
  row->addStretch(1);
  for (auto* choice : {order_, scale_}) {
    choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    row->addWidget(choice);
  }
  connect(order_, &QComboBox::currentIndexChanged, this, [this] { scheduleRefresh(true); });
  connect(scale_, &QComboBox::currentIndexChanged, this, [this] { draw(); });

  plot_->setMinimumHeight(90);
  plot_->setMouseTracking(true);
  plot_->setFocusPolicy(Qt::StrongFocus);
  plot_->setAccessibleName(tr("Disagreement of all pairs of nodes"));
  plot_->installEventFilter(this);
  map_ = new QCPColorMap(plot_->xAxis, plot_->yAxis);
  map_->setInterpolate(false);
  map_->setTightBoundary(false);
  bar_ = new QCPColorScale(plot_);
  bar_->setBarWidth(12);
  plot_->plotLayout()->addElement(0, 1, bar_);
  map_->setColorScale(bar_);
  auto* sides = new QCPMarginGroup(plot_);
  for (auto* element : std::initializer_list<QCPLayoutElement*>{plot_->axisRect(), bar_})
    element->setMarginGroup(QCP::msTop | QCP::msBottom, sides);
  plot_->yAxis->setRangeReversed(true);
  for (auto* axis : {plot_->xAxis, plot_->yAxis}) axis->grid()->setVisible(false);
  plot_->addLayer(QStringLiteral("marks"), plot_->layer(QStringLiteral("main")),
                  QCustomPlot::limAbove);
  new PlotLayer(*plot_, QStringLiteral("marks"),
                [this](QCPPainter& painter) { drawMarks(painter); });  // owned by its layer
  auto* page = new QWidget;
  auto* inside = new QVBoxLayout(page);
  inside->setContentsMargins(0, 0, 0, 0);
  inside->setSpacing(2);
  inside->addWidget(bar);
  inside->addWidget(plot_, 1);
  inside->addWidget(note_);
  pages_->addWidget(empty_);
  pages_->addWidget(page);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(pages_);
  setMinimumHeight(110);
  style();
  order_->setObjectName(QStringLiteral("orderChoice"));
}

QString DisagreementView::emptyText() const {
  return pages_->currentIndex() == 0 ? empty_->text() : QString();
}

QString DisagreementView::note() const { return note_->text(); }

bool DisagreementView::hasPredictions() const {
  return network() && network()->nodeCount() > 0 && network()->labels != LabelKind::None &&
         network()->data->testSet.rows() + network()->data->datasets.sampleCount() > 0;
}

QString DisagreementView::message() const {
  if (!network()) return tr("Open an experiment to see how much its nodes disagree.");
  if (network()->nodeCount() == 0)
    return tr(
        "There are no nodes yet. Add some on the canvas, or choose a graph, to compare them.");
  if (network()->labels == LabelKind::None)
    return tr(
        "Points without labels: there is nothing to predict. The Local models show how far "
        "nodes are apart.");
  if (network()->data->testSet.rows() + network()->data->datasets.sampleCount() == 0)
    return tr("There are no points to compare the models on.");
  return tr("Computing the predictions…");
}

std::vector<int> DisagreementView::clusters() const {
  if (order_->currentIndex() == 0) return network()->clusters;
  if (snapshot() && !snapshot()->clusters.empty()) return snapshot()->clusters;
  return std::vector<int>(static_cast<std::size_t>(network()->nodeCount()), 0);
}

void DisagreementView::refresh() {
  if (!hasPredictions()) {
    clearRequest();
    shown_ = nullptr;
    distances_.resize(0, 0);
  }
  empty_->setText(message());
  pages_->setCurrentIndex(distances_.size() > 0 ? 1 : 0);
  if (!hasPredictions()) return;
  plot_->replot(QCustomPlot::rpQueuedReplot);  // what is chosen may have changed
  if (isWaiting()) return;
  const auto& data = *network()->data;
  const auto of = clusters();
  PredictionRequest request;
  request.network = network();
  request.nodes = nodesByCluster(of, mostNodes);
  request.points =
      evenRows(data.testSet.rows() > 0 ? data.testSet : data.datasets.allFeatures(), mostPoints);
  request.onlyDistances = true;
  requestedClusters_.clear();
  requestedClusters_.reserve(request.nodes.size());
  for (const int i : request.nodes) requestedClusters_.push_back(of[static_cast<std::size_t>(i)]);
  sendRequest(std::move(request));
}

void DisagreementView::showPredictions(std::shared_ptr<const Predictions> predictions) {
  const auto& request = *predictions->request;
  shown_ = request.network;
  if (shownNodes_ != request.nodes) focused_ = {-1, -1};
  shownNodes_ = request.nodes;
  shownClusters_ = requestedClusters_;
  distances_ = predictions->distances;
  const auto& data = *shown_->data;
  const bool shared = data.testSet.rows() > 0;
  const auto all = shared ? data.testSet.rows() : data.datasets.sampleCount();
  const auto used = request.points.rows();
  auto note = used == 1
                  ? shared ? tr("on 1 shared test point") : tr("no shared test set: on 1 sample")
              : shared ? tr("on %L1 shared test points").arg(used)
                       : tr("no shared test set: on %L1 samples").arg(used);
  if (used < all) note += tr(" of %L1").arg(all);
  const auto count = static_cast<int>(shownNodes_.size());
  if (count < shown_->nodeCount())
    note += tr("; %L1 of %L2 nodes, a share of every cluster").arg(count).arg(shown_->nodeCount());
  note_->setText(note);
  pages_->setCurrentIndex(1);
  draw();
}

void DisagreementView::draw() {
  if (distances_.size() == 0) return;
  const auto n = static_cast<int>(distances_.rows());
  const bool logarithmic = scale_->currentIndex() == 0;
  double high = 0;
  double least = std::numeric_limits<double>::infinity();
  for (const double d : distances_.reshaped()) {
    if (!std::isfinite(d)) continue;
    high = std::max(high, d);
    if (d > 0) least = std::min(least, d);
  }
  if (!(high > 0)) high = 1;
  // Numbers that a logarithm cannot show have the colour of the smallest.
  const double low =
      logarithmic ? std::min(std::max(least, high * std::pow(10, -decades)), high / 10) : 0;
  map_->data()->setSize(n, n);
  map_->data()->setRange({0, n - 1.0}, {0, n - 1.0});
  for (int j = 0; j < n; ++j)
    for (int i = 0; i < n; ++i) {
      const double d = distances_(i, j);
      map_->data()->setCell(j, i, std::isfinite(d) ? std::max(d, low) : high);
    }
  bar_->setDataScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
  auto* axis = bar_->axis();
  axis->setTicker(logarithmic ? QSharedPointer<QCPAxisTicker>(new QCPAxisTickerLog)
                              : QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
  axis->setNumberFormat(logarithmic ? QStringLiteral("eb") : QStringLiteral("gb"));
  axis->setNumberPrecision(logarithmic ? 0 : 3);
  bar_->setDataRange({low, high});
  for (auto* side : {plot_->xAxis, plot_->yAxis}) side->setRange(-0.5, n - 0.5);
  showTicks();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

/// Nodes by their keys where there are few; else clusters that have room.
void DisagreementView::showTicks() {
  const auto n = shownNodes_.size();
  QMap<double, QString> names;
  const bool byNode = n <= static_cast<std::size_t>(mostKeys);
  for (std::size_t k = 0; byNode && k < n; ++k)
    names[static_cast<double>(k)] =
        toQString(shown_->nodeKeys[static_cast<std::size_t>(shownNodes_[k])]);
  for (std::size_t first = 0; !byNode && first < n;) {
    auto end = first;
    while (end < n && shownClusters_[end] == shownClusters_[first]) ++end;
    const auto size = static_cast<double>(end - first);
    if (size >= leastShare * static_cast<double>(n))
      names[static_cast<double>(first) + (size - 1) / 2] =
          QString::number(shownClusters_[first] + 1);
    first = end;
  }
  const auto label = byNode                        ? tr("node")
                     : order_->currentIndex() == 0 ? tr("true cluster")
                     : snapshot() && snapshot()->groupKind == GroupKind::SimilarModels
                         ? tr("group of similar models")
                         : tr("learned cluster");
  for (auto* axis : {plot_->xAxis, plot_->yAxis}) {
    const QSharedPointer<QCPAxisTickerText> ticker(new FittingNames(*axis));
    ticker->setTicks(names);
    axis->setTicker(ticker);
    axis->setLabel(label);
  }
}

void DisagreementView::drawMarks(QCPPainter& painter) {
  if (distances_.size() == 0) return;
  const auto n = static_cast<double>(distances_.rows());
  const auto pixel = [&](double x, double y) {
    return QPointF(plot_->xAxis->coordToPixel(x), plot_->yAxis->coordToPixel(y));
  };
  const auto colors = canvasColors();
  std::vector<double> borders;
  for (std::size_t k = 1; k < shownClusters_.size(); ++k)
    if (shownClusters_[k] != shownClusters_[k - 1]) borders.push_back(static_cast<double>(k) - 0.5);
  painter.setPen(QPen(colors.background, scaled(1)));
  if (borders.size() <= static_cast<std::size_t>(mostLines))
    for (const double at : borders) {
      painter.drawLine(QLineF(pixel(at, -0.5), pixel(at, n - 0.5)));
      painter.drawLine(QLineF(pixel(-0.5, at), pixel(n - 0.5, at)));
    }
  constexpr std::size_t mostChosen = 8;
  if (shown_ == network() && nodes().size() <= mostChosen)
    for (std::size_t k = 0; k < shownNodes_.size(); ++k) {
      if (!std::binary_search(nodes().begin(), nodes().end(), shownNodes_[k])) continue;
      painter.setPen(QPen(QColor::fromRgb(okabeIto[1]), scaled(1.4), Qt::DotLine));
      const auto at = static_cast<double>(k);
      painter.drawLine(QLineF(pixel(at, -0.5), pixel(at, n - 0.5)));
      painter.drawLine(QLineF(pixel(-0.5, at), pixel(n - 0.5, at)));
    }
  if (focused_.x() < 0) return;
  painter.setPen(QPen(QColor::fromRgb(okabeIto[1]), scaled(2)));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(QRectF(pixel(focused_.x() - 0.5, focused_.y() - 0.5),
                          pixel(focused_.x() + 0.5, focused_.y() + 0.5)));
}

QPointF DisagreementView::cellAt(int row, int column) const {
  return {plot_->xAxis->coordToPixel(column), plot_->yAxis->coordToPixel(row)};
}

/// (column, row), or (−1, −1).
QPoint DisagreementView::cellUnder(QPointF point) const {
  const auto n = static_cast<int>(distances_.rows());
  const auto* axes = plot_->axisRect();
  if (n == 0 || !QRectF(axes->rect()).contains(point)) return {-1, -1};
  const auto at = [n](double coordinate) {
    return std::clamp(static_cast<int>(std::lround(coordinate)), 0, n - 1);
  };
  return {at(plot_->xAxis->pixelToCoord(point.x())), at(plot_->yAxis->pixelToCoord(point.y()))};
}

QString DisagreementView::describeCell(QPoint cell) const {
  if (cell.x() < 0) return {};
  const auto name = [&](int k) {
    const auto i = static_cast<std::size_t>(shownNodes_[static_cast<std::size_t>(k)]);
    return toQString(shown_->nodeKeys[i]);
  };
  return tr("Nodes %1 and %2: d = %3")
      .arg(name(cell.y()), name(cell.x()), number(distances_(cell.y(), cell.x())));
}

QString DisagreementView::describe(QPointF point) const { return describeCell(cellUnder(point)); }

void DisagreementView::choose(QPoint cell) {
  if (cell.x() < 0 || shown_ == nullptr || shown_->data != network()->data) return;
  std::vector<int> pair{shownNodes_[static_cast<std::size_t>(cell.x())],
                        shownNodes_[static_cast<std::size_t>(cell.y())]};
  std::sort(pair.begin(), pair.end());
  pair.erase(std::unique(pair.begin(), pair.end()), pair.end());
  Q_EMIT selectionWanted(std::move(pair), {});
}

bool DisagreementView::keyPressed(const QKeyEvent& event) {
  const auto n = static_cast<int>(distances_.rows());
  if (n == 0) return false;
  QPoint step;
  switch (event.key()) {
    case Qt::Key_Left:
      step = {-1, 0};
      break;
    case Qt::Key_Right:
      step = {1, 0};
      break;
    case Qt::Key_Up:
      step = {0, -1};
      break;
    case Qt::Key_Down:
      step = {0, 1};
      break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      choose(focused_);
      return focused_.x() >= 0;
    default:
      return false;
  }
  const auto to = focused_.x() < 0 ? QPoint(0, 0) : focused_ + step;
  focused_ = {std::clamp(to.x(), 0, n - 1), std::clamp(to.y(), 0, n - 1)};
  plot_->setAccessibleDescription(describeCell(focused_));
  QToolTip::showText(plot_->mapToGlobal(cellAt(focused_.y(), focused_.x()).toPoint()),
                     describeCell(focused_), plot_);
  plot_->replot(QCustomPlot::rpQueuedReplot);
  return true;
}

bool DisagreementView::eventFilter(QObject* watched, QEvent* event) {
  if (watched != plot_) return PredictionClientView::eventFilter(watched, event);
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto pair = describe(help->pos());
    QToolTip::showText(
        help->globalPos(),
        pair.isEmpty() ? tr("The mean squared difference of the predictions of two nodes. Click a "
                            "cell to select both nodes; the arrow keys and Return do the same.")
                       : pair,
        plot_);
    return true;
  }
  if (event->type() == QEvent::MouseButtonPress) {
    const auto* mouse = static_cast<QMouseEvent*>(event);
    if (mouse->button() == Qt::LeftButton) choose(cellUnder(mouse->position()));
    return false;
  }
  if (event->type() == QEvent::KeyPress) return keyPressed(*static_cast<QKeyEvent*>(event));
  return PredictionClientView::eventFilter(watched, event);
}

void DisagreementView::refreshTheme() {
  style();
  scheduleRefresh(true);
}

void DisagreementView::style() {
  stylePlot(*plot_);
  for (auto* axis : {plot_->xAxis, plot_->yAxis}) axis->grid()->setVisible(false);
  styleAxis(*bar_->axis());
  bar_->setLabel(tr("disagreement d"));
  bar_->setGradient(sequentialGradient());
}

void DisagreementView::drawFigure(QCPPainter& painter) {
  if (distances_.size() > 0) return drawPlot(*plot_, painter);
  painter.setPen(canvasColors().text);
  painter.drawText(QRectF(QPointF(0, 0), figureSize()), Qt::AlignCenter | Qt::TextWordWrap,
                   message());
}

QString DisagreementView::figureData() const {
  std::string out = "node";
  const auto key = [&](std::size_t k) {
    return csvCell(shown_->nodeKeys[static_cast<std::size_t>(shownNodes_[k])]);
  };
  if (distances_.size() == 0) return toQString(out + '\n');
  for (std::size_t k = 0; k < shownNodes_.size(); ++k) out += ',' + key(k);
  out += '\n';
  for (std::size_t k = 0; k < shownNodes_.size(); ++k) {
    out += key(k);
    for (const double d : distances_.row(static_cast<Eigen::Index>(k)))
      out += ',' + formatNumber(d);
    out += '\n';
  }
  return toQString(out);
}

}  // namespace gtv::ui
