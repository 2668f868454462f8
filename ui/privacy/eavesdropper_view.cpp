#include "ui/privacy/eavesdropper_view.h"

#include <qcustomplot.h>

#include <QImage>
#include <algorithm>
#include <array>
#include <cmath>

#include "base/number.h"
#include "instances/problem_building.h"
#include "privacy/gradient_inversion.h"
#include "privacy/private_release.h"
#include "ui/plots/feature_axes.h"
#include "ui/plots/plot_layer.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr int leastImageSide = 7;       ///< fewer features along a side are no image by themselves
constexpr double largestReading = 120;  ///< pixels of the screen along an image
constexpr double smallestReading = 40;  ///< the same
constexpr double readingCaption = 17;   ///< below an image
constexpr double readingGap = 8;
constexpr double mostLayerNumbers = 5e5;  ///< of the first layer

QColor bareColor() { return QColor::fromRgb(okabeIto[1]); }
QColor sentColor() { return QColor::fromRgb(okabeIto[0]); }

QImage greyImage(const Vector& x, int side, double darkest, double brightest) {
  QImage image(side, side, QImage::Format_RGB32);
  const double span = brightest > darkest ? brightest - darkest : 1;
  for (int p = 0; p < side * side; ++p) {
    const double share = std::clamp((x[p] - darkest) / span, 0.0, 1.0);
    const int grey = static_cast<int>(std::lround(255 * share));
    image.setPixel(p % side, p / side, qRgb(grey, grey, grey));
  }
  return image;
}

}  // namespace

EavesdropperView::EavesdropperView()
    : PlotView(tr("What a message tells"), QStringLiteral("eavesdropper")) {
  auto& plot = *this->plot();
  plot.addLayer(QStringLiteral("readings"), plot.layer(QStringLiteral("main")),
                QCustomPlot::limAbove);
  new PlotLayer(plot, QStringLiteral("readings"),
                [this](QCPPainter& painter) { paint(painter); });  // owned by its layer
  plot.setToolTip(
      tr("In the gradient of one sample the weights and the constant of a unit have the same "
         "factor, so that their ratio is the sample itself. Of several samples the gradient tells "
         "combinations; of a model without constants the direction, not the length. Clipping "
         "changes the length of a message alone; the noise hides the sample."));
  PlotView::refreshTheme();
}

void EavesdropperView::forget(bool /*another*/) { told_.clear(); }

QString EavesdropperView::whyNothing() const {
  if (auto why = whyNoNodes(tr("what their messages tell")); !why.isEmpty()) return why;
  if (!snapshot()) return tr("The run has not begun.");
  const auto& problem = snapshot()->problem;
  if (!problem || problem->nodeCount() != network()->nodeCount() ||
      network()->parametricData().datasets.nodeCount() != network()->nodeCount())
    return tr(
        "The method trains local models of its own, which send predictions and no gradients. "
        "Choose a method for parameter vectors, such as FedAvg.");
  const auto& loss = *problem->losses[static_cast<std::size_t>(node())];
  const auto& model = network()->parametricModel();
  const auto features = network()->parametricData().datasets.dimension();
  if (loss.isZero())
    return tr("%1 has no data to learn from, so its messages tell nothing of it. Select another "
              "node.")
        .arg(nodeName());
  if (!hasLabels(network()->labels) || loss.dimension() != model.dimension(features))
    return tr("The parameters of this loss are no model of features. Choose a loss with labels.");
  const double units = model.network ? static_cast<double>(model.network->options().sizes[1])
                                     : static_cast<double>(model.outputs);
  if (units * static_cast<double>(features) > mostLayerNumbers)
    return tr("The first layer has too many weights to look at while the run goes on.");
  return {};
}

void EavesdropperView::refresh() {
  if (const auto why = whyNothing(); !why.isEmpty()) {
    told_.clear();
    return showText(why);
  }
  read();
  if (told_.empty()) return showText(tr("%1 has no samples. Select another node.").arg(nodeName()));
  auto& plot = *this->plot();
  plot.clearGraphs();
  for (auto* axis : {plot.xAxis, plot.yAxis}) {
    axis->setVisible(side_ == 0);
    axis->grid()->setVisible(side_ == 0);
  }
  if (side_ == 0) drawNumbers();
  showPlot(title(), key());
}

