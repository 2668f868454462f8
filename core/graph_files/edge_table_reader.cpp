#include "graph_files/edge_table_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/json.h"
#include "base/localized.h"
#include "base/number.h"
#include "base/text_encoding.h"
#include "graph_files/python_edge_list.h"
#include "tables/row_reader.h"
#include "tables/table_loading.h"

namespace gtv {
namespace {

using Names = std::vector<std::string>;

/// What programs call the two ends of an edge, in small letters without blanks and their like.
constexpr std::array<std::pair<std::string_view, std::string_view>, 19> endNames{
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
     {"node1", "node2"},
     {"nodea", "nodeb"},
     {"id1", "id2"},
     {"sender", "receiver"},
     {"origin", "destination"},
     {"start", "end"},
     {"head", "tail"},
     {"i", "j"},
     {"u", "v"}}};

std::string plainName(std::string_view name) {
  std::string plain;
  for (const char c : lowerCase(name))
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) plain += c;
  return plain;
}

/// The places of the columns with the two ends, if they are called so.
std::optional<std::pair<std::size_t, std::size_t>> endsAmong(const Names& names) {
  Names plain;
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

/// Nothing but the end of an edge is called so; "u" or "start" may be nodes or other columns.
bool isClear(const std::string& name) {
  const auto plain = plainName(name);
  return plain.size() > 1 && plain != "start" && plain != "head" && plain != "origin";
}

/// So many rows tell what a table is.
constexpr std::size_t mostLooked = 200;

/// MatrixWithNames: in the first line and column; MatrixBelowNames: in the first line alone.
enum class Layout { Named, Listed, MatrixWithNames, MatrixBelowNames, Matrix };

/// Reads one table.
class EdgeTableReader {
 public:
  EdgeTableReader(const ByteSource& bytes, ForeignGraph begun, std::string header)
      : bytes_(bytes), graph_(std::move(begun)), header_(std::move(header)) {}
  Result<ForeignGraph> read();

 private:
  Error error(std::int64_t line, const std::string& message) const {
    return {fmt::format("{}:{}", graph_.name, line), message};
  }
  Result<void> look();
  Result<Layout> layoutOf(const std::vector<Names>& rows) const;
  bool isSquare(const std::vector<Names>& rows, std::size_t above, std::size_t before) const;
  Error askForHeader(const Names& first) const;
  Result<void> readEdges(RowReader& reader);
  Result<void> readMatrix(RowReader& reader);
  int numberOf(std::string_view key);
  void addNote(const std::string& note) {
    graph_.warnings.push_back(fmt::format("{}: {}", graph_.name, note));
  }

  ByteSource bytes_;
  ForeignGraph graph_;
  std::string header_;
  TableFormat format_;
  Layout layout_ = Layout::Named;
  std::size_t columns_ = 0;     ///< of a matrix, with names
  std::int64_t firstLine_ = 1;  ///< that is no comment
  std::pair<std::size_t, std::size_t> ends_{0, 1};
  std::unordered_map<std::string, int> numbers_;
};

/// As many rows as columns, of numbers, below `above` rows and behind `before` columns of names;
/// `rows` may be the beginning of a longer table.
bool EdgeTableReader::isSquare(const std::vector<Names>& rows, std::size_t above,
                               std::size_t before) const {
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
    if (before > 0 && hasCorner && format_.number(rows[0][0])) return false;
    for (std::size_t r = above; before > 0 && r < rows.size(); ++r)
      if (rows[r][0] != rows[0][r - (hasCorner ? 0 : 1)]) return false;
    for (std::size_t c = 0; before == 0 && c < columns; ++c)
      if (rows[0][c].empty() || format_.number(rows[0][c])) return false;
  }
  for (std::size_t r = above; r < rows.size(); ++r) {
    if (rows[r].size() != columns) return false;
    for (std::size_t c = before; c < columns; ++c)
      if (!rows[r][c].empty() && !format_.number(rows[r][c])) return false;
  }
  return true;
}

