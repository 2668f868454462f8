#pragma once

#include <QObject>
#include <QStringList>
#include <filesystem>

#include "session/working_copy.h"

class QMenu;

namespace gtv::ui {

class MainWindow;
class NoticeBar;
class SessionKeeper;

/// What the window does with files: open, save, ask before something is lost, remember what was
/// open, restore what was open when the program died; and experiments as text on the clipboard.
class WindowFiles : public QObject {
  Q_OBJECT

 public:
  WindowFiles(MainWindow& window, SessionKeeper& keeper, NoticeBar& notice);

  /// What a window opens with: `asked`, a preset or a file, if that is not empty; else what was
  /// open when the program died, or the last experiment where the settings say so, or the gallery
  /// over the first preset. False if what was asked for cannot be opened; why is said in the
  /// window.
  bool openAtStart(const QString& asked);
  /// The preset that is there when nothing else is asked for.
  static QString firstPreset() { return QStringLiteral("sbm-two-clusters"); }
  /// The user chooses.
  void chooseAndOpen();
  /// Under its name, or asks for one. False if nothing was saved.
  bool saveAsked(bool askForName);
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

 private:
  bool mayReplace(const std::filesystem::path& file);
  /// Whether the window holds what took work, and no document but only a session keeps.
  bool hasUnsavedWork(Next next) const;
  bool waitForSave(bool askForName);
  /// Waits for saves that are under way.
  void finishSaves();
  void fillRecent();
  void remember(const std::filesystem::path& file);

  MainWindow& window_;
  SessionKeeper& keeper_;
  NoticeBar& notice_;
  std::vector<AsideCopy> aside_;  ///< that the notice names
  QMenu* recent_;
  FileStamp stamp_;
  std::filesystem::path stamped_;
};

}  // namespace gtv::ui
