#include "ui/views/node_inspector.h"

#include <fmt/format.h>

#include <QButtonGroup>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "base/csv.h"
#include "base/number.h"
#include "edits/experiment_edits.h"
#include "instances/problem_building.h"
#include "ui/diagnostics/diagnostics_dock.h"
#include "ui/live/live_diagnosis.h"
#include "ui/live/node_description.h"
#include "ui/live/run_controller.h"
#include "ui/plots/node_data_plot.h"
#include "ui/plots/parameter_bars.h"
#include "ui/tables/row_table.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/node_paint.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

/// From here on all parts are shown at once.
constexpr int roomyWidth = 620;
constexpr int roomyHeight = 480;

/// How far an honest node is from what its own data says.
QString movedText(const Influence& influence, int node) {
  const auto moved =
      QObject::tr("moved %1 from its own optimum").arg(number(influence.moved[node]));
  return influence.bounds.size() > 0
             ? QObject::tr("%1, at most λa/α = %2").arg(moved, number(influence.bounds[node]))
             : moved;
}

QString keyText(const ProblemInstance& network, int node) {
  return toQString(network.nodeKeys[static_cast<std::size_t>(node)]);
}

/// The neighbours of one node.
class NeighbourRows : public TableContent {
 public:
  NeighbourRows(std::shared_ptr<const ProblemInstance> network,
                std::shared_ptr<const Snapshot> snapshot, int node)
      : TableContent(
            {{QStringLiteral("node"), QObject::tr("neighbour"),
              QObject::tr("Key of the neighbour; click it to go there"), true, false},
             {QStringLiteral("weight"), QObject::tr("weight"),
              QObject::tr("A, the weight of the edge"), false, false},
             {QStringLiteral("difference"), QObject::tr("‖Δw‖"),
              QObject::tr("‖w − w'‖, the distance of its model from this one"), false, true},
             {QStringLiteral("learned"), QObject::tr("learned"),
              QObject::tr("Its learned cluster, or its group of similar models"), false, true}}),
        network_(std::move(network)),
        snapshot_(std::move(snapshot)),
        node_(node) {
    if (snapshot_) paint_ = paintClusters(*snapshot_);
  }

  int rowCount() const override { return network_->graph->degree(node_); }
  QString cellText(int row, int) const override { return keyText(*network_, at(row).neighbour); }
  double number(int row, int column) const override {
    const auto& incidence = at(row);
    if (column == 1) return network_->graph->edge(incidence.edge).weight;
    if (!snapshot_) return std::nan("");
    if (column == 2)
      return (snapshot_->W.col(node_) - snapshot_->W.col(incidence.neighbour)).norm();
    if (snapshot_->clusters.empty()) return std::nan("");
    return snapshot_->clusters[static_cast<std::size_t>(incidence.neighbour)] + 1;
  }
  QColor color(int row) const override {
    if (!snapshot_) return {};
    return paint_.buckets[static_cast<std::size_t>(paint_.bucketOf[at(row).neighbour])].color;
  }

 private:
  const Incidence& at(int row) const {
    return network_->graph->neighbours(node_)[static_cast<std::size_t>(row)];
  }

  std::shared_ptr<const ProblemInstance> network_;
  std::shared_ptr<const Snapshot> snapshot_;
  int node_;
  NodePaint paint_;
};

QString noData() {
  return QObject::tr("The node has no data: its model comes from the neighbours.");
}

QString stroke(QRgb color, const QString& line, const QString& name) {
  return QStringLiteral("<span style='color:%1'>%2</span>&nbsp;%3")
      .arg(QColor::fromRgb(color).name(), line, name);
}

}  // namespace

