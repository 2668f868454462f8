#include "graph_files/matrix_market_reader.h"

#include <fmt/format.h>

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/json.h"
#include "base/number.h"
#include "graph_files/decoded_lines.h"
#include "tables/table_format.h"

namespace gtv {
namespace {

/// Reads the lines of one document.
class MatrixMarketReader {
 public:
  MatrixMarketReader(ForeignGraph begun, std::size_t bytes)
      : graph_(std::move(begun)), bytes_(bytes) {}
  Result<void> takeLine(std::string_view line);
  Result<ForeignGraph> finish();

 private:
  using Words = std::vector<Cell>;

  Error error(const std::string& message) const {
    return {fmt::format("{}:{}", graph_.name, line_), message};
  }
  Result<void> takeBanner(std::string_view line);
  Result<void> takeSize(const Words& words);
  Result<void> takeCoordinates(const Words& words);
  Result<void> takeEntry(const Words& words);
  Result<int> nodeOf(std::string_view word) const;
  Result<void> addEdge(int row, int column, std::string_view weight);

  ForeignGraph graph_;
  std::size_t bytes_;
  int line_ = 0;
  bool isArray_ = false;
  bool isPattern_ = false;
  bool isSymmetric_ = false;
  std::int64_t entries_ = -1;  ///< still to come; negative: the size is not known yet
  std::int64_t zeros_ = 0;     ///< entries that are 0
  int firstZero_ = 0;          ///< the line of the first of them
  int row_ = 0;                ///< of the next entry of an array
  int column_ = 0;
};

Result<void> MatrixMarketReader::takeBanner(std::string_view line) {
  constexpr std::size_t parts = 5;
  std::vector<std::string> words;
  for (const auto& word : cellsOf(line, blankSeparator)) words.push_back(lowerCase(word.text));
  if (words.size() != parts || words[0] != "%%matrixmarket" || words[1] != "matrix")
    return error(
        "expected '%%MatrixMarket matrix', then coordinate or array, the kind of the "
        "numbers and the symmetry");
  isArray_ = words[2] == "array";
  isPattern_ = words[3] == "pattern";
  isSymmetric_ = words[4] == "symmetric";
  if ((!isArray_ && words[2] != "coordinate") || (isArray_ && isPattern_))
    return error(fmt::format("expected coordinate or array, got {}", shown(words[2])));
  if (!isPattern_ && words[3] != "real" && words[3] != "double" && words[3] != "integer")
    return error(fmt::format("expected real, integer or pattern numbers as weights, got {}",
                             shown(words[3])));
  if (!isSymmetric_ && words[4] != "general")
    return error(fmt::format("expected a general or symmetric matrix, got {}", shown(words[4])));
  return {};
}

Result<void> MatrixMarketReader::takeSize(const Words& words) {
  const std::size_t wanted = isArray_ ? 2 : 3;
  std::vector<long long> numbers;
  for (const auto& word : words)
    if (const auto number = parseInteger(word.text); number && *number >= 0)
      numbers.push_back(*number);
  if (numbers.size() != wanted || words.size() != wanted)
    return error(isArray_ ? "expected the numbers of rows and columns"
                          : "expected the numbers of rows, columns and entries");
  if (numbers[0] != numbers[1])
    return error(fmt::format("the matrix has {} and {}, expected as many of both: one per node",
                             counted(numbers[0], "row"), counted(numbers[1], "column")));
  if (static_cast<double>(numbers[0]) > mostUnlistedNodes + static_cast<double>(bytes_))
    return error(fmt::format("says that there are {} nodes, too many for a file of {}", numbers[0],
                             counted(static_cast<std::int64_t>(bytes_), "byte")));
  const auto nodes = numbers[0];
  graph_.ids.reserve(static_cast<std::size_t>(nodes));
  for (long long i = 1; i <= nodes; ++i) graph_.ids.push_back(std::to_string(i));
  // Of symmetric matrices the lower triangle is written.
  entries_ = !isArray_ ? numbers[2] : isSymmetric_ ? nodes * (nodes + 1) / 2 : nodes * nodes;
  return {};
}

Result<int> MatrixMarketReader::nodeOf(std::string_view word) const {
  const auto number = parseInteger(word);
  if (number && *number >= 1 && *number <= std::ssize(graph_.ids))
    return static_cast<int>(*number - 1);
  return error(fmt::format("expected a node from 1 to {}, got {}", graph_.ids.size(), shown(word)));
}

Result<void> MatrixMarketReader::addEdge(int row, int column, std::string_view weight) {
  if (const auto number = parseNumber(weight); number && *number == 0) {
    if (zeros_++ == 0) firstZero_ = line_;
    return {};
  }
  if (isSymmetric_ && row > column) std::swap(row, column);
  if (!isPattern_) graph_.edges.set("weight", graph_.ends.size(), std::string(weight));
  graph_.ends.emplace_back(row, column);
  graph_.edgeLines.push_back(line_);
  return {};
}

Result<void> MatrixMarketReader::takeCoordinates(const Words& words) {
  const std::size_t wanted = isPattern_ ? 2 : 3;
  if (words.size() != wanted)
    return error(isPattern_ ? "expected a row and a column"
                            : "expected a row, a column and a weight");
  const auto row = nodeOf(words[0].text);
  if (!row) return row.error();
  const auto column = nodeOf(words[1].text);
  if (!column) return column.error();
  return addEdge(*row, *column, isPattern_ ? "1" : words[2].text);
}

/// Of an array column after column is written, each from its diagonal on where it is symmetric.
Result<void> MatrixMarketReader::takeEntry(const Words& words) {
  if (words.size() != 1) return error("expected one number");
  if (auto done = addEdge(row_, column_, words[0].text); !done) return done;
  if (++row_ == static_cast<int>(graph_.ids.size()))
    row_ = isSymmetric_ ? ++column_ : (++column_, 0);
  return {};
}

Result<void> MatrixMarketReader::takeLine(std::string_view line) {
  line = trimmed(line);
  if (++line_ == 1) return takeBanner(line);
  const auto words = cellsOf(line, blankSeparator);
  if (words.front().text.empty() || words.front().text.starts_with('%')) return {};
  if (entries_ < 0) return takeSize(words);
  if (entries_-- == 0) return error("more entries follow than the size says");
  return isArray_ ? takeEntry(words) : takeCoordinates(words);
}

Result<ForeignGraph> MatrixMarketReader::finish() {
  if (entries_ < 0) return Error{graph_.name, "ends before the size of the matrix"};
  if (entries_ > 0)
    return Error{graph_.name, fmt::format("{} of the matrix {} missing",
                                          counted(entries_, "entry", "entries"), verbOf(entries_))};
  // Of an array most entries are 0.
  if (zeros_ > 0 && !isArray_)
    graph_.warnings.push_back(fmt::format(
        "{}: {} {}, the first is on line {}", graph_.name, counted(zeros_, "entry", "entries"),
        verbOf(zeros_, "is 0 and no edge", "are 0 and no edges"), firstZero_));
  return std::move(graph_);
}

}  // namespace

Result<ForeignGraph> readMatrixMarket(std::string_view bytes, ForeignGraph begun) {
  auto decoded = decodeLines(bytes, begun.name);
  if (!decoded) return decoded.error();
  MatrixMarketReader reader(std::move(begun), bytes.size());
  std::string_view rest = decoded->text;
  do {
    const auto end = rest.find('\n');
    if (auto done = reader.takeLine(rest.substr(0, end)); !done) return done.error();
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  } while (!rest.empty());
  auto graph = reader.finish();
  if (graph && !decoded->warning.empty()) graph->warnings.push_back(std::move(decoded->warning));
  return graph;
}

}  // namespace gtv
