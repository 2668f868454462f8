#include "ui/pairs/similarity_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "base/localized.h"
#include "diagnostics/disagreement.h"
#include "diagnostics/laplacian_spectrum.h"
#include "diagnostics/metrics.h"
#include "edits/experiment_edits.h"
#include "graph/similarity_kinds.h"
#include "ui/live/experiment_document.h"
#include "ui/live/run_controller.h"
#include "ui/pairs/pair_matrix.h"
#include "ui/pairs/threshold_strip.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

bool isOfData(const Experiment& experiment) { return experiment.graph().kind() == "similarity"; }

}  // namespace

SimilarityView::SimilarityView()
    : pages_(new QStackedWidget),
      empty_(new QLabel),
      note_(new QLabel),
      measure_(new QComboBox),
      keep_(new QPushButton(tr("Keep this graph"))),
      make_(new QPushButton(tr("Make the graph of the data"))),
      ofModels_(new QPushButton(tr("Edges of least GTV"))) {
  setAccessibleName(tr("Similarity"));
  makeParts();
  for (const auto& entry : measureCatalogue().view.entries)
    measure_->addItem(translated(entry.label), QString::fromStdString(entry.id));
  connect(measure_, &QComboBox::activated, this, [this](int index) {
    const auto id = measure_->itemData(index).toString().toStdString();
    // The same one again keeps its columns.
    if (id == run_->experiment().graph().choice("measure").kind()) return;
    if (id == "given-models" && ofModels_->isVisible()) return ofModels_->click();
    run_->edit(QStringLiteral("graph.measure"), defaultChoice(measureCatalogue().view, id).json());
  });
  const auto edits = [this] { return ExperimentEdits(run_->experiment(), *network()); };
  connect(keep_, &QPushButton::clicked, this,
          [this, edits] { change(edits().keepGraph(*latest()->graph), tr("Keep this graph")); });
  connect(make_, &QPushButton::clicked, this,
          [this, edits] { change(edits().graphOfData(), tr("Graph of the data")); });
  connect(ofModels_, &QPushButton::clicked, this, [this, edits] {
    change(edits().graphOfModels(snapshot()->W), tr("Graph of the models"));
  });
  connect(matrix_, &PairMatrix::chosen, this, [this](const std::vector<int>& ids) {
    std::vector<int> nodes;
    for (const int id : ids)
      if (const int node = network()->nodeOf(id); node >= 0) nodes.push_back(node);
    Q_EMIT selectionWanted(std::move(nodes), {});
  });
}

void SimilarityView::makeParts() {
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setMargin(20);
  note_->setTextFormat(Qt::PlainText);
  note_->setWordWrap(true);
  note_->setContentsMargins(6, 0, 6, 2);
  measure_->setAccessibleName(tr("What the nodes are compared by"));
  measure_->setToolTip(tr("What the nodes are compared by; the form Graph has its parameters"));
  measure_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  measure_->setMinimumContentsLength(10);
  keep_->setToolTip(tr(
      "The edges become those of the document: listed one by one, to be changed by hand and used "
      "by every method, whatever becomes of the data"));
  make_->setToolTip(
      tr("Joins every node to the four whose data is most like its own, instead of the present "
         "edges; nodes and data stay"));
  ofModels_->setToolTip(
      tr("Joins the pairs of nodes whose models in this run differ least, as many as there are "
         "edges: the edges that make the GTV of these models least"));
  matrix_ = new PairMatrix(
      tr("Dissimilarity of all pairs of nodes"), tr("dissimilarity D"),
      [](const QString& a, const QString& b, const QString& d) {
        return tr("Nodes %1 and %2: D = %3").arg(a, b, d);
      },
      tr("How much the data of two nodes differs; below the diagonal only of nodes that are "
         "joined. "
         "Click a cell to select both nodes; the arrow keys and Return do the same."));
  strip_ = new ThresholdStrip;
  auto* bar = new QHBoxLayout;
  bar->setContentsMargins(6, 2, 6, 0);
  bar->addWidget(measure_, 1);
  bar->addWidget(make_);
  bar->addWidget(ofModels_);
  bar->addWidget(keep_);
  auto* page = new QWidget;
  auto* inside = new QVBoxLayout(page);
  inside->setContentsMargins(0, 0, 0, 0);
  inside->setSpacing(2);
  inside->addWidget(matrix_, 1);
  inside->addWidget(strip_);
  pages_->addWidget(empty_);
  pages_->addWidget(page);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->setSpacing(2);
  whole->addLayout(bar);
  whole->addWidget(note_);
  whole->addWidget(pages_, 1);
}

