#pragma once

#include <QWidget>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "experiment/experiment.h"
#include "races/repeated_race.h"
#include "ui/widgets/background_task.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace gtv::ui {

class CurvePlot;
class NumberField;
class RowTable;

/// A race that is repeated with new draws of graph and data, in the background: the mean error of
/// every method with a band of one standard deviation, and a table of the final errors, their
/// paired differences to the first method and mean ranks. Can be cancelled, and then shows what is
/// finished.
class RaceRepeats : public QWidget {
  Q_OBJECT

 public:
  explicit RaceRepeats(QWidget* parent = nullptr);

  /// Shows the methods of this experiment. What was raced before is forgotten unless it `stays`.
  void setRace(const Experiment& experiment, std::vector<std::string> titles, bool stays);
  void setMayStart(std::function<bool(const Experiment&)> mayStart) {
    mayStart_ = std::move(mayStart);
  }
  void startOrCancel();
  void refreshTheme();

  bool isBusy() const { return task_.isRunning(); }
  QPushButton* startButton() const { return start_; }
  NumberField* count() const { return count_; }
  CurvePlot* plot() const { return plot_; }
  RowTable* table() const { return table_; }
  QString statusText() const;
  /// Null before one is finished.
  const RepeatedRace* result() const { return result_.get(); }

 Q_SIGNALS:
  /// The user wants so many repeats.
  void repeatsWanted(int repeats);

 private:
  void take(Result<RepeatedRace> found);
  void showResult();
  void showState(const QString& words, bool isProblem = false);

  Experiment experiment_;
  std::vector<std::string> titles_;
  std::shared_ptr<const RepeatedRace> result_;
  QPushButton* start_;
  NumberField* count_;
  QProgressBar* progress_;
  QLabel* status_;
  CurvePlot* plot_;
  RowTable* table_;
  std::function<bool(const Experiment&)> mayStart_ = [](const Experiment&) { return true; };
  BackgroundTask task_{"for this race"};
};

}  // namespace gtv::ui
