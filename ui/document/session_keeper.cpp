#include "ui/document/session_keeper.h"

#include <fmt/format.h>

#include <QGuiApplication>
#include <QUndoStack>
#include <algorithm>
#include <new>
#include <set>
#include <utility>

#include "base/memory_limits.h"
#include "base/paths.h"
#include "instances/memory_estimate.h"
#include "session/session_reader.h"
#include "ui/live/experiment_document.h"
#include "ui/live/solver_thread.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"

namespace gtv::ui {
namespace {

/// A disk that is slow rests so many times as long as it takes to write a run, but not longer than
/// this (milliseconds): what is written stays younger than a second as long as the disk can do it.
constexpr double rests = 9;
constexpr double longestRest = 400;
/// So long changes wait for the checkpoint of a run that is busy, in milliseconds.
constexpr qint64 patience = 250;
/// Between looks at the screen, which tells of no change by itself.
constexpr qint64 glance = 500;

/// How a run stands in a session: a state of it, and all rows and changes up to there that the
/// session does not have. Rows that are ahead of the state wait for the next one.
RunChanges runChanges(const RunRecord& record, bool isPresent) {
  RunChanges out;
  auto& run = out.run;
  run.id = record.id;
  run.name = record.name.toStdString();
  run.color = record.color.name().toStdString();
  run.pinned = record.pinned;
  run.hidden = record.hidden;
  run.start = record.start;
  run.end = record.experiment;
  run.instructionSet = record.instructionSet;
  run.program = record.program;
  const auto& rows = *record.rows;
  auto until = rows.size();
  const auto rowsTo = [&](std::int64_t iteration) {
    const auto end =
        std::upper_bound(rows.begin(), rows.end(), iteration,
                         [](std::int64_t at, const TraceRow& row) { return at < row.iteration; });
    return static_cast<std::size_t>(end - rows.begin());
  };
  const auto& last = record.last;
  if (const auto& checkpoint = record.checkpoint) {
    until = std::min(until, checkpoint->point->at.rows);
    run.end = checkpoint->point->at.experiment;
    run.status = checkpoint->status;
    run.message = checkpoint->message;
    run.last = checkpoint->numbers;
    run.W = std::shared_ptr<const Matrix>(checkpoint, &checkpoint->W);
    if (isPresent) run.resumePoint = checkpoint->point;
  } else if (isPresent && record.kept == 0) {
    // What has been changed in it comes with its checkpoint: until then it is where it began.
    until = std::min<std::size_t>(until, 1);
    run.end = record.start;
    if (until > 0) run.last = rows.front();
  } else if (!isPresent && last && last->reached == last->numbers.iteration &&
             RunTrace::recordedBefore(last->reached) <= std::ssize(rows)) {
    until = rowsTo(last->reached);
    run.status = last->status;
    run.message = last->message;
    run.last = last->numbers;
    run.W = std::shared_ptr<const Matrix>(last, &last->W);
  } else if (!rows.empty()) {
    run.last = rows.back();
  }
  out.kept = std::min(record.kept, until);
  for (auto k = out.kept; k < until; ++k) run.trace.add(rows[k]);
  for (const auto& change : record.changes)
    if (change.iteration <= run.last.iteration) run.trace.add(change);
  return out;
}

RunRecord recordOf(const SessionRun& run, bool isPresent) {
  RunRecord record;
  record.id = run.id;
  record.name = toQString(run.name);
  record.color = QColor(toQString(run.color));
  record.start = run.start;
  record.experiment = run.end;
  record.pinned = run.pinned;
  record.hidden = run.hidden;
  record.instructionSet = run.instructionSet;
  record.program = run.program;
  // The rows of the present run come from the solver thread.
  if (!isPresent) *record.rows = run.trace.rows();
  record.kept = run.trace.rows().size();
  // Nobody has been asked yet; without it the run is there all the same.
  if (judgeMemory(estimateWindowMemory(run.end), availableMemory()) == MemoryVerdict::Fits)
    if (const auto picture = pictureOf(run)) record.last = *picture;
  record.changes = run.trace.changes();
  return record;
}

}  // namespace

SessionKeeper::SessionKeeper(ExperimentDocument& document, RunList& runs, SolverThread& solver,
                             QObject* parent)
    : QObject(parent),
      document_(document),
      runs_(runs),
      solver_(solver),
      screen_([] { return Json::object(); }),
      takeRows_([] {}),
      sweeps_([] { return std::vector<SweepSource>(); }),
      race_([] {
        return RaceSource{0, 0, [] { return std::vector<SessionRun>(); }};
      }),
      studies_([] { return Studies(); }),
      root_(openSessionsFolder()) {
  qRegisterMetaType<std::shared_ptr<OpenedSession>>();
  connect(&solver_, &SolverThread::checkpointReady, this, &SessionKeeper::takeCheckpoint);
  connect(&document_, &ExperimentDocument::stepsChanged, this, &SessionKeeper::noteChange);
  connect(&document_, &ExperimentDocument::changed, this, &SessionKeeper::noteChange);
  connect(&document_, &ExperimentDocument::replaced, this, &SessionKeeper::noteChange);
  connect(&runs_, &RunList::comparisonsChanged, this, &SessionKeeper::noteChange);
  connect(&timer_, &QTimer::timeout, this, &SessionKeeper::tick);
  timer_.setInterval(milliseconds);
}

bool SessionKeeper::begin() {
  isToBegin_ = isReading_;
  return isReading_ || makeCopy();
}

void SessionKeeper::cancelReading() {
  ++number_;
  isReading_ = false;
  // What is opened instead is not there yet.
  if (isToBegin_) QMetaObject::invokeMethod(this, &SessionKeeper::beginLate, Qt::QueuedConnection);
}

void SessionKeeper::discardOpened(const OpenedSession& session) {
  // What a process that is gone has left is still where it was.
  if (session.copy) session.copy->discard();
  if (isWanted(session)) cancelReading();
}

void SessionKeeper::beginLate() {
  if (!isReading_ && std::exchange(isToBegin_, false)) makeCopy();
}

bool SessionKeeper::makeCopy() {
  if (writer_) return true;
  auto copy = WorkingCopy::createAnywhere(root_, beginning());
  if (!copy) {
    reportWorkingCopy(translatedError(copy.error()));
    return false;
  }
  adopt(std::move(*copy), document_.file(), FileStamp::of(document_.file()));
  return true;
}

void SessionKeeper::adopt(std::unique_ptr<WorkingCopy> copy, const std::filesystem::path& file,
                          const FileStamp& stamp) {
  if (writer_) writer_->discard();
  if (unsound_) unsound_->discard();
  unsound_ = nullptr;
  isReading_ = false;
  isToBegin_ = false;
  follow(std::move(copy), file, stamp);
  hasUnsavedChanges_ = false;
  recovered_ = false;
}

void SessionKeeper::follow(std::unique_ptr<WorkingCopy> copy, const std::filesystem::path& file,
                           const FileStamp& stamp) {
  // The writer is gone before we are.
  auto onWritten = [this, number = ++writers_](const Result<void>& done) {
    QMetaObject::invokeMethod(this, [this, number, done] {
      if (number == writers_ && (done || !replaceUnsoundCopy()))
        reportWorkingCopy(done ? QString() : translatedError(done.error()));
    });
  };
  writer_ = std::make_unique<SessionWriter>(std::move(copy), std::move(onWritten));
  // What the one before could not is nothing that this one has tried.
  reportWorkingCopy({});
  stamp_ = stamp;
  writer_->describe(file, stamp, document_.experiment().title());
  shown_ = {-1, 0};
  changed_ = true;
  runMoved_ = true;
  sweepReplaced_ = true;
  sweepsWritten_.clear();
  raceRevision_ = -1;
  raceWritten_.clear();
  glancing_.start();
  timer_.start();
}

bool SessionKeeper::replaceUnsoundCopy() {
  if (!writer_ || writer_->isSound() || unsound_) return false;
  // The rows of a restored run are on their way.
  for (int row = 0; row < runs_.rowCount(); ++row)
    if (runs_.run(row).rows->size() < runs_.run(row).kept) return false;
  auto copy = WorkingCopy::createAnywhere(root_, beginning());
  if (!copy) return false;
  unsound_ = std::move(writer_);
  runs_.resetWrittenRows();
  follow(std::move(*copy), document_.file(), stamp_);
  return true;
}

SessionChanges SessionKeeper::beginning() const {
  SessionChanges first;
  first.experiment = document_.experiment();
  first.saved = document_.saved();
  first.steps = document_.journal();
  first.done = static_cast<std::size_t>(document_.steps()->index());
  return first;
}

void SessionKeeper::reportWorkingCopy(const QString& why) {
  if (why.isEmpty() && !failing_) return;
  failing_ = !why.isEmpty();
  Q_EMIT workingCopyFailed(why);
}

std::filesystem::path SessionKeeper::folder() const {
  return writer_ ? writer_->folder() : std::filesystem::path();
}

void SessionKeeper::describe(const FileStamp& stamp) {
  stamp_ = stamp;
  if (writer_) writer_->describe(document_.file(), stamp, document_.experiment().title());
}

void SessionKeeper::noteChange() {
  changed_ = true;
  hasUnsavedChanges_ = true;
  ++changeCount_;
}

void SessionKeeper::noteRecovered() {
  recovered_ = true;
  noteChange();
}

void SessionKeeper::noteRun(const Snapshot& picture) {
  runMoved_ = true;
  // The same iterate may be shown for many reasons; the first picture of a session is as it was.
  const bool first = shown_.first < 0;
  if (const std::pair now{picture.runNumber, picture.reached}; now != std::exchange(shown_, now))
    if (!first) noteChange();
}

void SessionKeeper::noteSweep() {
  sweepReplaced_ = true;
  noteChange();
}

void SessionKeeper::noteSweepRows(const std::vector<SweepRow>& rows) {
  for (const auto& row : rows) newSweepRows_.push_back(toJson(row));
  noteChange();
}

bool SessionKeeper::isBusy() const {
  return changed_ || runMoved_ || checkpointRequested_ || (writer_ && writer_->isBusy());
}

void SessionKeeper::requestCheckpoint(bool now) {
  checkpointRequested_ = true;
  insisted_ = false;
  sinceRequest_.start();
  runMoved_ = false;
  solver_.requestCheckpoint(now);
}

void SessionKeeper::tick() {
  if (!writer_) return;
  if (auto files = toQString(writer_->leftOut()); files != leftOut_) {
    leftOut_ = std::move(files);
    if (!leftOut_.isEmpty()) Q_EMIT leftOut(leftOut_);
  }
  if (checkpointRequested_) {
    // An iteration that takes long keeps nothing else from being kept; it is given up where nothing
    // can be kept without the checkpoint.
    if (changed_ && sinceRequest_.elapsed() > patience && !writer_->isBusy() && !write() &&
        !std::exchange(insisted_, true))
      solver_.requestCheckpoint(true);
    return;
  }
  if (!saveTo_.empty()) {
    requestCheckpoint(true);
    return;
  }
  // Changes that have to wait become one.
  if (writer_->isBusy()) return;
  if (!changed_ && glancing_.hasExpired(glance)) {
    glancing_.start();
    changed_ = look() != shownScreen_ || studies_() != shownStudies_;
  }
  const double writing = 1000 * writer_->lastWriteSeconds();
  const double rest = std::clamp(longestRest - writing, 0.0, rests * writing);
  const bool due = !sinceCheckpoint_.isValid() ||
                   static_cast<double>(sinceCheckpoint_.elapsed()) >= writing + rest;
  if (runMoved_ && due)
    requestCheckpoint(false);
  else if (changed_)
    write();
}

void SessionKeeper::takeCheckpoint(const std::shared_ptr<const RunCheckpoint>& checkpoint) {
  // The rows came before the checkpoint, but wait for the curves.
  takeRows_();
  if (checkpoint) runs_.setCheckpoint(checkpoint);
  hasNoCheckpoint_ = checkpoint == nullptr;
  changed_ = true;
  if (!checkpointRequested_) return;
  // Another run has begun since it was asked for, or a copy was pinned.
  if (checkpoint && (checkpoint->runNumber != solver_.current() ||
                     runs_.needsCheckpoint(checkpoint->runNumber))) {
    solver_.requestCheckpoint();
    return;
  }
  checkpointRequested_ = false;
  sinceCheckpoint_.start();
  if (!write() || saveTo_.empty()) return;
  saveTo(std::exchange(saveTo_, {}));
}

void SessionKeeper::saveTo(const std::filesystem::path& file) {
  // The writer is gone before we are.
  writer_->saveAs(
      file, [this, file, experiment = document_.experiment(), number = document_.number(),
             changeCount = changeCount_](const Result<void>& done) {
        QMetaObject::invokeMethod(this, [this, file, experiment, number, changeCount, done] {
          --saves_;
          if (!done && replaceUnsoundCopy()) return save(file);
          saveFailed_ = !done;
          if (!done) {
            Q_EMIT saveFailed(translatedError(done.error()));
            return;
          }
          savedExperiment_ = experiment;
          savedNumber_ = number;
          const bool isNewest = changeCount == changeCount_;
          Q_EMIT saved(toQString(file.string()));
          if (!isNewest || !isSavedDocument()) return;
          hasUnsavedChanges_ = false;
          recovered_ = false;
        });
      });
}

void SessionKeeper::save(const std::filesystem::path& file) {
  if (saveTo_.empty()) ++saves_;  // else it takes the place of one that has not begun
  if (!makeCopy()) {
    QMetaObject::invokeMethod(
        this,
        [this] {
          --saves_;
          Q_EMIT saveFailed(tr("the folder for the working copy cannot be used: %1")
                                .arg(toQString(root_.string())));
        },
        Qt::QueuedConnection);
    return;
  }
  saveTo_ = file;
  requestCheckpoint(true);
}

bool SessionKeeper::isSavedDocument() const { return savedNumber_ == document_.number(); }

bool SessionKeeper::write() {
  if (!writer_) return false;
  // The rows of a restored run are on their way, or the state that they belong to: what the session
  // has of the run is more than what we know for certain.
  for (int row = 0; row < runs_.rowCount(); ++row)
    if (runs_.run(row).rows->size() < runs_.run(row).kept) return false;
  if (runs_.rowCount() > 0 && runs_.run(0).kept > 0 && !runs_.run(0).checkpoint &&
      !hasNoCheckpoint_) {
    runMoved_ = true;
    return false;
  }
  changed_ = false;
  auto changes = collectChanges();
  for (const auto& run : changes.runs)
    runs_.setWrittenRows(run.run.id, run.kept + run.run.trace.rows().size());
  writer_->write(std::move(changes));
  return true;
}

std::vector<SweepChanges> SessionKeeper::collectSweepChanges() {
  auto newRows = std::exchange(newSweepRows_, {});
  std::vector<SweepChanges> changes;
  if (std::exchange(sweepReplaced_, false)) {
    const auto before = std::exchange(sweepsWritten_, {});
    const auto sources = sweeps_();
    for (const auto& source : sources) {
      const auto written = std::find_if(before.begin(), before.end(), [&](const auto& sweep) {
        return sweep.id == source.id && sweep.kept == source.rows;
      });
      // Of those that give way to another one nothing changes.
      if (written != before.end() && &source != &sources.back()) {
        changes.push_back(*written);
      } else {
        auto whole = source.make();
        changes.push_back(
            {source.id, std::move(whole.plan), 0, std::move(whole.rows), std::move(whole.folder)});
      }
    }
  } else {
    changes = sweepsWritten_;
    if (!changes.empty()) changes.back().rows = std::move(newRows);
  }
  sweepsWritten_.clear();
  for (const auto& change : changes)
    sweepsWritten_.push_back(
        {change.id, change.plan, change.kept + change.rows.size(), {}, change.folder});
  return changes;
}

/// Of a race that goes on only the rows that are new.
void SessionKeeper::addRace(std::vector<RunChanges>& runs) {
  const auto source = race_();
  if (source.revision != raceRevision_) {
    if (source.number != raceNumber_) raceWritten_.clear();
    raceNumber_ = source.number;
    raceRevision_ = source.revision;
    std::vector<RunChanges> racers;
    for (auto& run : source.make()) {
      const auto written =
          std::find_if(raceWritten_.begin(), raceWritten_.end(),
                       [&](const RunChanges& racer) { return racer.run.id == run.id; });
      const auto known = written == raceWritten_.end() ? 0 : written->kept;
      racers.push_back({std::move(run), known});
    }
    raceWritten_.clear();
    for (auto& [run, kept] : racers) {
      auto rows = run.trace.rows();
      kept = std::min(kept, rows.size());
      run.trace.set({});
      raceWritten_.push_back({run, rows.size()});
      rows.erase(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(kept));
      run.trace.set(std::move(rows));
      runs.push_back({std::move(run), kept});
    }
    return;
  }
  runs.insert(runs.end(), raceWritten_.begin(), raceWritten_.end());
}

/// While a mouse button is down the docks may be on their way somewhere: asking where they are
/// would end that.
Json SessionKeeper::look() const {
  const bool busy = QGuiApplication::mouseButtons() != Qt::NoButton && !shownScreen_.is_null();
  return busy ? shownScreen_ : screen_();
}

SessionChanges SessionKeeper::collectChanges() {
  SessionChanges changes;
  changes.experiment = document_.experiment();
  changes.saved = document_.saved();
  changes.steps = document_.journal();
  changes.done = static_cast<std::size_t>(document_.steps()->index());
  for (int row = 0; row < runs_.rowCount(); ++row) {
    const auto& run = runs_.run(row);
    // What was changed before it was pinned comes with the checkpoint of the run that it is a copy
    // of.
    if (run.copyOf != 0 && run.copyOf == solver_.current() && !hasNoCheckpoint_)
      runMoved_ = true;
    else
      changes.runs.push_back(runChanges(run, row == 0));
  }
  addRace(changes.runs);
  changes.sweeps = collectSweepChanges();
  changes.studies = shownStudies_ = studies_();
  changes.screen = shownScreen_ = look();
  return changes;
}

void SessionKeeper::open(const std::filesystem::path& file) { load(file, file, std::nullopt); }

void SessionKeeper::recover(const OtherCopy& copy) { load(copy.session(), copy.origin, copy); }

void SessionKeeper::load(const std::filesystem::path& source, const std::filesystem::path& file,
                         const std::optional<OtherCopy>& leftover) {
  const int number = ++number_;
  isReading_ = true;
  const auto end = [this, number, file](const Result<std::shared_ptr<OpenedSession>>& result) {
    if (number != number_) {
      if (result) (*result)->copy->discard();
      return;
    }
    if (result) {
      (*result)->number = number;
      Q_EMIT opened(*result);
      return;
    }
    isReading_ = false;
    Q_EMIT openFailed(toQString(file.string()), translatedError(result.error()));
    beginLate();
  };
  const auto read = [source, file, leftover, root = root_](
                        const BackgroundTask::Context&) -> Result<std::shared_ptr<OpenedSession>> {
    auto out = std::make_shared<OpenedSession>();
    out->file = file;
    out->leftover = leftover;
    out->stamp = leftover ? leftover->stamp : FileStamp::of(source);
    for (const auto& other : otherCopies(root))
      out->isOpenElsewhere = out->isOpenElsewhere ||
                             (other.isOpen && !file.empty() && other.origin == absolutePath(file));
    const auto unreadable = [&](const Error& error) {
      if (!leftover) return Error{source.string(), error.message};
      if (!isDamaged(leftover->session()))
        return Error{"", fmt::format("The last session cannot be restored now, and stays in {}: {}",
                                     leftover->folder.string(), error.message)};
      return Error{"", fmt::format("The last session cannot be read, and was moved to {}: {}",
                                   setAside(*leftover, error.message).string(), error.message)};
    };
    // What is read is the copy that is gone on with: nobody else changes that.
    auto reading = WorkingCopy::createFrom(source, root);
    if (!reading) return unreadable(reading.error());
    auto& [copy, session] = *reading;
    static_cast<void>(copy->describe(file, out->stamp, session.experiment.title()));
    out->largest = session.experiment;
    double most = estimateWindowMemory(session.experiment).bytes();
    for (const auto& run : session.runs)
      for (const auto* of : {&run.start, &run.end})
        if (const double bytes = estimateWindowMemory(*of).bytes(); bytes > most) {
          most = bytes;
          out->largest = *of;
        }
    std::set<int> racers;
    for (auto& run : session.runs)
      if (run.racer >= 0 && racers.insert(run.racer).second) out->racers.push_back(std::move(run));
    std::erase_if(session.runs, [](const SessionRun& run) { return run.racer >= 0; });
    for (std::size_t k = 0; k < session.runs.size(); ++k)
      out->runs.push_back(recordOf(session.runs[k], k == 0));
    out->session = std::move(session);
    out->copy = std::move(copy);
    return out;
  };
  // One that is not wanted any more is read to its end: its copy has to be discarded.
  task_.startAfterPresent(read, end, [end, source](const Error& error) {
    end(Error{source.string(), error.message});
  });
}

void SessionKeeper::discard() {
  timer_.stop();
  isToBegin_ = false;
  if (writer_) writer_->discard();
  if (unsound_) unsound_->discard();
  writer_ = nullptr;
  unsound_ = nullptr;
}

}  // namespace gtv::ui
