#include "ui/shell/help_window.h"

#include <QDesktopServices>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "base/json.h"
#include "base/resources.h"
#include "base/version.h"
#include "experiment/experiment.h"
#include "kernels/instruction_set.h"
#include "ui/shell/glossary_page.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"

namespace gtv::ui {
namespace {

QStringList wordsOf(const QString& search) {
  return search.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

QString escaped(const std::string& s) { return QString::fromStdString(s).toHtmlEscaped(); }

}  // namespace

QString catalogueHelp() {
  QString html = QStringLiteral("<h2>%1</h2>").arg(QObject::tr("Everything to choose from"));
  for (const auto& [name, catalogue] : documentCatalogues()) {
    html += QStringLiteral("<h3>%1</h3>").arg(escaped(name));
    for (const auto& entry : catalogue->entries) {
      html += QStringLiteral("<p><b>%1</b> (<tt>%2</tt>): %3")
                  .arg(escaped(entry.label), escaped(entry.id), escaped(entry.explanation));
      if (!entry.formula.empty())
        html += QStringLiteral("<br><i>%1</i>").arg(escaped(entry.formula));
      if (!entry.source.empty()) html += QStringLiteral("<br>%1").arg(escaped(entry.source));
      html += QStringLiteral("</p>");
      if (entry.parameters.empty()) continue;
      html += QStringLiteral("<ul>");
      for (const auto& parameter : entry.parameters)
        html += QStringLiteral("<li>%1 (<tt>%2</tt>): %3</li>")
                    .arg(escaped(parameter.label), escaped(parameter.key), escaped(parameter.help));
      html += QStringLiteral("</ul>");
    }
  }
  return html;
}

/// A page and where its sections begin; the first section is what stands below the title.
struct HelpWindow::Page {
  struct Section {
    QString title;
    QString words;  ///< title and text, in small letters
    int position = 0;
  };

  QString file;  ///< as links name it; empty for the generated page
  std::unique_ptr<QTextDocument> document;
  std::vector<Section> sections;
};

HelpWindow::HelpWindow(QWidget* parent)
    // A window as others: as a dialog it would stay in front of what it shows.
    : QDialog(parent, Qt::Window),
      search_(new QLineEdit),
      nothing_(new QLabel(tr("No page contains all these words."))),
      contents_(new QTreeWidget),
      browser_(new QTextBrowser) {
  setWindowTitle(tr("Help – GTV Lab"));
  setAttribute(Qt::WA_DeleteOnClose);
  setAttribute(Qt::WA_QuitOnClose, false);
  search_->setPlaceholderText(tr("Search"));
  search_->setAccessibleName(tr("Search the help"));
  search_->setClearButtonEnabled(true);
  nothing_->setWordWrap(true);
  nothing_->hide();
  contents_->setHeaderHidden(true);
  contents_->setAccessibleName(tr("Contents of the help"));
  browser_->setOpenLinks(false);
  browser_->setAccessibleName(tr("Help"));
  browser_->setFrameShape(QFrame::NoFrame);
  auto* left = new QWidget;
  auto* column = new QVBoxLayout(left);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(search_);
  column->addWidget(nothing_);
  column->addWidget(contents_);
  auto* both = new QSplitter;
  both->addWidget(left);
  both->addWidget(browser_);
  both->setStretchFactor(1, 1);
  both->setChildrenCollapsible(false);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 8);
  layout->addWidget(both);

  const auto folder = resourceFolder() / "help";
  const auto files =
      QDir(toQString(folder.string())).entryList({QStringLiteral("*.md")}, QDir::Files);
  for (const auto& file : files) {
    const auto markdown = readTextFile(folder / file.toStdString());
    auto document = std::make_unique<QTextDocument>();
    document->setMarkdown(markdown ? toQString(*markdown) : translatedError(markdown.error()));
    addPage(file, std::move(document));
  }
  auto glossary = std::make_unique<QTextDocument>();
  glossary->setHtml(glossaryHtml());
  addPage({}, std::move(glossary));
  terms_ = contents_->topLevelItem(contents_->topLevelItemCount() - 1);
  auto catalogues = std::make_unique<QTextDocument>();
  catalogues->setHtml(catalogueHelp());
  addPage({}, std::move(catalogues));

