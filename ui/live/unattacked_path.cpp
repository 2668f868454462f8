#include "ui/live/unattacked_path.h"

#include <optional>

#include "diagnostics/metrics.h"
#include "instances/problem_building.h"
#include "ui/live/path_study.h"
#include "ui/live/run_controller.h"

namespace gtv::ui {
namespace {

std::optional<PathTask> unattackedTask(const Experiment& experiment, std::uint64_t repeat,
                                       std::string key, const std::stop_token& stop) {
  const auto network = drawProblemInstance(experiment, repeat, stop);
  if (!network) return std::nullopt;
  auto problem = buildProblem(experiment, **network, stop);
  if (!problem) return std::nullopt;
  return PathTask{
      std::move(key), std::make_shared<const GtvProblem>(std::move(*problem)), *network, {}};
}

}  // namespace

UnattackedPath::UnattackedPath(QObject* parent) : QObject(parent) {}

void UnattackedPath::follow(RunController& run) {
  run_ = &run;
  connect(&run.path(), &PathStudy::problemChanged, this, &UnattackedPath::begin);
  connect(&run.path(), &PathStudy::changed, this, &UnattackedPath::begin);
  connect(&run, &RunController::frame, this, &UnattackedPath::poll);
}

void UnattackedPath::begin() {
  const auto& live = run_->path().problem();
  const bool isWanted = live.problem && run_->path().isSmall() &&
                        !live.network->attackers.empty() && live.network->truth().cols() > 0;
  const auto* attackedPath = run_->path().progress();
  std::string key;
  std::optional<Experiment> honest;
  if (isWanted && attackedPath != nullptr && !attackedPath->path.lambdas.empty())
    if (const auto without = run_->runnable().with("attacks", Json::array()); without)
      // A path reaches to twice the λ of its problem, at least: as far as the one under attack.
      if (auto plain = without->with("lambda", attackedPath->path.lambdas.back() / 2); plain) {
        key = plain->json().dump() + std::to_string(live.network->repeat);
        honest = std::move(*plain);
      }
  const bool isSame = key == key_;
  attacked_ = isWanted ? live.network : nullptr;
  if (isSame && worker_.find(key_)) return poll();
  if (isSame) return;
  key_ = key;
  errors_.clear();
  worker_.cancel();
  task_.abandon();
  Q_EMIT changed();
  if (!honest) return;
  task_.start(
      [experiment = *honest, repeat = live.network->repeat, key,
       options = run_->path().engineOptions()](const BackgroundTask::Context& context) {
        auto task = unattackedTask(experiment, repeat, key, context.stop);
        if (task) task->engine = options;
        return task;
      },
      [this](std::optional<PathTask> task) {
        if (task && task->key == key_) worker_.compute(std::move(*task));
      },
      // The curve is left out.
      [](const Error&) {});
}

void UnattackedPath::poll() {
  const auto fresh = worker_.take();
  if (!attacked_ || (!fresh && !worker_.find(key_))) return;
  const auto progress = fresh ? fresh : worker_.find(key_);
  if (progress->key != key_) return;
  const auto& truth = attacked_->truth();
  std::vector<bool> isHonest(static_cast<std::size_t>(attacked_->nodeCount()), true);
  for (const int i : attacked_->attackers) isHonest[static_cast<std::size_t>(i)] = false;
  std::vector<std::pair<double, double>> errors;
  for (const auto& point : progress->path.points)
    if (point->W.rows() == truth.rows() && point->W.cols() == truth.cols())
      errors.emplace_back(point->lambda, meanSquaredError(point->W, truth, isHonest));
  if (errors == errors_) return;
  errors_ = std::move(errors);
  Q_EMIT changed();
}

}  // namespace gtv::ui
