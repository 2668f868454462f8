#pragma once

#include <cstdint>
#include <string>

#include "base/rng.h"
#include "base/types.h"
#include "problem/communication_conditions.h"

namespace gtv {

/// One-way links that carry vectors, each with a mailbox at its end that holds the newest vector
/// that has arrived: one that was overtaken on the way is thrown away. The state is two matrices,
/// so that a solver keeps it beside its iterates:
///   held      (1 + rows) × links, in row 0 the round of what is held plus 1; 0: nothing came yet
///   inTransit  (1 + rows) × links·(D + 1), the same of what arrives in iteration k, in the columns
///             from links·(k mod (D + 1)) on; without columns if D = 0
/// A message of round k can be read in iteration k if it takes no longer. Loss and delay are drawn
/// from one stream per iteration, in the order of sending.
class DelayedLinks {
 public:
  DelayedLinks(std::string name, int rows, int links);

  /// Both matrices as they are before anything is sent.
  void reset(int delay, Matrix& held, Matrix& inTransit) const;
  /// What is under way arrives now, and further messages take up to `delay`.
  void flush(int delay, Matrix& held, Matrix& inTransit) const;
  /// At the beginning of iteration k: messages arrive, draws begin.
  void beginRound(std::int64_t k, const Rng& rng, Matrix& held, Matrix& inTransit);
  void send(const CommunicationConditions& network, int link, std::int64_t round, ConstVec v,
            Matrix& held, Matrix& inTransit);

 private:
  std::string name_;
  int rows_;
  int links_;
  Rng draws_{0};
};

}  // namespace gtv
