#include "ui/plots/prediction_plot.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/plots/feature_axes.h"
#include "ui/plots/plot_layer.h"
#include "ui/plots/plot_range.h"
#include "ui/widgets/figure.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

QColor mixed(const QColor& color, const QColor& ground, double share) {
  const auto channel = [&](int a, int b) {
    return static_cast<int>(std::lround(share * a + (1 - share) * b));
  };
  return {channel(color.red(), ground.red()), channel(color.green(), ground.green()),
          channel(color.blue(), ground.blue())};
}

QCPScatterStyle::ScatterShape classShape(int k) {
  constexpr std::array shapes{QCPScatterStyle::ssTriangle, QCPScatterStyle::ssSquare,
                              QCPScatterStyle::ssDisc, QCPScatterStyle::ssDiamond,
                              QCPScatterStyle::ssTriangleInverted};
  return shapes[static_cast<std::size_t>(k) % shapes.size()];
}

QString classMark(int k) {
  static const std::array<QString, 5> marks{QStringLiteral("▲"), QStringLiteral("■"),
                                            QStringLiteral("●"), QStringLiteral("◆"),
                                            QStringLiteral("▼")};
  return marks[static_cast<std::size_t>(k) % marks.size()];
}

/// Of the colour of a class, so that also the unsure can be told apart.
double strength(double sure) { return 0.2 + 0.6 * std::clamp(sure, 0.0, 1.0); }

double sigmoid(double score) { return 1 / (1 + std::exp(-score)); }

}  // namespace

LabelScale::LabelScale(const ProblemInstance& network, const std::string& loss,
                       Eigen::Index columns)
    : classes_(columns > 1                         ? static_cast<int>(columns)
               : network.labels == LabelKind::Sign ? 2
                                                   : 0),
      columns_(columns),
      signs_(network.labels == LabelKind::Sign),
      logistic_(loss == "logistic") {
  for (int k = 0; k < classes_; ++k) names_ << gtv::ui::className(network, k);
}

double LabelScale::value(const Matrix& P, Eigen::Index row, int k) const {
  if (columns_ > 1) return P(row, k);
  return isProbability() ? sigmoid(P(row, 0)) : P(row, 0);
}

double LabelScale::valueOfLabel(double label) const {
  if (!isProbability()) return label;
  return hasCurvePerClass() ? 1 : classOfLabel(label);
}

int LabelScale::classOf(const Matrix& P, Eigen::Index row) const {
  if (columns_ == 1) return P(row, 0) >= 0 ? 1 : 0;
  Eigen::Index largest = 0;
  P.row(row).maxCoeff(&largest);
  return static_cast<int>(largest);
}

int LabelScale::classOfLabel(double label) const {
  if (signs_) return label > 0 ? 1 : 0;
  return std::clamp(static_cast<int>(label), 0, std::max(0, classes_ - 1));
}

QString LabelScale::className(int k) const { return names_[k]; }

QString LabelScale::axisName() const {
  if (classes_ == 0) return QObject::tr("label");
  if (!isProbability()) return QObject::tr("wᵀx");
  return hasCurvePerClass() ? QObject::tr("probability") : QObject::tr("P(%1)").arg(className(1));
}

PredictionPlot::PredictionPlot(QWidget* parent) : QCustomPlot(parent) {
  setPlottingHint(QCP::phFastPolylines);
  setMinimumHeight(90);
  setAccessibleName(tr("Predictions of the node"));
  legend->setVisible(false);
  addLayer(QStringLiteral("map"), layer(QStringLiteral("main")), QCustomPlot::limBelow);
  new PlotLayer(*this, QStringLiteral("map"),
                [this](QCPPainter& painter) { drawLayer(painter); });  // owned by its layer
  prepareForFigure(*this);
  bar_ = new QCPColorScale(this);
  bar_->setBarWidth(12);
  bar_->setVisible(false);
  // Figures hide what is beside the axes.
  addLayer(QStringLiteral("bar"), layer(QStringLiteral("margins")), QCustomPlot::limAbove);
  bar_->axis()->axisRect()->setLayer(QStringLiteral("bar"));
  auto* sides = new QCPMarginGroup(this);
  for (auto* element : std::initializer_list<QCPLayoutElement*>{axisRect(), bar_})
    element->setMarginGroup(QCP::msTop | QCP::msBottom, sides);
  plotLayout()->addElement(0, 1, bar_);
  showBar(false);
  refreshTheme();
}

