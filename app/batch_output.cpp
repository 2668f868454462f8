#include "batch_output.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/counted.h"
#include "base/json.h"
#include "base/number.h"
#include "console.h"
#include "progress.h"
#include "races/race_report.h"
#include "run/report.h"

namespace gtv::cli {
namespace {

/// Long lists only begin: nobody reads the keys of all nodes.
std::string onOneLine(const Json& value) {
  constexpr std::size_t most = 100;
  auto text = shortNumber(value);
  if (!value.is_array() || text.size() <= most) return text;
  auto end = most;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return fmt::format("{}… ({}, all with --json)", text.substr(0, end),
                     counted(std::ssize(value), "entry", "entries"));
}

/// The report for people: one line per number.
void printReport(const Json& report, int indent = 0) {
  for (const auto& [key, value] : report.items()) {
    const std::string margin(indent, ' ');
    if (value.is_object() && !value.contains("values")) {
      put(fmt::format("{}{}\n", margin, key));
      printReport(value, indent + 2);
    } else if (value.is_array() && !value.empty() && value[0].is_object()) {
      for (const auto& item : value) {
        printReport(item, indent);
        put("\n");
      }
    } else {
      put(fmt::format("{}{:<{}} {}\n", margin, key, std::max(1, 18 - indent), onOneLine(value)));
    }
  }
}

/// A race for people: one line per method; `seconds` by name, or null.
void printRace(const Json& report, const Json& seconds) {
  const auto& race = report.at("race");
  const auto error = race.at("error").get<std::string>();
  std::vector<std::vector<std::string>> lines{{"method", "label", "iterations", "seconds",
                                               "messages", "bytes", "objective", error, "status"}};
  const bool isRepeated = race.contains("paired");
  if (isRepeated) lines.front().insert(lines.front().end() - 1, {"difference", "mean rank"});
  for (const auto& method : race.at("methods")) {
    const auto name = method.at("name").get<std::string>();
    lines.push_back({name, method.at("label").get<std::string>(),
                     shortNumber(method.at("iterations")),
                     shortNumber(seconds.is_null() ? seconds : seconds.at(name)),
                     shortNumber(method.at("messages")), shortNumber(method.at("bytesExchanged")),
                     shortNumber(method.at("objective")), shortNumber(method.at("error")),
                     shortNumber(method.at("status"))});
    if (!isRepeated) continue;
    std::string difference = "–";
    for (const auto& pair : race.at("paired"))
      if (pair.at("name") == name)
        difference = fmt::format("{} ± {}", shortNumber(pair.at("mean")),
                                 shortNumber(pair.at("standardError")));
    const auto rank = method.find("meanRank");
    lines.back().insert(lines.back().end() - 1,
                        {difference, rank == method.end() ? "–" : shortNumber(*rank)});
  }
  putTable(lines);
}

/// The report for people: a race, the cells of a varied one, or numbers.
void printResult(const Json& report) {
  const auto hasRace = [](const Json& part) { return part.contains("race"); };
  if (hasRace(report)) return printRace(report, report.at("timing").at("methods"));
  const auto cells = report.find("cells");
  const auto races = [&](const Json& cell) { return hasRace(cell.at("report")); };
  if (cells == report.end() || std::none_of(cells->begin(), cells->end(), races))
    return printReport(report);
  for (const auto& cell : *cells) {
    put(fmt::format("{}\n", cell.at("set").dump()));
    if (hasRace(cell.at("report")))
      printRace(cell.at("report"), nullptr);  // theirs are of all cells together
    else
      printReport(cell.at("report"), 2);
  }
}

/// Whether writeFiles() gives a file of a run this name.
bool isRunFile(const std::string& name, const Experiment& experiment) {
  if (name == "trace.csv" || name == "edges.csv") return true;
  const bool raceVaries = experiment.at("vary").contains("race");
  const bool races = !experiment.at("race").empty();
  for (const char* ofRun :
       {"weights.csv", "flows.csv", "predictions.csv", "nodes.csv", "columns.csv", "graph.graphml"})
    if (name == ofRun) return !races || raceVaries;
  return (races || raceVaries) && name.starts_with("weights-") && name.ends_with(".csv");
}

int exitCode(const BatchResult& result) {
  if (result.stopped) return exitStopped;
  return result.done ? exitDone : exitMissed;
}

}  // namespace

Result<void> refuseOverwritingInputs(const std::string& out, const Experiment& experiment,
                                     const std::vector<std::filesystem::path>& inputs) {
  namespace fs = std::filesystem;
  const bool nested = !experiment.at("vary").empty() || experiment.repeats() > 1;
  std::error_code code;
  for (auto it = fs::recursive_directory_iterator(out, code);
       !code && it != fs::recursive_directory_iterator(); it.increment(code)) {
    const auto name = it->path().filename().string();
    std::error_code unknown;
    if (it->is_directory(unknown)) {
      if (!nested || !(name.starts_with("cell-") || name.starts_with("repeat-")))
        it.disable_recursion_pending();
      continue;
    }
    const bool isTop = it.depth() == 0;
    const bool ofAll = isTop && (name == "report.json" ||
                                 (name == "heldout.csv" && experiment.at("heldOut").is_object()) ||
                                 (name == "race.csv" && !experiment.at("race").empty()));
    if (!ofAll && (isTop == nested || !isRunFile(name, experiment))) continue;
    if (auto isFree = checkIsNoInput(it->path(), inputs); !isFree) return isFree;
  }
  return {};
}

std::vector<Error> writeFiles(const OutputFolder& folder, const BatchResult& result) {
  std::vector<Error> errors;
  const auto write = [&](const std::filesystem::path& name, const std::string& text) {
    if (auto written = folder.write(name, text); !written) errors.push_back(written.error());
  };
  for (const auto& files : result.files) {
    for (const auto& [name, text] : files.texts)
      write(std::filesystem::path(files.folder) / name, text);
  }
  if (const auto study = result.report.find("heldOut"); study != result.report.end())
    write("heldout.csv", heldOutCsv(*study));
  if (const auto race = result.report.find("race");
      race != result.report.end() && race->contains("paired"))
    write("race.csv", comparisonCsv(result.report));
  write("report.json", prettyJson(result.report));
  return errors;
}

int runAndPrint(const Experiment& experiment, BatchOptions options, bool json,
                const std::function<std::vector<Error>(const BatchResult&)>& write) {
  ProgressBar bar;
  options.progress = [&](std::int64_t done, std::int64_t planned) { bar.show(done, planned); };
  auto result = runBatch(experiment, options);
  if (!result) return fail(result.error());
  printNotes(result->report);
  const std::vector<Error> unwritten = write(*result);
  if (json)
    print(result->report);
  else
    printResult(result->report);
  // The others have their results: as in a sweep, that is no bad input as a whole.
  fail(result->failures);
  return unwritten.empty() ? exitCode(*result) : fail(unwritten);
}

}  // namespace gtv::cli
