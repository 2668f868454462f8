#pragma once

#include <QList>
#include <QObject>
#include <filesystem>
#include <optional>

#include "lessons/lesson.h"
#include "ui/lessons/lesson_player.h"
#include "ui/shell/command_palette.h"

class QAction;
class QMenu;
class QUrl;

namespace gtv::ui {

class FileController;
class LessonDraft;
class LessonEditor;
class RunController;
class Stage;
class StatusLine;
class WindowLevels;

/// Starts lessons in the window and lets lessons be written, and decides when what is open is a
/// scene that nobody has to save, and when it has become work of the user's own.
class LessonController : public QObject {
  Q_OBJECT

 public:
  /// `runAction` has the space bar outside of lessons; in a lesson it goes on to the next scene.
  LessonController(RunController& run, FileController& files, StatusLine& status,
                   WindowLevels& levels, Stage& stage, QAction& runAction);

  /// A lesson of the program or one in a file, at its level. False, and nothing happens, if there
  /// is none, or what is open is not to be discarded.
  bool start(const QString& idOrFile);
  /// A scene with its curtain open, or an experiment in the lab; see exampleLink(). The lesson that
  /// is played waits until the user goes back to it or opens something else. False, and nothing
  /// happens, if there is no such example, or what is open is not to be discarded.
  bool showExample(const QUrl& example);
  /// Every lesson, also by the titles of its scenes.
  QList<PaletteEntry> paletteEntries();
  /// The lesson that is shown, as a PDF; it is drawn in the background, and can be cancelled.
  void writeHandout(const QString& file);
  /// What is open is a scene that nobody wants to keep.
  bool isInLesson() const;
  /// It was changed only by play, at the levels “Lesson” and “Explore”, and is no file of the
  /// user's.
  bool isPlay() const;

  /// What is open becomes the next scene of the lesson that is being written, or the first one of a
  /// new lesson.
  void addScene();
  /// The editor of the lesson that is being written: the user's own lesson that is shown, a copy of
  /// another one, or else the one that was written last. Null if there is nothing to write on.
  LessonEditor* edit();
  /// A copy of the lesson that is shown or written, with its data beside it.
  bool exportTo(const QString& file);
  /// Puts the lesson that is being written into the waste basket.
  void discard();
  LessonDraft& draft() const { return draft_; }
  /// Leads to the scene that waits, behind the lab or set aside; visible while there is one.
  QAction* backToLesson() const { return back_; }

 private:
  void makeMenu();
  /// The lessons that there are, behind the commands of the menu.
  void fillMenu();
  void choose();
  void askForHandout();
  void askForExport();
  void goBack();
  void assignKeys();
  bool showsScene() const;
  /// Of the lesson that is shown, or else written; null if there is none.
  const Lesson* lesson() const;
  bool isShowingDraft() const;
  /// Takes the user's own lesson that is shown for the draft; false if the one before cannot be
  /// written.
  bool takeOwn();
  void complainOfDraft();
  /// The lesson that is shown, or else written, is the user's own.
  bool canDiscard() const;
  /// What is open, as a scene.
  Scene sceneOfWindow() const;
  /// A new lesson with this scene.
  void startDraft(Scene scene);
  void show(const Lesson& lesson, const std::filesystem::path& file);
  void showDraftScene(std::size_t scene);
  LessonEditor* showEditor(std::size_t scene);

  RunController& run_;
  FileController& files_;
  StatusLine& status_;
  WindowLevels& levels_;
  Stage& stage_;
  QAction& runAction_;
  LessonDraft& draft_;
  LessonEditor* editor_ = nullptr;
  std::filesystem::path shown_;  ///< file of the lesson that is shown; empty: one of the program
  QMenu& menu_;
  QAction* commands_ = nullptr;  ///< of the menu; what is before it is listed
  QAction* edit_ = nullptr;
  QAction* export_ = nullptr;
  QAction* discard_ = nullptr;
  QAction* handout_ = nullptr;
  QList<QAction*> listed_;
  QAction* back_;
  struct Aside {
    LessonPlayer::State state;
    std::filesystem::path file;  ///< see shown_
  };
  std::optional<Aside> aside_;
  bool opensExample_ = false;  ///< what is opened is no choice of the user's
  bool hasLabWork_ = false;    ///< the document was changed in the lab
};

}  // namespace gtv::ui
