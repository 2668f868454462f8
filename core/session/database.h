#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

struct sqlite3;
struct sqlite3_stmt;

namespace gtv {

class Database;

/// One SQL statement with its arguments, run by step(). Errors stay in the database until asked
/// for: see Database::failure().
class Statement {
 public:
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;
  Statement(Statement&& other) noexcept;
  Statement& operator=(Statement&&) = delete;
  ~Statement();

  /// Arguments in their order, from the first; what they point to must live until the next step().
  Statement& bind(std::int64_t value);
  Statement& bindText(std::string_view value);
  Statement& bindBytes(std::string_view value);
  Statement& bindNull();

  /// True: a row is there to be read. False: no more rows, or an error.
  bool step();
  /// Runs a statement without rows to its end and makes it ready for other arguments.
  bool run();

  /// Of the present row; a value of another type reads as 0 or as empty, see isBytes().
  std::int64_t integer(int column) const;
  std::string text(int column) const;
  /// Valid until the next step().
  std::string_view bytes(int column) const;
  int columnCount() const;
  bool isInteger(int column) const;
  bool isText(int column) const;
  bool isBytes(int column) const;

 private:
  friend class Database;
  Statement(Database& database, sqlite3_stmt* statement)
      : database_(&database), statement_(statement) {}

  Database* database_;
  sqlite3_stmt* statement_;
  int bound_ = 0;
};

/// An open SQLite file. One thread at a time. The first thing that goes wrong is kept, and
/// everything after it does nothing, so that a sequence of steps is checked once, at its end.
class Database {
 public:
  enum class Access {
    Create,  ///< read and write; made if it is not there
    Write,   ///< read and write; must be there
    Read,    ///< only read
    Memory   ///< no file: goes with the object; the name is for messages
  };
  static Result<std::unique_ptr<Database>> open(const std::filesystem::path& file, Access access);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  /// Statements without arguments, separated by semicolons.
  void execute(const char* sql);
  Statement prepare(const char* sql);
  /// The one number that a query gives; 0 if there is none.
  std::int64_t number(const char* sql);

  /// All or nothing: runs `body` as one transaction, which is rolled back if anything fails, or
  /// throws.
  Result<void> transaction(const std::function<void()>& body);

  /// What went wrong first since the last call, or success.
  Result<void> failure();
  bool hasFailed() const { return failed_; }
  /// Of the last failure: is it nothing that the content of the file is to blame for?
  bool failureMayPass() const { return mayPass_; }
  /// To be called by users that find something wrong themselves.
  void fail(const std::string& message, bool mayPass = false);

  const std::filesystem::path& file() const { return file_; }

 private:
  friend class Statement;
  explicit Database(std::filesystem::path file) : file_(std::move(file)) {}
  void note(int code);

  std::filesystem::path file_;
  sqlite3* handle_ = nullptr;
  bool failed_ = false;
  bool mayPass_ = false;
  std::string message_;
};

}  // namespace gtv
