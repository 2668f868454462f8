#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <string>
#include <vector>

#include "live/run_thread.h"

namespace gtv::ui {

/// The thread of the run, as an object of the window: what LiveRunListener hears comes as signals,
/// in the thread of this object.
class SolverThread : public QObject {
  Q_OBJECT

 public:
  explicit SolverThread(QObject* parent = nullptr);
  ~SolverThread() override;

  // As in RunThread.
  int open(const Experiment& experiment, bool running,
           std::shared_ptr<const SessionRun> restored = nullptr,
           RunDocument document = RunDocument::Another) {
    return thread_.open(experiment, running, std::move(restored), document);
  }
  int current() const { return thread_.current(); }
  /// Of several in a row only the last is answered.
  void layOut(const Experiment& experiment) { layout_ = thread_.layOut(experiment); }
  void setRunning(bool running) { thread_.setRunning(running); }
  void step() { thread_.step(); }
  void runUntil(std::int64_t iteration) { thread_.runUntil(iteration); }
  void change(const Experiment& next, const std::vector<std::string>& fields = liveFields()) {
    thread_.change(next, fields);
  }
  void lookAt(std::int64_t iteration) { thread_.lookAt(iteration); }
  void stepBack() { thread_.stepBack(); }
  void resume() { thread_.resume(); }
  void setHistory(std::size_t bytes) { thread_.setHistory(bytes); }
  void requestNodePast(int node) { thread_.requestNodePast(node); }
  void requestPredictions(std::shared_ptr<const PredictionRequest> request) {
    thread_.requestPredictions(std::move(request));
  }
  void setSpeed(Speed iterationsPerSecond) {
    speed_ = iterationsPerSecond;
    thread_.setSpeed(iterationsPerSecond);
  }
  /// Iterations per second; 0: flat out.
  Speed speed() const { return speed_; }
  void setStopsAtRest(bool stops) { thread_.setStopsAtRest(stops); }
  void setFlowWanted(bool wanted, int coordinate = -1) {
    thread_.setFlowWanted(wanted, coordinate);
  }
  void setFocus(int node, int edge) { thread_.setFocus(node, edge); }
  void breakDown(const Error& error) { thread_.breakDown(error); }
  void requestIterates() { thread_.requestIterates(); }
  void requestResults(MakeResults make) { thread_.requestResults(std::move(make)); }
  void requestCheckpoint(bool now = false) { thread_.requestCheckpoint(now); }
  std::shared_ptr<const Snapshot> takeSnapshot() { return thread_.takeSnapshot(); }

 Q_SIGNALS:
  // As in LiveRunListener.
  void networkReady(const gtv::NetworkPicture& picture);
  void networkChanged(const gtv::NetworkPicture& picture);
  void positionsReady(const gtv::NetworkPicture& picture);
  void problemReady(const gtv::LiveProblem& problem);
  void rowsReady(int runNumber, const std::vector<gtv::TraceRow>& rows);
  void rewound(int runNumber, std::size_t rows, std::int64_t iteration);
  void nodePastReady(const std::shared_ptr<const gtv::NodePast>& past);
  void predictionsReady(const std::shared_ptr<const gtv::Predictions>& predictions);
  void iteratesReady(const std::shared_ptr<const gtv::IterateSnapshot>& iterates);
  void resultsReady(const std::shared_ptr<const gtv::ResultFiles>& files);
  void checkpointReady(const std::shared_ptr<const gtv::RunCheckpoint>& checkpoint);
  void resumed(int runNumber);
  void finished(int runNumber, gtv::RunStatus status, const QString& message);
  void failed(int runNumber, const gtv::Error& error, bool running,
              const std::shared_ptr<const gtv::Experiment>& before);
  void brokeDown(int runNumber, const gtv::Error& error);

 private:
  /// Turns what it hears into signals.
  class Listener;

  std::unique_ptr<Listener> listener_;
  int layout_ = 0;  ///< the newest request
  Speed speed_ = 0;
  RunThread thread_;
};

}  // namespace gtv::ui
