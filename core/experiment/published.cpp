#include "experiment/published.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>

#include "base/counted.h"
#include "base/localized.h"
#include "base/number.h"
#include "base/resources.h"
#include "datasets/image_sets.h"
#include "experiment/documents.h"

namespace gtv {
namespace {

constexpr std::array bandRules{"by-size", "noiseless-chain", "factor", "share", "absolute"};
constexpr std::array statistics{"mean", "median", "largest", "smallest"};

template <class Enum, std::size_t N>
Enum placeIn(const std::array<const char*, N>& names, const std::string& name) {
  return static_cast<Enum>(std::find(names.begin(), names.end(), name) - names.begin());
}

const CatalogueView& seriesFields() {
  const auto text = [](const char* key, const char* label, const char* value, const char* help) {
    return valueParameter(ParameterType::Text, key, label, value, help);
  };
  const auto object = [](const char* key, const char* label, const char* help) {
    return valueParameter(ParameterType::Object, key, label, Json::object(), help);
  };
  const auto numbers = [](const char* key, const char* label, const char* help) {
    return valueParameter(ParameterType::NumberList, key, label, Json::array(), help);
  };
  static const CatalogueView fields{
      "series",
      {{"series",
        "series",
        "",
        "",
        "",
        {text("name", "Name", "", "Name of the series in the list of results."),
         optionParameter("origin", "Origin", {publishedOrigins.begin(), publishedOrigins.end()},
                         "Where the stated numbers come from: the text, its official code, an "
                         "independent run, or theory. An explanation compares a stated number "
                         "with a quantity or settings that are not those of its source."),
         object("set", "Settings", "Paths with values: what this series changes."),
         object("at", "Points",
                "Paths with lists of equal length; point k takes the k-th value of every list."),
         numbers("x", "Abscissae",
                 "Horizontal positions of the points; if the list is empty, they are the numbers "
                 "of the first list."),
         text("report", "Number", "mse",
              "Path of our number in the report, such as labelMse.test."),
         optionParameter("statistic", "Statistic", {statistics.begin(), statistics.end()},
                         "Statistic of the repeats that is compared."),
         integerParameter("repeats", "Repeats", 1, 1, 10000, "Number of draws for every point."),
         integerParameter("quickRepeats", "Quick repeats", 1, 1, 10000,
                          "Number of draws for every point with --quick."),
         booleanParameter("ofCritical", "Critical λ", false,
                          "If true, λ is given in units of the critical λ of every draw."),
         optionParameter("band", "Band", {bandRules.begin(), bandRules.end()},
                         "How far our number may be from the stated one."),
         numberParameter("tolerance", "Tolerance", 0, 0, 1e300,
                         "Width of the bands factor, share and absolute."),
         numbers("theirs", "Theirs",
                 "The stated number of every point; an empty list means that nothing is stated."),
         numbers("theirsTo", "Up to", "Upper ends, where ranges are stated."),
         text("reason", "Reason", "",
              "Why our number may differ from the stated one. With a reason, a number outside its "
              "band counts as not reproducible instead of failed."),
         numbers("ours", "Ours",
                 "With a reason: the number that we find instead; outside the band around it the "
                 "comparison fails.")}}}};
  return fields;
}

/// The base of all runs of a figure: nothing that is not settings of a run.
Experiment bareExperiment(const Experiment& experiment) {
  auto bare = experiment;
  for (const char* field : {"published", "vary", "race", "heldOut"})
    if (auto next = bare.with(field, nullptr)) bare = std::move(*next);
  if (auto next = bare.with("repeats", 1)) bare = std::move(*next);
  return bare;
}

Result<Experiment> withAll(Experiment experiment, const Json& set, const std::string& path) {
  for (const auto& [field, value] : set.items()) {
    auto next = experiment.with(field, value);
    if (!next) return Error{fmt::format("{}.{}", path, field), next.error().text()};
    experiment = std::move(*next);
  }
  return experiment;
}

/// How a value reads in the name of a point.
std::string shortValue(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number()) return formatNumber(value.get<double>());
  if (value.is_object() && value.contains("kind")) return value.at("kind").get<std::string>();
  return value.dump();
}

Result<std::vector<PublishedPoint>> pointsOf(const Json& series, const Experiment& base,
                                             const std::string& xLabel, const std::string& path) {
  const auto start = withAll(base, series.at("set"), path + ".set");
  if (!start) return start.error();
  const auto& at = series.at("at");
  if (at.empty()) return std::vector{PublishedPoint{"", std::nan(""), *start}};
  const auto& x = series.at("x");
  const auto& first = at.begin().value();
  std::vector<PublishedPoint> points;
  for (std::size_t k = 0; k < first.size(); ++k) {
    Json set = Json::object();
    for (const auto& [field, values] : at.items()) set[field] = values[k];
    auto experiment = withAll(*start, set, path + ".at");
    if (!experiment) return experiment.error();
    const double place = !x.empty()             ? x[k].get<double>()
                         : first[k].is_number() ? first[k].get<double>()
                                                : static_cast<double>(k + 1);
    auto name = fmt::format("{} = {}", xLabel.empty() ? at.begin().key().c_str() : xLabel.c_str(),
                            x.empty() ? shortValue(first[k]) : formatNumber(place));
    if (first.size() == 1) name.clear();
    points.push_back({std::move(name), place, std::move(*experiment)});
  }
  return points;
}

/// Is this a field that decides the numbers of one run?
void checkSetting(const std::string& field, const std::string& path, std::vector<Error>& problems) {
  constexpr std::array others{"published", "vary", "repeats", "race", "heldOut", "view"};
  const auto top = field.substr(0, field.find('.'));
  if (documentFields().parameter(top) == nullptr)
    problems.push_back({path, fmt::format("no such field: '{}'", top)});
  if (std::find(others.begin(), others.end(), top) != others.end())
    problems.push_back({path, "cannot be changed by a series"});
}

/// Do the lists of one series fit together?
void checkSeries(const Json& series, const std::string& path, std::vector<Error>& problems) {
  const auto& at = series.at("at");
  std::size_t count = 1;
  bool first = true;
  for (const auto& item : series.at("set").items())
    checkSetting(item.key(), fmt::format("{}.set.{}", path, item.key()), problems);
  for (const auto& [field, values] : at.items()) {
    checkSetting(field, fmt::format("{}.at.{}", path, field), problems);
    if (!values.is_array() || values.empty()) {
      problems.push_back({fmt::format("{}.at.{}", path, field), "expected a list of values"});
      return;
    }
    if (first) count = values.size();
    first = false;
    if (values.size() != count)
      problems.push_back({fmt::format("{}.at.{}", path, field),
                          fmt::format("has {}, the list before it {}",
                                      counted(std::ssize(values), "value"), count)});
  }
  const auto fits = [&](const char* key, std::size_t other) {
    const auto size = series.at(key).size();
    if (size != 0 && size != other)
      problems.push_back(
          {fmt::format("{}.{}", path, key),
           fmt::format("has {} for {}", counted(static_cast<std::int64_t>(size), "number"),
                       counted(static_cast<std::int64_t>(count), "point"))});
  };
  fits("x", count);
  fits("theirs", count);
  fits("theirsTo", series.at("theirs").size());
  const auto& theirs = series.at("theirs");
  if (theirs.empty() && !series.at("theirsTo").empty())
    problems.push_back({path + ".theirsTo", "is for ranges that begin at theirs"});
  if (theirs.empty() && series.at("reason").get<std::string>().empty())
    problems.push_back({path + ".reason", "must say why nothing is stated, as theirs is empty"});
  fits("ours", theirs.size());
  if (!theirs.empty() &&
      series.at("reason").get<std::string>().empty() != series.at("ours").empty())
    problems.push_back({path + ".ours", "needs a reason: it is what is found instead of theirs"});
  const auto rule = series.at("band").get<std::string>();
  for (const auto& number : theirs)
    if (rule != "absolute" && !(number.get<double>() > 0))
      problems.push_back(
          {path + ".theirs", fmt::format("the band {} is for numbers above 0", rule)});
  if (rule == "factor" && series.at("tolerance").get<double>() < 1)
    problems.push_back({path + ".tolerance", "must be at least 1, as it is a factor"});
}

PublishedSeries seriesOf(const Json& field, std::vector<PublishedPoint> points) {
  PublishedSeries out;
  out.name = field.at("name").get<std::string>();
  out.origin = field.at("origin").get<std::string>();
  out.report = field.at("report").get<std::string>();
  out.statistic = placeIn<Statistic>(statistics, field.at("statistic").get<std::string>());
  out.repeats = field.at("repeats").get<int>();
  out.quickRepeats = field.at("quickRepeats").get<int>();
  out.ofCritical = field.at("ofCritical").get<bool>();
  out.rule = placeIn<BandRule>(bandRules, field.at("band").get<std::string>());
  out.tolerance = field.at("tolerance").get<double>();
  out.theirs = field.at("theirs").get<std::vector<double>>();
  out.theirsTo = field.at("theirsTo").get<std::vector<double>>();
  out.reason = field.at("reason").get<std::string>();
  out.ours = field.at("ours").get<std::vector<double>>();
  out.points = std::move(points);
  return out;
}

/// "f3" finds "F3".
bool isCalled(const std::string& name, const std::string& id) {
  return std::equal(name.begin(), name.end(), id.begin(), id.end(), [](char a, char b) {
    return std::tolower(static_cast<unsigned char>(a)) ==
           std::tolower(static_cast<unsigned char>(b));
  });
}

/// Text before numbers: T1, F2, F10.
bool comesBefore(const PublishedFigure& a, const PublishedFigure& b) {
  const auto split = [](const std::string& name) {
    const auto digit = std::min(name.find_first_of("0123456789"), name.size());
    return std::pair(name.substr(0, digit), parseInteger(name.substr(digit)).value_or(0));
  };
  const auto left = split(a.figure);
  const auto right = split(b.figure);
  // Tables and figures of [CFL], its code, [HET], [LN], what can be calculated by hand.
  constexpr std::string_view order = "TFCRHLG";
  const auto place = [&](const std::string& prefix) {
    return prefix.empty() ? order.size() : std::min(order.find(prefix[0]), order.size());
  };
  return std::tuple(place(left.first), left.first, left.second, a.preset) <
         std::tuple(place(right.first), right.first, right.second, b.preset);
}

}  // namespace

