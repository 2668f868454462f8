#include <gmock/gmock.h>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

#include "support/child.h"
#include "support/window_driver.h"
#include "ui/document/file_controller.h"
#include "ui/forms/decimal_spin_box.h"
#include "ui/forms/export_dialog.h"
#include "ui/forms/number_field.h"
#include "ui/forms/preferences_dialog.h"
#include "ui/live/exact_optimum.h"
#include "ui/live/lambda_control.h"
#include "ui/live/run_controller.h"
#include "ui/shell/window_levels.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using testing::child;
using testing::waitFor;

/// What the lab remembers.
class PreferencesTest : public testing::WindowTest {
 protected:
  void SetUp() override { QSettings().clear(); }
  void TearDown() override {
    window.levels().setPresenting(false);
    window.setTheme(Theme::Light);
    QSettings().clear();
  }
  PreferencesDialog* open() {
    window.activateWindow();
    EXPECT_TRUE(waitFor([&] { return window.isActiveWindow(); }));
    QTest::keyClick(&window, Qt::Key_Comma, Qt::ControlModifier);
    return window.findChild<PreferencesDialog*>();
  }
  void close(PreferencesDialog* dialog) {
    QTest::keyClick(dialog, Qt::Key_Escape);
    ASSERT_TRUE(waitFor([&] { return window.findChild<PreferencesDialog*>() == nullptr; }));
  }
  static QVariant remembered(const char* key) { return QSettings().value(QLatin1String(key)); }
};

TEST_F(PreferencesTest, ChangesApplyImmediatelyAndAreRemembered) {
  openPreset("star");
  auto* dialog = open();
  ASSERT_NE(dialog, nullptr);
  child<QComboBox>(*dialog, "themeBox")->setFocus();
  QTest::keyClick(child<QComboBox>(*dialog, "themeBox"), Qt::Key_Down);
  EXPECT_EQ(currentTheme(), Theme::Dark);
  EXPECT_EQ(remembered("theme").toString(), QStringLiteral("dark"));
  QCoreApplication::processEvents();
  EXPECT_LT(dialog->grab().toImage().pixelColor(3, 3).lightness(), 128);

  ASSERT_TRUE(window.run().exactOptimum().isOn());
  QTest::mouseClick(child<QCheckBox>(*dialog, "exactBox"), Qt::LeftButton, {}, QPoint(8, 8));
  EXPECT_FALSE(window.run().exactOptimum().isOn());
  EXPECT_FALSE(remembered("exactOptimum").toBool());
  QTest::mouseClick(child<QCheckBox>(*dialog, "animateBox"), Qt::LeftButton, {}, QPoint(8, 8));
  EXPECT_FALSE(PreferencesDialog::animates());
  child<QSpinBox>(*dialog, "historyBox")->setFocus();
  QTest::keyClick(child<QSpinBox>(*dialog, "historyBox"), Qt::Key_Up);
  EXPECT_EQ(PreferencesDialog::historyMegabytes(), 256 + 64);
  // Half a number is not applied.
  child<QSpinBox>(*dialog, "historyBox")->selectAll();
  QTest::keyClicks(child<QSpinBox>(*dialog, "historyBox"), QStringLiteral("32"));
  EXPECT_EQ(PreferencesDialog::historyMegabytes(), 320);
  QTest::keyClicks(child<QSpinBox>(*dialog, "historyBox"), QStringLiteral("8"));
  QTest::keyClick(child<QSpinBox>(*dialog, "historyBox"), Qt::Key_Tab);
  EXPECT_EQ(PreferencesDialog::historyMegabytes(), 328);
  dialog->resolutionBox()->setFocus();
  QTest::keyClick(dialog->resolutionBox(), Qt::Key_End);
  EXPECT_EQ(preferredResolution(), 600);
  child<QComboBox>(*dialog, "startBox")->setFocus();
  QTest::keyClick(child<QComboBox>(*dialog, "startBox"), Qt::Key_Down);
  EXPECT_TRUE(PreferencesDialog::startsWithLast());
  close(dialog);

  auto* again = open();
  ASSERT_NE(again, nullptr);
  EXPECT_EQ(child<QComboBox>(*again, "themeBox")->currentIndex(), 1);
  EXPECT_FALSE(child<QCheckBox>(*again, "exactBox")->isChecked());
  EXPECT_FALSE(child<QCheckBox>(*again, "animateBox")->isChecked());
  EXPECT_EQ(child<QSpinBox>(*again, "historyBox")->value(), 328);
  EXPECT_EQ(again->resolutionBox()->currentData().toInt(), 600);
  EXPECT_EQ(child<QComboBox>(*again, "startBox")->currentIndex(), 1);
  close(again);
}

