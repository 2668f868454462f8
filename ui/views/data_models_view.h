#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "ui/live/view.h"
#include "ui/plots/feature_curves.h"
#include "ui/widgets/figure.h"
#include "ui/widgets/node_paint.h"

class QCPCurve;
class QCPGraph;
class QCustomPlot;
class QLabel;
class QStackedWidget;

namespace gtv::ui {

/// The samples of all nodes and the models of all nodes over them, in the colours of the canvas.
/// For data with one feature; see FeatureCurves.
class DataModelsView final : public QWidget, public View, public Figure {
  Q_OBJECT

 public:
  explicit DataModelsView(QWidget* parent = nullptr);

  QWidget* widget() override { return this; }
  Figure* figure() override { return this; }
  void follow(const ViewSources& sources) override;
  bool isUpToDate() const override;
  void refreshTheme() override;

  void setNetwork(const std::shared_ptr<const ProblemInstance>& network);
  void setSnapshot(const std::shared_ptr<const Snapshot>& snapshot, const NodePaint& paint);
  QCustomPlot* plot() const { return plot_; }
  /// What stands there instead; empty while there is a plot.
  QString emptyText() const;
  /// Models that are drawn.
  int lineCount() const { return lineCount_; }

  QString figureName() const override { return QStringLiteral("data-and-models"); }
  QSizeF figureSize() const override;
  void drawFigure(QCPPainter& painter) override;
  /// Samples and models: "kind,node,x,y".
  QString figureData() const override;

  static constexpr int mostLines = 500;

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void refresh();
  void draw();
  void fitAxes();

  QStackedWidget* pages_;
  QLabel* empty_;
  QCustomPlot* plot_;
  std::vector<QCPGraph*> samples_;  ///< one per bucket of the colours
  std::vector<QCPCurve*> models_;   ///< the same
  std::shared_ptr<const ProblemInstance> network_;
  std::shared_ptr<const FeatureCurves> curves_;
  std::shared_ptr<const Snapshot> snapshot_;
  NodePaint paint_;
  int lineCount_ = 0;
  bool stale_ = false;  ///< something changed while it could not be seen
};

}  // namespace gtv::ui
