#include "ui/live/lambda_marks.h"

#include <algorithm>
#include <vector>

#include "diagnostics/critical_lambda.h"
#include "diagnostics/well_connected.h"

namespace gtv::ui {
namespace {

/// What a mark on a slider needs, and no more: graphs are changed while this runs.
constexpr CriticalLambdaOptions markOptions{1e-3, 5000};
constexpr WellConnectedOptions clusterOptions{40};

/// Which nodes are in which true cluster.
std::vector<std::vector<int>> membersOf(const std::vector<int>& clusters) {
  std::vector<std::vector<int>> members;
  for (std::size_t i = 0; i < clusters.size(); ++i) {
    const auto c = static_cast<std::size_t>(clusters[i]);
    if (members.size() <= c) members.resize(c + 1);
    members[c].push_back(static_cast<int>(i));
  }
  return members;
}

LambdaMarks::Marks computeMarks(const GtvProblem& problem, const ProblemInstance& network,
                                const std::stop_token& stop) {
  LambdaMarks::Marks marks;
  const auto critical = criticalLambda(problem, markOptions, stop);
  if (critical.why.empty() && critical.finished && critical.overall.high > 0)
    marks.critical = critical.overall.high;
  const auto members = membersOf(network.clusters);
  if (members.size() < 2) return marks;
  double least = 0;
  for (const auto& nodes : members) {
    const auto answer = wellConnected(problem, nodes, clusterOptions, stop);
    if (stop.stop_requested() || !answer.smallestLambda) return marks;
    least = std::max(least, *answer.smallestLambda);
  }
  if (least > 0) marks.clustersFuse = least;
  return marks;
}

}  // namespace

LambdaMarks::LambdaMarks(QObject* parent) : QObject(parent) {}

void LambdaMarks::setProblem(const LiveProblem& problem) {
  if (problem.problem == problem_) return;
  task_.abandon();
  problem_ = problem.problem;
  marks_ = {};
  Q_EMIT changed();
  if (!problem_) return;
  const auto size = static_cast<double>(problem_->nodeCount()) * problem_->dimension;
  if (size > mostParameters || problem_->edgeCount() > mostEdges) return;
  task_.start(
      [problem](const BackgroundTask::Context& context) {
        return computeMarks(*problem.problem, *problem.network, context.stop);
      },
      [this](const Marks& marks) {
        marks_ = marks;
        Q_EMIT changed();
      });
}

}  // namespace gtv::ui
