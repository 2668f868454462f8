#pragma once

#include <functional>
#include <initializer_list>
#include <memory>
#include <string>

#include "base/catalogue.h"
#include "penalties/penalty.h"

namespace gtv {

struct PenaltyMaker {
  std::function<Result<std::shared_ptr<const Penalty>>(const Choice&, int dimension)> make;
  /// φ with its numbers, of the argument that is called `v`.
  std::function<std::string(const Choice&, const std::string& v)> formula;

  Result<std::shared_ptr<const Penalty>> operator()(const Choice& choice, int dimension) const {
    return make(choice, dimension);
  }
};

/// The penalties that can be chosen for the edges.
const Catalogue<PenaltyMaker>& penaltyCatalogue();

/// φ(v) as minimised, with its numbers: "κ‖v‖₂², κ = 0.7", "‖v_{1-2}‖₂ + 0.5 · ½‖v_{3-4}‖₂²".
std::string describePenalty(const Choice& penalty);

/// The entries that have a property when all their parameters are at their defaults, as they stand
/// in lists and documents, in the order of the catalogue: "MOCHA (mocha), Squared norm (squared)".
/// For texts that say what a method
/// takes.
std::string penaltiesThat(const std::function<bool(const Penalty&)>& haveIt);

/// The norms with one of these dual balls, by their formulas and by the entries that are such norms
/// by default: "φ(v) = ‖v‖₂ or ‖v‖₁ (nlasso, l1, lp)".
std::string describeNormsWith(std::initializer_list<DualBall> balls);

}  // namespace gtv
