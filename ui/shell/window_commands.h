#pragma once

#include <QList>
#include <QObject>

#include "ui/widgets/theme.h"

class QAction;
class QComboBox;
class QMainWindow;
class QMenu;
class QToolBar;
class QToolButton;

namespace gtv::ui {

class ExperimentDocument;
class FileController;
class ImportExportController;
class RunController;

/// The commands of the window with their names, icons, tips and keys, its menus and its tool bar.
/// What they do is the window's business: it connects them.
class WindowCommands : public QObject {
  Q_OBJECT

 public:
  explicit WindowCommands(QMainWindow& window);

  /// What the menus hold besides these commands.
  struct Others {
    QList<QAction*> tools;  ///< of the canvas
    QList<QAction*> nodes;  ///< for the selected nodes
    QMenu* lessons;
    QList<QAction*> levels;  ///< one of them is checked
    QList<QAction*> views;   ///< one per dock
    QList<QAction*> looks;   ///< in the View menu, with the palette and fit
  };
  void fillMenus(const Others& others);
  QMenu* fileMenu() const { return fileMenu_; }
  QMenu* editMenu() const { return editMenu_; }
  QMenu* viewMenu() const { return viewMenu_; }
  /// The tool bar on top; what follows the speed is for the caller to add.
  QToolBar* makeToolBar(QAction* first);
  QComboBox* speed() const { return speed_; }
  /// The commands of this run and its document do what they say, as far as it can be done.
  void follow(RunController& run);
  /// Those of the menu File; exporting the window is the window's own.
  void followFiles(FileController& files, ImportExportController& exchange);
  /// Icons, and which theme is checked.
  void refreshTheme();

  QAction* create;
  QAction* createEmpty;
  QAction* open;
  QAction* gallery;
  QAction* published;
  QAction* save;
  QAction* saveAs;
  QAction* importGraph;
  QAction* importData;
  QAction* prepareData;
  QAction* installImages;
  QAction* exportGraph;
  QAction* exportResults;
  QAction* exportWindow;
  QAction* copyText;
  QAction* copyLink;
  QAction* pasteText;
  QAction* preferences;
  QAction* quit;
  QAction* undo;
  QAction* redo;
  QAction* redraw;
  QAction* redrawNoise;
  QAction* run;
  QAction* step;
  QAction* stepBack;
  QAction* resume;
  QAction* reset;
  QAction* heldOut;
  QAction* testClusters;
  QAction* repeat;
  QAction* race;
  QAction* sweep;
  QAction* lessLambda;
  QAction* moreLambda;
  QAction* pin;
  QAction* palette;
  QAction* present;
  QAction* arrange;
  QAction* fit;
  QAction* fullScreen;
  QAction* leaveFullScreen;  ///< Esc, while there is something to leave
  QAction* help;
  QAction* about;

 Q_SIGNALS:
  /// An id of flSettingCatalogue().
  void flSettingChosen(QString id);
  void themeChosen(gtv::ui::Theme theme);
  /// Iterations per second; 0: flat out.
  /// Iterations per second; invalid: as fits what is shown.
  void speedChosen(const QVariant& perSecond);

 private:
  /// Undo and redo follow the steps of the document.
  void followSteps(const ExperimentDocument& document);
  /// Run, or pause.
  void showRunning(bool running);
  QAction* add(const char* icon, const QString& name, const QString& tip,
               const QList<QKeySequence>& keys = {});
  void makeFileCommands();
  void makeRunCommands();
  void makeWindowCommands();
  void makeThemes();
  void makeFlSettings();
  QToolButton* menuButton(const QString& name, const char* icon, QMenu* menu, const QString& tip);

  QMainWindow& window_;
  QList<QAction*> themes_;
  QMenu* flSettings_;
  QMenu* fileMenu_ = nullptr;
  QMenu* editMenu_ = nullptr;
  QMenu* viewMenu_ = nullptr;
  QComboBox* speed_ = nullptr;
};

}  // namespace gtv::ui
