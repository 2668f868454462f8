#include "ui/widgets/notice_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace gtv::ui {

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent), words_(new QLabel), dismiss_(new QToolButton) {
  setObjectName(QStringLiteral("noticeBar"));
  setFrameShape(QFrame::StyledPanel);
  words_->setTextFormat(Qt::PlainText);
  words_->setWordWrap(true);
  // Paths are there to be copied.
  words_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  words_->setAccessibleName(tr("Notice"));
  words_->setStyleSheet(QStringLiteral("color: #d55e00"));
  // A long path is broken somewhere, it does not widen the window.
  words_->setMinimumWidth(1);
  words_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  dismiss_->setText(tr("Dismiss"));
  dismiss_->setToolTip(tr("Do not show this again"));
  dismiss_->setAccessibleName(tr("Dismiss the notice"));
  auto* row = new QHBoxLayout(this);
  row->addWidget(words_, 1);
  row->addWidget(dismiss_, 0, Qt::AlignTop);
  connect(dismiss_, &QToolButton::clicked, this, [this] {
    say({});
    Q_EMIT dismissed();
  });
  hide();
}

void NoticeBar::say(const QString& words) {
  words_->setText(words);
  words_->setToolTip(words);
  setVisible(!words.isEmpty());
}

QString NoticeBar::words() const { return words_->text(); }

}  // namespace gtv::ui
