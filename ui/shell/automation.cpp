#include "ui/shell/automation.h"

#include <fmt/format.h>

#include <qcustomplot.h>

#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileInfo>
#include <QPainter>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <map>
#include <utility>
#include <vector>

#include "experiment/documents.h"
#include "ui/canvas/graph_view.h"
#include "ui/document/file_controller.h"
#include "ui/document/preset_view.h"
#include "ui/document/session_keeper.h"
#include "ui/live/exact_optimum.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/path_study.h"
#include "ui/live/run_controller.h"
#include "ui/live/run_pace.h"
#include "ui/optimisation/objective_view.h"
#include "ui/shell/main_window.h"
#include "ui/shell/view_docks.h"
#include "ui/shell/window_levels.h"
#include "ui/studies/race_panel.h"
#include "ui/sweeps/sweep_panel.h"
#include "ui/views/data_models_view.h"
#include "ui/views/scatter_plot.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/figure.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {

namespace {

/// What the exact optimum of a large problem, the λ path, a race, or a sweep may cost a picture,
/// beyond the iterations.
constexpr qint64 longestWait = 10'000;

int complain(const QString& message) {
  // Not fmt::print(): that throws where nobody can be told.
  std::fputs(fmt::format("error: {}\n", message.toStdString()).c_str(), stderr);
  return 2;
}

/// Runs the window's experiment to `iteration` and waits until everything is drawn; false, with a
/// message, if the experiment cannot be built.
bool drawUntil(MainWindow& window, std::int64_t iteration) {
  bool started = false;
  bool done = false;
  bool built = true;
  QEventLoop loop;
  QObject guard;  // its connections end with it
  const auto failWith = [&](const QString& why) {
    complain(why);
    built = false;
    loop.quit();
  };
  QObject::connect(&window.run().solver(), &SolverThread::failed, &guard,
                   [&](int, const Error& error, bool) { failWith(toQString(error.text())); });
  // A session is read in the background.
  QObject::connect(&window.keeper(), &SessionKeeper::openFailed, &guard,
                   [&](const QString&, const QString& why) { failWith(why); });
  QObject::connect(&window.run().solver(), &SolverThread::finished, &guard, [&] { done = true; });
  // Nobody watches.
  window.run().pace().choose(0);
  // Pictures do not depend on what was switched off the last time.
  window.run().exactOptimum().action()->setChecked(true);
  QElapsedTimer waiting;
  QTimer poll;
  QObject::connect(&poll, &QTimer::timeout, &guard, [&] {
    // A graph without nodes has no iteration; what is there is the picture.
    const bool empty = window.run().isEmpty();
    if (!started && (window.run().shownIteration() >= 0 || empty)) {
      started = true;
      window.run().runUntil(iteration);
      if (isOnScreen(*window.views().find<RacePanel>())) window.views().find<RacePanel>()->start();
      if (isOnScreen(*window.views().find<SweepPanel>()))
        window.views().find<SweepPanel>()->start();
    }
    if (!done || window.run().isRunning() || !(empty || window.pictureIsComplete())) return;
    if (!waiting.isValid()) waiting.start();
    const bool waits = !window.run().exactOptimum().isCurrent() ||
                       window.run().path().isWorking() ||
                       window.views().find<RacePanel>()->isRacing() ||
                       window.views().find<SweepPanel>()->isRunning();
    if (waits && waiting.elapsed() < longestWait) return;
    // Queued replots and the status line get one more turn of the event loop.
    poll.stop();
    QTimer::singleShot(100, &guard, [&] { loop.quit(); });
  });
  poll.start(20);
  loop.exec();
  return built;
}

/// What is on the picture of a canvas, without the ground around it and the frame at its edge.
QImage croppedToContent(const QPixmap& picture) {
  constexpr int frame = 4;
  const auto whole = picture.toImage().convertToFormat(QImage::Format_RGB32);
  const auto inner = whole.rect().marginsRemoved({frame, frame, frame, frame});
  const auto ground = whole.pixel(inner.topLeft());
  QRect used;
  for (int y = inner.top(); y <= inner.bottom(); ++y)
    for (int x = inner.left(); x <= inner.right(); ++x)
      if (whole.pixel(x, y) != ground) used |= QRect(x, y, 1, 1);
  return used.isEmpty() ? whole : whole.copy(used.marginsAdded({frame, frame, frame, frame}));
}

/// In the format that the ending of the file names, or PNG.
Result<void> writePicture(const QImage& picture, const QString& file) {
  QByteArray content;
  QBuffer buffer(&content);
  buffer.open(QIODevice::WriteOnly);
  const auto ending = QFileInfo(file).suffix();
  const auto format = ending.isEmpty() ? QByteArray("PNG") : ending.toUpper().toLatin1();
  if (!picture.save(&buffer, format.constData()))
    return Error{file.toStdString(), "cannot be written: expected a name that ends in .png"};
  return writeFigure(content, file);
}

/// The whole picture in the middle of its place, which it fills unless it is smaller.
void drawWhole(QPainter& painter, const QRect& place, const QPixmap& picture) {
  const auto content = croppedToContent(picture);
  const auto small = content.scaled(place.size().boundedTo(content.size()), Qt::KeepAspectRatio,
                                    Qt::SmoothTransformation);
  painter.drawImage(place.center() - small.rect().center(), small);
}

/// In its 256 most frequent colours: a small file.
QImage withFewColours(const QImage& picture) {
  constexpr std::size_t most = 256;
  std::map<QRgb, int> counts;
  for (int y = 0; y < picture.height(); ++y)
    for (int x = 0; x < picture.width(); ++x) ++counts[picture.pixel(x, y)];
  std::vector<std::pair<int, QRgb>> frequent;
  frequent.reserve(counts.size());
  for (const auto& [colour, count] : counts) frequent.emplace_back(-count, colour);
  std::sort(frequent.begin(), frequent.end());
  QList<QRgb> table;
  for (const auto& [count, colour] : frequent)
    if (static_cast<std::size_t>(table.size()) < most) table << colour;
  return picture.convertToFormat(QImage::Format_Indexed8, table, Qt::ThresholdDither);
}

/// The plot inside its axes, in the shape of its place on the card, whatever the window gives it.
QPixmap areaOf(QCustomPlot& plot, QSize place) {
  constexpr int finer = 2;  // marks and lines are as small on a card
  plot.grab();              // only what was drawn once knows its range
  auto* inside = plot.axisRect();
  const auto sides = inside->autoMargins();
  inside->setAutoMargins(QCP::msNone);
  inside->setMargins({});
  auto picture = plot.toPixmap(place.width() * finer, place.height() * finer);
  inside->setAutoMargins(sides);
  return picture;
}

/// A plot of the window, brought to the front for it; null if it says why there is none.
template <class PlottingView>
QPixmap plotOf(MainWindow& window, QSize place) {
  constexpr int longest = 3000;  // milliseconds
  constexpr int rest = 300;
  auto* dock = window.views().dock<PlottingView>();
  window.views().raise(dock);
  QElapsedTimer waiting;
  waiting.start();
  while (waiting.elapsed() < rest || (!window.pictureIsComplete() && waiting.elapsed() < longest))
    QApplication::processEvents(QEventLoop::AllEvents, 20);
  const auto* view = window.views().find<PlottingView>();
  auto picture = view->emptyText().isEmpty() ? areaOf(*view->plot(), place) : QPixmap();
  dock->hide();
  return picture;
}

/// The graph. A single node says nothing: its data and model, or its objective, stand for it.
QPixmap mainPictureOf(MainWindow& window, QSize place) {
  QPixmap picture;
  if (window.run().network()->graph->nodeCount() == 1) {
    if (window.run().experiment().solver().kind() != "gradient-steps")
      picture = plotOf<DataModelsView>(window, place);
    if (picture.isNull()) picture = plotOf<ObjectiveView>(window, place);
  }
  return picture.isNull() ? window.graphView()->grab() : picture;
}

QImage cardPictureOf(MainWindow& window) {
  QImage picture(thumbnailSize, QImage::Format_RGB32);
  picture.fill(canvasColors().background);
  constexpr int margin = 6;
  const QMargins margins(margin, margin, margin, margin);
  QRect left(QPoint(), thumbnailSize);
  left.setWidth(thumbnailSize.width() * 5 / 8);
  auto right = left;
  right.setLeft(left.right() + 1);
  right.setRight(thumbnailSize.width() - 1);
  left -= margins;
  right -= margins;
  // How the models came here depends on when they were seen, and rings lie under the points.
  auto* scatter = window.views().find<ScatterPlot>();
  scatter->showParts({"truth"});
  QPainter painter(&picture);
  drawWhole(painter, right, areaOf(*scatter->plot(), right.size()));
  drawWhole(painter, left, mainPictureOf(window, left.size()));
  painter.end();
  return withFewColours(picture);
}

}  // namespace

