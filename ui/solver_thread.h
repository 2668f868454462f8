#pragma once

#include <QObject>
#include <QThread>
#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "base/json.h"
#include "experiment/experiment.h"
#include "run/marked_clusters.h"
#include "run/network.h"
#include "run/predictions.h"
#include "run/run.h"
#include "run/snapshot.h"
#include "run/victims.h"
#include "session/session.h"

namespace gtv::ui {

/// A network with the positions it is drawn at (2 × n, unit box, y upwards).
struct NetworkPicture {
  int runNumber = 0;
  std::shared_ptr<const Network> network;
  std::shared_ptr<const Matrix> positions;
  /// Where its layout puts the nodes, before some were moved by hand; the same layout is the same
  /// pointer.
  std::shared_ptr<const Matrix> layout;
};

/// What a run minimises, for those who solve it beside the run. The same problem is the same
/// pointer as long as graph, data, losses and penalty stay; λ does not count.
struct LiveProblem {
  int runNumber = 0;
  std::shared_ptr<const GtvProblem> problem;
  std::shared_ptr<const Network> network;
  std::string key;         ///< equal for equal problems
  std::string sessionKey;  ///< also if their data files lie elsewhere, as those of a session do
  double clusterTolerance = 0;
  std::int64_t iteration = 0;  ///< since when it is shown
  bool isPast = false;         ///< shown by looking back
};

/// What a run with learners says of itself, which only its own thread can ask.
struct LearnedNumbers {
  TraceRow row;
  std::optional<Victims> victims;  ///< with attackers
  double seconds = 0;              ///< what this took
};

/// A copy of where a run is, for those who study it on a thread of their own.
struct Iterates {
  int runNumber = 0;
  RunStatus status = RunStatus::Running;
  Experiment experiment;  ///< with λ and the penalty as they are now
  std::shared_ptr<const Network> network;
  GtvProblem problem;
  std::shared_ptr<const GtvProblem> identity;  ///< LiveProblem::problem
  Matrix W;
  Matrix U;  ///< d × E, or d × 0
  std::int64_t iteration = 0;
  double clusterTolerance = 0;
  std::optional<double> contraction;           ///< measuredContraction()
  std::optional<double> predictedContraction;  ///< of methods that have proved one
  /// Of learners; W has their predictions then, and the problem no losses.
  std::shared_ptr<const LearnedNumbers> learned = nullptr;
};

/// The parameters of one node at kept iterations of the run, newest last.
struct NodePast {
  int runNumber = 0;
  int node = -1;
  std::vector<std::int64_t> iterations;
  Matrix values;  ///< d × number of iterations
};

/// A copy of where the run is, from which it goes on bit for bit, and all that was changed in it.
struct RunPlace {
  int runNumber = 0;
  std::shared_ptr<const ResumePoint> point;
  std::vector<LiveChange> changes;
  int rewinds = 0;   ///< how often the run has gone back, see SolverThread::rewound()
  TraceRow numbers;  ///< of the iterate
  Matrix W;          ///< the iterate, d × n
  RunStatus status = RunStatus::Running;
  std::string message;
};

/// Iterations per second that the user asks for; 0 is flat out.
using Speed = int;

/// Live changes on their way to the solver thread: the experiment they lead to, which of its fields
/// the user has changed, and the run they are meant for. Of several in a row the experiment of the
/// last and the fields of all.
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

/// Lets a command interrupt an iteration that takes long, and so be heard at once.
class Doorbell {
 public:
  void ring();
  /// Stops when it rings next.
  std::stop_token listen();

 private:
  std::mutex mutex_;
  std::stop_source source_;
};

class RunWorker;

/// The window's end of the solver thread. Experiments and commands go in as queued calls, values
/// come out: networks and trace rows by signal, snapshots through a mailbox (newest wins). Runs are
/// numbered; what comes from an older run than current() is to be ignored.
class SolverThread : public QObject {
  Q_OBJECT

 public:
  explicit SolverThread(QObject* parent = nullptr);
  ~SolverThread() override;

  /// Is the run of another document than the one before, or of the same one after a change? Then
  /// its clusters are marked as those before.
  enum class Document { Another, Same };

