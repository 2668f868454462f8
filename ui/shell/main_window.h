#pragma once

#include <QMainWindow>
#include <memory>

#include "ui/document/window_memory.h"
#include "ui/widgets/theme.h"

class QStackedWidget;
class QUrl;

namespace gtv::ui {

class Arrangement;
class CanvasController;
class CertificateBar;
class CommandPalette;
class DiagnosticsDock;
class ExperimentPanel;
class ExportDialog;
class Figure;
class FileController;
class GraphEditor;
class GraphView;
class ImportExportController;
class LambdaControl;
class LessonController;
class NoticeBar;
class RunController;
class Stage;
class WindowLevels;
class SessionController;
class SessionKeeper;
class StatusLine;
class StudyWindows;
class TimeBar;
class ViewChoices;
class ViewDock;
class ViewDocks;
class WindowCommands;

/// The laboratory: the experiment on the left, the graph in the middle, views on the right, λ above
/// the graph, what is happening at the bottom. It puts its parts together: what the run does is
/// RunController's, what is shown of it that of the views.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  explicit MainWindow(QWidget* parent = nullptr);
  ~MainWindow() override;

  RunController& run() const { return *run_; }
  FileController& files() const { return *files_; }
  ImportExportController& exchange() const { return *exchange_; }
  SessionKeeper& keeper() const { return *keeper_; }
  WindowMemory& memory() { return memory_; }
  StatusLine& status() const { return *status_; }
  StudyWindows& studies() const { return *studies_; }
  GraphView* graphView() const { return graph_; }
  ViewChoices& choices() const { return *choices_; }
  ViewDocks& views() const { return *views_; }
  TimeBar* timeBar() const { return time_; }
  WindowCommands* commands() const { return commands_; }
  CommandPalette* commandPalette() const { return palette_; }
  CertificateBar* certificateBar() const { return certificates_; }
  LambdaControl* lambdaControl() const { return lambda_; }
  ExperimentPanel* panel() const { return panel_; }
  DiagnosticsDock* diagnostics() const { return diagnostics_; }
  WindowLevels& levels() const { return *levels_; }
  Stage* stage() const { return stage_; }
  LessonController& lessons() const { return *lessons_; }

  /// True when everything that belongs to the newest snapshot is on the screen.
  bool pictureIsComplete() const;
  /// A scene in its lesson, or an experiment in the lab; see exampleLink().
  void showExample(const QUrl& example);
  void setTheme(Theme theme);
  /// One view alone; null: all again.
  void maximize(ViewDock* dock);
  /// Where the views are; ends presentation and maximised views.
  QByteArray arrangement();
  /// False, and nothing happens, if that is no arrangement.
  bool restoreArrangement(const QByteArray& state);

 protected:
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  void makeCanvas(NoticeBar* notice);
  void makeLevels();
  void makeDocks();
  void makeBars();
  void connectForms();
  void connectMemory();
  void connectViews();
  void connectCommands();
  void connectWindowCommands();
  void fillMenus();
  /// The one that can be seen.
  LambdaControl& shownLambda() const;
  void showExport(std::unique_ptr<ExportDialog> dialog);
  void copy(Figure& figure);
  void showPreferences();
  /// What the document's view.front names.
  void bringToFront(const QString& view);
  void refreshTheme();
  void updateTitle();
  void showFullScreenCommands();

  WindowMemory memory_{*this};
  RunController* run_;
  ExperimentPanel* panel_;
  GraphView* graph_;
  LambdaControl* lambda_;
  TimeBar* time_;
  CertificateBar* certificates_;
  ViewChoices* choices_ = nullptr;
  CanvasController* canvas_ = nullptr;
  ViewDocks* views_ = nullptr;
  DiagnosticsDock* diagnostics_ = nullptr;
  Arrangement* arrangement_ = nullptr;
  Stage* stage_;
  QStackedWidget* pages_;
  WindowLevels* levels_ = nullptr;
  LessonController* lessons_ = nullptr;
  GraphEditor* editor_ = nullptr;
  StatusLine* status_;
  SessionKeeper* keeper_;
  FileController* files_ = nullptr;
  ImportExportController* exchange_ = nullptr;
  StudyWindows* studies_ = nullptr;
  SessionController* session_ = nullptr;
  WindowCommands* commands_ = nullptr;
  CommandPalette* palette_ = nullptr;
};

}  // namespace gtv::ui
