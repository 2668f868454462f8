#include "session/session_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <set>
#include <system_error>
#include <utility>

#include "base/broken_promise.h"
#include "base/counted.h"
#include "base/file_output.h"
#include "base/version.h"
#include "session/packing.h"
#include "session/session_reader.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;

/// Rows that are written as one block: it is written anew as long as it grows.
constexpr std::size_t blockRows = 1024;

std::string schema() {
  return std::string(DocumentStore::schema()) +
         "CREATE TABLE fact(key TEXT PRIMARY KEY, json TEXT NOT NULL, crc INTEGER NOT NULL);"
         "CREATE TABLE step(position INTEGER PRIMARY KEY, name TEXT NOT NULL, before INTEGER NOT "
         "NULL,"
         " after INTEGER NOT NULL);"
         "CREATE TABLE run(id INTEGER PRIMARY KEY, position INTEGER NOT NULL, start INTEGER NOT "
         "NULL,"
         " finish INTEGER NOT NULL, json TEXT NOT NULL, last BLOB NOT NULL, crc INTEGER NOT NULL);"
         "CREATE TABLE trace(run INTEGER NOT NULL, first INTEGER NOT NULL, rows BLOB NOT NULL,"
         " crc INTEGER NOT NULL, PRIMARY KEY(run, first));"
         "CREATE TABLE change(run INTEGER NOT NULL, position INTEGER NOT NULL, json TEXT NOT NULL,"
         " crc INTEGER NOT NULL, PRIMARY KEY(run, position));"
         "CREATE TABLE place(run INTEGER PRIMARY KEY, experiment INTEGER NOT NULL,"
         " json TEXT NOT NULL, crc INTEGER NOT NULL);"
         "CREATE TABLE part(run INTEGER NOT NULL, name TEXT NOT NULL, rows INTEGER NOT NULL,"
         " columns INTEGER NOT NULL, numbers BLOB NOT NULL, crc INTEGER NOT NULL,"
         " PRIMARY KEY(run, name));"
         "CREATE TABLE sweep(id INTEGER PRIMARY KEY, position INTEGER NOT NULL, json TEXT NOT NULL,"
         " crc INTEGER NOT NULL);"
         "CREATE TABLE sweepRow(sweep INTEGER NOT NULL, position INTEGER NOT NULL, json TEXT NOT "
         "NULL,"
         " crc INTEGER NOT NULL, PRIMARY KEY(sweep, position));"
         "CREATE TABLE study(name TEXT NOT NULL, position INTEGER NOT NULL, json TEXT NOT NULL,"
         " numbers BLOB NOT NULL, crc INTEGER NOT NULL, PRIMARY KEY(name, position))";
}

void createTables(Database& database) {
  database.execute(fmt::format("PRAGMA application_id={}; PRAGMA user_version={}",
                               sessionApplication, sessionVersion)
                       .c_str());
  database.execute(schema().c_str());
}

void putFact(Database& database, const char* key, const Json& value) {
  const auto text = value.dump();
  auto put = database.prepare(
      "INSERT INTO fact(key, json, crc) VALUES(?1, ?2, ?3)"
      " ON CONFLICT(key) DO UPDATE SET json = ?2, crc = ?3 WHERE json != ?2");
  put.bindText(key).bindText(text).bind(checksum(text)).run();
}

void copyTable(Database& from, Database& to, const std::string& table) {
  auto rows = from.prepare(fmt::format("SELECT * FROM {} ORDER BY rowid", table).c_str());
  std::string places;
  for (int column = 0; column < rows.columnCount(); ++column) places += column == 0 ? "?" : ", ?";
  auto insert = to.prepare(fmt::format("INSERT INTO {} VALUES({})", table, places).c_str());
  while (!to.hasFailed() && rows.step()) {
    for (int column = 0; column < rows.columnCount(); ++column)
      if (rows.isInteger(column))
        insert.bind(rows.integer(column));
      else if (rows.isText(column))
        insert.bindText(rows.bytes(column));
      else
        insert.bindBytes(rows.bytes(column));
    insert.run();
  }
}

