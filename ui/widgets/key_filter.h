#pragma once

#include <QObject>

namespace gtv::ui {

/// Decides between the shortcuts of the window and the widget that has the focus: Space belongs to
/// buttons and lists, and undo to the document unless something was typed into the field. Installed
/// on the application. Also gives the scroll buttons of dock tabs their tips, which come and go,
/// and lists a tip with what their field cuts off.
class KeyFilter : public QObject {
  Q_OBJECT

 public:
  explicit KeyFilter(QWidget& window);
  ~KeyFilter() override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget& window_;
};

}  // namespace gtv::ui
