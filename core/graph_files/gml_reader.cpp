#include "graph_files/gml_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/json.h"
#include "base/text_encoding.h"
#include "graph_files/decoded_lines.h"
#include "graph_files/number_text.h"
#include "graph_files/warning_list.h"

namespace gtv {
namespace {

/// The entities of ISO 8859-1, of the characters from 160 on.
constexpr std::array<std::string_view, 96> latinEntities{
    "nbsp",   "iexcl",  "cent",   "pound",  "curren", "yen",    "brvbar", "sect",   "uml",
    "copy",   "ordf",   "laquo",  "not",    "shy",    "reg",    "macr",   "deg",    "plusmn",
    "sup2",   "sup3",   "acute",  "micro",  "para",   "middot", "cedil",  "sup1",   "ordm",
    "raquo",  "frac14", "frac12", "frac34", "iquest", "Agrave", "Aacute", "Acirc",  "Atilde",
    "Auml",   "Aring",  "AElig",  "Ccedil", "Egrave", "Eacute", "Ecirc",  "Euml",   "Igrave",
    "Iacute", "Icirc",  "Iuml",   "ETH",    "Ntilde", "Ograve", "Oacute", "Ocirc",  "Otilde",
    "Ouml",   "times",  "Oslash", "Ugrave", "Uacute", "Ucirc",  "Uuml",   "Yacute", "THORN",
    "szlig",  "agrave", "aacute", "acirc",  "atilde", "auml",   "aring",  "aelig",  "ccedil",
    "egrave", "eacute", "ecirc",  "euml",   "igrave", "iacute", "icirc",  "iuml",   "eth",
    "ntilde", "ograve", "oacute", "ocirc",  "otilde", "ouml",   "divide", "oslash", "ugrave",
    "uacute", "ucirc",  "uuml",   "yacute", "thorn",  "yuml"};
constexpr unsigned long firstLatinEntity = 160;

/// Lists inside of lists, as for JSON.
constexpr std::size_t mostDepth = 64;
/// Of a node or edge: its own attributes and those of lists in it, such as graphics.x. Nothing
/// deeper means anything here.
constexpr std::size_t deepestAttribute = 3;
/// "list.key" of more characters is not kept: its list would be repeated for every key in it.
constexpr std::size_t longestAttribute = 200;

/// Appends what an entity stands for; false if it is not known.
bool appendEntity(std::string& text, std::string_view entity) {
  constexpr std::array<std::pair<std::string_view, char>, 5> plain{
      {{"amp", '&'}, {"quot", '"'}, {"lt", '<'}, {"gt", '>'}, {"apos", '\''}}};
  for (const auto& [known, character] : plain)
    if (entity == known) {
      text += character;
      return true;
    }
  const auto found = std::find(latinEntities.begin(), latinEntities.end(), entity);
  if (found != latinEntities.end())
    return appendUtf8(text,
                      firstLatinEntity + static_cast<unsigned long>(found - latinEntities.begin()));
  return appendCharacterReference(text, entity);
}

struct Token {
  enum class Kind { Key, Number, Text, Open, Close, End };
  Kind kind = Kind::End;
  std::string_view text;  ///< of a Text between the quotes
  int line = 1;
};

/// Splits the text into keys, values and brackets.
class GmlTokens {
 public:
  GmlTokens(std::string_view text, std::string name) : text_(text), name_(std::move(name)) {}
  Result<Token> next();
  Error error(int line, std::string message) const {
    return {fmt::format("{}:{}", name_, line), std::move(message)};
  }

