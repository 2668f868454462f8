#include "graph_files/pajek_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/json.h"
#include "base/number.h"
#include "graph_files/decoded_lines.h"
#include "graph_files/warning_list.h"

namespace gtv {
namespace {

constexpr double mostDeclaredNodes = 2e7;

struct Word {
  std::string text;
  bool quoted = false;
};

/// The words of a line, those in quotes without them; nothing if a quote is not closed.
std::optional<std::vector<Word>> wordsOf(std::string_view line) {
  constexpr std::string_view blanks = " \t\r";
  std::vector<Word> words;
  for (auto at = line.find_first_not_of(blanks); at < line.size();
       at = line.find_first_not_of(blanks, at)) {
    Word word{{}, line[at] == '"'};
    if (!word.quoted) {
      const auto end = std::min(line.find_first_of(blanks, at), line.size());
      word.text = line.substr(at, end - at);
      at = end;
    } else {
      for (++at; at < line.size() && line[at] != '"'; ++at) {
        const bool escapes = line[at] == '\\' && at + 1 < line.size() &&
                             (line[at + 1] == '"' || line[at + 1] == '\\');
        word.text += line[escapes ? ++at : at];
      }
      if (at >= line.size()) return std::nullopt;
      ++at;
    }
    words.push_back(std::move(word));
  }
  return words;
}

/// Reads the lines of one document.
class PajekReader {
 public:
  PajekReader(ForeignGraph begun, std::size_t bytes) : graph_(std::move(begun)), bytes_(bytes) {}
  Result<void> takeLine(std::string_view line, int number);
  Result<ForeignGraph> finish();

 private:
  /// Of a project; the first partition is read.
  enum class Object { Network, Partition, Other };
  enum class Part { Nothing, Vertices, Edges, Lists, Matrix, Partition, Other };

  Error error(const std::string& message) const {
    return {fmt::format("{}:{}", graph_.name, line_), message};
  }
  Result<void> takeHeader(std::string_view line);
  Result<void> declareNodes(const std::vector<Word>& words);
  Result<void> takeVertex(const std::vector<Word>& words);
  Result<void> takeEdge(const std::vector<Word>& words);
  Result<void> takeList(const std::vector<Word>& words);
  Result<void> takeRow(const std::vector<Word>& words);
  Result<void> takeCluster(const std::vector<Word>& words);
  Result<void> beginPartition(const std::vector<Word>& words);
  void endNetwork();
  /// That no row is missing of the matrix before this line.
  Result<void> checkMatrix() const;
  Result<int> nodeOf(const Word& word) const;
  void noteTimes(const std::vector<Word>& words);
  void addEdge(int from, int to, std::optional<std::string> weight);

