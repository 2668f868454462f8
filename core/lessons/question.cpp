#include "lessons/question.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>

#include "base/localized.h"

namespace gtv {
namespace {

/// Of the smallest error, for an answer that is good enough.
constexpr double nearlyBest = 1.1;
constexpr double nearlyLargest = 1 - 1e-6;

RightAnswer clusterAnswer(const Snapshot& snapshot) {
  const double count = snapshot.clusterCount;
  RightAnswer out;
  out.text = localized("Number of different models at λ = {:.3g}: {}.", snapshot.numbers.lambda,
                       snapshot.clusterCount);
  out.right = {{count, count}};
  return out;
}

std::optional<RightAnswer> bestLambdaAnswer(const OptimumPath& path) {
  if (!path.isComplete()) return std::nullopt;
  const OptimumPoint* best = nullptr;
  for (const auto& point : path.points)
    if (std::isfinite(point->mse) && (best == nullptr || point->mse < best->mse))
      best = point.get();
  if (best == nullptr) return std::nullopt;
  RightAnswer out;
  out.text = localized("The error is smallest at λ = {:.3g}.", best->lambda);
  bool wasGood = false;
  for (const auto& point : path.points) {
    const bool isGood = point->mse <= nearlyBest * best->mse;
    if (isGood && !wasGood) out.right.emplace_back(point->lambda, point->lambda);
    if (isGood) out.right.back().second = point->lambda;
    wasGood = isGood;
  }
  return out;
}

/// Those whose value is the largest, as answers.
RightAnswer largest(const Vector& values) {
  RightAnswer out;
  const double most = values.maxCoeff();
  for (Eigen::Index k = 0; k < values.size(); ++k)
    if (values[k] >= nearlyLargest * most)
      out.right.emplace_back(static_cast<double>(k), static_cast<double>(k));
  return out;
}

std::optional<RightAnswer> worstNodeAnswer(const Snapshot& snapshot) {
  const auto& truth = snapshot.network->truth();
  if (truth.rows() != snapshot.W.rows() || truth.cols() != snapshot.W.cols() || truth.size() == 0)
    return std::nullopt;
  auto out = largest((snapshot.W - truth).colwise().norm().transpose());
  out.text = localized("At λ = {:.3g} the model of node {} is farthest from its truth.",
                       snapshot.numbers.lambda, out.right.front().first);
  return out;
}

std::optional<RightAnswer> widestEdgeAnswer(const Snapshot& snapshot) {
  const auto& graph = *snapshot.network->graph;
  if (graph.edgeCount() == 0) return std::nullopt;
  Vector differences(graph.edgeCount());
  for (int e = 0; e < graph.edgeCount(); ++e) {
    const auto& [head, tail, weight] = graph.edge(e);
    differences[e] = (snapshot.W.col(head) - snapshot.W.col(tail)).norm();
  }
  auto out = largest(differences);
  const auto& [head, tail, weight] = graph.edge(static_cast<int>(out.right.front().first));
  out.text = localized("At λ = {:.3g} the models of nodes {} and {} differ most.",
                       snapshot.numbers.lambda, head, tail);
  return out;
}

/// Saturation is ‖u_e‖ / (λ A_e), in the dual norm of the penalty.
std::optional<RightAnswer> fullestEdgeAnswer(const Snapshot& snapshot) {
  const auto& graph = *snapshot.network->graph;
  if (graph.edgeCount() == 0 || !snapshot.saturation ||
      snapshot.saturation->size() != graph.edgeCount())
    return std::nullopt;
  Vector flows(graph.edgeCount());
  for (int e = 0; e < graph.edgeCount(); ++e)
    flows[e] = snapshot.numbers.lambda * graph.edge(e).weight * (*snapshot.saturation)[e];
  if (!flows.allFinite()) return std::nullopt;
  auto out = largest(flows);
  const auto& [head, tail, weight] = graph.edge(static_cast<int>(out.right.front().first));
  out.text =
      localized("At λ = {:.3g} the edge between nodes {} and {} carries the largest flow, {:.3g}.",
                snapshot.numbers.lambda, head, tail, flows.maxCoeff());
  return out;
}

std::optional<RightAnswer> commonModelAnswer(const Snapshot& snapshot) {
  constexpr double nearEnough = 0.25;
  const auto& truth = snapshot.network->truth();
  if (snapshot.W.rows() < 2 || truth.rows() != snapshot.W.rows() || truth.cols() == 0)
    return std::nullopt;
  const Vector extent =
      truth.topRows(2).rowwise().maxCoeff() - truth.topRows(2).rowwise().minCoeff();
  const double apart = extent.norm();
  const double size = truth.topRows(2).colwise().norm().maxCoeff();
  const Vector mean = snapshot.W.rowwise().mean();
  RightAnswer out;
  out.text = localized("At λ = {:.3g} the mean of all models is ({:.3g}, {:.3g}).",
                       snapshot.numbers.lambda, mean[0], mean[1]);
  out.point = Answer{mean[0], mean[1]};
  out.radius = nearEnough * (apart > 0 ? apart : size);
  return out;
}

}  // namespace

const std::vector<QuestionKind>& questionKinds() {
  static const std::vector<QuestionKind> kinds{
      {"clusters", AnswerKind::Number, displayText("How many different models?")},
      {"bestLambda", AnswerKind::Number, displayText("At which λ is the error smallest?")},
      {"worstNode", AnswerKind::Node, displayText("Which node has the largest error?")},
      {"widestEdge", AnswerKind::Edge, displayText("Across which edge do the models differ most?")},
      {"fullestEdge", AnswerKind::Edge, displayText("Which edge carries most?")},
      {"commonModel", AnswerKind::Point, displayText("Where does the mean of all models lie?")}};
  return kinds;
}

const QuestionKind* findQuestionKind(const std::string& id) {
  const auto& kinds = questionKinds();
  const auto found =
      std::find_if(kinds.begin(), kinds.end(), [&](const auto& kind) { return kind.id == id; });
  return found == kinds.end() ? nullptr : &*found;
}

bool RightAnswer::accepts(const Answer& answer) const {
  if (point) return std::hypot(answer.x - point->x, answer.y - point->y) <= radius;
  return std::any_of(right.begin(), right.end(), [&](const auto& range) {
    return range.first <= answer.x && answer.x <= range.second;
  });
}

std::optional<RightAnswer> rightAnswer(const Question& question, const Snapshot& snapshot,
                                       const OptimumPath& path) {
  if (question.about == "bestLambda") return bestLambdaAnswer(path);
  if (!snapshot.network || snapshot.W.cols() != snapshot.network->nodeCount()) return std::nullopt;
  if (question.about == "clusters")
    return snapshot.clusters.empty() ? std::nullopt : std::optional(clusterAnswer(snapshot));
  if (question.about == "worstNode") return worstNodeAnswer(snapshot);
  if (question.about == "widestEdge") return widestEdgeAnswer(snapshot);
  if (question.about == "fullestEdge") return fullestEdgeAnswer(snapshot);
  if (question.about == "commonModel") return commonModelAnswer(snapshot);
  return std::nullopt;
}

std::string tallyOf(const std::vector<Answer>& answers,
                    const std::function<std::string(const Answer&)>& name) {
  if (answers.empty()) return localized("No answers yet.");
  std::map<Answer, int> times;
  for (const auto& answer : answers) ++times[answer];
  std::vector<std::pair<Answer, int>> sorted(times.begin(), times.end());
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
  std::string list;
  for (const auto& [answer, count] : sorted) {
    list += list.empty() ? "" : ", ";
    list += name(answer);
    if (count > 1) list += localized(" ({} times)", count);
  }
  return fmt::format("{}: {}.", localizedCount(std::ssize(answers), "answer"), list);
}

}  // namespace gtv
