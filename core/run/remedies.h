#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "experiment/experiment.h"

namespace gtv {

/// One change after which an experiment that is refused can run.
struct Remedy {
  std::string title;  ///< as a command: "Take the method “FedRelax, any local model”"
  Experiment experiment;
};

/// What would help an experiment that Run::start() refuses with `refusal`: another method, penalty,
/// loss or local model, or other labels, each with what it needs besides; of a graph file whose
/// edges are refused, what lets them pass. The field that the refusal names comes first; fields of
/// `kept`, which the user has just chosen, stay as they are. At most `most`, each of another field,
/// and every one of them was tried; fewer after a stop.
std::vector<Remedy> remediesFor(const Experiment& refused, const Error& refusal,
                                const std::vector<std::string>& kept, std::size_t most,
                                const std::stop_token& stop = {});

}  // namespace gtv
