#include "tables/expression.h"

#include <fmt/format.h>
#include <muParser.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <initializer_list>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "base/json.h"

namespace gtv {
namespace {

bool isNameStart(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return std::isalpha(byte) != 0 || c == '_' || byte >= 0x80;
}

bool isWithinName(char c) { return isNameStart(c) || (c >= '0' && c <= '9'); }

double negated(double value) { return value == 0 ? 1 : 0; }

/// Do all texts that are there spell numbers?
bool areNumbers(const Column& column) {
  if (column.isNumeric()) return true;
  const auto& texts = column.texts();
  for (std::size_t k = 0; k < texts.texts.size(); ++k)
    if (!texts.areMissing[k] && std::isnan(texts.numbers[k])) return false;
  return true;
}

/// That there is no such function, if so.
std::optional<std::string> functionProblem(const std::string& name) {
  const mu::Parser parser;
  const auto& known = parser.GetFunDef();
  if (known.contains(name)) return std::nullopt;
  std::string names = "isMissing";
  for (const auto& [each, function] : known) names += ", " + each;
  return fmt::format("there is no function {}, expected one of {}", shown(name), names);
}

enum class Part { Column, Missing, Text, Name, Number, Sign };

/// A word of a formula, as it was given.
struct Word {
  Part part = Part::Sign;
  std::string given;
  int number = -1;      ///< of the column, or of the text among those of the formula
  bool asText = false;  ///< a column that is compared with a text
};

bool isOneOf(const Word& word, std::initializer_list<std::string_view> signs) {
  return word.part == Part::Sign &&
         std::find(signs.begin(), signs.end(), word.given) != signs.end();
}

bool isComparison(const Word& word) { return isOneOf(word, {"<", "<=", ">", ">=", "==", "!="}); }

/// A formula as muParser reads it, whose names are those of variables c0, c1, … for columns, s0,
/// s1, … for columns that are compared as texts, m0, m1, … for "is this column missing?", and t0,
/// t1, … for texts.
class Translation {
 public:
  Translation(const std::string& formula, const Table& table, std::string path)
      : given_(formula), table_(table), path_(std::move(path)) {}

  Result<void> translate();
  Result<ExpressionValues> evaluate();

 private:
  Error error(std::string message) const { return {path_, std::move(message)}; }
  const Column& columnOf(const Word& word) const {
    return table_.columns[static_cast<std::size_t>(word.number)];
  }
  Result<void> takeWords();
  Result<void> takeName(const std::string& name);
  Result<void> takeQuoted();
  void takeNumber();
  void takeSign();
  Result<std::string> takeUntil(char end);
  Result<int> columnInParentheses();
  void passBlanks() { at_ = std::min(given_.find_first_not_of(" \t\r\n", at_), given_.size()); }
  Result<void> checkSigns() const;
  Error commaProblem(std::size_t word) const;
  Result<void> checkTexts();
  Error textProblem(const Column& column) const;
  void write();
  /// What muParser says, in the words of the user.
  Error readable(const mu::ParserError& problem) const;
  void rankTexts();
  double rankOf(int column, std::size_t row) const;

