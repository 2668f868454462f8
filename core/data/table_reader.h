#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/catalogue.h"
#include "base/types.h"
#include "data/node_data.h"
#include "data/table_data.h"
#include "tables/table.h"

namespace gtv {

/// A column that is read.
struct TableColumn {
  std::string path;  ///< the field that names it
  std::string title;
  int index = -1;
};

/// The nodes of a table: which rows they have, and what these say in numbers.
class TableReader {
 public:
  /// What is chosen must fit together; the file is not read yet.
  static Result<TableReader> make(const Choice& choice, const FileFinder& find, LabelKind labels);

  /// The features are what this makes of the columns of the file; null: those of the choice.
  void setFeatureChooser(FeatureChooser choose) { chooseFeatures_ = std::move(choose); }

  /// Reads and prepares the table. With `tolerant` all problems are listed, else the first one ends
  /// the reading. An Error is a problem with the choice, or with the file as a whole.
  Result<void> read(bool tolerant, const std::function<bool(double)>& extendBudget);
  const TableCheck& check() const { return check_; }
  /// The numbers, if there was no problem. Columns that cannot be standardised are Errors.
  Result<NodeTable> nodes() const;
  /// Adds the labels that are no signs or classes, where these are wanted, to the problems.
  void checkLabels();

 private:
  TableReader(const Choice& choice, FileFinder find, LabelKind labels)
      : choice_(choice), find_(std::move(find)), labels_(labels) {}
  Result<void> load(bool tolerant, const std::function<bool(double)>& extendBudget);
  Result<void> chooseFeatures(const std::vector<std::string>& columns);
  Result<void> findColumns();
  Result<void> findScaledByTraining();
  Result<void> nameLabels();
  void readRow(std::size_t row);
  bool readCell(std::size_t row, const TableColumn& column, bool isFeature);
  double labelOf(std::size_t row) const;
  void add(TableProblem problem);
  void addAt(std::size_t row, int column, std::string title, std::string message);
  const Column& at(const TableColumn& column) const {
    return table_.columns[static_cast<std::size_t>(column.index)];
  }
  /// The numbers in this place of all rows.
  Vector column(std::size_t place) const;
  void releaseColumns();
  struct Arrangement;
  Arrangement arrange(const std::vector<std::size_t>& order, const Vector& y, bool isLabeled) const;
  std::vector<int> linesOf(const Arrangement& arrangement) const;
  Result<void> fillDatasets(NodeTable& nodes, const std::vector<SamplePart>& parts,
                            const std::vector<std::size_t>& order) const;
  Result<Vector> filledColumn(const TableColumn& column, std::size_t place, bool standardised,
                              const std::vector<bool>& isScaledBy, ColumnScale& scale) const;
  Result<std::vector<SamplePart>> partsOfRows() const;
  Matrix meanCoordinates(std::vector<std::string>& warnings) const;
  std::vector<std::string> notesOnRows() const;
  Result<void> addLags(NodeTable& nodes) const;
  Result<std::vector<std::size_t>> rowsInOrder(std::vector<std::string>& warnings) const;

  Choice choice_;
  FileFinder find_;
  FeatureChooser chooseFeatures_;
  LabelKind labels_;
  Table table_;  ///< prepared
  std::optional<TableColumn> node_;
  std::vector<TableColumn> features_;
  std::optional<TableColumn> label_;
  std::vector<TableColumn> coordinates_;
  std::vector<TableColumn> order_;        ///< with lags: what orders the rows of a node
  std::vector<bool> isScaledByTraining_;  ///< the features, then the label, by a step
  std::string missing_;
  bool fill_ = false;
  std::vector<std::string>
      labelNames_;                    ///< of labels that are texts, in the order of their numbers
  std::vector<double> labelNumbers_;  ///< of the texts of the label's column

  TableCheck check_;
  std::vector<std::string> notes_;
  /// Features, label, coordinates of row after row; NaN is a feature that is to be filled, or a
  /// label that is not known.
  std::vector<double> numbers_;
  std::vector<std::size_t> rows_;  ///< of the table, that are kept
  std::vector<std::size_t> nodeOfRow_;
  std::vector<std::string> keys_;
  std::unordered_map<std::string, std::size_t> numberOfKey_;
};

}  // namespace gtv
