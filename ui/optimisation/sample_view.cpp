#include "ui/optimisation/sample_view.h"

#include <qcustomplot.h>

#include <QComboBox>
#include <QHelpEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

#include "base/csv.h"
#include "base/number.h"
#include "instances/problem_building.h"
#include "ui/plots/contour_lines.h"
#include "ui/plots/feature_axes.h"
#include "ui/plots/plot_layer.h"
#include "ui/plots/session_values.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr int leastSide = 7;          ///< fewer features along a side are no image by themselves
constexpr double leastCell = 44;      ///< pixels of the screen along an image
constexpr double mostCell = 140;      ///< the same
constexpr double captionHeight = 17;  ///< below an image
constexpr double cellGap = 8;
constexpr std::array classShapes{
    QCPScatterStyle::ssTriangle, QCPScatterStyle::ssSquare,           QCPScatterStyle::ssDisc,
    QCPScatterStyle::ssDiamond,  QCPScatterStyle::ssTriangleInverted, QCPScatterStyle::ssStar};
constexpr std::array classColors{3, 2, 0, 4, 5, 1};
constexpr std::array classSigns{"▲", "■", "●", "◆", "▼", "✳"};

QColor wrongColor() { return QColor::fromRgb(okabeIto[1]); }

}  // namespace

SampleView::SampleView()
    : PlotView(tr("Samples of the node"), QStringLiteral("samples"), clientId) {
  choice_ = addChoice("sampleKind", tr("Samples are drawn as"),
                      tr("What the samples are drawn as: images, a series over the number of the "
                         "sample, or points in the plane of the first two features"));
  choice_->addItem(tr("as the data says"), -1);
  choice_->addItem(tr("images"), static_cast<int>(Kind::Images));
  choice_->addItem(tr("series"), static_cast<int>(Kind::Series));
  choice_->addItem(tr("plane"), static_cast<int>(Kind::Plane));
  auto& plot = *this->plot();
  plot.addLayer(QStringLiteral("samples"), plot.layer(QStringLiteral("main")),
                QCustomPlot::limAbove);
  new PlotLayer(plot, QStringLiteral("samples"),
                [this](QCPPainter& painter) { paint(painter); });  // owned by its layer
  PlotView::refreshTheme();
}

void SampleView::style() {}

void SampleView::forget(bool /*another*/) {
  clearRequest();
  kind_.reset();
  shown_ = -1;
  of_ = nullptr;
  predicted_.resize(0, 0);
}

int SampleView::imageSide() const {
  const auto count = static_cast<double>(drawnFeatures(*network()).size());
  const auto side = static_cast<int>(std::lround(std::sqrt(count)));
  return side >= 2 && side * side == static_cast<int>(count) ? side : 0;
}

bool SampleView::hasEarlierLabels() const {
  const auto data = experiment().data();
  return (data.has("lags") && data.integer("lags") > 0) ||
         experiment().model().kind() == "time-series";
}

std::optional<SampleView::Kind> SampleView::ownKind(QString& reason) const {
  const auto data = experiment().data();
  const auto features = drawnFeatures(*network()).size();
  if (const int side = imageSide(); data.kind() == "digits" || side >= leastSide) {
    reason = tr("because there are %1 features").arg(features);
    return Kind::Images;
  }
  if (hasEarlierLabels()) {
    reason = tr("because the features are earlier labels");
    return Kind::Series;
  }
  if (features == 2 && labelClasses(*network()->clean, network()->labels)) {
    reason = tr("because there are two features");
    return Kind::Plane;
  }
  return std::nullopt;
}

QString SampleView::whyNot(Kind kind) const {
  const auto features = drawnFeatures(*network()).size();
  if (kind == Kind::Images && imageSide() == 0)
    return tr("%1 features are no square image. Choose a series, or the plane.").arg(features);
  if (kind == Kind::Series && !hasLabels(network()->labels))
    return tr("Points without labels are no series. Choose the plane.");
  if (kind == Kind::Plane && features < 2)
    return tr("A plane takes two features. Choose a series.");
  return {};
}

