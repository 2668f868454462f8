#include "ui/document/preset_gallery.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/document/preset_view.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {

PresetGallery::PresetGallery(QWidget* parent)
    : QDialog(parent),
      view_(new PresetView(PresetView::DisplayMode::Cards)),
      search_(new QLineEdit) {
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Presets"));
  search_->setPlaceholderText(tr("Search: clusters, privacy, Fig. 3, …"));
  search_->setAccessibleName(tr("Search presets"));
  search_->setToolTip(
      tr("Words of the title, the notes, the source or the group, or a term: overfitting, "
         "lambda, Fig. 9; Return opens the first match"));
  search_->setClearButtonEnabled(true);
  search_->installEventFilter(this);
  auto* none = new QLabel(tr("No preset contains these words."));
  none->setVisible(false);
  connect(search_, &QLineEdit::textChanged, this, [this, none](const QString& words) {
    view_->setFilter(words);
    none->setVisible(view_->count() == 0);
  });
  const auto choose = [this](const QString& id) {
    close();
    Q_EMIT presetChosen(id);
  };
  connect(view_, &PresetView::picked, this, choose);
  auto* published = new QPushButton(tr("Published figures…"));
  published->setToolTip(tr("Run what the papers show and compare the numbers"));
  published->setAutoDefault(false);
  connect(published, &QPushButton::clicked, this, [this] {
    close();
    Q_EMIT publishedWanted();
  });
  auto* away = new QPushButton(tr("Close"));
  away->setToolTip(tr("Back to the present experiment"));
  away->setAutoDefault(false);
  connect(away, &QPushButton::clicked, this, &QWidget::close);
  auto* bar = new QHBoxLayout;
  bar->addWidget(new QLabel(tr("A click opens a preset. Ctrl+Shift+P shows this page again.")), 1);
  bar->addWidget(published);
  bar->addWidget(away);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(search_);
  layout->addWidget(none);
  layout->addWidget(view_, 1);
  layout->addLayout(bar);
  const QSize least(static_cast<int>(scaled(1120)), static_cast<int>(scaled(720)));
  resize(parent == nullptr ? least
                           : (parent->size() * 0.85).expandedTo(least).boundedTo(parent->size()));
  search_->setFocus();
  search_->setObjectName(QStringLiteral("searchField"));
}

bool PresetGallery::eventFilter(QObject* watched, QEvent* event) {
  if (watched == search_ && event->type() == QEvent::KeyPress) {
    switch (static_cast<const QKeyEvent*>(event)->key()) {
      case Qt::Key_Down:
        view_->setCurrent(view_->current());
        view_->setFocus();
        return true;
      case Qt::Key_Return:
      case Qt::Key_Enter:
        view_->setCurrent(view_->current());
        if (const auto id = view_->current(); !id.isEmpty()) Q_EMIT view_->picked(id);
        return true;
      default:
        break;
    }
  }
  return QDialog::eventFilter(watched, event);
}

}  // namespace gtv::ui
