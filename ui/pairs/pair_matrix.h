#pragma once

#include <qcustomplot.h>

#include <QStringList>
#include <functional>
#include <vector>

#include "base/types.h"

namespace gtv::ui {

/// A number for every pair of nodes, as the colour of a cell; nodes cluster by cluster. A click
/// chooses the two nodes of a cell, arrows and Return do too.
class PairMatrix : public QCustomPlot {
  Q_OBJECT

 public:
  struct Picture {
    Matrix values;              ///< symmetric; NaN: not known
    std::vector<int> nodes;     ///< what row and column k stand for: a number of the caller's
    std::vector<int> clusters;  ///< of row and column k; equal ones are neighbours
    QStringList names;          ///< of row and column k
    QString axisName;           ///< of numbers of clusters: "true cluster"
    bool isLogarithmic = false;
    /// Below the diagonal only these cells have a colour, as (row, column) with row > column; empty
    /// function: all have.
    std::function<bool(int row, int column)> isShownBelow = {};
  };

  /// `name` for those who listen; what a cell says of "Nodes A and B: d = 1.2" comes from
  /// `describe`, with two names and the number as text.
  PairMatrix(const QString& name, const QString& scaleName,
             std::function<QString(const QString&, const QString&, const QString&)> describe,
             const QString& hint);

  void show(Picture picture);
  void clear();
  const Picture& picture() const { return picture_; }
  /// Nodes that get dotted lines through their rows and columns, ascending.
  void setSelection(const std::vector<int>& nodes);
  /// Of a place: the two nodes and their number; empty beside the cells.
  QString textAt(QPointF point) const;
  /// The middle of a cell, in pixels.
  QPointF cellAt(int row, int column) const;
  void style();
  /// The matrix, with the names of the nodes on top and in front.
  QString csv() const;

 Q_SIGNALS:
  /// One or two nodes, ascending.
  void chosen(const std::vector<int>& nodes);

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  int nodeCount() const { return static_cast<int>(picture_.values.rows()); }
  void fill();
  void showTicks();
  void drawMarks(QCPPainter& painter);
  QPoint cellUnder(QPointF point) const;
  QString describeCell(QPoint cell) const;
  void choose(QPoint cell);

  std::function<QString(const QString&, const QString&, const QString&)> describe_;
  QString hint_;
  Picture picture_;
  QString scaleName_;
  QCPColorMap* map_;
  QCPColorScale* bar_;
  std::vector<int> selection_;
  QPoint focused_{-1, -1};  ///< the cell that the keys are at
};

}  // namespace gtv::ui
