#include "data/table_reader.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdint>
#include <limits>
#include <set>
#include <string_view>
#include <utility>

#include "base/counted.h"
#include "base/csv.h"
#include "base/json.h"
#include "base/number.h"
#include "data/label_check.h"
#include "data/row_validation.h"
#include "data/table_options.h"
#include "data/table_split.h"
#include "tables/preparation.h"
#include "tables/row_groups.h"
#include "tables/time_order.h"

namespace gtv {
namespace {

Result<TableColumn> findColumn(const Table& table, std::string path, const std::string& title) {
  const auto found = table.requireColumn(title, path);
  if (!found) return found.error();
  return TableColumn{std::move(path), title, *found};
}

Result<std::vector<TableColumn>> findColumns(const Table& table, const std::string& path,
                                             const std::vector<std::string>& titles) {
  std::vector<TableColumn> columns;
  columns.reserve(titles.size());
  std::unordered_map<std::string_view, int> places;
  for (std::size_t c = 0; c < table.columns.size(); ++c)
    places.emplace(table.columns[c].name, static_cast<int>(c));
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

}  // namespace

Result<TableReader> TableReader::make(const Choice& choice, const FileFinder& find,
                                      LabelKind labels) {
  if (choice.text("file").empty()) return Error{"data.file", "no file is chosen"};
  const auto featureTitles = choice.texts("features");
  const bool looksBack = choice.integer("lags") > 0;
  if (featureTitles.empty() && !looksBack && !choice.flag("intercept"))
    return Error{"data.features", "at least one column or an intercept is needed"};
  const bool withLabels = hasLabels(labels);
  if (looksBack && !areNumbers(labels))
    return Error{"data.lags", "need labels that are real numbers, this loss has others"};
  if (looksBack && choice.text("node").empty())
    return Error{"data.lags", "need a column that says which rows are one series, see data.node"};
  const auto labelTitle = choice.text("label");
  if (withLabels && labelTitle.empty()) return Error{"data.label", "no column is chosen"};
  const auto coordinates = choice.texts("coordinates");
  if (!coordinates.empty() && coordinates.size() != 2)
    return Error{"data.coordinates",
                 fmt::format("expected two columns, longitude and latitude, or none, got {}",
                             coordinates.size())};
  const bool isFeature =
      std::find(featureTitles.begin(), featureTitles.end(), labelTitle) != featureTitles.end();
  if (withLabels && isFeature)
    return Error{"data.label", fmt::format("column {} is also a feature", shown(labelTitle))};
  if (!choice.at("validation").is_null())
    if (const auto held = choice.choice("validation");
        held.has("file") && held.text("file").empty())
      return Error{"data.validation.file", "no file is chosen"};
  if (choice.text("split") != noSplit) {
    if (!choice.text("node").empty())
      return Error{"data.split", "the rows name their nodes, see data.node; choose one of the two"};
    if (labels == LabelKind::None) return Error{"data.split", "without labels a node has one row"};
  }
  return TableReader(choice, find, labels);
}

Result<void> TableReader::load(bool tolerant, const std::function<bool(double)>& extendBudget) {
  const auto file = choice_.text("file");
  const auto steps = preparationSteps(choice_);
  TableRequest request;
  request.asTexts = columnsOfKeys(steps, choice_.text("node"));
  request.asTexts.push_back(choice_.text("node"));
  if (steps.empty() && !chooseFeatures_) request.only = usedColumns(choice_, hasLabels(labels_));
  auto loaded = loadTableFile(choice_, find_, std::move(request), extendBudget);
  if (!loaded) return loaded.error();
  check_.finished = loaded->finished;
  if (!loaded->finished) return {};
  if (auto done = chooseFeatures(loaded->table.inFile); !done) return done;
  check_.rows = static_cast<std::int64_t>(loaded->table.rows()) + loaded->problemCount;
  for (const auto& problem : loaded->problems)
    add({static_cast<int>(problem.line), -1, {}, problem.message, problem.file});
  check_.problemCount = loaded->problemCount;
  for (const auto& note : loaded->notes) notes_.push_back(fmt::format("{}: {}.", file, note));
  for (const auto& note : loaded->notesOnSecond)
    notes_.push_back(fmt::format("{}: {}.", loaded->table.secondName, note));
  if (check_.problemCount > 0 && !tolerant) return {};
  PreparationContext context;
  context.path = "data.prepare";
  context.find = find_;
  context.node = choice_.text("node");
  std::vector<std::string> notes;
  auto prepared = prepareTable(std::move(loaded->table), steps, context, notes);
  if (!prepared) return prepared.error();
  table_ = std::move(*prepared);
  check_.columns = table_.allNames();
  for (const auto& note : notes) notes_.push_back(fmt::format("{}: {}.", file, note));
  return {};
}

Result<void> TableReader::chooseFeatures(const std::vector<std::string>& columns) {
  if (!chooseFeatures_) return {};
  const auto titles = chooseFeatures_(columns);
  if (!titles) return titles.error();
  auto fields = choice_.json();
  fields["features"] = *titles;
  choice_ = Choice::ofComplete(std::move(fields));
  return {};
}

Result<void> TableReader::findColumns() {
  auto features = gtv::findColumns(table_, "data.features", choice_.texts("features"));
  if (!features) return features.error();
  features_ = std::move(*features);
  auto coordinates = gtv::findColumns(table_, "data.coordinates", choice_.texts("coordinates"));
  if (!coordinates) return coordinates.error();
  coordinates_ = std::move(*coordinates);
  if (hasLabels(labels_)) {
    auto label = findColumn(table_, "data.label", choice_.text("label"));
    if (!label) return label.error();
    label_ = std::move(*label);
  }
  if (const auto title = choice_.text("node"); !title.empty()) {
    auto node = findColumn(table_, "data.node", title);
    if (!node) return node.error();
    node_ = std::move(*node);
  }
  if (auto done = findScaledByTraining(); !done) return done;
  if (choice_.integer("lags") == 0) return {};
  const auto titles = choice_.texts("order");
  if (titles.empty()) {
    const auto likely = timeColumns(table_.allNames());
    return Error{"data.order",
                 likely.empty()
                     ? std::string("lags need columns that say when a row was: the order of the "
                                   "rows in a file says nothing of that")
                     : fmt::format("lags need columns that say when a row was, such as {}: the "
                                   "order of the rows in a file says nothing of that",
                                   fmt::join(likely, ", "))};
  }
  auto order = gtv::findColumns(table_, "data.order", titles);
  if (!order) return order.error();
  order_ = std::move(*order);
  return {};
}

/// Which of the features, and perhaps the label, a step standardises by the rows of training.
Result<void> TableReader::findScaledByTraining() {
  isScaledByTraining_.assign(features_.size() + 1, false);
  const auto steps = preparationSteps(choice_);
  for (std::size_t k = 0; k < steps.size(); ++k) {
    if (!standardisesByTraining(steps[k])) continue;
    const auto titles = steps[k].texts("columns");
    for (std::size_t c = 0; c < titles.size(); ++c) {
      const auto path = fmt::format("data.prepare[{}].columns[{}]", k, c);
      const auto feature = std::find_if(features_.begin(), features_.end(),
                                        [&](const auto& each) { return each.title == titles[c]; });
      const bool isLabel = label_ && label_->title == titles[c];
      if (feature == features_.end() && !isLabel)
        return Error{path, fmt::format("column {} is neither a feature nor the label: only these "
                                       "are scaled by the rows of training",
                                       shown(titles[c]))};
      if (isLabel && labels_ != LabelKind::Real && areNumbers(labels_))
        return Error{path, fmt::format("column {} has the {} that the loss needs, which are not "
                                       "scaled",
                                       shown(titles[c]), describeLabels(labels_))};
      if (isLabel && labels_ != LabelKind::Real)
        return Error{path,
                     fmt::format("column {} has classes, which are not scaled", shown(titles[c]))};
      isScaledByTraining_[isLabel ? features_.size()
                                  : static_cast<std::size_t>(feature - features_.begin())] = true;
    }
  }
  return {};
}

/// Labels that all are texts are classes: in the order of their letters −1 and 1, or 0, 1, 2, ….
Result<void> TableReader::nameLabels() {
  if (!label_ || at(*label_).isNumeric()) return {};
  const auto& texts = at(*label_).texts();
  std::set<std::string> names;
  std::set<std::int32_t> present(texts.codes.begin(), texts.codes.end());
  for (const auto code : present) {
    if (code < 0 || texts.areMissing[static_cast<std::size_t>(code)]) continue;
    // A word among numbers is a slip.
    if (!std::isnan(texts.numbers[static_cast<std::size_t>(code)])) return {};
    names.insert(texts.texts[static_cast<std::size_t>(code)]);
  }
  if (names.empty()) return {};
  if (labels_ != LabelKind::Sign && labels_ != LabelKind::Class)
    return Error{
        "data.label",
        fmt::format("column {} holds texts, such as {}: choose a loss for classes, such as "
                    "logistic",
                    shown(label_->title), shown(*names.begin()))};
  if (labels_ == LabelKind::Sign && names.size() != 2)
    return Error{"data.label",
                 fmt::format("column {} has {}, this loss tells two apart: choose one for several "
                             "classes, such as cross-entropy",
                             shown(label_->title), counted(std::ssize(names), "different text"))};
  if (names.size() > static_cast<std::size_t>(mostClasses))
    return Error{"data.label",
                 fmt::format("column {} has {} different texts, at most {} are classes",
                             shown(label_->title), names.size(), mostClasses)};
  labelNames_.assign(names.begin(), names.end());
  labelNumbers_.assign(texts.texts.size(), std::numeric_limits<double>::quiet_NaN());
  for (std::size_t code = 0; code < texts.texts.size(); ++code) {
    const auto place = names.find(texts.texts[code]);
    if (place == names.end() || texts.areMissing[code]) continue;
    const auto number = static_cast<double>(std::distance(names.begin(), place));
    labelNumbers_[code] = labels_ == LabelKind::Sign ? 2 * number - 1 : number;
  }
  std::vector<std::string> shownNames;
  for (std::size_t k = 0; k < std::min<std::size_t>(labelNames_.size(), 12); ++k)
    shownNames.push_back(fmt::format(
        "{} is {}", shown(labelNames_[k]),
        labels_ == LabelKind::Sign ? 2 * static_cast<int>(k) - 1 : static_cast<int>(k)));
  if (labelNames_.size() > shownNames.size()) shownNames.emplace_back("…");
  notes_.push_back(fmt::format("{}: the texts of {} are classes: {}.", table_.name, label_->title,
                               fmt::join(shownNames, ", ")));
  return {};
}

void TableReader::add(TableProblem problem) {
  ++check_.problemCount;
  if (check_.problems.size() < TableCheck::mostProblems)
    check_.problems.push_back(std::move(problem));
}

void TableReader::addAt(std::size_t row, int column, std::string title, std::string message) {
  add({static_cast<int>(table_.lineInFile(row)), column, std::move(title), std::move(message),
       table_.isOfSecondFile(row) ? table_.secondName : std::string()});
}

double TableReader::labelOf(std::size_t row) const {
  const auto& column = at(*label_);
  if (labelNames_.empty()) return column.number(row);
  const auto code = column.texts().codes[row];
  return code < 0 ? missingNumber : labelNumbers_[static_cast<std::size_t>(code)];
}

/// Appends the number; false if the cell is missing and the row is to be dropped.
bool TableReader::readCell(std::size_t row, const TableColumn& column, bool isFeature) {
  const auto& cells = at(column);
  const bool isMissing = cells.isMissing(row);
  numbers_.push_back(isMissing ? missingNumber : cells.number(row));
  if (isMissing) {
    if (missing_ == dropMissing) return false;
    if (isFeature && missing_ == meanForMissing) fill_ = true;
    if (missing_ == refuseMissing || !isFeature)
      addAt(row, table_.place(column.index), column.title, missingProblem());
  } else if (cells.isWord(row)) {
    auto message = numberProblem(cells.written(row));
    const auto first = static_cast<unsigned char>(cells.written(row).front());
    const bool isName = first >= 0x80 || std::isalpha(first) != 0;
    if (isFeature && isName && isCategorical(cells))
      message += "; the step one-hot of data kind table (data.prepare) makes columns of texts";
    addAt(row, table_.place(column.index), column.title, std::move(message));
  }
  return true;
}

void TableReader::readRow(std::size_t row) {
  const auto before = numbers_.size();
  bool kept = true;
  std::size_t filled = 0;
  std::string key = node_ ? at(*node_).written(row) : std::to_string(row + 1);
  if (key.empty()) {
    if (missing_ == dropMissing)
      kept = false;
    else
      addAt(row, table_.place(node_->index), node_->title, "is empty, expected a node key");
  }
  for (const auto& column : features_) {
    fill_ = false;
    kept = readCell(row, column, true) && kept;
    if (fill_) ++filled;
  }
  bool isLabeled = true;
  if (label_) {
    // A label is not invented: such a row is there to be predicted.
    isLabeled = !at(*label_).isMissing(row);
    const double label = labelOf(row);
    numbers_.push_back(label);
    const bool mustBeLabeled = choice_.text("split") != noSplit;
    if (!isLabeled && mustBeLabeled && missing_ == refuseMissing)
      addAt(row, table_.place(label_->index), label_->title, missingProblem());
    else if (isLabeled && std::isnan(label))
      addAt(row, table_.place(label_->index), label_->title,
            numberProblem(at(*label_).written(row)));
    if (!isLabeled && mustBeLabeled) kept = false;
  }
  for (const auto& column : coordinates_) kept = readCell(row, column, false) && kept;
  if (!kept) {
    ++check_.dropped;
    numbers_.resize(before);
    return;
  }
  if (!isLabeled) ++check_.unlabelled;
  check_.filled += static_cast<std::int64_t>(filled);
  auto number = keys_.size();
  if (node_) number = numberOfKey_.try_emplace(key, keys_.size()).first->second;
  if (number == keys_.size())
    keys_.push_back(std::move(key));
  else if (labels_ == LabelKind::None)
    addAt(row, table_.place(node_->index), node_->title,
          fmt::format("{} appears twice, and without labels a node has one row", shown(key)));
  nodeOfRow_.push_back(number);
  rows_.push_back(row);
}

Result<void> TableReader::read(bool tolerant, const std::function<bool(double)>& extendBudget) {
  missing_ = choice_.text("missing");
  // Rows are read from the file, then their cells as numbers.
  constexpr double ofLoading = 0.7;
  constexpr std::size_t rowsPerLook = 50'000;
  if (auto done = load(tolerant, [&](double share) { return extendBudget(ofLoading * share); });
      !done)
    return done;
  if (!check_.finished || (check_.problemCount > 0 && !tolerant)) return {};
  if (auto done = findColumns(); !done) return done;
  if (auto done = nameLabels(); !done) return done;
  numbers_.reserve(table_.rows() * (features_.size() + (label_ ? 1 : 0) + coordinates_.size()));
  for (std::size_t r = 0; r < table_.rows(); ++r) {
    const double share = static_cast<double>(r) / static_cast<double>(table_.rows());
    if (r % rowsPerLook == 0 && !extendBudget(ofLoading + (1 - ofLoading) * share)) {
      check_.finished = false;
      return {};
    }
    readRow(r);
    if (!tolerant && check_.problemCount > 0) return {};
  }
  releaseColumns();
  std::stable_sort(check_.problems.begin(), check_.problems.end(),
                   [](const TableProblem& a, const TableProblem& b) {
                     return std::pair(!a.file.empty(), a.line) < std::pair(!b.file.empty(), b.line);
                   });
  if (check_.problemCount > 0) return {};
  if (table_.rows() == 0)
    add({0, -1, {}, "has a header but no rows", {}});
  else if (keys_.empty())
    add({0,
         -1,
         {},
         check_.rows == 1 ? std::string("its only row has a missing value")
                          : fmt::format("all {} rows have missing values", check_.rows),
         {}});
  else if (label_ && check_.unlabelled == std::ssize(rows_))
    add({0, table_.place(label_->index), label_->title, "is missing in every row", {}});
  return {};
}

/// Numbers that were read are not kept twice; what orders and divides the rows is still needed.
void TableReader::releaseColumns() {
  std::set<std::string> needed;
  for (const auto& column : order_) needed.insert(column.title);
  if (!choice_.at("validation").is_null())
    for (const auto& title : validationColumns(choice_.choice("validation"))) needed.insert(title);
  for (auto& column : table_.columns)
    if (!needed.contains(column.name)) column = Column::ofNumbers(column.name, {});
}

Vector TableReader::column(std::size_t place) const {
  const auto width = features_.size() + (label_ ? 1 : 0) + coordinates_.size();
  Vector values(static_cast<Eigen::Index>(rows_.size()));
  for (Eigen::Index r = 0; r < values.size(); ++r)
    values[r] = numbers_[static_cast<std::size_t>(r) * width + place];
  return values;
}

void TableReader::checkLabels() {
  const bool signs = labels_ == LabelKind::Sign;
  const bool counts = labels_ == LabelKind::Count;
  if (label_ && (counts || labels_ == LabelKind::Positive)) {
    const Vector y = column(features_.size());
    for (Eigen::Index r = 0; r < y.size(); ++r)
      if (!std::isnan(y[r]) && !isLabel(labels_, y[r]))
        addAt(rows_[static_cast<std::size_t>(r)], table_.place(label_->index), label_->title,
              fmt::format("must be {} for this loss, got '{}'",
                          counts ? "a whole number ≥ 0" : "a number above 0", formatNumber(y[r])));
    return;
  }
  if (!(signs || labels_ == LabelKind::Class) || !label_) return;
  const Vector y = column(features_.size());
  const double other = signs ? 0 : -1;
  if ((y.array().isNaN() || (y.array() == other) || (y.array() == 1)).all()) return;
  for (Eigen::Index r = 0; r < y.size(); ++r)
    if (!std::isnan(y[r]) && !(signs ? std::abs(y[r]) == 1 : isClass(y[r])))
      addAt(rows_[static_cast<std::size_t>(r)], table_.place(label_->index), label_->title,
            fmt::format("must be {} for this loss, got '{}'",
                        signs ? "-1 or 1 (or 0 and 1 throughout)"
                              : "a class 0, 1, 2, … (or -1 and 1 throughout)",
                        formatNumber(y[r])));
}

}  // namespace gtv
