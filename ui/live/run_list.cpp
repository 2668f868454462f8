#include "ui/live/run_list.h"

#include <QPixmap>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "base/number.h"
#include "base/version.h"
#include "federated/catalogue.h"
#include "kernels/instruction_set.h"
#include "ui/tables/table_figure.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr int swatchSize = 12;

QPixmap swatch(const QColor& color) {
  QPixmap pixmap(swatchSize, swatchSize);
  pixmap.fill(color);
  return pixmap;
}

QString methodName(const Experiment& experiment) {
  return translated(solverCatalogue().find(experiment.solver().kind())->info.label);
}

/// The newest that is known: not every iteration has a row, and rows and pictures come on two ways.
TraceRow newestNumbers(const RunRecord& run) {
  const bool hasRows = !run.rows->empty();
  if (run.last && (!hasRows || run.last->numbers.iteration >= run.rows->back().iteration))
    return run.last->numbers;
  return hasRows ? run.rows->back() : TraceRow();
}

}  // namespace

RunList::RunList(QObject* parent) : QAbstractTableModel(parent) {}

QColor RunList::nextColor() const {
  // The first three belong to the curves of the present run, the last one is black.
  constexpr std::size_t own = 3;
  const auto uses = [this](QRgb color) {
    return std::count_if(runs_.begin(), runs_.end(), [color](const RunRecord& run) {
      return run.pinned && run.color == QColor::fromRgb(color);
    });
  };
  return QColor::fromRgb(*std::min_element(okabeIto.begin() + own, okabeIto.end() - 1,
                                           [&](QRgb a, QRgb b) { return uses(a) < uses(b); }));
}

void RunList::begin(const Experiment& experiment, int runNumber) {
  if (!runs_.empty() && runs_.front().rows->size() <= 1) {
    beginRemoveRows({}, 0, 0);
    runs_.erase(runs_.begin());
    endRemoveRows();
  }
  // A run that could not take a change over has one after it under the same number.
  for (auto& run : runs_)
    if (run.runNumber == runNumber) run.runNumber = 0;
  RunRecord record;
  record.name = tr("Run %1").arg(++begun_);
  record.color = QColor::fromRgb(okabeIto[0]);
  record.id = ++lastId_;
  record.runNumber = runNumber;
  record.start = experiment;
  record.experiment = experiment;
  record.method = methodName(experiment);
  record.instructionSet = gtv::instructionSet();
  record.program = version();
  if (!runs_.empty()) rowChanged(0);
  beginInsertRows({}, 0, 0);
  runs_.insert(runs_.begin(), std::move(record));
  endInsertRows();
  forgetOld();
  Q_EMIT comparisonsChanged();
}

void RunList::restore(std::vector<RunRecord> runs, int runNumber) {
  beginResetModel();
  runs_ = std::move(runs);
  begun_ = 0;
  for (auto& run : runs_) {
    run.method = methodName(run.experiment);
    run.runNumber = 0;
    lastId_ = std::max(lastId_, run.id);
    // The names go on where they ended.
    const auto number = run.name.section(QLatin1Char(' '), 1, 1).remove(QLatin1Char(':'));
    begun_ = std::max(begun_, number.toInt());
  }
  if (!runs_.empty()) runs_.front().runNumber = runNumber;
  endResetModel();
  Q_EMIT comparisonsChanged();
}

void RunList::append(int runNumber, const std::vector<TraceRow>& rows) {
  for (int row = 0; row < rowCount(); ++row) {
    if (run(row).runNumber != runNumber) continue;
    at(row).rows->insert(at(row).rows->end(), rows.begin(), rows.end());
    Q_EMIT dataChanged(index(row, Method), index(row, Status));
    break;
  }
  appendToCopies(runNumber, rows);
}

void RunList::appendToCopies(int runNumber, const std::vector<TraceRow>& rows) {
  bool isAny = false;
  for (auto& run : runs_) {
    if (run.copyOf == 0 || run.copyOf != runNumber || !run.last) continue;
    const auto behind = [&](const TraceRow& row) { return row.iteration > run.last->reached; };
    const auto end = std::find_if(rows.begin(), rows.end(), behind);
    run.rows->insert(run.rows->end(), rows.begin(), end);
    isAny = isAny || end != rows.begin();
  }
  if (isAny) Q_EMIT comparisonsChanged();
}

