#pragma once

#include <string>
#include <vector>

#include "base/json.h"
#include "experiment/experiment.h"
#include "problem/gtv_problem.h"

namespace gtv {

/// One change of a document that would help against a warning.
struct SuggestedEdit {
  std::string title;  ///< as a command
  std::string path;   ///< field of the document
  Json value;

  friend bool operator==(const SuggestedEdit&, const SuggestedEdit&) = default;
};

/// Of λ and weights so small that nodes learn almost alone (VanishingCoupling): says so, and how
/// much larger they would have to be; empty where they are not, and for methods that do not solve
/// GTVMin.
std::string describeVanishingCoupling(const Experiment& experiment, const GtvProblem& problem);

/// Of nodes that hold different columns of the same samples (data.split) and a method with which no
/// node learns from another: says so; else empty.
std::string describeSeparateColumns(const Experiment& experiment);

/// What would help against these, and against late and lost messages (unreliableMessagesOf) of the
/// method that runs. All of them fit the document.
std::vector<SuggestedEdit> suggestedEdits(const Experiment& experiment, const GtvProblem& problem,
                                          const std::string& method);

}  // namespace gtv
