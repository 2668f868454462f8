#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "experiment/experiment_change.h"
#include "ui/live/experiment_document.h"
#include "ui/live/opened_session.h"
#include "ui/live/solver_thread.h"

namespace gtv::ui {

class ExactOptimum;
class FlSettingJob;
class LambdaMarks;
class LambdaRange;
class PathStudy;
class RepeatStudy;
class RunList;
class RunPace;

/// The experiment document and its run, without any widget. Every change of the document comes in
/// here, is brought to the run in the gentlest way (the run goes on where it can), and comes out as
/// signals for those who show it.
class RunController : public QObject {
  Q_OBJECT

 public:
  /// What the document and the run behind the picture have to do with each other.
  enum class DocumentState {
    Empty,    ///< no document was opened yet
    Opening,  ///< the document is built for the first time; the picture is of the one before
    Current,  ///< the run is that of the document, or is on its way to it
    Refused   ///< the document cannot be built; the run before it, if any, goes on
  };

  explicit RunController(QObject* parent = nullptr);
  ~RunController() override;

  ExperimentDocument& document() const { return *document_; }
  const Experiment& experiment() const { return document_->experiment(); }
  /// The experiment as far as it could be built: what the run is of.
  Experiment runnable() const;
  SolverThread& solver() { return solver_; }
  RunList& runs() const { return *runs_; }
  ExactOptimum& exactOptimum() const { return *exact_; }
  LambdaMarks& lambdaMarks() const { return *marks_; }
  PathStudy& path() const { return *path_; }
  LambdaRange& lambdaRange() const { return *range_; }
  RepeatStudy& repeats() const { return *repeats_; }
  RunPace& pace() const { return *pace_; }

  DocumentState state() const { return state_; }
  /// The document that another takes the place of can come back: nothing can be undone meanwhile.
  bool isOpening() const { return state_ == DocumentState::Opening; }
  bool isRefused() const { return state_ == DocumentState::Refused; }
  /// Why the document could not be built; of isRefused().
  const Error& refusal() const { return refusal_; }
  bool isRunning() const { return running_; }
  /// The run has ended in the middle of its work; its picture stays.
  bool isBrokenDown() const { return brokenDown_; }
  /// That is shown; null before the first.
  const std::shared_ptr<const ProblemInstance>& network() const { return network_; }
  /// Null before the first of this network.
  const std::shared_ptr<const Snapshot>& snapshot() const { return snapshot_; }
  /// The number of the run that is shown.
  int shownRun() const { return shownRun_; }
  /// A graph without nodes is shown: there is nothing to run yet.
  bool isEmpty() const { return network_ && network_->nodeCount() == 0; }
  /// An iteration is shown that is not the last one.
  bool isLookingBack() const;
  /// −1 before the first snapshot.
  std::int64_t shownIteration() const;
  /// How many snapshots were shown.
  int framesShown() const { return framesShown_; }
  /// Iterations per second of late; 0 while it pauses.
  double rate() const { return running_ ? rate_ : 0; }
  /// Everything that has come from the run was passed on, and the document is the one that is
  /// shown.
  bool isUpToDate() const;

  /// Opens another document and builds it; `file` is where it is saved to, empty for presets.
  /// Iterates at once if `running`. If it cannot be built the document before comes back.
  void open(const Experiment& experiment, const std::filesystem::path& file, bool running);
  /// The same of a session, whose run goes on where it was.
  void openSession(const std::shared_ptr<OpenedSession>& opened);
  /// Something else is opened before a session was shown; nothing of it is lost.
  void dropSession();
  /// A field of the document as the forms give it, as a step.
  void edit(const QString& path, const Json& value);
  /// As a step; several calls within a second are one.
  void setLambda(double lambda);
  /// The document becomes this experiment, as a step, and its run starts anew whatever has changed.
  void runAnew(const Experiment& experiment, const QString& step);
  /// Another setting of federated learning, an id of flSettingCatalogue(); it is searched for in
  /// the background, and becomes a step.
  void applyFlSetting(const QString& id);
  /// After a refusal whose reason is gone: the memory was allowed, or images were installed.
  void retryRefused();
  /// The document was saved as `experiment`, of which the file has `saved`.
  void markSaved(const Experiment& experiment, const Experiment& saved,
                 const std::filesystem::path& file);

