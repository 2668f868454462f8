#include "window_goals.h"

#include <benchmark/benchmark.h>
#include <sys/resource.h>

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>
#include <algorithm>
#include <ctime>
#include <functional>

#include "experiment/documents.h"
#include "ui/canvas/graph_view.h"
#include "ui/document/file_controller.h"
#include "ui/live/lambda_control.h"
#include "ui/live/run_controller.h"
#include "ui/shell/main_window.h"

namespace gtv::ui {

double percentile(std::vector<double>& values, double share) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

Experiment blocks(int nodes, int edges) {
  constexpr int clusters = 4;
  const double size = nodes / static_cast<double>(clusters);
  const double inside = 0.9 * edges / (clusters * size * (size - 1) / 2);
  const double between = 0.1 * edges / (clusters * (clusters - 1) / 2.0 * size * size);
  Json sizes = Json::array();
  Json vectors = Json::array();
  for (int k = 0; k < clusters; ++k) {
    sizes.push_back(nodes / clusters);
    vectors.push_back({k % 2 == 0 ? 2 : -2, k < 2 ? 2 : -2});
  }
  return loadPreset("sbm-two-clusters")
      .value()
      .with("graph",
            Json{{"kind", "sbm"}, {"clusterSizes", sizes}, {"pIn", inside}, {"pOut", between}})
      .value()
      .with("data.truth", Json{{"kind", "per-cluster"}, {"vectors", vectors}})
      .value()
      .with("stop.maxIterations", 1e12)
      .value();
}

namespace {

constexpr int frameTotal = 300;
constexpr int moveTotal = 60;
constexpr int startTotal = 15;
/// Frames before the measurement: the first pictures fill caches of glyphs and lay docks out.
constexpr int warmUp = 60;
/// What does not come within this time is not measured.
constexpr qint64 longestWait = 60'000;

/// Milliseconds that this thread has worked; what other threads and programs do does not count.
double workedMilliseconds() {
  timespec at{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &at);
  return 1e3 * static_cast<double>(at.tv_sec) + static_cast<double>(at.tv_nsec) / 1e6;
}

/// Turns of the event loop, with the time that they take; between them the thread sleeps while
/// there is nothing to do.
class Turns {
 public:
  void turn() {
    QElapsedTimer clock;
    clock.start();
    const double before = workedMilliseconds();
    const bool any = QCoreApplication::eventDispatcher()->processEvents(QEventLoop::AllEvents);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    worked_ += workedMilliseconds() - before;
    passed_ += static_cast<double>(clock.nsecsElapsed()) / 1e6;
    if (!any) QThread::usleep(100);
  }
  void until(const std::function<bool()>& holds) {
    QElapsedTimer clock;
    clock.start();
    while (!holds() && clock.elapsed() < longestWait) turn();
  }
  void restart() { passed_ = worked_ = 0; }
  double passed() const { return passed_; }
  double worked() const { return worked_; }

