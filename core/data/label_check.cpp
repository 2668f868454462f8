#include "data/label_check.h"

#include <fmt/format.h>

#include <utility>

#include "base/number.h"

namespace gtv {
namespace {

/// Line of a sample in the data file; 0 if it is in none.
int lineOf(const NodeData& data, Eigen::Index sample) {
  return data.source.lines.empty() ? 0 : data.source.lines[static_cast<std::size_t>(sample)];
}

std::string place(const NodeData& data, int line) {
  return fmt::format("{}:{}", data.source.file, line);
}

Error wrongSign(const NodeData& data, Eigen::Index sample, const std::string& loss,
                const OwnData& own) {
  const auto needs =
      fmt::format("must be -1 or 1 (or 0 and 1 throughout) for the {} loss, got '{}'", loss,
                  formatNumber(data.datasets.allLabels()[sample]));
  if (const int line = lineOf(data, sample); line > 0)
    return {place(data, line), fmt::format("{} {}", data.source.labelName, needs)};
  for (const auto& [node, path] : own)
    if (const auto r = sample - data.datasets.firstSample(node);
        r >= 0 && r < data.datasets.sampleCount(node))
      return {fmt::format("{}.labels[{}]", path, r), needs};
  return {"data.labels",
          fmt::format("must be sign for the {} loss, which needs labels -1 and 1", loss)};
}

/// 0 becomes −1 if all these labels are 0 or 1 and some are 0; says whether that was so.
bool readZeros(Eigen::Ref<Vector> labels) {
  const bool zeros = (labels.array() == 0).any();
  if (!zeros || !((labels.array() == 0) || (labels.array() == 1)).all()) return false;
  labels = 2 * labels.array() - 1;
  return true;
}

/// The data of the nodes and what the document gives to single ones are read apart: the latter may
/// be signs where a file has 0 and 1.
Result<void> fitSigns(NodeData& data, const std::string& loss, const OwnData& own) {
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
      readZeros(part);
      return;
    }
    others.segment(count, part.size()) = part;
    count += part.size();
  });
  if (readZeros(others.head(count))) {
    data.notes.push_back(
        fmt::format("The labels 0 and 1 are read as -1 and 1, which the {} loss needs.", loss));
    Eigen::Index next = 0;
    forEachNode([&](bool isOwn, auto part) {
      if (isOwn) return;
      part = others.segment(next, part.size());
      next += part.size();
    });
  }
  data.datasets.setLabels(labels);
  // The label that is wrong in any case comes before a 0 beside a −1, then the first line.
  const auto rank = [&](Eigen::Index r) { return std::pair(labels[r] == 0, lineOf(data, r)); };
  Eigen::Index worst = -1;
  for (Eigen::Index r = 0; r < labels.size(); ++r)
    if (labels[r] != 1 && labels[r] != -1 && (worst < 0 || rank(r) < rank(worst))) worst = r;
  if (worst >= 0) return wrongSign(data, worst, loss, own);
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
      return fitSigns(data, loss, own);
    case LabelKind::None:
      return fitPoints(data, loss, own);
    case LabelKind::Real:
      return {};
  }
  return {};
}

std::string describeLabels(LabelKind kind) {
  switch (kind) {
    case LabelKind::Sign:
      return "labels -1 and 1";
    case LabelKind::None:
      return "no labels";
    case LabelKind::Real:
      return "real labels";
  }
  return {};
}

}  // namespace gtv
