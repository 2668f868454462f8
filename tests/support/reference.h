#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "base/parallel.h"
#include "experiment/documents.h"
#include "run/batch.h"
#include "support/experiments.h"

namespace gtv::testing {

/// The reference values of spec §9, as tables: a row is a variant of an experiment, its cells are
/// the values of one field. Run as they stand, by `vary`, on all processors.
///
/// GTV_LONG=1: four times the repetitions. GTV_BRIEF=1, for builds that are slow: of every table
/// only the first cell.
inline bool isSet(const char* variable) { return std::getenv(variable) != nullptr; }

/// A published value, or the ends of a published range.
struct Published {
  Published(double value) : low(value), high(value) {}  // NOLINT(google-explicit-constructor)
  Published(double from, double to) : low(from), high(to) {}

  double low;
  double high;
};

/// Spec §9, first paragraph. Below 0.01 a factor 3, below 0.1 a factor 2, beyond that 30 %. On
/// chains medians, without noise a factor 5, and for MOCHA a factor 3 whatever the size.
enum class Band { General, NoiselessChain, MochaChain };

inline std::pair<double, double> bandOf(const Published& published, Band band) {
  const auto down = [&](double x) {
    if (band == Band::MochaChain) return x / 3;
    if (x > 0.1) return 0.7 * x;
    return x / (x >= 0.01 ? 2 : band == Band::NoiselessChain ? 5 : 3);
  };
  const auto up = [&](double x) {
    if (band == Band::MochaChain) return 3 * x;
    if (x > 0.1) return 1.3 * x;
    return x * (x >= 0.01 ? 2 : band == Band::NoiselessChain ? 5 : 3);
  };
  return {down(published.low), up(published.high)};
}

inline double meanOf(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

inline double medianOf(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const auto n = values.size();
  return n % 2 == 1 ? values[n / 2] : (values[n / 2 - 1] + values[n / 2]) / 2;
}

inline Json reportOf(const Experiment& experiment) {
  BatchOptions options;
  options.threads = processorCount();
  return runBatch(experiment, options).value().report;
}

/// The numbers of all repetitions at a path of the report: "labelMse.train".
inline std::vector<double> valuesOf(const Json& report, std::string path) {
  std::replace(path.begin(), path.end(), '.', '/');
  const auto& number = report.at(Json::json_pointer("/" + path));
  if (number.is_number()) return {number.get<double>()};
  return number.at("values").get<std::vector<double>>();
}

using Fields = std::vector<std::pair<std::string, Json>>;

inline Fields method(const char* penalty, double lambda, double gamma) {
  return {{"penalty.kind", penalty}, {"lambda", lambda}, {"solver.gamma", gamma}};
}

/// One value of the varied field and what is published for it, by metric.
struct ReferenceCell {
  ReferenceCell(Json at, Published mse) : value(std::move(at)), published{{"mse", mse}} {}
  ReferenceCell(Json at, std::vector<std::pair<std::string, Published>> metrics)
      : value(std::move(at)), published(std::move(metrics)) {}

  Json value;
  std::vector<std::pair<std::string, Published>> published;
};

/// When a row is run: by tests/run, or by tests/run --long only.
enum class Effort { Always, Long };

/// What is compared of the repetitions.
enum class Summary { Median, Mean };

struct ReferenceRow {
  Fields fields;  ///< what the row changes in the preset
  std::vector<ReferenceCell> cells;
  int repeats = 1;
  Effort effort = Effort::Always;
  Summary summary = Summary::Median;
};

struct ReferenceTable {
  const char* preset;
  std::string vary;  ///< the field that makes the cells
  Band band;
  std::vector<ReferenceRow> rows;
};

/// The repetitions of every cell against its band.
inline void compare(const ReferenceTable& table, const ReferenceRow& row) {
  std::vector<Json> values;
  for (const auto& cell : row.cells)
    if (values.empty() || !isSet("GTV_BRIEF")) values.push_back(cell.value);
  const auto experiment = changed(
      changed(loadPreset(table.preset).value(), row.fields),
      {{"vary", {{table.vary, values}}}, {"repeats", row.repeats * (isSet("GTV_LONG") ? 4 : 1)}});
  const auto report = reportOf(experiment);
  for (std::size_t c = 0; c < values.size(); ++c) {
    const auto& cell = report.at("cells").at(c);
    for (const auto& [metric, published] : row.cells[c].published) {
      const auto runs = valuesOf(cell.at("report"), metric);
      const double ours = row.summary == Summary::Mean ? meanOf(runs) : medianOf(runs);
      const auto [low, high] = bandOf(published, table.band);
      EXPECT_TRUE(low <= ours && ours <= high)
          << table.preset << Json(row.fields).dump() << cell.at("set").dump() << " " << metric
          << ": " << ours << " is not in [" << low << ", " << high << "]";
    }
  }
}

inline void compare(const ReferenceTable& table) {
  for (const auto& row : table.rows) {
    if (row.effort == Effort::Long && !isSet("GTV_LONG")) continue;
    compare(table, row);
    if (isSet("GTV_BRIEF")) return;
  }
}

}  // namespace gtv::testing