 private:
  double passed_ = 0;
  double worked_ = 0;
};

void report(benchmark::State& state, const char* name, std::vector<double>& values) {
  state.counters[std::string(name) + "P50"] = percentile(values, 0.5);
  state.counters[std::string(name) + "P99"] = percentile(values, 0.99);
}

void openRunning(MainWindow& window, const Experiment& experiment, Turns& turns) {
  window.resize(1440, 900);
  window.show();
  window.files().open(experiment, {}, true);
  turns.until([&] { return window.run().framesShown() >= warmUp; });
}

/// A frame is all that the window's thread does from one picture to the next: taking the snapshot,
/// telling the views, and the repaints that this causes. The goal is compared with the processor
/// time of the thread, cpu…; wall… also has what the solver, the exact optimum, the diagnostics and
/// other programs take from it where there are fewer processors than threads.
void frame(benchmark::State& state, const Experiment& experiment) {
  for (auto _ : state) {
    MainWindow window;
    Turns turns;
    openRunning(window, experiment, turns);
    std::vector<double> wall;
    std::vector<double> work;
    std::vector<double> interval;
    QElapsedTimer clock;
    clock.start();
    for (int k = 0; k < frameTotal; ++k) {
      const int shown = window.run().framesShown();
      turns.restart();
      clock.restart();
      turns.until([&] { return window.run().framesShown() != shown; });
      wall.push_back(turns.passed());
      work.push_back(turns.worked());
      interval.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    report(state, "cpu", work);
    report(state, "wall", wall);
    report(state, "interval", interval);
    state.counters["nodes"] = window.run().snapshot()->network->graph->nodeCount();
  }
}

/// Calls when a widget has been painted.
class PaintWatch : public QObject {
 public:
  explicit PaintWatch(QWidget& widget, std::function<void()> painted)
      : painted_(std::move(painted)) {
    widget.installEventFilter(this);
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    // The filter comes before the painting.
    if (event->type() == QEvent::Paint)
      QMetaObject::invokeMethod(
          this, [this] { painted_(); }, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
  }

 private:
  std::function<void()> painted_;
};

/// From a key on the slider of λ to the end of the first repaint of the graph with a snapshot that
/// was computed with the new λ, the solver running flat out.
void slider(benchmark::State& state, const Experiment& experiment) {
  for (auto _ : state) {
    MainWindow window;
    Turns turns;
    openRunning(window, experiment, turns);
    auto& control = *window.lambdaControl();
    double wanted = 0;
    bool answered = false;
    const PaintWatch watch(*window.graphView(), [&] {
      answered = answered || (window.run().snapshot() != nullptr &&
                              window.run().snapshot()->numbers.lambda == wanted);
    });
    std::vector<double> delay;
    std::vector<double> work;
    QElapsedTimer clock;
    for (int k = 0; k < moveTotal; ++k) {
      // Not always at the same time of a frame.
      QElapsedTimer pause;
      pause.start();
      while (pause.elapsed() < 100 + 7 * (k % 5)) turns.turn();
      turns.restart();
      clock.start();
      QKeyEvent press(QEvent::KeyPress, k % 20 < 10 ? Qt::Key_Right : Qt::Key_Left, Qt::NoModifier);
      QCoreApplication::sendEvent(control.slider(), &press);
      wanted = control.value();
      answered = false;
      turns.until([&] { return answered; });
      delay.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
      work.push_back(turns.worked());
    }
    report(state, "delay", delay);
    report(state, "cpu", work);
  }
}

/// The program as a process of its own, from its start to its end: it opens the window at the first
/// preset, makes one iteration, waits for the exact optimum and the diagnosis, writes a picture and
/// quits. The first picture on a screen comes before all but the opening of that: an upper bound.
void start(benchmark::State& state) {
  QTemporaryDir folder;
  const QStringList arguments{
      QStringLiteral("--preset"),           QStringLiteral("sbm-two-clusters"),
      QStringLiteral("--after-iterations"), QStringLiteral("1"),
      QStringLiteral("--screenshot"),       folder.filePath(QStringLiteral("first.png"))};
  const auto childrenWorked = [] {
    rusage used{};
    getrusage(RUSAGE_CHILDREN, &used);
    return 1e3 * static_cast<double>(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
           static_cast<double>(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e3;
  };
  for (auto _ : state) {
    std::vector<double> wall;
    std::vector<double> work;
    // The first one reads the program from the disk.
    for (int k = 0; k <= startTotal; ++k) {
      const double before = childrenWorked();
      QElapsedTimer clock;
      clock.start();
      if (QProcess::execute(QStringLiteral(GTV_GUI), arguments) != 0) {
        state.SkipWithError("gtvlab failed");
        return;
      }
      if (k == 0) continue;
      wall.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
      work.push_back(childrenWorked() - before);
    }
    report(state, "wall", wall);
    report(state, "cpu", work);
  }
}

}  // namespace

void registerWindowGoals() {
  const auto small = [] {
    return loadPreset("sbm-two-clusters").value().with("stop.maxIterations", 1e12).value();
  };
  const auto add = [](const char* name, auto&& row) {
    benchmark::RegisterBenchmark(name, row)->Iterations(1)->Unit(benchmark::kMillisecond);
  };
  add("window/frame/200", [=](benchmark::State& state) { frame(state, small()); });
  add("window/frame/10000", [](benchmark::State& state) { frame(state, blocks(10'000, 100'000)); });
  add("window/frame/100000",
      [](benchmark::State& state) { frame(state, blocks(100'000, 300'000)); });
  add("window/slider/200", [=](benchmark::State& state) { slider(state, small()); });
  add("window/slider/10000",
      [](benchmark::State& state) { slider(state, blocks(10'000, 100'000)); });
  add("window/start", [](benchmark::State& state) { start(state); });
}

}  // namespace gtv::ui
