#include "session/session_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <system_error>
#include <utility>

#include "base/json.h"
#include "run/network.h"
#include "session/database.h"
#include "session/document_store.h"
#include "session/packing.h"
#include "session/session_file.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;

/// A file with more of them is not ours.
constexpr std::size_t mostSteps = 100'000;

/// Reads the tables; what is wrong is said by the database, once.
class Reader {
 public:
  explicit Reader(Database& database) : database_(database) {}

  Session read() {
    checkTables();
    Session session;
    session.files = DocumentStore::readFiles(database_);
    documents_ = DocumentStore::readDocuments(database_);
    const auto facts = readFacts();
    const auto& state = facts("state");
    session.experiment = document(integer(state, "experiment"));
    session.saved = document(integer(state, "saved"));
    session.done = static_cast<std::size_t>(integer(state, "done"));
    session.screen = facts("screen");
    const auto& columns = facts("columns");
    for (const auto& column : columns)
      columns_.push_back(column.is_string() ? column.get<std::string>() : std::string());
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
      damaged("it has what no session has");
  }

  /// A JSON value with its checksum in the column behind it.
  Json json(const Statement& row, int column, const std::string& what) {
    const auto text = row.bytes(column);
    if (static_cast<std::uint32_t>(row.integer(column + 1)) != checksum(text)) {
      damaged(what + " is not what was written");
      return {};
    }
    auto parsed = parseJson(text, what);
    if (!parsed) {
      database_.fail(parsed.error().text());
      return {};
    }
    return std::move(*parsed);
  }

  std::int64_t integer(const Json& object, const char* key) {
    const auto found = object.is_object() ? object.find(key) : object.end();
    if (found != object.end() && found->is_number_integer()) return found->get<std::int64_t>();
    damaged(fmt::format("it does not say '{}'", key));
    return 0;
  }
  std::string text(const Json& object, const char* key) {
    const auto found = object.is_object() ? object.find(key) : object.end();
    if (found != object.end() && found->is_string()) return found->get<std::string>();
    damaged(fmt::format("it does not say '{}'", key));
    return {};
  }
  bool flag(const Json& object, const char* key) {
    const auto found = object.is_object() ? object.find(key) : object.end();
    if (found != object.end() && found->is_boolean()) return found->get<bool>();
    damaged(fmt::format("it does not say '{}'", key));
    return false;
  }
  RunStatus status(const Json& object) {
    const auto name = text(object, "status");
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
    while (rows.step()) (*facts)[rows.text(0)] = json(rows, 1, rows.text(0));
    return [facts](const char* key) -> const Json& { return (*facts)[key]; };
  }

  void readSteps(Session& session) {
    auto rows = database_.prepare("SELECT name, before, after FROM step ORDER BY position");
    while (rows.step() && session.steps.size() < mostSteps)
      session.steps.push_back({rows.text(0), document(rows.integer(1)), document(rows.integer(2))});
    if (session.done > session.steps.size()) damaged("more steps are done than there are");
  }

