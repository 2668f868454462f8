#pragma once

#include <qcustomplot.h>

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QString>
#include <QWidget>
#include <algorithm>
#include <string>
#include <vector>

namespace gtv::ui::testing {

/// A text as it was painted into a widget, in pixels of the widget.
struct PaintedText {
  QString text;
  QRectF box;      ///< around its letters
  QRectF clipped;  ///< where anything could be seen
};

/// Takes note of the texts that are painted on it, and shows nothing.
class TextRecorder : public QPaintDevice {
 public:
  explicit TextRecorder(const QWidget& like) : like_(like), engine_(*this) {}
  QPaintEngine* paintEngine() const override { return &engine_; }
  std::vector<PaintedText> texts;
  std::vector<QLineF> strokes;  ///< what can be seen of curves, marks and other thick lines

 protected:
  int metric(PaintDeviceMetric which) const override {
    switch (which) {
      case PdmWidth:
        return like_.width();
      case PdmHeight:
        return like_.height();
      case PdmDevicePixelRatio:
        return 1;
      case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
      default:
        return like_.logicalDpiX();
    }
  }

 private:
  class Engine : public QPaintEngine {
   public:
    explicit Engine(TextRecorder& recorder)
        : QPaintEngine(QPaintEngine::AllFeatures), recorder_(recorder) {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return QPaintEngine::User; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {
    }
    void drawPath(const QPainterPath& path) override {
      for (const auto& polygon : path.toSubpathPolygons())
        addStroke(polygon.data(), polygon.size());
    }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode) override {
      addStroke(points, count);
    }
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
      const auto letters = QFontMetricsF(item.font(), &recorder_).tightBoundingRect(item.text());
      if (letters.isEmpty()) return;
      recorder_.texts.push_back(
          {item.text(), painter()->combinedTransform().mapRect(letters.translated(at)), clipped()});
    }

   private:
    QRectF clipped() const {
      const QRectF all(0, 0, recorder_.width(), recorder_.height());
      if (!painter()->hasClipping()) return all;
      const auto clip = painter()->clipBoundingRect();
      return painter()->combinedTransform().mapRect(clip).intersected(all);
    }
    void addStroke(const QPointF* points, qsizetype count) {
      constexpr double thin = 1.4;  // grids and axes
      if (painter()->pen().style() == Qt::NoPen || painter()->pen().widthF() < thin) return;
      const auto visible = clipped();
      const auto toWidget = painter()->combinedTransform();
      for (qsizetype k = 1; k < count; ++k) {
        // In pieces, of which each is either to be seen or not.
        const QLineF line(toWidget.map(points[k - 1]), toWidget.map(points[k]));
        const int pieces = std::clamp(static_cast<int>(line.length() / 2), 1, 4000);
        for (int piece = 0; piece < pieces; ++piece) {
          const QLineF part(line.pointAt(piece / double(pieces)),
                            line.pointAt((piece + 1) / double(pieces)));
          if (visible.contains(part.p1()) && visible.contains(part.p2()))
            recorder_.strokes.push_back(part);
        }
      }
    }

    TextRecorder& recorder_;
  };

  const QWidget& like_;
  mutable Engine engine_;
};

/// Lets the widget paint itself, without its children, for the recorder.
inline void paintOn(TextRecorder& recorder, QWidget& widget) {
  if (auto* plot = qobject_cast<QCustomPlot*>(&widget)) {
    QCPPainter painter(&recorder);
    painter.setModes(QCPPainter::pmVectorized | QCPPainter::pmNoCaching);
    plot->toPainter(&painter, plot->width(), plot->height());
  } else {
    widget.render(&recorder, QPoint(), QRegion(), QWidget::RenderFlags());
  }
}

inline std::vector<PaintedText> paintedTexts(QWidget& widget) {
  TextRecorder recorder(widget);
  paintOn(recorder, widget);
  return recorder.texts;
}

/// One line for all texts of the widget that are not whole, cover each other, or in a plot stand on
/// a curve or mark; empty if all is well.
inline std::string faultsOfTexts(QWidget& widget) {
  TextRecorder recorder(widget);
  paintOn(recorder, widget);
  const bool isPlot = qobject_cast<QCustomPlot*>(&widget) != nullptr;
  std::string out;
  const auto say = [&](const PaintedText& text, const std::string& what) {
    out += '"' + text.text.toStdString() + "\" " + what + "; ";
  };
  constexpr double slack = 1;  // rounding
  const auto inner = [](const QRectF& box) { return box.adjusted(slack, slack, -slack, -slack); };
  for (std::size_t a = 0; a < recorder.texts.size(); ++a) {
    const auto& text = recorder.texts[a];
    if (!text.clipped.contains(inner(text.box))) say(text, "is cut off");
    for (std::size_t b = 0; b < a; ++b)
      if (inner(text.box).intersects(inner(recorder.texts[b].box)))
        say(text, "covers \"" + recorder.texts[b].text.toStdString() + '"');
    const bool isStruck =
        std::any_of(recorder.strokes.begin(), recorder.strokes.end(),
                    [&](const QLineF& line) { return text.box.contains(line.center()); });
    if (isPlot && isStruck) say(text, "stands on a line");
  }
  return out;
}

}  // namespace gtv::ui::testing
