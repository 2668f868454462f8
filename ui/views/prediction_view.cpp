#include "ui/views/prediction_view.h"

#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <numeric>
#include <utility>

#include "base/csv.h"
#include "base/number.h"
#include "data/table_split.h"
#include "instances/problem_building.h"
#include "ui/canvas/canvas_controller.h"
#include "ui/plots/feature_axes.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/theme.h"
#include "vertical/vertical_solver.h"

namespace gtv::ui {
namespace {

constexpr Eigen::Index mostOwn = 400;
constexpr Eigen::Index mostOthers = 300;
constexpr Eigen::Index mostTests = 200;

/// Points over the features that are drawn; a column of ones has ones.
RowMatrix gridOf(PredictedNode::Kind kind, const ProblemInstance& network, QCPRange across,
                 QCPRange up) {
  const auto features = drawnFeatures(network);
  const int d = network.data->datasets.dimension();
  if (kind == PredictedNode::Kind::Curves) {
    RowMatrix grid = RowMatrix::Ones(PredictionPlot::curvePoints, d);
    grid.col(features[0]) =
        Vector::LinSpaced(PredictionPlot::curvePoints, across.lower, across.upper);
    return grid;
  }
  if (kind != PredictedNode::Kind::Map) return {0, d};
  constexpr int side = PredictionPlot::mapSide;
  RowMatrix grid = RowMatrix::Ones(Eigen::Index{side} * side, d);
  for (int r = 0; r < side; ++r)
    for (int c = 0; c < side; ++c) {
      const Eigen::Index cell = Eigen::Index{r} * side + c;
      grid(cell, features[0]) = across.lower + across.size() * (c + 0.5) / side;
      grid(cell, features[1]) = up.lower + up.size() * (r + 0.5) / side;
    }
  return grid;
}

/// Nodes that predict together do so from whole rows of their table.
PredictedSamples samplesOf(const ProblemInstance& network, int node, Eigen::Index most,
                           bool together) {
  const auto& datasets = network.data->datasets;
  const auto count = std::min(most, datasets.sampleCount(node));
  PredictedSamples out;
  out.X = together ? RowMatrix(wholeRows(*network.data, datasets).topRows(count))
                   : RowMatrix(datasets.features(node).topRows(count));
  out.y = datasets.labels(node).head(count);
  out.hidden = !network.data->labeled[static_cast<std::size_t>(node)];
  return out;
}

/// What is hidden of the neighbours of a node.
PredictedSamples hiddenAround(const ProblemInstance& network, int node) {
  const auto& data = *network.data;
  std::vector<int> hidden;
  Eigen::Index count = 0;
  for (const auto& incidence : network.graph->neighbours(node))
    if (!data.labeled[static_cast<std::size_t>(incidence.neighbour)] && count < mostOthers) {
      hidden.push_back(incidence.neighbour);
      count += data.datasets.sampleCount(incidence.neighbour);
    }
  PredictedSamples out;
  out.hidden = true;
  out.X.resize(count, data.datasets.dimension());
  out.y.resize(count);
  Eigen::Index at = 0;
  for (const int i : hidden) {
    const auto m = data.datasets.sampleCount(i);
    out.X.middleRows(at, m) = data.datasets.features(i);
    out.y.segment(at, m) = data.datasets.labels(i);
    at += m;
  }
  return out;
}

}  // namespace

PredictionView::PredictionView()
    : PredictionClientView(clientId),
      pages_(new QStackedWidget),
      empty_(new QLabel),
      heading_(new QLabel),
      plot_(new PredictionPlot) {
  setAccessibleName(tr("Predictions"));
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setMargin(20);
  heading_->setTextFormat(Qt::RichText);
  heading_->setWordWrap(true);
  heading_->setContentsMargins(6, 2, 6, 0);
  plot_->setToolTip(
      tr("Predictions of the model at the present iterate. One feature: curves, bold for the node, "
         "thin for its neighbours; small rings are the pseudo-labels that it gets from its "
         "neighbours at the shared test points. Two features: the plane in the colours of the bar. "
         "More features: predicted against true labels; for classes, how many samples of each "
         "class are predicted as which class."));
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  layout->addWidget(heading_);
  layout->addWidget(plot_, 1);
  pages_->addWidget(empty_);
  pages_->addWidget(page);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(pages_);
  setMinimumHeight(110);
}

void PredictionView::follow(const ViewSources& sources) {
  PredictionClientView::follow(sources);
  connect(
      &sources.canvas, &CanvasController::painted, this,
      [this](const std::shared_ptr<const Snapshot>&, const NodePaint& paint) { setPaint(paint); });
}

int PredictionView::node() const {
  if (!network() || network()->nodeCount() == 0) return -1;
  return nodes().empty() ? 0 : nodes().front();
}

QString PredictionView::heading() const {
  return emptyText().isEmpty() ? heading_->text() : QString();
}
QString PredictionView::emptyText() const {
  return pages_->currentIndex() == 0 ? empty_->text() : QString();
}

QColor PredictionView::colorOf(int node) const {
  const auto i = static_cast<std::size_t>(node);
  if (i >= paint_.bucketOf.size()) return QColor::fromRgb(okabeIto[0]);
  return paint_.buckets[static_cast<std::size_t>(paint_.bucketOf[i])].color;
}

bool PredictionView::hasPredictions() const { return node() >= 0 && hasLabels(network()->labels); }

QString PredictionView::message() const {
  if (!network()) return tr("Open an experiment to see what its models predict.");
  if (node() < 0)
    return tr(
        "There are no nodes yet. Add some on the canvas, or choose a graph, to see their "
        "predictions.");
  if (!hasLabels(network()->labels))
    return tr(
        "Points without labels: there is nothing to predict. The Local models show where the "
        "nodes are.");
  return tr("Computing the predictions…");
}

void PredictionView::refresh() {
  if (!hasPredictions()) {
    clearRequest();
    predictions_ = nullptr;
  }
  empty_->setText(message());
  pages_->setCurrentIndex(predictions_ ? 1 : 0);
  if (!hasPredictions()) return;
  // What is drawn of another node or another data stays until the answer is here.
  const bool another = requestedNode_.draft.node != node() || !requestedNode_.draft.network ||
                       requestedNode_.draft.network->data != network()->data;
  if (!isWaiting() || another) requestNode(node());
}

QCPRange PredictionView::rangeOf(int feature) const {
  const auto& data = *network()->data;
  Extent extent;
  for (const double x : data.datasets.allFeatures().col(feature)) extent.add(x);
  for (Eigen::Index r = 0; r < data.testSet.rows(); ++r) extent.add(data.testSet(r, feature));
  if (extent.low == extent.high) return {extent.low - 1, extent.high + 1};
  const auto room = 0.04 * (extent.high - extent.low);
  return extent.low < extent.high ? QCPRange(extent.low - room, extent.high + room)
                                  : QCPRange(-1, 1);
}

void PredictionView::requestNode(int node) {
  using Kind = PredictedNode::Kind;
  RequestedNode next;
  next.loss = lossKind(experiment(), *network(), node);
  auto& draft = next.draft;
  draft.network = network();
  draft.node = node;
  const auto features = drawnFeatures(*network());
  draft.kind = features.size() == 1   ? Kind::Curves
               : features.size() == 2 ? Kind::Map
                                      : Kind::Agreement;
  if (draft.kind != Kind::Agreement) draft.across = rangeOf(features[0]);
  if (draft.kind == Kind::Map) draft.up = rangeOf(features[1]);
  const auto& data = *network()->data;
  const bool agrees = draft.kind == Kind::Agreement;
  const bool truth = agrees && data.truth.cols() == network()->nodeCount() &&
                     data.truth.rows() == data.datasets.dimension();
  const auto around = network()->graph->neighbours(node);
  const bool few = around.size() <= static_cast<std::size_t>(mostNeighbours);
  next.hasPseudoLabels =
      !truth && few && !around.empty() && draft.kind != Kind::Map && data.testSet.rows() > 0;
  draft.testsAreTrue = truth;
  const bool together =
      network()->data->holdsColumns && experiment().solver().kind() == verticalMethod;
  draft.own = samplesOf(*network(), node, mostOwn, together);
  if (agrees) draft.others = hiddenAround(*network(), node);
  if (truth || next.hasPseudoLabels) draft.tests.X = evenRows(data.testSet, mostTests);

  PredictionRequest request;
  request.network = network();
  request.nodes.push_back(node);
  // All that the pseudo-labels need, in the order of the graph; else the curves to draw.
  std::vector<std::size_t> order(around.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto weight = [&](std::size_t k) { return network()->graph->edge(around[k].edge).weight; };
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return weight(a) > weight(b); });
  if (draft.kind == Kind::Curves)
    order.resize(std::min(order.size(), static_cast<std::size_t>(mostCurves)));
  else
    order.clear();
  if (next.hasPseudoLabels) {
    for (const auto& incidence : around) request.nodes.push_back(incidence.neighbour);
    for (const auto k : order) next.curves.push_back(static_cast<int>(k) + 1);
  } else {
    for (const auto k : order) {
      next.curves.push_back(static_cast<int>(request.nodes.size()));
      request.nodes.push_back(around[k].neighbour);
    }
  }
  const auto grid = gridOf(draft.kind, *network(), draft.across, draft.up);
  next.grid = grid.rows();
  next.own = draft.own.X.rows();
  next.others = draft.others.X.rows();
  next.tests = draft.tests.X.rows();
  request.points.resize(next.grid + next.own + next.others + next.tests, data.datasets.dimension());
  Eigen::Index at = 0;
  for (const auto* part : std::initializer_list<const RowMatrix*>{
           &grid, &draft.own.X, &draft.others.X, &draft.tests.X}) {
    if (part->rows() > 0) request.points.middleRows(at, part->rows()) = *part;
    at += part->rows();
  }
  requestedNode_ = std::move(next);
  sendRequest(std::move(request));
}

