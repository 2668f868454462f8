#include "session/session_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>
#include <utility>

#include "base/broken_promise.h"
#include "base/file_output.h"
#include "base/version.h"
#include "session/packing.h"
#include "session/session_reader.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;

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

bool SessionFile::hasPresentSchema() {
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

Result<std::unique_ptr<SessionFile>> SessionFile::snapshotForSave() const {
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
