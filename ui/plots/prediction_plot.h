#pragma once

#include <qcustomplot.h>

#include <memory>
#include <string>
#include <vector>

#include "instances/problem_instance.h"

namespace gtv::ui {

/// How predictions of the labels of a network are read and named.
class LabelScale {
 public:
  LabelScale() = default;
  /// Of predictions with so many columns, of a node with this kind of loss.
  LabelScale(const ProblemInstance& network, const std::string& loss, Eigen::Index columns);

  /// 0: numbers.
  int classes() const { return classes_; }
  /// Several probabilities of which none stands for the others.
  bool hasCurvePerClass() const { return columns_ > 2; }
  /// The number that a prediction (a row of P) is drawn at: the number itself, the probability of
  /// +1 or of class k, or the decision value wᵀx.
  double value(const Matrix& P, Eigen::Index row, int k = 1) const;
  /// Where a label is drawn among such numbers.
  double valueOfLabel(double label) const;
  int classOf(const Matrix& P, Eigen::Index row) const;
  int classOfLabel(double label) const;
  /// As the file calls it, else its number or sign.
  QString className(int k) const;
  QString axisName() const;
  /// Of value(): from 0 to 1.
  bool isProbability() const { return classes_ > 0 && (columns_ > 1 || logistic_); }

 private:
  int classes_ = 0;
  Eigen::Index columns_ = 1;
  bool signs_ = false;
  bool logistic_ = false;
  QStringList names_;  ///< of the classes
};

/// Samples with labels and what the node predicts for them.
struct PredictedSamples {
  RowMatrix X;
  Vector y;
  Matrix predicted;  ///< m × c
  bool hidden = false;
};

/// What a node predicts, ready to be drawn.
struct PredictedNode {
  enum class Kind {
    Curves,     ///< one feature: over its range, with those of the neighbours
    Map,        ///< two features: over the plane
    Agreement,  ///< more: predicted against true
    Confusion   ///< the same for classes: how many of which class are taken for which
  };

  std::shared_ptr<const ProblemInstance> network;
  int node = -1;
  Kind kind = Kind::Curves;
  LabelScale scale;
  QColor color;  ///< of the node
  QCPRange across;
  QCPRange up;  ///< of the second feature, Kind::Map
  /// Curves: the feature from across.lower to across.upper. Map: cell centres, row by row from
  /// below, a square.
  Matrix onGrid;
  std::vector<Matrix> neighbours;  ///< on the same grid
  std::vector<QColor> neighbourColors;
  PredictedSamples own;
  PredictedSamples others;  ///< of neighbours whose labels are hidden from all
  /// Test points X' (m' × d), without labels, and what the neighbours say of them; perhaps none.
  PredictedSamples tests;
  Matrix testLabels;          ///< m' × c
  bool testsAreTrue = false;  ///< what the true model says instead
};

/// Draws it.
class PredictionPlot : public QCustomPlot {
  Q_OBJECT

 public:
  explicit PredictionPlot(QWidget* parent = nullptr);

  void show(PredictedNode node);
  void refreshTheme();
  const PredictedNode& shown() const { return shown_; }
  /// What is to be seen: marks and words, as rich text.
  QString key() const { return key_; }

  /// Of the last curves: the node's own, class by class; those of the neighbours; marks.
  const std::vector<QCPGraph*>& curves() const { return curves_; }
  const std::vector<QCPGraph*>& neighbourCurves() const { return neighbourCurves_; }
  const QCPGraph* samples(int group = 0) const;
  const QCPGraph* tests() const { return tests_; }
  /// Kind::Map: one dot per cell, row 0 on top.
  const QImage& map() const { return map_; }
  /// Kind::Confusion: rows are labels, columns predictions.
  const Matrix& counts() const { return counts_; }
  /// The colour bar beside the map is there.
  bool hasBar() const;

  static constexpr int curvePoints = 121;
  static constexpr int mapSide = 48;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showNumbers();
  void drawAll();
  void drawCurves();
  void drawMap();
  void drawAgreement();
  void drawConfusion();
  void drawLayer(QCPPainter& painter);
  QCPGraph* marks(QCPScatterStyle::ScatterShape shape, const QColor& color, bool hollow,
                  double size);
  void addSamples(const PredictedSamples& samples);
  void showBar(bool shown);
  void addLegendEntry(const QColor& color, const QString& stroke, const QString& words);
  QColor classColor(int k) const;
  /// Of a cell that has probabilities of several classes.
  QColor mapColor(Eigen::Index row) const;
  /// Of a single number.
  QColor barColor(double value) const;

  PredictedNode shown_;
  QString key_;
  std::vector<QCPGraph*> curves_;
  std::vector<QCPGraph*> neighbourCurves_;
  std::vector<QCPGraph*> samples_;
  QCPGraph* tests_ = nullptr;
  QImage map_;
  Matrix counts_;
  double low_ = 0;  ///< of the colours of the map
  double high_ = 1;
  QCPColorScale* bar_;
};

}  // namespace gtv::ui
