#pragma once

#include <QObject>
#include <QString>
#include <memory>

#include "base/json.h"
#include "base/result.h"
#include "experiment/experiment.h"
#include "run/result_tables.h"
#include "ui/widgets/background_task.h"

class QWidget;

namespace gtv::ui {

class FileController;
class GraphView;
class RunController;
class ImportDialog;
class StatusLine;
class WindowMemory;

/// What comes into the window from files that are no sessions, and what leaves it as such:
/// documents, graphs, data, tables. A graph or data becomes a step of the present experiment.
class ImportExportController : public QObject {
  Q_OBJECT

 public:
  /// Dialogs belong to `window`.
  ImportExportController(QWidget& window, RunController& run, FileController& files,
                         WindowMemory& memory, StatusLine& status, const GraphView& canvas);

  /// Whatever it is.
  void take(const QString& file);
  /// The user chooses.
  void chooseGraph();
  void chooseTable();
  /// The import dialog on the table that the experiment has; of other data it says so.
  void prepareTable();
  /// The dialog that installs image sets.
  void installImages();
  /// Asks what goes with the graph, then for the file.
  void exportGraph();
  void exportGraphTo(const QString& file, const GraphContents& contents);
  /// The files of `run --out` and the report, into a new folder inside of the chosen one.
  void exportResults();
  void exportResultsTo(const QString& folder);
  /// A field of the document, as the forms give it: a table with a header of its own is imported,
  /// all else is a step.
  void edit(const QString& path, const Json& value);

 private:
  /// Opens the import dialog if `name` is a table with a header of its own, of which nothing is
  /// known yet.
  bool asksForImport(const Json& name);
  void importTable(const QString& file);
  void importGraph(const QString& file);
  void open(ImportDialog& dialog);
  void exportGraphWith(const GraphContents& contents);
  void writeGraph(const std::shared_ptr<const ResultFiles>& files);
  void writeResults(const std::shared_ptr<const ResultFiles>& files);
  /// As a step, whose name has a place for that of the file; or says why not.
  void makeStep(const Result<Experiment>& next, const QString& step, const QString& file);

  QWidget& window_;
  RunController& run_;
  FileController& files_;
  WindowMemory& memory_;
  StatusLine& status_;
  const GraphView& canvas_;
  QString graphFile_;      ///< chosen, while the graph is made
  QString resultsFolder_;  ///< chosen, while the results are made
  BackgroundTask writing_{"for the results"};
};

}  // namespace gtv::ui
