#include "experiment/sweep_plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <set>

#include "base/json.h"
#include "base/number.h"

namespace gtv {
namespace {

constexpr const char* sweepFormat = "gtvlab-sweep";
constexpr int sweepVersion = 1;

/// Text between commas that are outside of brackets and quotes.
std::vector<std::string> itemsOf(std::string_view text) {
  std::vector<std::string> items(1);
  int depth = 0;
  bool quoted = false;
  for (std::size_t k = 0; k < text.size(); ++k) {
    const char c = text[k];
    if (c == '"' && (k == 0 || text[k - 1] != '\\')) quoted = !quoted;
    if (!quoted && (c == '[' || c == '{')) ++depth;
    if (!quoted && (c == ']' || c == '}')) --depth;
    if (c == ',' && depth == 0 && !quoted)
      items.emplace_back();
    else
      items.back() += c;
  }
  return items;
}

std::vector<std::string> partsOf(std::string_view text, char separator) {
  std::vector<std::string> parts(1);
  for (const char c : text)
    if (c == separator)
      parts.emplace_back();
    else
      parts.back() += c;
  return parts;
}

/// As a whole number where it is one: fields of whole numbers take nothing else.
Json numberJson(double x) {
  constexpr double largestExact = 9007199254740992.0;
  if (x == std::floor(x) && std::abs(x) <= largestExact) return static_cast<std::int64_t>(x);
  return x;
}

/// Nothing if the text is no range; an Error if it is one that cannot be.
std::optional<Result<std::vector<Json>>> rangeIn(const std::string& text, bool whole) {
  auto parts = partsOf(text, ':');
  const bool logarithmic = parts.size() == 4 && parts.front() == "log";
  if (logarithmic) parts.erase(parts.begin());
  if (parts.size() != 3) return std::nullopt;
  const auto low = parseNumber(parts[0]);
  const auto high = parseNumber(parts[1]);
  if (!logarithmic && (!low || !high)) return std::nullopt;
  const auto count = parseInteger(parts[2]);
  const auto wrong = [&](const std::string& what) {
    return Error{"", fmt::format("{}, expected lo:hi:n or log:lo:hi:n; got '{}'", what, text)};
  };
  if (!low || !high || !count) return wrong("lo, hi and n must be numbers");
  if (*count < 2 || *count > SweepPlan::mostRuns)
    return wrong(fmt::format("n must be from 2 to {}", SweepPlan::mostRuns));
  if (*low == *high) return wrong("lo and hi must differ");
  if (logarithmic && !(std::min(*low, *high) > 0)) return wrong("lo and hi must be above 0");
  std::vector<Json> values;
  for (long long k = 0; k < *count; ++k) {
    const double share = static_cast<double>(k) / static_cast<double>(*count - 1);
    double value = k == 0            ? *low
                   : k + 1 == *count ? *high
                   : logarithmic
                       ? std::exp(std::log(*low) + share * (std::log(*high) - std::log(*low)))
                       : *low * (1 - share) + *high * share;
    if (k > 0 && k + 1 < *count) value = parseNumber(fmt::format("{:.15g}", value)).value_or(value);
    Json item = numberJson(whole ? std::round(value) : value);
    if (!whole || values.empty() || values.back() != item) values.push_back(std::move(item));
  }
  return values;
}

/// Values that make other fields come and go are set first.
std::vector<std::size_t> orderOf(const std::vector<SweepAxis>& axes) {
  std::vector<std::size_t> order;
  for (std::size_t a = 0; a < axes.size(); ++a) order.push_back(a);
  const auto rank = [&](std::size_t a) {
    const auto& path = axes[a].path;
    const bool chooses = path.find('.') == std::string::npos || path.ends_with(".kind");
    return std::pair{chooses ? 0 : 1, std::count(path.begin(), path.end(), '.')};
  };
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return rank(a) < rank(b); });
  return order;
}

/// Why no cell takes this value; nothing if one does, or if it is the other axis that is refused.
std::optional<Error> refusalOf(const SweepPlan& plan, std::size_t axis, std::size_t value) {
  const auto& axes = plan.axes();
  const auto sizeOf = [&](std::size_t a) { return static_cast<int>(axes[a].values.size()); };
  const int others = plan.cellCount() / sizeOf(axis);
  std::optional<Error> refusal;
  for (int other = 0; other < others; ++other) {
    const int cell = axes.size() == 1 ? static_cast<int>(value)
                     : axis == 0      ? static_cast<int>(value) * sizeOf(1) + other
                                      : other * sizeOf(1) + static_cast<int>(value);
    const auto experiment = plan.experimentOf(cell);
    if (experiment || experiment.error().where != axes[axis].path) return std::nullopt;
    refusal = experiment.error();
  }
  return refusal;
}

}  // namespace

