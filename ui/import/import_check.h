#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "data/table_data.h"
#include "instances/problem_instance.h"
#include "ui/import/table_import.h"

namespace gtv::ui {

/// What the whole file comes to, read with the present choices.
struct ImportVerdict {
  TableCheck check;
  std::optional<Error> problem;  ///< of the choice, the graph or the experiment it would make
  GraphSource graph =
      GraphSource::Present;  ///< that was asked for, or the first that fits, of a single node none
  bool isOnGlobe = false;    ///< the map has longitudes and latitudes
};

/// What the graph of a file comes to.
struct GraphVerdict {
  int nodes = 0;
  int edges = 0;
  double leastWeight = 0;
  double mostWeight = 0;
  std::vector<std::string> notes;       ///< what was guessed, converted, joined or left out
  std::vector<std::string> attributes;  ///< of the nodes; what is a key of them is none
  std::optional<Error> problem;         ///< why the file cannot be read as it is chosen
  std::optional<Error> obstacle;        ///< why the experiment does not run on this graph
};

/// Reads the file that `edges` names, of graph kind "csv", and builds the experiment on it.
GraphVerdict checkGraph(const Experiment& experiment, const Json& edges,
                        const std::stop_token& stop);

/// Nodes of the drawn graph before changes by hand; 0 of null.
int drawnNodesOf(const ProblemInstance* network);

/// Reads the whole table as `import` says and builds what it would make. With `fitting` the sources
/// present, map and features are tried in this order; the present one fits if it gives the graph of
/// `present`, which may be null, again.
ImportVerdict checkImport(const Experiment& experiment, TableImport import, bool fitting,
                          const ProblemInstance* present, LabelKind labels,
                          const std::function<bool(double)>& continueCheck,
                          const std::stop_token& stop = {});

}  // namespace gtv::ui
