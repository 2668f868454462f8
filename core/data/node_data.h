#pragma once

#include <filesystem>
#include <functional>
#include <limits>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "base/catalogue.h"
#include "base/rng.h"
#include "data/local_dataset.h"
#include "datasets/image_sets.h"

namespace gtv {

/// A column as it was before it was standardised: x = mean + deviation · standardised.
struct ColumnScale {
  double mean = 0;
  double deviation = 1;
};

/// What a sample is for: to learn from; to choose λ by; or for neither, but the error at the end.
enum class SamplePart : unsigned char { Training, Validation, Test };

/// Where the samples stand in a file, and what they were there. Empty for data that is drawn.
struct SampleSource {
  std::string file;        ///< what messages call the file
  std::string labelName;   ///< what the file calls the label
  std::vector<int> lines;  ///< line of every sample, in the order of the datasets
  /// Lines behind the last one are those of a second file, which begin behind it.
  int lastLine = std::numeric_limits<int>::max();
  std::string secondFile{};  ///< what messages call that file
  /// What every sample is for, until holdBackChosen(); none: all are learned from.
  std::vector<SamplePart> parts{};
  std::vector<int> linesOfValidation{};      ///< the same of the samples held back for validation
  std::vector<int> linesOfTest{};            ///< and for the test
  std::vector<int> linesOfUnlabelled{};      ///< the same of the rows without a label
  std::vector<ColumnScale> featureScales{};  ///< one per feature; none: as they are
  ColumnScale labelScale{};
  /// What the file calls the classes, in the order of their numbers; none if it has numbers.
  std::vector<std::string> labelNames{};

  const std::string& fileOf(int line) const { return line > lastLine ? secondFile : file; }
  /// What the file calls class k, or `otherwise`.
  std::string nameOfClass(int k, const std::string& otherwise) const {
    const auto place = static_cast<std::size_t>(k);
    return place < labelNames.size() ? labelNames[place] : otherwise;
  }
  int lineInFile(int line) const { return line > lastLine ? line - lastLine : line; }
};

/// What a data file says before the graph is known: the nodes and where they are.
struct NodeTable {
  std::vector<std::string> keys;      ///< nodes by first appearance
  Matrix coordinates = Matrix(2, 0);  ///< 2 × n longitude/latitude or x/y, or 2 × 0
  LocalDatasets datasets;             ///< by position in `keys`
  /// Rows without a label, which are there to be predicted; their labels are NaN. Of no node (0 of
  /// them) if there are none.
  LocalDatasets unlabelled;
  std::vector<std::string> featureNames;  ///< d names
  RowMatrix testSet = RowMatrix(0, 0);    ///< m' × d shared unlabelled points
  int intercept = -1;                     ///< column of constant ones, or −1
  SampleSource source;
  /// The nodes hold different columns of the same samples, row r being the same one at all of them.
  bool holdsColumns = false;
  std::shared_ptr<const LabelledImages> images;  ///< of data kind "digits", which deals them out
  std::vector<std::string> notes;                ///< sentences about how the file was read
  /// What may be another thing than it is taken for: sentences without their full stops.
  std::vector<std::string> warnings;
};

/// Everything the nodes hold.
struct NodeData {
  LocalDatasets datasets;
  /// Samples that were held back for validation, of every node; of no node (0 of them) if none
  /// were.
  LocalDatasets validation;
  /// The same of samples for the test, which neither learning nor the choice of λ sees.
  LocalDatasets test;
  /// Rows of a file without a label, of every node; of no node (0 of them) if there are none.
  LocalDatasets unlabelled;
  int classes = 0;                      ///< K of labels that are classes, else 0
  std::vector<bool> labeled;            ///< the sampling set M: is node i's data accessible?
  Matrix truth = Matrix(0, 0);          ///< d × n true parameters, or d × 0
  RowMatrix testSet = RowMatrix(0, 0);  ///< m' × d shared unlabelled points
  /// m' × n, what the true functions of the nodes say there, where they are known and not those of
  /// `truth`; else 0 × 0.
  Matrix testTruth = Matrix(0, 0);
  std::vector<int> heldOut;               ///< nodes whose labels are kept for testing, ascending
  std::vector<int> ownData;               ///< nodes whose data the document gives, ascending
  std::vector<std::string> featureNames;  ///< d names
  int intercept = -1;                     ///< column of constant ones, or −1
  bool holdsColumns = false;              ///< see NodeTable; foreign features are zeros
  SampleSource source;                    ///< line 0: a sample that the document gives
  std::vector<std::string> notes;         ///< sentences about how the data was read
};

/// What the true functions say at the shared test points, m' × n, or m' × 0 where that is not
/// known.
Matrix trueTestValues(const NodeData& data);

/// The columns of features, without that of ones.
std::vector<int> plainColumns(const NodeData& data);
/// The column of the feature that is called so, or an Error at `path` that says which there are.
Result<int> featureNamed(const NodeData& data, const std::string& name, const std::string& path);

/// What a data kind may build on besides its own parameters.
struct DataContext {
  Rng rng{0};
  std::vector<std::string> nodeKeys;   ///< all nodes, in node order
  int addedNodes = 0;                  ///< how many of them, the last ones, were added by hand
  std::vector<int> clusters;           ///< true cluster of every node
  const NodeTable* table = nullptr;    ///< what `load` returned
  LabelKind labels = LabelKind::Real;  ///< what the losses of the experiment want
  /// Once it is asked for, what is made is of no use, and may be made in less time.
  std::stop_token stop = {};
};

/// Turns the document's file name into a path that exists, or an Error.
using FileFinder = std::function<Result<std::string>(const std::string&)>;

struct DataMaker {
  /// Kinds that read a file do it here, before the graph is made; null otherwise.
  /// `labels` is what the losses of the experiment want.
  std::function<Result<NodeTable>(const Choice&, const FileFinder& find, LabelKind labels)> load;
  std::function<Result<NodeData>(const Choice&, const DataContext&)> make;
};

/// linear, sine, points, toy, csv, table, digits.
const Catalogue<DataMaker>& dataCatalogue();

}  // namespace gtv
