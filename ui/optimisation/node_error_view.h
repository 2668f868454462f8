#pragma once

#include <vector>

#include "diagnostics/metrics.h"
#include "ui/optimisation/local_fit_view.h"

class QCPGraph;

namespace gtv::ui {

/// Who is helped and who is hurt: the error of every node as it is, beside that of the model which
/// the node finds alone. Triangles point to where the error went; of every true cluster the means
/// are bars.
class NodeErrorView : public LocalFitView {
  Q_OBJECT

 public:
  /// What the error of a node is.
  enum class Kind {
    Truth,       ///< ‖w_i − w̄^(i)‖²
    Validation,  ///< of labels that it did not learn from; without a known truth
    Training     ///< of those that it learned from; where there are no others
  };
  NodeErrorView();

  Kind kind() const { return kind_; }
  /// Of every node; NaN: there is none.
  const Vector& alone() const { return alone_; }
  const Vector& now() const { return now_; }
  /// Of nodes that are no attackers.
  int helped() const { return helped_; }
  int hurt() const { return hurt_; }
  /// The marks, one point per node at its place.
  const QCPGraph* aloneMarks() const { return aloneMarks_; }
  const QCPGraph* helpedMarks() const { return helpedMarks_; }
  const QCPGraph* hurtMarks() const { return hurtMarks_; }
  const QCPGraph* attackerMarks() const { return attackerMarks_; }

  /// "node,cluster,alone,now", one row per node in the order of the picture.
  QString figureData() const override;

 protected:
  void draw() override;
  void style() override;
  QString describeNode(int node) const override;
  QString hint() const override;
  std::vector<double> heightsOf(int node) const override;

 private:
  enum class Change { Unknown, Same, Helped, Hurt };

  void findErrors();
  Change changeOf(int node) const;
  void fillMarks();
  void drawJoins(QCPPainter& painter);
  void drawMeans(QCPPainter& painter);
  QString title() const;
  QString key() const;
  QString errorName() const;

  Kind kind_ = Kind::Truth;
  bool areClasses_ = false;  ///< labels, so that their error is the share of wrong ones
  Vector alone_;
  Vector now_;
  int helped_ = 0;
  int hurt_ = 0;
  QCPGraph* aloneMarks_;
  QCPGraph* sameMarks_;
  QCPGraph* helpedMarks_;
  QCPGraph* hurtMarks_;
  QCPGraph* attackerMarks_;
};

}  // namespace gtv::ui
