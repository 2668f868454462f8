#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/json.h"
#include "experiment/experiment.h"
#include "run/run.h"

namespace gtv {

/// What methods are matched by: iterations, seconds of computing, or bytes sent.
enum class RaceBy { Iterations, Time, Bytes };

/// What tells a race how far a method is from where it should be.
enum class RaceError {
  Mse,          ///< [CFL 39], where the models of all methods have a truth of one kind
  Excess,       ///< objective minus the least that any method of the race has found
  TestError,    ///< label MSE on hidden labels, where methods have aims of their own
  WrongLabels,  ///< the same of classes: the share of hidden labels that are not predicted
  // Where some nodes attack, of the others: what attackers report says nothing of a method.
  HonestMse,
  HonestTestError,
  HonestWrongLabels
};

/// "mse", "excess", "testMse", "wrongLabels", "victimMse", "victimTestMse", "victimWrongLabels"
std::string errorName(RaceError error);
/// In that measure; `best` is the least objective of the race.
double raceError(const TraceRow& row, RaceError error, double best);

/// The ids of the methods, the second of one kind with -2 behind, and so on: "fedavg", "fedavg-2".
std::vector<std::string> raceNames(const std::vector<Choice>& methods);
/// The same for people: "FedAvg", or, where one kind stands twice, with the parameters that differ:
/// "FedAvg (Trim 0.2)"; and always with a model of its own: "Pooled (Decision tree)".
std::vector<std::string> raceTitles(const std::vector<Choice>& methods);

/// Are there two methods, and nothing that cannot go with a race?
Result<void> checkRace(const Experiment& experiment);

struct RaceState {
  std::vector<std::optional<RunState>> runs;  ///< nothing for methods that were refused
  /// What the methods began with, where they are as many: those that tune need not do it again.
  std::vector<std::optional<Experiment>> starts = {};
};

/// Two to six methods (document field "race") on one network that is drawn once: a Run each, which
/// is the very Run of that method alone. (Methods whose local models are others have a
/// ProblemInstance of their own, with the same graph and data.) In turns: who has spent the least
/// iterations, seconds or bytes ("raceBy") makes the next iteration; of equals the first. Who has
/// sent nothing keeps to the iterations of the one whose turn it is.
///
/// Every run ends by the rules under "stop" of its own, and here, with status IterationLimit, once
/// it has spent "raceLimit". A method that is refused, or diverges, leaves the race to the others.
/// A racer may have λ, penalty, model, start and seed of its own (see racers.h), and may tune
/// parameters (see tuning.h): before the race it makes its trials, a run each, on the same network,
/// and takes the values with the least validation error. Trials count: together they have the share
/// `tune.share` of "raceLimit", each the same part of it, used or not, and the method begins the
/// race as if it had spent that.
///
/// By bytes, methods whose messages are not counted are refused. By iterations and by bytes the
/// numbers depend on nothing but document and repetition; by time also on the machine.
///
/// Not thread-safe; one thread owns it.
class Race {
 public:
  /// An Error if the network cannot be drawn, no method is named, or a stop was asked for before
  /// the first iteration. With `state`, which restore() gets then, nothing is tuned again.
  static Result<std::unique_ptr<Race>> start(const Experiment& experiment, std::uint64_t repeat = 0,
                                             const std::stop_token& stop = {},
                                             const RaceState* state = nullptr);
  static Result<std::unique_ptr<Race>> start(const Experiment& experiment,
                                             std::shared_ptr<const ProblemInstance> network,
                                             const std::stop_token& stop = {},
                                             const RaceState* state = nullptr);

  int methodCount() const { return static_cast<int>(entrants_.size()); }
  /// Null if the method was refused.
  const Run* run(int method) const { return entrants_[method].run.get(); }
  /// An Error at "race[k]" or below.
  const std::optional<Error>& refusal(int method) const { return entrants_[method].refusal; }
  /// What the method has tuned, see tuningReport(); null: nothing, or in an earlier race.
  const Json& tuning(int method) const { return entrants_[method].tuning; }
  /// The values by path that the method has with it; null: nothing was tuned.
  Json tunedValues(int method) const;
  /// What the run of the method began with; nothing if it was refused before.
  const std::optional<Experiment>& startOf(int method) const { return entrants_[method].start; }
  /// What the method has spent of the limit before it began.
  double spentBefore(int method) const { return entrants_[method].before; }
  /// Of the first method that was refused.
  std::optional<Error> firstRefusal() const;
  const Experiment& experiment() const { return experiment_; }
  const std::shared_ptr<const ProblemInstance>& network() const { return network_; }
  RaceBy by() const { return by_; }
  RaceError error() const { return error_; }
  /// Recorded so far by any method.
  double bestObjective() const;

  /// Up to `turns` iterations, of whose turn it is. A stop ends all runs that go on (Stopped); an
  /// iteration that takes long is given up.
  void advance(std::int64_t turns, const std::stop_token& stop = {});
  /// Nobody goes on, or a stop ended the race.
  bool isOver() const { return next() < 0; }
  /// Iterations of all methods together.
  std::int64_t iterations() const;

  /// Threads that the methods may use for one iteration; changes nothing but the time.
  void setThreads(int threads);

  RaceState state() const;
  /// Goes on from a state of the same race, bit for bit.
  Result<void> restore(const RaceState& state);

 private:
  struct Entrant {
    std::unique_ptr<Run> run;
    std::optional<Error> refusal;
    double before = 0;  ///< spent on trials
    Json tuning = nullptr;
    std::optional<Experiment> start = {};
  };
  using Begin = std::function<Result<std::unique_ptr<Run>>(const Result<Experiment>&)>;
  Entrant enter(const Json& racer, const Begin& begin, const std::optional<Experiment>& tuned,
                const std::stop_token& stop) const;
  Result<Json> tuned(const Json& racer, const Begin& begin, const std::stop_token& stop,
                     Entrant& entrant) const;
  Race(Experiment experiment, std::shared_ptr<const ProblemInstance> network);
  RaceError errorMeasure() const;
  double spent(const Run& run) const;
  double spent(const Entrant& entrant) const { return entrant.before + spent(*entrant.run); }
  int next() const;
  void endAtLimit(Entrant& entrant) const;

  Experiment experiment_;
  std::shared_ptr<const ProblemInstance> network_;
  RaceBy by_;
  double limit_;
  std::vector<Entrant> entrants_;
  RaceError error_ = RaceError::Excess;
};

}  // namespace gtv
