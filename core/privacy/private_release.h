#pragma once

#include <string>
#include <vector>

#include "base/catalogue.h"
#include "base/rng.h"
#include "base/types.h"

namespace gtv {

/// What a node does to a vector before anyone sees it (Dwork & Roth 2014; Abadi et al. 2016):
///   z̃ = z·min(1, C/‖z‖) + σCξ,  ξ ~ N(0, I) fresh.
/// z is a gradient, or how much a model differs from the one that the receivers know already: all
/// that data of the node can do to what is sent is within the ball of radius C, whatever they are.
///
/// The unit of privacy. *Node*: neighbouring federations differ in all data of one node. The
/// sensitivity is 2C if the data are replaced by other data, and C if they are removed, where a
/// node without data sends z = 0. *Sample*: they differ in one sample of one node; the gradients of
/// the samples are clipped one by one, and of their sum the sensitivity is 2C or C in the same way.
///
/// Noise is added by the nodes, so that the promise holds against whoever reads the messages,
/// servers and neighbours included. Which node computes when, how many samples it has, and every
/// number of the document count as known.
struct PrivateRelease {
  double clipping = 0;  ///< C; 0: nothing is done
  double noise = 0;     ///< σ
  bool perSample = false;
  bool replaces = true;  ///< neighbours by replacement, not removal
  double delta = 1e-5;
  double budget = 1;           ///< ε
  bool stopsAtBudget = false;  ///< no round begins that would cost more
  double rate = 1;             ///< probability of a sample to be in a batch, at most

  bool isOn() const { return clipping > 0; }
  /// Sensitivity over the standard deviation of the noise; +∞ without noise.
  double mu() const;
  /// ε after so many messages of a node.
  double epsilonAfter(double messages) const;

  /// v ← known + (v − known)·min(1, C/‖v − known‖) + σCξ, ξ of the stream of node i and round k.
  void apply(ConstVec known, MutVec v, const Rng& rng, int i, std::int64_t k) const;
  /// v ← v + σCξ.
  void addNoise(MutVec v, const Rng& rng, int i, std::int64_t k) const;
};

/// v·min(1, C/‖v‖).
void clipTo(double norm, MutVec v);

/// The parameters of a method whose messages can be private; with `samples` its unit may be the
/// sample.
std::vector<Parameter> privacyParameters(bool samples);
/// As chosen; off where the method has no such parameters. `rate` is the largest share of a node's
/// samples in a batch, 1 if they are not drawn independently. The noise of a budget is the least
/// that is enough.
PrivateRelease privateReleaseOf(const Choice& solver, double rate = 1);

}  // namespace gtv