  /// Starts a run of its own number; work for older runs is dropped or stopped. Reuses the network
  /// if only the method, the loss or λ differ. Iterates at once if `running`. With `restored` the
  /// run is where that one was, and `experiment` only says how the graph is drawn.
  int open(const Experiment& experiment, bool running,
           std::shared_ptr<const SessionRun> restored = nullptr,
           Document document = Document::Another);
  int current() const { return current_; }
  /// Draws the network elsewhere, as the experiment's layout says; the run is not touched. Of
  /// several in a row only the last is answered.
  void layOut(const Experiment& experiment);

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
  /// The run goes back to where it is shown and forgets what came after, see rewound(); running it,
  /// stepping from it and changing it do the same.
  void resume();
  /// How much of the past the next runs keep.
  void setHistory(std::size_t bytes);
  /// Asks for nodePastReady().
  void requestNodePast(int node);
  /// Asks for predictionsReady(), computed between two chunks of iterations. Of several that one
  /// asker has waiting only the last is answered.
  void requestPredictions(std::shared_ptr<const PredictionRequest> request);
  static constexpr int askers = 2;  ///< are numbered 0, 1
  void setSpeed(Speed iterationsPerSecond);
  /// Whether snapshots hold the saturation of the edges, and which coordinate of their flow (−1:
  /// none).
  void setFlowWanted(bool wanted, int coordinate = -1);
  /// The node and the edge that snapshots tell more about; −1: none.
  void setFocus(int node, int edge);

  /// Ends the run, of which nothing can be trusted any more; see brokeDown().
  void breakDown(const Error& error);

  /// Asks for iteratesReady(). Copying them costs about one iteration, so they come on demand only.
  void requestIterates();

  /// Asks for placeReady(); `now`: an iteration that takes long is given up for it.
  void requestPlace(bool now = false);

  /// The newest snapshot since the last call, or null.
  std::shared_ptr<const Snapshot> takeSnapshot() { return mailbox_->take(); }

 Q_SIGNALS:
  /// A network without nodes has no run: neither problem nor snapshots follow, until the first node
  /// is added.
  void networkReady(gtv::ui::NetworkPicture picture);
  /// After networkReady(), and when the penalty of the run changes; null: there is no problem.
  void problemReady(gtv::ui::LiveProblem problem);
  void rowsReady(int runNumber, std::vector<gtv::TraceRow> rows);
  /// The run went back: rows after the first `rows` are forgotten, and others follow.
  void rewound(int runNumber, std::size_t rows, std::int64_t iteration);
  void nodePastReady(std::shared_ptr<const gtv::ui::NodePast> history);
  /// As asked for, of what is shown; empty if there is no run, or one on other data.
  void predictionsReady(std::shared_ptr<const gtv::Predictions> predictions);
  /// The experiment cannot be built or changed; the run before it, if any, is untouched: `before`
  /// is its experiment (else null), and `running` says whether it is iterating.
  void failed(int runNumber, gtv::Error error, bool running,
              std::shared_ptr<const gtv::Experiment> before);
  /// The run has ended in the middle of its work, and is no more: open() begins another.
  void brokeDown(int runNumber, gtv::Error error);
  /// A run that had ended goes on by itself, after a change of λ or the penalty.
  void resumed(int runNumber);
  /// The same network, drawn elsewhere.
  void positionsReady(gtv::ui::NetworkPicture picture);
  /// The same run goes on with this network.
  void networkChanged(gtv::ui::NetworkPicture picture);
  /// As asked for; null if there is no run.
  void iteratesReady(std::shared_ptr<const gtv::ui::Iterates> iterates);
  /// As asked for, after the rows that were recorded by then, or null; and of a run that another
  /// takes the place of.
  void placeReady(std::shared_ptr<const gtv::ui::RunPlace> place);
  /// The run ended by itself, or reached what runUntil() asked for (status Running).
  void finished(int runNumber, gtv::RunStatus status, QString message);

 private:
  QThread thread_;
  std::shared_ptr<SnapshotMailbox> mailbox_ = std::make_shared<SnapshotMailbox>();
  std::shared_ptr<std::atomic<int>> newest_ = std::make_shared<std::atomic<int>>(0);
  std::shared_ptr<Doorbell> bell_ = std::make_shared<Doorbell>();
  RunWorker* worker_;
  std::stop_source building_;
  std::stop_source layingOut_;
  int layouts_ = 0;  ///< that were asked for
  std::shared_ptr<ChangeSlot> changes_ = std::make_shared<ChangeSlot>();
  std::shared_ptr<std::atomic<std::int64_t>> lookAt_ =
      std::make_shared<std::atomic<std::int64_t>>(-1);
  std::array<std::shared_ptr<Mailbox<PredictionRequest>>, askers> questions_;
  int current_ = 0;
};

/// Lives on the solver thread and alone owns the Run.
class RunWorker : public QObject {
  Q_OBJECT

