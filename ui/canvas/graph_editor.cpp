#include "ui/canvas/graph_editor.h"

#include <QCursor>
#include <QToolTip>
#include <algorithm>
#include <limits>
#include <utility>

#include "data/attacks.h"
#include "edits/experiment_edits.h"
#include "models/catalogue.h"
#include "ui/canvas/drawing_palette.h"
#include "ui/canvas/graph_tools.h"
#include "ui/canvas/graph_view.h"
#include "ui/canvas/node_data_dialog.h"
#include "ui/canvas/node_model_dialog.h"
#include "ui/live/experiment_document.h"
#include "ui/live/run_controller.h"
#include "ui/plots/feature_axes.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"

namespace gtv::ui {

GraphEditor::GraphEditor(GraphView& view, ExperimentDocument& document)
    : QObject(&document), view_(view), document_(document) {
  auto* tools = view.tools();
  const auto edits = [this] { return ExperimentEdits(document_.experiment(), *network_); };
  const auto name = [](const char* one, const char* many, std::size_t count) {
    return count == 1 ? tr(one) : tr(many).arg(count);
  };
  connect(tools, &GraphTools::nodeWanted, this, &GraphEditor::addNode);
  connect(tools, &GraphTools::moveWanted, this, &GraphEditor::moveNodes);
  connect(tools, &GraphTools::edgeWanted, this, [=, this](int i, int j) {
    if (network_->graph->edgeBetween(i, j) >= 0) {
      refuse(tr("These nodes are connected already; W sets the weight"));
      return;
    }
    // Among thousands of edges it is found at once, and can be given its weight.
    view_.awaitEdge(i, j);
    const auto next = edits().connect(i, j, 1);
    make(next, tr("Connect"));
    if (next && document_.experiment().lambda() == 0)
      hint(tr("At λ = 0 an edge changes nothing; raise λ to see what it does"));
  });
  connect(tools, &GraphTools::weightWanted, this,
          [=, this](const std::vector<int>& edges, double weight) {
            make(edits().setWeights(edges, weight),
                 name("Weight of an edge", "Weight of %1 edges", edges.size()));
          });
  connect(tools, &GraphTools::removalWanted, this,
          [=, this](const std::vector<int>& nodes, const std::vector<int>& edges) {
            make(edits().remove(nodes, edges),
                 nodes.empty() ? name("Delete edge", "Delete %1 edges", edges.size())
                               : name("Delete node", "Delete %1 nodes", nodes.size()));
          });
  connectNodeEdits();
  connectModelEdits();
}

void GraphEditor::connectNodeEdits() {
  auto* tools = view_.tools();
  const auto edits = [this] { return ExperimentEdits(document_.experiment(), *network_); };
  connect(tools, &GraphTools::clusterWanted, this, &GraphEditor::setCluster);
  connect(tools, &GraphTools::dataWanted, this, &GraphEditor::askForData);
  connect(tools, &GraphTools::sampleWanted, this, &GraphEditor::moveSample);
  connect(tools, &GraphTools::flipWanted, this, [=, this](const std::vector<int>& nodes) {
    if (hasNodes(nodes)) make(edits().flipLabels(nodes), tr("Flip labels"));
  });
  connect(tools, &GraphTools::restoreWanted, this, [=, this](const std::vector<int>& nodes) {
    make(edits().restore(nodes), tr("Restore the drawn data"));
  });
  connect(tools, &GraphTools::maskWanted, this,
          [=, this](const std::vector<int>& nodes, bool masked) {
            if (!hasNodes(nodes)) return;
            make(edits().mask(nodes, masked), masked ? tr("Hide labels") : tr("Show labels"));
          });
  connect(tools, &GraphTools::clearAttacksWanted, this, [=, this](const std::vector<int>& nodes) {
    if (hasNodes(nodes)) make(edits().clearAttacks(nodes), tr("Clear attacks"));
  });
  connect(tools, &GraphTools::attackWanted, this,
          [=, this](const std::vector<int>& nodes, const QString& kind) {
            if (!hasNodes(nodes)) return;
            make(edits().attack(nodes, newAttack(kind.toStdString())),
                 nodes.size() == 1 ? tr("Poison node") : tr("Poison %1 nodes").arg(nodes.size()));
          });
}

void GraphEditor::connectModelEdits() {
  auto* tools = view_.tools();
  const auto edits = [this] { return ExperimentEdits(document_.experiment(), *network_); };
  const auto name = [](std::size_t count) {
    return count == 1 ? tr("Model of a node") : tr("Model of %1 nodes").arg(count);
  };
  connect(tools, &GraphTools::modelWanted, this,
          [=, this](const std::vector<int>& nodes, const QString& kind) {
            if (!hasNodes(nodes) || !hasModels()) return;
            const auto id = kind.toStdString();
            const auto model =
                id.empty() ? Json(nullptr) : defaultChoice(modelCatalogue().view, id).json();
            make(edits().setModel(nodes, model), name(nodes.size()));
          });
  connect(tools, &GraphTools::modelFormWanted, this, [=, this](const std::vector<int>& nodes) {
    if (!hasNodes(nodes) || !hasModels()) return;
    auto* dialog = new NodeModelDialog(
        document_.experiment(), edits().modelOf(nodes.front()),
        nodes.size() == 1
            ? tr("Local model of node %1")
                  .arg(toQString(network_->nodeKeys[static_cast<std::size_t>(nodes.front())]))
            : tr("Local model of %L1 nodes").arg(nodes.size()),
        view_.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NodeModelDialog::chosen, this,
            [=, this, network = network_](const Json& model) {
              // Other nodes may be meant by now.
              if (network != network_) {
                refuse(tr("The graph has changed"));
                return;
              }
              make(edits().setModel(nodes, model), name(nodes.size()));
            });
    dialog->open();
  });
}

void GraphEditor::moveTruth(int node, const Vector& truth, bool sameStep) {
  if (!network_) return;
  if (!sameStep || drag_ == 0) drag_ = document_.beginDrag();
  make(ExperimentEdits(document_.experiment(), *network_).moveTruth(node, truth),
       tr("Move true parameters"), drag_);
}

void GraphEditor::follow(const RunController& run) {
  connect(&run, &RunController::buildingBegan, this, [this] { setNetwork(nullptr); });
  connect(&run, &RunController::networkReplaced, this,
          [this](const NetworkPicture& picture) { setNetwork(picture.network); });
  connect(&run, &RunController::networkChanged, this,
          [this](const NetworkPicture& picture) { setNetwork(picture.network); });
  connect(&run, &RunController::networkKept, this, [this, &run] { setNetwork(run.network()); });
}

void GraphEditor::setNetwork(std::shared_ptr<const ProblemInstance> network) {
  network_ = std::move(network);
  // While another graph is being built, the numbers on the canvas are those of the one before.
  view_.tools()->blockSignals(network_ == nullptr);
  if (network_) view_.tools()->palette().setNetwork(network_);
}

void GraphEditor::make(const Result<Experiment>& next, const QString& name, int drag) {
  if (next)
    document_.change(*next, name, drag);
  else
    refuse(translatedError(next.error()));
}

void GraphEditor::hint(const QString& text) {
  const auto mouse = QCursor::pos();
  const bool isThere = view_.rect().contains(view_.mapFromGlobal(mouse));
  QToolTip::showText(isThere ? mouse : view_.mapToGlobal(view_.rect().center()), text, &view_);
}

void GraphEditor::refuse(const QString& why) {
  hint(why);
  Q_EMIT refused(why);
}

bool GraphEditor::hasNodes(const std::vector<int>& nodes) {
  if (nodes.empty()) refuse(tr("Select nodes on the graph first"));
  return !nodes.empty();
}

bool GraphEditor::hasModels() {
  const bool own = document_.experiment().methodHasModel();
  if (own)
    refuse(tr("The method trains its own local model at all nodes (Algorithm › Own local model)"));
  return !own;
}

Json GraphEditor::newAttack(const std::string& kind) const {
  return network_ ? usualAttack(kind, *network_->clean, network_->labels)
                  : defaultChoice(attackCatalogue().view, kind).json();
}

std::optional<Json> GraphEditor::chosenNodes(bool aloud) {
  if (!network_ || view_.selectedNodes().empty()) {
    if (aloud) hasNodes({});
    return std::nullopt;
  }
  Json ids = Json::array();
  for (const int i : view_.selectedNodes())
    ids.push_back(network_->ids[static_cast<std::size_t>(i)]);
  return ids;
}

void GraphEditor::redrawNoise() {
  if (network_)
    make(ExperimentEdits(document_.experiment(), *network_).redrawNoise(), tr("New noise"));
}

void GraphEditor::addNode(double x, double y) {
  auto& palette = view_.tools()->palette();
  const ExperimentEdits edits(document_.experiment(), *network_);
  int cluster = palette.cluster();
  if (cluster == DrawingPalette::another) {
    cluster = edits.newCluster();
    palette.takeCluster(cluster);  // the next nodes belong to it as well
  } else if (cluster == DrawingPalette::likeNearest) {
    const auto at = view_.toScreen().map(QPointF(x, y));
    cluster = 0;
    double nearest = std::numeric_limits<double>::infinity();
    for (int i = 0; i < network_->nodeCount(); ++i) {
      const double distance = QLineF(view_.screenPosition(i), at).length();
      if (distance >= nearest) continue;
      nearest = distance;
      cluster = network_->drawnCluster(i);
    }
  }
  make(edits.addNode(x, y, cluster), tr("Add node"));
}

void GraphEditor::setCluster(const std::vector<int>& nodes, int cluster) {
  const ExperimentEdits edits(document_.experiment(), *network_);
  if (cluster == DrawingPalette::another) {
    cluster = edits.newCluster();
    view_.tools()->palette().takeCluster(cluster);
  }
  make(edits.setCluster(nodes, cluster), tr("Cluster"));
}

void GraphEditor::askForData(const std::vector<int>& nodes) {
  if (!hasNodes(nodes)) return;
  const auto& datasets = network_->raw->datasets;
  if (datasets.dimension() > NodeDataDialog::mostWeights) {
    refuse(tr("Data on a line can be given for at most %1 features, these have %2")
               .arg(NodeDataDialog::mostWeights)
               .arg(datasets.dimension()));
    return;
  }
  const ExperimentEdits edits(document_.experiment(), *network_);
  LineData data;
  data.weights = edits.truthOf(nodes.front());
  if (data.weights.size() != datasets.dimension())
    data.weights = Vector::Ones(datasets.dimension());
  data.samples = std::max<int>(1, static_cast<int>(datasets.sampleCount(nodes.front())));
  if (document_.experiment().data().has("noise"))
    data.noise = document_.experiment().data().number("noise");
  auto* dialog = new NodeDataDialog(
      data, nodes.size() == 1 ? tr("Data of a node") : tr("Data of %L1 nodes").arg(nodes.size()),
      view_.window());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &NodeDataDialog::chosen, this,
          [this, nodes, ids = network_->ids](const LineData& chosen) {
            // Other nodes may be meant by now.
            if (!network_ || network_->ids != ids) {
              refuse(tr("The graph has changed"));
              return;
            }
            auto line = chosen;
            line.draw = draws_++;
            make(ExperimentEdits(document_.experiment(), *network_).setData(nodes, line),
                 tr("Data on a line"));
          });
  dialog->open();
}

void GraphEditor::moveSample(int node, int sample, double x, double y, bool sameStep) {
  if (!sameStep || drag_ == 0) drag_ = document_.beginDrag();
  make(ExperimentEdits(document_.experiment(), *network_)
           .moveSample(node, sample, onlyFeature(*network_), x, y),
       tr("Move data point"), drag_);
}

void GraphEditor::moveNodes(const std::vector<int>& nodes, const Matrix& positions, bool sameStep) {
  if (!sameStep || drag_ == 0) drag_ = document_.beginDrag();
  const auto moved = ExperimentEdits(document_.experiment(), *network_).move(nodes, positions);
  if (!moved) view_.putBack();
  make(moved, nodes.size() == 1 ? tr("Move node") : tr("Move %1 nodes").arg(nodes.size()), drag_);
}

}  // namespace gtv::ui