/// A file of our own beside the one whose place it takes at last; until then it goes away with the
/// object.
class Aside {
 public:
  Aside(const fs::path& target, mode_t mode) {
    for (int k = 0;; ++k) {
      // The name of the target may be as long as names can be.
      path_ = target.parent_path() / fmt::format(".gtvlab-{}-{}.part", ::getpid(), k);
      const int file = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
      why_ = file < 0 ? errno : 0;
      if (file >= 0) ::close(file);
      if (why_ != EEXIST) return;
    }
  }
  ~Aside() {
    if (why_ != 0 || isGiven_) return;
    std::error_code code;
    fs::remove(path_, code);
    fs::remove(path_.string() + "-journal", code);
  }
  Aside(const Aside&) = delete;
  Aside& operator=(const Aside&) = delete;

  /// It could not be made; an error of the system, or 0.
  int why() const { return why_; }
  const fs::path& path() const { return path_; }
  /// Somebody else sees to it that it goes away.
  const fs::path& give() {
    isGiven_ = true;
    return path_;
  }

 private:
  fs::path path_;
  int why_ = 0;
  bool isGiven_ = false;
};

Matrix asColumn(const std::vector<double>& values) {
  return Eigen::Map<const Vector>(values.data(), static_cast<Eigen::Index>(values.size()));
}

/// What of a place is no matrix.
Json placeFacts(const ResumePoint& place) {
  const auto& at = place.at;
  Json owed;
  if (at.pendingTermination)
    owed = {{"stands", at.pendingTermination->isObjectiveStationary},
            {"certificateIsDue", at.pendingTermination->isCertificateDue}};
  return {{"solver", at.solver.solver},
          {"iteration", at.solver.iteration},
          {"randomState", at.solver.randomState},
          {"anchors", at.solver.anchors.size()},
          {"iterationsBefore", at.iterationsBefore},
          {"status", statusName(at.status)},
          {"message", at.message},
          {"budgetStart", at.budgetStart},
          {"nextCheck", at.nextCheck},
          {"lastCertificate", at.lastCertificate},
          {"attainmentAsked", at.attainmentAsked},
          {"owedEnd", std::move(owed)},
          {"rows", at.rows},
          {"changes", at.changes},
          {"finiteIteration", place.lastFinite.iteration}};
}

/// Messages may name files, whose names need not be UTF-8.
std::string asText(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// Makes sure that what was written is on the disk, and not only in the memory of the system.
Result<void> flush(const fs::path& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool done = file >= 0 && (::fsync(file) == 0 || errno == EINVAL || errno == EROFS);
  const int why = errno;
  if (file >= 0) ::close(file);
  if (done) return {};
  return Error{path.string(), fmt::format("cannot be written ({})", std::strerror(why))};
}

/// When the process dies, the last transaction is there or not there, as a whole.
Result<std::unique_ptr<Database>> openToWrite(const fs::path& file) {
  auto database = Database::open(file, Database::Access::Write);
  if (!database) return database.error();
  (*database)->execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL");
  if (auto done = (*database)->failure(); !done) return done.error();
  return database;
}

/// See isDamaged(); of a file that this process may have open: it is met through SQLite alone, as
/// whoever opens and closes it otherwise ends the locks of the process.
bool hasDamagedContent(const fs::path& file) {
  auto database = Database::open(file, Database::Access::Read);
  if (!database) return false;
  (*database)->execute("BEGIN");
  const auto application = (*database)->number("PRAGMA application_id");
  const auto known = (*database)->number("PRAGMA user_version");
  const bool mayPass = (*database)->failureMayPass();
  if (!(*database)->failure()) return !mayPass;
  if (application == sessionApplication && known > sessionVersion) return false;
  const auto session = readSession(file);
  if (session) return false;
  // A lock, memory or a disk that did not answer may have been in the way. Then it is so for this
  // look at every page as well, or the next reader meets something else.
  auto pages = (*database)->prepare("PRAGMA quick_check(1)");
  while (pages.step()) {
  }
  if (!(*database)->failure() && (*database)->failureMayPass()) return false;
  const auto again = readSession(file);
  return !again && again.error().message == session.error().message;
}

}  // namespace

