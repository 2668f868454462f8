#include "support/reference.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "base/parallel.h"
#include "studies/batch.h"

namespace gtv::testing {

bool isSet(const char* variable) { return std::getenv(variable) != nullptr; }

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

}  // namespace gtv::testing
