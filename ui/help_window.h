#pragma once

#include <QDialog>

class QTextBrowser;

namespace gtv::ui {

/// The help: pages from resources/help and one that is generated from the catalogues.
class HelpWindow : public QDialog {
  Q_OBJECT

 public:
  explicit HelpWindow(QWidget* parent = nullptr);
  /// One window per parent, raised if it is open already.
  static void open(QWidget* parent);
  static void showAbout(QWidget* parent);
  QTextBrowser* browser() const { return browser_; }

 private:
  QTextBrowser* browser_;
};

/// Every kind of every catalogue with its parameters, as HTML.
QString catalogueHelp();

}  // namespace gtv::ui
