#include "sweeps/sweep_fields.h"

#include <fmt/format.h>

#include <algorithm>

#include "experiment/sweep_plan.h"

namespace gtv {
namespace {

/// Entries of a list that stand there one by one.
constexpr std::size_t mostEntries = 12;

class FieldCollector {
 public:
  explicit FieldCollector(std::vector<SweepField>& fields) : fields_(fields) {}

  void add(const Parameter& parameter, const Json& value, const std::string& path,
           const std::string& label) {
    SweepField field{path, label, parameter.help, false, false, {}, value};
    switch (parameter.type) {
      case ParameterType::Number:
      case ParameterType::Integer:
        field.isNumber = true;
        field.isWhole = parameter.type == ParameterType::Integer;
        break;
      case ParameterType::Boolean:
        field.choices = {"false", "true"};
        break;
      case ParameterType::Option:
        field.choices = parameter.options;
        break;
      case ParameterType::Kind:
        return addKind(parameter, value, path, label);
      case ParameterType::KindList:
        for (std::size_t k = 0; k < value.size() && k < mostEntries; ++k)
          addKind(parameter, value[k], fmt::format("{}.{}", path, k),
                  fmt::format("{} {}", label, k + 1));
        return;
      case ParameterType::Group:
        if (value.is_object()) addAll(parameter.kinds->entries.front(), value, path, label);
        return;
      case ParameterType::IntegerList:
      case ParameterType::NumberList:
        fields_.push_back(field);
        addEntries(field, parameter.type == ParameterType::IntegerList);
        return;
      case ParameterType::Text:
        break;
      case ParameterType::File:
      case ParameterType::TextList:
      case ParameterType::Matrix:
      case ParameterType::MatrixList:
      case ParameterType::GroupList:
      case ParameterType::Object:
        return;
    }
    fields_.push_back(std::move(field));
  }

 private:
  void addAll(const EntryInfo& entry, const Json& value, const std::string& path,
              const std::string& label) {
    for (const auto& inner : entry.parameters)
      add(inner, value.at(inner.key), path + "." + inner.key,
          fmt::format("{} › {}", label, inner.label));
  }

  void addKind(const Parameter& parameter, const Json& value, const std::string& path,
               const std::string& label) {
    if (!value.is_object()) return;
    SweepField kind{path + ".kind", label, parameter.help, false, false, {}, value.at("kind")};
    for (const auto& entry : parameter.kinds->entries) kind.choices.push_back(entry.id);
    fields_.push_back(std::move(kind));
    if (const auto* entry = parameter.kinds->find(value.at("kind").get<std::string>()))
      addAll(*entry, value, path, label);
  }

  void addEntries(const SweepField& list, bool whole) {
    for (std::size_t k = 0; k < list.value.size() && k < mostEntries; ++k)
      fields_.push_back({fmt::format("{}.{}", list.path, k),
                         fmt::format("{} {}", list.label, k + 1),
                         list.help,
                         true,
                         whole,
                         {},
                         list.value[k]});
  }

  std::vector<SweepField>& fields_;
};

}  // namespace

std::vector<SweepField> sweepFields(const Experiment& experiment) {
  std::vector<SweepField> fields;
  FieldCollector collector(fields);
  for (const auto& parameter : documentFields().parameters)
    if (checkSweepPath(parameter.key))
      collector.add(parameter, experiment.at(parameter.key), parameter.key, parameter.label);
  return fields;
}

std::string sweepLabel(const std::vector<SweepField>& fields, const std::string& path) {
  const auto found = std::find_if(fields.begin(), fields.end(),
                                  [&](const SweepField& field) { return field.path == path; });
  return found == fields.end() ? path : found->label;
}

}  // namespace gtv
