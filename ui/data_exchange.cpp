#include "data_exchange.h"

#include <QFileDialog>
#include <QFileInfo>

#include "experiment_document.h"
#include "graph_exchange.h"
#include "graph_view.h"
#include "import_dialog.h"
#include "main_window.h"
#include "table_import.h"
#include "window_files.h"
#include "window_memory.h"
#include "words.h"

namespace gtv::ui {

DataExchange::DataExchange(MainWindow& window) : QObject(&window), window_(window) {}

void DataExchange::take(const QString& file) {
  switch (kindOfFile(file)) {
    case FileKind::Graph:
      makeStep(withGraphFile(window_.experiment(), file), tr("Graph from %1"), file);
      break;
    case FileKind::Data:
      makeStep(withDataFile(window_.experiment(), file), tr("Data from %1"), file);
      break;
    case FileKind::Experiment:
      if (window_.files()->mayOpen(file)) window_.openByName(file);
      break;
    case FileKind::Table:
      importTable(file);
      break;
    case FileKind::Unknown:
      window_.say(tr("%1: neither an experiment, nor a graph, nor a table").arg(file), true);
  }
}

void DataExchange::importTable(const QString& file) {
  if (const auto problem = window_.memory().problemAfterAsking(file)) {
    window_.say(text(Error{file.toStdString(), problem->message}.text()), true);
    return;
  }
  auto* dialog = new ImportDialog(file, window_.experiment(), window_.network(), &window_);
  connect(dialog, &ImportDialog::imported, this,
          [this](const Experiment& next, const QString& step) {
            window_.document()->change(next, step);
          });
  dialog->open();
}

void DataExchange::chooseTable() {
  const auto file =
      QFileDialog::getOpenFileName(&window_, tr("Import data"), QString(),
                                   tr("Tables (*.csv *.tsv *.tab *.txt *.dat);;All files (*)"));
  if (!file.isEmpty()) importTable(file);
}

void DataExchange::chooseGraph() {
  const auto file = QFileDialog::getOpenFileName(&window_, tr("Import a graph"), QString(),
                                                 graphFilter() + tr(";;All files (*)"));
  if (file.isEmpty()) return;
  makeStep(withGraphFile(window_.experiment(), file), tr("Graph from %1"), file);
}

void DataExchange::makeStep(const Result<Experiment>& next, const QString& step,
                            const QString& file) {
  if (next)
    window_.document()->change(*next, step.arg(QFileInfo(file).fileName()));
  else
    window_.say(text(next.error().text()), true);
}

void DataExchange::exportGraph() {
  if (!window_.network()) return;
  auto chosen = QString();
  auto file = QFileDialog::getSaveFileName(&window_, tr("Export the graph"),
                                           QStringLiteral("graph.graphml"), graphFilter(), &chosen);
  if (file.isEmpty()) return;
  const auto lost = saveGraph(*window_.network(), window_.graphView()->positions(), file);
  if (!lost)
    window_.say(text(lost.error().text()), true);
  else if (lost->isEmpty())
    window_.say(tr("Exported to %1").arg(file), false);
  else
    window_.say(tr("Exported to %1, which does not keep: %2").arg(file, *lost), false);
}

bool DataExchange::asksForImport(const Json& name) {
  // Which columns of a table count has been said once it has a label.
  const auto data = window_.experiment().data();
  if (data.kind() == "table" && !data.text("label").empty()) return false;
  const auto file = window_.experiment().findFile(name.get<std::string>());
  if (!file || kindOfFile(text(*file)) != FileKind::Table) return false;
  window_.showForms(window_.experiment());
  importTable(text(*file));
  return true;
}

}  // namespace gtv::ui