  connect(contents_, &QTreeWidget::currentItemChanged, this, &HelpWindow::showSection);
  connect(search_, &QLineEdit::textChanged, this, &HelpWindow::narrow);
  connect(browser_, &QTextBrowser::anchorClicked, this, &HelpWindow::follow);
  connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, search_, [this] {
    search_->setFocus();
    search_->selectAll();
  });
  contents_->setCurrentItem(contents_->topLevelItem(0));
  both->setSizes({240, 660});
  resize(920, 680);
}

HelpWindow::~HelpWindow() {
  // Before the documents that it shows.
  delete browser_;
}

void HelpWindow::addPage(const QString& file, std::unique_ptr<QTextDocument> document) {
  auto page = std::make_unique<Page>();
  page->file = file;
  page->document = std::move(document);
  const auto number = static_cast<int>(pages_.size());
  QTreeWidgetItem* top = nullptr;
  for (auto block = page->document->begin(); block.isValid(); block = block.next()) {
    if (block.blockFormat().headingLevel() > 0 || top == nullptr) {
      auto* item = new QTreeWidgetItem({block.text()});
      item->setData(0, Qt::UserRole, QPoint(number, static_cast<int>(page->sections.size())));
      page->sections.push_back({block.text(), {}, block.position()});
      if (top == nullptr)
        contents_->addTopLevelItem(top = item);
      else
        top->addChild(item);
    }
    page->sections.back().words += block.text().toLower() + QLatin1Char('\n');
  }
  pages_.push_back(std::move(page));
}

void HelpWindow::showSection(const QTreeWidgetItem* item) {
  if (item == nullptr) return;
  const auto at = item->data(0, Qt::UserRole).toPoint();
  const auto& page = *pages_[static_cast<std::size_t>(at.x())];
  if (browser_->document() != page.document.get()) browser_->setDocument(page.document.get());
  mark(search_->text());
  QTextCursor cursor(page.document.get());
  cursor.setPosition(page.sections[static_cast<std::size_t>(at.y())].position);
  browser_->setTextCursor(cursor);
  auto* bar = browser_->verticalScrollBar();
  bar->setValue(at.y() == 0 ? 0 : bar->value() + browser_->cursorRect(cursor).top());
  const auto next = static_cast<std::size_t>(at.y()) + 1;
  const auto hit = findHit(
      *page.document, cursor.position(),
      next < page.sections.size() ? page.sections[next].position : page.document->characterCount());
  if (hit.isNull()) return;
  const auto place = browser_->cursorRect(hit);
  const int height = browser_->viewport()->height();
  if (place.bottom() > height) bar->setValue(bar->value() + place.top() - height / 3);
}

QTextCursor HelpWindow::findHit(const QTextDocument& document, int begin, int end) const {
  const auto words = wordsOf(search_->text());
  QTextCursor first;
  for (auto block = document.findBlock(begin); block.isValid() && block.position() < end;
       block = block.next()) {
    qsizetype at = block.length();
    bool hasAll = !words.empty();
    for (const auto& word : words) {
      const auto found = block.text().indexOf(word, 0, Qt::CaseInsensitive);
      hasAll = hasAll && found >= 0;
      if (found >= 0) at = std::min(at, found);
    }
    if (at == block.length() || (!hasAll && !first.isNull())) continue;
    first = QTextCursor(block);
    first.setPosition(block.position() + static_cast<int>(at));
    if (hasAll) break;
  }
  return first;
}

