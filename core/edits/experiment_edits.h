#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/json.h"
#include "experiment/experiment.h"
#include "instances/problem_instance.h"

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

/// Data points that are drawn for a node by hand: x ~ N(0, I), y = wᵀx + σε with ε ~ N(0, 1) or its
/// sign; without labels the points w + σε.
struct LineData {
  Vector weights;    ///< w, one number per feature
  int samples = 4;   ///< m ≥ 1
  double noise = 0;  ///< σ ≥ 0
  int draw = 0;      ///< another number draws other points
};

/// What a user does to a graph by hand, as changes of the experiment that `network` was drawn for.
/// Nodes and edges are numbered as in that network; nodes that are added come after all others. An
/// Error names the field that would not fit.
class ExperimentEdits {
 public:
  ExperimentEdits(Experiment experiment, const ProblemInstance& network);

  /// At a point of the unit box, y upwards. Clusters are numbered as in drawnCluster(); one that is
  /// new gets true parameters of its own where the document lists them.
  Result<Experiment> addNode(double x, double y, int cluster) const;
  /// Nodes that were added by hand change their true cluster, and have its true parameters then.
  Result<Experiment> setCluster(const std::vector<int>& nodes, int cluster) const;
  /// The number of a cluster that has no node yet.
  int newCluster() const;
  /// Adds the edge, or gives the one that is there this weight (> 0).
  Result<Experiment> connect(int i, int j, double weight) const;
  Result<Experiment> setWeights(const std::vector<int>& edges, double weight) const;
  /// The edges of `graph`, on the nodes of the network, become those of the document: what a method
  /// learned or data made is a graph like any other then. Nodes, their data and clusters stay.
  Result<Experiment> keepGraph(const EmpiricalGraph& graph) const;
  /// The drawn nodes with their clusters and data, and edges between those whose data is alike, of
  /// graph kind "similarity" with its defaults. An Error where the nodes of a cluster have no
  /// numbers in a row.
  Result<Experiment> graphOfData() const;
  /// The same with the pairs of least ‖w_i − w_j‖₂, as many as there are edges: the edges of least
  /// GTV for the models W, d × nodes. An Error, too, where drawn nodes were removed.
  Result<Experiment> graphOfModels(const Matrix& W) const;
  /// Nodes, with their edges, and further edges.
  Result<Experiment> remove(const std::vector<int>& nodes, const std::vector<int>& edges) const;
  /// `positions` is 2 × number of these nodes.
  Result<Experiment> move(const std::vector<int>& nodes, const Matrix& positions) const;
  /// Hides the labels of the nodes, or shows them.
  Result<Experiment> mask(const std::vector<int>& nodes, bool masked) const;
  /// Gives nodes labels that say the opposite of what they said, −y for numbers and signs alike, K
  /// − 1 − y for classes; points without labels change sides.
  Result<Experiment> flipLabels(const std::vector<int>& nodes) const;
  /// The nodes get these data points in place of their own, and w as their true parameters where
  /// these are known. Not for labels that are classes.
  Result<Experiment> setData(const std::vector<int>& nodes, const LineData& data) const;
  /// One data point of a node moves: this feature becomes x and its label y (of signs, the sign of
  /// y). Where features or labels are changed after the data was drawn, by privacy, an attack or a
  /// validation share, an Error says so.
  Result<Experiment> moveSample(int node, int sample, int feature, double x, double y) const;
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
  /// The true parameters of the node, and of all that share them, become `truth` (d numbers);
  /// labels that the document gives these nodes change with them. Synthetic data only.
  Result<Experiment> moveTruth(int node, const Vector& truth) const;
  /// Another draw of the noise, with the same features. Synthetic data only.
  Result<Experiment> redrawNoise() const;
  /// The true parameters of the node as the document has them by now; empty if nobody knows them.
  Vector truthOf(int node) const;

 private:
  Result<Experiment> with(const char* field, const Json& value) const;
  Result<Experiment> withEdits(const GraphEdits& edits) const;
  Result<GraphEdits> edits() const;
  Result<void> checkNamesStay() const;
  Json nodeRow(int node) const;
  std::vector<Json> nodeRows(const std::vector<int>& nodes) const;
  Result<Experiment> withRows(const std::vector<Json>& changed) const;
  Json ownRow(int node) const;
  std::vector<int> allClusters(const GraphEdits& edits) const;
  Result<Experiment> withTruthFor(const Experiment& next, const std::vector<int>& clusters) const;
  Result<Experiment> withTruths(const Experiment& next, const Matrix& truths) const;
  Eigen::Index allNodes() const;
  Matrix allTruths(const Matrix& truth) const;

  Experiment experiment_;
  const ProblemInstance& network_;
};

}  // namespace gtv
