#pragma once

#include <QElapsedTimer>
#include <QMainWindow>
#include <QTimer>
#include <filesystem>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "base/json.h"
#include "experiment/experiment.h"
#include "experiment_document.h"
#include "graph_view.h"
#include "session/session.h"
#include "solver_thread.h"
#include "theme.h"
#include "window_memory.h"

class QComboBox;
class QLabel;

namespace gtv::ui {

class Arrangement;
class CertificateBar;
class CommandPalette;
class CurvePlot;
class DataExchange;
class DiagnosticsDock;
class GraphEditor;
class ElidedLabel;
class ExactOptimum;
class HeldOutWindow;
class ExperimentPanel;
class Fiedler;
class FlavourJob;
class ExportDialog;
class LambdaControl;
class LambdaMarks;
class PathPanel;
class PlotDocks;
class PresetGallery;
class PublishedWindow;
class RacePanel;
class RepeatStudy;
class RunList;
class ScatterPlot;
class ScreenState;
class SessionKeeper;
struct OpenedSession;
class SweepPanel;
class TimeBar;
class ViewChoices;
class ViewDock;
class WindowCommands;
class WindowFiles;

/// The laboratory: the experiment on the left, the graph in the middle, plots on the right, λ above
/// the graph, what is happening at the bottom. Holds the Experiment as it is edited; the run lives
/// on the solver thread.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  explicit MainWindow(QWidget* parent = nullptr);
  ~MainWindow() override;

  /// Shows an experiment and starts it, at once iterating if `running`. `file` is where it is saved
  /// to; empty for presets.
  /// False if it takes more memory than there is, or than the user allows.
  bool open(const Experiment& experiment, const std::filesystem::path& file = {},
            bool running = true);
  /// A preset id or a document; on failure the window stays as it is and says why.
  bool openByName(const QString& idOrFile, bool running = true);
  /// A document at once, a session in the background: what becomes of it is said.
  bool save(const std::filesystem::path& file);
  WindowFiles* files() const { return files_; }
  WindowMemory& memory() { return memory_; }
  DataExchange* exchange() const { return exchange_; }
  SessionKeeper* keeper() const { return keeper_; }
  /// Says something below; a problem stays until it is mended.
  void say(const QString& message, bool problem);

  /// The forms on the left show this; what was typed and not taken is gone.
  void showForms(const Experiment& shown);

  const Experiment& experiment() const { return document_->experiment(); }
  /// That is shown; null before the first.
  const std::shared_ptr<const Network>& network() const { return network_; }
  ExperimentDocument* document() const { return document_; }
  CommandPalette* commandPalette() const { return palette_; }
  bool isRunning() const { return running_; }
  /// An iteration is shown that is not the last one.
  bool isLookingBack() const;
  /// A graph without nodes is shown: there is nothing to run yet.
  bool isEmpty() const { return network_ && network_->nodeCount() == 0; }
  std::int64_t shownIteration() const;
  int framesShown() const { return framesShown_; }
  const Snapshot* snapshot() const { return snapshot_.get(); }
  GraphView* graphView() const { return graph_; }
  ScatterPlot* scatterPlot() const;
  CurvePlot* errorPlot() const;
  CurvePlot* objectivePlot() const;
  PlotDocks* plots() const { return plots_; }
  TimeBar* timeBar() const { return time_; }
  RunList* runs() const { return runs_; }
  WindowCommands* commands() const { return commands_; }
  PathPanel* pathPanel() const;
  RacePanel* racePanel() const;
  SweepPanel* sweepPanel() const;
  ExactOptimum* exactOptimum() const { return exact_; }
  CertificateBar* certificateBar() const { return bar_; }
  /// "weight", "iteration" or "optimum".
  QComboBox* edgeChoice() const;
  QComboBox* arrowChoice() const;
  /// The names of view.nodeColor.
  QComboBox* colorChoice() const;
  LambdaControl* lambdaControl() const { return lambda_; }
  ExperimentPanel* panel() const { return panel_; }
  DiagnosticsDock* diagnostics() const { return diagnostics_; }
  QString problemText() const;
  /// What the status line says.
  QString statusText() const;
  /// Why what is done is not kept at the moment; empty while it is.
  QString whyUnkept() const;
  SolverThread& solver() { return solver_; }
  /// True when everything that belongs to the newest snapshot is on the screen.
  bool pictureIsComplete() const;
  void setTheme(Theme theme);
  /// Everything large, and only the graph, the local models and λ.
  void setPresenting(bool presenting);
  bool isPresenting() const;
  /// F5: the same on the whole screen; what was before comes back afterwards.
  void present(bool presenting);
  /// Esc: first a presentation ends, then a full screen that was there before it.
  void leaveFullScreen();
  /// One view alone; null: all again.
  void maximize(ViewDock* dock);
  /// Where the views are; ends presentation and maximised views.
  QByteArray arrangement();
  /// False, and nothing happens, if that is no arrangement.
  bool restoreArrangement(const QByteArray& state);
  /// The study of an experiment that asks for one, else null. The window deletes itself when
  /// closed.
  HeldOutWindow* showHeldOutStudy();
  /// The open one of the present experiment; may be null.
  HeldOutWindow* heldOutStudy() const;
  /// Every preset with its picture; deletes itself when closed.
  PresetGallery* showPresets();
  /// The published figures, once; deletes itself when closed.
  PublishedWindow* showPublished();

