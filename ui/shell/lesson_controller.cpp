#include "ui/shell/lesson_controller.h"

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QProgressDialog>
#include <QScopedValueRollback>
#include <QUrl>
#include <algorithm>
#include <utility>

#include "ui/diagnostics/status_line.h"
#include "ui/document/file_controller.h"
#include "ui/lessons/lesson_draft.h"
#include "ui/lessons/lesson_editor.h"
#include "ui/lessons/stage.h"
#include "ui/live/experiment_document.h"
#include "ui/live/run_controller.h"
#include "ui/live/run_pace.h"
#include "ui/shell/lesson_handout.h"
#include "ui/shell/view_docks.h"
#include "ui/shell/window_levels.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

bool isOwn(const std::filesystem::path& file) { return file.parent_path() == ownLessonsFolder(); }

QString viewTitle(const std::string& view) {
  if (view == "graph") return LessonController::tr("Graph");
  if (view == "lambda") return LessonController::tr("λ path, error over λ and slider");
  for (const auto& entry : viewEntries())
    if (entry.dock == view + "Dock") return ViewDocks::tr(entry.title);
  return toQString(view);
}

/// With its texts in the present language, if it is one of the program.
Lesson inPresentLanguage(Lesson lesson) {
  const auto translate = [](std::string& text) { text = translated(text).toStdString(); };
  translate(lesson.title);
  for (auto& scene : lesson.scenes) {
    translate(scene.title);
    translate(scene.sentence);
    if (scene.question) translate(scene.question->text);
  }
  return lesson;
}

std::vector<Lesson> programLessons() {
  auto lessons = listLessons();
  for (auto& lesson : lessons) lesson = inPresentLanguage(std::move(lesson));
  return lessons;
}

}  // namespace

LessonController::LessonController(RunController& run, FileController& files, StatusLine& status,
                                   WindowLevels& levels, Stage& stage, QAction& runAction)
    : QObject(&levels),
      run_(run),
      files_(files),
      status_(status),
      levels_(levels),
      stage_(stage),
      runAction_(runAction),
      draft_(*new LessonDraft(this)),
      menu_(*stage.lessonsMenu()),
      back_(new QAction(tr("Back to the lesson"), this)) {
  back_->setToolTip(tr("The scene as it was left (F2)"));
  back_->setVisible(false);
  setThemeIcon(*back_, "go-previous");
  connect(back_, &QAction::triggered, this, &LessonController::goBack);
  stage_.addButtons({back_});
  makeMenu();
  // At the ends of a lesson the keys do nothing: no other field takes them.
  for (auto* action : {stage_.player()->next(), stage_.player()->back()}) {
    auto* idle = new QAction(this);
    stage_.window()->addAction(idle);
    const auto take = [this, action, idle] {
      idle->setShortcuts(showsScene() && !action->isEnabled() ? action->shortcuts()
                                                              : QList<QKeySequence>());
    };
    connect(action, &QAction::changed, idle, take);
  }
  connect(&levels_, &WindowLevels::changed, this, &LessonController::assignKeys);
  connect(&levels_, &WindowLevels::changed, this, [this](Level level) {
    if (level == Level::Lesson && !stage_.player()->isPlaying() && aside_) goBack();
  });
  connect(stage_.player(), &LessonPlayer::sceneChanged, this, &LessonController::assignKeys);
  connect(stage_.player(), &LessonPlayer::sceneChanged, this, [this] {
    if (editor_ != nullptr && isShowingDraft()) editor_->setCurrent(stage_.player()->current());
  });
  connect(&draft_, &LessonDraft::changed, this, [this] {
    if (draft_.isOpen() && isShowingDraft())
      stage_.player()->setLesson(draft_.lesson(), isInLesson() ? LessonPlayer::Document::MayGo
                                                               : LessonPlayer::Document::Stays);
  });
  connect(&files_, &FileController::lessonChosen, this, [this](const QString& file) {
    if (auto lesson = loadLesson(file.toStdString())) show(*lesson, file.toStdString());
  });
  // The scene stays, with what was made of it; what was made in the lab is work.
  connect(&run_, &RunController::documentChanged, this, [this] {
    const bool isInLab = levels_.level() == Level::Lab;
    hasLabWork_ = hasLabWork_ || (isInLab && !run_.document().isDisposable());
  });
  connect(&run_, &RunController::documentOpened, this, [this] {
    hasLabWork_ = false;
    // Whoever opens something else has done with the lesson.
    if (!opensExample_ && !stage_.player()->isPlaying()) aside_.reset();
    assignKeys();
  });
  files_.setPlay([this] { return isPlay(); });
}

