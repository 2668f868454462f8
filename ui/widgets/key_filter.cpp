#include "ui/widgets/key_filter.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QToolButton>
#include <QToolTip>

namespace gtv::ui {
namespace {

enum class KeyOwner { Window, Widget, Document };

KeyOwner ownerOf(const QKeyEvent& key, const QWidget* focus) {
  const bool steps = key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo);
  const auto* line = qobject_cast<const QLineEdit*>(focus);
  if (line != nullptr && steps && !line->isModified()) return KeyOwner::Document;
  // A list searches for what is no letter of a tool; a field that is typed into says so itself.
  const bool isPressed = qobject_cast<const QComboBox*>(focus) != nullptr ||
                         qobject_cast<const QAbstractItemView*>(focus) != nullptr ||
                         qobject_cast<const QAbstractButton*>(focus) != nullptr;
  return isPressed && key.key() == Qt::Key_Space ? KeyOwner::Widget : KeyOwner::Window;
}

/// Its text is longer than its field.
bool isCutOff(const QComboBox& box) {
  QStyleOptionComboBox option;
  option.initFrom(&box);
  const auto field =
      box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
  return box.fontMetrics().horizontalAdvance(box.currentText()) > field.width();
}

}  // namespace

KeyFilter::KeyFilter(QWidget& window) : QObject(&window), window_(window) {
  qApp->installEventFilter(this);
}

KeyFilter::~KeyFilter() { qApp->removeEventFilter(this); }

bool KeyFilter::eventFilter(QObject* watched, QEvent* event) {
  if (auto* tabs = qobject_cast<QTabBar*>(watched); tabs && event->type() == QEvent::Show) {
    tabs->setElideMode(Qt::ElideNone);
    for (auto* button : tabs->findChildren<QToolButton*>())
      button->setToolTip(button->accessibleName());
  }
  if (const auto* box = qobject_cast<const QComboBox*>(watched);
      box && event->type() == QEvent::ToolTip && isCutOff(*box)) {
    QToolTip::showText(
        static_cast<const QHelpEvent*>(event)->globalPos(),
        QStringLiteral("<b>%1</b><br>%2").arg(box->currentText().toHtmlEscaped(), box->toolTip()));
    return true;
  }
  const auto* focus = QApplication::focusWidget();
  if (event->type() != QEvent::ShortcutOverride || !window_.isActiveWindow() || watched != focus)
    return false;
  const auto owner = ownerOf(*static_cast<const QKeyEvent*>(event), focus);
  if (owner == KeyOwner::Window) return false;
  event->setAccepted(owner == KeyOwner::Widget);
  return true;
}

}  // namespace gtv::ui
