#include "ui/sweeps/sweep_table.h"

#include <QObject>
#include <QStringList>
#include <algorithm>
#include <cmath>

#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"

namespace gtv::ui {
namespace {

/// Behind the axes: repeat, status; then the metrics, and error.
constexpr int columnsBeforeMetrics = 2;

std::vector<TableContent::Column> sweepTableColumns(const SweepPlan& plan,
                                                    const std::vector<SweepRow>& rows,
                                                    const QStringList& names) {
  std::vector<TableContent::Column> columns;
  for (std::size_t a = 0; a < plan.axes().size(); ++a) {
    const auto& axis = plan.axes()[a];
    const bool numbers = std::all_of(axis.values.begin(), axis.values.end(),
                                     [](const Json& value) { return value.is_number(); });
    columns.push_back({toQString(axis.path), names.value(static_cast<int>(a)),
                       QObject::tr("The value of %1").arg(toQString(axis.path)), !numbers});
  }
  columns.push_back({QStringLiteral("repeat"), QObject::tr("repeat"),
                     QObject::tr("Number of the draw of graph and data")});
  columns.push_back(
      {QStringLiteral("status"), QObject::tr("status"), QObject::tr("How the run ended"), true});
  const auto metrics = sweepMetrics();
  for (std::size_t k = 0; k < metrics.size(); ++k) {
    const bool there = std::any_of(
        rows.begin(), rows.end(), [&](const SweepRow& row) { return !std::isnan(row.metrics[k]); });
    columns.push_back({QString::fromUtf8(metrics[k].key), QString::fromUtf8(metrics[k].key),
                       translated(metrics[k].label), false, false, !there});
  }
  const bool refused =
      std::any_of(rows.begin(), rows.end(), [](const SweepRow& row) { return row.isRefused(); });
  columns.push_back({QStringLiteral("error"), QObject::tr("reason"),
                     QObject::tr("Why the run was refused"), true, false, !refused});
  return columns;
}

}  // namespace

SweepTable::SweepTable(std::shared_ptr<const SweepPlan> plan,
                       std::shared_ptr<const std::vector<SweepRow>> rows, const QStringList& names)
    : TableContent(sweepTableColumns(*plan, *rows, names)),
      plan_(std::move(plan)),
      rows_(std::move(rows)) {}

const Json& SweepTable::valueAt(int row, int axis) const {
  const auto a = static_cast<std::size_t>(axis);
  return plan_->axes()[a]
      .values[static_cast<std::size_t>(plan_->indicesOf(this->row(row).cell)[a])];
}

double SweepTable::number(int row, int column) const {
  const auto axes = static_cast<int>(plan_->axes().size());
  if (column < axes) {
    const auto& value = valueAt(row, column);
    return value.is_number() ? value.get<double>() : std::nan("");
  }
  if (column == axes) return this->row(row).repeat;
  const int metric = column - axes - columnsBeforeMetrics;
  return metric >= 0 && metric < static_cast<int>(sweepMetrics().size())
             ? this->row(row).metric(metric)
             : std::nan("");
}

QString SweepTable::cellText(int row, int column) const {
  const auto axes = static_cast<int>(plan_->axes().size());
  if (column < axes) return toQString(sweepValueText(valueAt(row, column)));
  if (column == axes + 1) return toQString(this->row(row).status);
  return toQString(this->row(row).error);
}

}  // namespace gtv::ui
