#pragma once

#include <utility>
#include <vector>

#include "base/check.h"
#include "base/types.h"

namespace gtv {

/// What labels a loss wants.
enum class LabelKind {
  Real,
  Sign,      ///< −1 or +1
  Class,     ///< 0, 1, …, K − 1
  Count,     ///< 0, 1, 2, …, with the mean e^h(x)
  Positive,  ///< > 0, with the mean e^h(x)
  None,      ///< none: a data point is a feature vector, and a node has one
  Points     ///< none, and a node may have several points
};
inline bool hasLabels(LabelKind kind) {
  return kind != LabelKind::None && kind != LabelKind::Points;
}
/// Those that are compared with predictions by differences.
inline bool areNumbers(LabelKind kind) {
  return kind == LabelKind::Real || kind == LabelKind::Count || kind == LabelKind::Positive;
}

/// The local datasets of all nodes, samples of one node contiguous: X_i is m_i × d, y_i has m_i
/// entries, m_i = 0 allowed.
class LocalDatasets {
 public:
  LocalDatasets() = default;
  /// `offsets` has n + 1 ascending entries, the last one X.rows() = y.size().
  LocalDatasets(RowMatrix features, Vector labels, std::vector<Eigen::Index> offsets)
      : features_(std::move(features)), labels_(std::move(labels)), offsets_(std::move(offsets)) {
    check(!offsets_.empty() && offsets_.back() == features_.rows() &&
              features_.rows() == labels_.size(),
          "local datasets cover all samples");
  }

  int nodeCount() const { return static_cast<int>(offsets_.size()) - 1; }
  int dimension() const { return static_cast<int>(features_.cols()); }
  Eigen::Index sampleCount() const { return features_.rows(); }
  Eigen::Index sampleCount(int node) const { return offsets_[node + 1] - offsets_[node]; }
  /// Where the samples of the node begin among those of all nodes.
  Eigen::Index firstSample(int node) const { return offsets_[node]; }
  /// n + 1 entries: where the samples of every node begin, and how many there are in all.
  const std::vector<Eigen::Index>& offsets() const { return offsets_; }
  /// Maps, not Eigen::Ref: a part of a Ref returned by value would outlive it.
  Eigen::Map<const RowMatrix> features(int node) const {
    return {features_.data() + offsets_[node] * features_.cols(), sampleCount(node),
            features_.cols()};
  }
  Eigen::Map<const Vector> labels(int node) const {
    return {labels_.data() + offsets_[node], sampleCount(node)};
  }
  const RowMatrix& allFeatures() const { return features_; }
  const Vector& allLabels() const { return labels_; }
  void setLabels(Vector labels) {
    check(labels.size() == labels_.size(), "one label per sample");
    labels_ = std::move(labels);
  }

 private:
  RowMatrix features_;
  Vector labels_;
  std::vector<Eigen::Index> offsets_{0};
};

/// Those of these nodes, in this order; −1 stands for a node without samples.
LocalDatasets datasetsOf(const LocalDatasets& all, const std::vector<int>& nodes);
/// The same of `lines`, or what else there is one of per sample; none if there are none.
template <class T>
std::vector<T> linesOf(const LocalDatasets& all, const std::vector<T>& lines,
                       const std::vector<int>& nodes) {
  std::vector<T> out;
  if (lines.empty()) return out;
  for (const int i : nodes) {
    if (i < 0) continue;
    const auto first = lines.begin() + all.firstSample(i);
    out.insert(out.end(), first, first + all.sampleCount(i));
  }
  return out;
}

}  // namespace gtv
