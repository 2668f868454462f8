#pragma once

#include <qcustomplot.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "run/snapshot.h"
#include "ui/plots/inspected_node.h"

namespace gtv::ui {

/// Iterates as they were shown, at most a few hundred and fewer of large problems: when there is no
/// more room, every second one goes. So any node has a past without asking the solver.
class IterateHistory {
 public:
  /// One from before the last one is no news; one of another run, or of other nodes, begins anew.
  /// What the run has gone back behind is forgotten.
  void add(const Snapshot& snapshot);
  void clear();
  std::vector<std::int64_t> iterations() const;
  /// All models of the k-th of them, d × n.
  const Matrix& models(std::size_t k) const { return kept_[k].W; }
  /// d × number of iterations; 0 × 0 for a node that was not there.
  Matrix of(int node) const;

 private:
  struct Iterate {
    std::int64_t iteration = 0;
    Matrix W;
  };

  int runNumber_ = 0;
  std::shared_ptr<const ProblemInstance> network_;
  std::vector<Iterate> kept_;
  std::int64_t spacing_ = 1;  ///< iterations between those that are kept, at least
};

/// The first few parameters of one node over the iterations; dashed where the exact optimum has
/// them, and a line at the iterate that is shown.
class NodeHistory : public QCustomPlot {
  Q_OBJECT

 public:
  explicit NodeHistory(QWidget* parent = nullptr);

  /// `values` is d × number of iterations, which ascend.
  void show(const std::vector<std::int64_t>& iterations, const Matrix& values,
            const Vector& optimum, std::int64_t shown);
  void refreshTheme();
  int curveCount() const { return curveCount_; }
  int pointCount() const { return curves_.front()->data()->size(); }
  const QCPGraph* curve(int parameter) const {
    return curves_[static_cast<std::size_t>(parameter)];
  }
  /// Names the curves by their colours.
  QString legendText() const;

 private:
  std::vector<QCPGraph*> curves_;
  std::vector<QCPGraph*> optima_;
  QCPItemStraightLine* cursor_;
  int curveCount_ = 0;
};

}  // namespace gtv::ui
