#pragma once

#include <QCoreApplication>
#include <QObject>
#include <functional>
#include <string>
#include <vector>

#include "ui/live/view.h"

class QMainWindow;

namespace gtv::ui {

class RunList;
class ViewDock;

/// A view of the window: where its dock is at first, and how it is made.
struct ViewEntry {
  /// Views of one place are tabs of each other. Pictures want height, tables want width.
  enum class Place { Models, Errors, Plots, Tables };
  enum class Start { Shown, Hidden };

  const char* dock;   ///< name of the dock in settings and sessions; view.front without "Dock"
  const char* title;  ///< to be translated in the context ViewDocks
  Place place;
  Start start;
  /// Runs are those of the window.
  View* (*make)(RunList& runs);
  /// Percent of the window's height that it gets when it comes to the front; 0: as it is.
  int height = 0;
};

/// All views, in the order of the View menu. Whoever writes a new one adds a line here.
const std::vector<ViewEntry>& viewEntries();

/// Another one of the views, by the name of its dock without "Dock"; null if there is none. Its
/// widget belongs to the caller.
View* makeView(const std::string& name, RunList& runs);

/// The views of the window, each in a dock of its own.
class ViewDocks : public QObject {
  Q_OBJECT

 public:
  ViewDocks(QMainWindow& window, RunList& runs);

  void follow(const ViewSources& sources);
  /// In the order of viewEntries().
  const std::vector<ViewDock*>& docks() const { return docks_; }
  const std::vector<View*>& views() const { return views_; }
  /// The view of this class, of which there is one.
  template <class Kind>
  Kind* find() const {
    for (auto* view : views_)
      if (auto* found = dynamic_cast<Kind*>(view)) return found;
    return nullptr;
  }
  /// The dock of the view of this class.
  template <class Kind>
  ViewDock* dock() const {
    return dockOf(*find<Kind>());
  }
  ViewDock* dockOf(const View& view) const;
  /// To the front, with the height that it wants; a dock of others only to the front.
  void raise(ViewDock* dock);

  bool isUpToDate() const;
  bool hasUnsavedWork() const;
  void saveState(Json& screen) const;
  void restoreState(const Json& screen, const Studies& studies, int runNumber);
  Studies studies(bool running);
  void refreshTheme();

 private:
  QMainWindow& window_;
  std::vector<View*> views_;
  std::vector<ViewDock*> docks_;
};

}  // namespace gtv::ui
