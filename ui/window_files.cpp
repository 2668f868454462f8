#include "window_files.h"

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
#include "experiment/links.h"
#include "experiment_document.h"
#include "held_out_window.h"
#include "main_window.h"
#include "notice_bar.h"
#include "preferences_dialog.h"
#include "race_panel.h"
#include "run_list.h"
#include "session_keeper.h"
#include "sweep_panel.h"
#include "words.h"

namespace gtv::ui {
namespace {

constexpr int mostRecent = 10;

QString recentKey() { return QStringLiteral("recentFiles"); }

QString sessionFilter() { return WindowFiles::tr("Sessions: everything (*.gtvlab)"); }
QString documentFilter() { return WindowFiles::tr("Experiments: the document alone (*.json)"); }

bool hasSessionEnding(const std::filesystem::path& file) {
  return text(file.extension().string())
             .compare(QLatin1String(WindowFiles::sessionEnding), Qt::CaseInsensitive) == 0;
}

QString describe(const OtherCopy& copy) {
  const auto seconds = std::chrono::time_point_cast<std::chrono::seconds>(
      std::chrono::file_clock::to_sys(copy.written));
  const auto written = QDateTime::fromSecsSinceEpoch(seconds.time_since_epoch().count());
  // To the second: two windows may have been closed together.
  const auto when = QLocale().toString(written.date(), QLocale::ShortFormat) +
                    written.time().toString(QStringLiteral(" HH:mm:ss"));
  const auto name = copy.origin.empty() ? text(copy.title) : text(copy.origin.string());
  return QStringLiteral("%1 – %2").arg(name, when);
}

}  // namespace

WindowFiles::WindowFiles(MainWindow& window, SessionKeeper& keeper, NoticeBar& notice)
    : QObject(&window),
      window_(window),
      keeper_(keeper),
      notice_(notice),
      recent_(new QMenu(tr("Open &recent"), &window)) {
  connect(recent_, &QMenu::aboutToShow, this, &WindowFiles::fillRecent);
  connect(&notice_, &NoticeBar::dismissed, this, [this] {
    for (const auto& copy : std::exchange(aside_, {})) dismiss(copy);
  });
}

void WindowFiles::showAside() {
  aside_ = copiesAside(keeper_.root());
  QStringList lines;
  for (const auto& [copy, why] : aside_) {
    const auto name = copy.origin.empty() && copy.title.empty() ? tr("A session") : describe(copy);
    lines << (why.empty() ? tr("%1 was open when GTV Lab ended, and cannot be read. What is left "
                               "of it was put into %2")
                                .arg(name, text(copy.session().string()))
                          : tr("%1 was open when GTV Lab ended, and cannot be read (%3). What is "
                               "left of it was put into %2")
                                .arg(name, text(copy.session().string()), text(why)));
  }
  notice_.say(lines.join(QLatin1Char('\n')));
}

bool WindowFiles::isSession(const std::filesystem::path& file) {
  // What comes through a pipe is read once, by whoever opens it.
  if (!checkIsFile(file)) return hasSessionEnding(file);
  std::ifstream stream(file, std::ios::binary);
  char start[16] = {};
  if (stream.read(start, sizeof start)) return std::string_view(start, 15) == "SQLite format 3";
  return hasSessionEnding(file);
}

bool WindowFiles::isSavedAsSession(const std::filesystem::path& file) {
  return hasSessionEnding(file) || isSession(file);
}

void WindowFiles::noteFile(const FileStamp& stamp) {
  stamped_ = window_.document()->file();
  stamp_ = stamp;
  keeper_.describe(stamp_);
  if (!stamped_.empty()) remember(stamped_);
}

void WindowFiles::noteFile() { noteFile(FileStamp::of(window_.document()->file())); }

bool WindowFiles::isWrittenByOthers(const std::filesystem::path& file) const {
  std::error_code code;
  const bool same =
      !stamped_.empty() && (file == stamped_ || std::filesystem::equivalent(file, stamped_, code));
  return same && !(FileStamp::of(file) == stamp_);
}

bool WindowFiles::openAtStart(const QString& asked) {
  showAside();
  if (!asked.isEmpty()) return window_.openByName(asked);
  if (recover()) return true;
  if (!PreferencesDialog::startsWithLast()) {
    window_.openByName(firstPreset());
    window_.showPresets();
    return true;
  }
  // What was open the last time may be gone.
  const auto last = QSettings().value(QStringLiteral("lastExperiment")).toString();
  if (last.isEmpty() || !window_.openByName(last)) window_.openByName(firstPreset());
  return true;
}

bool WindowFiles::mayOpen(const QString& file) {
  // A session brings a list of runs of its own.
  return mayDiscard(isSession(file.toStdString()) ? Next::Nothing : Next::Document);
}

void WindowFiles::chooseAndOpen() {
  const auto file =
      QFileDialog::getOpenFileName(&window_, tr("Open a session or an experiment"),
                                   text(window_.document()->file().parent_path().string()),
                                   tr("Sessions and experiments (*.gtvlab *.json);;All files (*)"));
  if (!file.isEmpty() && mayOpen(file)) window_.openByName(file);
}

bool WindowFiles::mayReplace(const std::filesystem::path& file) {
  if (!isWrittenByOthers(file)) return true;
  QMessageBox box(QMessageBox::Warning, tr("Changed by somebody else"),
                  tr("“%1” was changed since it was opened here, by another window or program. "
                     "Saving replaces what is there now.")
                      .arg(text(file.filename().string())),
                  QMessageBox::Cancel, &window_);
  auto* replace = box.addButton(tr("Replace it"), QMessageBox::DestructiveRole);
  box.setDefaultButton(QMessageBox::Cancel);
  box.exec();
  return box.clickedButton() == replace;
}

bool WindowFiles::saveAsked(bool askForName) {
  auto file = text(window_.document()->file().string());
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
                                tr("“%1” is there already. Replace it?").arg(file)) !=
              QMessageBox::Yes)
        return false;
    }
  }
  if (file.isEmpty()) return false;
  const std::filesystem::path path(file.toStdString());
  return mayReplace(path) && window_.save(path);
}

