#include "data/table_data.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "base/counted.h"
#include "base/csv.h"
#include "base/json.h"
#include "base/number.h"
#include "data/data_table.h"
#include "data/label_check.h"
#include "data/lag_samples.h"
#include "data/table_split.h"
#include "data/time_order.h"
#include "data/validation.h"

namespace gtv {
namespace {

constexpr const char* refuseMissing = "refuse";
constexpr const char* dropMissing = "drop";
constexpr const char* meanForMissing = "mean";

struct Column {
  std::string path;  ///< the field that names it
  std::string title;
  int index = -1;
};

Result<Column> findColumn(const CsvTable& table, std::string path, const std::string& title) {
  const auto found = table.requireColumn(title);
  if (!found)
    return Error{std::move(path), fmt::format("{} has {}", table.name, found.error().message)};
  return Column{std::move(path), title, *found};
}

Result<std::vector<Column>> findColumns(const CsvTable& table, const std::string& path,
                                        const std::vector<std::string>& titles) {
  std::vector<Column> columns;
  columns.reserve(titles.size());
  std::unordered_map<std::string_view, int> places;
  for (std::size_t c = 0; c < table.header.size(); ++c)
    places.emplace(table.header[c], static_cast<int>(c));
  for (std::size_t k = 0; k < titles.size(); ++k) {
    auto itemPath = fmt::format("{}[{}]", path, k);
    const auto place = places.find(titles[k]);
    if (place == places.end()) return findColumn(table, std::move(itemPath), titles[k]).error();
    if (place->second < 0)
      return Error{std::move(itemPath), fmt::format("column {} appears twice", shown(titles[k]))};
    columns.push_back({std::move(itemPath), titles[k], place->second});
    place->second = -1;
  }
  return columns;
}

/// (v − mean) / deviation with 1/n; false if v is constant. A power of two is taken out first,
/// which costs no digit and keeps the squares of very large and very small numbers finite.
bool standardise(Vector& v) {
  const double largest = v.cwiseAbs().maxCoeff();
  if (largest > 0) {
    const int exponent = std::ilogb(largest);
    for (double& value : v) value = std::ldexp(value, -exponent);
  }
  const auto n = static_cast<double>(v.size());
  if (v.maxCoeff() == v.minCoeff()) return false;
  v.array() -= v.sum() / n;
  const double deviation = std::sqrt(v.squaredNorm() / n);
  if (!(deviation > 0)) return false;
  v /= deviation;
  return true;
}

/// x_t = (y_{t−1}, …, y_{t−p}, what was there), of the rows of every node that have p before them.
void putLags(NodeTable& nodes, int order, const std::string& label) {
  const auto& before = nodes.datasets;
  std::vector<Eigen::Index> offsets{0};
  for (int i = 0; i < before.nodeCount(); ++i)
    offsets.push_back(offsets.back() + std::max<Eigen::Index>(before.sampleCount(i) - order, 0));
  RowMatrix features(offsets.back(), order + before.dimension());
  Vector labels(offsets.back());
  std::vector<int> lines(static_cast<std::size_t>(offsets.back()));
  Eigen::Index first = 0;
  for (int i = 0; i < before.nodeCount(); ++i) {
    const auto rows = offsets[i + 1] - offsets[i];
    const auto samples = lagSamples(before.labels(i), order);
    features.middleRows(offsets[i], rows).leftCols(order) = samples.X;
    features.middleRows(offsets[i], rows).rightCols(before.dimension()) =
        before.features(i).bottomRows(rows);
    labels.segment(offsets[i], rows) = samples.y;
    const auto skipped = before.sampleCount(i) - rows;
    for (Eigen::Index r = 0; r < rows; ++r)
      lines[static_cast<std::size_t>(offsets[i] + r)] =
          nodes.source.lines[static_cast<std::size_t>(first + skipped + r)];
    first += before.sampleCount(i);
  }
  nodes.source.lines = std::move(lines);
  std::vector<std::string> names;
  for (int k = 1; k <= order; ++k) names.push_back(fmt::format("{}[t-{}]", label, k));
  names.insert(names.end(), nodes.featureNames.begin(), nodes.featureNames.end());
  nodes.featureNames = std::move(names);
  if (nodes.intercept >= 0) nodes.intercept += order;
  nodes.datasets = LocalDatasets(std::move(features), std::move(labels), std::move(offsets));
}

/// The problem where the loader stops and the check goes on.
Error errorOf(const std::string& file, const TableProblem& problem) {
  return {problem.line > 0 ? fmt::format("{}:{}", file, problem.line) : file,
          problem.title.empty() ? problem.message
                                : fmt::format("{} {}", problem.title, problem.message)};
}

/// The rows of a table as numbers, read one after the other.
class TableReader {
 public:
  /// What is chosen must be there.
  static Result<TableReader> make(const Choice& choice, const FileFinder& find, LabelKind labels);

