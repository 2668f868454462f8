#pragma once

#include <QDialog>
#include <optional>

#include "base/json.h"
#include "experiment/experiment.h"
#include "ui/import/import_check.h"
#include "ui/widgets/background_task.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace gtv::ui {

class ChoiceForm;

/// A graph of another program becomes the graph of the experiment: which attribute is the weight,
/// and what becomes of directions, repeated edges, loops and strange weights. The file is read in
/// the background after every change; what was guessed or left out is listed. Where the nodes have
/// attributes these can become the data. Does not block: use open().
class GraphImportDialog : public QDialog {
  Q_OBJECT

 public:
  GraphImportDialog(const QString& file, Experiment experiment, QWidget* parent = nullptr);
  ~GraphImportDialog() override;

  /// Of the present choices; null while they are being checked.
  const GraphVerdict* verdict() const { return verdict_ ? &*verdict_ : nullptr; }
  ChoiceForm* form() const { return form_; }

 Q_SIGNALS:
  /// OK: the experiment on this graph, and how the step is called.
  void imported(const gtv::Experiment& experiment, const QString& step);
  /// The attributes of the nodes are to be the data; `edges` are the fields of graph kind "csv".
  void dataWanted(const QString& file, const gtv::Json& edges);

 private:
  void check();
  void take(const GraphVerdict& verdict);
  void import();

  QString file_;
  Experiment experiment_;
  Json edges_;
  std::optional<GraphVerdict> verdict_;
  BackgroundTask& task_;  ///< outlives the dialog where a large file is being read

  QLabel* summary_;
  ChoiceForm* form_;
  QTreeWidget* notes_;
  QLabel* data_;
  QPushButton* asData_;
  QProgressBar* progress_;
  QPushButton* ok_;
};

}  // namespace gtv::ui
