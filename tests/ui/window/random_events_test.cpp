// A hand that knows nothing: clicks, drags, keys, texts, wheels, resizes and commands at random on
// the whole window. Nothing may crash, hang or trip a sanitizer, and what the parts of the window
// say of the same thing must agree.
//   GTV_LONG=1     20 000 events, over several seeds; else 2000
//   GTV_SEED=7     one seed, GTV_EVENTS=500 so many events: to follow up what was found
// What was done is written line by line before it happens; a failure says where.
#include <gmock/gmock.h>
#include <qcustomplot.h>
#include <unistd.h>

#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QThread>
#include <QUndoStack>
#include <QWheelEvent>
#include <QWindow>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <fstream>
#include <iostream>
#include <map>
#include <thread>

#include "base/rng.h"
#include "experiment/documents.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/diagnostics/status_line.h"
#include "ui/document/file_controller.h"
#include "ui/document/import_export_controller.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/run_controller.h"
#include "ui/shell/window_commands.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

using testing::waitFor;

/// What was done, the newest last; in a file too, as a crash leaves no time to tell.
class EventLog {
 public:
  explicit EventLog(const QString& file) : file_(file.toStdString()) {}
  void add(const QString& what) {
    last_.push_back(what.toStdString());
    if (last_.size() > kept) last_.pop_front();
    file_ << ++count_ << ' ' << last_.back() << std::endl;
  }
  std::string tail() const {
    std::string out;
    for (const auto& line : last_) out += "  " + line + "\n";
    return out;
  }

 private:
  static constexpr std::size_t kept = 30;
  std::ofstream file_;
  std::deque<std::string> last_;
  int count_ = 0;
};

/// Gigabytes of the program that are in memory.
double gigabytesUsed() {
  std::ifstream file("/proc/self/statm");
  double all = 0;
  double resident = 0;
  file >> all >> resident;
  return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e9;
}

/// Ends the program when nothing was reported for so long that it hangs, and before it has eaten
/// what the machine has: then what was done last says why.
class Watchdog {
 public:
  explicit Watchdog(const QString& logFile)
      : thread_([this, name = logFile.toStdString()](const std::stop_token& stop) {
          int silent = 0;
          for (int seen = -1; !stop.stop_requested();) {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            const int now = beats_;
            silent = now == seen ? silent + 1 : 0;
            seen = now;
            if (gigabytesUsed() > mostGigabytes) {
              std::fprintf(stderr, "The window has %.1f GB; what was done last:\n",
                           gigabytesUsed());
              std::ifstream log(name);
              std::deque<std::string> last;
              for (std::string line; std::getline(log, line); last.push_back(line))
                if (last.size() > 60) last.pop_front();
              for (const auto& line : last) std::fprintf(stderr, "%s\n", line.c_str());
              std::abort();
            }
            if (silent < patience) continue;
            std::fprintf(stderr, "The window hangs; what was done is in %s\n", name.c_str());
            std::abort();
          }
        }) {}
  void beat() { ++beats_; }

 private:
  static constexpr int patience = 3000;  ///< tenths of a second
  static constexpr double mostGigabytes = 5;
  std::atomic<int> beats_ = 0;
  std::jthread thread_;
};

/// Settings, home and working folder of the test are in a folder that goes with it.
class TemporaryWorkingFolder {
 public:
  TemporaryWorkingFolder() : before_(QDir::currentPath()) {
    const QSettings settings;
    for (const auto& key : settings.allKeys()) settings_[key] = settings.value(key);
    for (const char* name : names) variables_[name] = qgetenv(name);
    QDir().mkpath(folder.filePath(QStringLiteral("home")));
    for (const char* name : names)
      qputenv(name, folder.filePath(QStringLiteral("home")).toLocal8Bit());
    QDir::setCurrent(folder.path());
    QSettings().setValue(QStringLiteral("exportFolder"), folder.path());
  }
  ~TemporaryWorkingFolder() {
    QDir::setCurrent(before_);
    for (const auto& [name, value] : variables_)
      if (value.isNull())
        qunsetenv(name);
      else
        qputenv(name, value);
    QSettings settings;
    settings.clear();
    for (const auto& [key, value] : settings_) settings.setValue(key, value);
  }
  TemporaryWorkingFolder(const TemporaryWorkingFolder&) = delete;
  TemporaryWorkingFolder& operator=(const TemporaryWorkingFolder&) = delete;