void SampleView::refresh() {
  const auto nothing = [this](const QString& why) {
    kind_.reset();
    clearRequest();
    showText(why);
  };
  if (const auto why = whyNoNodes(tr("its samples")); !why.isEmpty()) return nothing(why);
  if (network()->data->datasets.sampleCount(node()) == 0)
    return nothing(tr("%1 has no samples. Select another node on the canvas.").arg(nodeName()));
  const int chosen = choice_->currentData().toInt();
  std::optional<Kind> wanted;
  reason_ = tr("as you chose");
  if (chosen >= 0)
    wanted = static_cast<Kind>(chosen);
  else
    wanted = ownKind(reason_);
  if (!wanted)
    return nothing(tr("These samples are neither images (a square number of features, %1 or more), "
                      "nor a time series, nor classes over two features. The list above draws them "
                      "as what you choose.")
                       .arg(leastSide * leastSide));
  if (const auto why = whyNot(*wanted); !why.isEmpty()) return nothing(why);
  const bool another = kind_ != wanted || shown_ != node() || of_ != network()->data;
  kind_ = wanted;
  if (another) takeSamples();
  if (hasLabels(network()->labels) && (!isWaiting() || another)) ask();
  draw();
}

void SampleView::takeSamples() {
  shown_ = node();
  of_ = network()->data;
  const auto& datasets = of_->datasets;
  const auto count =
      std::min(datasets.sampleCount(shown_), kind_ == Kind::Images ? mostImages : mostSamples);
  X_ = datasets.features(shown_).topRows(count);
  y_ = datasets.labels(shown_).head(count);
  predicted_.resize(0, 0);
  boundary_.clear();
  side_ = kind_ == Kind::Images ? imageSide() : 0;
  classes_ = labelClasses(*network()->clean, network()->labels);
  darkest_ = X_.minCoeff();
  brightest_ = X_.maxCoeff();
  const auto features = drawnFeatures(*network());
  if (kind_ == Kind::Plane) {
    const auto across = rangeAround(X_.col(features[0]).minCoeff(), X_.col(features[0]).maxCoeff());
    const auto up = rangeAround(X_.col(features[1]).minCoeff(), X_.col(features[1]).maxCoeff());
    plane_ = {across.lower, across.upper, up.lower, up.upper};
  }
  findChanges();
}

/// Copies that an attack adds stand behind the node's own samples.
void SampleView::findChanges() {
  const auto m = static_cast<std::size_t>(X_.rows());
  changed_.assign(m, {});
  before_.assign(m, std::nan(""));
  if (!network()->isAttacker(shown_)) return;
  const auto& clean = network()->clean->datasets;
  const auto own = clean.sampleCount(shown_);
  const auto features = drawnFeatures(*network());
  for (std::size_t r = 0; r < m; ++r) {
    const auto row = static_cast<Eigen::Index>(r);
    if (row < own && clean.labels(shown_)[row] != y_[row]) before_[r] = clean.labels(shown_)[row];
    for (std::size_t p = 0; p < features.size() && row < own; ++p)
      if (clean.features(shown_)(row, features[p]) != X_(row, features[p]))
        changed_[r].push_back(static_cast<int>(p));
    if (row < own) continue;
    for (const auto& attack : experiment().attacks()) {
      if (attack.kind() != "trigger") continue;
      for (const auto& name : attack.texts("features"))
        if (const auto column = featureNamed(*of_, name, "attacks"))
          if (const auto at = std::find(features.begin(), features.end(), *column);
              at != features.end())
            changed_[r].push_back(static_cast<int>(at - features.begin()));
    }
    std::sort(changed_[r].begin(), changed_[r].end());
  }
}