bool WindowFiles::waitForSave(bool askForName) {
  bool failed = false;
  const auto connection =
      connect(&keeper_, &SessionKeeper::saveFailed, this, [&failed] { failed = true; });
  // Documents are saved at once, sessions in the background.
  const bool begun = saveAsked(askForName);
  finishSaves();
  disconnect(connection);
  return begun && !failed;
}

void WindowFiles::finishSaves() {
  QEventLoop loop;
  connect(&keeper_, &SessionKeeper::saved, &loop, &QEventLoop::quit);
  connect(&keeper_, &SessionKeeper::saveFailed, &loop, &QEventLoop::quit);
  while (keeper_.isSaving()) loop.exec(QEventLoop::ExcludeUserInputEvents);
}

bool WindowFiles::hasUnsavedWork(Next next) const {
  if (const auto* study = window_.heldOutStudy(); study != nullptr && study->splitsDone() > 0)
    return true;
  if (!keeper_.hasNews()) return false;
  if (keeper_.isRecovered() || window_.sweepPanel()->hasRows()) return true;
  // A race that is soon run again is no loss.
  constexpr double longRace = 30;
  double seconds = 0;
  for (const auto& run : window_.racePanel()->kept()) seconds += run.last.seconds;
  if (seconds > longRace) return true;
  const auto& runs = *window_.runs();
  for (int row = 0; row < runs.rowCount() && next == Next::Nothing; ++row)
    if (runs.run(row).pinned) return true;
  return false;
}

bool WindowFiles::mayDiscard(Next next) {
  finishSaves();
  const auto& document = *window_.document();
  const auto title = text(window_.experiment().title());
  const bool session = !document.file().empty() && isSession(document.file());
  const bool work = !session && hasUnsavedWork(next);
  // Somebody who wanted it saved, and could not, has not given it up.
  const bool isDisposable =
      document.isDisposable() && !(document.isModified() && keeper_.isFailing());
  if (isDisposable && !work && !(session && keeper_.hasNews())) return true;
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

QString WindowFiles::nameToOpen() const {
  const auto& document = *window_.document();
  if (!document.file().empty()) return text(absolutePath(document.file()).string());
  for (const auto& preset : listPresets())
    if (preset.title == document.saved().title()) return text(preset.id);
  return {};
}

QStringList WindowFiles::recentFiles() { return QSettings().value(recentKey()).toStringList(); }

void WindowFiles::remember(const std::filesystem::path& file) {
  const auto name = text(absolutePath(file).lexically_normal().string());
  auto files = recentFiles();
  files.removeAll(name);
  files.prepend(name);
  while (files.size() > mostRecent) files.removeLast();
  QSettings().setValue(recentKey(), files);
}

void WindowFiles::fillRecent() {
  recent_->clear();
  for (const auto& file : recentFiles()) {
    auto* item = recent_->addAction(QString(file).replace(QLatin1Char('&'), QLatin1String("&&")),
                                    this, [this, file] {
                                      if (mayOpen(file)) window_.openByName(file);
                                    });
    const bool isThere = QFileInfo::exists(file);
    item->setEnabled(isThere);
    item->setToolTip(isThere ? file : tr("%1 is not there any more").arg(file));
  }
  if (recent_->isEmpty())
    recent_->addAction(tr("Nothing was opened or saved yet"))->setEnabled(false);
  recent_->addSeparator();
  auto* clear =
      recent_->addAction(tr("Forget them"), this, [] { QSettings().remove(recentKey()); });
  clear->setEnabled(!recentFiles().isEmpty());
}

std::vector<OtherCopy> WindowFiles::leftovers() const {
  auto copies = otherCopies(keeper_.root());
  std::erase_if(copies, [](const OtherCopy& copy) { return copy.isOpen; });
  return copies;
}

bool WindowFiles::recover() {
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

void WindowFiles::copyAsText() {
  QGuiApplication::clipboard()->setText(text(prettyJson(window_.experiment().json())));
  window_.say(tr("Copied: the experiment as text, to be pasted here or into a message"), false);
}

void WindowFiles::copyLink() {
  const auto best = linkOf(window_.experiment());
  if (!best) {
    window_.say(tr("There is no short link: %1").arg(text(best.error().text())), true);
    return;
  }
  QGuiApplication::clipboard()->setText(text(*best));
  window_.say(tr("Copied: %1").arg(text(*best)), false);
}

void WindowFiles::paste() {
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
    window_.say(tr("Not pasted: %1").arg(text(read.error().text())), true);
    return;
  }
  read->setFolder(window_.experiment().folder());
  if (*read == window_.experiment()) {
    window_.say(tr("It is this very experiment"), false);
    return;
  }
  if (isLink(words))
    if (const auto problem =
            window_.memory().problemAfterAsking(*read, WindowMemory::Origin::Link)) {
      window_.say(tr("Not pasted: %1").arg(text(problem->text())), true);
      return;
    }
  window_.document()->change(*read, tr("Paste an experiment"));
}

}  // namespace gtv::ui
