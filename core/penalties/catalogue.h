#pragma once

#include <functional>
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

/// nlasso, l1, mocha, squared, mahalanobis, lp, mixed.
const Catalogue<PenaltyMaker>& penaltyCatalogue();

/// φ(v) as minimised, with its numbers: "κ‖v‖₂², κ = 0.7", "‖v_{1-2}‖₂ + 0.5 · ½‖v_{3-4}‖₂²".
std::string describePenalty(const Choice& penalty);

}  // namespace gtv