RowMatrix SampleView::gridPoints() const {
  const auto features = drawnFeatures(*network());
  const auto d = network()->data->datasets.dimension();
  if (kind_ != Kind::Plane || features.size() != 2) return {0, d};
  RowMatrix grid = RowMatrix::Ones(Eigen::Index{gridSide} * gridSide, d);
  for (int r = 0; r < gridSide; ++r)
    for (int c = 0; c < gridSide; ++c) {
      const Eigen::Index at = Eigen::Index{r} * gridSide + c;
      grid(at, features[0]) = plane_.left + (plane_.right - plane_.left) * c / (gridSide - 1);
      grid(at, features[1]) = plane_.bottom + (plane_.top - plane_.bottom) * r / (gridSide - 1);
    }
  return grid;
}

void SampleView::ask() {
  PredictionRequest request;
  request.network = network();
  request.nodes = {shown_};
  const auto grid = gridPoints();
  request.points.resize(X_.rows() + grid.rows(), X_.cols());
  request.points.topRows(X_.rows()) = X_;
  request.points.bottomRows(grid.rows()) = grid;
  sendRequest(std::move(request));
}

void SampleView::showPredictions(std::shared_ptr<const Predictions> predictions) {
  const auto& request = *predictions->request;
  if (!kind_ || request.nodes.front() != shown_ || request.network->data != of_ ||
      predictions->values.front().rows() < X_.rows())
    return;
  const auto& values = predictions->values.front();
  predicted_ = values.topRows(X_.rows());
  scale_ = LabelScale(*network(), lossKind(experiment(), *network(), shown_), values.cols());
  findBoundary(values.bottomRows(values.rows() - X_.rows()));
  draw();
}

/// Where the two most probable classes are equal.
void SampleView::findBoundary(const Matrix& onGrid) {
  boundary_.clear();
  if (onGrid.rows() == 0 || !classes_) return;
  const auto add = [&](const Vector& score) {
    // From bottom to top, rows of the grid.
    const Matrix values = Eigen::Map<const RowMatrix>(score.data(), gridSide, gridSide);
    const auto lines = contourLines(values, plane_, 0);
    boundary_.insert(boundary_.end(), lines.begin(), lines.end());
  };
  if (onGrid.cols() == 1) return add(onGrid.col(0).array() - classes_->middle);
  if (onGrid.cols() == 2) return add(onGrid.col(1) - onGrid.col(0));
  for (Eigen::Index k = 0; k < onGrid.cols(); ++k) {
    Vector best = Vector::Constant(onGrid.rows(), -1);
    for (Eigen::Index j = 0; j < onGrid.cols(); ++j)
      if (j != k) best = best.cwiseMax(onGrid.col(j));
    add(onGrid.col(k) - best);
  }
}

bool SampleView::isWrong(int r) const {
  if (predicted_.rows() <= r || !classes_) return false;
  if (scale_.classes() > 0) return scale_.classOf(predicted_, r) != scale_.classOfLabel(y_[r]);
  return (predicted_(r, 0) >= classes_->middle) != (y_[r] > classes_->middle);
}

QString SampleView::labelText(double label) const {
  return scale_.classes() > 0 ? scale_.className(scale_.classOfLabel(label)) : number(label, 3);
}

QString SampleView::predictionText(int r) const {
  if (predicted_.rows() <= r) return {};
  return scale_.classes() > 0 ? scale_.className(scale_.classOf(predicted_, r))
                              : number(predicted_(r, 0), 3);
}

QString SampleView::captionOf(int r) const {
  if (!hasLabels(network()->labels)) return QString::number(r + 1);
  const auto said = predictionText(r);
  return said.isEmpty() ? labelText(y_[r]) : QStringLiteral("%1 → %2").arg(labelText(y_[r]), said);
}

QColor SampleView::classColor(double label) const {
  const int k = scale_.classes() > 0 ? scale_.classOfLabel(label)
                : classes_           ? (label > classes_->middle ? 1 : 0)
                                     : 2;
  const auto color = classColors[static_cast<std::size_t>(k) % classColors.size()];
  return QColor::fromRgb(okabeIto[static_cast<std::size_t>(color)]);
}

