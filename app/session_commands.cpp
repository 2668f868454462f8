#include "session_commands.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <random>
#include <system_error>
#include <utility>

#include "base/counted.h"
#include "base/input_file.h"
#include "base/json.h"
#include "base/version.h"
#include "console.h"
#include "data/data_table.h"
#include "experiment/documents.h"
#include "federated/catalogue.h"
#include "instances/problem_instance.h"
#include "kernels/instruction_set.h"
#include "memory_option.h"
#include "progress.h"
#include "session/replay.h"
#include "session/session_reader.h"
#include "session/session_sweep.h"
#include "standard_streams.h"

namespace gtv::cli {
namespace {

struct SessionArguments {
  std::string file;
  std::string run;           ///< name of the run, of replay; empty: all
  WorkOptions work;          ///< threads of replay; --out of export: the folder
  bool allowMemory = false;  ///< of replay
};

namespace fs = std::filesystem;

/// A folder of our own that goes when we do.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::error_code code;
    auto pattern = (fs::temp_directory_path(code) / "gtvlab-XXXXXX").string();
    if (::mkdtemp(pattern.data()) != nullptr) path_ = pattern;
  }
  ~TemporaryFolder() {
    std::error_code code;
    if (!path_.empty()) fs::remove_all(path_, code);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  Result<fs::path> path() const {
    if (path_.empty()) return Error{"", "no folder can be made for temporary files"};
    return path_;
  }

 private:
  fs::path path_;
};

Json infoOf(const SessionRun& run) {
  return {{"name", run.name},
          {"method", run.end.solver().kind()},
          {"status", statusName(run.status)},
          {"iterations", run.last.iteration},
          {"rows", run.trace.rows().size()},
          {"changes", run.trace.changes().size()},
          {"lambda", run.end.lambda()},
          {"objective", run.last.objective},
          {"pinned", run.pinned},
          {"canGoOn", run.resumePoint != nullptr},
          {"instructionSet", run.instructionSet},
          {"program", run.program}};
}

/// Reads a session, and says on stderr what of it was left out.
Result<Session> readSessionAndPrintNotes(const std::string& file) {
  auto session = readSession(file);
  if (session)
    for (const auto& what : session->notes)
      printToStderr(fmt::format("note: {}: {}\n", file, what));
  return session;
}

/// What a run did, as a document that does it again: the changes by hand are its events.
Experiment withEvents(const SessionRun& run) {
  auto out = run.start;
  Json events = Json::array();
  std::int64_t last = 0;
  for (const auto& change : run.trace.changes()) {
    events.push_back({{"iteration", change.iteration}, {"set", change.set}});
    last = change.iteration;
  }
  const auto set = [&](const char* path, const Json& value) {
    if (auto next = out.with(path, value))
      out = std::move(*next);
    else
      printToStderr(
          fmt::format("note: the document of {} does not have what was changed by hand: {}\n",
                      run.name, next.error().text()));
  };
  set("events", events);
  // Every change gives a run its iterations anew.
  set("stop.maxIterations", std::max<std::int64_t>(1, run.last.iteration - last));
  return out;
}

/// A file name that every system takes.
std::string fileName(std::string name) {
  for (char& c : name)
    if (static_cast<unsigned char>(c) < 0x20 ||
        std::string_view("/\\:*?\"<>| ").find(c) != std::string_view::npos)
      c = '-';
  auto end = std::min<std::size_t>(name.size(), 60);
  // No character is cut in the middle.
  while (end < name.size() && (static_cast<unsigned char>(name[end]) & 0xC0) == 0x80) --end;
  return name.substr(0, end);
}

/// Collects what is written.
class Exporter {
 public:
  explicit Exporter(fs::path folder) : folder_(std::move(folder)) {}

  void text(const fs::path& name, const std::string& content) {
    if (!done_) return;
    std::error_code code;
    fs::create_directories((folder_ / name).parent_path(), code);
    done_ = writeTextFile(folder_ / name, content);
    if (done_) written_.push_back(name.string());
  }
  void experiment(const fs::path& name, const Experiment& experiment) {
    // The data lies in the folder of the export: documents further down lead up to it.
    auto at = experiment;
    at.setFolder(folder_);
    text(name, prettyJson(at.movedTo((folder_ / name).parent_path()).json()));
  }
  const Result<void>& done() const { return done_; }
  const Json& written() const { return written_; }

