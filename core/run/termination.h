#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "experiment/experiment.h"
#include "problem/dual_bound.h"
#include "run/snapshot.h"

namespace gtv {

/// When a run ends: the field "stop" of a document. 0 switches a rule off.
struct TerminationCriteria {
  std::int64_t maxIterations = 0;  ///< since the last live change
  double relativeGap = 0;          ///< that a certificate has to prove
  double absoluteGap = 0;          ///< that a certificate has to prove
  double objectiveChange = 0;      ///< largest change of the objective over the window
  std::int64_t objectiveWindow = 0;

  static TerminationCriteria of(const Experiment& experiment);
  bool wantsCertificate() const { return relativeGap > 0 || absoluteGap > 0; }
};

/// What is known of a run after an iteration. The last two members cost more than an iteration, and
/// are asked for when they decide.
struct TerminationStatistics {
  std::int64_t iteration = 0;
  std::int64_t spentIterations = 0;      ///< since the last live change
  bool isObjectiveStationary = false;    ///< by objectiveChange
  bool isMethodDone = false;             ///< no further iteration changes anything
  std::string whyMethodDone = {};        ///< in words, where the method has a reason of its own
  bool isConvex = true;                  ///< the objective
  bool hasCertificates = true;           ///< not of local models that only fit and predict
  std::string unreliableMessages;        ///< why messages may keep it from its limit, or empty
  bool isCertificateDue = false;         ///< by its schedule
  int dimension = 0;                     ///< of the parameter vectors
  std::optional<DualBound> certificate;  ///< of the iterate
  /// Why the infimum is not attained; empty if it is, or if that was asked before.
  std::optional<std::string> whyNotAttained;
};

/// Why Algorithm 1 may stay far from its limit, however long it runs: messages that come late or
/// never. Flow and models of an edge then are of different ages, and with losses that are not
/// strongly convex the iterates wander. Empty if all messages come, where both ends of an edge own
/// its flow (solver.flowOwner), or for other methods.
std::string unreliableMessagesOf(const Experiment& experiment, const std::string& method);

struct TerminationVerdict {
  enum class Action {
    Continue,
    CheckAttainment,     ///< decide again with TerminationStatistics::whyNotAttained
    ComputeCertificate,  ///< decide again with TerminationStatistics::certificate
    Terminate
  };
  Action action = Action::Continue;
  RunStatus status = RunStatus::Running;  ///< of Terminate
  std::string message;                    ///< of Terminate: the rule that ended the run
};

/// Does the run end with this iteration? A function of its arguments alone. A run that wants a
/// certificate ends as Converged with nothing else; another rule ends it as Uncertified, or by the
/// limit of iterations.
TerminationVerdict checkTermination(const TerminationCriteria& criteria,
                                    const TerminationStatistics& statistics);

}  // namespace gtv
