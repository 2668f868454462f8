#include "run/run_trace.h"

#include <cmath>

#include "base/number.h"

namespace gtv {

bool RunTrace::isRecorded(std::int64_t iteration) {
  std::int64_t every = 1;
  for (std::int64_t limit = 1000; iteration > limit; limit *= 2) every *= 2;
  return iteration % every == 0;
}

std::string RunTrace::csv() const {
  std::string out = "iteration,lambda,objective,loss,gtv,change,mse,trainMse,testMse\n";
  for (const auto& row : rows_) {
    out += std::to_string(row.iteration);
    for (const double x : {row.lambda, row.objective, row.loss, row.gtv, row.change, row.mse,
                           row.trainMse, row.testMse}) {
      out += ',';
      if (std::isfinite(x)) out += formatNumber(x);
    }
    out += '\n';
  }
  return out;
}

}  // namespace gtv
