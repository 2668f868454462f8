#pragma once

#include <functional>
#include <optional>
#include <stop_token>

#include "data/table_data.h"
#include "experiment/problem_instance.h"
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