bool isDamaged(const fs::path& file) {
  {
    std::ifstream in(file, std::ios::binary);
    std::vector<char> block(1 << 16);
    while (in.read(block.data(), static_cast<std::streamsize>(block.size()))) {
    }
    if (!in.eof() || in.bad()) return false;
  }
  return hasDamagedContent(file);
}

SessionChanges changesOf(const Session& session) {
  SessionChanges changes;
  changes.experiment = session.experiment;
  changes.saved = session.saved;
  changes.steps = session.steps;
  changes.done = session.done;
  for (const auto& run : session.runs) changes.runs.push_back({run, 0});
  for (std::size_t k = 0; k < session.sweeps.size(); ++k)
    changes.sweeps.push_back({static_cast<std::int64_t>(k) + 1, session.sweeps[k].plan, 0,
                              session.sweeps[k].rows, session.sweeps[k].folder});
  changes.studies = session.studies;
  changes.screen = session.screen;
  return changes;
}

SessionFile::SessionFile(std::unique_ptr<Database> database)
    : database_(std::move(database)), documents_(*database_) {}

Result<std::unique_ptr<SessionFile>> SessionFile::create(const fs::path& file) {
  std::error_code code;
  if (fs::exists(file, code)) return Error{file.string(), "is there already"};
  auto database = Database::open(file, Database::Access::Create);
  if (!database) return database.error();
  return fill(std::move(*database));
}

Result<std::unique_ptr<SessionFile>> SessionFile::createInMemory() {
  auto database = Database::open("the open session", Database::Access::Memory);
  if (!database) return database.error();
  return fill(std::move(*database));
}

Result<std::unique_ptr<SessionFile>> SessionFile::fill(std::unique_ptr<Database> database) {
  auto& made = *database;
  // Process death loses nothing that was committed; power loss may lose the last moments. Blocks of
  // rows are large, and so are the pages.
  made.execute("PRAGMA page_size=8192; PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL");
  auto done = made.transaction([&] {
    createTables(made);
    putFact(made, "columns", packedColumns());
    putFact(made, "program", version());
  });
  if (!done) return done.error();
  return std::unique_ptr<SessionFile>(new SessionFile(std::move(database)));
}

Result<std::unique_ptr<SessionFile>> SessionFile::open(const fs::path& file) {
  auto database = openToWrite(file);
  if (!database) return database.error();
  auto session = std::unique_ptr<SessionFile>(new SessionFile(std::move(*database)));
  session->mustLearn_ = true;
  return session;
}

bool SessionFile::isAsWrittenHere() {
  std::string there;
  auto tables = database_->prepare("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL");
  while (tables.step()) there += (there.empty() ? "" : ";") + tables.text(0);
  auto columns = database_->prepare("SELECT json FROM fact WHERE key = 'columns'");
  const bool same = there == schema() && columns.step() &&
                    columns.text(0) == Json(packedColumns()).dump() &&
                    database_->number("PRAGMA user_version") == sessionVersion;
  return database_->failure().ok() && same;
}

