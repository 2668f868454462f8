#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/json.h"
#include "sweeps/sweep_rows.h"
#include "ui/live/opened_session.h"
#include "ui/widgets/background_task.h"

namespace gtv::ui {

class ExperimentDocument;
class SolverThread;

/// Keeps what the window holds: changes go to a working copy in the background, and from there into
/// files that the user names. Of a run its state, and the rows and changes up to there, go
/// together: whenever the process dies, what it leaves is how everything was at one moment, not
/// longer ago than a second, or than it takes to write what has changed where that takes longer.
/// Reads sessions in the background, too.
class SessionKeeper : public QObject {
  Q_OBJECT

 public:
  SessionKeeper(ExperimentDocument& document, RunList& runs, SolverThread& solver, QObject* parent);

  /// What the window looks like, for the session.
  void setScreen(std::function<Json()> screen) { screen_ = std::move(screen); }
  /// Brings the rows that wait for the curves into the list of runs.
  void setRows(std::function<void()> take) { takeRows_ = std::move(take); }
  /// A sweep of the window, made only when it is written.
  struct SweepSource {
    std::int64_t id = 0;
    std::size_t rows = 0;
    std::function<SessionSweep()> make;
  };
  /// Those of the window; rows come for the last one.
  void setSweeps(std::function<std::vector<SweepSource>()> sweeps) { sweeps_ = std::move(sweeps); }
  /// The race of the window.
  struct RaceSource {
    int number = 0;    ///< which race it is
    int revision = 0;  ///< another one whenever `make` would give something else
    std::function<std::vector<SessionRun>()> make;
  };
  void setRace(std::function<RaceSource()> race) { race_ = std::move(race); }
  /// What the views of the window have found, by name.
  void setStudies(std::function<Studies()> studies) { studies_ = std::move(studies); }
  /// Where working copies are; openSessionsFolder() if nobody says otherwise.
  void setRoot(std::filesystem::path root) { root_ = std::move(root); }
  const std::filesystem::path& root() const { return root_; }
  /// From now on; before that only saving makes a working copy. While a session is read there is
  /// nothing to keep yet: it brings its own. False, and says why, if there cannot be one.
  bool begin();
  bool hasWorkingCopy() const { return writer_ != nullptr; }
  /// Empty before begin().
  std::filesystem::path folder() const;

  /// The document is another one. What the screen shows is seen without.
  void noteChange();
  /// The picture of the run is another one.
  void noteRun(const Snapshot& picture);
  /// There is another sweep, or none any more.
  void noteSweep();
  /// Rows of the sweep came.
  void noteSweepRows(const std::vector<SweepRow>& rows);
  /// What is open was brought back: nothing of it counts as saved.
  void noteRecovered();
  bool isRecovered() const { return recovered_; }
  /// Another document has taken the place of what was brought back.
  void forgetRecovered() { recovered_ = false; }
  /// Changes since the last save.
  bool hasUnsavedChanges() const { return hasUnsavedChanges_; }
  /// Changes that are on their way to the working copy.
  bool isBusy() const;
  /// The newest there is goes to the working copy now; isBusy() until it is there.
  void writeNow() {
    if (writer_) requestCheckpoint(true);
  }

  bool isSaving() const { return saves_ > 0; }
  /// What is open cannot be kept, or could not be saved the last time.
  bool isFailing() const { return failing_ || saveFailed_; }

  /// What is open now, as a file; saved() or saveFailed() follows, later.
  void save(const std::filesystem::path& file);
  /// At saved(): what the file has, and whether it is still the document of the window.
  const Experiment& savedExperiment() const { return savedExperiment_; }
  bool isSavedDocument() const;
  /// Reads a file, or the working copy of a process that is gone; opened() or openFailed() follows.
  void open(const std::filesystem::path& file);
  void recover(const OtherCopy& copy);
  /// What is being read is not wanted any more.
  void cancelReading();
  /// Since it was read nothing else was opened, and nothing else is read.
  bool isWanted(const OpenedSession& session) const { return session.number == number_; }
  /// What was opened is not shown after all. If nothing else is read, what the window holds is
  /// kept.
  void discardOpened(const OpenedSession& session);
  /// The working copy of what was opened takes the place of the one before, which is deleted.
  void adopt(std::unique_ptr<WorkingCopy> copy, const std::filesystem::path& file,
             const FileStamp& stamp);
  /// The document has another file, or that was written.
  void describe(const FileStamp& stamp);
  /// The end, as the user wants it: nothing is left to restore.
  void discard();

