#include "graph_files/dl_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/json.h"
#include "base/number.h"
#include "graph_files/decoded_lines.h"

namespace gtv {
namespace {

struct DlWord {
  std::string text;
  int line = 0;
  bool endsLine = false;
  bool quoted = false;
};

/// Words are separated by blanks, commas and ends of lines; quotes hold them together. `=` is a
/// word of its own before the data.
/// `openQuote` gets the line of a quote that is not closed, which ends the words.
std::vector<DlWord> dlWords(std::string_view text, int& openQuote) {
  std::vector<DlWord> words;
  int line = 1;
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    if (c == '\n') {
      if (!words.empty()) words.back().endsLine = true;
      ++line;
      ++at;
    } else if (c == ' ' || c == '\t' || c == '\r' || c == ',') {
      ++at;
    } else if (c == '"') {
      const auto end = text.find_first_of("\"\n", at + 1);
      if (end == std::string_view::npos || text[end] != '"') {
        openQuote = line;
        return words;
      }
      words.push_back({std::string(text.substr(at + 1, end - at - 1)), line, false, true});
      at = end + 1;
    } else if (c == '=') {
      words.push_back({"=", line});
      ++at;
    } else {
      const auto end = std::min(text.find_first_of(" \t\r\n,=", at), text.size());
      words.push_back({std::string(text.substr(at, end - at)), line});
      at = end;
    }
  }
  if (!words.empty()) words.back().endsLine = true;
  return words;
}

class DlReader {
 public:
  DlReader(ForeignGraph begun, std::string_view text)
      : graph_(std::move(begun)), bytes_(text.size()), words_(dlWords(text, openQuote_)) {}

  Result<ForeignGraph> read() {
    if (openQuote_ > 0)
      return Error{fmt::format("{}:{}", graph_.name, openQuote_), "a quote is not closed"};
    if (atEnd() || lowerCase(words_[at_].text) != "dl")
      return Error{place(), "expected a file that begins with dl"};
    ++at_;
    if (auto done = readHeader(); !done) return done.error();
    if (auto done = makeNodes(); !done) return done.error();
    auto done = format_ == "edgelist1"   ? readEdges()
                : format_ == "nodelist1" ? readLists()
                                         : readMatrix();
    if (!done) return done.error();
    if (std::ssize(graph_.ids) < *nodes_)
      return Error{graph_.name, fmt::format("says that there are {} nodes and names {}", *nodes_,
                                            graph_.ids.size())};
    return std::move(graph_);
  }

 private:
  bool atEnd() const { return at_ == words_.size(); }
  std::string place() const {
    const int line = words_.empty() ? 1 : words_[std::min(at_, words_.size() - 1)].line;
    return fmt::format("{}:{}", graph_.name, line);
  }
  /// At the word before.
  Error error(const std::string& message) {
    if (at_ > 0) --at_;
    return {place(), message};
  }

  /// Is this "labels:" or the beginning of "labels embedded"?
  bool isLabels(std::size_t at) const {
    if (at >= words_.size() || words_[at].quoted) return false;
    const auto word = lowerCase(words_[at].text);
    return word == "labels:" || (word == "labels" && at + 1 < words_.size() &&
                                 lowerCase(words_[at + 1].text).starts_with("embedded"));
  }
  /// Is this the first word of "row labels:" or its like?
  bool isOwner(std::size_t at) const {
    const auto word = lowerCase(words_[at].text);
    return (word == "row" || word == "column" || word == "col" || word == "level" ||
            word == "matrix") &&
           isLabels(at + 1);
  }

  /// n=5, format=fullmatrix, labels: …, data:
  Result<void> readHeader() {
    while (!atEnd()) {
      const bool isOwned = isOwner(at_);
      const auto word = lowerCase(words_[at_++].text);
      if (word == "data:") return {};
      if (isOwned || isLabels(at_ - 1)) {
        if (isOwned) ++at_;
        readLabels(isOwned ? word : std::string());
      } else if (auto done = readSetting(word); !done) {
        return done;
      }
    }
    return Error{place(), "ends before data:"};
  }