  /// With `tolerant` all problems are listed, else the first one ends the reading.
  void read(bool tolerant, const std::function<bool(double)>& extendBudget);
  const TableCheck& check() const { return check_; }
  /// The numbers, if there was no problem. Columns that cannot be standardised are Errors.
  Result<NodeTable> nodes();
  /// Adds the labels that are no signs or classes, where these are wanted, to the problems.
  void checkLabels();

 private:
  TableReader(const Choice& choice, LabelKind labels) : choice_(choice), labels_(labels) {}
  void readRow(const CsvTable::Row& row);
  bool readCell(const CsvTable::Row& row, const Column& column, bool isFeature, bool isLabel);
  void add(int line, int column, std::string title, std::string message);
  Vector column(std::size_t place) const;
  Result<std::vector<std::size_t>> rowsInOrder(std::vector<std::string>& warnings) const;
  Result<void> checkSteps(const std::vector<std::size_t>& rows,
                          std::vector<std::string>& warnings) const;
  std::string outOfOrder() const;
  double when(std::size_t row, std::size_t k) const { return when_[row * times_.size() + k]; }
  bool isBefore(std::size_t a, std::size_t b) const;

  Choice choice_;
  LabelKind labels_;
  std::string text_;
  CsvTable table_;  ///< its header
  std::optional<Column> node_;
  std::vector<Column> features_;
  std::optional<Column> label_;
  std::vector<Column> coordinates_;
  /// With lags: the columns that order the rows of a node; if none are chosen, those that seem to
  /// say when a row was.
  std::vector<Column> times_;
  bool isOrderChosen_ = false;
  std::string missing_;
  bool fill_ = false;

