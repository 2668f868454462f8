// How long a session takes to save and to open, as the window does both: from what is open to a
// file that is complete, and from the file to a working copy of its own and a run that could go on.
// With a trace of 10⁶ rows, and with a graph of 10⁵ nodes in the document.
#include <benchmark/benchmark.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>

#include "experiment/documents.h"
#include "run/run.h"
#include "session/session_reader.h"
#include "session/working_copy.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;

class Folder {
 public:
  Folder() {
    auto pattern = (fs::temp_directory_path() / "gtvlab-bench-XXXXXX").string();
    if (::mkdtemp(pattern.data()) != nullptr) path_ = pattern;
  }
  ~Folder() {
    std::error_code code;
    fs::remove_all(path_, code);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

/// An experiment that has run for so many iterations, as a session of one run.
Session sessionAfter(const Experiment& experiment, std::int64_t iterations) {
  auto run = Run::start(experiment).value();
  run->advance(iterations);
  SessionRun kept;
  kept.id = 1;
  kept.start = experiment;
  kept.end = run->experiment();
  kept.status = run->status();
  kept.trace = run->trace();
  kept.last = run->measure();
  kept.W = std::make_shared<const Matrix>(run->primal());
  kept.resumePoint = std::make_shared<const ResumePoint>(run->resumePoint());
  Session session;
  session.experiment = experiment;
  session.saved = experiment;
  session.runs = {std::move(kept)};
  return session;
}

/// The same with a trace of so many rows: those of the run, again and again, none like another.
Session withRows(Session session, std::int64_t count) {
  auto& run = session.runs.front();
  const auto rows = run.trace.rows();
  RunTrace longer;
  for (std::int64_t k = 0; k < count; ++k) {
    auto row = rows[static_cast<std::size_t>(k) % rows.size()];
    row.iteration = k;
    row.objective *= 1 + 1e-9 * static_cast<double>(k);
    row.seconds = 1e-6 * static_cast<double>(k);
    longer.add(row);
  }
  run.trace = std::move(longer);
  return session;
}

Session longTrace() {
  return withRows(sessionAfter(loadPreset("sbm-two-clusters").value(), 1000), 1'000'000);
}

/// 10⁵ nodes and about 5·10⁵ edges that the document lists one by one, as if drawn by hand.
Session largeGraph() {
  const auto drawn =
      loadPreset("star")
          .value()
          .with("graph", Json{{"kind", "random-geometric"}, {"nodes", 100'000}, {"radius", 0.0057}})
          .value()
          .with("data", Json{{"kind", "linear"},
                             {"dimension", 2},
                             {"samples", 3},
                             {"truth", {{"kind", "gaussian"}}}})
          .value();
  const auto network = drawProblemInstance(drawn).value();
  Json edges = Json::array();
  for (const auto& edge : network->graph->edges())
    edges.push_back({edge.head, edge.tail, edge.weight});
  return sessionAfter(
      drawn.with("graph", Json{{"kind", "explicit"}, {"nodes", 100'000}, {"edges", edges}}).value(),
      20);
}

void save(benchmark::State& state, Session (*make)()) {
  const auto session = make();
  for (auto _ : state) {
    state.PauseTiming();
    const Folder folder;
    auto copy = WorkingCopy::create(folder.path()).value();
    state.ResumeTiming();
    const auto written = copy->session().write(changesOf(session));
    const auto saved = copy->session().saveAs(folder.path() / "x.gtvlab");
    state.PauseTiming();
    if (!written || !saved) state.SkipWithError("not saved");
    state.counters["megabytes"] =
        1e-6 * static_cast<double>(fs::file_size(folder.path() / "x.gtvlab"));
    copy->discard();
    state.ResumeTiming();
  }
}

void open(benchmark::State& state, Session (*make)()) {
  const Folder folder;
  const auto file = folder.path() / "x.gtvlab";
  {
    auto copy = WorkingCopy::create(folder.path()).value();
    const auto session = make();
    if (!copy->session().write(changesOf(session)) || !copy->session().saveAs(file))
      state.SkipWithError("not saved");
    copy->discard();
  }
  for (auto _ : state) {
    auto [copy, session] = WorkingCopy::createFrom(file, folder.path()).value();
    state.PauseTiming();
    // What a run needs to go on costs what starting it costs; that is measured elsewhere.
    if (!stateOf(session.runs.front())) state.SkipWithError("no place to go on from");
    copy->discard();
    state.ResumeTiming();
  }
}

const bool registered = [] {
  const std::pair<const char*, Session (*)()> sessions[] = {{"trace1e6", longTrace},
                                                            {"graph1e5", largeGraph}};
  for (const auto& [name, make] : sessions) {
    benchmark::RegisterBenchmark((std::string("session/save/") + name).c_str(), save, make)
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime();
    benchmark::RegisterBenchmark((std::string("session/open/") + name).c_str(), open, make)
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime();
  }
  return true;
}();

}  // namespace
}  // namespace gtv
