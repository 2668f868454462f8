#include "graph_files/edge_table_layout.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <set>
#include <string_view>

#include "base/counted.h"
#include "base/json.h"
#include "graph_files/foreign_graph.h"

namespace gtv {
namespace {

using Row = std::vector<std::string>;

/// What programs call the two ends of an edge, as plainName() has it.
constexpr std::array<std::pair<std::string_view, std::string_view>, 20> endNames{
    {{"source", "target"},
     {"sourcenode", "targetnode"},
     {"ego", "alter"},
     {"from", "to"},
     {"src", "dst"},
     {"src", "trg"},
     {"sourceid", "targetid"},
     {"fromnodeid", "tonodeid"},
     {"fromnode", "tonode"},
     {"fromid", "toid"},
     {"startid", "endid"},
     {"node1", "node2"},
     {"nodea", "nodeb"},
     {"id1", "id2"},
     {"sender", "receiver"},
     {"origin", "destination"},
     {"start", "end"},
     {"head", "tail"},
     {"i", "j"},
     {"u", "v"}}};

constexpr std::size_t smallestMatrix = 3;
/// A list of edges with so many columns and rows is rarer than a matrix.
constexpr std::size_t surelyMatrix = 5;

bool isNumberOrEmpty(const TableFormat& format, const std::string& cell) {
  return cell.empty() || format.number(cell).has_value();
}

/// As many rows as columns, of numbers, below `above` rows and behind `before` columns of names;
/// the rows may be the beginning of a longer table.
bool isSquare(const FirstRows& table, std::size_t above, std::size_t before) {
  const auto& rows = table.cells;
  const auto& format = table.format;
  if (rows.size() <= above || rows.back().size() <= before) return false;
  const auto columns = rows.back().size();
  const auto nodes = columns - before;
  const auto found = rows.size() - above;
  if (found > nodes || (found < nodes && rows.size() < mostLooked)) return false;
  if (above > 0) {
    // Edges between whole numbers may look like a matrix with names, but for its corner; R leaves
    // the corner out.
    const bool hasCorner = rows[0].size() == columns;
    if (!hasCorner && (before == 0 || rows[0].size() + 1 != columns)) return false;
    if (before > 0 && hasCorner && format.number(rows[0][0])) return false;
    for (std::size_t r = above; before > 0 && r < rows.size(); ++r)
      if (rows[r][0] != rows[0][r - (hasCorner ? 0 : 1)]) return false;
    for (std::size_t c = 0; before == 0 && c < columns; ++c)
      if (rows[0][c].empty() || format.number(rows[0][c])) return false;
  }
  for (std::size_t r = above; r < rows.size(); ++r) {
    if (rows[r].size() != columns) return false;
    for (std::size_t c = before; c < columns; ++c)
      if (!isNumberOrEmpty(format, rows[r][c])) return false;
  }
  return true;
}

/// Is nothing on the diagonal of this matrix without names?
bool hasEmptyDiagonal(const FirstRows& table) {
  for (std::size_t r = 0; r < table.cells.size(); ++r)
    if (const auto& cell = table.cells[r][r]; !cell.empty() && table.format.number(cell) != 0.0)
      return false;
  return true;
}

/// Is it equal to its transpose, as far as it is here, or the triangle above its diagonal?
bool isSymmetric(const std::vector<Row>& rows) {
  bool isEqual = true;
  bool isTriangle = true;
  for (std::size_t r = 0; r < rows.size(); ++r)
    for (std::size_t c = 0; c < r; ++c) {
      isEqual = isEqual && rows[r][c] == rows[c][r];
      isTriangle = isTriangle && rows[r][c].empty();
    }
  return isEqual || isTriangle;
}

/// Can these rows of numbers, as many as columns, hardly be edges between the nodes of their first
/// two columns?
bool areHardlyEdges(const FirstRows& table) {
  std::set<std::pair<std::string, std::string>> seen;
  const auto columns = table.cells.front().size();
  for (const auto& row : table.cells) {
    for (const auto end : {0U, 1U})
      if (const auto number = table.format.number(row[end]);
          !number || *number != std::floor(*number))
        return true;
    const bool repeats = !seen.emplace(row[0], row[1]).second || row[0] == row[1];
    if (repeats && columns > smallestMatrix) return true;
  }
  return columns >= surelyMatrix;
}

Error askForHeader(const FirstRows& table) {
  const auto& first = table.cells.front();
  return {"graph.header",
          fmt::format("the first line of {} may have the names of the columns or an edge already "
                      "({} - {}): choose names or values",
                      table.file, first[0], first[1])};
}

/// Has the table names of nodes above and before its rows, as a matrix has?
bool isMeantAsMatrix(const FirstRows& table) {
  const auto& first = table.cells.front();
  if (table.cells.size() < 2 || first.size() < smallestMatrix) return false;
  bool areKnown = true;
  bool areNumbers = true;
  for (std::size_t r = 1; r < table.cells.size(); ++r) {
    const auto& row = table.cells[r];
    areKnown = areKnown && std::find(first.begin() + 1, first.end(), row[0]) != first.end();
    areNumbers = areNumbers && std::all_of(row.begin() + 1, row.end(), [&](const auto& cell) {
                   return isNumberOrEmpty(table.format, cell);
                 });
  }
  if (first[0].empty()) return areKnown || areNumbers;
  const bool hasNumber = std::any_of(first.begin(), first.end(), [&](const std::string& cell) {
    return table.format.number(cell).has_value();
  });
  return areKnown && areNumbers && !hasNumber;
}

/// Why a table that is meant as an adjacency matrix with names cannot be read as one.
Error matrixProblem(const FirstRows& table) {
  const auto& rows = table.cells;
  const auto& first = rows.front();
  constexpr const char* listsEdges = "if the table lists edges, choose names for graph.header";
  for (std::size_t r = 1; r < rows.size(); ++r) {
    if (rows[r].size() != first.size())
      return table.error(r,
                         fmt::format("the row of {} in the adjacency matrix has {}, expected {}: "
                                     "write the whole matrix",
                                     shown(rows[r][0]), counted(std::ssize(rows[r]) - 1, "number"),
                                     first.size() - 1));
    if (std::find(first.begin() + 1, first.end(), rows[r][0]) == first.end())
      return table.error(
          r, fmt::format("no column of the matrix is called {} as this row is; an adjacency matrix "
                         "has the same nodes above and beside it; {}",
                         shown(rows[r][0]), listsEdges));
    if (r >= first.size() || rows[r][0] != first[r])
      return table.error(
          r, fmt::format("the rows of the adjacency matrix have another order than its columns: "
                         "expected the row of {}, got {}",
                         r < first.size() ? shown(first[r]) : std::string("no other node"),
                         shown(rows[r][0])));
    for (std::size_t c = 1; c < first.size(); ++c)
      if (!isNumberOrEmpty(table.format, rows[r][c]))
        return table.error(
            r, fmt::format("the adjacency matrix must have a number at {} and {}, got {}; {}",
                           shown(rows[r][0]), shown(first[c]), shown(rows[r][c]), listsEdges));
  }
  return {table.file, fmt::format("the matrix has {}, expected one per column, {}",
                                  counted(std::ssize(rows) - 1, "row"), first.size() - 1)};
}

/// A matrix; nothing where the table is none.
Result<std::optional<TableLayout>> matrixLayout(const FirstRows& table) {
  const auto columns = table.cells.front().size();
  if (isSquare(table, 1, 1)) return std::optional(TableLayout::MatrixWithNames);
  if (columns >= smallestMatrix && isSquare(table, 1, 0))
    return std::optional(TableLayout::MatrixBelowNames);
  if (columns < 2 || !isSquare(table, 0, 0)) {
    if (isMeantAsMatrix(table)) return matrixProblem(table);
    return std::optional<TableLayout>();
  }
  if (columns >= smallestMatrix && hasEmptyDiagonal(table) &&
      (columns > smallestMatrix || isSymmetric(table.cells)))
    return std::optional(TableLayout::Matrix);
  if (areHardlyEdges(table))
    return table.error(
        0,
        "the table has as many rows as columns of numbers; as an adjacency matrix without names it "
        "must have zeros on its diagonal: write the names of the nodes above and beside the "
        "matrix, or source and target above a list of edges");
  return std::optional<TableLayout>();
}

bool isAmong(const Row& names, std::initializer_list<std::string_view> wanted) {
  return std::any_of(names.begin(), names.end(), [&](const std::string& name) {
    return std::find(wanted.begin(), wanted.end(), plainName(name)) != wanted.end();
  });
}

}  // namespace

Error FirstRows::error(std::size_t row, const std::string& message) const {
  return {fmt::format("{}:{}", file, lines[row]), message};
}

std::string plainName(std::string_view name) {
  std::string plain;
  for (const char c : lowerCase(name))
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) plain += c;
  return plain;
}

