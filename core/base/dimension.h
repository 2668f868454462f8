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

}  // namespace gtv