  QTemporaryDir folder;

 private:
  static constexpr auto names = {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"};
  QString before_;
  std::map<const char*, QByteArray> variables_;
  std::map<QString, QVariant> settings_;
};

QString nameOf(const QWidget& widget) {
  QString out = QLatin1String(widget.metaObject()->className());
  for (const auto& name : {widget.objectName(), widget.accessibleName(), widget.windowTitle()})
    if (!name.isEmpty()) return QStringLiteral("%1 “%2”").arg(out, name.left(40));
  return out;
}

/// Drives one window.
class Monkey : public QObject {
 public:
  Monkey(MainWindow& window, std::uint64_t seed, const QString& folder, EventLog& log,
         Watchdog& watchdog)
      : window_(window), rng_(seed), folder_(folder), log_(log), watchdog_(watchdog) {
    writeFiles();
    answerDialogs();
  }

  void act() {
    watchdog_.beat();
    if (!window_.isVisible()) {
      note(QStringLiteral("show again"));
      window_.show();
    }
    // There is nobody here who would give the focus back after a dialog.
    if (QApplication::activeWindow() == nullptr && QApplication::activePopupWidget() == nullptr)
      randomWindow()->activateWindow();
    randomAction();
    QCoreApplication::processEvents();
    if (chance(0.1)) QTest::qSleep(static_cast<unsigned long>(below(10)) + 1);
    QCoreApplication::processEvents();
  }

  /// Dialogs, menus and the windows beside the main one are closed.
  void closeDialogs() {
    for (int k = 0; k < 20; ++k) {
      auto* open = QApplication::activePopupWidget();
      if (open == nullptr) open = QApplication::activeModalWidget();
      if (open == nullptr) break;
      open->close();
      QCoreApplication::processEvents();
    }
    for (auto* other : QApplication::topLevelWidgets())
      if (other != &window_ && other->isVisible() && qobject_cast<QDockWidget*>(other) == nullptr)
        other->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    if (!window_.isVisible()) window_.show();
    QCoreApplication::processEvents();
  }

  bool chance(double probability) { return rng_.uniform() < probability; }
  int below(int count) { return static_cast<int>(rng_.below(count)); }
  template <typename Container>
  auto& oneOf(Container&& from) {
    return *std::next(std::begin(from), below(static_cast<int>(std::size(from))));
  }
  void note(const QString& what) { log_.add(what); }

 private:
  void writeFiles() {
    const auto write = [&](const char* name, const QByteArray& content) {
      files_ << QDir(folder_).filePath(QString::fromLatin1(name));
      QFile file(files_.back());
      ASSERT_TRUE(file.open(QIODevice::WriteOnly));
      file.write(content);
    };
    write("table.csv", "node,x1,x2,y\n1,0.5,1,2\n1,1,2,3\n2,0,1,NA\n3,1,1,4\n4,,2,1\n");
    write("edges.csv", "source,target,weight\n1,2,1\n2,3,0.5\n3,1,2\n3,4,1\n");
    write("broken.csv", "a;b;c\n\"1;2;\n,,,,,\n");
    write("empty.csv", "");
    write("graph.gml", "graph [ node [ id 1 ] node [ id 2 ] edge [ source 1 target 2 ] ]");
    write("broken.graphml", "<graphml><graph><node id=\"a\"/>");
    write("broken.json", "{\"format\": \"gtvlab-experiment\", \"version\": 1, \"graph\": 3}");
    files_ << QDir(folder_).filePath(QStringLiteral("not there.json"));
  }

