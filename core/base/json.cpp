#include "base/json.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <optional>
#include <set>
#include <vector>

#include "base/number.h"

namespace gtv {
namespace {

constexpr int maxDepth = 64;

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

/// The line on which nesting passes `maxDepth`, or 0. Looked at before parsing, of any text.
std::size_t tooDeepOnLine(std::string_view text) {
  int depth = 0;
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    if (c == '"') {
      at = behindString(text, at);
      continue;
    }
    if (c == '{' || c == '[') ++depth;
    if (c == '}' || c == ']') --depth;
    if (depth > maxDepth) return lineOf(text, at);
    ++at;
  }
  return 0;
}

/// The first field that stands twice in its object, by line and path. The text is valid JSON.
std::optional<Error> repeatedField(std::string_view text, const std::string& name) {
  struct Level {
    bool isObject = false;
    std::set<std::string> keys;
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
        level.key = Json::parse(text.substr(at, end - at)).get<std::string>();
        keyComes = false;
        if (!level.keys.insert(level.key).second) {
          std::string path;
          for (const auto& l : levels)
            path += l.isObject ? (path.empty() ? "" : ".") + l.key : fmt::format("[{}]", l.index);
          return Error{fmt::format("{}:{}", name, lineOf(text, at)),
                       fmt::format("field '{}' stands twice", path)};
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

/// At most 40 bytes on one line, cut between characters.
std::string shortened(std::string text) {
  for (char& c : text)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) c = ' ';
  if (text.size() <= 40) return text;
  std::size_t end = 37;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  text.resize(end);
  return text += "...";
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
  if (const auto line = tooDeepOnLine(text); line > 0)
    return Error{fmt::format("{}:{}", name, line),
                 fmt::format("nested deeper than {} levels", maxDepth)};
  try {
    Json document = Json::parse(text.begin(), text.end());
    if (auto twice = repeatedField(text, name)) return *twice;
    return document;
  } catch (const Json::parse_error& error) {
    const auto line = lineOf(text, error.byte == 0 ? 0 : error.byte - 1);
    return Error{fmt::format("{}:{}", name, line), "not valid JSON"};
  } catch (const Json::exception& error) {
    return Error{name, fmt::format("not valid JSON ({})", error.what())};
  }
}

Result<std::string> readTextFile(const std::filesystem::path& file) {
  std::error_code code;
  if (std::filesystem::is_directory(file, code))
    return Error{file.string(), "is a folder, expected a file"};
  // Some of them have no end.
  if (std::filesystem::is_character_file(file, code))
    return Error{file.string(), "is a device, expected a file"};
  std::ifstream in(file, std::ios::binary);
  if (!in) return Error{file.string(), fmt::format("cannot be read ({})", std::strerror(errno))};
  std::string text;
  std::array<char, 1 << 16> block{};
  while (in.read(block.data(), block.size()) || in.gcount() > 0)
    text.append(block.data(), static_cast<std::size_t>(in.gcount()));
  if (in.bad()) return Error{file.string(), "cannot be read to its end"};
  return text;
}

Result<void> writeTextFile(const std::filesystem::path& file, std::string_view text) {
  const auto failed = [&](const char* what) {
    return Error{file.string(), fmt::format("{} ({})", what, std::strerror(errno))};
  };
  const auto aside = file.string() + fmt::format(".{}.part", getpid());
  const int descriptor = ::open(aside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (descriptor < 0) return failed("cannot be written");
  std::size_t done = 0;
  while (done < text.size()) {
    const auto written = ::write(descriptor, text.data() + done, text.size() - done);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      const auto error = failed("cannot be written");
      ::close(descriptor);
      ::unlink(aside.c_str());
      return error;
    }
    done += static_cast<std::size_t>(written);
  }
  const bool stored = fsync(descriptor) == 0 || errno == EINVAL;
  if ((::close(descriptor) != 0) || !stored || std::rename(aside.c_str(), file.c_str()) != 0) {
    const auto error = failed("cannot be written");
    ::unlink(aside.c_str());
    return error;
  }
  return {};
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
