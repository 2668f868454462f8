#include "base/localized.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <list>
#include <optional>
#include <string_view>
#include <system_error>

#include "base/counted.h"

namespace gtv {
namespace {

/// A message with places for values, numbered from 0 in the order in which they stand unless it
/// numbers them itself.
class Pattern {
 public:
  explicit Pattern(const std::string& text) : text_(text) {
    std::size_t begin = 0;
    for (auto open = text.find('{'); open != std::string::npos; open = text.find('{', open + 1)) {
      const auto close = text.find('}', open);
      if (close == std::string::npos) break;
      std::size_t number = places_.size();
      const auto* first = text.data() + open + 1;
      const auto* last = text.data() + close;
      // Other braces are a part of the message.
      if (first != last && std::from_chars(first, last, number).ptr != last) continue;
      between_.push_back(text.substr(begin, open - begin));
      places_.push_back(number);
      begin = close + 1;
      open = close;
    }
    between_.push_back(text.substr(begin));
  }

  const std::string& text() const { return text_; }
  bool hasPlaces() const { return !places_.empty(); }
  /// How much it says of a message; that a value stands there says something, too.
  std::size_t size() const { return letters() + 4 * places_.size(); }

  /// The value of every place if `message` has this form. What comes first is no message that ends
  /// with ": ": its end may have this form alone.
  std::optional<std::vector<std::string>> values(std::string_view message) const {
    const auto& last = between_.back();
    if (!message.starts_with(between_.front()) || message.size() < letters()) return std::nullopt;
    std::vector<std::optional<std::string>> found;
    auto at = between_.front().size();
    for (std::size_t k = 0; k < places_.size(); ++k) {
      const bool isLast = k + 1 == places_.size();
      const auto end = isLast ? message.size() - last.size() : message.find(between_[k + 1], at);
      if (end == std::string_view::npos || end < at) return std::nullopt;
      if (isLast && !message.ends_with(last)) return std::nullopt;
      const auto value = std::string(message.substr(at, end - at));
      if (k == 0 && at == 0 && !isContinuation() && value.find(": ") != std::string::npos)
        return std::nullopt;
      found.resize(std::max(found.size(), places_[k] + 1));
      // A place that comes twice has one value.
      if (found[places_[k]].value_or(value) != value) return std::nullopt;
      found[places_[k]] = value;
      at = end + between_[k + 1].size();
    }
    std::vector<std::string> out;
    out.reserve(found.size());
    for (auto& value : found) out.push_back(value.value_or(std::string()));
    return out;
  }

  std::string with(const std::vector<std::string>& values) const {
    auto out = between_.front();
    for (std::size_t k = 0; k < places_.size(); ++k) {
      if (places_[k] < values.size()) out += values[places_[k]];
      out += between_[k + 1];
    }
    return out;
  }

 private:
  std::size_t letters() const {
    std::size_t sum = 0;
    for (const auto& part : between_) sum += part.size();
    return sum;
  }
  /// "{}; and more": of whatever message.
  bool isContinuation() const {
    return between_[1].starts_with(';') || between_[1].starts_with(':');
  }

