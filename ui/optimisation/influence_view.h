#pragma once

#include <vector>

#include "ui/optimisation/local_fit_view.h"

class QCPGraph;

namespace gtv::ui {

/// How far every model is from the one that its own data wants, ‖w_i − argmin L_i‖, and, for
/// penalties that are norms, how far it can be whatever the neighbours do: λa_i/α_i, see
/// influenceBounds().
class InfluenceView : public LocalFitView {
  Q_OBJECT

 public:
  InfluenceView();

  /// Of every node; NaN: it has no model alone.
  const Vector& moved() const { return moved_; }
  /// Of every node; +∞: it has none. Empty for methods with another aim than GTVMin.
  const Vector& bounds() const { return bounds_; }
  /// The marks, one point per node at its place.
  const QCPGraph* movedMarks() const { return movedMarks_; }
  const QCPGraph* attackerMarks() const { return attackerMarks_; }

  /// Places of the nodes whose bound is above the picture, which an arrow says.
  std::vector<int> cutPlaces() const;

  /// "node,distance,bound", one row per node in the order of the picture.
  QString figureData() const override;

 protected:
  void draw() override;
  void style() override;
  QString describeNode(int node) const override;
  QString hint() const override;
  std::vector<double> heightsOf(int node) const override;

 private:
  bool isBounded(int node) const;
  void drawBounds(QCPPainter& painter);
  void drawCutBounds(QCPPainter& painter);
  /// "moved 0.37, at most λa/α = 0.93"
  QString movedText(int node) const;
  QString title() const;
  QString key() const;

  Vector moved_;
  Vector bounds_;
  QCPGraph* movedMarks_;
  QCPGraph* attackerMarks_;
};

}  // namespace gtv::ui
