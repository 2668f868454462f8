#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/catalogue.h"
#include "base/csv.h"
#include "base/types.h"
#include "data/node_data.h"
#include "data/table_data.h"

namespace gtv {

/// The values of the parameter "missing".
inline constexpr const char* refuseMissing = "refuse";
inline constexpr const char* dropMissing = "drop";
inline constexpr const char* meanForMissing = "mean";

/// A column that is read.
struct TableColumn {
  std::string path;  ///< the field that names it
  std::string title;
  int index = -1;
};

/// The rows of a table as numbers, read one after the other.
class TableReader {
 public:
  /// What is chosen must be there.
  static Result<TableReader> make(const Choice& choice, const FileFinder& find, LabelKind labels);

  /// With `tolerant` all problems are listed, else the first one ends the reading.
  void read(bool tolerant, const std::function<bool(double)>& extendBudget);
  const TableCheck& check() const { return check_; }
  /// The numbers, if there was no problem. Columns that cannot be standardised are Errors.
  Result<NodeTable> nodes() const;
  /// Adds the labels that are no signs or classes, where these are wanted, to the problems.
  void checkLabels();

 private:
  TableReader(const Choice& choice, LabelKind labels) : choice_(choice), labels_(labels) {}
  void readRow(const CsvTable::Row& row);
  bool readCell(const CsvTable::Row& row, const TableColumn& column, bool isFeature, bool isLabel);
  void add(int line, int column, std::string title, std::string message);
  Vector column(std::size_t place) const;
  Result<Vector> filledColumn(const TableColumn& column, std::size_t place,
                              bool standardised) const;
  Matrix meanCoordinates() const;
  std::vector<std::string> notesOnMissing() const;
  Result<void> addLags(NodeTable& nodes) const;
  Result<std::vector<std::size_t>> rowsInOrder(std::vector<std::string>& warnings) const;
  Result<void> checkSteps(const std::vector<std::size_t>& rows,
                          std::vector<std::string>& warnings) const;
  std::string outOfOrder() const;
  double when(std::size_t row, std::size_t k) const { return when_[row * times_.size() + k]; }
  bool isBefore(std::size_t a, std::size_t b) const;

  Choice choice_;
  LabelKind labels_;
  std::string text_;
  CsvTable table_;  ///< its header
  std::optional<TableColumn> node_;
  std::vector<TableColumn> features_;
  std::optional<TableColumn> label_;
  std::vector<TableColumn> coordinates_;
  /// With lags: the columns that order the rows of a node; if none are chosen, those that seem to
  /// say when a row was.
  std::vector<TableColumn> times_;
  bool isOrderChosen_ = false;
  std::string missing_;
  bool fill_ = false;

  TableCheck check_;
  /// Features, label, coordinates of row after row; NaN is a feature that is to be filled.
  std::vector<double> numbers_;
  std::vector<double> when_;  ///< of row after row what `times_` say; NaN: nothing
  std::vector<std::size_t> nodeOfRow_;
  std::vector<int> lines_;
  std::vector<std::string> keys_;
  std::unordered_map<std::string, std::size_t> numberOfKey_;
};

}  // namespace gtv
