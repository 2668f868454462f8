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
  std::string notes;
  std::string figure;  ///< that it publishes, "F3"; empty if none
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

/// A document as it is saved.
struct SavedDocument {
  Experiment experiment;
  std::vector<std::filesystem::path> copies;  ///< of its data, made for it in its folder
};
/// For somebody else to read: the experiment of a document at `file`, which is not written yet,
/// that names its files relative to its own folder. Those that lie elsewhere are copied there,
/// under a name that is free if another file has theirs. Names that the file at this place has
/// already, `before`, stay what they are.
Result<SavedDocument> withDataBeside(const Experiment& experiment,
                                     const std::filesystem::path& file,
                                     const std::vector<std::string>& before = {});
/// The same, written; after an Error no copies are left.
Result<SavedDocument> saveWithData(const Experiment& experiment, const std::filesystem::path& file,
                                   const std::vector<std::string>& before = {});

}  // namespace gtv
