#include "graph/edge_policy.h"

#include <algorithm>
#include <array>

namespace gtv {
namespace {

constexpr std::array merges{"refuse", "sum", "mean", "max", "first"};
constexpr std::array repairs{"refuse", "drop", "one"};

template <class Enum, std::size_t n>
Enum valueOf(const std::array<const char*, n>& names, const std::string& name) {
  return static_cast<Enum>(std::find(names.begin(), names.end(), name) - names.begin());
}

}  // namespace

std::vector<Parameter> edgePolicyParameters() {
  return {
      valueParameter(ParameterType::Text, "weight", "Weight attribute", "",
                     "The attribute or column of the edges that holds their weights. If it is "
                     "empty this is the one called weight, or else value, in capitals or not, or "
                     "else the only other column of a table that has numbers."),
      booleanParameter("unweighted", "All weights are 1", false,
                       "Every edge has weight 1, whatever the file says."),
      optionParameter("textWeights", "Weights written as texts", {"convert", "refuse"},
                      "What becomes of weights that the file declares to be texts: those that "
                      "spell a number are converted, or the file is refused."),
      optionParameter(
          "missingWeights", "Missing weights", {"one", "drop", "refuse"},
          "What becomes of edges without a weight where others have one: their weight "
          "is 1, they are left out, or the file is refused. Weights that are NaN or NA are "
          "left out with the others, or else the file is refused."),
      optionParameter("nonPositiveWeights", "Weights that are not positive",
                      {"refuse", "drop", "one"},
                      "What becomes of edges whose weight is 0 or less: the file is refused, they "
                      "are left out, or their weight is 1."),
      optionParameter("selfLoops", "Self-loops", {"refuse", "drop"},
                      "What becomes of edges from a node to itself: the file is refused, or they "
                      "are left out."),
      optionParameter("parallelEdges", "Parallel edges", {"refuse", "sum", "mean", "max", "first"},
                      "What becomes of an edge that appears more than once: the file is refused, "
                      "or one edge remains, with the sum, mean or largest of the weights, or the "
                      "first of them."),
      optionParameter("directions", "Two directions", {"refuse", "sum", "mean", "max", "first"},
                      "What becomes of an edge that appears in both directions: if the weights "
                      "differ the file is refused, or one edge remains, with the sum, mean or "
                      "largest of the weights, or the first of them."),
      optionParameter("header", "First line", {"automatic", "names", "values"},
                      "Of tables: whether the first line has the names of the columns or an edge "
                      "already. Automatic: names such as source and target are recognised, and "
                      "numbers are nodes.")};
}

EdgePolicy edgePolicy(const Choice& choice) {
  EdgePolicy policy;
  policy.weight = choice.text("weight");
  policy.unweighted = choice.flag("unweighted");
  policy.convertTexts = choice.text("textWeights") == "convert";
  policy.missing = valueOf<EdgeRepair>(repairs, choice.text("missingWeights"));
  policy.nonPositive = valueOf<EdgeRepair>(repairs, choice.text("nonPositiveWeights"));
  policy.dropLoops = choice.text("selfLoops") == "drop";
  policy.parallel = valueOf<EdgeMerge>(merges, choice.text("parallelEdges"));
  policy.directions = valueOf<EdgeMerge>(merges, choice.text("directions"));
  if (const auto header = choice.text("header"); header != "automatic") policy.header = header;
  return policy;
}

}  // namespace gtv
