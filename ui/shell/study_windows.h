#pragma once

#include <QList>
#include <QObject>

#include "session/session.h"
#include "ui/shell/command_palette.h"

class QWidget;

namespace gtv::ui {

class FileController;
class HeldOutWindow;
class HelpWindow;
class PresetGallery;
class PublishedWindow;
class RunController;

/// The windows beside the main one: held-out studies, the gallery of presets, the published
/// figures, the help.
class StudyWindows : public QObject {
  Q_OBJECT

 public:
  /// They belong to `window`.
  StudyWindows(QWidget& window, RunController& run, FileController& files);

  /// The study of an experiment that asks for one, else null. With parts that are done the others
  /// follow only if it `goesOn`.
  HeldOutWindow* showHeldOut(const StudyParts& done = {}, bool goesOn = true);
  /// The open one of the present experiment; may be null.
  HeldOutWindow* heldOut() const;
  /// Every preset with its picture.
  PresetGallery* showPresets();
  /// The published figures.
  PublishedWindow* showPublished();
  /// The help, at a term of the glossary if there is one of this name.
  void showHelp(const QString& term = {});
  /// The help, with the pages that have these words.
  void searchHelp(const QString& words);
  /// The presets and the terms of the glossary.
  QList<PaletteEntry> paletteEntries();
  void refreshTheme();

 Q_SIGNALS:
  /// The user chose a λ in one of them.
  void lambdaChosen(double lambda);
  /// See HelpWindow::showWanted().
  void showWanted(const QUrl& example);

 private:
  void openPreset(const QString& id);
  HelpWindow* openHelp();

  QWidget& window_;
  RunController& run_;
  FileController& files_;
};

}  // namespace gtv::ui
