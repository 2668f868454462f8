#pragma once

#include <memory>
#include <vector>

#include "base/json.h"
#include "sweeps/sweep_rows.h"
#include "ui/tables/table_content.h"

namespace gtv::ui {

/// The runs of a sweep as a table, with the columns of its CSV; what no run has is in files only.
class SweepTable : public TableContent {
 public:
  /// `names` are the titles of the axes.
  SweepTable(std::shared_ptr<const SweepPlan> plan,
             std::shared_ptr<const std::vector<SweepRow>> rows, const QStringList& names);

  int rowCount() const override { return static_cast<int>(rows_->size()); }
  double number(int row, int column) const override;
  QString cellText(int row, int column) const override;
  int cellOf(int row) const { return (*rows_)[static_cast<std::size_t>(row)].cell; }

 private:
  const SweepRow& row(int k) const { return (*rows_)[static_cast<std::size_t>(k)]; }
  const Json& valueAt(int row, int axis) const;

  std::shared_ptr<const SweepPlan> plan_;
  std::shared_ptr<const std::vector<SweepRow>> rows_;
};

}  // namespace gtv::ui
