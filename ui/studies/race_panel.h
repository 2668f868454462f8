#pragma once

#include <QElapsedTimer>
#include <QWidget>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/json.h"
#include "experiment/experiment.h"
#include "live/race_worker.h"
#include "session/session.h"
#include "ui/live/view.h"
#include "ui/widgets/figure.h"

class QComboBox;
class QLabel;
class QMenu;
class QPushButton;
class QScrollArea;
class QSplitter;
class QToolButton;

namespace gtv::ui {

class ChoiceForm;
class CurvePlot;
class NumberField;
class RaceRepeats;
class RowTable;

/// Two to six methods on the present experiment, side by side: chosen here (each choice is a step
/// of the document), matched by iterations, seconds or bytes, raced on a thread of their own; one
/// plot of their errors and one table. A race ends when what it races on changes.
class RacePanel : public QWidget, public Figure, public View {
  Q_OBJECT

 public:
  explicit RacePanel(QWidget* parent = nullptr);

  QWidget* widget() override { return this; }
  Figure* figure() override { return this; }
  void follow(const ViewSources& sources) override;
  /// Under "raceTable": how the table is sorted.
  void saveState(Json& screen) const override;
  void restoreState(const Json& screen, const Studies& studies, int runNumber) override;
  /// A race that is soon run again is no loss.
  bool hasUnsavedWork() const override;

  /// The experiment as it is edited.
  void setExperiment(const Experiment& experiment);
  /// Takes up the progress since the last call: once per frame.
  void poll();
  void refreshTheme() override;

  void start();
  /// Whether a race may take the memory that it needs; asked before it begins.
  void setMayStart(std::function<bool(const Experiment&)> mayStart);
  /// What the button does: starts, pauses, goes on.
  void startOrPause();
  /// Forgets the race; the methods stay.
  void reset();
  /// A race is under way, or rests.
  bool isRacing() const { return state_ == State::Running || state_ == State::Paused; }
  bool isPaused() const { return state_ == State::Paused; }

  CurvePlot* plot() const { return plot_; }
  RowTable* table() const { return table_; }
  QMenu* addMenu() const { return addMenu_; }
  QPushButton* startButton() const { return start_; }
  QToolButton* removeButton() const { return remove_; }
  QToolButton* downButton() const { return down_; }
  /// Shows the repeated race in the place of the one that is watched.
  QToolButton* repeatsButton() const { return repeatsButton_; }
  RaceRepeats* repeats() const { return repeats_; }
  /// Of the method that is chosen in the table.
  ChoiceForm* form() const { return form_; }
  QString statusText() const;
  /// The methods as a session keeps them, where the race was a moment ago; none without a race.
  /// `number` tells one race from another, `revision` one answer from the next.
  std::vector<SessionRun> kept() const;
  int number() const { return number_; }
  int revision() const { return revision_; }
  /// Shows a race of the present experiment that was kept; it rests where it was.
  void restore(const std::vector<SessionRun>& kept);

  /// Null before the first picture of a race.
  const RaceProgress* progress() const { return progress_.get(); }

  /// The plot above the table; as numbers the table.
  QString figureName() const override { return QStringLiteral("race"); }
  QSizeF figureSize() const override;
  void drawFigure(QCPPainter& painter) override;
  QString figureData() const override;

 Q_SIGNALS:
  /// kept() is another one.
  void moved();
  /// The user changed methods or rules: the experiment that it leads to, and how the step is
  /// called.
  void changeWanted(gtv::Experiment next, QString step);
  /// Of the plot alone; the whole is in the menu of the dock.
  void copyWanted(gtv::ui::Figure* figure);
  void exportWanted(gtv::ui::Figure* figure);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  enum class State { None, Running, Paused, Over };
  /// What the plot needs to know of the race it shows.
  struct Measure {
    RaceError error = RaceError::Mse;
    double best = 0;
  };

  void makeAddMenu();
  QWidget* makeMethods();
  void makeRepeats();
  void addMethod(const QString& id);
  void removeMethods();
  void moveMethod(int by);
  void edit(const QString& path, const Json& value);
  void want(const Json& methods, const QString& step);
  /// The first method that is chosen, or −1.
  int chosen() const;
  std::string nameOf(int method) const;
  void forget();
  std::int64_t idOf(int racer) const;
  const Experiment& startOf(int racer) const;
  void showRules();
  void showForm();
  void showProgress();
  QString stateText() const;
  void showStatus(const QString& problem = {});
  void showButtons();

  Experiment experiment_;
  std::vector<std::string> titles_;
  State state_ = State::None;
  bool overtaken_ = false;  ///< the experiment changed under a race
  int number_ = 0;
  std::shared_ptr<const RaceProgress> progress_;
  std::shared_ptr<const RaceProgress> placed_;  ///< the newest one with places
  std::vector<SessionRun> waiting_;             ///< what restore() was given, until it is there
  mutable std::vector<Experiment> starts_;  ///< of the methods of this race; empty: not made yet
  int revision_ = 0;
  std::shared_ptr<Measure> measure_;
  QElapsedTimer fitted_;  ///< since the columns got their widths

  QComboBox* by_;
  NumberField* limit_;
  QPushButton* start_;
  QPushButton* reset_;
  QLabel* status_;
  QSplitter* panes_;
  RowTable* table_;
  QToolButton* add_;
  QMenu* addMenu_;
  QToolButton* remove_;
  QToolButton* up_;
  QToolButton* down_;
  QToolButton* parameters_;
  QScrollArea* formPane_;
  ChoiceForm* form_;
  CurvePlot* plot_;
  QToolButton* repeatsButton_;
  RaceRepeats* repeats_;
  std::function<bool(const Experiment&)> mayStart_ = [](const Experiment&) { return true; };
  RaceWorker worker_;
};

}  // namespace gtv::ui
