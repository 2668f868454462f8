#pragma once

#include <QString>
#include <QStringList>
#include <QUrl>
#include <vector>

#include "base/json.h"

namespace gtv::ui {

struct GlossaryTerm {
  QString term;
  QStringList synonyms;
  QString text;
  QString symbol;
  QString source;
  QStringList see;  ///< other terms
  QUrl example;     ///< that shows the term, see exampleLink(); empty if nothing does
};

/// "show:preset?view", the view by the name of its dock without "Dock", if it is a certain one; or
/// "show:lesson#scene", counted from 1.
QUrl exampleLink(const Json& show);

struct Glossary {
  std::vector<GlossaryTerm> terms;
  QString problem;  ///< with the file; then there are no terms

  /// Those that have this name or synonym, case aside.
  std::vector<const GlossaryTerm*> named(const QString& name) const;
  /// What was typed, and the other names of the terms of this name: "lambda" is "λ", too.
  QStringList sameMeaning(const QString& words) const;
};

/// resources/glossary.json
Glossary readGlossary();

/// Does `text` have what was typed: all words of it, or of another name of it; case, and "Figure
/// 9" or "Fig. 9", aside. A number is a whole number: "Fig. 1" is not in "Fig. 13". Two to four
/// letters are those that a word begins with: "rate" is not in "federated".
bool hasMeaning(const QString& text, const QStringList& sameMeanings);

}  // namespace gtv::ui
