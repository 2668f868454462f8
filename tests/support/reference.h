#pragma once

#include <string>
#include <utility>
#include <vector>

#include "experiment/experiment.h"
#include "support/experiments.h"

namespace gtv::testing {

/// The reference values of spec §9, as tables: a row is a variant of an experiment, its cells are
/// the values of one field. Run as they stand, by `vary`, on all processors.
///
/// GTV_LONG=1: four times the repetitions. GTV_BRIEF=1, for builds that are slow: of every table
/// only the first cell.
bool isSet(const char* variable);

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

std::pair<double, double> bandOf(const Published& published, Band band);

double meanOf(const std::vector<double>& values);
double medianOf(std::vector<double> values);

Json reportOf(const Experiment& experiment);

/// The numbers of all repetitions at a path of the report: "labelMse.train".
std::vector<double> valuesOf(const Json& report, std::string path);

using Fields = std::vector<std::pair<std::string, Json>>;

Fields method(const char* penalty, double lambda, double gamma);

/// One value of the varied field and what is published for it, by metric.
struct ReferenceCell {
  ReferenceCell(Json at, Published mse);
  ReferenceCell(Json at, std::vector<std::pair<std::string, Published>> metrics);

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
void compare(const ReferenceTable& table, const ReferenceRow& row);
void compare(const ReferenceTable& table);

}  // namespace gtv::testing
