#include "lessons/pseudo_code.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "base/json.h"
#include "base/resources.h"

namespace gtv {
namespace {

Result<std::vector<PseudoCodeLine>> readLines(const Json& json, const std::string& place) {
  if (!json.is_array()) return Error{place, "expected a list of lines, got " + describe(json)};
  const auto& known = pseudoCodeQuantities();
  std::vector<PseudoCodeLine> lines;
  for (std::size_t k = 0; k < json.size(); ++k) {
    const auto field = fmt::format("{}.{}", place, k);
    const auto text = json[k].is_object() ? json[k].value("text", Json()) : Json();
    if (!text.is_string() || text.get<std::string>().empty())
      return Error{field + ".text", "expected a text, got " + describe(text)};
    PseudoCodeLine line{text.get<std::string>(), {}};
    const auto shows = json[k].value("shows", Json::array());
    if (!shows.is_array())
      return Error{field + ".shows", "expected a list of names, got " + describe(shows)};
    for (const auto& quantity : shows) {
      if (std::none_of(known.begin(), known.end(),
                       [&](const std::string& name) { return Json(name) == quantity; }))
        return Error{field + ".shows", fmt::format("expected names out of {}, got {}",
                                                   fmt::join(known, ", "), describe(quantity))};
      line.shows.push_back(quantity.get<std::string>());
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace

const std::vector<std::string>& pseudoCodeQuantities() {
  static const std::vector<std::string> quantities{
      "parameters", "before", "reflected", "gradient", "outflow", "neighbours", "mean", "step"};
  return quantities;
}

Result<std::map<std::string, PseudoCode>> readPseudoCode(const std::filesystem::path& file) {
  const auto text = readTextFile(file);
  if (!text) return text.error();
  const auto json = parseJson(*text, file.string());
  if (!json) return json.error();
  const auto place = [&](const std::string& field) {
    return fmt::format("{}: {}", file.string(), field);
  };
  const auto methods = json->is_object() ? json->value("methods", Json()) : Json();
  if (!json->is_object() || json->value("format", Json()) != Json("gtvlab-algorithms"))
    return Error{place("format"), "expected \"gtvlab-algorithms\""};
  if (!methods.is_object())
    return Error{place("methods"), "expected {id: method}, got " + describe(methods)};
  std::map<std::string, PseudoCode> out;
  for (const auto& [id, method] : methods.items()) {
    const auto field = place("methods." + id);
    if (!method.is_object()) return Error{field, "expected an object, got " + describe(method)};
    auto once = readLines(method.value("once", Json::array()), field + ".once");
    if (!once) return once.error();
    auto loop = readLines(method.value("loop", Json()), field + ".loop");
    if (!loop) return loop.error();
    if (loop->empty()) return Error{field + ".loop", "expected at least one line"};
    out[id] = PseudoCode{std::move(*once), std::move(*loop)};
  }
  return out;
}

Result<std::map<std::string, PseudoCode>> loadPseudoCode() {
  return readPseudoCode(resourceFolder() / "algorithms.json");
}

}  // namespace gtv
