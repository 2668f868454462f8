#include "ui/shell/study_windows.h"

#include <QLineEdit>
#include <algorithm>

#include "experiment/gallery.h"
#include "session/session_studies.h"
#include "ui/document/file_controller.h"
#include "ui/document/preset_gallery.h"
#include "ui/live/experiment_document.h"
#include "ui/live/lambda_range.h"
#include "ui/live/run_controller.h"
#include "ui/shell/help_window.h"
#include "ui/studies/held_out_window.h"
#include "ui/studies/published_window.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"

namespace gtv::ui {

StudyWindows::StudyWindows(QWidget& window, RunController& run, FileController& files)
    : QObject(&window), window_(window), run_(run), files_(files) {
  connect(&files, &FileController::galleryWanted, this, &StudyWindows::showPresets);
}

void StudyWindows::openPreset(const QString& id) {
  if (files_.mayDiscard()) files_.openByName(id);
}

HeldOutWindow* StudyWindows::heldOut() const {
  const auto studies = window_.findChildren<HeldOutWindow*>();
  const auto& experiment = run_.experiment();
  const auto found = std::find_if(studies.begin(), studies.end(), [&](const HeldOutWindow* study) {
    // It goes over a grid of λ, whatever the run's is.
    const auto same = study->experiment().with("lambda", experiment.lambda());
    return study->isVisible() && same && ExperimentChange(*same, experiment).leavesRun();
  });
  return found == studies.end() ? nullptr : *found;
}

HeldOutWindow* StudyWindows::showHeldOut(const StudyParts& done, bool goesOn) {
  // The document gets the study with its first change there.
  const auto source = [this] {
    const auto& present = run_.experiment();
    if (present.at("heldOut").is_object()) return present;
    const auto& scale = run_.lambdaRange().scale();
    const auto rounded = [](double lambda) { return QString::number(lambda, 'g', 2).toDouble(); };
    auto next = present.with(
        "heldOut", Json{{"lambdaFrom", rounded(scale.low)}, {"lambdaTo", rounded(scale.high)}});
    return next ? *next : present;
  };
  const auto experiment = source();
  if (!experiment.at("heldOut").is_object()) return nullptr;
  auto* study = new HeldOutWindow(experiment, &window_, deserialiseSplits(done), goesOn);
  study->setSource(source);
  connect(study, &HeldOutWindow::lambdaChosen, this, &StudyWindows::lambdaChosen);
  connect(study, &HeldOutWindow::settingsChanged, this, [this](const Experiment& asked) {
    auto next = run_.experiment().with("heldOut", asked.at("heldOut"));
    if (next) next = next->with("repeats", asked.at("repeats"));
    if (next) run_.document().change(*next, tr("Held-out study"));
  });
  study->show();
  return study;
}

PresetGallery* StudyWindows::showPresets() {
  if (auto* open = window_.findChild<PresetGallery*>()) return open;
  auto* gallery = new PresetGallery(&window_);
  connect(gallery, &PresetGallery::presetChosen, this, &StudyWindows::openPreset);
  connect(gallery, &PresetGallery::publishedWanted, this, &StudyWindows::showPublished);
  gallery->open();
  return gallery;
}

PublishedWindow* StudyWindows::showPublished() {
  auto* published = window_.findChild<PublishedWindow*>();
  if (published == nullptr) {
    published = new PublishedWindow(&window_);
    connect(published, &PublishedWindow::presetChosen, this, &StudyWindows::openPreset);
  }
  published->show();
  published->raise();
  published->activateWindow();
  return published;
}

HelpWindow* StudyWindows::openHelp() {
  auto* help = HelpWindow::open(&window_);
  connect(help, &HelpWindow::showWanted, this, &StudyWindows::showWanted, Qt::UniqueConnection);
  return help;
}

void StudyWindows::showHelp(const QString& term) { openHelp()->showTerm(term); }

void StudyWindows::searchHelp(const QString& words) { openHelp()->search()->setText(words); }

QList<PaletteEntry> StudyWindows::paletteEntries() {
  QList<PaletteEntry> entries;
  for (const auto& group : presetGallery())
    for (const auto& card : group.cards)
      entries.append({tr("Preset › %1").arg(translated(card.preset.title)),
                      {},
                      {toQString(card.terms), toQString(card.preset.source)},
                      {},
                      [this, id = toQString(card.preset.id)] { openPreset(id); }});
  for (const auto& term : readGlossary().terms)
    entries.append(
        {tr("Glossary › %1").arg(term.term), {}, term.synonyms, {}, [this, name = term.term] {
           showHelp(name);
         }});
  return entries;
}

void StudyWindows::refreshTheme() {
  for (auto* published : window_.findChildren<PublishedWindow*>()) published->refreshTheme();
}

}  // namespace gtv::ui
