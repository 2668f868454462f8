#include "tables/table_loading.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <set>
#include <utility>

#include "base/counted.h"
#include "base/json.h"
#include "base/number.h"
#include "tables/idx_file.h"
#include "tables/row_reader.h"

namespace gtv {
namespace {

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
    marksAreNumbers_ = reader_.format().marksAreNumbers();
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
        ++out_.problemCount;
        if (out_.problems.size() < LoadedTable::mostProblems)
          out_.problems.push_back({row.line, std::move(*problem)});
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

  void addCells(const RowReader::Row& row) {
    const auto& format = reader_.format();
    for (std::size_t k = 0; k < places_.size(); ++k) {
      const auto cell = row.cells[places_[k]];
      auto& builder = builders_[k];
      if (builder.mustReadAgain()) continue;
      const auto number = format.number(cell);
      const bool isMissing = (!number || marksAreNumbers_) && format.isMissing(cell);
      const double value = isMissing ? missingNumber : number.value_or(missingNumber);
      if (builder.isText())
        builder.add(cell, value, isMissing);
      else if (number || isMissing)
        builder.add(value);
      else
        builder.setMustReadAgain();
    }
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
      out_.notes.push_back(
          fmt::format("{} {} passed over", counted(count, "comment line"), verbOf(count)));
  }

  RowReader reader_;
  const TableRequest& request_;
  const std::function<bool(double)>& goOn_;
  bool marksAreNumbers_ = false;
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
  auto idx = loadIdx(file, name, request.mostRows, goOn);
  if (!idx) return idx.error();
  if (*idx) return std::move(**idx);
  const auto bytes = ByteSource::open(file, name);
  if (!bytes) return bytes.error();
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
