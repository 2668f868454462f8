#pragma once

#include <vector>

#include "base/rng.h"
#include "base/types.h"

namespace gtv {

/// A multilayer perceptron as a function of one parameter vector w:
///
///     h_0 = x,  h_l = a(W_l h_{l−1} + b_l) for l < L,  z = W_L h_{L−1} + b_L,
///
/// with a = relu or tanh. Its loss over samples with weights s is the mean
/// L(w) = Σ_r s_r ℓ(z(x_r), y_r) / Σ_r s_r; cross-entropy: p = softmax(z) and ℓ = −Σ_k y_k log p_k
/// for a distribution y; squared: ℓ = ‖z − y‖²; of the entries of z − y, summed, absolute: |·|, and
/// Huber: (·)² up to δ, 2δ|·| − δ² beyond. Without biases and with two layers of relu it is
/// the network of [CFL 40]. w = stack(W_1, b_1, W_2, b_2, …), the matrices (n_l ×
/// n_{l−1}) column by column, without the b_l if there are no biases. Where relu has a kink, its
/// derivative counts as 0, and so it does where the absolute value has one.
class Mlp {
 public:
  enum class Activation { Relu, Tanh };
  enum class Loss { CrossEntropy, Squared, Absolute, Huber };
  struct Options {
    std::vector<Eigen::Index> sizes;  ///< n_0 = d, hidden layers, n_L = c
    Activation activation = Activation::Relu;
    Loss loss = Loss::CrossEntropy;
    bool biases = true;
    double delta = 1;  ///< of Huber
  };
  /// At least two sizes, all ≥ 1.
  explicit Mlp(Options options);

  const Options& options() const { return options_; }
  Eigen::Index parameterCount() const { return count_; }
  /// 1 where w holds an entry of a W_l, 0 where one of a b_l: what weight decay shrinks.
  Vector shrunk() const;
  /// He's initialisation: entries of W_l normal with variance 2/n_{l−1}, biases 0. (w = 0 has
  /// gradient 0 in the W_l of a network with hidden layers and stays there.)
  Vector initial(Rng rng) const;

  /// z, m × c.
  Matrix outputs(ConstVec w, const RowMatrix& X) const;
  /// Cross-entropy: the probabilities p; else z.
  Matrix predict(ConstVec w, const RowMatrix& X) const;
  /// L(w); Y is m × c, the weights ≥ 0 with a positive sum.
  double value(ConstVec w, const RowMatrix& X, const Matrix& Y, const Vector& weights) const;
  /// L(w), and ∇L(w) into `gradient`.
  double gradient(ConstVec w, const RowMatrix& X, const Matrix& Y, const Vector& weights,
                  Vector& gradient) const;

 private:
  /// h_1, …, h_{L−1}, z.
  std::vector<RowMatrix> forward(ConstVec w, const RowMatrix& X) const;
  double meanLoss(const Matrix& z, const Matrix& Y, const Vector& weights) const;
  Matrix slopes(const Matrix& z, const Matrix& Y) const;

  Options options_;
  Eigen::Index count_ = 0;
  std::vector<Eigen::Index> offsets_;  ///< where W_l begins
};

}  // namespace gtv
