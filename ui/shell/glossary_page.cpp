#include "ui/shell/glossary_page.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/document/glossary.h"

namespace gtv::ui {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("Glossary", text); }

QString linkTo(const QString& target, const QString& text) {
  return QStringLiteral("<a href=\"%1\">%2</a>").arg(target.toHtmlEscaped(), text.toHtmlEscaped());
}

QString termHtml(const GlossaryTerm& term) {
  auto html =
      QStringLiteral("<h3>%1</h3><p>%2").arg(term.term.toHtmlEscaped(), term.text.toHtmlEscaped());
  if (!term.example.isEmpty())
    html += QLatin1Char(' ') + linkTo(term.example.toString(), tr("Show me"));
  QStringList more;
  if (!term.symbol.isEmpty()) more << term.symbol.toHtmlEscaped();
  if (!term.source.isEmpty()) more << term.source.toHtmlEscaped();
  if (!term.synonyms.isEmpty())
    more << tr("also: %1").arg(term.synonyms.join(QStringLiteral(", ")).toHtmlEscaped());
  QStringList see;
  for (const auto& other : term.see) see << linkTo(QStringLiteral("term:") + other, other);
  if (!see.isEmpty()) more << tr("see: %1").arg(see.join(QStringLiteral(", ")));
  if (!more.isEmpty())
    html += QStringLiteral("<br><small>%1</small>").arg(more.join(QStringLiteral(" · ")));
  return html + QStringLiteral("</p>");
}

}  // namespace

QString glossaryHtml() {
  auto html = QStringLiteral("<h2>%1</h2><p>%2</p>")
                  .arg(tr("Terms from A to Z"),
                       tr("Every term in one or two sentences. “Show me” opens a scene or an "
                          "experiment that shows the term."));
  const auto glossary = readGlossary();
  html += glossary.problem.toHtmlEscaped();
  for (const auto& term : glossary.terms) html += termHtml(term);
  return html;
}

}  // namespace gtv::ui
