#include "ui/views/node_table.h"

#include <QColor>
#include <cmath>
#include <map>
#include <utility>

#include "ui/diagnostics/diagnostics_dock.h"
#include "ui/live/live_diagnosis.h"
#include "ui/live/node_description.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/node_paint.h"

namespace gtv::ui {
namespace {

constexpr int mostParameters = 6;  ///< that have a column on the screen

/// What a column of nodes holds.
enum class NodeColumn {
  Key,
  Degree,
  Samples,
  Labels,
  Attack,
  Model,
  TrueCluster,
  LearnedCluster,
  Parameter,
  Error,
  Loss,
  Right,
  Moved,
  Bound
};

class NodeRows : public TableContent {
 public:
  /// What stands in every column, and for parameters which one.
  using Plan = std::vector<std::pair<NodeColumn, int>>;

  NodeRows(std::vector<Column> columns, Plan plan, std::shared_ptr<const ProblemInstance> network,
           std::shared_ptr<const Snapshot> snapshot, std::shared_ptr<const Influence> influence,
           std::map<int, QString> attacks, std::map<int, QString> models, QString commonModel)
      : TableContent(std::move(columns)),
        plan_(std::move(plan)),
        network_(std::move(network)),
        snapshot_(std::move(snapshot)),
        influence_(std::move(influence)),
        attacks_(std::move(attacks)),
        models_(std::move(models)),
        commonModel_(std::move(commonModel)),
        classes_(predictedClasses(*network_)) {
    if (snapshot_) paint_ = paintClusters(*snapshot_);
  }

  int rowCount() const override { return network_->nodeCount(); }

  QString note() const override {
    const int d = network_->coordinates.count;
    return d > mostParameters ? QObject::tr("first %1 of %L2 parameters").arg(mostParameters).arg(d)
                              : QString();
  }

  QString cellText(int row, int column) const override {
    const auto node = static_cast<std::size_t>(row);
    if (plan_[column].first == NodeColumn::Key) return toQString(network_->nodeKeys[node]);
    if (plan_[column].first == NodeColumn::Attack) {
      const auto found = attacks_.find(row);
      return found == attacks_.end() ? QObject::tr("honest") : found->second;
    }
    if (plan_[column].first == NodeColumn::Model) {
      const auto found = models_.find(row);
      return found == models_.end() ? commonModel_ : found->second;
    }
    if (network_->data->datasets.sampleCount(row) == 0) return QObject::tr("none");
    return network_->data->labeled[node] ? QObject::tr("training") : QObject::tr("validation");
  }

  double number(int row, int column) const override {
    const auto node = static_cast<std::size_t>(row);
    const auto [kind, coordinate] = plan_[column];
    const double unknown = std::nan("");
    switch (kind) {
      case NodeColumn::Degree:
        return network_->graph->degree(row);
      case NodeColumn::Samples:
        return static_cast<double>(network_->data->datasets.sampleCount(row));
      case NodeColumn::TrueCluster:
        return network_->clusters[node] + 1;
      case NodeColumn::LearnedCluster:
        return snapshot_ && !snapshot_->clusters.empty() ? snapshot_->clusters[node] + 1 : unknown;
      case NodeColumn::Parameter:
        return snapshot_ ? snapshot_->W(coordinate, row) : unknown;
      case NodeColumn::Error:
        return snapshot_ ? (snapshot_->W.col(row) - network_->coordinates.truth.col(row)).norm()
                         : unknown;
      case NodeColumn::Loss:
        return snapshot_ && snapshot_->problem && snapshot_->problem->nodeCount() == rowCount()
                   ? snapshot_->problem->losses[node]->value(snapshot_->W.col(row))
                   : unknown;
      case NodeColumn::Right:
        return snapshot_ && classes_ ? accuracyOf(*snapshot_, row, *classes_) : unknown;
      case NodeColumn::Moved:
        return influence_ && !network_->isAttacker(row) ? influence_->moved[row] : unknown;
      case NodeColumn::Bound:
        return influence_ && influence_->bounds.size() > 0 && !network_->isAttacker(row)
                   ? influence_->bounds[row]
                   : unknown;
      default:
        return unknown;
    }
  }

  QColor color(int row) const override {
    if (!snapshot_) return {};
    return paint_.buckets[static_cast<std::size_t>(paint_.bucketOf[row])].color;
  }