void PredictionView::showPredictions(std::shared_ptr<const Predictions> predictions) {
  predictions_ = std::move(predictions);
  shownNode_ = requestedNode_;
  const auto& shownNode = shownNode_;
  const auto& values = predictions_->values;
  auto node = shownNode.draft;
  const auto& mine = values.front();
  node.scale = LabelScale(*node.network, shownNode.loss, mine.cols());
  if (node.kind == PredictedNode::Kind::Agreement && node.scale.classes() > 0)
    node.kind = PredictedNode::Kind::Confusion;
  node.color = colorOf(node.node);
  node.onGrid = mine.topRows(shownNode.grid);
  for (const int k : shownNode.curves) {
    node.neighbours.push_back(values[static_cast<std::size_t>(k)].topRows(shownNode.grid));
    node.neighbourColors.push_back(
        colorOf(predictions_->request->nodes[static_cast<std::size_t>(k)]));
  }
  node.own.predicted = mine.middleRows(shownNode.grid, shownNode.own);
  node.others.predicted = mine.middleRows(shownNode.grid + shownNode.own, shownNode.others);
  node.tests.predicted = mine.bottomRows(shownNode.tests);
  if (shownNode.hasPseudoLabels) {
    std::vector<Matrix> said;
    said.reserve(values.size());
    for (std::size_t k = 1; k < values.size(); ++k)
      said.emplace_back(values[k].bottomRows(shownNode.tests));
    node.testLabels = pseudoLabels(*node.network->graph, node.node, said);
  } else if (node.testsAreTrue) {
    node.testLabels = node.tests.X * node.network->data->truth.col(node.node);
  }
  plot_->show(std::move(node));
  showHeading();
  pages_->setCurrentIndex(1);
}