NodeInspector::NodeInspector()
    : pages_(new QStackedWidget),
      empty_(new QLabel),
      heading_(new QLabel),
      key_(new QLabel),
      bar_(new QWidget),
      data_(new NodeDataPlot),
      parameters_(new ParameterBars),
      neighbours_(new RowTable),
      history_(new NodeHistory) {
  setAccessibleName(tr("Node inspector"));
  empty_->setText(
      tr("Select a node on the canvas to see its data, its model, its neighbours and "
         "its history."));
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setMargin(20);
  heading_->setTextFormat(Qt::RichText);
  heading_->setWordWrap(true);
  heading_->setContentsMargins(6, 2, 6, 0);
  key_->setTextFormat(Qt::RichText);
  key_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  neighbours_->setAccessibleName(tr("Neighbours of the node"));
  neighbours_->setToolTip(
      tr("Click a neighbour to go there, or press Return; click a column to "
         "sort by it; Ctrl+C copies the rows."));
  neighbours_->setPicking();
  neighbours_->sortBy(1, true);
  data_->setToolTip(
      tr("Dots: the data of the node, hollow for validation labels. Blue: the model of the present "
         "iterate. Orange: the exact optimum for this λ. Dotted lines or crosses: the truth."));
  parameters_->setToolTip(
      tr("Bars: the parameters of the present iterate. Rings: the exact optimum. Crosses: the true "
         "parameters."));
  history_->setToolTip(
      tr("The first parameters over the iterations that were shown. Dashed: the exact optimum. "
         "Dotted: the iterate on the screen."));

  const std::array<std::pair<QString, QString>, 4> names{
      {{tr("Data"), tr("The data of the node and the predictions of its model")},
       {tr("Parameters"), tr("The parameters beside those of the exact optimum and the true ones")},
       {tr("Neighbours"), tr("Edge weights, and distances of the neighbours' models")},
       {tr("History"), tr("The parameters over the iterations")}}};
  auto* row = new QHBoxLayout(bar_);
  row->setContentsMargins(6, 0, 6, 0);
  row->setSpacing(2);
  auto* group = new QButtonGroup(this);
  for (const Part part : {Data, Parameters, Neighbours, History}) {
    auto* button = new QToolButton;
    button->setText(names[part].first);
    button->setToolTip(names[part].second);
    button->setAccessibleName(names[part].first);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, [this, part] { showPart(part); });
    group->addButton(button);
    row->addWidget(button);
    buttons_[part] = button;
  }
  buttons_[Data]->setChecked(true);
  row->addStretch(1);
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  layout->addWidget(heading_);
  layout->addWidget(bar_);
  grid_ = new QGridLayout;
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setSpacing(4);
  grid_->addWidget(framed(Data, data_), 0, 0);
  grid_->addWidget(framed(Parameters, parameters_), 0, 1);
  grid_->addWidget(framed(Neighbours, neighbours_), 1, 0);
  grid_->addWidget(framed(History, history_), 1, 1);
  layout->addLayout(grid_, 1);
  key_->setContentsMargins(6, 0, 6, 2);
  layout->addWidget(key_);
  pages_->addWidget(empty_);
  pages_->addWidget(page);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(pages_);
  arrangeParts();

  connect(neighbours_, &RowTable::rowPicked, this, [this](int picked) {
    if (shown_ < 0 || shownNetwork_ != network()) return;
    const auto around = network()->graph->neighbours(shown_);
    Q_EMIT selectionWanted({around[static_cast<std::size_t>(picked)].neighbour}, {});
  });
}

QWidget* NodeInspector::framed(Part part, QWidget* content) {
  auto* frame = new QWidget;
  auto* layout = new QVBoxLayout(frame);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  captions_[part] = new QLabel;
  captions_[part]->setTextFormat(Qt::RichText);
  captions_[part]->setContentsMargins(6, 0, 6, 0);
  captions_[part]->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  layout->addWidget(captions_[part]);
  layout->addWidget(content, 1);
  parts_[part] = frame;
  return frame;
}

bool NodeInspector::isShown(Part part) const { return roomy_ || part_ == part; }

void NodeInspector::arrangeParts() {
  roomy_ = width() >= scaled(roomyWidth) && height() >= scaled(roomyHeight);
  bar_->setVisible(!roomy_);
  // A column or row without a part takes no room.
  grid_->setColumnStretch(0, isShown(Data) || isShown(Neighbours) ? 1 : 0);
  grid_->setColumnStretch(1, isShown(Parameters) || isShown(History) ? 1 : 0);
  grid_->setRowStretch(0, isShown(Data) || isShown(Parameters) ? 1 : 0);
  grid_->setRowStretch(1, isShown(Neighbours) || isShown(History) ? 1 : 0);
  for (const Part part : {Data, Parameters, Neighbours, History})
    parts_[part]->setVisible(isShown(part));
}

void NodeInspector::resizeEvent(QResizeEvent* event) {
  RunView::resizeEvent(event);
  const bool before = roomy_;
  arrangeParts();
  if (roomy_ != before) scheduleRefresh(true);
}

void NodeInspector::showPart(Part part) {
  part_ = part;
  buttons_[part]->setChecked(true);
  arrangeParts();
  scheduleRefresh(true);
}

