#include "ui/views/edge_table.h"

#include <cmath>
#include <utility>

#include "ui/canvas/canvas_controller.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

enum EdgeColumn {
  headColumn,
  tailColumn,
  weightColumn,
  differenceColumn,
  optimumFlowColumn,
  flowColumn,
  penaltyColumn
};

class EdgeRows : public TableContent {
 public:
  EdgeRows(std::vector<Column> columns, std::shared_ptr<const ProblemInstance> network,
           std::shared_ptr<const Snapshot> snapshot, std::shared_ptr<const LambdaResult> optimum)
      : TableContent(std::move(columns)),
        network_(std::move(network)),
        snapshot_(std::move(snapshot)),
        optimum_(std::move(optimum)) {}

  int rowCount() const override { return network_->graph->edgeCount(); }

  QString cellText(int row, int column) const override {
    const auto& edge = network_->graph->edge(row);
    return toQString(network_->nodeKeys[column == headColumn ? edge.head : edge.tail]);
  }

  double number(int row, int column) const override {
    const auto& edge = network_->graph->edge(row);
    const double unknown = std::nan("");
    switch (column) {
      case weightColumn:
        return edge.weight;
      case differenceColumn:
        return snapshot_ ? (snapshot_->W.col(edge.head) - snapshot_->W.col(edge.tail)).norm()
                         : unknown;
      case penaltyColumn:
        return snapshot_ && snapshot_->problem
                   ? snapshot_->problem->penalty->value(snapshot_->W.col(edge.head) -
                                                        snapshot_->W.col(edge.tail))
                   : unknown;
      case flowColumn:
        return snapshot_ && snapshot_->saturation && snapshot_->saturation->size() == rowCount()
                   ? (*snapshot_->saturation)[row]
                   : unknown;
      case optimumFlowColumn:
        return optimum_ && optimum_->saturation->size() == rowCount() ? (*optimum_->saturation)[row]
                                                                      : unknown;
      default:
        return unknown;
    }
  }

 private:
  std::shared_ptr<const ProblemInstance> network_;
  std::shared_ptr<const Snapshot> snapshot_;
  std::shared_ptr<const LambdaResult> optimum_;
};

}  // namespace

EdgeTable::EdgeTable()
    : LinkedTable(tr("Table of the edges"), QStringLiteral("edges"), "edgeTable",
                  tr("difference > 0.1 and weight >= 1")) {}

void EdgeTable::follow(const ViewSources& sources) {
  RunView::follow(sources);
  auto& canvas = sources.canvas;
  const auto* dock = qobject_cast<const ViewDock*>(parentWidget());
  connect(dock, &ViewDock::visibilityChanged, &canvas, &CanvasController::setFlowShownElsewhere);
}

std::shared_ptr<const TableContent> EdgeTable::content() const {
  std::vector<TableContent::Column> columns{
      {QStringLiteral("source"), tr("from"),
       tr("First end of the edge; flows are positive from here"), true, false},
      {QStringLiteral("target"), tr("to"), tr("Second end of the edge"), true, false},
      {QStringLiteral("weight"), tr("weight"), tr("A, the weight of the edge"), false, false},
      {QStringLiteral("difference"), tr("‖Δw‖"), tr("‖w − w'‖, the distance of the two models"),
       false, true},
      {QStringLiteral("optimumFlow"), tr("flow*"),
       tr("‖u‖*/(λA), the share of the capacity that is used at the exact optimum; the two models "
          "may differ only where it is 1"),
       false, true},
      {QStringLiteral("flow"), tr("flow"), tr("The same for the flow of the present iterate"),
       false, true},
      {QStringLiteral("penalty"), tr("φ"),
       tr("φ(w − w'), the penalty of the difference, without λ and weight"), false, true}};
  return std::make_shared<EdgeRows>(std::move(columns), network(), snapshot(), optimum());
}

}  // namespace gtv::ui
