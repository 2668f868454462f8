#include "base/json.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <set>
#include <vector>

namespace gtv {
namespace {

constexpr int maxDepth = 64;

std::size_t lineOf(std::string_view text, std::size_t byte) {
  byte = std::min(byte, text.size());
  return 1 + static_cast<std::size_t>(std::count(text.begin(), text.begin() + byte, '\n'));
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
      out += Json(key).dump() + ": ";
      write(item, indent + 1, out);
    }
    newline(indent);
    out += '}';
  } else if (value.is_array() && !value.empty() && !isFlat(value)) {
    const bool rows =
        std::all_of(value.begin(), value.end(), [](const Json& r) { return r.is_array() && isFlat(r); }) &&
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
  std::vector<std::set<std::string>> keys;
  std::string duplicate;
  bool tooDeep = false;
  const auto watch = [&](int depth, Json::parse_event_t event, Json& parsed) {
    if (depth > maxDepth) {
      tooDeep = true;
      return false;
    }
    if (event == Json::parse_event_t::object_start) keys.emplace_back();
    if (event == Json::parse_event_t::object_end) keys.pop_back();
    if (event == Json::parse_event_t::key && !keys.empty()) {
      const auto key = parsed.get<std::string>();
      if (!keys.back().insert(key).second && duplicate.empty()) duplicate = key;
    }
    return true;
  };
  try {
    Json document = Json::parse(text.begin(), text.end(), watch);
    if (tooDeep) return Error{name, fmt::format("nested deeper than {} levels", maxDepth)};
    if (!duplicate.empty()) return Error{name, fmt::format("field '{}' stands twice", duplicate)};
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
  std::ifstream in(file, std::ios::binary);
  if (!in) return Error{file.string(), fmt::format("cannot be read ({})", std::strerror(errno))};
  std::string text((std::istreambuf_iterator<char>(in)), {});
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
  if (value.is_string()) {
    auto text = value.get<std::string>();
    if (text.size() > 40) text = text.substr(0, 37) + "...";
    return "'" + text + "'";
  }
  auto text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
  return text.size() > 40 ? text.substr(0, 37) + "..." : text;
}

std::string prettyJson(const Json& value) {
  std::string out;
  write(value, 0, out);
  out += '\n';
  return out;
}

}  // namespace gtv
