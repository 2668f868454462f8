#include "session/session_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <limits>
#include <system_error>
#include <utility>

#include "base/counted.h"
#include "base/json.h"
#include "instances/memory_estimate.h"
#include "instances/problem_instance.h"
#include "session/database.h"
#include "session/document_store.h"
#include "session/facts.h"
#include "session/packing.h"
#include "session/session_file.h"
#include "session/session_studies.h"
#include "session/session_sweep.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;

/// A file with more of them is not ours.
constexpr std::size_t mostSteps = 100'000;

/// Forgets the rows and changes of a run that come after its last iterate, which a program that was
/// killed left behind; what was forgotten, or nothing.
std::string dropBeyondState(SessionRun& run) {
  const auto& rows = run.trace.rows();
  const auto& changes = run.trace.changes();
  const auto isBeyond = [&](std::int64_t iteration, const auto& of) {
    return iteration < of.iteration;
  };
  auto keptRows = static_cast<std::size_t>(
      std::upper_bound(rows.begin(), rows.end(), run.last.iteration, isBeyond) - rows.begin());
  auto keptChanges = static_cast<std::size_t>(
      std::upper_bound(changes.begin(), changes.end(), run.last.iteration, isBeyond) -
      changes.begin());
  if (run.resumePoint && run.resumePoint->at.iteration() == run.last.iteration) {
    keptRows = std::min(keptRows, run.resumePoint->at.rows);
    keptChanges = std::min(keptChanges, run.resumePoint->at.changes);
  }
  const auto lost = rows.size() - keptRows;
  const auto lostChanges = changes.size() - keptChanges;
  if (lost == 0 && lostChanges == 0) return {};
  run.trace.shorten(keptRows, keptChanges);
  std::vector<std::string> what;
  if (lost > 0) what.push_back(counted(static_cast<std::int64_t>(lost), "row"));
  if (lostChanges > 0)
    what.push_back(
        counted(static_cast<std::int64_t>(lostChanges), "change by hand", "changes by hand"));
  return fmt::format("{} came after its last iterate, of iteration {}; left out: {}",
                     shown(run.name), run.last.iteration, fmt::join(what, ", "));
}

/// Reads the tables; what is wrong is said by the database, once.
class Reader {
 public:
  explicit Reader(Database& database) : database_(database) {}

  Session read() {
    checkTables();
    Session session;
    if (!ok()) return session;
    session.files = DocumentStore::readFiles(database_);
    documents_ = DocumentStore::readDocuments(database_);
    const auto facts = readFacts();
    const auto state = this->facts(facts("state"), "the state of the session");
    session.experiment = document(anyInteger(state, "experiment"));
    session.saved = document(anyInteger(state, "saved"));
    session.done = static_cast<std::size_t>(state.count("done", mostSteps));
    session.screen = facts("screen");
    columns_ = this->facts({{"columns", facts("columns")}}, "the trace").texts("columns");
    readSteps(session);
    readRuns(session);
    readSweeps(session);
    readStudies(session);
    return session;
  }

 private:
  bool ok() const { return !database_.hasFailed(); }
  void damaged(const std::string& what) { database_.fail("it is damaged: " + what); }

  void checkTables() {
    // Only tables: a view or a trigger of ours does not exist.
    if (database_.number(
            "SELECT count(*) FROM sqlite_schema WHERE type NOT IN ('table', 'index')") > 0)
      damaged("it has contents that no session has");
    // Nor columns that the file does not hold: they could say more than there is room for.
    if (database_.number(
            "SELECT count(*) FROM sqlite_schema AS t, pragma_table_xinfo(t.name) AS c"
            " WHERE t.type = 'table' AND (c.hidden != 0 OR c.dflt_value IS NOT NULL)") > 0)
      damaged("it has columns that no session has");
  }

  /// A JSON value with its checksum in the column behind it.
  Json json(const Statement& row, int column, const std::string& what) {
    return checked(row.bytes(column), row.integer(column + 1), row.bytes(column), what);
  }

