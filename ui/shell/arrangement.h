#pragma once

#include <QByteArray>
#include <QObject>
#include <QSize>
#include <optional>
#include <vector>

#include "ui/shell/view_docks.h"

class QMainWindow;

namespace gtv::ui {

class DiagnosticsDock;
class ViewDock;

/// Where the views of the window are: as at first, as somebody put them, one of them alone, or none
/// at all. What was before comes back afterwards.
class Arrangement : public QObject {
  Q_OBJECT

 public:
  /// The docks belong to the window and are not null.
  Arrangement(QMainWindow& window, ViewDock& experiment, ViewDock& history, ViewDocks& views,
              DiagnosticsDock& diagnostics);

  /// In the order of the View menu.
  const std::vector<ViewDock*>& docks() const { return docks_; }
  /// As at first, as fits the present size of the window; ends maximised views.
  void reset();
  /// For a window that is about to be shown: reset(), unless restore() has been there before.
  void prepare();
  /// One view alone; null: all again.
  void maximize(ViewDock* dock);
  /// By its name without "Dock"; null: there is none.
  ViewDock* dockOf(const QString& view) const;
  /// The dock that is maximised, or else that of `front`; null: neither.
  ViewDock* foremost(const QString& front) const;
  /// No docks and no bars at all: something else fills the window. Nothing is maximised meanwhile;
  /// save() and state() tell of the views as they were, restore() of how they will be.
  void setHidden(bool hidden);
  bool isHidden() const { return hidden_; }
  /// The whole screen; afterwards the window is as large as it was, maximised if it was that, and
  /// docks have their sizes again unless somebody has changed them meanwhile.
  void setFullScreen(bool full);
  /// Docks that hang on the mouse are let go of where they are; needed before docks go.
  void endDrags();
  /// For the settings; ends maximised views.
  QByteArray save();
  /// The same of a window that has maximised a view, which goes on.
  QByteArray state();
  /// False, and nothing happens, if that is no arrangement.
  bool restore(const QByteArray& state);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void arrange();
  /// The docks of views in this place, in the order of viewEntries().
  std::vector<ViewDock*> docksAt(ViewEntry::Place place,
                                 std::optional<ViewEntry::Start> start = {}) const;
  bool putBack(const QByteArray& state);
  /// Where all views in the right column need more than the window or its screen has, the lowest
  /// ones stand behind one another.
  void makeRoom();
  /// Docks of the right column that can be seen, from above.
  std::vector<ViewDock*> rightColumn() const;
  /// What is coming is put back where the window has its size, or got another one.
  void takeSize(bool isResized);
  /// The docks are as the size of the full screen made them.
  bool isUnchangedInFull() const;
  QByteArray present();

  QMainWindow& window_;
  ViewDock& experiment_;
  ViewDock& history_;
  ViewDocks& views_;
  DiagnosticsDock& diagnostics_;
  std::vector<ViewDock*> docks_;
  ViewDock* maximized_ = nullptr;
  QByteArray beforeMaximizing_;
  bool hidden_ = false;
  QByteArray beforeHiding_;
  bool isArranged_ = false;
  QSize sizeBeforeFull_;
  QByteArray beforeFull_;
  std::optional<QByteArray> inFull_;  ///< as the docks became by the size alone
  bool isUnchangedInFull_ = true;     ///< when they were hidden
  /// The window is leaving the full screen and will have this size; then this is put back.
  struct Coming {
    std::optional<QByteArray> state;
    QSize size;
  };
  std::optional<Coming> coming_;
};

}  // namespace gtv::ui
