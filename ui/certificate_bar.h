#pragma once

#include <QWidget>
#include <memory>
#include <optional>

#include "problem/dual_bound.h"
#include "run/lambda_follower.h"
#include "run/snapshot.h"

class QLabel;

namespace gtv::ui {

class ExactOptimum;
struct LiveDiagnosis;

/// How far the iterate of a snapshot is above the optimum, by the optimum's dual value: with a dual
/// feasible U, D(U) ≤ min P, so P(W) − min P ≤ P(W) − D(U), at no cost per frame. The rounding of
/// the sum P(W) is allowed for. Nothing unless both belong to the same problem and λ.
std::optional<DualBound> boundByOptimum(const Snapshot& snapshot, const LambdaAnswer& optimum);

/// "12.34, proved to 2e-9, 2 clusters, by contraction in 0.4 ms", or what is being done.
QString optimumInWords(const LambdaAnswer& answer);

/// One line: what is proved of the running iterate, and of the exact optimum for the same λ.
class CertificateBar : public QWidget {
  Q_OBJECT

 public:
  explicit CertificateBar(QWidget* parent = nullptr);

  /// `diagnosis` is the newest certificate of the iteration's own, or null: it speaks where the
  /// exact optimum is switched off.
  void show(const Snapshot* snapshot, const ExactOptimum& exact, const LiveDiagnosis* diagnosis);
  QString iterationText() const;
  QString optimumText() const;

 private:
  QLabel* iteration_;
  QLabel* optimum_;
};

}  // namespace gtv::ui
