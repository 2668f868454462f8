#include "ui/views/data_models_view.h"

#include <fmt/format.h>

#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>

#include "base/csv.h"
#include "base/number.h"
#include "ui/canvas/canvas_controller.h"
#include "ui/live/run_controller.h"
#include "ui/plots/feature_axes.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {

DataModelsView::DataModelsView(QWidget* parent)
    : QWidget(parent), pages_(new QStackedWidget), empty_(new QLabel), plot_(new QCustomPlot) {
  setAccessibleName(tr("Data and models"));
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setMargin(12);
  empty_->setText(tr("Open an experiment to see its data and models."));
  pages_->addWidget(empty_);
  pages_->addWidget(plot_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(pages_);
  plot_->setMinimumHeight(90);
  plot_->setToolTip(tr("The samples of all nodes, and the line of every node's model"));
  prepareForFigure(*plot_);
  refreshTheme();
}

void DataModelsView::follow(const ViewSources& sources) {
  auto& run = sources.run;
  connect(&run, &RunController::networkReplaced, this,
          [this](const NetworkPicture& picture, bool) { setNetwork(picture.network); });
  connect(&run, &RunController::networkChanged, this,
          [this](const NetworkPicture& picture) { setNetwork(picture.network); });
  connect(&sources.canvas, &CanvasController::painted, this, &DataModelsView::setSnapshot);
}

void DataModelsView::setNetwork(const std::shared_ptr<const ProblemInstance>& network) {
  if (network == network_) return;
  network_ = network;
  snapshot_ = nullptr;
  curves_ = FeatureCurves::of(network);
  if (!curves_)
    empty_->setText(
        tr("This picture needs data with one feature and labels that are numbers. “Predictions” "
           "and “Local models” show other data, too."));
  pages_->setCurrentWidget(curves_ ? static_cast<QWidget*>(plot_) : empty_);
  if (curves_) fitAxes();
  refresh();
}

void DataModelsView::setSnapshot(const std::shared_ptr<const Snapshot>& snapshot,
                                 const NodePaint& paint) {
  snapshot_ = snapshot;
  paint_ = paint;
  refresh();
}

QString DataModelsView::emptyText() const {
  return pages_->currentWidget() == empty_ ? empty_->text() : QString();
}

bool DataModelsView::isUpToDate() const { return !stale_ || !isOnScreen(*this); }

void DataModelsView::fitAxes() {
  plot_->xAxis->setRange(curves_->across());
  plot_->yAxis->setRange(curves_->up());
  plot_->xAxis->setLabel(featureName(*network_, curves_->feature()));
  plot_->yAxis->setLabel(tr("label"));
}

void DataModelsView::refresh() {
  stale_ = true;
  if (isOnScreen(*this)) draw();
}

void DataModelsView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) draw();
}

void DataModelsView::draw() {
  stale_ = false;
  lineCount_ = 0;
  for (auto* graph : samples_) graph->data()->clear();
  for (auto* curve : models_) curve->data()->clear();
  const bool isPainted = curves_ && snapshot_ && snapshot_->network == network_ &&
                         static_cast<int>(paint_.bucketOf.size()) == network_->nodeCount();
  if (!isPainted) return plot_->replot(QCustomPlot::rpQueuedReplot);
  const auto colors = canvasColors();
  while (samples_.size() < paint_.buckets.size()) {
    models_.push_back(new QCPCurve(plot_->xAxis, plot_->yAxis));
    samples_.push_back(plot_->addGraph());
    samples_.back()->setLineStyle(QCPGraph::lsNone);
  }
  for (std::size_t b = 0; b < paint_.buckets.size(); ++b) {
    const auto color = paint_.buckets[b].color;
    models_[b]->setPen(QPen(color, scaled(2)));
    samples_[b]->setScatterStyle(
        {QCPScatterStyle::ssCircle, QPen(colors.background, 1), QBrush(color), scaled(7)});
  }
  constexpr double gap = std::numeric_limits<double>::quiet_NaN();
  const int n = network_->nodeCount();
  const int stride = std::max(1, (n + mostLines - 1) / mostLines);
  for (int i = 0; i < n; i += stride) {
    const auto b = static_cast<std::size_t>(paint_.bucketOf[static_cast<std::size_t>(i)]);
    if (network_->data->labeled[static_cast<std::size_t>(i)])
      for (const auto& sample : curves_->samples(i)) samples_[b]->addData(sample.x(), sample.y());
    if (snapshot_->W.cols() != n) continue;
    auto& line = *models_[b]->data();
    for (const auto& point : curves_->curve(snapshot_->W.col(i)))
      line.add({static_cast<double>(line.size()), point.x(), point.y()});
    line.add({static_cast<double>(line.size()), gap, gap});
    ++lineCount_;
  }
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void DataModelsView::refreshTheme() {
  stylePlot(*plot_);
  for (auto* axis : plot_->axisRect()->axes()) styleAxis(*axis);
  refresh();
}

QSizeF DataModelsView::figureSize() const { return plot_->size(); }

void DataModelsView::drawFigure(QCPPainter& painter) {
  draw();
  drawPlot(*plot_, painter);
}

QString DataModelsView::figureData() const {
  std::string out = "kind,node,x,y\n";
  if (!curves_) return toQString(out);
  const auto add = [&](const char* kind, int node, const QPolygonF& points) {
    const auto key = csvCell(network_->nodeKeys[static_cast<std::size_t>(node)]);
    for (const auto& point : points)
      out +=
          fmt::format("{},{},{},{}\n", kind, key, formatNumber(point.x()), formatNumber(point.y()));
  };
  for (int i = 0; i < network_->nodeCount(); ++i) {
    if (network_->data->labeled[static_cast<std::size_t>(i)]) add("sample", i, curves_->samples(i));
    if (snapshot_ && snapshot_->network == network_ && i < snapshot_->W.cols())
      add("model", i, curves_->curve(snapshot_->W.col(i)));
  }
  return toQString(out);
}

}  // namespace gtv::ui
