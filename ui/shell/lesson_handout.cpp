#include "ui/shell/lesson_handout.h"

#include <QBuffer>
#include <QFontMetrics>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <chrono>
#include <cstdint>
#include <utility>

#include "ui/lessons/lesson_player.h"
#include "ui/lessons/stage.h"
#include "ui/live/path_study.h"
#include "ui/live/run_controller.h"
#include "ui/live/run_pace.h"
#include "ui/shell/main_window.h"
#include "ui/shell/window_levels.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/figure.h"
#include "ui/widgets/language.h"

namespace gtv::ui {
namespace {

constexpr QSize pictureSize(1280, 720);
constexpr int dotsPerInch = 150;
constexpr int marginMillimetres = 15;
constexpr int scenesOnPage = 2;
constexpr int linesToWriteOn = 3;
constexpr std::int64_t mostIterations = 5000;

QFont letters(double points, bool bold) {
  QFont font(QStringLiteral("sans-serif"));
  font.setPointSizeF(points);
  font.setBold(bold);
  return font;
}

/// Writes a paragraph below `top`, and gives where it ends.
int writeText(QPainter& painter, int top, const QFont& font, const QString& text) {
  painter.setFont(font);
  QRect used;
  const QRect place(0, top, painter.viewport().width(), painter.viewport().height() - top);
  painter.drawText(place, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text, &used);
  return used.bottom() + painter.fontMetrics().height() / 3;
}

void drawScene(QPainter& painter, int top, int height, const QString& heading, const Scene& scene,
               const QImage& picture) {
  constexpr double headingPoints = 13;
  constexpr double textPoints = 10.5;
  int y = writeText(painter, top, letters(headingPoints, true), heading);
  y = writeText(painter, y, letters(textPoints, false),
                toQString(scene.question ? scene.question->text : scene.sentence));
  const int line = 2 * painter.fontMetrics().height();
  const QSize room(painter.viewport().width(), top + height - linesToWriteOn * line - y);
  const QSize size = picture.size().scaled(room, Qt::KeepAspectRatio);
  const QRect place(QPoint((room.width() - size.width()) / 2, y), size);
  painter.drawImage(place, picture);
  painter.setPen(QPen(Qt::gray, 1));
  painter.drawRect(place);
  y = place.bottom();
  for (int k = 1; k < linesToWriteOn; ++k)
    painter.drawLine(0, y + k * line, room.width(), y + k * line);
  painter.setPen(Qt::black);
}

}  // namespace

LessonHandout::LessonHandout(Lesson lesson, QString file, QObject* parent)
    : QObject(parent), lesson_(std::move(lesson)), file_(std::move(file)) {
  connect(&timer_, &QTimer::timeout, this, &LessonHandout::look);
}

LessonHandout::~LessonHandout() = default;

void LessonHandout::start() {
  window_ = std::make_unique<MainWindow>();
  window_->setAttribute(Qt::WA_DontShowOnScreen);
  window_->memory().setConfirmation([](const QString&) { return false; });
  window_->resize(pictureSize);
  window_->levels().setLevel(Level::Lesson);
  window_->run().pace().choose(0);  // nobody watches
  window_->show();
  window_->stage()->player()->start(lesson_);
  timer_.start(std::chrono::milliseconds(RunController::frameMilliseconds));
}

void LessonHandout::look() {
  auto& player = *window_->stage()->player();
  auto& run = window_->run();
  if (run.isRefused()) {
    timer_.stop();
    Q_EMIT finished(
        tr("Scene %1: %2").arg(player.current() + 1).arg(translatedError(run.refusal())));
    return;
  }
  // Not every method comes to rest.
  if (run.isRunning() && run.shownIteration() >= mostIterations) run.setRunning(false);
  const bool isThere = run.shownIteration() >= 0 && !run.isRunning() &&
                       run.path().problem().network == run.network() && !run.path().isWorking();
  if (!isThere || !window_->pictureIsComplete()) return;
  pictures_.push_back(window_->stage()->grab().toImage());
  Q_EMIT progressed(static_cast<int>(pictures_.size()));
  if (pictures_.size() < lesson_.scenes.size()) {
    player.goTo(pictures_.size());
    return;
  }
  timer_.stop();
  const auto written = write();
  Q_EMIT finished(written ? QString() : translatedError(written.error()));
}

Result<void> LessonHandout::write() const {
  QByteArray content;
  QBuffer buffer(&content);
  buffer.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&buffer);
    writer.setTitle(toQString(lesson_.title));
    writer.setResolution(dotsPerInch);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(
        QMarginsF(marginMillimetres, marginMillimetres, marginMillimetres, marginMillimetres),
        QPageLayout::Millimeter);
    QPainter painter(&writer);
    constexpr double titlePoints = 18;
    const int top = writeText(painter, 0, letters(titlePoints, true), toQString(lesson_.title));
    const int height = (painter.viewport().height() - top) / scenesOnPage;
    for (std::size_t k = 0; k < lesson_.scenes.size(); ++k) {
      if (k > 0 && k % scenesOnPage == 0) writer.newPage();
      const auto& scene = lesson_.scenes[k];
      const auto heading = QStringLiteral("%1. %2").arg(k + 1).arg(toQString(scene.title));
      drawScene(painter, top + static_cast<int>(k % scenesOnPage) * height, height, heading, scene,
                pictures_[k]);
    }
  }
  return writeFigure(content, file_);
}

}  // namespace gtv::ui