void PredictionView::showHeading() {
  const auto& shown = plot_->shown();
  const auto& key = shown.network->nodeKeys[static_cast<std::size_t>(shown.node)];
  QStringList parts{tr("<b>Node %1</b>").arg(toQString(key).toHtmlEscaped())};
  if (nodes().empty()) parts.back() += tr(": select another on the canvas");
  if (nodes().size() > 1) parts.back() += tr(" (first of %L1 selected)").arg(nodes().size());
  if (shown.own.hidden) parts << tr("unlabelled");
  const int degree = shown.network->graph->degree(shown.node);
  if (shown.kind == PredictedNode::Kind::Curves && degree > static_cast<int>(mostCurves))
    parts << tr("%1 of %L2 neighbours").arg(shownNode_.curves.size()).arg(degree);
  heading_->setText(
      QStringLiteral("%1 &nbsp; %2").arg(parts.join(QStringLiteral(" · ")), plot_->key()));
}

void PredictionView::refreshTheme() {
  plot_->refreshTheme();
  scheduleRefresh(true);
}

QSizeF PredictionView::figureSize() const {
  return predictions_ ? headedPlotSize(*plot_, font(), heading_->text()) : QSizeF(size());
}

void PredictionView::drawFigure(QCPPainter& painter) {
  if (predictions_) return drawHeadedPlot(*plot_, font(), heading_->text(), painter);
  painter.setPen(canvasColors().text);
  painter.drawText(QRectF(QPointF(0, 0), figureSize()), Qt::AlignCenter | Qt::TextWordWrap,
                   message());
}

QString PredictionView::figureData() const {
  std::string out = "series,node";
  if (!predictions_) return toQString(out + ",value1\n");
  const auto& request = *predictions_->request;
  for (const auto& name : request.network->data->featureNames) out += ',' + csvCell(name);
  for (Eigen::Index c = 1; c <= predictions_->values.front().cols(); ++c)
    out += ",value" + std::to_string(c);
  out += '\n';
  const auto row = [&](const char* series, int node, const auto& x, const auto& values) {
    out += series;
    out += ',' + csvCell(request.network->nodeKeys[static_cast<std::size_t>(node)]);
    for (const double number : x) out += ',' + formatNumber(number);
    for (const double number : values) out += ',' + formatNumber(number);
    out += '\n';
  };
  for (std::size_t k = 0; k < request.nodes.size(); ++k)
    for (Eigen::Index r = 0; r < request.points.rows(); ++r)
      row("prediction", request.nodes[k], request.points.row(r), predictions_->values[k].row(r));
  const auto& shown = plot_->shown();
  for (Eigen::Index r = 0; r < shown.own.y.size(); ++r)
    row("label", shown.node, shown.own.X.row(r), shown.own.y.segment(r, 1));
  for (Eigen::Index r = 0; r < shown.others.y.size(); ++r)
    row("validation label", shown.node, shown.others.X.row(r), shown.others.y.segment(r, 1));
  for (Eigen::Index r = 0; r < shown.testLabels.rows(); ++r)
    row(shown.testsAreTrue ? "truth" : "pseudo-label", shown.node, shown.tests.X.row(r),
        shown.testLabels.row(r));
  return toQString(out);
}

}  // namespace gtv::ui
