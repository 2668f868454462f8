#include "tables/table.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/json.h"
#include "base/localized.h"
#include "base/number.h"

namespace gtv {
namespace {

template <class T>
std::vector<T> takenOf(const std::vector<T>& values, const std::vector<std::size_t>& rows,
                       T missing) {
  std::vector<T> out;
  out.reserve(rows.size());
  for (const auto r : rows) out.push_back(r == Column::npos ? missing : values[r]);
  return out;
}

}  // namespace

Column Column::ofNumbers(std::string name, std::vector<double> numbers) {
  Column column;
  column.name = std::move(name);
  column.numbers_ = std::move(numbers);
  return column;
}

Column Column::ofTexts(std::string name, Texts texts) {
  Column column;
  column.name = std::move(name);
  column.isText_ = true;
  column.texts_ = std::move(texts);
  return column;
}

bool Column::isMissing(std::size_t row) const {
  if (!isText_) return std::isnan(numbers_[row]);
  const auto code = texts_.codes[row];
  return code < 0 || texts_.areMissing[static_cast<std::size_t>(code)];
}

double Column::number(std::size_t row) const {
  if (!isText_) return numbers_[row];
  const auto code = texts_.codes[row];
  return code < 0 ? missingNumber : texts_.numbers[static_cast<std::size_t>(code)];
}

std::string Column::text(std::size_t row) const {
  return isMissing(row) ? std::string() : written(row);
}

std::string Column::written(std::size_t row) const {
  if (!isText_) return std::isnan(numbers_[row]) ? std::string() : formatNumber(numbers_[row]);
  const auto code = texts_.codes[row];
  return code < 0 ? std::string() : texts_.texts[static_cast<std::size_t>(code)];
}

bool Column::isWord(std::size_t row) const {
  return isText_ && !isMissing(row) && std::isnan(number(row));
}

Column Column::taken(const std::vector<std::size_t>& rows) const {
  Column out = isText_ ? Column() : ofNumbers(name, takenOf(numbers_, rows, missingNumber));
  if (!isText_) return out;
  out.name = name;
  out.isText_ = true;
  out.texts_ = {takenOf(texts_.codes, rows, std::int32_t{-1}), texts_.texts, texts_.numbers,
                texts_.areMissing};
  return out;
}

Column Column::stacked(std::string name, const std::vector<const Column*>& columns) {
  const bool areNumbers = std::all_of(columns.begin(), columns.end(),
                                      [](const Column* column) { return column->isNumeric(); });
  ColumnBuilder builder(std::move(name), !areNumbers);
  for (const auto* column : columns)
    for (std::size_t r = 0; r < column->rows(); ++r)
      if (areNumbers)
        builder.add(column->number(r));
      else
        builder.add(column->written(r), column->number(r), column->isMissing(r));
  return std::move(builder).build();
}

std::string Table::lineText(std::size_t row) const {
  return isOfSecondFile(row) ? fmt::format("line {} of {}", lineInFile(row), secondName)
                             : fmt::format(messagePattern("line {}"), lineInFile(row));
}

std::string Table::placeText(std::size_t row) const {
  return fmt::format("line {} of {}", lineInFile(row), fileOf(row));
}

const std::string& Table::fileOf(std::size_t row) const {
  return isOfSecondFile(row) ? secondName : name;
}

std::int64_t Table::lineInFile(std::size_t row) const {
  return isOfSecondFile(row) ? lines[row] - lastLine : lines[row];
}

Table Table::empty() const {
  Table out;
  out.name = name;
  out.lastLine = lastLine;
  out.secondName = secondName;
  return out;
}

std::vector<std::string> Table::append(const Table& second) {
  std::vector<std::string> absent;
  const auto nothing = Column::ofNumbers({}, std::vector<double>(second.rows(), missingNumber));
  for (auto& column : columns) {
    const int found = second.column(column.name);
    if (found < 0) absent.push_back(column.name);
    const auto& below = found < 0 ? nothing : second.columns[static_cast<std::size_t>(found)];
    column = Column::stacked(column.name, {&column, &below});
  }
  lastLine = lines.empty() ? 0 : *std::max_element(lines.begin(), lines.end());
  secondName = second.name;
  for (const auto line : second.lines) lines.push_back(lastLine + line);
  return absent;
}

int Table::column(std::string_view title) const {
  const auto found = std::find_if(columns.begin(), columns.end(),
                                  [&](const Column& column) { return column.name == title; });
  return found == columns.end() ? -1 : static_cast<int>(found - columns.begin());
}

Result<int> Table::requireColumn(std::string_view title, const std::string& path) const {
  if (const int found = column(title); found >= 0) return found;
  constexpr std::size_t most = 12;
  const auto names = allNames();
  std::string there;
  for (std::size_t i = 0; i < std::min(most, names.size()); ++i)
    there += (i == 0 ? "" : ", ") + shown(names[i]);
  if (names.size() > most) there += ", ...";
  return Error{path, fmt::format("{} has no column {}, found {}", name, shown(title), there)};
}

Table Table::taken(const std::vector<std::size_t>& rows) const {
  auto out = empty();
  out.columns.reserve(columns.size());
  for (const auto& column : columns) out.columns.push_back(column.taken(rows));
  out.lines = takenOf(lines, rows, std::int64_t{0});
  return out;
}

std::vector<std::string> Table::allNames() const {
  if (!inFile.empty()) return inFile;
  std::vector<std::string> out;
  out.reserve(columns.size());
  for (const auto& column : columns) out.push_back(column.name);
  return out;
}

int Table::place(int column) const {
  const auto found =
      std::find(inFile.begin(), inFile.end(), columns[static_cast<std::size_t>(column)].name);
  return found == inFile.end() ? column : static_cast<int>(found - inFile.begin());
}

void ColumnBuilder::add(std::string_view text, double number, bool isMissing) {
  auto found = codes_.find(text);
  if (found == codes_.end()) {
    found = codes_.emplace(std::string(text), static_cast<std::int32_t>(texts_.texts.size())).first;
    texts_.texts.emplace_back(text);
    texts_.numbers.push_back(number);
    texts_.areMissing.push_back(isMissing);
  }
  texts_.codes.push_back(found->second);
}

Column ColumnBuilder::build() && {
  if (asText_) return Column::ofTexts(std::move(name_), std::move(texts_));
  return Column::ofNumbers(std::move(name_), std::move(numbers_));
}

}  // namespace gtv