void SampleView::draw() {
  auto& plot = *this->plot();
  plot.clearGraphs();
  const bool images = kind_ == Kind::Images;
  for (auto* axis : {plot.xAxis, plot.yAxis}) axis->setVisible(!images);
  plot.xAxis->grid()->setVisible(!images);
  plot.yAxis->grid()->setVisible(!images);
  if (kind_ == Kind::Series) drawSeries();
  if (kind_ == Kind::Plane) drawPlane();
  placeImages();
  showPlot(title(), key());
}

void SampleView::drawSeries() {
  auto& plot = *this->plot();
  plot.xAxis->setLabel(hasEarlierLabels() ? tr("sample, in the order of time") : tr("sample"));
  plot.yAxis->setLabel(of_->source.labelName.empty() ? tr("label")
                                                     : toQString(of_->source.labelName));
  auto* labels = plot.addGraph();
  auto* said = plot.addGraph();
  labels->setPen(QPen(canvasColors().text, scaled(1.4)));
  if (y_.size() <= 200)
    labels->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, scaled(4)));
  said->setPen(QPen(QColor::fromRgb(okabeIto[0]), scaled(1.8), Qt::DashLine));
  Extent up;
  for (Eigen::Index r = 0; r < y_.size(); ++r) {
    labels->addData(static_cast<double>(r + 1), y_[r]);
    up.add(y_[r]);
    if (predicted_.rows() <= r) continue;
    const double value = predicted_.cols() > 1 ? scale_.classOf(predicted_, r) : predicted_(r, 0);
    said->addData(static_cast<double>(r + 1), value);
    up.add(value);
  }
  plot.xAxis->setRange(0.5, static_cast<double>(y_.size()) + 0.5);
  plot.yAxis->setRange(rangeAround(up.low, up.high));
}

void SampleView::drawPlane() {
  auto& plot = *this->plot();
  const auto features = drawnFeatures(*network());
  plot.xAxis->setLabel(featureName(*network(), features[0]));
  plot.yAxis->setLabel(featureName(*network(), features[1]));
  setRange(plot, plane_);
  std::map<std::pair<double, bool>, QCPGraph*> graphs;
  for (Eigen::Index r = 0; r < y_.size(); ++r) {
    const bool wrong = isWrong(static_cast<int>(r));
    auto*& graph = graphs[{y_[r], wrong}];
    if (graph == nullptr) {
      const auto color = classColor(y_[r]);
      const int k = scale_.classes() > 0 ? scale_.classOfLabel(y_[r])
                    : classes_           ? (y_[r] > classes_->middle ? 1 : 0)
                                         : 2;
      graph = plot.addGraph();
      graph->setLineStyle(QCPGraph::lsNone);
      graph->setScatterStyle(
          QCPScatterStyle(classShapes[static_cast<std::size_t>(k) % classShapes.size()],
                          QPen(wrong ? wrongColor() : color, scaled(wrong ? 2.2 : 1.2)), color,
                          scaled(wrong ? 10 : 8)));
    }
    graph->addData(X_(r, features[0]), X_(r, features[1]));
  }
}

void SampleView::placeImages() {
  if (kind_ != Kind::Images) return;
  const auto area = plot()->axisRect()->rect();
  const auto count = static_cast<int>(X_.rows());
  // The largest images that all have room, or as many as have room of the smallest.
  for (columns_ = 1;; ++columns_) {
    cell_ = std::min(mostCell, area.width() / static_cast<double>(columns_) - cellGap);
    rows_ = std::max(1, static_cast<int>(area.height() / (cell_ + captionHeight + cellGap)));
    const double next = area.width() / (columns_ + 1.0) - cellGap;
    if (columns_ * rows_ >= count || next < leastCell) break;
  }
  cell_ = std::max(8.0, std::min(cell_, area.height() - captionHeight - cellGap));
}

QRectF SampleView::cellOf(int r) const {
  if (kind_ != Kind::Images || r < 0 || r >= shownCount()) return {};
  const auto area = plot()->axisRect()->rect();
  const int row = r / columns_;
  const int column = r % columns_;
  return {area.left() + column * (cell_ + cellGap) + cellGap / 2,
          area.top() + row * (cell_ + captionHeight + cellGap), cell_, cell_};
}

