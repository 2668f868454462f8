#pragma once

#include <QObject>

#include "base/json.h"
#include "base/result.h"
#include "experiment/experiment.h"

namespace gtv::ui {

class MainWindow;

/// What comes into the window from files that are no sessions, and what leaves it as such:
/// documents, graphs, data, tables. A graph or data becomes a step of the present experiment.
class DataExchange : public QObject {
  Q_OBJECT

 public:
  explicit DataExchange(MainWindow& window);

  /// Whatever it is.
  void take(const QString& file);
  /// The user chooses.
  void chooseGraph();
  void chooseTable();
  void exportGraph();
  /// Opens the import dialog if `name` is a table with a header of its own, of which nothing is
  /// known yet.
  bool asksForImport(const Json& name);

 private:
  void importTable(const QString& file);
  /// As a step, whose name has a place for that of the file; or says why not.
  void makeStep(const Result<Experiment>& next, const QString& step, const QString& file);

  MainWindow& window_;
};

}  // namespace gtv::ui