 private:
  std::string_view text_;
  std::string name_;
  std::size_t at_ = 0;
  int line_ = 1;
};

Result<Token> GmlTokens::next() {
  constexpr std::string_view ends = " \t\r\n[]\"";
  while (at_ < text_.size()) {
    const char c = text_[at_];
    if (c == '#') {  // a comment
      at_ = std::min(text_.find('\n', at_), text_.size());
      continue;
    }
    if (c != ' ' && c != '\t' && c != '\r' && c != '\n') break;
    if (c == '\n') ++line_;
    ++at_;
  }
  Token token{Token::Kind::End, {}, line_};
  if (at_ >= text_.size()) return token;
  const char c = text_[at_];
  if (c == '[' || c == ']') {
    token.kind = c == '[' ? Token::Kind::Open : Token::Kind::Close;
    token.text = text_.substr(at_++, 1);
    return token;
  }
  if (c == '"') {
    const auto end = text_.find('"', at_ + 1);
    if (end == std::string_view::npos) return error(line_, "a text in quotes is not closed");
    token.kind = Token::Kind::Text;
    token.text = text_.substr(at_ + 1, end - at_ - 1);
    line_ += static_cast<int>(std::count(token.text.begin(), token.text.end(), '\n'));
    at_ = end + 1;
    return token;
  }
  const auto end = std::min(text_.find_first_of(ends, at_), text_.size());
  token.text = text_.substr(at_, end - at_);
  at_ = end;
  const bool isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  const bool isNumber = (c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.';
  if (!isLetter && !isNumber)
    return error(line_, fmt::format("expected a key and its value as GML has them, got {}",
                                    shown(token.text)));
  token.kind = isLetter ? Token::Kind::Key : Token::Kind::Number;
  return token;
}

/// Reads the lists of one document, in their order.
class GmlReader {
 public:
  GmlReader(std::string_view text, ForeignGraph begun)
      : tokens_(text, begun.name), graph_(std::move(begun)) {}
  Result<ForeignGraph> read();

 private:
  /// An attribute of a node with its values: keys that are repeated are a list.
  struct Attribute {
    std::string name;
    std::vector<std::pair<std::string, ForeignTable::Written>> values;
  };
  /// A node or an edge while it is read.
  struct Item {
    int line = 0;
    std::optional<std::string> id{};
    std::optional<std::string> source{};
    std::optional<std::string> target{};
    std::vector<Attribute> attributes{};  ///< of a node
  };

  Result<void> open(const Token& key);
  Result<void> close(int line);
  Result<void> take(const Token& key, const Token& value);
  Result<void> takeAttribute(const Token& key, std::string name, std::string text,
                             ForeignTable::Written written);
  Result<void> endNode();
  Result<void> endEdge();
  bool isInItem() const { return path_.size() >= 2 && !skipsGraph_ && isItem_; }

  GmlTokens tokens_;
  ForeignGraph graph_;
  std::unordered_map<std::string, int> numbers_;
  std::vector<int> nodeLines_;
  std::vector<NamedEdge> edges_;
  std::vector<std::string> path_;  ///< keys of the lists that are open, in small letters
  std::vector<int> pathLines_;
  int graphs_ = 0;
  bool directed_ = false;
  bool skipsGraph_ = false;
  bool isItem_ = false;  ///< the second list of the path is a node or an edge
  bool isEdge_ = false;
  Item item_;
  WarningList unread_;
};

/// The text of an attribute; of several values, or behind the mark of networkx that there is only
/// one, "[0, 0.5]".
std::string joined(const std::vector<std::pair<std::string, ForeignTable::Written>>& values) {
  constexpr std::string_view listMark = "_networkx_list_start";
  if (values.size() == 1) return values[0].first;
  std::string out;
  for (const auto& [text, written] : values) {
    if (text == listMark) continue;
    out += out.empty() ? "[" : ", ";
    out += written == ForeignTable::Written::AsText ? Json(text).dump() : text;
  }
  return out + "]";
}

Result<void> GmlReader::open(const Token& key) {
  if (path_.size() >= mostDepth)
    return tokens_.error(key.line, fmt::format("nested deeper than {} levels", mostDepth));
  path_.push_back(lowerCase(key.text));
  pathLines_.push_back(key.line);
  if (path_.size() == 1 && path_[0] == "graph") skipsGraph_ = ++graphs_ > 1;
  if (path_.size() == 1 && path_[0] != "graph") skipsGraph_ = true;
  if (path_.size() == 2) {
    isEdge_ = path_[1] == "edge";
    isItem_ = isEdge_ || path_[1] == "node";
    item_ = {key.line};
  }
  if (isInItem() && path_.back() == "graph")
    unread_.add(fmt::format("the graph inside of a {} on line {} is not read", path_[1], key.line));
  return {};
}

Result<void> GmlReader::endNode() {
  if (!item_.id) return tokens_.error(item_.line, "a node has no id");
  const auto [found, fresh] = numbers_.emplace(*item_.id, static_cast<int>(graph_.ids.size()));
  if (!fresh)
    return tokens_.error(item_.line,
                         fmt::format("node {} appears twice, first on line {}", shown(*item_.id),
                                     nodeLines_[static_cast<std::size_t>(found->second)]));
  for (const auto& [name, values] : item_.attributes)
    graph_.nodes.set(name, graph_.ids.size(), joined(values),
                     values.size() > 1 ? ForeignTable::Written::AsText : values.front().second);
  graph_.ids.push_back(*item_.id);
  nodeLines_.push_back(item_.line);
  return {};
}

Result<void> GmlReader::endEdge() {
  if (!item_.source || !item_.target)
    return tokens_.error(item_.line, fmt::format("an edge has no {}, expected the id of a node",
                                                 item_.source ? "target" : "source"));
  edges_.push_back({item_.line, std::move(*item_.source), std::move(*item_.target), false});
  return {};
}

Result<void> GmlReader::close(int line) {
  if (path_.empty()) return tokens_.error(line, "a ] ends no list");
  if (path_.size() == 2 && isInItem())
    if (auto done = isEdge_ ? endEdge() : endNode(); !done) return done;
  path_.pop_back();
  pathLines_.pop_back();
  return {};
}

/// A value that is no list.
Result<void> GmlReader::take(const Token& key, const Token& value) {
  if (path_.size() > deepestAttribute) return {};
  const auto name = lowerCase(key.text);
  auto text =
      value.kind == Token::Kind::Text ? withoutEntities(value.text) : numberText(value.text);
  if (path_.size() == 1 && !skipsGraph_ && name == "directed") directed_ = text == "1";
  if (!isInItem()) return {};
  const bool direct = path_.size() == 2;
  if (direct && (isEdge_ ? name == "source" || name == "target" : name == "id")) {
    auto& place = name == "id" ? item_.id : name == "source" ? item_.source : item_.target;
    if (place)
      return tokens_.error(key.line, fmt::format("{} of one {} appears twice", name, path_[1]));
    place = std::move(text);
    return {};
  }
  if (!direct && path_.back().size() + key.text.size() >= longestAttribute) return {};
  std::string attribute = direct ? "" : path_.back() + ".";
  attribute += key.text;
  return takeAttribute(key, std::move(attribute), std::move(text),
                       value.kind == Token::Kind::Text ? ForeignTable::Written::AsText
                                                       : ForeignTable::Written::Plain);
}

/// `name` is that of the key, behind the list that it is in.
Result<void> GmlReader::takeAttribute(const Token& key, std::string name, std::string text,
                                      ForeignTable::Written written) {
  const bool direct = path_.size() == 2;
  const auto twice = [&] {
    return tokens_.error(key.line, fmt::format("{} of one {} appears twice", key.text, path_[1]));
  };
  if (isEdge_) {
    if (!graph_.edges.set(name, edges_.size(), std::move(text), written) && direct) return twice();
    return {};
  }
  auto& attributes = item_.attributes;
  const auto before = std::find_if(attributes.begin(), attributes.end(),
                                   [&](const Attribute& each) { return each.name == name; });
  if (before == attributes.end()) {
    attributes.push_back({std::move(name), {{std::move(text), written}}});
  } else if (direct && (name == "label" || name == "name")) {
    return twice();
  } else if (direct) {
    before->values.emplace_back(std::move(text), written);
  }
  return {};
}

Result<ForeignGraph> GmlReader::read() {
  for (;;) {
    const auto key = tokens_.next();
    if (!key) return key.error();
    if (key->kind == Token::Kind::End) break;
    if (key->kind == Token::Kind::Close) {
      if (auto done = close(key->line); !done) return done.error();
      continue;
    }
    if (key->kind != Token::Kind::Key)
      return tokens_.error(key->line, fmt::format("expected a key, got {}", shown(key->text)));
    const auto value = tokens_.next();
    if (!value) return value.error();
    if (value->kind == Token::Kind::Open) {
      if (auto done = open(*key); !done) return done.error();
      continue;
    }
    if (value->kind == Token::Kind::Close || value->kind == Token::Kind::End)
      return tokens_.error(key->line, fmt::format("{} has no value", shown(key->text)));
    if (auto done = take(*key, *value); !done) return done.error();
  }
  if (!path_.empty())
    return tokens_.error(pathLines_.back(),
                         fmt::format("the list {} is not closed", shown(path_.back())));
  if (graphs_ == 0) return Error{graph_.name, "holds no graph [ … ]"};
  warnOfOtherGraphs(graph_, graphs_, edges_.size());
  unread_.appendTo(graph_.warnings, graph_.name);
  for (auto& edge : edges_) edge.directed = directed_;
  if (auto done = addNamedEdges(graph_, edges_, numbers_); !done) return done.error();
  return std::move(graph_);
}

}  // namespace

std::string withoutEntities(std::string_view text) {
  constexpr std::size_t longest = 10;
  std::string out;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto end =
        text[at] == '&' ? text.substr(0, at + 1 + longest).find(';', at) : std::string_view::npos;
    if (end != std::string_view::npos && appendEntity(out, text.substr(at + 1, end - at - 1)))
      at = end;
    else
      out += text[at];
  }
  return out;
}

Result<ForeignGraph> readGml(std::string_view bytes, ForeignGraph begun) {
  auto decoded = decodeLines(bytes, begun.name);
  if (!decoded) return decoded.error();
  auto graph = GmlReader(decoded->text, std::move(begun)).read();
  if (graph && !decoded->warning.empty()) graph->warnings.push_back(std::move(decoded->warning));
  return graph;
}

}  // namespace gtv
