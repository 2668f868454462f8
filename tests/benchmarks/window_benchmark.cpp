// Drives the real window offscreen with the solver flat out and measures what a user would notice:
// the milliseconds between two pictures, those that the window's thread works for one, and how much
// of its speed the solver keeps while it is watched.
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>
#include <algorithm>
#include <memory>

#include "diagnostics_dock.h"
#include "experiment/documents.h"
#include "lambda_control.h"
#include "main_window.h"
#include "run/run.h"
#include "theme.h"

namespace gtv::ui {
namespace {

double percentile(std::vector<double>& values, double share) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

void frames(benchmark::State& state, const char* id, bool dragging) {
  constexpr double seconds = 6;
  auto experiment = loadPreset(id).value();
  experiment = experiment.with("stop.maxIterations", 1e12).value();
  double alone = 0;
  {
    auto run = Run::start(experiment).value();
    run->advance(1000);
    QElapsedTimer clock;
    clock.start();
    const auto before = run->iteration();
    while (clock.elapsed() < 1500) run->advance(200);
    alone = 1000.0 * static_cast<double>(run->iteration() - before) /
            static_cast<double>(clock.elapsed());
  }
  for (auto _ : state) {
    MainWindow window;
    window.resize(1440, 900);
    window.show();
    window.open(experiment, {}, true);
    while (window.shownIteration() < 1000) QCoreApplication::processEvents();
    QElapsedTimer total;
    QElapsedTimer sincePicture;
    total.start();
    sincePicture.start();
    const auto firstIteration = window.shownIteration();
    int shown = window.framesShown();
    double lambda = experiment.lambda();
    std::vector<double> intervals;
    std::vector<double> busy;
    while (total.elapsed() < seconds * 1000) {
      QElapsedTimer loop;
      loop.start();
      QCoreApplication::processEvents(QEventLoop::AllEvents, 4);
      if (window.framesShown() != shown) {
        busy.push_back(static_cast<double>(loop.nsecsElapsed()) / 1e6);
        shown = window.framesShown();
        intervals.push_back(static_cast<double>(sincePicture.nsecsElapsed()) / 1e6);
        sincePicture.restart();
        if (dragging) {
          lambda = lambda > 30 * experiment.lambda() ? experiment.lambda() : lambda * 1.02;
          window.lambdaControl()->setValue(lambda);
          Q_EMIT window.lambdaControl()->changed(lambda);
        }
      }
    }
    const double rate = 1000.0 * static_cast<double>(window.shownIteration() - firstIteration) /
                        static_cast<double>(total.elapsed());
    state.counters["picturesPerSecond"] = static_cast<double>(intervals.size()) / seconds;
    state.counters["pictureIntervalP50"] = percentile(intervals, 0.5);
    state.counters["pictureIntervalP99"] = percentile(intervals, 0.99);
    state.counters["pictureWorkP50"] = percentile(busy, 0.5);
    state.counters["pictureWorkP99"] = percentile(busy, 0.99);
    state.counters["iterationsPerSecond"] = rate;
    state.counters["shareOfHeadlessSpeed"] = rate / alone;
  }
}

/// The speed of the solver with the live diagnostics against that without, turn by turn.
void diagnostics(benchmark::State& state, const char* id) {
  constexpr int turns = 8;
  constexpr qint64 turnMilliseconds = 2000;
  const auto experiment = loadPreset(id).value().with("stop.maxIterations", 1e12).value();
  for (auto _ : state) {
    MainWindow window;
    window.resize(1440, 900);
    window.show();
    window.open(experiment, {}, true);
    while (window.shownIteration() < 1000) QCoreApplication::processEvents();
    const auto rate = [&](bool shown) {
      window.diagnostics()->setVisible(shown);
      QElapsedTimer clock;
      clock.start();
      const auto first = window.shownIteration();
      while (clock.elapsed() < turnMilliseconds)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 4);
      return static_cast<double>(window.shownIteration() - first) /
             static_cast<double>(clock.elapsed());
    };
    double with = 0;
    double without = 0;
    for (int turn = 0; turn < turns; ++turn) {
      without += rate(false);
      with += rate(true);
    }
    state.counters["shareOfSpeedWithoutDiagnostics"] = with / without;
  }
}

/// Ten clusters of 10⁵ nodes, 10⁷ edges: does the window answer while it loads, iterates, is moved
/// about, and closes? A stall is the longest time that the window's thread takes for one event.
void million(benchmark::State& state) {
  constexpr int clusters = 10;
  constexpr int size = 100'000;
  Json sizes = Json::array();
  Json vectors = Json::array();
  for (int k = 0; k < clusters; ++k) {
    sizes.push_back(size);
    const int row = k / 4;
    vectors.push_back({1.5 * (k % 4) - 2, 1.5 * row - 1});
  }
  const auto experiment =
      loadPreset("sbm-two-clusters")
          .value()
          .with("graph",
                Json{{"kind", "sbm"}, {"clusterSizes", sizes}, {"pIn", 1.9e-4}, {"pOut", 1e-6}})
          .value()
          .with("data.truth", Json{{"kind", "per-cluster"}, {"vectors", vectors}})
          .value()
          .with("solver", Json{{"kind", "fast-primal-dual"}})
          .value()
          .with("stop.maxIterations", 1e12)
          .value();
  for (auto _ : state) {
    auto window = std::make_unique<MainWindow>();
    window->resize(1440, 900);
    window->show();
    double stall = 0;
    const auto turn = [&] {
      QElapsedTimer one;
      one.start();
      QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
      stall = std::max(stall, static_cast<double>(one.nsecsElapsed()) / 1e6);
    };
    const auto work = [&](double seconds) {
      QElapsedTimer clock;
      clock.start();
      while (static_cast<double>(clock.elapsed()) < 1000 * seconds) turn();
    };
    const auto take = [&](const char* name) {
      state.counters[name] = stall;
      stall = 0;
    };
    QElapsedTimer clock;
    clock.start();
    window->open(experiment, {}, true);
    while (window->shownIteration() < 1) turn();
    state.counters["secondsToFirstPicture"] = static_cast<double>(clock.elapsed()) / 1e3;
    take("stallLoading");
    const auto first = window->shownIteration();
    const int shown = window->framesShown();
    work(20);
    state.counters["iterationsPerSecond"] =
        static_cast<double>(window->shownIteration() - first) / 20;
    state.counters["picturesPerSecond"] = (window->framesShown() - shown) / 20.0;
    take("stallIterating");
    double lambda = experiment.lambda();
    for (int k = 0; k < 10; ++k) {
      lambda *= 1.05;
      window->lambdaControl()->setValue(lambda);
      Q_EMIT window->lambdaControl()->changed(lambda);
      work(1);
    }
    take("stallDraggingLambda");
    clock.restart();
    window.reset();
    state.counters["secondsToClose"] = static_cast<double>(clock.elapsed()) / 1e3;
  }
}

BENCHMARK(million)->Iterations(1);
BENCHMARK_CAPTURE(frames, sbmTwoClusters, "sbm-two-clusters", false)->Iterations(1);
BENCHMARK_CAPTURE(frames, sbmTwoClustersDraggingLambda, "sbm-two-clusters", true)->Iterations(1);
BENCHMARK_CAPTURE(frames, sacramento, "sacramento", false)->Iterations(1);
BENCHMARK_CAPTURE(diagnostics, sbmTwoClusters, "sbm-two-clusters")->Iterations(1);
BENCHMARK_CAPTURE(diagnostics, sacramento, "sacramento")->Iterations(1);

}  // namespace
}  // namespace gtv::ui

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  gtv::ui::applyTheme(gtv::ui::Theme::Light);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