void RunList::setCheckpoint(const std::shared_ptr<const RunCheckpoint>& checkpoint) {
  for (auto& run : runs_) {
    // A pinned copy is what the run was. A place from before its picture, which was on its way when
    // it was made, does not have all that led there; after the run went back, there is no better
    // one.
    const bool isBefore = checkpoint->rewinds == run.rewinds && run.last &&
                          checkpoint->point->at.iteration() < run.last->reached;
    if (run.copyOf == checkpoint->runNumber && run.last && !isBefore) {
      run.copyOf = 0;
      run.changes.clear();
      for (const auto& change : checkpoint->changes)
        if (change.iteration <= run.last->reached) run.changes.push_back(change);
    }
    if (run.runNumber != checkpoint->runNumber) continue;
    if (run.rewinds != checkpoint->rewinds || run.rows->size() < checkpoint->point->at.rows)
      continue;  // it has gone back since
    run.checkpoint = checkpoint;
    run.changes = checkpoint->changes;
  }
}

bool RunList::needsCheckpoint(int runNumber) const {
  return std::any_of(runs_.begin(), runs_.end(), [&](const auto& run) {
    return run.copyOf != 0 && run.copyOf == runNumber && run.last;
  });
}

void RunList::resetWrittenRows() {
  for (auto& run : runs_) run.kept = 0;
}

void RunList::setWrittenRows(std::int64_t id, std::size_t rows) {
  for (auto& run : runs_)
    if (run.id == id) run.kept = rows;
}

void RunList::forgetOld() {
  int unpinned = 0;
  for (int row = 1; row < rowCount(); ++row) {
    if (run(row).pinned || ++unpinned <= mostUnpinned) continue;
    beginRemoveRows({}, row, row);
    runs_.erase(runs_.begin() + row);
    endRemoveRows();
    --row;
  }
}

void RunList::append(const std::vector<TraceRow>& rows) {
  if (runs_.empty()) return;
  at(0).rows->insert(at(0).rows->end(), rows.begin(), rows.end());
  if (running_)
    shown_.want();
  else
    shown_.now();
  appendToCopies(run(0).runNumber, rows);
}

void RunList::shorten(std::size_t rows) {
  if (runs_.empty()) return;
  auto& run = at(0);
  run.rows->resize(std::min(rows, run.rows->size()));
  run.kept = std::min(run.kept, run.rows->size());
  run.checkpoint = nullptr;
  ++run.rewinds;
  rowChanged(0);
}

void RunList::setSnapshot(const std::shared_ptr<const Snapshot>& snapshot, bool running) {
  if (runs_.empty()) return;
  at(0).last = snapshot;
  at(0).experiment = snapshot->experiment;
  at(0).method = methodName(snapshot->experiment);
  const bool goesOn = running && running_;
  running_ = running;
  if (goesOn)
    shown_.want();
  else
    shown_.now();
}

void RunList::showPresent() {
  if (!runs_.empty()) Q_EMIT dataChanged(index(0, Method), index(0, Status));
}

void RunList::rowChanged(int row) {
  Q_EMIT dataChanged(index(row, 0), index(row, columnTotal - 1));
}

void RunList::pinPresent() {
  if (runs_.empty() || !run(0).last) return;
  RunRecord copy = run(0);
  copy.rows = std::make_shared<std::vector<TraceRow>>(*copy.rows);
  // What it is a copy of is the last picture; the rows are ahead of it.
  while (!copy.rows->empty() && copy.rows->back().iteration > copy.last->reached)
    copy.rows->pop_back();
  copy.name =
      tr("%1: %2, λ = %3").arg(copy.name, copy.method, number(copy.last->numbers.lambda, 3));
  copy.color = nextColor();
  copy.id = ++lastId_;
  copy.copyOf = std::exchange(copy.runNumber, 0);
  copy.checkpoint = nullptr;
  copy.pinned = true;
  copy.hidden = false;
  copy.kept = 0;
  beginInsertRows({}, 1, 1);
  runs_.insert(runs_.begin() + 1, std::move(copy));
  endInsertRows();
  Q_EMIT comparisonsChanged();
}

void RunList::setPinned(int row, bool pinned) {
  if (row == 0) {
    if (pinned) pinPresent();
    return;
  }
  if (pinned && !run(row).pinned) at(row).color = nextColor();
  at(row).pinned = pinned;
  rowChanged(row);
  Q_EMIT comparisonsChanged();
}

