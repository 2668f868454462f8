#include "commands.h"

#include <fmt/format.h>

#include <memory>
#include <string>
#include <vector>

#include "base/json.h"
#include "command_line.h"
#include "console.h"
#include "data_commands.h"
#include "experiment/documents.h"
#include "graph_commands.h"
#include "path_command.h"
#include "privacy_command.h"
#include "reproduce_command.h"
#include "run_command.h"
#include "session_commands.h"
#include "solve_command.h"
#include "sweep_command.h"

namespace gtv::cli {
namespace {

int presetsCommand(bool json) {
  const auto presets = listPresets();
  Json list = Json::array();
  for (const auto& preset : presets)
    list.push_back({{"id", preset.id}, {"title", preset.title}, {"source", preset.source}});
  if (json)
    print(list);
  else
    for (const auto& preset : presets)
      put(fmt::format("{:<20} {} ({})\n", preset.id, preset.title, preset.source));
  return exitDone;
}

int schemaCommand(bool json) {
  Json schema{{"document", entrySchema(documentFields())}};
  for (const auto& [name, catalogue] : documentCatalogues()) {
    schema[name] = Json::array();
    for (const auto& entry : catalogue->entries) schema[name].push_back(entrySchema(entry));
  }
  if (json) {
    print(schema);
    return exitDone;
  }
  for (const auto& [name, entries] : schema.items()) {
    if (!entries.is_array()) continue;
    put(fmt::format("{}\n", name));
    for (const auto& entry : entries) {
      put(fmt::format("  {:<22} {}\n", entry["id"].get<std::string>(),
                      entry["explanation"].get<std::string>()));
      for (const auto& p : entry["parameters"])
        put(fmt::format("      {:<20} {} (default {})\n", p["key"].get<std::string>(),
                        p.value("help", p["label"].get<std::string>()), p["default"].dump()));
    }
  }
  return exitDone;
}

int showCommand(const std::string& idOrFile) {
  std::vector<Error> problems;
  const auto experiment = loadExperiment(idOrFile, &problems);
  if (!experiment) return problems.empty() ? fail(experiment.error()) : fail(problems);
  print(experiment->json());
  return exitDone;
}

void addDocumentCommands(CommandLine& line) {
  line.add("presets", "List the presets",
           [](bool json, const std::stop_token&) { return presetsCommand(json); });
  line.add("schema", "List every kind of every catalogue with its parameters",
           [](bool json, const std::stop_token&) { return schemaCommand(json); });
  auto shown = std::make_shared<std::string>();
  line.add("show", "Print the experiment document with every field",
           [shown](bool, const std::stop_token&) { return showCommand(*shown); })
      .text("experiment", *shown, "Preset id or document file", Command::Need::Required);
}

}  // namespace

int run(int argc, const char* const* argv, const std::stop_token& stop) {
  CommandLine line;
  addDocumentCommands(line);
  addRunCommand(line);
  addSolveCommand(line);
  addPathCommand(line);
  addPrivacyCommand(line);
  addSweepCommand(line);
  addReproduceCommand(line);
  addGraphCommands(line);
  addDataCommands(line);
  addSessionCommands(line);
  return line.run(argc, argv, stop);
}

}  // namespace gtv::cli
