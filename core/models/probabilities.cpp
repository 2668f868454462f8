#include "models/probabilities.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

namespace gtv {

Matrix softmaxRows(const Matrix& logits) {
  const Vector top = logits.rowwise().maxCoeff();
  Matrix p = (logits.colwise() - top).array().exp();
  p.array().colwise() /= p.rowwise().sum().array().eval();
  return p;
}

Vector crossEntropyRows(const Matrix& logits, const Matrix& targets) {
  const Vector top = logits.rowwise().maxCoeff();
  const Matrix shifted = logits.colwise() - top;
  return shifted.array().exp().rowwise().sum().log() -
         (targets.array() * shifted.array()).rowwise().sum();
}

Matrix projectRowsToSimplex(const Matrix& values) {
  Matrix projected(values.rows(), values.cols());
  std::vector<double> sorted(static_cast<std::size_t>(values.cols()));
  for (Eigen::Index r = 0; r < values.rows(); ++r) {
    for (Eigen::Index k = 0; k < values.cols(); ++k) sorted[k] = values(r, k);
    std::sort(sorted.begin(), sorted.end(), std::greater<>());
    double sum = 0;
    double shift = 0;
    for (std::size_t k = 0; k < sorted.size(); ++k) {
      sum += sorted[k];
      const double candidate = (sum - 1) / static_cast<double>(k + 1);
      if (sorted[k] <= candidate) break;
      shift = candidate;
    }
    projected.row(r) = (values.row(r).array() - shift).max(0.0);
  }
  return projected;
}

Matrix normaliseRows(const Matrix& values) {
  Matrix p = values;
  for (Eigen::Index r = 0; r < p.rows(); ++r) {
    const double sum = p.row(r).sum();
    if (sum > 0)
      p.row(r) /= sum;
    else
      p.row(r).setConstant(1 / static_cast<double>(p.cols()));
  }
  return p;
}

Matrix withComplement(const Vector& p) {
  Matrix both(p.size(), 2);
  both.col(0) = 1 - p.array();
  both.col(1) = p;
  return both;
}

}  // namespace gtv