void EavesdropperView::read() {
  told_.clear();
  const auto& now = *snapshot();
  const auto& data = network()->parametricData();
  const auto& model = network()->parametricModel();
  const auto method = experiment().solver();
  const auto heard = eavesdrop(method, *now.problem, methodContextOf(experiment(), *network()),
                               node(), now.numbers.iteration, now.W);
  kind_ = heard.kind;
  isPrivate_ = privateReleaseOf(method).isOn();
  const auto inversionOf = [&](const Vector& parameters) {
    const auto layer = firstLayerOf(model, data.datasets.dimension(), data.intercept, parameters);
    return invertGradient(layer.rows, layer.constants);
  };
  const auto bare = inversionOf(heard.bare);
  const auto sent = isPrivate_ ? inversionOf(heard.told) : bare;
  knowsLength_ = bare.knowsLength;
  rank_ = sent.basis.cols();
  const auto count = std::min(data.datasets.sampleCount(node()), mostSamples);
  const RowMatrix X =
      withoutConstants(data.datasets.features(node()).topRows(count), data.intercept);
  for (Eigen::Index r = 0; r < count; ++r) {
    const Vector x = X.row(r).transpose();
    told_.push_back({x, readingOf(bare, x), readingOf(sent, x)});
  }
  // Features of a model that are not those of the samples are no pixels.
  const auto drawn = drawnFeatures(*network());
  const auto side = static_cast<int>(std::lround(std::sqrt(static_cast<double>(X.cols()))));
  const bool isImage =
      side >= leastImageSide && Eigen::Index{side} * side == X.cols() &&
      static_cast<Eigen::Index>(drawn.size()) == X.cols() &&
      X == network()->data->datasets.features(node())(Eigen::seqN(0, count), drawn);
  side_ = isImage ? side : 0;
}

const EavesdropperView::Told& EavesdropperView::bestTold() const {
  return *std::min_element(told_.begin(), told_.end(), [](const auto& a, const auto& b) {
    return a.bare.distance < b.bare.distance;
  });
}

void EavesdropperView::drawNumbers() {
  auto& plot = *this->plot();
  const auto& best = bestTold();
  const std::array<std::pair<const Vector*, QCPScatterStyle>, 3> all{
      {{&best.sample,
        QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(canvasColors().text, scaled(1.6)),
                        Qt::NoBrush, scaled(10))},
       {&best.bare.guess,
        QCPScatterStyle(QCPScatterStyle::ssDisc, bareColor(), bareColor(), scaled(5))},
       {&best.sent.guess, QCPScatterStyle(QCPScatterStyle::ssCross, QPen(sentColor(), scaled(1.8)),
                                          Qt::NoBrush, scaled(8))}}};
  Extent up;
  for (const auto& [numbers, style] : all) {
    if (numbers == &best.sent.guess && !isPrivate_) continue;
    auto* graph = plot.addGraph();
    graph->setLineStyle(QCPGraph::lsNone);
    graph->setScatterStyle(style);
    for (Eigen::Index j = 0; j < numbers->size(); ++j) {
      graph->addData(static_cast<double>(j + 1), (*numbers)[j]);
      up.add((*numbers)[j]);
    }
  }
  plot.xAxis->setLabel(tr("feature"));
  plot.yAxis->setLabel(tr("value"));
  plot.xAxis->setRange(0.5, static_cast<double>(best.sample.size()) + 0.5);
  plot.yAxis->setRange(rangeAround(up.low, up.high));
}

QString EavesdropperView::distanceText(const Reading& reading) const {
  return number(reading.distance, 3);
}

