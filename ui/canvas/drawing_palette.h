#pragma once

#include <QList>
#include <QObject>
#include <memory>
#include <vector>

#include "instances/problem_instance.h"

class QAction;
class QMenu;
class QToolBar;
class QToolButton;

namespace gtv::ui {

class GraphTools;
class GraphView;

/// What nodes can be given besides edges: a true cluster, data, labels, a local model, an attack.
/// The same choices stand as buttons beside the canvas and in its context menu; they are for the
/// selected nodes, and a cluster is also for nodes that are added later. Says what the user wants
/// with the signals of GraphTools.
class DrawingPalette : public QObject {
  Q_OBJECT

 public:
  DrawingPalette(GraphTools& tools, GraphView& view);

  /// The clusters that can be chosen are those of this network, and a new one; null: none.
  void setNetwork(std::shared_ptr<const ProblemInstance> network);
  /// Of new nodes, as the document numbers it.
  static constexpr int likeNearest = -1;  ///< that of the nearest node
  static constexpr int another = -2;      ///< one that no node has yet
  int cluster() const { return cluster_; }
  /// The cluster that was wanted anew has this number now.
  void takeCluster(int cluster);
  /// Adds the buttons.
  void fill(QToolBar& bar);
  /// For the context menu of a node; all act on the selected nodes.
  void fillNodeMenu(QMenu& menu, bool isLabeled);

  /// All of them, for the menu of the window.
  QList<QAction*> actions() const;
  QMenu* clusterMenu() const { return clusters_; }
  QMenu* labelMenu() const { return labels_; }
  QAction* dataAction() const { return data_; }
  /// Attacks of the selected nodes, and their end.
  QMenu* poisonMenu() const { return poison_; }
  /// Stands in the menu of a node while there are attackers.
  void setDefences(QMenu* menu) { defend_ = menu; }
  QMenu* defences() const { return defend_; }
  /// Local models of their own for the selected nodes.
  QMenu* modelMenu() const { return models_; }

 private:
  const std::vector<int>& chosen() const;
  void makeLabelMenu();
  void makePoisonMenu();
  void makeModelMenu();
  void offerClusters();
  void choose(int cluster);
  void showCluster();

  GraphTools& tools_;
  GraphView& view_;
  std::shared_ptr<const ProblemInstance> network_;
  QMenu* clusters_;
  QMenu* labels_;
  QAction* data_;
  QMenu* poison_ = nullptr;
  QMenu* defend_ = nullptr;
  QMenu* models_ = nullptr;
  QToolButton* clusterButton_ = nullptr;
  int cluster_ = likeNearest;
};

}  // namespace gtv::ui