  /// The JSON value of a text that is sealed together with what stands beside it.
  Json checked(std::string_view text, std::int64_t seal, std::string_view sealed,
               const std::string& what) {
    if (static_cast<std::uint32_t>(seal) != checksum(sealed)) {
      damaged(what + " is not what was written");
      return {};
    }
    auto parsed = parseJson(text, what);
    if (!parsed) {
      damaged(parsed.error().text());
      return {};
    }
    return std::move(*parsed);
  }

  Facts facts(Json json, const std::string& name) {
    // After the first failure nothing counts, and nothing is said of it.
    if (!ok()) json = Json::object();
    return {std::move(json), name, [this](const std::string& what) { damaged(what); }};
  }

  static std::int64_t anyInteger(const Facts& facts, const char* key) {
    return facts.integer(key, std::numeric_limits<std::int64_t>::min(),
                         std::numeric_limits<std::int64_t>::max());
  }

  RunStatus status(const Facts& facts) {
    const auto name = facts.text("status");
    for (const auto status :
         {RunStatus::Running, RunStatus::Converged, RunStatus::IterationLimit, RunStatus::TimeLimit,
          RunStatus::Stopped, RunStatus::Diverged, RunStatus::Uncertified})
      if (name == statusName(status)) return status;
    damaged(fmt::format("a run has the status {}", shown(name)));
    return RunStatus::Running;
  }

  Experiment document(std::int64_t id) {
    const auto found = documents_.find(id);
    if (found != documents_.end()) return found->second;
    damaged(fmt::format("document {} is missing", id));
    return {};
  }

  std::function<const Json&(const char*)> readFacts() {
    auto facts = std::make_shared<std::map<std::string, Json>>();
    auto rows = database_.prepare("SELECT key, json, crc FROM fact");
    while (rows.step()) (*facts)[rows.text(0)] = json(rows, 1, shown(rows.text(0)));
    return [facts](const char* key) -> const Json& { return (*facts)[key]; };
  }

  void readSteps(Session& session) {
    auto rows = database_.prepare("SELECT name, before, after FROM step ORDER BY position");
    while (rows.step()) {
      if (session.steps.size() == mostSteps)
        return damaged(fmt::format("it has more than {} steps to undo", mostSteps));
      session.steps.push_back({rows.text(0), document(rows.integer(1)), document(rows.integer(2))});
    }
    if (session.done > session.steps.size()) damaged("more steps are done than there are");
  }

  void readRuns(Session& session) {
    auto rows =
        database_.prepare("SELECT id, start, finish, json, crc, last FROM run ORDER BY position");
    while (rows.step()) {
      const std::string sealed = rows.text(3) + rows.text(5);
      const auto facts =
          this->facts(checked(rows.bytes(3), rows.integer(4), sealed, "a run"), "a run");
      SessionRun run;
      run.id = rows.integer(0);
      run.start = document(rows.integer(1));
      run.end = document(rows.integer(2));
      run.name = facts.text("name");
      run.color = facts.text("color");
      run.pinned = facts.flag("pinned");
      run.hidden = facts.flag("hidden");
      if (facts.has("racer"))
        run.racer = static_cast<int>(std::clamp<std::int64_t>(
            anyInteger(facts, "racer"), -1, static_cast<std::int64_t>(mostRaceMethods) - 1));
      // Those of races have theirs below.
      if (run.racer < 0 && run.id <= 0) return damaged("a run has a number that no run has");
      run.instructionSet = facts.text("instructionSet");
      run.program = facts.text("program");
      run.status = status(facts);
      run.message = facts.text("message");
      std::vector<TraceRow> last;
      if (!unpackRows(rows.bytes(5), columns_, last) || last.size() != 1)
        return damaged("the last iterate of a run has no numbers");
      run.last = last.front();
      if (run.last.iteration < 0 || run.last.iteration > mostIterations)
        return damaged(fmt::format("{} ended at iteration {}, where no run ends", shown(run.name),
                                   run.last.iteration));
      readTrace(run);
      readIterates(run);
      if (!ok()) return;
      if (auto note = dropBeyondState(run); !note.empty()) session.notes.push_back(std::move(note));
      session.runs.push_back(std::move(run));
    }
  }

