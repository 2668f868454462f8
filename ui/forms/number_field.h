#pragma once

#include <QLineEdit>
#include <optional>

namespace gtv::ui {

/// A line for one number, in any notation ("0.002", "2e-3", and the decimal comma that some
/// keyboards type: "0,002"). Nothing may stand between thousands, which would not be clear. Return
/// or leaving the field commits; Up and Down change it by a tenth, Esc takes back what is typed.
/// Nonsense is marked and said in place, and the last good number stays.
class NumberField : public QLineEdit {
  Q_OBJECT

 public:
  explicit NumberField(QWidget* parent = nullptr);

  double value() const { return value_; }
  /// What is wrong with the text; empty when it is a number in range.
  const QString& complaint() const { return complaint_; }
  /// As Return does; false if what is typed is no number in range.
  bool submit();
  void setValue(double value);
  /// Nothing is typed, and nothing is wrong; value() stays.
  void setEmpty();
  /// Empty is a value, too: none.
  void allowNone() { mayBeNone_ = true; }
  void setRange(double low, double high, bool openLow, bool integer, bool mayBeInfinite = false);

 Q_SIGNALS:
  void committed(double value);
  /// None was committed.
  void cleared();
  /// What is wrong with the text, whenever that changes; empty when it is a number in range again.
  void complained(QString message);

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  /// As setEmpty() left it.
  bool isLeftEmpty() const { return text().isEmpty() && !isModified(); }
  /// Something that was not taken.
  bool isTyped() const;
  void commit();
  std::optional<double> parsed(QString* complaint) const;
  void mark(const QString& complaint);

  QString complaint_;
  double value_ = 0;
  double low_ = -1e300;
  double high_ = 1e300;
  bool openLow_ = false;
  bool integer_ = false;
  bool mayBeNone_ = false;
  bool isNone_ = false;
  bool mayBeInfinite_ = false;  ///< "inf" is +∞
};

/// Shows or clears the red frame of a field that holds something wrong.
void markInvalid(QWidget& field, const QString& complaint);

}  // namespace gtv::ui
