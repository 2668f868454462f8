#include "synthetic/toy_shapes.h"

#include <cmath>
#include <numbers>

namespace gtv {

Eigen::Vector2d toyPoint(ToyShape shape, int label, Rng& rng) {
  constexpr double pi = std::numbers::pi;
  const double sign = label == 0 ? 1 : -1;
  switch (shape) {
    case ToyShape::Moons: {
      // The second moon is the first one, turned around the origin by half a turn.
      const double t = pi * rng.uniform();
      return sign * Eigen::Vector2d(std::cos(t) - 0.5, std::sin(t) - 0.25);
    }
    case ToyShape::Circles: {
      const double t = 2 * pi * rng.uniform();
      return (label == 0 ? 1 : 0.5) * Eigen::Vector2d(std::cos(t), std::sin(t));
    }
    case ToyShape::Spirals: {
      const double r = std::sqrt(rng.uniform());
      return sign * r * Eigen::Vector2d(std::cos(3 * pi * r), std::sin(3 * pi * r));
    }
    case ToyShape::Xor: {
      const double side = rng.below(2) == 0 ? 1 : -1;
      const double x = side * (1 - rng.uniform());
      return {x, sign * side * (1 - rng.uniform())};
    }
  }
  return Eigen::Vector2d::Zero();
}

}  // namespace gtv