/// Is nothing on the diagonal of this matrix without names?
bool hasEmptyDiagonal(const std::vector<Names>& rows) {
  for (std::size_t r = 0; r < rows.size(); ++r)
    if (!rows[r][r].empty() && rows[r][r] != "0") return false;
  return true;
}

/// Is it equal to its transpose, as far as it is here?
bool isSymmetric(const std::vector<Names>& rows) {
  for (std::size_t r = 0; r < rows.size(); ++r)
    for (std::size_t c = 0; c < r; ++c)
      if (rows[r][c] != rows[c][r]) return false;
  return true;
}

Error EdgeTableReader::askForHeader(const Names& first) const {
  return {"graph.header",
          fmt::format("the first line of {} may have the names of the columns or an edge already "
                      "({} - {}): choose names or values",
                      graph_.name, first[0], first[1])};
}

Result<Layout> EdgeTableReader::layoutOf(const std::vector<Names>& rows) const {
  constexpr std::size_t smallestMatrix = 3;
  const auto& first = rows.front();
  const auto columns = first.size();
  const auto ends = endsAmong(first);
  const bool areClear = ends && isClear(first[ends->first]) && isClear(first[ends->second]);
  if (header_.empty() && !areClear) {
    if (isSquare(rows, 1, 1)) return Layout::MatrixWithNames;
    if (columns >= smallestMatrix && isSquare(rows, 1, 0)) return Layout::MatrixBelowNames;
    if (columns >= smallestMatrix && isSquare(rows, 0, 0) && hasEmptyDiagonal(rows) &&
        (columns > smallestMatrix || isSymmetric(rows)))
      return Layout::Matrix;
  }
  if (header_ == "names" || (header_.empty() && areClear)) return Layout::Named;
  const bool hasNumber = std::any_of(first.begin(), first.end(), [&](const std::string& cell) {
    return format_.number(cell).has_value();
  });
  if (header_ == "values" || hasNumber) {
    if (columns < 2)
      return error(firstLine_, fmt::format("expected two nodes and perhaps a weight, got {}",
                                           shown(first.front())));
    return Layout::Listed;
  }
  const auto isAmong = [](const Names& names, std::initializer_list<std::string_view> wanted) {
    return std::any_of(names.begin(), names.end(), [&](const std::string& name) {
      return std::find(wanted.begin(), wanted.end(), plainName(name)) != wanted.end();
    });
  };
  if (columns < 2 || (!ends && isAmong(first, {"source", "target", "from", "to"})))
    return error(firstLine_,
                 fmt::format("no columns for the two ends of an edge, such as source and target, "
                             "found {}",
                             shownList(first)));
  if (!ends && columns > 2 && isAmong({first.begin() + 2, first.end()}, {"weight"}))
    return Layout::Named;
  if (!ends) return askForHeader(first);
  // A name of a column is no node further down.
  for (std::size_t r = 1; r < rows.size(); ++r)
    for (const auto end : {ends->first, ends->second})
      if (end < rows[r].size() &&
          (rows[r][end] == first[ends->first] || rows[r][end] == first[ends->second]))
        return askForHeader(first);
  return Layout::Named;
}

/// Guesses what the table is from its first rows.
Result<void> EdgeTableReader::look() {
  TableFormat open;
  open.hasHeader = false;
  open.comment = "#%";  // % of KONECT and others
  auto reader = RowReader::open(bytes_, graph_.name, open);
  if (!reader) return reader.error();
  RowReader::Row row;
  std::vector<Names> rows;
  while (rows.size() < mostLooked) {
    const auto there = reader->next(row);
    if (!there) return there.error();
    if (!*there) break;
    if (rows.empty()) firstLine_ = row.line;
    rows.emplace_back(row.cells.begin(), row.cells.end());
  }
  format_ = reader->format();
  if (rows.empty()) return Error{graph_.name, "holds no edges"};
  const auto layout = layoutOf(rows);
  if (!layout) return layout.error();
  layout_ = *layout;
  columns_ = rows.back().size();
  for (const auto& note : reader->notes()) addNote(note);
  return {};
}

