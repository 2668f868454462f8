#pragma once

#include <QStringList>
#include <QWidget>
#include <string>
#include <vector>

#include "base/json.h"
#include "ui/import/table_import.h"

class QComboBox;
class QLabel;
class QTreeWidget;

namespace gtv::ui {

class ChoiceForm;
class TablePane;

/// The second page: what every column is used as, beside the first rows of the table.
class ColumnsPage : public QWidget {
  Q_OBJECT

 public:
  ColumnsPage();

  /// Then showRoles() must follow.
  void setTable(const TableStart& table);
  /// One per column of the table.
  void showRoles(const std::vector<ColumnRole>& roles);
  /// The fields of data kind "table".
  void showFields(const Json& data);
  /// What of the roles is a guess that nobody has changed, and which columns have none.
  QStringList notes(const std::vector<ColumnRole>& guessed) const;
  QTreeWidget* columns() const { return columns_; }
  TablePane* preview() const { return preview_; }
  ChoiceForm* form() const { return values_; }

 Q_SIGNALS:
  void rolesChosen(const std::vector<gtv::ui::ColumnRole>& roles);
  /// A field of the data: its path in the document and the value.
  void edited(const QString& path, const gtv::Json& value);
  /// The user wants to make other columns of these.
  void preparationWanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void makeList();
  void chooseRole(ColumnRole role);
  void chooseForRest(ColumnRole role);
  void showRow(std::size_t column);

  TableStart table_;
  std::vector<ColumnRole> roles_;
  std::vector<ColumnRole> rolesBefore_;  ///< when the columns were selected
  QComboBox* role_;
  QTreeWidget* columns_;
  TablePane* preview_;
  ChoiceForm* values_;
  QLabel* texts_;  ///< that columns of texts can be prepared
};

}  // namespace gtv::ui
