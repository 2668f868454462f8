#include "ui/forms/decimal_spin_box.h"

#include <QLocale>

namespace gtv::ui {

DecimalSpinBox::DecimalSpinBox(QWidget* parent) : QDoubleSpinBox(parent) {
  auto plain = QLocale::c();
  plain.setNumberOptions(QLocale::OmitGroupSeparator | QLocale::RejectGroupSeparator);
  setLocale(plain);
}

QValidator::State DecimalSpinBox::validate(QString& text, int& position) const {
  text.replace(QLatin1Char(','), QLatin1Char('.'));
  return QDoubleSpinBox::validate(text, position);
}

double DecimalSpinBox::valueFromText(const QString& text) const {
  auto pointed = text;
  pointed.replace(QLatin1Char(','), QLatin1Char('.'));
  return QDoubleSpinBox::valueFromText(pointed);
}

}  // namespace gtv::ui
