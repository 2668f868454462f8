#pragma once

#include "base/json.h"
#include "session/session.h"

class QWidget;

namespace gtv::ui {

class CanvasController;
class DiagnosticsDock;
class Figure;
class RunController;

/// What a view can show. All of it is there before the views; when the window closes, it may go
/// before them, and connections end with whoever goes first.
struct ViewSources {
  RunController& run;
  CanvasController& canvas;
  DiagnosticsDock& diagnostics;
};

/// A view of the run in a dock of its own. A new one is a class and a line in viewEntries(): it
/// subscribes to what it shows, and carries what a session keeps of it.
class View {
 public:
  virtual ~View() = default;

  virtual QWidget* widget() = 0;
  /// For export; null: there is nothing to export.
  virtual Figure* figure() = 0;
  /// Subscribes to what it shows; called once, when it is in its dock.
  virtual void follow(const ViewSources& sources) = 0;

  /// Fields of its own in what a session keeps of the screen.
  virtual void saveState(Json& screen) const { static_cast<void>(screen); }
  /// The same of a session of which the run of this number is shown; what is not understood stays
  /// as it is.
  virtual void restoreState(const Json& screen, const Studies& studies, int runNumber) {
    static_cast<void>(screen), static_cast<void>(studies), static_cast<void>(runNumber);
  }
  /// What it has found, under names of its own; `running`: the run goes on.
  virtual void saveStudies(Studies& studies, bool running) {
    static_cast<void>(studies), static_cast<void>(running);
  }
  /// It holds what took work, and only a session keeps.
  virtual bool hasUnsavedWork() const { return false; }
  /// What it was told is on the screen, or it is not on the screen.
  virtual bool isUpToDate() const { return true; }
  virtual void refreshTheme() {}
};

}  // namespace gtv::ui
