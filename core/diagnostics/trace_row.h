#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <string_view>

namespace gtv {

/// The numbers recorded at one iteration; NaN where one does not apply.
struct TraceRow {
  std::int64_t iteration = 0;
  double lambda = 0;
  double objective = 0;  ///< P(W)
  double loss = 0;       ///< Σ L_i(w_i)
  double gtv = 0;        ///< Σ A_e φ(w_i − w_j)
  double change = 0;     ///< max ‖w⁺ − w‖_∞ of the iteration
  /// ‖W⁺ − W‖₂ of the iteration, all models as one vector: the norm in which methods promise to
  /// contract.
  double step = std::numeric_limits<double>::quiet_NaN();
  double mse = 0;  ///< [CFL 39]
  /// Real labels: label MSE over what the nodes learn from, and over all other samples.
  double trainMse = std::numeric_limits<double>::quiet_NaN();
  double testMse = std::numeric_limits<double>::quiet_NaN();
  /// Signs and classes: the share of right labels over the same samples.
  double trainAccuracy = std::numeric_limits<double>::quiet_NaN();
  double validationAccuracy = std::numeric_limits<double>::quiet_NaN();
  /// The same over the nodes that are not attackers; NaN where nobody attacks.
  double honestMse = std::numeric_limits<double>::quiet_NaN();
  double honestTestMse = std::numeric_limits<double>::quiet_NaN();
  double honestValidationAccuracy = std::numeric_limits<double>::quiet_NaN();
  /// Of methods that learn the graph: the share of its edge weight within true clusters.
  double innerEdges = std::numeric_limits<double>::quiet_NaN();
  /// Σ A_e d(h_{e₊}, h_{e₋}) on the shared test set [FR 5-8].
  double predictionGtv = std::numeric_limits<double>::quiet_NaN();
  /// Of methods whose messages are differentially private: ε spent so far; +∞ without noise.
  double privacySpent = std::numeric_limits<double>::quiet_NaN();
  /// Sent so far, over edges or between nodes and a server; NaN for methods that look at all data
  /// in one place. A message carries one vector or several, a number takes 8 bytes.
  double messages = 0;
  double vectors = 0;
  double bytes = 0;
  double seconds = 0;  ///< spent so far; another one every time, and so not in csv()
};

/// A number of a row.
struct TraceColumn {
  const char* name;
  double TraceRow::*value;
  bool isRepeatable = true;  ///< the same in every run of the same experiment, and in old sessions
};
/// All but the iteration, in the order of trace.csv, which has those that are repeatable.
inline constexpr std::array traceColumns{
    TraceColumn{"lambda", &TraceRow::lambda},
    TraceColumn{"objective", &TraceRow::objective},
    TraceColumn{"loss", &TraceRow::loss},
    TraceColumn{"gtv", &TraceRow::gtv},
    TraceColumn{"change", &TraceRow::change},
    TraceColumn{"mse", &TraceRow::mse},
    TraceColumn{"trainMse", &TraceRow::trainMse},
    TraceColumn{"testMse", &TraceRow::testMse},
    TraceColumn{"trainAccuracy", &TraceRow::trainAccuracy},
    TraceColumn{"validationAccuracy", &TraceRow::validationAccuracy},
    TraceColumn{"bytes", &TraceRow::bytes},
    TraceColumn{"predictionGtv", &TraceRow::predictionGtv},
    TraceColumn{"victimMse", &TraceRow::honestMse},
    TraceColumn{"victimTestMse", &TraceRow::honestTestMse},
    TraceColumn{"victimValidationAccuracy", &TraceRow::honestValidationAccuracy},
    TraceColumn{"messages", &TraceRow::messages},
    TraceColumn{"vectors", &TraceRow::vectors},
    TraceColumn{"innerEdges", &TraceRow::innerEdges},
    TraceColumn{"privacySpent", &TraceRow::privacySpent},
    TraceColumn{"seconds", &TraceRow::seconds, false},
    TraceColumn{"step", &TraceRow::step, false},
};

/// Of the iterations so far, in the mean; NaN before the first, or where nothing is counted.
inline double bytesPerRound(const TraceRow& row) {
  return row.iteration > 0 ? row.bytes / static_cast<double>(row.iteration)
                           : std::numeric_limits<double>::quiet_NaN();
}

/// The repeatable column of this name; null if there is none.
inline const TraceColumn* findTraceColumn(std::string_view name) {
  const auto* found = std::find_if(
      traceColumns.begin(), traceColumns.end(),
      [&](const TraceColumn& column) { return column.isRepeatable && column.name == name; });
  return found == traceColumns.end() ? nullptr : found;
}

}  // namespace gtv
