#pragma once

#include <QDialog>
#include <functional>
#include <vector>

#include "experiment/experiment.h"
#include "session/session.h"
#include "studies/held_out.h"
#include "ui/widgets/background_task.h"
#include "ui/widgets/figure.h"

class QCustomPlot;
class QLabel;
class QProgressBar;
class QPushButton;

namespace gtv::ui {

class NumberField;

/// The held-out study of an experiment: test error over the grid of λ, mean ± standard deviation
/// over random splits, against the baselines and the published values. Works in the background,
/// shows every split as it is done, and can be stopped, keeping what it has.
class HeldOutWindow : public QDialog, public Figure {
  Q_OBJECT

 public:
  /// The experiment must ask for a held-out study. With `splits` that are done the others follow
  /// only if it `goesOn`.
  explicit HeldOutWindow(const Experiment& experiment, QWidget* parent = nullptr,
                         std::vector<HeldOutSplit> splits = {}, bool goesOn = true);

  const Experiment& experiment() const { return experiment_; }
  int splitsDone() const { return static_cast<int>(splits_.size()); }
  bool isBusy() const { return busy_; }
  QString summary() const;
  /// The splits that are done, for a session.
  const StudyParts& study() const { return kept_; }
  QCustomPlot* plot() const { return plot_; }
  /// Of a path in the document: "heldOut.lambdaTo"; null: there is none.
  NumberField* setting(const QString& path) const;
  /// Computes with what stands in the fields.
  QPushButton* beginButton() const { return beginButton_; }
  void stop();
  /// What *Compute* begins from: the experiment as it is then, with a held-out study.
  void setSource(std::function<Experiment()> source) { source_ = std::move(source); }

  QString figureName() const override { return QStringLiteral("held-out"); }
  QSizeF figureSize() const override;
  void drawFigure(QCPPainter& painter) override;
  /// The mean and the standard deviation over the splits for every λ, and the baselines.
  QString figureData() const override;

 Q_SIGNALS:
  /// The user clicked a λ of the grid.
  void lambdaChosen(double lambda);
  /// The study begins anew with another grid, or other numbers of splits or nodes.
  void settingsChanged(const gtv::Experiment& experiment);

 private:
  QLayout* makeSettings();
  void beginAnew();
  void startSplit(int split);
  void add(HeldOutSplit split);
  void showSplits();
  void finish(const QString& message);

  Experiment experiment_;
  std::function<Experiment()> source_;
  std::vector<HeldOutSplit> splits_;
  StudyParts kept_;  ///< of each of them
  BackgroundTask task_{"for this split"};
  bool busy_ = true;
  QCustomPlot* plot_;
  QLabel* summary_;
  QProgressBar* progress_;
  QPushButton* beginButton_;
  QPushButton* stopButton_;
  std::vector<std::pair<QString, NumberField*>> settings_;  ///< by path in the document
};

}  // namespace gtv::ui
