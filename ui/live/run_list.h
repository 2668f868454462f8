#pragma once

#include <QAbstractTableModel>
#include <QColor>
#include <memory>
#include <vector>

#include "experiment/experiment.h"
#include "run/snapshot.h"
#include "ui/live/solver_thread.h"
#include "ui/plots/curve_plot.h"
#include "ui/widgets/throttled_call.h"

namespace gtv::ui {

/// What is kept of a run: enough to compare it and to do it again.
struct RunRecord {
  std::int64_t id = 0;  ///< one of its own
  int runNumber = 0;    ///< of the solver thread; 0: of another session
  QString name;
  QColor color;
  Experiment start;       ///< as it began
  Experiment experiment;  ///< as it was at the end, changes by hand included
  QString method;         ///< as people call it
  std::shared_ptr<std::vector<TraceRow>> rows = std::make_shared<std::vector<TraceRow>>();
  std::shared_ptr<const Snapshot> last;  ///< null before the first
  bool pinned = false;
  bool hidden = false;
  /// What was changed while it ran, as far as it is known.
  std::vector<LiveChange> changes;
  /// Of a pinned copy: the run that it is of, as long as its changes are not known.
  int copyOf = 0;
  /// The newest that is known; not after the rows. Only the present run goes on from there.
  std::shared_ptr<const RunCheckpoint> checkpoint;
  int rewinds = 0;  ///< how often it has gone back
  std::string instructionSet;
  std::string program;
  /// Rows that whoever keeps them has, and that still stand; see RunList::setWrittenRows().
  std::size_t kept = 0;
};

/// The runs of this session: on top the present one, below those before it. Pinned ones stay, and
/// their curves are drawn beside the present ones; of the others the last few are kept.
class RunList : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Name, Method, Lambda, Iterations, Mse, Status, Pinned, columnTotal };

  explicit RunList(QObject* parent = nullptr);

  /// Another run begins. One that had not got beyond its start is forgotten.
  void begin(const Experiment& experiment, int runNumber);
  /// Those of another session, the present one first.
  void restore(std::vector<RunRecord> runs, int runNumber);
  void append(const std::vector<TraceRow>& rows);
  /// Of the last run of that number, which may be over.
  void append(int runNumber, const std::vector<TraceRow>& rows);
  void setCheckpoint(const std::shared_ptr<const RunCheckpoint>& checkpoint);
  /// Whether a pinned copy of that run waits for a place that is not before its picture.
  bool needsCheckpoint(int runNumber) const;
  /// So many rows of this run are kept elsewhere, too.
  void setWrittenRows(std::int64_t id, std::size_t rows);
  /// None of any run are, after all.
  void resetWrittenRows();
  /// The present run went back: all but its first rows are forgotten.
  void shorten(std::size_t rows);
  /// Of the present run.
  void setSnapshot(const std::shared_ptr<const Snapshot>& snapshot, bool running);

  const RunRecord& run(int row) const { return runs_[static_cast<std::size_t>(row)]; }
  /// A pinned copy of the present run as it is now; the run itself goes on.
  void pinPresent();
  void setPinned(int row, bool pinned);
  void setHidden(int row, bool hidden);
  /// Pinned runs are of another document from now on; whoever wants their curves shows them again.
  void hideAll();
  void rename(int row, const QString& name);
  /// The present run stays.
  void remove(std::vector<int> rows);
  /// Of pinned runs that are not hidden.
  std::vector<CurveComparison> comparisons() const;
  /// "running", "paused", …
  QString statusOf(int row) const;

  /// That are left when another run begins.
  static constexpr int mostUnpinned = 10;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;

 Q_SIGNALS:
  /// comparisons() are others.
  void comparisonsChanged();

 private:
  RunRecord& at(int row) { return runs_[static_cast<std::size_t>(row)]; }
  void forgetOld();
  void rowChanged(int row);
  /// A picture may be there before the rows that lead to it: those that come later belong to the
  /// pinned copies that were made of it, too.
  void appendToCopies(int runNumber, const std::vector<TraceRow>& rows);
  /// The present run got further: its numbers, but not its name, which may just be typed.
  void showPresent();
  /// That the fewest pinned runs have.
  QColor nextColor() const;

  std::vector<RunRecord> runs_;  ///< the present one first
  bool running_ = false;
  int begun_ = 0;
  std::int64_t lastId_ = 0;
  /// Text in the list follows a running iteration no faster than it can be read.
  ThrottledCall shown_{200, [this] { showPresent(); }};
};

}  // namespace gtv::ui
