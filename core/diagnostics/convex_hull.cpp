#include "diagnostics/convex_hull.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <tuple>

#include "base/check.h"

namespace gtv {
namespace {

constexpr std::size_t worthFiltering = 64;

/// Twice the area of the triangle a, b, c: positive if c is to the left of a → b. The two products
/// are subtracted without cancellation (Kahan), so that a thin triangle is not turned over.
double turn(const Matrix& p, int a, int b, int c) {
  const double ux = p(0, b) - p(0, a);
  const double uy = p(1, b) - p(1, a);
  const double vx = p(0, c) - p(0, a);
  const double vy = p(1, c) - p(1, a);
  const double product = uy * vx;
  return std::fma(ux, vy, -product) - std::fma(uy, vx, -product);
}

/// Leaves out what is inside the octagon of the outermost points.
void removeInnerPoints(const Matrix& p, std::vector<int>& chosen) {
  double width = 0;
  double height = 0;
  {
    auto [left, right] = std::minmax_element(chosen.begin(), chosen.end(),
                                             [&](int a, int b) { return p(0, a) < p(0, b); });
    auto [low, high] = std::minmax_element(chosen.begin(), chosen.end(),
                                           [&](int a, int b) { return p(1, a) < p(1, b); });
    width = p(0, *right) - p(0, *left);
    height = p(1, *high) - p(1, *low);
  }
  if (!(width > 0 && height > 0) || !std::isfinite(width * height)) return;
  const double perWidth = 1 / width;
  const double perHeight = 1 / height;
  // Counterclockwise from the right.
  constexpr std::array<std::pair<int, int>, 8> directions{
      {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};
  std::array<int, 8> corner{};
  for (std::size_t k = 0; k < directions.size(); ++k) {
    const auto [dx, dy] = directions[k];
    const auto reach = [&, dx = dx, dy = dy](int i) {
      return dx * perWidth * p(0, i) + dy * perHeight * p(1, i);
    };
    double best = reach(chosen.front());
    corner[k] = chosen.front();
    for (const int i : chosen)
      if (const double now = reach(i); now > best) {
        best = now;
        corner[k] = i;
      }
  }
  const double margin = 1e-9 * width * height;
  std::erase_if(chosen, [&](int i) {
    for (std::size_t k = 0; k < corner.size(); ++k) {
      const int next = corner[(k + 1) % corner.size()];
      if (corner[k] != next && turn(p, corner[k], next, i) <= margin) return false;
    }
    return true;
  });
}

}  // namespace

std::vector<int> convexHull(const Matrix& points, std::vector<int> chosen) {
  check(points.rows() == 2, "points of the plane");
  std::erase_if(chosen, [&](int i) { return !points.col(i).allFinite(); });
  if (chosen.size() > worthFiltering) removeInnerPoints(points, chosen);
  const auto before = [&](int a, int b) {
    return std::tuple(points(0, a), points(1, a), a) < std::tuple(points(0, b), points(1, b), b);
  };
  const auto same = [&](int a, int b) {
    return points(0, a) == points(0, b) && points(1, a) == points(1, b);
  };
  std::sort(chosen.begin(), chosen.end(), before);
  chosen.erase(std::unique(chosen.begin(), chosen.end(), same), chosen.end());
  if (chosen.size() < 3) return chosen;
  // Below from left to right, then above and back.
  std::vector<int> hull;
  hull.reserve(chosen.size() + 1);
  std::size_t fixed = 1;
  const auto add = [&](int i) {
    while (hull.size() > fixed && turn(points, hull[hull.size() - 2], hull.back(), i) <= 0)
      hull.pop_back();
    hull.push_back(i);
  };
  for (const int i : chosen) add(i);
  fixed = hull.size();
  for (auto i = chosen.rbegin() + 1; i != chosen.rend(); ++i) add(*i);
  hull.pop_back();  // the first again
  return hull;
}

std::vector<int> convexHull(const Matrix& points) {
  std::vector<int> all(static_cast<std::size_t>(points.cols()));
  std::iota(all.begin(), all.end(), 0);
  return convexHull(points, std::move(all));
}

bool hasThreeDistinct(const Matrix& points, const std::vector<int>& chosen) {
  int first = -1;
  int second = -1;
  const auto differs = [&](int i, int j) {
    return points(0, i) != points(0, j) || points(1, i) != points(1, j);
  };
  for (const int i : chosen) {
    if (!points.col(i).allFinite()) continue;
    if (first < 0)
      first = i;
    else if (second < 0 && differs(i, first))
      second = i;
    else if (second >= 0 && differs(i, first) && differs(i, second))
      return true;
  }
  return false;
}

}  // namespace gtv
