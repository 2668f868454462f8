#pragma once

#include <QByteArray>
#include <QImage>
#include <QSizeF>
#include <QString>

#include "base/result.h"

class QCPPainter;
class QCustomPlot;
class QFont;

namespace gtv::ui {

/// A view that can leave the window: as a picture of any size, and as the numbers behind it.
class Figure {
 public:
  virtual ~Figure() = default;
  /// For a file name: "local-models".
  virtual QString figureName() const = 0;
  /// In logical pixels.
  virtual QSizeF figureSize() const = 0;
  /// Draws into 0, 0 … figureSize(). SVG ignores clipping: nothing may reach beyond.
  virtual void drawFigure(QCPPainter& painter) = 0;
  /// CSV with a header.
  virtual QString figureData() const = 0;
  virtual bool hasData() const { return true; }
};

/// How many dots a PNG may have along either side; more is a slip of the pen.
inline constexpr double mostPixels = 30'000;
/// Dots per inch at which a picture is as large as on the screen.
inline constexpr double screenDpi = 96;
inline constexpr double millimetresPerInch = 25.4;

/// How large a picture is where it is shown, and the letters in it.
struct PaperSize {
  QSizeF millimetres;       ///< empty: as on the screen
  double letterPoints = 0;  ///< of the usual font of the window
};

/// Writes the figure in the format that the ending names, .png, .pdf, .svg, .csv or .tex; a PNG has
/// `dpi` dots per inch, where 96 is the size on the screen. An Error names the file. What was there
/// before stays if writing fails.
Result<void> exportFigure(Figure& figure, const QString& file, int dpi = 192);

/// The figure in the format that `ending` names, without a dot.
Result<QByteArray> renderFigure(Figure& figure, const QString& ending, int dpi = 192);

/// In two steps, for large pictures: what must be drawn on the thread of the window, and what any
/// thread can do. A figure that is a widget is laid out anew for `paper`; any other one is scaled
/// to fit into it.
struct DrawnFigure {
  QImage picture;      ///< still to be made a PNG; null for other formats
  QByteArray content;  ///< of the file
};
Result<DrawnFigure> drawFigureFor(Figure& figure, const QString& ending, int dpi,
                                  const PaperSize& paper = {});
/// In logical pixels of 1/96 inch.
QSizeF drawnSize(Figure& figure, const PaperSize& paper);
Result<QByteArray> contentOf(const DrawnFigure& drawn);
/// What was there before stays if writing fails. An Error names the file.
Result<void> writeFigure(const QByteArray& content, const QString& file);

/// Onto the clipboard, as a picture and as text.
void copyFigure(Figure& figure);

/// For figures that are plots: draws it, curves cut off at the axes.
void drawPlot(QCustomPlot& plot, QCPPainter& painter);
/// The same below a heading in rich text, and how large that is. The heading has the colour of
/// text.
QSizeF headedPlotSize(const QCustomPlot& plot, const QFont& font, const QString& heading);
void drawHeadedPlot(QCustomPlot& plot, const QFont& font, const QString& heading,
                    QCPPainter& painter);
/// Makes that possible; once per plot, after its layout was made.
void prepareForFigure(QCustomPlot& plot);

}  // namespace gtv::ui
