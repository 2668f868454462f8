#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "experiment/experiment.h"

namespace gtv {

struct PresetInfo {
  std::string id;  ///< file name without .json
  std::string title;
  std::string source;
  std::string question;  ///< that it answers; else the first sentence of its notes
  std::string figure;    ///< that it publishes, "F3"; empty if none
};

/// The documents in resources/presets, by id. A file that cannot be read is left out.
std::vector<PresetInfo> listPresets();
bool isPreset(const std::string& id);

Result<Experiment> readExperimentFile(const std::filesystem::path& file,
                                      std::vector<Error>* problems = nullptr,
                                      Experiment::Newer newer = Experiment::Newer::Refuse);
Result<Experiment> loadPreset(const std::string& id);
/// A preset if one has this id, a link to one (see links.h), else a file.
Result<Experiment> loadExperiment(const std::string& idOrFile,
                                  std::vector<Error>* problems = nullptr,
                                  Experiment::Newer newer = Experiment::Newer::Refuse);
/// Refuses a read-only experiment: its newer fields would be lost.
Result<void> saveExperiment(const Experiment& experiment, const std::filesystem::path& file);

}  // namespace gtv
