#include "studies/reproduction.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <numeric>
#include <set>

#include "base/broken_promise.h"
#include "base/counted.h"
#include "base/csv.h"
#include "base/number.h"
#include "base/parallel.h"
#include "diagnostics/critical_lambda.h"
#include "instances/memory_estimate.h"
#include "run/report.h"
#include "run/run.h"

namespace gtv {
namespace {

constexpr double notThere = std::numeric_limits<double>::quiet_NaN();

/// What one setting is run for.
struct Setting {
  Experiment experiment;
  bool ofCritical = false;
  std::set<std::string> paths;  ///< of the report
  int repeats = 0;
  int left = 0;  ///< repetitions that are not done
  /// By path, one number per repetition.
  std::map<std::string, std::vector<double>> values;
  std::string problem;  ///< of the first repetition that could not be run
};

/// A stated number, or the place of one, and the setting that it is compared with.
struct Wanted {
  const PublishedFigure* figure;
  std::size_t series;
  std::size_t point;
  std::size_t setting;
  int repeats;
};

/// Where λ counts in units of the critical one, in units of 1.
Result<Experiment> atCritical(const Experiment& experiment,
                              const std::shared_ptr<const ProblemInstance>& network,
                              const std::stop_token& stop) {
  const auto run = Run::start(experiment, network, stop);
  if (!run) return run.error();
  const auto critical = criticalLambda((*run)->problem());
  if (!critical.why.empty()) return Error{"lambda", critical.why};
  return experiment.with("lambda", experiment.lambda() * critical.overall.high);
}

/// One repetition; null after a stop.
Result<Json> reportOfRun(const Setting& setting, std::uint64_t repeat, int threads,
                         const std::stop_token& stop,
                         const std::function<void(std::int64_t)>& iterationsDone) {
  const auto network = drawProblemInstance(setting.experiment, repeat, stop);
  if (!network && stop.stop_requested()) return Json(nullptr);
  if (!network) return network.error();
  auto experiment = Result<Experiment>(setting.experiment);
  if (setting.ofCritical) experiment = atCritical(*experiment, *network, stop);
  if (stop.stop_requested()) return Json(nullptr);
  if (!experiment) return experiment.error();
  auto started = Run::start(*experiment, *network, stop);
  if (!started && stop.stop_requested()) return Json(nullptr);
  if (!started) return started.error();
  auto& run = **started;
  run.setThreads(threads);
  constexpr std::int64_t chunk = 64;
  while (run.status() == RunStatus::Running) {
    const auto before = run.iteration();
    run.advance(chunk, stop);
    iterationsDone(run.iteration() - before);
  }
  // What ended early has not less to do.
  iterationsDone(std::max<std::int64_t>(0, experiment->maxIterations() - run.iteration()));
  if (stop.stop_requested()) return Json(nullptr);
  ReportOptions options;
  options.stop = stop;
  options.diagnose =
      std::any_of(setting.paths.begin(), setting.paths.end(),
                  [](const std::string& path) { return path.starts_with("diagnosis."); });
  auto report = runReport(run, options);
  return stop.stop_requested() ? Json(nullptr) : std::move(report);
}

double statisticOf(std::vector<double> values, Statistic statistic) {
  const auto n = values.size();
  if (!std::all_of(values.begin(), values.end(), [](double x) { return std::isfinite(x); }))
    return notThere;
  switch (statistic) {
    case Statistic::Mean:
      return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(n);
    case Statistic::Median:
      std::sort(values.begin(), values.end());
      return n % 2 == 1 ? values[n / 2] : (values[n / 2 - 1] + values[n / 2]) / 2;
    case Statistic::Largest:
      return *std::max_element(values.begin(), values.end());
    case Statistic::Smallest:
      return *std::min_element(values.begin(), values.end());
  }
  return notThere;
}

double spreadOf(const std::vector<double>& values) {
  if (values.size() < 2) return 0;
  const double mean = statisticOf(values, Statistic::Mean);
  double squares = 0;
  for (const double value : values) squares += (value - mean) * (value - mean);
  return std::sqrt(squares / static_cast<double>(values.size() - 1));
}

/// The settings of all figures, each once, and what is read off them.
class Plan {
 public:
  Plan(const std::vector<PublishedFigure>& figures, bool quick) {
    for (const auto& figure : figures)
      for (std::size_t s = 0; figure.absent.empty() && s < figure.series.size(); ++s)
        for (std::size_t k = 0; k < figure.series[s].points.size(); ++k) {
          const auto& series = figure.series[s];
          const int repeats =
              quick ? std::min(series.quickRepeats, series.repeats) : series.repeats;
          const auto place = placeOf(series.points[k].experiment, series.ofCritical);
          auto& setting = settings[place];
          setting.paths.insert(series.report);
          setting.repeats = std::max(setting.repeats, repeats);
          wanted.push_back({&figure, s, k, place, repeats});
        }
    for (auto& setting : settings) {
      setting.left = setting.repeats;
      for (const auto& path : setting.paths)
        setting.values[path].assign(static_cast<std::size_t>(setting.repeats), notThere);
    }
  }

