#include "ui/canvas/drawing_palette.h"

#include <QAction>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>
#include <map>
#include <utility>

#include "data/attacks.h"
#include "diagnostics/cluster_matching.h"
#include "models/catalogue.h"
#include "ui/canvas/graph_tools.h"
#include "ui/canvas/graph_view.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr double swatchSide = 14;
/// More clusters are no choice for a hand.
constexpr std::size_t mostClusters = 21;

QIcon themed(QAction& action, const char* icon) {
  action.setProperty("themeIcon", QString::fromLatin1(icon));
  return themeIcon(icon);
}

}  // namespace

DrawingPalette::DrawingPalette(GraphTools& tools, GraphView& view)
    : QObject(&tools),
      tools_(tools),
      view_(view),
      clusters_(new QMenu(tr("Cluster"), &view)),
      labels_(new QMenu(tr("Labels"), &view)),
      data_(new QAction(tr("Data on a line…"), this)) {
  clusters_->setToolTipsVisible(true);
  data_->setIcon(themed(*data_, "labplot-xy-curve"));
  data_->setObjectName(QStringLiteral("nodeData"));
  data_->setToolTip(tr(
      "<b>Data on a line</b><br>The selected nodes get new data points: weight, number of points "
      "and noise. To move a single point, drag it in the small plot of its node."));
  connect(data_, &QAction::triggered, this, [this] { Q_EMIT tools_.dataWanted(chosen()); });
  makeLabelMenu();
  makePoisonMenu();
  makeModelMenu();
  offerClusters();
}

const std::vector<int>& DrawingPalette::chosen() const { return view_.selectedNodes(); }

void DrawingPalette::makeLabelMenu() {
  labels_->setToolTipsVisible(true);
  const auto add = [this](const QString& name, const QString& tip, const char* objectName,
                          auto&& slot) {
    auto* action = labels_->addAction(name, this, slot);
    action->setToolTip(tip);
    action->setObjectName(QLatin1String(objectName));
  };
  add(tr("&Give labels"), tr("The selected nodes learn from their labels"), "labels.give",
      [this] { Q_EMIT tools_.maskWanted(chosen(), false); });
  add(tr("&Take labels"),
      tr("The labels of the selected nodes are hidden: they learn from their neighbours alone"),
      "labels.take", [this] { Q_EMIT tools_.maskWanted(chosen(), true); });
  add(tr("&Flip labels"), tr("The labels of the selected nodes say the opposite, −y"),
      "labels.flip", [this] { Q_EMIT tools_.flipWanted(chosen()); });
}

void DrawingPalette::makeModelMenu() {
  models_ = new QMenu(tr("Local model"), &view_);
  models_->setToolTipsVisible(true);
  const auto add = [this](const std::string& id, const QString& name, const QString& tip) {
    const auto kind = QString::fromStdString(id);
    auto* action =
        models_->addAction(name, this, [this, kind] { Q_EMIT tools_.modelWanted(chosen(), kind); });
    action->setObjectName(QStringLiteral("model.") +
                          (id.empty() ? QStringLiteral("common") : kind));
    action->setToolTip(tip);
  };
  for (const auto& entry : modelCatalogue().view.entries)
    add(entry.id, translated(entry.label),
        tr("%1 The selected nodes get this model; methods that fit and predict can mix models.")
            .arg(translated(entry.explanation)));
  models_->addSeparator();
  auto* form = models_->addAction(tr("&Parameters…"), this,
                                  [this] { Q_EMIT tools_.modelFormWanted(chosen()); });
  form->setObjectName(QStringLiteral("model.form"));
  form->setToolTip(tr("Choose model and parameters of the selected nodes in a form"));
  add({}, tr("&The common model"), tr("The selected nodes get the common model again"));
}

void DrawingPalette::makePoisonMenu() {
  poison_ = new QMenu(tr("Poison"), &view_);
  poison_->setToolTipsVisible(true);
  for (const auto& entry : attackCatalogue().view.entries) {
    auto* action = poison_->addAction(translated(entry.label), this, [this, id = entry.id] {
      Q_EMIT tools_.attackWanted(chosen(), QString::fromStdString(id));
    });
    action->setObjectName(QStringLiteral("attack.") + QString::fromStdString(entry.id));
    action->setToolTip(inLines(
        tr("%1. The selected nodes become attackers; the lab has the numbers of the attack in "
           "its form.")
            .arg(translated(entry.explanation))));
  }
  poison_->addSeparator();
  auto* honest = poison_->addAction(tr("Clear attacks"), this,
                                    [this] { Q_EMIT tools_.clearAttacksWanted(chosen()); });
  honest->setObjectName(QStringLiteral("attack.none"));
  honest->setToolTip(tr("The selected nodes become honest again"));
}

void DrawingPalette::setNetwork(std::shared_ptr<const ProblemInstance> network) {
  network_ = std::move(network);
  offerClusters();
}

