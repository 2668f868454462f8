#include "ui/document/glossary.h"

#include <QRegularExpression>
#include <algorithm>

#include "base/resources.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"

namespace gtv::ui {
namespace {

QString glossaryText(const Json& object, const char* field) {
  const auto value = object.is_object() ? object.value(field, Json()) : Json();
  return value.is_string() ? toQString(value.get<std::string>()) : QString();
}

QStringList glossaryTexts(const Json& object, const char* field) {
  QStringList out;
  for (const auto& value : object.is_object() ? object.value(field, Json()) : Json())
    if (value.is_string()) out << toQString(value.get<std::string>());
  return out;
}

/// Small letters, one spelling of "regularise", and "fig.9" as one word.
QString inOneSpelling(const QString& text) {
  static const QRegularExpression numbered(
      QStringLiteral("\\b(fig|sec|ex|ch|alg)(?:ures?|tion|ercise|apter|orithm|s)?\\.?\\s+(\\d)"));
  return text.toLower()
      .replace(QLatin1String("iz"), QLatin1String("is"))
      .replace(numbered, QStringLiteral("\\1.\\2"));
}

/// Numbers and single signs stand alone, words of two to four letters begin a word, longer ones
/// may be anywhere in one.
bool hasWord(const QString& text, const QString& word) {
  const bool isWhole = word.size() == 1 || word.front().isDigit();
  const bool isStart = isWhole || word.size() <= 4;
  for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const auto end = at + word.size();
    const bool goesOn =
        end < text.size() &&
        (word.back().isDigit() ? text[end].isDigit() : isWhole && text[end].isLetter());
    const bool isEnd = isStart && at > 0 && text[at - 1].isLetterOrNumber();
    if (!goesOn && !isEnd) return true;
  }
  return false;
}

}  // namespace

QUrl exampleLink(const Json& show) {
  const auto lesson = glossaryText(show, "lesson");
  QUrl link;
  if (lesson.isEmpty()) {
    link.setPath(glossaryText(show, "preset"));
    if (const auto view = glossaryText(show, "view"); !view.isEmpty()) link.setQuery(view);
  } else {
    link.setPath(lesson);
    const auto scene = show.value("scene", Json(1));
    link.setFragment(QString::number(scene.is_number_integer() ? scene.get<int>() : 1));
  }
  if (link.path().isEmpty()) return {};
  link.setScheme(QStringLiteral("show"));
  return link;
}

std::vector<const GlossaryTerm*> Glossary::named(const QString& name) const {
  std::vector<const GlossaryTerm*> found;
  for (const auto& term : terms)
    if (term.term.compare(name, Qt::CaseInsensitive) == 0 ||
        term.synonyms.contains(name, Qt::CaseInsensitive))
      found.push_back(&term);
  return found;
}

QStringList Glossary::sameMeaning(const QString& words) const {
  const auto typed = words.simplified();
  QStringList names{typed};
  for (const auto* term : named(typed)) names << term->term << term->synonyms;
  names.removeDuplicates();
  return names;
}

Glossary readGlossary() {
  Glossary glossary;
  const auto file = resourceFolder() / "glossary.json";
  const auto text = readTextFile(file);
  const auto json = text ? parseJson(*text, file.string()) : Result<Json>(text.error());
  if (!json) {
    glossary.problem = translatedError(json.error());
    return glossary;
  }
  for (const auto& term : json->value("terms", Json::array())) {
    glossary.terms.push_back({glossaryText(term, "term"), glossaryTexts(term, "synonyms"),
                              glossaryText(term, "text"), glossaryText(term, "symbol"),
                              glossaryText(term, "source"), glossaryTexts(term, "see"),
                              exampleLink(term.is_object() ? term.value("show", Json()) : Json())});
  }
  return glossary;
}

bool hasMeaning(const QString& text, const QStringList& sameMeanings) {
  // "FedAvg" is also found by "avg".
  static const QRegularExpression joint(QStringLiteral("([a-z])([A-Z])"));
  auto apart = text;
  apart.replace(joint, QStringLiteral("\\1 \\2"));
  const auto where = inOneSpelling(text + QLatin1Char('\n') + apart);
  return std::any_of(sameMeanings.begin(), sameMeanings.end(), [&](const QString& meaning) {
    const auto words = inOneSpelling(meaning).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return hasWord(where, word); });
  });
}

}  // namespace gtv::ui
