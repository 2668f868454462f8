#include "ui/forms/formula_view.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/widgets/display_text.h"

namespace gtv::ui {
namespace {

constexpr double sumSize = 1.7;
constexpr double limitSize = 0.72;

QFont resized(QFont font, double factor) {
  font.setPointSizeF(font.pointSizeF() * factor);
  return font;
}

/// Writes from left to right on one line; with a null painter it only measures.
class Line {
 public:
  Line(QPainter* painter, const QFont& font, double x, double base)
      : painter_(painter), font_(font), x_(x), base_(base) {}

  void put(const QString& text, bool italic = false) {
    auto font = font_;
    font.setItalic(italic);
    write(font, text, base_);
  }
  /// An index below the line.
  void index(const QString& text) {
    auto font = resized(font_, limitSize);
    font.setItalic(true);
    write(font, text, base_ + 0.3 * QFontMetricsF(font_).ascent());
  }
  /// A sum sign with its limits.
  void sum(const QString& low, const QString& high) {
    const auto large = resized(font_, sumSize);
    const auto small = resized(font_, limitSize);
    const QFontMetricsF sign(large);
    const QFontMetricsF limit(small);
    const auto sigma = QStringLiteral("Σ");
    const double width = std::max({sign.horizontalAdvance(sigma), limit.horizontalAdvance(low),
                                   limit.horizontalAdvance(high)});
    const double signBase = base_ + 0.22 * sign.ascent();
    const auto centred = [&](const QFont& font, const QString& text, double base) {
      if (painter_ == nullptr) return;
      painter_->setFont(font);
      painter_->drawText(
          QPointF(x_ + (width - QFontMetricsF(font).horizontalAdvance(text)) / 2, base), text);
    };
    centred(large, sigma, signBase);
    centred(small, low, signBase + limit.ascent() + 1);
    centred(small, high, signBase - 0.82 * sign.ascent() - 1);
    x_ += width + space() / 2;
  }
  void gap() { x_ += space(); }
  double x() const { return x_; }

 private:
  double space() const { return QFontMetricsF(font_).horizontalAdvance(QLatin1Char(' ')); }
  void write(const QFont& font, const QString& text, double base) {
    if (painter_ != nullptr) {
      painter_->setFont(font);
      painter_->drawText(QPointF(x_, base), text);
    }
    x_ += QFontMetricsF(font).horizontalAdvance(text);
  }

  QPainter* painter_;
  QFont font_;
  double x_;
  double base_;
};

double lineHeight(const QFont& font) {
  return QFontMetricsF(resized(font, sumSize)).ascent() +
         1.7 * QFontMetricsF(resized(font, limitSize)).height();
}

}  // namespace

FormulaView::FormulaView(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setToolTip(
      tr("The objective: the local losses of all nodes plus λ times the total variation of their "
         "parameters over the edges; below, both parts at the present iterate"));
  setNumbers(0, std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN());
}

void FormulaView::setLambda(double lambda) {
  if (lambda == lambda_) return;
  lambda_ = lambda;
  changed();
}

void FormulaView::setSize(int nodes, int edges) {
  if (nodes == nodes_ && edges == edges_) return;
  nodes_ = nodes;
  edges_ = edges;
  changed();
}

void FormulaView::setNumbers(double lambda, double loss, double gtv) {
  shownLambda_ = lambda;
  loss_ = loss;
  gtv_ = gtv;
  changed();
}

void FormulaView::changed() {
  setAccessibleName(plainText());
  update();
}

QString FormulaView::plainText() const {
  auto words = tr("minimise Σ L(w) + %1 Σ A φ(w − w')").arg(number(lambda_));
  if (std::isfinite(loss_ + gtv_))
    words += tr(" = %1 + %2 · %3 = %4")
                 .arg(number(loss_), number(shownLambda_), number(gtv_),
                      number(loss_ + shownLambda_ * gtv_, 5));
  return words;
}

QSize FormulaView::sizeHint() const {
  const double two = 2 * lineHeight(font());
  return {200, static_cast<int>(std::ceil(two + 1.4 * QFontMetricsF(font()).height()))};
}

void FormulaView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) updateGeometry();
  QWidget::changeEvent(event);
}

void FormulaView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setPen(palette().color(QPalette::WindowText));
  const double height = lineHeight(font());
  const auto count = [](int n, const char* letter) {
    return n >= 0 ? QString::number(n) : QString::fromLatin1(letter);
  };
  Line first(&painter, font(), 2, 0.62 * height);
  first.put(tr("min"), false);
  first.index(QStringLiteral("w"));
  first.gap();
  first.sum(QStringLiteral("i=1"), count(nodes_, "n"));
  first.put(QStringLiteral("L"), true);
  first.index(QStringLiteral("i"));
  first.put(QStringLiteral("("));
  first.put(QStringLiteral("w"), true);
  first.index(QStringLiteral("i"));
  first.put(QStringLiteral(")"));
  Line second(&painter, font(), 2, 1.62 * height);
  second.put(QStringLiteral("+ "));
  auto bold = font();
  bold.setBold(true);
  {
    // λ is what the user turns: it stands out.
    Line lambda(&painter, bold, second.x(), 1.62 * height);
    lambda.put(number(lambda_));
    lambda.gap();
    second = Line(&painter, font(), lambda.x(), 1.62 * height);
  }
  second.sum(QStringLiteral("e=1"), count(edges_, "E"));
  second.put(QStringLiteral("A"), true);
  second.index(QStringLiteral("e"));
  second.put(QStringLiteral(" φ("));
  second.put(QStringLiteral("w"), true);
  second.index(QStringLiteral("i"));
  second.put(QStringLiteral(" − "));
  second.put(QStringLiteral("w"), true);
  second.index(QStringLiteral("j"));
  second.put(QStringLiteral(")"));
  if (!std::isfinite(loss_ + gtv_)) return;
  const auto sum = tr("= %1 + %2 · %3 = %4")
                       .arg(number(loss_), number(shownLambda_), number(gtv_),
                            number(loss_ + shownLambda_ * gtv_, 5));
  // Long numbers become small rather than cut.
  const double room = (width() - 4) / std::max(1.0, QFontMetricsF(font()).horizontalAdvance(sum));
  Line third(&painter, resized(font(), std::clamp(room, 0.6, 1.0)), 2,
             2 * height + QFontMetricsF(font()).ascent());
  third.put(sum);
}

}  // namespace gtv::ui