  void randomAction() {
    const int what = below(1000);
    const bool blocked = QApplication::activeModalWidget() != nullptr ||
                         QApplication::activePopupWidget() != nullptr;
    if (blocked && chance(0.2)) {
      press(Qt::Key_Escape, {});
      return;
    }
    if (what < 280) return mouseOn(randomWidget());
    if (what < 420) return mouseOn(window_.graphView());
    if (what < 480) return mouseOn(randomOf<QCustomPlot>());
    if (what < 520) return mouseOn(randomOf<QAbstractSlider>());
    if (what < 680) return randomKey();
    if (what < 780) return typeRandomText();
    if (what < 840) return wheel();
    if (what < 865) return resize();
    if (what < 880) {
      note(QStringLiteral("wait"));
      QTest::qWait(20);
      return;
    }
    if (blocked) return press(Qt::Key_Escape, {});
    if (what < 940) return trigger();
    if (what < 950) return perturb();
    if (what < 975) return undoBurst();
    if (what < 985) {
      auto* combo = randomOf<QComboBox>();
      if (combo == nullptr || !combo->isEnabled() || combo->count() == 0) return;
      const int index = below(combo->count());
      note(QStringLiteral("choose %1 in %2").arg(index).arg(nameOf(*combo)));
      combo->setFocus();
      combo->setCurrentIndex(index);
      Q_EMIT combo->activated(index);
      return;
    }
    if (what < 993) {
      // Those that are small.
      static const auto presets = {
          "star",           "chain", "sbm-two-clusters", "covariance", "star-printed",
          "classification", "r5",    "convex-clustering"};
      const auto preset = QLatin1String(oneOf(presets));
      note(QStringLiteral("preset ") + preset);
      window_.files().openByName(preset, chance(0.5));
      return;
    }
    const auto file = oneOf(files_);
    note(QStringLiteral("drop ") + QFileInfo(file).fileName());
    window_.exchange().take(file);
  }

  /// Where the next event goes.
  QWidget* randomWindow() {
    if (auto* popup = QApplication::activePopupWidget(); popup != nullptr) return popup;
    if (auto* modal = QApplication::activeModalWidget(); modal != nullptr) return modal;
    std::vector<QWidget*> others;
    for (auto* other : QApplication::topLevelWidgets())
      if (other != &window_ && other->isVisible() && other->windowHandle() != nullptr)
        others.push_back(other);
    return others.empty() || chance(0.7) ? &window_ : oneOf(others);
  }

  template <typename Kind>
  Kind* randomOf() {
    auto* from = randomWindow();
    QList<Kind*> visible;
    for (auto* widget : from->findChildren<Kind*>())
      if (widget->isVisible() && widget->window() == from && !widget->visibleRegion().isEmpty())
        visible << widget;
    return visible.isEmpty() ? nullptr : oneOf(visible);
  }

  QWidget* randomWidget() {
    if (chance(0.15)) return randomWindow();
    return randomOf<QWidget>();
  }

  QPoint randomPoint(const QWidget& widget) {
    if (chance(0.3)) return widget.rect().center();
    return {below(std::max(1, widget.width())), below(std::max(1, widget.height()))};
  }

  void mouseOn(QWidget* widget) {
    if (widget == nullptr || !widget->isVisible()) return;
    const QPointer<QWindow> native = widget->window()->windowHandle();
    if (native == nullptr) return;
    const auto from = widget->mapTo(widget->window(), randomPoint(*widget));
    static const std::vector<Qt::KeyboardModifiers> modifiers = {
        {}, {}, {}, Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier};
    const auto modifier = oneOf(modifiers);
    const auto button = chance(0.75)  ? Qt::LeftButton
                        : chance(0.7) ? Qt::RightButton
                                      : Qt::MiddleButton;
    const auto told =
        QStringLiteral("%1 at %2,%3 of %4, buttons %5, modifiers %6")
            .arg(QStringLiteral("%1"), QString::number(from.x()), QString::number(from.y()),
                 nameOf(*widget), QString::number(button), QString::number(modifier.toInt(), 16));
    const int kind = below(10);
    // The event before may have taken the window along.
    const auto still = [&] { return native != nullptr && native->isVisible(); };
    if (kind < 5) {
      note(told.arg(QStringLiteral("click")));
      QTest::mousePress(native, button, modifier, from);
      release(native, button, modifier, from);
    } else if (kind < 6) {
      note(told.arg(QStringLiteral("double click")));
      for (int k = 0; k < 2; ++k) {
        if (!still()) return;
        QTest::mousePress(native, button, modifier, from);
        release(native, button, modifier, from);
      }
    } else if (kind < 7) {
      note(told.arg(QStringLiteral("hover")));
      QTest::mouseMove(native, from);
      QCoreApplication::processEvents();
    } else {
      const auto to = widget->mapTo(widget->window(), randomPoint(*widget));
      note(told.arg(QStringLiteral("drag to %1,%2").arg(to.x()).arg(to.y())));
      const int steps = 1 + below(6);
      QTest::mousePress(native, button, modifier, from);
      for (int k = 1; k <= steps && still(); ++k) {
        QTest::mouseMove(native, from + (to - from) * k / steps);
        if (chance(0.3)) QCoreApplication::processEvents();
        if (chance(0.03) && still()) press(Qt::Key_Escape, {});
      }
      release(native, button, modifier, to);
    }
  }

