#include "ui/live/refusal_banner.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/import/image_sets_dialog.h"
#include "ui/live/experiment_document.h"
#include "ui/live/run_controller.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr std::size_t mostRemedies = 2;

}  // namespace

RefusalBanner::RefusalBanner(RunController& run, QStackedWidget& place)
    : QFrame(&place),
      run_(run),
      text_(new QLabel),
      buttons_(new QHBoxLayout),
      undo_(new QPushButton(tr("Take it back"))),
      install_(new QPushButton(tr("Install images…"))) {
  setObjectName(QStringLiteral("refusalBanner"));
  setAutoFillBackground(true);
  setFrameShape(QFrame::Box);
  text_->setObjectName(QStringLiteral("refusalText"));
  text_->setTextFormat(Qt::PlainText);
  text_->setWordWrap(true);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  text_->setAccessibleName(tr("Why the experiment is refused"));
  undo_->setObjectName(QStringLiteral("refusalUndo"));
  undo_->setToolTip(tr("Undo the change that cannot be applied"));
  install_->setObjectName(QStringLiteral("refusalInstall"));
  install_->setToolTip(tr("Fetch the images once; from then on they are there without a network"));
  auto* dismiss = new QToolButton;
  dismiss->setText(QStringLiteral("✕"));
  dismiss->setAutoRaise(true);
  dismiss->setAccessibleName(tr("Dismiss"));
  dismiss->setToolTip(tr("Hide this message; the experiment stays as it is"));
  auto* top = new QHBoxLayout;
  top->addWidget(text_, 1);
  top->addWidget(dismiss, 0, Qt::AlignTop);
  buttons_->addWidget(install_);
  buttons_->addWidget(undo_);
  buttons_->addStretch();
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(top);
  layout->addLayout(buttons_);
  hide();
  place.installEventFilter(this);
  // The page that comes to be shown is put above everything else.
  connect(&place, &QStackedWidget::currentChanged, this, &QWidget::raise);
  connect(dismiss, &QToolButton::clicked, this, &QWidget::hide);
  connect(undo_, &QPushButton::clicked, this, [this] { run_.document().undo(); });
  connect(install_, &QPushButton::clicked, this, &RefusalBanner::installImages);
  connect(&run_, &RunController::problemFound, this,
          [this](const Error& error) { say(error, run_.isRefused()); });
  connect(&run_, &RunController::editRefused, this, [this](const Error& error) {
    if (!run_.isRefused()) say(error, false);
  });
  connect(&run_, &RunController::openingFailed, this,
          [this](const Experiment&, const Error& error) { say(error, false); });
  connect(&run_, &RunController::problemSolved, this, &RefusalBanner::clear);
  connect(&run_, &RunController::documentChanged, this, &RefusalBanner::clear);
  connect(&run_, &RunController::documentOpened, this, &RefusalBanner::clear);
}

void RefusalBanner::say(const Error& error, bool isRefused) {
  clear();
  text_->setText(refusalText(run_.experiment(), error));
  text_->setStyleSheet(problemStyle());
  undo_->setVisible(isRefused && run_.document().steps()->canUndo());
  install_->setVisible(isRefused && error.where == "data.images");
  show();
  raise();
  fit();
  if (!isRefused) return;
  task_.start(
      [refused = run_.experiment(), error,
       kept = differingFields(run_.runnable(), run_.experiment())](
          const BackgroundTask::Context& context) {
        return remediesFor(refused, error, kept, mostRemedies, context.stop);
      },
      [this](std::vector<Remedy> found) { offer(std::move(found)); },
      // Without it the message is still there.
      [](const Error&) {});
}

void RefusalBanner::installImages() {
  auto* dialog = new ImageSetsDialog(window());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &ImageSetsDialog::installed, &run_, [this] {
    if (run_.isRefused()) run_.retryRefused();
  });
  dialog->open();
}

void RefusalBanner::offer(std::vector<Remedy> remedies) {
  for (auto& remedy : remedies) {
    const auto title = toQString(remedy.title);
    auto* button = new QPushButton(title);
    button->setObjectName(QStringLiteral("remedyButton"));
    button->setToolTip(tr("One step, which can be undone; with it the experiment runs"));
    buttons_->insertWidget(static_cast<int>(remedies_.size()), button);
    remedies_.push_back(button);
    connect(button, &QPushButton::clicked, this,
            [this, title, experiment = std::move(remedy.experiment)] {
              run_.document().change(experiment, title);
            });
  }
  fit();
}

void RefusalBanner::clear() {
  task_.abandon();
  // One of them may be the sender.
  for (auto* button : std::exchange(remedies_, {})) {
    buttons_->removeWidget(button);
    button->hide();
    button->deleteLater();
  }
  hide();
}

void RefusalBanner::fit() {
  constexpr double widest = 720;
  constexpr int margin = 8;
  const auto room = parentWidget()->size();
  const int width = std::min(static_cast<int>(scaled(widest)), room.width() - 2 * margin);
  const int height = std::max(heightForWidth(width), minimumSizeHint().height());
  setGeometry((room.width() - width) / 2, margin, width,
              std::min(height, room.height() - 2 * margin));
}

bool RefusalBanner::event(QEvent* event) {
  const bool done = QFrame::event(event);
  // What it needs is known when its parts have been laid out, and changes with their font.
  if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show) fit();
  return done;
}

bool RefusalBanner::eventFilter(QObject* watched, QEvent* event) {
  if (watched == parentWidget() && event->type() == QEvent::Resize && !isHidden()) fit();
  return QFrame::eventFilter(watched, event);
}

}  // namespace gtv::ui