int EdgeTableReader::numberOf(std::string_view key) {
  const auto [place, fresh] =
      numbers_.try_emplace(std::string(key), static_cast<int>(graph_.ids.size()));
  if (fresh) graph_.ids.emplace_back(key);
  return place->second;
}

/// Does a column hold other things than numbers, such as the {} of networkx?
bool isText(const std::string& column, const RowReader& reader) {
  const auto& words = reader.wordColumns();
  return std::find(words.begin(), words.end(), column) != words.end();
}

Result<void> EdgeTableReader::readEdges(RowReader& reader) {
  Names names = reader.names();
  if (layout_ == Layout::Listed) {
    constexpr std::size_t withWeight = 3;
    names.assign({"source", "target"});
    if (reader.names().size() >= withWeight && !isText(reader.names()[2], reader))
      names.emplace_back("weight");
    for (std::size_t k = names.size(); k < reader.names().size(); ++k)
      names.push_back(reader.names()[k]);
    graph_.warnings.push_back(
        names.size() == 2
            ? fmt::format("{}: the first line has no names: the columns are two nodes (guessed)",
                          graph_.name)
            : fmt::format("{}: the first line has no names: the columns are two nodes and the "
                          "weight (guessed)",
                          graph_.name));
  } else if (const auto ends = endsAmong(names)) {
    ends_ = *ends;
    if (!isClear(names[ends->first]))
      addNote(fmt::format("the first line has the names of the columns, {} and {} (guessed)",
                          shown(names[ends->first]), shown(names[ends->second])));
  } else {
    // Row names are no nodes.
    if (names.front() == unnamedRows && names.size() > 2) ends_ = {1, 2};
    if (names.size() < 2)
      return error(firstLine_,
                   "expected columns for the two ends of an edge, such as source and target");
    graph_.warnings.push_back(
        fmt::format("{}: the ends of the edges are the columns {} and {} (guessed)", graph_.name,
                    shown(names[ends_.first]), shown(names[ends_.second])));
  }
  RowReader::Row row;
  for (;;) {
    const auto there = reader.next(row);
    if (!there) return there.error();
    if (!*there) return {};
    if (const auto problem = reader.lengthProblem(row)) return error(row.line, *problem);
    for (const auto end : {ends_.first, ends_.second})
      if (row.cells[end].empty())
        return error(row.line, fmt::format("{} is empty, expected a node key", names[end]));
    const auto edge = graph_.ends.size();
    const int from = numberOf(row.cells[ends_.first]);
    graph_.ends.emplace_back(from, numberOf(row.cells[ends_.second]));
    graph_.edgeLines.push_back(row.line);
    for (std::size_t c = 0; c < names.size(); ++c) {
      if (c == ends_.first || c == ends_.second || row.cells[c].empty()) continue;
      const auto number = format_.decimal == ',' ? format_.number(row.cells[c]) : std::nullopt;
      graph_.edges.set(names[c], edge, number ? formatNumber(*number) : std::string(row.cells[c]));
    }
  }
}