  /// A button does not stay down when the window under it has gone.
  void release(const QPointer<QWindow>& native, Qt::MouseButton button,
               Qt::KeyboardModifiers modifier, QPoint at) {
    auto* target = native != nullptr ? native.data() : window_.windowHandle();
    QTest::mouseRelease(target, button, modifier, native != nullptr ? at : QPoint(1, 1));
  }

  QWindow* keyTarget() {
    if (auto* focus = QGuiApplication::focusWindow(); focus != nullptr && focus->isVisible())
      return focus;
    auto* native = window_.windowHandle();
    return native != nullptr && native->isVisible() ? native : nullptr;
  }

  void press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    note(QStringLiteral("key %1, focus %2")
             .arg(QKeySequence(static_cast<int>(key) | modifiers.toInt()).toString(),
                  QApplication::focusWidget() != nullptr ? nameOf(*QApplication::focusWidget())
                                                         : QStringLiteral("nowhere")));
    pressKey(key, modifiers);
  }

  /// The window may close when the key goes down: it comes up wherever the keys go then.
  void pressKey(Qt::Key key, Qt::KeyboardModifiers modifiers = {}, QChar letter = {}) {
    for (const auto action : {QTest::Press, QTest::Release})
      if (auto* target = keyTarget()) {
        // Alt alone closes menus, and the letter would go to what is no more.
        if (target != window_.windowHandle()) modifiers &= ~Qt::KeyboardModifiers(Qt::AltModifier);
        if (letter.isNull())
          QTest::sendKeyEvent(action, target, key, QTest::keyToAscii(key), modifiers);
        else
          QTest::sendKeyEvent(action, target, key, letter, modifiers);
      }
  }

  void randomKey() {
    struct Stroke {
      Qt::Key key;
      Qt::KeyboardModifiers modifiers;
    };
    static const std::vector<Stroke> strokes = {
        {Qt::Key_Left, {}},
        {Qt::Key_Right, {}},
        {Qt::Key_Up, {}},
        {Qt::Key_Down, {}},
        {Qt::Key_Left, Qt::ShiftModifier},
        {Qt::Key_Down, Qt::ControlModifier},
        {Qt::Key_Home, {}},
        {Qt::Key_End, {}},
        {Qt::Key_PageUp, {}},
        {Qt::Key_PageDown, {}},
        {Qt::Key_Tab, {}},
        {Qt::Key_Tab, Qt::ShiftModifier},
        {Qt::Key_Escape, {}},
        {Qt::Key_Delete, {}},
        {Qt::Key_Backspace, {}},
        {Qt::Key_Return, {}},
        {Qt::Key_Enter, Qt::KeypadModifier},
        {Qt::Key_Space, {}},
        {Qt::Key_Comma, {}},
        {Qt::Key_Period, {}},
        {Qt::Key_Plus, {}},
        {Qt::Key_Minus, {}},
        {Qt::Key_Z, Qt::ControlModifier},
        {Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier},
        {Qt::Key_K, Qt::ControlModifier},
        {Qt::Key_P, Qt::ControlModifier},
        {Qt::Key_A, Qt::ControlModifier},
        {Qt::Key_C, Qt::ControlModifier},
        {Qt::Key_V, Qt::ControlModifier},
        {Qt::Key_X, Qt::ControlModifier},
        {Qt::Key_D, Qt::ControlModifier},
        {Qt::Key_I, Qt::ControlModifier},
        {Qt::Key_0, Qt::ControlModifier},
        {Qt::Key_Comma, Qt::ControlModifier},
        {Qt::Key_S, Qt::ControlModifier},
        {Qt::Key_F1, {}},
        {Qt::Key_F2, {}},
        {Qt::Key_F5, {}},
        {Qt::Key_F10, {}},
        {Qt::Key_F11, {}},
        {Qt::Key_Menu, {}},
        {Qt::Key_F, Qt::AltModifier},
    };
    if (chance(0.65)) {
      const auto& stroke = oneOf(strokes);
      press(stroke.key, stroke.modifiers);
    } else {
      press(static_cast<Qt::Key>((chance(0.6) ? Qt::Key_A + below(26) : Qt::Key_0 + below(10))),
            chance(0.1) ? Qt::ShiftModifier : Qt::NoModifier);
    }
  }

