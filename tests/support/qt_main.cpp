// The main of every window test: no display is needed, settings of the user are not touched.
#include <gtest/gtest.h>

#include <QSettings>
#include <QTemporaryDir>

#include "theme.h"
#include "watched_application.h"

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  ::testing::InitGoogleTest(&argc, argv);
  const QTemporaryDir settings;
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
  gtv::ui::WatchedApplication app(argc, argv);
  gtv::ui::applyTheme(gtv::ui::Theme::Light);
  return RUN_ALL_TESTS();
}
