#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "base/json.h"
#include "base/types.h"

namespace gtv {

/// No run gets so far: at a million iterations per second it would take thirty years.
inline constexpr std::int64_t mostIterations = 1'000'000'000'000'000;

/// A JSON object that somebody else may have written, read field by field. A field that is missing
/// or is something else than it must be reads as 0, empty or false, and is complained of: where,
/// what is there and what was expected.
class Facts {
 public:
  using Complaint = std::function<void(const std::string& what)>;

  /// `name` is what complaints call it: "the place of Run 1".
  Facts(Json facts, std::string name, Complaint complain);

  bool has(const char* key) const { return facts_.contains(key); }
  /// A whole number from `least` to `most`.
  std::int64_t integer(const char* key, std::int64_t least, std::int64_t most) const;
  /// How many there are, or an iteration.
  std::int64_t count(const char* key, std::int64_t most = mostIterations) const {
    return integer(key, 0, most);
  }
  std::string text(const char* key) const;
  bool flag(const char* key) const;
  std::vector<std::string> texts(const char* key) const;
  /// The object that stands there; with an empty one in place of null.
  Facts object(const char* key) const;
  const Json& json() const { return facts_; }

 private:
  /// Null if there is none, and complained of.
  const Json& find(const char* key) const;
  void expected(const char* key, const Json& found, const std::string& expected) const;

  Json facts_;
  std::string name_;
  Complaint complain_;
};

}  // namespace gtv
