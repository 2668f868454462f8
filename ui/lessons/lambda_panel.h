#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;

namespace gtv::ui {

class LambdaControl;
class PathPlot;
class RunController;
class UnattackedPath;

/// What λ does, exactly under each other on one axis: the models over λ, the error over λ, and the
/// slider for λ, from "every node alone" to "all the same". Where there is no room for both plots,
/// buttons beside them choose one.
class LambdaPanel : public QWidget {
  Q_OBJECT

 public:
  explicit LambdaPanel(QWidget* parent = nullptr);

  void follow(RunController& run);
  void refreshTheme();
  PathPlot* plot() const { return plot_; }
  LambdaControl* control() const { return control_; }

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showPath();
  /// In place of the path: why there is none, or that it may be computed.
  void showWhyMissing();
  void showErrorsOfRun();
  void align();
  /// One plot or both, as there is room.
  void choosePlots();
  int aroundPlots() const;

  RunController* run_ = nullptr;
  UnattackedPath* unattacked_;
  PathPlot* plot_;
  LambdaControl* control_;
  QWidget* ends_;
  QWidget* choice_;
  QToolButton* errors_;
  QToolButton* models_;
  QLabel* same_;
  QWidget* missing_;
  QLabel* why_;
  QPushButton* compute_;
};

}  // namespace gtv::ui