  /// About as many rows as the blocks of the run can have.
  std::size_t rowsOf(std::int64_t run) {
    auto size = database_.prepare("SELECT ifnull(sum(length(rows)), 0) FROM trace WHERE run = ?");
    if (!size.bind(run).step() || columns_.empty()) return 0;
    // A damaged file may say more than it has.
    std::error_code code;
    const auto most = fs::file_size(database_.file(), code);
    const auto bytes = std::min(static_cast<std::uintmax_t>(size.integer(0)), code ? 0 : most);
    return bytes / (sizeof(double) * columns_.size());
  }

  void readTrace(SessionRun& run) {
    auto blocks =
        database_.prepare("SELECT first, rows, crc FROM trace WHERE run = ? ORDER BY first");
    blocks.bind(run.id);
    std::vector<TraceRow> rows;
    rows.reserve(rowsOf(run.id));
    while (blocks.step()) {
      const auto bytes = blocks.bytes(1);
      if (blocks.integer(0) != static_cast<std::int64_t>(rows.size()) ||
          static_cast<std::uint32_t>(blocks.integer(2)) != checksum(bytes) ||
          !unpackRows(bytes, columns_, rows))
        return damaged(fmt::format("rows {}… of {} are not what was written", blocks.integer(0),
                                   shown(run.name)));
    }
    for (std::size_t k = 0; k < rows.size(); ++k) {
      const auto iteration = rows[k].iteration;
      if (iteration < (k == 0 ? 0 : rows[k - 1].iteration))
        return damaged(fmt::format("the iterations of {} do not ascend", shown(run.name)));
      // Rows are never lost: whoever gets so far has recorded all that come before.
      if (iteration > mostIterations || !hasRowsFor(iteration, k, 0))
        return damaged(
            fmt::format("row {} of {} is of iteration {}, and rows before it are missing", k,
                        shown(run.name), iteration));
    }
    if (!hasRowsFor(run.last.iteration, rows.size(), 1000 + rows.size()))
      return damaged(fmt::format("{} ended at iteration {}, but has only {}", shown(run.name),
                                 run.last.iteration, counted(std::ssize(rows), "row")));
    run.trace.set(std::move(rows));
    auto changes =
        database_.prepare("SELECT json, crc FROM change WHERE run = ? ORDER BY position");
    changes.bind(run.id);
    std::int64_t earliest = 0;
    while (changes.step()) {
      const auto change = facts(json(changes, 0, "a change of " + shown(run.name)),
                                "a change of " + shown(run.name));
      earliest = change.integer("iteration", earliest, mostIterations);
      if (change.json().value("set", Json()).is_null())
        return damaged("a change does not say what it changes");
      run.trace.add(LiveChange{earliest, change.object("set").json()});
    }
  }

  /// Has a run with so many rows recorded all that come before this iteration, but for `missing` of
  /// them? Older programs wrote a last iterate that was a moment ahead of the rows.
  static bool hasRowsFor(std::int64_t iteration, std::size_t rows, std::size_t missing) {
    return RunTrace::recordedBefore(iteration) <= static_cast<std::int64_t>(rows + missing);
  }

  std::map<std::string, Matrix> readParts(const SessionRun& run) {
    std::map<std::string, Matrix> parts;
    auto rows =
        database_.prepare("SELECT name, rows, columns, numbers, crc FROM part WHERE run = ?");
    rows.bind(run.id);
    while (rows.step()) {
      Matrix A;
      if (static_cast<std::uint32_t>(rows.integer(4)) != checksum(rows.bytes(3)) ||
          !unpackMatrix(rows.bytes(3), rows.integer(1), rows.integer(2), A)) {
        damaged(fmt::format("part {} of {} is not what was written", shown(rows.text(0)),
                            shown(run.name)));
        break;
      }
      parts.emplace(rows.text(0), std::move(A));
    }
    return parts;
  }

