#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/json.h"
#include "base/result.h"
#include "base/types.h"

namespace gtv {

struct CatalogueView;

enum class ParameterType {
  Number,
  Integer,  ///< a whole number that fits an int
  Boolean,
  Option,  ///< one of `options`
  Text,
  File,         ///< a path, relative to the document or to resources/data
  IntegerList,  ///< [100, 100]
  NumberList,   ///< [0.1, 0.2]
  TextList,     ///< ["beds", "sqft"]
  Matrix,       ///< a list of rows of equal length; [] is the empty matrix
  MatrixList,   ///< a list of matrices; [] is the empty list
  Kind,         ///< an object {"kind": …} of the catalogue `kinds`
  KindList,     ///< a list of such objects; an id stands for its entry with all defaults
  Group,        ///< an object with the parameters of the only entry of `kinds`; null if optional
  GroupList,    ///< a list of such objects
  Object,       ///< an object whose keys are free; the reader of the document checks it
};

/// One parameter of a catalogue entry. Forms, --help, validation and help pages read it.
struct Parameter {
  std::string key;    ///< camelCase, as in the document
  std::string label;  ///< as in the form
  ParameterType type = ParameterType::Number;
  Json defaultValue;
  /// Numbers, and every number of a list, lie in [low, high]; with `openLow` in (low, high].
  double low = -1e300;
  double high = 1e300;
  bool openLow = false;
  bool mayBeInfinite = false;  ///< a number that may also be the text "inf": +∞
  std::string unit;
  std::string help;  ///< one sentence
  std::vector<std::string> options;
  const CatalogueView* kinds = nullptr;
  bool optional = false;  ///< null is a value too
};

Parameter numberParameter(std::string key, std::string label, double value, double low, double high,
                          std::string help, bool openLow = false);
/// A number from `low` on, or "inf".
Parameter infinityParameter(std::string key, std::string label, double value, double low,
                            std::string help);
Parameter integerParameter(std::string key, std::string label, std::int64_t value, double low,
                           double high, std::string help);
/// A text, a list, a matrix, …: a type without further limits.
Parameter valueParameter(ParameterType type, std::string key, std::string label, Json value,
                         std::string help);
/// A list of {"kind": id} of another catalogue, which outlives this one; empty by default.
Parameter kindListParameter(std::string key, std::string label, const CatalogueView& kinds,
                            std::string help);
/// {"kind": id} of another catalogue, which outlives this one.
Parameter kindParameter(std::string key, std::string label, const CatalogueView& kinds,
                        const char* id, std::string help);
/// The same, or null, which is the default.
Parameter optionalKindParameter(std::string key, std::string label, const CatalogueView& kinds,
                                std::string help);
Parameter booleanParameter(std::string key, std::string label, bool value, std::string help);
Parameter optionParameter(std::string key, std::string label, std::vector<std::string> options,
                          std::string help);

/// What every catalogue entry says of itself.
struct EntryInfo {
  std::string id;  ///< kebab-case
  std::string label;
  std::string explanation;  ///< one line
  std::string formula;
  std::string source;  ///< paper tag and place; the tags are defined in README.md
  std::vector<Parameter> parameters;
  std::string group = {};  ///< neighbours of one group stand together in lists

  const Parameter* parameter(std::string_view key) const;
};

/// An entry whose source is this laboratory, without a formula.
EntryInfo ownEntry(std::string id, std::string label, std::string explanation,
                   std::vector<Parameter> parameters);

/// A catalogue without its makers: what forms, help and validation need.
struct CatalogueView {
  std::string kind;  ///< what the entries are: "penalty"
  std::vector<EntryInfo> entries;

  const EntryInfo* find(std::string_view id) const;
  /// "l1, mocha, nlasso"
  std::string ids() const;
};

/// A catalogue with its makers. `Maker` is a function type or pointer.
template <class Maker>
struct Catalogue {
  struct Entry {
    EntryInfo info;
    Maker make;
  };

  Catalogue(std::string kind, std::vector<Entry> list) : entries(std::move(list)) {
    view.kind = std::move(kind);
    for (const auto& entry : entries) view.entries.push_back(entry.info);
  }

  const Entry* find(std::string_view id) const {
    for (const auto& entry : entries)
      if (entry.info.id == id) return &entry;
    return nullptr;
  }

  std::vector<Entry> entries;
  CatalogueView view;
};

/// A validated choice from a catalogue: every parameter of the entry has a value of its type.
class Choice {
 public:
  Choice() = default;

  const std::string& kind() const { return kind_; }
  /// "inf" is +∞.
  double number(std::string_view key) const;
  int integer(std::string_view key) const { return at(key).get<int>(); }
  bool flag(std::string_view key) const { return at(key).get<bool>(); }
  std::string text(std::string_view key) const { return at(key).get<std::string>(); }
  std::vector<int> integers(std::string_view key) const { return at(key).get<std::vector<int>>(); }
  std::vector<std::string> texts(std::string_view key) const {
    return at(key).get<std::vector<std::string>>();
  }
  Vector numbers(std::string_view key) const;
  Matrix matrix(std::string_view key) const;
  std::vector<Matrix> matrices(std::string_view key) const;
  Choice choice(std::string_view key) const;
  bool has(std::string_view key) const;
  const Json& at(std::string_view key) const;

  /// Takes an object that was read before and is complete; the reader that checks is readChoice.
  static Choice ofComplete(Json object);

  /// {"kind": …, parameters in the order of the catalogue}
  const Json& json() const { return json_; }
  friend bool operator==(const Choice& a, const Choice& b) { return a.json_ == b.json_; }

 private:
  friend Result<Choice> readChoice(const CatalogueView&, const Json&, const std::string&,
                                   std::vector<Error>*);
  std::string kind_;
  Json json_ = Json::object();
};

/// The parameters of `entry` out of the object `value`, in the order of the catalogue; those that
/// are not there take their default. Problems, named by path, go to `problems`. `passOver` are
/// further keys that are not this entry's to read.
Json readFields(const EntryInfo& entry, const std::string& owner, const Json& value,
                const std::string& path, const std::vector<std::string>& passOver,
                std::vector<Error>& problems);

/// Reads {"kind": id, …}; parameters that are not there take their default. Problems are named by
/// path ("data.truth.vectors[1]"); the first is returned, the others go to `problems` if given.
Result<Choice> readChoice(const CatalogueView& catalogue, const Json& value,
                          const std::string& path, std::vector<Error>* problems = nullptr);

/// The parameter that a dotted path ("penalty.Q") names in the complete object `value` of the
/// fields `entry`; null if there is none or the path leads into a list.
const Parameter* parameterAt(const EntryInfo& entry, const Json& value, std::string_view path);

/// The entry `id` with all parameters at their defaults.
Choice defaultChoice(const CatalogueView& catalogue, std::string_view id);

/// Checks one value against its parameter; on success the value in canonical form.
/// Of a group or kind with several problems the first is returned, the rest go to `problems`.
Result<Json> readParameter(const Parameter& parameter, const Json& value, const std::string& path,
                           std::vector<Error>* problems = nullptr);

/// "0 to 1", "> 0", "any number": the range as it reads in a message or tooltip.
std::string describeRange(const Parameter& parameter);

/// What a value must be: "number", "list of integers", "one of mean, sum", …
std::string describeType(const Parameter& parameter);

/// The entry as `gtvlab-cli schema` prints it.
Json entrySchema(const EntryInfo& entry);

}  // namespace gtv
