#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/types.h"
#include "data/byzantine_updates.h"
#include "data/node_data.h"
#include "experiment/experiment.h"
#include "graph/empirical_graph.h"
#include "instances/network_layout.h"
#include "models/parametric.h"
#include "similarity/dissimilarity.h"

namespace gtv {

/// What the iterates of the experiment's method hold, for those who show them.
struct IterateColumns {
  int count = 0;                   ///< numbers per node
  std::vector<std::string> names;  ///< "w1", "w1 (age)"; of learners "h(x'1)": predictions
  Matrix truth = Matrix(0, 0);     ///< count × n, the true models in them, or count × 0
  bool areParameters = true;       ///< of a model linear in its features, one per feature
};

/// An experiment's graph and data, drawn for one repetition, and where its nodes are drawn.
/// Immutable; shared by run, reports and screen.
struct ProblemInstance {
  std::shared_ptr<const EmpiricalGraph> graph;
  bool graphIsLearned = false;        ///< it is what a method has found, not the document's
  std::vector<std::string> nodeKeys;  ///< what users call the nodes, in node order
  /// What the document calls the nodes, ascending: 0, 1, … with gaps where some were removed.
  std::vector<int> ids;
  std::vector<int> clusters;  ///< true cluster of every node
  /// What the nodes compute on: behind the feature map of "privacy" and all attacks.
  std::shared_ptr<const NodeData> data;
  /// The same before the attacks, and before the feature map as well; `data` itself if there is
  /// none of them.
  std::shared_ptr<const NodeData> clean;
  std::shared_ptr<const NodeData> raw;
  /// What parameter vectors mean, for methods that change them; null: h(x) = wᵀx.
  std::shared_ptr<const ParametricModel> model;
  /// What those methods compute on: `data` behind the feature map of the model, with the truth only
  /// where the map is the identity; null: `data` itself.
  std::shared_ptr<const NodeData> mapped;
  std::vector<int> attackers;          ///< nodes that an attack of the document names, ascending
  ByzantineUpdates byzantine;          ///< what they report to methods that send parameters
  LabelKind labels = LabelKind::Real;  ///< what the losses want of the labels
  IterateColumns coordinates;
  /// How much the nodes that the document's graph has before changes by hand differ, where that
  /// made the graph; else null. By number in the document.
  std::shared_ptr<const Dissimilarities> dissimilarities;
  LayoutInput drawing;
  /// What in the files and the drawn graph may be another thing than it is taken for, with names
  /// and numbers: sentences without their full stops.
  std::vector<std::string> warnings;
  std::uint64_t repeat = 0;  ///< the repetition it was drawn for

  int nodeCount() const { return graph->nodeCount(); }
  const NodeData& parametricData() const { return mapped ? *mapped : *data; }
  const ParametricModel& parametricModel() const;
  /// Of the parameter vectors.
  int dimension() const;
  /// True parameters, d × n, or d × 0 where the model has others than the data was drawn with.
  const Matrix& truth() const { return parametricData().truth; }
  /// What parameter j is called, "x1²"; empty for weights of a network.
  std::string parameterName(int j) const;
  /// The hypothesis with parameter vector w at samples as `data` has them: m × outputs.
  Matrix predict(ConstVec w, const RowMatrix& X) const;
  /// The node that the document calls `id`, or −1.
  int nodeOf(int id) const;
  bool isAttacker(int node) const {
    return std::binary_search(attackers.begin(), attackers.end(), node);
  }
  /// Are there true clusters to speak of? Where none are known, all nodes are in one.
  bool knowsClusters() const;
  /// Its true cluster as the document numbers it: with gaps where none of its nodes is left.
  int drawnCluster(int node) const;
};

/// Does the graph join the nodes that a data file names, so that no other number of nodes or
/// clusters means anything?
bool takesNodesOfFile(const Experiment& experiment);

/// A graph without nodes can be drawn on, but there is nothing to compute.
enum class NoNodes { Refuse, Allow };

/// Draws graph and data; repetition r depends on (seed, r) only. Errors name the field
/// ("data.truth.vectors") or file and line, or say that a stop was asked for.
Result<std::shared_ptr<const ProblemInstance>> drawProblemInstance(
    const Experiment& experiment, std::uint64_t repeat = 0, NoNodes noNodes = NoNodes::Refuse,
    const std::stop_token& stop = {});
/// The same of a graph with nodes.
Result<std::shared_ptr<const ProblemInstance>> drawProblemInstance(const Experiment& experiment,
                                                                   std::uint64_t repeat,
                                                                   const std::stop_token& stop);

}  // namespace gtv
