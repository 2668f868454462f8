#include "ui/forms/preferences_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/forms/decimal_spin_box.h"
#include "ui/forms/export_dialog.h"
#include "ui/widgets/language.h"

namespace gtv::ui {
namespace {

constexpr double smallestScale = 1;
constexpr double greatestScale = 2.5;
constexpr double defaultScale = 1.6;
constexpr int stepsPerUnit = 20;  ///< of the slider
constexpr int leastMemory = 16;
constexpr int mostMemory = 65'536;
constexpr int defaultMemory = 256;

constexpr QLatin1String themeKey("theme");
constexpr QLatin1String scaleKey("presentationScale");
constexpr QLatin1String animateKey("animate");
constexpr QLatin1String exactKey("exactOptimum");
constexpr QLatin1String resolutionKey("exportDpi");
constexpr QLatin1String historyKey("historyMegabytes");
constexpr QLatin1String startKey("startWith");
constexpr QLatin1String languageKey("language");

}  // namespace

double PreferencesDialog::presentationScale() {
  bool isNumber = false;
  const double scale = QSettings().value(scaleKey, defaultScale).toDouble(&isNumber);
  return isNumber && std::isfinite(scale) ? std::clamp(scale, smallestScale, greatestScale)
                                          : defaultScale;
}

bool PreferencesDialog::animates() { return QSettings().value(animateKey, true).toBool(); }

int PreferencesDialog::historyMegabytes() {
  bool isNumber = false;
  const int memory = QSettings().value(historyKey, defaultMemory).toInt(&isNumber);
  return isNumber ? std::clamp(memory, leastMemory, mostMemory) : defaultMemory;
}

bool PreferencesDialog::startsWithLast() {
  return QSettings().value(startKey).toString() == QLatin1String("last");
}

QString PreferencesDialog::language() {
  const auto code = QSettings().value(languageKey).toString();
  return isLanguage(code) ? code : systemLanguage();
}

PreferencesDialog::PreferencesDialog(QWidget* parent) : QDialog(parent) {
  setObjectName(QStringLiteral("preferencesDialog"));
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Preferences"));
  makeFields();

  auto* scaleRow = new QHBoxLayout;
  scaleRow->addWidget(slider_, 1);
  scaleRow->addWidget(scale_);
  auto* look = new QGroupBox(tr("Appearance"));
  auto* lookForm = new QFormLayout(look);
  lookForm->addRow(tr("&Theme"), theme_);
  auto* scaleLabel = new QLabel(tr("&Presentation (F5)"));
  scaleLabel->setBuddy(slider_);
  lookForm->addRow(scaleLabel, scaleRow);
  lookForm->addRow(QString(), animate_);
  lookForm->addRow(tr("&Language"), language_);
  lookForm->addRow(QString(), nextStart_);
  auto* work = new QGroupBox(tr("Work"));
  auto* workForm = new QFormLayout(work);
  workForm->addRow(QString(), exact_);
  workForm->addRow(tr("&Memory for going back"), history_);
  workForm->addRow(tr("&Resolution of pictures"), resolution_);
  workForm->addRow(tr("&Start with"), start_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::RestoreDefaults | QDialogButtonBox::Close);
  auto* defaults = buttons->button(QDialogButtonBox::RestoreDefaults);
  defaults->setToolTip(tr("Reset all preferences to their defaults"));
  buttons->button(QDialogButtonBox::Close)->setToolTip(tr("Changes apply at once (Esc)"));
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(look);
  layout->addWidget(work);
  layout->addStretch(1);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(defaults, &QPushButton::clicked, this, &PreferencesDialog::restoreDefaults);
  showSettings();
  connectFields();
  theme_->setObjectName(QStringLiteral("themeBox"));
  slider_->setObjectName(QStringLiteral("scaleSlider"));
  scale_->setObjectName(QStringLiteral("scaleBox"));
  animate_->setObjectName(QStringLiteral("animateBox"));
  exact_->setObjectName(QStringLiteral("exactBox"));
  history_->setObjectName(QStringLiteral("historyBox"));
  start_->setObjectName(QStringLiteral("startBox"));
  language_->setObjectName(QStringLiteral("languageBox"));
  nextStart_->setObjectName(QStringLiteral("languageNote"));
}

void PreferencesDialog::makeFields() {
  theme_ = new QComboBox;
  theme_->setAccessibleName(tr("Theme"));
  theme_->setToolTip(tr("Colours of the window and of all pictures"));
  theme_->addItem(tr("light"), themeName(Theme::Light));
  theme_->addItem(tr("dark"), themeName(Theme::Dark));
  theme_->addItem(tr("high contrast"), themeName(Theme::HighContrast));
  slider_ = new QSlider(Qt::Horizontal);
  slider_->setAccessibleName(tr("Scale of presentations"));
  slider_->setToolTip(tr("Size of fonts, lines and markers in a presentation"));
  slider_->setRange(static_cast<int>(smallestScale * stepsPerUnit),
                    static_cast<int>(greatestScale * stepsPerUnit));
  slider_->setMinimumWidth(static_cast<int>(scaled(140)));
  scale_ = new DecimalSpinBox;
  scale_->setAccessibleName(tr("Scale of presentations, number"));
  scale_->setToolTip(slider_->toolTip());
  scale_->setRange(smallestScale, greatestScale);
  scale_->setSingleStep(1.0 / stepsPerUnit);
  scale_->setDecimals(2);
  scale_->setKeyboardTracking(false);  // half a number is no wish
  animate_ = new QCheckBox(tr("&Animate layouts"));
  animate_->setToolTip(tr("Nodes glide to their new places when the layout changes"));
  exact_ = new QCheckBox(tr("E&xact optimum beside the run"));
  exact_->setToolTip(tr("Find the exact optimum for every λ of the slider, with a certificate"));
  history_ = new QSpinBox;
  history_->setAccessibleName(tr("Memory for going back in time"));
  history_->setToolTip(tr("How much memory the recorded iterates may take"));
  history_->setLocale(QLocale::c());
  history_->setRange(leastMemory, mostMemory);
  history_->setSingleStep(64);
  history_->setSuffix(tr(" MB"));
  history_->setKeyboardTracking(false);
  resolution_ = new QComboBox;
  resolution_->setAccessibleName(tr("Resolution of pictures"));
  resolution_->setToolTip(tr("Resolution that the export of a PNG proposes"));
  for (const int dpi : resolutions) resolution_->addItem(tr("%1 dpi").arg(dpi), dpi);
  start_ = new QComboBox;
  start_->setAccessibleName(tr("Start with"));
  start_->setToolTip(tr("What the window shows when GTV Lab is started without a file"));
  start_->addItem(tr("the first preset"), QStringLiteral("preset"));
  start_->addItem(tr("the last experiment"), QStringLiteral("last"));
  language_ = new QComboBox;
  language_->setAccessibleName(tr("Language"));
  language_->setToolTip(tr("Language of the window and of the lessons; help stays English"));
  language_->addItem(tr("as the system"), QString());
  for (const auto& language : languages()) language_->addItem(language.name, language.code);
  nextStart_ = new QLabel(tr("From the next start on."));
}

void PreferencesDialog::connectFields() {
  connect(theme_, &QComboBox::activated, this, [this] {
    const auto name = theme_->currentData().toString();
    QSettings().setValue(themeKey, name);
    Q_EMIT themeChosen(themeNamed(name).value_or(Theme::Light));
  });
  connect(slider_, &QSlider::valueChanged, this,
          [this](int step) { scale_->setValue(static_cast<double>(step) / stepsPerUnit); });
  connect(scale_, &QDoubleSpinBox::valueChanged, this, [this](double scale) {
    const QSignalBlocker quiet(slider_);
    slider_->setValue(static_cast<int>(std::lround(scale * stepsPerUnit)));
    QSettings().setValue(scaleKey, scale);
    Q_EMIT scaleChosen(scale);
  });
  connect(animate_, &QCheckBox::clicked, this, [this](bool on) {
    QSettings().setValue(animateKey, on);
    Q_EMIT animateChosen(on);
  });
  connect(exact_, &QCheckBox::clicked, this, [this](bool on) {
    QSettings().setValue(exactKey, on);
    Q_EMIT exactChosen(on);
  });
  connect(history_, &QSpinBox::valueChanged, this, [this](int megabytes) {
    QSettings().setValue(historyKey, megabytes);
    Q_EMIT historyChosen(megabytes);
  });
  connect(resolution_, &QComboBox::activated, this,
          [this] { QSettings().setValue(resolutionKey, resolution_->currentData()); });
  connect(start_, &QComboBox::activated, this,
          [this] { QSettings().setValue(startKey, start_->currentData()); });
  connect(language_, &QComboBox::activated, this, [this] {
    QSettings().setValue(languageKey, language_->currentData());
    showSettings();
  });
}

void PreferencesDialog::showSettings() {
  const QSettings settings;
  theme_->setCurrentIndex(theme_->findData(themeName(currentTheme())));
  {
    const QSignalBlocker quietScale(scale_);
    const QSignalBlocker quietSlider(slider_);
    scale_->setValue(presentationScale());
    slider_->setValue(static_cast<int>(std::lround(presentationScale() * stepsPerUnit)));
  }
  const QSignalBlocker quiet(history_);
  history_->setValue(historyMegabytes());
  animate_->setChecked(animates());
  exact_->setChecked(settings.value(exactKey, true).toBool());
  resolution_->setCurrentIndex(resolution_->findData(preferredResolution()));
  start_->setCurrentIndex(startsWithLast() ? 1 : 0);
  language_->setCurrentIndex(
      std::max(0, language_->findData(settings.value(languageKey, QString()).toString())));
  nextStart_->setVisible(language() != currentLanguage());
}

void PreferencesDialog::restoreDefaults() {
  QSettings settings;
  for (const auto& key :
       {themeKey, scaleKey, animateKey, exactKey, resolutionKey, historyKey, startKey, languageKey})
    settings.remove(key);
  Q_EMIT themeChosen(Theme::Light);
  Q_EMIT scaleChosen(presentationScale());
  Q_EMIT exactChosen(true);
  Q_EMIT animateChosen(true);
  Q_EMIT historyChosen(defaultMemory);
  showSettings();
  // The theme is that of the window if there is one, and light in any case.
  theme_->setCurrentIndex(theme_->findData(themeName(Theme::Light)));
}

}  // namespace gtv::ui
