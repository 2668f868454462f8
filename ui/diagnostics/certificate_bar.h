#pragma once

#include <QWidget>
#include <memory>
#include <optional>

#include "live/lambda_follower.h"
#include "problem/dual_bound.h"
#include "run/snapshot.h"

namespace gtv::ui {

class ElidedLabel;
class DiagnosticsDock;
class ExactOptimum;
class RunController;
struct LiveDiagnosis;

/// How far the iterate of a snapshot is above the optimum, by the optimum's dual value: with a dual
/// feasible U, D(U) ≤ min P, so P(W) − min P ≤ P(W) − D(U), at no cost per frame. The rounding of
/// the sum P(W) is allowed for. Nothing unless both belong to the same problem and λ.
std::optional<DualBound> boundByOptimum(const Snapshot& snapshot, const LambdaResult& optimum);

/// "12.34, proved to 2e-9, 2 clusters + 3 single nodes, by contraction in 0.4 ms", or what is being
/// done. An objective of the snapshot that is lower, by rounding, stands for that of the optimum.
QString describeOptimum(const LambdaResult& answer, const Snapshot& snapshot);

/// What the iteration has found, and what it took: clusters, adjusted Rand index, bytes.
QStringList describeResults(const Snapshot& snapshot);

/// One line: where the iteration is, what is proved of its iterate; and the exact optimum for
/// the same λ.
class CertificateBar : public QWidget {
  Q_OBJECT

 public:
  explicit CertificateBar(QWidget* parent = nullptr);

  /// Shows the certificates of this run, and those of the dock where there is no optimum.
  void follow(RunController& run, const DiagnosticsDock& diagnostics);
  /// `diagnosis` is the newest certificate of the iteration's own, or null: it speaks where the
  /// exact optimum is switched off. `rate` is in iterations per second; 0: paused.
  void show(const Snapshot* snapshot, const ExactOptimum& exact, const LiveDiagnosis* diagnosis,
            double rate);
  QString iterationText() const;
  QString optimumText() const;

 private:
  ElidedLabel* iteration_;
  ElidedLabel* optimum_;
  QString help_;
  QString optimumHelp_;
};

}  // namespace gtv::ui
