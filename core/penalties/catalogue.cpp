#include "penalties/catalogue.h"

#include "penalties/norm_penalties.h"
#include "penalties/quadratic_penalty.h"

namespace gtv {
namespace {

using Made = Result<std::shared_ptr<const Penalty>>;

}  // namespace

const Catalogue<PenaltyMaker>& penaltyCatalogue() {
  static const Catalogue<PenaltyMaker> catalogue(
      "penalty",
      {{{"nlasso",
         "Network Lasso",
         "Neighbours fuse exactly: whole parameter vectors become equal along an edge.",
         "φ(v) = ‖v‖₂",
         "[CFL] (1), KDD 2015",
         {}},
        [](const Choice&, int) { return Made(std::make_shared<Norm2Penalty>()); }},
       {{"l1",
         "ℓ₁ norm",
         "Neighbours fuse coordinate by coordinate.",
         "φ(v) = ‖v‖₁",
         "[CFL] sec. III",
         {}},
        [](const Choice&, int) { return Made(std::make_shared<Norm1Penalty>()); }},
       {{"mocha",
         "MOCHA",
         "Pulls neighbours together smoothly; they never become exactly equal.",
         "φ(v) = ½‖v‖₂²",
         "[CFL] sec. III, [LN] 7.1",
         {}},
        [](const Choice&, int) { return Made(std::make_shared<QuadraticPenalty>(0.5)); }}});
  return catalogue;
}

}  // namespace gtv
