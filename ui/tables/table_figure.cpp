#include "ui/tables/table_figure.h"

#include <qcustomplot.h>

#include <QAbstractItemModel>
#include <QApplication>
#include <QFontMetrics>
#include <algorithm>
#include <utility>

#include "base/csv.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr std::size_t mostLinesDrawn = 100;
constexpr int widestCell = 320;
constexpr int roomBetween = 16;

/// The lines of a picture, and how wide their columns are.
struct DrawnLines {
  explicit DrawnLines(TableFigure::Lines all) : lines(std::move(all)) {
    left = lines.size() - std::min(lines.size(), mostLinesDrawn);
    lines.resize(lines.size() - left);
    const QFontMetrics metrics(QApplication::font());
    height = metrics.height() + 4;
    for (const auto& line : lines) {
      widths.resize(std::max(widths.size(), static_cast<std::size_t>(line.size())), 0);
      for (int c = 0; c < line.size(); ++c) {
        auto& width = widths[static_cast<std::size_t>(c)];
        // One more, as the advance is rounded.
        width = std::max(width, std::min(metrics.horizontalAdvance(line[c]) + 1,
                                         static_cast<int>(scaled(widestCell))) +
                                    roomBetween);
      }
    }
  }

  TableFigure::Lines lines;
  std::size_t left = 0;  ///< out of the picture
  std::vector<int> widths;
  int height = 0;
};

}  // namespace

TableFigure::TableFigure(QString name, Source source)
    : name_(std::move(name)), source_(std::move(source)) {}

TableFigure::TableFigure(QString name, const QAbstractItemModel& model)
    : TableFigure(std::move(name), [&model](bool exact) { return linesOf(model, exact); }) {}

QSizeF TableFigure::figureSize() const {
  const DrawnLines drawn(source_(false));
  int width = 1;
  for (const int column : drawn.widths) width += column;
  const auto count = drawn.lines.size() + (drawn.left > 0 ? 1 : 0);
  return QSizeF(width, std::max<double>(1, static_cast<double>(count) * drawn.height + 2));
}

void TableFigure::drawFigure(QCPPainter& painter) {
  const DrawnLines drawn(source_(false));
  const QFontMetrics metrics(QApplication::font());
  painter.setFont(QApplication::font());
  painter.setPen(canvasColors().text);
  int y = 0;
  int right = 0;
  for (const auto& line : drawn.lines) {
    int x = 0;
    for (int c = 0; c < line.size(); ++c) {
      const int width = drawn.widths[static_cast<std::size_t>(c)];
      const QRect box(x + roomBetween / 2, y, width - roomBetween, drawn.height);
      painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                       metrics.elidedText(line[c], Qt::ElideRight, box.width()));
      x += width;
    }
    right = std::max(right, x);
    y += drawn.height;
  }
  if (drawn.left > 0)
    painter.drawText(QRect(roomBetween / 2, y, right, drawn.height),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     QObject::tr("… and %L1 more").arg(drawn.left));
  painter.setPen(canvasColors().edge);
  painter.drawLine(QLineF(0, drawn.height, right, drawn.height));
}

QString TableFigure::figureData() const {
  QString out;
  for (const auto& line : source_(true)) {
    QStringList cells;
    for (const auto& cell : line) cells << toQString(csvCell(cell.toStdString()));
    out += cells.join(QLatin1Char(',')) + QLatin1Char('\n');
  }
  return out;
}

TableFigure::Lines linesOf(const QAbstractItemModel& model, bool exact) {
  const int columns = model.columnCount();
  const auto cell = [&](const QModelIndex& at) {
    const auto more = exact ? at.data(exactRole) : QVariant();
    if (more.isValid()) return more.toString();
    if (const auto tick = at.data(Qt::CheckStateRole); tick.isValid())
      return tick.toInt() == Qt::Checked ? QObject::tr("yes") : QObject::tr("no");
    return at.data().toString();
  };
  // A table without titles of rows numbers them, a tree has none.
  const auto title = [&](int row) { return model.headerData(row, Qt::Vertical); };
  const bool isTitled = model.rowCount() > 0 && title(0).userType() == QMetaType::QString;
  TableFigure::Lines lines;
  lines.reserve(static_cast<std::size_t>(model.rowCount()) + 1);
  QStringList head;
  if (isTitled) head << QString();
  for (int c = 0; c < columns; ++c) head << model.headerData(c, Qt::Horizontal).toString();
  lines.push_back(head);
  for (int row = 0; row < model.rowCount(); ++row) {
    QStringList line;
    if (isTitled) line << title(row).toString();
    for (int c = 0; c < columns; ++c) line << cell(model.index(row, c));
    lines.push_back(line);
  }
  return lines;
}

}  // namespace gtv::ui
