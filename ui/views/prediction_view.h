#pragma once

#include <optional>

#include "ui/plots/prediction_plot.h"
#include "ui/views/prediction_client_view.h"
#include "ui/widgets/figure.h"
#include "ui/widgets/node_paint.h"

class QLabel;
class QStackedWidget;

namespace gtv::ui {

/// What the model of one node says, the first of those that are selected, else of all: curves, a
/// map of the plane, or predicted against true; see PredictedNode::Kind.
class PredictionView : public PredictionClientView, public Figure {
  Q_OBJECT

 public:
  static constexpr int clientId = 0;

  PredictionView();

  void follow(const ViewSources& sources) override;
  /// Colours of the canvas.
  void setPaint(const NodePaint& paint) { paint_ = paint; }
  /// The node, or −1.
  int node() const;
  PredictionPlot* plot() const { return plot_; }
  /// What is said of the node, and what the marks mean, as rich text.
  QString heading() const;
  /// What stands there instead; empty while there is a plot.
  QString emptyText() const;

  void refreshTheme() override;
  Figure* figure() override { return this; }
  QString figureName() const override { return QStringLiteral("predictions"); }
  QSizeF figureSize() const override;
  void drawFigure(QCPPainter& painter) override;
  /// One row per prediction, label and pseudo-label: "series,node,features…,values…".
  QString figureData() const override;

  /// Curves of more neighbours are not drawn; the heaviest are.
  static constexpr int mostCurves = 24;
  /// Of more neighbours nothing is asked but these curves.
  static constexpr int mostNeighbours = 100;

 protected:
  void refresh() override;
  void showPredictions(std::shared_ptr<const Predictions> predictions) override;

 private:
  /// What was asked for: which rows of the points are what.
  struct RequestedNode {
    PredictedNode draft;  ///< without predictions
    std::string loss;
    std::vector<int> curves;  ///< neighbours that are drawn, as places in the request's nodes
    bool hasPseudoLabels = false;
    Eigen::Index grid = 0;    ///< rows of the points: first these,
    Eigen::Index own = 0;     ///< then these,
    Eigen::Index others = 0;  ///< these,
    Eigen::Index tests = 0;   ///< and these
  };
  bool hasPredictions() const;
  /// What stands there while there is nothing to draw.
  QString message() const;
  QColor colorOf(int node) const;
  QCPRange rangeOf(int feature) const;
  void requestNode(int node);
  void showHeading();

  QStackedWidget* pages_;
  QLabel* empty_;
  QLabel* heading_;
  PredictionPlot* plot_;
  NodePaint paint_;
  RequestedNode requestedNode_;
  std::shared_ptr<const Predictions> predictions_;  ///< that the plot shows
  RequestedNode shownNode_;
};

}  // namespace gtv::ui