/// Within a transaction: what is there is what was committed before, whoever wrote it. Of what it
/// does not tell nothing is taken for granted.
void SessionFile::learn() {
  documents_.learn();
  runs_.clear();
  sweeps_.clear();
  // What belongs to nothing would be taken for a part of what comes under its number.
  for (const char* table : {"trace", "change", "place", "part"})
    database_->execute(
        fmt::format("DELETE FROM {} WHERE run NOT IN (SELECT id FROM run)", table).c_str());
  database_->execute("DELETE FROM sweepRow WHERE sweep NOT IN (SELECT id FROM sweep)");
  const auto size = packedRowSize();
  auto blocks = database_->prepare(
      "SELECT id, ifnull(first, 0), ifnull(rows, x'') FROM run LEFT JOIN trace ON run.id = "
      "trace.run AND first = (SELECT max(first) FROM trace WHERE trace.run = run.id)");
  while (blocks.step()) {
    auto& run = runs_[blocks.integer(0)];
    run.tail = blocks.bytes(2);
    run.rows = static_cast<std::size_t>(blocks.integer(1)) + run.tail.size() / size;
  }
  auto changes = database_->prepare("SELECT run, count(*) FROM change GROUP BY run");
  while (changes.step())
    runs_[changes.integer(0)].changes = static_cast<std::size_t>(changes.integer(1));
  auto sweeps = database_->prepare(
      "SELECT id, (SELECT count(*) FROM sweepRow WHERE sweep = sweep.id) FROM sweep");
  while (sweeps.step()) sweeps_[sweeps.integer(0)] = static_cast<std::size_t>(sweeps.integer(1));
  studies_.clear();
  auto studies = database_->prepare("SELECT name, count(*) FROM study GROUP BY name");
  while (studies.step())
    studies_[studies.text(0)].resize(static_cast<std::size_t>(studies.integer(1)));
}

Result<void> SessionFile::write(const SessionChanges& changes) {
  const bool mustLearn = std::exchange(mustLearn_, true);
  auto done = database_->transaction([&] {
    if (mustLearn) learn();
    if (database_->hasFailed()) return;
    writeRuns(changes.runs);
    writeState(changes);
    writeSweeps(changes.sweeps);
    writeStudies(changes.studies);
    documents_.forgetOthers();
  });
  mustLearn_ = !done;
  isSound_ = isSound_ && (done || database_->failureMayPass());
  return done;
}

void SessionFile::writeState(const SessionChanges& changes) {
  auto& files = changes.runs.empty() ? files_ : filesOf_[changes.runs.front().run.id];
  putFact(*database_, "state",
          {{"experiment", documents_.put(changes.experiment, files)},
           {"saved", documents_.put(changes.saved, files)},
           {"done", changes.done}});
  putFact(*database_, "screen",
          documents_.inSession(changes.screen, changes.experiment.folder(), files));
  auto put = database_->prepare(
      "INSERT INTO step(position, name, before, after) VALUES(?1, ?2, ?3, ?4)"
      " ON CONFLICT(position) DO UPDATE SET name = ?2, before = ?3, after = ?4"
      " WHERE name != ?2 OR before != ?3 OR after != ?4");
  std::int64_t position = 0;
  for (const auto& step : changes.steps) {
    const auto before = documents_.put(step.before, files);
    const auto after = documents_.put(step.after, files);
    const auto name = documents_.withoutPlaces(step.name);
    put.bind(position++).bindText(name).bind(before).bind(after).run();
  }
  database_->prepare("DELETE FROM step WHERE position >= ?").bind(position).run();
}

void SessionFile::writeRuns(const std::vector<RunChanges>& runs) {
  std::set<std::int64_t> present;
  std::int64_t position = 0;
  for (const auto& run : runs) {
    present.insert(run.run.id);
    writeRun(run, position++);
  }
  for (auto it = runs_.begin(); it != runs_.end();) {
    if (present.contains(it->first)) {
      ++it;
      continue;
    }
    for (const char* sql : {"DELETE FROM run WHERE id = ?", "DELETE FROM trace WHERE run = ?",
                            "DELETE FROM change WHERE run = ?", "DELETE FROM place WHERE run = ?",
                            "DELETE FROM part WHERE run = ?"})
      database_->prepare(sql).bind(it->first).run();
    filesOf_.erase(it->first);
    it = runs_.erase(it);
  }
}

