#pragma once

#include <memory>
#include <string>
#include <vector>

#include "live/race_worker.h"
#include "ui/tables/table_content.h"

namespace gtv::ui {

/// A race as a table: one row per method, with what it has spent and where it is.
class RaceRows : public TableContent {
 public:
  /// `titles` are those of raceTitles(); before the race begins `progress` is null.
  RaceRows(std::vector<std::string> titles, std::shared_ptr<const RaceProgress> progress);

  int rowCount() const override { return static_cast<int>(titles_.size()); }
  double number(int row, int column) const override;
  QString cellText(int row, int column) const override;
  QColor color(int row) const override;

 private:
  /// Null before the race begins.
  const RacerProgress* racer(int row) const;

  std::vector<std::string> titles_;
  std::shared_ptr<const RaceProgress> progress_;
};

/// Of the k-th method, here and in plots.
QColor raceColor(int method);

}  // namespace gtv::ui