void LessonController::makeMenu() {
  menu_.setToolTipsVisible(true);
  const auto add = [this](const QString& name, const QString& tip, auto slot) {
    auto* action = menu_.addAction(name);
    action->setToolTip(tip);
    connect(action, &QAction::triggered, this, slot);
    return action;
  };
  commands_ = menu_.addSeparator();
  add(tr("Add this as a scene"), tr("What is open becomes a scene of your own lesson"),
      [this] { addScene(); });
  add(tr("New lesson"), tr("A lesson of your own, with what is open as its first scene"),
      [this] { startDraft(sceneOfWindow()); });
  edit_ =
      add(tr("Write this lesson…"),
          tr("Its scenes, their order and their texts; a lesson of the program is copied first"),
          [this] { edit(); });
  add(tr("Open a lesson…"), tr("A lesson from a file"), [this] { choose(); });
  export_ = add(tr("Save a copy of this lesson…"), tr("With its data beside it, to give it away"),
                [this] { askForExport(); });
  handout_ =
      add(tr("Handout of this lesson…"), tr("Every scene on paper, with lines to write on (PDF)"),
          [this] { askForHandout(); });
  discard_ = add(tr("Discard this lesson"), tr("Puts your lesson into the waste basket"),
                 [this] { discard(); });
  connect(&menu_, &QMenu::aboutToShow, this, &LessonController::fillMenu);
}

bool LessonController::canDiscard() const {
  return isOwn(stage_.player()->isPlaying() ? shown_ : draft_.file());
}

void LessonController::fillMenu() {
  const bool hasLesson = lesson() != nullptr;
  for (auto* action : {edit_, export_}) action->setEnabled(hasLesson);
  handout_->setEnabled(stage_.player()->isPlaying());
  discard_->setEnabled(canDiscard());
  qDeleteAll(listed_);
  listed_.clear();
  const auto list = [this](const QString& name, const std::vector<Lesson>& lessons,
                           const std::filesystem::path& folder) {
    if (!lessons.empty()) listed_ << menu_.insertSection(commands_, name);
    for (const auto& lesson : lessons) {
      auto* action = new QAction(toQString(lesson.title), &menu_);
      const auto file = toQString((folder / (lesson.id + ".json")).string());
      connect(action, &QAction::triggered, this,
              [this, id = folder.empty() ? toQString(lesson.id) : file] { start(id); });
      action->setProperty(CommandPalette::isListedElsewhere, true);
      menu_.insertAction(commands_, action);
      listed_ << action;
    }
  };
  list(tr("Lessons of GTV Lab"), programLessons(), {});
  list(tr("Your lessons"), listLessons(ownLessonsFolder()), ownLessonsFolder());
}

bool LessonController::start(const QString& idOrFile) {
  const auto lesson = loadLesson(idOrFile.toStdString());
  if (!lesson) {
    files_.complain(translatedError(lesson.error()));
    return false;
  }
  if (!isInLesson() && !files_.mayDiscard()) return false;
  const bool isFile = isLessonFile(idOrFile.toStdString());
  if (isFile)
    show(*lesson, idOrFile.toStdString());
  else
    show(inPresentLanguage(*lesson), {});
  return true;
}

bool LessonController::showExample(const QUrl& example) {
  const bool isScene = example.hasFragment();
  const auto found = isScene ? loadLesson(example.path().toStdString()) : Result<Lesson>(Lesson());
  if (!found) {
    files_.complain(translatedError(found.error()));
    return false;
  }
  if (!isInLesson() && !files_.mayDiscard()) return false;
  if (!aside_ && stage_.player()->isPlaying()) aside_ = Aside{stage_.player()->state(), shown_};
  const QScopedValueRollback<bool> opening(opensExample_, true);
  if (isScene) {
    show(inPresentLanguage(*found), {});
    stage_.player()->goTo(static_cast<std::size_t>(std::max(example.fragment().toInt(), 1)) - 1);
    stage_.player()->openCurtain();
  } else {
    if (!files_.openByName(example.path())) return false;
    levels_.setLevel(Level::Lab);
  }
  assignKeys();
  // The help is in front of it.
  stage_.window()->raise();
  stage_.window()->activateWindow();
  return true;
}

void LessonController::goBack() {
  if (aside_) {
    if (!isInLesson() && !files_.mayDiscard()) return;
    auto aside = *std::exchange(aside_, std::nullopt);
    levels_.setLevel(Level::Lesson);
    shown_ = aside.file;
    stage_.player()->resume(std::move(aside.state));
  }
  levels_.setLevel(Level::Lesson);
}

