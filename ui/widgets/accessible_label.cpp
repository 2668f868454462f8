#include "ui/widgets/accessible_label.h"

#include <QLabel>
#include <QString>
#include <QTextDocumentFragment>
#include <QVariant>

namespace gtv::ui {

void updateAccessibleName(QLabel& label, const QString& words) {
  constexpr const char* given = "nameAlone";
  if (!label.property(given).isValid()) label.setProperty(given, label.accessibleName());
  const auto name = label.property(given).toString();
  const bool isRich = label.textFormat() != Qt::PlainText && Qt::mightBeRichText(words);
  const auto plain = isRich ? QTextDocumentFragment::fromHtml(words).toPlainText() : words;
  const auto spoken = words.isEmpty() ? name : QStringLiteral("%1: %2").arg(name, plain);
  if (spoken != label.accessibleName()) label.setAccessibleName(spoken);
}

void setTextAndAccessibleName(QLabel& label, const QString& text) {
  label.setText(text);
  updateAccessibleName(label, text);
}

}  // namespace gtv::ui
