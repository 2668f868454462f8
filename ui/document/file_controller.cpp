#include "ui/document/file_controller.h"

#include <QClipboard>
#include <QDateTime>
#include <QEventLoop>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <fstream>

#include "base/input_file.h"
#include "base/json.h"
#include "base/paths.h"
#include "experiment/documents.h"
#include "experiment/file_names.h"
#include "experiment/links.h"
#include "lessons/lesson.h"
#include "ui/diagnostics/status_line.h"
#include "ui/document/session_keeper.h"
#include "ui/document/window_memory.h"
#include "ui/forms/preferences_dialog.h"
#include "ui/live/experiment_document.h"
#include "ui/live/run_controller.h"
#include "ui/live/run_list.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/notice_bar.h"

namespace gtv::ui {
namespace {

constexpr int mostRecent = 10;

QString recentKey() { return QStringLiteral("recentFiles"); }

QString sessionFilter() { return FileController::tr("Sessions: everything (*.gtvlab)"); }
QString documentFilter() { return FileController::tr("Experiments: the document alone (*.json)"); }

bool hasSessionEnding(const std::filesystem::path& file) {
  return toQString(file.extension().string())
             .compare(QLatin1String(FileController::sessionEnding), Qt::CaseInsensitive) == 0;
}

QString describe(const OtherCopy& copy) {
  const auto seconds = std::chrono::time_point_cast<std::chrono::seconds>(
      std::chrono::file_clock::to_sys(copy.written));
  const auto written = QDateTime::fromSecsSinceEpoch(seconds.time_since_epoch().count());
  // To the second: two windows may have been closed together.
  const auto when = QLocale().toString(written.date(), QLocale::ShortFormat) +
                    written.time().toString(QStringLiteral(" HH:mm:ss"));
  const auto name = copy.origin.empty() ? toQString(copy.title) : toQString(copy.origin.string());
  return QStringLiteral("%1 – %2").arg(name, when);
}

}  // namespace

FileController::FileController(QWidget& window, RunController& run, SessionKeeper& keeper,
                               WindowMemory& memory, StatusLine& status, NoticeBar& notice)
    : QObject(&window),
      window_(window),
      run_(run),
      keeper_(keeper),
      memory_(memory),
      status_(status),
      notice_(notice),
      recent_(new QMenu(tr("Open re&cent"), &window)) {
  connect(recent_, &QMenu::aboutToShow, this, &FileController::fillRecent);
  connect(&notice_, &NoticeBar::dismissed, this, [this] {
    for (const auto& copy : std::exchange(aside_, {})) dismiss(copy);
  });
  connect(&run_, &RunController::documentOpened, this, [this] { complaint_.clear(); });
  connect(&run_, &RunController::openingFailed, this,
          [this](const Experiment& asked, const Error& error) {
            keeper_.describe(FileStamp::of(run_.document().file()));
            complainOf(asked, error);
          });
  connect(&run_, &RunController::networkReplaced, this, [this] {
    if (const auto why = std::exchange(complaint_, {}); !why.isEmpty()) complain(why);
  });
}

void FileController::showAside() {
  aside_ = unreadableCopies(keeper_.root());
  QStringList lines;
  for (const auto& [copy, why] : aside_) {
    const auto name = copy.origin.empty() && copy.title.empty() ? tr("A session") : describe(copy);
    lines << (why.empty() ? tr("%1 was open when GTV Lab ended, and cannot be read. What is left "
                               "of it was put into %2")
                                .arg(name, toQString(copy.session().string()))
                          : tr("%1 was open when GTV Lab ended, and cannot be read (%3). What is "
                               "left of it was put into %2")
                                .arg(name, toQString(copy.session().string()), toQString(why)));
  }
  notice_.setText(lines.join(QLatin1Char('\n')));
}

bool FileController::isSession(const std::filesystem::path& file) {
  // What comes through a pipe is read once, by whoever opens it.
  if (!checkIsFile(file)) return hasSessionEnding(file);
  std::ifstream stream(file, std::ios::binary);
  char start[16] = {};
  if (stream.read(start, sizeof start)) return std::string_view(start, 15) == "SQLite format 3";
  return hasSessionEnding(file);
}

bool FileController::isSavedAsSession(const std::filesystem::path& file) {
  return hasSessionEnding(file) || isSession(file);
}

void FileController::noteFile(const FileStamp& stamp) {
  stamped_ = run_.document().file();
  stamp_ = stamp;
  keeper_.describe(stamp_);
  if (!stamped_.empty()) remember(stamped_);
}

void FileController::noteFile() { noteFile(FileStamp::of(run_.document().file())); }

bool FileController::isWrittenByOthers(const std::filesystem::path& file) const {
  std::error_code code;
  const bool same =
      !stamped_.empty() && (file == stamped_ || std::filesystem::equivalent(file, stamped_, code));
  return same && !(FileStamp::of(file) == stamp_);
}

bool FileController::open(const Experiment& opened, const std::filesystem::path& file,
                          bool running) {
  if (const auto problem = memory_.problemAfterAsking(opened)) {
    complainOf(opened, *problem);
    return false;
  }
  keeper_.cancelReading();
  run_.open(opened, file, running);
  // Whoever finds the working copy must not take this for what is in the file of the one before.
  keeper_.describe(FileStamp::of(file));
  return true;
}

bool FileController::openByName(const QString& idOrFile, bool running) {
  const auto name = idOrFile.toStdString();
  const std::filesystem::path file(name);
  std::error_code code;
  if (std::filesystem::is_regular_file(file, code) && isSession(file)) {
    status_.showMessage(tr("Reading %1…").arg(idOrFile), false);
    keeper_.open(file);
    return true;
  }
  if (isLessonFile(file)) {
    const auto lesson = readLesson(file);
    if (lesson)
      Q_EMIT lessonChosen(idOrFile);
    else
      complain(translatedError(lesson.error()));
    return lesson.ok();
  }
  std::vector<Error> problems;
  const auto loaded = loadExperiment(name, &problems, Experiment::Newer::ReadOnly);
  if (!loaded) {
    QStringList lines;
    for (const auto& problem : problems) lines << translatedError(problem);
    if (lines.isEmpty()) lines << translatedError(loaded.error());
    Q_EMIT failed({"", lines.join(QLatin1Char('\n')).toStdString()});
    status_.showMessage(lines.front(), true);
    return false;
  }
  if (isLink(name))
    if (const auto problem = memory_.problemAfterAsking(*loaded, WindowMemory::Origin::Link)) {
      complainOf(*loaded, *problem);
      return false;
    }
  return open(*loaded, isPreset(name) || isLink(name) ? std::filesystem::path() : file, running);
}

void FileController::openFirstPresetIfEmpty() {
  if (run_.state() == RunController::DocumentState::Empty) openByName(firstPreset());
}

void FileController::complainOf(const Experiment& asked, const Error& error) {
  complain(tr("“%1” cannot be opened: %2").arg(toQString(asked.title()), translatedError(error)));
}

void FileController::complain(const QString& why) {
  // A document that is on its way does not take the message away when it comes.
  if (run_.document().isOpening()) complaint_ = why;
  Q_EMIT failed({"", why.toStdString()});
  status_.showMessage(why, true);
}

bool FileController::save(const std::filesystem::path& file) {
  if (isSavedAsSession(file)) {
    status_.showMessage(tr("Saving…"), false);
    keeper_.save(file);
    return true;
  }
  auto& document = run_.document();
  // What the file has already is no news to whoever reads it.
  const auto before =
      document.file() == file ? fileNamesIn(document.saved().json()) : std::vector<std::string>();
  const auto written = saveWithData(run_.runnable(), file, before);
  if (!written) {
    status_.showMessage(translatedError(written.error()), true);
    Q_EMIT failed({"", written.error().text()});
    return false;
  }
  const auto& moved = written->experiment;
  auto name = toQString(file.string());
  if (!written->copies.empty()) {
    QStringList copies;
    for (const auto& copy : written->copies) copies << toQString(copy.filename().string());
    name = tr("%1, with its data beside it: %2").arg(name, copies.join(QStringLiteral(", ")));
  }
  if (run_.isRefused()) {
    run_.markSaved(run_.experiment().movedTo(file.parent_path()), moved, file);
    status_.showMessage(tr("Saved as %1, without the change that could not be applied").arg(name),
                        true);
  } else {
    run_.markSaved(moved, moved, file);
    status_.showMessage(tr("Saved as %1").arg(name), false);
  }
  noteFile();
  return true;
}

bool FileController::openAtStart(const QString& asked, const std::function<bool()>& otherwise) {
  showAside();
  if (!asked.isEmpty()) return openByName(asked);
  if (recover()) return true;
  if (otherwise) return otherwise();
  if (!PreferencesDialog::startsWithLast()) {
    openByName(firstPreset());
    Q_EMIT galleryWanted();
    return true;
  }
  // What was open the last time may be gone.
  const auto last = QSettings().value(QStringLiteral("lastExperiment")).toString();
  if (last.isEmpty() || !openByName(last)) openByName(firstPreset());
  return true;
}

bool FileController::mayOpen(const QString& file) {
  // A session brings a list of runs of its own.
  return mayDiscard(isSession(file.toStdString()) ? Next::Nothing : Next::Document);
}

void FileController::chooseAndOpen() {
  const auto file = QFileDialog::getOpenFileName(
      &window_, tr("Open a session, an experiment or a lesson"),
      toQString(run_.document().file().parent_path().string()),
      tr("Sessions, experiments and lessons (*.gtvlab *.json);;All files (*)"));
  if (!file.isEmpty() && mayOpen(file)) openByName(file);
}

bool FileController::mayReplace(const std::filesystem::path& file) {
  if (!isWrittenByOthers(file)) return true;
  QMessageBox box(QMessageBox::Warning, tr("Changed elsewhere"),
                  tr("“%1” was changed by another window or program after it was opened here. "
                     "Saving replaces those changes.")
                      .arg(toQString(file.filename().string())),
                  QMessageBox::Cancel, &window_);
  auto* replace = box.addButton(tr("Replace it"), QMessageBox::DestructiveRole);
  box.setDefaultButton(QMessageBox::Cancel);
  box.exec();
  return box.clickedButton() == replace;
}

bool FileController::saveAsked(bool askForName) {
  auto file = toQString(run_.document().file().string());
  if (askForName || file.isEmpty()) {
    const bool isDocument = file.endsWith(QLatin1String(".json"));
    const bool asSession = !isDocument || hasUnsavedWork(Next::Nothing);
    auto chosen = asSession ? sessionFilter() : documentFilter();
    auto proposed = file.isEmpty() ? QStringLiteral("experiment.gtvlab") : file;
    if (isDocument && asSession)
      proposed.replace(proposed.size() - 5, 5, QString::fromLatin1(sessionEnding));
    file = QFileDialog::getSaveFileName(&window_, tr("Save"), proposed,
                                        sessionFilter() + QStringLiteral(";;") + documentFilter(),
                                        &chosen);
    if (!file.isEmpty() && QFileInfo(file).suffix().isEmpty()) {
      file +=
          chosen == documentFilter() ? QStringLiteral(".json") : QString::fromLatin1(sessionEnding);
      // The dialog asked about another name.
      if (QFileInfo::exists(file) &&
          QMessageBox::question(&window_, tr("Save"),
                                tr("“%1” exists already. Replace it?").arg(file)) !=
              QMessageBox::Yes)
        return false;
    }
  }
  if (file.isEmpty()) return false;
  const std::filesystem::path path(file.toStdString());
  return mayReplace(path) && save(path);
}

bool FileController::waitForSave(bool askForName) {
  bool failed = false;
  const auto connection =
      connect(&keeper_, &SessionKeeper::saveFailed, this, [&failed] { failed = true; });
  // Documents are saved at once, sessions in the background.
  const bool begun = saveAsked(askForName);
  finishSaves();
  disconnect(connection);
  return begun && !failed;
}

void FileController::finishSaves() {
  QEventLoop loop;
  connect(&keeper_, &SessionKeeper::saved, &loop, &QEventLoop::quit);
  connect(&keeper_, &SessionKeeper::saveFailed, &loop, &QEventLoop::quit);
  while (keeper_.isSaving()) loop.exec(QEventLoop::ExcludeUserInputEvents);
}

bool FileController::hasUnsavedWork(Next next) const {
  if (hasStudy_()) return true;
  if (!keeper_.hasUnsavedChanges()) return false;
  if (keeper_.isRecovered() || viewsHaveWork_()) return true;
  const auto& runs = run_.runs();
  for (int row = 0; row < runs.rowCount() && next == Next::Nothing; ++row)
    if (runs.run(row).pinned) return true;
  return false;
}

bool FileController::mayDiscard(Next next) {
  finishSaves();
  const auto& document = run_.document();
  const auto title = translated(run_.experiment().title());
  const bool session = !document.file().empty() && isSession(document.file());
  const bool work = !session && hasUnsavedWork(next);
  // Somebody who wanted it saved, and could not, has not given it up.
  const bool isDisposable =
      isPlay_() || (document.isDisposable() && !(document.isModified() && keeper_.isFailing()));
  if (isDisposable && !work && !(session && keeper_.hasUnsavedChanges())) return true;
  const auto answer = QMessageBox::question(
      &window_, tr("Unsaved changes"),
      work ? tr("“%1” has runs, a race, sweeps or a held-out study that are not saved. A session "
                "keeps them.")
                 .arg(title)
           : tr("“%1” has changes that are not saved.").arg(title),
      QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
  if (answer == QMessageBox::Save) return waitForSave(work);
  return answer == QMessageBox::Discard;
}

QString FileController::nameToOpen() const {
  const auto& document = run_.document();
  if (!document.file().empty()) return toQString(absolutePath(document.file()).string());
  for (const auto& preset : listPresets())
    if (preset.title == document.saved().title()) return toQString(preset.id);
  return {};
}

QStringList FileController::recentFiles() { return QSettings().value(recentKey()).toStringList(); }

void FileController::remember(const std::filesystem::path& file) {
  const auto name = toQString(absolutePath(file).lexically_normal().string());
  auto files = recentFiles();
  files.removeAll(name);
  files.prepend(name);
  while (files.size() > mostRecent) files.removeLast();
  QSettings().setValue(recentKey(), files);
}

void FileController::fillRecent() {
  recent_->clear();
  for (const auto& file : recentFiles()) {
    auto* item = recent_->addAction(QString(file).replace(QLatin1Char('&'), QLatin1String("&&")),
                                    this, [this, file] {
                                      if (mayOpen(file)) openByName(file);
                                    });
    const bool isThere = QFileInfo::exists(file);
    item->setEnabled(isThere);
    item->setToolTip(isThere ? file : tr("%1 does not exist any more").arg(file));
  }
  if (recent_->isEmpty())
    recent_->addAction(tr("No file was opened or saved yet"))->setEnabled(false);
  recent_->addSeparator();
  auto* clear =
      recent_->addAction(tr("Clear the list"), this, [] { QSettings().remove(recentKey()); });
  clear->setEnabled(!recentFiles().isEmpty());
}

std::vector<OtherCopy> FileController::leftovers() const {
  auto copies = otherCopies(keeper_.root());
  std::erase_if(copies, [](const OtherCopy& copy) { return copy.isOpen; });
  return copies;
}

bool FileController::recover() {
  const auto copies = leftovers();
  if (copies.empty()) return false;
  if (copies.size() == 1) {
    keeper_.recover(copies.front());
    return true;
  }
  QStringList names;
  for (const auto& copy : copies) {
    const auto name = describe(copy);
    int number = 1;
    names << name;
    while (names.count(names.back()) > 1)
      names.back() = QStringLiteral("%1 (%2)").arg(name).arg(++number);
  }
  bool chosen = false;
  const auto name = QInputDialog::getItem(
      &window_, tr("Restore"),
      tr("GTV Lab ended without closing these sessions. Restore one now; the others are offered "
         "again at the next start."),
      names, 0, false, &chosen);
  if (!chosen) return false;
  keeper_.recover(copies[static_cast<std::size_t>(names.indexOf(name))]);
  return true;
}

void FileController::copyAsText() {
  QGuiApplication::clipboard()->setText(toQString(prettyJson(run_.experiment().json())));
  status_.showMessage(tr("Copied: the experiment as text, to be pasted here or into a message"),
                      false);
}

void FileController::copyLink() {
  const auto best = linkOf(run_.experiment());
  if (!best) {
    status_.showMessage(tr("There is no short link: %1").arg(translatedError(best.error())), true);
    return;
  }
  QGuiApplication::clipboard()->setText(toQString(*best));
  status_.showMessage(tr("Copied: %1").arg(toQString(*best)), false);
}

void FileController::paste() {
  const auto words = QGuiApplication::clipboard()->text().trimmed().toStdString();
  const auto name = tr("the clipboard").toStdString();
  auto read = [&]() -> Result<Experiment> {
    if (words.empty()) return Error{"", tr("the clipboard has no text").toStdString()};
    if (isLink(words)) return experimentOfLink(words);
    const auto json = parseJson(words, name);
    if (!json) return json.error();
    return Experiment::fromJson(*json, name);
  }();
  if (!read) {
    status_.showMessage(tr("Not pasted: %1").arg(translatedError(read.error())), true);
    return;
  }
  read->setFolder(run_.experiment().folder());
  if (*read == run_.experiment()) {
    status_.showMessage(tr("The clipboard holds the present experiment"), false);
    return;
  }
  if (isLink(words))
    if (const auto problem = memory_.problemAfterAsking(*read, WindowMemory::Origin::Link)) {
      status_.showMessage(tr("Not pasted: %1").arg(translatedError(*problem)), true);
      return;
    }
  run_.document().change(*read, tr("Paste an experiment"));
}

}  // namespace gtv::ui