/// As many as have room.
void PredictionPlot::showNumbers() {
  for (auto* axis : {yAxis, bar_->axis()}) fitNumbers(*axis, height(), 1);
  xAxis->ticker()->setTickCount(4);
}

void PredictionPlot::resizeEvent(QResizeEvent* event) {
  showNumbers();
  QCustomPlot::resizeEvent(event);
}

bool PredictionPlot::hasBar() const { return bar_->visible(); }

void PredictionPlot::showBar(bool shown) {
  if (shown == (bar_->layout() != nullptr)) return;
  bar_->setVisible(shown);
  if (shown)
    plotLayout()->addElement(0, 1, bar_);
  else
    plotLayout()->take(bar_);
  plotLayout()->simplify();
}

void PredictionPlot::refreshTheme() {
  stylePlot(*this);
  styleAxis(*bar_->axis());
  drawAll();
}

void PredictionPlot::show(PredictedNode node) {
  shown_ = std::move(node);
  drawAll();
}

const QCPGraph* PredictionPlot::samples(int group) const {
  return samples_[static_cast<std::size_t>(group)];
}

void PredictionPlot::addLegendEntry(const QColor& color, const QString& stroke,
                                    const QString& words) {
  key_ += QStringLiteral("<span style='color:%1'>%2</span>&nbsp;%3 &nbsp;")
              .arg(color.name(), stroke,
                   words.toHtmlEscaped().replace(QLatin1Char(' '), QStringLiteral("&nbsp;")));
}

QColor PredictionPlot::classColor(int k) const {
  constexpr std::array<int, 7> order{3, 2, 0, 1, 4, 5, 6};
  return QColor::fromRgb(okabeIto[order[static_cast<std::size_t>(k) % order.size()]]);
}