  void typeRandomText() {
    const QPointer<QLineEdit> field = randomOf<QLineEdit>();
    if (field == nullptr || !field->isEnabled()) return;
    static const std::vector<QString> texts = {
        QStringLiteral("0"),
        QStringLiteral("1"),
        QStringLiteral("2"),
        QStringLiteral("7"),
        QStringLiteral("20"),
        QStringLiteral("0.5"),
        QStringLiteral("0,5"),
        QStringLiteral("-1"),
        QStringLiteral("1e-9"),
        QStringLiteral("1e300"),
        QStringLiteral("1e999"),
        QStringLiteral("nan"),
        QStringLiteral("inf"),
        QStringLiteral("99999999999999999999"),
        QStringLiteral("1.2.3"),
        QStringLiteral("none"),
        QStringLiteral("a"),
        QStringLiteral("λ “x” <b>&amp; %1 %n"),
        QStringLiteral("1, 2, 3"),
        QStringLiteral("[1, 2"),
        QStringLiteral(" "),
        QString(),
        QString(3000, QLatin1Char('9')),
    };
    const auto& typed = oneOf(texts);
    note(QStringLiteral("type “%1” into %2").arg(typed.left(30), nameOf(*field)));
    field->setFocus();
    if (QApplication::focusWidget() != field) return;
    pressKey(Qt::Key_A, Qt::ControlModifier);
    // Long texts come from the clipboard.
    if (typed.size() > 40 || chance(0.3)) {
      if (field != nullptr) field->insert(typed);
    } else

      for (const auto letter : typed) pressKey(Qt::Key_unknown, Qt::NoModifier, letter);
    if (chance(0.7)) press(chance(0.7) ? Qt::Key_Return : Qt::Key_Tab, {});
  }

