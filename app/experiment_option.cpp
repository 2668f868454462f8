#include "experiment_option.h"

#include <fmt/format.h>

#include <utility>

#include "base/csv.h"
#include "base/json.h"
#include "console.h"

namespace gtv::cli {
namespace {

/// "2,1;1,2" as a JSON matrix; null if it is none.
Json inlineMatrix(const std::string& text) {
  if (text.find_first_not_of("0123456789+-.eE,; \t") != std::string::npos) return Json(nullptr);
  std::string rows = "[[";
  for (const char c : text) rows += c == ';' ? std::string("],[") : std::string(1, c);
  auto parsed = Json::parse(rows + "]]", nullptr, false);
  return parsed.is_discarded() ? Json(nullptr) : parsed;
}

/// "[fedavg, ifca]", what a shell leaves of a list of texts; else the text.
Json bareList(const std::string& text) {
  if (!text.starts_with('[') || !text.ends_with(']')) return text;
  Json list = Json::array();
  std::string item;
  for (const char c : text.substr(1)) {
    if (c == ',' || c == ']')
      list.push_back(std::exchange(item, {}));
    else if (c != ' ')
      item += c;
  }
  return list;
}

}  // namespace

Result<Experiment> withValue(const Experiment& experiment, const std::string& path,
                             const Json& value) {
  const auto* parameter = parameterAt(documentFields(), experiment.json(), path);
  if (parameter != nullptr && parameter->type == ParameterType::KindList && value.is_string())
    return experiment.with(path, bareList(value.get<std::string>()));
  if (parameter == nullptr || parameter->type != ParameterType::Matrix || !value.is_string())
    return experiment.with(path, value);
  const auto text = value.get<std::string>();
  if (auto matrix = inlineMatrix(text); matrix.is_array()) return experiment.with(path, matrix);
  if (text.starts_with('['))
    return Error{path, fmt::format("'{}' is no matrix, expected e.g. [[2,1],[1,2]]", text)};
  const auto file = experiment.findFile(text);
  if (!file) return file.error();
  const auto matrix = readCsvMatrix(*file);
  if (!matrix) return matrix.error();
  return experiment.with(path, Json(*matrix));
}

Result<Experiment> withValues(Experiment experiment, const std::vector<std::string>& set) {
  for (const auto& text : set) {
    const auto assignment = parseAssignment("--set", text);
    if (!assignment) return assignment.error();
    auto changed = withValue(experiment, assignment->first, assignment->second);
    constexpr std::size_t most = 200;
    if (!changed)
      return Error{"--set " + (text.size() <= most ? text : shown(text)), changed.error().text()};
    experiment = std::move(*changed);
  }
  return experiment;
}

}  // namespace gtv::cli
