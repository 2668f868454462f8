#include "data/validation.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "base/counted.h"

namespace gtv {
namespace {

/// The samples with these numbers among those of all nodes, node by node.
LocalDatasets samplesOf(const LocalDatasets& all,
                        const std::vector<std::vector<Eigen::Index>>& rows) {
  std::vector<Eigen::Index> offsets{0};
  offsets.reserve(rows.size() + 1);
  for (const auto& own : rows)
    offsets.push_back(offsets.back() + static_cast<Eigen::Index>(own.size()));
  RowMatrix features(offsets.back(), all.dimension());
  Vector labels(offsets.back());
  Eigen::Index next = 0;
  for (const auto& own : rows)
    for (const auto r : own) {
      features.row(next) = all.allFeatures().row(r);
      labels[next++] = all.allLabels()[r];
    }
  return {std::move(features), std::move(labels), std::move(offsets)};
}

}  // namespace

Parameter validationShareParameter() {
  return numberParameter(
      "validationShare", "Share held back", 0, 0, 0.99,
      "Share of every node's samples, drawn at random, that are not learned from: "
      "their labels are validation labels.");
}

namespace {

/// `partOf(i)` says of the samples of node i what they are for.
template <class PartOf>
void divide(NodeData& data, const PartOf& partOf) {
  constexpr std::size_t parts = 3;
  const auto& all = data.datasets;
  const auto n = static_cast<std::size_t>(all.nodeCount());
  std::array<std::vector<std::vector<Eigen::Index>>, parts> samples;
  std::array<std::vector<int>, parts> lines;
  for (auto& each : samples) each.resize(n);
  for (int i = 0; i < all.nodeCount(); ++i) {
    const auto partOfSample = partOf(i);
    for (Eigen::Index r = 0; r < all.sampleCount(i); ++r) {
      const auto part = static_cast<std::size_t>(partOfSample(r));
      const auto sample = all.firstSample(i) + r;
      samples[part][static_cast<std::size_t>(i)].push_back(sample);
      if (!data.source.lines.empty())
        lines[part].push_back(data.source.lines[static_cast<std::size_t>(sample)]);
    }
  }
  const auto move = [&](SamplePart part, LocalDatasets& to, std::vector<int>& toLines) {
    const auto& own = samples[static_cast<std::size_t>(part)];
    if (std::all_of(own.begin(), own.end(), [](const auto& rows) { return rows.empty(); })) return;
    to = samplesOf(all, own);
    toLines = std::move(lines[static_cast<std::size_t>(part)]);
  };
  move(SamplePart::Validation, data.validation, data.source.linesOfValidation);
  move(SamplePart::Test, data.test, data.source.linesOfTest);
  data.datasets = samplesOf(all, samples[static_cast<std::size_t>(SamplePart::Training)]);
  data.source.lines = std::move(lines[static_cast<std::size_t>(SamplePart::Training)]);
}

}  // namespace

void holdBack(NodeData& data, double share, const Rng& rng, const std::vector<std::string>& keys) {
  if (share == 0) return;
  // A share of 0.29 of 100 samples is 29, whatever the rounding of the product.
  constexpr double rounding = 1e-9;
  divide(data, [&](int i) {
    const auto m = static_cast<int>(data.datasets.sampleCount(i));
    const bool isOwn = std::binary_search(data.ownData.begin(), data.ownData.end(), i);
    const int count = isOwn ? 0 : static_cast<int>(std::floor(share * m + rounding));
    const auto& stream = data.holdsColumns ? keys.front() : keys[static_cast<std::size_t>(i)];
    return [drawn = rng.stream(stream).sample(m, count)](Eigen::Index r) {
      const bool isHeld = std::binary_search(drawn.begin(), drawn.end(), static_cast<int>(r));
      return isHeld ? SamplePart::Validation : SamplePart::Training;
    };
  });
  if (data.validation.nodeCount() == 0)
    data.notes.push_back(
        "data.validationShare holds back no sample: the share of a node's samples is rounded "
        "down.");
}

void holdBackChosen(NodeData& data) {
  const auto parts = std::exchange(data.source.parts, {});
  if (parts.empty()) return;
  divide(data, [&](int i) {
    return [&parts, first = data.datasets.firstSample(i)](Eigen::Index r) {
      return parts[static_cast<std::size_t>(first + r)];
    };
  });
  for (int i = 0; i < data.datasets.nodeCount(); ++i)
    if (data.datasets.sampleCount(i) == 0) data.labeled[static_cast<std::size_t>(i)] = false;
}

Parameter publicPointsParameter() {
  return integerParameter("testSetSize", "Test set size", 0, 0, 1e6,
                          "Number m' of unlabelled test points that all nodes share. They are the "
                          "features of samples drawn from all nodes, which become public.");
}

Result<void> publishPoints(NodeData& data, int size, const Rng& rng) {
  if (size == 0) return {};
  const auto fail = [](std::string why) { return Error{"data.testSetSize", std::move(why)}; };
  if (data.testSet.rows() > 0) return fail("the data has a test set, this must be 0");
  const auto& features = data.datasets.allFeatures();
  if (size > features.rows())
    return fail(fmt::format("at most the {} of all nodes, got {}",
                            counted(features.rows(), "sample"), size));
  const auto drawn = rng.stream("points").sample(static_cast<int>(features.rows()), size);
  data.testSet = features(drawn, Eigen::all);
  return {};
}

}  // namespace gtv