const std::vector<AbsentFigure>& absentFigures() {
  static const auto figures = [] {
    std::vector<AbsentFigure> list;
    const auto file = resourceFolder() / "absent_figures.json";
    const auto text = readTextFile(file);
    const auto json = text ? parseJson(*text, file.string()) : Result<Json>(text.error());
    for (const auto& item : json ? json->value("figures", Json::array()) : Json::array()) {
      const auto words = [&](const char* key) { return item.value(key, std::string()); };
      list.push_back(
          {words("figure"), words("title"), words("source"), words("stated"), words("reason")});
    }
    return list;
  }();
  return figures;
}

const CatalogueView& publishedFields() {
  static const CatalogueView fields = [] {
    const auto text = [](const char* key, const char* label, const char* help) {
      return valueParameter(ParameterType::Text, key, label, "", help);
    };
    auto series = valueParameter(ParameterType::GroupList, "series", "Series", Json::array(),
                                 "Stated numbers, and how our numbers are computed.");
    series.kinds = &seriesFields();
    return CatalogueView{
        "published",
        {{"published",
          "published",
          "",
          "",
          "",
          {text("figure", "Figure",
                "Id of the figure for `reproduce`, such as F3; variants share it."),
           text("question", "Question", "The question that the figure answers."),
           text("x", "Abscissa", "Label of the horizontal axis."),
           text("y", "Ordinate", "Label of the vertical axis."), series}}}};
  }();
  return fields;
}

