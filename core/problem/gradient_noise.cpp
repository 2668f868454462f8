#include "problem/gradient_noise.h"

#include <cmath>

namespace gtv {

double gradientSpread(const LocalLoss& loss, ConstVec w, int batch) {
  const auto m = loss.sampleCount();
  if (m == 0) return 0;
  Vector whole(loss.dimension());
  Vector sample(loss.dimension());
  loss.gradient(w, whole);
  double squares = 0;
  for (Eigen::Index r = 0; r < m; ++r) {
    loss.sampleGradient(r, w, sample);
    squares += (sample - whole).squaredNorm();
  }
  return std::sqrt(squares / static_cast<double>(m) / batch);
}

Matrix drawBatchGradients(const LocalLoss& loss, ConstVec w, int batch, int count, Rng& draws) {
  Matrix out = Matrix::Zero(loss.dimension(), count);
  const auto m = loss.sampleCount();
  if (m == 0) return out;
  Vector sample(loss.dimension());
  for (int k = 0; k < count; ++k) {
    for (int b = 0; b < batch; ++b) {
      loss.sampleGradient(draws.below(m), w, sample);
      out.col(k) += sample;
    }
    out.col(k) /= batch;
  }
  return out;
}

}  // namespace gtv
