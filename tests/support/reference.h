#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/json.h"
#include "experiment/experiment.h"
#include "support/experiments.h"

namespace gtv::testing {

/// GTV_LONG=1: what takes long too, with more repetitions. GTV_BRIEF=1, for builds that are slow:
/// of every kind of check one.
bool isSet(const char* variable);

double meanOf(const std::vector<double>& values);
double medianOf(std::vector<double> values);

Json reportOf(const Experiment& experiment);

/// The numbers of all repetitions at a path of the report: "labelMse.train".
std::vector<double> valuesOf(const Json& report, std::string path);

}  // namespace gtv::testing