int SampleView::shownCount() const {
  const auto count = static_cast<int>(X_.rows());
  return kind_ == Kind::Images ? std::min(count, columns_ * rows_) : count;
}

void SampleView::paint(QCPPainter& painter) {
  if (kind_ == Kind::Images) return paintImages(painter);
  if (kind_ != Kind::Plane || boundary_.empty()) return;
  const PlotMap map(*plot());
  painter.setPen(QPen(canvasColors().text, scaled(2)));
  for (const auto& line : boundary_)
    painter.drawLine(QLineF(map(line.x1(), line.y1()), map(line.x2(), line.y2())));
}

void SampleView::paintImages(QCPPainter& painter) {
  placeImages();
  const auto features = drawnFeatures(*network());
  const double span = brightest_ > darkest_ ? brightest_ - darkest_ : 1;
  painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
  for (int r = 0; r < shownCount(); ++r) {
    const auto cell = cellOf(r);
    QImage image(side_, side_, QImage::Format_RGB32);
    for (int p = 0; p < side_ * side_; ++p) {
      const double x = X_(r, features[static_cast<std::size_t>(p)]);
      const int grey = static_cast<int>(std::lround(255 * (x - darkest_) / span));
      image.setPixel(p % side_, p / side_, qRgb(grey, grey, grey));
    }
    painter.drawImage(cell, image);
    const bool wrong = isWrong(r);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(wrong ? wrongColor() : canvasColors().edge, scaled(wrong ? 2 : 1)));
    painter.drawRect(cell);
    painter.setPen(QPen(QColor::fromRgb(okabeIto[4]), scaled(2)));
    const double pixel = cell.width() / side_;
    for (const int p : changed_[static_cast<std::size_t>(r)]) {
      const int across = p % side_;
      const int down = p / side_;
      painter.drawRect(
          QRectF(cell.left() + across * pixel, cell.top() + down * pixel, pixel, pixel));
    }
    painter.setPen(wrong ? wrongColor() : canvasColors().text);
    const bool poisoned = !changed_[static_cast<std::size_t>(r)].empty() ||
                          !std::isnan(before_[static_cast<std::size_t>(r)]);
    painter.drawText(
        QRectF(cell.left() - cellGap / 2, cell.bottom(), cell.width() + cellGap, captionHeight),
        Qt::AlignHCenter | Qt::AlignVCenter,
        poisoned ? QStringLiteral("⚠ ") + captionOf(r) : captionOf(r));
  }
}

QString SampleView::whatText() const {
  if (kind_ == Kind::Images) return tr("images of %1 × %1 pixels").arg(side_);
  if (kind_ == Kind::Plane)
    return classes_ ? tr("classes in the plane") : tr("points in the plane");
  return hasEarlierLabels() ? tr("a time series") : tr("a series");
}

QString SampleView::title() const {
  auto text = nodeHeading();
  if (!network()->data->labeled[static_cast<std::size_t>(shown_)]) text += tr(" · not trained on");
  text += tr(" · taken for %1, %2").arg(whatText(), reason_);
  const auto all = of_->datasets.sampleCount(shown_);
  if (shownCount() < all) text += tr(" · the first %L1 of %L2 samples").arg(shownCount()).arg(all);
  return text;
}

