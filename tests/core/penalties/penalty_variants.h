#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/json.h"
#include "base/rng.h"
#include "penalties/catalogue.h"

namespace gtv::testing {

inline Vector draw(Rng& rng, int d) {
  Matrix numbers(d, 1);
  rng.fillNormal(numbers);
  return numbers.col(0);
}

/// Numbers of very different size.
inline double spread(Rng& rng) { return std::exp(2 * rng.normal()); }

inline Result<std::shared_ptr<const Penalty>> tryPenalty(const Json& json, int d) {
  const auto& catalogue = penaltyCatalogue();
  const auto choice = readChoice(catalogue.view, json, "penalty");
  if (!choice) return choice.error();
  return catalogue.find(choice->kind())->make(*choice, d);
}

inline std::shared_ptr<const Penalty> makePenalty(const Json& json, int d) {
  return tryPenalty(json, d).value();
}

/// The dual update of one edge.
inline Vector dualUpdate(const Penalty& penalty, const Vector& u, double capacity, double sigma) {
  Matrix U = u;
  penalty.dualUpdate(U, &capacity, &sigma);
  return U.col(0);
}

inline Matrix dualJacobian(const Penalty& penalty, const Vector& u, double capacity, double sigma) {
  Matrix J(u.size(), u.size());
  penalty.dualJacobian(u, capacity, sigma, J);
  return J;
}

/// BBᵀ with a d × rank matrix B of normal numbers.
inline Json randomSemidefinite(Rng& rng, int d, int rank) {
  Matrix B(d, rank);
  rng.fillNormal(B);
  const Matrix Q = B * B.transpose();
  Json rows = Json::array();
  for (int i = 0; i < d; ++i) {
    rows.push_back(Json::array());
    for (int j = 0; j < d; ++j) rows[i].push_back(Q(i, j));
  }
  return rows;
}

struct PenaltyVariant {
  std::string name;
  std::function<Json(int d)> json;
  std::function<bool(int d)> couplesAll;
};

/// Every entry of the catalogue as it is by default, and in the shapes that break things.
inline std::vector<PenaltyVariant> penaltyVariants() {
  const auto always = [](int) { return true; };
  const auto never = [](int) { return false; };
  const auto alone = [](int d) { return d == 1; };
  std::vector<PenaltyVariant> all;
  const auto fixed = [&](std::string name, Json json, std::function<bool(int)> couplesAll) {
    all.push_back(
        {std::move(name), [json = std::move(json)](int) { return json; }, std::move(couplesAll)});
  };
  for (const auto& entry : penaltyCatalogue().entries)
    fixed(entry.info.id, Json{{"kind", entry.info.id}}, always);
  fixed("squaredWeak", {{"kind", "squared"}, {"kappa", 0.03}}, always);
  fixed("squaredStrong", {{"kind", "squared"}, {"kappa", 20}}, always);
  for (const auto& [name, p] : std::vector<std::pair<std::string, Json>>{{"lp1", 1},
                                                                         {"lp1and1e9", 1 + 1e-9},
                                                                         {"lp1and01", 1.01},
                                                                         {"lp1and5", 1.5},
                                                                         {"lp3", 3},
                                                                         {"lp10", 10},
                                                                         {"lp100", 100},
                                                                         {"lp1000", 1000},
                                                                         {"lp1e6", 1e6},
                                                                         {"lp1e16", 1e16},
                                                                         {"lpInf", "inf"}})
    fixed(name, {{"kind", "lp"}, {"p", p}}, always);
  const auto semidefinite = [&](std::string name, auto rankOf,
                                std::function<bool(int)> couplesAll) {
    all.push_back(
        {std::move(name),
         [rankOf](int d) {
           Rng rng(static_cast<std::uint64_t>(40 + d));
           return Json{{"kind", "mahalanobis"}, {"Q", randomSemidefinite(rng, d, rankOf(d))}};
         },
         std::move(couplesAll)});
  };
  semidefinite(
      "mahalanobisFull", [](int d) { return d + 2; }, always);
  semidefinite(
      "mahalanobisSingular", [](int d) { return (d + 1) / 2; }, alone);
  semidefinite(
      "mahalanobisZero", [](int) { return 0; }, never);
  const auto mixed = [&](std::string name, const char* blocks,
                         std::function<bool(int)> couplesAll) {
    fixed(std::move(name), {{"kind", "mixed"}, {"blocks", blocks}}, std::move(couplesAll));
  };
  mixed("mixedNorms", "1:l1*0.3,all:nlasso", always);
  mixed("mixedNormAndSmooth", "1:mocha*2,all:lp[p=3]", always);
  mixed("mixedSmooth", "1:squared[kappa=0.2],all:mocha*3", always);
  mixed("mixedPersonal", "1:nlasso*0.7", alone);
  mixed("mixedPersonalFirst", "1:l1*0,all:mocha", never);
  mixed("mixedAllPersonal", "all:l1*0", never);
  return all;
}

}  // namespace gtv::testing
