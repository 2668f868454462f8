#include "graph_files/python_edge_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "base/counted.h"
#include "base/json.h"
#include "base/number.h"
#include "graph_files/decoded_lines.h"

namespace gtv {
namespace {

constexpr std::string_view blanks = " \t\r";

/// Cuts the first word off.
std::string_view takeWord(std::string_view& line) {
  line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
  const auto end = std::min(line.find_first_of(blanks), line.size());
  const auto word = line.substr(0, end);
  line.remove_prefix(end);
  return word;
}

/// Cuts the first line off.
std::string_view takeLine(std::string_view& text) {
  const auto end = std::min(text.find('\n'), text.size());
  const auto line = trimmed(text.substr(0, end));
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

bool isDictionary(std::string_view text) { return text.size() > 1 && text.front() == '{'; }

/// Of what NumPy writes as np.float64(2.5) the number.
std::string_view bareNumber(std::string_view value) {
  const auto open = value.find('(');
  if (open == std::string_view::npos || value.back() != ')' || !value.starts_with("np."))
    return value;
  const auto inside = value.substr(open + 1, value.size() - open - 2);
  return parseNumber(std::string(inside)) ? inside : value;
}

/// The entries of a dictionary of Python on one line.
class DictionaryParser {
 public:
  explicit DictionaryParser(std::string_view text) : text_(text) {}

  /// False if it is none. `found` gets the key, the value and whether that is a text.
  template <class Found>
  bool parse(const Found& found) {
    if (!take('{')) return false;
    if (take('}')) return atEnd();
    do {
      bool isText = false;
      const auto key = value(isText);
      if (!key || !take(':')) return false;
      const auto content = value(isText);
      if (!content) return false;
      if (isText || *content != "None") found(*key, *content, isText);
      // A comma may stand behind the last entry.
      if (take('}')) return atEnd();
    } while (take(',') && !atEnd() && text_[at_] != '}');
    return take('}') && atEnd();
  }

 private:
  void skipBlanks() { at_ = std::min(text_.find_first_not_of(blanks, at_), text_.size()); }
  bool atEnd() {
    skipBlanks();
    return at_ == text_.size();
  }
  bool take(char c) {
    skipBlanks();
    if (at_ == text_.size() || text_[at_] != c) return false;
    ++at_;
    skipBlanks();
    return true;
  }
  /// A text without its quotes, or what stands before the next comma, colon or closing bracket.
  std::optional<std::string> value(bool& isText) {
    skipBlanks();
    isText = at_ < text_.size() && (text_[at_] == '\'' || text_[at_] == '"');
    return isText ? quoted() : plain();
  }
  std::optional<std::string> quoted() {
    const char quote = text_[at_++];
    std::string out;
    for (; at_ < text_.size() && text_[at_] != quote; ++at_) {
      if (text_[at_] == '\\' && at_ + 1 < text_.size()) {
        const char escaped = text_[++at_];
        if (escaped != '\\' && escaped != '\'' && escaped != '"') out += '\\';
        out += escaped;
      } else {
        out += text_[at_];
      }
    }
    if (at_ == text_.size()) return std::nullopt;
    ++at_;
    return out;
  }
  std::optional<std::string> plain() {
    const auto begin = at_;
    int depth = 0;
    for (; at_ < text_.size(); ++at_) {
      const char c = text_[at_];
      if (c == '\'' || c == '"') {
        if (!quoted()) return std::nullopt;
        --at_;
      } else if (c == '[' || c == '(' || c == '{') {
        ++depth;
      } else if (c == ']' || c == ')' || c == '}') {
        if (depth == 0) break;
        --depth;
      } else if (depth == 0 && (c == ',' || c == ':')) {
        break;
      }
    }
    const auto out = trimmed(text_.substr(begin, at_ - begin));
    return out.empty() || depth > 0 ? std::nullopt : std::optional(std::string(bareNumber(out)));
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

bool isPythonEdgeList(std::string_view begin) {
  while (!begin.empty()) {
    auto line = takeLine(begin);
    if (line.empty() || line.front() == '#') continue;
    const auto source = takeWord(line);
    const auto target = takeWord(line);
    const auto rest = trimmed(line);
    return !source.empty() && !target.empty() && isDictionary(rest) && rest.back() == '}';
  }
  return false;
}

Result<ForeignGraph> readPythonEdgeList(std::string_view bytes, ForeignGraph begun) {
  auto graph = std::move(begun);
  auto decoded = decodeLines(bytes, graph.name);
  if (!decoded) return decoded.error();
  if (!decoded->warning.empty()) graph.warnings.push_back(std::move(decoded->warning));
  std::string_view text = decoded->text;
  std::unordered_map<std::string, int> numbers;
  const auto numberOf = [&](std::string_view key) {
    const auto [place, isNew] =
        numbers.try_emplace(std::string(key), static_cast<int>(graph.ids.size()));
    if (isNew) graph.ids.emplace_back(key);
    return place->second;
  };
  std::int64_t number = 0;
  std::int64_t comments = 0;
  while (!text.empty()) {
    ++number;
    auto line = takeLine(text);
    if (line.empty()) continue;
    if (line.front() == '#') {
      ++comments;
      continue;
    }
    const auto whole = line;
    const auto source = takeWord(line);
    const auto target = takeWord(line);
    const auto edge = graph.ends.size();
    const bool isRead =
        isDictionary(trimmed(line)) &&
        DictionaryParser(trimmed(line))
            .parse([&](const std::string& key, const std::string& value, bool isText) {
              graph.edges.set(
                  key, edge, value,
                  isText ? ForeignTable::Written::AsText : ForeignTable::Written::Plain);
            });
    if (!isRead)
      return Error{fmt::format("{}:{}", graph.name, number),
                   fmt::format("expected two nodes and a dictionary such as {{'weight': 2.5}}, got "
                               "{}",
                               shown(std::string(whole)))};
    const int from = numberOf(source);
    graph.ends.emplace_back(from, numberOf(target));
    graph.edgeLines.push_back(number);
  }
  graph.warnings.push_back(
      fmt::format("{}: every line is read as two nodes and the attributes of their edge (guessed)",
                  graph.name));
  if (comments > 0)
    graph.warnings.push_back(fmt::format(
        "{}: {}", graph.name,
        fmt::format("{} {} passed over", counted(comments, "comment line"), verbOf(comments))));
  sortNodes(graph);
  return graph;
}

}  // namespace gtv
