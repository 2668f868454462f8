#pragma once

#include <QDockWidget>

class QAction;
class QLabel;
class QToolButton;

namespace gtv::ui {

class Figure;

/// A dock with one view. Its title bar offers to copy and export the view, to give it the whole
/// window, to let it float and to close it.
class ViewDock : public QDockWidget {
  Q_OBJECT

 public:
  /// `name` is for the settings; `figure` may be null: nothing to export.
  ViewDock(const QString& title, const QString& name, QWidget* view, Figure* figure = nullptr,
           QWidget* parent = nullptr);

  Figure* figure() const { return figure_; }
  /// For a menu: brings the view to the front, also from behind a tab; one that can be seen is
  /// closed.
  QAction* showAction() const { return show_; }
  QToolButton* exportButton() const { return export_; }
  void showMaximized(bool maximized);

 Q_SIGNALS:
  /// The button was pressed.
  void maximizeWanted(bool maximized);
  void exportWanted(gtv::ui::ViewDock* dock);
  void copyWanted(gtv::ui::ViewDock* dock);

 private:
  QToolButton* addButton(QWidget& bar, const char* icon, const QString& name, const QString& tip);

  Figure* figure_;
  QAction* show_;
  QToolButton* export_ = nullptr;
  QToolButton* maximize_;
};

/// Can the user see any of it? A dock behind another tab counts as visible for Qt.
bool isOnScreen(const QWidget& widget);

}  // namespace gtv::ui
