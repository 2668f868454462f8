#pragma once

#include <QFrame>
#include <QIcon>
#include <QList>
#include <functional>
#include <utility>

#include "ui/document/glossary.h"

class QAction;
class QLabel;
class QLineEdit;
class QListWidget;
class QMenuBar;

namespace gtv::ui {

/// Something that the palette finds.
struct PaletteEntry {
  QString name;       ///< "View › Theme › Dark"
  QString keys;       ///< its shortcut; may be empty
  QStringList terms;  ///< other names by which it is found
  QIcon icon;
  std::function<void()> run;
};

/// Ctrl+K: every command of the menus, every preset, lesson and term of the glossary by typing some
/// letters of its name, or another name of the same term; Return does the one that is marked, Up
/// and Down mark another, Esc or a click elsewhere closes.
/// Where nothing is found, the help can be searched for the words.
class CommandPalette : public QFrame {
  Q_OBJECT

 public:
  /// Property of actions of the menus that setMore() lists, with more names.
  static constexpr const char* isListedElsewhere = "isListedElsewhere";

  /// Over the middle of `window`.
  CommandPalette(const QMenuBar& menus, QWidget* window);

  /// What it finds behind the commands; asked for when it opens.
  void setMore(std::function<QList<PaletteEntry>()> more) { more_ = std::move(more); }

  void open();
  QLineEdit* field() const { return field_; }
  QListWidget* list() const { return list_; }
  /// There while nothing is found.
  QLabel* nothing() const { return nothing_; }

 Q_SIGNALS:
  /// To search the help for these words.
  void helpWanted(const QString& words);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void collect(const QString& path, const QList<QAction*>& actions);
  void filter(const QString& typed);
  void run();

  const QMenuBar& menus_;
  QLineEdit* field_;
  QLabel* nothing_;
  QListWidget* list_;
  QList<PaletteEntry> entries_;
  std::function<QList<PaletteEntry>()> more_;
  Glossary glossary_;
};

/// How well `typed` fits: all its words must occur in `name`, case aside; smaller is better, −1 is
/// not at all.
int matchQuality(const QString& name, const QString& typed);

}  // namespace gtv::ui