void PredictionPlot::drawAll() {
  clearGraphs();
  curves_.clear();
  neighbourCurves_.clear();
  samples_.clear();
  tests_ = nullptr;
  map_ = {};
  counts_.resize(0, 0);
  key_.clear();
  for (auto* axis : {xAxis, yAxis}) {
    axis->setTicker(QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
    axis->grid()->setVisible(true);
  }
  showNumbers();
  if (shown_.network) {
    switch (shown_.kind) {
      case PredictedNode::Kind::Curves:
        drawCurves();
        break;
      case PredictedNode::Kind::Map:
        drawMap();
        break;
      case PredictedNode::Kind::Agreement:
        drawAgreement();
        break;
      case PredictedNode::Kind::Confusion:
        drawConfusion();
        break;
    }
  }
  showBar(shown_.network && shown_.kind == PredictedNode::Kind::Map &&
          !shown_.scale.hasCurvePerClass());
  replot(QCustomPlot::rpQueuedReplot);
}

QCPGraph* PredictionPlot::marks(QCPScatterStyle::ScatterShape shape, const QColor& color,
                                bool hollow, double size) {
  auto* graph = addGraph();
  graph->setLineStyle(QCPGraph::lsNone);
  graph->setScatterStyle(QCPScatterStyle(shape, QPen(color, scaled(1.4)),
                                         hollow ? Qt::NoBrush : QBrush(color), scaled(size)));
  return graph;
}

/// Over the first feature at what their labels are, or in the plane.
void PredictionPlot::addSamples(const PredictedSamples& samples) {
  const auto& scale = shown_.scale;
  const auto features = drawnFeatures(*shown_.network);
  const bool plane = shown_.kind == PredictedNode::Kind::Map;
  const auto place = [&](QCPGraph& graph, Eigen::Index r) {
    graph.addData(samples.X(r, features[0]),
                  plane ? samples.X(r, features[1]) : scale.valueOfLabel(samples.y[r]));
  };
  if (scale.classes() == 0) {
    // In the plane their colours are their labels: see drawLayer().
    if (plane) return;
    auto* graph = marks(samples.hidden ? QCPScatterStyle::ssCircle : QCPScatterStyle::ssDisc,
                        canvasColors().text, samples.hidden, 7);
    for (Eigen::Index r = 0; r < samples.X.rows(); ++r) place(*graph, r);
    samples_.push_back(graph);
    if (samples.X.rows() > 0)
      addLegendEntry(canvasColors().text,
                     samples.hidden ? QStringLiteral("○") : QStringLiteral("●"),
                     samples.hidden ? tr("validation data") : tr("data"));
    return;
  }
  for (int k = 0; k < scale.classes(); ++k) {
    auto* graph = marks(classShape(k), classColor(k), samples.hidden, 8);
    if (plane && !samples.hidden) {
      auto style = graph->scatterStyle();
      style.setPen(QPen(canvasColors().text, scaled(1)));
      graph->setScatterStyle(style);
    }
    for (Eigen::Index r = 0; r < samples.X.rows(); ++r)
      if (scale.classOfLabel(samples.y[r]) == k) place(*graph, r);
    samples_.push_back(graph);
    addLegendEntry(classColor(k), classMark(k), scale.className(k));
  }
  if (samples.hidden) key_ += tr("(validation) ");
}

void PredictionPlot::drawCurves() {
  const auto& scale = shown_.scale;
  Extent up;
  const auto addCurve = [&](const Matrix& predicted, int k, const QPen& pen) {
    auto* graph = addGraph();
    graph->setPen(pen);
    const auto points = predicted.rows();
    for (Eigen::Index p = 0; p < points; ++p) {
      const double share = static_cast<double>(p) / static_cast<double>(points - 1);
      const double value = scale.value(predicted, p, k);
      graph->addData(shown_.across.lower + shown_.across.size() * share, value);
      up.add(value);
    }
    return graph;
  };
  // Grey would be lost among grey neighbours.
  const auto colors = canvasColors();
  const auto own = shown_.color == colors.muted ? QColor::fromRgb(okabeIto[0]) : shown_.color;
  const int first = scale.hasCurvePerClass() ? 0 : 1;
  const int end = scale.hasCurvePerClass() ? scale.classes() : 2;
  for (int k = first; k < end; ++k)
    for (std::size_t i = 0; i < shown_.neighbours.size(); ++i) {
      const auto color = scale.hasCurvePerClass() ? classColor(k) : shown_.neighbourColors[i];
      neighbourCurves_.push_back(addCurve(shown_.neighbours[i], k, QPen(color, scaled(1))));
    }
  for (int k = first; k < end; ++k) {
    const auto color = scale.hasCurvePerClass() ? classColor(k) : own;
    curves_.push_back(addCurve(shown_.onGrid, k, QPen(color, scaled(3))));
  }
  addLegendEntry(own, QStringLiteral("━━"), tr("the node"));
  if (!shown_.neighbours.empty())
    addLegendEntry(shown_.neighbourColors.front(), QStringLiteral("──"), tr("neighbours"));
  const int j = drawnFeatures(*shown_.network).front();
  const auto& tests = shown_.tests.X;
  if (tests.rows() > 0) {
    tests_ = marks(QCPScatterStyle::ssCircle, colors.text, true, 5);
    for (int k = first; k < end; ++k)
      for (Eigen::Index r = 0; r < tests.rows(); ++r) {
        const double value = scale.value(shown_.testLabels, r, k);
        tests_->addData(tests(r, j), value);
        up.add(value);
      }
    addLegendEntry(colors.text, QStringLiteral("○"), tr("test points, by the neighbours"));
  }
  addSamples(shown_.own);
  for (const double label : shown_.own.y) up.add(scale.valueOfLabel(label));
  xAxis->setRange(shown_.across);
  yAxis->setRange(scale.isProbability() ? QCPRange(-0.06, 1.06) : rangeAround(up.low, up.high));
  xAxis->setLabel(featureName(*shown_.network, j));
  yAxis->setLabel(scale.axisName());
}

/// Of the colour scale: numbers from low to high; classes the stronger the surer.
QColor PredictionPlot::mapColor(Eigen::Index row) const {
  const auto& scale = shown_.scale;
  const int k = scale.classOf(shown_.onGrid, row);
  const double even = 1.0 / scale.classes();
  const double sure = (shown_.onGrid(row, k) - even) / (1 - even);
  return mixed(classColor(k), canvasColors().background, strength(sure));
}

void PredictionPlot::drawMap() {
  const auto& scale = shown_.scale;
  Extent values;
  for (Eigen::Index r = 0; r < shown_.onGrid.rows(); ++r) values.add(scale.value(shown_.onGrid, r));
  if (scale.classes() == 0)
    for (const double label : shown_.own.y) values.add(label);
  low_ = values.low <= values.high ? values.low : 0;
  high_ = std::max(values.high, low_ + 1e-12 * (1 + std::abs(low_)));
  if (scale.isProbability()) {
    low_ = 0;
    high_ = 1;
  } else if (scale.classes() > 0) {
    high_ = std::max(std::abs(low_), std::abs(high_));
    low_ = -high_;
  }
  map_ = QImage(mapSide, mapSide, QImage::Format_RGB32);
  for (int up = 0; up < mapSide; ++up)
    for (int across = 0; across < mapSide; ++across) {
      const Eigen::Index cell = static_cast<Eigen::Index>(up) * mapSide + across;
      const auto color =
          scale.hasCurvePerClass() ? mapColor(cell) : barColor(scale.value(shown_.onGrid, cell));
      map_.setPixel(across, mapSide - 1 - up, color.rgb());
    }
  if (!scale.hasCurvePerClass()) {
    // Two classes meet in the middle, and nothing between them.
    constexpr int stops = 33;
    QMap<double, QColor> colors;
    for (int s = 0; s <= stops; ++s)
      colors[static_cast<double>(s) / stops] = barColor(low_ + (high_ - low_) * s / stops);
    QCPColorGradient gradient;
    gradient.setColorStops(colors);
    bar_->setGradient(gradient);
    bar_->setDataRange({low_, high_});
    bar_->setLabel(scale.axisName());
    bar_->axis()->setLabelColor(canvasColors().text);
  }
  const auto features = drawnFeatures(*shown_.network);
  addSamples(shown_.own);
  if (scale.classes() == 0 && shown_.own.X.rows() > 0)
    addLegendEntry(canvasColors().text,
                   shown_.own.hidden ? QStringLiteral("○") : QStringLiteral("●"),
                   shown_.own.hidden ? tr("validation data in the colour of its label")
                                     : tr("data in the colour of its label"));
  xAxis->grid()->setVisible(false);
  yAxis->grid()->setVisible(false);
  xAxis->setRange(shown_.across);
  yAxis->setRange(shown_.up);
  xAxis->setLabel(featureName(*shown_.network, features[0]));
  yAxis->setLabel(featureName(*shown_.network, features[1]));
}

QColor PredictionPlot::barColor(double value) const {
  const double share = (value - low_) / (high_ - low_);
  if (shown_.scale.classes() == 0) return sequentialColor(share);
  return mixed(classColor(share >= 0.5 ? 1 : 0), canvasColors().background,
               strength(std::abs(2 * share - 1)));
}

void PredictionPlot::drawAgreement() {
  const auto& scale = shown_.scale;
  Extent all;
  const auto add = [&](QCPGraph& graph, double label, double predicted) {
    graph.addData(label, predicted);
    all.add(label);
    all.add(predicted);
  };
  auto* diagonal = addGraph();
  const auto& tests = shown_.tests.predicted;
  if (tests.rows() > 0) {
    tests_ = marks(shown_.testsAreTrue ? QCPScatterStyle::ssCross : QCPScatterStyle::ssCircle,
                   canvasColors().muted, true, 6);
    for (Eigen::Index r = 0; r < tests.rows(); ++r)
      add(*tests_, scale.value(shown_.testLabels, r), scale.value(tests, r));
  }
  for (const auto* samples : {&shown_.others, &shown_.own}) {
    const bool own = samples == &shown_.own;
    const auto color = own ? shown_.color : QColor::fromRgb(okabeIto[7]);
    auto* graph =
        marks(own ? (samples->hidden ? QCPScatterStyle::ssCircle : QCPScatterStyle::ssDisc)
                  : QCPScatterStyle::ssSquare,
              color, samples->hidden, own ? 8 : 6);
    for (Eigen::Index r = 0; r < samples->y.size(); ++r)
      add(*graph, scale.valueOfLabel(samples->y[r]), scale.value(samples->predicted, r));
    samples_.insert(samples_.begin(), graph);
  }
  if (shown_.own.y.size() > 0)
    addLegendEntry(shown_.color, shown_.own.hidden ? QStringLiteral("○") : QStringLiteral("●"),
                   shown_.own.hidden ? tr("validation data") : tr("data"));
  if (shown_.others.y.size() > 0)
    addLegendEntry(QColor::fromRgb(okabeIto[7]), QStringLiteral("□"),
                   tr("validation labels of neighbours"));
  if (tests.rows() > 0)
    addLegendEntry(canvasColors().muted,
                   shown_.testsAreTrue ? QStringLiteral("✕") : QStringLiteral("◦"),
                   shown_.testsAreTrue ? tr("test points, by the truth")
                                       : tr("test points, by the neighbours"));
  const auto range = rangeAround(all.low, all.high);
  diagonal->setPen(QPen(canvasColors().text, scaled(1), Qt::DashLine));
  diagonal->addData(range.lower, range.lower);
  diagonal->addData(range.upper, range.upper);
  xAxis->setRange(range);
  yAxis->setRange(range);
  xAxis->setLabel(tr("label"));
  yAxis->setLabel(tr("predicted"));
}

void PredictionPlot::drawConfusion() {
  const auto& scale = shown_.scale;
  const int classes = scale.classes();
  counts_ = Matrix::Zero(classes, classes);
  for (const auto* samples : {&shown_.own, &shown_.others})
    for (Eigen::Index r = 0; r < samples->y.size(); ++r)
      counts_(scale.classOfLabel(samples->y[r]), scale.classOf(samples->predicted, r)) += 1;
  QSharedPointer<QCPAxisTickerText> names(new QCPAxisTickerText);
  for (int k = 0; k < classes; ++k) names->addTick(k, scale.className(k));
  for (auto* axis : {xAxis, yAxis}) {
    axis->setTicker(names);
    axis->grid()->setVisible(false);
    axis->setRange(-0.5, classes - 0.5);
  }
  xAxis->setLabel(tr("predicted"));
  yAxis->setLabel(tr("label"));
  QStringList parts;
  for (int k = 0; k < classes; ++k)
    if (const double of = counts_.row(k).sum(); of > 0)
      parts << tr("%1: %2 % of %L3 right")
                   .arg(scale.className(k))
                   .arg(100 * counts_(k, k) / of, 0, 'f', 0)
                   .arg(of);
  key_ = parts.isEmpty() ? tr("the node has no data, and its neighbours have no validation labels")
                         : parts.join(QStringLiteral(" · "));
  if (shown_.others.y.size() > 0) key_ += tr(" (with validation labels of neighbours)");
}

void PredictionPlot::drawLayer(QCPPainter& painter) {
  if (!shown_.network) return;
  const auto colors = canvasColors();
  const PlotMap at(*this);
  if (!map_.isNull()) {
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(at.rect(), map_);
    if (shown_.scale.classes() > 0) return;
    const auto features = drawnFeatures(*shown_.network);
    painter.setPen(QPen(colors.text, scaled(1.2)));
    const auto& own = shown_.own;
    for (Eigen::Index r = 0; r < own.y.size(); ++r) {
      painter.setBrush(barColor(own.y[r]));
      const double radius = scaled(own.hidden ? 3 : 4.5);
      painter.drawEllipse(at(own.X(r, features[0]), own.X(r, features[1])), radius, radius);
    }
  }
  for (Eigen::Index k = 0; k < counts_.rows(); ++k)
    for (Eigen::Index l = 0; l < counts_.cols(); ++l) {
      const auto column = static_cast<double>(l);
      const auto row = static_cast<double>(k);
      const QRectF cell(at(column - 0.5, row + 0.5), at(column + 0.5, row - 0.5));
      const double of = std::max(1.0, counts_.row(k).sum());
      const auto color = QColor::fromRgb(okabeIto[k == l ? 2 : 1]);
      const auto ground = mixed(color, colors.background, 0.75 * counts_(k, l) / of);
      painter.fillRect(cell.adjusted(1, 1, -1, -1), ground);
      if (cell.height() < fontMetrics().height()) continue;
      painter.setPen(ground.lightness() > 128 ? Qt::black : Qt::white);
      painter.setFont(font());
      painter.drawText(cell, Qt::AlignCenter, QString::number(counts_(k, l)));
    }
}

}  // namespace gtv::ui
