#pragma once

#include <QDialog>

#include "ui/widgets/theme.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QSlider;
class QSpinBox;

namespace gtv::ui {

class DecimalSpinBox;

/// What the lab remembers from day to day, in QSettings: "theme", "presentationScale", "animate",
/// "exactOptimum", "exportDpi", "historyMegabytes", "startWith", "language". Changes apply at once,
/// but for the language. Does not block: use open().
class PreferencesDialog : public QDialog {
  Q_OBJECT

 public:
  explicit PreferencesDialog(QWidget* parent = nullptr);

  /// From 1 to 2.5.
  static double presentationScale();
  /// Do nodes move to their new places when a graph is laid out?
  static bool animates();
  /// What going back in time may take.
  static int historyMegabytes();
  /// Does the lab begin with what was open the last time?
  static bool startsWithLast();
  /// The one chosen, or that of the system.
  static QString language();

  QComboBox* resolutionBox() const { return resolution_; }

 public Q_SLOTS:
  void restoreDefaults();

 Q_SIGNALS:
  void themeChosen(gtv::ui::Theme theme);
  void scaleChosen(double scale);
  void exactChosen(bool on);
  void animateChosen(bool on);
  void historyChosen(int megabytes);

 private:
  /// Fields show what is remembered.
  void showSettings();
  void makeFields();
  void connectFields();

  QComboBox* theme_;
  QSlider* slider_;
  DecimalSpinBox* scale_;
  QCheckBox* animate_;
  QCheckBox* exact_;
  QComboBox* resolution_;
  QSpinBox* history_;
  QComboBox* start_;
  QComboBox* language_;
  QLabel* nextStart_;  ///< shown while another language is chosen than the window has
};

}  // namespace gtv::ui