void LessonController::show(const Lesson& lesson, const std::filesystem::path& file) {
  if (!opensExample_) aside_.reset();
  levels_.setLevel(Level::Lesson);
  shown_ = file;
  // What is written is newer than its file for a moment.
  stage_.player()->start(draft_.isOpen() && file == draft_.file() ? draft_.lesson() : lesson);
}

const Lesson* LessonController::lesson() const {
  if (stage_.player()->isPlaying()) return &stage_.player()->lesson();
  return draft_.isOpen() ? &draft_.lesson() : nullptr;
}

bool LessonController::isShowingDraft() const {
  return stage_.player()->isPlaying() && draft_.isOpen() && shown_ == draft_.file();
}

bool LessonController::takeOwn() {
  if (!stage_.player()->isPlaying() || !isOwn(shown_) || isShowingDraft()) return true;
  if (draft_.open(stage_.player()->lesson(), shown_)) return true;
  complainOfDraft();
  return false;
}

void LessonController::complainOfDraft() {
  files_.complain(tr("“%1” cannot be written to %2; it stays open until it can")
                      .arg(toQString(draft_.lesson().title), toQString(draft_.file().string())));
}

Scene LessonController::sceneOfWindow() const {
  Scene scene;
  if (stage_.player()->isPlaying()) {
    scene = stage_.player()->scene();
    // What is said of the scene, and asked, is not said of what was made of it.
    if (!(scene.experiment == run_.runnable())) {
      scene.sentence.clear();
      scene.question.reset();
    }
  } else {
    scene.title = translated(run_.runnable().title()).toStdString();
    scene.views = stage_.shownViews();
    if (scene.title.empty()) scene.title = tr("A scene").toStdString();
    if (scene.views.empty()) scene.views = {"graph", "lambda"};
  }
  scene.experiment = run_.runnable();
  return scene;
}

void LessonController::startDraft(Scene scene) {
  Lesson lesson;
  lesson.title = tr("My lesson").toStdString();
  lesson.scenes.push_back(std::move(scene));
  draft_.create(lesson) ? void(showEditor(0)) : complainOfDraft();
}

void LessonController::addScene() {
  if (!takeOwn()) return;
  auto scene = sceneOfWindow();
  if (!draft_.isOpen()) {
    startDraft(std::move(scene));
    return;
  }
  const bool isSeen = editor_ != nullptr && editor_->isVisible();
  const auto at = isShowingDraft() ? stage_.player()->current() + 1
                  : isSeen         ? editor_->current() + 1
                                   : draft_.lesson().scenes.size();
  draft_.insertScene(at, std::move(scene));
  showEditor(at);
}

LessonEditor* LessonController::edit() {
  auto* player = stage_.player();
  if (!takeOwn()) return nullptr;
  if (player->isPlaying() && !isShowingDraft()) {
    auto copy = player->lesson();
    copy.title = tr("%1 (your copy)").arg(toQString(copy.title)).toStdString();
    copy.order = 0;
    if (!draft_.create(copy, LessonDraft::Kept::WhenChanged)) {
      complainOfDraft();
      return nullptr;
    }
    shown_ = draft_.file();
    player->setLesson(draft_.lesson(), LessonPlayer::Document::Stays);
  }
  if (!draft_.isOpen()) return nullptr;
  return showEditor(isShowingDraft() ? player->current() : 0);
}

LessonEditor* LessonController::showEditor(std::size_t scene) {
  if (editor_ == nullptr) {
    editor_ = new LessonEditor(draft_, viewTitle, stage_.window());
    connect(editor_, &LessonEditor::additionWanted, this, &LessonController::addScene);
    connect(editor_, &LessonEditor::sceneWanted, this, &LessonController::showDraftScene);
    connect(editor_, &LessonEditor::replacementWanted, this, [this] {
      auto changed = draft_.lesson().scenes[editor_->current()];
      changed.experiment = run_.runnable();
      draft_.setScene(editor_->current(), std::move(changed), tr("experiment"));
    });
  }
  editor_->show();
  editor_->raise();
  editor_->activateWindow();
  editor_->setCurrent(scene);
  return editor_;
}

void LessonController::showDraftScene(std::size_t scene) {
  if (!isInLesson() && !files_.mayDiscard()) return;
  if (!isShowingDraft()) show(draft_.lesson(), draft_.file());
  levels_.setLevel(Level::Lesson);
  stage_.player()->goTo(scene);
}

void LessonController::discard() {
  if (!canDiscard() || !takeOwn() || !draft_.isOpen()) return;
  const auto file = toQString(draft_.file().string());
  const auto title = toQString(draft_.lesson().title);
  if (isShowingDraft()) shown_.clear();
  if (!draft_.close()) return complainOfDraft();
  if (!QFile::exists(file) || QFile::moveToTrash(file))
    status_.showMessage(tr("“%1” is in the waste basket").arg(title), false);
  else
    files_.complain(
        tr("“%1” could not be put into the waste basket; it is still in %2").arg(title, file));
}

