#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace gtv {

/// The text in another language; `number` chooses its form where the text begins with "%n ", and is
/// -1 otherwise. A text that it does not know comes back as it is. Any thread may call it.
using Localizer = std::string (*)(const char* english, std::int64_t number);

/// From now on texts for the screen come from it; none: in English, as in a program without window.
/// Documents and the command line are English; a table of the window that is exported reads as it
/// is shown. `patterns` are the English messages, with {} or {0}, {1}, … in the places of values,
/// that localizedMessage() knows again. For one thread at a time.
void setLocalizer(Localizer localizer, const std::vector<std::string>& patterns = {});

/// An English text for the screen in the language of the user. tests/translations collects what
/// the code gives it.
std::string localized(const char* english);

/// Marks an English text that stands in a table, to be localized where it is shown.
constexpr const char* displayText(const char* english) { return english; }

/// A localized text with {…} in the places of values, as fmt has them.
template <class First, class... Others>
std::string localized(const char* english, First&& first, Others&&... others) {
  return fmt::format(fmt::runtime(localized(english)), std::forward<First>(first),
                     std::forward<Others>(others)...);
}

/// Marks the pattern of a message that tests/translations would not take for one: of a single word.
constexpr const char* messagePattern(const char* english) { return english; }

/// A message that was composed in English, because it also stands in files and on the command line,
/// in the language of the user: the whole if its pattern is known, or all but the name that it
/// begins with; else its parts, which end at "; ", ", " or ": ", as far as theirs are. Values that
/// are messages, counts or labels with their ids are localized; names and numbers stay as they are.
std::string localizedMessage(const std::string& english);

/// "3 nodes" in the language of the user; `many` where English needs more than an s.
std::string localizedCount(std::int64_t number, const char* one, const char* many = "");

}  // namespace gtv