  void setRunning(bool running);
  /// One iteration, then pause.
  void step();
  void stepBack();
  /// Shows an iteration that is done, and pauses.
  void lookAt(std::int64_t iteration);
  /// Runs, and pauses when this many iterations are done.
  void runUntil(std::int64_t iteration);
  /// Starts the run of the document anew, paused. A document that cannot be built goes back to what
  /// runs.
  void reset();
  /// Other draws of the same experiment, for mean and spread; cancels those that are under way.
  void repeatOrCancel();
  /// A copy of the present run as it is now stays in the list of runs.
  void pin();
  /// Rows that wait for their turn are passed on now.
  void deliverRows();
  /// The snapshot that is shown is passed on once more: it is to be drawn differently.
  void showAgain() { snapshotPassed_ = snapshot_ == nullptr; }

  /// stateChanged() is to come again soon: something that is shown with it is another one.
  void announceStateSoon() { stateAnnounced_ = false; }

  /// Why an experiment would take too much memory; asked before it is built.
  void setMemoryCheck(std::function<std::optional<Error>(const Experiment&)> check) {
    memoryProblem_ = std::move(check);
  }

  /// Between two frames.
  static constexpr int frameMilliseconds = 16;

 Q_SIGNALS:
  /// Sixty times a second: for those who have a background thread of their own to ask.
  void frame();
  /// A step was made, undone or made again; before the run hears of it.
  void documentChanged(const gtv::ExperimentChange& change);
  /// Another document was opened, or the one before came back.
  void documentOpened();
  /// The first network of another document is about to be shown.
  void documentShown(bool isSession);
  /// The forms show something else than the document.
  void formsOutdated();
  /// λ of the document is another one, or, while looking back, of the iterate that is shown.
  void lambdaChanged(double lambda);
  /// isRunning(), or what else a status line says of the run, may have changed. While a run goes on
  /// it comes no more often than numbers can be read.
  void stateChanged();
  /// What was building is no picture any more, nor can it be edited, until networkReplaced().
  void buildingBegan();
  /// Another run is shown. `another`: on another network, or of another document.
  void networkReplaced(const gtv::NetworkPicture& picture, bool another);
  /// The same run goes on with this network, after a change by hand.
  void networkChanged(const gtv::NetworkPicture& picture);
  /// The same network, drawn elsewhere.
  void positionsChanged(const gtv::NetworkPicture& picture);
  /// Nothing was changed after all: the network of before can be edited again.
  void networkKept();
  void problemChanged(const gtv::LiveProblem& problem);
  void snapshotShown(const std::shared_ptr<const gtv::Snapshot>& snapshot);
  void rowsShown(const std::vector<gtv::TraceRow>& rows);
  /// The run went back: rows after the first `rows` are forgotten.
  void rewound(std::size_t rows, std::int64_t iteration);
  /// The run ended by itself, or reached what runUntil() asked for.
  void finished();
  /// The iterate that is shown is about to be another one, as somebody asked.
  void iterationsAsked();
  /// A session is shown; `why` its run cannot go on, empty if it does.
  void sessionShown(const std::shared_ptr<gtv::ui::OpenedSession>& opened, bool hasRun,
                    const QString& why);
  /// A session was not shown after all.
  void sessionDropped(const std::shared_ptr<gtv::ui::OpenedSession>& opened);
  /// For the status line.
  void message(const QString& text, bool isProblem);
  /// A problem that stays until problemSolved(): in the section of the forms that it names, and as
  /// `summary` in the status line.
  void problemFound(const gtv::Error& error, const QString& summary);
  void problemSolved();
  /// What was asked for in a form is not possible; the document is as before.
  void editRefused(const gtv::Error& error);
  /// The document could not be opened.
  void openingFailed(const gtv::Experiment& requested, const gtv::Error& error);
  /// The document was refused for its memory; retryRefused() builds it all the same.
  void memoryRefused();

