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
#include "base/number.h"
#include "base/text_encoding.h"
#include "graph_files/decoded_lines.h"
#include "graph_files/dimacs_reader.h"
#include "graph_files/edge_table_layout.h"
#include "graph_files/foreign_edges.h"
#include "graph_files/python_edge_list.h"
#include "tables/row_reader.h"
#include "tables/table_loading.h"

namespace gtv {
namespace {

using Names = std::vector<std::string>;

/// The columns of a list: two nodes and perhaps a weight.
constexpr std::size_t withWeight = 3;

/// Where a list is separated by blanks, a cell behind two nodes that begins with # begins a
/// comment.
template <class Cells>
void cutComment(Cells& cells, const TableFormat& format) {
  if (format.separator != blankSeparator) return;
  const auto behindNodes = std::min<std::ptrdiff_t>(2, std::ssize(cells));
  const auto comment = std::find_if(cells.begin() + behindNodes, cells.end(),
                                    [](const auto& cell) { return cell.starts_with('#'); });
  cells.erase(comment, cells.end());
}

/// Says what the first comment line at the beginning of a table is; empty where none is there.
std::string firstComment(std::string_view begin) {
  constexpr std::string_view marks = "#%";
  for (int line = 1; !begin.empty(); ++line) {
    const auto end = std::min(begin.find('\n'), begin.size());
    const auto text = trimmed(begin.substr(0, end));
    if (!text.empty() && marks.find(text.front()) != std::string_view::npos)
      return fmt::format(", the first is {} on line {}", shown(text), line);
    begin.remove_prefix(std::min(end + 1, begin.size()));
  }
  return {};
}

/// Are these lines of words between blanks, of which some have no weight or a comment behind them,
/// so that the number of words does not tell what separates them?
bool isRaggedList(std::string_view begin) {
  std::size_t fewest = mostLooked;
  std::size_t mostWords = 0;
  bool hasComments = false;
  for (std::size_t lines = 0; !begin.empty() && lines < mostLooked; ++lines) {
    const auto end = std::min(begin.find('\n'), begin.size());
    const auto line = trimmed(begin.substr(0, end));
    begin.remove_prefix(std::min(end + 1, begin.size()));
    if (line.empty() || line.front() == '#' || line.front() == '%') continue;
    auto words = cellsOf(line, blankSeparator);
    const auto comment = std::find_if(words.begin(), words.end(),
                                      [](const Cell& word) { return word.text.starts_with('#'); });
    hasComments = hasComments || comment != words.end();
    words.erase(comment, words.end());
    if (words.size() < 2) return false;
    const auto nodes =
        line.substr(0, static_cast<std::size_t>(words.back().text.end() - line.begin()));
    if (nodes.find_first_of("\"\t;|,") != std::string_view::npos) return false;
    fewest = std::min(fewest, words.size());
    mostWords = std::max(mostWords, words.size());
  }
  return (hasComments && fewest == mostWords) || (fewest == 2 && mostWords == withWeight);
}

/// Reads one table.
class EdgeTableReader {
 public:
  /// `begin` is the beginning of the text.
  EdgeTableReader(const ByteSource& bytes, ForeignGraph begun, std::string header,
                  std::string_view begin)
      : bytes_(bytes),
        graph_(std::move(begun)),
        header_(std::move(header)),
        firstComment_(firstComment(begin)),
        isRagged_(isRaggedList(begin)) {}
  Result<ForeignGraph> read();

 private:
  Error error(std::int64_t line, const std::string& message) const {
    return {fmt::format("{}:{}", graph_.name, line), message};
  }
  Result<void> look();
  Names listNames();
  Result<void> findEnds(const Names& names);
  void findWeight(const Names& names);
  bool isNumeric(std::size_t column) const;
  std::optional<std::string> lengthProblem(const RowReader& reader, const RowReader::Row& row,
                                           std::size_t columns) const;
  Result<void> readEdges(RowReader& reader);
  Result<void> readEdge(const RowReader::Row& row, const Names& names);
  Result<void> readMatrix(RowReader& reader);
  Result<void> noteComments(std::int64_t count);
  int numberOf(std::string_view key);
  void addNote(const std::string& note) {
    graph_.warnings.push_back(fmt::format("{}: {}", graph_.name, note));
  }

