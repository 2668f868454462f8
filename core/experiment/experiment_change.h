#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "experiment/experiment.h"

namespace gtv {

/// What differs between two experiments. It is computed once for each change of a document, and all
/// who follow the document are given the same value.
class ExperimentChange {
 public:
  /// The parts of a document, by who depends on them.
  enum class Part {
    Lambda,
    Penalty,
    Method,       ///< solver, loss, local model, stopping rule and whatever no other part names
    Data,         ///< data, single nodes, privacy, attacks
    Graph,        ///< graph, changes of it by hand, seed
    Drawing,      ///< layout and positions: where nodes are drawn
    Description,  ///< title, source, notes, published figure
    View,         ///< what the window shows of it
    Studies       ///< the methods that it is compared with, the held-out study, repeats
  };

  /// Nothing has changed.
  ExperimentChange() = default;
  ExperimentChange(const Experiment& before, const Experiment& after);

  /// The fields of documentFields() that differ.
  const std::vector<std::string>& fields() const { return fields_; }
  bool isEmpty() const { return fields_.empty(); }
  bool has(Part part) const;
  /// No other parts differ; also if nothing does.
  bool isOnly(std::initializer_list<Part> parts) const;
  /// The fields that a run depends on: all but those of Drawing, Description, View and Studies.
  std::vector<std::string> runFields() const;
  /// Does a run, and the picture of its graph, stay as it is?
  bool leavesRun() const { return isOnly({Part::Description, Part::View, Part::Studies}); }

  static Part partOf(std::string_view field);

 private:
  std::vector<std::string> fields_;
};

/// `run` with View, Studies and published figure of `document`: nothing that the run depends on.
Experiment withPresentationOf(Experiment run, const Experiment& document);

}  // namespace gtv
