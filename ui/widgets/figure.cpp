#include "ui/widgets/figure.h"

#include <qcustomplot.h>

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QFileInfo>
#include <QFontInfo>
#include <QMimeData>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QTextDocument>
#include <QWidget>
#include <algorithm>
#include <cmath>

#include "base/file_output.h"
#include "ui/widgets/latex_table.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr double pointsPerInch = 72;

void layOut(QTextDocument& words, const QCustomPlot& plot, const QFont& font,
            const QString& heading) {
  words.setDefaultFont(font);
  words.setHtml(
      QStringLiteral("<div style='color:%1'>%2</div>").arg(canvasColors().text.name(), heading));
  words.setTextWidth(plot.width());
}

void drawOn(QPaintDevice& device, Figure& figure, double scale) {
  QCPPainter painter(&device);
  painter.setModes(QCPPainter::pmVectorized | QCPPainter::pmNoCaching);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(scale, scale);
  painter.fillRect(QRectF(QPointF(0, 0), figure.figureSize()), canvasColors().background);
  figure.drawFigure(painter);
}

/// As long as it lives, a figure that is a widget has the size at which letters get theirs on the
/// paper; nothing of it is painted meanwhile.
class LaidOut {
 public:
  LaidOut(Figure& figure, const PaperSize& paper) : widget_(dynamic_cast<QWidget*>(&figure)) {
    if (paper.millimetres.isEmpty()) return;
    const auto target = paper.millimetres * (screenDpi / millimetresPerInch);
    if (widget_ != nullptr && !widget_->isWindow() && paper.letterPoints > 0) {
      const double points = QFontInfo(QApplication::font()).pixelSize() * pointsPerInch / screenDpi;
      before_ = widget_->size();
      const auto wanted = (target * (points / paper.letterPoints)).toSize();
      widget_->resize(wanted);
      // Buttons beside the figure are no part of it.
      widget_->resize(2 * wanted - figure.figureSize().toSize());
    }
    const auto size = figure.figureSize();
    if (!size.isEmpty())
      scale_ = std::min(target.width() / size.width(), target.height() / size.height());
  }
  ~LaidOut() {
    if (before_.isValid()) widget_->resize(before_);
  }
  LaidOut(const LaidOut&) = delete;
  LaidOut& operator=(const LaidOut&) = delete;
  /// From the figure to logical pixels of the paper.
  double scale() const { return scale_; }

 private:
  QWidget* widget_;
  QSize before_;
  double scale_ = 1;
};

/// Null if there is no memory for it; at this scale an inch of the paper has `dpi` dots.
QImage drawImage(Figure& figure, double scale, double dpi) {
  QImage image((figure.figureSize() * scale).toSize().expandedTo({1, 1}), QImage::Format_RGB32);
  if (image.isNull()) return image;
  drawOn(image, figure, scale);
  image.setDotsPerMeterX(static_cast<int>(std::lround(dpi / millimetresPerInch * 1000)));
  image.setDotsPerMeterY(image.dotsPerMeterX());
  return image;
}

/// Where no curve belongs, in the colour of the ground: SVG knows no clipping.
class Margins : public QCPLayerable {
 public:
  explicit Margins(QCustomPlot& plot) : QCPLayerable(&plot, QStringLiteral("margins")) {}

 protected:
  void applyDefaultAntialiasingHint(QCPPainter*) const override {}
  void draw(QCPPainter* painter) override {
    if (!painter->modes().testFlag(QCPPainter::pmVectorized)) return;
    QRegion outside(mParentPlot->viewport());
    for (const auto* rect : mParentPlot->axisRects()) outside -= rect->rect();
    for (const auto& part : outside) painter->fillRect(part, canvasColors().background);
  }
};

}  // namespace

QSizeF drawnSize(Figure& figure, const PaperSize& paper) {
  const LaidOut laidOut(figure, paper);
  return figure.figureSize() * laidOut.scale();
}

