// What a TableReader has read, as the datasets of nodes.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <utility>

#include "base/counted.h"
#include "base/json.h"
#include "data/row_validation.h"
#include "data/table_reader.h"
#include "data/table_split.h"
#include "tables/lag_samples.h"
#include "tables/row_groups.h"

namespace gtv {
namespace {

/// (v − mean) / deviation with 1/n, and both of these; false if v is constant. A power of two is
/// taken out first, which costs no digit and keeps the squares of very large and very small numbers
/// finite.
bool standardise(Vector& v, ColumnScale& scale) {
  const double largest = v.cwiseAbs().maxCoeff();
  const int exponent = largest > 0 ? std::ilogb(largest) : 0;
  for (double& value : v) value = std::ldexp(value, -exponent);
  const auto n = static_cast<double>(v.size());
  if (v.maxCoeff() == v.minCoeff()) return false;
  const double mean = v.sum() / n;
  v.array() -= mean;
  const double deviation = std::sqrt(v.squaredNorm() / n);
  if (!(deviation > 0)) return false;
  v /= deviation;
  scale = {std::ldexp(mean, exponent), std::ldexp(deviation, exponent)};
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
  std::vector<SamplePart> parts;
  Eigen::Index first = 0;
  for (int i = 0; i < before.nodeCount(); ++i) {
    const auto rows = offsets[i + 1] - offsets[i];
    const auto samples = lagSamples(before.labels(i), order);
    features.middleRows(offsets[i], rows).leftCols(order) = samples.X;
    features.middleRows(offsets[i], rows).rightCols(before.dimension()) =
        before.features(i).bottomRows(rows);
    labels.segment(offsets[i], rows) = samples.y;
    const auto skipped = before.sampleCount(i) - rows;
    for (Eigen::Index r = 0; r < rows; ++r) {
      const auto row = static_cast<std::size_t>(first + skipped + r);
      lines[static_cast<std::size_t>(offsets[i] + r)] = nodes.source.lines[row];
      if (const auto& given = nodes.source.parts; !given.empty()) parts.push_back(given[row]);
    }
    first += before.sampleCount(i);
  }
  nodes.source.lines = std::move(lines);
  nodes.source.parts = std::move(parts);
  std::vector<std::string> names;
  for (int k = 1; k <= order; ++k) names.push_back(fmt::format("{}[t-{}]", label, k));
  names.insert(names.end(), nodes.featureNames.begin(), nodes.featureNames.end());
  nodes.featureNames = std::move(names);
  nodes.source.featureScales.insert(nodes.source.featureScales.begin(),
                                    static_cast<std::size_t>(order), nodes.source.labelScale);
  if (nodes.intercept >= 0) nodes.intercept += order;
  nodes.datasets = LocalDatasets(std::move(features), std::move(labels), std::move(offsets));
}

/// How many rows with labels each part has, where some are held back.
void noteParts(const std::vector<SamplePart>& parts, const std::string& file,
               std::vector<std::string>& notes) {
  const auto count = [&](SamplePart part) { return std::count(parts.begin(), parts.end(), part); };
  const auto training = count(SamplePart::Training);
  if (training == std::ssize(parts)) return;
  notes.push_back(fmt::format("{}: {} {} learned from, {} {} for validation, {} for the test.",
                              file, counted(training, "row"), verbOf(training),
                              count(SamplePart::Validation), verbOf(count(SamplePart::Validation)),
                              count(SamplePart::Test)));
}

}  // namespace

/// The kept rows in the order in which those of one node follow each other.
Result<std::vector<std::size_t>> TableReader::rowsInOrder(
    std::vector<std::string>& warnings) const {
  std::vector<std::size_t> rows(rows_.size());
  std::iota(rows.begin(), rows.end(), std::size_t{0});
  if (order_.empty()) return rows;
  std::vector<int> columns;
  columns.reserve(order_.size());
  for (const auto& column : order_) columns.push_back(column.index);
  const auto order = RowOrder::inTime(table_, columns, "data.order");
  if (!order) return order.error();
  const auto isBefore = [&](std::size_t a, std::size_t b) {
    return order->isBefore(rows_[a], rows_[b]);
  };
  std::sort(rows.begin(), rows.end(), [&](std::size_t a, std::size_t b) {
    if (nodeOfRow_[a] != nodeOfRow_[b]) return nodeOfRow_[a] < nodeOfRow_[b];
    if (isBefore(a, b) != isBefore(b, a)) return isBefore(a, b);
    return a < b;
  });
  const auto lineOf = [&](std::size_t k) { return table_.lineText(rows_[rows[k]]); };
  const auto follows = [&](std::size_t k) {
    return nodeOfRow_[rows[k - 1]] == nodeOfRow_[rows[k]];
  };
  for (std::size_t k = 1; k < rows.size(); ++k)
    if (follows(k) && !isBefore(rows[k - 1], rows[k]))
      return Error{"data.order",
                   fmt::format("gives {} and {} the same time, and both are rows of "
                               "{}: name columns that distinguish them",
                               lineOf(k - 1), lineOf(k), shown(keys_[nodeOfRow_[rows[k]]]))};
  for (std::size_t k = 1; k < rows.size(); ++k)
    if (follows(k) && table_.isOfSecondFile(rows_[rows[k - 1]]) &&
        !table_.isOfSecondFile(rows_[rows[k]]))
      return Error{"data.validation.file",
                   fmt::format("{} is before {}, which is learned from: lags would look at what is "
                               "held back",
                               lineOf(k - 1), lineOf(k))};
  std::vector<std::vector<std::size_t>> series(keys_.size());
  for (const auto r : rows) series[nodeOfRow_[r]].push_back(rows_[r]);
  if (const auto longStep = longTimeStep(series, *order)) {
    const auto kept = std::find(rows_.begin(), rows_.end(), longStep->after);
    const auto node = nodeOfRow_[static_cast<std::size_t>(kept - rows_.begin())];
    warnings.push_back(fmt::format(
        "{}: the steps of {} differ: from {} to {} of {} it is {:.6g}, elsewhere "
        "{:.6g}; lags count rows, however far apart these are",
        table_.name, shown(order_[0].title), table_.lineText(longStep->before),
        table_.lineText(longStep->after), shown(keys_[node]), longStep->size, longStep->shortest));
  }
  return rows;
}

/// Missing features are filled with the mean of their column; labels that are not known stay NaN.
/// Mean and deviation are those of some rows.
Result<Vector> TableReader::filledColumn(const TableColumn& column, std::size_t place,
                                         bool standardised, const std::vector<bool>& isScaledBy,
                                         ColumnScale& scale) const {
  Vector values = this->column(place);
  std::vector<Eigen::Index> known;
  for (Eigen::Index r = 0; r < values.size(); ++r)
    if (!std::isnan(values[r])) known.push_back(r);
  if (known.empty())
    return Error{column.path, fmt::format("column {} of {} is missing in every row",
                                          shown(column.title), table_.name)};
  std::vector<Eigen::Index> scaledBy;
  for (const auto r : known)
    if (isScaledBy[static_cast<std::size_t>(r)]) scaledBy.push_back(r);
  const bool isLabel = label_ && place == features_.size();
  const bool isFilled = !isLabel && std::ssize(known) < values.size();
  if (scaledBy.empty() && (standardised || isFilled))
    return Error{column.path,
                 fmt::format("column {} of {} is missing in every row that is learned from",
                             shown(column.title), table_.name)};
  if (isFilled) {
    const double mean = values(scaledBy).mean();
    for (Eigen::Index r = 0; r < values.size(); ++r) {
      if (!std::isnan(values[r])) continue;
      values[r] = mean;
      if (isScaledBy[static_cast<std::size_t>(r)]) scaledBy.push_back(r);
    }
    std::sort(scaledBy.begin(), scaledBy.end());
  }
  if (!standardised) return values;
  Vector chosen = values(scaledBy);
  if (!standardise(chosen, scale))
    return Error{column.path, fmt::format("column {} of {} is constant, it cannot be standardised",
                                          shown(column.title), table_.name)};
  for (Eigen::Index r = 0; r < values.size(); ++r)
    if (!isScaledBy[static_cast<std::size_t>(r)])
      values[r] = (values[r] - scale.mean) / scale.deviation;
  values(scaledBy) = chosen;
  return values;
}

/// What every row that is kept is for.
Result<std::vector<SamplePart>> TableReader::partsOfRows() const {
  if (choice_.at("validation").is_null())
    return std::vector<SamplePart>(rows_.size(), SamplePart::Training);
  if (choice_.text("split") != noSplit)
    return Error{"data.validation", "does not go with data.split"};
  return rowParts(choice_.choice("validation"), table_, rows_, nodeOfRow_, keys_,
                  "data.validation");
}

/// 2 × nodes: the means over the rows of every node; 2 × 0 without coordinates.
Matrix TableReader::meanCoordinates(std::vector<std::string>& warnings) const {
  if (coordinates_.empty()) return Matrix(2, 0);
  Matrix means = Matrix::Zero(2, static_cast<Eigen::Index>(keys_.size()));
  std::vector<bool> differ(keys_.size(), false);
  for (std::size_t k = 0; k < coordinates_.size(); ++k) {
    const Vector values = column(features_.size() + (label_ ? 1 : 0) + k);
    auto mean = means.row(static_cast<Eigen::Index>(k));
    std::vector<double> counts(keys_.size(), 0);
    for (std::size_t r = 0; r < nodeOfRow_.size(); ++r) {
      const auto node = static_cast<Eigen::Index>(nodeOfRow_[r]);
      if (counts[nodeOfRow_[r]] > 0 && values[static_cast<Eigen::Index>(r)] != mean[node])
        differ[nodeOfRow_[r]] = true;
      // Updated, not summed up: equal coordinates lose nothing to rounding.
      mean[node] += (values[static_cast<Eigen::Index>(r)] - mean[node]) / ++counts[nodeOfRow_[r]];
    }
  }
  if (const auto first = std::find(differ.begin(), differ.end(), true); first != differ.end()) {
    const auto count = std::count(differ.begin(), differ.end(), true);
    warnings.push_back(fmt::format(
        "{}: {} of {} {} several places, the first is {}: the mean of "
        "these is used",
        table_.name, count, counted(std::ssize(keys_), "node"), verbOf(count, "has", "have"),
        shown(keys_[static_cast<std::size_t>(first - differ.begin())])));
  }
  return means;
}

/// What became of rows and cells that are missing, in sentences.
std::vector<std::string> TableReader::notesOnRows() const {
  auto notes = notes_;
  const auto files = table_.secondName.empty()
                         ? table_.name
                         : fmt::format("{} and {}", table_.name, table_.secondName);
  if (check_.dropped > 0)
    notes.push_back(fmt::format("{}: {} of {} {} left out, as values are missing.", files,
                                check_.dropped, counted(std::ssize(table_.lines), "row"),
                                verbOf(check_.dropped)));
  if (check_.unlabelled > 0)
    notes.push_back(fmt::format("{}: {} {} no label and {} predicted, not learned from.", files,
                                counted(check_.unlabelled, "row"),
                                verbOf(check_.unlabelled, "has", "have"),
                                verbOf(check_.unlabelled)));
  if (check_.filled > 0)
    notes.push_back(fmt::format(
        "{}: {} {} the mean of {} column.", files, counted(check_.filled, "missing cell"),
        verbOf(check_.filled, "holds", "hold"), verbOf(check_.filled, "its", "their")));
  const bool byTraining = choice_.text("standardiseBy") == "training" ||
                          std::find(isScaledByTraining_.begin(), isScaledByTraining_.end(), true) !=
                              isScaledByTraining_.end();
  const bool isDrawnLater = choice_.number("validationShare") > 0 || choice_.integer("heldOut") > 0;
  if (byTraining && isDrawnLater && choice_.at("validation").is_null())
    notes.push_back(fmt::format(
        "{}: mean and deviation are those of all rows, as those that are held back are drawn "
        "later; data.validation chooses them before.",
        files));
  return notes;
}

/// Puts the lags that are chosen, if any, before the features.
Result<void> TableReader::addLags(NodeTable& nodes) const {
  const int order = choice_.integer("lags");
  if (order == 0) return {};
  if (const auto gone = check_.dropped + check_.unlabelled; gone > 0)
    return Error{"data.lags",
                 fmt::format("{} of {} of {} {} left out, as values are missing: "
                             "the rows of a series may have no gaps",
                             gone, counted(check_.rows, "row"), table_.name, verbOf(gone))};
  for (int i = 0; i < nodes.datasets.nodeCount(); ++i)
    if (nodes.datasets.sampleCount(i) <= order)
      return Error{"data.lags",
                   fmt::format("must be less than {}, the number of rows of {}, got {}",
                               nodes.datasets.sampleCount(i),
                               shown(nodes.keys[static_cast<std::size_t>(i)]), order)};
  nodes.notes.push_back(
      fmt::format("{}: the first {} of every node {} no sample but the lags of the next ones.",
                  table_.name, counted(order, "row"), verbOf(order)));
  putLags(nodes, order, choice_.text("label"));
  return {};
}

/// The rows with a label, or those without one, node by node.
struct TableReader::Arrangement {
  std::vector<Eigen::Index> rows;
  std::vector<Eigen::Index> offsets{0};
};

TableReader::Arrangement TableReader::arrange(const std::vector<std::size_t>& order,
                                              const Vector& y, bool isLabeled) const {
  std::vector<std::vector<Eigen::Index>> ofNode(keys_.size());
  for (const auto r : order)
    if (std::isnan(y[static_cast<Eigen::Index>(r)]) != isLabeled)
      ofNode[nodeOfRow_[r]].push_back(static_cast<Eigen::Index>(r));
  Arrangement out;
  for (const auto& rows : ofNode) {
    out.rows.insert(out.rows.end(), rows.begin(), rows.end());
    out.offsets.push_back(static_cast<Eigen::Index>(out.rows.size()));
  }
  return out;
}

std::vector<int> TableReader::linesOf(const Arrangement& arrangement) const {
  std::vector<int> lines;
  lines.reserve(arrangement.rows.size());
  for (const auto r : arrangement.rows)
    lines.push_back(static_cast<int>(table_.lines[rows_[static_cast<std::size_t>(r)]]));
  return lines;
}

Result<void> TableReader::fillDatasets(NodeTable& nodes, const std::vector<SamplePart>& parts,
                                       const std::vector<std::size_t>& order) const {
  const bool byTraining = choice_.text("standardiseBy") == "training";
  const Vector labels = label_ ? column(features_.size()) : Vector();
  std::vector<bool> isTraining(rows_.size());
  std::vector<bool> isScaledBy(rows_.size());
  for (std::size_t r = 0; r < rows_.size(); ++r) {
    const bool isLabeled = !label_ || !std::isnan(labels[static_cast<Eigen::Index>(r)]);
    isTraining[r] = parts[r] == SamplePart::Training && isLabeled;
    // Nothing is known of the test before the end.
    isScaledBy[r] = byTraining ? isTraining[r] : parts[r] != SamplePart::Test;
  }
  const bool scaled = choice_.flag("standardise");
  const auto readColumn = [&](const TableColumn& column, std::size_t place, bool isScaled,
                              ColumnScale& scale) {
    const bool byStep = isScaledByTraining_[place];
    return filledColumn(column, place, isScaled || byStep, byStep ? isTraining : isScaledBy, scale);
  };
  Vector y = Vector::Zero(static_cast<Eigen::Index>(rows_.size()));
  if (label_) {
    auto values =
        readColumn(*label_, features_.size(),
                   scaled && labels_ == LabelKind::Real && choice_.flag("standardiseLabel"),
                   nodes.source.labelScale);
    if (!values) return values.error();
    y = std::move(*values);
  }
  auto known = arrange(order, y, true);
  if (label_ && std::none_of(known.rows.begin(), known.rows.end(), [&](Eigen::Index r) {
        return parts[static_cast<std::size_t>(r)] == SamplePart::Training;
      }))
    return Error{label_->path,
                 fmt::format("column {} of {} is missing in every row that is learned "
                             "from",
                             shown(label_->title), table_.name)};
  auto unknown = check_.unlabelled > 0 ? arrange(order, y, false) : Arrangement();
  const auto d = static_cast<Eigen::Index>(features_.size()) + (choice_.flag("intercept") ? 1 : 0);
  // Column by column into its place: there is no other copy of a large table.
  RowMatrix X = RowMatrix::Ones(std::ssize(known.rows), d);
  RowMatrix Z = RowMatrix::Ones(std::ssize(unknown.rows), d);
  nodes.source.featureScales.resize(static_cast<std::size_t>(d));
  for (std::size_t j = 0; j < features_.size(); ++j) {
    const auto values = readColumn(features_[j], j, scaled, nodes.source.featureScales[j]);
    if (!values) return values.error();
    X.col(static_cast<Eigen::Index>(j)) = (*values)(known.rows);
    Z.col(static_cast<Eigen::Index>(j)) = (*values)(unknown.rows);
  }
  nodes.source.lines = linesOf(known);
  nodes.source.linesOfUnlabelled = linesOf(unknown);
  if (std::any_of(parts.begin(), parts.end(),
                  [](SamplePart part) { return part != SamplePart::Training; }))
    for (const auto r : known.rows)
      nodes.source.parts.push_back(parts[static_cast<std::size_t>(r)]);
  nodes.datasets = LocalDatasets(std::move(X), y(known.rows), std::move(known.offsets));
  if (check_.unlabelled > 0)
    nodes.unlabelled = LocalDatasets(std::move(Z), y(unknown.rows), std::move(unknown.offsets));
  return {};
}

Result<NodeTable> TableReader::nodes() const {
  NodeTable nodes;
  const auto order = rowsInOrder(nodes.warnings);
  if (!order) return order.error();
  const auto parts = partsOfRows();
  if (!parts) return parts.error();
  if (auto done = fillDatasets(nodes, *parts, *order); !done) return done.error();
  nodes.source.file = table_.name;
  nodes.source.secondFile = table_.secondName;
  constexpr auto mostLines = std::numeric_limits<int>::max();
  nodes.source.lastLine = static_cast<int>(std::min<std::int64_t>(table_.lastLine, mostLines));
  nodes.source.labelName = choice_.text("label");
  nodes.source.labelNames = labelNames_;
  nodes.coordinates = meanCoordinates(nodes.warnings);
  nodes.featureNames = choice_.texts("features");
  if (choice_.flag("intercept")) {
    nodes.intercept = static_cast<int>(nodes.featureNames.size());
    nodes.featureNames.emplace_back("intercept");
  }
  nodes.keys = keys_;
  nodes.notes = notesOnRows();
  noteParts(nodes.source.parts, table_.name, nodes.notes);
  const auto& given = nodes.source.parts;
  const bool hasTest = std::find(given.begin(), given.end(), SamplePart::Test) != given.end();
  if (hasTest && choice_.flag("standardise") && choice_.text("standardiseBy") == "all")
    nodes.notes.push_back(
        fmt::format("{}: mean and deviation are those of all rows but the test's.", table_.name));
  if (!choice_.at("validation").is_null() && choice_.number("validationShare") > 0)
    nodes.notes.emplace_back("data.validationShare counts for nothing beside data.validation.");
  if (auto done = addLags(nodes); !done) return done.error();
  if (const auto split = choice_.text("split"); split != noSplit)
    return splitTable(nodes, split, choice_.integer("parts"));
  return nodes;
}

}  // namespace gtv