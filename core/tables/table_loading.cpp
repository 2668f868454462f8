#include "tables/table_loading.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <set>
#include <utility>

#include "base/counted.h"
#include "base/csv.h"
#include "base/json.h"
#include "base/number.h"
#include "tables/idx_file.h"
#include "tables/row_reader.h"

namespace gtv {
namespace {

/// Which texts of a column would be numbers if points were decimal signs; none if other texts are
/// no numbers either.
std::vector<bool> textsWithPoints(const Column& column) {
  if (column.isNumeric()) return {};
  const auto& texts = column.texts();
  std::vector<bool> arePointed(texts.texts.size(), false);
  for (std::size_t k = 0; k < arePointed.size(); ++k) {
    if (texts.areMissing[k] || !std::isnan(texts.numbers[k])) continue;
    if (!isNumberWithPoints(texts.texts[k])) return {};
    arePointed[k] = true;
  }
  return arePointed;
}

/// Reads the rows of a text into the columns that are wanted.
class TextLoading {
 public:
  TextLoading(RowReader reader, const TableRequest& request,
              const std::function<bool(double)>& goOn)
      : reader_(std::move(reader)),
        request_(request),
        goOn_(goOn),
        asTexts_(request.asTexts.begin(), request.asTexts.end()),
        only_(request.only.begin(), request.only.end()) {
    missingNumbers_ = reader_.format().missingNumbers();
    const auto& words = reader_.wordColumns();
    asTexts_.insert(words.begin(), words.end());
  }

  Result<LoadedTable> load() {
    for (;;) {
      if (auto done = readOnce(); !done) return done.error();
      bool again = false;
      for (std::size_t k = 0; k < builders_.size(); ++k)
        if (builders_[k].mustReadAgain()) {
          asTexts_.insert(reader_.names()[places_[k]]);
          again = true;
        }
      if (!again || !out_.finished) break;
      if (auto done = reader_.rewind(); !done) return done.error();
    }
    out_.table.name = reader_.fileName();
    out_.table.inFile = reader_.names();
    for (auto& builder : builders_) out_.table.columns.push_back(std::move(builder).build());
    out_.format = reader_.format();
    out_.notes = reader_.notes();
    addNotes();
    if (out_.format.decimal == ',') refusePoints();
    if (out_.finished && out_.table.rows() == 0 && out_.problemCount == 0 && reader_.comments() > 0)
      return Error{reader_.fileName(),
                   fmt::format("has a header but no rows: {} {} passed over, the first is line {}; "
                               "data.comment says what begins a comment",
                               counted(reader_.comments(), "comment line"),
                               verbOf(reader_.comments()), reader_.firstComment())};
    return std::move(out_);
  }

 private:
  Result<void> readOnce() {
    constexpr std::int64_t rowsPerLook = 4096;
    out_ = {};
    builders_.clear();
    places_.clear();
    const auto& names = reader_.names();
    for (std::size_t k = 0; k < names.size(); ++k) {
      if (!only_.empty() && !only_.contains(names[k])) continue;
      places_.push_back(k);
      builders_.emplace_back(names[k], asTexts_.contains(names[k]));
    }
    RowReader::Row row;
    std::int64_t rows = 0;
    while (request_.mostRows < 0 || rows < request_.mostRows) {
      const auto there = reader_.next(row);
      if (!there) return there.error();
      if (!*there) break;
      if (auto problem = reader_.lengthProblem(row)) {
        addProblem(row.line, std::move(*problem));
        continue;
      }
      ++rows;
      addCells(row);
      out_.table.lines.push_back(row.line);
      if (goOn_ && rows % rowsPerLook == 0 && !goOn_(reader_.share())) {
        out_.finished = false;
        break;
      }
    }
    return {};
  }

  bool isMissingNumber(double number) const {
    return std::find(missingNumbers_.begin(), missingNumbers_.end(), number) !=
           missingNumbers_.end();
  }

  void addCells(const RowReader::Row& row) {
    const auto& format = reader_.format();
    for (std::size_t k = 0; k < places_.size(); ++k) {
      const auto cell = row.cells[places_[k]];
      auto& builder = builders_[k];
      if (builder.mustReadAgain()) continue;
      const auto number = format.number(cell);
      const bool isMissing = number ? isMissingNumber(*number) : format.isMissing(cell);
      const double value = isMissing ? missingNumber : number.value_or(missingNumber);
      if (builder.isText())
        builder.add(cell, value, isMissing);
      else if (number || isMissing)
        builder.add(value);
      else
        builder.setMustReadAgain();
    }
  }