void NodeInspector::follow(const ViewSources& sources) {
  RunView::follow(sources);
  auto& solver = sources.run.solver();
  connect(this, &NodeInspector::historyWanted, &solver, &SolverThread::requestNodePast);
  connect(&solver, &SolverThread::nodePastReady, this,
          [this, &solver](const std::shared_ptr<const NodePast>& past) {
            if (past->runNumber == solver.current() && past->node == node())
              setHistory(past->iterations, past->values);
          });
  sources.diagnostics.alsoFor(*this, DiagnosticsDock::Rounds::WithAttackers);
}

int NodeInspector::node() const { return nodes().empty() ? -1 : nodes().front(); }
QString NodeInspector::heading() const { return node() < 0 ? QString() : heading_->text(); }
QString NodeInspector::emptyText() const { return node() < 0 ? empty_->text() : QString(); }

void NodeInspector::forget(bool another) {
  givenFor_ = -1;
  if (another) seen_.clear();
}

void NodeInspector::setSnapshot(std::shared_ptr<const Snapshot> snapshot) {
  if (snapshot && snapshot->network == network()) seen_.add(*snapshot);
  RunView::setSnapshot(std::move(snapshot));
}

void NodeInspector::setHistory(const std::vector<std::int64_t>& iterations, const Matrix& values) {
  if (node() < 0 || values.cols() != static_cast<Eigen::Index>(iterations.size())) return;
  givenFor_ = node();
  givenIterations_ = iterations;
  givenValues_ = values;
  // Now, and not by another round that would ask again.
  if (shown_ == node() && shownNetwork_ == network()) showHistory(inspect());
}

InspectedNode NodeInspector::inspect() const {
  InspectedNode out;
  out.network = network();
  out.node = node();
  out.loss = lossKind(experiment(), *network(), out.node);
  if (snapshot()) out.iterate = snapshot()->W.col(out.node);
  out.optimum = optimumOf(out.node);
  const auto& truth = network()->coordinates.truth;
  if (truth.cols() == network()->nodeCount()) out.truth = truth.col(out.node);
  return out;
}

/// Vectors that are not one parameter per feature predict nothing by wᵀx.
InspectedNode NodeInspector::asLinearModels(InspectedNode node) {
  if (!node.network->coordinates.areParameters) {
    node.iterate.resize(0);
    node.optimum.resize(0);
    node.truth.resize(0);
  }
  return node;
}

QString NodeInspector::describe(const InspectedNode& node) const {
  const auto& of = *network();
  const auto i = static_cast<std::size_t>(node.node);
  QStringList parts{tr("<b>Node %1</b>").arg(keyText(of, node.node).toHtmlEscaped())};
  if (nodes().size() > 1) parts.back() += tr(" (first of %L1 selected)").arg(nodes().size());
  if (of.knowsClusters()) parts << tr("cluster %1").arg(of.clusters[i] + 1);
  if (snapshot() && !snapshot()->clusters.empty())
    parts << (isSingle(snapshot()->clusters, node.node)
                  ? tr("single node")
                  : tr("learned %1 %2")
                        .arg(translated(groupWord(snapshot()->groupKind)))
                        .arg(snapshot()->clusters[i] + 1));
  parts << (of.graph->degree(node.node) == 1
                ? tr("1 neighbour")
                : tr("%L1 neighbours").arg(of.graph->degree(node.node)));
  parts << (node.samples() == 1 ? tr("1 sample") : tr("%L1 samples").arg(node.samples()));
  bool byHand = false;
  for (const auto& item : experiment().at("nodes")) {
    if (item.at("node").get<int>() != of.ids[i]) continue;
    byHand = !item.at("masked").is_null() && item.at("masked") == !node.isLabeled();
    if (const auto& model = item.at("model"); !model.is_null() && !experiment().methodHasModel())
      parts << tr("own model: %1").arg(describeModel(model).toHtmlEscaped());
  }
  if (hasLabels(of.labels))
    parts << (node.isLabeled() ? tr("labelled")
                               : tr("<b>unlabelled</b>") + (byHand ? tr(" by hand") : QString()));
  else if (!node.isLabeled())
    parts << tr("<b>point not used</b>");
  if (const auto classes = predictedClasses(of); classes && snapshot() && node.samples() > 0)
    parts << tr("accuracy %1 %").arg(number(100 * accuracyOf(*snapshot(), node.node, *classes)));
  if (ExperimentEdits(experiment(), of).hasOwnData(node.node))
    parts << tr("<b>data given by hand</b>");
  if (of.isAttacker(node.node))
    parts << tr("<b>attacks</b>: %1").arg(attacksByNode(experiment(), of)[node.node]);
  else if (influence() && std::isfinite(influence()->moved[node.node]))
    parts << movedText(*influence(), node.node);
  // Lines break between the parts.
  constexpr int longest = 30;
  for (auto& part : parts)
    if (part.size() < longest) part.replace(QLatin1Char(' '), QChar(QChar::Nbsp));
  return parts.join(QStringLiteral(" · "));
}

