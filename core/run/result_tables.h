#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "base/json.h"
#include "graph/graph_document.h"
#include "run/run.h"

namespace gtv {

/// What the models of a run say of the rows, nodes and columns that it had, as CSV.
struct ResultTables {
  /// One row per sample and per row of the file without a label: line,node,part,label,prediction,
  /// where the data is of two files with the file in front; `part` being training, validation,
  /// test, hidden (of a node whose labels are hidden) or unlabelled, `line` empty where there is
  /// no file. Numbers are in the label's own unit; if it
  /// was standardised, labelStandardised and predictionStandardised follow. Of signs and classes
  /// `prediction` is the chosen one, under the name that the file has for it; signs are −1 and 1.
  /// Labels are those that are learned from: an attack may have changed them. Then follow
  /// decisionValue, or one column per class with its probability. Empty without labels.
  std::string predictions;
  /// One row per node: node, learnedCluster, cluster (the true one, where there are any), labeled
  /// (are its labels learned from?), samples, and its errors on training, validation, test and
  /// hidden rows: mean squared errors in the label's own unit, or of signs and classes the share of
  /// wrong ones; empty without such rows.
  std::string nodes;
  /// One row per feature and one for the label: column, role, mean, deviation; the last two as they
  /// were before the column was standardised, else empty.
  std::string columns;
};

/// `stop` cuts it short: then it is not to be used.
ResultTables resultTables(const Run& run, const std::stop_token& stop = {});

/// The errors of nodes() added up: {label, measure, training: {samples, nodes, overSamples,
/// overNodes, clusters: {"0": …}}, validation, test, hidden}, parts without labels left out;
/// overNodes is the mean of the errors of the nodes, clusters are the true ones. Null without
/// labels.
Json errorsByPart(const Run& run, const std::stop_token& stop = {});

/// What goes with a graph that is exported.
struct GraphContents {
  bool clusters = true;    ///< learnedCluster of every node
  bool parameters = true;  ///< w1 … wd
  bool errors = true;      ///< of the nodes, by part
  bool flows = true;       ///< of the edges: difference ‖w_i − w_j‖₂ and flow ‖u_e‖₂
  /// Of every node the samples that it learns from, as texts in JSON: features, a list of rows, and
  /// labels; as the models see them, perhaps standardised.
  bool samples = false;
};
/// The graph of the run with the true clusters, where there are any, and these attributes.
GraphDocument resultGraph(const Run& run, const GraphContents& contents,
                          const std::stop_token& stop = {});

/// Names and texts.
using ResultFiles = std::vector<std::pair<std::string, std::string>>;
/// Makes files of a run; the stop cuts it short.
using MakeResults = std::function<ResultFiles(const Run&, const std::stop_token&)>;
/// trace.csv, weights.csv, edges.csv and flows.csv of a run, and predictions.csv, nodes.csv and
/// columns.csv, none that is empty; and graph.graphml, which is resultGraph().
ResultFiles resultFiles(const Run& run, const std::stop_token& stop = {},
                        const GraphContents& contents = {});

/// "clusters,errors": what a graph is to have, or "none"; an Error at `path` that lists what there
/// is.
Result<GraphContents> parseGraphContents(const std::string& text, const std::string& path);

}  // namespace gtv
