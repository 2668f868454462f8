#pragma once

#include <cstdint>
#include <stop_token>

#include "base/catalogue.h"
#include "models/parametric.h"
#include "problem/gtv_problem.h"
#include "problem/method_context.h"

namespace gtv {

/// What somebody who reads the messages of a node can compute from them.
struct Eavesdropped {
  enum class Kind {
    Gradient,      ///< the node sends its gradient at w (FedGD, FedSGD), or would do so
    LocalSteps,    ///< τ steps from w: the sum of their gradients, times −η
    ProximalStep,  ///< argmin_v L(v) + λ‖v − w‖²: its change is −∇L(v)/(2λ)
    Relaxation  ///< argmin_v L(v) + κλ Σ_j A_ij ‖v − w_j‖²: the neighbours' mean less v is a
                ///< multiple of ∇L(v), and messages tell both
  };
  Kind kind = Kind::Gradient;
  Vector bare;  ///< a multiple of a gradient, as it would be told without protection
  Vector told;  ///< the same with the clipping and the noise of the method
};

/// Of the message of node i in iteration k, when the models are W, and the methods for which
/// PrivateRelease is there; of other methods the gradient at the node's own model. The noise is
/// that of the run. FedSGD is read as if it took all samples unless it protects samples.
Eavesdropped eavesdrop(const Choice& solver, const GtvProblem& problem,
                       const MethodContext& context, int i, std::int64_t k, const Matrix& W,
                       const std::stop_token& stop = {});

/// The part of a parameter vector that belongs to the first layer.
struct FirstLayer {
  Matrix rows;       ///< H × features, without those that are constant
  Vector constants;  ///< H, or none where the model has no constants
};
/// `intercept`: the column of ones of the features that the model has, or −1; of `features`
/// columns.
FirstLayer firstLayerOf(const ParametricModel& model, Eigen::Index features, int intercept,
                        ConstVec parameters);
/// The same columns of samples, m × features.
RowMatrix withoutConstants(const RowMatrix& X, int intercept);

}  // namespace gtv
