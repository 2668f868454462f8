#include "privacy_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include "base/json.h"
#include "console.h"
#include "experiment/documents.h"
#include "experiment_option.h"
#include "memory_option.h"
#include "studies/privacy_study.h"

namespace gtv::cli {
namespace {

struct PrivacyArguments {
  std::string experiment;
  std::vector<std::string> set;
  std::string node;
  std::string sample = "1";
  std::string feature;
  std::string over = "updates";
  std::vector<std::string> noises;
  std::vector<std::string> groups;
  std::string replicates = "1000";
  WorkOptions work;
  bool allowMemory = false;
};

/// In the order of PrivacyOver.
const std::vector<std::string> overNames{"updates", "features", "groups"};

/// A study and what it is about.
struct PrivacyRequest {
  Experiment experiment;
  std::shared_ptr<const ProblemInstance> network;
  PrivateNumber number;
  std::string name;  ///< of the number: "label" or that of a feature
};

Result<PrivateNumber> numberOf(const PrivacyArguments& arguments, const ProblemInstance& network) {
  PrivateNumber number;
  const auto& raw = *network.raw;
  if (arguments.node.empty()) {
    while (number.node + 1 < network.nodeCount() &&
           (!network.data->labeled[static_cast<std::size_t>(number.node)] ||
            raw.datasets.sampleCount(number.node) == 0))
      ++number.node;
  } else {
    const auto id = parseCount("--node", arguments.node, 0);
    if (!id) return id.error();
    number.node = *id <= network.ids.back() ? network.nodeOf(static_cast<int>(*id)) : -1;
    if (number.node < 0) return Error{"--node", fmt::format("the document has no node {}", *id)};
  }
  const auto sample = parseCount("--sample", arguments.sample, 1);
  if (!sample) return sample.error();
  number.sample = *sample - 1;
  if (!arguments.feature.empty()) {
    const auto feature = featureNamed(raw, arguments.feature, "--feature");
    if (!feature) return feature.error();
    number.feature = *feature;
  }
  return number;
}

Result<PrivacyRequest> readPrivacyRequest(const PrivacyArguments& arguments,
                                          const std::stop_token& stop) {
  auto experiment = loadExperiment(arguments.experiment);
  if (experiment) experiment = withValues(std::move(*experiment), arguments.set);
  if (!experiment) return experiment.error();
  if (auto fits = requireMemory(estimateMemory(*experiment), arguments.allowMemory); !fits)
    return fits.error();
  const auto network = drawProblemInstance(*experiment, 0, stop);
  if (!network) return network.error();
  const auto number = numberOf(arguments, **network);
  if (!number) return number.error();
  if (auto fits = checkPrivateNumber(*experiment, **network, *number); !fits) {
    const auto& error = fits.error();
    return Error{error.where.empty() ? "" : "--" + error.where, error.message};
  }
  return PrivacyRequest{std::move(*experiment), *network, *number,
                        arguments.feature.empty() ? "label" : arguments.feature};
}

Result<PrivacyOptions> optionsOf(const PrivacyArguments& arguments, const Experiment& experiment) {
  PrivacyOptions options;
  const auto over = std::find(overNames.begin(), overNames.end(), arguments.over);
  if (over == overNames.end())
    return Error{"--over", "expected updates, features or groups, got '" + arguments.over + "'"};
  options.over = static_cast<PrivacyOver>(over - overNames.begin());
  for (const auto& text : arguments.noises) {
    const auto noise = parseNumberOption("--noise", text);
    if (!noise) return noise.error();
    if (!(*noise > 0)) return Error{"--noise", "expected a number above 0"};
    options.levels.push_back(*noise);
  }
  for (const auto& text : arguments.groups) {
    const auto k = parseCount("--k", text, 1);
    if (!k) return k.error();
    options.levels.push_back(static_cast<double>(*k));
  }
  const bool overGroups = options.over == PrivacyOver::Groups;
  if (overGroups && !arguments.noises.empty())
    return Error{"--noise", "cannot be combined with --over groups, whose size is --k"};
  if (!overGroups && !arguments.groups.empty()) return Error{"--k", "is only for --over groups"};
  std::sort(options.levels.begin(), options.levels.end());
  constexpr std::int64_t most = 1'000'000;
  const auto replicates = parseCount("--replicates", arguments.replicates, 2);
  if (!replicates) return replicates.error();
  if (*replicates > most) return Error{"--replicates", fmt::format("expected at most {}", most)};
  options.replicates = static_cast<int>(*replicates);
  const auto solver = experiment.solver();
  const double perturbation = solver.kind() == "fedrelax" ? solver.number("perturbation") : 0;
  if (options.over != PrivacyOver::Updates)
    options.updateNoise = perturbation;
  else if (perturbation > 0)
    options.present = perturbation;
  return options;
}

Json numberOrNull(double x) { return std::isfinite(x) ? Json(x) : Json(nullptr); }

const char* levelName(const PrivacyStudy& study) {
  return study.over == PrivacyOver::Groups ? "k" : "noise";
}

Json pointJson(const PrivacyStudy& study, const PrivacyPoint& point) {
  return {{levelName(study), point.level},
          {"information", numberOrNull(point.information)},
          {"excess", numberOrNull(point.excess)}};
}

Json pointsJson(const PrivacyStudy& study, const std::vector<PrivacyPoint>& points) {
  Json list = Json::array();
  for (const auto& point : points) list.push_back(pointJson(study, point));
  return list;
}

void printStudy(const PrivacyRequest& request, const PrivacyStudy& study) {
  put(fmt::format("{} of sample {} of node {}, in the first update of FedRelax, {}\n", request.name,
                  request.number.sample + 1,
                  request.network->ids[static_cast<std::size_t>(request.number.node)],
                  study.exact ? "exact" : "estimated from replicates"));
  if (study.over != PrivacyOver::Updates)
    put(fmt::format(
        "{} hidden, and noise of {:.6g} on the update\n",
        study.over == PrivacyOver::Groups ? "groups of k samples" : "features behind noise",
        study.updateNoise));
  const auto row = [](const PrivacyPoint& point, const std::string& others) {
    put(fmt::format("{:>12.6g} {:>12.6g} {:>12} {}\n", point.level, point.information,
                    std::isfinite(point.excess) ? fmt::format("{:.6g}", point.excess) : "–",
                    others));
  };
  put(fmt::format("{:>12} {:>12} {:>12} {}\n", levelName(study), "nats", "excess",
                  study.exact ? " other labels" : ""));
  for (const auto& point : study.known) row(point, study.exact ? " known" : "");
  for (const auto& point : study.unknown) row(point, " unknown");
  if (study.present) row(*study.present, " the method's own noise");
}

int privacyCommand(const PrivacyArguments& arguments, bool json, const std::stop_token& stop) {
  const auto threads = threadsOf(arguments.work);
  if (!threads) return fail(threads.error());
  const auto request = readPrivacyRequest(arguments, stop);
  if (!request && stop.stop_requested())
    return putStopped("stopped before the data was made", json);
  if (!request) return fail(request.error());
  const auto out = fileOf(arguments.work, inputsOf(request->experiment, arguments.experiment));
  if (!out) return fail(out.error());
  auto options = optionsOf(arguments, request->experiment);
  if (!options) return fail(options.error());
  options->threads = *threads;
  options->stop = stop;
  const auto study = studyPrivacy(request->experiment, *request->network,
                                  request->experiment.lambda(), request->number, *options);
  if (!study) return fail(study.error());
  const auto written = *out ? (*out)->write(privacyCsv(*study)) : Result<void>();
  const auto& present = study->present;
  if (json)
    print({{"node", request->network->ids[static_cast<std::size_t>(request->number.node)]},
           {"sample", request->number.sample + 1},
           {"private", request->name},
           {"lambda", request->experiment.lambda()},
           {"exact", study->exact},
           {"stopped", study->stopped},
           {"over", arguments.over},
           {"updateNoise", study->updateNoise > 0 ? Json(study->updateNoise) : Json(nullptr)},
           {"known", pointsJson(*study, study->known)},
           {"unknown", pointsJson(*study, study->unknown)},
           {"present", present ? pointJson(*study, *present) : Json(nullptr)}});
  else
    printStudy(*request, *study);
  if (!written) return fail(written.error());
  return study->stopped ? exitStopped : exitDone;
}

}  // namespace

void addPrivacyCommand(CommandLine& line) {
  auto arguments = std::make_shared<PrivacyArguments>();
  line.add("privacy",
           "Compute what the first update of a node reveals about one of its numbers, over noise "
           "levels",
           [arguments](bool json, const std::stop_token& stop) {
             return privacyCommand(*arguments, json, stop);
           })
      .text("experiment", arguments->experiment, "Preset id or document file",
            Command::Need::Required)
      .list("--set", arguments->set, "path=value, changes a field of the experiment")
      .text("--node", arguments->node,
            "Key of the node in the document; default: the first node that has data")
      .text("--sample", arguments->sample, "Number of the sample at the node, counted from 1")
      .text("--feature", arguments->feature, "Name of the private feature; default: the label")
      .text("--over", arguments->over,
            "What hides the number: noise on the 'updates' (default), noise on the 'features', or "
            "'groups' of k samples with equal features")
      .list("--noise", arguments->noises,
            "Noise levels σ > 0; default: levels around the size of the signal")
      .list("--k", arguments->groups, "Sizes k of the groups; default: 1, 2, 5, 10, …")
      .text("--replicates", arguments->replicates,
            "Number of replicates of an estimate; more replicates are more precise")
      .threads(arguments->work)
      .text("--out", arguments->work.out, "File to write the curve to, such as privacy.csv")
      .memory(arguments->allowMemory);
}

}  // namespace gtv::cli
