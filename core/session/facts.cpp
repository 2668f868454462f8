#include "session/facts.h"

#include <fmt/format.h>

#include "base/json.h"

namespace gtv {

Facts::Facts(Json facts, std::string name, Complaint complain)
    : facts_(std::move(facts)), name_(std::move(name)), complain_(std::move(complain)) {
  if (facts_.is_object()) return;
  complain_(fmt::format("expected {} to be an object, got {}", name_, describe(facts_)));
  facts_ = Json::object();
}

const Json& Facts::find(const char* key) const {
  static const Json none;
  const auto found = facts_.find(key);
  if (found != facts_.end()) return *found;
  complain_(fmt::format("{} does not say '{}'", name_, key));
  return none;
}

void Facts::expected(const char* key, const Json& found, const std::string& expected) const {
  if (facts_.contains(key))
    complain_(fmt::format("'{}' of {} is {}, expected {}", key, name_, describe(found), expected));
}

std::int64_t Facts::integer(const char* key, std::int64_t least, std::int64_t most) const {
  const auto& found = find(key);
  // What is beyond the range of one of the two kinds of whole numbers would come back as another.
  const bool fits =
      found.is_number_unsigned()
          ? most >= 0 && found.get<std::uint64_t>() <= static_cast<std::uint64_t>(most)
          : found.is_number_integer() && found.get<std::int64_t>() <= most;
  if (fits && found.get<std::int64_t>() >= least) return found.get<std::int64_t>();
  expected(key, found,
           most == std::numeric_limits<std::int64_t>::max()
               ? fmt::format("a whole number from {} on", least)
               : fmt::format("a whole number from {} to {}", least, most));
  return 0;
}

std::string Facts::text(const char* key) const {
  const auto& found = find(key);
  if (found.is_string()) return found.get<std::string>();
  expected(key, found, "a text");
  return {};
}

bool Facts::flag(const char* key) const {
  const auto& found = find(key);
  if (found.is_boolean()) return found.get<bool>();
  expected(key, found, "true or false");
  return false;
}

std::vector<std::string> Facts::texts(const char* key) const {
  const auto& found = find(key);
  std::vector<std::string> out;
  for (const auto& item : found.is_array() ? found : Json::array())
    if (item.is_string()) out.push_back(item.get<std::string>());
  if (!found.is_array() || out.size() != found.size()) expected(key, found, "a list of texts");
  return out;
}

Facts Facts::object(const char* key) const {
  const auto& found = find(key);
  return {found.is_null() ? Json::object() : found, fmt::format("'{}' of {}", key, name_),
          complain_};
}

}  // namespace gtv