  void wheel() {
    auto* window = randomWindow();
    auto* widget = chance(0.5) && window == &window_ ? window_.graphView() : randomOf<QWidget>();
    if (widget == nullptr || !widget->isVisible()) return;
    auto at = randomPoint(*widget);
    if (auto* child = widget->childAt(at)) {
      at = child->mapFrom(widget, at);
      widget = child;
    }
    const QPoint turned(chance(0.1) ? 120 : 0, (below(9) - 4) * 120);
    note(QStringLiteral("wheel %1 on %2").arg(turned.y()).arg(nameOf(*widget)));
    QWheelEvent event(at, widget->mapToGlobal(at), {}, turned, Qt::NoButton,
                      chance(0.2) ? Qt::ControlModifier : Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(widget, &event);
  }

  void resize() {
    const QSize size(400 + below(1521), 300 + below(781));
    note(QStringLiteral("resize to %1 × %2").arg(size.width()).arg(size.height()));
    // A window that fills the screen keeps its size.
    if (window_.isFullScreen()) window_.showNormal();
    window_.resize(size);
  }

  void trigger() {
    QList<QAction*> actions;
    for (auto* action : window_.findChildren<QAction*>())
      if (action->isEnabled() && !action->isSeparator() && action->menu() == nullptr &&
          action != window_.commands()->quit && !action->text().isEmpty())
        actions << action;
    auto* action = oneOf(actions);
    note(QStringLiteral("command “%1”").arg(action->text()));
    action->trigger();
  }

  /// Attackers come and go, on the canvas and in the form; another flavour is asked for.
  void perturb() {
    auto& view = *window_.graphView();
    const auto actionsNamed = [&](const char* beginning) {
      QList<QAction*> found;
      for (auto* action : window_.findChildren<QAction*>())
        if (action->objectName().startsWith(QLatin1String(beginning)) && action->isEnabled())
          found << action;
      return found;
    };
    if (view.nodeCount() > 0 && chance(0.7)) {
      const int first = below(view.nodeCount());
      view.select({first}, {});
    }
    QAction* action = nullptr;
    if (chance(0.2)) {
      action = oneOf(actionsNamed("flavour."));
    } else if (chance(0.5)) {
      action = oneOf(actionsNamed("attack."));
    } else if (auto* form = window_.panel()->attacks(); form->count() > 0 && chance(0.5)) {
      const int item = below(form->count());
      note(QStringLiteral("change attack %1").arg(item));
      (chance(0.5) ? form->sourceButton(item) : form->removeButton(item))->click();
      return;
    } else {
      action = oneOf(form->addButton()->menu()->actions());
    }
    note(QStringLiteral("perturb: %1").arg(action->text()));
    action->trigger();
  }

  void undoBurst() {
    const int count = 1 + below(6);
    note(QStringLiteral("%1 steps back, %2 forth").arg(count).arg(below(count + 1)));
    for (int k = 0; k < count; ++k) window_.commands()->undo->trigger();
    if (chance(0.3)) QCoreApplication::processEvents();
    for (int k = below(count + 1); k > 0; --k) window_.commands()->redo->trigger();
  }

  /// Dialogs that wait for their answer within an event get one. A timer does not fire within its
  /// own slot, and answers may lead to further questions: every one has its own.
  void answerDialogs() {
    QTimer::singleShot(3, this, [this] {
      answerDialogs();
      if (QThread::currentThread()->loopLevel() > 0) answer();
    });
  }

  /// Of what waits in an event loop of its own.
  void answer() {
    watchdog_.beat();
    if (auto* popup = QApplication::activePopupWidget(); popup != nullptr) {
      note(QStringLiteral("close ") + nameOf(*popup));
      popup->close();
    } else if (auto* modal = QApplication::activeModalWidget(); modal == nullptr) {
      // A drag of Qt's own, say.
      pressKey(Qt::Key_Escape);
    } else if (auto* box = qobject_cast<QMessageBox*>(modal); box != nullptr) {
      auto* button = oneOf(box->buttons());
      note(QStringLiteral("answer “%1”").arg(button->text()));
      button->click();
    } else if (auto* files = qobject_cast<QFileDialog*>(modal); files != nullptr && chance(0.5)) {
      const bool saves = files->acceptMode() == QFileDialog::AcceptSave;
      const auto file =
          saves && chance(0.8)
              ? QDir(folder_).filePath(
                    QStringLiteral("saved %1.%2")
                        .arg(below(4))
                        .arg(oneOf(QStringList{QStringLiteral("json"), QStringLiteral("csv"),
                                               QStringLiteral("graphml"), QStringLiteral("png"),
                                               QStringLiteral("svg")})))
              : oneOf(files_);
      note(QStringLiteral("file ") + file);
      if (auto* field = files->findChild<QLineEdit*>(QStringLiteral("fileNameEdit")))
        field->setText(file);
      // Some are refused again and again.
      QMetaObject::invokeMethod(files, chance(0.8) ? "accept" : "reject");
    } else if (auto* dialog = qobject_cast<QDialog*>(modal); dialog != nullptr) {
      note(QStringLiteral("reject ") + nameOf(*dialog));
      dialog->reject();
    } else {
      modal->close();
    }
  }

  MainWindow& window_;
  Rng rng_;
  QString folder_;
  EventLog& log_;
  Watchdog& watchdog_;
  QStringList files_;
};

/// What Qt complains of, once each.
std::map<QString, int> qtMessages;
void recordMessage(QtMsgType type, const QMessageLogContext&, const QString& message) {
  if (type == QtDebugMsg || type == QtInfoMsg) return;
  // The screen that is not there is small.
  if (message.contains(QLatin1String("outside target window"))) return;
  if (qtMessages[message]++ == 0)
    std::fprintf(stderr, "Qt says: %s\n", message.toLocal8Bit().constData());
}

class RandomEventsTest : public ::testing::Test {
 protected:
  void SetUp() override {
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QGuiApplication::setQuitOnLastWindowClosed(false);
    GraphView::setAnimated(true);
    // Links of the help go nowhere.
    for (const char* scheme : schemes)
      QDesktopServices::setUrlHandler(QLatin1String(scheme), &nowhere_, "setSource");
    before_ = qInstallMessageHandler(recordMessage);
  }
  void TearDown() override {
    qInstallMessageHandler(before_);
    for (const char* scheme : schemes) QDesktopServices::unsetUrlHandler(QLatin1String(scheme));
    QGuiApplication::setQuitOnLastWindowClosed(true);
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs, false);
    setScale(1);
    applyTheme(Theme::Light);
    GraphView::setAnimated(false);
  }

