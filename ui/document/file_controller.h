#pragma once

#include <QObject>
#include <QStringList>
#include <filesystem>
#include <functional>

#include "base/result.h"
#include "experiment/experiment.h"
#include "session/working_copy.h"

class QMenu;
class QWidget;

namespace gtv::ui {

class NoticeBar;
class RunController;
class SessionKeeper;
class StatusLine;
class WindowMemory;

/// What the window does with files: open, save, ask before something is lost, remember what was
/// open, restore what was open when the program died; and experiments as text on the clipboard.
class FileController : public QObject {
  Q_OBJECT

 public:
  /// Dialogs belong to `window`.
  FileController(QWidget& window, RunController& run, SessionKeeper& keeper, WindowMemory& memory,
                 StatusLine& status, NoticeBar& notice);

  /// Shows an experiment and starts it, at once iterating if `running`; see RunController::open().
  /// False if it takes more memory than there is, or than the user allows.
  bool open(const Experiment& experiment, const std::filesystem::path& file = {},
            bool running = true);
  /// A preset, a document, a link, a session or a lesson; on failure the window stays as it is and
  /// says why. Sessions are read in the background.
  bool openByName(const QString& idOrFile, bool running = true);
  /// A document at once, a session in the background: what becomes of it is said.
  bool save(const std::filesystem::path& file);
  /// Says why something was not opened.
  void complain(const QString& why);
  void complainOf(const Experiment& asked, const Error& error);
  /// The window opened with something that cannot be shown: a preset stands in for it.
  void openFirstPresetIfEmpty();

  /// What a window opens with: `asked`, a preset or a file, if that is not empty; else what was
  /// open when the program died; else what `otherwise` opens, if there is such a call; else the
  /// last experiment where the settings say so, or the gallery over the first preset. False if what
  /// was asked for cannot be opened; why is said in the window.
  bool openAtStart(const QString& asked, const std::function<bool()>& otherwise = {});
  /// The preset that is there when nothing else is asked for.
  static QString firstPreset() { return QStringLiteral("sbm-two-clusters"); }
  /// The user chooses.
  void chooseAndOpen();
  /// Under its name, or asks for one. False if nothing was saved.
  bool saveAsked(bool askForName);
  /// Beside documents and runs, what took work is in a study that has a window of its own, or in
  /// views; changes of those are noticed by the keeper.
  void setStudies(std::function<bool()> hasStudy, std::function<bool()> viewsHaveWork) {
    hasStudy_ = std::move(hasStudy);
    viewsHaveWork_ = std::move(viewsHaveWork);
  }
  /// Whether what was changed is play that nobody wants to keep; what took work is asked for all
  /// the same.
  void setPlay(std::function<bool()> isPlay) { isPlay_ = std::move(isPlay); }
  /// What takes the place of what is open: another document, beside which the list of runs stays,
  /// or nothing.
  enum class Next { Document, Nothing };
  /// Nothing that matters is lost by that: asks if need be.
  bool mayDiscard(Next next = Next::Document);
  /// The same before this file is opened.
  bool mayOpen(const QString& file);
  /// What is open, by the name under which it can be opened again; empty if there is none.
  QString nameToOpen() const;

  /// Is it a session? By its first bytes, or, of one that does not exist, by its ending.
  static bool isSession(const std::filesystem::path& file);
  static constexpr const char* sessionEnding = ".gtvlab";
  /// Will it be one? By its ending, or because it is one now.
  static bool isSavedAsSession(const std::filesystem::path& file);

  /// The document was read from, or written to, its file, which was like this then.
  void noteFile(const FileStamp& stamp);
  void noteFile();
  /// Has somebody else written the file of the document since noteFile()?
  bool isWrittenByOthers(const std::filesystem::path& file) const;

  QMenu* recentMenu() const { return recent_; }
  static QStringList recentFiles();

  /// Sessions of processes that are gone, newest first.
  std::vector<OtherCopy> leftovers() const;
  /// Offers what was open when the program died the last time; restores one at once if it is the
  /// only one. False if there is nothing.
  bool recover();
  /// Says which sessions could not be read and where they are now, until the user has dismissed
  /// that.
  void showAside();

  void copyAsText();
  void copyLink();
  /// An experiment, or a link to one, from the clipboard, as a step that can be undone.
  void paste();

 Q_SIGNALS:
  /// At the start, when nothing else was asked for.
  void galleryWanted();
  /// The file that was to be opened is a lesson, which can be read.
  void lessonChosen(const QString& file);
  /// Something was not opened, or not saved, for this reason.
  void failed(const gtv::Error& error);

 private:
  bool mayReplace(const std::filesystem::path& file);
  /// Whether the window holds what took work, and no document but only a session keeps.
  bool hasUnsavedWork(Next next) const;
  bool waitForSave(bool askForName);
  /// Waits for saves that are under way.
  void finishSaves();
  void fillRecent();
  void remember(const std::filesystem::path& file);

  QWidget& window_;
  RunController& run_;
  SessionKeeper& keeper_;
  WindowMemory& memory_;
  StatusLine& status_;
  NoticeBar& notice_;
  std::function<bool()> hasStudy_ = [] { return false; };
  std::function<bool()> viewsHaveWork_ = [] { return false; };
  std::function<bool()> isPlay_ = [] { return false; };
  QString complaint_;                  ///< to be said when the document on its way has come
  std::vector<UnreadableCopy> aside_;  ///< that the notice names
  QMenu* recent_;
  FileStamp stamp_;
  std::filesystem::path stamped_;
};

}  // namespace gtv::ui
