#pragma once

#include <QDoubleSpinBox>

namespace gtv::ui {

/// A spin box with a decimal point whatever the locale, which understands a decimal comma too.
class DecimalSpinBox : public QDoubleSpinBox {
  Q_OBJECT

 public:
  explicit DecimalSpinBox(QWidget* parent = nullptr);

  QValidator::State validate(QString& text, int& position) const override;
  double valueFromText(const QString& text) const override;
};

}  // namespace gtv::ui
