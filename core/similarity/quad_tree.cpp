#include "similarity/quad_tree.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace gtv {
namespace {

/// Cells are not divided further: their points are at one place, up to rounding.
constexpr int deepest = 48;

}  // namespace

QuadTree::QuadTree(const RowMatrix& points) {
  std::vector<int> order(static_cast<std::size_t>(points.rows()));
  std::iota(order.begin(), order.end(), 0);
  const Eigen::RowVector2d low = points.colwise().minCoeff();
  const Eigen::RowVector2d high = points.colwise().maxCoeff();
  cells_.reserve(2 * order.size());
  cells_.emplace_back();
  divide(points, 0, order.data(), order.data() + order.size(), low[0], low[1],
         (high - low).maxCoeff(), 0);
}

void QuadTree::divide(const RowMatrix& points, std::size_t cell, int* first, int* last, double left,
                      double bottom, double side, int depth) {
  double x = 0;
  double y = 0;
  for (const int* each = first; each != last; ++each) {
    x += points(*each, 0);
    y += points(*each, 1);
  }
  const auto count = static_cast<int>(last - first);
  cells_[cell].x = x / count;
  cells_[cell].y = y / count;
  cells_[cell].side = side;
  cells_[cell].count = count;
  if (count == 1 || depth == deepest || side == 0) return;
  const double half = side / 2;
  const double middleX = left + half;
  const double middleY = bottom + half;
  const auto isLeft = [&](int i) { return points(i, 0) < middleX; };
  const auto isLow = [&](int i) { return points(i, 1) < middleY; };
  int* const columns = std::stable_partition(first, last, isLeft);
  const std::array<int*, 5> ends{first, std::stable_partition(first, columns, isLow), columns,
                                 std::stable_partition(columns, last, isLow), last};
  const auto firstChild = cells_.size();
  int children = 0;
  for (std::size_t q = 0; q < 4; ++q) children += ends[q] != ends[q + 1] ? 1 : 0;
  cells_.resize(firstChild + static_cast<std::size_t>(children));
  cells_[cell].firstChild = static_cast<int>(firstChild);
  cells_[cell].children = children;
  auto child = firstChild;
  for (std::size_t q = 0; q < 4; ++q)
    if (ends[q] != ends[q + 1])
      divide(points, child++, ends[q], ends[q + 1], q < 2 ? left : middleX,
             q % 2 == 0 ? bottom : middleY, half, depth + 1);
}

QuadTree::Repulsion QuadTree::repulsion(double x, double y, double angle) const {
  Repulsion out;
  // Of every level at most three brothers wait.
  std::array<int, 4 * (deepest + 1)> waiting{};
  std::size_t count = 1;
  while (count > 0) {
    const auto& cell = cells_[static_cast<std::size_t>(waiting[--count])];
    const double dx = x - cell.x;
    const double dy = y - cell.y;
    const double square = dx * dx + dy * dy;
    if (cell.firstChild >= 0 && cell.side * cell.side >= angle * angle * square) {
      for (int k = cell.children; k-- > 0;) waiting[count++] = cell.firstChild + k;
      continue;
    }
    const double q = 1 / (1 + square);
    out.sum += cell.count * q;
    out.x += cell.count * q * q * dx;
    out.y += cell.count * q * q * dy;
  }
  return out;
}

}  // namespace gtv
