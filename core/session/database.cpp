#include "session/database.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <utility>

#include "base/broken_promise.h"
#include "base/input_file.h"

namespace gtv {
namespace {

/// Another program may hold a lock for a moment.
constexpr int lockMilliseconds = 2000;
/// No text or blob of ours is larger; SQLite's own limit is 10^9.
constexpr int largestValue = 1'000'000'000;

/// What SQLite means, for people.
std::string describeFailure(int code, const char* details) {
  switch (code & 0xFF) {
    case SQLITE_FULL:
      return "the disk is full";
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return "it cannot be written: it, its folder or its disk is read-only";
    case SQLITE_CANTOPEN:
      return "it cannot be opened";
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return "another program is using it";
    case SQLITE_NOTADB:
      return "it is not a GTV Lab session";
    case SQLITE_CORRUPT:
      return "it is damaged";
    case SQLITE_IOERR:
      return fmt::format("it cannot be read or written ({})", details);
    case SQLITE_NOMEM:
      return "there is not enough memory for it";
    default:
      return details;
  }
}

/// Somebody else, the disk or the memory is to blame, and not what the file holds.
bool isTransient(int code) {
  switch (code & 0xFF) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_FULL:
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_READONLY:
    case SQLITE_NOMEM:
      return true;
    default:
      return false;
  }
}

}  // namespace

Statement::Statement(Statement&& other) noexcept
    : database_(other.database_),
      statement_(std::exchange(other.statement_, nullptr)),
      bound_(other.bound_) {}

Statement::~Statement() { sqlite3_finalize(statement_); }

Statement& Statement::bind(std::int64_t value) {
  if (!database_->failed_) database_->note(sqlite3_bind_int64(statement_, ++bound_, value));
  return *this;
}

Statement& Statement::bindText(std::string_view value) {
  if (!database_->failed_)
    database_->note(sqlite3_bind_text64(statement_, ++bound_, value.data() ? value.data() : "",
                                        value.size(), SQLITE_STATIC, SQLITE_UTF8));
  return *this;
}

Statement& Statement::bindBytes(std::string_view value) {
  if (!database_->failed_)
    database_->note(sqlite3_bind_blob64(statement_, ++bound_, value.data() ? value.data() : "",
                                        value.size(), SQLITE_STATIC));
  return *this;
}

Statement& Statement::bindNull() {
  if (!database_->failed_) database_->note(sqlite3_bind_null(statement_, ++bound_));
  return *this;
}

bool Statement::step() {
  if (database_->failed_) return false;
  const int code = sqlite3_step(statement_);
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) database_->note(code);
  return false;
}

bool Statement::run() {
  if (database_->failed_) return false;
  step();
  sqlite3_reset(statement_);
  bound_ = 0;
  return !database_->failed_;
}

std::int64_t Statement::integer(int column) const {
  return sqlite3_column_int64(statement_, column);
}

std::string Statement::text(int column) const { return std::string(bytes(column)); }

std::string_view Statement::bytes(int column) const {
  if (!isText(column) && !isBytes(column)) return {};
  const void* data = sqlite3_column_blob(statement_, column);
  const int size = sqlite3_column_bytes(statement_, column);
  return data == nullptr ? std::string_view()
                         : std::string_view(static_cast<const char*>(data), size);
}

int Statement::columnCount() const { return sqlite3_column_count(statement_); }

bool Statement::isInteger(int column) const {
  return sqlite3_column_type(statement_, column) == SQLITE_INTEGER;
}
bool Statement::isText(int column) const {
  return sqlite3_column_type(statement_, column) == SQLITE_TEXT;
}
bool Statement::isBytes(int column) const {
  return sqlite3_column_type(statement_, column) == SQLITE_BLOB;
}

Result<std::unique_ptr<Database>> Database::open(const std::filesystem::path& file, Access access) {
  // SQLite would wait for a pipe.
  if (auto isFile = checkIsFile(file); access != Access::Memory && !isFile) return isFile.error();
  auto database = std::unique_ptr<Database>(new Database(file));
  int flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
  if (access == Access::Create || access == Access::Memory)
    flags |= SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  else
    flags |= access == Access::Write ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY;
  // A relative name that begins with ":" would be a database in memory.
  std::error_code gone;
  const auto path =
      access == Access::Memory ? ":memory:" : std::filesystem::absolute(file, gone).string();
  if (gone) return Error{file.string(), "it cannot be opened: the current folder is gone"};
  const int code = sqlite3_open_v2(path.c_str(), &database->handle_, flags, nullptr);
  if (code != SQLITE_OK) return Error{file.string(), describeFailure(code, sqlite3_errstr(code))};
  sqlite3_busy_timeout(database->handle_, lockMilliseconds);
  // A file from elsewhere is only looked at: none of its views, triggers or functions run.
  sqlite3_db_config(database->handle_, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(database->handle_, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  sqlite3_db_config(database->handle_, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
  sqlite3_db_config(database->handle_, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
  sqlite3_limit(database->handle_, SQLITE_LIMIT_LENGTH, largestValue);
  // Nothing of it lies elsewhere on the disk, even for a moment.
  database->execute("PRAGMA cell_size_check=ON; PRAGMA mmap_size=0; PRAGMA temp_store=MEMORY");
  if (auto fine = database->failure(); !fine) return fine.error();
  return database;
}

Database::~Database() { sqlite3_close_v2(handle_); }

void Database::execute(const char* sql) {
  if (failed_) return;
  note(sqlite3_exec(handle_, sql, nullptr, nullptr, nullptr));
}

Statement Database::prepare(const char* sql) {
  sqlite3_stmt* statement = nullptr;
  if (!failed_) note(sqlite3_prepare_v2(handle_, sql, -1, &statement, nullptr));
  return {*this, statement};
}

std::int64_t Database::number(const char* sql) {
  auto statement = prepare(sql);
  return statement.step() ? statement.integer(0) : 0;
}

Result<void> Database::transaction(const std::function<void()>& body) {
  const auto rollBack = [&] {
    if (sqlite3_get_autocommit(handle_) == 0)
      sqlite3_exec(handle_, "ROLLBACK", nullptr, nullptr, nullptr);
  };
  execute("BEGIN IMMEDIATE");
  try {
    if (!failed_) body();
  } catch (const BrokenPromise&) {
    rollBack();
    static_cast<void>(failure());
    throw;
  } catch (...) {
    fail(caughtError("to write it").message, true);
  }
  execute("COMMIT");
  auto result = failure();
  if (!result) rollBack();
  return result;
}

Result<void> Database::failure() {
  if (!std::exchange(failed_, false)) return {};
  return Error{file_.string(), std::exchange(message_, {})};
}

void Database::fail(const std::string& message, bool mayPass) {
  if (std::exchange(failed_, true)) return;
  message_ = message;
  mayPass_ = mayPass;
}

void Database::note(int code) {
  if (code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW) return;
  fail(describeFailure(code, sqlite3_errmsg(handle_)), isTransient(code));
}

}  // namespace gtv
