#include "experiment/documents.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <system_error>
#include <utility>

#include "base/input_file.h"
#include "base/json.h"
#include "base/paths.h"
#include "base/resources.h"
#include "experiment/file_names.h"
#include "experiment/links.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;

/// A document describes an experiment; large data lies in files of its own.
constexpr std::uintmax_t largestDocument = 64'000'000;

fs::path presetFile(const std::string& id) { return resourceFolder() / "presets" / (id + ".json"); }

PresetInfo infoOf(const std::string& id, const Experiment& experiment) {
  PresetInfo info{id, experiment.title(), experiment.source(), "", experiment.notes(), ""};
  if (const auto& published = experiment.at("published"); published.is_object()) {
    info.question = published.at("question").get<std::string>();
    info.figure = published.at("figure").get<std::string>();
  }
  if (info.question.empty()) {
    const auto end = std::min(info.notes.find(". "), info.notes.find("? "));
    info.question = end == std::string::npos ? info.notes : info.notes.substr(0, end + 1);
  }
  return info;
}

/// The path from a folder down to a file in it; nothing if it lies elsewhere.
std::optional<std::string> pathWithin(const fs::path& folder, const fs::path& file) {
  std::error_code code;
  const auto path =
      fs::weakly_canonical(file, code)
          .lexically_relative(fs::weakly_canonical(folder.empty() ? fs::path(".") : folder, code));
  if (path.empty() || path.is_absolute() || *path.begin() == "..") return std::nullopt;
  return path.string();
}

/// Copies the files of a document into its folder.
class DataCopies {
 public:
  explicit DataCopies(fs::path folder) : folder_(std::move(folder)) {}

  /// The name of a file with this content in the folder.
  Result<std::string> nameOf(const fs::path& file) {
    const auto content = readTextFile(file);
    if (!content) return content.error();
    std::error_code code;
    for (int k = 1;; ++k) {
      auto name = file.filename();
      if (k > 1) name = fmt::format("{}-{}{}", file.stem().string(), k, file.extension().string());
      const auto place = folder_ / name;
      if (fs::exists(place, code)) {
        const auto there = readTextFile(place);
        if (there && *there == *content) return name.string();
        continue;
      }
      if (auto written = writeTextFile(place, *content); !written) return written.error();
      made_.push_back(place);
      return name.string();
    }
  }
  void removeCopies() {
    std::error_code code;
    for (const auto& file : made_) fs::remove(file, code);
  }
  std::vector<fs::path> made() const { return made_; }

 private:
  fs::path folder_;
  std::vector<fs::path> made_;
};

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
  const auto text = prettyJson(experiment.json());
  if (text.size() > largestDocument)
    return Error{
        file.string(),
        fmt::format("not saved: the document would have {} MB, and a document of more than {} MB "
                    "could not be opened again; put large data into separate files",
                    (text.size() + 999'999) / 1'000'000, largestDocument / 1'000'000)};
  return writeTextFile(file, text);
}

Result<SavedDocument> withDataBeside(const Experiment& experiment, const fs::path& file,
                                     const std::vector<std::string>& before) {
  const auto folder = file.parent_path();
  DataCopies copies(folder);
  std::map<std::string, std::string> names;
  const auto rename = [&](const std::string& name) -> Result<std::string> {
    const bool isKnown = std::find(before.begin(), before.end(), name) != before.end();
    if (isKnown && (fs::path(name).is_absolute() || experiment.folder() == folder)) return name;
    const auto base = fs::path(name).filename().string();
    const auto found = experiment.findFile(name);
    // What nobody has is not taken for a file of that name that somebody else has.
    if (!found) {
      const bool leadsOut = fs::path(name).is_absolute() || *fs::path(name).begin() == "..";
      return leadsOut ? (fs::path("missing") / base).string() : name;
    }
    if (pathWithin(resourceFolder() / "data", *found)) return base;
    if (auto path = pathWithin(folder, *found)) return *path;
    return copies.nameOf(*found);
  };
  for (const auto& name : fileNamesIn(experiment.json())) {
    auto renamed = rename(name);
    if (!renamed) {
      copies.removeCopies();
      return renamed.error();
    }
    names[name] = std::move(*renamed);
  }
  auto saved = experiment;
  if (!names.empty()) {
    auto json = experiment.json();
    renameFiles(json, [&](const std::string& name) { return names.at(name); });
    auto read = Experiment::fromJson(json, file.string(), nullptr, Experiment::Newer::ReadOnly);
    if (!read) return read.error();
    saved = std::move(*read);
  }
  saved.setFolder(folder);
  return SavedDocument{std::move(saved), copies.made()};
}

Result<SavedDocument> saveWithData(const Experiment& experiment, const fs::path& file,
                                   const std::vector<std::string>& before) {
  auto saved = withDataBeside(experiment, file, before);
  if (!saved) return saved;
  const auto& document = experiment.isReadOnly() ? experiment : saved->experiment;
  if (auto written = saveExperiment(document, file); !written) {
    std::error_code code;
    for (const auto& copy : saved->copies) fs::remove(copy, code);
    return written.error();
  }
  return saved;
}

}  // namespace gtv
