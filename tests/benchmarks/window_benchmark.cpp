// Drives the real window offscreen with the solver flat out and measures what a user would notice:
// the milliseconds between two pictures, those that the window's thread works for one, and how much
// of its speed the solver keeps while it is watched.
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QWheelEvent>
#include <algorithm>
#include <memory>

#include "experiment/documents.h"
#include "run/run.h"
#include "ui/canvas/graph_view.h"
#include "ui/canvas/view_choices.h"
#include "ui/diagnostics/diagnostics_dock.h"
#include "ui/document/file_controller.h"
#include "ui/live/lambda_control.h"
#include "ui/live/run_controller.h"
#include "ui/shell/main_window.h"
#include "ui/widgets/theme.h"
#include "window_goals.h"

namespace gtv::ui {
namespace {

/// The graph canvas alone: milliseconds of a repaint while it is panned and zoomed, from there to
/// the full picture, and of a repaint while the solver runs flat out.
void canvas(benchmark::State& state, int nodes, int edges, bool byFlow) {
  const auto experiment = blocks(nodes, edges);
  for (auto _ : state) {
    MainWindow window;
    window.resize(1440, 900);
    window.show();
    window.files().open(experiment, {}, false);
    const auto until = [](auto&& holds) {
      while (!holds()) QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
    };
    until([&] { return window.run().shownIteration() >= 0; });
    window.run().runUntil(30);
    until([&] { return window.run().shownIteration() >= 30 && !window.run().isRunning(); });
    if (byFlow) window.choices().edgeChoice()->setCurrentIndex(1);
    auto& view = *window.graphView();
    until([&] { return window.pictureIsComplete(); });
    std::vector<double> panning;
    std::vector<double> zooming;
    std::vector<double> redraw;
    std::vector<double> running;
    const auto timed = [](std::vector<double>& to, auto&& work) {
      QElapsedTimer clock;
      clock.start();
      work();
      to.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    };
    const auto mouse = [&](QEvent::Type type, QPointF at) {
      QMouseEvent event(type, at, view.mapToGlobal(at), Qt::MiddleButton,
                        type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::MiddleButton, {});
      QCoreApplication::sendEvent(&view, &event);
    };
    const auto wheel = [&](int turn) {
      const QPointF at(view.width() / 2.0, view.height() / 2.0);
      QWheelEvent event(at, view.mapToGlobal(at), {}, QPoint(0, turn), Qt::NoButton, {},
                        Qt::NoScrollPhase, false);
      QCoreApplication::sendEvent(&view, &event);
    };
    const auto turn = [] { QCoreApplication::processEvents(QEventLoop::AllEvents, 1); };
    for (int round = 0; round < 6; ++round) {
      const QPointF middle(view.width() / 2.0, view.height() / 2.0);
      mouse(QEvent::MouseButtonPress, middle);
      for (int k = 0; k < 40; ++k, turn())
        timed(panning, [&] {
          mouse(QEvent::MouseMove, middle + QPointF(k % 20, k % 13));
          view.repaint();
        });
      mouse(QEvent::MouseButtonRelease, middle);
      for (int k = 0; k < 20; ++k, turn())
        timed(zooming, [&] {
          wheel(k < 10 ? 60 : -60);
          view.repaint();
        });
      until([&] { return view.edgesAreCurrent(); });
      timed(redraw, [&] {
        wheel(round % 2 == 0 ? 120 : -120);
        until([&] { return view.edgesAreCurrent(); });
      });
    }
    window.run().setRunning(true);
    int shown = window.run().framesShown();
    for (int k = 0; k < 150; ++k) {
      until([&] { return window.run().framesShown() != shown; });
      shown = window.run().framesShown();
      timed(running, [&] { view.repaint(); });
    }
    for (auto& [name, values] : {std::pair<const char*, std::vector<double>&>("pan", panning),
                                 {"zoom", zooming},
                                 {"redraw", redraw},
                                 {"running", running}}) {
      state.counters[std::string(name) + "P50"] = percentile(values, 0.5);
      state.counters[std::string(name) + "P99"] = percentile(values, 0.99);
    }
    state.counters["edges"] = window.run().snapshot()->network->graph->edgeCount();
  }
}

void frames(benchmark::State& state, const Experiment& endless, bool dragging) {
  constexpr double seconds = 6;
  const auto experiment = endless.with("stop.maxIterations", 1e12).value();
  double alone = 0;
  {
    auto run = Run::start(experiment).value();
    run->advance(100);
    QElapsedTimer clock;
    clock.start();
    const auto before = run->iteration();
    while (clock.elapsed() < 1500) run->advance(20);
    alone = 1000.0 * static_cast<double>(run->iteration() - before) /
            static_cast<double>(clock.elapsed());
  }
  for (auto _ : state) {
    MainWindow window;
    window.resize(1440, 900);
    window.show();
    window.files().open(experiment, {}, true);
    while (window.run().shownIteration() < 100) QCoreApplication::processEvents();
    QElapsedTimer total;
    QElapsedTimer sincePicture;
    total.start();
    sincePicture.start();
    const auto firstIteration = window.run().shownIteration();
    int shown = window.run().framesShown();
    double lambda = experiment.lambda();
    std::vector<double> intervals;
    std::vector<double> busy;
    while (total.elapsed() < seconds * 1000) {
      QElapsedTimer loop;
      loop.start();
      QCoreApplication::processEvents(QEventLoop::AllEvents, 4);
      if (window.run().framesShown() != shown) {
        busy.push_back(static_cast<double>(loop.nsecsElapsed()) / 1e6);
        shown = window.run().framesShown();
        intervals.push_back(static_cast<double>(sincePicture.nsecsElapsed()) / 1e6);
        sincePicture.restart();
        if (dragging) {
          lambda = lambda > 30 * experiment.lambda() ? experiment.lambda() : lambda * 1.02;
          window.lambdaControl()->setValue(lambda);
          Q_EMIT window.lambdaControl()->changed(lambda);
        }
      }
    }
    const double rate = 1000.0 *
                        static_cast<double>(window.run().shownIteration() - firstIteration) /
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
    window.files().open(experiment, {}, true);
    while (window.run().shownIteration() < 1000) QCoreApplication::processEvents();
    const auto rate = [&](bool shown) {
      window.diagnostics()->setVisible(shown);
      QElapsedTimer clock;
      clock.start();
      const auto first = window.run().shownIteration();
      while (clock.elapsed() < turnMilliseconds)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 4);
      return static_cast<double>(window.run().shownIteration() - first) /
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
    window->files().open(experiment, {}, true);
    while (window->run().shownIteration() < 1) turn();
    state.counters["secondsToFirstPicture"] = static_cast<double>(clock.elapsed()) / 1e3;
    take("stallLoading");
    const auto first = window->run().shownIteration();
    const int shown = window->run().framesShown();
    work(20);
    state.counters["iterationsPerSecond"] =
        static_cast<double>(window->run().shownIteration() - first) / 20;
    state.counters["picturesPerSecond"] = (window->run().framesShown() - shown) / 20.0;
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
void preset(benchmark::State& state, const char* id, bool dragging) {
  frames(state, loadPreset(id).value(), dragging);
}

void crowd(benchmark::State& state) { frames(state, blocks(10'000, 100'000), false); }

BENCHMARK_CAPTURE(canvas, thousand, 1'000, 10'000, false)->Iterations(1);
BENCHMARK_CAPTURE(canvas, thousandByFlow, 1'000, 10'000, true)->Iterations(1);
BENCHMARK_CAPTURE(canvas, tenThousand, 10'000, 100'000, false)->Iterations(1);
BENCHMARK_CAPTURE(canvas, tenThousandByFlow, 10'000, 100'000, true)->Iterations(1);
BENCHMARK(crowd)->Iterations(1);
BENCHMARK_CAPTURE(preset, sbmTwoClusters, "sbm-two-clusters", false)->Iterations(1);
BENCHMARK_CAPTURE(preset, sbmTwoClustersDraggingLambda, "sbm-two-clusters", true)->Iterations(1);
BENCHMARK_CAPTURE(preset, sacramento, "sacramento", false)->Iterations(1);
BENCHMARK_CAPTURE(diagnostics, sbmTwoClusters, "sbm-two-clusters")->Iterations(1);
BENCHMARK_CAPTURE(diagnostics, sacramento, "sacramento")->Iterations(1);

}  // namespace
}  // namespace gtv::ui

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  gtv::ui::applyTheme(gtv::ui::Theme::Light);
  gtv::ui::registerWindowGoals();
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
