#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>
#include <memory>
#include <vector>

#include "experiment/experiment.h"
#include "instances/problem_instance.h"
#include "live/lambda_follower.h"
#include "run/snapshot.h"
#include "ui/live/view.h"

namespace gtv::ui {

struct Influence;

/// A view that follows the run, the exact optimum and what is selected on the canvas. To tell it is
/// cheap; it is drawn anew at most five times a second, and only while it is on the screen.
class RunView : public QWidget, public View {
  Q_OBJECT

 public:
  explicit RunView(QWidget* parent = nullptr);

  QWidget* widget() override { return this; }
  void follow(const ViewSources& sources) override;
  bool isUpToDate() const override { return isCurrent(); }

  /// What is shown from now on, of this experiment. Nothing is selected in it.
  void setNetwork(std::shared_ptr<const ProblemInstance> network, const Experiment& experiment);
  /// The same run goes on with this network, after a change by hand.
  void changeNetwork(std::shared_ptr<const ProblemInstance> network, const Experiment& experiment);
  /// Another run on the same network, of this experiment.
  void setExperiment(const Experiment& experiment);
  /// Another document was opened: what was typed for the one before goes.
  virtual void beginDocument() {}
  virtual void setSnapshot(std::shared_ptr<const Snapshot> snapshot);
  /// The optimum for the present λ; null: none is known.
  void setOptimum(std::shared_ptr<const LambdaResult> optimum);
  /// Of the newest round of diagnostics; null: there are no attackers.
  void setInfluence(std::shared_ptr<const Influence> influence);
  /// What is selected on the canvas, both ascending.
  void setSelection(const std::vector<int>& nodes, const std::vector<int>& edges);
  void refreshTheme() override { scheduleRefresh(true); }
  /// Everything it was told is on the screen, or it is not on the screen.
  virtual bool isCurrent() const;
  /// There is something to draw, or it came to the front.
  void scheduleRefresh(bool atOnce);

 Q_SIGNALS:
  /// The user chooses nodes and edges here, both ascending.
  void selectionWanted(std::vector<int> nodes, std::vector<int> edges);

 protected:
  /// Draws what there is; there may be no network yet.
  virtual void refresh() = 0;
  /// Before the network changes: what is kept of it goes. `another`: it is not the same run.
  virtual void forget(bool another) { static_cast<void>(another); }

  void showEvent(QShowEvent* event) override;

  const std::shared_ptr<const ProblemInstance>& network() const { return network_; }
  const Experiment& experiment() const { return experiment_; }
  /// Null, or of network().
  const std::shared_ptr<const Snapshot>& snapshot() const { return snapshot_; }
  /// Null, or of as many nodes as network() has.
  std::shared_ptr<const LambdaResult> optimum() const;
  /// The model of a node there; empty where none is known, or any other would do as well: then the
  /// node has nothing that could be marked.
  Vector optimumOf(int node) const;
  /// Null, or of network().
  const std::shared_ptr<const Influence>& influence() const { return influence_; }
  const std::vector<int>& nodes() const { return nodes_; }
  const std::vector<int>& edges() const { return edges_; }

 private:
  void take(std::shared_ptr<const ProblemInstance> network, const Experiment& experiment);
  void refreshIfSeen();

  std::shared_ptr<const ProblemInstance> network_;
  Experiment experiment_;
  std::shared_ptr<const Snapshot> snapshot_;
  std::shared_ptr<const LambdaResult> optimum_;
  std::shared_ptr<const Influence> influence_;
  std::vector<int> nodes_;
  std::vector<int> edges_;
  bool stale_ = true;
  QTimer timer_;
  QElapsedTimer sinceRefresh_;
};

}  // namespace gtv::ui
