#include "similarity/dissimilarity.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "base/parallel.h"
#include "graph/neighbour_graphs.h"
#include "graph/similarity_kinds.h"
#include "similarity/embedding.h"
#include "similarity/gaussian.h"
#include "similarity/neighbour_divergence.h"

namespace gtv {
namespace {

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
constexpr int label = -1;  ///< stands for a column

Error stopped() { return {"graph", "stopped before the nodes were compared"}; }

bool isLabel(const std::string& name, const NodeData& data) {
  const auto& features = data.featureNames;
  if (std::find(features.begin(), features.end(), name) != features.end()) return false;
  return name == "label" || (!data.source.labelName.empty() && name == data.source.labelName);
}

/// What the measure compares: numbers of features, or `label`.
Result<std::vector<int>> columnsOf(const Choice& measure, const NodeData& data) {
  const auto names = measure.texts("columns");
  if (names.empty()) {
    auto all = plainColumns(data);
    if (all.empty())
      return Error{"graph.measure.columns",
                   "there are no features to compare: name the label, or choose another measure"};
    return all;
  }
  std::vector<int> columns;
  for (std::size_t k = 0; k < names.size(); ++k) {
    const auto& features = data.featureNames;
    const bool isFeature = std::find(features.begin(), features.end(), names[k]) != features.end();
    const bool isLabel = !isFeature && (names[k] == "label" || (!data.source.labelName.empty() &&
                                                                names[k] == data.source.labelName));
    if (isLabel) {
      columns.push_back(label);
      continue;
    }
    const auto column = featureNamed(data, names[k], fmt::format("graph.measure.columns[{}]", k));
    if (!column) return column.error();
    columns.push_back(*column);
  }
  return columns;
}

/// The chosen columns of the samples of a node.
RowMatrix samplesOf(const NodeData& data, int node, const std::vector<int>& columns) {
  const bool comparesLabels = std::find(columns.begin(), columns.end(), label) != columns.end();
  const auto learned = comparesLabels && !data.labeled[static_cast<std::size_t>(node)]
                           ? 0
                           : data.datasets.sampleCount(node);
  const auto others =
      comparesLabels || data.unlabelled.nodeCount() == 0 ? 0 : data.unlabelled.sampleCount(node);
  RowMatrix out(learned + others, static_cast<Eigen::Index>(columns.size()));
  for (Eigen::Index k = 0; k < out.cols(); ++k) {
    const int column = columns[static_cast<std::size_t>(k)];
    if (column == label) {
      out.col(k) = data.datasets.labels(node).head(learned);
      continue;
    }
    out.col(k).head(learned) = data.datasets.features(node).col(column).head(learned);
    if (others > 0) out.col(k).tail(others) = data.unlabelled.features(node).col(column);
  }
  return out;
}

/// Of every node μ, or μ over σ, in a column; NaN without samples.
Matrix moments(const std::vector<RowMatrix>& samples, bool withDeviations) {
  const auto d = samples.empty() ? 0 : samples.front().cols();
  Matrix out(withDeviations ? 2 * d : d, std::ssize(samples));
  for (Eigen::Index i = 0; i < out.cols(); ++i) {
    const auto& rows = samples[static_cast<std::size_t>(i)];
    if (rows.rows() == 0) {
      out.col(i).setConstant(unknown);
      continue;
    }
    const Eigen::RowVectorXd mean = rows.colwise().mean();
    out.col(i).head(d) = mean.transpose();
    if (withDeviations)
      out.col(i).tail(d) =
          ((rows.rowwise() - mean).colwise().squaredNorm() / static_cast<double>(rows.rows()))
              .cwiseSqrt()
              .transpose();
  }
  return out;
}

std::optional<Dissimilarities> compareGaussians(SimilarityMeasure measure,
                                                const std::vector<RowMatrix>& samples,
                                                const std::stop_token& stop) {
  std::vector<std::optional<Gaussian>> fitted;
  fitted.reserve(samples.size());
  for (const auto& rows : samples) {
    if (stop.stop_requested()) return std::nullopt;
    fitted.push_back(rows.rows() == 0                            ? std::nullopt
                     : measure == SimilarityMeasure::Wasserstein ? fitGaussian(rows)
                                                                 : fitRegularGaussian(rows));
  }
  return dissimilaritiesOf(
      static_cast<int>(samples.size()),
      [&](int i, int j) {
        const auto& p = fitted[static_cast<std::size_t>(i)];
        const auto& q = fitted[static_cast<std::size_t>(j)];
        if (!p || !q) return unknown;
        return measure == SimilarityMeasure::Wasserstein
                   ? std::sqrt(squaredWasserstein(*p, *q))
                   : std::max(0.5 * (klDivergence(*p, *q) + klDivergence(*q, *p)), 0.0);
      },
      stop);
}

/// Every column of a node by itself: what were samples are no longer.
void sortCoordinates(std::vector<RowMatrix>& samples) {
  for (auto& rows : samples)
    for (auto column : rows.colwise()) std::sort(column.begin(), column.end());
}

std::optional<Dissimilarities> compareByNeighbours(const Choice& measure,
                                                   const std::vector<RowMatrix>& samples,
                                                   const std::stop_token& stop) {
  const int k = measure.integer("k");
  const bool both = measure.text("directions") == "both";
  return dissimilaritiesOf(
      static_cast<int>(samples.size()),
      [&](int i, int j) {
        const auto& x = samples[static_cast<std::size_t>(i)];
        const auto& y = samples[static_cast<std::size_t>(j)];
        const double there = neighbourDivergence(x, y, k, stop);
        const double back = both ? neighbourDivergence(y, x, k, stop) : there;
        if (std::isnan(there) || std::isnan(back)) return unknown;
        // Estimates below 0 count as 0, but say who is nearer among those.
        const double clamped = 0.5 * (std::max(there, 0.0) + std::max(back, 0.0));
        return clamped > 0 ? clamped : 0.5 * (there + back);
      },
      stop);
}

/// The samples of all nodes as points of their common embedding.
Result<std::vector<RowMatrix>> embedded(const Choice& measure,
                                        const std::vector<RowMatrix>& samples,
                                        const std::stop_token& stop) {
  Eigen::Index rows = 0;
  for (const auto& each : samples) rows += each.rows();
  RowMatrix all(rows, samples.empty() ? 0 : samples.front().cols());
  rows = 0;
  for (const auto& each : samples) {
    all.middleRows(rows, each.rows()) = each;
    rows += each.rows();
  }
  const auto points =
      embedSamples(measure.choice("embedding"), all, "graph.measure.embedding", stop);
  if (!points) return points.error();
  std::vector<RowMatrix> out;
  rows = 0;
  for (const auto& each : samples) {
    out.emplace_back(points->middleRows(rows, each.rows()));
    rows += each.rows();
  }
  return out;
}

}  // namespace

std::optional<Dissimilarities> dissimilaritiesOf(int nodes,
                                                 const std::function<double(int, int)>& between,
                                                 const std::stop_token& stop) {
  Dissimilarities D = Dissimilarities::Zero(nodes, nodes);
  parallelFor(nodes, processorCount(), [&](int i) {
    for (int j = i + 1; j < nodes && !stop.stop_requested(); ++j) {
      const double d = between(i, j);
      D(i, j) = D(j, i) = d;
    }
  });
  if (stop.stop_requested()) return std::nullopt;
  return D;
}

std::optional<Dissimilarities> euclideanDistances(const Matrix& points,
                                                  const std::stop_token& stop) {
  return dissimilaritiesOf(
      static_cast<int>(points.cols()),
      [&](int i, int j) { return (points.col(i) - points.col(j)).norm(); }, stop);
}

Result<Dissimilarities> compareSamples(const Choice& measure, const NodeData& data,
                                       const std::stop_token& stop) {
  const auto columns = columnsOf(measure, data);
  if (!columns) return columns.error();
  std::vector<RowMatrix> samples;
  samples.reserve(static_cast<std::size_t>(data.datasets.nodeCount()));
  for (int i = 0; i < data.datasets.nodeCount(); ++i)
    samples.push_back(samplesOf(data, i, *columns));
  if (!measure.at("embedding").is_null()) {
    auto points = embedded(measure, samples, stop);
    if (!points) return points.error();
    samples = std::move(*points);
  }
  const auto kind = measureCatalogue().find(measure.kind())->make;
  std::optional<Dissimilarities> D;
  if (kind == SimilarityMeasure::NeighbourDivergence) {
    if (measure.text("coordinates") == "sorted") sortCoordinates(samples);
    D = compareByNeighbours(measure, samples, stop);
  } else if (kind == SimilarityMeasure::Means || kind == SimilarityMeasure::MeansAndDeviations) {
    D = euclideanDistances(moments(samples, kind == SimilarityMeasure::MeansAndDeviations), stop);
  } else {
    D = compareGaussians(kind, samples, stop);
  }
  if (!D) return stopped();
  return std::move(*D);
}

bool comparesLabels(const Choice& measure, const NodeData& data) {
  const auto names = measure.texts("columns");
  return std::any_of(names.begin(), names.end(),
                     [&](const std::string& name) { return isLabel(name, data); });
}

Result<Dissimilarities> compareCoordinates(const Choice& measure, const Matrix& coordinates,
                                           const std::stop_token& stop) {
  if (coordinates.cols() == 0)
    return Error{"graph.measure",
                 "the data has no coordinates: name their columns, or choose another measure"};
  const bool onSphere = measure.text("metric") == "haversine";
  const auto metric = onSphere ? Metric::Haversine : Metric::Euclidean;
  if (auto valid = checkCoordinates(coordinates, metric, "graph.measure.metric"); !valid)
    return valid.error();
  auto D = dissimilaritiesOf(
      static_cast<int>(coordinates.cols()),
      [&](int i, int j) { return distanceBetween(coordinates, i, j, metric); }, stop);
  if (!D) return stopped();
  return std::move(*D);
}

}  // namespace gtv
