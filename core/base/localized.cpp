#include "base/localized.h"

#include <atomic>
#include <cctype>
#include <charconv>
#include <system_error>
#include <vector>

#include "base/counted.h"

namespace gtv {
namespace {

std::atomic<Localizer> present{nullptr};

/// A run of characters that is one number: "12", "-0.5", "2.4e-12", "inf".
std::size_t lengthOfNumber(const std::string& text, std::size_t begin) {
  const auto isLetter = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
  if (begin > 0 && (isLetter(text[begin - 1]) || text[begin - 1] == '.')) return 0;
  double value = 0;
  const auto* first = text.data() + begin;
  const auto read = std::from_chars(first, text.data() + text.size(), value);
  if (read.ec != std::errc()) return 0;
  const auto end = static_cast<std::size_t>(read.ptr - text.data());
  // "inf" is a number, "infer" is none.
  return end < text.size() && isLetter(text[end]) ? 0 : end - begin;
}

/// The part if its pattern is known; empty if not.
std::string localizedPart(const std::string& part) {
  std::string pattern;
  std::vector<std::string> numbers;
  for (std::size_t k = 0; k < part.size();) {
    const auto length = lengthOfNumber(part, k);
    if (length == 0) {
      pattern += part[k++];
      continue;
    }
    pattern += "{}";
    numbers.push_back(part.substr(k, length));
    k += length;
  }
  auto out = localized(pattern.c_str());
  if (out == pattern) return {};
  for (const auto& number : numbers)
    if (const auto at = out.find("{}"); at != std::string::npos) out.replace(at, 2, number);
  return out;
}

}  // namespace

void setLocalizer(Localizer localizer) { present = localizer; }

std::string localized(const char* english) {
  const Localizer localizer = present;
  return localizer == nullptr ? english : localizer(english, -1);
}

std::string localizedMessage(const std::string& english) {
  if (present.load() == nullptr || english.empty()) return english;
  if (auto whole = localizedPart(english); !whole.empty()) return whole;
  for (const char* end : {"; ", ", ", ": "})
    if (const auto at = english.find(end); at != std::string::npos)
      return localizedMessage(english.substr(0, at)) + end +
             localizedMessage(english.substr(at + 2));
  return english;
}

std::string localizedCount(std::int64_t number, const char* one, const char* many) {
  const Localizer localizer = present;
  if (localizer == nullptr) return counted(number, one, many);
  return localizer(("%n " + std::string(one)).c_str(), number);
}

}  // namespace gtv