  std::string text_;
  std::vector<std::string> between_;  ///< one more than there are places
  std::vector<std::size_t> places_;
};

struct Language {
  Localizer localizer;
  std::vector<Pattern> patterns;  ///< the longest first: they say most
};

std::atomic<const Language*> present{nullptr};

/// A number and what is counted: "3 rows" by its form for one, "%n row".
std::string localizedCounted(const Language& language, const std::string& english) {
  std::int64_t number = 0;
  const auto* last = english.data() + english.size();
  const auto read = std::from_chars(english.data(), last, number);
  if (read.ec != std::errc() || read.ptr == last || *read.ptr != ' ') return {};
  const std::string many(read.ptr + 1, last);
  for (const auto* ending : {"", "s", "es"}) {
    if (!many.ends_with(ending)) continue;
    const auto one = "%n " + many.substr(0, many.size() - std::string_view(ending).size());
    if (language.localizer(one.c_str(), -1) != one) return language.localizer(one.c_str(), number);
  }
  return {};
}

std::string localizedWhole(const Language& language, const std::string& english);

/// "FedAvg (fedavg), FedRelax (fedrelax) and Newton's method (newton)": labels with their ids.
/// Empty if it is no such list.
std::string localizedNames(const Language& language, const std::string& english) {
  std::string out;
  std::size_t begin = 0;
  for (auto close = english.find(')'); close != std::string::npos;
       close = english.find(')', close + 1)) {
    const auto open = english.rfind(" (", close);
    const auto rest = std::string_view(english).substr(close + 1);
    const bool isEnd = rest.empty() || rest.starts_with(", ") || rest.starts_with(" and ");
    // Labels may have commas and brackets of their own; an id has no blanks.
    if (!isEnd || open == std::string::npos || open < begin || english.find(' ', open + 1) < close)
      continue;
    out += language.localizer(english.substr(begin, open - begin).c_str(), -1);
    out += english.substr(open, close + 1 - open);
    if (rest.empty()) return out;
    const bool isLast = rest.starts_with(' ');
    out += isLast ? fmt::format(" {} ", language.localizer(displayText("and"), -1)) : ", ";
    begin = close + 1 + (isLast ? std::string_view(" and ").size() : 2);
  }
  return {};
}

std::string localizedValue(const Language& language, const std::string& english) {
  if (english.find(' ') == std::string::npos) return english;
  if (auto names = localizedNames(language, english); !names.empty()) return names;
  if (auto whole = localizedWhole(language, english); !whole.empty()) return whole;
  // In a list of names a name may be a word that is known.
  const bool isList =
      english.find("; ") == std::string::npos && english.find(": ") == std::string::npos;
  return isList ? english : localizedMessage(english);
}

/// Empty if it is not known.
std::string localizedWhole(const Language& language, const std::string& english) {
  if (auto out = language.localizer(english.c_str(), -1); out != english) return out;
  if (auto out = localizedCounted(language, english); !out.empty()) return out;
  for (const auto& pattern : language.patterns) {
    auto values = pattern.values(english);
    if (!values) continue;
    const auto localizedPattern = language.localizer(pattern.text().c_str(), -1);
    for (auto& value : *values) value = localizedValue(language, value);
    return Pattern(localizedPattern).with(*values);
  }
  return {};
}

}  // namespace

void setLocalizer(Localizer localizer, const std::vector<std::string>& patterns) {
  // Another thread may still read the one before.
  static std::list<Language> languages;
  if (localizer == nullptr) {
    present = nullptr;
    return;
  }
  auto& language = languages.emplace_back(Language{localizer, {}});
  for (const auto& text : patterns)
    if (Pattern pattern(text); pattern.hasPlaces()) language.patterns.push_back(pattern);
  std::stable_sort(language.patterns.begin(), language.patterns.end(),
                   [](const Pattern& a, const Pattern& b) { return a.size() > b.size(); });
  present = &language;
}

std::string localized(const char* english) {
  const auto* language = present.load();
  return language == nullptr ? english : language->localizer(english, -1);
}

std::string localizedMessage(const std::string& english) {
  const auto* language = present.load();
  if (language == nullptr || english.empty()) return english;
  if (auto whole = localizedWhole(*language, english); !whole.empty()) return whole;
  // "weight must be > 0": a name, in quotes if it has blanks, and what is wrong with it.
  const auto name = english.starts_with('\'') ? english.find('\'', 1) : english.find(' ');
  if (const auto end = english.find(' ', name);
      name != std::string::npos && end != std::string::npos)
    if (auto what = localizedWhole(*language, english.substr(end + 1)); !what.empty())
      return english.substr(0, end + 1) + what;
  // Where it happened, and what.
  for (auto at = english.find(": "); at != std::string::npos; at = english.find(": ", at + 1))
    if (auto what = localizedWhole(*language, english.substr(at + 2)); !what.empty())
      return localizedMessage(english.substr(0, at)) + ": " + what;
  for (const char* end : {"; ", ", ", ": "})
    if (const auto at = english.find(end); at != std::string::npos)
      return localizedMessage(english.substr(0, at)) + end +
             localizedMessage(english.substr(at + 2));
  return english;
}

std::string localizedCount(std::int64_t number, const char* one, const char* many) {
  const auto* language = present.load();
  if (language == nullptr) return counted(number, one, many);
  return language->localizer(("%n " + std::string(one)).c_str(), number);
}

}  // namespace gtv
