#include "experiment/documents.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/input_file.h"
#include "base/json.h"
#include "base/paths.h"
#include "base/resources.h"
#include "experiment/links.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;

/// A document describes an experiment; large data lies in files of its own.
constexpr std::uintmax_t largestDocument = 64'000'000;

fs::path presetFile(const std::string& id) { return resourceFolder() / "presets" / (id + ".json"); }

PresetInfo infoOf(const std::string& id, const Experiment& experiment) {
  PresetInfo info{id, experiment.title(), experiment.source(), "", ""};
  if (const auto& published = experiment.at("published"); published.is_object()) {
    info.question = published.at("question").get<std::string>();
    info.figure = published.at("figure").get<std::string>();
  }
  if (info.question.empty()) {
    const auto notes = experiment.notes();
    const auto end = notes.find(". ");
    info.question = end == std::string::npos ? notes : notes.substr(0, end + 1);
  }
  return info;
}

}  // namespace

bool isPreset(const std::string& id) {
  std::error_code code;
  return !id.empty() && id.find('/') == std::string::npos &&
         fs::is_regular_file(presetFile(id), code);
}

std::vector<PresetInfo> listPresets() {
  std::vector<PresetInfo> presets;
  for (const auto& path : entriesOf(resourceFolder() / "presets")) {
    if (path.extension() != ".json") continue;
    if (const auto experiment = readExperimentFile(path))
      presets.push_back(infoOf(path.stem().string(), *experiment));
  }
  std::sort(presets.begin(), presets.end(),
            [](const PresetInfo& a, const PresetInfo& b) { return a.id < b.id; });
  return presets;
}

Result<Experiment> readExperimentFile(const fs::path& file, std::vector<Error>* problems,
                                      Experiment::Newer newer) {
  const auto text = readInput(file, largestDocument);
  if (!text) return text.error();
  const auto json = parseJson(*text, file.string());
  if (!json) return json.error();
  auto experiment = Experiment::fromJson(*json, file.string(), problems, newer);
  if (experiment) experiment->setFolder(file.parent_path());
  return experiment;
}

Result<Experiment> loadPreset(const std::string& id) {
  if (isPreset(id)) return readExperimentFile(presetFile(id));
  std::string known;
  for (const auto& preset : listPresets()) known += (known.empty() ? "" : ", ") + preset.id;
  return Error{id, fmt::format("no such preset; there are {}", known)};
}

Result<Experiment> loadExperiment(const std::string& idOrFile, std::vector<Error>* problems,
                                  Experiment::Newer newer) {
  std::error_code code;
  if (isPreset(idOrFile)) return loadPreset(idOrFile);
  if (isLink(idOrFile)) return experimentOfLink(idOrFile);
  if (fs::exists(idOrFile, code)) return readExperimentFile(idOrFile, problems, newer);
  std::string known;
  for (const auto& preset : listPresets()) known += (known.empty() ? "" : ", ") + preset.id;
  return Error{idOrFile, fmt::format("no such file, and no such preset; there are {}", known)};
}

Result<void> saveExperiment(const Experiment& experiment, const fs::path& file) {
  if (experiment.isReadOnly())
    return Error{file.string(), "not saved: the document was written by a newer GTV Lab"};
  return writeTextFile(file, prettyJson(experiment.json()));
}

}  // namespace gtv
