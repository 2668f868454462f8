#include "ui/pairs/disagreement_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <utility>

#include "diagnostics/disagreement.h"
#include "ui/pairs/pair_matrix.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
DisagreementView::DisagreementView()
    : PredictionClientView(clientId),
      pages_(new QStackedWidget),
      empty_(new QLabel),
      note_(new QLabel),
      order_(new QComboBox),
      scale_(new QComboBox) {
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

  matrix_ = new PairMatrix(
      tr("Disagreement of all pairs of nodes"), tr("disagreement d"),
      [](const QString& a, const QString& b, const QString& d) {
        return tr("Nodes %1 and %2: d = %3").arg(a, b, d);
      },
      tr("The mean squared difference of the predictions of two nodes. Click a cell to select both "
         "nodes; the arrow keys and Return do the same."));
  connect(matrix_, &PairMatrix::chosen, this, [this](const std::vector<int>& nodes) {
    if (shown_ != nullptr && shown_->data == network()->data) Q_EMIT selectionWanted(nodes, {});
  });
  auto* page = new QWidget;
  auto* inside = new QVBoxLayout(page);
  inside->setContentsMargins(0, 0, 0, 0);
  inside->setSpacing(2);
  inside->addWidget(bar);
  inside->addWidget(matrix_, 1);
  inside->addWidget(note_);
  pages_->addWidget(empty_);
  pages_->addWidget(page);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(pages_);
  setMinimumHeight(110);
  order_->setObjectName(QStringLiteral("orderChoice"));
}

QString DisagreementView::emptyText() const {
  return pages_->currentIndex() == 0 ? empty_->text() : QString();
}

bool DisagreementView::hasMatrix() const { return !matrix_->picture().nodes.empty(); }

QSizeF DisagreementView::matrixSize() const { return matrix_->size(); }

QString DisagreementView::note() const { return note_->text(); }

bool DisagreementView::hasPredictions() const {
  return network() && network()->nodeCount() > 0 && hasLabels(network()->labels) &&
         network()->data->testSet.rows() + network()->data->datasets.sampleCount() > 0;
}

QString DisagreementView::message() const {
  if (!network()) return tr("Open an experiment to see how much its nodes disagree.");
  if (network()->nodeCount() == 0)
    return tr(
        "There are no nodes yet. Add some on the canvas, or choose a graph, to compare them.");
  if (!hasLabels(network()->labels))
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
    matrix_->clear();
  }
  empty_->setText(message());
  pages_->setCurrentIndex(hasMatrix() ? 1 : 0);
  if (!hasPredictions()) return;
  matrix_->setSelection(shown_ == network() ? nodes() : std::vector<int>());
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
  PairMatrix::Picture picture;
  picture.values = predictions->distances;
  picture.nodes = request.nodes;
  picture.clusters = requestedClusters_;
  for (const int i : request.nodes)
    picture.names << toQString(shown_->nodeKeys[static_cast<std::size_t>(i)]);
  picture.axisName = order_->currentIndex() == 0 ? tr("true cluster")
                     : snapshot() && snapshot()->groupKind == GroupKind::SimilarModels
                         ? tr("group of similar models")
                         : tr("learned cluster");
  picture.isLogarithmic = scale_->currentIndex() == 0;
  const auto& data = *shown_->data;
  const bool shared = data.testSet.rows() > 0;
  const auto all = shared ? data.testSet.rows() : data.datasets.sampleCount();
  const auto used = request.points.rows();
  auto note = used == 1
                  ? shared ? tr("on 1 shared test point") : tr("no shared test set: on 1 sample")
              : shared ? tr("on %L1 shared test points").arg(used)
                       : tr("no shared test set: on %L1 samples").arg(used);
  if (used < all) note += tr(" of %L1").arg(all);
  const auto count = static_cast<int>(picture.nodes.size());
  if (count < shown_->nodeCount())
    note += tr("; %L1 of %L2 nodes, a share of every cluster").arg(count).arg(shown_->nodeCount());
  note_->setText(note);
  pages_->setCurrentIndex(1);
  matrix_->show(std::move(picture));
}

void DisagreementView::draw() {
  if (!hasMatrix()) return;
  auto picture = matrix_->picture();
  picture.isLogarithmic = scale_->currentIndex() == 0;
  matrix_->show(std::move(picture));
}

void DisagreementView::refreshTheme() {
  matrix_->style();
  scheduleRefresh(true);
}

void DisagreementView::drawFigure(QCPPainter& painter) {
  if (hasMatrix()) return drawPlot(*matrix_, painter);
  painter.setPen(canvasColors().text);
  painter.drawText(QRectF(QPointF(0, 0), figureSize()), Qt::AlignCenter | Qt::TextWordWrap,
                   message());
}

QString DisagreementView::figureData() const { return matrix_->csv(); }

}  // namespace gtv::ui
