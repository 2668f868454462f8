#include "graph_files/dimacs_reader.h"

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/json.h"
#include "base/number.h"
#include "graph_files/decoded_lines.h"
#include "tables/table_format.h"

namespace gtv {
namespace {

/// Cuts the first line off; its words.
std::vector<std::string_view> takeWords(std::string_view& text) {
  const auto end = std::min(text.find('\n'), text.size());
  std::vector<std::string_view> words;
  for (const auto& cell : cellsOf(trimmed(text.substr(0, end)), blankSeparator))
    if (!cell.text.empty()) words.push_back(cell.text);
  text.remove_prefix(std::min(end + 1, text.size()));
  return words;
}

bool isProblem(const std::vector<std::string_view>& words) {
  return words.size() == 4 && words[0] == "p" && parseInteger(words[2]) && parseInteger(words[3]) &&
         !parseInteger(words[1]);
}

/// Reads the lines of one document.
class DimacsReader {
 public:
  DimacsReader(ForeignGraph begun, std::size_t bytes) : graph_(std::move(begun)), bytes_(bytes) {}
  Result<void> takeLine(const std::vector<std::string_view>& words);
  ForeignGraph finish();

 private:
  Error error(const std::string& message) const {
    return {fmt::format("{}:{}", graph_.name, line_), message};
  }
  Result<void> takeProblem(const std::vector<std::string_view>& words);
  Result<int> nodeOf(std::string_view word) const;

  ForeignGraph graph_;
  std::size_t bytes_;
  int line_ = 0;
  bool isDeclared_ = false;
  long long edges_ = 0;  ///< that the file says it has
};

Result<void> DimacsReader::takeProblem(const std::vector<std::string_view>& words) {
  if (!isProblem(words) || isDeclared_)
    return error("expected one line p, the kind of the problem and the numbers of nodes and edges");
  if (words[1] != "sp" && words[1] != "edge" && words[1] != "edges" && words[1] != "col")
    return error(fmt::format("the problem {} of DIMACS is not read, expected sp, edge or col",
                             shown(words[1])));
  const auto nodes = *parseInteger(words[2]);
  if (nodes < 0) return error(fmt::format("expected the number of nodes, got {}", nodes));
  if (static_cast<double>(nodes) > mostUnlistedNodes + static_cast<double>(bytes_))
    return error(fmt::format("says that there are {} nodes, too many for a file of {}", nodes,
                             counted(static_cast<std::int64_t>(bytes_), "byte")));
  for (long long i = 1; i <= nodes; ++i) graph_.ids.push_back(std::to_string(i));
  edges_ = *parseInteger(words[3]);
  isDeclared_ = true;
  return {};
}

Result<int> DimacsReader::nodeOf(std::string_view word) const {
  const auto number = parseInteger(word);
  if (number && *number >= 1 && *number <= std::ssize(graph_.ids))
    return static_cast<int>(*number - 1);
  return error(fmt::format("expected a node from 1 to {}, got {}", graph_.ids.size(), shown(word)));
}

Result<void> DimacsReader::takeLine(const std::vector<std::string_view>& words) {
  ++line_;
  if (words.empty() || words[0] == "c") return {};
  if (words[0] == "p") return takeProblem(words);
  const bool isArc = words[0] == "a";
  const std::size_t most = 4;
  if ((!isArc && words[0] != "e") || words.size() < most - 1 || words.size() > most ||
      (isArc && words.size() < most))
    return error("expected a line a with two nodes and a weight, or e with two nodes");
  const auto from = nodeOf(words[1]);
  if (!from) return from.error();
  const auto to = nodeOf(words[2]);
  if (!to) return to.error();
  if (words.size() == most) graph_.edges.set("weight", graph_.ends.size(), std::string(words[3]));
  graph_.ends.emplace_back(*from, *to);
  graph_.edgeLines.push_back(line_);
  return {};
}

ForeignGraph DimacsReader::finish() {
  if (const auto found = std::ssize(graph_.ends); found != edges_)
    graph_.warnings.push_back(fmt::format("{}: says that it has {} and has {}", graph_.name,
                                          counted(edges_, "edge"), found));
  return std::move(graph_);
}

}  // namespace

bool isDimacs(std::string_view begin) {
  while (!begin.empty()) {
    const auto words = takeWords(begin);
    if (!words.empty() && words[0] != "c") return isProblem(words);
  }
  return false;
}

Result<ForeignGraph> readDimacs(std::string_view bytes, ForeignGraph begun) {
  auto decoded = decodeLines(bytes, begun.name);
  if (!decoded) return decoded.error();
  DimacsReader reader(std::move(begun), bytes.size());
  std::string_view rest = decoded->text;
  while (!rest.empty())
    if (auto done = reader.takeLine(takeWords(rest)); !done) return done.error();
  auto graph = reader.finish();
  if (!decoded->warning.empty()) graph.warnings.push_back(std::move(decoded->warning));
  return graph;
}

}  // namespace gtv