  ForeignGraph graph_;
  std::size_t bytes_;  ///< of the file
  WarningList unread_;
  std::unordered_set<std::string> unreadHeadings_;  ///< in small letters
  int line_ = 0;
  Part part_ = Part::Nothing;
  bool isDeclared_ = false;
  bool directed_ = false;
  bool isFinished_ = false;  ///< a second network has begun
  int relations_ = 0;        ///< parts with edges that have a number or a name of their own
  int row_ = 0;              ///< of the matrix or partition
  Object object_ = Object::Network;
  bool hasPartition_ = false;
  std::vector<int> nodeLines_;  ///< 0: of a node without a line
};

/// What follows is of another network.
void PajekReader::endNetwork() {
  unread_.appendTo(graph_.warnings, graph_.name);
  graph_.warnings.push_back(
      fmt::format("{}: holds more than one network; the first, of {}, is read, what follows line "
                  "{} is left out",
                  graph_.name, counted(std::ssize(graph_.ids), "node"), line_ - 1));
  isFinished_ = true;
}

/// *Vertices of a partition, a vector or their like are those of the network.
Result<void> PajekReader::beginPartition(const std::vector<Word>& words) {
  part_ = Part::Other;
  if (std::exchange(object_, Object::Other) != Object::Partition) return {};
  const auto count = words.size() > 1 ? parseInteger(words[1].text) : std::nullopt;
  if (!isDeclared_ || count != std::ssize(graph_.ids)) {
    unread_.add(
        fmt::format("the partition before line {} is not read, it is of another network", line_));
    return {};
  }
  hasPartition_ = true;
  row_ = 0;
  part_ = Part::Partition;
  return {};
}

Result<void> PajekReader::takeCluster(const std::vector<Word>& words) {
  if (row_ >= static_cast<int>(graph_.ids.size()))
    return error(fmt::format("the partition has more numbers than nodes, {}", graph_.ids.size()));
  graph_.nodes.set("cluster", static_cast<std::size_t>(row_++), words[0].text);
  return {};
}

Result<void> PajekReader::declareNodes(const std::vector<Word>& words) {
  if (object_ != Object::Network) return beginPartition(words);
  if (isDeclared_) {
    endNetwork();
    return {};
  }
  const auto count = words.size() > 1 ? parseNumber(words[1].text) : std::nullopt;
  if (!count || *count < 0 || *count != static_cast<double>(static_cast<long long>(*count)))
    return error("expected *Vertices and their number");
  if (*count > mostDeclaredNodes)
    return Error{graph_.name, fmt::format("says that it has {:.0f} nodes, expected at most {:.0f}",
                                          *count, mostDeclaredNodes)};
  if (*count > mostUnlistedNodes + static_cast<double>(bytes_))
    return error(fmt::format(
        "says that there are {:.0f} nodes, too many for a file of {}; give every node a line of "
        "its own below *Vertices",
        *count, counted(static_cast<std::int64_t>(bytes_), "byte")));
  for (std::size_t k = 2; k < words.size(); ++k)
    unread_.add(fmt::format("{} behind the number of nodes on line {} is not read",
                            shown(words[k].text), line_));
  isDeclared_ = true;
  const auto nodes = static_cast<std::size_t>(*count);
  graph_.ids.reserve(nodes);
  for (std::size_t i = 1; i <= nodes; ++i) graph_.ids.push_back(std::to_string(i));
  nodeLines_.assign(nodes, 0);
  part_ = Part::Vertices;
  return {};
}

Result<void> PajekReader::takeHeader(std::string_view line) {
  const auto words = wordsOf(line);
  if (!words) return error("a label in quotes is not closed");
  if (auto done = checkMatrix(); !done) return done;
  const auto kind = lowerCase(words->front().text);
  if (kind == "*network") {
    object_ = Object::Network;
    if (isDeclared_) return declareNodes(*words);
    part_ = Part::Other;
    return {};
  }
  if (kind == "*vertices") return declareNodes(*words);
  if (kind == "*partition" || kind == "*vector" || kind == "*permutation" || kind == "*cluster" ||
      kind == "*hierarchy") {
    if (kind != "*partition" || hasPartition_)
      unread_.add(fmt::format("{} on line {} is not read", shown(words->front().text), line_));
    const bool isRead = kind == "*partition" && !hasPartition_;
    object_ = isRead ? Object::Partition : Object::Other;
    part_ = Part::Other;
    return {};
  }
  const bool edges = kind == "*edges";
  const bool lists = kind == "*arcslist" || kind == "*edgeslist";
  const bool matrix = kind == "*matrix";
  if (!edges && !lists && !matrix && kind != "*arcs") {
    if (unreadHeadings_.insert(kind).second)
      unread_.add(fmt::format("{} on line {} is not read, it is not part of a graph",
                              shown(words->front().text), line_));
    part_ = Part::Other;
    return {};
  }
  if (!isDeclared_) return error(fmt::format("{} stands before *Vertices", words->front().text));
  if (object_ != Object::Network) {
    endNetwork();
    return {};
  }
  part_ = lists ? Part::Lists : matrix ? Part::Matrix : Part::Edges;
  directed_ = !edges && kind != "*edgeslist";
  row_ = 0;
  if (words->size() > 1 && (*words)[1].text.starts_with(':')) ++relations_;
  return {};
}

Result<int> PajekReader::nodeOf(const Word& word) const {
  const auto number = parseInteger(word.text);
  const auto count = static_cast<long long>(graph_.ids.size());
  if (number && *number >= 1 && *number <= count) return static_cast<int>(*number - 1);
  return error(fmt::format("node {} is not declared, expected 1 to {}, as *Vertices says",
                           shown(word.text), count));
}

Result<void> PajekReader::takeVertex(const std::vector<Word>& words) {
  const auto node = nodeOf(words.front());
  if (!node) return node.error();
  const auto item = static_cast<std::size_t>(*node);
  if (nodeLines_[item] > 0)
    return error(
        fmt::format("node {} appears twice, first on line {}", *node + 1, nodeLines_[item]));
  nodeLines_[item] = line_;
  if (words.size() > 1) graph_.nodes.set("label", item, words[1].text);
  noteTimes(words);
  // Numbers behind the label are coordinates, words are how it is drawn.
  if (words.size() < 4) return {};
  const auto across = parseNumber(words[2].text);
  const auto down = parseNumber(words[3].text);
  if (!across || !down) return {};
  graph_.nodes.set("x", item, words[2].text);
  graph_.nodes.set("y", item, formatNumber(1 - *down));
  return {};
}

/// "[5-10]" says when something is there.
void PajekReader::noteTimes(const std::vector<Word>& words) {
  for (std::size_t k = 2; k < words.size(); ++k)
    if (!words[k].quoted && words[k].text.starts_with('['))
      unread_.add(
          "times in square brackets are not read: what holds for some time only is read as "
          "if it held always");
}

void PajekReader::addEdge(int from, int to, std::optional<std::string> weight) {
  if (!directed_ && from > to) std::swap(from, to);
  if (weight) graph_.edges.set("weight", graph_.ends.size(), std::move(*weight));
  graph_.ends.emplace_back(from, to);
  graph_.edgeLines.push_back(line_);
}

Result<void> PajekReader::takeEdge(const std::vector<Word>& words) {
  if (words.size() < 2) return error("expected two nodes and perhaps a weight");
  const auto from = nodeOf(words[0]);
  if (!from) return from.error();
  const auto to = nodeOf(words[1]);
  if (!to) return to.error();
  noteTimes(words);
  // How the line is drawn comes in pairs, "l relation"; a time as [1-3].
  const bool hasWeight =
      words.size() > 2 && !words[2].text.starts_with('[') &&
      (words[2].quoted || words.size() % 2 == 1 || parseNumber(words[2].text).has_value());
  addEdge(*from, *to, hasWeight ? std::optional(words[2].text) : std::nullopt);
  return {};
}

Result<void> PajekReader::takeList(const std::vector<Word>& words) {
  const auto from = nodeOf(words[0]);
  if (!from) return from.error();
  for (std::size_t k = 1; k < words.size(); ++k) {
    const auto to = nodeOf(words[k]);
    if (!to) return to.error();
    addEdge(*from, *to, std::nullopt);
  }
  return {};
}

Result<void> PajekReader::takeRow(const std::vector<Word>& words) {
  if (row_ >= static_cast<int>(graph_.ids.size()))
    return error(fmt::format("the matrix has more rows than nodes, {}", graph_.ids.size()));
  if (words.size() != graph_.ids.size())
    return error(fmt::format("the row of the matrix has {}, expected one per node, {}",
                             counted(std::ssize(words), "number"), graph_.ids.size()));
  for (std::size_t k = 0; k < words.size(); ++k)
    if (const auto number = parseNumber(words[k].text); !number || *number != 0)
      addEdge(row_, static_cast<int>(k), words[k].text);
  ++row_;
  return {};
}

Result<void> PajekReader::takeLine(std::string_view line, int number) {
  line_ = number;
  line = trimmed(line);
  if (isFinished_ || line.empty() || line.front() == '%') return {};
  if (line.front() == '*') return takeHeader(line);
  if (part_ == Part::Other) {
    if (std::exchange(object_, object_ == Object::Network ? object_ : Object::Other) ==
        Object::Partition)
      unread_.add(fmt::format("the partition on line {} is not read, it has no *Vertices", line_));
    return {};
  }
  const auto words = wordsOf(line);
  if (!words) return error("a label in quotes is not closed");
  switch (part_) {
    case Part::Vertices:
      return takeVertex(*words);
    case Part::Edges:
      return takeEdge(*words);
    case Part::Lists:
      return takeList(*words);
    case Part::Matrix:
      return takeRow(*words);
    case Part::Partition:
      return takeCluster(*words);
    default:
      return error("expected *Vertices");
  }
}

Result<void> PajekReader::checkMatrix() const {
  if (part_ != Part::Matrix || row_ >= static_cast<int>(graph_.ids.size()) || isFinished_)
    return {};
  return error(fmt::format("the matrix has {}, expected one per node, {}", counted(row_, "row"),
                           graph_.ids.size()));
}

Result<ForeignGraph> PajekReader::finish() {
  if (!isDeclared_) return Error{graph_.name, "holds no *Vertices"};
  if (auto done = checkMatrix(); !done) return done.error();
  if (!isFinished_) unread_.appendTo(graph_.warnings, graph_.name);
  if (relations_ > 1)
    graph_.warnings.push_back(fmt::format(
        "{}: the edges of {} relations are read together, as one graph", graph_.name, relations_));
  return std::move(graph_);
}

}  // namespace

Result<ForeignGraph> readPajek(std::string_view bytes, ForeignGraph begun) {
  auto decoded = decodeLines(bytes, begun.name);
  if (!decoded) return decoded.error();
  PajekReader reader(std::move(begun), bytes.size());
  std::string_view rest = decoded->text;
  for (int number = 1; !rest.empty(); ++number) {
    const auto end = rest.find('\n');
    if (auto done = reader.takeLine(rest.substr(0, end), number); !done) return done.error();
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  }
  auto graph = reader.finish();
  if (graph && !decoded->warning.empty()) graph->warnings.push_back(std::move(decoded->warning));
  return graph;
}

}  // namespace gtv