 private:
  Plan plan_;
  std::shared_ptr<const ProblemInstance> network_;
  std::shared_ptr<const Snapshot> snapshot_;
  std::shared_ptr<const Influence> influence_;
  std::map<int, QString> attacks_;
  std::map<int, QString> models_;  ///< of their own
  QString commonModel_;
  std::optional<LabelClasses> classes_;
  NodePaint paint_;
};

}  // namespace

NodeTable::NodeTable()
    : LinkedTable(tr("Table of the nodes"), QStringLiteral("nodes"), "nodeTable",
                  tr("degree > 5 and w1 < 0")) {}

void NodeTable::follow(const ViewSources& sources) {
  RunView::follow(sources);
  sources.diagnostics.alsoFor(*this, DiagnosticsDock::Rounds::WithAttackers);
}

std::shared_ptr<const TableContent> NodeTable::content() const {
  const auto& of = *network();
  const int d = of.coordinates.count;
  std::vector<TableContent::Column> columns;
  NodeRows::Plan plan;
  const auto add = [&](NodeColumn kind, int which, TableContent::Column column) {
    plan.emplace_back(kind, which);
    columns.push_back(std::move(column));
  };
  add(NodeColumn::Key, 0, {QStringLiteral("node"), tr("node"), tr("Key of the node"), true, false});
  add(NodeColumn::Degree, 0,
      {QStringLiteral("degree"), tr("degree"), tr("Number of neighbours"), false, false});
  add(NodeColumn::Samples, 0,
      {QStringLiteral("samples"), tr("samples"), tr("Number of samples of the node"), false,
       false});
  if (hasLabels(of.labels))
    add(NodeColumn::Labels, 0,
        {QStringLiteral("labels"), tr("labels"), tr("Whether the node is labelled"), true, false});
  const bool attacked = !of.attackers.empty();
  if (attacked)
    add(NodeColumn::Attack, 0,
        {QStringLiteral("attack"), tr("attack"), tr("Attack of the node, if it is an attacker"),
         true, false});
  auto models = modelsByNode(experiment(), of);
  if (!models.empty())
    add(NodeColumn::Model, 0,
        {QStringLiteral("model"), tr("model"), tr("Its local model"), true, false});
  if (of.knowsClusters())
    add(NodeColumn::TrueCluster, 0,
        {QStringLiteral("cluster"), tr("cluster"), tr("True cluster"), false, false});
  add(NodeColumn::LearnedCluster, 0,
      {QStringLiteral("learned"), tr("learned"),
       tr("Learned cluster of the node at this iterate; its group of similar models where the "
          "penalty is not a norm"),
       false, true});
  for (int j = 0; j < d; ++j)
    add(NodeColumn::Parameter, j,
        {QStringLiteral("w%1").arg(j + 1), QStringLiteral("w%1").arg(j + 1),
         tr("Parameter %1 of the iterate").arg(coordinateLabel(of, j)), false, true,
         j >= mostParameters});
  if (of.coordinates.truth.cols() == of.nodeCount())
    add(NodeColumn::Error, 0,
        {QStringLiteral("error"), tr("error"), tr("‖w − w̄‖, the distance from the truth"), false,
         true});
  add(NodeColumn::Loss, 0,
      {QStringLiteral("loss"), tr("loss"),
       tr("L(w), the local loss as minimised; 0 for unlabelled nodes"), false, true});
  if (predictedClasses(of))
    add(NodeColumn::Right, 0,
        {QStringLiteral("accuracy"), tr("accuracy"),
         tr("Share of the samples of the node whose label its model predicts"), false, true});
  if (attacked) {
    add(NodeColumn::Moved, 0,
        {QStringLiteral("moved"), tr("moved"),
         tr("‖w − argmin L‖, the distance of an honest node from its own optimum"), false, true});
    add(NodeColumn::Bound, 0,
        {QStringLiteral("bound"), tr("≤ λa/α"),
         tr("Bound on that distance at the optimum, whatever the attackers do: λ times the "
            "strength of the node over the strong convexity of its loss; infinite for penalties "
            "that are not norms"),
         false, true});
  }
  return std::make_shared<NodeRows>(
      std::move(columns), std::move(plan), network(), snapshot(), influence(),
      attacked ? attacksByNode(experiment(), of) : std::map<int, QString>(), std::move(models),
      describeModel(experiment().model().json()));
}

}  // namespace gtv::ui
