#include "diagnostics/laplacian_spectrum.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "graph/regular_graphs.h"

namespace gtv {
namespace {

Vector spectrum(int nodes, std::vector<Edge> edges) {
  return laplacianSpectrum(*EmpiricalGraph::make(nodes, std::move(edges)));
}

TEST(LaplacianSpectrumTest, PathHasTheEigenvaluesOfItsCosines) {
  const auto values = spectrum(5, {{0, 1, 1}, {1, 2, 1}, {2, 3, 1}, {3, 4, 1}});
  ASSERT_EQ(values.size(), 5);
  for (int k = 0; k < 5; ++k)
    EXPECT_NEAR(values[k], 2 - 2 * std::cos(std::numbers::pi * k / 5), 1e-12) << k;
}

TEST(LaplacianSpectrumTest, EveryComponentHasAnEigenvalueZero) {
  const auto values = spectrum(5, {{0, 1, 2}, {2, 3, 0.5}});
  EXPECT_EQ(values.head(3).maxCoeff(), 0);
  EXPECT_NEAR(values[3], 1, 1e-14);
  EXPECT_NEAR(values[4], 4, 1e-14);
}

TEST(LaplacianSpectrumTest, GraphWithoutNodesHasNone) { EXPECT_EQ(spectrum(0, {}).size(), 0); }

TEST(NormalisedVariationTest, IsTheRayleighQuotientOfTheLaplacian) {
  const auto graph = *EmpiricalGraph::make(3, {{0, 1, 2}, {1, 2, 0.5}});
  Matrix W(2, 3);
  W << 1, 3, 3, 0, 0, 2;
  // 2·4 + 0.5·4 over 1 + 9 + 13.
  EXPECT_DOUBLE_EQ(normalisedVariation(graph, W), 10.0 / 23);
  EXPECT_EQ(normalisedVariation(graph, Matrix::Ones(1, 3)), 0);
  EXPECT_TRUE(std::isnan(normalisedVariation(graph, Matrix::Zero(2, 3))));
}

}  // namespace
}  // namespace gtv
