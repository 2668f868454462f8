#pragma once

#include <string>
#include <vector>

#include "base/json.h"
#include "experiment/experiment.h"

namespace gtv {

/// A field of an experiment that a sweep can vary.
struct SweepField {
  std::string path;   ///< "penalty.kind", "graph.clusterSizes.1"
  std::string label;  ///< for people: "Penalty › Kind"
  std::string help;
  bool isNumber = false;
  bool isWhole = false;  ///< a whole number
  /// Values that exist: kinds, options, true and false; empty if there are others.
  std::vector<std::string> choices = {};
  Json value;  ///< at present
};

/// Those of the experiment as it is: its catalogue entries with their parameters, in the order of
/// the document. Lists of numbers are there as a whole and number by number.
std::vector<SweepField> sweepFields(const Experiment& experiment);

/// Of the paths that the experiment has now or with another kind: the label, else the path.
std::string sweepLabel(const std::vector<SweepField>& fields, const std::string& path);

}  // namespace gtv
