#include "data/table_reader.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <string_view>
#include <utility>

#include "base/counted.h"
#include "base/number.h"
#include "data/label_check.h"
#include "data/lag_samples.h"
#include "data/table_split.h"
#include "data/time_order.h"

namespace gtv {
namespace {

Result<TableColumn> findColumn(const CsvTable& table, std::string path, const std::string& title) {
  const auto found = table.requireColumn(title);
  if (!found)
    return Error{std::move(path), fmt::format("{} has {}", table.name, found.error().message)};
  return TableColumn{std::move(path), title, *found};
}

Result<std::vector<TableColumn>> findColumns(const CsvTable& table, const std::string& path,
                                             const std::vector<std::string>& titles) {
  std::vector<TableColumn> columns;
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

}  // namespace

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
bool TableReader::readCell(const CsvTable::Row& row, const TableColumn& column, bool isFeature,
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
          "but by {} they are not in the order of time: of {} line {} is earlier than line {}",
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
        "{}: lags follow the order of the rows in the file, {}; the columns named in data.order "
        "put the rows of every node in order",
        table_.name, why.empty() ? "as no column is named that orders them" : why));
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

/// Missing features are filled with the mean of their column.
Result<Vector> TableReader::filledColumn(const TableColumn& column, std::size_t place,
                                         bool standardised) const {
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
  if (count < values.size())
    for (double& value : values)
      if (std::isnan(value)) value = sum / static_cast<double>(count);
  if (standardised && !standardise(values))
    return Error{column.path, fmt::format("column {} of {} is constant, it cannot be standardised",
                                          shown(column.title), table_.name)};
  return values;
}

/// 2 × nodes: the means over the rows of every node; 2 × 0 without coordinates.
Matrix TableReader::meanCoordinates() const {
  if (coordinates_.empty()) return Matrix(2, 0);
  Matrix means = Matrix::Zero(2, static_cast<Eigen::Index>(keys_.size()));
  for (std::size_t k = 0; k < coordinates_.size(); ++k) {
    const Vector values = column(features_.size() + (label_ ? 1 : 0) + k);
    auto mean = means.row(static_cast<Eigen::Index>(k));
    std::vector<double> counts(keys_.size(), 0);
    for (std::size_t r = 0; r < nodeOfRow_.size(); ++r) {
      const auto node = static_cast<Eigen::Index>(nodeOfRow_[r]);
      // Updated, not summed up: equal coordinates lose nothing to rounding.
      mean[node] += (values[static_cast<Eigen::Index>(r)] - mean[node]) / ++counts[nodeOfRow_[r]];
    }
  }
  return means;
}

/// What became of rows and cells that are missing, in sentences.
std::vector<std::string> TableReader::notesOnMissing() const {
  std::vector<std::string> notes;
  if (check_.dropped > 0)
    notes.push_back(fmt::format("{}: {} of {} {} left out, as values are missing.", table_.name,
                                check_.dropped, counted(check_.rows, "row"),
                                verbOf(check_.dropped)));
  if (check_.filled > 0)
    notes.push_back(fmt::format(
        "{}: {} {} the mean of {} column.", table_.name, counted(check_.filled, "missing cell"),
        verbOf(check_.filled, "holds", "hold"), verbOf(check_.filled, "its", "their")));
  return notes;
}

/// Puts the lags that are chosen, if any, before the features.
Result<void> TableReader::addLags(NodeTable& nodes) const {
  const int order = choice_.integer("lags");
  if (order == 0) return {};
  if (check_.dropped > 0)
    return Error{"data.lags", fmt::format("{} of {} of {} {} left out, as values are missing: "
                                          "the rows of a series may have no gaps",
                                          check_.dropped, counted(check_.rows, "row"), table_.name,
                                          verbOf(check_.dropped))};
  for (int i = 0; i < nodes.datasets.nodeCount(); ++i)
    if (nodes.datasets.sampleCount(i) <= order)
      return Error{"data.lags",
                   fmt::format("must be less than {}, the number of rows of {}, got {}",
                               nodes.datasets.sampleCount(i),
                               shown(nodes.keys[static_cast<std::size_t>(i)]), order)};
  putLags(nodes, order, choice_.text("label"));
  return {};
}

Result<NodeTable> TableReader::nodes() const {
  const auto n = static_cast<Eigen::Index>(lines_.size());
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

  const bool scaled = choice_.flag("standardise");
  const bool intercept = choice_.flag("intercept");
  const auto d = static_cast<Eigen::Index>(features_.size()) + (intercept ? 1 : 0);
  RowMatrix features = RowMatrix::Ones(n, d);
  for (std::size_t j = 0; j < features_.size(); ++j) {
    const auto values = filledColumn(features_[j], j, scaled);
    if (!values) return values.error();
    arrange(*values, features.col(static_cast<Eigen::Index>(j)));
  }
  Vector y = Vector::Zero(n);
  if (label_) {
    const auto values =
        filledColumn(*label_, features_.size(), scaled && labels_ == LabelKind::Real);
    if (!values) return values.error();
    arrange(*values, y);
  }

  nodes.coordinates = meanCoordinates();
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
  nodes.notes = notesOnMissing();
  if (auto done = addLags(nodes); !done) return done.error();
  if (const auto split = choice_.text("split"); split != noSplit)
    return splitTable(nodes, split, choice_.integer("parts"));
  return nodes;
}

}  // namespace gtv
