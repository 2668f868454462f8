#pragma once

#include <Eigen/Core>
#include <cstdint>
#include <limits>

namespace gtv {

using Vector = Eigen::VectorXd;
using Matrix = Eigen::MatrixXd;
/// Samples are rows and are read row by row.
using RowMatrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using ConstVec = const Eigen::Ref<const Vector>&;
using MutVec = Eigen::Ref<Vector>;

/// From 1 to the next double.
inline constexpr double epsilon = std::numeric_limits<double>::epsilon();

}  // namespace gtv