void SimilarityView::follow(const ViewSources& sources) {
  RunView::follow(sources);
  run_ = &sources.run;
  connect(strip_, &ThresholdStrip::dragBegan, this,
          [this] { drag_ = run_->document().beginDrag(); });
  connect(strip_, &ThresholdStrip::thresholdChosen, this, &SimilarityView::setThreshold);
}

QString SimilarityView::emptyText() const { return hasMatrix() ? QString() : empty_->text(); }
QString SimilarityView::note() const { return note_->text(); }

bool SimilarityView::hasMatrix() const {
  return network() && network()->dissimilarities && network()->dissimilarities->cols() > 1;
}

const ProblemInstance* SimilarityView::latest() const {
  return snapshot() && snapshot()->network ? snapshot()->network.get() : network().get();
}

void SimilarityView::refresh() {
  const bool ofData = network() && isOfData(experiment());
  const bool learned = network() && latest()->graphIsLearned;
  measure_->setVisible(ofData);
  make_->setVisible(network() && !ofData);
  keep_->setVisible(ofData || learned);
  ofModels_->setVisible(network() && snapshot() && snapshot()->W.size() > 0 &&
                        snapshot()->numbers.iteration > 0);
  pages_->setCurrentIndex(hasMatrix() ? 1 : 0);
  if (network() && network()->nodeCount() > 0) findFacts();
  showNote();
  if (!hasMatrix()) {
    matrix_->clear();
    shown_ = nullptr;
    empty_->setText(!network() ? tr("Open an experiment to see how alike its nodes are.")
                    : ofData   ? tr("There are no two nodes to compare.")
                               : tr("The graph is not made of its data. If it is, nodes are joined "
                                      "whose data is alike, and this view shows how alike they "
                                      "are."));
    return;
  }
  showMeasures();
  if (shown_ != network()->dissimilarities.get()) showMatrix();
  std::vector<int> ids;
  for (const int i : nodes()) ids.push_back(network()->ids[static_cast<std::size_t>(i)]);
  matrix_->setSelection(ids);
  showThreshold();
}

void SimilarityView::showMatrix() {
  const auto& drawing = network()->drawing;
  const auto& D = *network()->dissimilarities;
  shown_ = &D;
  PairMatrix::Picture picture;
  picture.nodes = nodesByCluster(drawing.clusters, mostNodes);
  const auto n = static_cast<Eigen::Index>(picture.nodes.size());
  picture.values.resize(n, n);
  const auto x = [&](Eigen::Index i, Eigen::Index j) {
    return D(picture.nodes[static_cast<std::size_t>(i)],
             picture.nodes[static_cast<std::size_t>(j)]);
  };
  for (Eigen::Index j = 0; j < n; ++j)
    for (Eigen::Index i = 0; i < n; ++i)
      // What is below 0 counts as 0.
      picture.values(i, j) = 0.5 * (x(i, j) + std::abs(x(i, j)));
  for (const int id : picture.nodes) {
    picture.clusters.push_back(drawing.clusters[static_cast<std::size_t>(id)]);
    const int node = network()->nodeOf(id);
    picture.names << (node < 0 ? QString::number(id)
                               : toQString(network()->nodeKeys[static_cast<std::size_t>(node)]));
  }
  picture.axisName = tr("true cluster");
  picture.isShownBelow = [graph = drawing.graph, ids = picture.nodes](int row, int column) {
    return graph->edgeBetween(ids[static_cast<std::size_t>(row)],
                              ids[static_cast<std::size_t>(column)]) >= 0;
  };
  matrix_->show(std::move(picture));
  strip_->show(D);
  strip_->setConnecting(facts_.of.get() == shown_ ? facts_.threshold
                                                  : std::numeric_limits<double>::quiet_NaN());
}