void SessionFile::writeRun(const RunChanges& changes, std::int64_t position) {
  const auto& run = changes.run;
  auto& written = runs_[run.id];
  auto& files = filesOf_[run.id];
  // The documents first: what people are told of a run may name their files.
  const auto start = documents_.put(run.start, files);
  const auto finish = documents_.put(run.end, files);
  Json about{{"name", run.name},
             {"color", run.color},
             {"pinned", run.pinned},
             {"hidden", run.hidden},
             {"instructionSet", run.instructionSet},
             {"program", run.program},
             {"status", statusName(run.status)},
             {"message", documents_.withoutPlaces(run.message)}};
  if (run.racer >= 0) about["racer"] = run.racer;
  const auto facts = asText(about);
  const auto last = packRows(&run.last, 1);
  database_
      ->prepare(
          "INSERT INTO run(id, position, start, finish, json, last, crc) VALUES(?1, ?2, ?3, ?4, "
          "?5, ?6, ?7) ON CONFLICT(id) DO UPDATE SET position = ?2, start = ?3, finish = ?4, json "
          "= ?5, last = ?6, crc = ?7 WHERE position != ?2 OR start != ?3 OR finish != ?4 OR json "
          "!= ?5 OR last != ?6")
      .bind(run.id)
      .bind(position)
      .bind(start)
      .bind(finish)
      .bindText(facts)
      .bindBytes(last)
      .bind(checksum(facts + last))
      .run();
  const bool wentBack = changes.kept < written.rows;
  writeRows(changes, written);
  writeChanges(run, written, wentBack);
  writeIterates(run, written);
}

void SessionFile::writeRows(const RunChanges& changes, Written& written) {
  const auto& rows = changes.run.trace.rows();
  const auto size = packedRowSize();
  const auto id = changes.run.id;
  if (changes.kept > written.rows)
    return database_->fail(fmt::format("it has {} of {}, not {}",
                                       counted(static_cast<std::int64_t>(written.rows), "row"),
                                       changes.run.name, changes.kept));
  if (changes.kept == written.rows && rows.empty()) return;
  if (changes.kept < written.rows) {
    const auto first = changes.kept / blockRows * blockRows;
    if (first < (written.rows - 1) / blockRows * blockRows) {
      auto block = database_->prepare("SELECT rows FROM trace WHERE run = ? AND first = ?");
      block.bind(id).bind(static_cast<std::int64_t>(first)).step();
      written.tail = block.bytes(0);
    }
    written.tail.resize((changes.kept - first) * size);
    written.rows = changes.kept;
    database_->prepare("DELETE FROM trace WHERE run = ? AND first >= ?")
        .bind(id)
        .bind(static_cast<std::int64_t>(first))
        .run();
  }
  auto first = written.rows - written.tail.size() / size;
  auto put =
      database_->prepare("INSERT OR REPLACE INTO trace(run, first, rows, crc) VALUES(?, ?, ?, ?)");
  const auto write = [&](std::string_view block) {
    put.bind(id)
        .bind(static_cast<std::int64_t>(first))
        .bindBytes(block)
        .bind(checksum(block))
        .run();
  };
  for (std::size_t k = 0; k < rows.size();) {
    const auto room = blockRows - written.tail.size() / size;
    if (room == 0) {
      first += blockRows;
      written.tail.clear();
      continue;
    }
    const auto count = std::min(room, rows.size() - k);
    written.tail += packRows(rows.data() + k, count);
    k += count;
    write(written.tail);
  }
  if (rows.empty() && !written.tail.empty()) write(written.tail);
  written.rows += rows.size();
}

/// They are few and all come; those that the file has are the first of them, unless the run went
/// back.
void SessionFile::writeChanges(const SessionRun& run, Written& written, bool anew) {
  const auto& changes = run.trace.changes();
  if (anew || changes.size() < written.changes) {
    database_->prepare("DELETE FROM change WHERE run = ?").bind(run.id).run();
    written.changes = 0;
  }
  auto put = database_->prepare("INSERT INTO change(run, position, json, crc) VALUES(?, ?, ?, ?)");
  for (std::size_t k = 0; k < changes.size(); ++k) {
    // The files that they name are still needed, whether they are written now or were before.
    auto set = documents_.inSession(changes[k].set, run.end.folder(), filesOf_[run.id]);
    if (k < written.changes) continue;
    const auto json = Json{{"iteration", changes[k].iteration}, {"set", std::move(set)}}.dump();
    ++written.changes;
    put.bind(run.id).bind(static_cast<std::int64_t>(k)).bindText(json).bind(checksum(json)).run();
  }
}

