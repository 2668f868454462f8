#include "data/attacks.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <set>

#include "base/counted.h"
#include "base/localized.h"
#include "base/number.h"
#include "data/label_check.h"
#include "data/synthetic.h"

namespace gtv {
namespace {

Error noLabelsToPoison(const AttackContext& context) {
  return {context.path + ".kind",
          fmt::format("the losses read {}, choose label-flip or trigger without copies",
                      describeLabels(LabelKind::None))};
}

/// May a node have this label?
Result<void> fittingLabel(const AttackContext& context, const char* field, double label) {
  if (context.labels == LabelKind::Sign && label != 1 && label != -1)
    return Error{fmt::format("{}.{}", context.path, field),
                 fmt::format("must be -1 or 1, as the losses need {}, got {}",
                             describeLabels(LabelKind::Sign), formatNumber(label))};
  if (context.labels == LabelKind::Class && !(isClass(label) && label < context.classes))
    return Error{
        fmt::format("{}.{}", context.path, field),
        fmt::format("must be a class 0 to {}, got {}", context.classes - 1, formatNumber(label))};
  if (!isLabel(context.labels, label))
    return Error{fmt::format("{}.{}", context.path, field),
                 fmt::format("must be one of the labels that the losses need, {}, got {}",
                             describeLabels(context.labels), formatNumber(label))};
  return {};
}

/// y → map(y) for all samples of the attackers.
template <class Map>
Result<void> mapLabels(const AttackContext& context, NodeData& data, Map&& map) {
  Vector labels = data.datasets.allLabels();
  for (const int i : context.nodes)
    for (double& label : labels.segment(data.datasets.firstSample(i), data.datasets.sampleCount(i)))
      label = map(label) + 0.0;  // no -0
  if (!labels.allFinite()) return Error{context.path, "the labels become too large"};
  for (const int i : context.nodes)
    for (const double label :
         labels.segment(data.datasets.firstSample(i), data.datasets.sampleCount(i)))
      if (!isLabel(context.labels, label))
        return Error{context.path,
                     fmt::format("makes a label {}, and the losses need {}; “Constant labels” "
                                 "(label-constant) can give them one of these",
                                 formatNumber(label), describeLabels(context.labels))};
  data.datasets.setLabels(std::move(labels));
  return {};
}

Result<void> permuteClasses(const Choice& choice, const AttackContext& context, NodeData& data) {
  const auto path = context.path + ".permutation";
  const auto permutation = choice.integers("permutation");
  const auto K = static_cast<int>(permutation.size());
  auto sorted = permutation;
  std::sort(sorted.begin(), sorted.end());
  for (int c = 0; c < K; ++c)
    if (sorted[static_cast<std::size_t>(c)] != c)
      return Error{path, fmt::format("must hold each of 0 to {} once", K - 1)};
  if (context.labels == LabelKind::Class && K != context.classes)
    return Error{path, fmt::format("must have the new class of each of the {} classes, has {}",
                                   context.classes, K)};
  if (context.labels != LabelKind::Real && context.labels != LabelKind::Class)
    return Error{path, fmt::format("is for labels that are classes, the losses need {}",
                                   describeLabels(context.labels))};
  for (const int i : context.nodes)
    for (const double label : data.datasets.labels(i))
      if (label != std::floor(label) || label < 0 || label >= K)
        return Error{path, fmt::format("is for labels 0 to {}, a sample has {}", K - 1,
                                       formatNumber(label))};
  return mapLabels(context, data, [&](double label) {
    return static_cast<double>(permutation[static_cast<std::size_t>(label)]);
  });
}

Result<void> flipLabels(const Choice& choice, const AttackContext& context, NodeData& data,
                        ByzantineUpdates&) {
  if (!choice.at("permutation").empty()) return permuteClasses(choice, context, data);
  if (context.labels == LabelKind::Class)
    return mapLabels(context, data, [&](double label) { return context.classes - 1 - label; });
  const double factor = context.labels == LabelKind::Sign ? 1 : choice.number("factor");
  if (hasLabels(context.labels))
    return mapLabels(context, data, [&](double label) { return -factor * label; });
  RowMatrix points = data.datasets.allFeatures();
  for (const int i : context.nodes)
    points.middleRows(data.datasets.firstSample(i), data.datasets.sampleCount(i)) *= -factor;
  if (!points.allFinite()) return Error{context.path + ".factor", "the points become too large"};
  data.datasets =
      LocalDatasets(std::move(points), data.datasets.allLabels(), data.datasets.offsets());
  return {};
}

Result<void> shiftLabels(const Choice& choice, const AttackContext& context, NodeData& data,
                         ByzantineUpdates&) {
  if (!hasLabels(context.labels)) return noLabelsToPoison(context);
  if (context.labels == LabelKind::Sign || context.labels == LabelKind::Class)
    return Error{context.path + ".kind", fmt::format("the losses need {}, which cannot be shifted",
                                                     describeLabels(context.labels))};
  const double shift = choice.number("shift");
  return mapLabels(context, data, [&](double label) { return label + shift; });
}

Result<void> setLabels(const Choice& choice, const AttackContext& context, NodeData& data,
                       ByzantineUpdates&) {
  if (!hasLabels(context.labels)) return noLabelsToPoison(context);
  const double value = choice.number("value");
  if (auto fits = fittingLabel(context, "value", value); !fits) return fits;
  return mapLabels(context, data, [&](double) { return value; });
}

/// The samples of the node that carry the trigger, ascending.
Result<std::vector<int>> triggered(const Choice& choice, const AttackContext& context, int node,
                                   Eigen::Index count) {
  const auto given = choice.integers("samples");
  const auto id = context.ids[static_cast<std::size_t>(node)];
  if (given.empty()) {
    const auto m = static_cast<int>(count);
    return context.rng.stream(std::to_string(id))
        .sample(m, samplingSetSize(choice.number("share"), m));
  }
  std::set<int> samples;
  for (std::size_t k = 0; k < given.size(); ++k) {
    const auto path = fmt::format("{}.samples[{}]", context.path, k);
    if (given[k] >= count)
      return Error{path, fmt::format("no sample {}, node {} has {}", given[k], id, count)};
    if (!samples.insert(given[k]).second)
      return Error{path, fmt::format("sample {} appears twice", given[k])};
  }
  return std::vector<int>(samples.begin(), samples.end());
}

constexpr double mostNumbersOfCopies = 2.5e8;

/// Samples appended behind those of their node.
struct Appended {
  int node;
  Eigen::Index original;  ///< the sample among those of all nodes
};

/// The datasets with copies of these samples, which are sorted by node; the places of the copies go
/// to `places`.
void appendCopies(NodeData& data, const std::vector<Appended>& copies,
                  std::vector<Eigen::Index>& places) {
  const auto& before = data.datasets;
  const auto total = before.sampleCount() + static_cast<Eigen::Index>(copies.size());
  RowMatrix features(total, before.dimension());
  Vector labels(total);
  std::vector<Eigen::Index> offsets{0};
  std::vector<int> lines;
  const auto& from = data.source.lines;
  auto next = copies.begin();
  Eigen::Index end = 0;
  for (int i = 0; i < before.nodeCount(); ++i) {
    const auto count = before.sampleCount(i);
    features.middleRows(end, count) = before.features(i);
    labels.segment(end, count) = before.labels(i);
    end += count;
    if (!from.empty())
      lines.insert(lines.end(), from.begin() + before.firstSample(i),
                   from.begin() + before.firstSample(i) + count);
    for (; next != copies.end() && next->node == i; ++next) {
      features.row(end) = before.allFeatures().row(next->original);
      labels[end] = before.allLabels()[next->original];
      if (!from.empty()) lines.push_back(0);
      places.push_back(end++);
    }
    offsets.push_back(end);
  }
  data.datasets = LocalDatasets(std::move(features), std::move(labels), std::move(offsets));
  data.source.lines = std::move(lines);
}

Result<void> setTrigger(const Choice& choice, const AttackContext& context, NodeData& data,
                        ByzantineUpdates&) {
  const bool withLabels = hasLabels(context.labels);
  const int copies = choice.integer("copies");
  const double target = choice.number("target");
  if (!withLabels && copies > 0) return noLabelsToPoison(context);
  if (auto fits = fittingLabel(context, "target", target); !fits) return fits;
  const auto names = choice.texts("features");
  const Vector values = choice.numbers("values");
  if (static_cast<Eigen::Index>(names.size()) != values.size())
    return Error{context.path + ".values",
                 fmt::format("has {} for {}", counted(values.size(), "number"),
                             counted(std::ssize(names), "feature"))};
  std::vector<int> columns;
  columns.reserve(names.size());
  for (std::size_t k = 0; k < names.size(); ++k) {
    const auto column =
        featureNamed(data, names[k], fmt::format("{}.features[{}]", context.path, k));
    if (!column) return column.error();
    columns.push_back(*column);
  }

  std::vector<Eigen::Index> places;
  std::vector<Appended> appended;
  for (const int i : context.nodes) {
    const auto samples = triggered(choice, context, i, data.datasets.sampleCount(i));
    if (!samples) return samples.error();
    if (static_cast<double>(appended.size() + samples->size() * static_cast<std::size_t>(copies)) *
            data.datasets.dimension() >
        mostNumbersOfCopies)
      return Error{context.path + ".copies", "the copies do not fit in memory"};
    for (const int r : *samples) {
      const auto place = data.datasets.firstSample(i) + r;
      if (copies == 0) places.push_back(place);
      appended.insert(appended.end(), static_cast<std::size_t>(copies), {i, place});
    }
  }
  if (copies > 0) appendCopies(data, appended, places);
  RowMatrix features = data.datasets.allFeatures();
  Vector labels = data.datasets.allLabels();
  for (const auto place : places) {
    for (std::size_t k = 0; k < columns.size(); ++k)
      features(place, columns[k]) = values[static_cast<Eigen::Index>(k)];
    if (withLabels) labels[place] = target;
  }
  auto offsets = data.datasets.offsets();
  data.datasets = LocalDatasets(std::move(features), std::move(labels), std::move(offsets));
  return {};
}

Result<void> tamperUpdates(const Choice& choice, const AttackContext& context, NodeData&,
                           ByzantineUpdates& byzantine) {
  const Vector vector = choice.numbers("vector");
  if (vector.size() > 0 && vector.size() != context.reported)
    return Error{context.path + ".vector",
                 fmt::format("has {}, the nodes report {}", counted(vector.size(), "number"),
                             context.reported)};
  for (const int i : context.nodes)
    byzantine.add(i, context.ids[static_cast<std::size_t>(i)],
                  {vector, choice.number("scale"), choice.number("noise")});
  return {};
}

EntryInfo attackInfo(std::string id, std::string label, std::string explanation,
                     std::string formula, std::vector<Parameter> parameters) {
  auto nodes = valueParameter(ParameterType::IntegerList, "nodes", "Nodes", Json::array(),
                              "Numbers of the attackers, counted from 0.");
  nodes.low = 0;
  parameters.insert(parameters.begin(), std::move(nodes));
  return {std::move(id),      std::move(label), std::move(explanation),
          std::move(formula), "[LN] 12",        std::move(parameters)};
}

Parameter sampleNumbersParameter() {
  auto samples = valueParameter(ParameterType::IntegerList, "samples", "Samples", Json::array(),
                                "Numbers of the samples within each node, counted from 0. If the "
                                "list is empty, a share of the samples is drawn.");
  samples.low = 0;
  return samples;
}

Parameter permutationParameter() {
  auto permutation =
      valueParameter(ParameterType::IntegerList, "permutation", "Permutation", Json::array(),
                     "For labels that are classes 0 to K - 1: the new class of each. If the list "
                     "is empty, class y becomes K - 1 - y.");
  permutation.low = 0;
  return permutation;
}

}  // namespace

const Catalogue<AttackMaker>& attackCatalogue() {
  constexpr double anything = 1e100;
  static const Catalogue<AttackMaker> catalogue(
      displayText("attack"),
      {{attackInfo(
            "label-flip", "Flipped labels",
            "The attackers learn from labels of the opposite sign, or from other classes",
            "y → −cy, or π(y) of classes",
            {numberParameter(
                 "factor", "Factor c", 1, 0, anything,
                 "The label y becomes -c y; for labels that are signs only the sign changes.",
                 true),
             permutationParameter()}),
        flipLabels},
       {attackInfo("label-shift", "Shifted labels",
                   "A constant is added to all labels of the attackers", "y → y + s",
                   {numberParameter("shift", "Shift s", 1, -anything, anything,
                                    "The constant that is added to every label.")}),
        shiftLabels},
       {attackInfo("label-constant", "Constant labels",
                   "All labels of the attackers become the same number", "y → t",
                   {numberParameter("value", "Value t", 1, -anything, anything,
                                    "The new value of every label.")}),
        setLabels},
       {attackInfo("trigger", "Backdoor",
                   "The attackers put a pattern, the trigger, into the features of some samples "
                   "and give them a target label",
                   "x_J → p, y → t",
                   {valueParameter(ParameterType::TextList, "features", "Features", Json::array(),
                                   "Names of the features that carry the pattern; may be empty."),
                    valueParameter(ParameterType::NumberList, "values", "Values", Json::array(),
                                   "The new values of these features, one number for each."),
                    numberParameter("target", "Target label t", 1, -anything, anything,
                                    "The label of the samples with the pattern."),
                    numberParameter("share", "Share of samples", 0.5, 0, 1,
                                    "Share of the samples of every attacker that get the pattern; "
                                    "they are drawn at random."),
                    sampleNumbersParameter(),
                    integerParameter("copies", "Copies", 0, 0, 1e6,
                                     "Number of changed copies of each of these samples that are "
                                     "added to the data; 0 changes the samples themselves.")}),
        setTrigger},
       {attackInfo("report", "Tampered updates",
                   "The attackers send other parameters or predictions than they computed (model "
                   "poisoning)",
                   "w → s·w + σε, or s·u + σε",
                   {valueParameter(ParameterType::NumberList, "vector", "Vector u", Json::array(),
                                   "The vector that is sent: d parameters, or one prediction for "
                                   "every test point if the local models fit and predict. If the "
                                   "list is empty, it is the vector that was computed."),
                    numberParameter("scale", "Scale s", -1, -anything, anything,
                                    "Factor of the vector; with 0 only the noise is sent."),
                    numberParameter(
                        "noise", "Noise σ", 0, 0, anything,
                        "Standard deviation of the noise, which is drawn in every iteration.")}),
        tamperUpdates}});
  return catalogue;
}

Json usualAttack(std::string_view kind, const NodeData& data, LabelKind labels) {
  auto attack = defaultChoice(attackCatalogue().view, kind).json();
  const auto rounded = [](double x) { return parseNumber(fmt::format("{:.2g}", x)).value_or(x); };
  const auto set = [&](const char* key, double x) {
    if (attack.contains(key)) attack[key] = rounded(x);
  };
  const auto& y = data.datasets.allLabels();
  if (areNumbers(labels) && y.size() > 0) {
    const auto whole = [&](double x) { return labels == LabelKind::Count ? std::ceil(x) : x; };
    const double mean = whole(y.mean());
    const double far = whole(3 * std::sqrt((y.array() - y.mean()).square().mean()));
    set("shift", far);
    set("value", mean + far);
    set("target", mean + far);
  }
  const auto columns = plainColumns(data);
  const auto& X = data.datasets.allFeatures();
  if (attack.contains("features") && !columns.empty() && X.rows() > 0) {
    const int first = columns.front();
    attack["features"] = Json::array({data.featureNames[static_cast<std::size_t>(first)]});
    attack["values"] = Json::array({rounded(2 * X.col(first).cwiseAbs().maxCoeff())});
  }
  return attack;
}

Result<Attacked> applyAttacks(const std::vector<Choice>& attacks, const Rng& rng,
                              const std::vector<int>& ids, int idCount, LabelKind labels,
                              Eigen::Index reported, NodeData& data) {
  Attacked out;
  out.byzantine = ByzantineUpdates(rng.stream("reports"));
  std::set<int> attackers;
  for (std::size_t k = 0; k < attacks.size(); ++k) {
    const auto& attack = attacks[k];
    AttackContext context{fmt::format("attacks[{}]", k),
                          rng.stream(attack.kind()),
                          {},
                          ids,
                          labels,
                          data.classes,
                          reported};
    std::set<int> nodes;
    const auto given = attack.integers("nodes");
    std::set<int> seen;
    for (std::size_t j = 0; j < given.size(); ++j) {
      const auto path = fmt::format("{}.nodes[{}]", context.path, j);
      if (given[j] >= idCount)
        return Error{path, fmt::format("no node {}, expected 0 to {}", given[j], idCount - 1)};
      if (!seen.insert(given[j]).second)
        return Error{path, fmt::format("node {} appears twice", given[j])};
      const auto place = std::lower_bound(ids.begin(), ids.end(), given[j]);
      if (place != ids.end() && *place == given[j])
        nodes.insert(static_cast<int>(place - ids.begin()));
    }
    context.nodes.assign(nodes.begin(), nodes.end());
    const auto* entry = attackCatalogue().find(attack.kind());
    check(entry != nullptr, "a choice comes from its catalogue");
    if (auto done = entry->make(attack, context, data, out.byzantine); !done) return done.error();
    attackers.insert(nodes.begin(), nodes.end());
  }
  out.attackers.assign(attackers.begin(), attackers.end());
  return out;
}

}  // namespace gtv
