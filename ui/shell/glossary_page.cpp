#include "ui/shell/glossary_page.h"

#include <QCoreApplication>
#include <QStringList>

#include "base/json.h"
#include "base/resources.h"
#include "ui/widgets/display_text.h"

namespace gtv::ui {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("Glossary", text); }

QString textIn(const Json& term, const char* field) {
  const auto value = term.value(field, Json());
  return value.is_string() ? toQString(value.get<std::string>()).toHtmlEscaped() : QString();
}

QStringList textsIn(const Json& term, const char* field) {
  QStringList out;
  for (const auto& value : term.value(field, Json::array()))
    if (value.is_string()) out << toQString(value.get<std::string>()).toHtmlEscaped();
  return out;
}

QString linkTo(const QString& target, const QString& text) {
  return QStringLiteral("<a href=\"%1\">%2</a>").arg(target, text);
}

QString termHtml(const Json& term) {
  auto html = QStringLiteral("<h3>%1</h3><p>%2").arg(textIn(term, "term"), textIn(term, "text"));
  if (const auto show = term.value("show", Json()); show.is_object()) {
    const auto view = textIn(show, "view");
    const auto target = QStringLiteral("show:") + textIn(show, "preset") +
                        (view.isEmpty() ? QString() : QLatin1Char('?') + view);
    html += QLatin1Char(' ') + linkTo(target, tr("Show me"));
  }
  QStringList more;
  if (const auto symbol = textIn(term, "symbol"); !symbol.isEmpty()) more << symbol;
  if (const auto source = textIn(term, "source"); !source.isEmpty()) more << source;
  if (const auto synonyms = textsIn(term, "synonyms"); !synonyms.isEmpty())
    more << tr("also: %1").arg(synonyms.join(QStringLiteral(", ")));
  QStringList see;
  for (const auto& other : textsIn(term, "see"))
    see << linkTo(QStringLiteral("term:") + other, other);
  if (!see.isEmpty()) more << tr("see: %1").arg(see.join(QStringLiteral(", ")));
  if (!more.isEmpty())
    html += QStringLiteral("<br><small>%1</small>").arg(more.join(QStringLiteral(" · ")));
  return html + QStringLiteral("</p>");
}

}  // namespace

QString glossaryHtml() {
  const auto file = resourceFolder() / "glossary.json";
  auto html = QStringLiteral("<h2>%1</h2><p>%2</p>")
                  .arg(tr("Terms from A to Z"),
                       tr("Every term in one or two sentences. “Show me” opens an experiment that "
                          "shows the term."));
  const auto text = readTextFile(file);
  const auto json = text ? parseJson(*text, file.string()) : Result<Json>(text.error());
  if (!json) return html + toQString(json.error().text()).toHtmlEscaped();
  for (const auto& term : json->value("terms", Json::array())) html += termHtml(term);
  return html;
}

}  // namespace gtv::ui