  void readIterates(SessionRun& run) {
    auto parts = readParts(run);
    const auto part = [&](const std::string& name) {
      const auto found = parts.find(name);
      if (found == parts.end()) damaged(fmt::format("{} of {} is missing", name, shown(run.name)));
      return found == parts.end() ? Matrix() : std::move(found->second);
    };
    const auto numbers = [&](const std::string& name) {
      const Matrix A = part(name);
      return std::vector<double>(A.data(), A.data() + A.size());
    };
    if (parts.contains("W")) run.W = std::make_shared<const Matrix>(part("W"));
    auto rows = database_.prepare("SELECT experiment, json, crc FROM place WHERE run = ?");
    rows.bind(run.id);
    if (!rows.step()) return;
    const auto name = "the place of " + shown(run.name);
    const auto facts = this->facts(json(rows, 1, name), name);
    auto resumePoint = std::make_shared<ResumePoint>();
    auto& at = resumePoint->at;
    at.experiment = document(rows.integer(0));
    at.solver.solver = facts.text("solver");
    at.iterationsBefore = facts.count("iterationsBefore", run.last.iteration);
    at.solver.iteration = facts.count("iteration", run.last.iteration - at.iterationsBefore);
    at.solver.randomState = facts.text("randomState");
    const bool hasFinite = parts.contains("finite.W");
    at.solver.W = part("solver.W");
    at.solver.U = part("solver.U");
    const auto auxiliary = facts.count("anchors", static_cast<std::int64_t>(parts.size()));
    for (std::int64_t k = 0; k < auxiliary && ok(); ++k)
      at.solver.auxiliary.push_back(part(auxiliaryPart(static_cast<std::size_t>(k))));
    if (parts.contains("solver.best")) at.solver.best = part("solver.best");
    at.solver.scalars = numbers("solver.scalars");
    at.objectives = numbers("objectives");
    at.status = status(facts);
    at.message = facts.text("message");
    at.budgetStart = facts.count("budgetStart", at.iteration());
    at.nextCheck = facts.count("nextCheck");
    at.lastCertificate = facts.count("lastCertificate", at.iteration());
    at.attainmentChecked = facts.flag("attainmentAsked");
    if (facts.has("owedEnd") && !facts.json().at("owedEnd").is_null()) {
      const auto owed = facts.object("owedEnd");
      at.pendingTermination = {owed.flag("stands"), owed.flag("certificateIsDue")};
    }
    at.rows = static_cast<std::size_t>(
        facts.integer("rows", 1, static_cast<std::int64_t>(run.trace.rows().size())));
    at.changes = static_cast<std::size_t>(
        facts.count("changes", static_cast<std::int64_t>(run.trace.changes().size())));
    const auto spent = numbers("spent");
    if (ok() && spent.size() != 4) damaged("it is not known what a run has used");
    if (!ok()) return;
    at.traffic = {spent[0], spent[1], spent[2]};
    at.totalSeconds = spent[3];
    resumePoint->lastFinite.iteration = facts.count("finiteIteration", at.iteration());
    resumePoint->lastFinite.W = hasFinite ? part("finite.W") : at.solver.W;
    resumePoint->lastFinite.U = hasFinite ? part("finite.U") : at.solver.U;
    if (!ok()) return;
    if (!run.W && at.iteration() == run.last.iteration)
      run.W = std::make_shared<const Matrix>(at.solver.W);
    run.resumePoint = std::move(resumePoint);
  }

  void readSweeps(Session& session) {
    auto sweeps = database_.prepare("SELECT id, json, crc FROM sweep ORDER BY position");
    while (sweeps.step()) {
      SessionSweep sweep{json(sweeps, 1, "a sweep"), {}, {}};
      auto rows =
          database_.prepare("SELECT json, crc FROM sweepRow WHERE sweep = ? ORDER BY position");
      rows.bind(sweeps.integer(0));
      while (rows.step()) sweep.rows.push_back(json(rows, 0, "a row of a sweep"));
      session.sweeps.push_back(std::move(sweep));
    }
  }

