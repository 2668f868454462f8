#include "models/probabilities.h"

#include <gtest/gtest.h>

#include <cmath>

namespace gtv {
namespace {

TEST(Probabilities, SoftmaxAcceptsLogitsOfAnySize) {
  Matrix z(2, 2);
  z << 1000, 1000 + std::log(3), -1000, -1000;
  Matrix expected(2, 2);
  expected << 0.25, 0.75, 0.5, 0.5;
  EXPECT_LE((softmaxRows(z) - expected).cwiseAbs().maxCoeff(), 1e-13);
  // −(0.5 log 0.25 + 0.5 log 0.75), −log 0.5
  Matrix y(2, 2);
  y << 0.5, 0.5, 1, 0;
  const Vector losses = crossEntropyRows(z, y);
  EXPECT_NEAR(losses[0], -0.5 * std::log(0.25 * 0.75), 1e-12);
  EXPECT_NEAR(losses[1], std::log(2), 1e-15);
}

TEST(Probabilities, ProjectsOntoNearestDistribution) {
  Matrix v(4, 3);
  v << 0.2, 0.3, 0.5,  // is one
      2, 0, -1,        // t = 1
      0.5, 0.5, -3,    // t = 0 on the first two
      1, 1, 1;         // t = 2/3
  Matrix expected(4, 3);
  expected << 0.2, 0.3, 0.5, 1, 0, 0, 0.5, 0.5, 0, 1. / 3, 1. / 3, 1. / 3;
  EXPECT_LE((projectRowsToSimplex(v) - expected).cwiseAbs().maxCoeff(), 1e-15);
}

TEST(Probabilities, ZeroRowsBecomeUniform) {
  Matrix v(2, 4);
  v << 1, 0, 3, 0, 0, 0, 0, 0;
  Matrix expected(2, 4);
  expected << 0.25, 0, 0.75, 0, 0.25, 0.25, 0.25, 0.25;
  EXPECT_EQ(normaliseRows(v), expected);
}

}  // namespace
}  // namespace gtv
