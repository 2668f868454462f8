#pragma once

#include <QThreadPool>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "diagnostics/privacy_curve.h"
#include "figure.h"
#include "linked_view.h"

class QCPGraph;
class QCustomPlot;
class QLabel;
class QMouseEvent;
class QPushButton;

namespace gtv::ui {

class NumberField;

/// What hiding a private label costs: for noise of growing σ on everything FedRelax shares, the
/// mutual information of the label with the first update, and how far the models are from those
/// without noise. The label is one of the first selected node, or of the first node that has data.
/// Computed in the background; small problems follow the run by themselves, others on demand.
class PrivacyPanel : public LinkedView, public Figure {
  Q_OBJECT

 public:
  PrivacyPanel();
  ~PrivacyPanel() override;

  QCustomPlot* plot() const { return plot_; }
  /// Computes, or cancels.
  QPushButton* button() const { return button_; }
  /// The number of the private sample within its node, from 1.
  NumberField* sample() const { return sample_; }
  bool isBusy() const { return busy_; }
  QString statusText() const;
  /// For an observer who knows all other labels, or none; empty before there is an answer.
  const std::vector<PrivacyPoint>& points(bool othersKnown) const {
    return othersKnown ? answer_.known : answer_.unknown;
  }

  void refreshTheme() override;
  bool isCurrent() const override;
  void beginDocument() override;
  QString figureName() const override { return QStringLiteral("privacy"); }
  QSizeF figureSize() const override;
  void drawFigure(QCPPainter& painter) override;
  /// "noise,otherLabels,information,excess".
  QString figureData() const override;

 protected:
  void refresh() override;
  void forget(bool another) override;

 private:
  struct Question {
    std::shared_ptr<const Network> network;
    double lambda = 0;
    int node = -1;
    int sample = 0;      ///< from 0
    double present = 0;  ///< σ of the running method
    QString why;         ///< it has no answer; empty if it has one
    friend bool operator==(const Question&, const Question&) = default;
  };
  struct Answer {
    double cost = 0;  ///< perturbationCost()
    std::vector<PrivacyPoint> known;
    std::vector<PrivacyPoint> unknown;
    std::optional<PrivacyPoint> present;  ///< of the noise that the method adds now
  };
  static Result<Answer> answer(const Question& question, std::optional<double> cost,
                               const std::stop_token& stop);

  Question question() const;
  /// Why there is no curve for this experiment; empty if there is.
  QString refusal(int node) const;
  void start();
  void cancel();
  void take(const Question& asked, const Result<Answer>& answer);
  void drawCurves();
  void say(const QString& words);
  void showButton();
  void showPoint(const QMouseEvent& event);

  QLabel* subject_;
  NumberField* sample_;
  QPushButton* button_;
  QLabel* status_;
  QLabel* key_;  ///< which curve is which
  QCustomPlot* plot_;
  QCPGraph* known_;
  QCPGraph* unknown_;
  QCPGraph* present_;
  Question asked_;    ///< last, whether answered or not
  Question costFor_;  ///< whose network and λ answer_.cost belongs to
  Answer answer_;
  std::stop_source stop_;
  QThreadPool pool_;
  int number_ = 0;
  bool busy_ = false;
};

}  // namespace gtv::ui
