#include "help_window.h"

#include <QMessageBox>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "base/json.h"
#include "base/resources.h"
#include "base/version.h"
#include "experiment/experiment.h"
#include "kernels/instruction_set.h"

namespace gtv::ui {
namespace {

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

HelpWindow::HelpWindow(QWidget* parent) : QDialog(parent), browser_(new QTextBrowser) {
  setWindowTitle(tr("Help – GTV Lab"));
  setAttribute(Qt::WA_DeleteOnClose);
  browser_->setOpenExternalLinks(true);
  browser_->setAccessibleName(tr("Help"));
  browser_->setFrameShape(QFrame::NoFrame);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 8);
  layout->addWidget(browser_);
  const auto page = readTextFile(resourceFolder() / "help" / "help.md");
  QTextDocument markdown;
  markdown.setMarkdown(page ? QString::fromStdString(*page)
                            : QString::fromStdString(page.error().text()));
  auto html = markdown.toHtml();
  const auto end = html.lastIndexOf(QStringLiteral("</body>"));
  html.insert(end, catalogueHelp());
  browser_->setHtml(html);
  resize(760, 640);
}

void HelpWindow::open(QWidget* parent) {
  auto* window = parent->findChild<HelpWindow*>();
  if (window == nullptr) window = new HelpWindow(parent);
  window->show();
  window->raise();
  window->activateWindow();
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
