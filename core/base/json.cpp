#include "base/json.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

#include "base/file_output.h"
#include "base/input_file.h"
#include "base/number.h"

namespace gtv {
namespace {

constexpr int maxDepth = 64;
/// Of one text between quotes, in bytes.
constexpr std::size_t longestText = 16'000'000;

std::size_t lineOf(std::string_view text, std::size_t byte) {
  byte = std::min(byte, text.size());
  return 1 + static_cast<std::size_t>(std::count(text.begin(), text.begin() + byte, '\n'));
}

/// The position behind the string that begins at `at`; the end of the text if it is not closed.
std::size_t behindString(std::string_view text, std::size_t at) {
  for (++at; at < text.size() && text[at] != '"'; ++at)
    if (text[at] == '\\') ++at;
  return std::min(at + 1, text.size());
}

/// What no document of ours has, whatever it is: looked at before parsing, of any text.
std::optional<Error> excess(std::string_view text, const std::string& name) {
  const auto found = [&](std::size_t at, std::string message) {
    return Error{fmt::format("{}:{}", name, lineOf(text, at)), std::move(message)};
  };
  int depth = 0;
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    if (c == '"') {
      const auto end = behindString(text, at);
      if (end - at > longestText)
        return found(at,
                     fmt::format("a text of {} bytes, expected at most {}", end - at, longestText));
      at = end;
      continue;
    }
    // The library takes it for the end of the text.
    if (c == '\0') return found(at, "not valid JSON (a zero byte)");
    if (c == '{' || c == '[') ++depth;
    if (c == '}' || c == ']') --depth;
    if (depth > maxDepth) return found(at, fmt::format("nested deeper than {} levels", maxDepth));
    ++at;
  }
  return std::nullopt;
}

/// At most so many bytes on one line, cut between characters.
std::string shortened(std::string text, std::size_t most = 40) {
  for (char& c : text)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) c = ' ';
  if (text.size() <= most) return text;
  std::size_t end = most - 3;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  text.resize(end);
  return text += "...";
}

/// Builds the document that a parser tells of. The library's own way looks every new field up among
/// those before it, which takes hours for a million of them; here repeatedField() finds repeats.
class Builder : public nlohmann::json_sax<Json> {
 public:
  Json& document() { return document_; }
  /// What was wrong, once parsing has failed: the byte, and the reason.
  std::size_t failedAt() const { return failedAt_; }
  const std::string& reason() const { return reason_; }

