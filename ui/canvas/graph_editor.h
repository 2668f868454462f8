#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/json.h"
#include "base/result.h"
#include "experiment/experiment.h"
#include "instances/problem_instance.h"

namespace gtv::ui {

class ExperimentDocument;
class GraphView;
class RunController;

/// Turns what the user does on the canvas and with the crosses of the scatter plot into steps of
/// the document.
class GraphEditor : public QObject {
  Q_OBJECT

 public:
  GraphEditor(GraphView& view, ExperimentDocument& document);

  /// Edits the network that this run shows, while it is that of the document.
  void follow(const RunController& run);
  /// The network that the canvas shows; null: nothing can be changed now.
  void setNetwork(std::shared_ptr<const ProblemInstance> network);
  /// The true parameters of this node, and of all that share them; moves with `sameStep` are one
  /// step with the one before.
  void moveTruth(int node, const Vector& truth, bool sameStep);
  /// The same features with other noise.
  void redrawNoise();
  /// An attack of this kind that shows in the present data, without nodes.
  Json newAttack(const std::string& kind) const;
  /// What the document calls the selected nodes; nothing, and refused() says so, if there are none.
  std::optional<Json> chosenNodes(bool aloud);
  /// A step, or the reason why it cannot be made.
  void make(const Result<Experiment>& next, const QString& name, int drag = 0);

 Q_SIGNALS:
  void refused(QString message);

 private:
  /// A word where the hand is, at every level.
  void hint(const QString& text);
  /// The same, and refused().
  void refuse(const QString& why);
  bool hasNodes(const std::vector<int>& nodes);
  /// Does the method train the models of the nodes?
  bool hasModels();
  void connectNodeEdits();
  void connectModelEdits();
  void addNode(double x, double y);
  void setCluster(const std::vector<int>& nodes, int cluster);
  void askForData(const std::vector<int>& nodes);
  void moveSample(int node, int sample, double x, double y, bool sameStep);
  void moveNodes(const std::vector<int>& nodes, const Matrix& positions, bool sameStep);

  GraphView& view_;
  ExperimentDocument& document_;
  std::shared_ptr<const ProblemInstance> network_;
  int drag_ = 0;
  int draws_ = 0;  ///< of data by hand
};

}  // namespace gtv::ui
