#include "ui/live/solver_thread.h"

#include <tuple>
#include <utility>

#include "ui/widgets/language.h"

namespace gtv::ui {

class SolverThread::Listener final : public LiveRunListener {
 public:
  explicit Listener(SolverThread& solver) : solver_(solver) {}

  void networkReady(const NetworkPicture& picture) override {
    deliver(&SolverThread::networkReady, picture);
  }
  void networkChanged(const NetworkPicture& picture) override {
    deliver(&SolverThread::networkChanged, picture);
  }
  void positionsReady(int request, const NetworkPicture& picture) override {
    post([request, picture](SolverThread& solver) {
      if (request == solver.layout_) Q_EMIT solver.positionsReady(picture);
    });
  }
  void problemReady(const LiveProblem& problem) override {
    deliver(&SolverThread::problemReady, problem);
  }
  void rowsReady(int runNumber, std::vector<TraceRow> rows) override {
    deliver(&SolverThread::rowsReady, runNumber, std::move(rows));
  }
  void rewound(int runNumber, std::size_t rows, std::int64_t iteration) override {
    deliver(&SolverThread::rewound, runNumber, rows, iteration);
  }
  void nodePastReady(std::shared_ptr<const NodePast> past) override {
    deliver(&SolverThread::nodePastReady, std::move(past));
  }
  void predictionsReady(std::shared_ptr<const Predictions> predictions) override {
    deliver(&SolverThread::predictionsReady, std::move(predictions));
  }
  void iteratesReady(std::shared_ptr<const IterateSnapshot> iterates) override {
    deliver(&SolverThread::iteratesReady, std::move(iterates));
  }
  void resultsReady(const std::shared_ptr<const ResultFiles>& files) override {
    deliver(&SolverThread::resultsReady, files);
  }
  void checkpointReady(std::shared_ptr<const RunCheckpoint> checkpoint) override {
    deliver(&SolverThread::checkpointReady, std::move(checkpoint));
  }
  void resumed(int runNumber) override { deliver(&SolverThread::resumed, runNumber); }
  void finished(int runNumber, RunStatus status, const std::string& message) override {
    deliver(&SolverThread::finished, runNumber, status, translatedMessage(message));
  }
  void failed(int runNumber, const Error& error, bool running,
              std::shared_ptr<const Experiment> before) override {
    deliver(&SolverThread::failed, runNumber, error, running, std::move(before));
  }
  void brokeDown(int runNumber, const Error& error) override {
    deliver(&SolverThread::brokeDown, runNumber, error);
  }

 private:
  /// Does it in the thread of the SolverThread; not at all if that is gone by then.
  template <class Work>
  void post(Work work) {
    auto* const solver = &solver_;
    QMetaObject::invokeMethod(
        solver, [solver, work = std::move(work)] { work(*solver); }, Qt::QueuedConnection);
  }
  template <class Signal, class... Values>
  void deliver(Signal signal, Values... values) {
    post([signal, values = std::tuple(std::move(values)...)](SolverThread& solver) {
      std::apply([&](const Values&... each) { Q_EMIT(solver.*signal)(each...); }, values);
    });
  }

  SolverThread& solver_;
};

SolverThread::SolverThread(QObject* parent)
    : QObject(parent), listener_(std::make_unique<Listener>(*this)), thread_(*listener_) {}

SolverThread::~SolverThread() = default;

}  // namespace gtv::ui