  TableCheck check_;
  /// Features, label, coordinates of row after row; NaN is a feature that is to be filled.
  std::vector<double> numbers_;
  std::vector<double> when_;  ///< of row after row what `times_` say; NaN: nothing
  std::vector<std::size_t> nodeOfRow_;
  std::vector<int> lines_;
  std::vector<std::string> keys_;
  std::unordered_map<std::string, std::size_t> numberOfKey_;
};

Result<TableReader> TableReader::make(const Choice& choice, const FileFinder& find,
                                      LabelKind labels) {
  const auto file = choice.text("file");
  if (file.empty()) return Error{"data.file", "no file is chosen"};
  const auto featureTitles = choice.texts("features");
  const bool looksBack = choice.integer("lags") > 0;
  if (featureTitles.empty() && !looksBack)
    return Error{"data.features", "at least one column is needed"};
  const bool withLabels = labels != LabelKind::None;
  if (looksBack && labels != LabelKind::Real)
    return Error{"data.lags", "need labels that are real numbers, this loss has others"};
  if (looksBack && choice.text("node").empty())
    return Error{"data.lags", "need a column that says which rows are one series, see data.node"};
  const auto labelTitle = choice.text("label");
  if (withLabels && labelTitle.empty()) return Error{"data.label", "no column is chosen"};
  const auto coordinateTitles = choice.texts("coordinates");
  if (!coordinateTitles.empty() && coordinateTitles.size() != 2)
    return Error{"data.coordinates",
                 fmt::format("expected two columns, longitude and latitude, or none, got {}",
                             coordinateTitles.size())};
  const auto isFeature = [&](const std::string& title) {
    return std::find(featureTitles.begin(), featureTitles.end(), title) != featureTitles.end();
  };
  if (withLabels && isFeature(labelTitle))
    return Error{"data.label", fmt::format("column {} is also a feature", shown(labelTitle))};

  TableReader reader(choice, labels);
  const auto path = find(file);
  if (!path) return path.error();
  auto text = readTextFile(*path);
  if (!text) return Error{file, text.error().message};
  reader.text_ = std::move(*text);
  auto& table = reader.table_;
  table.name = file;
  table.separator = separatorOf(choice.text("separator"));
  const auto content = csvText(reader.text_, file);
  if (!content) return content.error();
  CsvReader rows(*content, file, table.separator);
  if (rows.atEnd()) return Error{file, "is empty"};
  CsvTable::Row header;
  if (auto problem = rows.next(header)) return *problem;
  table.header = std::move(header.cells);
  if (auto problem = headerProblem(table)) return *problem;

  auto features = findColumns(table, "data.features", featureTitles);
  if (!features) return features.error();
  reader.features_ = std::move(*features);
  auto coordinates = findColumns(table, "data.coordinates", coordinateTitles);
  if (!coordinates) return coordinates.error();
  reader.coordinates_ = std::move(*coordinates);
  if (withLabels) {
    auto label = findColumn(table, "data.label", labelTitle);
    if (!label) return label.error();
    reader.label_ = std::move(*label);
  }
  if (const auto title = choice.text("node"); !title.empty()) {
    auto node = findColumn(table, "data.node", title);
    if (!node) return node.error();
    reader.node_ = std::move(*node);
  }
  if (looksBack) {
    reader.isOrderChosen_ = !choice.texts("order").empty();
    auto times =
        findColumns(table, "data.order",
                    reader.isOrderChosen_ ? choice.texts("order") : timeColumns(table.header));
    if (!times) return times.error();
    reader.times_ = std::move(*times);
  }
  if (choice.text("split") != noSplit) {
    if (reader.node_)
      return Error{"data.split", "the rows name their nodes, see data.node; choose one of the two"};
    if (!withLabels) return Error{"data.split", "without labels a node has one row"};
  }
  return reader;
}

void TableReader::add(int line, int column, std::string title, std::string message) {
  ++check_.problemCount;
  if (check_.problems.size() < TableCheck::mostProblems)
    check_.problems.push_back({line, column, std::move(title), std::move(message)});
}

/// Appends the number; false if the cell is missing and the row is to be dropped.
bool TableReader::readCell(const CsvTable::Row& row, const Column& column, bool isFeature,
                           bool isLabel) {
  const auto& cell = row.cells[static_cast<std::size_t>(column.index)];
  const auto value = parseNumber(cell);
  numbers_.push_back(value.value_or(std::numeric_limits<double>::quiet_NaN()));
  if (value) return true;
  if (missing_ != refuseMissing && isMissingCell(cell)) {
    if (missing_ == dropMissing || isLabel) return false;
    if (isFeature) {
      fill_ = true;
      return true;
    }
  }
  add(row.line, column.index, column.title, numberProblem(cell));
  return true;
}

void TableReader::readRow(const CsvTable::Row& row) {
  ++check_.rows;
  if (auto problem = lengthProblem(table_, row)) {
    add(row.line, -1, {}, std::move(*problem));
    return;
  }
  const auto before = numbers_.size();
  bool kept = true;
  std::size_t filled = 0;
  if (node_ && row.cells[static_cast<std::size_t>(node_->index)].empty()) {
    if (missing_ == dropMissing)
      kept = false;
    else
      add(row.line, node_->index, node_->title, "is empty, expected a node key");
  }
  for (const auto& column : features_) {
    fill_ = false;
    kept = readCell(row, column, true, false) && kept;
    if (fill_) ++filled;
  }
  if (label_) kept = readCell(row, *label_, false, true) && kept;
  for (const auto& column : coordinates_) kept = readCell(row, column, false, false) && kept;
  const auto timesBefore = when_.size();
  for (const auto& column : times_) {
    const auto& cell = row.cells[static_cast<std::size_t>(column.index)];
    const auto when = parseWhen(cell);
    if (!when && isOrderChosen_)
      add(row.line, column.index, column.title,
          fmt::format("must be a number or a time such as 2024-01-31 12:00, got {}", shown(cell)));
    when_.push_back(when.value_or(std::numeric_limits<double>::quiet_NaN()));
  }
  if (!kept) {
    ++check_.dropped;
    numbers_.resize(before);
    when_.resize(timesBefore);
    return;
  }
  check_.filled += static_cast<std::int64_t>(filled);
  auto key =
      node_ ? row.cells[static_cast<std::size_t>(node_->index)] : std::to_string(check_.rows);
  auto number = keys_.size();
  if (node_) number = numberOfKey_.try_emplace(key, keys_.size()).first->second;
  if (number == keys_.size())
    keys_.push_back(std::move(key));
  else if (node_ && labels_ == LabelKind::None)
    add(row.line, node_->index, node_->title,
        fmt::format("{} appears twice, and without labels a node has one row", shown(key)));
  nodeOfRow_.push_back(number);
  lines_.push_back(row.line);
}

void TableReader::read(bool tolerant, const std::function<bool(double)>& extendBudget) {
  constexpr std::int64_t rowsPerLook = 4096;
  missing_ = choice_.text("missing");
  const auto content = csvText(text_, table_.name);
  CsvReader rows(*content, table_.name, table_.separator);
  CsvTable::Row row;
  if (rows.next(row)) return;  // the header was read before
  while (!rows.atEnd()) {
    if (const auto problem = rows.next(row)) {
      // "t.csv:17" is the line that cannot be read.
      const auto line = parseInteger(problem->where.substr(problem->where.rfind(':') + 1));
      add(static_cast<int>(line.value_or(0)), -1, {}, problem->message);
      break;
    }
    readRow(row);
    if (!tolerant && check_.problemCount > 0) return;
    if (check_.rows % rowsPerLook == 0 && !extendBudget(rows.share())) {
      check_.finished = false;
      return;
    }
  }
  if (check_.problemCount > 0) return;
  if (check_.rows == 0)
    add(0, -1, {}, "has a header but no rows");
  else if (keys_.empty())
    add(0, -1, {},
        check_.rows == 1 ? std::string("its only row has a missing value")
                         : fmt::format("all {} rows have missing values", check_.rows));
}

Vector TableReader::column(std::size_t place) const {
  const auto width = features_.size() + (label_ ? 1 : 0) + coordinates_.size();
  Vector values(static_cast<Eigen::Index>(lines_.size()));
  for (Eigen::Index r = 0; r < values.size(); ++r)
    values[r] = numbers_[static_cast<std::size_t>(r) * width + place];
  return values;
}

bool TableReader::isBefore(std::size_t a, std::size_t b) const {
  for (std::size_t k = 0; k < times_.size(); ++k)
    if (when(a, k) != when(b, k)) return when(a, k) < when(b, k);
  return false;
}

/// Names the first row that by the columns which seem to say so is earlier than the one before it
/// of the same node; empty if there is none.
std::string TableReader::outOfOrder() const {
  const bool isKnown =
      std::none_of(when_.begin(), when_.end(), [](double value) { return std::isnan(value); });
  if (times_.empty() || !isKnown) return {};
  constexpr auto none = std::numeric_limits<std::size_t>::max();
  std::vector<std::size_t> last(keys_.size(), none);
  for (std::size_t r = 0; r < nodeOfRow_.size(); ++r) {
    auto& before = last[nodeOfRow_[r]];
    if (before != none && isBefore(r, before)) {
      std::vector<std::string> titles;
      titles.reserve(times_.size());
      for (const auto& column : times_) titles.push_back(shown(column.title));
      return fmt::format(
          "by {} they are not in the order of time: of {} line {} comes after line {}",
          fmt::join(titles, ", "), shown(keys_[nodeOfRow_[r]]), lines_[r], lines_[before]);
    }
    before = r;
  }
  return {};
}

/// Two rows of one time are an Error. Steps of a series that differ much are a warning: a row is
/// missing, or it is no series.
Result<void> TableReader::checkSteps(const std::vector<std::size_t>& rows,
                                     std::vector<std::string>& warnings) const {
  // Months and years are not of one length.
  constexpr double mostSpread = 1.5;
  const auto follows = [&](std::size_t k) {
    return nodeOfRow_[rows[k - 1]] == nodeOfRow_[rows[k]];
  };
  for (std::size_t k = 1; k < rows.size(); ++k)
    if (follows(k) && !isBefore(rows[k - 1], rows[k]))
      return Error{"data.order", fmt::format("gives lines {} and {} of {} the same time, and both "
                                             "are rows of {}: name columns that distinguish them",
                                             lines_[rows[k - 1]], lines_[rows[k]], table_.name,
                                             shown(keys_[nodeOfRow_[rows[k]]]))};
  if (times_.size() != 1) return {};
  const auto step = [&](std::size_t k) { return when(rows[k], 0) - when(rows[k - 1], 0); };
  double shortest = std::numeric_limits<double>::infinity();
  for (std::size_t k = 1; k < rows.size(); ++k)
    if (follows(k)) shortest = std::min(shortest, step(k));
  for (std::size_t k = 1; k < rows.size(); ++k) {
    if (!follows(k) || step(k) <= mostSpread * shortest) continue;
    warnings.push_back(fmt::format(
        "{}: the steps of {} differ: from line {} to line {} of {} it is {:.6g}, elsewhere {:.6g}; "
        "lags count rows, however far apart these are",
        table_.name, shown(times_[0].title), lines_[rows[k - 1]], lines_[rows[k]],
        shown(keys_[nodeOfRow_[rows[k]]]), step(k), shortest));
    break;
  }
  return {};
}

/// The rows in the order in which those of one node follow each other.
Result<std::vector<std::size_t>> TableReader::rowsInOrder(
    std::vector<std::string>& warnings) const {
  std::vector<std::size_t> rows(nodeOfRow_.size());
  std::iota(rows.begin(), rows.end(), std::size_t{0});
  if (choice_.integer("lags") == 0) return rows;
  if (!isOrderChosen_) {
    const auto why = outOfOrder();
    warnings.push_back(fmt::format(
        "{}: lags follow the order of the rows in the file, {}{}; the columns named in data.order "
        "put the rows of every node in order",
        table_.name, why.empty() ? "as no column is named that orders them" : "but ", why));
    return rows;
  }
  std::sort(rows.begin(), rows.end(), [&](std::size_t a, std::size_t b) {
    if (nodeOfRow_[a] != nodeOfRow_[b]) return nodeOfRow_[a] < nodeOfRow_[b];
    if (isBefore(a, b) != isBefore(b, a)) return isBefore(a, b);
    return a < b;
  });
  if (auto done = checkSteps(rows, warnings); !done) return done.error();
  return rows;
}

void TableReader::checkLabels() {
  const bool signs = labels_ == LabelKind::Sign;
  if (!(signs || labels_ == LabelKind::Class) || !label_) return;
  const Vector y = column(features_.size());
  const double other = signs ? 0 : -1;
  if (((y.array() == other) || (y.array() == 1)).all()) return;
  for (Eigen::Index r = 0; r < y.size(); ++r)
    if (!(signs ? std::abs(y[r]) == 1 : isClass(y[r])))
      add(lines_[static_cast<std::size_t>(r)], label_->index, label_->title,
          fmt::format("must be {} for this loss, got '{}'",
                      signs ? "-1 or 1 (or 0 and 1 throughout)"
                            : "a class 0, 1, 2, … (or -1 and 1 throughout)",
                      formatNumber(y[r])));
}

Result<NodeTable> TableReader::nodes() {
  const auto n = static_cast<Eigen::Index>(lines_.size());
  const bool scaled = choice_.flag("standardise");
  const auto readScaled = [&](const Column& column, std::size_t place,
                              bool standardised) -> Result<Vector> {
    Vector values = this->column(place);
    double sum = 0;
    Eigen::Index count = 0;
    for (const double value : values)
      if (!std::isnan(value)) {
        sum += value;
        ++count;
      }
    if (count == 0)
      return Error{column.path, fmt::format("column {} of {} is missing in every row",
                                            shown(column.title), table_.name)};
    if (count < n)
      for (double& value : values)
        if (std::isnan(value)) value = sum / static_cast<double>(count);
    if (standardised && !standardise(values))
      return Error{column.path,
                   fmt::format("column {} of {} is constant, it cannot be standardised",
                               shown(column.title), table_.name)};
    return values;
  };

  NodeTable nodes;
  const auto rows = rowsInOrder(nodes.warnings);
  if (!rows) return rows.error();
  // The rows of one node side by side.
  std::vector<Eigen::Index> offsets(keys_.size() + 1, 0);
  for (const auto node : nodeOfRow_) ++offsets[node + 1];
  for (std::size_t i = 1; i < offsets.size(); ++i) offsets[i] += offsets[i - 1];
  auto next = offsets;
  std::vector<Eigen::Index> place(nodeOfRow_.size());
  for (const auto r : *rows) place[r] = next[nodeOfRow_[r]]++;
  const auto arrange = [&](const Vector& values, auto&& target) {
    for (std::size_t r = 0; r < place.size(); ++r)
      target[place[r]] = values[static_cast<Eigen::Index>(r)];
  };

  const bool intercept = choice_.flag("intercept");
  const auto d = static_cast<Eigen::Index>(features_.size()) + (intercept ? 1 : 0);
  RowMatrix features = RowMatrix::Ones(n, d);
  for (std::size_t j = 0; j < features_.size(); ++j) {
    const auto values = readScaled(features_[j], j, scaled);
    if (!values) return values.error();
    arrange(*values, features.col(static_cast<Eigen::Index>(j)));
  }
  Vector y = Vector::Zero(n);
  if (label_) {
    const auto values = readScaled(*label_, features_.size(), scaled && labels_ == LabelKind::Real);
    if (!values) return values.error();
    arrange(*values, y);
  }
  if (!coordinates_.empty())
    nodes.coordinates = Matrix::Zero(2, static_cast<Eigen::Index>(keys_.size()));
  for (std::size_t k = 0; k < coordinates_.size(); ++k) {
    const Vector values = column(features_.size() + (label_ ? 1 : 0) + k);
    auto mean = nodes.coordinates.row(static_cast<Eigen::Index>(k));
    std::vector<double> counts(keys_.size(), 0);
    for (std::size_t r = 0; r < nodeOfRow_.size(); ++r) {
      const auto node = static_cast<Eigen::Index>(nodeOfRow_[r]);
      // Updated, not summed up: equal coordinates lose nothing to rounding.
      mean[node] += (values[static_cast<Eigen::Index>(r)] - mean[node]) / ++counts[nodeOfRow_[r]];
    }
  }

  nodes.featureNames = choice_.texts("features");
  if (intercept) {
    nodes.featureNames.emplace_back("intercept");
    nodes.intercept = static_cast<int>(d) - 1;
  }
  nodes.source = {table_.name, choice_.text("label"), std::vector<int>(lines_.size())};
  for (std::size_t r = 0; r < place.size(); ++r)
    nodes.source.lines[static_cast<std::size_t>(place[r])] = lines_[r];
  nodes.keys = keys_;
  nodes.datasets = LocalDatasets(std::move(features), std::move(y), std::move(offsets));
  if (check_.dropped > 0)
    nodes.notes.push_back(fmt::format("{}: {} of {} {} left out, as values are missing.",
                                      table_.name, check_.dropped, counted(check_.rows, "row"),
                                      verbOf(check_.dropped)));
  if (check_.filled > 0)
    nodes.notes.push_back(fmt::format(
        "{}: {} {} the mean of {} column.", table_.name, counted(check_.filled, "missing cell"),
        verbOf(check_.filled, "holds", "hold"), verbOf(check_.filled, "its", "their")));
  if (const int order = choice_.integer("lags"); order > 0) {
    if (check_.dropped > 0)
      return Error{"data.lags", fmt::format("{} of {} of {} {} left out, as values are missing: "
                                            "the rows of a series may have no gaps",
                                            check_.dropped, counted(check_.rows, "row"),
                                            table_.name, verbOf(check_.dropped))};
    for (int i = 0; i < nodes.datasets.nodeCount(); ++i)
      if (nodes.datasets.sampleCount(i) <= order)
        return Error{"data.lags",
                     fmt::format("must be less than {}, the number of rows of {}, got {}",
                                 nodes.datasets.sampleCount(i),
                                 shown(nodes.keys[static_cast<std::size_t>(i)]), order)};
    putLags(nodes, order, choice_.text("label"));
  }
  if (const auto split = choice_.text("split"); split != noSplit)
    return splitTable(nodes, split, choice_.integer("parts"));
  return nodes;
}

}  // namespace

EntryInfo tableDataInfo() {
  EntryInfo info;
  info.id = "table";
  info.label = "Table";
  info.explanation =
      "Any table: every row is one node with one sample, or one sample of the node that it names";
  info.formula =
      "(x_r, y_r) = ((features of row r, 1), label of row r), r among the rows of node i";
  info.source = "this laboratory; [CFL 37]";
  info.parameters = {
      valueParameter(ParameterType::File, "file", "File", "", "A CSV file with a header."),
      optionParameter(
          "separator", "Separator", {"comma", "semicolon", "tab"},
          "The character between two cells. Numbers need decimal points with every separator."),
      valueParameter(ParameterType::Text, "node", "Node", "",
                     "The column with the key of the node. If it is empty, every row is a node, "
                     "and its key is the number of the row."),
      valueParameter(ParameterType::TextList, "features", "Features", Json::array(),
                     "The columns that make up the feature vector."),
      integerParameter("lags", "Lags", 0, 0, 1000,
                       "Number p of lags, for autoregressive models: the p labels before a row, "
                       "newest first, become its first features. The rows of a node must be a "
                       "series without gaps; its first p rows serve as lags only."),
      valueParameter(ParameterType::TextList, "order", "Order", Json::array(),
                     "The columns by which the rows of a node are sorted before lags are formed, "
                     "the coarsest first: numbers, or times such as 2024-01-31 12:00. If the list "
                     "is empty, the rows keep the order of the file."),
      valueParameter(ParameterType::Text, "label", "Label", "",
                     "The column that is to be predicted; the clustering loss needs none."),
      valueParameter(ParameterType::TextList, "coordinates", "Coordinates", Json::array(),
                     "The columns of longitude and latitude, in this order. If the list is empty, "
                     "the nodes have no coordinates."),
      optionParameter("missing", "Missing values", {refuseMissing, dropMissing, meanForMissing},
                      "Refuse the file, drop the rows with missing values, or replace a missing "
                      "feature by the mean of its column (rows without a label are dropped)."),
      booleanParameter("standardise", "Standardise", true,
                       "Scale every feature and the label to mean 0 and standard deviation 1."),
      booleanParameter("intercept", "Intercept", true,
                       "Append a feature that is 1 for every node."),
      integerParameter("heldOut", "Held-out nodes", 0, 0, 1e9,
                       "Number of nodes, drawn at random, that are not labelled: their labels are "
                       "validation labels, or the test labels of a held-out study."),
      validationShareParameter(),
      publicPointsParameter()};
  const auto split = splitParameters();
  const auto place = std::find_if(info.parameters.begin(), info.parameters.end(),
                                  [](const Parameter& p) { return p.key == "heldOut"; });
  info.parameters.insert(place, split.begin(), split.end());
  return info;
}

bool isMissingCell(std::string_view cell) {
  constexpr std::array<std::string_view, 6> signs{"", "na", "n/a", "nan", "null", "?"};
  constexpr std::size_t longest = 4;
  if (cell.size() > longest) return false;
  std::string lower;
  for (const char c : cell) lower += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return std::find(signs.begin(), signs.end(), lower) != signs.end();
}

char separatorOf(const std::string& option) {
  if (option == "semicolon") return ';';
  return option == "tab" ? '\t' : ',';
}

Result<NodeTable> loadTableData(const Choice& choice, const FileFinder& find, LabelKind labels) {
  auto reader = TableReader::make(choice, find, labels);
  if (!reader) return reader.error();
  const auto file = choice.text("file");
  reader->read(false, [](double) { return true; });
  if (!reader->check().problems.empty()) return errorOf(file, reader->check().problems.front());
  auto nodes = reader->nodes();
  if (!nodes) return nodes.error();
  if (const auto n = nodes->keys.size(); choice.integer("heldOut") > static_cast<std::int64_t>(n))
    return Error{
        "data.heldOut",
        fmt::format(
            "must be at most {}, the number of {} of {}, got {}", n,
            choice.text("node").empty() && choice.text("split") == noSplit ? "rows" : "nodes", file,
            choice.integer("heldOut"))};
  return nodes;
}

Result<TableCheck> checkTableData(const Choice& choice, const FileFinder& find, LabelKind labels,
                                  const std::function<bool(double)>& extendBudget) {
  auto reader = TableReader::make(choice, find, labels);
  if (!reader) return reader.error();
  reader->read(true, extendBudget);
  if (!reader->check().finished || reader->check().problemCount > 0) return reader->check();
  reader->checkLabels();
  if (reader->check().problemCount > 0) return reader->check();
  auto nodes = reader->nodes();
  if (!nodes) return nodes.error();
  if (const auto n = nodes->keys.size(); choice.integer("heldOut") > static_cast<std::int64_t>(n))
    return Error{"data.heldOut",
                 fmt::format("must be at most {}, got {}", n, choice.integer("heldOut"))};
  auto check = reader->check();
  check.keys = std::move(nodes->keys);
  if (const auto& at = nodes->coordinates; at.cols() > 0)
    check.mayBeDegrees =
        at.row(0).cwiseAbs().maxCoeff() <= 180 && at.row(1).cwiseAbs().maxCoeff() <= 90;
  return check;
}

Result<NodeData> makeTableData(const Choice& choice, const DataContext& context) {
  check(context.table != nullptr, "data kind 'table' is loaded before it is made");
  const auto& table = *context.table;
  auto data = arrangeByNode(table, context.nodeKeys, "data.file");
  if (!data) return data;
  const int count = choice.integer("heldOut");
  const int total = static_cast<int>(table.keys.size());
  if (count > total)
    return Error{
        "data.heldOut",
        fmt::format("must be at most {}, the number of nodes in the file, got {}", total, count)};

  std::unordered_map<std::string, int> nodeNumber;
  for (std::size_t i = 0; i < context.nodeKeys.size(); ++i)
    nodeNumber.emplace(context.nodeKeys[i], static_cast<int>(i));
  // Drawn by row and not by node, so that the same houses are held out whatever the graph.
  for (const int row : context.rng.stream("held-out").sample(total, count)) {
    const int node = nodeNumber.at(table.keys[static_cast<std::size_t>(row)]);
    data->heldOut.push_back(node);
    data->labeled[static_cast<std::size_t>(node)] = false;
  }
  std::sort(data->heldOut.begin(), data->heldOut.end());
  return data;
}

}  // namespace gtv
