#include "ui/widgets/figure.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QTextDocument>
#include <algorithm>
#include <cmath>

#include "base/file_output.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

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

/// Null if there is no memory for it.
QImage drawImage(Figure& figure, double scale) {
  QImage image((figure.figureSize() * scale).toSize().expandedTo({1, 1}), QImage::Format_RGB32);
  if (image.isNull()) return image;
  drawOn(image, figure, scale);
  image.setDotsPerMeterX(static_cast<int>(std::lround(screenDpi * scale / 0.0254)));
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

Result<DrawnFigure> drawFigureFor(Figure& figure, const QString& ending, int dpi) {
  const auto size = figure.figureSize();
  if (size.isEmpty()) return Error{"", "there is nothing to draw"};
  DrawnFigure drawn;
  QBuffer buffer(&drawn.content);
  buffer.open(QIODevice::WriteOnly);
  if (ending == QLatin1String("png")) {
    const double scale = dpi / screenDpi;
    if (dpi < 1 || scale * std::max(size.width(), size.height()) > mostPixels)
      return Error{"", "the picture would have too many dots; choose a lower resolution"};
    drawn.picture = drawImage(figure, scale);
    if (drawn.picture.isNull()) return Error{"", "there is no memory for so large a picture"};
  } else if (ending == QLatin1String("pdf")) {
    QPdfWriter writer(&buffer);
    writer.setResolution(static_cast<int>(screenDpi));
    writer.setPageSize(
        QPageSize(size * 72 / screenDpi, QPageSize::Point, QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setTitle(figure.figureName());
    drawOn(writer, figure, 1);
  } else if (ending == QLatin1String("svg")) {
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF(QPointF(0, 0), size));
    generator.setResolution(static_cast<int>(screenDpi));
    generator.setTitle(figure.figureName());
    drawOn(generator, figure, 1);
  } else if (ending == QLatin1String("csv") && figure.hasData()) {
    drawn.content = figure.figureData().toUtf8();
  } else {
    return Error{"", figure.hasData() ? "expected a name that ends in .png, .pdf, .svg or .csv"
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
  data->setImageData(drawImage(figure, 2));
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