void LessonController::choose() {
  const auto file = QFileDialog::getOpenFileName(stage_.window(), tr("Open a lesson"), QString(),
                                                 tr("Lessons (*.json);;All files (*)"));
  if (!file.isEmpty()) start(file);
}

void LessonController::askForExport() {
  if (lesson() == nullptr) return;
  const auto file = QFileDialog::getSaveFileName(stage_.window(), tr("Save a copy of this lesson"),
                                                 toQString(lesson()->id) + QStringLiteral(".json"),
                                                 tr("Lessons (*.json)"));
  if (!file.isEmpty()) exportTo(file);
}

bool LessonController::exportTo(const QString& file) {
  const auto* shown = lesson();
  if (shown == nullptr) return false;
  const auto done = exportLesson(*shown, file.toStdString());
  if (done)
    status_.showMessage(tr("The lesson is saved as %1").arg(file), false);
  else
    files_.complain(translatedError(done.error()));
  return done.ok();
}

QList<PaletteEntry> LessonController::paletteEntries() {
  QList<PaletteEntry> entries;
  const auto add = [&](const Lesson& lesson, const QString& name) {
    QStringList scenes;
    for (const auto& scene : lesson.scenes) scenes << toQString(scene.title);
    entries.append({tr("Lesson › %1").arg(toQString(lesson.title)), {}, scenes, {}, [this, name] {
                      start(name);
                    }});
  };
  for (const auto& lesson : programLessons()) add(lesson, toQString(lesson.id));
  for (const auto& lesson : listLessons(ownLessonsFolder()))
    add(lesson, toQString((ownLessonsFolder() / (lesson.id + ".json")).string()));
  return entries;
}

void LessonController::askForHandout() {
  if (!stage_.player()->isPlaying()) return;
  const auto file = QFileDialog::getSaveFileName(
      stage_.window(), tr("Handout of this lesson"),
      toQString(stage_.player()->lesson().id) + QStringLiteral(".pdf"), tr("PDF (*.pdf)"));
  if (!file.isEmpty()) writeHandout(file);
}

void LessonController::writeHandout(const QString& file) {
  auto* progress = new QProgressDialog(tr("Drawing the scenes of the handout…"), tr("Cancel"), 0,
                                       static_cast<int>(stage_.player()->count()), stage_.window());
  progress->setObjectName(QStringLiteral("handoutProgress"));
  progress->setAttribute(Qt::WA_DeleteOnClose);
  progress->setAutoReset(false);
  progress->setMinimumDuration(0);
  // It goes with its dialog.
  auto* handout = new LessonHandout(stage_.player()->lesson(), file, progress);
  connect(progress, &QProgressDialog::canceled, progress, &QProgressDialog::close);
  connect(handout, &LessonHandout::progressed, progress, &QProgressDialog::setValue);
  connect(handout, &LessonHandout::finished, this, [this, progress, file](const QString& problem) {
    if (problem.isEmpty()) {
      status_.showMessage(tr("The handout is written: %1").arg(file), false);
    } else {
      auto* box = new QMessageBox(QMessageBox::Warning, tr("Handout"), problem, QMessageBox::Ok,
                                  stage_.window());
      box->setAttribute(Qt::WA_DeleteOnClose);
      box->open();
    }
    progress->close();
  });
  progress->show();
  handout->start();
}

void LessonController::assignKeys() {
  run_.pace().setLesson(showsScene());
  back_->setVisible(aside_ || (levels_.level() == Level::Lab && stage_.player()->isPlaying()));
  const QKeySequence space(Qt::Key_Space);
  auto* next = stage_.player()->next();
  auto* back = stage_.player()->back();
  if (showsScene()) {
    runAction_.setShortcuts({});
    next->setShortcuts({QKeySequence(Qt::Key_PageDown), space});
    back->setShortcut(QKeySequence(Qt::Key_PageUp));
  } else {
    for (auto* action : {next, back}) action->setShortcuts({});
    runAction_.setShortcut(space);
  }
}

bool LessonController::showsScene() const {
  return levels_.level() == Level::Lesson && stage_.player()->isPlaying();
}

bool LessonController::isInLesson() const { return showsScene() && !hasLabWork_; }

bool LessonController::isPlay() const {
  return levels_.level() != Level::Lab && !hasLabWork_ && run_.document().file().empty();
}

}  // namespace gtv::ui
