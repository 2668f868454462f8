#include "studies/race.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

#include "base/localized.h"
#include "experiment/local_models.h"
#include "federated/catalogue.h"
#include "models/catalogue.h"

namespace gtv {
namespace {

RaceBy raceByOf(const Experiment& experiment) {
  const auto name = experiment.at("raceBy").get<std::string>();
  if (name == "time") return RaceBy::Time;
  return name == "bytes" ? RaceBy::Bytes : RaceBy::Iterations;
}

/// "solver.clients" → "race[2].clients"
Error ofMethod(std::size_t k, const Error& error) {
  const auto place = fmt::format("race[{}]", k);
  constexpr std::string_view solver = "solver";
  if (error.where == solver || error.where.starts_with("solver."))
    return {place + error.where.substr(solver.size()), error.message};
  return {place, error.text()};
}

/// Why the bytes of this method cannot be counted; empty if they can.
std::string whyUncounted(const Run& run) {
  if (run.experiment().solver().kind() == "auto")
    return "auto may choose a method that sends no messages, so it cannot race by bytes; name a "
           "method";
  if (run.countsTraffic()) return {};
  return fmt::format("{} sends no messages that can be counted, so it cannot race by bytes",
                     run.solverId());
}

/// "Batch 5"
std::string describeParameter(const Parameter& parameter, const Json& value) {
  const auto words = value.is_object()   ? value.value("kind", std::string())
                     : value.is_string() ? localized(value.get<std::string>().c_str())
                                         : value.dump();
  return fmt::format("{} {}", localized(parameter.label.c_str()), words);
}

/// "Decision tree, Depth 2": a model is what a method with one of its own is known by, with the
/// parameters in which it is not like the others of its kind in the race.
std::string describeOwnModel(const Choice& model, const std::vector<Choice>& methods) {
  const auto& info = *modelCatalogue().view.find(model.kind());
  auto out = localized(info.label.c_str());
  for (const auto& parameter : info.parameters) {
    const bool same = std::all_of(methods.begin(), methods.end(), [&](const Choice& method) {
      if (!method.has("model") || method.at("model").is_null()) return true;
      const auto other = method.choice("model");
      return other.kind() != model.kind() || other.at(parameter.key) == model.at(parameter.key);
    });
    if (same) continue;
    out += ", " + describeParameter(parameter, model.at(parameter.key));
  }
  return out;
}

/// "Batch 5, Rate 0.1": the parameters in which the method is not like all others of its kind.
std::string differences(const Choice& method, const std::vector<Choice>& methods) {
  std::string out;
  for (const auto& parameter : solverCatalogue().find(method.kind())->info.parameters) {
    const auto& value = method.at(parameter.key);
    if (parameter.key == "model") {
      if (!value.is_null())
        out += (out.empty() ? "" : ", ") + describeOwnModel(Choice::ofComplete(value), methods);
      continue;
    }
    const bool same = std::all_of(methods.begin(), methods.end(), [&](const Choice& other) {
      return other.kind() != method.kind() || other.at(parameter.key) == value;
    });
    if (same) continue;
    out += (out.empty() ? "" : ", ") + describeParameter(parameter, value);
  }
  return out;
}

/// What makes the network another one for a method: models that fit and predict report and show
/// other things than parameter vectors do, and those have the features of their model.
Json modelsOf(const Experiment& experiment) {
  if (trainsLearners(experiment)) return nullptr;
  return experiment.model().json();
}

}  // namespace

std::string errorName(RaceError error) {
  switch (error) {
    case RaceError::Mse:
      return "mse";
    case RaceError::Excess:
      return "excess";
    case RaceError::TestError:
      return "testMse";
    case RaceError::WrongLabels:
      return "wrongLabels";
    case RaceError::HonestMse:
      return "victimMse";
    case RaceError::HonestTestError:
      return "victimTestMse";
    case RaceError::HonestWrongLabels:
      return "victimWrongLabels";
  }
  return "unknown";
}

double raceError(const TraceRow& row, RaceError error, double best) {
  switch (error) {
    case RaceError::Mse:
      return row.mse;
    case RaceError::Excess:
      return row.objective - best;
    case RaceError::TestError:
      return row.testMse;
    case RaceError::WrongLabels:
      return 1 - row.validationAccuracy;
    case RaceError::HonestMse:
      return row.honestMse;
    case RaceError::HonestTestError:
      return row.honestTestMse;
    case RaceError::HonestWrongLabels:
      return 1 - row.honestValidationAccuracy;
  }
  return 0;
}

std::vector<std::string> raceNames(const std::vector<Choice>& methods) {
  std::vector<std::string> names;
  names.reserve(methods.size());
  std::map<std::string, int> uses;
  for (const auto& method : methods) {
    const int use = ++uses[method.kind()];
    names.push_back(use == 1 ? method.kind() : fmt::format("{}-{}", method.kind(), use));
  }
  return names;
}

std::vector<std::string> raceTitles(const std::vector<Choice>& methods) {
  std::vector<std::string> titles;
  titles.reserve(methods.size());
  std::map<std::string, int> uses;
  for (const auto& method : methods) {
    auto title = localized(solverCatalogue().find(method.kind())->info.label.c_str());
    if (const auto what = differences(method, methods); !what.empty())
      title = fmt::format("{} ({})", title, what);
    const int use = ++uses[title];
    titles.push_back(use == 1 ? title : localized("{}, once more ({})", title, use));
  }
  return titles;
}

Result<void> checkRace(const Experiment& experiment) {
  if (const auto count = experiment.at("race").size(); count < 2)
    return Error{"race", fmt::format("expected 2 to {} methods, got {}", mostRaceMethods, count)};
  return {};
}

Race::Race(Experiment experiment, std::shared_ptr<const ProblemInstance> network)
    : experiment_(std::move(experiment)),
      network_(std::move(network)),
      by_(raceByOf(experiment_)),
      limit_(experiment_.at("raceLimit").get<double>()) {}

Result<std::unique_ptr<Race>> Race::start(const Experiment& experiment, std::uint64_t repeat,
                                          const std::stop_token& stop) {
  auto network = drawProblemInstance(experiment, repeat, stop);
  if (!network) return network.error();
  return start(experiment, std::move(*network), stop);
}

Result<std::unique_ptr<Race>> Race::start(const Experiment& experiment,
                                          std::shared_ptr<const ProblemInstance> network,
                                          const std::stop_token& stop) {
  const auto& methods = experiment.at("race");
  if (methods.empty()) return Error{"race", "names no method"};
  auto race = std::unique_ptr<Race>(new Race(experiment, std::move(network)));
  std::map<Json, std::shared_ptr<const ProblemInstance>> networks{
      {modelsOf(experiment), race->network_}};
  const auto begin = [&](const Result<Experiment>& alone) -> Result<std::unique_ptr<Run>> {
    if (!alone) return alone.error();
    auto& its = networks[modelsOf(*alone)];
    if (!its) {
      auto built = drawProblemInstance(*alone, race->network_->repeat, stop);
      if (!built) return built.error();
      its = std::move(*built);
    }
    return Run::start(*alone, its, stop);
  };
  for (std::size_t k = 0; k < methods.size(); ++k) {
    Entrant entrant;
    auto run = begin(experiment.with("solver", methods[k]));
    if (stop.stop_requested()) return Error{"race", "stopped before the first iteration"};
    if (!run)
      entrant.refusal = ofMethod(k, run.error());
    else if (const auto why = whyUncounted(**run); race->by_ == RaceBy::Bytes && !why.empty())
      entrant.refusal = ofMethod(k, {"solver", why});
    else
      entrant.run = std::move(*run);
    race->entrants_.push_back(std::move(entrant));
  }
  race->error_ = race->errorMeasure();
  return race;
}

RaceError Race::errorMeasure() const {
  bool sameAim = true;
  bool hidden = false;
  bool heldBack = false;
  bool truth = true;
  bool any = false;
  bool parameters = false;
  bool predictions = false;
  for (const auto& [run, refusal] : entrants_) {
    if (!run) continue;
    (run->network()->coordinates.areParameters ? parameters : predictions) = true;
    const auto kind = run->experiment().solver().kind();
    sameAim = sameAim && solverCatalogue().find(kind)->make.solvesGtvMin;
    const auto& row = run->trace().rows().front();
    truth = truth && std::isfinite(row.mse);
    any = true;
    hidden = hidden || std::isfinite(row.testMse);
    heldBack = heldBack || std::isfinite(row.validationAccuracy);
  }
  const bool attacked = !network_->attackers.empty();
  // An error of parameters says nothing beside one of predictions, where there is another measure.
  const bool alike = !(parameters && predictions) || !(hidden || heldBack);
  if (truth && any && alike) return attacked ? RaceError::HonestMse : RaceError::Mse;
  if (sameAim || !(hidden || heldBack)) return RaceError::Excess;
  if (hidden) return attacked ? RaceError::HonestTestError : RaceError::TestError;
  return attacked ? RaceError::HonestWrongLabels : RaceError::WrongLabels;
}

std::optional<Error> Race::firstRefusal() const {
  const auto found = std::find_if(entrants_.begin(), entrants_.end(),
                                  [](const Entrant& entrant) { return entrant.refusal; });
  return found == entrants_.end() ? std::nullopt : found->refusal;
}

double Race::bestObjective() const {
  double best = std::numeric_limits<double>::infinity();
  for (const auto& [run, refusal] : entrants_) {
    if (!run) continue;
    for (const auto& row : run->trace().rows())
      if (row.objective < best) best = row.objective;
  }
  return best;
}

std::int64_t Race::iterations() const {
  std::int64_t sum = 0;
  for (const auto& [run, refusal] : entrants_) sum += run ? run->iteration() : 0;
  return sum;
}

double Race::spent(const Run& run) const {
  switch (by_) {
    case RaceBy::Iterations:
      return static_cast<double>(run.iteration());
    case RaceBy::Time:
      return run.totalSeconds();
    case RaceBy::Bytes:
      return sizeof(double) * run.traffic().numbers;
  }
  return 0;
}

int Race::next() const {
  int least = -1;   // of those who spend something
  int silent = -1;  // of those who do not
  for (int k = 0; k < methodCount(); ++k) {
    const auto* run = this->run(k);
    if (run == nullptr || run->status() != RunStatus::Running) continue;
    const double cost = spent(*run);
    if (run->iteration() > 0 && cost == 0) {
      if (silent < 0 || run->iteration() < this->run(silent)->iteration()) silent = k;
    } else if (least < 0 || cost < spent(*this->run(least))) {
      least = k;
    }
  }
  if (least < 0) return silent;
  return silent >= 0 && run(silent)->iteration() <= run(least)->iteration() ? silent : least;
}

void Race::endAtLimit(Run& run) const {
  if (limit_ == 0 || spent(run) < limit_) return;
  const auto done = run.iteration();
  auto message =
      by_ == RaceBy::Iterations
          ? fmt::format("the limit of the race, {:g} iterations, is reached, {} done", limit_, done)
      : by_ == RaceBy::Time
          ? fmt::format("the limit of the race, {:g} s, is reached, {} iterations done", limit_,
                        done)
          : fmt::format("the limit of the race, {:g} bytes, is reached, {} iterations done", limit_,
                        done);
  run.terminate(RunStatus::IterationLimit, std::move(message));
}

void Race::advance(std::int64_t turns, const std::stop_token& stop) {
  for (std::int64_t turn = 0; turn < turns; ++turn) {
    if (stop.stop_requested()) {
      for (auto& [run, refusal] : entrants_)
        if (run)
          run->terminate(RunStatus::Stopped,
                         fmt::format("stopped at iteration {}", run->iteration()));
      return;
    }
    const int k = next();
    if (k < 0) return;
    auto& run = *entrants_[k].run;
    run.advance(1, stop);
    if (run.status() != RunStatus::Stopped) endAtLimit(run);
  }
}

void Race::setThreads(int threads) {
  for (auto& [run, refusal] : entrants_)
    if (run) run->setThreads(threads);
}

RaceState Race::state() const {
  RaceState state;
  for (const auto& [run, refusal] : entrants_)
    state.runs.push_back(run ? std::optional(run->state()) : std::nullopt);
  return state;
}

Result<void> Race::restore(const RaceState& state) {
  const bool fits = std::equal(entrants_.begin(), entrants_.end(), state.runs.begin(),
                               state.runs.end(), [](const Entrant& entrant, const auto& run) {
                                 return (entrant.run != nullptr) == run.has_value();
                               });
  if (!fits) return Error{"state", "belongs to a race of other methods"};
  for (std::size_t k = 0; k < entrants_.size(); ++k) {
    const auto& from = state.runs[k];
    if (!from) continue;
    if (auto restored = entrants_[k].run->restore(*from); !restored) return restored;
  }
  return {};
}

}  // namespace gtv
