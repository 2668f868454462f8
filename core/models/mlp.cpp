#include "models/mlp.h"

#include <cmath>
#include <utility>

#include "base/check.h"
#include "models/matrix_products.h"
#include "models/probabilities.h"

namespace gtv {

Mlp::Mlp(Options options) : options_(std::move(options)) {
  const auto& n = options_.sizes;
  check(n.size() >= 2, "a network has an input and an output");
  offsets_.reserve(n.size() - 1);
  for (std::size_t l = 1; l < n.size(); ++l) {
    check(n[l - 1] >= 1 && n[l] >= 1, "layers are not empty");
    offsets_.push_back(count_);
    count_ += n[l] * (n[l - 1] + (options_.biases ? 1 : 0));
  }
}

Vector Mlp::shrunk() const {
  Vector mask = Vector::Zero(count_);
  for (std::size_t l = 0; l < offsets_.size(); ++l)
    mask.segment(offsets_[l], options_.sizes[l] * options_.sizes[l + 1]).setOnes();
  return mask;
}

Vector Mlp::initial(Rng rng) const {
  Vector w = Vector::Zero(count_);
  for (std::size_t l = 0; l < offsets_.size(); ++l) {
    const auto inputs = options_.sizes[l];
    const double deviation = std::sqrt(2 / static_cast<double>(inputs));
    for (double& entry : w.segment(offsets_[l], inputs * options_.sizes[l + 1]))
      entry = deviation * rng.normal();
  }
  return w;
}

std::vector<RowMatrix> Mlp::forward(ConstVec w, const RowMatrix& X) const {
  check(w.size() == count_ && X.cols() == options_.sizes.front(), "the network takes w and x");
  std::vector<RowMatrix> layers;
  layers.reserve(offsets_.size());
  for (std::size_t l = 0; l < offsets_.size(); ++l) {
    const auto in = options_.sizes[l];
    const auto out = options_.sizes[l + 1];
    const Eigen::Map<const RowMatrix> transposed(w.data() + offsets_[l], in, out);
    RowMatrix h = RowMatrix::Zero(X.rows(), out);
    if (options_.biases) h.rowwise() = w.segment(offsets_[l] + in * out, out).transpose();
    addProduct(l == 0 ? X : layers.back(), transposed, h);
    if (l + 1 < offsets_.size()) {
      if (options_.activation == Activation::Relu)
        h = h.cwiseMax(0.0);
      else
        h = h.array().tanh().eval();
    }
    layers.push_back(std::move(h));
  }
  return layers;
}

double Mlp::meanLoss(const Matrix& z, const Matrix& Y, const Vector& weights) const {
  const auto losses = [&]() -> Vector {
    switch (options_.loss) {
      case Loss::CrossEntropy:
        return crossEntropyRows(z, Y);
      case Loss::Squared:
        return (z - Y).rowwise().squaredNorm();
      case Loss::Absolute:
        return (z - Y).rowwise().lpNorm<1>();
      case Loss::Huber: {
        // With c = min(|r|, δ) both pieces are c(2|r| − c).
        const auto size = (z - Y).array().abs();
        const auto inner = size.cwiseMin(options_.delta);
        return (inner * (2 * size - inner)).rowwise().sum();
      }
    }
    return Vector::Zero(z.rows());
  };
  return weights.dot(losses()) / weights.sum();
}

/// ∂ℓ/∂z, a row per sample.
Matrix Mlp::slopes(const Matrix& z, const Matrix& Y) const {
  switch (options_.loss) {
    case Loss::CrossEntropy:
      return softmaxRows(z) - Y;
    case Loss::Squared:
      return 2 * (z - Y);
    case Loss::Absolute:
      return (z - Y).array().sign();
    case Loss::Huber:
      return 2 * (z - Y).array().cwiseMax(-options_.delta).cwiseMin(options_.delta);
  }
  return Matrix::Zero(z.rows(), z.cols());
}

Matrix Mlp::outputs(ConstVec w, const RowMatrix& X) const { return forward(w, X).back(); }

Matrix Mlp::predict(ConstVec w, const RowMatrix& X) const {
  Matrix z = outputs(w, X);
  return options_.loss == Loss::CrossEntropy ? softmaxRows(z) : z;
}

double Mlp::value(ConstVec w, const RowMatrix& X, const Matrix& Y, const Vector& weights) const {
  return meanLoss(outputs(w, X), Y, weights);
}

double Mlp::gradient(ConstVec w, const RowMatrix& X, const Matrix& Y, const Vector& weights,
                     Vector& gradient) const {
  const auto layers = forward(w, X);
  const Matrix z = layers.back();
  // delta = ∂L/∂z, then ∂L/∂(W_l h_{l−1} + b_l) from the last layer to the first.
  RowMatrix delta = slopes(z, Y);
  delta.array().colwise() *= weights.array() / weights.sum();
  gradient.resize(count_);
  for (std::size_t l = offsets_.size(); l-- > 0;) {
    const auto in = options_.sizes[l];
    const auto out = options_.sizes[l + 1];
    Eigen::Map<RowMatrix> transposed(gradient.data() + offsets_[l], in, out);
    transposed.setZero();
    addProduct((l == 0 ? X : layers[l - 1]).transpose(), delta, transposed);
    if (options_.biases) gradient.segment(offsets_[l] + in * out, out) = delta.colwise().sum();
    if (l == 0) break;
    const Eigen::Map<const Matrix> W(w.data() + offsets_[l], out, in);
    const auto& h = layers[l - 1];
    RowMatrix back = RowMatrix::Zero(delta.rows(), in);
    addProduct(delta, W, back);
    if (options_.activation == Activation::Relu)
      back.array() *= (h.array() > 0).cast<double>();
    else
      back.array() *= 1 - h.array().square();
    delta = std::move(back);
  }
  return meanLoss(z, Y, weights);
}

}  // namespace gtv