int takeScreenshot(MainWindow& window, const QString& file, std::int64_t iteration) {
  if (!drawUntil(window, iteration)) return 2;
  if (auto written = writePicture(window.grab().toImage(), file); !written)
    return complain(toQString(written.error().text()));
  return 0;
}

int drawThumbnails(MainWindow& window, const QString& preset, const QString& folder) {
  constexpr std::int64_t iterations = 300;
  if (!QDir().mkpath(folder)) return complain(QStringLiteral("%1: cannot be made").arg(folder));
  window.resize(1200, 900);
  window.graphView()->setLegendShown(false);
  bool found = false;
  for (const auto& info : listPresets()) {
    const auto id = toQString(info.id);
    if (!preset.isEmpty() && id != preset) continue;
    found = true;
    for (const auto theme : {Theme::Light, Theme::Dark}) {
      window.setTheme(theme);
      if (!window.files().openByName(id, false)) return complain(window.panel()->problemText());
      window.show();
      window.levels().setPresenting(true);
      const auto end = std::min(iterations, window.run().experiment().maxIterations());
      if (!drawUntil(window, end)) return 2;
      const auto file = QDir(folder).filePath(thumbnailName(id, theme == Theme::Dark));
      if (auto written = writePicture(cardPictureOf(window), file); !written)
        return complain(toQString(written.error().text()));
    }
  }
  return found ? 0 : complain(QStringLiteral("--preset: there is no preset '%1'").arg(preset));
}

}  // namespace gtv::ui
