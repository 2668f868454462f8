#include "tables/expression.h"

#include <fmt/format.h>
#include <muParser.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <string_view>

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

/// A formula as muParser reads it, whose names are those of variables c0, c1, … for columns, m0,
/// m1, … for "is this column missing?", and t0, t1, … for texts.
class Translation {
 public:
  Translation(const std::string& formula, const Table& table, std::string path)
      : given_(formula), table_(table), path_(std::move(path)) {}

  Result<void> translate();
  Result<ExpressionValues> evaluate();

 private:
  Error error(std::string message) const { return {path_, std::move(message)}; }
  Result<void> takeName(const std::string& name);
  Result<std::string> takeUntil(char end);
  Result<int> columnInParentheses();
  void passBlanks() {
    while (at_ < given_.size() && given_[at_] == ' ') ++at_;
  }
  /// What muParser says, in the names of the user.
  Error readable(const mu::ParserError& problem) const;
  Result<void> rankTexts();
  double valueOf(int column, std::size_t row) const;

  const std::string& given_;
  const Table& table_;
  std::string path_;
  std::size_t at_ = 0;
  std::string formula_;
  std::map<int, double> columns_;  ///< by number, with the value of the present row
  std::map<int, double> missing_;
  std::map<std::string, double> literals_;  ///< with their ranks
  std::vector<std::string> literalOrder_;
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
  if (name == "and" || name == "or") {
    formula_ += name == "and" ? "&&" : "||";
    return {};
  }
  if (name == "not") {
    formula_ += '!';
    return {};
  }
  if (name == "isMissing") {
    const auto column = columnInParentheses();
    if (!column) return column.error();
    missing_[*column] = 0;
    formula_ += fmt::format(" m{} ", *column);
    return {};
  }
  const int column = table_.column(name);
  passBlanks();
  // A function of muParser; a column of the same name stands without parentheses.
  if (at_ < given_.size() && given_[at_] == '(') {
    formula_ += name;
    return {};
  }
  if (column < 0 && (name == "_pi" || name == "_e")) {
    formula_ += name;
    return {};
  }
  if (column < 0) return table_.requireColumn(name, path_).error();
  columns_[column] = 0;
  formula_ += fmt::format(" c{} ", column);
  return {};
}

Result<void> Translation::translate() {
  while (at_ < given_.size()) {
    const char c = given_[at_];
    if (c == '`') {
      auto name = takeUntil('`');
      if (!name) return name.error();
      const auto column = table_.requireColumn(*name, path_);
      if (!column) return column.error();
      columns_[*column] = 0;
      formula_ += fmt::format(" c{} ", *column);
    } else if (c == '"' || c == '\'') {
      auto text = takeUntil(c);
      if (!text) return text.error();
      const auto [place, isNew] = literals_.try_emplace(*text, 0);
      if (isNew) literalOrder_.push_back(*text);
      const auto number = std::find(literalOrder_.begin(), literalOrder_.end(), *text);
      formula_ += fmt::format(" t{} ", number - literalOrder_.begin());
    } else if (isNameStart(c)) {
      auto end = at_;
      while (end < given_.size() && isWithinName(given_[end])) ++end;
      const auto name = given_.substr(at_, end - at_);
      at_ = end;
      if (auto done = takeName(name); !done) return done;
    } else if ((c >= '0' && c <= '9') || c == '.') {
      // With its exponent, which is no name.
      auto end = at_;
      const auto isPart = [&](char d) {
        const bool isSign = (d == '+' || d == '-') && end > at_ &&
                            (given_[end - 1] == 'e' || given_[end - 1] == 'E');
        return isSign || d == '.' || d == 'e' || d == 'E' || (d >= '0' && d <= '9');
      };
      while (end < given_.size() && isPart(given_[end])) ++end;
      formula_ += given_.substr(at_, end - at_);
      at_ = end;
    } else {
      formula_ += c;
      ++at_;
    }
  }
  return rankTexts();
}

/// Texts become numbers whose order is that of their letters.
Result<void> Translation::rankTexts() {
  std::set<std::string_view> all;
  int columnsOfTexts = 0;
  std::string first;
  std::string firstWord;
  for (const auto& [number, value] : columns_) {
    const auto& column = table_.columns[static_cast<std::size_t>(number)];
    if (areNumbers(column)) continue;
    ++columnsOfTexts;
    if (first.empty()) {
      first = column.name;
      for (std::size_t r = 0; r < column.rows() && firstWord.empty(); ++r)
        if (column.isWord(r))
          firstWord = fmt::format("{} in {}", shown(column.written(r)), table_.lineText(r));
    }
    all.insert(column.texts().texts.begin(), column.texts().texts.end());
  }
  if (columnsOfTexts == 1 && literals_.empty())
    return error(fmt::format("column {} holds texts, such as {}: compare it with a text in quotes",
                             shown(first), firstWord));
  if (columnsOfTexts == 0 && !literals_.empty())
    return error(fmt::format("there is no column of texts to compare {} with",
                             shown(literalOrder_.front())));
  for (const auto& text : literalOrder_) all.insert(text);
  std::map<std::string_view, double> ranks;
  for (const auto text : all) ranks.emplace(text, static_cast<double>(ranks.size()));
  for (auto& [text, rank] : literals_) rank = ranks.at(text);
  for (const auto& [number, value] : columns_) {
    const auto& column = table_.columns[static_cast<std::size_t>(number)];
    if (areNumbers(column)) continue;
    auto& ofTexts = textRanks_[number];
    for (const auto& text : column.texts().texts) ofTexts.push_back(ranks.at(text));
  }
  return {};
}

double Translation::valueOf(int number, std::size_t row) const {
  const auto& column = table_.columns[static_cast<std::size_t>(number)];
  if (column.isMissing(row)) return missingNumber;
  const auto ranks = textRanks_.find(number);
  if (ranks == textRanks_.end()) return column.number(row);
  return ranks->second[static_cast<std::size_t>(column.texts().codes[row])];
}

Error Translation::readable(const mu::ParserError& problem) const {
  auto token = problem.GetToken();
  if (token.size() > 1 && token[0] == 'c') {
    const auto number = static_cast<std::size_t>(std::atoi(token.c_str() + 1));
    if (number < table_.columns.size()) token = table_.columns[number].name;
  }
  return error(token.empty() ? fmt::format("{} is no complete formula", shown(given_))
                             : fmt::format("{} cannot be read as a formula near {}", shown(given_),
                                           shown(token)));
}

Result<ExpressionValues> Translation::evaluate() {
  ExpressionValues out;
  try {
    mu::Parser parser;
    parser.DefineInfixOprt("!", negated);
    for (auto& [number, value] : columns_) parser.DefineVar(fmt::format("c{}", number), &value);
    for (auto& [number, value] : missing_) parser.DefineVar(fmt::format("m{}", number), &value);
    for (std::size_t k = 0; k < literalOrder_.size(); ++k)
      parser.DefineConst(fmt::format("t{}", k), literals_.at(literalOrder_[k]));
    parser.SetExpr(formula_);
    out.values.reserve(table_.rows());
    for (std::size_t r = 0; r < table_.rows(); ++r) {
      bool isKnown = true;
      for (auto& [number, value] : columns_) {
        value = valueOf(number, r);
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