  std::vector<Setting> settings;
  std::vector<Wanted> wanted;

 private:
  std::size_t placeOf(const Experiment& experiment, bool ofCritical) {
    Json key = experiment.json();
    for (const char* field : {"title", "source", "notes", "view"}) key.erase(field);
    const auto [found, isNew] =
        places_.try_emplace(std::pair(key.dump(), ofCritical), settings.size());
    if (isNew) settings.push_back({experiment, ofCritical, {}, 0, 0, {}, {}});
    return found->second;
  }

  std::map<std::pair<std::string, bool>, std::size_t> places_;
};

ReproducedNumber numberOf(const Wanted& wanted, const Setting& setting) {
  const auto& series = wanted.figure->series[wanted.series];
  const auto& point = series.points[wanted.point];
  ReproducedNumber number;
  number.figure = wanted.figure->figure;
  number.preset = wanted.figure->preset;
  number.quantity =
      point.name.empty() ? series.name : fmt::format("{}, {}", series.name, point.name);
  number.origin = series.origin;
  number.series = wanted.series;
  number.point = wanted.point;
  number.x = point.x;
  number.runs = wanted.repeats;
  if (!series.theirs.empty()) {
    const double low = series.theirs[wanted.point];
    const double high = series.theirsTo.empty() ? low : series.theirsTo[wanted.point];
    number.theirs = low;
    if (high != low) number.theirsTo = high;
    number.band = bandAround(low, high, series.rule, series.tolerance);
  }
  if (!series.ours.empty()) {
    const double expected = series.ours[wanted.point];
    number.explained = bandAround(expected, expected, series.rule, series.tolerance);
  }
  auto values = setting.values.at(series.report);
  values.resize(static_cast<std::size_t>(wanted.repeats));
  number.ours = statisticOf(values, series.statistic);
  number.std = spreadOf(values);
  judge(number, series.reason);
  const auto missing = std::count_if(values.begin(), values.end(),
                                     [](double value) { return !std::isfinite(value); });
  if (!setting.problem.empty()) {
    number.verdict = Verdict::Fail;
    number.reason = setting.problem;
  } else if (missing > 0 && number.verdict == Verdict::Fail) {
    number.reason = fmt::format("no finite number there in {} of {}", missing,
                                counted(std::ssize(values), "run"));
  }
  return number;
}

Json finiteOrNull(double x) { return std::isfinite(x) ? Json(x) : Json(nullptr); }

}  // namespace

const char* verdictName(Verdict verdict) {
  switch (verdict) {
    case Verdict::Pass:
      return "pass";
    case Verdict::Fail:
      return "fail";
    case Verdict::CouldNotReproduce:
      return "could-not-reproduce";
  }
  return "";
}

void judge(ReproducedNumber& number, const std::string& reasonOfDocument) {
  const bool inBand =
      number.band && number.ours >= number.band->low && number.ours <= number.band->high;
  number.reason.clear();
  if (inBand) {
    number.verdict = Verdict::Pass;
    return;
  }
  const auto& usual = number.explained;
  const bool explained = !reasonOfDocument.empty() && std::isfinite(number.ours) &&
                         (!usual || (number.ours >= usual->low && number.ours <= usual->high));
  number.verdict = explained ? Verdict::CouldNotReproduce : Verdict::Fail;
  if (explained)
    number.reason = reasonOfDocument;
  else if (usual && number.band)
    number.reason = fmt::format(
        "{:.4g} is outside of [{:.4g}, {:.4g}], and of [{:.4g}, {:.4g}] where it is known to be",
        number.ours, number.band->low, number.band->high, usual->low, usual->high);
  else if (number.band)
    number.reason = fmt::format("{:.4g} is outside of [{:.4g}, {:.4g}]", number.ours,
                                number.band->low, number.band->high);
}

void sortByOrigin(std::vector<ReproducedNumber>& numbers) {
  std::stable_sort(numbers.begin(), numbers.end(), [](const auto& a, const auto& b) {
    return originPlace(a.origin) < originPlace(b.origin);
  });
}

std::vector<VerdictCounts> countByOrigin(const std::vector<ReproducedNumber>& numbers) {
  std::map<std::size_t, VerdictCounts> counts;
  for (const auto& number : numbers) {
    auto& count = counts[originPlace(number.origin)];
    count.origin = number.origin;
    switch (number.verdict) {
      case Verdict::Pass:
        ++count.passed;
        break;
      case Verdict::Fail:
        ++count.failed;
        break;
      case Verdict::CouldNotReproduce:
        ++count.couldNotReproduce;
        break;
    }
  }
  std::vector<VerdictCounts> out;
  out.reserve(counts.size());
  for (const auto& [place, count] : counts) out.push_back(count);
  return out;
}

double numberAt(const Json& report, const std::string& path) {
  const auto equals = path.find('=');
  const Json* at = &report;
  const auto name = path.substr(0, equals);
  for (std::size_t start = 0; start <= name.size();) {
    const auto dot = std::min(name.find('.', start), name.size());
    const auto key = name.substr(start, dot - start);
    if (at->is_object() && at->contains(key)) {
      at = &at->at(key);
    } else if (const auto index = parseInteger(key); at->is_array() && index && *index >= 0 &&
                                                     *index < static_cast<long long>(at->size())) {
      at = &at->at(static_cast<std::size_t>(*index));
    } else {
      return notThere;
    }
    start = dot + 1;
  }
  if (equals != std::string::npos)
    return at->is_string() ? static_cast<double>(*at == path.substr(equals + 1)) : notThere;
  return at->is_number() ? at->get<double>() : notThere;
}

Reproduction reproduce(const std::vector<PublishedFigure>& figures,
                       const ReproductionOptions& options) {
  Plan plan(figures, options.quick);
  struct Task {
    std::size_t setting;
    int repeat;
  };
  std::vector<Task> tasks;
  std::int64_t planned = 0;
  for (std::size_t s = 0; s < plan.settings.size(); ++s)
    for (int r = 0; r < plan.settings[s].repeats; ++r) {
      tasks.push_back({s, r});
      planned += plan.settings[s].experiment.maxIterations();
    }
  const int threads = std::max(1, options.threads / std::max(1, static_cast<int>(tasks.size())));

  std::mutex mutex;
  std::int64_t done = 0;
  std::vector<std::optional<ReproducedNumber>> numbers(plan.wanted.size());
  const auto reportCompleted = [&](const std::string& figure) {
    std::vector<ReproducedNumber> all;
    for (std::size_t k = 0; k < plan.wanted.size(); ++k) {
      if (plan.wanted[k].figure->figure != figure) continue;
      if (!numbers[k]) return;
      all.push_back(*numbers[k]);
    }
    sortByOrigin(all);
    options.figureDone(figure, all);
  };
  const auto finish = [&](std::size_t setting) {
    std::set<std::string> touched;
    for (std::size_t k = 0; k < plan.wanted.size(); ++k) {
      if (plan.wanted[k].setting != setting) continue;
      numbers[k] = numberOf(plan.wanted[k], plan.settings[setting]);
      touched.insert(plan.wanted[k].figure->figure);
      if (options.found) options.found(*numbers[k]);
    }
    if (options.figureDone)
      for (const auto& figure : touched) reportCompleted(figure);
  };
  MemoryEstimate dearest;
  for (const auto& setting : plan.settings)
    if (auto estimate = estimateMemory(setting.experiment); estimate.bytes() > dearest.bytes())
      dearest = std::move(estimate);
  const int atOnce = threadsThatFit(dearest, options.threads);
  parallelFor(static_cast<int>(tasks.size()), atOnce, [&](int k) {
    if (options.stop.stop_requested()) return;
    const auto& task = tasks[static_cast<std::size_t>(k)];
    auto& setting = plan.settings[task.setting];
    auto report = Result<Json>(Json());
    try {
      report = reportOfRun(setting, static_cast<std::uint64_t>(task.repeat), threads, options.stop,
                           [&](std::int64_t iterations) {
                             const std::scoped_lock lock(mutex);
                             done += iterations;
                             if (options.progress) options.progress(done, planned);
                           });
    } catch (...) {
      report = caughtError("for this");
    }
    const std::scoped_lock lock(mutex);
    if (report && report->is_null()) return;
    if (report)
      for (auto& [path, values] : setting.values) {
        // What a run has before it diverges is no result.
        const bool isNone =
            report->at("status") == statusName(RunStatus::Diverged) && !path.starts_with("status");
        values[static_cast<std::size_t>(task.repeat)] = isNone ? notThere : numberAt(*report, path);
      }
    else if (setting.problem.empty())
      setting.problem = report.error().text();
    if (--setting.left == 0) finish(task.setting);
  });

  Reproduction result;
  result.stopped = options.stop.stop_requested();
  for (auto& number : numbers)
    if (number) result.numbers.push_back(std::move(*number));
  sortByOrigin(result.numbers);
  return result;
}

std::vector<AbsentFigure> absentAmong(const std::vector<PublishedFigure>& figures, bool all) {
  std::vector<AbsentFigure> absent;
  for (const auto& figure : figures)
    if (!figure.absent.empty())
      absent.push_back({figure.figure, figure.title, figure.source, {}, figure.absent});
  if (all) absent.insert(absent.end(), absentFigures().begin(), absentFigures().end());
  return absent;
}

Json reproductionReport(const std::vector<ReproducedNumber>& numbers,
                        const std::vector<AbsentFigure>& absent) {
  auto sorted = numbers;
  sortByOrigin(sorted);
  Json results = Json::array();
  for (const auto& number : sorted) {
    Json item{{"id", number.figure},
              {"quantity", number.quantity},
              {"ours", finiteOrNull(number.ours)},
              // One run has no deviation.
              {"std", number.runs > 1 ? finiteOrNull(number.std) : Json()},
              {"theirs", number.theirs ? Json(*number.theirs) : Json(nullptr)},
              {"theirsTo", number.theirsTo ? Json(*number.theirsTo) : Json(nullptr)},
              {"band", nullptr},
              {"verdict", verdictName(number.verdict)},
              {"reason", number.reason},
              {"preset", number.preset},
              {"origin", number.origin},
              {"runs", number.runs}};
    if (number.band)
      item["band"] = Json::array({finiteOrNull(number.band->low), finiteOrNull(number.band->high)});
    results.push_back(std::move(item));
  }
  Json report = Json::object();
  report["results"] = std::move(results);
  report["counts"] = Json::array();
  for (const auto& count : countByOrigin(sorted))
    report["counts"].push_back(
        {{"origin", count.origin},
         {verdictName(Verdict::Pass), count.passed},
         {verdictName(Verdict::Fail), count.failed},
         {verdictName(Verdict::CouldNotReproduce), count.couldNotReproduce}});
  report["absent"] = Json::array();
  for (const auto& figure : absent)
    report["absent"].push_back({{"id", figure.figure},
                                {"title", figure.title},
                                {"source", figure.source},
                                {"stated", figure.stated},
                                {"reason", figure.reason}});
  return report;
}

std::string reproductionCsv(const std::vector<ReproducedNumber>& numbers,
                            const std::string& figure) {
  const auto finite = [](double x) { return std::isfinite(x) ? formatNumber(x) : std::string(); };
  const auto cell = [&](const std::optional<double>& x) {
    return finite(x.value_or(std::nan("")));
  };
  std::string out =
      "preset,series,x,quantity,origin,ours,std,runs,theirs,theirsTo,low,high,verdict,reason\n";
  auto sorted = numbers;
  sortByOrigin(sorted);
  for (const auto& number : sorted) {
    if (number.figure != figure) continue;
    const double low = number.band ? number.band->low : std::nan("");
    const double high = number.band ? number.band->high : std::nan("");
    out += fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{},{}\n", csvCell(number.preset),
                       number.series, cell(number.x), csvCell(number.quantity), number.origin,
                       cell(number.ours), number.runs > 1 ? cell(number.std) : "", number.runs,
                       cell(number.theirs), cell(number.theirsTo), finite(low), finite(high),
                       verdictName(number.verdict), csvCell(number.reason));
  }
  return out;
}

}  // namespace gtv
