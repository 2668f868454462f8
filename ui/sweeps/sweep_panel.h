#pragma once

#include <QElapsedTimer>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "experiment/published.h"
#include "live/sweep_worker.h"
#include "ui/live/view.h"
#include "ui/widgets/figure.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSplitter;
class QToolButton;

namespace gtv::ui {

class CurveChoice;
class NumberField;
class RowTable;
class SweepAxisForm;
class SweepPicture;
class SweepPlot;

/// Every combination of the values of one or two parameters, with so many repetitions, in the
/// background on all processors: chosen here, started, paused, continued, cancelled; a live plot or
/// heat map and a table of all runs. A sweep is of the document as it was when it started.
class SweepPanel : public QWidget, public Figure, public View {
  Q_OBJECT

 public:
  explicit SweepPanel(QWidget* parent = nullptr);

  QWidget* widget() override { return this; }
  Figure* figure() override { return this; }
  void follow(const ViewSources& sources) override;
  /// Under "sweepTable": how the table is sorted.
  void saveState(Json& screen) const override;
  void restoreState(const Json& screen, const Studies& studies, int runNumber) override;
  bool hasUnsavedWork() const override { return hasRows(); }

  /// The experiment as it is edited.
  void setExperiment(const Experiment& experiment);
  /// Another document: what it varies is chosen, and an unfinished sweep of the one before goes.
  void beginDocument(const Experiment& experiment);
  /// Takes up what is new since the last call: once per frame.
  void poll();
  void refreshTheme() override;

  /// Starts what is chosen.
  void start();
  /// What the button does: starts, pauses, goes on.
  void startOrPause();
  /// Keeps what is done.
  void cancel();

  /// Sweeps of this document that came before the one that is shown are kept: all of them, the one
  /// that is shown last.
  struct Kept {
    std::int64_t id = 0;  ///< one of its own in this document
    std::shared_ptr<const SweepPlan> plan;
    std::shared_ptr<const std::vector<SweepRow>> rows;
    std::vector<std::string> instructionSets;
  };
  std::vector<Kept> kept() const;
  /// There is something that took work.
  bool hasRows() const;
  static constexpr std::size_t mostKept = 20;

  /// What a session keeps. The rows that are done, in order.
  std::optional<SweepPlan> plan() const;
  std::vector<SweepRow> rows() const;
  /// The instruction sets that the rows were made with, in the order in which they came.
  const std::vector<std::string>& instructionSets() const { return instructionSets_; }
  /// Shows a sweep that was kept beside what is there; an unfinished one rests until it is
  /// continued.
  void restore(const SweepPlan& plan, std::vector<SweepRow> rows,
               std::vector<std::string> instructionSets = {});

  /// It works, or rests and can go on.
  bool isInProgress() const { return state_ == State::Running || state_ == State::Paused; }
  bool isRunning() const { return state_ == State::Running; }
  bool isPaused() const { return state_ == State::Paused; }
  bool isOver() const { return state_ == State::Over; }
  /// What is known is on the screen.
  bool isCurrent() const { return !stale_; }

  SweepAxisForm* axis(int index) const { return index == 0 ? first_ : second_; }
  QComboBox* metricChoice() const;
  QPushButton* startButton() const { return start_; }
  SweepPlot* plot() const;
  RowTable* table() const { return table_; }
  QString statusText() const;

  /// The plot above the table; as numbers the table, with all digits.
  QString figureName() const override { return QStringLiteral("sweep"); }
  QSizeF figureSize() const override;
  void drawFigure(QCPPainter& painter) override;
  QString figureData() const override;

 Q_SIGNALS:
  /// The user wants to see the experiment of one cell; `name` says which.
  void experimentWanted(gtv::Experiment experiment, QString name);
  /// There is another sweep, or none any more; rows() is all it has.
  void replaced();
  /// Rows of this sweep, in the order in which they came.
  void rowsAdded(const std::vector<gtv::SweepRow>& rows);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  enum class State { None, Running, Paused, Cancelled, Over };

  Result<SweepPlan> planFromForm() const;
  void showPlan(const SweepPlan& plan);
  void go();
  /// What is shown gives way to another one, and can be chosen again.
  void archiveCurrent();
  void choose(std::int64_t id);
  void forget();
  void showArchived(Kept sweep);
  void fillSweeps();
  void take(std::vector<SweepRow> newRows);
  void finish(State state);
  void openCell(int cell);
  void showResults();
  void showState();
  /// What the runs say beside their numbers, warnings first.
  QStringList collectRemarks() const;
  QString stateText() const;
  /// Among the instruction sets of the rows is that of this process.
  bool isMadeHere() const;
  QString describeInstructionSets() const;
  QString describeDifference() const;
  static QStringList namesOf(const SweepPlan& plan);

  Experiment experiment_;
  std::optional<PublishedFigure> stated_;  ///< of the document
  std::shared_ptr<const SweepPlan> plan_;  ///< of the rows; null before the first sweep
  std::shared_ptr<std::vector<SweepRow>> rows_;
  std::vector<std::string> instructionSets_;
  std::int64_t id_ = 0;  ///< of it
  std::int64_t lastId_ = 0;
  std::vector<Kept> others_;  ///< by id
  State state_ = State::None;
  bool begun_ = false;  ///< the worker has it; one that was restored it has not
  QString problem_;     ///< why it cannot start, or a cell cannot be opened
  int number_ = 0;
  double share_ = 0;
  double secondsLeft_ = 0;
  bool stale_ = false;  ///< the screen is behind rows_
  QElapsedTimer sinceShown_;
  qint64 showCost_ = 0;  ///< milliseconds of the last time

  SweepAxisForm* first_;
  SweepAxisForm* second_;
  NumberField* repeats_;
  CurveChoice* curves_;
  QPushButton* start_;
  QPushButton* cancel_;
  QProgressBar* progress_;
  QLabel* status_;
  QComboBox* sweeps_;
  QToolButton* forget_;
  QWidget* form_;
  QSplitter* panes_;
  SweepPicture* picture_;
  RowTable* table_;
  SweepWorker worker_;
};

}  // namespace gtv::ui