  Result<void> readSetting(const std::string& name) {
    // UCINET itself writes "diagonal present".
    const bool hasSign = !atEnd() && words_[at_].text == "=";
    if (!hasSign && name != "diagonal")
      return error(fmt::format("expected n=, format=, labels: or data:, got {}", shown(name)));
    if (hasSign) ++at_;
    if (atEnd()) return error(fmt::format("{}= has no value", name));
    const auto value = lowerCase(words_[at_++].text);
    if (name == "format") {
      format_ = value;
      static const std::vector<std::string> known{
          "fullmatrix", "fm", "upperhalf", "lowerhalf", "edgelist1", "nodelist1", "el1", "nl1"};
      if (std::find(known.begin(), known.end(), value) == known.end())
        return error(fmt::format(
            "expected format fullmatrix, upperhalf, lowerhalf, edgelist1 or nodelist1, got {}",
            shown(value)));
      if (value == "el1") format_ = "edgelist1";
      if (value == "nl1") format_ = "nodelist1";
      return {};
    }
    if (name == "diagonal") {
      hasDiagonal_ = value != "absent";
      return value == "absent" || value == "present"
                 ? Result<void>()
                 : error(fmt::format("expected diagonal present or absent, got {}", shown(value)));
    }
    if (name != "n" && name != "nr" && name != "nc" && name != "nm")
      return error(fmt::format("{} is not known; expected n, nm, format or diagonal", shown(name)));
    const auto number = parseInteger(value);
    if (!number || *number < 0)
      return error(fmt::format("expected a whole number for {}, got {}", name, shown(value)));
    if (name == "nm" && *number != 1)
      return error(fmt::format("has {} matrices; export one of them alone", *number));
    if (name == "n" || name == "nr" || name == "nc") {
      if (nodes_ && *nodes_ != *number)
        return error(
            fmt::format("the matrix has {} rows and {} columns, expected as many of both: "
                        "one per node",
                        *nodes_, *number));
      nodes_ = *number;
      return {};
    }
    return {};
  }

  /// Behind "labels:", of the rows, columns or levels alone or of all nodes: until as many as there
  /// are nodes, or the next part of the file. "embedded" says that they stand among the numbers.
  void readLabels(const std::string& owner) {
    if (lowerCase(words_[at_ - 1].text) == "labels") {
      ++at_;
      rowsAreEmbedded_ = rowsAreEmbedded_ || owner.empty() || owner == "row";
      columnsAreEmbedded_ = columnsAreEmbedded_ || owner.empty() || owner.starts_with("col");
      return;
    }
    std::vector<std::string> read;
    while (!atEnd() && (!nodes_ || std::ssize(read) < *nodes_)) {
      const auto& word = words_[at_];
      if (!word.quoted && (lowerCase(word.text) == "data:" || isLabels(at_) || isOwner(at_))) break;
      read.push_back(word.text);
      ++at_;
    }
    if (owner.empty() || owner == "row")
      labels_ = std::move(read);
    else if (owner.starts_with("col"))
      columnLabels_ = std::move(read);
  }

  Result<void> makeNodes() {
    if (!nodes_) return error("says no number of nodes: expected n=");
    if (static_cast<double>(*nodes_) > mostUnlistedNodes + static_cast<double>(bytes_))
      return error(fmt::format("says that there are {} nodes, too many for a file of {}", *nodes_,
                               counted(static_cast<std::int64_t>(bytes_), "byte")));
    if (labels_.empty()) labels_ = columnLabels_;
    if (!columnLabels_.empty() && columnLabels_ != labels_)
      return error("the rows and columns have different labels, expected the same nodes in both");
    if (!labels_.empty() && std::ssize(labels_) != *nodes_)
      return error(fmt::format("has {} for {}", counted(std::ssize(labels_), "label"),
                               counted(*nodes_, "node")));
    const bool isMatrix = format_ != "edgelist1" && format_ != "nodelist1";
    if (columnsAreEmbedded_ && isMatrix) {
      for (long long i = 0; i < *nodes_ && !atEnd(); ++i) labels_.push_back(words_[at_++].text);
      if (std::ssize(labels_) != *nodes_) return error("ends in the labels of the columns");
    }
    for (const auto& label : labels_)
      if (auto node = addNode(label); !node) return node.error();
    if (labels_.empty() && !areEmbedded())
      for (long long i = 1; i <= *nodes_; ++i)
        if (auto node = addNode(std::to_string(i)); !node) return node.error();
    return {};
  }

  bool areEmbedded() const { return rowsAreEmbedded_ || columnsAreEmbedded_; }

