#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/catalogue.h"
#include "data/node_data.h"

namespace gtv {

/// Data kind "table": any table with a header. Without a node column one row = one node = one
/// sample (m_i = 1), and the key of a node is the number of its row, counting from 1 and not
/// counting the header. With one, all rows with the same key are the samples of one node.
EntryInfo tableDataInfo();

/// x = the feature columns in the order of the choice, then a constant 1 if there is an intercept;
/// y = the label column. `standardise` brings every feature and the label to mean 0 and standard
/// deviation 1, with 1/n and over all rows that are read, held out or not; the intercept stays 1,
/// and labels that are to be signs stay as they are. Without labels (LabelKind::None) no label
/// column is read and y is 0. A node stands at the mean of the coordinates of its rows.
///
/// `missing` decides what becomes of a cell whose value is not known, see TableFormat::missing:
/// refuse; drop the row; or mean, which puts the mean of its column in the place of a missing
/// feature. A row that lacks nothing but its label is there to be predicted under each of the
/// three. Everything else that is no number is an Error.
///
/// With lags the rows of a node are sorted by the columns of `order`; two of one time are an Error,
/// steps of very different length a warning. Without `order` they follow the file, with a warning.
///
/// Problems with the choice are named by path, those in the file by line and column.
Result<NodeTable> loadTableData(const Choice& choice, const FileFinder& find, LabelKind labels);

/// What the features are, by the names of all columns of a file.
using FeatureChooser =
    std::function<Result<std::vector<std::string>>(const std::vector<std::string>& columns)>;
/// The same of a file whose features are only known when it is read, once: it may be a pipe. The
/// features of `choice` do not count.
Result<NodeTable> loadTableChoosingFeatures(const Choice& choice, const FileFinder& find,
                                            LabelKind labels, const FeatureChooser& chooseFeatures);

/// Hides the labels of `heldOut` nodes, drawn uniformly without replacement from stream "held-out".
/// The datasets keep these labels, as the test error needs them; labeled[i] says who may be used.
Result<NodeData> makeTableData(const Choice& choice, const DataContext& context);

/// Something that is wrong in a table.
struct TableProblem {
  int line = 0;       ///< counts from 1; 0: the file as a whole
  int column = -1;    ///< counts from 0; −1: the line as a whole
  std::string title;  ///< of the column
  std::string message;
  std::string file;  ///< where it is another one than that of the table
};

/// What reading a table comes to.
struct TableCheck {
  std::vector<TableProblem> problems;  ///< the first `mostProblems` in the order of the file
  std::int64_t problemCount = 0;
  std::int64_t rows = 0;  ///< without the header
  std::int64_t dropped = 0;
  std::int64_t unlabelled = 0;       ///< kept rows without a label
  std::int64_t filled = 0;           ///< cells that took the mean of their column
  std::vector<std::string> columns;  ///< of the table once it is prepared; none if it cannot be
  std::vector<std::string> keys;     ///< of the nodes, if there is no problem
  /// Samples to learn from, for the validation and for the test, as "validation" says.
  std::array<std::int64_t, 3> parts{};
  std::vector<std::string> notes;     ///< as of NodeTable
  std::vector<std::string> warnings;  ///< as of NodeTable
  /// There are coordinates, and all can be longitudes and latitudes.
  bool mayBeDegrees = false;
  bool finished = true;  ///< false: it was told to stop

  static constexpr std::size_t mostProblems = 1000;
};

/// Reads the file as loadTableData() does, but goes on after a problem: it has none exactly if
/// loadTableData() succeeds. With LabelKind::Sign it says too which labels are neither −1 and 1 nor
/// 0 and 1 throughout, with LabelKind::Class which are no classes. An Error is a problem with the
/// choice. `extendBudget` is told now and then which share was read, and returns false to stop.
Result<TableCheck> checkTableData(const Choice& choice, const FileFinder& find, LabelKind labels,
                                  const std::function<bool(double)>& extendBudget);

}  // namespace gtv
