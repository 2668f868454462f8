#include "ui/plots/node_data_plot.h"

#include <algorithm>
#include <cmath>

#include "models/probabilities.h"
#include "ui/plots/feature_axes.h"
#include "ui/widgets/figure.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr int mostBars = 400;
constexpr int curvePoints = 81;

/// h(x)
QString outputName(const ProblemInstance& network) {
  const auto& model = network.parametricModel();
  if (model.link == Link::Log)
    return model.isPlain() ? QStringLiteral("exp(wᵀx)") : QStringLiteral("exp(h(x))");
  return model.isPlain() ? QStringLiteral("wᵀx") : QStringLiteral("h(x)");
}

}  // namespace

NodeDataPlot::NodeDataPlot(QWidget* parent) : QCustomPlot(parent) {
  setPlottingHint(QCP::phFastPolylines);
  setMinimumHeight(60);
  setAccessibleName(tr("Data of the node and predictions of its model"));
  bars_ = new QCPBars(xAxis, yAxis);
  for (auto& model : models_) model = addGraph();
  points_ = addGraph();
  others_ = addGraph();
  for (auto* graph : {points_, others_}) graph->setLineStyle(QCPGraph::lsNone);
  legend->setVisible(false);
  yAxis->ticker()->setTickCount(4);  // the dock is low
  prepareForFigure(*this);
  refreshTheme();
}

void NodeDataPlot::refreshTheme() {
  stylePlot(*this);
  style(false);
  replot(QCustomPlot::rpQueuedReplot);
}

void NodeDataPlot::style(bool hollow) {
  const auto colors = canvasColors();
  const QColor iterate = QColor::fromRgb(okabeIto[0]);
  const QColor optimum = QColor::fromRgb(okabeIto[1]);
  models_[0]->setPen(QPen(iterate, scaled(2)));
  models_[1]->setPen(QPen(optimum, scaled(2), Qt::DashLine));
  models_[2]->setPen(QPen(colors.text, scaled(1.4), Qt::DotLine));
  const bool asMarks = kind_ == Kind::Residuals || kind_ == Kind::Margins ||
                       kind_ == Kind::Chances || kind_ == Kind::Point;
  const std::array<QCPScatterStyle::ScatterShape, 3> shapes{
      QCPScatterStyle::ssDisc, QCPScatterStyle::ssCircle, QCPScatterStyle::ssCross};
  for (std::size_t k = 0; k < models_.size(); ++k) {
    models_[k]->setLineStyle(asMarks ? QCPGraph::lsNone : QCPGraph::lsLine);
    auto pen = models_[k]->pen();
    pen.setStyle(Qt::SolidLine);
    models_[k]->setScatterStyle(asMarks ? QCPScatterStyle(shapes[k], pen,
                                                          k == 0 ? QBrush(iterate) : Qt::NoBrush,
                                                          scaled(k == 1 ? 11 : 8))
                                        : QCPScatterStyle(QCPScatterStyle::ssNone));
  }
  const bool signs = kind_ == Kind::Plane;
  const QColor first = signs ? QColor::fromRgb(okabeIto[2]) : colors.text;
  const QColor second = QColor::fromRgb(okabeIto[3]);
  const auto dots = [&](QCPScatterStyle::ScatterShape shape, const QColor& color) {
    return QCPScatterStyle(shape, QPen(color, scaled(1.4)), hollow ? Qt::NoBrush : QBrush(color),
                           scaled(7));
  };
  points_->setScatterStyle(
      dots(signs ? QCPScatterStyle::ssSquare : QCPScatterStyle::ssCircle, first));
  others_->setScatterStyle(dots(QCPScatterStyle::ssTriangle, second));
  bars_->setPen(QPen(iterate, 1));
  auto fill = iterate;
  fill.setAlpha(hollow ? 50 : 150);
  bars_->setBrush(fill);
}

