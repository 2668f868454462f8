#pragma once

#include <map>
#include <memory>

#include "curve_plot.h"
#include "live_diagnosis.h"
#include "run/lambda_follower.h"
#include "run/snapshot.h"

namespace gtv::ui {

/// How far the iterates are from the optimum: P(W_k) − D with the dual value D of the exact optimum
/// for their λ, as soon as that is known for all of them at once; the iteration's own certificate
/// and KKT residual where they were computed; the change per iteration.
class GapPlot : public CurvePlot {
  Q_OBJECT

 public:
  explicit GapPlot(QWidget* parent = nullptr);

  /// Another run.
  void begin(int dimension);
  /// Rows from this iteration on belong to another problem: graph, data or penalty were changed.
  void beginProblem(std::int64_t iteration);
  /// `problem` is that of the rows since beginProblem().
  void setOptimum(const LambdaAnswer& answer, const std::shared_ptr<const GtvProblem>& problem);
  void setDiagnosis(const LiveDiagnosis& diagnosis);

 private:
  struct Reference {
    std::map<double, double> duals;  ///< best lower bound of min P, by λ
    std::int64_t from = 0;
    std::map<std::int64_t, double> gaps;
    std::map<std::int64_t, double> residuals;
  };
  explicit GapPlot(const std::shared_ptr<Reference>& reference, QWidget* parent);

  std::shared_ptr<Reference> reference_;
};

}  // namespace gtv::ui
