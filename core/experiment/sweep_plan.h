#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/json.h"
#include "experiment/experiment.h"

namespace gtv {

/// One parameter of a sweep: the path of a document field, as `--set` takes it, and its values.
struct SweepAxis {
  std::string path;
  std::vector<Json> values;

  friend bool operator==(const SweepAxis& a, const SweepAxis& b) {
    return a.path == b.path && a.values == b.values;
  }
};

/// The values that a text names, separated by commas outside of brackets and quotes:
///   1,2,5            JSON, or else texts: nlasso,l1  [50,50],[50,100]  "1-2:l1,3:nlasso"
///   lo:hi:n          n values evenly spaced from lo to hi, both included
///   log:lo:hi:n      the same in their logarithms, lo > 0
/// Values between the ends of a range are rounded to 15 digits (0.3, not 0.30000000000000004), with
/// `whole` to whole numbers, each once.
Result<std::vector<Json>> parseSweepValues(std::string_view text, bool whole = false);

/// The values as parseSweepValues() reads them.
std::string sweepValuesText(const std::vector<Json>& values);

/// How a value reads in a table, and in the CSV: a text as it is, anything else as JSON.
std::string sweepValueText(const Json& value);

/// One or two parameters of an experiment, every combination of their values (a cell) with so many
/// repetitions: what a sweep is, as a value. Valid: see make().
class SweepPlan {
 public:
  static constexpr std::int64_t mostRuns = 100'000;
  /// Values of an axis that make() tries, spread over all of them, with both ends.
  static constexpr std::size_t mostChecked = 1000;

  /// Of the experiment without its "vary", and without its "race": the algorithm alone runs. Errors
  /// are at the path of an axis, or at "repeats": a path that does not exist in any cell, a value
  /// that no cell takes (of long lists among mostChecked of them), one that stands twice, too many
  /// runs. A cell whose values do not go together is none: it is refused when its turn comes.
  static Result<SweepPlan> make(const Experiment& experiment, std::vector<SweepAxis> axes,
                                std::int64_t repeats);

  const Experiment& experiment() const { return experiment_; }
  const std::vector<SweepAxis>& axes() const { return axes_; }
  int repeats() const { return repeats_; }
  int cellCount() const;
  int runCount() const { return cellCount() * repeats_; }
  /// Indices into the values of the axes; the last axis varies fastest.
  std::vector<int> indicesOf(int cell) const;
  /// {path: value}
  Json setOf(int cell) const;
  /// The experiment of one cell, to be run with any repetition; an Error if it refuses its values.
  Result<Experiment> experimentOf(int cell) const;

  /// {"format", "version", "experiment", "axes": [{"path", "values"}], "repeats"}
  Json toJson() const;
  /// `folder` is where relative file names of the experiment start.
  static Result<SweepPlan> fromJson(const Json& json, const std::string& name,
                                    const std::filesystem::path& folder = {});

  friend bool operator==(const SweepPlan& a, const SweepPlan& b) {
    return a.experiment_ == b.experiment_ && a.axes_ == b.axes_ && a.repeats_ == b.repeats_;
  }

 private:
  SweepPlan(Experiment experiment, std::vector<SweepAxis> axes, int repeats)
      : experiment_(std::move(experiment)), axes_(std::move(axes)), repeats_(repeats) {}

  Experiment experiment_;
  std::vector<SweepAxis> axes_;
  int repeats_;
};

/// May this path be an axis at all? An Error at the path for what decides how an experiment is
/// described, shown or repeated.
Result<void> checkSweepPath(const std::string& path);

/// Is it a field of whole numbers, so that ranges are rounded?
bool sweepsWholeNumbers(const Experiment& experiment, std::string_view path);

/// "path=values" with parseSweepValues(); Errors are at the path.
Result<SweepAxis> parseSweepAxis(const Experiment& experiment, std::string_view text);

/// What the document's "vary" asks for.
std::vector<SweepAxis> axesOf(const Experiment& experiment);

}  // namespace gtv
