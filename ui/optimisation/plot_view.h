#pragma once

#include <QStringList>

#include "ui/views/prediction_client_view.h"
#include "ui/widgets/figure.h"

class QComboBox;
class QCustomPlot;
class QHBoxLayout;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace gtv::ui {

/// A view of the run that is one plot: a title with choices beside it, a key of the marks, then the
/// plot. Where there is nothing to draw, a sentence stands in the place of the plot and says
/// what would help.
class PlotView : public PredictionClientView, public Figure {
  Q_OBJECT

 public:
  QCustomPlot* plot() const { return plot_; }
  /// What is shown and what the marks mean, as rich text; empty while there is no plot.
  QString heading() const;
  /// What stands there instead; empty while there is a plot.
  QString emptyText() const;

  void refreshTheme() override;
  Figure* figure() override { return this; }
  QString figureName() const override { return figureName_; }
  QSizeF figureSize() const override;
  /// The heading, then the plot.
  void drawFigure(QCPPainter& painter) override;

 protected:
  /// `clientId`: of a view that asks for predictions, see PredictionClientView.
  PlotView(const QString& name, const QString& figureName, int clientId = 0);
  void showPredictions(std::shared_ptr<const Predictions> predictions) override {
    static_cast<void>(predictions);
  }

  /// A list beside the heading; it stays on the screen without a plot, too. Entries are to be added
  /// with the data that a session keeps.
  QComboBox* addChoice(const char* objectName, const QString& name, const QString& tip);
  /// A button beside the heading, without text yet.
  QToolButton* addButton(const char* objectName, const QString& name);
  /// Draws the plot under a title and a key, both rich text; without a title the key has its place.
  void showPlot(const QString& title, const QString& key);
  void showText(const QString& why);
  bool hasPlot() const;
  bool eventFilter(QObject* watched, QEvent* event) override;
  /// Of the plot: colours and fonts of the theme.
  virtual void style() = 0;

  /// The first node that is selected, else the first of all; −1: there is none.
  int node() const;
  /// How many samples of a node the method draws for one step; 0: it draws none.
  int batch() const;
  /// "Node 3", and how to choose another; rich text.
  QString nodeHeading() const;
  /// "Node 3" alone, plain.
  QString nodeName() const;
  /// Why there is nothing to draw of a network that is not there, or has no nodes: to see
  /// `what`, "its losses". Empty if there are nodes.
  QString whyNoNodes(const QString& what) const;

  /// A line, or the sign of a mark, in its colour, and what it means; rich text.
  static QString keyOf(const QColor& color, const QString& sign, const QString& meaning);
  /// `parts` with room between them; lines break there.
  static QString joined(const QStringList& parts);

 private:
  QString figureName_;
  QStackedWidget* pages_;
  QLabel* empty_;
  QLabel* title_;
  QLabel* key_;
  QHBoxLayout* bar_;
  QCustomPlot* plot_;
};

}  // namespace gtv::ui
