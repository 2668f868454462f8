#pragma once

#include <QWidget>
#include <memory>
#include <string>
#include <vector>

#include "base/json.h"
#include "diagnostics/cluster_minimum.h"
#include "diagnostics/critical_lambda.h"
#include "diagnostics/well_connected.h"
#include "ui/live/solver_thread.h"
#include "ui/tables/table_figure.h"
#include "ui/widgets/background_task.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace gtv::ui {

/// The tests that may take long, on demand: is every true and learned cluster well-connected, from
/// which λ on, and why; from which λ on is there consensus; GTVMin on the graph of the true
/// clusters. Works in the background on a copy of the iterate, shows every answer as it comes, can
/// be cancelled, and keeps what it has.
class ClusterStudy : public QWidget {
  Q_OBJECT

 public:
  explicit ClusterStudy(QWidget* parent = nullptr);

  /// Answers wanted(); true if the tests begin.
  bool start(std::shared_ptr<const IterateSnapshot> iterates);
  void cancel();
  /// Cancels and clears: there is another network.
  void forget();
  bool isBusy() const { return busy_; }
  QString summary() const;
  const std::vector<WellConnected>& answers() const { return answers_; }
  /// What is shown, for restore(), as one text, which is soon copied and compared; null if there is
  /// nothing. Of tests that go on, that they do.
  Json json() const;
  /// Shows it again, of the same network; tests that went on begin again. What is not understood is
  /// left.
  void restore(const Json& shown, std::shared_ptr<const ProblemInstance> network);
  QPushButton* button() const { return button_; }
  QTreeWidget* table() const { return table_; }
  /// The reasons of the chosen cluster, as rich text.
  QString reasons() const;

 Q_SIGNALS:
  /// The button was pressed: start() is waited for.
  void wanted();
  /// The row of a cluster was clicked: the violating subset, or the cluster if there is none.
  void nodesChosen(std::vector<int> nodes, std::shared_ptr<const gtv::ProblemInstance> network);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Cluster {
    QString name;
    std::vector<int> nodes;
    int partition = 0;  ///< 0: the first that is tested
    int number = 0;     ///< within it
  };
  void begin();
  void clear();
  void keep();
  void test(std::size_t next);
  void addAnswer(const Cluster& cluster, WellConnected answer);
  void addCritical(const CriticalLambda& critical);
  void testClusterGraph();
  void addMinimum(const ClusterMinimum& minimum);
  /// Of all clusters: reasons_. Limits that need all clusters are left out if some were not tested.
  void explain(bool all);
  int testCount() const;
  void showReasons(int row);
  void fitColumns();
  void finish(const QString& how);
  QString nodeNames(const std::vector<int>& nodes) const;

  std::shared_ptr<const IterateSnapshot> iterates_;
  std::vector<Cluster> clusters_;
  std::vector<WellConnected> answers_;   ///< of the rows that are clusters, in their order
  std::vector<std::vector<int>> nodes_;  ///< what a click on such a row shows
  std::vector<QString> reasons_;         ///< of such rows, once no test goes on
  Matrix models_;                        ///< of the true clusters, see ClusterMinimum; 0 × 0: none
  bool hasTruth_ = false;                ///< the first partition is the true one
  std::shared_ptr<const ProblemInstance> network_;  ///< that the rows are of
  std::string kept_;                                ///< what is shown, once no test goes on
  BackgroundTask task_{"for these tests"};
  bool busy_ = false;
  QPushButton* button_;
  QLabel* summary_;
  QProgressBar* progress_;
  QTreeWidget* table_;
  QLabel* why_;
  TableFigure picture_;
};

}  // namespace gtv::ui
