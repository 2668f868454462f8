#include "ui/shell/session_controller.h"

#include <QByteArray>
#include <QWidget>
#include <array>
#include <cmath>
#include <utility>

#include "session/session_studies.h"
#include "session/session_sweep.h"
#include "ui/canvas/graph_view.h"
#include "ui/canvas/view_choices.h"
#include "ui/diagnostics/cluster_study.h"
#include "ui/diagnostics/diagnostics_dock.h"
#include "ui/diagnostics/status_line.h"
#include "ui/document/file_controller.h"
#include "ui/document/session_keeper.h"
#include "ui/document/window_memory.h"
#include "ui/live/lambda_range.h"
#include "ui/live/repeat_study.h"
#include "ui/live/run_controller.h"
#include "ui/plots/session_values.h"
#include "ui/shell/arrangement.h"
#include "ui/shell/study_windows.h"
#include "ui/shell/view_docks.h"
#include "ui/studies/held_out_window.h"
#include "ui/studies/race_panel.h"
#include "ui/sweeps/sweep_panel.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"

namespace gtv::ui {

SessionController::SessionController(const Parts& parts, QWidget& window)
    : QObject(&window), parts_(parts), window_(window) {
  connectKeeper();
  connectStudies();
  auto& run = parts_.run;
  connect(&run, &RunController::sessionShown, this, &SessionController::restore);
  connect(&run, &RunController::sessionDropped, &parts_.keeper,
          [this](const std::shared_ptr<OpenedSession>& dropped) {
            parts_.keeper.discardOpened(*dropped);
          });
  connect(&run, &RunController::snapshotShown, &parts_.keeper,
          [this](const std::shared_ptr<const Snapshot>& snapshot) {
            parts_.keeper.noteRun(*snapshot);
          });
  connect(&run, &RunController::documentShown, this, [this](bool isSession) {
    if (!isSession) parts_.keeper.forgetRecovered();
  });
  const auto resetPendingRestore = [this] { pendingStudy_.reset(); };
  connect(&run, &RunController::networkReplaced, this, resetPendingRestore);
  connect(&run, &RunController::documentChanged, this, [this](const ExperimentChange& change) {
    if (!change.leavesRun()) pendingStudy_.reset();
  });
  connect(&run, &RunController::iterationsAsked, this, resetPendingRestore);
  connect(&run, &RunController::snapshotShown, this,
          &SessionController::resetPendingRestoreOnceShown);
  connect(&run, &RunController::networkChanged, this, [this](const NetworkPicture& picture) {
    if (pendingStudy_)
      parts_.diagnostics.study()->restore(pendingStudy_->clusterTests, picture.network);
  });
}

void SessionController::connectKeeper() {
  auto& keeper = parts_.keeper;
  auto& status = parts_.status;
  connect(&keeper, &SessionKeeper::opened, this, &SessionController::show);
  connect(&keeper, &SessionKeeper::openFailed, this, [this](const QString&, const QString& why) {
    parts_.files.openFirstPresetIfEmpty();
    parts_.files.complain(why);
    parts_.files.showAside();
  });
  connect(&keeper, &SessionKeeper::saved, this, [this, &keeper, &status](const QString& file) {
    auto& document = parts_.run.document();
    if (keeper.isSavedDocument()) {
      document.markSaved(document.experiment(), keeper.savedExperiment(), file.toStdString());
      parts_.files.noteFile();
    }
    status.showMessage(tr("Saved as %1").arg(file), false);
  });
  connect(&keeper, &SessionKeeper::saveFailed, this, [this, &status](const QString& why) {
    const auto problem = tr("Not saved: %1").arg(why);
    status.showMessage(problem, true);
    Q_EMIT parts_.files.failed({"", problem.toStdString()});
  });
  connect(&keeper, &SessionKeeper::leftOut, this, [&status](const QString& files) {
    status.showMessage(tr("Too large to be kept in the session, and saved without: %1").arg(files),
                       true);
  });
  connect(&keeper, &SessionKeeper::workingCopyFailed, this, [&status](const QString& why) {
    status.setUnsavedReason(why);
    if (why.isEmpty())
      status.showMessage(tr("Your changes are kept again"), false);
    else
      status.showMessage(
          tr("Your changes are not kept at the moment; save them elsewhere: %1").arg(why), true);
  });
  keeper.setScreen([this] { return screen(); });
  keeper.setStudies([this] { return studies(); });
  keeper.setRows([this] { parts_.run.deliverRows(); });
}

void SessionController::connectStudies() {
  auto& keeper = parts_.keeper;
  auto* sweep = parts_.views.find<SweepPanel>();
  keeper.setSweeps([sweep] {
    std::vector<SessionKeeper::SweepSource> sources;
    for (auto& kept : sweep->kept())
      sources.push_back({kept.id, kept.rows->size(), [kept] {
                           return keptSweep(*kept.plan, *kept.rows, kept.instructionSets);
                         }});
    return sources;
  });
  auto* race = parts_.views.find<RacePanel>();
  keeper.setRace([race] {
    return SessionKeeper::RaceSource{race->number(), race->revision(),
                                     [race] { return race->kept(); }};
  });
  connect(race, &RacePanel::moved, &keeper, &SessionKeeper::noteChange);
  connect(sweep, &SweepPanel::replaced, &keeper, &SessionKeeper::noteSweep);
  connect(sweep, &SweepPanel::rowsAdded, &keeper, &SessionKeeper::noteSweepRows);
  parts_.files.setStudies(
      [this] {
        const auto* heldOut = parts_.studies.heldOut();
        return heldOut != nullptr && heldOut->splitsDone() > 0;
      },
      [this] { return parts_.views.hasUnsavedWork(); });
}

void SessionController::show(const std::shared_ptr<OpenedSession>& opened) {
  // While that is asked what was opened before may still be shown, and something else be opened.
  const auto problem = parts_.memory.problemAfterAsking(opened->largest);
  const bool isWanted = parts_.keeper.isWanted(*opened);
  if (problem || !isWanted) {
    parts_.keeper.discardOpened(*opened);
    if (!isWanted) return;
    parts_.files.openFirstPresetIfEmpty();
    parts_.files.complainOf(opened->session.experiment, *problem);
    return;
  }
  parts_.run.openSession(opened);
}

void SessionController::restore(const std::shared_ptr<OpenedSession>& opened, bool hasRun,
                                const QString& why) {
  const auto& session = opened->session;
  auto& keeper = parts_.keeper;
  restoreStudies(*opened);
  if (opened->leftover) opened->copy->replaceOtherCopy(*opened->leftover);
  keeper.adopt(std::move(opened->copy), opened->file, opened->stamp);
  if (opened->leftover) keeper.noteRecovered();
  parts_.files.noteFile(opened->stamp);
  restoreScreen(session.screen, session.studies);
  restoreBandAndHeldOut(session);
  if (hasRun && session.screen.is_object()) restoreIterate(session.screen);
  report(*opened, why);
}

void SessionController::restoreStudies(const OpenedSession& opened) {
  sweepsAreWhole_ = true;
  auto* panel = parts_.views.find<SweepPanel>();
  for (const auto& kept : opened.session.sweeps) {
    auto sweep = sweepOf(kept, opened.copy->filesFolder());
    sweepsAreWhole_ = sweepsAreWhole_ && sweep.ok() && sweep->isWhole;
    // Of a newer program: its rows mean nothing to us.
    if (sweep)
      panel->restore(sweep->plan, std::move(sweep->rows), std::move(sweep->instructionSets));
  }
  auto* race = parts_.views.find<RacePanel>();
  if (opened.racers.empty())
    race->reset();
  else
    race->restore(opened.racers);
}

void SessionController::restoreScreen(const Json& screen, const Studies& studies) {
  if (const auto docks = memberOf(screen, "docks"); window_.isVisible() && docks.is_string())
    parts_.arrangement.restore(
        QByteArray::fromBase64(QByteArray::fromStdString(docks.get<std::string>())));
  // Before what is drawn over them.
  restoreChoice(*parts_.choices.edgeChoice(), memberOf(screen, "edges"));
  restoreChoice(*parts_.choices.arrowChoice(), memberOf(screen, "arrows"));
  restoreChoice(parts_.speed, memberOf(screen, "speed"));
  auto& range = parts_.run.lambdaRange();
  if (const auto ends = numbersIn<2>(memberOf(screen, "lambdaRange")))
    range.restore({(*ends)[0], (*ends)[1]}, parts_.run.shownRun());
  else if (const auto decades = numbersIn<2>(memberOf(screen, "lambdaDecades")))
    range.restore({std::pow(10, (*decades)[0]), std::pow(10, (*decades)[1])},
                  parts_.run.shownRun());
  const auto canvas = memberOf(screen, "canvas");
  const auto shift = numbersIn<2>(memberOf(canvas, "shift"));
  if (const auto zoom = memberOf(canvas, "zoom"); zoom.is_number() && shift)
    parts_.canvas.setViewTransform({zoom.get<double>(), {(*shift)[0], (*shift)[1]}});
  const auto& network = *parts_.run.network();
  const auto selected = memberOf(screen, "selected");
  parts_.canvas.select(indicesIn(memberOf(selected, "nodes"), network.nodeCount()),
                       indicesIn(memberOf(selected, "edges"), network.graph->edgeCount()));
  parts_.views.restoreState(screen, studies, parts_.run.shownRun());
}

void SessionController::restoreIterate(const Json& screen) {
  if (const auto at = memberOf(screen, "iteration"); at.is_number_integer() && at >= 0)
    parts_.run.lookAt(at.get<std::int64_t>());
  pendingStudy_ = {memberOf(screen, "clusterTests"), screen.value("iteration", Json(-1))};
  parts_.diagnostics.study()->restore(pendingStudy_->clusterTests, parts_.run.network());
}

void SessionController::restoreBandAndHeldOut(const Session& session) {
  const auto& screen = session.screen;
  if (!screen.is_object()) return;
  parts_.run.repeats().restore(
      memberOf(screen, "band"), findStudy(session.studies, "band"), parts_.run.runnable(),
      [this](const Experiment& drawn) { return !parts_.memory.problem(drawn); });
  if (memberOf(screen, "heldOut") != Json(true) || !window_.isVisible()) return;
  const auto done = findStudy(session.studies, "heldOut");
  // The same study may be open already.
  if (auto* open = parts_.studies.heldOut()) {
    if (open->study().size() >= done.size()) return;
    delete open;
  }
  // What was edited while it was read is another study.
  const auto& experiment = parts_.run.experiment();
  const auto same = session.experiment.with("lambda", experiment.lambda());
  const bool isSame = same && ExperimentChange(*same, experiment).leavesRun();
  parts_.studies.showHeldOut(isSame ? done : StudyParts(),
                             done.empty() || memberOf(screen, "heldOutGoesOn") != Json(false));
}

void SessionController::report(const OpenedSession& opened, const QString& why) {
  auto& status = parts_.status;
  if (!why.isEmpty())
    status.showMessage(
        tr("The run of this session cannot continue here; it is shown as it ended: %1").arg(why),
        true);
  else if (!opened.session.notes.empty())
    status.showMessage(translatedMessage(opened.session.notes.front()), true);
  else if (!sweepsAreWhole_)
    status.showMessage(tr("This GTV Lab cannot read all of the sweep in this session"), true);
  else if (opened.leftover)
    status.showMessage(
        tr("The session was restored as it was when GTV Lab ended without being closed"), false);
  else if (opened.isOpenElsewhere)
    status.showMessage(
        tr("This session is open in another window, too: the window that saves last asks first"),
        false);
}

void SessionController::resetPendingRestoreOnceShown() {
  if (!pendingStudy_) return;
  const auto& run = parts_.run;
  if (run.isRunning() || pendingStudy_->iteration == -1 ||
      pendingStudy_->iteration == run.shownIteration())
    pendingStudy_.reset();
}

Json SessionController::screen() const {
  const auto& run = parts_.run;
  Json out = Json::object();
  out["docks"] = parts_.arrangement.state().toBase64().toStdString();
  out["edges"] = choiceJson(*parts_.choices.edgeChoice());
  out["arrows"] = choiceJson(*parts_.choices.arrowChoice());
  out["speed"] = choiceJson(parts_.speed);
  const auto& scale = parts_.run.lambdaRange().scale();
  out["lambdaRange"] = {scale.low, scale.high};
  const auto& viewTransform = parts_.canvas.viewTransform();
  out["canvas"] = {{"zoom", viewTransform.zoom},
                   {"shift", {viewTransform.shift.x(), viewTransform.shift.y()}}};
  out["selected"] = {{"nodes", parts_.canvas.selectedNodes()},
                     {"edges", parts_.canvas.selectedEdges()}};
  parts_.views.saveState(out);
  if (run.isLookingBack()) out["iteration"] = run.shownIteration();
  if (auto band = run.repeats().json(run.runnable()); !band.is_null())
    out["band"] = std::move(band);
  const auto* heldOut = parts_.studies.heldOut();
  out["heldOut"] = heldOut != nullptr;
  if (heldOut != nullptr) out["heldOutGoesOn"] = heldOut->isBusy();
  if (auto tests = parts_.diagnostics.study()->json(); !tests.is_null())
    out["clusterTests"] = std::move(tests);
  return out;
}

Studies SessionController::studies() const {
  auto out = parts_.views.studies(parts_.run.isRunning());
  if (auto band = parts_.run.repeats().study(); !band.empty()) out["band"] = std::move(band);
  if (const auto* heldOut = parts_.studies.heldOut(); heldOut != nullptr)
    out["heldOut"] = heldOut->study();
  return out;
}

}  // namespace gtv::ui