Result<std::vector<Json>> parseSweepValues(std::string_view text, bool whole) {
  std::vector<Json> values;
  for (const auto& raw : itemsOf(text)) {
    const auto begin = raw.find_first_not_of(' ');
    if (begin == std::string::npos)
      return Error{"", fmt::format("a value is missing in '{}'", text)};
    const auto item = raw.substr(begin, raw.find_last_not_of(' ') - begin + 1);
    if (auto range = rangeIn(item, whole)) {
      if (!*range) return range->error();
      values.insert(values.end(), (**range).begin(), (**range).end());
      continue;
    }
    auto value = jsonOrText(item, "");
    if (!value) return value.error();
    values.push_back(std::move(*value));
  }
  return values;
}

std::string sweepValueText(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number_float()) return formatNumber(value.get<double>());
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string sweepValuesText(const std::vector<Json>& values) {
  std::string out;
  for (const auto& value : values) {
    if (!out.empty()) out += ",";
    auto text = sweepValueText(value);
    // A text that would be read as something else stands in quotes.
    if (value.is_string()) {
      const auto back = parseSweepValues(text);
      if (!back || back->size() != 1 || back->front() != value) text = value.dump();
    }
    out += text;
  }
  return out;
}

Result<void> checkSweepPath(const std::string& path) {
  static const std::set<std::string> fixed{"vary",      "repeats",   "events", "view",
                                           "title",     "source",    "notes",  "layout",
                                           "positions", "published", "curves"};
  const auto top = path.substr(0, path.find('.'));
  if (fixed.contains(top)) return Error{path, "cannot be varied"};
  if (top.starts_with("race"))
    return Error{path, "cannot be varied: the algorithm runs alone; vary solver.kind"};
  return {};
}

bool sweepsWholeNumbers(const Experiment& experiment, std::string_view path) {
  const auto* parameter = parameterAt(documentFields(), experiment.json(), path);
  if (parameter != nullptr) return parameter->type == ParameterType::Integer;
  // An entry of a list of whole numbers: graph.clusterSizes.1
  const auto dot = path.rfind('.');
  if (dot == std::string_view::npos) return false;
  parameter = parameterAt(documentFields(), experiment.json(), path.substr(0, dot));
  return parameter != nullptr && parameter->type == ParameterType::IntegerList;
}

Result<SweepAxis> parseSweepAxis(const Experiment& experiment, std::string_view text) {
  const auto equals = text.find('=');
  if (equals == std::string_view::npos || equals == 0)
    return Error{"", fmt::format("expected path=values, got '{}'", text)};
  SweepAxis axis{std::string(text.substr(0, equals)), {}};
  auto values =
      parseSweepValues(text.substr(equals + 1), sweepsWholeNumbers(experiment, axis.path));
  if (!values) return Error{axis.path, values.error().message};
  axis.values = std::move(*values);
  return axis;
}

std::vector<SweepAxis> axesOf(const Experiment& experiment) {
  std::vector<SweepAxis> axes;
  for (const auto& [path, values] : experiment.at("vary").items())
    axes.push_back({path, values.get<std::vector<Json>>()});
  return axes;
}

Result<SweepPlan> SweepPlan::make(const Experiment& experiment, std::vector<SweepAxis> axes,
                                  std::int64_t repeats) {
  if (axes.empty() || axes.size() > 2)
    return Error{"", fmt::format("expected one or two parameters to vary, got {}", axes.size())};
  if (repeats < 1) return Error{"repeats", "must be at least 1"};
  auto runs = static_cast<double>(repeats);
  for (const auto& axis : axes) {
    if (auto allowed = checkSweepPath(axis.path); !allowed) return allowed.error();
    if (axis.values.empty()) return Error{axis.path, "expected at least one value"};
    runs *= static_cast<double>(axis.values.size());
  }
  if (axes.size() == 2 && axes[0].path == axes[1].path)
    return Error{axes[0].path, "is varied twice"};
  if (runs > static_cast<double>(mostRuns))
    return Error{"repeats",
                 fmt::format("{:.0f} runs are too many, expected at most {}", runs, mostRuns)};
  for (const auto& axis : axes) {
    std::set<std::string> seen;
    for (const auto& value : axis.values)
      if (!seen.insert(sweepValueText(value)).second)
        return Error{axis.path, fmt::format("the value {} appears twice", describe(value))};
  }
  auto base = experiment.with("vary", Json::object());
  if (base) base = base->with("race", Json::array());
  if (base) base = base->with("published", nullptr);
  if (!base) return base.error();
  SweepPlan plan(std::move(*base), std::move(axes), static_cast<int>(repeats));
  for (std::size_t a = 0; a < plan.axes_.size(); ++a) {
    const auto last = plan.axes_[a].values.size() - 1;
    const auto stride = last / mostChecked + 1;
    for (std::size_t v = 0; v < last; v += stride)
      if (auto refusal = refusalOf(plan, a, v)) return *refusal;
    if (auto refusal = refusalOf(plan, a, last)) return *refusal;
  }
  return plan;
}