TEST_F(PreferencesTest, SliderAndFieldSetPresentationScale) {
  openPreset("star");
  const double font = QApplication::font().pointSizeF();
  auto* dialog = open();
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(child<DecimalSpinBox>(*dialog, "scaleBox")->value(), 1.6);
  ASSERT_TRUE(waitFor([&] { return dialog->isActiveWindow(); }));
  child<DecimalSpinBox>(*dialog, "scaleBox")->setFocus();
  child<DecimalSpinBox>(*dialog, "scaleBox")->selectAll();
  QTest::keyClicks(child<DecimalSpinBox>(*dialog, "scaleBox"), QStringLiteral("2,25"));
  QTest::keyClick(child<DecimalSpinBox>(*dialog, "scaleBox"), Qt::Key_Tab);
  EXPECT_EQ(PreferencesDialog::presentationScale(), 2.25);
  EXPECT_EQ(child<QSlider>(*dialog, "scaleSlider")->value(), 45);
  child<QSlider>(*dialog, "scaleSlider")->setFocus();
  QTest::keyClick(child<QSlider>(*dialog, "scaleSlider"), Qt::Key_Right);
  EXPECT_EQ(child<DecimalSpinBox>(*dialog, "scaleBox")->value(), 2.3);
  // At a desk nothing changes, in a presentation everything at once.
  EXPECT_EQ(QApplication::font().pointSizeF(), font);
  close(dialog);
  window.levels().setPresenting(true);
  EXPECT_NEAR(QApplication::font().pointSizeF(), 2.3 * font, 1e-9);
  dialog = open();
  ASSERT_NE(dialog, nullptr);
  child<QSlider>(*dialog, "scaleSlider")->setFocus();
  QTest::keyClick(child<QSlider>(*dialog, "scaleSlider"), Qt::Key_Home);
  EXPECT_NEAR(QApplication::font().pointSizeF(), font, 1e-9);
  close(dialog);
}

TEST_F(PreferencesTest, DefaultsCanBeRestored) {
  openPreset("star");
  QSettings settings;
  settings.setValue(QStringLiteral("presentationScale"), 2.5);
  settings.setValue(QStringLiteral("exportDpi"), 600);
  settings.setValue(QStringLiteral("historyMegabytes"), 1024);
  settings.setValue(QStringLiteral("animate"), false);
  settings.setValue(QStringLiteral("exportFolder"), QStringLiteral("/somewhere"));
  window.setTheme(Theme::HighContrast);
  auto* dialog = open();
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(child<QComboBox>(*dialog, "themeBox")->currentIndex(), 2);
  EXPECT_EQ(child<QSpinBox>(*dialog, "historyBox")->value(), 1024);
  auto* defaults =
      dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::RestoreDefaults);
  QTest::mouseClick(defaults, Qt::LeftButton);
  EXPECT_EQ(currentTheme(), Theme::Light);
  EXPECT_EQ(PreferencesDialog::presentationScale(), 1.6);
  EXPECT_EQ(preferredResolution(), 192);
  EXPECT_EQ(PreferencesDialog::historyMegabytes(), 256);
  EXPECT_TRUE(PreferencesDialog::animates());
  EXPECT_EQ(child<QSlider>(*dialog, "scaleSlider")->value(), 32);
  EXPECT_EQ(child<QSpinBox>(*dialog, "historyBox")->value(), 256);
  EXPECT_TRUE(child<QCheckBox>(*dialog, "animateBox")->isChecked());
  // What is no preference stays.
  EXPECT_EQ(remembered("exportFolder").toString(), QStringLiteral("/somewhere"));
  close(dialog);
}

