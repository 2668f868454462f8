#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/catalogue.h"
#include "base/check.h"
#include "federated/catalogue.h"
#include "privacy/private_release.h"
#include "problem/method_context.h"

namespace gtv {

// What the entries of methods have in common.

/// The place of the chosen option among the options.
template <class Enum, std::size_t N>
Enum chosenOf(const Choice& solver, std::string_view key, const std::array<const char*, N>& names) {
  const auto name = solver.text(key);
  const auto found = std::find(names.begin(), names.end(), name);
  check(found != names.end(), "a valid choice takes one of the options");
  return static_cast<Enum>(found - names.begin());
}

template <std::size_t N>
Parameter chosenParameter(std::string key, std::string label,
                          const std::array<const char*, N>& names, std::string help) {
  return optionParameter(std::move(key), std::move(label), {names.begin(), names.end()},
                         std::move(help));
}

inline std::vector<Parameter> together(std::vector<Parameter> first,
                                       std::vector<Parameter> second) {
  first.insert(first.end(), std::make_move_iterator(second.begin()),
               std::make_move_iterator(second.end()));
  return first;
}

/// An Error at the field of the network that is not ideal.
inline Result<void> needsIdealNetwork(const MethodContext& context, const char* why) {
  if (context.network.isIdeal()) return {};
  return Error{context.network.deviation(), why};
}

/// The method with messages as private as chosen.
template <class Method>
std::unique_ptr<Solver> asPrivateAsChosen(std::unique_ptr<Method> method, const Choice& solver,
                                          double rate = 1) {
  method->makePrivate(privateReleaseOf(solver, rate));
  return method;
}

inline std::vector<Catalogue<SolverMaker>::Entry> inGroup(
    const char* group, std::vector<Catalogue<SolverMaker>::Entry> entries) {
  for (auto& entry : entries) entry.info.group = group;
  return entries;
}

}  // namespace gtv
