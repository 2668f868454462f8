#pragma once

#include <vector>

#include "base/types.h"

namespace gtv {

/// The tree of Barnes and Hut over points of the plane: a square cell with several points has four
/// cells, down to cells whose points are at one place.
class QuadTree {
 public:
  /// N × 2, finite.
  explicit QuadTree(const RowMatrix& points);

  /// Σ_j q'_j² (y − y_j) and Σ_j q'_j with q'_j = 1/(1 + ‖y − y_j‖²) over all points, y itself
  /// included. Those of a cell count as so many at their mean, where its side is less than `angle`
  /// times the distance to that.
  struct Repulsion {
    double x = 0;
    double y = 0;
    double sum = 0;
  };
  Repulsion repulsion(double x, double y, double angle) const;

 private:
  struct Cell {
    double x = 0;  ///< mean of its points
    double y = 0;
    double side = 0;
    int count = 0;
    int firstChild = -1;  ///< of those that follow each other; −1: a leaf
    int children = 0;
  };
  void divide(const RowMatrix& points, std::size_t cell, int* first, int* last, double left,
              double bottom, double side, int depth);

  std::vector<Cell> cells_;
};

}  // namespace gtv
