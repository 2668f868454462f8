#pragma once

#include <QDialog>
#include <memory>
#include <vector>

class QLabel;
class QLineEdit;
class QTextBrowser;
class QTextCursor;
class QTextDocument;
class QTreeWidget;
class QTreeWidgetItem;
class QUrl;

namespace gtv::ui {

/// The help: the pages of resources/help, in the order of their names, and two that are generated,
/// from the glossary and from the catalogues; beside them their contents, which a search narrows
/// down.
class HelpWindow : public QDialog {
  Q_OBJECT

 public:
  explicit HelpWindow(QWidget* parent = nullptr);
  ~HelpWindow() override;
  /// One window per parent, raised if it is open already.
  static HelpWindow* open(QWidget* parent);
  static void showAbout(QWidget* parent);
  QTextBrowser* browser() const { return browser_; }
  QTreeWidget* contents() const { return contents_; }
  QLineEdit* search() const { return search_; }
  /// A term of the glossary; nothing happens if there is none of this name.
  void showTerm(const QString& term);

 Q_SIGNALS:
  /// What shows a term, see exampleLink().
  void showWanted(const QUrl& example);

 private:
  struct Page;

  void addPage(const QString& file, std::unique_ptr<QTextDocument> document);
  void showSection(const QTreeWidgetItem* item);
  /// Another page, or what is outside of the program.
  void follow(const QUrl& link);
  /// Leaves the sections in the contents that have all words of `words`.
  void narrow(const QString& words);
  void mark(const QString& words);
  /// The first paragraph between these positions that has all words of the search, else the first
  /// one of them that is there; null: none is.
  QTextCursor findHit(const QTextDocument& document, int begin, int end) const;

  QLineEdit* search_;
  QLabel* nothing_;  ///< there while no section has all words
  QTreeWidget* contents_;
  QTreeWidgetItem* terms_ = nullptr;  ///< the glossary in the contents
  QTextBrowser* browser_;
  std::vector<std::unique_ptr<Page>> pages_;
};

/// Every kind of every catalogue with its parameters, as HTML.
QString catalogueHelp();

}  // namespace gtv::ui
