#pragma once

#include <QLabel>

namespace gtv::ui {

/// One line of plain text that ends with an ellipsis where there is no room for all of it.
class ElidedLabel : public QLabel {
  Q_OBJECT

 public:
  explicit ElidedLabel(QWidget* parent = nullptr);

  void setFullText(const QString& text);
  /// Also what is cut off.
  const QString& fullText() const { return fullText_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void elide();

  QString fullText_;
};

}  // namespace gtv::ui
