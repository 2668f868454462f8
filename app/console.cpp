#include "console.h"

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <set>
#include <utility>

#include "base/json.h"
#include "base/number.h"
#include "standard_streams.h"

namespace gtv::cli {
namespace {

/// Whoever read the pipe, or sat at the terminal. errno may have forgotten: much is done after the
/// first block that could not be written.
bool isReaderGone() {
  pollfd reader{STDOUT_FILENO, POLLOUT, 0};
  return ::poll(&reader, 1, 0) == 1 && (reader.revents & (POLLERR | POLLHUP)) != 0;
}

}  // namespace

int fail(const Error& error) {
  printToStderr(fmt::format("error: {}\n", error.text()));
  return exitBadInput;
}

int fail(const std::vector<Error>& errors) {
  for (const auto& error : errors) fail(error);
  return exitBadInput;
}

void put(const std::string& text) {
  // What goes elsewhere is left as it is.
  static const bool isTerminal = ::isatty(STDOUT_FILENO) == 1;
  if (isTerminal)
    std::fputs(printable(text).c_str(), stdout);
  else
    std::fwrite(text.data(), 1, text.size(), stdout);
}

void print(const Json& json) { put(prettyJson(json)); }

std::string shortNumber(const Json& value) {
  if (value.is_number_integer()) return value.dump();
  if (value.is_number()) return fmt::format("{:.6g}", value.get<double>());
  if (value.is_string()) return value.get<std::string>();
  if (value.is_null()) return "–";
  if (value.is_object() && value.contains("values") && value["std"].is_null())
    return shortNumber(value["mean"]);
  if (value.is_object() && value.contains("values"))
    return fmt::format("{} ± {}", shortNumber(value["mean"]), shortNumber(value["std"]));
  return value.dump();
}

void putTable(const std::vector<std::vector<std::string>>& lines) {
  if (lines.empty()) return;
  std::vector<std::size_t> widths(lines.front().size(), 0);
  const auto width = [](const std::string& cell) {  // in characters, "±" is one
    return static_cast<std::size_t>(std::count_if(cell.begin(), cell.end(), [](char c) {
      return (static_cast<unsigned>(c) & 0xC0U) != 0x80U;
    }));
  };
  for (const auto& line : lines)
    for (std::size_t c = 0; c < line.size(); ++c) widths[c] = std::max(widths[c], width(line[c]));
  for (const auto& line : lines) {
    std::string text;
    for (std::size_t c = 0; c < line.size(); ++c) {
      const std::string room(widths[c] - width(line[c]), ' ');
      const bool last = c + 1 == line.size();
      text += c == 0 ? line[c] + room : last ? "  " + line[c] : "  " + room + line[c];
    }
    put(text + "\n");
  }
}

void printNotes(const Json& report) {
  std::set<std::string> printed;
  const auto printPart = [&](const Json& part) {
    for (const auto& [kind, list] : {std::pair{"note", "notes"}, std::pair{"warning", "warnings"}})
      for (const auto& note : part.value(list, Json::array()))
        if (const auto text = note.get<std::string>(); printed.insert(text).second)
          printToStderr(fmt::format("{}: {}\n", kind, text));
  };
  const auto printWithRace = [&](const Json& part) {
    printPart(part);
    if (part.contains("race"))
      for (const auto& method : part.at("race").at("methods")) printPart(method);
  };
  printWithRace(report);
  for (const auto& cell : report.value("cells", Json::array()))
    if (cell.contains("report")) printWithRace(cell.at("report"));
}

int putStopped(const std::string& message, bool json) {
  if (json)
    print({{"status", "stopped"}, {"message", message}});
  else
    put(message + "\n");
  return exitStopped;
}

int finishOutput(int code) {
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return code;
  if (isReaderGone()) return code;
  return fail(Error{"standard output", "cannot be written"});
}

Result<std::pair<std::string, Json>> parseAssignment(const std::string& option,
                                                     const std::string& text) {
  const auto equals = text.find('=');
  if (equals == std::string::npos || equals == 0)
    return Error{option, fmt::format("expected path=value, got '{}'", text)};
  auto value = jsonOrText(std::string_view(text).substr(equals + 1), option);
  if (!value) return value.error();
  return std::pair{text.substr(0, equals), std::move(*value)};
}

Result<double> parseNumberOption(const std::string& option, const std::string& text) {
  const auto value = parseNumber(text);
  if (!value) return Error{option, fmt::format("expected a number, got '{}'", text)};
  return *value;
}

Result<std::int64_t> parseCount(const std::string& option, const std::string& text,
                                std::int64_t low) {
  const auto value = parseInteger(text);
  if (!value || *value < low)
    return Error{option,
                 fmt::format("expected a whole number from {} to 2^53, got '{}'", low, text)};
  return *value;
}

}  // namespace gtv::cli
