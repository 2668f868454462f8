#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "base/json.h"
#include "session/session_studies.h"
#include "studies/privacy_study.h"
#include "ui/views/run_view.h"
#include "ui/widgets/background_task.h"
#include "ui/widgets/figure.h"

class QCPGraph;
class QCustomPlot;
class QComboBox;
class QLabel;
class QMouseEvent;
class QPushButton;

namespace gtv::ui {

class NumberField;

/// What hiding a private number costs: for noise of growing σ on everything FedRelax shares, or on
/// the features, or for groups of growing size, the mutual information of a label or a feature with
/// the first update, and how far the models are from those without (where that is not known, the
/// level itself). The number is one of the first
/// selected node, or of the first node that has data.
/// Computed in the background; small problems follow the run by themselves, others on demand.
class PrivacyPanel : public RunView, public Figure {
  Q_OBJECT

 public:
  PrivacyPanel();

  QCustomPlot* plot() const { return plot_; }
  /// Computes, or cancels.
  QPushButton* button() const { return button_; }
  /// The label, then the features, by name.
  QComboBox* subject() const { return what_; }
  /// What hides it, in the order of PrivacyOver.
  QComboBox* over() const { return over_; }
  /// The number of the private sample within its node, from 1.
  NumberField* sample() const { return sample_; }
  bool isBusy() const { return task_.isRunning(); }
  QString statusText() const;
  /// For an observer who knows all other labels, or none; empty before there is an answer.
  const std::vector<PrivacyPoint>& points(bool othersKnown) const {
    return othersKnown ? result_.known : result_.unknown;
  }
  bool isExact() const { return result_.exact; }

  /// Under "privacy".
  void saveState(Json& screen) const override { screen["privacy"] = state(); }
  void restoreState(const Json& screen, const Studies& studies, int runNumber) override;
  void saveStudies(Studies& studies, bool running) override;
  /// What a session keeps: the choices and whether there is a curve, and the curve.
  Json state() const;
  const StudyParts& study() const { return pendingRestore_.is_object() ? studyToRestore_ : kept_; }
  /// Of the network that is shown, once it is looked at. Without its points a curve is computed
  /// again; what is not understood stays as it is.
  void restore(const Json& state, StudyParts study);

  void refreshTheme() override;
  bool isCurrent() const override;
  void beginDocument() override;
  Figure* figure() override { return this; }
  QString figureName() const override { return QStringLiteral("privacy"); }
  QSizeF figureSize() const override;
  void drawFigure(QCPPainter& painter) override;
  /// "noise,otherLabels,information,excess".
  QString figureData() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void refresh() override;
  void forget(bool another) override;

 private:
  struct Request {
    std::shared_ptr<const ProblemInstance> network;
    Json terms;  ///< loss, model and nodes of the experiment
    double lambda = 0;
    PrivateNumber number{-1, 0, -1};
    PrivacyOver over = PrivacyOver::Updates;
    double present = 0;      ///< the document's own level; 0: none
    double updateNoise = 0;  ///< σ of the running method
    QString why;             ///< it has no answer; empty if it has one
    friend bool operator==(const Request&, const Request&) = default;
  };

  Request request() const;
  /// The features of this network to choose from.
  void showNumbers();
  /// Does result_.cost hold for this request?
  bool hasCostOf(const Request& request) const;
  /// Is there an error to every point?
  bool hasErrors() const;
  /// Where a point is drawn: its excess or, where that is not known, its level.
  double height(const PrivacyPoint& point) const;
  /// "σ" or "k".
  QString levelName() const;
  static Json json(const Request& request);
  void start();
  void cancel();
  void setResult(const PrivacyStudy& result, const Request& of);
  void take(const Request& requested, const Result<PrivacyStudy>& result);
  /// The choices of the wish; false if there is none, or its run is not there yet.
  bool takePendingRestore();
  void drawCurves();
  void setStatus(const QString& words);
  void fitWords();
  void showButton();
  void showPoint(const QMouseEvent& event);

  QLabel* subject_;
  QComboBox* what_;
  QComboBox* over_;
  NumberField* sample_;
  QPushButton* button_;
  QLabel* status_;
  QLabel* key_;  ///< which curve is which
  QCustomPlot* plot_;
  QCPGraph* known_;
  QCPGraph* unknown_;
  QCPGraph* present_;
  Request requested_;  ///< last, whether finished or not
  Request costFor_;    ///< whose network and λ result_.cost belongs to
  PrivacyStudy result_;
  BackgroundTask task_{"for this curve"};
  Json pendingRestore_;        ///< of restore(), until the run is there
  StudyParts studyToRestore_;  ///< with it
  StudyParts kept_;            ///< the answer, for a session
};

}  // namespace gtv::ui
