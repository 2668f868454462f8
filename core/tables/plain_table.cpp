#include "tables/plain_table.h"

#include <fmt/format.h>

#include <utility>

#include "base/number.h"
#include "tables/row_reader.h"

namespace gtv {
namespace {

Result<CsvTable> readWritten(const std::string& file, const std::string& name,
                             std::vector<std::string>& notes) {
  TableFormat format;
  format.hasHeader = true;
  auto reader = RowReader::open(file, name, format);
  if (!reader) return reader.error();
  CsvTable table;
  table.name = name;
  table.header = reader->names();
  if (auto problem = headerProblem(table)) return *problem;
  const bool hasCommas = reader->format().decimal == ',';
  RowReader::Row row;
  for (;;) {
    const auto there = reader->next(row);
    if (!there) return there.error();
    if (!*there) break;
    if (const auto problem = reader->lengthProblem(row))
      return Error{fmt::format("{}:{}", name, row.line), *problem};
    CsvTable::Row kept{static_cast<int>(row.line), {row.cells.begin(), row.cells.end()}};
    if (hasCommas)
      for (auto& cell : kept.cells)
        if (const auto number = reader->format().number(cell)) cell = formatNumber(*number);
    table.rows.push_back(std::move(kept));
  }
  notes = reader->notes();
  return table;
}

}  // namespace

Result<CsvTable> readPlainTable(const std::string& file, const std::string& name,
                                const std::string& needed, std::vector<std::string>& notes) {
  auto plain = readCsv(file, name);
  if (plain && plain->column(needed) >= 0) return plain;
  auto written = readWritten(file, name, notes);
  // Rows that are longer than the header are a fault here: nothing says that names were left out.
  if (written && written->column(needed) >= 0 && written->header.front() != unnamedRows)
    return written;
  notes.clear();
  return plain;
}

}  // namespace gtv
