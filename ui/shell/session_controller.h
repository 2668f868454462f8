#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "base/json.h"
#include "session/session.h"

class QComboBox;

namespace gtv::ui {

class Arrangement;
class DiagnosticsDock;
class FileController;
class GraphView;
class RunController;
class SessionKeeper;
class StatusLine;
class StudyWindows;
class ViewChoices;
class ViewDocks;
class WindowMemory;
struct OpenedSession;

/// Shows sessions that were read, and collects what is kept of the window: the screen, the studies,
/// sweeps and races.
class SessionController : public QObject {
  Q_OBJECT

 public:
  /// The parts of the window that a session is made of. All live as long as the window.
  struct Parts {
    RunController& run;
    SessionKeeper& keeper;
    FileController& files;
    WindowMemory& memory;
    StatusLine& status;
    StudyWindows& studies;
    Arrangement& arrangement;
    ViewDocks& views;
    DiagnosticsDock& diagnostics;
    GraphView& canvas;
    ViewChoices& choices;
    QComboBox& speed;
  };
  SessionController(const Parts& parts, QWidget& window);

 private:
  /// Of a session that is open until its iterate is shown: the network may be another one for that.
  struct PendingStudy {
    Json clusterTests;
    Json iteration;
  };

  void connectKeeper();
  void connectStudies();
  void show(const std::shared_ptr<OpenedSession>& opened);
  void restore(const std::shared_ptr<OpenedSession>& opened, bool hasRun, const QString& why);
  void restoreStudies(const OpenedSession& opened);
  void restoreScreen(const Json& screen, const Studies& studies);
  void restoreIterate(const Json& screen);
  void restoreBandAndHeldOut(const Session& session);
  /// What is to be said of a session that is shown; `why` its run cannot go on.
  void report(const OpenedSession& opened, const QString& why);
  void resetPendingRestoreOnceShown();
  Json screen() const;
  Studies studies() const;

  Parts parts_;
  QWidget& window_;
  std::optional<PendingStudy> pendingStudy_;
  bool sweepsAreWhole_ = true;
};

}  // namespace gtv::ui
