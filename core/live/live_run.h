#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "base/json.h"
#include "base/mailbox.h"
#include "live/live_values.h"
#include "run/marked_clusters.h"
#include "run/predictions.h"
#include "run/result_tables.h"
#include "run/snapshot.h"
#include "session/session.h"

namespace gtv {

/// Hears what becomes of a LiveRun, on the thread of that run. Runs are numbered; what comes from
/// an older run than the newest is to be ignored.
class LiveRunListener {
 public:
  virtual ~LiveRunListener() = default;
  /// A network without nodes has no run: neither problem nor snapshots follow, until the first node
  /// is added.
  virtual void networkReady(const NetworkPicture& picture) = 0;
  /// The same run goes on with this network.
  virtual void networkChanged(const NetworkPicture& picture) = 0;
  /// The same network, drawn elsewhere, as this request for a layout asked.
  virtual void positionsReady(int request, const NetworkPicture& picture) = 0;
  /// After networkReady(), and when the penalty of the run changes; null: there is no problem.
  virtual void problemReady(const LiveProblem& problem) = 0;
  virtual void rowsReady(int runNumber, std::vector<TraceRow> rows) = 0;
  /// The run went back: rows after the first `rows` are forgotten, and others follow.
  virtual void rewound(int runNumber, std::size_t rows, std::int64_t iteration) = 0;
  virtual void nodePastReady(std::shared_ptr<const NodePast> past) = 0;
  /// As asked for, of what is shown; empty if there is no run, or one on other data.
  virtual void predictionsReady(std::shared_ptr<const Predictions> predictions) = 0;
  /// As asked for; null if there is no run.
  virtual void iteratesReady(std::shared_ptr<const IterateSnapshot> iterates) = 0;
  /// As asked for, of what is shown; null if there is no run.
  virtual void resultsReady(const std::shared_ptr<const ResultFiles>& /*files*/) {}
  /// As asked for, after the rows that were recorded by then, or null; and of a run that another
  /// takes the place of.
  virtual void checkpointReady(std::shared_ptr<const RunCheckpoint> checkpoint) = 0;
  /// A run that had ended goes on by itself, after a change of λ or the penalty.
  virtual void resumed(int runNumber) = 0;
  /// The run ended by itself, or reached what runUntil() asked for (status Running).
  virtual void finished(int runNumber, RunStatus status, const std::string& message) = 0;
  /// The experiment cannot be built or changed; the run before it, if any, is untouched: `before`
  /// is its experiment (else null), and `running` says whether it is iterating.
  virtual void failed(int runNumber, const Error& error, bool running,
                      std::shared_ptr<const Experiment> before) = 0;
  /// The run has ended in the middle of its work, and is no more: open() begins another.
  virtual void brokeDown(int runNumber, const Error& error) = 0;
};

/// Live changes on their way to the run: the experiment they lead to, which of its fields the user
/// has changed, and the run they are meant for. Of several in a row the experiment of the last and
/// the fields of all.
class ChangeSlot {
 public:
  struct Request {
    int runNumber = 0;
    Experiment experiment;
    std::set<std::string> fields;
  };
  void put(Request request);
  /// Nothing if it is for a run after `runNumber`, or if it was taken already.
  std::optional<Request> take(int runNumber);

 private:
  std::mutex mutex_;
  std::optional<Request> waiting_;
};

/// Is the run of another document than the one before, or of the same one after a change? Then its
/// clusters are marked as those before.
enum class RunDocument { Another, Same };

/// The run of an experiment that somebody watches and changes while it iterates. All calls come
/// from one thread, RunThread's; only `newest` and the mailbox are shared with others.
class LiveRun {
 public:
  /// `newest`: the number of the newest run that was asked for; older ones stop.
  LiveRun(LiveRunListener& listener, SnapshotMailbox& mailbox, const std::atomic<int>& newest)
      : listener_(listener), mailbox_(mailbox), newest_(newest) {}