std::vector<Error> checkPublished(const Experiment& experiment) {
  std::vector<Error> problems;
  const auto& published = experiment.at("published");
  if (!published.is_object()) return problems;
  if (published.at("figure").get<std::string>().empty())
    problems.push_back({"published.figure", "expected a name"});
  const auto& series = published.at("series");
  for (std::size_t k = 0; k < series.size(); ++k)
    checkSeries(series[k], fmt::format("published.series[{}]", k), problems);
  return problems;
}

Result<PublishedFigure> publishedFigure(const Experiment& experiment, const std::string& preset) {
  const auto& published = experiment.at("published");
  if (!published.is_object())
    return Error{preset, "has no published numbers (field \"published\")"};
  const auto text = [&](const char* key) { return published.at(key).get<std::string>(); };
  PublishedFigure figure{text("figure"),
                         preset,
                         experiment.title(),
                         experiment.source(),
                         text("question"),
                         experiment.notes(),
                         text("x"),
                         text("y"),
                         {},
                         missingImages(experiment)};
  const auto base = bareExperiment(experiment);
  const auto& series = published.at("series");
  for (std::size_t k = 0; k < series.size(); ++k) {
    auto points = pointsOf(series[k], base, figure.xLabel,
                           fmt::format("{}: published.series[{}]", preset, k));
    if (!points) return points.error();
    figure.series.push_back(seriesOf(series[k], std::move(*points)));
  }
  return figure;
}