void NodeInspector::refresh() {
  const bool any = network() && node() >= 0;
  pages_->setCurrentIndex(any ? 1 : 0);
  if (!any) {
    shown_ = -1;
    shownNetwork_ = nullptr;
    return;
  }
  const auto inspected = inspect();
  const bool another = shown_ != node() || shownNetwork_ != network();
  shown_ = node();
  shownNetwork_ = network();
  if (const auto html = describe(inspected); html != heading_->text()) heading_->setText(html);
  if (isShown(Data)) {
    if (hasSamples()) data_->show(asLinearModels(inspected));
    data_->setVisible(hasSamples());
    captions_[Data]->setText(hasSamples() ? data_->caption().toHtmlEscaped() : noData());
  }
  if (isShown(Parameters)) {
    parameters_->show(inspected);
    captions_[Parameters]->setText(parameters_->caption());
  }
  if (isShown(Neighbours))
    showNeighbours(another || neighbours_->rows()->content() == nullptr);
  else if (another)
    neighbours_->rows()->reset(nullptr, {});
  for (const Part part : {Data, Parameters})
    captions_[part]->setVisible(!captions_[part]->text().isEmpty());
  if (isShown(History)) {
    if (givenFor_ != node()) showHistory(inspected);
    Q_EMIT historyWanted(node());
  }
  QStringList key{stroke(okabeIto[0], tr("━━"), tr("iterate"))};
  if (inspected.optimum.size() > 0) key << stroke(okabeIto[1], tr("╍╍&nbsp;○"), tr("optimum"));
  if (inspected.truth.size() > 0) key << tr("┅┅&nbsp;✕&nbsp;truth");
  if (roomy_ || part_ == Data || part_ == Parameters)
    key_->setText(key.join(QStringLiteral("&nbsp;&nbsp; ")));
  key_->setVisible(roomy_ || part_ == Data || part_ == Parameters);
}

void NodeInspector::showNeighbours(bool another) {
  neighbours_->setContent(std::make_shared<NeighbourRows>(network(), snapshot(), shown_), another);
  captions_[Neighbours]->hide();
  neighbours_->verticalHeader()->setDefaultSectionSize(QFontMetrics(neighbours_->font()).height() +
                                                       4);
}

void NodeInspector::showHistory(const InspectedNode& node) {
  const std::int64_t now = snapshot() ? snapshot()->numbers.iteration : 0;
  const auto [iterations, values] = past(node.node);
  history_->show(iterations, values, node.optimum, now);
  captions_[History]->setText(history_->pointCount() > 1
                                  ? history_->legendText()
                                  : tr("Run the method: the curves grow from here."));
}

std::pair<std::vector<std::int64_t>, Matrix> NodeInspector::past(int node) const {
  auto iterations = seen_.iterations();
  Matrix values = seen_.of(node);
  if (givenFor_ != node || givenIterations_.empty()) return {std::move(iterations), values};
  // What is given begins with a change by hand, and is thin where checkpoints are large.
  const auto before =
      values.cols() == 0 || values.rows() != givenValues_.rows()
          ? iterations.begin()
          : std::lower_bound(iterations.begin(), iterations.end(), givenIterations_.front());
  const auto kept = before - iterations.begin();
  if (values.cols() - kept > givenValues_.cols()) return {std::move(iterations), values};
  iterations.erase(before, iterations.end());
  iterations.insert(iterations.end(), givenIterations_.begin(), givenIterations_.end());
  Matrix joined(givenValues_.rows(), kept + givenValues_.cols());
  if (kept > 0) joined.leftCols(kept) = values.leftCols(kept);
  joined.rightCols(givenValues_.cols()) = givenValues_;
  return {std::move(iterations), joined};
}

void NodeInspector::refreshTheme() {
  data_->refreshTheme();
  parameters_->refreshTheme();
  history_->refreshTheme();
  arrangeParts();
  scheduleRefresh(true);
}

bool NodeInspector::hasSamples() const {
  return network() && node() >= 0 && network()->data->datasets.sampleCount(node()) > 0;
}