void SimilarityView::showMeasures() {
  const auto kind = experiment().graph().choice("measure").kind();
  measure_->setCurrentIndex(measure_->findData(QString::fromStdString(kind)));
}

void SimilarityView::showThreshold() {
  const auto rule = experiment().graph().choice("rule");
  strip_->setThreshold(rule.kind() == "threshold" ? rule.number("threshold")
                                                  : std::numeric_limits<double>::quiet_NaN());
}

void SimilarityView::showNote() {
  if (!network() || network()->nodeCount() == 0) return note_->clear();
  const auto& now = *latest();
  const auto& graph = *now.graph;
  QStringList parts{counted(graph.edgeCount(), "edge")};
  if (now.knowsClusters() && graph.edgeCount() > 0)
    parts << tr("%1 % of their weight inside true clusters")
                 .arg(number(100 * innerWeightShare(graph, now.clusters), 3));
  const auto of = graph.components();
  parts << counted(1 + *std::max_element(of.begin(), of.end()), "component");
  if (facts_.graph == now.graph && facts_.lambda2)
    parts << tr("λ₂ = %1").arg(number(*facts_.lambda2, 3));
  if (hasMatrix() && facts_.of == network()->dissimilarities && facts_.count > 0)
    parts << tr("connected from %1 on").arg(counted(facts_.count, "neighbour"));
  note_->setText(parts.join(QStringLiteral(" · ")));
}

void SimilarityView::findFacts() {
  const auto graph = latest()->graph;
  const auto of = network()->dissimilarities;
  if (facts_.graph == graph && facts_.of == of) return;
  if (wanted_.graph == graph && wanted_.of == of) return;
  wanted_ = {graph, of, {}, 0, std::numeric_limits<double>::quiet_NaN()};
  task_.start(
      [wanted = wanted_](const BackgroundTask::Context&) {
        auto facts = wanted;
        const auto components = facts.graph->components();
        const bool isOne = *std::max_element(components.begin(), components.end()) == 0;
        if (facts.graph->nodeCount() > 1 && facts.graph->nodeCount() <= mostForSpectrum)
          facts.lambda2 = isOne ? laplacianSpectrum(*facts.graph)[1] : 0;
        if (facts.of) {
          facts.count = smallestConnectingCount(*facts.of);
          facts.threshold = smallestConnectingThreshold(*facts.of);
        }
        return facts;
      },
      [this](const Facts& facts) {
        const bool isNew = facts_.of != facts.of;
        facts_ = facts;
        if (isNew && shown_ != nullptr && shown_ == facts_.of.get())
          strip_->setConnecting(facts_.threshold);
        showNote();
      });
}

bool SimilarityView::isCurrent() const { return RunView::isCurrent() && !task_.isRunning(); }

void SimilarityView::setThreshold(double threshold) {
  if (!isOfData(experiment())) return;
  strip_->setThreshold(threshold);
  const auto next =
      run_->experiment().with("graph.rule", Json{{"kind", "threshold"}, {"threshold", threshold}});
  if (next && !(*next == run_->experiment()))
    run_->document().change(*next, tr("Threshold of the dissimilarity"), drag_);
}

void SimilarityView::refuse(const Error& error) { Q_EMIT run_->editRefused(error); }

void SimilarityView::change(const Result<Experiment>& next, const QString& step) {
  if (!next) return refuse(next.error());
  if (!(*next == run_->experiment())) run_->document().change(*next, step);
}

void SimilarityView::refreshTheme() {
  matrix_->style();
  strip_->style();
  RunView::refreshTheme();
}

QSizeF SimilarityView::figureSize() const {
  if (!hasMatrix()) return size();
  return {static_cast<double>(matrix_->width()),
          static_cast<double>(matrix_->height() + strip_->height())};
}

void SimilarityView::drawFigure(QCPPainter& painter) {
  if (!hasMatrix()) {
    painter.setPen(canvasColors().text);
    painter.drawText(QRectF(QPointF(0, 0), figureSize()), Qt::AlignCenter | Qt::TextWordWrap,
                     empty_->text());
    return;
  }
  drawPlot(*matrix_, painter);
  painter.translate(0, matrix_->height());
  drawPlot(*strip_, painter);
}

QString SimilarityView::figureData() const { return matrix_->csv(); }

}  // namespace gtv::ui
