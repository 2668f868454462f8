#include "lessons/explore_choices.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "base/resources.h"
#include "experiment/documents.h"

namespace gtv {
namespace {

Result<Experiment> withAll(const Json& changes, const Experiment& experiment) {
  Result<Experiment> changed = experiment;
  for (const auto& [path, value] : changes.items()) {
    auto next = changed->with(path, value);
    if (!next) return Error{path, next.error().message};
    changed = std::move(next);
  }
  return changed;
}

std::string stringOf(const Json& object, const char* name) {
  const auto value = object.is_object() ? object.value(name, Json()) : Json();
  return value.is_string() ? value.get<std::string>() : std::string();
}

Result<std::vector<ExploreChoice>> readChoices(const Json& json, const std::string& place) {
  if (!json.is_array() || json.empty())
    return Error{place, "expected a list of at least one choice, got " + describe(json)};
  std::vector<ExploreChoice> choices;
  for (std::size_t k = 0; k < json.size(); ++k) {
    const auto title = stringOf(json[k], "title");
    if (title.empty()) return Error{fmt::format("{}.{}.title", place, k), "expected a text"};
    auto change = json[k].value("change", Json());
    auto also = json[k].value("also", Json::object());
    if (!change.is_object() || change.empty() || !also.is_object())
      return Error{fmt::format("{}.{}", place, k),
                   "expected {path: value} in \"change\" and \"also\""};
    choices.push_back({title, std::move(change), std::move(also)});
  }
  return choices;
}

Result<std::vector<ExploreNumber>> readNumbers(const Json& json, const std::string& place) {
  if (!json.is_array()) return Error{place, "expected a list, got " + describe(json)};
  std::vector<ExploreNumber> numbers;
  for (std::size_t k = 0; k < json.size(); ++k) {
    ExploreNumber number{stringOf(json[k], "title"), stringOf(json[k], "path")};
    const auto field = fmt::format("{}.{}", place, k);
    if (number.title.empty() || number.path.empty())
      return Error{field, "expected texts in \"title\" and \"path\""};
    for (const auto& [name, out] :
         {std::pair{"low", &number.low}, {"high", &number.high}, {"step", &number.step}}) {
      const auto value = json[k].value(name, Json());
      if (!value.is_number())
        return Error{fmt::format("{}.{}", field, name),
                     "expected a number, got " + describe(value)};
      *out = value.get<double>();
    }
    if (!(number.low < number.high && number.step > 0))
      return Error{field, "expected low < high and step > 0"};
    numbers.push_back(std::move(number));
  }
  return numbers;
}

}  // namespace

Result<Experiment> ExploreChoice::applyTo(const Experiment& experiment) const {
  // What goes along first: a graph is to find no changes by hand that were made to another one.
  auto prepared = withAll(also, experiment);
  return prepared ? withAll(change, *prepared) : prepared;
}

bool ExploreChoice::isIn(const Experiment& experiment) const {
  const auto changed = withAll(change, experiment);
  return changed && *changed == experiment;
}

std::optional<double> ExploreNumber::in(const Experiment& experiment) const {
  const auto* json = &experiment.json();
  std::string_view rest = path;
  while (!rest.empty()) {
    const auto dot = std::min(rest.find('.'), rest.size());
    const std::string name(rest.substr(0, dot));
    if (!json->is_object() || !json->contains(name)) return std::nullopt;
    json = &json->at(name);
    rest.remove_prefix(std::min(dot + 1, rest.size()));
  }
  if (!json->is_number()) return std::nullopt;
  return json->get<double>();
}

Result<ExploreChoices> readExploreChoices(const std::filesystem::path& file) {
  const auto text = readTextFile(file);
  if (!text) return text.error();
  const auto json = parseJson(*text, file.string());
  if (!json) return json.error();
  const auto field = [&](const char* name) { return fmt::format("{}: {}", file.string(), name); };
  if (!json->is_object() || stringOf(*json, "format") != "gtvlab-explore")
    return Error{field("format"), "expected \"gtvlab-explore\""};
  if (json->value("version", Json()) != Json(1)) return Error{field("version"), "expected 1"};
  ExploreChoices out;
  for (const auto& [name, list] :
       {std::pair{"graphs", &out.graphs}, {"models", &out.models}, {"penalties", &out.penalties}}) {
    auto choices = readChoices(json->value(name, Json()), field(name));
    if (!choices) return choices.error();
    *list = std::move(*choices);
  }
  auto numbers = readNumbers(json->value("numbers", Json::array()), field("numbers"));
  if (!numbers) return numbers.error();
  out.numbers = std::move(*numbers);
  return out;
}

Result<ExploreChoices> loadExploreChoices() {
  return readExploreChoices(resourceFolder() / "explore.json");
}

}  // namespace gtv
