#include "ui/document/import_export_controller.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <utility>

#include "base/file_output.h"
#include "base/json.h"
#include "graph_files/graph_file.h"
#include "graph_writers/graph_writer.h"
#include "run/report.h"
#include "ui/canvas/graph_view.h"
#include "ui/diagnostics/status_line.h"
#include "ui/document/file_controller.h"
#include "ui/document/graph_contents_dialog.h"
#include "ui/document/window_memory.h"
#include "ui/import/graph_exchange.h"
#include "ui/import/graph_import_dialog.h"
#include "ui/import/image_sets_dialog.h"
#include "ui/import/import_dialog.h"
#include "ui/import/table_import.h"
#include "ui/live/experiment_document.h"
#include "ui/live/run_controller.h"
#include "ui/live/solver_thread.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"

namespace gtv::ui {

ImportExportController::ImportExportController(QWidget& window, RunController& run,
                                               FileController& files, WindowMemory& memory,
                                               StatusLine& status, const GraphView& canvas)
    : QObject(&window),
      window_(window),
      run_(run),
      files_(files),
      memory_(memory),
      status_(status),
      canvas_(canvas) {
  connect(&run_.solver(), &SolverThread::resultsReady, this, &ImportExportController::writeResults);
}

void ImportExportController::edit(const QString& path, const Json& value) {
  if (path == QLatin1String("data.file") && asksForImport(value)) return;
  run_.edit(path, value);
}

void ImportExportController::take(const QString& file) {
  switch (kindOfFile(file)) {
    case FileKind::Graph:
      importGraph(file);
      break;
    case FileKind::Data: {
      // A generated graph hardly has the nodes of a table: the dialog makes one that has.
      const auto graph = run_.experiment().graph().kind();
      if (graph != "csv" && graph != "explicit") return importTable(file);
      makeStep(withDataFile(run_.experiment(), file), tr("Data from %1"), file);
      break;
    }
    case FileKind::Experiment:
    case FileKind::Lesson:
      if (files_.mayOpen(file)) files_.openByName(file);
      break;
    case FileKind::Table:
      importTable(file);
      break;
    case FileKind::Unknown:
      status_.showMessage(tr("%1: neither an experiment, nor a graph, nor a table").arg(file),
                          true);
  }
}

void ImportExportController::importTable(const QString& file) {
  if (const auto problem = memory_.problemAfterAsking(file)) {
    status_.showMessage(translatedError({file.toStdString(), problem->message}), true);
    return;
  }
  open(*new ImportDialog(file, run_.experiment(), run_.network(), &window_));
}

void ImportExportController::importGraph(const QString& file) {
  auto* dialog = new GraphImportDialog(file, run_.experiment(), &window_);
  connect(
      dialog, &GraphImportDialog::imported, this,
      [this](const Experiment& next, const QString& step) { run_.document().change(next, step); });
  connect(dialog, &GraphImportDialog::dataWanted, this,
          [this](const QString& nodes, const Json& edges) {
            auto& import = *new ImportDialog(nodes, run_.experiment(), run_.network(), &window_);
            import.useEdges(edges);
            import.showPage(ImportDialog::Page::Columns);
            open(import);
          });
  dialog->open();
}

void ImportExportController::open(ImportDialog& dialog) {
  connect(
      &dialog, &ImportDialog::imported, this,
      [this](const Experiment& next, const QString& step) { run_.document().change(next, step); });
  dialog.open();
}

void ImportExportController::prepareTable() {
  if (run_.experiment().data().kind() == "table")
    return open(*new ImportDialog(run_.experiment(), run_.network(), &window_));
  status_.showMessage(tr("Only data from a table can be prepared: File → Import data… opens one"),
                      true);
}

void ImportExportController::chooseTable() {
  const auto file =
      QFileDialog::getOpenFileName(&window_, tr("Import data"), QString(),
                                   tr("Tables (*.csv *.tsv *.tab *.txt *.dat *.gz);;"
                                      "Nodes of graphs (*.graphml *.gml *.gexf *.dot *.json);;"
                                      "All files (*)"));
  if (!file.isEmpty()) importTable(file);
}

void ImportExportController::chooseGraph() {
  const auto file = QFileDialog::getOpenFileName(&window_, tr("Import a graph"), QString(),
                                                 readGraphFilter() + tr(";;All files (*)"));
  if (!file.isEmpty()) importGraph(file);
}

void ImportExportController::makeStep(const Result<Experiment>& next, const QString& step,
                                      const QString& file) {
  if (next)
    run_.document().change(*next, step.arg(QFileInfo(file).fileName()));
  else
    status_.showMessage(translatedError(next.error()), true);
}

void ImportExportController::installImages() {
  auto* dialog = new ImageSetsDialog(&window_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void ImportExportController::exportGraph() {
  if (!run_.network()) return;
  auto* dialog = new GraphContentsDialog(&window_);
  connect(dialog, &QDialog::accepted, this,
          [this, dialog] { exportGraphWith(dialog->contents()); });
  dialog->open();
}

void ImportExportController::exportGraphWith(const GraphContents& contents) {
  auto chosen = QString();
  const auto file =
      QFileDialog::getSaveFileName(&window_, tr("Export the graph"),
                                   QStringLiteral("graph.graphml"), writtenGraphFilter(), &chosen);
  if (!file.isEmpty()) exportGraphTo(file, contents);
}

void ImportExportController::exportGraphTo(const QString& file, const GraphContents& contents) {
  const auto format = writtenGraphFormatOf(file.toStdString());
  if (!format) return status_.showMessage(translatedError(format.error()), true);
  if (!resultsFolder_.isEmpty() || !graphFile_.isEmpty() || writing_.isRunning())
    return status_.showMessage(tr("The results are being written already"), true);
  graphFile_ = file;
  run_.solver().requestResults([contents, format = *format, positions = canvas_.positions()](
                                   const Run& run, const std::stop_token& stop) {
    auto graph = resultGraph(run, contents, stop);
    if (positions.cols() == std::ssize(graph.keys)) graph.positions = positions;
    // The text, and what the format does not keep of the graph.
    return ResultFiles{{"graph", formatGraph(graph, format)}, {"lost", lostIn(graph, format)}};
  });
}

void ImportExportController::writeGraph(const std::shared_ptr<const ResultFiles>& files) {
  const auto file = std::exchange(graphFile_, {});
  if (!files)
    return status_.showMessage(tr("There is no run whose results could be written"), true);
  writing_.start(
      [files, file](const BackgroundTask::Context&) {
        return writeTextFile(file.toStdString(), files->front().second);
      },
      [this, files, file](const Result<void>& done) {
        const auto& lost = files->back().second;
        if (!done)
          status_.showMessage(translatedError(done.error()), true);
        else if (lost.empty())
          status_.showMessage(tr("Exported to %1").arg(file), false);
        else
          status_.showMessage(
              tr("Exported to %1, which does not keep: %2").arg(file, translatedMessage(lost)),
              false);
      });
}

void ImportExportController::exportResults() {
  if (!resultsFolder_.isEmpty() || writing_.isRunning()) {
    status_.showMessage(tr("The results are being written already"), true);
    return;
  }
  const auto folder =
      QFileDialog::getExistingDirectory(&window_, tr("Export the results into a new folder here"));
  if (!folder.isEmpty()) exportResultsTo(folder);
}

void ImportExportController::exportResultsTo(const QString& folder) {
  resultsFolder_ = folder;
  status_.showMessage(tr("Writing the results…"), false);
  run_.solver().requestResults([](const Run& run, const std::stop_token& stop) {
    auto files = gtv::resultFiles(run, stop);
    files.emplace_back("report.json", prettyJson(runReport(run, {false, stop})));
    return files;
  });
}

void ImportExportController::writeResults(const std::shared_ptr<const ResultFiles>& files) {
  if (!graphFile_.isEmpty()) return writeGraph(files);
  const QDir inside(std::exchange(resultsFolder_, {}));
  if (!files) {
    status_.showMessage(tr("There is no run whose results could be written"), true);
    return;
  }
  // What is there already stays as it is.
  auto name = QStringLiteral("results");
  for (int k = 2; inside.exists(name); ++k) name = QStringLiteral("results-%1").arg(k);
  const auto folder = inside.filePath(name);
  writing_.start(
      [files, folder](const BackgroundTask::Context&) -> Result<void> {
        if (!QDir().mkpath(folder)) return Error{folder.toStdString(), "cannot be made"};
        for (const auto& [file, text] : *files)
          if (auto done = writeTextFile(QDir(folder).filePath(toQString(file)).toStdString(), text);
              !done)
            return done;
        return {};
      },
      [this, folder](const Result<void>& done) {
        if (done)
          status_.showMessage(tr("Exported to %1").arg(folder), false);
        else
          status_.showMessage(translatedError(done.error()), true);
      });
}

bool ImportExportController::asksForImport(const Json& name) {
  // Which columns of a table count has been said once it has a label.
  const auto data = run_.experiment().data();
  if (data.kind() == "table" && !data.text("label").empty()) return false;
  const auto file = run_.experiment().findFile(name.get<std::string>());
  if (!file || kindOfFile(toQString(*file)) != FileKind::Table) return false;
  Q_EMIT run_.formsOutdated();
  importTable(toQString(*file));
  return true;
}

}  // namespace gtv::ui
