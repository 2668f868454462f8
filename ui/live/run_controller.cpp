#include "ui/live/run_controller.h"

#include <QScopedValueRollback>
#include <algorithm>
#include <utility>

#include "edits/experiment_edits.h"
#include "ui/live/exact_optimum.h"
#include "ui/live/fl_setting_job.h"
#include "ui/live/lambda_marks.h"
#include "ui/live/lambda_range.h"
#include "ui/live/path_study.h"
#include "ui/live/repeat_study.h"
#include "ui/live/run_list.h"
#include "ui/live/run_pace.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/watched_application.h"

namespace gtv::ui {
namespace {

using Part = ExperimentChange::Part;

/// Curves that are drawn more often look no smoother.
constexpr int rowMilliseconds = 40;
/// Numbers that change faster cannot be read.
constexpr int stateMilliseconds = 80;
/// Movements of the slider within this time are one step.
constexpr qint64 dragMilliseconds = 1000;

bool hasEnded(const Snapshot& snapshot) {
  return snapshot.status != RunStatus::Running && snapshot.status != RunStatus::Stopped;
}

}  // namespace

RunController::RunController(QObject* parent)
    : QObject(parent),
      document_(new ExperimentDocument(this)),
      runs_(new RunList(this)),
      exact_(new ExactOptimum(this)),
      marks_(new LambdaMarks(this)),
      path_(new PathStudy(this)),
      range_(new LambdaRange(*path_, *marks_, this)),
      repeats_(new RepeatStudy(this)),
      flSettings_(new FlSettingJob(this)),
      pace_(new RunPace(*this)) {
  connect(document_, &ExperimentDocument::changed, this, &RunController::followDocument);
  connect(this, &RunController::documentOpened, range_,
          [this] { range_->begin(experiment().lambda()); });
  connect(this, &RunController::lambdaChanged, range_, &LambdaRange::setLambda);
  connectSolver();
  connectRepeats();
  connectFlSettings();
  frameTimer_.setTimerType(Qt::PreciseTimer);
  connect(&frameTimer_, &QTimer::timeout, this, &RunController::onFrame);
  frameTimer_.start(frameMilliseconds);
  rowClock_.start();
  stateClock_.start();
  rateClock_.start();
}

RunController::~RunController() = default;

void RunController::connectSolver() {
  connect(&solver_, &SolverThread::networkReady, this, &RunController::takeNetwork);
  connect(&solver_, &SolverThread::networkChanged, this, [this](const NetworkPicture& picture) {
    if (picture.runNumber == solver_.current() && picture.network != network_) upcoming_ = picture;
  });
  connect(&solver_, &SolverThread::positionsReady, this, [this](const NetworkPicture& picture) {
    if (picture.runNumber != solver_.current()) return;
    // They may be for a network that waits for its first snapshot.
    if (upcoming_ && upcoming_->network == picture.network)
      upcoming_ = picture;
    else if (network_ == picture.network)
      Q_EMIT positionsChanged(picture);
    if (!isRefused()) forgetProblem();
  });
  connect(&solver_, &SolverThread::problemReady, this, [this](const LiveProblem& problem) {
    if (problem.runNumber != solver_.current()) return;
    exact_->setProblem(problem);
    marks_->setProblem(problem);
    path_->setProblem(problem);
    Q_EMIT problemChanged(problem);
  });
  connect(&solver_, &SolverThread::rowsReady, this,
          [this](int runNumber, const std::vector<TraceRow>& rows) {
            if (runNumber == solver_.current())
              rows_.insert(rows_.end(), rows.begin(), rows.end());
            else
              runs_->append(runNumber, rows);
          });
  connect(&solver_, &SolverThread::rewound, this,
          [this](int runNumber, std::size_t rows, std::int64_t iteration) {
            if (runNumber != solver_.current()) return;
            // What waits was recorded before.
            deliverRows();
            Q_EMIT rewound(rows, iteration);
            runs_->shorten(rows);
          });
  connect(&solver_, &SolverThread::failed, this, &RunController::takeFailure);
  connect(&solver_, &SolverThread::brokeDown, this, &RunController::takeBreakdown);
  connect(&solver_, &SolverThread::resumed, this, [this](int runNumber) {
    if (runNumber != solver_.current()) return;
    running_ = true;
    announceState();
  });
  connect(&solver_, &SolverThread::finished, this,
          [this](int runNumber, RunStatus, const QString& how) {
            if (runNumber != solver_.current()) return;
            running_ = false;
            Q_EMIT message(how, false);
            announceState();
            Q_EMIT finished();
          });
  if (auto* application = qobject_cast<WatchedApplication*>(QCoreApplication::instance()))
    // What is shown of the run may be half of it.
    connect(application, &WatchedApplication::eventFailed, this, [this](const QString& why) {
      solver_.breakDown(Error{"", why.toStdString()});
    });
}

void RunController::connectRepeats() {
  connect(repeats_, &RepeatStudy::started, this,
          [this] { Q_EMIT message(tr("Repeating with other draws…"), false); });
  connect(repeats_, &RepeatStudy::progressed, this, [this](int done, int repeats) {
    Q_EMIT message(tr("Repeating with other draws: %1 of %2 done").arg(done).arg(repeats), false);
  });
  connect(repeats_, &RepeatStudy::failed, this,
          [this](const QString& why) { Q_EMIT message(why, true); });
  connect(repeats_, &RepeatStudy::finished, this,
          [this](const std::shared_ptr<const RepeatedTraces>& traces) {
            if (traces->repeats < 2)
              Q_EMIT message(tr("The repeats were cancelled before two runs were finished"), false);
            else
              Q_EMIT message(
                  tr("The band shows mean ± standard deviation of %1 runs").arg(traces->repeats),
                  false);
          });
}

void RunController::connectFlSettings() {
  connect(flSettings_, &FlSettingJob::failed, this,
          [this](const QString& why) { Q_EMIT message(why, true); });
  connect(
      flSettings_, &FlSettingJob::finished, this,
      [this](const Experiment& before, const Experiment& made, const QString& name) {
        const auto next = withPresentationOf(made, experiment());
        if (!ExperimentChange(before, experiment()).leavesRun()) {
          Q_EMIT message(
              tr("%1: the experiment has changed in the meantime, so nothing was done.").arg(name),
              true);
        } else if (next == experiment()) {
          Q_EMIT message(tr("%1: the experiment has this flavour already.").arg(name), false);
        } else {
          Q_EMIT message({}, false);
          document_->change(next, name);
        }
      });
}

Experiment RunController::runnable() const {
  if (!isRefused()) return experiment();
  auto out = withPresentationOf(applied_, experiment());
  // What the run does not need may have changed since.
  for (const char* field : {"title", "positions"})
    if (auto next = out.with(field, experiment().at(field))) out = std::move(*next);
  return out;
}

bool RunController::isLookingBack() const {
  return snapshot_ && snapshot_->numbers.iteration < snapshot_->reached;
}

std::int64_t RunController::shownIteration() const {
  return snapshot_ ? snapshot_->numbers.iteration : -1;
}

bool RunController::isUpToDate() const {
  return network_ && !document_->isOpening() && snapshot_ && snapshotPassed_ && stateAnnounced_ &&
         rows_.empty();
}

// ---- documents

void RunController::open(const Experiment& experiment, const std::filesystem::path& file,
                         bool running) {
  dropSession();
  build(experiment, file, running);
}

void RunController::openSession(const std::shared_ptr<OpenedSession>& opened) {
  dropSession();
  rowsToCome_ = nullptr;
  session_ = OpeningSession{opened, nullptr, {}, 0};
  build(opened->session.experiment, opened->file, false);
}

void RunController::dropSession() {
  if (!session_) return;
  const auto dropped = std::exchange(session_, std::nullopt)->opened;
  Q_EMIT sessionDropped(dropped);
}

void RunController::build(const Experiment& opened, const std::filesystem::path& file,
                          bool running) {
  if (network_ && !replaced_)
    replaced_ = Replaced{runnable(), document_->saved(), document_->file()};
  flSettings_->forget();
  state_ = DocumentState::Opening;
  document_->open(opened, opened, file);
  applied_ = opened;
  document_->beginOpening();
  running_ = running;
  Q_EMIT buildingBegan();
  Q_EMIT documentOpened();
  followLambda(experiment().lambda());
  Q_EMIT message(tr("Building the graph…"), false);
  deliverRows();
  std::shared_ptr<const SessionRun> restored;
  if (session_ && !session_->opened->session.runs.empty()) {
    restored =
        std::make_shared<const SessionRun>(std::move(session_->opened->session.runs.front()));
    applied_ = restored->end;
    session_->run = restored;
  }
  const int number = solver_.open(opened, running_, restored);
  if (session_) session_->runNumber = number;
  announceState();
}

bool RunController::openWithoutRun(const Error& why) {
  if (!session_->run) return false;
  session_->whyNotRestored = translatedError(why);
  if (!session_->opened->runs.empty())
    *session_->opened->runs.front().rows = session_->run->trace.rows();
  session_->run = nullptr;
  applied_ = experiment();
  session_->runNumber = solver_.open(experiment(), false);
  return true;
}

void RunController::finishSession() {
  const auto shown = *std::exchange(session_, std::nullopt);
  const auto& session = shown.opened->session;
  rowsToCome_ = shown.run;
  // What is in a file is saved, whatever was before it was written.
  document_->open(experiment(), shown.opened->leftover ? session.saved : experiment(),
                  shown.opened->file);
  document_->restoreSteps(session.steps, session.done);
  Q_EMIT sessionShown(shown.opened, shown.run != nullptr, shown.whyNotRestored);
  // What the document asks for and the run could not take over.
  if (const ExperimentChange missing(applied_, experiment()); !missing.leavesRun()) {
    Q_EMIT iterationsAsked();
    apply(experiment(), missing);
  }
}

void RunController::markSaved(const Experiment& experiment, const Experiment& saved,
                              const std::filesystem::path& file) {
  document_->markSaved(experiment, saved, file);
  if (!isRefused()) Q_EMIT formsOutdated();
}

void RunController::edit(const QString& path, const Json& value) {
  auto next = withField(experiment(), path.toStdString(), value);
  if (!next) {
    Q_EMIT editRefused(next.error());
    return;
  }
  if (*next == experiment()) {
    Q_EMIT formsOutdated();
    // What is wrong elsewhere is still wrong.
    if (isRefused()) Q_EMIT editRefused(refusal_);
    return;
  }
  auto step = fieldTitle(experiment(), path);
  // A method is not chosen to hear that there is nothing to compare models on.
  if (path.startsWith(QLatin1String("solver")) && network_)
    if (auto sharing = withSharedTestSet(*next, network_->data->datasets.sampleCount())) {
      step = tr("%1, with a shared test set").arg(step);
      next = std::move(*sharing);
    }
  document_->change(*next, step);
}

void RunController::setLambda(double lambda) {
  const auto next = experiment().with("lambda", lambda);
  if (!next) {
    Q_EMIT editRefused(next.error());
    return;
  }
  if (lambdaDrag_ == 0 || lambdaClock_.elapsed() > dragMilliseconds)
    lambdaDrag_ = document_->beginDrag();
  lambdaClock_.restart();
  document_->change(*next, tr("λ"), lambdaDrag_);
}

void RunController::runAnew(const Experiment& requested, const QString& step) {
  const auto next = withPresentationOf(requested, experiment());
  const bool continues = running_ || (snapshot_ && hasEnded(*snapshot_));
  if (next == experiment()) {
    rebuild(next, continues);
    return;
  }
  const QScopedValueRollback anew(startsAnew_, true);
  document_->change(next, step);
}

void RunController::applyFlSetting(const QString& id) {
  if (document_->isOpening()) return;
  flSettings_->start(experiment(), id);
  Q_EMIT message(tr("Finding the parameters of this flavour…"), false);
}

void RunController::followDocument(const ExperimentChange& change) {
  Q_EMIT documentChanged(change);
  if (change.has(Part::Lambda)) followLambda(experiment().lambda());
  const auto now = experiment();
  if (!isRefused()) {
    // The run may be behind the document by more than this change.
    apply(now, ExperimentChange(applied_, now));
  } else if (change.isOnly({Part::Lambda, Part::Description, Part::View, Part::Studies})) {
    // λ reaches the run that goes on; the rest has to be mended first.
    const auto same = applied_.with("lambda", now.lambda()).value();
    apply(same, ExperimentChange(applied_, same));
  } else {
    forgetProblem();
    apply(now, ExperimentChange(applied_, now));
  }
}

void RunController::followLambda(double lambda) {
  exact_->setLambda(lambda);
  Q_EMIT lambdaChanged(lambda);
}

void RunController::apply(const Experiment& next, const ExperimentChange& change) {
  if (session_) return;  // once it is shown
  if (change.leavesRun() && !startsAnew_) {
    applied_ = next;
    return;
  }
  const auto fields = change.runFields();
  const bool isLive = network_ != nullptr && !startsAnew_ && !brokenDown_ &&
                      std::all_of(fields.begin(), fields.end(), isLiveField);
  const bool grows = std::any_of(fields.begin(), fields.end(), [](const std::string& field) {
    const auto part = ExperimentChange::partOf(field);
    return part != Part::Lambda && part != Part::Penalty;
  });
  if (const auto problem = grows && memoryProblem_ ? memoryProblem_(next) : std::nullopt) {
    if (replaced_) {
      restoreReplaced(*problem);
      applied_ = experiment();
      rebuild(applied_, running_);
      return;
    }
    refuse(*problem);
    // Not inside the change of the document that led here.
    QMetaObject::invokeMethod(this, &RunController::memoryRefused, Qt::QueuedConnection);
    return;
  }
  applied_ = next;
  if (!isLive) {
    rebuild(next, running_ || (snapshot_ && hasEnded(*snapshot_)));
    return;
  }
  if (!fields.empty()) solver_.change(next, fields);
  if (change.has(Part::Drawing)) solver_.layOut(next);
}

void RunController::retryRefused() {
  if (!isRefused()) return;
  forgetProblem();
  apply(experiment(), ExperimentChange(applied_, experiment()));
}

void RunController::rebuild(const Experiment& next, bool running) {
  running_ = running;
  if (!network_) state_ = DocumentState::Opening;
  Q_EMIT message(tr("Building…"), false);
  Q_EMIT buildingBegan();
  deliverRows();
  solver_.open(next, running_, nullptr, RunDocument::Same);
  announceState();
}

void RunController::forgetProblem() {
  if (isRefused()) state_ = DocumentState::Current;
  Q_EMIT problemSolved();
}

// ---- commands

void RunController::setRunning(bool running) {
  if (running && isRefused() && !network_) return;  // there is nothing to run
  if (running) replaceBrokenRun();
  running_ = running;
  solver_.setRunning(running);
  if (running) {
    Q_EMIT iterationsAsked();
    Q_EMIT message({}, false);
  }
  announceState();
}

void RunController::step() {
  replaceBrokenRun();
  running_ = false;
  Q_EMIT iterationsAsked();
  solver_.step();
  announceState();
}

void RunController::stepBack() {
  running_ = false;
  solver_.stepBack();
  announceState();
}

void RunController::lookAt(std::int64_t iteration) {
  running_ = false;
  solver_.lookAt(iteration);
  announceState();
}

void RunController::runUntil(std::int64_t iteration) {
  replaceBrokenRun();
  running_ = true;
  Q_EMIT iterationsAsked();
  solver_.runUntil(iteration);
  announceState();
}

void RunController::reset() {
  if (session_) return;
  running_ = false;
  if (isRefused()) {
    const auto before = runnable();
    forgetProblem();
    document_->change(before, tr("Back to the running experiment"));
  }
  // What was typed and not taken goes, too.
  Q_EMIT formsOutdated();
  applied_ = experiment();
  rebuild(experiment(), false);
}

void RunController::replaceBrokenRun() {
  if (!brokenDown_) return;
  forgetProblem();
  rebuild(experiment(), false);
}

void RunController::repeatOrCancel() {
  if (repeats_->isBusy()) {
    repeats_->cancel();
    return;
  }
  if (!network_) return;
  // As far as the run got, or will get.
  constexpr int usual = 10;
  const auto repeated = runnable();
  const auto iterations =
      snapshot_ && snapshot_->reached > 0 ? snapshot_->reached : repeated.maxIterations();
  repeats_->start(repeated, repeated.repeats() > 1 ? repeated.repeats() : usual, iterations);
}

void RunController::pin() {
  announceState();  // the list rests while a run goes on
  runs_->pinPresent();
  solver_.requestCheckpoint();  // with what was changed in it
  Q_EMIT message(tr("Pinned: its curves stay; View → Runs lists all runs"), false);
}

// ---- what comes from the solver thread

void RunController::takeNetwork(const NetworkPicture& picture) {
  if (picture.runNumber != solver_.current()) return;
  brokenDown_ = false;
  const bool isSession = session_ && picture.runNumber == session_->runNumber;
  // Of the run before, which may have had the same number.
  deliverRows();
  const bool isOpened = isOpening() || !network_;
  const bool another = isOpened || network_ != picture.network;
  // Until the solver thread tells of the new problem, there is none to mark the optimum of.
  if (another) exact_->setProblem({});
  if (isOpened) {
    document_->forgetSteps();
    runs_->hideAll();
    Q_EMIT documentShown(isSession);
  }
  document_->endOpening(ExperimentDocument::Opened::New);
  // What arrives after a refusal is still what was built before it.
  if (!isRefused()) state_ = DocumentState::Current;
  replaced_.reset();
  upcoming_.reset();
  network_ = picture.network;
  shownRun_ = picture.runNumber;
  snapshot_ = nullptr;
  rate_ = 0;
  rateIteration_ = 0;
  rateClock_.restart();
  repeats_->forget();
  if (!isRefused()) Q_EMIT problemSolved();
  Q_EMIT networkReplaced(picture, another);
  if (isSession)
    runs_->restore(std::exchange(session_->opened->runs, {}),
                   session_->run ? picture.runNumber : 0);
  if (!isSession || !session_->run) runs_->begin(runnable(), picture.runNumber);
  if (isSession) finishSession();
  // No picture will come.
  if (isEmpty()) announceState();
}

void RunController::takeFailure(int runNumber, const Error& error, bool running,
                                const std::shared_ptr<const Experiment>& before) {
  if (runNumber != solver_.current()) return;
  if (session_ && runNumber == session_->runNumber && openWithoutRun(error)) return;
  running_ = running;
  if (network_) shownRun_ = runNumber;  // the run before goes on under this number
  if (before) applied_ = *before;
  dropSession();
  if (replaced_)
    restoreReplaced(error);
  else
    refuse(error);
}

void RunController::restoreReplaced(const Error& error) {
  const auto requested = experiment();
  state_ = DocumentState::Current;
  document_->endOpening(ExperimentDocument::Opened::Before);
  const auto back = *std::exchange(replaced_, std::nullopt);
  document_->open(back.experiment, back.saved, back.file);
  Q_EMIT documentOpened();
  followLambda(experiment().lambda());
  Q_EMIT networkKept();
  Q_EMIT openingFailed(requested, error);
  announceState();
}

void RunController::refuse(const Error& error) {
  state_ = DocumentState::Refused;
  refusal_ = error;
  Q_EMIT networkKept();
  const auto why = refusalText(experiment(), error);
  Q_EMIT problemFound(error, network_ && !brokenDown_
                                 ? tr("Not applied; the present run continues: %1").arg(why)
                                 : why);
  announceState();
}

void RunController::takeBreakdown(int runNumber, const Error& error) {
  if (runNumber != solver_.current()) return;
  running_ = false;
  brokenDown_ = true;
  takeRestoredRows();
  Q_EMIT problemFound(error, tr("The run has ended: %1").arg(refusalText(experiment(), error)));
  announceState();
}

void RunController::takeRestoredRows() {
  deliverRows();
  const auto restored = std::exchange(rowsToCome_, nullptr);
  const bool isPresent = restored && runs_->rowCount() > 0 && runs_->run(0).id == restored->id;
  if (!isPresent) return;
  const auto& all = restored->trace.rows();
  const auto known = std::min(all.size(), runs_->run(0).rows->size());
  rows_.assign(all.begin() + static_cast<std::ptrdiff_t>(known), all.end());
  deliverRows();
}

void RunController::deliverRows() {
  if (rows_.empty()) return;
  const auto rows = std::exchange(rows_, {});
  runs_->append(rows);
  Q_EMIT rowsShown(rows);
  if (rowsToCome_ && runs_->rowCount() > 0 &&
      runs_->run(0).rows->size() >= rowsToCome_->trace.rows().size())
    rowsToCome_ = nullptr;
  rowClock_.restart();
}

void RunController::showSnapshot() {
  snapshotPassed_ = true;
  ++framesShown_;
  measureRate();
  const double lambda = isLookingBack() ? snapshot_->numbers.lambda : experiment().lambda();
  if (lambda != exact_->lambda()) followLambda(lambda);
  Q_EMIT snapshotShown(snapshot_);
  isLookingBack() ? announceState() : announceStateSoon();
}

void RunController::measureRate() {
  constexpr qint64 interval = 400;  // milliseconds
  if (rateClock_.elapsed() < interval) return;
  const auto now = snapshot_->numbers.iteration;
  const auto done = static_cast<double>(std::max<std::int64_t>(0, now - rateIteration_));
  rate_ = 1000 * done / static_cast<double>(rateClock_.elapsed());
  rateIteration_ = now;
  rateClock_.restart();
}

void RunController::announceState() {
  stateAnnounced_ = true;
  stateClock_.start();
  // The last picture of the run before is no news of the next one.
  if (snapshot_ && !isLookingBack() && snapshot_->runNumber == solver_.current())
    runs_->setSnapshot(snapshot_, running_);
  Q_EMIT stateChanged();
}

void RunController::onFrame() {
  exact_->poll();
  path_->poll();
  Q_EMIT frame();
  // The mailbox may be faster than the signals that bring the network and the problem: a snapshot
  // waits for them, and a changed network for its first snapshot.
  if (auto fresh = solver_.takeSnapshot()) waiting_ = std::move(fresh);
  const bool isAnnounced = waiting_ && waiting_->problem == path_->problem().problem;
  if (isAnnounced && upcoming_ && waiting_->network == upcoming_->network) {
    const auto picture = *std::exchange(upcoming_, std::nullopt);
    network_ = picture.network;
    Q_EMIT networkChanged(picture);
    if (!isRefused()) forgetProblem();
  }
  if (isAnnounced && waiting_->runNumber == shownRun_ && waiting_->network == network_) {
    snapshot_ = std::exchange(waiting_, nullptr);
    snapshotPassed_ = false;
  }
  if (!snapshotPassed_ && snapshot_) showSnapshot();
  const bool rowsAreDue = !running_ || rowClock_.elapsed() >= rowMilliseconds;
  const bool drawsCurves = rowsAreDue && !rows_.empty();
  if (drawsCurves) deliverRows();
  // Not in the frame of the curves, unless frames are far apart anyway.
  const qint64 rest = drawsCurves ? 2 * stateMilliseconds : stateMilliseconds;
  if (!stateAnnounced_ && (!running_ || stateClock_.elapsed() >= rest)) announceState();
}

}  // namespace gtv::ui
