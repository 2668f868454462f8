#pragma once

#include <memory>
#include <vector>

#include "ui/optimisation/nodes_view.h"
#include "ui/widgets/background_task.h"

namespace gtv::ui {

/// A view of what the network makes of the models that the nodes find alone, at λ = 0. Attackers
/// stand at its right end, the others by their true cluster.
class LocalFitView : public NodesView {
  Q_OBJECT

 public:
  bool isCurrent() const override;

 protected:
  /// The nodes alone; of one problem.
  struct Fits {
    std::shared_ptr<const GtvProblem> problem;
    Matrix W;       ///< localMinimisers()
    Vector bounds;  ///< influenceBounds() at λ = 1
  };
  /// Places from the first to the last one, of honest nodes of one true cluster, or of attackers.
  struct Group {
    int first = 0;
    int last = 0;
    int cluster = 0;  ///< −1: attackers
  };

  LocalFitView(const QString& name, const QString& figureName);

  /// Draws the picture: there are fits() and an iterate.
  virtual void draw() = 0;
  void refresh() override;
  std::vector<int> nodesInOrder() override;
  const Fits& fits() const { return fits_; }
  std::vector<Group> groups() const;
  bool isAttacker(int node) const { return network()->isAttacker(node); }
  /// Of a mark of every node, in pixels.
  double markSize() const;
  /// Vertical lines between groups.
  void drawBorders(QCPPainter& painter) const;
  /// "attacker"; empty if there is none.
  QString attackerKey() const;

 private:
  QString whyNothing() const;
  void findFits();

  Fits fits_;
  std::shared_ptr<const GtvProblem> wanted_;  ///< whose fits are under way
  BackgroundTask task_{"for these models"};
};

}  // namespace gtv::ui
