#pragma once

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>
#include <map>
#include <memory>
#include <vector>

#include "ui/live/live_diagnosis.h"
#include "ui/tables/table_figure.h"
#include "ui/widgets/background_task.h"
#include "ui/widgets/view_dock.h"

class QGridLayout;
class QLabel;
class QScrollArea;
class QTreeWidget;
class QVBoxLayout;

namespace gtv::ui {

class ClusterStudy;
class RunController;

/// What is known about the running iterate: objective, certificate, residuals, clusters, errors,
/// uniqueness, and on demand the tests of the clusters.
///
/// A round of numbers is computed on a thread of its own from a copy of the newest W and U. The
/// next one waits twenty times as long as the last one took, and at least a quarter of a second,
/// but none once the iteration has come to rest: then the numbers of the end come at once. Nothing
/// is computed while nothing changes or nobody looks.
class DiagnosticsDock : public ViewDock {
  Q_OBJECT

 public:
  explicit DiagnosticsDock(RunController& run, QWidget* parent = nullptr);
  ~DiagnosticsDock() override;

  /// The newest picture of the run; `running`: more will follow by themselves.
  void follow(std::shared_ptr<const Snapshot> snapshot, bool running);

  /// Everything that is shown is of another network.
  void forget();

  /// Shows the tests of the clusters and starts them, unless they are under way.
  void startStudy();

  enum class Rounds { Always, WithAttackers };
  /// Rounds are computed for this view, too, while it is on the screen.
  void alsoFor(const QWidget& view, Rounds when);
  /// Starts a round if there is something new and somebody looks.
  void consider();

  /// The last round; null before the first.
  const LiveDiagnosis* shown() const { return shown_.get(); }
  /// The round that is shown belongs to the newest picture, and none is under way.
  bool isCurrent() const { return shown_ && !busy_ && seen_ == newest_; }
  /// What stands beside a label, e.g. textOf("gap"); empty if the row is hidden.
  QString textOf(const QString& key) const;
  ClusterStudy* study() const { return study_; }
  /// Honest nodes by their distance from the attackers; hidden while there are none.
  QTreeWidget* rings() const { return rings_; }
  QSize sizeHint() const override { return {310, 600}; }

 Q_SIGNALS:
  /// shown() is another one.
  void diagnosed();

 private:
  void addHeading(const QString& title);
  void addRow(const QString& key, const QString& name, const QString& help);
  void put(const QString& key, const QString& text);
  void makeRows();
  void makeTables(QVBoxLayout& layout);
  bool isWatched() const;
  void startRound(const std::shared_ptr<const IterateSnapshot>& iterates);
  void finishRound(std::optional<LiveDiagnosis> diagnosis);
  void showRound(const LiveDiagnosis& diagnosis);
  void showLearned(const LiveDiagnosis& diagnosis);
  void showResiduals(const LiveDiagnosis& diagnosis);
  void showClusters(const LiveDiagnosis& diagnosis);
  void showErrors(const LiveDiagnosis& diagnosis);
  void showPoisoning(const LiveDiagnosis& diagnosis);
  void showAttackImpact(const ProblemInstance& network, const Poisoning& numbers,
                        const Influence* influence);
  void showHeadings();
  void showClusterGraph(const LiveDiagnosis& diagnosis);
  /// All that is shown, a name and a value each.
  TableFigure::Lines lines() const;

  struct Row {
    QLabel* name;
    QLabel* value;
  };

  SolverThread& solver_;
  std::shared_ptr<const Snapshot> newest_;
  std::shared_ptr<const Snapshot> requested_;  ///< newest when the round under way was asked for
  std::shared_ptr<const Snapshot> seen_;       ///< newest when the round that is shown was
  std::unique_ptr<const LiveDiagnosis> shown_;
  bool running_ = false;
  bool busy_ = false;
  bool roundAsked_ = false;
  QElapsedTimer sinceRound_;
  qint64 wait_ = 0;  ///< milliseconds
  QTimer timer_;
  BackgroundTask task_{"for the diagnostics"};
  struct OtherView {
    QPointer<const QWidget> view;
    Rounds when;
  };
  std::vector<OtherView> otherViews_;
  QScrollArea* scroll_;
  QLabel* subject_;
  QGridLayout* grid_ = nullptr;
  std::map<QString, Row> rows_;
  std::vector<QString> order_;  ///< keys of rows_, from top to bottom
  struct Heading {
    QLabel* label;
    std::size_t from;  ///< place of its first row in order_
  };
  std::vector<Heading> headings_;
  QTreeWidget* rings_;
  QTreeWidget* clusters_;
  QTreeWidget* links_;
  QLabel* clusterTitle_;
  QLabel* tooMany_;
  ClusterStudy* study_;
  TableFigure picture_;
};

}  // namespace gtv::ui