void RunList::setHidden(int row, bool hidden) {
  if (row == 0) return;
  at(row).hidden = hidden;
  rowChanged(row);
  Q_EMIT comparisonsChanged();
}

void RunList::hideAll() {
  for (int row = 1; row < rowCount(); ++row)
    if (run(row).pinned) setHidden(row, true);
}

void RunList::rename(int row, const QString& name) {
  if (name.trimmed().isEmpty()) return;
  at(row).name = name.trimmed();
  rowChanged(row);
  Q_EMIT comparisonsChanged();
}

void RunList::remove(std::vector<int> rows) {
  std::sort(rows.rbegin(), rows.rend());
  for (const int row : rows) {
    if (row <= 0 || row >= rowCount()) continue;
    beginRemoveRows({}, row, row);
    runs_.erase(runs_.begin() + row);
    endRemoveRows();
  }
  Q_EMIT comparisonsChanged();
}

std::vector<CurveComparison> RunList::comparisons() const {
  std::vector<CurveComparison> out;
  for (std::size_t k = 1; k < runs_.size(); ++k) {
    const auto& run = runs_[k];
    if (!run.pinned || run.hidden) continue;
    out.push_back({run.name, run.color, run.rows});
  }
  return out;
}

QString RunList::statusOf(int row) const {
  const auto& last = run(row).last;
  if (!last) return tr("starting");
  if (last->status == RunStatus::Running || last->status == RunStatus::Stopped)
    return row == 0 && running_ ? tr("running") : tr("paused");
  if (last->status == RunStatus::IterationLimit) return tr("finished");
  if (last->status == RunStatus::TimeLimit) return tr("time limit");
  return translated(statusName(last->status));
}

int RunList::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(runs_.size());
}

int RunList::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : columnTotal;
}

QVariant RunList::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  const std::array<QString, columnTotal> names{
      tr("Run"), tr("Method"), tr("λ"), tr("Iterations"), tr("MSE"), tr("Status"), tr("Pinned")};
  return section < columnTotal ? names[static_cast<std::size_t>(section)] : QString();
}

QVariant RunList::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const auto& run = this->run(index.row());
  const bool drawn = index.row() == 0 || (run.pinned && !run.hidden);
  if (index.column() == Pinned) {
    if (role == Qt::CheckStateRole && index.row() > 0)
      return run.pinned ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::ToolTipRole) return tr("Pinned runs stay, and their curves are drawn");
    return {};
  }
  if (role == Qt::DecorationRole && index.column() == Name && drawn) return swatch(run.color);
  if (role == Qt::TextAlignmentRole && index.column() >= Lambda && index.column() <= Mse)
    return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
  if (role == Qt::ToolTipRole)
    return tr("%1\n%2, λ = %3")
        .arg(translated(run.experiment.title()),
             counted(run.last ? run.last->reached : 0, "iteration"),
             number(run.experiment.lambda()));
  const auto numbers = newestNumbers(run);
  const double error = std::isfinite(numbers.mse) ? numbers.mse : numbers.testMse;
  if (role == exactRole && index.column() == Lambda)
    return toQString(formatNumber(run.experiment.lambda()));
  if (role == exactRole && index.column() == Mse && std::isfinite(error))
    return toQString(formatNumber(error));
  if (role != Qt::DisplayRole && role != Qt::EditRole) return {};
  switch (index.column()) {
    case Name:
      return run.hidden && role == Qt::DisplayRole ? tr("%1 (hidden)").arg(run.name) : run.name;
    case Method:
      return run.method;
    case Lambda:
      return number(run.experiment.lambda());
    case Iterations:
      return QString::number(
          std::max(run.last ? run.last->reached : std::int64_t{0}, numbers.iteration));
    case Mse:
      return number(error);
    case Status:
      return statusOf(index.row());
    default:
      return {};
  }
}

Qt::ItemFlags RunList::flags(const QModelIndex& index) const {
  auto flags = QAbstractTableModel::flags(index);
  if (index.column() == Name) flags |= Qt::ItemIsEditable;
  if (index.column() == Pinned && index.row() > 0) flags |= Qt::ItemIsUserCheckable;
  return flags;
}

bool RunList::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (index.column() == Name && role == Qt::EditRole) {
    rename(index.row(), value.toString());
    return true;
  }
  if (index.column() == Pinned && role == Qt::CheckStateRole && index.row() > 0) {
    setPinned(index.row(), value.toInt() == Qt::Checked);
    return true;
  }
  return false;
}

}  // namespace gtv::ui