void HelpWindow::follow(const QUrl& link) {
  if (link.scheme() == QLatin1String("term")) return showTerm(link.path());
  if (link.scheme() == QLatin1String("show")) {
    Q_EMIT showWanted(link);
    return;
  }
  if (!link.isRelative()) {
    QDesktopServices::openUrl(link);
    return;
  }
  for (std::size_t k = 0; k < pages_.size(); ++k)
    if (pages_[k]->file == link.path())
      contents_->setCurrentItem(contents_->topLevelItem(static_cast<int>(k)));
}

void HelpWindow::showTerm(const QString& term) {
  for (int k = 0; k < terms_->childCount(); ++k)
    if (terms_->child(k)->text(0) == term) contents_->setCurrentItem(terms_->child(k));
}

void HelpWindow::narrow(const QString& words) {
  const auto wanted = wordsOf(words.toLower());
  QTreeWidgetItem* first = nullptr;
  QTreeWidgetItem* firstByTitle = nullptr;  // is about these words, and does not only use them
  const auto find = [&](QTreeWidgetItem* item) {
    const auto title = item->text(0);
    if (firstByTitle == nullptr &&
        std::all_of(wanted.begin(), wanted.end(),
                    [&](const QString& word) { return title.contains(word, Qt::CaseInsensitive); }))
      firstByTitle = item;
  };
  for (int k = 0; k < contents_->topLevelItemCount(); ++k) {
    const auto& sections = pages_[static_cast<std::size_t>(k)]->sections;
    auto* top = contents_->topLevelItem(k);
    const auto has = [&](std::size_t section) {
      return std::all_of(wanted.begin(), wanted.end(), [&](const QString& word) {
        return sections[section].words.contains(word);
      });
    };
    const bool isTopWanted = has(0);
    QTreeWidgetItem* found = isTopWanted ? top : nullptr;
    if (isTopWanted) find(top);
    for (int c = 0; c < top->childCount(); ++c) {
      const bool hasAll = has(static_cast<std::size_t>(c) + 1);
      top->child(c)->setHidden(!hasAll);
      if (hasAll) find(top->child(c));
      if (hasAll && found == nullptr) found = top->child(c);
    }
    top->setHidden(found == nullptr);
    top->setExpanded(found != nullptr && !wanted.isEmpty());
    if (first == nullptr) first = found;
  }
  nothing_->setVisible(first == nullptr);
  if (firstByTitle != nullptr) first = firstByTitle;
  if (first != nullptr && !wanted.isEmpty()) {
    // Another word may stand elsewhere in the same section.
    contents_->currentItem() == first ? showSection(first) : contents_->setCurrentItem(first);
  }
  mark(words);
}

void HelpWindow::mark(const QString& words) {
  QList<QTextEdit::ExtraSelection> marks;
  QTextCharFormat format;
  format.setBackground(palette().highlight());
  format.setForeground(palette().highlightedText());
  const auto* document = browser_->document();
  for (const auto& word : wordsOf(words))
    for (auto at = document->find(word); !at.isNull(); at = document->find(word, at))
      marks.push_back({at, format});
  browser_->setExtraSelections(marks);
}

HelpWindow* HelpWindow::open(QWidget* parent) {
  auto* window = parent->findChild<HelpWindow*>();
  if (window == nullptr) window = new HelpWindow(parent);
  window->show();
  window->raise();
  window->activateWindow();
  return window;
}

void HelpWindow::showAbout(QWidget* parent) {
  auto* box = new QMessageBox(
      QMessageBox::NoIcon, tr("About GTV Lab"),
      tr("<h3>GTV Lab %1</h3><p>A laboratory for networked federated learning.</p>"
         "<p>Commit %2, instruction set %3.<br>Free software under the GNU General Public License, "
         "version 3 or later.</p>")
          .arg(escaped(version()), escaped(commit()), escaped(instructionSet())),
      QMessageBox::Close, parent);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->open();
}

}  // namespace gtv::ui