void SessionFile::writeIterates(const SessionRun& run, Written& written) {
  const bool samePlace = run.place == written.place;
  if (samePlace && run.W == written.W) return;
  const bool isAtPlace = run.place && run.W && run.place->at.iteration() == run.last.iteration &&
                         run.place->at.solver.W == *run.W;
  database_->prepare("DELETE FROM part WHERE run = ? AND name = 'W'").bind(run.id).run();
  if (run.W && !isAtPlace) writePart(run.id, "W", *run.W);
  written.W = run.W;
  if (samePlace) return;
  written.place = run.place;
  database_->prepare("DELETE FROM part WHERE run = ? AND name != 'W'").bind(run.id).run();
  database_->prepare("DELETE FROM place WHERE run = ?").bind(run.id).run();
  if (!run.place) return;
  const auto& at = run.place->at;
  const auto& finite = run.place->lastFinite;
  const auto experiment = documents_.put(at.experiment, filesOf_[run.id]);
  auto facts = placeFacts(*run.place);
  facts["message"] = documents_.withoutPlaces(at.message);
  const auto text = asText(facts);
  database_->prepare("INSERT INTO place(run, experiment, json, crc) VALUES(?, ?, ?, ?)")
      .bind(run.id)
      .bind(experiment)
      .bindText(text)
      .bind(checksum(text))
      .run();
  writePart(run.id, "solver.W", at.solver.W);
  writePart(run.id, "solver.U", at.solver.U);
  for (std::size_t k = 0; k < at.solver.anchors.size(); ++k)
    writePart(run.id, anchorPart(k), at.solver.anchors[k]);
  if (at.solver.best.size() > 0) writePart(run.id, "solver.best", at.solver.best);
  writePart(run.id, "solver.scalars", asColumn(at.solver.scalars));
  writePart(run.id, "objectives", asColumn(at.objectives));
  writePart(
      run.id, "spent",
      asColumn({at.traffic.messages, at.traffic.vectors, at.traffic.numbers, at.totalSeconds}));
  if (finite.W == at.solver.W && finite.U == at.solver.U) return;
  writePart(run.id, "finite.W", finite.W);
  writePart(run.id, "finite.U", finite.U);
}

void SessionFile::writePart(std::int64_t run, const std::string& name, const Matrix& A) {
  const auto numbers = packMatrix(A);
  database_
      ->prepare("INSERT INTO part(run, name, rows, columns, numbers, crc) VALUES(?, ?, ?, ?, ?, ?)")
      .bind(run)
      .bindText(name)
      .bind(A.rows())
      .bind(A.cols())
      .bindBytes(numbers)
      .bind(checksum(numbers))
      .run();
}

/// Why a run of a sweep was refused may be said of one of its files.
Json SessionFile::withoutPlaces(const Json& row) const {
  auto out = row;
  if (out.is_object() && out.contains("error") && out["error"].is_string())
    out["error"] = documents_.withoutPlaces(out["error"].get<std::string>());
  return out;
}