  void readStudies(Session& session) {
    // The first sessions have none.
    if (database_.number("SELECT count(*) FROM sqlite_schema WHERE name = 'study'") == 0) return;
    auto rows = database_.prepare(
        "SELECT name, json, numbers, crc, position FROM study ORDER BY name, position");
    while (rows.step()) {
      auto part = std::make_shared<StudyPart>();
      part->numbers = rows.bytes(2);
      part->facts = checked(rows.bytes(1), rows.integer(3), rows.text(1) + part->numbers,
                            "the study " + shown(rows.text(0)));
      if (!ok()) return;
      auto& parts = session.studies[rows.text(0)];
      if (rows.integer(4) != static_cast<std::int64_t>(parts.size()))
        return damaged(fmt::format("a part of {} is missing", shown(rows.text(0))));
      parts.push_back(std::move(part));
    }
  }

  Database& database_;
  std::map<std::int64_t, Experiment> documents_;
  std::vector<std::string> columns_;
};

/// An open database that is a session of a version that we know.
Result<std::unique_ptr<Database>> openSession(const fs::path& file) {
  std::error_code code;
  if (!fs::exists(file, code)) return Error{file.string(), "no such file"};
  if (fs::is_directory(file, code)) return Error{file.string(), "is a folder"};
  auto database = Database::open(file, Database::Access::Read);
  if (!database) return database;
  const auto application = (*database)->number("PRAGMA application_id");
  const auto known = (*database)->number("PRAGMA user_version");
  const auto pageSize = static_cast<std::uintmax_t>((*database)->number("PRAGMA page_size"));
  if (auto fine = (*database)->failure(); !fine) return fine.error();
  if (application != sessionApplication) return Error{file.string(), "it is not a GTV Lab session"};
  if (known > sessionVersion)
    return Error{file.string(),
                 fmt::format("it was written by a newer GTV Lab: sessions of version {}, this "
                             "program reads up to {}",
                             known, sessionVersion)};
  // SQLite takes what is missing of the last page for zeros; a log beside it has the rest.
  const auto size = fs::file_size(file, code);
  if (!code && size % pageSize != 0 && !fs::exists(file.string() + "-wal", code))
    return Error{file.string(), "it is damaged: its end is missing"};
  return database;
}

}  // namespace

Result<Session> readSession(const fs::path& file) {
  auto database = openSession(file);
  if (!database) return database.error();
  // While it is read nobody changes it.
  (*database)->execute("BEGIN");
  auto check = (*database)->prepare("PRAGMA quick_check(1)");
  if (check.step() && check.text(0) != "ok") (*database)->fail("it is damaged: " + check.text(0));
  auto session = Reader(**database).read();
  if (auto fine = (*database)->failure(); !fine) return fine.error();
  return session;
}

Result<void> extractFiles(Session& session, const fs::path& folder) {
  std::error_code code;
  fs::create_directories(folder, code);
  if (code) return Error{folder.string(), fmt::format("cannot be made ({})", code.message())};
  for (const auto& [name, content] : session.files)
    if (auto written = writeTextFile(folder / name, content); !written) return written;
  const auto at = [&](Experiment& experiment) { experiment.setFolder(folder); };
  at(session.experiment);
  at(session.saved);
  for (auto& step : session.steps) {
    at(step.before);
    at(step.after);
  }
  for (auto& sweep : session.sweeps) sweep.folder = folder;
  for (auto& run : session.runs) {
    at(run.start);
    at(run.end);
    auto changes = run.trace.changes();
    run.trace.shorten(run.trace.rows().size(), 0);
    for (auto& change : changes) {
      useFilesOfSession(change.set, folder);
      run.trace.add(std::move(change));
    }
    if (!run.resumePoint) continue;
    auto resumePoint = std::make_shared<ResumePoint>(*run.resumePoint);
    at(resumePoint->at.experiment);
    run.resumePoint = std::move(resumePoint);
  }
  return {};
}