  /// Between a change and the working copy.
  static constexpr int milliseconds = 250;

 Q_SIGNALS:
  void saved(QString file);
  void saveFailed(QString why);
  void opened(std::shared_ptr<gtv::ui::OpenedSession> session);
  void openFailed(QString file, QString why);
  /// The working copy cannot be written; empty: it can again.
  void workingCopyFailed(QString why);
  /// Files that are too large for the session, with their sizes.
  void leftOut(QString files);

 private:
  bool makeCopy();
  /// begin() had to wait for what was read; that is not shown.
  void beginLate();
  /// What there is at once: the document and its steps.
  SessionChanges beginning() const;
  /// Goes on in this one.
  void follow(std::unique_ptr<WorkingCopy> copy, const std::filesystem::path& file,
              const FileStamp& stamp);
  /// The working copy does not hold what was written there, and another one gets all that the
  /// window holds. False: there is no need to, or it was of no use.
  bool replaceUnsoundCopy();
  void tick();
  void reportWorkingCopy(const QString& why);
  Json look() const;
  void requestCheckpoint(bool now);
  void takeCheckpoint(const std::shared_ptr<const RunCheckpoint>& checkpoint);
  /// False: not everything has come that belongs to it.
  bool write();
  void saveTo(const std::filesystem::path& file);
  SessionChanges collectChanges();
  std::vector<SweepChanges> collectSweepChanges();
  void addRace(std::vector<RunChanges>& runs);
  void load(const std::filesystem::path& source, const std::filesystem::path& file,
            const std::optional<OtherCopy>& leftover);

  ExperimentDocument& document_;
  RunList& runs_;
  SolverThread& solver_;
  std::function<Json()> screen_;
  std::function<void()> takeRows_;
  std::function<std::vector<SweepSource>()> sweeps_;
  std::function<RaceSource()> race_;
  std::function<Studies()> studies_;
  int raceNumber_ = -1;  ///< that the working copy has
  int raceRevision_ = -1;
  std::vector<RunChanges> raceWritten_;  ///< as the working copy has it, without the rows
  std::filesystem::path root_;
  std::unique_ptr<SessionWriter> writer_;
  std::unique_ptr<SessionWriter> unsound_;  ///< before writer_; its files may be in use
  FileStamp stamp_;
  QTimer timer_;
  bool changed_ = false;
  bool runMoved_ = false;
  bool sweepReplaced_ = false;
  std::vector<SweepChanges> sweepsWritten_;  ///< as the working copy has them, without their rows
  std::vector<Json> newSweepRows_;           ///< rows of the last one that it has not
  bool hasUnsavedChanges_ = false;
  bool recovered_ = false;
  QString leftOut_;                            ///< said last
  bool saveFailed_ = false;                    ///< the last one
  bool failing_ = false;                       ///< workingCopyFailed() was said, and not taken back
  int writers_ = 0;                            ///< so many there were
  std::int64_t changeCount_ = 0;               ///< so many came
  std::pair<int, std::int64_t> shown_{-1, 0};  ///< run and iteration of the last picture
  bool checkpointRequested_ = false;           ///< for the checkpoint of the run
  bool insisted_ = false;                      ///< on it, during an iteration that takes long
  bool hasNoCheckpoint_ = false;               ///< there is no run that could have one
  QElapsedTimer sinceRequest_;
  int saves_ = 0;
  std::filesystem::path saveTo_;  ///< waits for the checkpoint
  Experiment savedExperiment_;
  int savedNumber_ = -1;
  QElapsedTimer sinceCheckpoint_;
  Json shownScreen_;  ///< as the working copy has it
  Studies shownStudies_;
  QElapsedTimer glancing_;
  BackgroundTask task_{"for this session"};
  int number_ = 0;  ///< of the session that is being read
  bool isReading_ = false;
  bool isToBegin_ = false;  ///< once nothing is read
};

}  // namespace gtv::ui
