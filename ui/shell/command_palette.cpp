#include "ui/shell/command_palette.h"

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

/// As matchQuality(); what has only another name of the term is behind what has the letters.
int entryQuality(const PaletteEntry& entry, const QString& typed, const QStringList& meanings) {
  if (const int quality = matchQuality(entry.name, typed); quality >= 0) return quality;
  const auto all = entry.name + QLatin1Char('\n') + entry.terms.join(QLatin1Char('\n'));
  return hasMeaning(all, meanings) ? 1000 : -1;
}

}  // namespace

int matchQuality(const QString& name, const QString& typed) {
  int quality = 0;
  for (const auto& word : typed.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    const auto at = name.indexOf(word, 0, Qt::CaseInsensitive);
    if (at < 0) return -1;
    // The beginning of a word is what people type.
    const bool begins = at == 0 || !name[at - 1].isLetterOrNumber();
    quality += static_cast<int>(at) + (begins ? 0 : 100);
  }
  return quality;
}

CommandPalette::CommandPalette(const QMenuBar& menus, QWidget* window)
    : QFrame(window, Qt::Popup),
      menus_(menus),
      field_(new QLineEdit),
      nothing_(new QLabel(tr("Nothing is found for these words."))),
      list_(new QListWidget) {
  setFrameShape(QFrame::Box);
  setAccessibleName(tr("Command palette"));
  field_->setPlaceholderText(tr("Type a command, preset, lesson or term"));
  field_->setAccessibleName(tr("Command"));
  field_->setToolTip(
      tr("Type some letters of a command, preset, lesson or term; Return runs or shows it"));
  list_->setAccessibleName(tr("Matching commands"));
  list_->setFocusPolicy(Qt::NoFocus);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(6, 6, 6, 6);
  layout->addWidget(field_);
  layout->addWidget(nothing_);
  layout->addWidget(list_);
  nothing_->setWordWrap(true);
  nothing_->setMargin(4);
  field_->installEventFilter(this);
  connect(field_, &QLineEdit::textChanged, this, &CommandPalette::filter);
  connect(field_, &QLineEdit::returnPressed, this, &CommandPalette::run);
  connect(list_, &QListWidget::itemClicked, this, &CommandPalette::run);
}

void CommandPalette::open() {
  entries_.clear();
  collect(QString(), menus_.actions());
  if (more_) entries_ += more_();
  glossary_ = readGlossary();
  const QSize size(static_cast<int>(scaled(460)), static_cast<int>(scaled(320)));
  const auto room = parentWidget()->size();
  resize(size.boundedTo(room));
  move(parentWidget()->mapToGlobal(
      QPoint((room.width() - width()) / 2, std::min(80, room.height() - height()))));
  field_->clear();
  filter(QString());
  show();
  field_->setFocus();
}

void CommandPalette::collect(const QString& path, const QList<QAction*>& actions) {
  for (auto* action : actions) {
    auto name = action->text();
    name.remove(QLatin1Char('&'));
    if (action->isSeparator() || name.isEmpty()) continue;
    if (action->property(isListedElsewhere).toBool()) continue;
    const auto full = path.isEmpty() ? name : QStringLiteral("%1 › %2").arg(path, name);
    if (auto* menu = action->menu())
      collect(full, menu->actions());
    else if (action->isEnabled())
      entries_.append({full,
                       action->shortcut().toString(QKeySequence::NativeText),
                       {},
                       action->icon(),
                       [this, there = QPointer<QAction>(action)] {
                         if (there && there->isEnabled()) return there->trigger();
                         // Its menu was made anew meanwhile: the choice is among what is there now.
                         const auto typed = field_->text();
                         open();
                         field_->setText(typed);
                       }});
  }
}

void CommandPalette::filter(const QString& typed) {
  const auto meanings = glossary_.sameMeaning(typed);
  QList<std::pair<int, int>> found;  // quality and number: ties in the order of the menus
  for (int k = 0; k < entries_.size(); ++k)
    if (const int quality = entryQuality(entries_[k], typed, meanings); quality >= 0)
      found.append({quality, k});
  std::sort(found.begin(), found.end());
  list_->clear();
  for (const auto& [quality, k] : found) {
    const auto& entry = entries_[k];
    auto* item = new QListWidgetItem(
        entry.icon, entry.keys.isEmpty()
                        ? entry.name
                        : QStringLiteral("%1    (%2)").arg(entry.name, entry.keys));
    item->setData(Qt::UserRole, k);
    list_->addItem(item);
  }
  nothing_->setVisible(found.empty());
  if (found.empty())
    list_->addItem(
        new QListWidgetItem(themeIcon("help-contents"), tr("Search the help for “%1”").arg(typed)));
  list_->setCurrentRow(0);
}

void CommandPalette::run() {
  const auto* item = list_->currentItem();
  if (item == nullptr) return;
  if (!nothing_->isHidden()) {
    hide();
    Q_EMIT helpWanted(field_->text());
    return;
  }
  const auto run = entries_[item->data(Qt::UserRole).toInt()].run;
  hide();
  run();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
  if (watched == field_ && event->type() == QEvent::KeyPress) {
    const int key = static_cast<const QKeyEvent*>(event)->key();
    const int last = list_->count() - 1;
    const int row = list_->currentRow();
    if (key == Qt::Key_Down || key == Qt::Key_Up) {
      list_->setCurrentRow(std::clamp(row + (key == Qt::Key_Down ? 1 : -1), 0, std::max(0, last)));
      return true;
    }
    if (key == Qt::Key_Escape) {
      hide();
      return true;
    }
  }
  return QFrame::eventFilter(watched, event);
}

}  // namespace gtv::ui
