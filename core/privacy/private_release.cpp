#include "privacy/private_release.h"

#include <fmt/format.h>

#include <limits>

#include "privacy/accountant.h"

namespace gtv {

double PrivateRelease::mu() const {
  const double sensitivity = replaces ? 2 : 1;
  return noise > 0 ? sensitivity / noise : std::numeric_limits<double>::infinity();
}

double PrivateRelease::epsilonAfter(double messages) const {
  return composedEpsilon(mu(), replaces ? 1 : rate, messages, delta);
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): a view
void clipTo(double norm, MutVec v) {
  if (const double length = v.norm(); length > norm) v *= norm / length;
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): a view
void PrivateRelease::addNoise(MutVec v, const Rng& rng, int i, std::int64_t k) const {
  if (noise == 0) return;
  Vector draw(v.size());
  rng.stream(fmt::format("release {} of node {}", k, i)).fillNormal(draw);
  v += noise * clipping * draw;
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): views
void PrivateRelease::apply(ConstVec known, MutVec v, const Rng& rng, int i, std::int64_t k) const {
  v -= known;
  clipTo(clipping, v);
  v += known;
  addNoise(v, rng, i, k);
}

std::vector<Parameter> privacyParameters(bool samples) {
  std::vector<Parameter> all{
      optionParameter("privacy", "Differential privacy", {"none", "noise", "budget"},
                      "Messages are clipped and get Gaussian noise: not at all; with the noise "
                      "multiplier; or with the least noise by which the budget lasts for so many "
                      "messages of a node."),
      numberParameter("clippingNorm", "Clipping norm C", 1, 0, 1e12,
                      "Longest vector that a node sends: its gradient, or the change of its model "
                      "from the one that the receivers know; longer ones are shortened.",
                      true),
      numberParameter("noiseMultiplier", "Noise multiplier σ", 1, 0, 1e9,
                      "Standard deviation of the noise in units of C; 0 only clips, and ε is "
                      "infinite."),
      numberParameter("privacyBudget", "Privacy budget ε", 1, 0, 1e9,
                      "What all messages of a node together may cost.", true),
      numberParameter("delta", "Probability δ", 1e-5, 1e-30, 0.5,
                      "Probability δ of (ε, δ)-differential privacy; it should be far below one "
                      "over the number of units."),
      integerParameter("privateRounds", "Messages for the budget", 100, 1, 1e9,
                       "Number of messages of a node for which the budget has to last."),
      booleanParameter("stopAtBudget", "Stop at the budget", false,
                       "The method ends before a message that would exceed the budget."),
      optionParameter("neighbouring", "Neighbouring data", {"replace", "remove"},
                      "What must not be told apart: data replaced by any other (sensitivity 2C), "
                      "or data there and removed (sensitivity C).")};
  if (samples)
    all.push_back(optionParameter(
        "protects", "Unit of privacy", {"node", "sample"},
        "All data of a node, whose gradient is clipped; or one sample, when the gradient of every "
        "sample is clipped and batches are drawn independently."));
  return all;
}

PrivateRelease privateReleaseOf(const Choice& solver, double rate) {
  PrivateRelease release;
  if (!solver.has("privacy") || solver.text("privacy") == "none") return release;
  release.clipping = solver.number("clippingNorm");
  release.noise = solver.number("noiseMultiplier");
  release.perSample = solver.has("protects") && solver.text("protects") == "sample";
  release.replaces = solver.text("neighbouring") == "replace";
  release.delta = solver.number("delta");
  release.budget = solver.number("privacyBudget");
  release.stopsAtBudget = solver.flag("stopAtBudget");
  release.rate = release.perSample ? rate : 1;
  if (solver.text("privacy") == "budget")
    release.noise = (release.replaces ? 2 : 1) / largestMu(release.budget, release.delta,
                                                           solver.integer("privateRounds"),
                                                           release.replaces ? 1 : release.rate);
  return release;
}

}  // namespace gtv
