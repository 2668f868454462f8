#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>

#include "live/lambda_follower.h"
#include "run/snapshot.h"
#include "ui/live/live_diagnosis.h"
#include "ui/live/solver_thread.h"
#include "ui/live/view.h"
#include "ui/plots/curve_plot.h"

namespace gtv::ui {

/// How far the iterates are from the optimum: P(W_k) − D with the dual value D of the exact optimum
/// for their λ, as soon as that is known for all of them at once; the iteration's own certificate
/// and KKT residual where they were computed; the change per iteration.
class GapPlot : public CurvePlot, public View {
  Q_OBJECT

 public:
  explicit GapPlot(QWidget* parent = nullptr);

  QWidget* widget() override { return this; }
  Figure* figure() override { return this; }
  void follow(const ViewSources& sources) override;
  void refreshTheme() override { CurvePlot::refreshTheme(); }

  /// Another run.
  void begin();
  /// What is shown from now on. If it is not looked back at, the rows after its iteration belong to
  /// it: graph, data or penalty were changed.
  void beginProblem(const LiveProblem& problem);
  /// Forgets all but the first rows, and what was known of iterations after this one.
  void rewind(std::size_t rows, std::int64_t iteration);
  void setOptimum(const LambdaResult& answer);
  void setDiagnosis(const LiveDiagnosis& diagnosis);

 private:
  struct Reference {
    /// Best lower bound of min P, by LiveProblem::key and λ.
    std::map<std::pair<std::string, double>, double> duals;
    /// The problem of all rows from this iteration on, up to the next.
    std::map<std::int64_t, std::string> problems;
    std::map<std::int64_t, double> gaps;
    std::map<std::int64_t, double> residuals;
  };
  explicit GapPlot(const std::shared_ptr<Reference>& reference, QWidget* parent);

  std::shared_ptr<Reference> reference_;
  LiveProblem shown_;
};

}  // namespace gtv::ui