  /// What holds whatever was done before.
  static void check(MainWindow& window, Monkey& monkey) {
    monkey.note(QStringLiteral("— check"));
    monkey.closeDialogs();
    // The window answers: what is new reaches the screen.
    const bool painted = waitFor([&] {
      return window.run().isEmpty() || window.run().snapshot() != nullptr ||
             !window.panel()->problemText().isEmpty();
    });
    ASSERT_TRUE(painted) << window.status().text().toStdString();
    if (const auto snapshot = window.run().snapshot()) {
      const auto nodes = snapshot->network->nodeCount();
      EXPECT_EQ(snapshot->W.cols(), nodes);
      // Before the first iteration nothing is learned.
      const auto learned = snapshot->clusters.size();
      EXPECT_TRUE(learned == 0 || learned == std::size_t(nodes)) << learned;
      EXPECT_EQ(window.graphView()->nodeCount(), nodes);
      EXPECT_EQ(window.graphView()->positions().cols(), nodes);
      EXPECT_LE(snapshot->numbers.iteration, snapshot->reached);
    }
    for (const int node : window.graphView()->selectedNodes()) {
      EXPECT_GE(node, 0);
      EXPECT_LT(node, window.graphView()->nodeCount());
    }
    // No text widens the window beyond any screen.
    EXPECT_LT(window.minimumSizeHint().width(), 3000);
    // A step back and forth is no step.
    auto* document = &window.run().document();
    if (document->steps()->canUndo() && !document->isOpening()) {
      const auto before = document->experiment().json();
      document->undo();
      document->redo();
      EXPECT_EQ(document->experiment().json(), before);
    }
    if (monkey.chance(0.3)) {
      // Whatever was refused, Reset leads back to something that runs.
      monkey.note(QStringLiteral("reset"));
      const bool hadPicture = window.run().snapshot() != nullptr;
      window.run().reset();
      EXPECT_TRUE(waitFor([&] {
        return !hadPicture || window.run().isEmpty() ||
               (window.run().snapshot() != nullptr && window.panel()->problemText().isEmpty());
      })) << window.panel()->problemText().toStdString();
    }
  }

  static void run(std::uint64_t seed, int events) {
    const TemporaryWorkingFolder place;
    const auto logFile = place.folder.filePath(QStringLiteral("events.log"));
    std::cout << "seed " << seed << ", " << events << " events, log " << logFile.toStdString()
              << std::endl;
    EventLog log(logFile);
    Watchdog watchdog(logFile);
    {
      MainWindow window;
      window.resize(1280, 800);
      window.show();
      window.activateWindow();
      ASSERT_TRUE(window.files().openByName(QStringLiteral("star"), true));
      ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() >= 0; }));
      Monkey monkey(window, seed, place.folder.path(), log, watchdog);
      for (int k = 1; k <= events; ++k) {
        QElapsedTimer clock;
        clock.start();
        monkey.act();
        if (clock.elapsed() > 1000) monkey.note(QStringLiteral("took %1 ms").arg(clock.elapsed()));
        if (k % 100 == 0) check(window, monkey);
        if (HasFailure()) {
          ADD_FAILURE() << "after event " << k << " of seed " << seed << ":\n" << log.tail();
          return;
        }
      }
      monkey.closeDialogs();
      window.run().setRunning(true);
      // Closed in full run; the question is answered by the timer.
      window.close();
      monkey.closeDialogs();
    }
    watchdog.beat();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
  }

 private:
  static constexpr auto schemes = {"http", "https", "mailto"};
  QTextBrowser nowhere_;
  QtMessageHandler before_ = nullptr;
};

int numberFrom(const char* variable, int otherwise) {
  const char* value = std::getenv(variable);
  return value != nullptr ? std::atoi(value) : otherwise;
}

TEST_F(RandomEventsTest, RandomUiEventsKeepInvariants) {
  const bool isLong = std::getenv("GTV_LONG") != nullptr;
  const int seeds = isLong ? 5 : 1;
  const int events = numberFrom("GTV_EVENTS", (isLong ? 20'000 : 2000) / seeds);
  const int first = numberFrom("GTV_SEED", 1);
  for (int seed = first; seed < first + seeds; ++seed) {
    run(static_cast<std::uint64_t>(seed), events);
    if (HasFatalFailure() || HasNonfatalFailure()) return;
  }
}

}  // namespace
}  // namespace gtv::ui