QStringList NodeInspector::titleLines() const {
  QStringList lines{tr("Node %1").arg(keyText(*network(), node()))};
  if (isShown(Data) && !hasSamples()) lines << noData();
  return lines;
}

QSizeF NodeInspector::figureSize() const {
  if (!network() || node() < 0) return size();
  const auto lines = titleLines();
  QSizeF out(1, 1 + static_cast<double>(lines.size()) * fontMetrics().lineSpacing());
  for (const auto& line : lines)
    out.setWidth(std::max<double>(out.width(), fontMetrics().horizontalAdvance(line) + 1));
  const auto add = [&](QSizeF part) {
    out = {std::max(out.width(), part.width()), out.height() + part.height()};
  };
  if (isShown(Data) && hasSamples()) add(data_->size());
  if (isShown(Parameters)) add(parameters_->size());
  if (isShown(Neighbours)) add(neighbours_->pictureSize());
  if (isShown(History)) add(history_->size());
  return out;
}

void NodeInspector::drawFigure(QCPPainter& painter) {
  if (!network() || node() < 0) {
    painter.setPen(canvasColors().text);
    painter.drawText(QRectF(QPointF(0, 0), figureSize()), Qt::AlignCenter | Qt::TextWordWrap,
                     empty_->text());
    return;
  }
  painter.save();
  const auto next = [&](int height) { painter.translate(0, height); };
  painter.setPen(canvasColors().text);
  painter.setFont(font());
  for (const auto& line : titleLines()) {
    painter.drawText(QPointF(0, fontMetrics().ascent()), line);
    next(fontMetrics().lineSpacing());
  }
  for (auto* plot : std::initializer_list<QCustomPlot*>{data_, parameters_}) {
    const bool isDrawn = plot == data_ ? isShown(Data) && hasSamples() : isShown(Parameters);
    if (!isDrawn) continue;
    drawPlot(*plot, painter);
    next(plot->height());
  }
  if (isShown(Neighbours)) {
    neighbours_->drawPicture(painter);
    next(neighbours_->pictureSize().height());
  }
  if (isShown(History)) drawPlot(*history_, painter);
  painter.restore();
}

QString NodeInspector::figureData() const {
  std::string out = "part,at,series,value\n";
  if (!network() || node() < 0) return toQString(out);
  const auto inspected = inspect();
  const auto put = [&](const char* part, const std::string& at, const std::string& series,
                       double value) {
    if (std::isfinite(value))
      out += fmt::format("{},{},{},{}\n", part, at, series, formatNumber(value));
  };
  const auto X = inspected.features();
  const auto y = inspected.labels();
  const std::array<std::pair<const char*, const Vector*>, 3> vectors{
      {{"iterate", &inspected.iterate},
       {"optimum", &inspected.optimum},
       {"truth", &inspected.truth}}};
  for (Eigen::Index r = 0; r < X.rows(); ++r) {
    const auto at = std::to_string(r + 1);
    for (Eigen::Index j = 0; j < X.cols(); ++j) put("data", at, fmt::format("x{}", j + 1), X(r, j));
    if (!hasLabels(network()->labels)) continue;
    put("data", at, "label", y[r]);
    for (const auto& [name, w] : vectors) {
      if (w->size() != network()->dimension() || !network()->coordinates.areParameters) continue;
      const Vector h = network()->predict(*w, X.row(r)).row(0);
      put("data", at, name, h.size() > 1 ? chosenClass(h) : h[0]);
    }
  }
  for (const auto& [name, w] : vectors)
    for (Eigen::Index j = 0; j < w->size(); ++j)
      put("parameters", fmt::format("w{}", j + 1), name, (*w)[j]);
  for (const auto& incidence : network()->graph->neighbours(inspected.node)) {
    const auto at = csvCell(network()->nodeKeys[static_cast<std::size_t>(incidence.neighbour)]);
    put("neighbours", at, "weight", network()->graph->edge(incidence.edge).weight);
    if (snapshot())
      put("neighbours", at, "difference",
          (snapshot()->W.col(inspected.node) - snapshot()->W.col(incidence.neighbour)).norm());
  }
  const auto [iterations, values] = past(inspected.node);
  for (std::size_t t = 0; t < iterations.size(); ++t)
    for (Eigen::Index j = 0; j < values.rows(); ++j)
      put("history", std::to_string(iterations[t]), fmt::format("w{}", j + 1),
          values(j, static_cast<Eigen::Index>(t)));
  return toQString(out);
}

}  // namespace gtv::ui
