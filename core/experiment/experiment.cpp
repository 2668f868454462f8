#include "experiment/experiment.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "base/json.h"
#include "base/number.h"
#include "base/resources.h"
#include "clustering/catalogue.h"
#include "data/attacks.h"
#include "data/node_data.h"
#include "diagnostics/trace_row.h"
#include "experiment/document_checks.h"
#include "experiment/file_names.h"
#include "experiment/published.h"
#include "experiment/racers.h"
#include "experiment/start_kinds.h"
#include "experiment/tuning.h"
#include "federated/catalogue.h"
#include "graph/generators.h"
#include "graph/graph_edits.h"
#include "graph/similarity_kinds.h"
#include "layouts/layouts.h"
#include "losses/catalogue.h"
#include "models/catalogue.h"
#include "penalties/catalogue.h"
#include "privacy/perturbed_data.h"
#include "problem/communication_conditions.h"
#include "synthetic/truth.h"

namespace gtv {
namespace {

constexpr const char* formatName = "gtvlab-experiment";
constexpr int formatVersion = 1;

Parameter group(std::string key, std::string label, ParameterType type, const CatalogueView& fields,
                Json value, std::string help) {
  auto p =
      valueParameter(type, std::move(key), std::move(label), std::move(value), std::move(help));
  p.kinds = &fields;
  p.optional = p.defaultValue.is_null();
  return p;
}

CatalogueView fieldsOf(const char* name, std::vector<Parameter> parameters) {
  return {name, {{name, name, "", "", "", std::move(parameters)}}};
}

const CatalogueView& stopFields() {
  static const auto fields = fieldsOf(
      "stop",
      {integerParameter("maxIterations", "Iterations R", 1000, 0, 1e12,
                        "Stop after this many iterations since the start or since the last change "
                        "during the run."),
       numberParameter(
           "tolerance", "Certified relative gap", 0, 0, 1,
           "Stop when the certificate proves this relative gap; 0 switches the rule off."),
       numberParameter(
           "gap", "Certified gap", 0, 0, 1e300,
           "Stop when the certificate proves this absolute gap; 0 switches the rule off."),
       numberParameter("objectiveChange", "Objective change η", 0, 0, 1e300,
                       "Stop when |P_k − P_{k−window}| ≤ η. This proves nothing about the optimum; "
                       "0 switches the rule off."),
       integerParameter("objectiveWindow", "Objective window", 10, 10, 1e6,
                        "Number of iterations between the two objectives that are compared."),
       numberParameter("timeLimit", "Time limit", 0, 0, 1e9,
                       "Stop after this many seconds; 0 means no limit.")});
  return fields;
}

const CatalogueView& nodeFields() {
  static const auto fields = [] {
    auto node = integerParameter("node", "Node", 0, 0, 1e9, "Number of the node, counted from 0.");
    auto masked = booleanParameter("masked", "Masked", false,
                                   "True: the node is not labelled, and its labels are validation "
                                   "labels. False: it is labelled.");
    masked.defaultValue = nullptr;
    masked.optional = true;
    auto loss =
        optionalKindParameter("loss", "Loss", lossCatalogue().view, "The loss of this node.");
    auto model = optionalKindParameter(
        "model", "Model", modelCatalogue().view,
        "The local model of this node, for methods whose models fit and predict.");
    auto features = valueParameter(ParameterType::Matrix, "features", "Features", nullptr,
                                   "The features of this node: one row of d numbers per sample.");
    features.optional = true;
    auto labels = valueParameter(ParameterType::NumberList, "labels", "Labels", nullptr,
                                 "The labels of this node: one number per row of `features`.");
    labels.optional = true;
    return fieldsOf("nodes", {node, masked, loss, model, features, labels});
  }();
  return fields;
}

const CatalogueView& eventFields() {
  static const auto fields = fieldsOf(
      "events", {integerParameter("iteration", "Iteration", 0, 0, 1e12,
                                  "The change takes effect after this many iterations."),
                 valueParameter(ParameterType::Object, "set", "Set", Json::object(),
                                "{\"lambda\": 0.1} or {\"penalty\": {\"kind\": \"l1\"}}")});
  return fields;
}

const CatalogueView& heldOutFields() {
  static const auto fields = [] {
    auto validation =
        numberParameter("validationFraction", "Validation share", 0.2, 0, 0.9,
                        "Share of the labelled nodes whose labels are used to choose λ.");
    return fieldsOf(
        "heldOut",
        {numberParameter("lambdaFrom", "Smallest λ", 0.01, 0, 1e12, "First λ of the grid.", true),
         numberParameter("lambdaTo", "Largest λ", 100, 0, 1e12, "Last λ of the grid.", true),
         integerParameter("lambdaCount", "Number of λ", 13, 2, 1000,
                          "Number of values in the geometric grid."),
         integerParameter("iterations", "Iterations per λ", 400, 1, 1e9,
                          "Iterations for each λ, which start from the solution for the previous "
                          "λ. The first λ gets five times as many."),
         validation,
         numberParameter("testFraction", "Test share", 0.2, 0, 0.9,
                         "Share of the labelled nodes whose labels are hidden for the test, where "
                         "the data keeps neither nodes nor samples for it.",
                         true),
         valueParameter(ParameterType::Object, "paper", "Published values", Json::object(),
                        "Mean squared errors that the source states, for comparison.")});
  }();
  return fields;
}

const CatalogueView& viewFields() {
  static const auto fields = [] {
    auto scatter = valueParameter(
        ParameterType::TextList, "scatter", "Scatter axes", Json::array({"w1", "w2"}),
        "Two of w1, w2, …, the coordinates of the parameter vector, and pc1, pc2, its "
        "principal components.");
    return fieldsOf(
        "view",
        {scatter,
         valueParameter(ParameterType::Text, "nodeColor", "Node colour", "learned",
                        "cluster (true), learned, labeled, error, degree, "
                        "fiedler, or a coordinate such as w1."),
         optionParameter("backdrop", "Backdrop", {"none", "grid", "coordinates"},
                         "Backdrop of the graph: nothing, a grid, or the coordinates of the data."),
         optionParameter("edges", "Edges", {"weight", "iteration", "optimum"},
                         "What the edges of the graph show: their weight, or how much of their "
                         "capacity λ·weight the flow of the iterates, or of the exact optimum, "
                         "uses."),
         optionParameter("front", "In front",
                         {"none", "race", "sweep", "predictions", "disagreement", "privacy",
                          "diagnostics", "inspector", "mixtures", "tableParts", "eavesdropper"},
                         "The view that is in front when the document is opened.")});
  }();
  return fields;
}

/// The object without the fields that we do not know, at any depth. What is no object, or of no
/// kind that we know, stays as it is: the reader says what is wrong with it.
Json withoutUnknown(const EntryInfo& entry, const Json& value) {
  if (!value.is_object()) return value;
  Json out = Json::object();
  for (const char* key : {"format", "version", "kind"})
    if (value.contains(key)) out[key] = value[key];
  for (const auto& parameter : entry.parameters) {
    const auto given = value.find(parameter.key);
    if (given == value.end()) continue;
    const auto known = [&parameter](const Json& item) {
      if (parameter.kinds == nullptr || !item.is_object()) return item;
      const bool isGroup =
          parameter.type == ParameterType::Group || parameter.type == ParameterType::GroupList;
      if (isGroup) return withoutUnknown(parameter.kinds->entries.front(), item);
      const auto kind = item.find("kind");
      const auto* inner = kind != item.end() && kind->is_string()
                              ? parameter.kinds->find(kind->get<std::string>())
                              : nullptr;
      return inner != nullptr ? withoutUnknown(*inner, item) : item;
    };
    auto& kept = out[parameter.key];
    const bool isList =
        parameter.type == ParameterType::GroupList || parameter.type == ParameterType::KindList;
    if (!isList || !given->is_array()) {
      kept = known(*given);
      continue;
    }
    kept = Json::array();
    for (const auto& item : *given) kept.push_back(known(item));
  }
  return out;
}

/// Keeps the first problems and says that there are more; checkFreeFields() may not have seen all.
void shorten(std::vector<Error>& problems) {
  if (problems.size() <= mostProblems) return;
  const auto more = problems.size() - mostProblems;
  problems.resize(mostProblems);
  problems.push_back({"", fmt::format("and at least {} more", more)});
}

/// Does the object name an entry of a catalogue? Where keys are free, one may be called "kind",
/// too.
bool isChoice(const Json& object) {
  const auto kind = object.find("kind");
  if (kind == object.end() || !kind->is_string()) return false;
  const auto catalogues = documentCatalogues();
  return std::any_of(catalogues.begin(), catalogues.end(), [&](const auto& named) {
    return named.second->find(kind->template get_ref<const std::string&>()) != nullptr;
  });
}

/// The entry that an object chooses from this catalogue; null: none.
const EntryInfo* entryOf(const Json& object, const CatalogueView* kinds) {
  const auto kind = object.find("kind");
  return kinds == nullptr || kind == object.end() || !kind->is_string()
             ? nullptr
             : kinds->find(kind->get_ref<const std::string&>());
}

/// The choice with another kind: what both have in common stays, if it is a value of the new one,
/// too; the rest takes its defaults. `kinds` are what there is to choose; null: not known.
Json ofOtherKind(const Json& choice, const Json& kind, const CatalogueView* kinds) {
  Json out{{"kind", kind}};
  if (!kind.is_string()) return out;
  const auto keepCommon = [&](const CatalogueView& catalogue) {
    const auto* entry = catalogue.find(kind.get_ref<const std::string&>());
    if (entry == nullptr || entryOf(choice, &catalogue) == nullptr) return;
    for (const auto& [key, item] : choice.items())
      if (const auto* same = entry->parameter(key);
          same != nullptr && readParameter(*same, item, key))
        out[key] = item;
  };
  if (kinds != nullptr)
    keepCommon(*kinds);
  else
    for (const auto& [name, catalogue] : documentCatalogues()) keepCommon(*catalogue);
  return out;
}

}  // namespace

const EntryInfo& documentFields() {
  static const EntryInfo fields{
      "experiment",
      "Experiment",
      "All settings of an experiment; they determine its numbers.",
      "min_W Σ_i L_i(w_i) + λ Σ_e A_e φ(w_e₊ − w_e₋)",
      "[CFL] (16)",
      {valueParameter(ParameterType::Text, "title", "Title", "Untitled",
                      "Title of the experiment."),
       valueParameter(ParameterType::Text, "source", "Source", "", "Source of the experiment."),
       valueParameter(ParameterType::Text, "notes", "Notes", "",
                      "What the experiment shows and what to try."),
       integerParameter("seed", "Seed", 1, 0, 9007199254740992.0, "Seed of all random numbers."),
       kindParameter("graph", "Graph", graphCatalogue().view, "sbm", "The empirical graph."),
       kindParameter("layout", "Layout", layoutCatalogue().view, "auto",
                     "Where the nodes are drawn."),
       valueParameter(ParameterType::Matrix, "positions", "Moved nodes", Json::array(),
                      "Rows [node, x, y] of the nodes that were moved by hand."),
       group("edits", "Changes by hand", ParameterType::Group, graphEditFields(), Json::object(),
             "Nodes and edges that were added, changed or removed by hand."),
       kindParameter("data", "Data", dataCatalogue().view, "linear", "The local datasets."),
       group("nodes", "Single nodes", ParameterType::GroupList, nodeFields(), Json::array(),
             "Nodes that differ from the others: labelled or not, with their own loss, model or "
             "data."),
       kindParameter("privacy", "Privacy", privacyCatalogue().view, "none",
                     "The map that every node applies to its features before it uses them."),
       kindListParameter("attacks", "Attacks", attackCatalogue().view,
                         "Attackers: nodes with poisoned data or tampered updates."),
       group("network", "Network", ParameterType::Group, communicationFields(), Json::object(),
             "Which nodes compute in an iteration, how exactly they compute, and which messages "
             "arrive."),
       kindParameter("model", "Local model", modelCatalogue().view, "linear",
                     "The local model of every node, its hypothesis h."),
       kindParameter("loss", "Local loss", lossCatalogue().view, "squared", "L_i."),
       kindParameter("penalty", "Penalty", penaltyCatalogue().view, "nlasso", "φ."),
       numberParameter("lambda", "λ", 0.01, 0, 1e300,
                       "Regularisation strength λ: how strongly neighbours are pulled together."),
       kindParameter("solver", "Algorithm", solverCatalogue().view, "primal-dual",
                     "The method that is run."),
       optionalKindParameter("start", "Start", startCatalogue(),
                             "Where the parameters of all nodes start; null leaves that to the "
                             "method: 0, or what its own parameters say."),
       methodSeedParameter(),
       kindListParameter("race", "Race", racerCatalogue(),
                         "Two to six methods, objects or ids, that are compared on this "
                         "experiment; [] runs only the method under Algorithm. Each may have its "
                         "own lambda, penalty, model, start and seed."),
       optionParameter("raceBy", "Race by", {"iterations", "time", "bytes"},
                       "What the methods are matched by: the method that has used the least of it "
                       "makes the next iteration."),
       numberParameter("raceLimit", "Race limit", 0, 0, 1e300,
                       "Number of iterations, seconds or bytes after which a method of the race "
                       "ends; 0 leaves only the limits under `stop`."),
       group("stop", "Stop", ParameterType::Group, stopFields(), Json::object(), "When to stop."),
       integerParameter("repeats", "Repeats", 1, 1, 1e6,
                        "Number of runs, each with a new draw of graph, data and sampling set."),
       valueParameter(ParameterType::Object, "vary", "Vary", Json::object(),
                      "Paths with lists of values; every combination is run."),
       valueParameter(ParameterType::TextList, "curves", "Curves", Json::array(),
                      "Numbers that a sweep keeps of every run iteration by iteration: columns of "
                      "trace.csv, such as mse or validationAccuracy."),
       group("heldOut", "Held-out study", ParameterType::Group, heldOutFields(), nullptr,
             "Test error over a grid of λ, compared with baselines."),
       group("published", "Published numbers", ParameterType::Group, publishedFields(), nullptr,
             "Numbers that a source states about the experiment, for comparison with ours."),
       group("events", "Live changes", ParameterType::GroupList, eventFields(), Json::array(),
             "Changes during the run: λ, penalty, network, graph or data."),
       numberParameter("clusterTolerance", "Cluster tolerance", 0, 0, 1,
                       "Neighbours whose relative distance is below this count as fused; 0 means "
                       "1e-3, or 1e-6 for data without noise."),
       group("view", "View", ParameterType::Group, viewFields(), Json::object(),
             "What the window shows first.")}};
  return fields;
}

Experiment emptyExperiment() {
  auto made =
      Experiment::fromJson(Json{{"format", formatName},
                                {"version", formatVersion},
                                {"title", "Drawn by hand"},
                                {"graph", {{"kind", "empty"}}},
                                {"data",
                                 {{"kind", "linear"},
                                  {"dimension", 1},
                                  {"samples", 4},
                                  {"noise", 0.2},
                                  {"truth", {{"kind", "each-node"}, {"vectors", Json::array()}}}}},
                                {"lambda", 0.5},
                                {"stop", {{"maxIterations", 1e6}}},
                                {"view", {{"nodeColor", "cluster"}}}},
                           "empty");
  check(made.ok(), "the empty experiment is valid");
  return std::move(*made);
}

std::vector<std::string> differingFields(const Experiment& a, const Experiment& b) {
  std::vector<std::string> out;
  for (const auto& field : documentFields().parameters)
    if (a.at(field.key) != b.at(field.key)) out.push_back(field.key);
  return out;
}

const std::vector<std::string>& liveFields() {
  static const auto fields = [] {
    std::vector<std::string> names{"lambda", "penalty", "network"};
    names.insert(names.end(), networkFields().begin(), networkFields().end());
    return names;
  }();
  return fields;
}

const std::vector<std::string>& networkFields() {
  static const std::vector<std::string> fields{"edits", "data", "nodes", "privacy", "attacks"};
  return fields;
}

bool changesNetwork(const Json& set) {
  return std::any_of(networkFields().begin(), networkFields().end(),
                     [&](const std::string& field) { return set.contains(field); });
}

bool isLiveField(std::string_view field) {
  return std::find(liveFields().begin(), liveFields().end(), field) != liveFields().end();
}

std::vector<std::pair<std::string, const CatalogueView*>> documentCatalogues() {
  return {{"graphs", &graphCatalogue().view},      {"measures", &measureCatalogue().view},
          {"rules", &edgeRuleCatalogue().view},    {"layouts", &layoutCatalogue().view},
          {"data", &dataCatalogue().view},         {"truths", &truthCatalogue().view},
          {"privacy", &privacyCatalogue().view},   {"attacks", &attackCatalogue().view},
          {"models", &modelCatalogue().view},      {"losses", &lossCatalogue().view},
          {"penalties", &penaltyCatalogue().view}, {"starts", &startCatalogue()},
          {"solvers", &solverCatalogue().view},    {"clusterings", &clusteringCatalogue().view}};
}

Experiment::Experiment() {
  static const auto defaults = [] {
    auto made = fromJson(Json{{"format", formatName}, {"version", formatVersion}}, "defaults");
    check(made.ok(), "the default experiment is valid");
    return made->document_;
  }();
  document_ = defaults;
}

Result<Experiment> Experiment::fromJson(const Json& document, const std::string& name,
                                        std::vector<Error>* problems, Newer newer) {
  const auto fail = [&](Error error) {
    error.where = error.where.empty() ? name : name + ": " + error.where;
    if (problems != nullptr) problems->push_back(error);
    return error;
  };
  if (!document.is_object()) return fail({"", "expected an experiment document (a JSON object)"});
  const auto format = document.find("format");
  if (format == document.end() || *format != formatName)
    return fail({"format", fmt::format("expected \"{}\"", formatName)});
  const auto version = document.find("version");
  if (version == document.end() || !version->is_number_integer() || *version < 1)
    return fail({"version", fmt::format("expected {}", formatVersion)});
  const bool isNewer = *version > formatVersion;
  if (isNewer && newer == Newer::Refuse)
    return fail(
        {"version", fmt::format("is {}, written by a newer GTV Lab; this one reads up to {}",
                                version->dump(), formatVersion)});
  std::vector<Error> found;
  auto complete = std::make_shared<Json>(Json{{"format", formatName}, {"version", formatVersion}});
  complete->update(readFields(documentFields(), "the document",
                              isNewer ? withoutUnknown(documentFields(), document) : document, "",
                              {"format", "version"}, found));
  Experiment experiment(complete);
  experiment.readOnly_ = isNewer;
  if (found.empty()) checkFreeFields(experiment, found);
  if (found.empty()) return experiment;
  shorten(found);
  if (isNewer)
    found.front().message +=
        fmt::format("; the document is of version {}, written by a newer GTV Lab", version->dump());
  for (auto& problem : found)
    problem.where = problem.where.empty() ? name : name + ": " + problem.where;
  if (problems != nullptr) problems->insert(problems->end(), found.begin(), found.end());
  return found.front();
}

const Json& Experiment::at(std::string_view name) const {
  const auto found = document_->find(std::string(name));
  check(found != document_->end(), "the document has every field");
  return *found;
}

std::uint64_t Experiment::methodSeed() const {
  const auto& own = at("methodSeed");
  return own.is_null() ? seed() : own.get<std::uint64_t>();
}

bool Experiment::methodHasModel() const {
  const auto& method = at("solver");
  const auto own = method.find("model");
  return own != method.end() && !own->is_null();
}

Choice Experiment::model() const {
  return methodHasModel() ? Choice::ofComplete(at("solver").at("model")) : choice("model");
}

std::vector<Choice> Experiment::choices(std::string_view field) const {
  std::vector<Choice> out;
  out.reserve(at(field).size());
  for (const auto& choice : at(field)) out.push_back(Choice::ofComplete(choice));
  return out;
}

Result<Experiment> Experiment::with(std::string_view path, const Json& value) const {
  const auto unknown = [&](const std::string& part) {
    return Error{std::string(path), fmt::format("no such field: {}", shown(part))};
  };
  std::vector<std::string> parts;
  for (std::size_t start = 0; start <= path.size();) {
    const auto dot = std::min(path.find('.', start), path.size());
    parts.emplace_back(path.substr(start, dot - start));
    start = dot + 1;
  }
  const auto* parameter = documentFields().parameter(parts.front());
  if (parameter == nullptr) return unknown(parts.front());
  Json top = at(parts.front());
  Json* target = &top;
  const CatalogueView* kinds = parameter->kinds;  // of the target, if it is a choice
  bool isChosen = false;
  bool choosesKind = false;
  for (std::size_t k = 1; k < parts.size(); ++k) {
    const auto& part = parts[k];
    if (target->is_object() && target->contains(part)) {
      choosesKind = part == "kind" && k + 1 == parts.size() &&
                    (entryOf(*target, kinds) != nullptr || isChoice(*target));
      if (choosesKind) break;
      const auto* entry = entryOf(*target, kinds);
      const auto* inner = entry == nullptr ? nullptr : entry->parameter(part);
      kinds = inner == nullptr ? nullptr : inner->kinds;
      target = &(*target)[part];
    } else if (target->is_array()) {
      const auto index = parseInteger(part);
      if (!index || *index < 0 || *index >= static_cast<long long>(target->size()))
        return Error{std::string(path),
                     fmt::format("no entry '{}', the list has {}", part, target->size())};
      target = &(*target)[static_cast<std::size_t>(*index)];
    } else if (target->is_null() && part == "kind" && k + 1 == parts.size()) {
      // None of a choice that may be none: the reader fills in what goes with the kind.
      *target = Json{{"kind", value}};
      parts.pop_back();
      isChosen = true;
    } else {
      return unknown(part);
    }
  }
  if (choosesKind) {
    *target = ofOtherKind(*target, value, kinds);
  } else if (!isChosen) {
    const bool clears = value.is_null() && parts.size() == 1 && !parameter->optional;
    *target = clears ? parameter->defaultValue : value;
  }
  std::vector<Error> found;
  auto read = readParameter(*parameter, top, parts.front(), &found);
  if (!read) return read.error();
  auto document = std::make_shared<Json>(*document_);
  (*document)[parts.front()] = std::move(*read);
  Experiment changed(document);
  changed.folder_ = folder_;
  changed.readOnly_ = readOnly_;
  if (parts.front() == "vary" || parts.front() == "events" || parts.front() == "view" ||
      parts.front() == "race" || parts.front() == "published" || parts.front() == "curves") {
    checkFreeFields(changed, found);
    if (!found.empty()) return found.front();
  }
  return changed;
}

Result<std::vector<std::pair<Json, Experiment>>> Experiment::cells() const {
  auto base = with("vary", Json::object());
  if (!base) return base.error();
  std::vector<std::pair<Json, Experiment>> cells{{Json::object(), *base}};
  for (const auto& [path, values] : at("vary").items()) {
    std::vector<std::pair<Json, Experiment>> next;
    for (const auto& [set, experiment] : cells)
      for (const auto& value : values) {
        auto changed = experiment.with(path, value);
        if (!changed) return Error{"vary." + path, changed.error().text()};
        auto more = set;
        more[path] = value;
        next.emplace_back(std::move(more), std::move(*changed));
      }
    cells = std::move(next);
  }
  return cells;
}

Result<std::string> Experiment::findFile(const std::string& name) const {
  namespace fs = std::filesystem;
  if (name.empty()) return Error{"", "no file is named"};
  std::error_code code;
  std::vector<fs::path> places;
  if (fs::path(name).is_absolute()) {
    places = {name};
  } else {
    if (!folder_.empty()) places.push_back(folder_ / name);
    places.emplace_back(name);
    places.push_back(resourceFolder() / "data" / name);
  }
  for (const auto& place : places)
    if (fs::exists(place, code)) return place.string();
  return Error{name, "no such file"};
}

namespace {

using FileFields = std::vector<std::pair<std::string, std::string>>;

/// Those of the choice and of the choices in it.
void addFileFields(const Choice& chosen, const CatalogueView& catalogue, const std::string& path,
                   FileFields& files) {
  for (const auto& parameter : catalogue.find(chosen.kind())->parameters) {
    const auto field = fmt::format("{}.{}", path, parameter.key);
    if (parameter.type == ParameterType::File && !chosen.text(parameter.key).empty())
      files.emplace_back(field, chosen.text(parameter.key));
    if (parameter.type == ParameterType::Kind && chosen.at(parameter.key).is_object())
      addFileFields(chosen.choice(parameter.key), *parameter.kinds, field, files);
    if (parameter.type == ParameterType::KindList)
      for (std::size_t k = 0; k < chosen.at(parameter.key).size(); ++k)
        addFileFields(Choice::ofComplete(chosen.at(parameter.key)[k]), *parameter.kinds,
                      fmt::format("{}.{}", field, k), files);
  }
}

}  // namespace

std::vector<std::pair<std::string, std::string>> Experiment::fileFields() const {
  std::vector<std::pair<std::string, std::string>> files;
  const std::pair<const char*, const CatalogueView*> sections[] = {
      {"graph", &graphCatalogue().view}, {"data", &dataCatalogue().view}};
  for (const auto& [section, catalogue] : sections) {
    addFileFields(choice(section), *catalogue, section, files);
  }
  if (at("start").is_object()) addFileFields(choice("start"), startCatalogue(), "start", files);
  for (std::size_t k = 0; k < at("race").size(); ++k) {
    const auto& start = at("race")[k].at("start");
    if (start.is_object())
      addFileFields(Choice::ofComplete(start), startCatalogue(), fmt::format("race.{}.start", k),
                    files);
  }
  return files;
}

Json Experiment::withoutFileNames() const {
  Json out = json();
  for (auto [path, name] : fileFields()) {
    std::replace(path.begin(), path.end(), '.', '/');
    out[Json::json_pointer("/" + path)] = nullptr;
  }
  return out;
}

Experiment Experiment::movedTo(const std::filesystem::path& folder) const {
  namespace fs = std::filesystem;
  auto document = std::make_shared<Json>(json());
  renameFiles(*document, [&](const std::string& name) {
    const auto here = folder_ / name;
    std::error_code code;
    if (folder_.empty() || fs::path(name).is_absolute() || !fs::exists(here, code)) return name;
    // Where the current folder is gone, relative names lead nowhere anew.
    const auto there = fs::proximate(here, folder, code);
    return code || there.empty() ? name : there.string();
  });
  Experiment moved(document);
  moved.folder_ = folder;
  moved.readOnly_ = readOnly_;
  return moved;
}

}  // namespace gtv
