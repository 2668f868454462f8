#include "races/race.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

#include "base/localized.h"
#include "base/number.h"
#include "experiment/racers.h"
#include "experiment/tuning.h"
#include "federated/catalogue.h"
#include "instances/local_models.h"
#include "races/race_tuning.h"

namespace gtv {
namespace {

RaceBy raceByOf(const Experiment& experiment) {
  const auto name = experiment.at("raceBy").get<std::string>();
  if (name == "time") return RaceBy::Time;
  return name == "bytes" ? RaceBy::Bytes : RaceBy::Iterations;
}

/// "solver.clients" → "race[2].clients", and the same with what the racer has of its own.
Error ofMethod(std::size_t k, const Json& racer, const Error& error) {
  const auto place = fmt::format("race[{}]", k);
  const auto isAt = [&](const std::string& field) {
    return error.where == field || error.where.starts_with(field + ".");
  };
  constexpr std::string_view solver = "solver";
  if (isAt("solver")) return {place + error.where.substr(solver.size()), error.message};
  for (const auto& [key, field] : racerFields(racer))
    if (isAt(field))
      return {fmt::format("{}.{}{}", place, key, error.where.substr(field.size())), error.message};
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
                     : value.is_number() ? formatNumber(value.get<double>())
                                         : value.dump();
  return fmt::format("{} {}", localized(parameter.label.c_str()), words);
}

/// "Decision tree, Depth 2": what a racer has of its own is known by its kind, with the parameters
/// in which it is not like the others of its kind in the race.
std::string describeOwnKind(const Choice& own, const Parameter& parameter,
                            const std::vector<Choice>& methods) {
  const auto& info = *parameter.kinds->find(own.kind());
  auto out = localized(info.label.c_str());
  for (const auto& inner : info.parameters) {
    const bool same = std::all_of(methods.begin(), methods.end(), [&](const Choice& method) {
      if (!method.has(parameter.key) || method.at(parameter.key).is_null()) return true;
      const auto other = method.choice(parameter.key);
      return other.kind() != own.kind() || other.at(inner.key) == own.at(inner.key);
    });
    if (!same) out += ", " + describeParameter(inner, own.at(inner.key));
  }
  return out;
}

/// "tuned: λ, Learning rate η"; empty where nothing is.
std::string describeTuning(const Choice& method, const Json& tune) {
  std::string names;
  const auto& entry = *racerCatalogue().find(method.kind());
  for (const auto& [path, how] : tune.items()) {
    if (path == "share") continue;
    const auto* parameter = parameterAt(entry, method.json(), path);
    names += (names.empty() ? "" : ", ") +
             (parameter == nullptr ? path : localized(parameter->label.c_str()));
  }
  return names.empty() ? names : localized("tuned: {}", names);
}

/// "Batch 5, Rate 0.1, λ 15": the parameters in which the method is not like all others of its
/// kind, and what it has of its own, unless all others have the same.
std::string differences(const Choice& method, const std::vector<Choice>& methods) {
  std::vector<std::string> out;
  const auto& info = solverCatalogue().find(method.kind())->info;
  for (const auto& parameter : racerCatalogue().find(method.kind())->parameters) {
    const auto& value = method.at(parameter.key);
    const bool isOwn = parameter.key == "model" || info.parameter(parameter.key) == nullptr;
    if (parameter.key == "tune") {
      if (const auto what = describeTuning(method, value); !what.empty()) out.push_back(what);
      continue;
    }
    if (isOwn && value.is_null()) continue;
    const bool same = std::all_of(methods.begin(), methods.end(), [&](const Choice& other) {
      const bool compares = isOwn || other.kind() == method.kind();
      return !compares || (other.has(parameter.key) && other.at(parameter.key) == value);
    });
    if (same && parameter.key != "model") continue;
    out.push_back(isOwn && value.is_object()
                      ? describeOwnKind(Choice::ofComplete(value), parameter, methods)
                      : describeParameter(parameter, value));
  }
  return fmt::format("{}", fmt::join(out, ", "));
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
                                          const std::stop_token& stop, const RaceState* state) {
  auto network = drawProblemInstance(experiment, repeat, stop);
  if (!network) return network.error();
  return start(experiment, std::move(*network), stop, state);
}

Result<std::unique_ptr<Race>> Race::start(const Experiment& experiment,
                                          std::shared_ptr<const ProblemInstance> network,
                                          const std::stop_token& stop, const RaceState* state) {
  const auto& methods = experiment.at("race");
  if (methods.empty()) return Error{"race", "names no method"};
  auto race = std::unique_ptr<Race>(new Race(experiment, std::move(network)));
  std::map<Json, std::shared_ptr<const ProblemInstance>> networks{
      {modelsOf(experiment), race->network_}};
  const Begin begin = [&](const Result<Experiment>& alone) -> Result<std::unique_ptr<Run>> {
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
    const bool isKnown = state != nullptr && k < state->starts.size();
    auto entrant = race->enter(methods[k], begin, isKnown ? state->starts[k] : std::nullopt, stop);
    if (stop.stop_requested()) return Error{"race", "stopped before the first iteration"};
    if (entrant.refusal) entrant.refusal = ofMethod(k, methods[k], *entrant.refusal);
    race->entrants_.push_back(std::move(entrant));
  }
  race->error_ = race->errorMeasure();
  return race;
}

Race::Entrant Race::enter(const Json& racer, const Begin& begin,
                          const std::optional<Experiment>& tuned,
                          const std::stop_token& stop) const {
  Entrant entrant;
  auto alone = racerExperiment(experiment_, racer);
  if (!racer.at("tune").empty()) {
    entrant.before = limit_ * readTuning(racer).value().share;
    if (tuned) {
      alone = *tuned;
    } else {
      auto chosen = this->tuned(racer, begin, stop, entrant);
      if (!chosen) {
        entrant.refusal = chosen.error();
        return entrant;
      }
      alone = racerExperiment(experiment_, *chosen);
    }
  }
  auto run = begin(alone);
  if (!run)
    entrant.refusal = run.error();
  else if (const auto why = whyUncounted(**run); by_ == RaceBy::Bytes && !why.empty())
    entrant.refusal = Error{"solver", why};
  else
    entrant.run = std::move(*run);
  if (alone) entrant.start = std::move(*alone);
  return entrant;
}

Result<Json> Race::tuned(const Json& racer, const Begin& begin, const std::stop_token& stop,
                         Entrant& entrant) const {
  const auto tuning = readTuning(racer).value();
  const double each = entrant.before / tuning.trials();
  if (limit_ == 0)
    return Error{"solver.tune",
                 "needs a limit of the race (raceLimit), of which the trials take a share"};
  if (by_ != RaceBy::Time && each < 1)
    return Error{"solver.tune",
                 fmt::format("makes {} trials, for which the share {:g} of the race's limit {:g} "
                             "is too small: less than one each",
                             tuning.trials(), tuning.share, limit_)};
  const auto attempt = [&](const Json& set) -> Result<double> {
    auto run = begin(racerExperiment(experiment_, withTuned(racer, set)));
    if (!run) return run.error();
    if (const auto why = whyUncounted(**run); by_ == RaceBy::Bytes && !why.empty())
      return Error{"solver", why};
    while ((*run)->status() == RunStatus::Running && spent(**run) < each && !stop.stop_requested())
      (*run)->advance(1, stop);
    const auto row = (*run)->measure();
    const double error = (*run)->status() == RunStatus::Diverged
                             ? std::numeric_limits<double>::infinity()
                         : std::isfinite(row.validationAccuracy) ? 1 - row.validationAccuracy
                                                                 : row.testMse;
    if (std::isnan(error))
      return Error{"solver.tune",
                   "chooses by the error on validation labels, and there are none; leave some "
                   "nodes or samples unlabelled (data.labeledFraction below 1)"};
    if (stop.stop_requested()) return Error{"", "stopped before the first iteration"};
    return error;
  };
  const auto result = tune(tuning, attempt);
  if (!result) return result.error();
  entrant.tuning = tuningReport(tuning, *result);
  return withTuned(racer, result->chosen);
}

Json Race::tunedValues(int method) const {
  const auto& racer = experiment_.at("race")[static_cast<std::size_t>(method)];
  const auto& start = startOf(method);
  if (racer.at("tune").empty() || !start) return nullptr;
  Json out = Json::object();
  const auto tuning = readTuning(racer).value();
  for (const auto& parameter : tuning.parameters)
    out[parameter.path] = start->json().at(placeOf(racer, parameter.path));
  return out;
}

RaceError Race::errorMeasure() const {
  bool sameAim = true;
  std::optional<Json> aim;  // objectives are compared where they are one
  bool hidden = false;
  bool heldBack = false;
  bool truth = true;
  bool any = false;
  bool parameters = false;
  bool predictions = false;
  for (const auto& entrant : entrants_) {
    const auto& run = entrant.run;
    if (!run) continue;
    (run->network()->coordinates.areParameters ? parameters : predictions) = true;
    const auto kind = run->experiment().solver().kind();
    const auto& its = run->experiment();
    const Json objective{its.at("lambda"), its.at("penalty"), its.at("model")};
    sameAim = sameAim && solverCatalogue().find(kind)->make.solvesGtvMin &&
              aim.value_or(objective) == objective;
    aim = objective;
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
  for (const auto& entrant : entrants_) {
    const auto& run = entrant.run;
    if (!run) continue;
    for (const auto& row : run->trace().rows())
      if (row.objective < best) best = row.objective;
  }
  return best;
}

std::int64_t Race::iterations() const {
  std::int64_t sum = 0;
  for (const auto& entrant : entrants_) sum += entrant.run ? entrant.run->iteration() : 0;
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
    const double cost = spent(entrants_[k]);
    if (run->iteration() > 0 && spent(*run) == 0) {
      if (silent < 0 || run->iteration() < this->run(silent)->iteration()) silent = k;
    } else if (least < 0 || cost < spent(entrants_[least])) {
      least = k;
    }
  }
  if (least < 0) return silent;
  return silent >= 0 && run(silent)->iteration() <= run(least)->iteration() ? silent : least;
}

void Race::endAtLimit(Entrant& entrant) const {
  if (limit_ == 0 || spent(entrant) < limit_) return;
  auto& run = *entrant.run;
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
      for (auto& entrant : entrants_)
        if (entrant.run)
          entrant.run->terminate(RunStatus::Stopped,
                                 fmt::format("stopped at iteration {}", entrant.run->iteration()));
      return;
    }
    const int k = next();
    if (k < 0) return;
    auto& entrant = entrants_[k];
    entrant.run->advance(1, stop);
    if (entrant.run->status() != RunStatus::Stopped) endAtLimit(entrant);
  }
}

void Race::setThreads(int threads) {
  for (auto& entrant : entrants_)
    if (entrant.run) entrant.run->setThreads(threads);
}

RaceState Race::state() const {
  RaceState state;
  for (const auto& entrant : entrants_) {
    state.runs.push_back(entrant.run ? std::optional(entrant.run->state()) : std::nullopt);
    state.starts.push_back(entrant.start);
  }
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
