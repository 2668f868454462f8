#include "graph_files/edge_table_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/json.h"
#include "base/localized.h"
#include "base/number.h"
#include "tables/row_reader.h"
#include "tables/table_loading.h"

namespace gtv {
namespace {

using Names = std::vector<std::string>;

/// What programs call the two ends of an edge, in small letters without blanks and their like.
constexpr std::array<std::pair<std::string_view, std::string_view>, 17> endNames{
    {{"source", "target"},
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

/// So many rows tell what a table is.
constexpr std::size_t mostLooked = 200;

enum class Layout { Named, Listed, MatrixWithNames, Matrix };

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
  bool isSquare(const std::vector<Names>& rows, std::size_t names) const;
  Result<void> readEdges(RowReader& reader);
  Result<void> readMatrix(RowReader& reader);
  int numberOf(std::string_view key);
  void addNote(const std::string& note) {
    graph_.warnings.push_back(fmt::format("{}: {}", graph_.name, note));
  }
  void sortKeys();

  ByteSource bytes_;
  ForeignGraph graph_;
  std::string header_;
  TableFormat format_;
  Layout layout_ = Layout::Named;
  std::int64_t firstLine_ = 1;  ///< that is no comment
  std::pair<std::size_t, std::size_t> ends_{0, 1};
  std::unordered_map<std::string, int> numbers_;
};

/// As many rows as columns, of numbers, behind so many rows and columns of names; `rows` may be the
/// beginning of a longer table.
bool EdgeTableReader::isSquare(const std::vector<Names>& rows, std::size_t names) const {
  if (rows.size() <= names || rows.front().size() <= names) return false;
  const auto columns = rows.front().size();
  if (rows.size() > columns || (rows.size() < columns && rows.size() < mostLooked)) return false;
  // Edges between whole numbers may look like a matrix with names, but for its corner.
  if (names > 0 && format_.number(rows[0][0])) return false;
  for (std::size_t r = names; r < rows.size(); ++r) {
    if (rows[r].size() != columns) return false;
    if (names > 0 && rows[r][0] != rows[0][r]) return false;
    for (std::size_t c = names; c < columns; ++c)
      if (!rows[r][c].empty() && !format_.number(rows[r][c])) return false;
  }
  return true;
}

/// Is the matrix equal to its transpose, as far as it is here, with nothing on its diagonal?
bool isSymmetricWithoutLoops(const std::vector<Names>& rows) {
  for (std::size_t r = 0; r < rows.size(); ++r)
    for (std::size_t c = 0; c < rows.size(); ++c)
      if (rows[r][c] != rows[c][r] || (r == c && !rows[r][c].empty() && rows[r][c] != "0"))
        return false;
  return true;
}

Result<Layout> EdgeTableReader::layoutOf(const std::vector<Names>& rows) const {
  const auto& first = rows.front();
  const auto columns = first.size();
  if (header_.empty()) {
    if (isSquare(rows, 1)) return Layout::MatrixWithNames;
    if (columns > 2 && isSquare(rows, 0) && (columns > 3 || isSymmetricWithoutLoops(rows)))
      return Layout::Matrix;
  }
  if (header_ == "names") return Layout::Named;
  const bool hasNumber = std::any_of(first.begin(), first.end(), [&](const std::string& cell) {
    return format_.number(cell).has_value();
  });
  if (header_ == "values" || hasNumber) {
    if (columns < 2)
      return error(firstLine_, fmt::format("expected two nodes and perhaps a weight, got {}",
                                           shown(first.front())));
    return Layout::Listed;
  }
  if (endsAmong(first)) return Layout::Named;
  const bool hasWeight = std::any_of(first.begin(), first.end(), [](const std::string& cell) {
    const auto name = plainName(cell);
    return name == "weight" || name == "source" || name == "target" || name == "from" ||
           name == "to";
  });
  if (columns < 2 || hasWeight)
    return error(firstLine_,
                 fmt::format("no columns for the two ends of an edge, such as source and target, "
                             "found {}",
                             shownList(first)));
  return Error{"graph.header",
               fmt::format("the first line of {} may have the names of the columns or an edge "
                           "already ({} - {}): choose names or values",
                           graph_.name, first[0], first[1])};
}

/// Guesses what the table is from its first rows.
Result<void> EdgeTableReader::look() {
  TableFormat open;
  open.hasHeader = false;
  auto reader = RowReader::open(bytes_, graph_.name, open);
  // Networks of KONECT and others have comments with %.
  RowReader::Row row;
  if (reader) {
    const auto there = reader->next(row);
    if (there && *there && row.cells.front().starts_with('%')) {
      open.comment = "%";
      reader = RowReader::open(bytes_, graph_.name, open);
    }
  }
  if (!reader) return reader.error();
  if (auto done = reader->rewind(); !done) return done;
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
  for (const auto& note : reader->notes()) addNote(note);
  return {};
}

int EdgeTableReader::numberOf(std::string_view key) {
  const auto [place, fresh] =
      numbers_.try_emplace(std::string(key), static_cast<int>(graph_.ids.size()));
  if (fresh) graph_.ids.emplace_back(key);
  return place->second;
}

Result<void> EdgeTableReader::readEdges(RowReader& reader) {
  Names names = reader.names();
  if (layout_ == Layout::Listed) {
    constexpr std::size_t withWeight = 3;
    names.assign({"source", "target"});
    if (reader.names().size() >= withWeight) names.emplace_back("weight");
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
  } else if (names.size() < 2) {
    return error(firstLine_,
                 "expected columns for the two ends of an edge, such as source and target");
  } else {
    graph_.warnings.push_back(
        fmt::format("{}: the ends of the edges are the first two columns, {} and {} (guessed)",
                    graph_.name, shown(names[0]), shown(names[1])));
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
  const std::size_t skipped = hasNames ? 1 : 0;
  const auto nodes = reader.names().size() - skipped;
  graph_.warnings.push_back(
      fmt::format("{}: the table is read as the adjacency matrix of {} (guessed)", graph_.name,
                  counted(static_cast<std::int64_t>(nodes), "node")));
  std::size_t r = 0;
  RowReader::Row row;
  while (true) {
    const auto there = reader.next(row);
    if (!there) return there.error();
    if (!*there) break;
    if (hasNames && graph_.ids.empty()) {
      // The first line that was read as values has the names.
      graph_.ids.assign(row.cells.begin() + 1, row.cells.end());
      continue;
    }
    if (!hasNames && graph_.ids.empty())
      for (std::size_t k = 0; k < nodes; ++k) graph_.ids.push_back(std::to_string(k));
    if (const auto problem = reader.lengthProblem(row)) return error(row.line, *problem);
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

/// Whole numbers in their order, as everywhere.
void EdgeTableReader::sortKeys() {
  auto sorted = nodeOrder(graph_.ids);
  if (sorted == graph_.ids) return;
  std::unordered_map<std::string_view, int> places;
  for (std::size_t i = 0; i < sorted.size(); ++i) places.emplace(sorted[i], static_cast<int>(i));
  std::vector<int> placeOf;
  for (const auto& id : graph_.ids) placeOf.push_back(places.at(id));
  for (auto& [from, to] : graph_.ends) {
    from = placeOf[static_cast<std::size_t>(from)];
    to = placeOf[static_cast<std::size_t>(to)];
  }
  graph_.ids = std::move(sorted);
}

Result<ForeignGraph> EdgeTableReader::read() {
  if (auto done = look(); !done) return done.error();
  auto format = format_;
  format.hasHeader = layout_ == Layout::Named;
  auto reader = RowReader::open(bytes_, graph_.name, format);
  if (!reader) return reader.error();
  if (layout_ == Layout::Named)
    if (auto problem = columnNameProblem(graph_.name, reader->names())) return *problem;
  const bool isMatrix = layout_ == Layout::Matrix || layout_ == Layout::MatrixWithNames;
  if (auto done = isMatrix ? readMatrix(*reader) : readEdges(*reader); !done) return done.error();
  sortKeys();
  if (const auto count = reader->comments(); count > 0)
    addNote(fmt::format("{} {} passed over", counted(count, "comment line"), verbOf(count)));
  return std::move(graph_);
}

}  // namespace

bool nameEnds(const std::vector<std::string>& columns) {
  // A larger table may have a start and an end, too.
  constexpr std::size_t mostOfEdges = 3;
  const auto ends = endsAmong(columns);
  return ends && (columns.size() <= mostOfEdges || plainName(columns[ends->first]) == "source");
}

Result<ForeignGraph> readEdgeTable(const ByteSource& bytes, ForeignGraph begun,
                                   const std::string& header) {
  return EdgeTableReader(bytes, std::move(begun), header).read();
}

}  // namespace gtv
