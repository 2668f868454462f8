#pragma once

#include <array>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "live/live_run.h"

namespace gtv {

/// A thread that iterates a LiveRun. Experiments and commands go in and are done in turn, between
/// two chunks of iterations; values come out through the listener, snapshots through a mailbox
/// (the newest wins). No call waits for the thread, save the destructor.
class RunThread {
 public:
  /// Throws std::system_error where the system has no thread to give.
  explicit RunThread(LiveRunListener& listener);
  /// Stops what is being computed; commands that wait are dropped.
  ~RunThread();
  RunThread(const RunThread&) = delete;
  RunThread& operator=(const RunThread&) = delete;

  /// Starts a run of its own number; work for older runs is dropped or stopped. Reuses the network
  /// if only the method, the loss or λ differ. Iterates at once if `running`. With `restored` the
  /// run is where that one was, and `experiment` only says how the graph is drawn.
  int open(const Experiment& experiment, bool running,
           std::shared_ptr<const SessionRun> restored = nullptr,
           RunDocument document = RunDocument::Another);
  /// The number of the newest run that was asked for; 0 before the first.
  int current() const { return newest_; }
  /// Draws the network elsewhere, as the experiment's layout says; the run is not touched. Returns
  /// the number of this request, with which positionsReady() comes.
  int layOut(const Experiment& experiment);

  void setRunning(bool running);
  /// One iteration, then pause.
  void step();
  /// Runs, and pauses when this many iterations are done (finished with status Running).
  void runUntil(std::int64_t iteration);
  /// Brings `fields` of the running iteration to what they are in this experiment, those that may
  /// change during a run; several changes in a row are made at once. Where the run cannot take the
  /// change over, a new one starts under the same number. After a change of graph or data
  /// networkChanged() comes.
  void change(const Experiment& next, const std::vector<std::string>& fields = liveFields());
  /// Shows where the run was at this iteration, and pauses; the run itself stays where it is until
  /// resume() or a change. Of several in a row only the last counts.
  void lookAt(std::int64_t iteration);
  /// From what is shown one iteration back.
  void stepBack();
  /// The run goes back to where it is shown and forgets what came after, see rewound(). Running it
  /// and changing it do the same; a step leads through what is known.
  void resume();
  /// How much of the past the next runs keep.
  void setHistory(std::size_t bytes);
  /// Asks for nodePastReady(), of one node or NodePast::allNodes.
  void requestNodePast(int node);
  /// Asks for predictionsReady(). Of several that one asker has waiting only the last is answered.
  void requestPredictions(std::shared_ptr<const PredictionRequest> request);
  static constexpr int clients = 3;  ///< are numbered 0, 1, 2
  void setSpeed(Speed iterationsPerSecond);
  /// Whether a run ends (finished with status Uncertified) once nothing moves that could be seen,
  /// and goes on with the next change. A method that never rests goes on.
  void setStopsAtRest(bool stops);
  /// Whether snapshots hold the saturation of the edges, and which coordinate of their flow (−1:
  /// none).
  void setFlowWanted(bool wanted, int coordinate = -1);
  /// The node and the edge that snapshots tell more about; −1: none.
  void setFocus(int node, int edge);
  /// Ends the run, of which nothing can be trusted any more; see brokeDown().
  void breakDown(const Error& error);
  /// Asks for iteratesReady(). Copying them costs about one iteration, so they come on demand only.
  void requestIterates();
  /// Asks for resultsReady().
  void requestResults(MakeResults make);
  /// Asks for checkpointReady(); `now`: an iteration that takes long is given up for it.
  void requestCheckpoint(bool now = false);

  /// The newest snapshot since the last call, or null.
  std::shared_ptr<const Snapshot> takeSnapshot() { return mailbox_.take(); }

 private:
  using Command = std::function<void()>;
  /// When a command is done: after the present chunk of iterations, or at once, so that an
  /// iteration that takes long is interrupted.
  enum class When { InTurn, AtOnce };

  void post(When when, Command command);
  void loop();

  std::atomic<int> newest_ = 0;
  SnapshotMailbox mailbox_;
  ChangeSlot changes_;
  std::atomic<std::int64_t> lookAt_ = -1;
  std::array<Mailbox<PredictionRequest>, clients> predictionRequests_;
  LiveRun live_;  ///< of the thread alone

  std::stop_source building_;
  std::stop_source layingOut_;
  int layouts_ = 0;  ///< that were asked for

  std::mutex mutex_;  ///< of what follows
  std::condition_variable changed_;
  std::deque<Command> waiting_;
  std::stop_source interrupt_;  ///< of the iterations that begin next or are going on
  bool isClosing_ = false;

  std::thread thread_;  ///< the last member: it begins when all else is there
};

}  // namespace gtv
