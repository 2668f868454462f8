#include "ui/forms/number_field.h"

#include <QKeyEvent>
#include <cmath>
#include <limits>
#include <utility>

#include "base/number.h"

namespace gtv::ui {

void markInvalid(QWidget& field, const QString& complaint) {
  if (!field.property("tip").isValid()) field.setProperty("tip", field.toolTip());
  field.setStyleSheet(complaint.isEmpty()
                          ? QString()
                          : QStringLiteral("QLineEdit { border: 2px solid #d55e00; padding: 1px;"
                                           " background: palette(base); color: palette(text); }"));
  field.setToolTip(complaint.isEmpty() ? field.property("tip").toString() : complaint);
}

namespace {

/// Enough of what was typed to know it again; a word without end would widen the window.
QString shortened(const QString& typed) {
  constexpr qsizetype most = 24;
  return typed.size() <= most ? typed : typed.left(most) + QStringLiteral("…");
}

}  // namespace

NumberField::NumberField(QWidget* parent) : QLineEdit(parent) {
  connect(this, &QLineEdit::editingFinished, this, &NumberField::commit);
  connect(this, &QLineEdit::textEdited, this, [this] {
    QString complaint;
    if (!(mayBeNone_ && text().trimmed().isEmpty())) parsed(&complaint);
    mark(complaint);
  });
}

void NumberField::setValue(double value) {
  value_ = value;
  isNone_ = false;
  const auto text = QString::fromStdString(formatNumber(value));
  if (text != this->text()) setText(text);
  if (!hasFocus()) setCursorPosition(0);  // of a long number the beginning counts
  mark({});
}

/// Of a long number the beginning counts, wherever somebody looked at its end.
void NumberField::focusOutEvent(QFocusEvent* event) {
  QLineEdit::focusOutEvent(event);
  setCursorPosition(0);
}

void NumberField::setEmpty() {
  isNone_ = mayBeNone_;
  setText({});
  mark({});
}

void NumberField::setRange(double low, double high, bool openLow, bool integer,
                           bool mayBeInfinite) {
  low_ = low;
  high_ = high;
  openLow_ = openLow;
  integer_ = integer;
  mayBeInfinite_ = mayBeInfinite;
}

std::optional<double> NumberField::parsed(QString* complaint) const {
  auto text = this->text().trimmed();
  const bool hasComma = text.contains(QLatin1Char(','));
  // "1.000,5" and "1,000.5" are two numbers, depending on the country.
  if (hasComma && (text.contains(QLatin1Char('.')) || text.count(QLatin1Char(',')) > 1)) {
    *complaint = tr("“%1” is ambiguous: use one point or one comma before the decimals, and "
                    "nothing between the thousands")
                     .arg(shortened(this->text()));
    return std::nullopt;
  }
  text.replace(QLatin1Char(','), QLatin1Char('.'));
  if (mayBeInfinite_ && (text == QLatin1String("inf") || text == QStringLiteral("∞")))
    return std::numeric_limits<double>::infinity();
  const auto number = parseNumber(text.toStdString());
  if (!number) {
    *complaint = tr("“%1” is not a number").arg(shortened(this->text()));
    return std::nullopt;
  }
  if (integer_ && *number != std::floor(*number)) {
    *complaint = tr("expected a whole number");
    return std::nullopt;
  }
  const bool tooLow = openLow_ ? *number <= low_ : *number < low_;
  if (tooLow || *number > high_) {
    *complaint = tooLow ? tr("must be %1 %2").arg(openLow_ ? tr(">") : tr("≥")).arg(low_)
                        : tr("must be ≤ %1").arg(high_);
    return std::nullopt;
  }
  return number;
}

void NumberField::mark(const QString& complaint) {
  markInvalid(*this, complaint);
  if (std::exchange(complaint_, complaint) != complaint) Q_EMIT complained(complaint);
}

void NumberField::commit() {
  if (mayBeNone_ && text().trimmed().isEmpty()) {
    const bool was = isNone_;
    setEmpty();
    if (!was) Q_EMIT cleared();
    return;
  }
  if (isLeftEmpty()) return;
  QString complaint;
  const auto number = parsed(&complaint);
  mark(complaint);
  // A comma becomes a point: so it is seen how it was read.
  if (number && text().contains(QLatin1Char(',')))
    setText(QString::fromStdString(formatNumber(*number)));
  if (number) setModified(false);
  if (!number || (*number == value_ && !isNone_)) return;
  value_ = *number;
  isNone_ = false;
  Q_EMIT committed(value_);
}

bool NumberField::submit() {
  commit();
  if (isNone_) return true;
  QString complaint;
  return parsed(&complaint).has_value();
}

bool NumberField::isTyped() const {
  return !isLeftEmpty() && text() != QString::fromStdString(formatNumber(value_));
}

bool NumberField::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && isTyped() &&
      static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    event->accept();
    return true;
  }
  return QLineEdit::event(event);
}

void NumberField::keyPressEvent(QKeyEvent* event) {
  // With nothing to take back it belongs to the dialog, or to the full screen.
  if (event->key() == Qt::Key_Escape && isTyped()) {
    if (isNone_)
      setEmpty();
    else
      setValue(value_);
    return;
  }
  if (std::isfinite(value_) && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)) {
    const double sign = event->key() == Qt::Key_Up ? 1 : -1;
    const double step = integer_      ? 1
                        : value_ == 0 ? 0.1
                                      : std::pow(10, std::floor(std::log10(std::abs(value_)))) / 10;
    const double next = std::round((value_ + sign * step) / step) * step;
    setText(QString::number(next, 'g', 12));
    commit();
    return;
  }
  QLineEdit::keyPressEvent(event);
}

}  // namespace gtv::ui
