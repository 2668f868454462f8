#include "ui/widgets/notice_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace gtv::ui {

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent), label_(new QLabel), dismiss_(new QToolButton) {
  setObjectName(QStringLiteral("noticeBar"));
  setFrameShape(QFrame::StyledPanel);
  label_->setTextFormat(Qt::PlainText);
  label_->setWordWrap(true);
  // Paths are there to be copied.
  label_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  label_->setAccessibleName(tr("Notice"));
  label_->setStyleSheet(QStringLiteral("color: #d55e00"));
  // A long path is broken somewhere, it does not widen the window.
  label_->setMinimumWidth(1);
  label_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  dismiss_->setText(tr("Dismiss"));
  dismiss_->setToolTip(tr("Do not show this again"));
  dismiss_->setAccessibleName(tr("Dismiss the notice"));
  auto* row = new QHBoxLayout(this);
  row->addWidget(label_, 1);
  row->addWidget(dismiss_, 0, Qt::AlignTop);
  connect(dismiss_, &QToolButton::clicked, this, [this] {
    setText({});
    Q_EMIT dismissed();
  });
  hide();
  dismiss_->setObjectName(QStringLiteral("dismissButton"));
}

void NoticeBar::setText(const QString& text) {
  label_->setText(text);
  label_->setToolTip(text);
  setVisible(!text.isEmpty());
}

QString NoticeBar::text() const { return label_->text(); }

}  // namespace gtv::ui
