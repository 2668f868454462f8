#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/catalogue.h"
#include "base/types.h"
#include "data/local_dataset.h"
#include "losses/sample_loss.h"

namespace gtv {

/// What the loss of one sample is drawn over.
enum class LossAbscissa {
  Residual,  ///< r = y − h(x), of labels that are numbers
  Margin,    ///< z = y h(x), of signs
  /// z = h_y − log Σ_{c≠y} exp h_c = log(p/(1 − p)), p the probability of the right class; of two
  /// classes h_y − h_c.
  LogOdds
};

/// The loss of one sample as a function of one number.
struct LossCurve {
  std::string id;    ///< of lossCatalogue(), or "0/1"
  std::string name;  ///< "Huber, δ = 0.5"
  LossAbscissa abscissa = LossAbscissa::Residual;
  std::optional<SampleLoss> loss;  ///< nothing: 0/1

  /// ℓ, or for 0/1 whether the label is wrong: the margin is negative [LN 6]. The cross-entropy of
  /// the log-odds z is that of the logistic loss, log(1 + e^(−z)) = −log p.
  double at(double x) const;
};

/// The loss of a node, and those it is held against.
struct LossComparison {
  LossCurve own;
  std::vector<LossCurve> others;
};

/// What can be drawn of a choice from lossCatalogue(). Numbers: squared, absolute and Huber (with
/// δ = 1 unless it is the own loss). Signs: 0/1, logistic and hinge, and the same three of the
/// residual 1 − z, which |y − h| is for signs: (1 − z)², |1 − z| and Huber. Classes: nothing beside
/// the own loss. Nothing at all for points without labels, and for counts and positive labels,
/// whose losses depend on no residual.
std::optional<LossComparison> compareLosses(const Choice& loss);

/// Where samples are on the axis; `outputs` is h(x) in a row per sample.
Vector lossAbscissae(LossAbscissa abscissa, const Matrix& outputs, const Vector& labels);

}  // namespace gtv
