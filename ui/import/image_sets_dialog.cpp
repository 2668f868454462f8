#include "ui/import/image_sets_dialog.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "datasets/image_set_install.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"

namespace gtv::ui {

ImageSetsDialog::ImageSetsDialog(QWidget* parent)
    : QDialog(parent),
      message_(new QLabel),
      progress_(new QProgressBar),
      stop_(new QPushButton(tr("Stop"))) {
  setWindowTitle(tr("Install images"));
  auto* intro = new QLabel(
      tr("These images do not come with the program. Each is downloaded once, by the program of "
         "the system that fetches its package; afterwards it works offline."));
  intro->setWordWrap(true);
  auto* grid = new QGridLayout;
  grid->setColumnStretch(1, 1);
  int line = 0;
  for (const auto& set : imageSets()) {
    auto* name = new QLabel(QString::fromUtf8(set.label));
    name->setToolTip(QString::fromUtf8(set.source));
    auto* state = new QLabel;
    state->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* install = new QPushButton(tr("Install"));
    install->setAccessibleName(tr("Install %1").arg(name->text()));
    connect(install, &QPushButton::clicked, this, [this, &set] { this->install(set); });
    grid->addWidget(name, line, 0);
    grid->addWidget(state, line, 1);
    grid->addWidget(install, line++, 2);
    rows_.push_back({state, install});
  }
  message_->setWordWrap(true);
  message_->setTextFormat(Qt::PlainText);
  message_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  progress_->setRange(0, 1000);
  progress_->setTextVisible(false);
  auto* work = new QHBoxLayout;
  work->addWidget(progress_, 1);
  work->addWidget(stop_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(stop_, &QPushButton::clicked, this, [this] { task_.requestStop(); });
  auto* whole = new QVBoxLayout(this);
  whole->addWidget(intro);
  whole->addLayout(grid);
  whole->addWidget(message_);
  whole->addLayout(work);
  whole->addStretch(1);
  whole->addWidget(buttons);
  constexpr int width = 520;
  setMinimumWidth(width);
  showStates();
}

QString ImageSetsDialog::stateText(std::size_t set) const { return rows_[set].state->text(); }

QString ImageSetsDialog::messageText() const { return message_->text(); }

void ImageSetsDialog::showStates() {
  std::size_t k = 0;
  for (const auto& set : imageSets()) {
    const auto folder = imageSetFolder(set);
    const auto& row = rows_[k++];
    row.state->setText(folder ? tr("installed")
                              : tr("not installed, %1 MB").arg(set.packageBytes / 1'000'000));
    row.state->setToolTip(folder ? toQString(folder->string()) : QString());
    row.install->setVisible(!folder);
    row.install->setEnabled(!task_.isRunning());
  }
  progress_->setVisible(task_.isRunning());
  stop_->setVisible(task_.isRunning());
}

void ImageSetsDialog::install(const ImageSet& set) {
  message_->clear();
  progress_->setValue(0);
  task_.start(
      [this, &set](const BackgroundTask::Context& context) {
        InstallOptions options;
        options.stop = context.stop;
        options.progress = [this, &context](const InstallProgress& progress) {
          context.post([this, progress] {
            message_->setText(translatedMessage(progress.step) + QStringLiteral(" …"));
            progress_->setValue(static_cast<int>(progress_->maximum() * progress.share));
          });
        };
        return installImageSet(set, options);
      },
      [this, &set](const Result<void>& done) { finish(set, done); });
  showStates();
}

void ImageSetsDialog::finish(const ImageSet& set, const Result<void>& done) {
  message_->setText(done ? tr("%1 is installed.").arg(QString::fromUtf8(set.label))
                         : translatedError(done.error()));
  showStates();
  if (done) Q_EMIT installed(QString::fromUtf8(set.id));
}

}  // namespace gtv::ui
