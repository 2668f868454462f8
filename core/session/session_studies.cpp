#include "session/session_studies.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

#include "base/json.h"
#include "data/node_data.h"
#include "graph/generators.h"
#include "losses/catalogue.h"
#include "penalties/catalogue.h"
#include "session/packing.h"

namespace gtv {
namespace {

/// A count or an index in a list; −1 if it is none.
std::int64_t countIn(const Json& facts, const char* key) {
  const auto found = facts.is_object() ? facts.find(key) : facts.end();
  const bool fits = facts.is_object() && found != facts.end() && found->is_number_integer() &&
                    *found >= 0 && *found <= std::numeric_limits<int>::max();
  return fits ? found->get<std::int64_t>() : -1;
}

/// Of the label of a held-out study; older sessions do not say it.
double deviationIn(const Json& facts) {
  const auto found = facts.is_object() ? facts.find("labelDeviation") : facts.end();
  return facts.is_object() && found != facts.end() && found->is_number() ? found->get<double>() : 1;
}

bool isSet(const Json& facts, const char* key) {
  return facts.is_object() && facts.value(key, Json()) == Json(true);
}

/// Numbers one behind the other.
class Packer {
 public:
  void put(double number) { numbers_.push_back(number); }
  template <typename Range>
  void putAll(const Range& range) {
    numbers_.insert(numbers_.end(), range.begin(), range.end());
  }
  void put(const Matrix& A) { numbers_.insert(numbers_.end(), A.data(), A.data() + A.size()); }
  std::shared_ptr<const StudyPart> part(Json facts) const {
    return std::make_shared<const StudyPart>(StudyPart{std::move(facts), packDoubles(numbers_)});
  }

 private:
  std::vector<double> numbers_;
};

/// The same numbers in the same order; more than there are, or others than there may be, and none
/// of them counts.
class Unpacker {
 public:
  explicit Unpacker(const StudyPart& part) : fits_(unpackDoubles(part.numbers, numbers_)) {}

  double next() {
    const auto one = list(1);
    return one.empty() ? std::numeric_limits<double>::quiet_NaN() : one.front();
  }
  std::vector<double> list(std::int64_t count) {
    const auto left = static_cast<std::int64_t>(numbers_.size() - at_);
    fits_ = fits_ && count >= 0 && count <= left;
    if (!fits_) return {};
    const auto from = numbers_.begin() + static_cast<std::ptrdiff_t>(at_);
    at_ += static_cast<std::size_t>(count);
    return {from, from + static_cast<std::ptrdiff_t>(count)};
  }
  /// Whole numbers from 0 to `end` − 1.
  std::vector<int> indices(std::int64_t count, int end) {
    std::vector<int> out;
    for (const double number : list(count)) {
      const bool isIndex = number >= 0 && number < end && number == std::floor(number);
      fits_ = fits_ && isIndex;
      out.push_back(isIndex ? static_cast<int>(number) : 0);
    }
    return out;
  }
  /// Were these all, and did they fit?
  bool isDone() const { return fits_ && at_ == numbers_.size(); }

