#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/json.h"
#include "base/result.h"
#include "experiment/experiment.h"

namespace gtv {

/// One entry of a list: what it changes in an experiment.
struct ExploreChoice {
  std::string title;
  Json change;  ///< {path: value}, as Experiment::with(); an experiment that has all of it is it
  Json also;    ///< the same, for what does not decide whether an experiment is it

  /// The experiment with all of the choice. The Error names the path that cannot be changed.
  Result<Experiment> applyTo(const Experiment& experiment) const;
  bool isIn(const Experiment& experiment) const;
};

/// A number of an experiment with the range of its slider.
struct ExploreNumber {
  std::string title;
  std::string path;  ///< as Experiment::with()
  double low = 0;
  double high = 1;
  double step = 0.1;

  /// Nothing if the experiment has no such number.
  std::optional<double> in(const Experiment& experiment) const;
};

/// What the level “Explore” offers beside λ.
struct ExploreChoices {
  std::vector<ExploreChoice> graphs;
  std::vector<ExploreChoice> models;
  std::vector<ExploreChoice> penalties;
  std::vector<ExploreNumber> numbers;
};

/// {"format": "gtvlab-explore", "version": 1, "graphs", "models", "penalties": [{"title", "change",
/// "also"}], "numbers": [{"title", "path", "low", "high", "step"}]}. The Error names file and
/// field.
Result<ExploreChoices> readExploreChoices(const std::filesystem::path& file);
/// Those of resources/explore.json.
Result<ExploreChoices> loadExploreChoices();

}  // namespace gtv
