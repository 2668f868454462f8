#pragma once

#include "ui/views/linked_table.h"

namespace gtv::ui {

/// All edges: their ends and weight, how far apart the models of the ends are, and how much of the
/// capacity flows.
class EdgeTable : public LinkedTable {
  Q_OBJECT

 public:
  EdgeTable();

  void follow(const ViewSources& sources) override;

 protected:
  std::shared_ptr<const TableContent> content() const override;
  const std::vector<int>& selectedRows() const override { return edges(); }
  void wantRows(const std::vector<int>& rows) override { Q_EMIT selectionWanted({}, rows); }
};

}  // namespace gtv::ui