void EavesdropperView::paint(QCPPainter& painter) {
  if (side_ == 0 || told_.empty()) return;
  const QRectF area = plot()->axisRect()->rect();
  const int columns = isPrivate_ ? 3 : 2;
  // Groups of a sample and its readings, as many as have room, the images as large as one row lets.
  const double cell = std::clamp(std::min((area.width() - readingGap) / columns - readingGap,
                                          area.height() - readingCaption - readingGap),
                                 smallestReading, largestReading);
  const double width = columns * (cell + readingGap) + readingGap;
  const double height = cell + readingCaption + readingGap;
  const int across = std::max(1, static_cast<int>(area.width() / width));
  const int down = std::max(1, static_cast<int>(area.height() / height));
  const auto shown =
      std::min(told_.size(), static_cast<std::size_t>(across) * static_cast<std::size_t>(down));
  painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
  for (std::size_t r = 0; r < shown; ++r) {
    const auto& told = told_[r];
    const int place = static_cast<int>(r);
    const std::array<std::pair<const Vector*, QString>, 3> images{
        {{&told.sample, tr("sample %1").arg(r + 1)},
         {&told.bare.guess, distanceText(told.bare)},
         {&told.sent.guess, distanceText(told.sent)}}};
    const std::array<QColor, 3> colors{canvasColors().text, bareColor(), sentColor()};
    const int row = place / across;
    for (int k = 0; k < columns; ++k) {
      const auto& [x, caption] = images[static_cast<std::size_t>(k)];
      const QRectF at(area.left() + (place % across) * width + k * (cell + readingGap),
                      area.top() + row * height, cell, cell);
      painter.drawImage(at, greyImage(*x, side_, told.sample.minCoeff(), told.sample.maxCoeff()));
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen(colors[static_cast<std::size_t>(k)], scaled(1.5)));
      painter.drawRect(at);
      painter.drawText(
          QRectF(at.left() - readingGap / 2, at.bottom(), cell + readingGap, readingCaption),
          Qt::AlignCenter, caption);
    }
  }
}

QString EavesdropperView::title() const {
  auto text = nodeHeading();
  switch (kind_) {
    case Eavesdropped::Kind::Gradient:
      text += tr(" · from its gradient");
      break;
    case Eavesdropped::Kind::LocalSteps:
      text += tr(" · from the change of the model by its local steps");
      break;
    case Eavesdropped::Kind::ProximalStep:
      text += tr(" · from the change of its model, a multiple of the gradient");
      break;
    case Eavesdropped::Kind::Relaxation:
      text += tr(" · from its model and those of its neighbours");
      break;
  }
  const auto samples = network()->parametricData().datasets.sampleCount(node());
  if (samples == 1)
    text += tr(" over one sample");
  else
    text += tr(" over %L1 samples; the message spans %L2 dimensions").arg(samples).arg(rank_);
  if (!knowsLength_)
    text += tr(" · a model without constants tells the direction alone; the best length is drawn");
  return text;
}

QString EavesdropperView::key() const {
  const auto& best = bestTold();
  QStringList parts{keyOf(canvasColors().text,
                          side_ > 0 ? QStringLiteral("▢") : QStringLiteral("○"), tr("sample")),
                    keyOf(bareColor(), side_ > 0 ? QStringLiteral("▢") : QStringLiteral("●"),
                          tr("read without protection, distance %1").arg(distanceText(best.bare)))};
  if (isPrivate_)
    parts << keyOf(sentColor(), side_ > 0 ? QStringLiteral("▢") : QStringLiteral("✕"),
                   tr("read from what is sent, %1").arg(distanceText(best.sent)));
  parts << tr("‖guess − x‖/‖x‖, 1 without knowledge").toHtmlEscaped();
  return joined(parts);
}

QString EavesdropperView::figureData() const {
  std::string out = "sample,bareDistance,bareKnown,sentDistance,sentKnown\n";
  for (std::size_t r = 0; r < told_.size(); ++r)
    out += std::to_string(r + 1) + ',' + formatNumber(told_[r].bare.distance) + ',' +
           formatNumber(told_[r].bare.known) + ',' + formatNumber(told_[r].sent.distance) + ',' +
           formatNumber(told_[r].sent.known) + '\n';
  return toQString(out);
}

}  // namespace gtv::ui