  const std::string& given_;
  const Table& table_;
  std::string path_;
  std::size_t at_ = 0;
  std::vector<Word> words_;
  std::string formula_;
  std::map<std::string, std::string> givenNames_;  ///< of those in the formula
  std::map<int, double> columns_;                  ///< by number, with the value of the present row
  std::map<int, double> asTexts_;
  std::map<int, double> missing_;
  std::vector<std::string> literals_;
  std::vector<double> literalRanks_;
  std::map<int, std::vector<double>> textRanks_;  ///< of the texts of a column
};

Result<std::string> Translation::takeUntil(char end) {
  const auto close = given_.find(end, ++at_);
  if (close == std::string::npos)
    return error(end == '`' ? fmt::format("a name that begins at sign {} does not end", at_)
                            : fmt::format("a text that begins at sign {} does not end", at_));
  auto text = given_.substr(at_, close - at_);
  at_ = close + 1;
  return text;
}

/// "(name)" behind isMissing.
Result<int> Translation::columnInParentheses() {
  passBlanks();
  const auto close = given_.find(')', at_);
  if (at_ >= given_.size() || given_[at_] != '(' || close == std::string::npos)
    return error("isMissing needs a column in parentheses");
  auto name = given_.substr(at_ + 1, close - at_ - 1);
  at_ = close + 1;
  const auto isAround = [](char c) { return c == ' ' || c == '`'; };
  while (!name.empty() && isAround(name.front())) name.erase(0, 1);
  while (!name.empty() && isAround(name.back())) name.pop_back();
  return table_.requireColumn(name, path_);
}

Result<void> Translation::takeName(const std::string& name) {
  if (name == "and" || name == "or" || name == "not") {
    words_.push_back({Part::Sign, name == "and" ? "&&" : (name == "or" ? "||" : "not")});
    return {};
  }
  if (name == "isMissing") {
    const auto column = columnInParentheses();
    if (!column) return column.error();
    words_.push_back(
        {Part::Missing,
         fmt::format("isMissing({})", table_.columns[static_cast<std::size_t>(*column)].name),
         *column});
    return {};
  }
  const int column = table_.column(name);
  passBlanks();
  // A function of muParser; a column of the same name stands without parentheses.
  if (at_ < given_.size() && given_[at_] == '(') {
    if (auto problem = functionProblem(name)) return error(std::move(*problem));
    words_.push_back({Part::Name, name});
    return {};
  }
  if (column < 0 && (name == "_pi" || name == "_e")) {
    words_.push_back({Part::Name, name});
    return {};
  }
  if (column < 0) return table_.requireColumn(name, path_).error();
  words_.push_back({Part::Column, name, column});
  return {};
}

/// A name between `…`, or a text.
Result<void> Translation::takeQuoted() {
  const auto begin = at_;
  const char quote = given_[at_];
  auto text = takeUntil(quote);
  if (!text) return text.error();
  auto written = given_.substr(begin, at_ - begin);
  if (quote == '`') {
    const auto column = table_.requireColumn(*text, path_);
    if (!column) return column.error();
    words_.push_back({Part::Column, std::move(written), *column});
    return {};
  }
  const auto found = std::find(literals_.begin(), literals_.end(), *text);
  words_.push_back({Part::Text, std::move(written), static_cast<int>(found - literals_.begin())});
  if (found == literals_.end()) literals_.push_back(std::move(*text));
  return {};
}

/// With its exponent, which is no name.
void Translation::takeNumber() {
  auto end = at_;
  const auto isPart = [&](char d) {
    const bool isSign =
        (d == '+' || d == '-') && end > at_ && (given_[end - 1] == 'e' || given_[end - 1] == 'E');
    return isSign || d == '.' || d == 'e' || d == 'E' || (d >= '0' && d <= '9');
  };
  while (end < given_.size() && isPart(given_[end])) ++end;
  words_.push_back({Part::Number, given_.substr(at_, end - at_)});
  at_ = end;
}

void Translation::takeSign() {
  constexpr std::array<std::string_view, 6> pairs{"<=", ">=", "==", "!=", "&&", "||"};
  const auto two = std::string_view(given_).substr(at_, 2);
  const bool isPair = std::find(pairs.begin(), pairs.end(), two) != pairs.end();
  words_.push_back({Part::Sign, std::string(isPair ? two : two.substr(0, 1))});
  at_ += words_.back().given.size();
}

Result<void> Translation::takeWords() {
  for (passBlanks(); at_ < given_.size(); passBlanks()) {
    const char c = given_[at_];
    if (c == '`' || c == '"' || c == '\'') {
      if (auto done = takeQuoted(); !done) return done;
    } else if (isNameStart(c)) {
      auto end = at_;
      while (end < given_.size() && isWithinName(given_[end])) ++end;
      const auto name = given_.substr(at_, end - at_);
      at_ = end;
      if (auto done = takeName(name); !done) return done;
    } else if ((c >= '0' && c <= '9') || c == '.') {
      takeNumber();
    } else {
      takeSign();
    }
  }
  return {};
}

Error Translation::commaProblem(std::size_t word) const {
  const bool isDecimal = word > 0 && word + 1 < words_.size() &&
                         words_[word - 1].part == Part::Number &&
                         words_[word + 1].part == Part::Number;
  if (!isDecimal) return error("has a comma that does not separate the arguments of a function");
  return error(fmt::format("has a comma in {0},{1}, decimals stand behind a point: write {0}.{1}",
                           words_[word - 1].given, words_[word + 1].given));
}

/// muParser takes "1,5" for two formulas whose last one counts, and "1 < x < 2" for a comparison of
/// 0 or 1 with 2.
Result<void> Translation::checkSigns() const {
  struct Level {
    bool isCall = false;
    bool hasComparison = false;
  };
  std::vector<Level> levels(1);
  for (std::size_t k = 0; k < words_.size(); ++k) {
    const auto& word = words_[k];
    if (isOneOf(word, {"("})) {
      levels.push_back({k > 0 && words_[k - 1].part == Part::Name, false});
    } else if (isOneOf(word, {")"})) {
      if (levels.size() > 1) levels.pop_back();
    } else if (isOneOf(word, {","}) && !levels.back().isCall) {
      return commaProblem(k);
    } else if (isOneOf(word, {",", "&&", "||", "?", ":"})) {
      levels.back().hasComparison = false;
    } else if (isOneOf(word, {"<", "<=", ">", ">="})) {
      if (levels.back().hasComparison)
        return error("compares three values at once: instead of 2 < a < 5 write 2 < a and a < 5");
      levels.back().hasComparison = true;
    }
  }
  return {};
}

Error Translation::textProblem(const Column& column) const {
  std::string first;
  for (std::size_t r = 0; r < column.rows() && first.empty(); ++r)
    if (column.isWord(r))
      first = fmt::format("{} in {}", shown(column.written(r)), table_.placeText(r));
  return error(fmt::format("column {} holds texts, such as {}: compare it with a text in quotes",
                           shown(column.name), first));
}

/// A column of texts is compared with texts; one whose texts all spell numbers is compared with
/// texts as it is written, and is one of numbers elsewhere.
Result<void> Translation::checkTexts() {
  const auto isTextual = [&](const Word& word) {
    return word.part == Part::Column && !columnOf(word).isNumeric();
  };
  const auto isOfWords = [&](const Word& word) {
    return isTextual(word) && !areNumbers(columnOf(word));
  };
  for (std::size_t k = 0; k < words_.size(); ++k) {
    auto& word = words_[k];
    std::vector<const Word*> sides;
    if (k > 1 && isComparison(words_[k - 1])) sides.push_back(&words_[k - 2]);
    if (k + 2 < words_.size() && isComparison(words_[k + 1])) sides.push_back(&words_[k + 2]);
    const auto count = [&](const auto& test) {
      return std::count_if(sides.begin(), sides.end(),
                           [&](const Word* side) { return test(*side); });
    };
    const auto texts =
        count([&](const Word& side) { return side.part == Part::Text || isTextual(side); });
    if (word.part == Part::Text && count(isTextual) == 0)
      return error(fmt::format("there is no column of texts to compare {} with",
                               shown(literals_[static_cast<std::size_t>(word.number)])));
    if (isOfWords(word)) {
      if (texts == 0 || texts < std::ssize(sides)) return textProblem(columnOf(word));
      word.asText = true;
    } else if (isTextual(word)) {
      word.asText =
          count([&](const Word& side) { return side.part == Part::Text || isOfWords(side); }) > 0;
    }
  }
  return {};
}

/// The formula of muParser.
void Translation::write() {
  for (const auto& word : words_) {
    std::string name;
    switch (word.part) {
      case Part::Column:
        name = fmt::format("{}{}", word.asText ? 's' : 'c', word.number);
        (word.asText ? asTexts_ : columns_)[word.number] = 0;
        break;
      case Part::Missing:
        name = fmt::format("m{}", word.number);
        missing_[word.number] = 0;
        break;
      case Part::Text:
        name = fmt::format("t{}", word.number);
        break;
      default:
        formula_ += word.given == "not" ? "~" : word.given;
        if (word.part == Part::Sign) formula_ += ' ';
        continue;
    }
    formula_ += fmt::format(" {} ", name);
    givenNames_.emplace(std::move(name), word.given);
  }
}

Result<void> Translation::translate() {
  if (auto done = takeWords(); !done) return done;
  if (auto done = checkSigns(); !done) return done;
  if (auto done = checkTexts(); !done) return done;
  write();
  rankTexts();
  return {};
}

/// Texts become numbers whose order is that of their letters.
void Translation::rankTexts() {
  std::set<std::string_view> all(literals_.begin(), literals_.end());
  const auto textsOf = [&](int number) -> const std::vector<std::string>& {
    return table_.columns[static_cast<std::size_t>(number)].texts().texts;
  };
  for (const auto& [number, value] : asTexts_)
    all.insert(textsOf(number).begin(), textsOf(number).end());
  std::map<std::string_view, double> ranks;
  for (const auto text : all) ranks.emplace(text, static_cast<double>(ranks.size()));
  for (const auto& text : literals_) literalRanks_.push_back(ranks.at(text));
  for (const auto& [number, value] : asTexts_)
    for (const auto& text : textsOf(number)) textRanks_[number].push_back(ranks.at(text));
}

double Translation::rankOf(int number, std::size_t row) const {
  const auto& column = table_.columns[static_cast<std::size_t>(number)];
  if (column.isMissing(row)) return missingNumber;
  return textRanks_.at(number)[static_cast<std::size_t>(column.texts().codes[row])];
}

Error Translation::readable(const mu::ParserError& problem) const {
  const auto& token = problem.GetToken();
  std::string near;
  for (std::size_t at = 0; at < token.size();) {
    auto end = at;
    while (end < token.size() && isWithinName(token[end])) ++end;
    if (end == at) {
      near += token[at] == '~' ? "not" : std::string(1, token[at]);
      ++at;
      continue;
    }
    const auto name = token.substr(at, end - at);
    const auto found = givenNames_.find(name);
    near += found == givenNames_.end() ? name : found->second;
    at = end;
  }
  std::string trimmed;
  for (const char c : near)
    if (c != ' ' || (!trimmed.empty() && trimmed.back() != ' ')) trimmed += c;
  while (trimmed.ends_with(' ')) trimmed.pop_back();
  return error(trimmed.empty() ? fmt::format("{} is no complete formula", shown(given_))
                               : fmt::format("{} cannot be read as a formula near {}",
                                             shown(given_), shown(trimmed)));
}

Result<ExpressionValues> Translation::evaluate() {
  ExpressionValues out;
  try {
    mu::Parser parser;
    parser.DefineInfixOprt("!", negated);
    // "not a < 5" is "not (a < 5)".
    parser.DefineInfixOprt("~", negated, mu::prLAND + 1);
    for (auto& [number, value] : columns_) parser.DefineVar(fmt::format("c{}", number), &value);
    for (auto& [number, value] : asTexts_) parser.DefineVar(fmt::format("s{}", number), &value);
    for (auto& [number, value] : missing_) parser.DefineVar(fmt::format("m{}", number), &value);
    for (std::size_t k = 0; k < literals_.size(); ++k)
      parser.DefineConst(fmt::format("t{}", k), literalRanks_[k]);
    parser.SetExpr(formula_);
    out.values.reserve(table_.rows());
    for (std::size_t r = 0; r < table_.rows(); ++r) {
      bool isKnown = true;
      for (auto& [number, value] : columns_) {
        value = table_.columns[static_cast<std::size_t>(number)].number(r);
        isKnown = isKnown && (!std::isnan(value) || missing_.contains(number));
      }
      for (auto& [number, value] : asTexts_) {
        value = rankOf(number, r);
        isKnown = isKnown && (!std::isnan(value) || missing_.contains(number));
      }
      for (auto& [number, value] : missing_)
        value = table_.columns[static_cast<std::size_t>(number)].isMissing(r) ? 1 : 0;
      double result = isKnown ? parser.Eval() : missingNumber;
      if (!isKnown) {
        ++out.missing;
      } else if (!std::isfinite(result)) {
        ++out.nonFinite;
        result = missingNumber;
      }
      out.values.push_back(result);
    }
  } catch (const mu::ParserError& problem) {
    return readable(problem);
  }
  return out;
}

/// A single =, which muParser takes for a change of the variable.
bool hasAssignment(const std::string& formula) {
  char quote = 0;
  for (std::size_t k = 0; k < formula.size(); ++k) {
    const char c = formula[k];
    if (quote != 0) {
      if (c == quote) quote = 0;
    } else if (c == '"' || c == '\'' || c == '`') {
      quote = c;
    } else if (c == '=') {
      const char before = k > 0 ? formula[k - 1] : ' ';
      const bool isDouble = k + 1 < formula.size() && formula[k + 1] == '=';
      if (isDouble)
        ++k;
      else if (before != '<' && before != '>' && before != '!')
        return true;
    }
  }
  return false;
}

}  // namespace

Result<ExpressionValues> evaluateExpression(const std::string& formula, const Table& table,
                                            const std::string& path) {
  if (formula.find_first_not_of(' ') == std::string::npos) return Error{path, "is empty"};
  if (hasAssignment(formula)) return Error{path, "has a single =, write == to compare"};
  Translation translation(formula, table, path);
  if (auto done = translation.translate(); !done) return done.error();
  return translation.evaluate();
}

}  // namespace gtv
