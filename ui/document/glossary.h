#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace gtv::ui {

struct GlossaryTerm {
  QString term;
  QStringList synonyms;
  QString text;
  QString symbol;
  QString source;
  QStringList see;  ///< other terms
  QString preset;   ///< that shows the term; empty if none does
  QString view;     ///< that does, by the name of its dock without "Dock"; may be empty
};

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
/// 9" or "Fig. 9", aside. A number is a whole number: "Fig. 1" is not in "Fig. 13".
bool hasMeaning(const QString& text, const QStringList& sameMeanings);

}  // namespace gtv::ui