  /// Among decimal commas points separate thousands, or are a slip: columns that are used must not
  /// become texts by them.
  void refusePoints() {
    auto& table = out_.table;
    std::vector<std::size_t> kept;
    for (std::size_t r = 0; r < table.rows(); ++r) kept.push_back(r);
    for (const auto& column : table.columns) {
      const auto arePointed = textsWithPoints(column);
      if (arePointed.empty() || isWantedAsText(column.name)) continue;
      const auto isPointed = [&](std::size_t r) {
        const auto code = column.texts().codes[r];
        return code >= 0 && arePointed[static_cast<std::size_t>(code)];
      };
      const auto message = [&](std::size_t r) {
        return fmt::format("{} {}", column.name, numberProblem(column.written(r)));
      };
      if (only_.empty()) {
        const auto first = std::find_if(kept.begin(), kept.end(), isPointed);
        if (first != kept.end())
          out_.notes.push_back(fmt::format("line {}: {}", table.lines[*first], message(*first)));
        continue;
      }
      for (const auto r : kept)
        if (isPointed(r)) addProblem(table.lines[r], message(r));
      kept.erase(std::remove_if(kept.begin(), kept.end(), isPointed), kept.end());
    }
    if (kept.size() == table.rows()) return;
    auto inFile = std::move(table.inFile);
    table = table.taken(kept);
    table.inFile = std::move(inFile);
  }

  bool isWantedAsText(const std::string& name) const {
    return std::find(request_.asTexts.begin(), request_.asTexts.end(), name) !=
           request_.asTexts.end();
  }

  void addProblem(std::int64_t line, std::string message) {
    ++out_.problemCount;
    if (out_.problems.size() < LoadedTable::mostProblems)
      out_.problems.push_back({line, std::move(message)});
  }

  void addNotes() {
    const auto& names = reader_.names();
    if (!*reader_.format().hasHeader)
      out_.notes.push_back(fmt::format("the columns are called {} to {}, as the table has no names",
                                       names.front(), names.back()));
    if (const auto count = reader_.blankLines(); count > 0)
      out_.notes.push_back(
          fmt::format("{} {} passed over", counted(count, "blank line"), verbOf(count)));
    if (const auto count = reader_.comments(); count > 0)
      out_.notes.push_back(fmt::format("{} {} passed over, the first is line {}",
                                       counted(count, "comment line"), verbOf(count),
                                       reader_.firstComment()));
  }

  RowReader reader_;
  const TableRequest& request_;
  const std::function<bool(double)>& goOn_;
  std::vector<double> missingNumbers_;
  std::set<std::string> asTexts_;
  std::set<std::string> only_;       ///< empty: all
  std::vector<std::size_t> places_;  ///< of the columns that are kept, in the file
  std::vector<ColumnBuilder> builders_;
  LoadedTable out_;
};

}  // namespace

std::optional<Error> columnNameProblem(const std::string& file,
                                       const std::vector<std::string>& names) {
  std::set<std::string_view> seen;
  for (const auto& name : names)
    if (!seen.insert(name).second)
      return Error{file + ":1", fmt::format("column {} appears twice", shown(name))};
  return std::nullopt;
}

Result<LoadedTable> loadTable(const std::filesystem::path& file, const std::string& name,
                              const TableRequest& request,
                              const std::function<bool(double)>& goOn) {
  // Opened once: it may be a pipe.
  auto bytes = ByteSource::open(file, name);
  if (!bytes) return bytes.error();
  auto idx = loadIdx(*bytes, name, request.mostRows, goOn);
  if (!idx) return idx.error();
  if (*idx) return std::move(**idx);
  if (auto done = bytes->rewind(); !done) return done.error();
  return loadTable(*bytes, name, request, goOn);
}

Result<LoadedTable> loadTable(const ByteSource& bytes, const std::string& name,
                              const TableRequest& request,
                              const std::function<bool(double)>& goOn) {
  auto reader = RowReader::open(bytes, name, request.format);
  if (!reader) return reader.error();
  if (auto problem = columnNameProblem(name, reader->names())) return *problem;
  return TextLoading(std::move(*reader), request, goOn).load();
}

}  // namespace gtv
