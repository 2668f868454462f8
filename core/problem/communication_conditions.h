#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/catalogue.h"
#include "base/json.h"
#include "base/result.h"
#include "base/rng.h"

namespace gtv {

/// What a real network does to a method, the document's field "network". The defaults are the
/// ideal one: in every iteration all nodes compute, exactly, and all messages arrive at once.
struct CommunicationConditions {
  enum class Local {
    Exact,  ///< the minimiser that the method asks for
    Steps,  ///< gradient steps of size 1/(β + ρ) towards it, from the node's last model
    Error,  ///< the minimiser and an error of random direction, as long as level·‖its step‖
  };
  enum class Schedule {
    Random,  ///< drawn in every iteration
    Cyclic,  ///< K = ⌈participation·n⌉ nodes, then the next K, and around again
    Listed,  ///< those of `rounds`, and around again
  };
  double participation = 1;         ///< share of the nodes that compute, in (0, 1]
  bool asynchronous = false;        ///< one node computes per iteration
  double loss = 0;                  ///< probability that a message is lost, in [0, 1)
  int delay = 0;                    ///< D: a message takes 0 … D iterations longer, uniformly
  std::vector<double> speeds = {};  ///< of every node, in (0, 1]; empty: all 1
  Local local = Local::Exact;
  Schedule schedule = Schedule::Random;
  /// Who computes in iteration k mod rounds.size(), ascending; of `Listed` alone.
  std::vector<std::vector<int>> rounds = {};
  /// An Error at a field, which the schedule cannot be followed for.
  std::optional<Error> problem = {};
  int innerSteps = 5;
  double errorLevel = 0.1;

  bool allNodesCompute() const {
    return participation == 1 && !asynchronous && speeds.empty() && schedule != Schedule::Listed;
  }
  bool delivers() const { return loss == 0 && delay == 0; }
  /// Are messages and computing ideal? How exactly nodes compute is another matter.
  bool isIdeal() const { return allNodesCompute() && delivers(); }
  /// The field that is not ideal: "network.loss"; how exactly nodes compute comes last. Empty if
  /// there is none.
  std::string deviation() const;
  /// Whether each node computes in iteration k: of a node with speed s the clock ticks where
  /// ⌊(k + 1)s⌋ > ⌊ks⌋, and of those whose clock ticks ⌈participation·count⌉ are drawn.
  /// Asynchronously one node is drawn in proportion to the speeds, and computes with probability
  /// `participation`. By a cyclic schedule (asynchronously with K = 1) and by a listed one those
  /// compute whose turn it is and whose clock ticks. Depends on `rng` and k alone; empty: all do.
  std::vector<bool> activeNodes(int nodes, std::int64_t k, const Rng& rng) const;
};

/// The fields of "network" as a document has them.
const CatalogueView& communicationFields();
/// Of a complete object with those fields. `ids` is what the document calls the nodes, ascending;
/// `rng` draws the speeds.
CommunicationConditions readCommunicationConditions(const Json& fields, const std::vector<int>& ids,
                                                    const Rng& rng);

}  // namespace gtv
