#pragma once

#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "base/csv.h"
#include "base/json.h"
#include "data/local_dataset.h"
#include "experiment/experiment.h"
#include "graph/generators.h"

namespace gtv::ui {

/// What a column of a foreign table is used as.
enum class ColumnRole { Ignore, Node, Label, Feature, X, Y, FeatureAndX, FeatureAndY };
/// Everything but features is one column at most.
inline bool isSingle(ColumnRole role) {
  return role != ColumnRole::Ignore && role != ColumnRole::Feature;
}
/// Is a column of this role used as `use`, perhaps beside another use?
bool isUsedAs(ColumnRole role, ColumnRole use);
/// Gives the columns a role; what only one column can be is taken from another that was it.
void giveRole(std::vector<ColumnRole>& roles, const std::vector<std::size_t>& columns,
              ColumnRole role);

/// Where the graph of an imported table comes from.
enum class GraphSource { Present, Features, Map, Similar, File, None };

/// Is every node joined to a number of others?
bool joinsNeighbours(GraphSource source);

/// How the file is written: options of data kind "table".
struct WrittenAs {
  std::string encoding = "automatic";
  std::string separator = "automatic";
  std::string decimal = "automatic";
  std::string header = "automatic";
};

/// How a table becomes data and graph: nothing that the document cannot say.
struct TableImport {
  QString file;
  /// It is the data of the experiment already: what the table does not decide stays as it is.
  bool isPresent = false;
  /// All fields of data kind "table"; those that others here say count less.
  Json fields = Json::object();
  WrittenAs written;                ///< the encoding is automatic unless it was chosen
  std::vector<std::string> header;  ///< of the table as it is prepared
  std::vector<ColumnRole> roles;    ///< as many
  GraphSource graph = GraphSource::Present;
  int neighbours = 5;
  /// All fields of graph kind "csv", where the graph is from a file.
  Json edges = defaultChoice(graphCatalogue().view, "csv").json();
  /// Distances on the map are great circles between longitudes and latitudes.
  bool isOnGlobe = false;

  std::vector<std::string> titles(ColumnRole role) const;
};

/// What a column looks like in the first rows.
struct ColumnLook {
  std::size_t numbers = 0;
  std::size_t missing = 0;  ///< empty cells and what stands for them
  std::size_t others = 0;
  bool isConstant = true;
};

/// The first rows of a table, and what they look like.
struct TableStart {
  WrittenAs written;  ///< as it was chosen or guessed
  /// Nobody knows whether the first line has the names of the columns: it is shown as a row.
  bool asksForHeader = false;
  std::vector<std::string> notes;  ///< what was guessed, without full stops
  std::vector<std::string> header;
  std::vector<CsvTable::Row> rows;  ///< not all need to be as long as the header
  std::vector<ColumnLook> looks;
  QString problem;  ///< why there is nothing to show, or the header cannot be used
};

/// Reads at most the first 100 rows; what is automatic is guessed.
TableStart readTableStart(const QString& file, const WrittenAs& written = {});
/// The fields of data kind "table" for this.
Json dataFields(const WrittenAs& written);

/// The choices that make this data of kind "table", of which `file` is where the file is; the roles
/// need the header.
TableImport importOf(const Json& data, const QString& file);
/// The columns that this data uses.
std::vector<std::string> columnsIn(const Json& data);
/// What a column is used as in this data.
ColumnRole roleIn(const Json& data, const std::string& column);

/// By the names (node, y, longitude, …), and else: numbers are features, the last of them the
/// label if labels are wanted; texts and what never changes are ignored.
std::vector<ColumnRole> guessRoles(const TableStart& start, LabelKind labels);

/// Are the columns of the map called longitude and latitude, in one of their spellings?
bool isNamedAsDegrees(const TableImport& import);

/// What λ was, was for other data; a loss of standardised data is of the size of 1.
inline constexpr double lambdaOfNewData = 0.1;

/// The choice for the field "data".
Json dataOf(const TableImport& import, const Experiment& experiment);
/// The choice for the field "graph", where it is from a file.
Json edgesOf(const TableImport& import, const Experiment& experiment);
/// The experiment with this data, and another graph if it is asked for. What belonged to the data
/// before (changes of single nodes, studies, live changes, a layout by its coordinates) goes.
Result<Experiment> withTable(const Experiment& experiment, const TableImport& import);

/// How the document names the file: relative where it lies beside the document or below.
std::string nameInDocument(const Experiment& experiment, const QString& file);

}  // namespace gtv::ui
