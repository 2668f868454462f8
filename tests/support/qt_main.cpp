// The main of every window test: no display is needed, settings of the user are not touched.
#include <gtest/gtest.h>

#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

#include "ui/widgets/theme.h"
#include "ui/widgets/watched_application.h"

int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  const QTemporaryDir settings;
  // A screen that is larger than the window; by itself it would have 800 × 800 points.
  QFile screen(settings.filePath(QStringLiteral("screen.json")));
  if (!screen.open(QIODevice::WriteOnly)) return 1;
  screen.write(R"({"screens": [{"name": "screen", "x": 0, "y": 0, "width": 1920, "height": 1080,
                                "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})");
  screen.close();
  qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screen.fileName().toUtf8());
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
  gtv::ui::WatchedApplication app(argc, argv);
  gtv::ui::applyTheme(gtv::ui::Theme::Light);
  return RUN_ALL_TESTS();
}