 private:
  /// The document that another takes the place of.
  struct Replaced {
    Experiment experiment;
    Experiment saved;
    std::filesystem::path file;
  };
  struct OpeningSession {
    std::shared_ptr<OpenedSession> opened;
    std::shared_ptr<const SessionRun> run;  ///< its present run, if it goes on
    QString whyNotRestored;                 ///< if it does not
    int runNumber = 0;                      ///< of the run that shows it
  };

  void connectSolver();
  void connectRepeats();
  void connectFlSettings();
  void build(const Experiment& experiment, const std::filesystem::path& file, bool running);
  void followDocument(const ExperimentChange& change);
  void followLambda(double lambda);
  /// Brings the run to this experiment, which differs by `change` from what it was told last.
  void apply(const Experiment& next, const ExperimentChange& change);
  /// Builds the run of this experiment anew.
  void rebuild(const Experiment& next, bool running);
  /// A run that broke down does not go on: another takes its place, paused.
  void replaceBrokenRun();
  void takeNetwork(const NetworkPicture& picture);
  void takeFailure(int runNumber, const Error& error, bool running,
                   const std::shared_ptr<const Experiment>& before);
  void takeBreakdown(int runNumber, const Error& error);
  /// The document of before is the document again.
  void restoreReplaced(const Error& error);
  void refuse(const Error& error);
  /// The run of the session cannot go on here: all else of it can be shown. False if there is none.
  bool openWithoutRun(const Error& why);
  void finishSession();
  /// Of a restored run that broke down before it told of its rows: the session has them.
  void takeRestoredRows();
  void forgetProblem();
  void showSnapshot();
  void measureRate();
  void announceState();
  void onFrame();

  ExperimentDocument* document_;
  SolverThread solver_;
  RunList* runs_;
  ExactOptimum* exact_;
  LambdaMarks* marks_;
  PathStudy* path_;
  LambdaRange* range_;
  RepeatStudy* repeats_;
  FlSettingJob* flSettings_;
  RunPace* pace_;
  std::function<std::optional<Error>(const Experiment&)> memoryProblem_;

  DocumentState state_ = DocumentState::Empty;
  Experiment applied_;  ///< what the solver thread was told last, and could build
  Error refusal_;
  std::optional<Replaced> replaced_;       ///< while isOpening()
  std::optional<OpeningSession> session_;  ///< while it is opened
  /// Of a session that is shown, until the solver thread has told of the rows that it has.
  std::shared_ptr<const SessionRun> rowsToCome_;

  bool running_ = false;
  bool brokenDown_ = false;
  bool startsAnew_ = false;  ///< whatever changes, the run starts anew
  std::shared_ptr<const ProblemInstance> network_;
  int shownRun_ = 0;
  std::shared_ptr<const Snapshot> snapshot_;
  std::shared_ptr<const Snapshot> waiting_;  ///< of a network that has not come yet
  std::optional<NetworkPicture> upcoming_;   ///< changed, and its first snapshot has not come yet
  bool snapshotPassed_ = true;
  std::vector<TraceRow> rows_;  ///< wait for their turn
  int framesShown_ = 0;

  int lambdaDrag_ = 0;
  QElapsedTimer lambdaClock_;
  QElapsedTimer rowClock_;
  QElapsedTimer stateClock_;
  bool stateAnnounced_ = true;
  QElapsedTimer rateClock_;
  std::int64_t rateIteration_ = 0;
  double rate_ = 0;
  QTimer frameTimer_;
};

}  // namespace gtv::ui