 public Q_SLOTS:
  void setRunning(bool running);
  void stepOnce();
  void stepBack();
  /// Shows an iteration that is done, and pauses.
  void lookAt(std::int64_t iteration);
  void reset();
  /// Pauses when this many iterations are done.
  void runUntil(std::int64_t iteration);

 protected:
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void makeDocks();
  void makeLambdaBar();
  void refreshTheme();
  void connectCommands();
  void connectTime();
  void connectRuns();
  void connectFlavours();
  void connectRace();
  void connectSweep();
  void repeatRun();
  void showMarks();
  void showExport(ExportDialog* dialog);
  void showPreferences();
  void makeStatusLine();
  void edit(const QString& path, const Json& value);
  void changeLambda(double lambda);
  /// Brings forms and run to the document after a step.
  void followDocument();
  /// As if the slider had been moved there.
  void jumpTo(double lambda);
  /// Tells those who follow the slider.
  void followLambda();
  /// Sends the experiment to the solver thread in the gentlest way: the run goes on where it can.
  void apply(const Experiment& experiment);
  /// Whether what was refused for its memory is to be built all the same.
  void askForRefused();
  void sayNotOpened(const Experiment& asked, const Error& error);
  /// The window opened with a session that cannot be shown: a preset stands in for it.
  void showSomething();
  /// Says why something was not opened.
  void complainOf(const QString& why);
  /// Goes on running what was running or had run to its end; what was paused stays paused.
  void restart(const Experiment& experiment);
  void openAgain(const Experiment& experiment, bool running);
  void takeNetwork(const NetworkPicture& picture);
  /// What the document's view.front names.
  void bringToFront(const QString& view);
  void takeChangedNetwork(const NetworkPicture& picture);
  void takeFailure(int runNumber, const Error& error, bool running,
                   const std::shared_ptr<const Experiment>& before);
  /// The run has ended in the middle of its work: what is on the screen stays.
  void takeBreakdown(int runNumber, const Error& error);
  /// Of a restored run that broke down before it told of its rows: the session has them.
  void takeRestoredRows();
  /// A run that broke down does not go on: another takes its place, paused.
  void replaceBrokenRun();
  /// The experiment as far as it could be built.
  Experiment runnable() const;
  void forgetProblem();
  void frame();
  /// Brings the rows that wait into curves and list.
  void takeRows();
  void showSnapshot();
  void showOptimum();
  void showEdges();
  void updateTitle();
  void updateStatus();
  /// As the iteration that is shown allows.
  void enableTimeCommands();
  void showFullScreenCommands();
  /// The document in the place of the one before; with opening_ its run goes on.
  void build(const Experiment& experiment, const std::filesystem::path& file, bool running);
  void connectSession();
  /// Something else is opened before a session was shown; nothing of it is lost.
  void dropSession();
  /// The run of the session cannot go on here: all else of it can be shown. False if there is none.
  bool showWithoutRun(const Error& why);
  void showSession(const std::shared_ptr<OpenedSession>& opened);
  /// The rest of a session, once its network is there.
  void finishSession();
  HeldOutWindow* showHeldOutStudy(const StudyParts& done, bool goesOn);
  Studies studies();
  void restoreStudies(const Session& session);
  /// What a session keeps of the screen beside the document's "view".
  Json screen();
  void showHelp();

