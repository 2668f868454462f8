#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "base/result.h"
#include "base/types.h"

namespace gtv {

/// A binary tree on feature vectors. Its learner keeps what the leaves predict.
struct BinaryTree {
  struct Node {
    int feature = -1;      ///< −1: a leaf
    double threshold = 0;  ///< x_feature ≤ threshold goes left
    int left = -1;
    int right = -1;
  };
  std::vector<Node> nodes{Node{}};  ///< the first is the root, parents come before children

  /// The node at which x ends.
  template <class Row>
  int leafOf(const Row& x) const {
    int at = 0;
    while (nodes[at].feature >= 0)
      at = x[nodes[at].feature] <= nodes[at].threshold ? nodes[at].left : nodes[at].right;
    return at;
  }
};

struct TreeOptions {
  int depth = 6;            ///< at most so many splits from the root to a leaf
  double leafWeight = 0;    ///< every leaf has samples of at least this weight
  double featureShare = 1;  ///< share of the features that a split chooses from, drawn for each
  /// Of these draws, one for each tree; not needed where a split may take any feature.
  std::vector<std::uint32_t> seeds{};
};

/// Grows regression trees as CART does: every split is the one, over all features and all places
/// between two of their values, that lowers Σ_r s_r (y_r − mean of its leaf)² most. By libxgboost's
/// exact greedy method with one thread and without shrinkage or penalties.
///
/// libxgboost counts in single precision. So samples are not parted where a feature differs by less
/// than 6e-8 of itself; splits whose gains differ by less than 1e-7 of Σ s_r y_r² in the node, y_r
/// counted from the mean of all, are ties, the first of which is taken, and smaller gains may be
/// passed over; features must be below 3.4e38. What is predicted does not suffer: thresholds are
/// halfway between the nearest samples of both sides in double precision, splits without a gain are
/// taken back, and the means of the leaves are for the caller to take.
class TreeGrower {
 public:
  /// At least one row, all finite. An Error if a feature is too large; nothing after a stop.
  static Result<std::unique_ptr<TreeGrower>> make(const RowMatrix& X,
                                                  const std::stop_token& stop = {});
  ~TreeGrower();
  TreeGrower(const TreeGrower&) = delete;
  TreeGrower& operator=(const TreeGrower&) = delete;

  /// A tree for every column of the targets (one row per sample), without regard for the others:
  /// together they need the library once. Weights > 0. None after a stop.
  Result<std::vector<BinaryTree>> grow(const Matrix& targets, const Vector& weights,
                                       const TreeOptions& options,
                                       const std::stop_token& stop = {}) const;

 private:
  struct Data;
  explicit TreeGrower(std::shared_ptr<Data> data);
  std::shared_ptr<Data> data_;  ///< also of a call of the library that a stop has left over
};

}  // namespace gtv
