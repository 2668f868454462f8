#include "ui/widgets/elided_label.h"

#include <QEvent>
#include <QFontMetrics>

#include "ui/widgets/accessible_label.h"

namespace gtv::ui {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) {
  setTextFormat(Qt::PlainText);
  // Its text does not widen what the label stands in.
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void ElidedLabel::setFullText(const QString& text) {
  if (text == fullText_) return;
  fullText_ = text;
  updateAccessibleName(*this, fullText_);
  elide();
}

void ElidedLabel::elide() {
  const auto shown = fontMetrics().elidedText(fullText_, Qt::ElideRight, contentsRect().width());
  if (shown != text()) setText(shown);
}

void ElidedLabel::resizeEvent(QResizeEvent* event) {
  QLabel::resizeEvent(event);
  elide();
}

void ElidedLabel::changeEvent(QEvent* event) {
  QLabel::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) elide();
}

}  // namespace gtv::ui
