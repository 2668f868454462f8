#pragma once

#include <Eigen/Core>
#include <type_traits>

namespace gtv {

/// Calls f with the dimension as a compile-time constant where kernels are specialised (1 to 4),
/// else with Eigen::Dynamic.
template <class F>
auto withDimension(Eigen::Index d, F&& f) {
  switch (d) {
    case 1:
      return f(std::integral_constant<int, 1>{});
    case 2:
      return f(std::integral_constant<int, 2>{});
    case 3:
      return f(std::integral_constant<int, 3>{});
    case 4:
      return f(std::integral_constant<int, 4>{});
    default:
      return f(std::integral_constant<int, Eigen::Dynamic>{});
  }
}

template <int D>
using Block = Eigen::Matrix<double, D, D>;
template <int D>
using Column = Eigen::Matrix<double, D, 1>;

/// The k-th of the D × D blocks beside each other in a matrix.
template <int D, class Blocks>
auto blockOf(Blocks& blocks, Eigen::Index k) {
  using Target = std::conditional_t<std::is_const_v<Blocks>, const Block<D>, Block<D>>;
  const auto d = D == Eigen::Dynamic ? blocks.rows() : Eigen::Index{D};
  return Eigen::Map<Target>(blocks.data() + k * d * d, d, d);
}
/// The k-th column, of fixed size where D is.
template <int D, class Columns>
auto columnOf(Columns& columns, Eigen::Index k) {
  using Target = std::conditional_t<std::is_const_v<Columns>, const Column<D>, Column<D>>;
  const auto d = D == Eigen::Dynamic ? columns.rows() : Eigen::Index{D};
  return Eigen::Map<Target>(columns.data() + k * d, d);
}

}  // namespace gtv