int SweepPlan::cellCount() const {
  std::size_t count = 1;
  for (const auto& axis : axes_) count *= axis.values.size();
  return static_cast<int>(count);
}

std::vector<int> SweepPlan::indicesOf(int cell) const {
  std::vector<int> indices(axes_.size());
  for (std::size_t a = axes_.size(); a-- > 0;) {
    const auto size = static_cast<int>(axes_[a].values.size());
    indices[a] = cell % size;
    cell /= size;
  }
  return indices;
}

Json SweepPlan::setOf(int cell) const {
  const auto indices = indicesOf(cell);
  Json set = Json::object();
  for (std::size_t a = 0; a < axes_.size(); ++a)
    set[axes_[a].path] = axes_[a].values[static_cast<std::size_t>(indices[a])];
  return set;
}

Result<Experiment> SweepPlan::experimentOf(int cell) const {
  const auto indices = indicesOf(cell);
  auto experiment = experiment_;
  for (const auto a : orderOf(axes_)) {
    auto changed =
        experiment.with(axes_[a].path, axes_[a].values[static_cast<std::size_t>(indices[a])]);
    if (!changed) {
      const auto& error = changed.error();
      const bool isHere = error.where.empty() || error.where == axes_[a].path;
      return Error{axes_[a].path, isHere ? error.message : error.text()};
    }
    experiment = std::move(*changed);
  }
  return experiment;
}

Json SweepPlan::toJson() const {
  Json axes = Json::array();
  for (const auto& axis : axes_) axes.push_back({{"path", axis.path}, {"values", axis.values}});
  return Json{{"format", sweepFormat},
              {"version", sweepVersion},
              {"experiment", experiment_.json()},
              {"axes", std::move(axes)},
              {"repeats", repeats_}};
}

Result<SweepPlan> SweepPlan::fromJson(const Json& json, const std::string& name,
                                      const std::filesystem::path& folder) {
  const auto wrong = [&](const char* field, const char* expected) {
    return Error{fmt::format("{}: {}", name, field), fmt::format("expected {}", expected)};
  };
  if (!json.is_object()) return Error{name, "expected a sweep, which is a JSON object"};
  if (json.value("format", Json()) != sweepFormat) return wrong("format", "\"gtvlab-sweep\"");
  const auto version = json.value("version", Json());
  if (!version.is_number_integer() || version < 1) return wrong("version", "1");
  if (version > sweepVersion)
    return Error{
        name, fmt::format("is a sweep of version {}, written by a newer GTV Lab", version.dump())};
  auto experiment = Experiment::fromJson(json.value("experiment", Json()), name);
  if (!experiment) return experiment.error();
  experiment->setFolder(folder);
  const auto repeats = json.value("repeats", Json());
  if (!repeats.is_number_integer() || repeats < 1 || repeats > mostRuns)
    return wrong("repeats", "a whole number from 1 on");
  std::vector<SweepAxis> axes;
  const auto list = json.value("axes", Json());
  if (!list.is_array()) return wrong("axes", "a list");
  for (const auto& item : list) {
    if (!item.is_object() || !item.value("path", Json()).is_string() ||
        !item.value("values", Json()).is_array())
      return wrong("axes", "objects with a path and a list of values");
    axes.push_back(
        {item.at("path").get<std::string>(), item.at("values").get<std::vector<Json>>()});
  }
  auto plan = make(*experiment, std::move(axes), repeats.get<int>());
  if (!plan) return Error{fmt::format("{}: {}", name, plan.error().where), plan.error().message};
  return plan;
}

}  // namespace gtv