Result<DrawnFigure> drawFigureFor(Figure& figure, const QString& ending, int dpi,
                                  const PaperSize& paper) {
  const LaidOut laidOut(figure, paper);
  const auto size = figure.figureSize() * laidOut.scale();
  if (size.isEmpty()) return Error{"", "there is nothing to draw"};
  DrawnFigure drawn;
  QBuffer buffer(&drawn.content);
  buffer.open(QIODevice::WriteOnly);
  if (ending == QLatin1String("png")) {
    const double scale = dpi / screenDpi;
    if (dpi < 1 || scale * std::max(size.width(), size.height()) > mostPixels)
      return Error{"", "the picture would have too many dots; choose a lower resolution"};
    drawn.picture = drawImage(figure, scale * laidOut.scale(), dpi);
    if (drawn.picture.isNull()) return Error{"", "there is no memory for so large a picture"};
  } else if (ending == QLatin1String("pdf")) {
    QPdfWriter writer(&buffer);
    writer.setResolution(static_cast<int>(screenDpi));
    writer.setPageSize(QPageSize(size * pointsPerInch / screenDpi, QPageSize::Point, QString(),
                                 QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setTitle(figure.figureName());
    drawOn(writer, figure, laidOut.scale());
  } else if (ending == QLatin1String("svg")) {
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF(QPointF(0, 0), size));
    generator.setResolution(static_cast<int>(screenDpi));
    generator.setTitle(figure.figureName());
    drawOn(generator, figure, laidOut.scale());
  } else if (ending == QLatin1String("csv") && figure.hasData()) {
    drawn.content = figure.figureData().toUtf8();
  } else if (ending == QLatin1String("tex") && figure.hasData()) {
    drawn.content = latexTable(figure.figureData()).toUtf8();
  } else {
    return Error{"", figure.hasData()
                         ? "expected a name that ends in .png, .pdf, .svg, .csv or .tex"
                         : "expected a name that ends in .png, .pdf or .svg"};
  }
  return drawn;
}

Result<QByteArray> contentOf(const DrawnFigure& drawn) {
  if (drawn.picture.isNull()) return drawn.content;
  QByteArray content;
  QBuffer buffer(&content);
  buffer.open(QIODevice::WriteOnly);
  if (!drawn.picture.save(&buffer, "PNG")) return Error{"", "the picture cannot be made"};
  return content;
}

Result<QByteArray> renderFigure(Figure& figure, const QString& ending, int dpi) {
  const auto drawn = drawFigureFor(figure, ending, dpi);
  if (!drawn) return drawn.error();
  return contentOf(*drawn);
}

Result<void> writeFigure(const QByteArray& content, const QString& file) {
  return writeFile(file.toStdString(),
                   {content.constData(), static_cast<std::size_t>(content.size())});
}

Result<void> exportFigure(Figure& figure, const QString& file, int dpi) {
  const auto content = renderFigure(figure, QFileInfo(file).suffix().toLower(), dpi);
  if (!content) return Error{file.toStdString(), content.error().message};
  return writeFigure(*content, file);
}

void copyFigure(Figure& figure) {
  auto* data = new QMimeData;
  data->setImageData(drawImage(figure, 2, 2 * screenDpi));
  data->setText(figure.figureData());
  QGuiApplication::clipboard()->setMimeData(data);
}

void drawPlot(QCustomPlot& plot, QCPPainter& painter) {
  plot.toPainter(&painter, plot.width(), plot.height());
}

QSizeF headedPlotSize(const QCustomPlot& plot, const QFont& font, const QString& heading) {
  QTextDocument words;
  layOut(words, plot, font, heading);
  return {static_cast<double>(plot.width()), plot.height() + words.size().height()};
}

void drawHeadedPlot(QCustomPlot& plot, const QFont& font, const QString& heading,
                    QCPPainter& painter) {
  QTextDocument words;
  layOut(words, plot, font, heading);
  painter.save();
  words.drawContents(&painter);
  painter.translate(0, words.size().height());
  drawPlot(plot, painter);
  painter.restore();
}

void prepareForFigure(QCustomPlot& plot) {
  plot.addLayer(QStringLiteral("margins"), plot.layer(QStringLiteral("main")),
                QCustomPlot::limAbove);
  new Margins(plot);  // owned by its layer
}

}  // namespace gtv::ui
