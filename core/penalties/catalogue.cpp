#include "penalties/catalogue.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <string_view>
#include <vector>

#include "base/localized.h"
#include "base/number.h"
#include "penalties/lp_penalty.h"
#include "penalties/mahalanobis_penalty.h"
#include "penalties/mixed_blocks.h"
#include "penalties/mixed_penalty.h"
#include "penalties/norm_penalties.h"
#include "penalties/quadratic_penalty.h"

namespace gtv {
namespace {

using Made = Result<std::shared_ptr<const Penalty>>;

template <class P>
Made makeNorm(const Choice&, int) {
  return Made(std::make_shared<P>());
}

Made makeMahalanobis(const Choice& choice, int dimension) {
  Matrix Q = choice.matrix("Q");
  if (choice.at("Q").empty()) Q.setIdentity(dimension, dimension);
  if (Q.rows() != dimension || Q.cols() != dimension)
    return Error{"penalty.Q", fmt::format("must be {0} × {0}, one row and column for every "
                                          "parameter of a node; got {1} × {2}",
                                          dimension, Q.rows(), Q.cols())};
  return MahalanobisPenalty::make(Q, "penalty.Q");
}

std::string mahalanobisFormula(const Choice& choice, const std::string& v) {
  constexpr Eigen::Index largestWritten = 4;
  const auto Q = choice.matrix("Q");
  std::string rows;
  for (Eigen::Index i = 0; i < Q.rows(); ++i) {
    std::string row;
    for (Eigen::Index j = 0; j < Q.cols(); ++j)
      row += fmt::format("{}{}", j > 0 ? ", " : "", formatNumber(Q(i, j)));
    rows += fmt::format("{}[{}]", i > 0 ? ", " : "", row);
  }
  if (Q.size() == 0) return fmt::format("½ {0}ᵀQ{0}, Q = I", v);
  if (std::max(Q.rows(), Q.cols()) > largestWritten)
    return fmt::format("½ {0}ᵀQ{0}, Q given ({1} × {2})", v, Q.rows(), Q.cols());
  return fmt::format("½ {0}ᵀQ{0}, Q = [{1}]", v, rows);
}

Made makeLp(const Choice& choice, int dimension) {
  // From here on ‖v‖_p = ‖v‖_∞ in double precision: n^{1/p} − 1 is less than the rounding.
  constexpr double asInfinite = 1e17;
  const double p = choice.number("p");
  if (p == 1) return makeNorm<Norm1Penalty>(choice, dimension);
  if (p == 2) return makeNorm<Norm2Penalty>(choice, dimension);
  if (p >= asInfinite) return makeNorm<MaxNormPenalty>(choice, dimension);
  return Made(std::make_shared<LpPenalty>(p));
}

std::string lpFormula(const Choice& choice, const std::string& v) {
  const double p = choice.number("p");
  return std::isinf(p) ? fmt::format("‖{}‖_∞", v)
                       : fmt::format("‖{}‖_p, p = {}", v, formatNumber(p));
}

Made makeMixed(const Choice& choice, int dimension) {
  const auto written = parseMixedBlocks(choice.text("blocks"));
  if (!written) return written.error();
  const auto coordinates = blockCoordinates(*written, dimension);
  if (!coordinates) return coordinates.error();
  std::vector<MixedPenalty::Block> blocks;
  for (std::size_t b = 0; b < written->size(); ++b) {
    const auto& penalty = (*written)[b].penalty;
    const auto& S = (*coordinates)[b];
    auto made = penaltyCatalogue().find(penalty.kind())->make(penalty, static_cast<int>(S.size()));
    if (!made) return made.error();
    blocks.push_back({S, std::move(*made), (*written)[b].strength});
  }
  return Made(std::make_shared<MixedPenalty>(std::move(blocks), dimension));
}

std::string mixedFormula(const Choice& choice, const std::string& v) {
  const auto blocks = parseMixedBlocks(choice.text("blocks"));
  if (!blocks) return fmt::format("Σ_b κ_b φ_b({}_b), blocks {}", v, choice.text("blocks"));
  std::string sum;
  for (const auto& block : *blocks) {
    const bool isRest = block.ranges.empty();
    const auto part = isRest && blocks->size() == 1 ? v
                      : isRest                      ? fmt::format("{}_{{others}}", v)
                               : fmt::format("{}_{{{}}}", v, block.coordinates);
    auto term = penaltyCatalogue().find(block.penalty.kind())->make.formula(block.penalty, part);
    if (term.find(", ") != std::string::npos) term = fmt::format("({})", term);
    if (block.strength != 1) term = fmt::format("{} · {}", formatNumber(block.strength), term);
    sum += fmt::format("{}{}", sum.empty() ? "" : " + ", term);
  }
  return sum;
}

/// A formula without numbers: what stands before and after v.
auto around(const char* before, const char* after) {
  return
      [=](const Choice&, const std::string& v) { return fmt::format("{}{}{}", before, v, after); };
}

EntryInfo mahalanobisInfo() {
  auto Q = valueParameter(ParameterType::Matrix, "Q", "Q", Json::array(),
                          "Symmetric positive semidefinite d × d matrix, rows separated by "
                          "semicolons; empty means the identity.");
  Q.low = -1e150;
  Q.high = 1e150;
  return {"mahalanobis",
          "Mahalanobis",
          "Weights directions: differences with a large vᵀQv are pulled together more strongly, "
          "those in the null space of Q not at all.",
          "φ(v) = ½ vᵀQv",
          "[FR] (5)-(8), [LN] 7.1",
          {std::move(Q)}};
}

}  // namespace

const Catalogue<PenaltyMaker>& penaltyCatalogue() {
  static const Catalogue<PenaltyMaker> catalogue(
      displayText("penalty"),
      {{{"nlasso",
         "Network Lasso",
         "Neighbours fuse exactly: their whole parameter vectors become equal.",
         "φ(v) = ‖v‖₂",
         "[CFL] (1), KDD 2015",
         {}},
        {makeNorm<Norm2Penalty>, around("‖", "‖₂")}},
       {{"l1",
         "ℓ₁ norm",
         "Neighbours fuse coordinate by coordinate.",
         "φ(v) = ‖v‖₁",
         "[CFL] sec. III",
         {}},
        {makeNorm<Norm1Penalty>, around("‖", "‖₁")}},
       {{"mocha",
         "MOCHA",
         "Pulls neighbours together smoothly; they never become exactly equal.",
         "φ(v) = ½‖v‖₂²",
         "[CFL] sec. III, [LN] 7.1",
         {}},
        {[](const Choice&, int) { return Made(std::make_shared<QuadraticPenalty>(0.5)); },
         around("½‖", "‖₂²")}},
       {{"squared",
         "Squared norm",
         "Squared norm with a factor: κ = ½ is MOCHA, κ = 1 the plain squared norm.",
         "φ(v) = κ‖v‖₂²",
         "[LN] 7.2",
         {numberParameter("kappa", "Factor κ", 1, 0, 1e12, "The factor in φ(v) = κ‖v‖².", true)}},
        {[](const Choice& choice, int) {
           return Made(std::make_shared<QuadraticPenalty>(choice.number("kappa")));
         },
         [](const Choice& choice, const std::string& v) {
           return fmt::format("κ‖{}‖₂², κ = {}", v, formatNumber(choice.number("kappa")));
         }}},
       {mahalanobisInfo(), {makeMahalanobis, mahalanobisFormula}},
       {{"lp",
         "ℓ_p norm",
         "Neighbours fuse exactly. The ℓ₁ norm is p = 1, network Lasso p = 2, and the largest "
         "entry p = inf.",
         "φ(v) = ‖v‖_p",
         "[CFL] (14)",
         {infinityParameter(
             "p", "Exponent p", 2, 1,
             "Exponent of the norm: 1 is ℓ₁, 2 is network Lasso, inf is the maximum.")}},
        {makeLp, lpFormula}},
       {{"mixed",
         "Mixed (partial sharing)",
         "Every block of coordinates has its own penalty; coordinates that are in no block stay "
         "personal.",
         "φ(v) = Σ_b κ_b φ_b(v_b)",
         "[LN] 8.4",
         {valueParameter(
             ParameterType::Text, "blocks", "Blocks", "all:nlasso",
             "coordinates:penalty*κ, separated by commas, e.g. 1-2:nlasso,3+5:mocha*0.5 or "
             "1:lp[p=3],all:l1; \"all\" means the coordinates that no other block names.")}},
        {makeMixed, mixedFormula}}});
  return catalogue;
}

std::string describePenalty(const Choice& penalty) {
  return penaltyCatalogue().find(penalty.kind())->make.formula(penalty, "v");
}

std::string penaltiesThat(const std::function<bool(const Penalty&)>& haveIt) {
  constexpr int dimension = 2;  // all norms are alike for d = 1
  std::vector<std::string> names;
  for (const auto& [info, maker] : penaltyCatalogue().entries) {
    const auto made = maker(defaultChoice(penaltyCatalogue().view, info.id), dimension);
    if (haveIt(*made.value())) names.push_back(fmt::format("{} ({})", info.label, info.id));
  }
  return fmt::format("{}", fmt::join(names, ", "));
}

std::string describeNormsWith(std::initializer_list<DualBall> balls) {
  std::vector<std::string_view> formulas;
  for (const auto ball : balls) formulas.push_back(ball == DualBall::Box ? "‖v‖₁" : "‖v‖₂");
  const auto isOne = [&](const Penalty& penalty) {
    const auto ball = penalty.dualBall();
    return ball && std::find(balls.begin(), balls.end(), *ball) != balls.end();
  };
  return fmt::format("φ(v) = {}: {}", fmt::join(formulas, " or "), penaltiesThat(isOne));
}

}  // namespace gtv