 public:
  RunWorker(std::shared_ptr<SnapshotMailbox> mailbox, std::shared_ptr<std::atomic<int>> newest,
            std::shared_ptr<Doorbell> bell)
      : mailbox_(std::move(mailbox)), newest_(std::move(newest)), bell_(std::move(bell)) {}

  void open(int number, const Experiment& experiment, bool running, const std::stop_token& stop,
            const SessionRun* restored = nullptr,
            SolverThread::Document document = SolverThread::Document::Same);
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
  void giveNodePast(int node);
  void givePredictions(Mailbox<PredictionRequest>& questions);
  void setSpeed(Speed speed) { speed_ = speed; }
  void setFlowWanted(bool wanted, int coordinate);
  void setFocus(int node, int edge);
  void giveIterates();
  void givePlace();
  /// Says so; what runs goes on.
  void fail(const Error& error);
  void giveUp(int number, const std::stop_token& stop, const Error& error);
  /// Says so; there is no run after that.
  void breakDown(const Error& error);
  /// Of the run, or of the last that could not be opened.
  int number() const { return number_; }

 Q_SIGNALS:
  void networkReady(gtv::ui::NetworkPicture picture);
  void networkChanged(gtv::ui::NetworkPicture picture);
  /// After networkReady(), and when the penalty of the run changes.
  void problemReady(gtv::ui::LiveProblem problem);
  void rowsReady(int runNumber, std::vector<gtv::TraceRow> rows);
  void rewound(int runNumber, std::size_t rows, std::int64_t iteration);
  void nodePastReady(std::shared_ptr<const gtv::ui::NodePast> history);
  void predictionsReady(std::shared_ptr<const gtv::Predictions> predictions);
  void failed(int runNumber, gtv::Error error, bool running,
              std::shared_ptr<const gtv::Experiment> before);
  void brokeDown(int runNumber, gtv::Error error);
  void resumed(int runNumber);
  void positionsReady(int request, gtv::ui::NetworkPicture picture);
  void iteratesReady(std::shared_ptr<const gtv::ui::Iterates> iterates);
  void placeReady(std::shared_ptr<const gtv::ui::RunPlace> place);
  void finished(int runNumber, gtv::RunStatus status, QString message);

 private:
  /// A run of this experiment on this network, or what is wrong with it.
  Result<std::unique_ptr<Run>> start(const Experiment& experiment,
                                     const std::shared_ptr<const Network>& network,
                                     const SessionRun* restored, const std::stop_token& stop) const;
  /// The run, or its past while that is looked at.
  const Run& shown() const { return past_ ? *past_ : *run_; }
  void showIteration(std::int64_t iteration, const std::function<bool()>& isOutdated = {});
  void advance();
  void schedule();
  /// At a speed that is not flat out.
  std::int64_t iterationsPerTick() const;
  void publish();
  void announceProblem();
  Result<std::shared_ptr<const Matrix>> place(const Experiment& experiment,
                                              const std::shared_ptr<const Network>& network,
                                              const std::stop_token& stop);
  void takeOver();
  bool isEmpty() const { return picture_.network && picture_.network->nodeCount() == 0; }

  std::shared_ptr<SnapshotMailbox> mailbox_;
  std::shared_ptr<std::atomic<int>> newest_;
  std::shared_ptr<Doorbell> bell_;
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
  std::shared_ptr<const Network> laidOut_;  ///< whose drawing_ it is
  std::shared_ptr<const Matrix> drawing_;   ///< layoutDrawing()
  std::stop_token stop_;
  int number_ = 0;
  bool running_ = false;
  bool scheduled_ = false;
  Speed speed_ = 0;
  std::int64_t chunk_ = 1;
  std::int64_t pauseAt_ = -1;
};

}  // namespace gtv::ui

Q_DECLARE_METATYPE(gtv::ui::NetworkPicture)
Q_DECLARE_METATYPE(gtv::ui::LiveProblem)
