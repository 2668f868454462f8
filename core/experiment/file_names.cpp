#include "experiment/file_names.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "data/node_data.h"
#include "experiment/start_kinds.h"
#include "graph/generators.h"

namespace gtv {
namespace {

/// A part of a document that names files.
struct FileSection {
  std::string_view name;
  const CatalogueView* catalogue;
};

const std::array<FileSection, 3>& fileSections() {
  static const std::array<FileSection, 3> sections{FileSection{"graph", &graphCatalogue().view},
                                                   FileSection{"data", &dataCatalogue().view},
                                                   FileSection{"start", &startCatalogue()}};
  return sections;
}

bool isFileName(const Parameter& parameter, std::string_view key) {
  return parameter.type == ParameterType::File && parameter.key == key;
}

/// Does a parameter of this name stand for a file, in any entry of the catalogue?
bool namesFile(const CatalogueView& catalogue, std::string_view key) {
  return std::any_of(
      catalogue.entries.begin(), catalogue.entries.end(), [&](const EntryInfo& entry) {
        return std::any_of(entry.parameters.begin(), entry.parameters.end(),
                           [&](const Parameter& parameter) { return isFileName(parameter, key); });
      });
}

/// The kinds of which a parameter of this name is one or a list, in any entry; null: it is neither.
const CatalogueView* nestedKinds(const CatalogueView& catalogue, std::string_view key) {
  for (const auto& entry : catalogue.entries)
    if (const auto* parameter = entry.parameter(key);
        parameter != nullptr &&
        (parameter->type == ParameterType::Kind || parameter->type == ParameterType::KindList))
      return parameter->kinds;
  return nullptr;
}

/// Cuts the part before the first point off.
std::string_view takeKey(std::string_view& path) {
  const auto point = std::min(path.find('.'), path.size());
  const auto key = path.substr(0, point);
  path.remove_prefix(std::min(point + 1, path.size()));
  return key;
}

/// Visits the names in a document that is to be changed, or in one that is not.
template <typename AnyJson, typename Visit>
class FileNameVisitor {
 public:
  explicit FileNameVisitor(const Visit& visit) : visit_(visit) {}

  void piece(AnyJson& json) const {
    if (!json.is_object()) return;
    for (auto it = json.begin(); it != json.end(); ++it) field(it.key(), it.value());
  }

 private:
  void field(const std::string& path, AnyJson& value) const {
    for (const auto& section : fileSections()) {
      std::string_view rest = path;
      if (takeKey(rest) == section.name) below(*section.catalogue, rest, value);
    }
    if (path == "experiment" || path == "set" || path == "band") piece(value);
    if ((path == "vary" || path == "at") && value.is_object())
      for (auto it = value.begin(); it != value.end(); ++it) values(it.key(), it.value());
    if ((path == "events" || path == "race") && value.is_array())
      for (auto& event : value) piece(event);
    if (path == "published" && value.is_object() && value.contains("series") &&
        value.at("series").is_array())
      for (auto& series : value.at("series")) piece(series);
    if (path == "axes" && value.is_array())
      for (auto& axis : value)
        if (axis.is_object() && axis.contains("path") && axis.at("path").is_string() &&
            axis.contains("values"))
          values(axis.at("path").template get<std::string>(), axis.at("values"));
  }

  void values(const std::string& path, AnyJson& list) const {
    if (list.is_array())
      for (auto& value : list) field(path, value);
  }

  /// The value at "file", "validation", "validation.file", "prepare" or "prepare.2.file" of a
  /// choice, or the choice itself.
  void below(const CatalogueView& catalogue, std::string_view path, AnyJson& value) const {
    if (path.empty()) return chosen(catalogue, value);
    const auto key = takeKey(path);
    const bool isNumber = key.find_first_not_of("0123456789") == std::string_view::npos;
    if (isNumber) return below(catalogue, path, value);
    if (path.empty() && namesFile(catalogue, key)) name(value);
    if (const auto* kinds = nestedKinds(catalogue, key)) below(*kinds, path, value);
  }

  /// {"kind": "csv", "file": …}, or a list of such.
  void chosen(const CatalogueView& catalogue, AnyJson& choice) const {
    if (choice.is_array())
      for (auto& item : choice) chosen(catalogue, item);
    if (!choice.is_object()) return;
    for (auto it = choice.begin(); it != choice.end(); ++it) {
      if (namesFile(catalogue, it.key())) name(it.value());
      if (const auto* kinds = nestedKinds(catalogue, it.key())) chosen(*kinds, it.value());
    }
  }

  void name(AnyJson& value) const {
    if (value.is_string() && !value.template get_ref<const std::string&>().empty()) visit_(value);
  }

  const Visit& visit_;
};

}  // namespace

void renameFiles(Json& piece, const std::function<std::string(const std::string&)>& rename) {
  const auto visit = [&](Json& name) { name = rename(name.get<std::string>()); };
  FileNameVisitor<Json, decltype(visit)>(visit).piece(piece);
}

std::vector<std::string> fileNamesIn(const Json& piece) {
  std::vector<std::string> names;
  const auto visit = [&](const Json& name) { names.push_back(name.get<std::string>()); };
  FileNameVisitor<const Json, decltype(visit)>(visit).piece(piece);
  return names;
}

}  // namespace gtv
