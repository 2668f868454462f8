#include "run/graph_file_remedies.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/localized.h"
#include "run/run.h"

namespace gtv {
namespace {

/// A field of the graph and the value that lets the file pass, with what that does.
struct Lenience {
  std::string_view field;
  std::string_view value;
  const char* title;
};

/// With the first or the second of these, edges are joined.
constexpr std::array<std::string_view, 2> merges{"sum", "mean"};

const std::vector<Lenience>& leniences() {
  static const std::vector<Lenience> all{
      {"selfLoops", "drop", displayText("Leave out self-loops")},
      {"nonPositiveWeights", "drop", displayText("Leave out edges with weights of 0 or less")},
      {"missingWeights", "one", displayText("Give edges without a weight the weight 1")},
      {"textWeights", "convert", displayText("Read texts as numbers")},
      {"parallelEdges", "sum", displayText("Add up the weights of parallel edges")},
      {"parallelEdges", "mean", displayText("Take the mean weight of parallel edges")},
      {"directions", "sum", displayText("Add up the weights of the two directions")},
      {"directions", "mean", displayText("Take the mean weight of the two directions")},
      {"header", "names", displayText("The first line has the names of the columns")},
      {"header", "values", displayText("The first line is an edge")}};
  return all;
}

/// One field after the other is changed until the file passes; edges are joined by `merge`, and
/// the first line is taken for `header`.
std::optional<Remedy> lenient(const Experiment& refused, const Error& refusal,
                              std::string_view merge, std::string_view header,
                              const std::stop_token& stop) {
  Remedy remedy{{}, refused};
  auto error = refusal;
  for (std::size_t step = 0; step < leniences().size(); ++step) {
    const auto field = graphFieldIn(error);
    const auto choice =
        std::find_if(leniences().begin(), leniences().end(), [&](const Lenience& each) {
          if (each.field != field) return false;
          if (field == "header") return each.value == header;
          return std::find(merges.begin(), merges.end(), each.value) == merges.end() ||
                 each.value == merge;
        });
    if (choice == leniences().end() || stop.stop_requested()) return std::nullopt;
    auto changed = remedy.experiment.with("graph." + field, std::string(choice->value));
    if (!changed || *changed == remedy.experiment) return std::nullopt;
    remedy.experiment = std::move(*changed);
    remedy.title += (remedy.title.empty() ? "" : "; ") + localized(choice->title);
    const auto run = Run::start(remedy.experiment, 0, stop);
    if (run.ok()) return remedy;
    error = run.error();
  }
  return std::nullopt;
}

}  // namespace

std::string graphFieldIn(const Error& refusal) {
  for (const auto& each : leniences()) {
    const auto path = "graph." + std::string(each.field);
    if (refusal.where == path || refusal.message.find(path) != std::string::npos)
      return std::string(each.field);
  }
  return {};
}

std::vector<Remedy> graphFileRemedies(const Experiment& refused, const Error& refusal,
                                      const std::stop_token& stop) {
  std::vector<Remedy> out;
  if (refused.graph().kind() != "csv" || graphFieldIn(refusal).empty()) return out;
  const bool asksForHeader = graphFieldIn(refusal) == "header";
  for (const std::size_t k : {0U, 1U}) {
    auto remedy = lenient(refused, refusal, asksForHeader ? merges[0] : merges[k],
                          asksForHeader && k == 0 ? "names" : "values", stop);
    const bool isNew = remedy && std::none_of(out.begin(), out.end(), [&](const Remedy& other) {
                         return other.experiment == remedy->experiment;
                       });
    if (isNew) out.push_back(std::move(*remedy));
  }
  return out;
}

}  // namespace gtv
