#pragma once

#include <QElapsedTimer>
#include <QWidget>
#include <memory>

#include "base/json.h"
#include "instances/problem_instance.h"
#include "live/path_worker.h"
#include "ui/live/view.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace gtv::ui {

class PathPlot;
class PathStudy;

/// The λ path of the present problem, started when asked for (that of a small problem once the
/// panel is seen), with the λ of the smallest validation error one click away.
class PathPanel : public QWidget, public View {
  Q_OBJECT

 public:
  explicit PathPanel(QWidget* parent = nullptr);

  QWidget* widget() override { return this; }
  Figure* figure() override;
  void follow(const ViewSources& sources) override;
  /// Under "path": the parameter that the plot shows, and the state of the path.
  void saveState(Json& screen) const override;
  void restoreState(const Json& screen, const Studies& studies, int runNumber) override;
  /// Under "path": its points.
  void saveStudies(Studies& studies, bool running) override;
  void refreshTheme() override;

  PathPlot* plot() const { return plot_; }
  QString statusText() const;
  /// What is there of the present problem's path; may be null.
  const PathProgress* progress() const;

 Q_SIGNALS:
  void lambdaChosen(double lambda);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void offerCoordinates();
  void onFrame();
  void showPath();
  void showProgress();
  QString progressText() const;
  /// Why this is the best λ by validation, and whether it is so by the parameters.
  QString choiceText(const OptimumPoint& best) const;
  void showBest();

  PathStudy* study_ = nullptr;
  PathPlot* plot_;
  QComboBox* coordinate_;
  QPushButton* compute_;
  QPushButton* best_;
  QLabel* status_;
  std::shared_ptr<const ProblemInstance> network_;  ///< whose coordinates are offered
  /// Of a session, until its problem is there; −1: none.
  int coordinateToRestore_ = -1;
  std::string explainedKey_;  ///< of the path whose best λ was chosen
  QElapsedTimer sinceShown_;
  bool stale_ = false;  ///< the plot is behind the study
};

}  // namespace gtv::ui