void NodeDataPlot::show(const InspectedNode& node) {
  for (auto* graph : models_) graph->data()->clear();
  points_->data()->clear();
  others_->data()->clear();
  bars_->data()->clear();
  const auto labels = node.network->labels;
  const int d = node.network->data->datasets.dimension();
  xAxis->setTicker(QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
  if (!hasLabels(labels))
    showPoint(node);
  else if (onlyFeature(*node.network) >= 0 && labels != LabelKind::Class)
    showCurves(node);
  else if (labels == LabelKind::Sign && d == 2 && node.network->parametricModel().isPlain())
    showPlane(node);
  else
    showBars(node);
  style(!node.isLabeled());
  replot(QCustomPlot::rpQueuedReplot);
}

void NodeDataPlot::showCurves(const InspectedNode& node) {
  const int j = onlyFeature(*node.network);
  const int d = node.network->data->datasets.dimension();
  const bool signs = node.network->labels == LabelKind::Sign;
  kind_ = signs && node.loss == "logistic" ? Kind::Probability : Kind::Line;
  const auto X = node.features();
  const auto y = node.labels();
  Extent across;
  Extent up;
  for (Eigen::Index r = 0; r < X.rows(); ++r) {
    const double label = kind_ == Kind::Probability ? (y[r] > 0 ? 1 : 0) : y[r];
    points_->addData(X(r, j), label);
    across.add(X(r, j));
    up.add(label);
  }
  if (!(across.low <= across.high)) across = {-1, 1};
  if (across.low == across.high) across = {across.low - 1, across.high + 1};
  const auto range = rangeAround(across.low, across.high);
  RowMatrix places = RowMatrix::Ones(curvePoints, d);
  for (int p = 0; p < curvePoints; ++p)
    places(p, j) = range.lower + range.size() * p / (curvePoints - 1);
  const std::array<const Vector*, 3> vectors{&node.iterate, &node.optimum, &node.truth};
  for (std::size_t k = 0; k < vectors.size(); ++k) {
    if (vectors[k]->size() != node.network->dimension()) continue;
    const Vector values = node.network->predict(*vectors[k], places).col(0);
    for (int p = 0; p < curvePoints; ++p) {
      const double value = kind_ == Kind::Probability ? 1 / (1 + std::exp(-values[p])) : values[p];
      models_[k]->addData(places(p, j), value);
      up.add(value);
    }
  }
  xAxis->setRange(range);
  yAxis->setRange(rangeAround(up.low, up.high));
  const auto decision = outputName(*node.network);
  xAxis->setLabel(featureName(*node.network, j));
  const auto positive = className(*node.network, 1);
  yAxis->setLabel(kind_ == Kind::Probability ? tr("P(%1)").arg(positive)
                  : signs                    ? decision
                                             : tr("label"));
  caption_ = kind_ == Kind::Probability ? tr("probability of the label %1").arg(positive)
             : signs                    ? tr("labels and decision value %1").arg(decision)
                                        : tr("labels and predictions");
}

void NodeDataPlot::showPlane(const InspectedNode& node) {
  kind_ = Kind::Plane;
  const auto X = node.features();
  const auto y = node.labels();
  double reach = 0;
  for (Eigen::Index r = 0; r < X.rows(); ++r) {
    (y[r] > 0 ? points_ : others_)->addData(X(r, 0), X(r, 1));
    reach = std::max({reach, std::abs(X(r, 0)), std::abs(X(r, 1))});
  }
  if (!(reach > 0)) reach = 1;
  reach *= 1.2;
  const std::array<const Vector*, 3> vectors{&node.iterate, &node.optimum, &node.truth};
  for (std::size_t k = 0; k < vectors.size(); ++k) {
    if (vectors[k]->size() != 2) continue;
    const auto& w = *vectors[k];
    const double length = std::max(std::abs(w[0]), std::abs(w[1]));
    if (!(length > 0)) continue;
    // Along (−w2, w1), to the edge of the square: drawn from left to right, as graphs are.
    const double x = -w[1] / length * reach;
    const double z = w[0] / length * reach;
    models_[k]->addData(-x, -z);
    models_[k]->addData(x, z);
  }
  xAxis->setRange(-reach, reach);
  yAxis->setRange(-reach, reach);
  xAxis->setLabel(featureName(*node.network, 0));
  yAxis->setLabel(featureName(*node.network, 1));
  caption_ = tr("■ %1, ▲ %2, and the lines wᵀx = 0")
                 .arg(className(*node.network, 1), className(*node.network, 0));
}

void NodeDataPlot::showPoint(const InspectedNode& node) {
  kind_ = Kind::Point;
  const int d = node.network->data->datasets.dimension();
  Extent across;
  Extent up;
  const auto put = [&](QCPGraph& graph, double x, double y) {
    graph.addData(x, y);
    across.add(x);
    up.add(y);
  };
  const auto X = node.features();
  for (Eigen::Index r = 0; r < X.rows(); ++r) put(*points_, X(r, 0), d > 1 ? X(r, 1) : 0);
  const std::array<const Vector*, 3> vectors{&node.iterate, &node.optimum, &node.truth};
  for (std::size_t k = 0; k < vectors.size(); ++k)
    if (const auto& w = *vectors[k]; w.size() == d) put(*models_[k], w[0], d > 1 ? w[1] : 0);
  xAxis->setRange(rangeAround(across.low, across.high));
  yAxis->setRange(rangeAround(up.low, up.high));
  xAxis->setLabel(featureName(*node.network, 0));
  yAxis->setLabel(d > 1 ? featureName(*node.network, 1) : QString());
  caption_ = d > 2 ? tr("the point of the node and its models, first two coordinates")
                   : tr("the point of the node and its models");
}

void NodeDataPlot::showBars(const InspectedNode& node) {
  const bool signs = node.network->labels == LabelKind::Sign;
  const bool classes = node.network->labels == LabelKind::Class;
  kind_ = classes ? Kind::Chances : signs ? Kind::Margins : Kind::Residuals;
  const auto y = node.labels();
  const int shown = std::min(node.samples(), mostBars);
  Extent up;
  up.add(0);
  const std::array<const Vector*, 3> vectors{&node.iterate, &node.optimum, &node.truth};
  for (std::size_t k = 0; k < vectors.size(); ++k) {
    const auto& w = *vectors[k];
    if (w.size() != node.network->dimension()) continue;
    const Matrix outputs = node.network->predict(w, node.features().topRows(shown));
    const Matrix chances = classes ? softmaxRows(outputs) : Matrix();
    for (int r = 0; r < shown; ++r) {
      const double value = classes ? chances(r, static_cast<Eigen::Index>(y[r]))
                           : signs ? y[r] * outputs(r, 0)
                                   : y[r] - outputs(r, 0);
      if (k == 0)
        bars_->addData(r + 1, value);
      else
        models_[k]->addData(r + 1, value);
      up.add(value);
    }
  }
  bars_->setWidth(0.6);
  xAxis->setRange(0.4, std::max(1, shown) + 0.6);
  if (shown <= 15) {
    QSharedPointer<QCPAxisTickerFixed> ticker(new QCPAxisTickerFixed);
    ticker->setTickStep(1);
    xAxis->setTicker(ticker);
  }
  yAxis->setRange(rangeAround(up.low, up.high));
  xAxis->setLabel(tr("sample"));
  const auto output = outputName(*node.network);
  yAxis->setLabel(classes ? tr("probability of the label")
                  : signs ? tr("y %1").arg(output)
                          : tr("y − %1").arg(output));
  caption_ = classes ? tr("probabilities of the right classes")
             : signs ? tr("margins: below 0 the sign is wrong")
                     : tr("residuals");
  if (shown < node.samples())
    caption_ += tr(", the first %1 of %2 samples").arg(shown).arg(node.samples());
}

}  // namespace gtv::ui