  bool null() override { return add(nullptr); }
  bool boolean(bool value) override { return add(value); }
  bool number_integer(number_integer_t value) override { return add(value); }
  bool number_unsigned(number_unsigned_t value) override { return add(value); }
  bool number_float(number_float_t value, const string_t&) override { return add(value); }
  bool string(string_t& value) override { return add(std::move(value)); }
  bool binary(binary_t& value) override { return add(Json::binary(std::move(value))); }
  bool start_object(std::size_t) override { return open(Json::object()); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool key(string_t& value) override {
    key_ = std::move(value);
    return true;
  }
  bool parse_error(std::size_t byte, const std::string& token,
                   const nlohmann::detail::exception& error) override {
    failedAt_ = byte == 0 ? 0 : byte - 1;
    if (dynamic_cast<const Json::parse_error*>(&error) == nullptr) {
      reason_ = fmt::format("the number {} is too large", shown(token));
      return false;
    }
    // "[…] parse error at line …: syntax error while parsing value - invalid literal; last read: …"
    reason_ = error.what();
    if (const auto at = reason_.find(" - "); at != std::string::npos) reason_.erase(0, at + 3);
    if (const auto at = reason_.find("; last read"); at != std::string::npos) {
      const auto expected = reason_.find("; expected", at);
      reason_.erase(at, expected == std::string::npos ? expected : expected - at);
    }
    reason_ = shortened(reason_, 120);
    return false;
  }

 private:
  Json& place(Json value) {
    if (open_.empty()) return document_ = std::move(value);
    if (open_.back()->is_array()) {
      auto& list = open_.back()->get_ref<Json::array_t&>();
      return list.emplace_back(std::move(value));
    }
    auto& fields = open_.back()->get_ref<Json::object_t&>();
    using Fields = Json::object_t::Container;
    return static_cast<Fields&>(fields).emplace_back(std::move(key_), std::move(value)).second;
  }
  bool add(Json value) {
    place(std::move(value));
    return true;
  }
  bool open(Json value) {
    open_.push_back(&place(std::move(value)));
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  Json document_;
  std::vector<Json*> open_;  ///< nothing is added to one while another is open in it
  std::string key_;
  std::size_t failedAt_ = 0;
  std::string reason_;
};

/// The first field that stands twice in its object, by line and path. The text is valid JSON.
std::optional<Error> repeatedField(std::string_view text, const std::string& name) {
  struct Level {
    bool isObject = false;
    std::unordered_set<std::string> keys;
    std::string key;        // of an object: where we are
    std::size_t index = 0;  // of an array: where we are
  };
  std::vector<Level> levels;
  bool keyComes = false;
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    if (c == '"') {
      const auto end = behindString(text, at);
      if (keyComes) {
        auto& level = levels.back();
        const auto quoted = text.substr(at, end - at);
        level.key = quoted.find('\\') == std::string_view::npos
                        ? std::string(quoted.substr(1, quoted.size() - 2))
                        : Json::parse(quoted).get<std::string>();
        keyComes = false;
        if (!level.keys.insert(level.key).second) {
          std::string path;
          for (const auto& l : levels)
            path += l.isObject ? (path.empty() ? "" : ".") + l.key : fmt::format("[{}]", l.index);
          return Error{fmt::format("{}:{}", name, lineOf(text, at)),
                       fmt::format("field '{}' appears twice", path)};
        }
      }
      at = end;
      continue;
    }
    if (c == '{' || c == '[') levels.push_back({c == '{', {}, {}, 0});
    if (c == '}' || c == ']') levels.pop_back();
    if (c == ',' && !levels.back().isObject) ++levels.back().index;
    if (c == '{' || c == ',') keyComes = levels.back().isObject;
    if (c == '}') keyComes = false;
    ++at;
  }
  return std::nullopt;
}

bool isFlat(const Json& value) {
  return std::all_of(value.begin(), value.end(),
                     [](const Json& item) { return !item.is_structured(); });
}

void write(const Json& value, int indent, std::string& out) {
  const auto newline = [&](int depth) { out += '\n' + std::string(2 * depth, ' '); };
  if (value.is_object() && !value.empty()) {
    out += '{';
    bool first = true;
    for (const auto& [key, item] : value.items()) {
      if (!first) out += ',';
      first = false;
      newline(indent + 1);
      out += Json(key).dump(-1, ' ', false, Json::error_handler_t::replace) + ": ";
      write(item, indent + 1, out);
    }
    newline(indent);
    out += '}';
  } else if (value.is_array() && !value.empty() && !isFlat(value)) {
    const bool rows = std::all_of(value.begin(), value.end(),
                                  [](const Json& r) { return r.is_array() && isFlat(r); }) &&
                      value.size() <= 6;
    out += '[';
    bool first = true;
    for (const auto& item : value) {
      if (!first) out += rows ? ", " : ",";
      first = false;
      if (!rows) newline(indent + 1);
      write(item, indent + 1, out);
    }
    if (!rows) newline(indent);
    out += ']';
  } else if (value.is_array() && !value.empty()) {
    out += '[';
    bool first = true;
    for (const auto& item : value) {
      if (!first) out += ", ";
      first = false;
      write(item, indent, out);
    }
    out += ']';
  } else {
    out += value.dump(-1, ' ', false, Json::error_handler_t::replace);
  }
}

}  // namespace

Result<Json> parseJson(std::string_view text, const std::string& name) {
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  if (auto problem = excess(text, name)) return *problem;
  Builder builder;
  if (!Json::sax_parse(text.begin(), text.end(), &builder)) {
    return Error{fmt::format("{}:{}", name, lineOf(text, builder.failedAt())),
                 fmt::format("not valid JSON ({})", builder.reason())};
  }
  if (auto twice = repeatedField(text, name)) return *twice;
  return std::move(builder.document());
}

Result<Json> jsonOrText(std::string_view text, const std::string& name) {
  if (text.find('\0') != std::string_view::npos) return Error{name, "holds a zero byte"};
  if (Json::accept(text.begin(), text.end())) {
    auto parsed = parseJson(text, name);
    return parsed ? parsed : Error{name, parsed.error().message};  // it has one line
  }
  Json value(std::string{text});
  try {
    static_cast<void>(value.dump());
  } catch (const Json::exception&) {
    return Error{name, "is not UTF-8"};
  }
  return value;
}

Result<std::string> readTextFile(const std::filesystem::path& file) {
  return readInput(file, anySize);
}

Result<void> writeTextFile(const std::filesystem::path& file, std::string_view text) {
  return writeFile(file, text);
}

std::string describe(const Json& value) {
  if (value.is_string()) return fmt::format("'{}'", shortened(value.get<std::string>()));
  if (value.is_number_float()) return formatNumber(value.get<double>());
  return shortened(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

std::string shown(std::string_view text) { return describe(Json(std::string(text))); }

std::string prettyJson(const Json& value) {
  std::string out;
  write(value, 0, out);
  out += '\n';
  return out;
}

}  // namespace gtv
