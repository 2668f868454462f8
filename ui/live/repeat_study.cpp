#include "ui/live/repeat_study.h"

#include <algorithm>
#include <utility>

#include "base/parallel.h"
#include "session/session_studies.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"

namespace gtv::ui {

RepeatStudy::RepeatStudy(QObject* parent) : QObject(parent) {}

void RepeatStudy::start(const Experiment& experiment, int repeats, std::int64_t iterations) {
  wanted_ = {experiment, repeats, iterations};
  const auto fail = [this](const Error& error) { Q_EMIT failed(translatedError(error)); };
  task_.start(
      [this, experiment, repeats, iterations](const BackgroundTask::Context& context) {
        RepeatOptions options;
        options.repeats = repeats;
        options.iterations = iterations;
        options.threads = std::max(1, processorCount() - 1);
        options.stop = context.stop;
        options.progress = [this, context, repeats](int done) {
          context.post([this, done, repeats] { Q_EMIT progressed(done, repeats); });
        };
        return repeatRuns(experiment, options);
      },
      [this, fail](Result<RepeatedTraces> traces) {
        if (!traces) return fail(traces.error());
        take(std::make_shared<const RepeatedTraces>(std::move(*traces)));
      },
      fail);
  Q_EMIT started();
}

void RepeatStudy::take(const std::shared_ptr<const RepeatedTraces>& found) {
  if (found->repeats > 1) {
    band_ = wanted_;
    band_->repeats = found->repeats;
    kept_ = serialiseBand(*found);
  }
  Q_EMIT finished(found);
}

void RepeatStudy::forget() {
  task_.abandon();
  band_.reset();
  kept_.clear();
}

Json RepeatStudy::json(const Experiment& present) const {
  if (!band_ && !isBusy()) return nullptr;
  const auto& [of, repeats, iterations] = isBusy() ? wanted_ : *band_;
  Json set = Json::object();
  for (const auto& field : differingFields(of, present)) set[field] = of.at(field);
  return {{"repeats", repeats}, {"iterations", iterations}, {"set", std::move(set)}};
}

void RepeatStudy::restore(const Json& band, const StudyParts& study, const Experiment& present,
                          const std::function<bool(const Experiment&)>& fits) {
  if (!band.is_object()) return;
  const auto repeats = band.value("repeats", Json());
  const auto iterations = band.value("iterations", Json());
  const auto set = band.value("set", Json());
  // As many as a document may name.
  constexpr int mostRepeats = 1'000'000;
  constexpr std::int64_t mostIterations = 1'000'000'000'000;
  const bool isBand = repeats.is_number_integer() && repeats >= 2 && repeats <= mostRepeats &&
                      iterations.is_number_integer() && iterations >= 0 &&
                      iterations <= mostIterations && set.is_object();
  if (!isBand) return;
  auto experiment = Result<Experiment>(present);
  for (const auto& [field, value] : set.items())
    if (experiment) experiment = experiment->with(field, value);
  if (!experiment) return;
  const Draws draws{*experiment, repeats.get<int>(), iterations.get<std::int64_t>()};
  if (auto found = deserialiseBand(study); found && found->repeats == draws.repeats) {
    task_.abandon();
    wanted_ = draws;
    take(std::make_shared<const RepeatedTraces>(std::move(*found)));
  } else if (fits(draws.experiment)) {
    start(draws.experiment, draws.repeats, draws.iterations);
  }
}

}  // namespace gtv::ui