  /// Commands; RunThread says what each of them does.
  void open(int number, const Experiment& experiment, bool running, const std::stop_token& stop,
            const SessionRun* restored = nullptr, RunDocument document = RunDocument::Same);
  void setRunning(bool running);
  void step();
  void runUntil(std::int64_t iteration);
  void change(ChangeSlot& requests);
  void layOut(int request, const Experiment& experiment, const std::stop_token& stop);
  /// Takes the iteration out of `wanted`, where −1 is none.
  void lookAt(std::atomic<std::int64_t>& wanted);
  void stepBack();
  void resume();
  void setHistory(std::size_t bytes);
  void publishNodePast(int node);
  void publishPredictions(Mailbox<PredictionRequest>& requests);
  void setSpeed(Speed speed) { speed_ = speed; }
  void setStopsAtRest(bool stops) { stopsAtRest_ = stops; }
  void setFlowWanted(bool wanted, int coordinate);
  void setFocus(int node, int edge);
  void publishIterates();
  /// Tells the listener what `make` makes of the run that is shown.
  void publishResults(const MakeResults& make);
  void publishCheckpoint();

  /// When advance() is to be called next; nothing while it pauses.
  std::optional<std::chrono::steady_clock::time_point> due() const { return due_; }
  /// Some iterations, fewer if it is interrupted.
  void advance(const std::stop_token& interrupt);

  /// Says so; what runs goes on.
  void fail(const Error& error);
  /// The run of this number cannot be built: the one before goes on, under the new number.
  void reportBuildFailure(int number, const std::stop_token& stop, const Error& error);
  /// Says so; there is no run after that.
  void breakDown(const Error& error);
  /// Of the run, or of the last that could not be opened.
  int number() const { return number_; }

 private:
  /// A run of this experiment on this network, or what is wrong with it.
  Result<std::unique_ptr<Run>> start(const Experiment& experiment,
                                     const std::shared_ptr<const ProblemInstance>& network,
                                     const SessionRun* restored, const std::stop_token& stop) const;
  /// The run, or its past while that is looked at.
  const Run& shown() const { return past_ ? *past_ : *run_; }
  void showIteration(std::int64_t iteration, const std::function<bool()>& isOutdated = {});
  void schedule();
  /// The words for it if nothing has moved for a while, else empty.
  std::string restMessage();
  /// At a speed that is not as fast as possible.
  std::int64_t iterationsPerTick() const;
  void publish();
  void announceProblem();
  Result<std::shared_ptr<const Matrix>> place(const Experiment& experiment,
                                              const std::shared_ptr<const ProblemInstance>& network,
                                              const std::stop_token& stop);
  void publishNetworkChange();
  bool isEmpty() const { return picture_.network && picture_.network->nodeCount() == 0; }

  LiveRunListener& listener_;
  SnapshotMailbox& mailbox_;
  const std::atomic<int>& newest_;
  std::unique_ptr<Run> run_;
  std::unique_ptr<Run> past_;  ///< where the user looks back to, or null
  MarkedClusters clusters_;
  int rewinds_ = 0;  ///< of this run
  std::size_t historyBytes_ = std::size_t{256} << 20U;
  NetworkPicture picture_;
  LiveProblem live_;
  std::shared_ptr<const Penalty> penalty_;  ///< the run's when live_ was made
  bool flowWanted_ = false;
  int flowCoordinate_ = -1;
  int focusedNode_ = -1;
  int focusedEdge_ = -1;
  Json networkKey_;   ///< the fields that the network depends on, and the files they name
  Experiment drawn_;  ///< whose layout and positions the picture has
  /// What the positions depend on besides the network.
  Json layout_;
  std::shared_ptr<const ProblemInstance> laidOut_;  ///< whose drawing_ it is
  std::shared_ptr<const Matrix> drawing_;           ///< layoutDrawing()
  std::stop_token stop_;
  int number_ = 0;
  bool running_ = false;
  std::optional<std::chrono::steady_clock::time_point> due_;
  Speed speed_ = 0;
  std::int64_t chunk_ = 1;
  std::int64_t pauseAt_ = -1;
  bool stopsAtRest_ = false;
  /// Where models and flows were when the present look at their movement began; −1: none has.
  std::int64_t restingFrom_ = -1;
  Matrix restingW_;
  Matrix restingU_;
};

}  // namespace gtv