QString SampleView::key() const {
  QStringList parts;
  const auto text = canvasColors().text;
  if (kind_ == Kind::Series) {
    parts << keyOf(text, QStringLiteral("━"), tr("label"))
          << keyOf(QColor::fromRgb(okabeIto[0]), QStringLiteral("╍╍"), tr("prediction"));
  } else if (hasLabels(network()->labels)) {
    if (kind_ == Kind::Images) parts << tr("label → prediction");
    std::vector<double> seen(y_.begin(), y_.end());
    std::sort(seen.begin(), seen.end());
    seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
    if (kind_ == Kind::Plane && classes_ && seen.size() <= classShapes.size())
      for (const double label : seen) {
        const int k =
            scale_.classes() > 0 ? scale_.classOfLabel(label) : (label > classes_->middle ? 1 : 0);
        parts << keyOf(
            classColor(label),
            QString::fromUtf8(classSigns[static_cast<std::size_t>(k) % classSigns.size()]),
            labelText(label));
      }
    if (!boundary_.empty()) parts << keyOf(text, QStringLiteral("━"), tr("decision boundary"));
    if (classes_) parts << keyOf(wrongColor(), QStringLiteral("▢"), tr("predicted wrongly"));
  }
  const bool attacked = std::any_of(changed_.begin(), changed_.end(),
                                    [](const auto& pixels) { return !pixels.empty(); });
  if (attacked && kind_ == Kind::Images)
    parts << keyOf(QColor::fromRgb(okabeIto[4]), QStringLiteral("▢"), tr("pixels of the attack"));
  return joined(parts);
}

QString SampleView::describeSample(int r) const {
  auto text = tr("Sample %1").arg(r + 1);
  if (hasLabels(network()->labels)) {
    text += tr(": label %1").arg(labelText(y_[r]));
    if (const auto said = predictionText(r); !said.isEmpty())
      text += tr(", predicted %1").arg(said);
  }
  if (const double before = before_[static_cast<std::size_t>(r)]; !std::isnan(before))
    text += tr("; the attack has changed the label, it was %1").arg(labelText(before));
  if (!changed_[static_cast<std::size_t>(r)].empty())
    text += tr("; the attack sets %1 features").arg(changed_[static_cast<std::size_t>(r)].size());
  return text;
}

QString SampleView::describe(QPointF point) const {
  if (!kind_ || !hasPlot()) return {};
  if (kind_ == Kind::Images) {
    for (int r = 0; r < shownCount(); ++r)
      if (cellOf(r).adjusted(0, 0, 0, captionHeight).contains(point)) return describeSample(r);
    return {};
  }
  const auto features = drawnFeatures(*network());
  const PlotMap map(*plot());
  int nearest = -1;
  double least = 12;  // pixels
  for (int r = 0; r < static_cast<int>(y_.size()); ++r) {
    const auto at =
        kind_ == Kind::Series ? map(r + 1, y_[r]) : map(X_(r, features[0]), X_(r, features[1]));
    const double distance = std::hypot(at.x() - point.x(), at.y() - point.y());
    if (distance < least) {
      least = distance;
      nearest = r;
    }
  }
  return nearest < 0 ? QString() : describeSample(nearest);
}

bool SampleView::eventFilter(QObject* watched, QEvent* event) {
  if (watched == plot() && event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto text = describe(help->pos());
    QToolTip::showText(help->globalPos(),
                       text.isEmpty()
                           ? tr("The samples of the selected node, with their labels and "
                                "what its model predicts at the present iterate.")
                           : text,
                       plot());
    return true;
  }
  if (watched == plot() && event->type() == QEvent::Resize) scheduleRefresh(false);
  return PlotView::eventFilter(watched, event);
}

void SampleView::saveState(Json& screen) const { screen["samples"] = choiceJson(*choice_); }

void SampleView::restoreState(const Json& screen, const Studies& /*studies*/, int /*runNumber*/) {
  restoreChoice(*choice_, memberOf(screen, "samples"));
}

QString SampleView::figureData() const {
  std::string out = "sample,label,prediction,attacked";
  if (!kind_ || !of_) return toQString(out + '\n');
  for (const auto& name : of_->featureNames) out += ',' + csvCell(name);
  out += '\n';
  for (Eigen::Index r = 0; r < X_.rows(); ++r) {
    const auto at = static_cast<std::size_t>(r);
    const bool attacked = !changed_[at].empty() || !std::isnan(before_[at]);
    out += std::to_string(r + 1) + ',' + formatNumber(y_[r]) + ',' +
           csvCell(predictionText(static_cast<int>(r)).toStdString()) + (attacked ? ",1" : ",0");
    for (const double x : X_.row(r)) out += ',' + formatNumber(x);
    out += '\n';
  }
  return toQString(out);
}

}  // namespace gtv::ui
