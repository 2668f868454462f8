#pragma once

#include "base/rng.h"
#include "base/types.h"

namespace gtv {

/// Two classes of points in the plane that no line separates, all around the origin:
///
///   moons    class 0: (cos t − ½, sin t − ¼), class 1: (½ − cos t, ¼ − sin t), t ~ U[0, π)
///   circles  class 0 on the circle of radius 1, class 1 on that of radius ½
///   spirals  class c: r (cos(3πr + πc), sin(3πr + πc)), r = √s with s ~ U[0, 1)
///   xor      class 0 where the signs of x and y are equal, class 1 where they differ, |x| and |y|
///            ~ U(0, 1]
enum class ToyShape { Moons, Circles, Spirals, Xor };

/// A point of class 0 or 1, without noise.
Eigen::Vector2d toyPoint(ToyShape shape, int label, Rng& rng);

}  // namespace gtv
