#pragma once

#include <QFrame>
#include <QList>

class QAction;
class QLineEdit;
class QListWidget;
class QMenuBar;

namespace gtv::ui {

/// Ctrl+K: every command of the menus by typing some letters of its name; Return does the one that
/// is marked, Up and Down mark another, Esc or a click elsewhere closes.
class CommandPalette : public QFrame {
  Q_OBJECT

 public:
  /// Over the middle of `window`.
  CommandPalette(const QMenuBar& menus, QWidget* window);

  void open();
  QLineEdit* field() const { return field_; }
  QListWidget* list() const { return list_; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Command {
    QString name;  ///< "View › Theme › Dark"
    QAction* action;
  };
  void collect(const QString& path, const QList<QAction*>& actions);
  void filter(const QString& typed);
  void run();

  const QMenuBar& menus_;
  QLineEdit* field_;
  QListWidget* list_;
  QList<Command> commands_;
};

/// How well `typed` fits: all its words must occur in `name`, case aside; smaller is better, −1 is
/// not at all.
int matchQuality(const QString& name, const QString& typed);

}  // namespace gtv::ui