TEST_F(PreferencesTest, DamagedSettingsAreIgnored) {
  QSettings settings;
  settings.setValue(QStringLiteral("presentationScale"), QStringLiteral("huge"));
  settings.setValue(QStringLiteral("exportDpi"), 123'456);
  settings.setValue(QStringLiteral("historyMegabytes"), -5);
  EXPECT_EQ(PreferencesDialog::presentationScale(), 1.6);
  EXPECT_EQ(preferredResolution(), 192);
  EXPECT_EQ(PreferencesDialog::historyMegabytes(), 16);
  settings.setValue(QStringLiteral("presentationScale"), 99);
  EXPECT_EQ(PreferencesDialog::presentationScale(), 2.5);
}

TEST_F(PreferencesTest, EveryControlHasNameAndTooltip) {
  openPreset("star");
  for (const auto theme : {Theme::Light, Theme::Dark}) {
    window.setTheme(theme);
    auto* dialog = open();
    ASSERT_NE(dialog, nullptr);
    for (auto* widget : dialog->findChildren<QWidget*>()) {
      const auto* button = qobject_cast<QAbstractButton*>(widget);
      const bool control = button != nullptr || qobject_cast<QComboBox*>(widget) ||
                           qobject_cast<QAbstractSpinBox*>(widget) ||
                           qobject_cast<QSlider*>(widget);
      if (!control) continue;
      EXPECT_TRUE(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()));
      EXPECT_FALSE(widget->toolTip().isEmpty()) << widget->metaObject()->className();
      EXPECT_NE(widget->focusPolicy(), Qt::NoFocus);
    }
    if (const auto to = qEnvironmentVariable("GTV_PICTURES"); !to.isEmpty()) {
      dialog->grab().save(to + QStringLiteral("/preferences-%1.png").arg(themeName(theme)));
    }
    close(dialog);
  }
}

TEST_F(PreferencesTest, ThemeAppliesToEveryFieldAndButton) {
  openPreset("star");
  // A complaint and its end leave nothing behind.
  auto* lambda = window.lambdaControl()->field();
  for (const char* typed : {"x", "0.5"}) {
    lambda->setFocus();
    lambda->selectAll();
    QTest::keyClicks(lambda, QString::fromLatin1(typed));
  }
  QTest::keyClick(lambda, Qt::Key_Return);
  int seen = 0;
  for (const auto theme : {Theme::Dark, Theme::Light, Theme::HighContrast, Theme::Light}) {
    window.setTheme(theme);
    QCoreApplication::processEvents();
    for (auto* widget : window.findChildren<QWidget*>()) {
      const bool hasGround =
          qobject_cast<QLineEdit*>(widget) != nullptr || qobject_cast<QToolButton*>(widget);
      if (!hasGround || !isOnScreen(*widget) || widget->width() < 8 || widget->height() < 8)
        continue;
      const auto picture = widget->grab().toImage();
      // The ground is what most of the widget shows.
      int bright = 0;
      for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
          bright += picture.pixelColor(x, y).lightness() > 140 ? 1 : 0;
      EXPECT_EQ(2 * bright > picture.width() * picture.height(), theme == Theme::Light)
          << widget->metaObject()->className() << " “" << widget->accessibleName().toStdString()
          << "”, " << themeName(theme).toStdString();
      ++seen;
    }
  }
  EXPECT_GT(seen, 100);
}

TEST_F(PreferencesTest, OpenPresetHasNameToReopen) {
  openPreset("star");
  EXPECT_EQ(window.files().nameToOpen(), QStringLiteral("star"));
  window.files().open(Experiment(), {}, false);
  EXPECT_EQ(window.files().nameToOpen(), QString());
}

}  // namespace
}  // namespace gtv::ui
