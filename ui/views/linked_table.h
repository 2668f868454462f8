#pragma once

#include <memory>

#include "ui/tables/table_content.h"
#include "ui/views/run_view.h"
#include "ui/widgets/figure.h"

class QLabel;
class QLineEdit;

namespace gtv::ui {

class RowTable;

/// A table with one row per node or edge, a field that filters them, and the selection of the
/// canvas.
class LinkedTable : public RunView, public Figure {
  Q_OBJECT

 public:
  /// `name` is that of the figure, `key` that for sessions; `example` stands in the empty filter.
  LinkedTable(const QString& title, const QString& name, const char* key, const QString& example);

  /// Under its key: how it is sorted and filtered.
  void saveState(Json& screen) const override;
  void restoreState(const Json& screen, const Studies& studies, int runNumber) override;

  RowTable* table() const { return table_; }
  QLineEdit* filter() const { return filter_; }
  /// "200", "12 of 200, 3 selected", or what is wrong with the filter.
  QString summary() const;
  void refreshTheme() override;
  bool isCurrent() const override;
  /// Nothing is filtered.
  void beginDocument() override;

  Figure* figure() override { return this; }
  QString figureName() const override { return name_; }
  QSizeF figureSize() const override;
  void drawFigure(QCPPainter& painter) override;
  /// The rows that are shown, as they are sorted.
  QString figureData() const override;

 protected:
  void refresh() override;
  void forget(bool another) override;
  virtual std::shared_ptr<const TableContent> content() const = 0;
  /// What of the selection is in this table, and the selection that chosen rows mean.
  virtual const std::vector<int>& selectedRows() const = 0;
  virtual void wantRows(const std::vector<int>& rows) = 0;

 private:
  void applyFilter();
  void showSummary();

  QString name_;
  const char* key_;
  RowTable* table_;
  QLineEdit* filter_;
  QLabel* summary_;
  QLabel* problem_;
  QString complaint_;  ///< about the filter
  bool another_ = true;
  bool mayNotFit_ = false;  ///< the filter, which was typed for another network
};

}  // namespace gtv::ui
