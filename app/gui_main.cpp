#include <fmt/format.h>

#include <QAction>
#include <QApplication>
#include <QCommandLineParser>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "base/broken_promise.h"
#include "base/input_file.h"
#include "base/number.h"
#include "base/version.h"
#include "kernels/instruction_set.h"
#include "lessons/lesson.h"
#include "standard_streams.h"
#include "stop_signals.h"
#include "ui/document/file_controller.h"
#include "ui/document/import_export_controller.h"
#include "ui/document/session_keeper.h"
#include "ui/forms/preferences_dialog.h"
#include "ui/import/graph_exchange.h"
#include "ui/lessons/lesson_player.h"
#include "ui/lessons/stage.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/run_controller.h"
#include "ui/shell/automation.h"
#include "ui/shell/lesson_controller.h"
#include "ui/shell/main_window.h"
#include "ui/shell/window_levels.h"
#include "ui/widgets/language.h"
#include "ui/widgets/screen_bounds.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/view_dock.h"
#include "ui/widgets/watched_application.h"

namespace {

constexpr int exitFailed = 1;
constexpr int exitBadInput = 2;
/// What a new user sees first; its first scene is the preset of the same name, which is explored.
constexpr QLatin1String firstLesson("lambda");
constexpr std::chrono::seconds longestShutdown{2};
/// From a signal to the end: as long as changes need to get into the working copy, but not longer.
constexpr std::chrono::seconds longestSave{3};

int fail(const QString& message) {
  gtv::printToStderr(fmt::format("error: {}\n", message.toStdString()));
  return exitBadInput;
}

bool hasDisplay() {
  const auto set = [](const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr && *value != '\0';
  };
  return set("DISPLAY") || set("WAYLAND_DISPLAY") || set("QT_QPA_PLATFORM");
}

/// What must be known before Qt starts.
struct EarlyArguments {
  bool screenshot = false;
  bool talksOnly = false;  ///< --help, --version
  QString scale;
};

EarlyArguments peek(int argc, char** argv) {
  EarlyArguments early;
  for (int k = 1; k < argc; ++k) {
    const auto argument = QString::fromLocal8Bit(argv[k]);
    if (argument == QLatin1String("--screenshot") ||
        argument.startsWith(QLatin1String("--screenshot=")) ||
        argument == QLatin1String("--thumbnails") ||
        argument.startsWith(QLatin1String("--thumbnails=")))
      early.screenshot = true;
    if (argument == QLatin1String("--help") || argument == QLatin1String("-h") ||
        argument == QLatin1String("--version") || argument == QLatin1String("-v"))
      early.talksOnly = true;
    if (argument == QLatin1String("--scale") && k + 1 < argc)
      early.scale = QString::fromLocal8Bit(argv[k + 1]);
    if (argument.startsWith(QLatin1String("--scale="))) early.scale = argument.mid(8);
  }
  return early;
}

/// The offscreen platform complains about what it cannot do; a picture needs none of it.
void quietHandler(QtMsgType type, const QMessageLogContext&, const QString& message) {
  if (type == QtCriticalMsg || type == QtFatalMsg)
    gtv::printToStderr(fmt::format("{}\n", message.toStdString()));
}

/// A display that is named but not there: Qt would abort with a list of its plugins.
void startHandler(QtMsgType type, const QMessageLogContext&, const QString& message) {
  if (type == QtFatalMsg) {
    fail(QStringLiteral("the display cannot be opened; gtvlab-cli does the same work without one"));
    std::_Exit(exitBadInput);
  }
  if (type == QtCriticalMsg) gtv::printToStderr(fmt::format("{}\n", message.toStdString()));
}

/// Reading the settings would wait for a pipe.
std::optional<gtv::Error> settingsProblem() {
  for (const auto& folder :
       QStandardPaths::standardLocations(QStandardPaths::GenericConfigLocation))
    for (const char* name : {"/gtvlab/gtvlab.conf", "/gtvlab.conf"})
      if (const auto isFile = gtv::checkIsFile((folder + QLatin1String(name)).toStdString());
          !isFile)
        return isFile.error();
  return std::nullopt;
}

/// Told by a signal to end: nobody is there to be asked, so all stays in the working copy, which
/// the next start brings back.
void saveAndExit(gtv::ui::MainWindow& window, int code) {
  window.run().setRunning(false);
  window.keeper().writeNow();
  auto* look = new QTimer(&window);
  QObject::connect(look, &QTimer::timeout, &window, [&window, code] {
    if (!window.keeper().isBusy() && !window.keeper().isSaving()) std::_Exit(code);
  });
  look->start(std::chrono::milliseconds(20));
}

/// Platform and scale, which Qt reads when the application is made; what cannot be is an error.
gtv::Result<void> prepareDisplay(const EarlyArguments& early) {
  if (early.talksOnly || early.screenshot) {
    // Pictures come out the same with and without a display.
    if (!hasDisplay() || early.screenshot) qputenv("QT_QPA_PLATFORM", "offscreen");
  } else if (!hasDisplay()) {
    return gtv::Error{
        "", "there is no display to open a window on; gtvlab-cli does the same work without one"};
  }
  if (early.scale.isEmpty()) return {};
  const auto scale = gtv::parseNumber(early.scale.toStdString());
  if (!scale || *scale < 0.25 || *scale > 8)
    return gtv::Error{"--scale", fmt::format("expected a number from 0.25 to 8, got '{}'",
                                             early.scale.toStdString())};
  qputenv("QT_SCALE_FACTOR", early.scale.toLatin1());
  qputenv("QT_SCALE_FACTOR_ROUNDING_POLICY", "PassThrough");
  return {};
}

/// The scale that the user asked for, or 1, times this factor.
void shrink(double factor) {
  bool isGiven = false;
  const double given = qEnvironmentVariable("QT_SCALE_FACTOR").toDouble(&isGiven);
  qputenv("QT_SCALE_FACTOR", QByteArray::number(isGiven ? given * factor : factor));
}

void nameProgram() {
  QApplication::setApplicationName(QStringLiteral("gtvlab"));
  QApplication::setApplicationDisplayName(QStringLiteral("GTV Lab"));
  QApplication::setOrganizationName(QStringLiteral("gtvlab"));
  QApplication::setDesktopFileName(QStringLiteral("gtvlab"));
  QApplication::setApplicationVersion(QStringLiteral("%1 (%2, %3)")
                                          .arg(QString::fromStdString(gtv::version()),
                                               QString::fromStdString(gtv::commit()),
                                               QString::fromStdString(gtv::instructionSet())));
}

void addOptions(QCommandLineParser& parser) {
  parser.setApplicationDescription(QStringLiteral("A laboratory for networked federated learning"));
  parser.addHelpOption();
  parser.addVersionOption();
  parser.addPositionalArgument(
      QStringLiteral("FILE"),
      QStringLiteral("Session (.gtvlab), experiment document, link to a preset, table or graph"),
      QStringLiteral("[FILE]"));
  const auto option = [&](const char* name, const char* help, const char* value,
                          const char* standard = "") {
    parser.addOption({QString::fromLatin1(name), QString::fromUtf8(help),
                      QString::fromLatin1(value), QString::fromLatin1(standard)});
  };
  option("preset", "Open a preset", "ID");
  option("screenshot", "Save a picture of the window and quit", "OUT.png");
  option("thumbnails", "Draw the pictures of all presets, or of the preset that --preset names",
         "DIR");
  option("size", "Size of the window in logical pixels", "WxH", "1440x900");
  option("theme", "light, dark or contrast", "THEME");
  option("language", "en, fi or de; otherwise that of the preferences or of the system", "CODE");
  option("scale", "Device pixel ratio", "FACTOR");
  option("after-iterations", "Number of iterations before the picture", "N", "1000");
  option("lesson", "Begin with a lesson", "ID");
  option("scene", "Scene of the lesson, for a picture", "N", "1");
  option("level", "lesson, explore or lab: how much of the lab is shown", "LEVEL");
  option("view", "Bring a view to the front: scatter, inspector, predictions, …", "NAME");
  parser.addOption(
      {QStringLiteral("present"), QStringLiteral("Start as a presentation: large fonts and lines, "
                                                 "and only the graph, the local models and λ")});
}

/// What the command line asks for, checked but for the names of views and files.
struct Options {
  QString name;  ///< a preset or a file to open; empty: none
  bool isPreset = false;
  QString screenshot;
  QString thumbnails;
  QString view;
  QSize size;
  bool hasSize = false;
  bool presents = false;
  std::int64_t iterations = 0;
  gtv::ui::Theme theme = gtv::ui::Theme::Light;
  gtv::ui::Level level = gtv::ui::Level::Lab;
  QString language;
  QString lesson;  ///< to begin with; empty: none
  int scene = 1;
};

/// As asked for; a picture and what is opened by name are shown in the lab, else the level is the
/// one of the last time, and a lesson at first.
gtv::Result<gtv::ui::Level> levelIn(const QString& given, bool isPicture, const QString& opened) {
  auto name = given;
  if (name.isEmpty() && !isPicture)
    name = QSettings()
               .value(QStringLiteral("level"),
                      opened.isEmpty() ? QStringLiteral("lesson") : QStringLiteral("lab"))
               .toString();
  if (name.isEmpty()) return gtv::ui::Level::Lab;
  if (const auto level = gtv::ui::levelNamed(name)) return *level;
  if (given.isEmpty()) return gtv::ui::Level::Lab;  // of another version
  return gtv::Error{"--level",
                    fmt::format("expected lesson, explore or lab, got '{}'", given.toStdString())};
}

/// As asked for; a picture comes out the same whatever the system speaks.
gtv::Result<QString> languageIn(const QString& given, bool isPicture) {
  if (given.isEmpty())
    return isPicture ? QStringLiteral("en") : gtv::ui::PreferencesDialog::language();
  if (gtv::ui::isLanguage(given)) return given;
  std::vector<std::string> codes;
  for (const auto& language : gtv::ui::languages()) codes.push_back(language.code.toStdString());
  return gtv::Error{"--language", fmt::format("expected one of {}, got '{}'",
                                              fmt::join(codes, ", "), given.toStdString())};
}

gtv::Result<QSize> sizeIn(const QString& given) {
  const auto parts = given.split(QLatin1Char('x'));
  bool widthOk = false;
  bool heightOk = false;
  const QSize size(parts.value(0).toInt(&widthOk), parts.value(1).toInt(&heightOk));
  constexpr int least = 200;
  constexpr int most = 16000;
  if (parts.size() != 2 || !widthOk || !heightOk || size.width() < least || size.height() < least ||
      size.width() > most || size.height() > most)
    return gtv::Error{"--size",
                      fmt::format("expected WIDTHxHEIGHT from 200x200 to 16000x16000, got '{}'",
                                  given.toStdString())};
  return size;
}

gtv::Result<Options> readOptions(const QCommandLineParser& parser, const EarlyArguments& early) {
  const auto value = [&](const char* name) { return parser.value(QString::fromLatin1(name)); };
  Options out;
  out.name = value("preset");
  out.isPreset = !out.name.isEmpty();
  out.screenshot = value("screenshot");
  out.thumbnails = value("thumbnails");
  out.view = value("view");
  out.hasSize = parser.isSet(QStringLiteral("size"));
  out.presents = parser.isSet(QStringLiteral("present"));
  auto theme = value("theme");
  if (theme.isEmpty())
    theme = early.screenshot
                ? QStringLiteral("light")
                : QSettings().value(QStringLiteral("theme"), QStringLiteral("light")).toString();
  const auto chosen = gtv::ui::themeNamed(theme);
  if (!chosen)
    return gtv::Error{
        "--theme", fmt::format("expected light, dark or contrast, got '{}'", theme.toStdString())};
  out.theme = *chosen;
  auto language = languageIn(value("language"), early.screenshot);
  if (!language) return language.error();
  out.language = std::move(*language);
  const auto size = sizeIn(value("size"));
  if (!size) return size.error();
  out.size = *size;
  const auto iterations = gtv::parseInteger(value("after-iterations").toStdString());
  if (!iterations || *iterations < 0)
    return gtv::Error{"--after-iterations", fmt::format("expected a whole number >= 0, got '{}'",
                                                        value("after-iterations").toStdString())};
  out.iterations = *iterations;
  if (out.isPreset && !parser.positionalArguments().isEmpty())
    return gtv::Error{"", "--preset and FILE exclude each other"};
  if (!out.isPreset) out.name = parser.positionalArguments().value(0);
  const auto level = levelIn(value("level"), early.screenshot, out.name);
  if (!level) return level.error();
  out.level = *level;
  out.lesson = value("lesson");
  if (!out.lesson.isEmpty()) out.level = gtv::ui::Level::Lesson;
  if (out.lesson.isEmpty() && out.name.isEmpty() && out.level == gtv::ui::Level::Lesson)
    out.lesson = QString(firstLesson);
  if (!out.lesson.isEmpty() && !out.name.isEmpty())
    return gtv::Error{"--lesson", "a lesson and an experiment exclude each other"};
  const auto scene = gtv::parseInteger(value("scene").toStdString());
  if (!scene || *scene < 1 || *scene > 1000)
    return gtv::Error{"--scene", fmt::format("expected a number from 1 to 1000, got '{}'",
                                             value("scene").toStdString())};
  out.scene = static_cast<int>(*scene);
  return out;
}

/// As large and where it was the last time; one that was closed in full screen begins as it was
/// before that.
void restoreWindow(gtv::ui::MainWindow& window, const QSettings& settings, const Options& options) {
  if (!window.restoreGeometry(settings.value(QStringLiteral("geometry")).toByteArray()) ||
      options.hasSize)
    window.resize(options.size);
  if (window.isFullScreen()) {
    const auto before = window.normalGeometry();
    window.setWindowState(window.windowState() & ~Qt::WindowFullScreen);
    if (!window.isMaximized()) window.setGeometry(before);
  }
  window.restoreArrangement(settings.value(QStringLiteral("docks")).toByteArray());
}

void rememberWindow(gtv::ui::MainWindow& window, QSettings& settings) {
  settings.setValue(QStringLiteral("geometry"), window.saveGeometry());
  settings.setValue(QStringLiteral("docks"), window.arrangement());
  settings.setValue(QStringLiteral("lastExperiment"), window.files().nameToOpen());
  settings.setValue(QStringLiteral("level"), gtv::ui::levelName(window.levels().level()));
  settings.setValue(QStringLiteral("theme"), gtv::ui::themeName(gtv::ui::currentTheme()));
  settings.sync();
}

/// All there is to keep is kept: a thread that is deep in a huge graph is not waited for.
void endSoon(int code) {
  try {
    std::thread([code] {
      std::this_thread::sleep_for(longestShutdown);
      std::_Exit(code);
    }).detach();
  } catch (const std::system_error&) {  // then all are waited for
  }
}

/// A table or a graph, which becomes a step of an experiment.
bool isImported(const Options& options) {
  using gtv::ui::FileKind;
  if (options.isPreset || options.name.isEmpty()) return false;
  const auto kind = gtv::ui::kindOfFile(options.name);
  return kind == FileKind::Table || kind == FileKind::Data || kind == FileKind::Graph;
}

int showUntilClosed(gtv::ui::MainWindow& window, const Options& options,
                    const std::function<void()>& show) {
  const gtv::StopSignals stopSignals;
  const std::stop_callback end(stopSignals.token(), [&window] {
    const int code = gtv::StopSignals::exitCode(gtv::StopSignals::received());
    QMetaObject::invokeMethod(
        &window, [&window, code] { saveAndExit(window, code); }, Qt::QueuedConnection);
    // The window may be deep in something.
    std::this_thread::sleep_for(longestSave);
    std::_Exit(code);
  });
  QSettings settings;
  restoreWindow(window, settings, options);
  const bool imports = isImported(options);
  window.levels().setLevel(imports ? gtv::ui::Level::Lab : options.level);
  show();
  std::function<bool()> first;
  if (imports)
    first = [&] { return window.files().openByName(gtv::ui::FileController::firstPreset()); };
  else if (options.level == gtv::ui::Level::Explore)
    first = [&] { return window.files().openByName(QString(firstLesson)); };
  else if (!options.lesson.isEmpty())
    first = [&] { return window.lessons().start(options.lesson); };
  if (!window.files().openAtStart(imports ? QString() : options.name, first)) {
    const int failed = fail(window.panel()->problemText());
    if (options.isPreset) return failed;
  }
  if (imports) window.exchange().take(QFileInfo(options.name).absoluteFilePath());
  // What was open when the program died comes back instead of the lesson.
  if (!options.lesson.isEmpty() && !window.stage()->player()->isPlaying())
    window.levels().setLevel(gtv::ui::Level::Lab);
  window.keeper().begin();
  const int code = QApplication::exec();
  rememberWindow(window, settings);
  endSoon(code);
  return code;
}

int openWindow(const Options& options, const EarlyArguments& early) {
  gtv::ui::setLanguage(options.language);
  gtv::ui::MainWindow window;
  window.setTheme(options.theme);
  // Pictures are made where there is nobody to ask.
  if (early.screenshot) window.memory().setConfirmation([](const QString&) { return false; });
  gtv::ui::ViewDock* view = nullptr;
  if (!options.view.isEmpty()) {
    view = window.findChild<gtv::ui::ViewDock*>(options.view + QStringLiteral("Dock"));
    if (view == nullptr)
      return fail(QStringLiteral("--view: there is no view '%1'").arg(options.view));
  }
  const auto show = [&] {
    window.show();
    // A picture has the size that was asked for, and not that of a screen.
    if (early.screenshot)
      window.levels().setPresenting(options.presents);
    else
      window.levels().present(options.presents);
    if (view == nullptr) return;
    view->show();
    view->raise();
  };
  if (!options.thumbnails.isEmpty())
    return gtv::ui::drawThumbnails(window, options.isPreset ? options.name : QString(),
                                   options.thumbnails);
  if (!early.screenshot) return showUntilClosed(window, options, show);
  window.resize(options.size);
  window.levels().setLevel(options.level);
  const auto first = options.level == gtv::ui::Level::Explore
                         ? QString(firstLesson)
                         : gtv::ui::FileController::firstPreset();
  const auto name = options.name.isEmpty() ? first : options.name;
  if (!options.lesson.isEmpty()) {
    if (const auto lesson = gtv::loadLesson(options.lesson.toStdString()); !lesson)
      return fail(QStringLiteral("--lesson: ") + QString::fromStdString(lesson.error().text()));
    window.lessons().start(options.lesson);
    auto& player = *window.stage()->player();
    if (options.scene > static_cast<int>(player.count()))
      return fail(QStringLiteral("--scene: the lesson has %1 scenes").arg(player.count()));
    player.goTo(static_cast<std::size_t>(options.scene - 1));
  } else if (!window.files().openByName(name, false))
    return fail(window.panel()->problemText());
  show();
  // What is behind a curtain is not computed.
  const bool waits = window.stage()->player()->isCurtainClosed();
  // A scene ends where the class sees it end.
  const auto iterations =
      options.lesson.isEmpty()
          ? options.iterations
          : std::min(options.iterations, window.run().experiment().maxIterations());
  return gtv::ui::takeScreenshot(window, options.screenshot, waits ? 0 : iterations);
}

int runProgram(int argc, char** argv) {
  const auto early = peek(argc, argv);
  if (const auto ready = prepareDisplay(early); !ready)
    return fail(QString::fromStdString(ready.error().text()));
  const bool isQuiet = early.screenshot || early.talksOnly;
  qInstallMessageHandler(isQuiet ? quietHandler : startHandler);
  std::optional<gtv::ui::WatchedApplication> app(std::in_place, argc, argv);
  if (const double factor = gtv::ui::shrinkingFactorOfScreens(); factor < 1) {
    // Qt takes its scale when the application is made.
    app.reset();
    shrink(factor);
    app.emplace(argc, argv);
  }
  if (!isQuiet) qInstallMessageHandler(nullptr);
  nameProgram();
  QCommandLineParser parser;
  addOptions(parser);
  if (!parser.parse(QApplication::arguments())) return fail(parser.errorText());
  if (parser.isSet(QStringLiteral("help"))) parser.showHelp();
  if (parser.isSet(QStringLiteral("version"))) parser.showVersion();
  if (parser.positionalArguments().size() > 1)
    return fail(
        QStringLiteral("expected one FILE, got %1").arg(parser.positionalArguments().size()));
  if (const auto complaint = gtv::instructionSetComplaint(); !complaint.empty())
    return fail(QString::fromStdString(complaint));
  if (const auto problem = settingsProblem()) return fail(QString::fromStdString(problem->text()));
  const auto options = readOptions(parser, early);
  if (!options) return fail(QString::fromStdString(options.error().text()));
  gtv::ui::applyTheme(options->theme);
  return openWindow(*options, early);
}

}  // namespace

int main(int argc, char** argv) {
  gtv::takeClosedStreams();
  // Where what is said goes nowhere, the window stays.
  gtv::reportFailedWrites();
  const auto failed = [](const std::string& why) {
    gtv::printToStderr(fmt::format("error: {}\n", why));
    return exitFailed;
  };
  try {
    return runProgram(argc, argv);
  } catch (const std::system_error& error) {
    // The window has threads for what takes long, and is nothing without them.
    if (error.code() == std::errc::resource_unavailable_try_again)
      return failed(
          "the system has no more threads for the window; end other programs and try again");
    return failed(gtv::caughtError("for the window").text());
  } catch (...) {
    return failed(gtv::caughtError("for the window").text());
  }
}
