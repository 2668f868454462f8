#pragma once

#include <QString>
#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"

namespace gtv::ui {

/// A language of the window. Files, help and glossary are in English.
struct Language {
  QString code;  ///< "fi"
  QString name;  ///< in the language itself: "suomi"
};

/// English first.
const std::vector<Language>& languages();
bool isLanguage(const QString& code);
/// The first of the languages of the user that the window has; English if it has none of them.
QString systemLanguage();

/// Every text that is asked for from now on comes in this language. What a widget shows already
/// stays, so that this is called before the first one is made. An error is a language that
/// languages() does not have, or an application that is not there yet.
void setLanguage(const QString& code);
QString currentLanguage();

/// A text of a catalogue or of a file of resources/ in the present language; any other text as it
/// is, such as one that a user wrote and that the program does not have.
QString translated(const std::string& text);
/// "Loss › Ridge": every label of the path.
QString translatedPath(const std::string& labels);
/// A message of the core, as far as its parts are known; see localizedMessage().
QString translatedMessage(const std::string& english);
/// Where it happened, as it is, and what, in the present language.
QString translatedError(const Error& error);
/// A label in the middle of a sentence: in small letters, but where nouns have capital ones.
QString withinSentence(const QString& label);
/// "3 nodes" in the present language; `many` where English needs more than an s.
QString counted(std::int64_t number, const char* one, const char* many = "");

}  // namespace gtv::ui