void SessionFile::writeSweeps(const std::vector<SweepChanges>& sweeps) {
  std::set<std::int64_t> present;
  std::int64_t position = 0;
  for (const auto& sweep : sweeps) {
    present.insert(sweep.id);
    const auto plan =
        documents_.inSession(sweep.plan, sweep.folder, filesOfSweeps_[sweep.id]).dump();
    database_
        ->prepare(
            "INSERT INTO sweep(id, position, json, crc) VALUES(?1, ?2, ?3, ?4) ON CONFLICT(id) DO "
            "UPDATE SET position = ?2, json = ?3, crc = ?4 WHERE position != ?2 OR json != ?3")
        .bind(sweep.id)
        .bind(position++)
        .bindText(plan)
        .bind(checksum(plan))
        .run();
    auto& written = sweeps_[sweep.id];
    if (sweep.kept > written)
      return database_->fail(fmt::format("it has {} of a sweep, not {}",
                                         counted(static_cast<std::int64_t>(written), "row"),
                                         sweep.kept));
    if (sweep.kept < written)
      database_->prepare("DELETE FROM sweepRow WHERE sweep = ? AND position >= ?")
          .bind(sweep.id)
          .bind(static_cast<std::int64_t>(sweep.kept))
          .run();
    written = sweep.kept;
    auto put =
        database_->prepare("INSERT INTO sweepRow(sweep, position, json, crc) VALUES(?, ?, ?, ?)");
    for (const auto& row : sweep.rows) {
      const auto text = asText(withoutPlaces(row));
      put.bind(sweep.id)
          .bind(static_cast<std::int64_t>(written++))
          .bindText(text)
          .bind(checksum(text))
          .run();
    }
  }
  for (auto it = sweeps_.begin(); it != sweeps_.end();) {
    if (present.contains(it->first)) {
      ++it;
      continue;
    }
    for (const char* sql :
         {"DELETE FROM sweep WHERE id = ?", "DELETE FROM sweepRow WHERE sweep = ?"})
      database_->prepare(sql).bind(it->first).run();
    filesOfSweeps_.erase(it->first);
    it = sweeps_.erase(it);
  }
}

void SessionFile::writeStudies(const Studies& studies) {
  const auto shorten = [&](const std::string& name, std::size_t length) {
    database_->prepare("DELETE FROM study WHERE name = ? AND position >= ?")
        .bindText(name)
        .bind(static_cast<std::int64_t>(length))
        .run();
  };
  for (const auto& [name, written] : studies_)
    if (!studies.contains(name)) shorten(name, 0);
  std::erase_if(studies_, [&](const auto& study) { return !studies.contains(study.first); });
  auto put = database_->prepare(
      "INSERT OR REPLACE INTO study(name, position, json, numbers, crc) VALUES(?, ?, ?, ?, ?)");
  for (const auto& [name, parts] : studies) {
    auto& written = studies_[name];
    if (written.size() > parts.size()) shorten(name, parts.size());
    written.resize(parts.size());
    for (std::size_t k = 0; k < parts.size(); ++k) {
      if (written[k] == parts[k]) continue;
      const auto facts = parts[k]->facts.dump();
      put.bindText(name)
          .bind(static_cast<std::int64_t>(k))
          .bindText(facts)
          .bindBytes(parts[k]->numbers)
          .bind(checksum(facts + parts[k]->numbers))
          .run();
      written[k] = parts[k];
    }
  }
}

Result<void> SessionFile::putInPlace(const fs::path& unfinished, const fs::path& file) {
  std::error_code code;
  fs::permissions(unfinished, fs::perms::owner_read | fs::perms::owner_write, code);
  // Who dies while a file gets a log of its transactions leaves one that cannot just be read.
  if (auto opened = openToWrite(unfinished); !opened) return opened.error();
  fs::rename(unfinished, file, code);
  if (code) return Error{file.string(), fmt::format("cannot be written ({})", code.message())};
  return {};
}

Result<void> SessionFile::moveTo(const fs::path& unfinished, const fs::path& file) {
  if (auto saved = saveAs(unfinished); !saved) return saved;
  if (auto put = putInPlace(unfinished, file); !put) return put;
  auto opened = openToWrite(file);
  if (!opened) return opened.error();
  documents_.follow(**opened);
  database_ = std::move(*opened);
  mustLearn_ = true;
  return {};
}

Result<void> SessionFile::saveAs(const fs::path& target,
                                 const std::vector<const SessionChanges*>& pending) {
  try {
    return saveOver(target, pending);
  } catch (const BrokenPromise&) {
    throw;
  } catch (...) {
    return Error{target.string(), caughtError("to save").message};
  }
}