 private:
  fs::path folder_;
  Result<void> done_;
  Json written_ = Json::array();
};

void exportRun(Exporter& out, const SessionRun& run, std::size_t number) {
  const fs::path folder = fmt::format("run-{}-{}", number, fileName(run.name));
  out.experiment(folder / "experiment.json", withEvents(run));
  out.text(folder / "trace.csv", run.trace.csv());
  if (!run.W) return;
  const auto network = drawProblemInstance(run.end);
  if (network && (*network)->nodeCount() == run.W->cols())
    out.text(folder / "weights.csv", weightsCsv((*network)->nodeKeys, *run.W));
}

int sessionInfo(const SessionArguments& arguments, bool json, const std::stop_token& /*stop*/) {
  const auto session = readSessionAndPrintNotes(arguments.file);
  if (!session) return fail(session.error());
  Json runs = Json::array();
  for (const auto& run : session->runs) runs.push_back(infoOf(run));
  Json files = Json::array();
  for (const auto& [name, content] : session->files)
    files.push_back({{"name", name}, {"bytes", content.size()}});
  Json sweeps = Json::array();
  for (const auto& sweep : session->sweeps) sweeps.push_back({{"rows", sweep.rows.size()}});
  Json studies = Json::array();
  for (const auto& [name, parts] : session->studies) studies.push_back(name);
  const Json info{{"title", session->experiment.title()},
                  {"source", session->experiment.source()},
                  {"steps", session->steps.size()},
                  {"stepsDone", session->done},
                  {"runs", runs},
                  {"files", files},
                  {"sweeps", sweeps},
                  {"studies", studies},
                  {"notes", session->notes}};
  if (json) {
    print(info);
    return exitDone;
  }
  put(fmt::format("{}\n{} in the history, {} of them done\n", session->experiment.title(),
                  counted(std::ssize(session->steps), "step"), session->done));
  for (const auto& run : session->runs)
    put(fmt::format("run   {:<24} {}, {}, {}, λ = {:.6g}, {}{}{}\n", run.name,
                    counted(run.last.iteration, "iteration"),
                    counted(std::ssize(run.trace.rows()), "row"),
                    counted(std::ssize(run.trace.changes()), "change"), run.end.lambda(),
                    statusName(run.status), run.pinned ? ", pinned" : "",
                    run.resumePoint ? ", can go on" : ""));
  for (const auto& [name, content] : session->files)
    put(fmt::format("file  {:<24} {}\n", name, counted(std::ssize(content), "byte")));
  for (const auto& sweep : session->sweeps)
    put(fmt::format("sweep {}\n", counted(std::ssize(sweep.rows), "row")));
  for (const auto& [name, parts] : session->studies) put(fmt::format("study {}\n", name));
  return exitDone;
}

int sessionExport(const SessionArguments& arguments, bool json, const std::stop_token& /*stop*/) {
  auto session = readSessionAndPrintNotes(arguments.file);
  if (!session) return fail(session.error());
  const fs::path folder = arguments.work.out;
  std::error_code code;
  const bool isThere = fs::exists(folder, code);
  if (isThere && !fs::is_directory(folder, code))
    return fail({folder.string(), "is a file, expected a folder"});
  if (isThere && !fs::is_empty(folder, code))
    return fail({folder.string(), "exists already and is not empty"});
  if (auto extracted = extractFiles(*session, folder); !extracted) return fail(extracted.error());
  Exporter out(folder);
  out.experiment("experiment.json", session->experiment);
  for (std::size_t k = 0; k < session->runs.size(); ++k) exportRun(out, session->runs[k], k);
  for (std::size_t k = 0; k < session->sweeps.size(); ++k) {
    const auto& kept = session->sweeps[k];
    auto plan = kept.plan;
    useFilesOfSession(plan, folder);
    out.text(fmt::format("sweep-{}.json", k), prettyJson({{"plan", plan}, {"rows", kept.rows}}));
    if (const auto sweep = sweepOf(kept, folder))
      out.text(fmt::format("sweep-{}.csv", k), sweepCsv(sweep->plan, sweep->rows));
    else
      printToStderr(
          fmt::format("note: there is no table of sweep {}: {}\n", k + 1, sweep.error().text()));
  }
  if (!out.done()) return fail(out.done().error());
  Json written = out.written();
  for (const auto& file : session->files) written.push_back(file.first);
  if (json)
    print(Json{{"folder", folder.string()}, {"files", written}});
  else
    for (const auto& name : written)
      put(fmt::format("{}\n", (folder / name.get<std::string>()).string()));
  return exitDone;
}

int sessionVerify(const SessionArguments& arguments, bool json, const std::stop_token& stop) {
  std::error_code code;
  if (!fs::exists(arguments.file, code)) return fail({arguments.file, "no such file"});
  if (auto isFile = checkIsFile(arguments.file); !isFile) return fail(isFile.error());
  const TemporaryFolder folder;
  const auto place = folder.path();
  if (!place) return fail(place.error());
  const auto problems = verifySession(arguments.file, *place, stop);
  const bool isPart = stop.stop_requested();
  if (json)
    print(Json{{"ok", isPart && problems.empty() ? Json() : Json(problems.empty())},
               {"stopped", isPart},
               {"problems", problems}});
  else if (problems.empty() && !isPart)
    put(fmt::format("{}: everything is as it was written\n", arguments.file));
  else
    for (const auto& problem : problems) put(problem + "\n");
  if (isPart) {
    if (!json) put(fmt::format("{}: stopped before everything was checked\n", arguments.file));
    return exitStopped;
  }
  return problems.empty() ? exitDone : exitMissed;
}

Json replayJson(const std::string& name, const std::string& instructionSet,
                const Result<Replay>& again) {
  const bool isKnown = again && std::isfinite(again->largestDifference);
  const bool isStopped = again && again->stopped;
  return {{"name", name},
          {"instructionSet", instructionSet},
          // Of a part nothing is known about the whole.
          {"identical", isStopped && again->identical ? Json() : Json(again && again->identical)},
          {"stopped", isStopped},
          {"error", again ? Json() : Json(again.error().text())},
          {"largestDifference", isKnown ? Json(again->largestDifference) : Json()},
          {"where", again ? again->where : again.error().text()},
          {"iterations", again ? again->iterations : 0}};
}

void printReplay(const Json& one) {
  const auto name = one.at("name").get<std::string>();
  const bool isSweep = one.contains("runs");
  const auto done = isSweep ? counted(one.at("runs").get<std::int64_t>(), "run")
                            : counted(one.at("iterations").get<std::int64_t>(), "iteration");
  if (!one.at("error").is_null())
    put(fmt::format("{}: could not be repeated: {}\n", name, one.at("error").get<std::string>()));
  else if (one.at("identical").is_null())
    put(fmt::format("{}: stopped; identical up to then, {}\n", name, done));
  else if (one.at("identical").get<bool>())
    put(fmt::format("{}: identical, {}\n", name, done));
  else if (one.at("largestDifference").is_null())
    put(fmt::format("{}: differs, {}\n", name, one.at("where").get<std::string>()));
  else
    put(fmt::format(
        "{}: {}differs by at most {:.3g} (relative), at {}; it ran with {}, this is {}\n", name,
        one.at("stopped").get<bool>() ? "stopped; up to then it " : "",
        one.at("largestDifference").get<double>(), one.at("where").get<std::string>(),
        one.at("instructionSet").get<std::string>(), instructionSet()));
}

std::function<void(std::int64_t, std::int64_t)> showOn(ProgressBar& bar) {
  return [&bar](std::int64_t done, std::int64_t planned) { bar.show(done, planned); };
}

int sessionReplay(const SessionArguments& arguments, bool json, const std::stop_token& stop) {
  auto session = readSessionAndPrintNotes(arguments.file);
  if (!session) return fail(session.error());
  const TemporaryFolder folder;
  const auto place = folder.path();
  if (!place) return fail(place.error());
  const auto threads = threadsOf(arguments.work);
  if (!threads) return fail(threads.error());
  if (auto extracted = extractFiles(*session, *place); !extracted) return fail(extracted.error());
  std::string names;
  std::vector<const SessionRun*> runs;
  for (const auto& run : session->runs) {
    names += (names.empty() ? "'" : ", '") + run.name + "'";
    if (arguments.run.empty() || run.name == arguments.run) runs.push_back(&run);
  }
  if (runs.empty() && !arguments.run.empty())
    return fail({"--run", fmt::format("the session has no run '{}'; it has {}", arguments.run,
                                      names.empty() ? "none" : names)});
  Json list = Json::array();
  Json sweeps = Json::array();
  bool identical = true;
  bool complete = true;
  const auto take = [&](Json& into, const std::string& name, const std::string& instructionSets,
                        const Result<Replay>& again) {
    into.push_back(replayJson(name, instructionSets, again));
    identical = identical && again && again->identical;
    complete = complete && !(again && again->stopped);
  };
  // After a stop, what is left is said to be left.
  for (const auto* run : runs) {
    if (auto fits = requireMemory(estimateMemory(run->start), arguments.allowMemory); !fits) {
      take(list, run->name, run->instructionSet, fits.error());
      continue;
    }
    ProgressBar bar;
    take(list, run->name, run->instructionSet, replay(*run, {stop, showOn(bar), *threads}));
  }
  for (std::size_t k = 0; k < session->sweeps.size() && arguments.run.empty(); ++k) {
    const auto name = fmt::format("sweep {}", k + 1);
    if (stop.stop_requested()) {
      take(sweeps, name, {}, Replay{true, 0, {}, 0, true});
    } else {
      auto kept = sweepOf(session->sweeps[k], *place);
      if (kept)
        if (auto fits = requireMemory(estimateSweepMemory(kept->plan, 1), arguments.allowMemory);
            !fits)
          kept = fits.error();
      ProgressBar bar;
      take(sweeps, name,
           kept ? fmt::format("{}", fmt::join(kept->instructionSets, ", ")) : std::string(),
           kept ? Result<Replay>(replaySweep(*kept, {stop, showOn(bar), *threads}))
                : Result<Replay>(kept.error()));
    }
    sweeps.back()["runs"] = sweeps.back().at("iterations");
    sweeps.back().erase("iterations");
  }
  if (json) {
    print(Json{{"identical", complete || !identical ? Json(identical) : Json()},
               {"instructionSet", instructionSet()},
               {"runs", std::move(list)},
               {"sweeps", std::move(sweeps)}});
  } else {
    for (const auto& one : list) printReplay(one);
    for (const auto& one : sweeps) printReplay(one);
  }
  if (stop.stop_requested()) return exitStopped;
  return identical ? exitDone : exitMissed;
}

}  // namespace

void addSessionCommands(CommandLine& line) {
  auto arguments = std::make_shared<SessionArguments>();
  const auto group = line.addGroup("session", "Describe, export, check and replay sessions");
  const auto add = [&](const char* name, const char* help, auto command) {
    return line
        .add(group, name, help,
             [arguments, command](bool json, const std::stop_token& stop) {
               return command(*arguments, json, stop);
             })
        .text("file", arguments->file, "Session (.gtvlab)", Command::Need::Required);
  };
  add("info", "Describe a session", sessionInfo);
  add("export", "Write documents, data, traces and weights as files", sessionExport)
      .text("--out", arguments->work.out, "Folder to create", Command::Need::Required);
  add("verify", "Check that everything is as it was written; exit code 1 if not", sessionVerify);
  add("replay", "Repeat the runs from the seed; exit code 1 if any number differs", sessionReplay)
      .text("--run", arguments->run, "Name of one run; default: all")
      .threads(arguments->work)
      .memory(arguments->allowMemory);
}

}  // namespace gtv::cli
