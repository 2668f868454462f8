#include "data/label_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "base/localized.h"
#include "base/number.h"

namespace gtv {
namespace {

/// Line of a sample in the data file; 0 if it is in none.
int lineOf(const NodeData& data, Eigen::Index sample) {
  return data.source.lines.empty() ? 0 : data.source.lines[static_cast<std::size_t>(sample)];
}

std::string place(const NodeData& data, int line) {
  return fmt::format("{}:{}", data.source.fileOf(line), data.source.lineInFile(line));
}

/// What the labels must be, and the other way to write them.
struct Rule {
  bool (*isRight)(double label);
  /// Whether these are all written the other way; they are then read. An alone 1 is right both
  /// ways. Null: there is no other way.
  bool (*read)(Eigen::Ref<Vector> labels);
  /// A label that is wrong only beside others.
  double other;
  const char* option;              ///< "sign", of "data.labels"
  const char* must;                ///< "be -1 or 1 (…)"
  const char* needs;               ///< "labels -1 and 1"
  const char* reading;             ///< "labels 0 and 1 are read as -1 and 1"
  std::vector<std::string> names;  ///< how the two were written the other way
};

/// If all labels are `one` or 1 and some are `one`: y ← factor·y + shift.
bool readPair(Eigen::Ref<Vector> labels, double one, double factor, double shift) {
  const bool some = (labels.array() == one).any();
  if (!some || !((labels.array() == one) || (labels.array() == 1)).all()) return false;
  labels = factor * labels.array() + shift;
  return true;
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): a view
bool readZeroOne(MutVec labels) { return readPair(labels, 0, 2, -1); }
// NOLINTNEXTLINE(performance-unnecessary-value-param): a view
bool readSigns(MutVec labels) { return readPair(labels, -1, 0.5, 0.5); }

const Rule& signRule() {
  static const Rule rule{[](double y) { return isLabel(LabelKind::Sign, y); },
                         readZeroOne,
                         0,
                         "sign",
                         "be -1 or 1 (or 0 and 1 throughout)",
                         "labels -1 and 1",
                         "labels 0 and 1 are read as -1 and 1",
                         {"0", "1"}};
  return rule;
}

const Rule& classRule() {
  static const Rule rule{isClass,
                         readSigns,
                         -1,
                         "sign",
                         "be a class 0, 1, 2, … (or -1 and 1 throughout)",
                         "class labels",
                         "labels -1 and 1 are read as the classes 0 and 1",
                         {"-1", "1"}};
  return rule;
}

const Rule& numberRule(LabelKind kind) {
  static const Rule count{[](double y) { return isLabel(LabelKind::Count, y); },
                          nullptr,
                          -1,
                          "count",
                          "be a whole number ≥ 0",
                          "counts",
                          "",
                          {}};
  static const Rule positive{[](double y) { return isLabel(LabelKind::Positive, y); },
                             nullptr,
                             0,
                             "positive",
                             "be a number above 0",
                             "positive labels",
                             "",
                             {}};
  return kind == LabelKind::Count ? count : positive;
}

Error wrongLabel(const Rule& rule, const NodeData& data, Eigen::Index sample,
                 const std::string& loss, const OwnData& own) {
  const auto needs = fmt::format("must {} for the {} loss, got '{}'", rule.must, loss,
                                 formatNumber(data.datasets.allLabels()[sample]));
  if (const int line = lineOf(data, sample); line > 0)
    return {place(data, line), fmt::format("{} {}", data.source.labelName, needs)};
  for (const auto& [node, path] : own)
    if (const auto r = sample - data.datasets.firstSample(node);
        r >= 0 && r < data.datasets.sampleCount(node))
      return {fmt::format("{}.labels[{}]", path, r), needs};
  return {"data.labels",
          fmt::format("must be {} for the {} loss, which needs {}", rule.option, loss, rule.needs)};
}

/// The data of the nodes and what the document gives to single ones are read apart: the latter may
/// be signs where a file has 0 and 1.
Result<void> fitByRule(const Rule& rule, NodeData& data, const std::string& loss,
                       const OwnData& own) {
  Vector labels = data.datasets.allLabels();
  Vector others(labels.size());
  Eigen::Index count = 0;
  const auto forEachNode = [&](auto&& use) {
    for (int i = 0; i < data.datasets.nodeCount(); ++i)
      use(own.contains(i),
          labels.segment(data.datasets.firstSample(i), data.datasets.sampleCount(i)));
  };
  forEachNode([&](bool isOwn, auto part) {
    if (isOwn) {
      if (rule.read != nullptr) rule.read(part);
      return;
    }
    others.segment(count, part.size()) = part;
    count += part.size();
  });
  if (rule.read != nullptr && rule.read(others.head(count))) {
    data.notes.push_back(fmt::format("The {}, as the {} loss needs.", rule.reading, loss));
    // What is shown is what the file has.
    if (data.source.labelNames.empty() && !data.source.file.empty())
      data.source.labelNames = rule.names;
    Eigen::Index next = 0;
    forEachNode([&](bool isOwn, auto part) {
      if (isOwn) return;
      part = others.segment(next, part.size());
      next += part.size();
    });
  }
  data.datasets.setLabels(labels);
  // The label that is wrong in any case comes before one that others make wrong, then the first
  // line.
  const auto rank = [&](Eigen::Index r) {
    return std::pair(labels[r] == rule.other, lineOf(data, r));
  };
  Eigen::Index worst = -1;
  for (Eigen::Index r = 0; r < labels.size(); ++r)
    if (!rule.isRight(labels[r]) && (worst < 0 || rank(r) < rank(worst))) worst = r;
  if (worst >= 0) return wrongLabel(rule, data, worst, loss, own);
  return {};
}

Result<void> fitClasses(NodeData& data, const std::string& loss, const OwnData& own) {
  if (auto fits = fitByRule(classRule(), data, loss, own); !fits) return fits;
  const auto& labels = data.datasets.allLabels();
  data.classes = labels.size() == 0 ? 2 : std::max(2, 1 + static_cast<int>(labels.maxCoeff()));
  if (labels.size() > 0 && labels.minCoeff() > 0 && !data.source.file.empty())
    data.notes.push_back(fmt::format(
        "No sample has the class 0: classes count from 0, and the model has {} of them.",
        data.classes));
  return {};
}

Result<void> fitPoints(const NodeData& data, const std::string& loss, const OwnData& own) {
  const auto& datasets = data.datasets;
  for (int i = 0; i < datasets.nodeCount(); ++i) {
    const auto count = datasets.sampleCount(i);
    const auto given = own.find(i);
    const bool drawn = data.source.file.empty() && given == own.end();
    if (drawn ? count == 1 : count <= 1) continue;
    auto needs = fmt::format("the {} loss needs one point per node, got {}", loss, count);
    if (given != own.end()) return Error{given->second + ".features", std::move(needs)};
    if (drawn) return Error{"data.samples", std::move(needs)};
    return Error{place(data, lineOf(data, datasets.firstSample(i) + 1)), std::move(needs)};
  }
  return {};
}

}  // namespace

Result<void> fitLabels(NodeData& data, LabelKind wanted, const std::string& loss,
                       const OwnData& own) {
  switch (wanted) {
    case LabelKind::Sign:
      return fitByRule(signRule(), data, loss, own);
    case LabelKind::Class:
      return fitClasses(data, loss, own);
    case LabelKind::Count:
    case LabelKind::Positive:
      return fitByRule(numberRule(wanted), data, loss, own);
    case LabelKind::None:
      return fitPoints(data, loss, own);
    case LabelKind::Points:
    case LabelKind::Real:
      return {};
  }
  return {};
}

bool isClass(double label) {
  return label >= 0 && label < mostClasses && label == std::floor(label);
}

bool isLabel(LabelKind kind, double label) {
  switch (kind) {
    case LabelKind::Sign:
      return label == 1 || label == -1;
    case LabelKind::Class:
      return isClass(label);
    case LabelKind::Count:
      return label >= 0 && label == std::floor(label);
    case LabelKind::Positive:
      return label > 0;
    default:
      return true;
  }
}

double nearestLabel(LabelKind kind, double number) {
  constexpr double least = 1e-3;
  if (kind == LabelKind::Sign) return number < 0 ? -1 : 1;
  if (kind == LabelKind::Count) return std::max(0.0, std::round(number));
  if (kind == LabelKind::Positive) return std::max(least, number);
  return number;
}

std::optional<LabelClasses> labelClasses(const NodeData& data, LabelKind wanted) {
  if (!hasLabels(wanted) || (areNumbers(wanted) && wanted != LabelKind::Real)) return std::nullopt;
  if (wanted != LabelKind::Real) return LabelClasses{wanted, 0};
  bool has[3] = {false, false, false};  // −1, 0, 1
  for (const auto* part : {&data.datasets, &data.validation, &data.test})
    for (const double y : part->allLabels()) {
      if (y != -1 && y != 0 && y != 1) return std::nullopt;
      has[1 + static_cast<int>(y)] = true;
    }
  if (!has[2] || has[0] == has[1]) return std::nullopt;
  return LabelClasses{wanted, has[0] ? 0 : 0.5};
}

std::string describeLabels(LabelKind kind) {
  switch (kind) {
    case LabelKind::Sign:
      return "labels -1 and 1";
    case LabelKind::Class:
      return messagePattern("classes 0, 1, …");
    case LabelKind::Count:
      return messagePattern("counts 0, 1, 2, …");
    case LabelKind::Positive:
      return "labels above 0";
    case LabelKind::None:
    case LabelKind::Points:
      return "no labels";
    case LabelKind::Real:
      return "real labels";
  }
  return {};
}

}  // namespace gtv