Result<RunState> stateOf(const SessionRun& run) {
  if (!run.resumePoint) return Error{run.name, "has no place to go on from"};
  RunState state{run.resumePoint->at, run.trace, run.resumePoint->lastFinite};
  state.trace.shorten(state.at.rows, state.at.changes);
  return state;
}

Result<std::shared_ptr<const Snapshot>> pictureOf(const SessionRun& run,
                                                  const std::stop_token& stop) {
  if (!run.W) return std::shared_ptr<const Snapshot>();
  auto network = drawProblemInstance(run.end, 0, stop);
  if (!network) return network.error();
  if (run.W->cols() != (*network)->nodeCount())
    return Error{run.name, "has an iterate for another number of nodes"};
  if (run.W->rows() == 0 ||
      (run.resumePoint && run.W->rows() != run.resumePoint->at.solver.W.rows()))
    return Error{run.name, "has an iterate of another dimension"};
  auto picture = std::make_shared<Snapshot>();
  picture->status = run.status;
  picture->message = run.message;
  picture->experiment = run.end;
  picture->network = *network;
  picture->W = *run.W;
  picture->numbers = run.last;
  findClusters(*picture);
  picture->reached = run.last.iteration;
  return std::shared_ptr<const Snapshot>(std::move(picture));
}

namespace {

/// Why the run cannot be shown or gone on with.
std::optional<Error> problemOfRun(const SessionRun& run, const std::stop_token& stop) {
  for (const auto* experiment : {&run.start, &run.end})
    if (auto fits = checkMemory(estimateMemory(*experiment)); !fits)
      return Error{run.name, fmt::format("could not be checked: it {}", fits.error().message)};
  if (auto picture = pictureOf(run, stop); !picture) return picture.error();
  if (!run.resumePoint) return std::nullopt;
  // Whether a file is whole does not depend on how fast this machine builds its runs.
  const auto unlimited = run.start.with("stop.timeLimit", 0);
  auto started = Run::start(unlimited ? *unlimited : run.start, 0, stop);
  if (!started) return Error{run.name, started.error().text()};
  const auto state = stateOf(run);
  if (auto restored = (*started)->restore(*state); !restored)
    return Error{run.name, restored.error().text()};
  return std::nullopt;
}

}  // namespace

std::vector<std::string> verifySession(const fs::path& file, const fs::path& folder,
                                       const std::stop_token& stop) {
  std::vector<std::string> problems;
  {
    const auto database = openSession(file);
    if (!database) return {database.error().text()};
    auto check = (*database)->prepare("PRAGMA integrity_check");
    while (check.step())
      if (check.text(0) != "ok") problems.push_back(check.text(0));
    if (auto fine = (*database)->failure(); !fine) problems.push_back(fine.error().text());
  }
  if (!problems.empty() || stop.stop_requested()) return problems;
  auto session = readSession(file);
  if (!session) return {session.error().text()};
  if (auto extracted = extractFiles(*session, folder); !extracted)
    return {extracted.error().text()};
  problems = session->notes;
  for (const auto& name : unreadableStudies(session->studies))
    problems.push_back(fmt::format("the study '{}' cannot be read", name));
  for (std::size_t k = 0; k < session->sweeps.size(); ++k) {
    const auto sweep = sweepOf(session->sweeps[k], folder);
    const auto name = fmt::format("sweep {}", k + 1);
    if (!sweep)
      problems.push_back(fmt::format("{}: {}", name, sweep.error().text()));
    else if (!sweep->isWhole)
      problems.push_back(name + " has rows that cannot be read");
  }
  for (const auto& run : session->runs) {
    if (stop.stop_requested()) break;
    if (auto problem = problemOfRun(run, stop); problem && !stop.stop_requested())
      problems.push_back(problem->text());
  }
  return problems;
}

}  // namespace gtv