  /// The document that another takes the place of; it comes back if that one cannot be built.
  struct Replaced {
    Experiment experiment;
    Experiment saved;
    std::filesystem::path file;
  };

  SolverThread solver_;
  ExperimentDocument* document_;
  GraphEditor* editor_ = nullptr;
  Experiment inForms_;  ///< what the forms show
  Experiment applied_;  ///< what the solver thread was told last, and could build
  /// Of the document when it could not be built: the run before goes on. Else null.
  std::optional<Experiment> refused_;
  Error refusal_;  ///< of refused_
  std::optional<Replaced> replaced_;
  std::shared_ptr<OpenedSession> opening_;  ///< is being shown, by the run of this number:
  int openingRun_ = 0;
  std::shared_ptr<const SessionRun> restored_;  ///< its present run, if it goes on
  /// The same until the solver thread has told of the rows that it has.
  std::shared_ptr<const SessionRun> rowsToCome_;
  QString whyNotRestored_;  ///< it does not
  /// Of a session that is open until its iterate is shown: the network may be another one for that.
  struct Arriving {
    Json tests;  ///< of clusters
    Json iteration;
  };
  std::optional<Arriving> ofSession_;
  std::shared_ptr<const Network> network_;
  std::shared_ptr<const Snapshot> snapshot_;
  std::shared_ptr<const Snapshot> waiting_;  ///< of a run whose network has not come yet
  std::optional<NetworkPicture> coming_;     ///< changed, and its first snapshot has not come yet
  int shownRun_ = 0;                         ///< the run that network_ belongs to
  std::vector<TraceRow> rows_;               ///< waiting for the curves
  bool brokenDown_ = false;                  ///< there is no run behind the picture
  bool running_ = false;
  bool snapshotShown_ = true;
  QString problem_;  ///< of the last edit that could not be applied
  bool resetting_ = false;
  bool varying_ = false;  ///< whatever changes, the run starts anew
  int lambdaDrag_ = 0;
  QElapsedTimer lambdaClock_;
  bool documentIsFresh_ = false;  ///< its view has not been applied yet
  QString complaint_;             ///< to be said when the document on its way has come
  int framesShown_ = 0;
  bool wasFullScreen_ = false;  ///< when the presentation began

  QTimer frameTimer_;
  QElapsedTimer rateClock_;
  std::int64_t rateIteration_ = 0;
  double rate_ = 0;
  QElapsedTimer curveClock_;
  QElapsedTimer statusClock_;
  bool statusShown_ = true;

  ExperimentPanel* panel_;
  GraphView* graph_;
  PlotDocks* plots_;
  ExactOptimum* exact_;
  Fiedler* fiedler_;
  FlavourJob* flavours_;
  LambdaMarks* marks_;
  CertificateBar* bar_;
  LambdaControl* lambda_;
  DiagnosticsDock* diagnostics_;
  Arrangement* views_;
  std::unique_ptr<ScreenState> screen_;
  CommandPalette* palette_;
  WindowCommands* commands_;
  TimeBar* time_;
  RunList* runs_;
  RepeatStudy* repeats_;
  SessionKeeper* keeper_;
  WindowFiles* files_;
  WindowMemory memory_{*this};
  DataExchange* exchange_;
  ViewChoices* view_;
  QLabel* state_;
  ElidedLabel* numbers_;
  QLabel* message_;
  QLabel* unkept_;  ///< there as long as the working copy cannot be written
};

}  // namespace gtv::ui
