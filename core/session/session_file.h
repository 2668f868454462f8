#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/json.h"
#include "session/database.h"
#include "session/document_store.h"
#include "session/session.h"

namespace gtv {

/// What is new in a run since it was written last.
struct RunChanges {
  /// As it is now; its trace has all live changes, but only the rows after the first `kept`.
  SessionRun run;
  std::size_t kept = 0;  ///< rows of the file that still stand; those after them are forgotten
};

struct SweepChanges {
  std::int64_t id = 0;
  Json plan;
  std::size_t kept = 0;
  std::vector<Json> rows;             ///< after those
  std::filesystem::path folder = {};  ///< where relative names of files in the plan start
};

/// What is new in a session. It lists all steps, runs, sweeps and studies: what it does not list is
/// deleted. Of runs and sweeps that the file already has it needs to hold only what is new. Parts
/// of studies that are the same objects as before are not written again.
struct SessionChanges {
  Experiment experiment;
  Experiment saved;
  std::vector<SessionStep> steps;
  std::size_t done = 0;
  std::vector<RunChanges> runs;
  std::vector<SweepChanges> sweeps;
  Studies studies;
  Json screen = Json::object();
};

/// Can nobody read this session, now or later? Not so if somebody else holds it, if its disk does
/// not answer, or if a newer program wrote it.
bool isDamaged(const std::filesystem::path& file);

/// All of a session as news for an empty file.
SessionChanges changesOf(const Session& session);

/// "GTVL", and the version of the tables that is written here.
inline constexpr int sessionApplication = 0x4754564C;
inline constexpr int sessionVersion = 1;

/// A session in an SQLite file with application_id sessionApplication, user_version sessionVersion.
/// Doubles are little-endian blobs, everything has a checksum.
///
/// The open session of a window is such a file, written in small transactions; saveAs() makes a
/// file of it that is complete, beside the target, and renames it over the target.
class SessionFile {
 public:
  /// An empty session; an Error if something is there already. Ready for many small transactions:
  /// when the process dies, the last one is there or not there, as a whole.
  static Result<std::unique_ptr<SessionFile>> create(const std::filesystem::path& file);

  /// The same without a file.
  static Result<std::unique_ptr<SessionFile>> createInMemory();

  /// Goes on with a file that is a session, in the same way.
  static Result<std::unique_ptr<SessionFile>> open(const std::filesystem::path& file);
  /// False: it does not hold what was written there, whatever has happened to it. What is written
  /// there from now on is lost, or cannot be saved.
  bool isSound() const { return isSound_; }
  /// See DocumentStore::leftOut(), of the last write().
  std::string leftOut() const { return documents_.leftOut(); }
  /// Has it the tables and the columns that create() gives? Else it can be read, but not written.
  bool hasPresentSchema();

  /// One transaction; nothing of it is there if it fails, and it may be tried again. After that
  /// everything that is known of the file is read anew: it is not asked what did fail.
  Result<void> write(const SessionChanges& changes);

  /// The session as it is at this moment, to be saved by another thread while news are written
  /// here.
  Result<std::unique_ptr<SessionFile>> snapshotForSave() const;

  /// Writes beside the target, reads that back, and renames it over the target: the target is the
  /// old one, or the new one, which can be opened.
  /// `pending` are news that could not be written here; the target has them all the same.
  Result<void> saveAs(const std::filesystem::path& target,
                      const std::vector<const SessionChanges*>& pending = {});

  /// Gives a file that is a session, and that nobody has open, its name, as one that can be opened:
  /// what is done to it for that is done before.
  static Result<void> putInPlace(const std::filesystem::path& unfinished,
                                 const std::filesystem::path& file);
  /// Saves it in both steps and goes on there; if that fails, here.
  Result<void> moveTo(const std::filesystem::path& unfinished, const std::filesystem::path& file);

 private:
  /// What the file has of a run.
  struct Written {
    std::size_t rows = 0;
    std::string tail;  ///< the rows of the last block
    std::size_t changes = 0;
    /// Nothing: it is not known what the file has, if anything.
    std::optional<std::shared_ptr<const Matrix>> W;
    std::optional<std::shared_ptr<const ResumePoint>> resumePoint;
  };
  explicit SessionFile(std::unique_ptr<Database> database);
  static Result<std::unique_ptr<SessionFile>> fill(std::unique_ptr<Database> database);
  static void putFact(Database& database, const char* key, const Json& value);
  void writeState(const SessionChanges& changes);
  void writeRuns(const std::vector<RunChanges>& runs);
  void writeRun(const RunChanges& changes, std::int64_t position);
  void writeRows(const RunChanges& changes, Written& written);
  void writeChanges(const SessionRun& run, Written& written, bool anew);
  void writeIterates(const SessionRun& run, Written& written);
  void writePart(std::int64_t run, const std::string& name, const Matrix& A);
  Json withoutPaths(const Json& row) const;
  void writeSweeps(const std::vector<SweepChanges>& sweeps);
  void writeStudies(const Studies& studies);
  void learn();
  Result<void> copyTo(const std::filesystem::path& target);
  Result<void> saveOver(const std::filesystem::path& target,
                        const std::vector<const SessionChanges*>& pending);

  std::unique_ptr<Database> database_;
  DocumentStore documents_;
  bool isPinned_ = false;  ///< it is within a transaction that sees nothing of what comes
  bool mustLearn_ = false;
  bool isSound_ = true;
  std::map<std::int64_t, Written> runs_;
  /// Of every run the files as they were when it began; of the state those of the present run, or
  /// these if there is none.
  std::map<std::int64_t, DocumentStore::Files> filesOf_;
  DocumentStore::Files files_;
  std::map<std::int64_t, DocumentStore::Files> filesOfSweeps_;  ///< as they were when it began
  std::map<std::int64_t, std::size_t> sweeps_;                  ///< rows written
  Studies studies_;  ///< as written; null: of parts that are not known
};

}  // namespace gtv