  ByteSource bytes_;
  ForeignGraph graph_;
  std::string header_;
  std::string firstComment_;
  bool isRagged_;
  TableFormat format_;
  FirstRows first_;
  TableLayout layout_ = TableLayout::Named;
  std::size_t columns_ = 0;     ///< of a matrix, with names
  std::int64_t firstLine_ = 1;  ///< that is no comment
  std::pair<std::size_t, std::size_t> ends_{0, 1};
  std::optional<std::size_t> kind_;  ///< the column that says Directed or Undirected
  std::unordered_map<std::string, int> numbers_;
};

/// Guesses what the table is from its first rows.
Result<void> EdgeTableReader::look() {
  TableFormat open;
  open.hasHeader = false;
  open.comment = "#%";  // % of KONECT and others
  if (isRagged_) {
    open.separator = blankSeparator;
    addNote("cells are separated by blanks (guessed)");
  }
  auto reader = RowReader::open(bytes_, graph_.name, open);
  if (!reader) return reader.error();
  format_ = reader->format();
  first_ = {graph_.name, format_};
  RowReader::Row row;
  while (first_.cells.size() < mostLooked) {
    const auto there = reader->next(row);
    if (!there) return there.error();
    if (!*there) break;
    cutComment(row.cells, format_);
    first_.cells.emplace_back(row.cells.begin(), row.cells.end());
    first_.lines.push_back(row.line);
  }
  if (first_.cells.empty()) return Error{graph_.name, "holds no edges"};
  firstLine_ = first_.lines.front();
  const auto layout = layoutOf(first_, header_);
  if (!layout) return layout.error();
  layout_ = *layout;
  columns_ = first_.cells.back().size();
  for (const auto& note : reader->notes()) addNote(note);
  return {};
}

int EdgeTableReader::numberOf(std::string_view key) {
  const auto [place, fresh] =
      numbers_.try_emplace(std::string(key), static_cast<int>(graph_.ids.size()));
  if (fresh) graph_.ids.emplace_back(key);
  return place->second;
}

/// Does a column hold numbers in the first rows, and nothing else but missing ones?
bool EdgeTableReader::isNumeric(std::size_t column) const {
  bool hasNumber = false;
  for (std::size_t r = layout_ == TableLayout::Named ? 1 : 0; r < first_.cells.size(); ++r) {
    if (column >= first_.cells[r].size()) continue;
    const auto& cell = first_.cells[r][column];
    const bool isNumber = format_.number(cell).has_value();
    if (!isNumber && !format_.isMissing(cell)) return false;
    hasNumber = hasNumber || isNumber;
  }
  return hasNumber;
}

/// Names for the columns of a list without any: of the third one where it holds numbers.
Names EdgeTableReader::listNames() {
  auto columns = first_.cells.front().size();
  for (const auto& row : first_.cells)
    if (columns == 2 && row.size() == withWeight && format_.separator == blankSeparator)
      columns = withWeight;
  Names names{"source", "target"};
  if (columns >= withWeight && isNumeric(2)) names.emplace_back("weight");
  addNote(names.size() == 2
              ? "the first line has no names: the columns are two nodes (guessed)"
              : "the first line has no names: the columns are two nodes and the weight (guessed)");
  while (names.size() < columns) {
    names.push_back(fmt::format("column{}", names.size() + 1));
    if (!graph_.edges.isKept(names.back()))
      addNote(fmt::format("column {} is not read", names.size()));
  }
  return names;
}

/// By the names of the columns, or the first two of them.
Result<void> EdgeTableReader::findEnds(const Names& names) {
  if (const auto ends = endsAmong(names)) {
    ends_ = *ends;
    if (!isClearEnd(names[ends->first]))
      addNote(fmt::format("the first line has the names of the columns, {} and {} (guessed)",
                          shown(names[ends->first]), shown(names[ends->second])));
    return {};
  }
  // Row names are no nodes.
  if (names.front() == unnamedRows && names.size() > 2) ends_ = {1, 2};
  if (names.size() < 2)
    return error(firstLine_,
                 "expected columns for the two ends of an edge, such as source and target");
  if (areNodeColumns(first_, names, ends_.first, ends_.second))
    return error(firstLine_,
                 fmt::format("the columns {} and {} look like those of a table of nodes; call the "
                             "columns with the two ends of an edge source and target",
                             shown(names[ends_.first]), shown(names[ends_.second])));
  addNote(fmt::format("the ends of the edges are the columns {} and {} (guessed)",
                      shown(names[ends_.first]), shown(names[ends_.second])));
  return {};
}

/// Where no column is called weight or value: the only one with numbers, if its name means that,
/// or the one whose name begins with weight.
void EdgeTableReader::findWeight(const Names& names) {
  constexpr std::array<std::string_view, 8> words{"weight", "gewicht", "paino",    "poids",
                                                  "peso",   "vikt",    "strength", "similarity"};
  Names numeric;
  Names weights;
  for (std::size_t c = 0; c < names.size(); ++c) {
    if (c == ends_.first || c == ends_.second) continue;
    if (isWeightName(names[c])) return;
    const auto name = lowerCase(names[c]);
    const bool isNamed = std::any_of(words.begin(), words.end(),
                                     [&](std::string_view word) { return name.starts_with(word); });
    if (!isNumeric(c)) continue;
    numeric.push_back(names[c]);
    if (isNamed) weights.push_back(names[c]);
  }
  if (weights.size() != 1) return;
  const bool isAlone = numeric.size() == 1;
  if (!isAlone && !lowerCase(weights.front()).starts_with("weight")) return;
  graph_.guessedWeight = weights.front();
  graph_.edges.keep(weights.front());
}

/// A row has as many cells as the header, or as the longest of a list whose weights may be left
/// out.
std::optional<std::string> EdgeTableReader::lengthProblem(const RowReader& reader,
                                                          const RowReader::Row& row,
                                                          std::size_t columns) const {
  const auto cells = row.cells.size();
  if (layout_ == TableLayout::Listed) {
    const bool mayLack = format_.separator == blankSeparator && columns == withWeight && cells == 2;
    if (cells == columns || mayLack) return std::nullopt;
    return fmt::format("has {}, the first row has {}", counted(std::ssize(row.cells), "cell"),
                       first_.cells.front().size());
  }
  // Row names are guessed for columns that are not called as the ends of an edge.
  const auto& header = first_.cells.front();
  const bool guessesNames =
      reader.names().size() == header.size() + 1 && reader.names().front() == unnamedRows;
  const auto ends = endsAmong(header);
  const bool namesEnds = ends && ends->first < 2 && ends->second < 2;
  if (!guessesNames || !namesEnds || format_.separator == blankSeparator) {
    if (auto problem = reader.lengthProblem(row); !problem || cells <= header.size())
      return problem;
  }
  auto problem = fmt::format("has {}, the header has {}", counted(std::ssize(row.cells), "cell"),
                             header.size());
  if (format_.separator != ',') return problem;
  const bool mayBeDecimal =
      std::adjacent_find(row.cells.begin(), row.cells.end(), [](auto left, auto right) {
        return parseInteger(left) && parseInteger(right);
      }) != row.cells.end();
  return mayBeDecimal ? problem +
                            "; if a comma is the decimal sign, separate the cells by "
                            "semicolons"
                      : problem;
}

Result<void> EdgeTableReader::readEdge(const RowReader::Row& row, const Names& names) {
  for (const auto end : {ends_.first, ends_.second})
    if (row.cells[end].empty())
      return error(row.line, fmt::format("{} is empty, expected a node key", names[end]));
  const auto edge = graph_.ends.size();
  int from = numberOf(row.cells[ends_.first]);
  int to = numberOf(row.cells[ends_.second]);
  if (kind_ && from > to && lowerCase(row.cells[*kind_]) == "undirected") std::swap(from, to);
  graph_.ends.emplace_back(from, to);
  graph_.edgeLines.push_back(row.line);
  for (std::size_t c = 0; c < row.cells.size(); ++c) {
    if (c == ends_.first || c == ends_.second || row.cells[c].empty()) continue;
    const bool hasCommas = format_.decimal == ',';
    const auto number = hasCommas ? format_.number(row.cells[c]) : std::nullopt;
    if (hasCommas && !number && parseNumber(row.cells[c]) && graph_.edges.isKept(names[c]))
      return error(row.line,
                   fmt::format("{} has a point, got {}: this file has decimal commas, and "
                               "points that separate thousands are not read",
                               names[c], shown(row.cells[c])));
    graph_.edges.set(names[c], edge, number ? formatNumber(*number) : std::string(row.cells[c]));
  }
  return {};
}

Result<void> EdgeTableReader::readEdges(RowReader& reader) {
  const bool isListed = layout_ == TableLayout::Listed;
  const auto names = isListed ? listNames() : reader.names();
  if (!isListed) {
    if (auto done = findEnds(names); !done) return done;
    findWeight(names);
    const auto kind = std::find_if(names.begin(), names.end(), [](const std::string& name) {
      return lowerCase(name) == "type";
    });
    if (kind != names.end()) kind_ = static_cast<std::size_t>(kind - names.begin());
  }
  RowReader::Row row;
  for (;;) {
    const auto there = reader.next(row);
    if (!there) return there.error();
    if (!*there) break;
    if (isListed) cutComment(row.cells, format_);
    if (const auto problem = lengthProblem(reader, row, names.size()))
      return error(row.line, *problem);
    if (auto done = readEdge(row, names); !done) return done;
  }
  // A column may have been empty.
  for (std::size_t c = 0; c < names.size(); ++c)
    if (c != ends_.first && c != ends_.second) graph_.edges.declare(names[c]);
  return {};
}

/// The entry at row r and column c that is not 0 is the edge from r to c.
Result<void> EdgeTableReader::readMatrix(RowReader& reader) {
  const bool hasNames = layout_ == TableLayout::MatrixWithNames;
  const bool isBelowNames = hasNames || layout_ == TableLayout::MatrixBelowNames;
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

Result<void> EdgeTableReader::noteComments(std::int64_t count) {
  if (count == 0) return {};
  if (graph_.ends.empty() && layout_ == TableLayout::Named)
    return Error{graph_.name,
                 fmt::format("has the names of columns but no edges; lines that begin with # are "
                             "comments{}",
                             firstComment_)};
  addNote(fmt::format("{} {} passed over{}", counted(count, "comment line"), verbOf(count),
                      firstComment_));
  return {};
}

Result<ForeignGraph> EdgeTableReader::read() {
  if (auto done = look(); !done) return done.error();
  auto format = format_;
  format.hasHeader = layout_ == TableLayout::Named;
  auto reader = RowReader::open(bytes_, graph_.name, format);
  if (!reader) return reader.error();
  if (layout_ == TableLayout::Named)
    if (auto problem = columnNameProblem(graph_.name, reader->names())) return *problem;
  for (const auto& note : reader->notes())
    if (layout_ == TableLayout::Named) addNote(note);
  const bool isMatrix = layout_ != TableLayout::Named && layout_ != TableLayout::Listed;
  if (auto done = isMatrix ? readMatrix(*reader) : readEdges(*reader); !done) return done.error();
  sortNodes(graph_);
  if (auto done = noteComments(reader->comments()); !done) return done.error();
  return std::move(graph_);
}

}  // namespace

bool nameEnds(const std::vector<std::string>& columns) {
  // A larger table may be about a sender and a receiver, too.
  constexpr std::size_t mostOfEdges = 3;
  const auto ends = endsAmong(columns);
  return ends && isClearEnd(columns[ends->first]) &&
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
  endLines(readable);
  if (auto done = source.rewind(); !done) return done.error();
  if (isPythonEdgeList(readable)) {
    const auto text = wholeText(source);
    if (!text) return text.error();
    return readPythonEdgeList(*text, std::move(begun));
  }
  if (isDimacs(readable)) {
    const auto text = wholeText(source);
    if (!text) return text.error();
    return readDimacs(*text, std::move(begun));
  }
  return EdgeTableReader(bytes, std::move(begun), header, readable).read();
}

}  // namespace gtv