  Result<int> addNode(const std::string& label) {
    const auto [place, isNew] = numbers_.emplace(label, static_cast<int>(graph_.ids.size()));
    if (!isNew) return error(fmt::format("two nodes are called {}", shown(label)));
    graph_.ids.push_back(label);
    return place->second;
  }

  /// An embedded label, else a number from 1 to n.
  Result<int> nodeOf(const std::string& word) {
    if (areEmbedded()) {
      if (const auto found = numbers_.find(word); found != numbers_.end()) return found->second;
      if (std::ssize(graph_.ids) < *nodes_) return addNode(word);
    } else if (const auto number = parseInteger(word);
               number && *number >= 1 && *number <= *nodes_) {
      return static_cast<int>(*number - 1);
    }
    return error(fmt::format("expected one of {}, got {}", counted(*nodes_, "node"), shown(word)));
  }

  void addEdge(int from, int to, const std::string& weight, int line) {
    graph_.edges.set("weight", graph_.ends.size(), weight);
    graph_.ends.emplace_back(from, to);
    graph_.edgeLines.push_back(line);
  }

  /// Lines "from to" or "from to weight".
  Result<void> readEdges() {
    while (!atEnd()) {
      std::vector<std::string> line;
      const int number = words_[at_].line;
      while (!atEnd() && words_[at_].line == number) line.push_back(words_[at_++].text);
      if (line.size() != 2 && line.size() != 3)
        return error("expected from, to and perhaps a weight");
      const auto from = nodeOf(line[0]);
      if (!from) return from.error();
      const auto to = nodeOf(line[1]);
      if (!to) return to.error();
      addEdge(*from, *to, line.size() == 3 ? line[2] : "1", number);
    }
    return {};
  }

  /// Lines "from to to …".
  Result<void> readLists() {
    while (!atEnd()) {
      const int number = words_[at_].line;
      const auto from = nodeOf(words_[at_++].text);
      if (!from) return from.error();
      while (!atEnd() && words_[at_].line == number) {
        const auto to = nodeOf(words_[at_++].text);
        if (!to) return to.error();
        addEdge(*from, *to, "1", number);
      }
    }
    return {};
  }

  Result<void> readMatrix() {
    const int n = static_cast<int>(*nodes_);
    const bool upper = format_ == "upperhalf";
    const bool lower = format_ == "lowerhalf";
    for (int row = 0; row < n; ++row) {
      const int skipped = hasDiagonal_ ? 0 : 1;
      const int first = upper ? row + skipped : 0;
      const int end = lower ? row + 1 - skipped : n;
      if (rowsAreEmbedded_ && first < end) {
        if (atEnd()) return Error{place(), fmt::format("row {} of the matrix is missing", row + 1)};
        const auto node = nodeOf(words_[at_++].text);
        if (!node) return node.error();
        if (*node != row) return error("the rows have another order than the columns");
      }
      for (int column = first; column < end; ++column) {
        if (!upper && !lower && !hasDiagonal_ && row == column) continue;
        if (atEnd())
          return Error{place(), fmt::format("ends in row {} of the matrix, before column {}",
                                            row + 1, column + 1)};
        const auto& word = words_[at_++];
        // Where a matrix has 0 there is no edge.
        if (const auto number = parseNumber(word.text); number && *number == 0) continue;
        const bool halved = upper || lower;
        addEdge(halved ? std::min(row, column) : row, halved ? std::max(row, column) : column,
                word.text, word.line);
      }
    }
    if (!atEnd()) {
      ++at_;
      return error("more numbers follow than the matrix has");
    }
    return {};
  }

  ForeignGraph graph_;
  std::size_t bytes_;
  int openQuote_ = 0;
  std::vector<DlWord> words_;
  std::size_t at_ = 0;
  std::optional<long long> nodes_;
  std::string format_ = "fullmatrix";
  bool hasDiagonal_ = true;
  bool rowsAreEmbedded_ = false;
  bool columnsAreEmbedded_ = false;
  std::vector<std::string> labels_;
  std::vector<std::string> columnLabels_;
  std::unordered_map<std::string, int> numbers_;
};

}  // namespace

Result<ForeignGraph> readDl(std::string_view bytes, ForeignGraph begun) {
  auto decoded = decodeLines(bytes, begun.name);
  if (!decoded) return decoded.error();
  auto graph = DlReader(std::move(begun), decoded->text).read();
  if (graph && !decoded->warning.empty()) graph->warnings.push_back(std::move(decoded->warning));
  return graph;
}

}  // namespace gtv
