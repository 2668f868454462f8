#pragma once

#include <QColor>
#include <QWidget>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "run/run_trace.h"
#include "ui/plots/plot_range.h"
#include "ui/widgets/figure.h"

class QComboBox;
class QCustomPlot;
class QCPGraph;
class QCPPainter;
class QLabel;

namespace gtv::ui {

/// Mean and spread of a number over repeated runs.
struct CurveBand {
  QString name;
  std::vector<TraceRow> mean;
  std::vector<TraceRow> low;  ///< as many rows as mean, at the same iterations
  std::vector<TraceRow> high;
};

/// Another run whose first curve is drawn beside those of the present run.
struct CurveComparison {
  QString name;
  QColor color;
  std::shared_ptr<const std::vector<TraceRow>> rows;
  int marker = -1;     ///< one of six shapes on some of its points; −1: a line alone
  QString label = {};  ///< stands for the name above the plot on the screen; empty: the name does
  /// Ends of a band about the curve, at the iterations of `rows`; null: there is none.
  std::shared_ptr<const std::vector<TraceRow>> low = nullptr;
  std::shared_ptr<const std::vector<TraceRow>> high = nullptr;
};

/// Curves of trace rows on a logarithmic axis, against iterations, seconds or bytes sent, linear or
/// logarithmic. Values that a logarithm cannot show (zero, negative, missing) leave a gap. A click
/// on the name of a curve hides it and shows it again.
class CurvePlot : public QWidget, public Figure {
  Q_OBJECT

 public:
  struct Curve {
    QString name;
    QString explanation;
    std::function<double(const TraceRow&)> value;
    bool points = false;  ///< few and far between: dots instead of a line
    int insteadOf = -1;   ///< where this one has points, that other curve waits to be asked for
  };
  enum class Abscissa { Iteration, Seconds, Bytes };

  /// `name` is that of the figure.
  CurvePlot(const QString& title, const QString& name, std::vector<Curve> curves,
            QWidget* parent = nullptr);

  /// Another run.
  void clear();
  /// Changes of λ within these rows are marked. `drag` is a number of the movement that they belong
  /// to: several changes with one number are one, from the first to the last; of 0 every one is on
  /// its own.
  void append(const std::vector<TraceRow>& rows, int drag = 0);
  /// Forgets all but the first rows.
  void shorten(std::size_t rows);
  /// Draws all curves again: what their values depend on has changed.
  void redraw();
  void setComparisons(std::vector<CurveComparison> comparisons);
  /// Without rows: none.
  void setBand(CurveBand band);
  /// A line at an iteration that is looked at; −1: none.
  void setCursor(std::int64_t iteration);
  void setAbscissa(Abscissa abscissa, bool logarithmic);
  QComboBox* abscissaChoice() const { return choice_; }
  /// Nothing: shown, unless another curve stands for it.
  void setShown(int curve, std::optional<bool> shown);
  bool isShown(int curve) const;
  /// What setShown() or a click on the name said.
  std::optional<bool> shownByChoice(int curve) const {
    return chosen_[static_cast<std::size_t>(curve)];
  }
  int curveCount() const { return static_cast<int>(curves_.size()); }
  /// Where the user has zoomed to; nothing while all there is can be seen.
  std::optional<PlotRange> zoomed() const;
  void zoomTo(const PlotRange& range);
  QLabel* heading() const { return heading_; }
  void refreshTheme();
  QCustomPlot* plot() const { return plot_; }
  const std::vector<TraceRow>& rows() const { return rows_; }
  /// λ as it was changed during the run: where it began to move, where it got its value, and which.
  struct LambdaMark {
    std::int64_t begin;
    std::int64_t iteration;
    double lambda;
  };
  std::vector<LambdaMark> lambdaMarks() const;
  /// Points of one curve that are shown.
  int pointCount(int curve) const;
  int comparisonCount() const { return static_cast<int>(comparisons_.size()); }
  bool hasBand() const { return !band_.mean.empty(); }
  const CurveBand& band() const { return band_; }
  /// Where the line of setCursor() is on the axis; NaN if there is none.
  double cursorPosition() const;
  /// What changed is drawn; always so for what is on the screen and had its turn.
  bool isDrawn() const { return !undrawn_; }

  QString figureName() const override { return name_; }
  QSizeF figureSize() const override;
  void drawFigure(QCPPainter& painter) override;
  /// One row per recorded iterate, then those of the other runs.
  QString figureData() const override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// What points occupy, kept up to date as they are added.
  struct Extent {
    double first = 1e300;  ///< smallest key above zero
    double last = 0;
    double low = 1e300;
    double high = 0;
    int count = 0;  ///< of finite values
    void add(double key, double value);
    void add(const Extent& other);
  };
  double keyOf(const TraceRow& row) const;
  /// What is not above zero leaves a gap or lies below every axis.
  enum class Below { Gap, Bottom };
  Extent addRows(QCPGraph& graph, const Curve& curve, const std::vector<TraceRow>& rows,
                 std::size_t from = 0, Below below = Below::Gap) const;
  /// The first that has something to show in these rows: without a truth that is not the MSE.
  const Curve& mainCurve(const std::vector<TraceRow>& rows) const;
  /// Which pen a comparison has: runs of one colour differ.
  int strokeOf(std::size_t comparison) const;
  /// How many names stand beside each other, and how high all of them are in pixels.
  struct PaperLegend {
    int columns;
    int height;
  };
  PaperLegend paperLegend() const;
  /// Notes the changes of λ among the rows from this one on.
  void noteLambdaChanges(std::size_t from, int drag);
  /// The first and the last of the rows in which λ moved.
  struct Movement {
    std::size_t first;
    std::size_t last;
  };
  std::vector<Movement> movements() const;
  void drawLambdaMarks(QCPPainter& painter) const;
  void showComparisons();
  void showBandOf(const CurveComparison& comparison);
  void showCursor();
  /// Another curve with points stands for it, and nobody asked for it.
  bool isReplaced(std::size_t curve) const;
  void showCurves();
  void follow();
  void showHeading();
  /// Draws in the next turn; what nobody sees, when it is seen.
  void replot();

  QString name_;
  QLabel* heading_;
  QComboBox* choice_;
  QCustomPlot* plot_;
  std::vector<Curve> curves_;
  std::vector<QCPGraph*> graphs_;
  std::vector<QCPGraph*> otherGraphs_;
  std::vector<QCPGraph*> bandGraphs_;  ///< of comparisons
  QCPGraph* lowGraph_;
  QCPGraph* highGraph_;
  QCPGraph* meanGraph_;
  QCPGraph* cursor_;
  std::vector<Extent> extents_;              ///< of graphs_
  std::vector<std::optional<bool>> chosen_;  ///< shown or hidden by a click on the name
  Extent others_;                            ///< of comparisons and band
  std::vector<TraceRow> rows_;
  /// A row with another λ than the row before, and the drag that it belongs to.
  struct LambdaChange {
    std::size_t row;
    int drag;
  };
  std::vector<LambdaChange> lambdaChanges_;
  std::vector<CurveComparison> comparisons_;
  CurveBand band_;
  std::int64_t cursorAt_ = -1;
  Abscissa abscissa_ = Abscissa::Iteration;
  bool logarithmic_ = false;
  bool following_ = true;
  bool undrawn_ = false;
};

}  // namespace gtv::ui