std::optional<std::pair<std::size_t, std::size_t>> endsAmong(
    const std::vector<std::string>& names) {
  Row plain;
  for (const auto& name : names) plain.push_back(plainName(name));
  const auto place = [&](std::string_view wanted) {
    return static_cast<std::size_t>(std::find(plain.begin(), plain.end(), wanted) - plain.begin());
  };
  for (const auto& [source, target] : endNames) {
    const auto from = place(source);
    const auto to = place(target);
    if (from < plain.size() && to < plain.size()) return std::pair(from, to);
  }
  return std::nullopt;
}

bool isClearEnd(const std::string& name) {
  const auto plain = plainName(name);
  return plain.size() > 1 && plain != "start" && plain != "head" && plain != "origin";
}

bool areNodeColumns(const FirstRows& rows, const std::vector<std::string>& names, std::size_t first,
                    std::size_t second) {
  const auto describesNode = [&](std::size_t column) {
    return isAmong({names[column]}, {"id", "label", "name", "key", "node", "nodes", "nodeid",
                                     "suid", "vertex", "nodename", "sharedname"});
  };
  if (!describesNode(first)) return false;
  if (describesNode(second)) return true;
  std::array<std::size_t, 2> numbers{};
  std::array<std::set<std::string>, 2> values;
  for (std::size_t r = 1; r < rows.cells.size(); ++r)
    for (std::size_t k = 0; k < 2; ++k) {
      const auto& row = rows.cells[r];
      const auto column = k == 0 ? first : second;
      if (column >= row.size() || row[column].empty()) continue;
      if (values[k].insert(row[column]).second && rows.format.number(row[column])) ++numbers[k];
    }
  const auto allNumbers = [&](std::size_t k) { return numbers[k] == values[k].size(); };
  // One has numbers and the other has none, so that they share no value.
  return !values[0].empty() && !values[1].empty() &&
         ((allNumbers(0) && numbers[1] == 0) || (allNumbers(1) && numbers[0] == 0));
}

