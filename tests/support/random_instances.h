#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/json.h"
#include "base/types.h"
#include "problem/gtv_problem.h"
#include "support/plain_problem.h"

namespace gtv::testing {

/// The id of the loss catalogue; empty for Zero, which is none of them.
const std::string& lossId(PlainLoss loss);

/// Throws std::logic_error for a penalty that has no plain form yet.
void checkPlainFormOf(const std::string& penalty);

struct InstanceOptions {
  std::uint64_t seed = 1;
  PlainLoss loss = PlainLoss::Squared;
  std::string penalty = "nlasso";  ///< catalogue id
  /// Other losses that may stand at some nodes; those that use other labels are passed over.
  std::vector<PlainLoss> others;
  bool ridge = true;       ///< may losses carry a ridge term
  bool lasso = false;      ///< … an ℓ₁ term
  bool separable = false;  ///< logistic data without a minimiser is asked for, not avoided
};

/// A problem in plain form, with what it takes to say it in the words of the catalogues.
struct RandomInstance {
  InstanceOptions options;
  PlainProblem plain;
  Json penalty;        ///< as in a document
  int intercept = -1;  ///< column of constant ones, or −1
  bool ridgeOnIntercept = false;
  std::string shape;  ///< of the graph

  std::string describe() const;
};

/// Draws one instance. Sizes: 1 to 60 nodes (mostly 5 to 25), d = 1 … 5, m = 0 … 6.
RandomInstance randomInstance(const InstanceOptions& options);

/// The node's loss as a document says it; parameters that the catalogue entry does not have are
/// left out.
Json lossJson(const RandomInstance& instance, const PlainNode& node);

/// The same problem, made by the catalogues.
GtvProblem makeProblem(const RandomInstance& instance);

}  // namespace gtv::testing
