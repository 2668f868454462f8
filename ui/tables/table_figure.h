#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

#include "ui/widgets/figure.h"

class QAbstractItemModel;

namespace gtv::ui {

/// Lines of cells as a figure: a picture of the first ones, and all of them as CSV.
class TableFigure : public Figure {
 public:
  /// The header first, all of one length.
  using Lines = std::vector<QStringList>;
  /// `exact`: with all the digits there are.
  using Source = std::function<Lines(bool exact)>;

  TableFigure(QString name, Source source);
  /// Of a model that outlives this; see linesOf().
  TableFigure(QString name, const QAbstractItemModel& model);

  QString figureName() const override { return name_; }
  QSizeF figureSize() const override;
  void drawFigure(QCPPainter& painter) override;
  QString figureData() const override;

 private:
  QString name_;
  Source source_;
};

/// Where a cell of a model has more digits, or more words, than it shows.
inline constexpr int exactRole = Qt::UserRole + 7;

/// What a model shows, with its titles; titles of rows are the first column.
TableFigure::Lines linesOf(const QAbstractItemModel& model, bool exact);

}  // namespace gtv::ui
