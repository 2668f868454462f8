#include "base/catalogue.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/counted.h"
#include "base/json.h"
#include "base/localized.h"

namespace gtv {
namespace {

constexpr double unboundedLow = -1e299;
constexpr double unboundedHigh = 1e299;
/// Of one object that are named one by one.
constexpr std::size_t mostUnknownFields = 20;
/// Of an object whose keys are free.
constexpr std::size_t mostFreeFields = 1000;

Error wrong(const std::string& path, std::string_view expected, const Json& value) {
  return {path, fmt::format("expected {}, got {}", expected, describe(value))};
}

Error wrong(const std::string& path, const Parameter& parameter, const Json& value) {
  return wrong(path, describeType(parameter), value);
}

Result<Json> readNumber(const Parameter& parameter, const Json& value, const std::string& path,
                        bool integer) {
  // The number may stand in a list: say what it should be, not what the list should be.
  const std::string expected = integer                   ? "a whole number"
                               : parameter.mayBeInfinite ? "a number or \"inf\""
                                                         : "a number";
  if (parameter.mayBeInfinite && value == "inf") return value;
  if (!value.is_number()) return wrong(path, expected, value);
  const double number = value.get<double>();
  if (!std::isfinite(number)) return wrong(path, expected, value);
  const bool tooLow = parameter.openLow ? number <= parameter.low : number < parameter.low;
  if (number > parameter.high && parameter.high >= unboundedHigh)
    return Error{path, fmt::format("must be <= {}, got {}", parameter.high, describe(value))};
  if (tooLow || number > parameter.high)
    return Error{path,
                 fmt::format("must be {}, got {}", describeRange(parameter), describe(value))};
  if (!integer) return Json(number);
  if (number != std::floor(number)) return wrong(path, expected, value);
  // Choice::integer gives an int; a larger number would wrap around silently. Seeds and iteration
  // counts say by their range that they are wider, up to what a double holds exactly.
  const bool wide =
      parameter.high > std::numeric_limits<int>::max() && parameter.high < unboundedHigh;
  const std::int64_t limit = wide ? 9007199254740992 : std::numeric_limits<int>::max();
  const auto beyond = [&] {
    return Error{path,
                 fmt::format("must be between -{0} and {0}, got {1}", limit, describe(value))};
  };
  if (std::abs(number) > static_cast<double>(limit)) return beyond();
  // Exactly: 2^53 + 1 rounds to 2^53 as a double.
  const auto whole =
      value.is_number_integer() ? value.get<std::int64_t>() : static_cast<std::int64_t>(number);
  if (whole > limit || whole < -limit) return beyond();
  return Json(whole);
}

template <class Read>
Result<Json> readList(std::string_view expected, const Json& value, const std::string& path,
                      Read&& read) {
  if (!value.is_array()) return wrong(path, expected, value);
  Json out = Json::array();
  for (std::size_t i = 0; i < value.size(); ++i) {
    auto item = read(value[i], fmt::format("{}[{}]", path, i));
    if (!item) return item.error();
    out.push_back(std::move(*item));
  }
  return out;
}

Result<Json> readMatrix(const Parameter& parameter, const Json& value, const std::string& path) {
  auto rows = readList("a list of rows of numbers", value, path,
                       [&](const Json& row, const std::string& rowPath) {
                         return readList("a list of numbers", row, rowPath,
                                         [&](const Json& cell, const std::string& cellPath) {
                                           return readNumber(parameter, cell, cellPath, false);
                                         });
                       });
  if (!rows) return rows;
  for (std::size_t i = 1; i < rows->size(); ++i)
    if ((*rows)[i].size() != (*rows)[0].size())
      return Error{fmt::format("{}[{}]", path, i),
                   fmt::format("has {}, the rows before it have {}",
                               counted(std::ssize((*rows)[i]), "number"), (*rows)[0].size())};
  return rows;
}

Result<Json> readGroup(const Parameter& parameter, const Json& value, const std::string& path,
                       std::vector<Error>* problems) {
  if (!value.is_object()) return wrong(path, parameter, value);
  std::vector<Error> found;
  Json out = readFields(parameter.kinds->entries.front(), "'" + parameter.key + "'", value, path,
                        {}, found);
  if (found.empty()) return out;
  if (problems != nullptr) problems->insert(problems->end(), found.begin() + 1, found.end());
  return found.front();
}

Result<Json> readKind(const Parameter& parameter, const Json& value, const std::string& path,
                      std::vector<Error>* problems) {
  auto choice = readChoice(*parameter.kinds, value, path, problems);
  if (!choice) return choice.error();
  return choice->json();
}

Matrix toMatrix(const Json& rows) {
  Matrix out(static_cast<Eigen::Index>(rows.size()),
             rows.empty() ? 0 : static_cast<Eigen::Index>(rows[0].size()));
  for (Eigen::Index i = 0; i < out.rows(); ++i)
    for (Eigen::Index j = 0; j < out.cols(); ++j) out(i, j) = rows[i][j].get<double>();
  return out;
}

}  // namespace

Parameter valueParameter(ParameterType type, std::string key, std::string label, Json value,
                         std::string help) {
  Parameter p;
  p.type = type;
  p.key = std::move(key);
  p.label = std::move(label);
  p.defaultValue = std::move(value);
  p.help = std::move(help);
  return p;
}

Parameter kindParameter(std::string key, std::string label, const CatalogueView& kinds,
                        const char* id, std::string help) {
  auto p = valueParameter(ParameterType::Kind, std::move(key), std::move(label), Json{{"kind", id}},
                          std::move(help));
  p.kinds = &kinds;
  return p;
}

Parameter optionalKindParameter(std::string key, std::string label, const CatalogueView& kinds,
                                std::string help) {
  auto p = valueParameter(ParameterType::Kind, std::move(key), std::move(label), nullptr,
                          std::move(help));
  p.kinds = &kinds;
  p.optional = true;
  return p;
}

Parameter kindListParameter(std::string key, std::string label, const CatalogueView& kinds,
                            std::string help) {
  auto p = valueParameter(ParameterType::KindList, std::move(key), std::move(label), Json::array(),
                          std::move(help));
  p.kinds = &kinds;
  return p;
}

Parameter numberParameter(std::string key, std::string label, double value, double low, double high,
                          std::string help, bool openLow) {
  auto p = valueParameter(ParameterType::Number, std::move(key), std::move(label), value,
                          std::move(help));
  p.low = low;
  p.high = high;
  p.openLow = openLow;
  return p;
}

Parameter infinityParameter(std::string key, std::string label, double value, double low,
                            std::string help) {
  auto p = numberParameter(std::move(key), std::move(label), value, low, 1e300, std::move(help));
  p.mayBeInfinite = true;
  return p;
}

Parameter integerParameter(std::string key, std::string label, std::int64_t value, double low,
                           double high, std::string help) {
  auto p = numberParameter(std::move(key), std::move(label), 0, low, high, std::move(help));
  p.type = ParameterType::Integer;
  p.defaultValue = value;
  return p;
}

Parameter booleanParameter(std::string key, std::string label, bool value, std::string help) {
  return valueParameter(ParameterType::Boolean, std::move(key), std::move(label), value,
                        std::move(help));
}

Parameter optionParameter(std::string key, std::string label, std::vector<std::string> options,
                          std::string help) {
  check(!options.empty(), "an option parameter needs options");
  auto p = valueParameter(ParameterType::Option, std::move(key), std::move(label), options.front(),
                          std::move(help));
  p.options = std::move(options);
  return p;
}

const Parameter* EntryInfo::parameter(std::string_view key) const {
  for (const auto& p : parameters)
    if (p.key == key) return &p;
  return nullptr;
}

EntryInfo ownEntry(std::string id, std::string label, std::string explanation,
                   std::vector<Parameter> parameters) {
  EntryInfo info;
  info.id = std::move(id);
  info.label = std::move(label);
  info.explanation = std::move(explanation);
  info.source = "this laboratory";
  info.parameters = std::move(parameters);
  return info;
}

const EntryInfo* CatalogueView::find(std::string_view id) const {
  for (const auto& entry : entries)
    if (entry.id == id) return &entry;
  return nullptr;
}

std::string CatalogueView::ids() const {
  std::string out;
  for (const auto& entry : entries) out += (out.empty() ? "" : ", ") + entry.id;
  return out;
}

const Json& Choice::at(std::string_view key) const {
  const auto found = json_.find(std::string(key));
  check(found != json_.end(), "a parameter was read that its catalogue entry does not have");
  return *found;
}

double Choice::number(std::string_view key) const {
  const auto& value = at(key);
  return value.is_string() ? std::numeric_limits<double>::infinity() : value.get<double>();
}

bool Choice::has(std::string_view key) const { return json_.contains(std::string(key)); }

Vector Choice::numbers(std::string_view key) const {
  const auto& list = at(key);
  Vector out(static_cast<Eigen::Index>(list.size()));
  for (Eigen::Index i = 0; i < out.size(); ++i) out[i] = list[i].get<double>();
  return out;
}

Matrix Choice::matrix(std::string_view key) const { return toMatrix(at(key)); }

std::vector<Matrix> Choice::matrices(std::string_view key) const {
  std::vector<Matrix> out;
  for (const auto& rows : at(key)) out.push_back(toMatrix(rows));
  return out;
}

Choice Choice::choice(std::string_view key) const { return ofComplete(at(key)); }

Choice Choice::ofComplete(Json object) {
  Choice choice;
  choice.json_ = std::move(object);
  if (const auto kind = choice.json_.find("kind"); kind != choice.json_.end())
    choice.kind_ = kind->get<std::string>();
  return choice;
}

Result<Json> readParameter(const Parameter& parameter, const Json& value, const std::string& path,
                           std::vector<Error>* problems) {
  if (parameter.optional && value.is_null()) return value;
  switch (parameter.type) {
    case ParameterType::Number:
      return readNumber(parameter, value, path, false);
    case ParameterType::Integer:
      return readNumber(parameter, value, path, true);
    case ParameterType::Boolean:
      if (!value.is_boolean()) return wrong(path, parameter, value);
      return value;
    case ParameterType::Option: {
      if (value.is_string())
        for (const auto& option : parameter.options)
          if (value == option) return value;
      return wrong(path, parameter, value);
    }
    case ParameterType::Text:
    case ParameterType::File:
      if (!value.is_string()) return wrong(path, parameter, value);
      return value;
    case ParameterType::TextList:
      return readList(describeType(parameter), value, path,
                      [&](const Json& item, const std::string& itemPath) -> Result<Json> {
                        if (!item.is_string()) return wrong(itemPath, "text", item);
                        return item;
                      });
    case ParameterType::IntegerList:
    case ParameterType::NumberList:
      return readList(describeType(parameter), value, path,
                      [&](const Json& item, const std::string& itemPath) {
                        return readNumber(parameter, item, itemPath,
                                          parameter.type == ParameterType::IntegerList);
                      });
    case ParameterType::Matrix:
      return readMatrix(parameter, value, path);
    case ParameterType::MatrixList:
      return readList(describeType(parameter), value, path,
                      [&](const Json& item, const std::string& itemPath) {
                        return readMatrix(parameter, item, itemPath);
                      });
    case ParameterType::Kind:
      return readKind(parameter, value, path, problems);
    case ParameterType::KindList:
      return readList(describeType(parameter), value, path,
                      [&](const Json& item, const std::string& itemPath) {
                        return readKind(parameter, item.is_string() ? Json{{"kind", item}} : item,
                                        itemPath, problems);
                      });
    case ParameterType::Group:
      return readGroup(parameter, value, path, problems);
    case ParameterType::GroupList:
      return readList(describeType(parameter), value, path,
                      [&](const Json& item, const std::string& itemPath) {
                        return readGroup(parameter, item, itemPath, problems);
                      });
    case ParameterType::Object:
      if (!value.is_object()) return wrong(path, parameter, value);
      if (value.size() > mostFreeFields)
        return Error{
            path, fmt::format("has {} fields, expected at most {}", value.size(), mostFreeFields)};
      return value;
  }
  return wrong(path, parameter, value);
}

Json readFields(const EntryInfo& entry, const std::string& owner, const Json& value,
                const std::string& path, const std::vector<std::string>& passOver,
                std::vector<Error>& problems) {
  const auto at = [&](const std::string& key) { return path.empty() ? key : path + "." + key; };
  Json out = Json::object();
  for (const auto& parameter : entry.parameters) {
    const auto given = value.find(parameter.key);
    const auto before = static_cast<std::ptrdiff_t>(problems.size());
    // Defaults pass through the same reader: nested kinds get their own defaults that way.
    auto read = readParameter(parameter, given == value.end() ? parameter.defaultValue : *given,
                              at(parameter.key), &problems);
    if (read)
      out[parameter.key] = std::move(*read);
    else  // the first problem within a group comes before the others
      problems.insert(problems.begin() + before, read.error());
  }
  std::size_t unknown = 0;
  for (const auto& [key, item] : value.items()) {
    if (entry.parameter(key) != nullptr ||
        std::find(passOver.begin(), passOver.end(), key) != passOver.end())
      continue;
    if (++unknown > mostUnknownFields) continue;
    std::string known;
    for (const auto& p : entry.parameters) known += (known.empty() ? "" : ", ") + p.key;
    const bool isName = key.size() <= 40 && shown(key) == fmt::format("'{}'", key);
    problems.push_back(
        {at(isName ? key : shown(key)),
         fmt::format("unknown field; {} has {}", owner, known.empty() ? "no parameters" : known)});
  }
  if (unknown > mostUnknownFields)
    problems.push_back(
        {path, fmt::format("and {} more unknown fields", unknown - mostUnknownFields)});
  return out;
}

Result<Choice> readChoice(const CatalogueView& catalogue, const Json& value,
                          const std::string& path, std::vector<Error>* problems) {
  if (!value.is_object())
    return Error{path, fmt::format("expected an object with a \"kind\", got {}", describe(value))};
  const auto kind = value.find("kind");
  if (kind == value.end() || !kind->is_string())
    return Error{path + ".kind", fmt::format("expected one of {}", catalogue.ids())};
  const auto* entry = catalogue.find(kind->get<std::string>());
  if (entry == nullptr)
    return Error{path + ".kind", fmt::format("no {} is called {}, expected one of {}",
                                             catalogue.kind, describe(*kind), catalogue.ids())};
  std::vector<Error> found;
  Choice choice;
  choice.kind_ = entry->id;
  choice.json_["kind"] = entry->id;
  choice.json_.update(readFields(*entry, fmt::format("{} '{}'", catalogue.kind, entry->id), value,
                                 path, {"kind"}, found));
  if (found.empty()) return choice;
  if (problems != nullptr) problems->insert(problems->end(), found.begin() + 1, found.end());
  return found.front();
}

const Parameter* parameterAt(const EntryInfo& entry, const Json& value, std::string_view path) {
  const auto dot = path.find('.');
  const auto* parameter = entry.parameter(path.substr(0, dot));
  if (parameter == nullptr || dot == std::string_view::npos) return parameter;
  const auto& inner = value.at(parameter->key);
  if (parameter->kinds == nullptr || !inner.is_object()) return nullptr;
  const auto* chosen = parameter->type == ParameterType::Kind
                           ? parameter->kinds->find(inner.at("kind").get<std::string>())
                           : &parameter->kinds->entries.front();
  return parameterAt(*chosen, inner, path.substr(dot + 1));
}

Choice defaultChoice(const CatalogueView& catalogue, std::string_view id) {
  auto choice = readChoice(catalogue, Json{{"kind", std::string(id)}}, catalogue.kind);
  check(choice.ok(), "the defaults of every catalogue entry are valid");
  return std::move(*choice);
}

std::string describeRange(const Parameter& parameter) {
  const bool low = parameter.low > unboundedLow;
  const bool high = parameter.high < unboundedHigh;
  const std::string range =
      low && high
          ? (parameter.openLow
                 ? fmt::format(messagePattern("> {} and <= {}"), parameter.low, parameter.high)
                 : fmt::format(messagePattern("between {} and {}"), parameter.low, parameter.high))
      : low  ? fmt::format("{} {}", parameter.openLow ? ">" : ">=", parameter.low)
      : high ? fmt::format("<= {}", parameter.high)
             : messagePattern("a finite number");
  return parameter.mayBeInfinite ? fmt::format("{} or \"inf\"", range) : range;
}

std::string describeType(const Parameter& parameter) {
  switch (parameter.type) {
    case ParameterType::Number:
      return parameter.mayBeInfinite ? "a number or \"inf\"" : "a number";
    case ParameterType::Integer:
      return "a whole number";
    case ParameterType::Boolean:
      return "true or false";
    case ParameterType::Option:
      return fmt::format("one of {}", fmt::join(parameter.options, ", "));
    case ParameterType::Text:
      return "text";
    case ParameterType::File:
      return "a file name";
    case ParameterType::IntegerList:
      return "a list of whole numbers";
    case ParameterType::NumberList:
      return "a list of numbers";
    case ParameterType::TextList:
      return "a list of texts";
    case ParameterType::Matrix:
      return "a list of rows of numbers";
    case ParameterType::MatrixList:
      return "a list of matrices";
    case ParameterType::Kind:
      return fmt::format("{}an object whose kind is one of {}",
                         parameter.optional ? "null or " : "", parameter.kinds->ids());
    case ParameterType::KindList:
      return fmt::format("a list of objects whose kind is one of {}", parameter.kinds->ids());
    case ParameterType::Group:
      return "an object";
    case ParameterType::GroupList:
      return "a list of objects";
    case ParameterType::Object:
      return "an object";
  }
  return "a value";
}

Json entrySchema(const EntryInfo& entry) {
  Json parameters = Json::array();
  for (const auto& p : entry.parameters) {
    Json item{
        {"key", p.key}, {"label", p.label}, {"type", describeType(p)}, {"default", p.defaultValue}};
    if (p.low > unboundedLow) item[p.openLow ? "exclusiveMinimum" : "minimum"] = p.low;
    if (p.high < unboundedHigh) item["maximum"] = p.high;
    if (!p.unit.empty()) item["unit"] = p.unit;
    if (!p.options.empty()) item["options"] = p.options;
    if (!p.help.empty()) item["help"] = p.help;
    if (p.kinds != nullptr) {
      item["kinds"] = Json::array();
      for (const auto& inner : p.kinds->entries) item["kinds"].push_back(entrySchema(inner));
    }
    parameters.push_back(std::move(item));
  }
  Json out{
      {"id", entry.id},           {"label", entry.label},   {"explanation", entry.explanation},
      {"formula", entry.formula}, {"source", entry.source}, {"parameters", std::move(parameters)}};
  if (!entry.group.empty()) out["group"] = entry.group;
  return out;
}

}  // namespace gtv