Result<std::vector<PublishedFigure>> publishedFigures(const std::string& id) {
  std::vector<PublishedFigure> figures;
  std::vector<std::string> known;
  for (const auto& preset : listPresets()) {
    const auto experiment = loadPreset(preset.id);
    if (!experiment || !experiment->at("published").is_object()) continue;
    const auto name = experiment->at("published").at("figure").get<std::string>();
    if (std::find(known.begin(), known.end(), name) == known.end()) known.push_back(name);
    if (id != "all" && !isCalled(name, id) && preset.id != id) continue;
    auto figure = publishedFigure(*experiment, preset.id);
    if (!figure) return figure.error();
    figures.push_back(std::move(*figure));
  }
  std::sort(figures.begin(), figures.end(), comesBefore);
  if (!figures.empty()) return figures;
  for (const auto& absent : absentFigures())
    if (isCalled(absent.figure, id)) return Error{absent.figure, absent.reason};
  std::sort(known.begin(), known.end());
  std::string list;
  for (const auto& name : known) list += (list.empty() ? "" : ", ") + name;
  return Error{id,
               fmt::format("no such figure; there are {}{}all", list, list.empty() ? "" : ", ")};
}

std::string missingImages(const Experiment& experiment) {
  const auto data = experiment.data();
  const auto* set = data.has("images") ? findImageSet(data.text("images")) : nullptr;
  if (set == nullptr) return {};
  const auto folder = requireImageSet(*set);
  return folder ? std::string() : folder.error().message;
}

std::size_t originPlace(std::string_view origin) {
  return static_cast<std::size_t>(
      std::find(publishedOrigins.begin(), publishedOrigins.end(), origin) -
      publishedOrigins.begin());
}

std::string originLabel(const std::string& origin) {
  constexpr std::array<const char*, publishedOrigins.size()> labels{
      displayText("published"), displayText("official code"), displayText("theory"),
      displayText("independent run"), displayText("explanation")};
  const auto place = originPlace(origin);
  return place < labels.size() ? labels[place] : origin;
}

PublishedBand bandAround(double theirs, double theirsTo, BandRule rule, double tolerance) {
  const auto factor = [&](double x) {
    constexpr double small = 0.01;
    constexpr double medium = 0.1;
    if (rule == BandRule::Factor) return tolerance;
    if (x > medium) return 0.0;
    return x >= small ? 2.0 : rule == BandRule::NoiselessChain ? 5.0 : 3.0;
  };
  constexpr double large = 0.3;
  const auto down = [&](double x) {
    if (rule == BandRule::Absolute) return x - tolerance;
    if (rule == BandRule::Share) return x * (1 - tolerance);
    return factor(x) > 0 ? x / factor(x) : x * (1 - large);
  };
  const auto up = [&](double x) {
    if (rule == BandRule::Absolute) return x + tolerance;
    if (rule == BandRule::Share) return x * (1 + tolerance);
    return factor(x) > 0 ? x * factor(x) : x * (1 + large);
  };
  return {down(theirs), up(theirsTo)};
}

}  // namespace gtv
