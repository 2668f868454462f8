#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace gtv::ui {

/// What the user has to know, across the window and over everything else that is said, until it is
/// dismissed.
class NoticeBar : public QFrame {
  Q_OBJECT

 public:
  explicit NoticeBar(QWidget* parent = nullptr);

  /// Empty: there is nothing to say any more.
  void setText(const QString& text);
  QString text() const;

 Q_SIGNALS:
  void dismissed();

 private:
  QLabel* label_;
  QToolButton* dismiss_;
};

}  // namespace gtv::ui