void DrawingPalette::offerClusters() {
  clusters_->clear();
  const auto add = [this](int cluster, const QString& name, const QString& tip) {
    auto* action = clusters_->addAction(name, this, [this, cluster] { choose(cluster); });
    action->setCheckable(true);
    action->setChecked(cluster == cluster_);
    action->setToolTip(tip);
    action->setData(cluster);
    return action;
  };
  std::map<int, std::pair<int, int>> sizes;  // by the document's number: shown number, nodes
  if (network_)
    for (int i = 0; i < network_->nodeCount(); ++i) {
      auto& entry = sizes[network_->drawnCluster(i)];
      entry.first = network_->clusters[static_cast<std::size_t>(i)] + 1;
      ++entry.second;
    }
  // The first node of a new cluster may be on its way; others have gone with their network.
  if (const int last = sizes.empty() ? -1 : sizes.rbegin()->first; cluster_ > last + 1)
    cluster_ = likeNearest;
  add(likeNearest, tr("As the &nearest node"),
      tr("A new node belongs to the cluster of the nearest node"))
      ->setObjectName(QStringLiteral("cluster.nearest"));
  clusters_->addSeparator();
  for (const auto& [cluster, entry] : sizes) {
    if (static_cast<std::size_t>(clusters_->actions().size()) > mostClusters) break;
    auto* action =
        add(cluster, tr("Cluster %1 (%2)").arg(entry.first).arg(counted(entry.second, "node")),
            tr("The selected nodes, and new ones, belong to this cluster"));
    action->setIcon(clusterIcon(cluster, scaled(swatchSide)));
    action->setObjectName(QStringLiteral("cluster.%1").arg(entry.first));
  }
  add(another, tr("&Another cluster"),
      tr("The selected nodes, and the next new one, are a cluster of their own, with true "
         "parameters of its own"))
      ->setObjectName(QStringLiteral("cluster.new"));
  showCluster();
}

void DrawingPalette::choose(int cluster) {
  cluster_ = cluster;
  if (!chosen().empty() && cluster != likeNearest) Q_EMIT tools_.clusterWanted(chosen(), cluster);
  // With the next network there are others; this one is still being triggered.
  for (auto* action : clusters_->actions())
    action->setChecked(!action->isSeparator() && action->data().toInt() == cluster_);
  showCluster();
}

void DrawingPalette::takeCluster(int cluster) {
  if (cluster_ == another) cluster_ = cluster;
}

void DrawingPalette::showCluster() {
  if (clusterButton_ == nullptr) return;
  const bool isKnown = cluster_ >= 0;
  clusterButton_->setIcon(isKnown ? clusterIcon(cluster_, scaled(swatchSide))
                                  : themeIcon("format-fill-color"));
}

void DrawingPalette::fill(QToolBar& bar) {
  clusterButton_ = new QToolButton;
  clusterButton_->setObjectName(QStringLiteral("clusterButton"));
  clusterButton_->setMenu(clusters_);
  clusterButton_->setPopupMode(QToolButton::InstantPopup);
  clusterButton_->setAccessibleName(tr("Cluster of the selected and of new nodes"));
  clusterButton_->setToolTip(
      tr("<b>Cluster</b><br>The true cluster, and colour, of the selected nodes and of new ones"));
  bar.addWidget(clusterButton_);
  bar.addAction(data_);
  auto* labels = new QToolButton;
  labels->setObjectName(QStringLiteral("labelsButton"));
  labels->setIcon(themeIcon("tag"));
  labels->setProperty("themeIcon", QStringLiteral("tag"));
  labels->setMenu(labels_);
  labels->setPopupMode(QToolButton::InstantPopup);
  labels->setAccessibleName(tr("Labels of the selected nodes"));
  labels->setToolTip(
      tr("<b>Labels</b><br>Give labels to the selected nodes, take them away, or flip them"));
  bar.addWidget(labels);
  bar.addAction(view_.dataAction());
  for (auto* button : {clusterButton_, labels}) button->setFocusPolicy(Qt::TabFocus);
  showCluster();
}

QList<QAction*> DrawingPalette::actions() const {
  return {clusters_->menuAction(), data_, labels_->menuAction(), poison_->menuAction(),
          models_->menuAction()};
}

void DrawingPalette::fillNodeMenu(QMenu& menu, bool isLabeled) {
  menu.addMenu(clusters_);
  menu.addAction(data_);
  menu.addAction(isLabeled ? tr("Hide labels") : tr("Show labels"), this,
                 [this, isLabeled] { Q_EMIT tools_.maskWanted(chosen(), isLabeled); })
      ->setToolTip(tr("Choose whether the node is labelled"));
  menu.addMenu(poison_);
  if (defend_ != nullptr && network_ && !network_->attackers.empty()) menu.addMenu(defend_);
  menu.addMenu(models_);
  menu.addAction(tr("Restore the drawn data"), this,
                 [this] { Q_EMIT tools_.restoreWanted(chosen()); })
      ->setToolTip(tr("Remove the changes by hand to labels, loss, model and data of the node"));
}

}  // namespace gtv::ui
