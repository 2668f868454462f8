#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/json.h"
#include "experiment/experiment.h"
#include "experiment/problem_instance.h"

namespace gtv {

/// The experiment with one field changed in a form ("graph", "graph.clusterSizes.0", …). What was
/// said of nodes and edges of a graph that another takes the place of is forgotten: positions and
/// changes by hand, and what single nodes of a drawn graph were given (those of a table have names
/// of their own). Errors as Experiment::with().
Result<Experiment> withField(const Experiment& experiment, std::string_view path,
                             const Json& value);

/// The experiment with a shared test set where its method compares predictions
/// (SolverMaker::comparesPredictions) and the document has none: a hundred points, or `samples`,
/// all that there are, if these are fewer. Else, and where the data kind knows no test sets,
/// nothing.
std::optional<Experiment> withSharedTestSet(const Experiment& experiment, Eigen::Index samples);

/// What a user does to a graph by hand, as changes of the experiment that `network` was drawn for.
/// Nodes and edges are numbered as in that network; nodes that are added come after all others. An
/// Error names the field that would not fit.
class ExperimentEdits {
 public:
  ExperimentEdits(Experiment experiment, const ProblemInstance& network);

  /// At a point of the unit box, y upwards.
  Result<Experiment> addNode(double x, double y, int cluster) const;
  /// Adds the edge, or gives the one that is there this weight (> 0).
  Result<Experiment> connect(int i, int j, double weight) const;
  Result<Experiment> setWeights(const std::vector<int>& edges, double weight) const;
  /// Nodes, with their edges, and further edges.
  Result<Experiment> remove(const std::vector<int>& nodes, const std::vector<int>& edges) const;
  /// `positions` is 2 × number of these nodes.
  Result<Experiment> move(const std::vector<int>& nodes, const Matrix& positions) const;
  /// Hides the labels of the nodes, or shows them.
  Result<Experiment> mask(const std::vector<int>& nodes, bool masked) const;
  /// Gives nodes labels that say the opposite of what they said, −y for numbers and signs alike, K
  /// − 1 − y for classes; points without labels change sides. Nodes with data of their own get the
  /// drawn data back.
  Result<Experiment> poison(const std::vector<int>& nodes) const;
  /// Lets the nodes attack: {"kind": "label-flip", …} without `nodes`. They join an attack of the
  /// document that is the same otherwise, or are the first of a new one.
  Result<Experiment> attack(const std::vector<int>& nodes, const Json& attack) const;
  /// Takes the nodes out of all attacks; attacks without nodes are forgotten.
  Result<Experiment> clearAttacks(const std::vector<int>& nodes) const;
  /// Gives the nodes a local model of their own, {"kind": "decision-tree", …}; null: the common one
  /// again.
  Result<Experiment> setModel(const std::vector<int>& nodes, const Json& model) const;
  /// The node's own model, or else the common one.
  Json modelOf(int node) const;
  /// Are the labels of this node given in the document?
  bool hasOwnData(int node) const;
  /// Lets the document's changes of single nodes be forgotten: masks, own losses, own data.
  Result<Experiment> restore(const std::vector<int>& nodes) const;
  /// The true parameters of the node, and of all that share them, become `truth` (d numbers).
  /// Synthetic data only.
  Result<Experiment> moveTruth(int node, const Vector& truth) const;
  /// Another draw of the noise, with the same features. Synthetic data only.
  Result<Experiment> redrawNoise() const;

 private:
  Result<Experiment> with(const char* field, const Json& value) const;
  Result<Experiment> withEdits(const GraphEdits& edits) const;
  Result<GraphEdits> edits() const;
  Json nodeRow(int node) const;
  std::vector<Json> nodeRows(const std::vector<int>& nodes) const;
  Result<Experiment> withRows(const std::vector<Json>& changed) const;
  Eigen::Index allNodes() const;
  Matrix allTruths(const Matrix& truth) const;

  Experiment experiment_;
  const ProblemInstance& network_;
};

}  // namespace gtv