 private:
  std::vector<double> numbers_;
  std::size_t at_ = 0;
  bool fits_ = true;
};

bool isAscending(const std::vector<double>& values) {
  return std::is_sorted(values.begin(), values.end()) &&
         std::all_of(values.begin(), values.end(),
                     [](double value) { return std::isfinite(value) && value > 0; });
}

std::shared_ptr<const StudyPart> keptPoint(const OptimumPoint& point) {
  Packer numbers;
  for (const double number : {point.lambda, point.objective, point.relativeGap, point.gtv,
                              point.mse, point.labels.train, point.labels.test, point.seconds})
    numbers.put(number);
  if (point.accuracy) {
    numbers.put(point.accuracy->train);
    numbers.put(point.accuracy->validation);
  }
  numbers.put(point.W);
  numbers.putAll(point.clusters);
  return numbers.part({{"certified", point.certified},
                       {"clusterCount", point.clusterCount},
                       {"accuracy", point.accuracy.has_value()},
                       {"whole", !point.clusters.empty()}});
}

std::shared_ptr<const OptimumPoint> pointOf(const StudyPart& part, Eigen::Index dimension,
                                            int nodes) {
  auto point = std::make_shared<OptimumPoint>();
  Unpacker numbers(part);
  for (double* number : {&point->lambda, &point->objective, &point->relativeGap, &point->gtv,
                         &point->mse, &point->labels.train, &point->labels.test, &point->seconds})
    *number = numbers.next();
  if (isSet(part.facts, "accuracy")) {
    point->accuracy = LabelAccuracy{numbers.next(), 0};
    point->accuracy->validation = numbers.next();
  }
  const bool isWhole = isSet(part.facts, "whole");
  const auto W = numbers.list(isWhole ? dimension * nodes : 0);
  point->clusters = numbers.indices(isWhole ? nodes : 0, nodes);
  const auto count = countIn(part.facts, "clusterCount");
  if (!numbers.isDone() || count < 0) return nullptr;
  point->W.resize(dimension, isWhole ? nodes : 0);
  std::copy(W.begin(), W.end(), point->W.data());
  point->clusterCount = static_cast<int>(count);
  point->certified = isSet(part.facts, "certified");
  return point;
}

/// What became one, and the clusters of the last point.
std::shared_ptr<const StudyPart> keptMerges(const OptimumPath& path) {
  Packer numbers;
  Json sizes = Json::array();
  for (const auto& merge : path.merges) {
    numbers.put(merge->lambda);
    numbers.putAll(merge->nodes);
    sizes.push_back(merge->nodes.size());
  }
  numbers.putAll(path.clusters);
  return numbers.part({{"sizes", std::move(sizes)}, {"clusters", path.clusters.size()}});
}

bool readMerges(const StudyPart& part, int nodes, OptimumPath& path) {
  const auto sizes = part.facts.is_object() ? part.facts.value("sizes", Json()) : Json();
  const auto clusters = countIn(part.facts, "clusters");
  if (!sizes.is_array() || (clusters != 0 && clusters != nodes)) return false;
  Unpacker numbers(part);
  for (const auto& size : sizes) {
    if (!size.is_number_integer() || size < 0 || size > nodes) return false;
    PathMerge merge{numbers.next(), numbers.indices(size.get<std::int64_t>(), nodes)};
    path.merges.push_back(std::make_shared<const PathMerge>(std::move(merge)));
  }
  path.clusters = numbers.indices(clusters, nodes);
  return numbers.isDone();
}

void putPoints(Packer& numbers, const std::vector<PrivacyPoint>& points) {
  for (const auto& point : points) {
    numbers.put(point.level);
    numbers.put(point.information);
    numbers.put(point.excess);
  }
}

std::vector<PrivacyPoint> nextPoints(Unpacker& numbers, std::int64_t count) {
  std::vector<PrivacyPoint> points;
  const auto list = numbers.list(3 * count);
  for (std::size_t k = 0; k + 2 < list.size(); k += 3)
    points.push_back({list[k], list[k + 1], list[k + 2]});
  return points;
}

/// A key as the present program writes it: the choices of one that was written before they had all
/// of their parameters have the defaults of these.
std::string withDefaults(const std::string& key) {
  auto parsed = parseJson(key, "key");
  if (!parsed || !parsed->is_object()) return key;
  const std::pair<const char*, const CatalogueView*> choices[] = {
      {"graph", &graphCatalogue().view},
      {"data", &dataCatalogue().view},
      {"loss", &lossCatalogue().view},
      {"penalty", &penaltyCatalogue().view}};
  for (const auto& [field, catalogue] : choices) {
    const auto choice = parsed->find(field);
    if (choice == parsed->end() || !choice->is_object()) continue;
    const auto kind = choice->value("kind", Json());
    if (!kind.is_string() || catalogue->find(kind.get<std::string>()) == nullptr) continue;
    auto complete = defaultChoice(*catalogue, kind.get<std::string>()).json();
    complete.update(*choice);
    *choice = std::move(complete);
  }
  return parsed->dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

StudyParts findStudy(const Studies& studies, const std::string& name) {
  const auto found = studies.find(name);
  return found == studies.end() ? StudyParts() : found->second;
}

StudyParts serialiseBand(const RepeatedTraces& band) {
  std::string numbers;
  for (const auto* rows : {&band.mean, &band.low, &band.high})
    numbers += packRows(rows->data(), rows->size());
  const Json facts{
      {"columns", packedColumns()}, {"rows", band.mean.size()}, {"repeats", band.repeats}};
  return {std::make_shared<const StudyPart>(StudyPart{facts, std::move(numbers)})};
}

std::optional<RepeatedTraces> deserialiseBand(const StudyParts& parts) {
  if (parts.size() != 1) return {};
  const auto& [facts, numbers] = *parts.front();
  const auto count = countIn(facts, "rows");
  const auto repeats = countIn(facts, "repeats");
  const auto columns = facts.is_object() ? facts.value("columns", Json()) : Json();
  if (count < 0 || repeats < 2 || !columns.is_array()) return {};
  std::vector<std::string> names;
  for (const auto& name : columns)
    names.push_back(name.is_string() ? name.get<std::string>() : std::string());
  std::vector<TraceRow> rows;
  if (!unpackRows(numbers, names, rows) || rows.size() != 3 * static_cast<std::size_t>(count))
    return {};
  const auto third = [&](int k) {
    const auto from = rows.begin() + k * count;
    return std::vector<TraceRow>(from, from + count);
  };
  return RepeatedTraces{third(0), third(1), third(2), static_cast<int>(repeats)};
}

std::shared_ptr<const StudyPart> serialiseSplit(const HeldOutSplit& split) {
  Packer numbers;
  numbers.putAll(split.lambdas);
  numbers.putAll(split.mse);
  numbers.putAll(split.validationMse);
  for (const double number : {split.ridge, split.geographic, split.mean}) numbers.put(number);
  return numbers.part({{"lambdas", split.lambdas.size()},
                       {"validated", split.validationMse.size()},
                       {"labelDeviation", split.labelDeviation}});
}

std::vector<HeldOutSplit> deserialiseSplits(const StudyParts& parts) {
  std::vector<HeldOutSplit> splits;
  for (const auto& part : parts) {
    const auto count = countIn(part->facts, "lambdas");
    Unpacker numbers(*part);
    HeldOutSplit split;
    split.lambdas = numbers.list(count);
    split.mse = numbers.list(count);
    split.validationMse = numbers.list(countIn(part->facts, "validated"));
    for (double* number : {&split.ridge, &split.geographic, &split.mean}) *number = numbers.next();
    split.labelDeviation = deviationIn(part->facts);
    const auto validated = split.validationMse.size();
    const bool fits = numbers.isDone() && count > 0 && isAscending(split.lambdas) &&
                      (validated == 0 || validated == split.mse.size());
    if (!fits) break;
    splits.push_back(std::move(split));
  }
  return splits;
}

PathRecord serialisePath(const std::string& key, const OptimumPath& path, PathRecord before) {
  const auto& old = before.path;
  const bool same = !before.parts.empty() && before.key == key && old.lambdas == path.lambdas;
  if (same && old.points == path.points && old.merges == path.merges) return before;
  PathRecord kept{key, path, {}};
  if (same) {
    kept.parts.push_back(before.parts.front());
  } else {
    Packer grid;
    grid.putAll(path.lambdas);
    kept.parts.push_back(grid.part({{"key", key}}));
  }
  for (std::size_t k = 0; k < path.points.size(); ++k) {
    const bool known = same && k < old.points.size() && old.points[k] == path.points[k];
    kept.parts.push_back(known ? before.parts[k + 1] : keptPoint(*path.points[k]));
  }
  kept.parts.push_back(keptMerges(path));
  return kept;
}

std::string serialisedPathKey(const StudyParts& parts) {
  if (parts.empty() || !parts.front()->facts.is_object()) return {};
  const auto key = parts.front()->facts.value("key", Json());
  return key.is_string() ? withDefaults(key.get<std::string>()) : std::string();
}

std::optional<PathRecord> deserialisePath(const StudyParts& parts, Eigen::Index dimension,
                                          int nodes) {
  PathRecord kept{serialisedPathKey(parts), {}, parts};
  if (parts.size() < 2 || kept.key.empty()) return {};
  auto& path = kept.path;
  if (!unpackDoubles(parts.front()->numbers, path.lambdas)) return {};
  if (!isAscending(path.lambdas) || parts.size() - 2 > path.lambdas.size()) return {};
  for (std::size_t k = 0; k + 2 < parts.size(); ++k) {
    auto point = pointOf(*parts[k + 1], dimension, nodes);
    if (!point || point->lambda != path.lambdas[k]) return {};
    // Of all of them the parameters are kept, or of none.
    if (k > 0 && point->W.cols() != path.points.front()->W.cols()) return {};
    path.points.push_back(std::move(point));
  }
  if (!readMerges(*parts.back(), nodes, path)) return {};
  if (path.clusters.empty() != path.points.empty()) return {};
  return kept;
}

StudyParts serialiseTrails(const TrailRecord& trails) {
  Packer numbers;
  numbers.putAll(trails.nodes);
  for (const auto& W : trails.steps) numbers.put(W);
  return {numbers.part({{"nodes", trails.nodes.size()}, {"iterations", trails.iterations}})};
}

std::optional<TrailRecord> deserialiseTrails(const StudyParts& parts, Eigen::Index dimension,
                                             int nodes) {
  if (parts.size() != 1 || !parts.front()->facts.is_object()) return {};
  const auto& facts = parts.front()->facts;
  const auto count = countIn(facts, "nodes");
  const auto iterations = facts.value("iterations", Json());
  if (count < 0 || count > nodes || !iterations.is_array()) return {};
  TrailRecord trails;
  Unpacker numbers(*parts.front());
  trails.nodes = numbers.indices(count, nodes);
  for (const auto& iteration : iterations) {
    if (!iteration.is_number_integer()) return {};
    trails.iterations.push_back(iteration.get<std::int64_t>());
    const auto W = numbers.list(dimension * count);
    if (W.size() != static_cast<std::size_t>(dimension * count)) return {};
    trails.steps.emplace_back(Eigen::Map<const Matrix>(W.data(), dimension, count));
  }
  const auto ascends = [](const auto& list) {
    return std::adjacent_find(list.begin(), list.end(), std::greater_equal<>()) == list.end();
  };
  if (!numbers.isDone() || !ascends(trails.nodes) || !ascends(trails.iterations)) return {};
  return trails;
}

StudyParts serialisePrivacy(const PrivacyRecord& kept) {
  const auto& study = kept.study;
  Packer numbers;
  numbers.put(study.updateNoise);
  numbers.put(study.cost);
  putPoints(numbers, study.known);
  putPoints(numbers, study.unknown);
  if (study.present) putPoints(numbers, {*study.present});
  return {numbers.part({{"question", kept.request},
                        {"over", static_cast<int>(study.over)},
                        {"exact", study.exact},
                        {"known", study.known.size()},
                        {"unknown", study.unknown.size()},
                        {"present", study.present.has_value()}})};
}

std::optional<PrivacyRecord> deserialisePrivacy(const StudyParts& parts) {
  if (parts.size() != 1) return {};
  const auto& facts = parts.front()->facts;
  Unpacker numbers(*parts.front());
  PrivacyRecord kept;
  auto& study = kept.study;
  const auto over = countIn(facts, "over");
  study.updateNoise = numbers.next();
  study.cost = numbers.next();
  study.known = nextPoints(numbers, countIn(facts, "known"));
  study.unknown = nextPoints(numbers, countIn(facts, "unknown"));
  const auto present = nextPoints(numbers, isSet(facts, "present") ? 1 : 0);
  if (!numbers.isDone() || over < 0 || over > static_cast<int>(PrivacyOver::Groups)) return {};
  kept.request = facts.value("question", Json());
  study.over = static_cast<PrivacyOver>(over);
  study.exact = isSet(facts, "exact");
  if (!present.empty()) study.present = present.front();
  return kept;
}

std::vector<std::string> unreadableStudies(const Studies& studies) {
  std::vector<std::string> names;
  for (const auto& [name, parts] : studies) {
    if (parts.empty()) continue;
    const bool isReadable = name == "band"      ? deserialiseBand(parts).has_value()
                            : name == "heldOut" ? deserialiseSplits(parts).size() == parts.size()
                            : name == "privacy" ? deserialisePrivacy(parts).has_value()
                            : name == "path"    ? !serialisedPathKey(parts).empty()
                            : name == "trails"  ? parts.front()->facts.is_object()
                                                : true;
    if (!isReadable) names.push_back(name);
  }
  return names;
}

}  // namespace gtv
