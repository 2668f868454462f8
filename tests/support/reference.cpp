#include "support/reference.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "base/parallel.h"
#include "experiment/documents.h"
#include "run/batch.h"

namespace gtv::testing {

bool isSet(const char* variable) { return std::getenv(variable) != nullptr; }

std::pair<double, double> bandOf(const Published& published, Band band) {
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

double meanOf(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double medianOf(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const auto n = values.size();
  return n % 2 == 1 ? values[n / 2] : (values[n / 2 - 1] + values[n / 2]) / 2;
}

Json reportOf(const Experiment& experiment) {
  BatchOptions options;
  options.threads = processorCount();
  return runBatch(experiment, options).value().report;
}

std::vector<double> valuesOf(const Json& report, std::string path) {
  std::replace(path.begin(), path.end(), '.', '/');
  const auto& number = report.at(Json::json_pointer("/" + path));
  if (number.is_number()) return {number.get<double>()};
  return number.at("values").get<std::vector<double>>();
}

Fields method(const char* penalty, double lambda, double gamma) {
  return {{"penalty.kind", penalty}, {"lambda", lambda}, {"solver.gamma", gamma}};
}

ReferenceCell::ReferenceCell(Json at, Published mse)
    : value(std::move(at)), published{{"mse", mse}} {}
ReferenceCell::ReferenceCell(Json at, std::vector<std::pair<std::string, Published>> metrics)
    : value(std::move(at)), published(std::move(metrics)) {}

void compare(const ReferenceTable& table, const ReferenceRow& row) {
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

void compare(const ReferenceTable& table) {
  for (const auto& row : table.rows) {
    if (row.effort == Effort::Long && !isSet("GTV_LONG")) continue;
    compare(table, row);
    if (isSet("GTV_BRIEF")) return;
  }
}

}  // namespace gtv::testing