Result<TableLayout> layoutOf(const FirstRows& table, const std::string& header) {
  const auto& first = table.cells.front();
  const auto columns = first.size();
  const auto ends = endsAmong(first);
  const bool areClear = ends && isClearEnd(first[ends->first]) && isClearEnd(first[ends->second]);
  if (header.empty() && !areClear) {
    const auto matrix = matrixLayout(table);
    if (!matrix) return matrix.error();
    if (*matrix) return **matrix;
  }
  if (header == "names" || (header.empty() && areClear)) return TableLayout::Named;
  const bool hasNumber = std::any_of(first.begin(), first.end(), [&](const std::string& cell) {
    return table.format.number(cell).has_value();
  });
  if (header == "values" || hasNumber) {
    if (columns < 2)
      return table.error(
          0, fmt::format("expected two nodes and perhaps a weight, got {}", shown(first.front())));
    return TableLayout::Listed;
  }
  if (columns < 2 || (!ends && isAmong(first, {"source", "target", "from", "to"})))
    return table.error(0, fmt::format("no columns for the two ends of an edge, such as source and "
                                      "target, found {}",
                                      shownList(first)));
  if (!ends && columns > 2 && isAmong({first.begin() + 2, first.end()}, {"weight"}))
    return TableLayout::Named;
  if (!ends) return askForHeader(table);
  // A name of a column is no node further down.
  for (std::size_t r = 1; r < table.cells.size(); ++r)
    for (const auto end : {ends->first, ends->second})
      if (const auto& row = table.cells[r];
          end < row.size() && (row[end] == first[ends->first] || row[end] == first[ends->second]))
        return askForHeader(table);
  return TableLayout::Named;
}

}  // namespace gtv
