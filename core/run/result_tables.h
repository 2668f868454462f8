#pragma once

#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "run/run.h"

namespace gtv {

/// What the models of a run say of the rows, nodes and columns that it had, as CSV.
struct ResultTables {
  /// One row per sample and per row of the file without a label: line,node,part,label,prediction,
  /// `part` being training, validation, hidden (of a node whose labels are hidden) or unlabelled,
  /// `line` empty where there is no file. Numbers are in the label's own unit; if it was
  /// standardised, labelStandardised and predictionStandardised follow. Of signs and classes
  /// `prediction` is the chosen one, under the name that the file has for it; then follow
  /// decisionValue, or one column per class with its probability. Empty without labels.
  std::string predictions;
  /// One row per node: node, learnedCluster, cluster (the true one, where there are any), labeled
  /// (are its labels learned from?), samples, and its errors on training, validation and hidden
  /// rows: mean squared errors in the label's own unit, or of signs and classes the share of wrong
  /// ones; empty without such rows.
  std::string nodes;
  /// One row per feature and one for the label: column, role, mean, deviation; the last two as they
  /// were before the column was standardised, else empty.
  std::string columns;
};

/// `stop` cuts it short: then it is not to be used.
ResultTables resultTables(const Run& run, const std::stop_token& stop = {});

/// Names and texts.
using ResultFiles = std::vector<std::pair<std::string, std::string>>;
/// trace.csv, weights.csv, edges.csv and flows.csv of a run, and predictions.csv, nodes.csv and
/// columns.csv; none that is empty.
ResultFiles resultFiles(const Run& run, const std::stop_token& stop = {});

}  // namespace gtv
