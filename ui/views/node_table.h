#pragma once

#include "ui/views/linked_table.h"

namespace gtv::ui {

/// All nodes: what they are and have, and where the iteration has brought them.
class NodeTable : public LinkedTable {
  Q_OBJECT

 public:
  NodeTable();

  void follow(const ViewSources& sources) override;

 protected:
  std::shared_ptr<const TableContent> content() const override;
  const std::vector<int>& selectedRows() const override { return nodes(); }
  void wantRows(const std::vector<int>& rows) override { Q_EMIT selectionWanted(rows, {}); }
};

}  // namespace gtv::ui