Result<std::unique_ptr<SessionFile>> SessionFile::pin() const {
  auto database = Database::open(database_->file(), Database::Access::Read);
  if (!database) return database.error();
  // The transaction begins with the first look at a table.
  (*database)->execute("BEGIN; SELECT count(*) FROM sqlite_schema");
  if (auto begun = (*database)->failure(); !begun) return begun.error();
  auto pinned = std::unique_ptr<SessionFile>(new SessionFile(std::move(*database)));
  pinned->isPinned_ = true;
  return pinned;
}

/// Into an empty file. Nothing of what was deleted before is in it.
Result<void> SessionFile::copyTo(const fs::path& target) {
  if (!isPinned_) {
    database_->prepare("VACUUM INTO ?").bindText(target.string()).run();
    return database_->failure();
  }
  // VACUUM begins a transaction of its own, which could see more.
  auto opened = Database::open(target, Database::Access::Write);
  if (!opened) return opened.error();
  auto& copy = **opened;
  // If anything goes wrong the file is deleted; else it is flushed as a whole.
  copy.execute("PRAGMA page_size=8192; PRAGMA journal_mode=MEMORY; PRAGMA synchronous=OFF");
  auto done = copy.transaction([&] {
    createTables(copy);
    auto tables =
        database_->prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid");
    while (tables.step()) copyTable(*database_, copy, tables.text(0));
  });
  if (auto read = database_->failure(); !read) return read;
  return done;
}

Result<void> SessionFile::saveOver(const fs::path& target,
                                   const std::vector<const SessionChanges*>& pending) {
  const auto failed = [&](const std::string& why) {
    return Error{target.string(), fmt::format("cannot be written ({})", why)};
  };
  const auto at = [&](const Error& error) { return Error{target.string(), error.message}; };
  std::error_code code;
  if (const auto status = fs::status(target, code); fs::exists(status)) {
    if (!fs::is_regular_file(status))
      return Error{target.string(), "exists already and is not a file that could be replaced"};
    // Who has protected it wants it to stay, whatever could take its place.
    if ((status.permissions() & (fs::perms::owner_write | fs::perms::group_write |
                                 fs::perms::others_write)) == fs::perms::none)
      return Error{target.string(), "it is read-only"};
  }
  const auto output = FileOutput::open(target);
  if (!output) return output.error();
  const auto& place = output->place();
  // What replaces a file is nobody else's to read before it is as readable as that was.
  Aside aside(place, fs::exists(place, code) ? 0600 : 0644);
  if (aside.why() != 0) return failed(std::strerror(aside.why()));
  if (auto copied = copyTo(aside.path()); !copied) {
    isSound_ = isSound_ && database_->failureMayPass();
    return at(copied.error());
  }
  if (!pending.empty()) {
    auto opened = Database::open(aside.path(), Database::Access::Write);
    if (!opened) return at(opened.error());
    (*opened)->execute("PRAGMA secure_delete=ON");
    SessionFile copy(std::move(*opened));
    copy.mustLearn_ = true;
    copy.documents_.takeReadFiles(documents_);
    copy.filesOf_ = filesOf_;
    copy.files_ = files_;
    copy.filesOfSweeps_ = filesOfSweeps_;
    for (const auto* changes : pending)
      if (auto written = copy.write(*changes); !written) return at(written.error());
  }
  if (auto flushed = flush(aside.path()); !flushed) return at(flushed.error());
  // What cannot be opened again takes the place of nothing.
  if (const auto back = readSession(aside.path()); !back) {
    // The disk of the target may be to blame; a session in memory has no other file to look at.
    const auto& own = database_->file();
    isSound_ = isSound_ && !hasDamagedContent(fs::exists(own, code) ? own : aside.path());
    return failed(fmt::format("it cannot be read back: {}", back.error().message));
  }
  if (auto taken = output->take(aside.give()); !taken) return taken;
  const auto folder = place.parent_path().empty() ? fs::path(".") : place.parent_path();
  // In one that may be written to but not looked at the file is there all the same.
  if (::access(folder.c_str(), R_OK) != 0) return {};
  return flush(folder);
}

}  // namespace gtv
