#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "base/result.h"

namespace gtv {

/// A step of a method in words.
struct PseudoCodeLine {
  std::string text;                ///< with <sub> and <sup>
  std::vector<std::string> shows;  ///< quantities of a node, of pseudoCodeQuantities()
};

/// What a method does once, and what it does in every iteration.
struct PseudoCode {
  std::vector<PseudoCodeLine> once;
  std::vector<PseudoCodeLine> loop;  ///< at least one
};

/// What a line can show of a node i: "parameters" (w_i), "before" (those of the iterate before),
/// "reflected" (2w_i − before), "gradient" (∇L_i(w_i)), "outflow" (Σ_e D_ei u_e), "neighbours" (the
/// mean of w_j over the neighbours by the weights), "mean" (of w over all nodes), "step" (the step
/// size of a gradient method).
const std::vector<std::string>& pseudoCodeQuantities();

/// By the ids of solverCatalogue(). The file is {"format": "gtvlab-algorithms", "version": 1,
/// "methods": {id: {"once": […], "loop": [{"text", "shows": […]}]}}}; the Error names file and
/// field.
Result<std::map<std::string, PseudoCode>> readPseudoCode(const std::filesystem::path& file);
/// That of resources/algorithms.json.
Result<std::map<std::string, PseudoCode>> loadPseudoCode();

}  // namespace gtv