/// The entry at row r and column c that is not 0 is the edge from r to c.
Result<void> EdgeTableReader::readMatrix(RowReader& reader) {
  const bool hasNames = layout_ == Layout::MatrixWithNames;
  const bool isBelowNames = hasNames || layout_ == Layout::MatrixBelowNames;
  const std::size_t skipped = hasNames ? 1 : 0;
  const auto nodes = columns_ - skipped;
  addNote(fmt::format("the table is read as the adjacency matrix of {} (guessed)",
                      counted(static_cast<std::int64_t>(nodes), "node")));
  std::size_t r = 0;
  RowReader::Row row;
  while (true) {
    const auto there = reader.next(row);
    if (!there) return there.error();
    if (!*there) break;
    if (isBelowNames && graph_.ids.empty()) {
      // The first line that was read as values has the names, perhaps without a corner.
      graph_.ids.assign(row.cells.end() - static_cast<std::ptrdiff_t>(nodes), row.cells.end());
      continue;
    }
    if (graph_.ids.empty())
      for (std::size_t k = 0; k < nodes; ++k) graph_.ids.push_back(std::to_string(k));
    if (row.cells.size() != columns_)
      return error(row.line, fmt::format("has {}, expected {}",
                                         counted(std::ssize(row.cells), "cell"), columns_));
    if (r >= nodes)
      return error(row.line, fmt::format("the matrix has more rows than columns, {}", nodes));
    if (hasNames && row.cells[0] != graph_.ids[r])
      return error(row.line,
                   fmt::format("the row of {} was expected, as column {} is called, got {}",
                               shown(graph_.ids[r]), r + 1, shown(row.cells[0])));
    for (std::size_t c = 0; c < nodes; ++c) {
      const auto cell = row.cells[c + skipped];
      if (cell.empty()) continue;
      const auto number = format_.number(cell);
      if (number && *number == 0) continue;
      graph_.edges.set("weight", graph_.ends.size(),
                       number ? formatNumber(*number) : std::string(cell));
      graph_.ends.emplace_back(static_cast<int>(r), static_cast<int>(c));
      graph_.edgeLines.push_back(row.line);
    }
    ++r;
  }
  if (r < nodes)
    return Error{graph_.name, fmt::format("the matrix has {}, expected one per column, {}",
                                          counted(static_cast<std::int64_t>(r), "row"), nodes)};
  for (std::size_t k = 0; k < graph_.ids.size(); ++k)
    if (graph_.ids[k].empty() || !numbers_.emplace(graph_.ids[k], static_cast<int>(k)).second)
      return error(firstLine_, fmt::format("the name {} of a node is empty or appears twice",
                                           shown(graph_.ids[k])));
  return {};
}

Result<ForeignGraph> EdgeTableReader::read() {
  if (auto done = look(); !done) return done.error();
  auto format = format_;
  format.hasHeader = layout_ == Layout::Named;
  auto reader = RowReader::open(bytes_, graph_.name, format);
  if (!reader) return reader.error();
  if (layout_ == Layout::Named)
    if (auto problem = columnNameProblem(graph_.name, reader->names())) return *problem;
  for (const auto& note : reader->notes())
    if (layout_ == Layout::Named) addNote(note);
  const bool isMatrix = layout_ != Layout::Named && layout_ != Layout::Listed;
  if (auto done = isMatrix ? readMatrix(*reader) : readEdges(*reader); !done) return done.error();
  sortNodes(graph_);
  if (const auto count = reader->comments(); count > 0)
    addNote(fmt::format("{} {} passed over", counted(count, "comment line"), verbOf(count)));
  return std::move(graph_);
}

}  // namespace

bool nameEnds(const std::vector<std::string>& columns) {
  // A larger table may be about a sender and a receiver, too.
  constexpr std::size_t mostOfEdges = 3;
  const auto ends = endsAmong(columns);
  return ends && isClear(columns[ends->first]) &&
         (columns.size() <= mostOfEdges || plainName(columns[ends->first]) == "source");
}

Result<ForeignGraph> readEdgeTable(const ByteSource& bytes, ForeignGraph begun,
                                   const std::string& header) {
  auto source = bytes;
  std::string begin(1 << 16, '\0');
  const auto size = source.read(begin.data(), begin.size());
  if (!size) return size.error();
  begin.resize(*size);
  std::string readable;
  // Where a character is cut off, or the encoding is another one, what is before is enough.
  TextDecoder(encodingOfMark(begin).value_or(TextEncoding::Utf8)).append(begin, readable);
  if (auto done = source.rewind(); !done) return done.error();
  if (isPythonEdgeList(readable)) {
    const auto text = wholeText(source);
    if (!text) return text.error();
    return readPythonEdgeList(*text, std::move(begun));
  }
  return EdgeTableReader(bytes, std::move(begun), header).read();
}

}  // namespace gtv