  void readRuns(Session& session) {
    auto rows =
        database_.prepare("SELECT id, start, finish, json, crc, last FROM run ORDER BY position");
    while (rows.step()) {
      const auto facts = Json::parse(rows.bytes(3), nullptr, false);
      const std::string sealed = rows.text(3) + rows.text(5);
      if (static_cast<std::uint32_t>(rows.integer(4)) != checksum(sealed) || !facts.is_object())
        return damaged("a run is not what was written");
      SessionRun run;
      run.id = rows.integer(0);
      run.start = document(rows.integer(1));
      run.end = document(rows.integer(2));
      run.name = text(facts, "name");
      run.color = text(facts, "color");
      run.pinned = flag(facts, "pinned");
      run.hidden = flag(facts, "hidden");
      if (facts.contains("racer"))
        run.racer = static_cast<int>(std::clamp<std::int64_t>(
            integer(facts, "racer"), -1, static_cast<std::int64_t>(mostRaceMethods) - 1));
      // Those of races have theirs below.
      if (run.racer < 0 && run.id <= 0) return damaged("a run has a number that no run has");
      run.instructionSet = text(facts, "instructionSet");
      run.program = text(facts, "program");
      run.status = status(facts);
      run.message = text(facts, "message");
      std::vector<TraceRow> last;
      if (!unpackRows(rows.bytes(5), columns_, last) || last.size() != 1)
        return damaged("the last iterate of a run has no numbers");
      run.last = last.front();
      readTrace(run);
      readIterates(run);
      if (!ok()) return;
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
        return damaged(
            fmt::format("rows {}… of {} are not what was written", blocks.integer(0), run.name));
    }
    for (std::size_t k = 0; k < rows.size(); ++k)
      if (rows[k].iteration < (k == 0 ? 0 : rows[k - 1].iteration))
        return damaged(fmt::format("the iterations of {} do not ascend", run.name));
    run.trace.set(std::move(rows));
    auto changes =
        database_.prepare("SELECT json, crc FROM change WHERE run = ? ORDER BY position");
    changes.bind(run.id);
    while (changes.step()) {
      const auto change = json(changes, 0, "a change of " + run.name);
      const auto set = change.is_object() ? change.find("set") : change.end();
      if (set == change.end() || !set->is_object())
        return damaged("a change does not say what it changes");
      run.trace.add(LiveChange{integer(change, "iteration"), *set});
    }
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
        damaged(fmt::format("{} of {} is not what was written", shown(rows.text(0)), run.name));
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
      if (found == parts.end()) damaged(fmt::format("{} of {} is missing", name, run.name));
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
    const auto facts = json(rows, 1, "the place of " + run.name);
    if (!ok()) return;
    auto place = std::make_shared<ResumePoint>();
    auto& at = place->at;
    at.experiment = document(rows.integer(0));
    at.solver.solver = text(facts, "solver");
    at.solver.iteration = integer(facts, "iteration");
    at.solver.randomState = text(facts, "randomState");
    const bool hasFinite = parts.contains("finite.W");
    at.solver.W = part("solver.W");
    at.solver.U = part("solver.U");
    const auto anchors = integer(facts, "anchors");
    for (std::int64_t k = 0; k < anchors && ok(); ++k)
      at.solver.anchors.push_back(part(anchorPart(static_cast<std::size_t>(k))));
    at.solver.scalars = numbers("solver.scalars");
    at.objectives = numbers("objectives");
    at.iterationsBefore = integer(facts, "iterationsBefore");
    at.status = status(facts);
    at.message = text(facts, "message");
    at.budgetStart = integer(facts, "budgetStart");
    at.nextCheck = integer(facts, "nextCheck");
    at.lastCertificate = integer(facts, "lastCertificate");
    at.attainmentAsked = flag(facts, "attainmentAsked");
    if (const auto owed = facts.value("owedEnd", Json()); owed.is_object())
      at.owedEnd = {flag(owed, "stands"), flag(owed, "certificateIsDue")};
    at.rows = static_cast<std::size_t>(integer(facts, "rows"));
    at.changes = static_cast<std::size_t>(integer(facts, "changes"));
    const auto spent = numbers("spent");
    if (ok() && spent.size() != 4) damaged("what a run has spent is not known");
    if (!ok()) return;
    at.traffic = {spent[0], spent[1], spent[2]};
    at.totalSeconds = spent[3];
    place->lastFinite.iteration = integer(facts, "finiteIteration");
    place->lastFinite.W = hasFinite ? part("finite.W") : at.solver.W;
    place->lastFinite.U = hasFinite ? part("finite.U") : at.solver.U;
    if (at.rows == 0 || at.rows > run.trace.rows().size() ||
        at.changes > run.trace.changes().size() || at.iteration() > run.last.iteration)
      return damaged(fmt::format("the place of {} is not on its way", run.name));
    if (!run.W && at.iteration() == run.last.iteration)
      run.W = std::make_shared<const Matrix>(at.solver.W);
    run.place = std::move(place);
  }

  void readSweeps(Session& session) {
    auto sweeps = database_.prepare("SELECT id, json, crc FROM sweep ORDER BY position");
    while (sweeps.step()) {
      SessionSweep sweep{json(sweeps, 1, "a sweep"), {}};
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
      const std::string facts(rows.bytes(1));
      part->numbers = rows.bytes(2);
      auto parsed = parseJson(facts, "a study");
      if (static_cast<std::uint32_t>(rows.integer(3)) != checksum(facts + part->numbers) || !parsed)
        return damaged(fmt::format("{} is not what was written", shown(rows.text(0))));
      part->facts = std::move(*parsed);
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
  for (auto& run : session.runs) {
    at(run.start);
    at(run.end);
    if (!run.place) continue;
    auto place = std::make_shared<ResumePoint>(*run.place);
    at(place->at.experiment);
    run.place = std::move(place);
  }
  return {};
}

Result<RunState> stateOf(const SessionRun& run) {
  if (!run.place) return Error{run.name, "has no place to go on from"};
  RunState state{run.place->at, run.trace, run.place->lastFinite};
  state.trace.shorten(state.at.rows, state.at.changes);
  return state;
}

Result<std::shared_ptr<const Snapshot>> pictureOf(const SessionRun& run) {
  if (!run.W) return std::shared_ptr<const Snapshot>();
  auto network = buildNetwork(run.end);
  if (!network) return network.error();
  if (run.W->cols() != (*network)->nodeCount())
    return Error{run.name, "has an iterate for another number of nodes"};
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

std::vector<std::string> verifySession(const fs::path& file, const fs::path& folder) {
  std::vector<std::string> problems;
  {
    const auto database = openSession(file);
    if (!database) return {database.error().text()};
    auto check = (*database)->prepare("PRAGMA integrity_check");
    while (check.step())
      if (check.text(0) != "ok") problems.push_back(check.text(0));
    if (auto fine = (*database)->failure(); !fine) problems.push_back(fine.error().text());
  }
  if (!problems.empty()) return problems;
  auto session = readSession(file);
  if (!session) return {session.error().text()};
  if (auto extracted = extractFiles(*session, folder); !extracted)
    return {extracted.error().text()};
  for (const auto& run : session->runs) {
    if (auto picture = pictureOf(run); !picture) problems.push_back(picture.error().text());
    if (!run.place) continue;
    auto started = Run::start(run.start);
    if (!started) {
      problems.push_back(fmt::format("{}: {}", run.name, started.error().text()));
      continue;
    }
    const auto state = stateOf(run);
    if (auto restored = (*started)->restore(*state); !restored)
      problems.push_back(fmt::format("{}: {}", run.name, restored.error().text()));
  }
  return problems;
}

}  // namespace gtv
