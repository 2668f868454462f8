#include "run/attack_impact.h"

#include <cmath>

#include "models/parametric.h"
#include "run/run.h"

namespace gtv {
namespace {

/// The features of the trigger, which the experiment was built with.
RowMatrix withTrigger(const Choice& attack, const NodeData& data, RowMatrix X) {
  const auto names = attack.texts("features");
  const Vector values = attack.numbers("values");
  for (std::size_t k = 0; k < names.size(); ++k)
    if (const auto column = featureNamed(data, names[k], "attacks"))
      X.col(*column).setConstant(values[static_cast<Eigen::Index>(k)]);
  return X;
}

/// The label that a row of outputs stands for; of real labels the number itself.
double labelOf(LabelKind kind, const Eigen::RowVectorXd& outputs) {
  if (areNumbers(kind)) return outputs[0];
  if (kind == LabelKind::Class) return chosenClass(outputs);
  const bool positive = outputs.size() == 1 ? outputs[0] >= 0 : chosenClass(outputs) == 1;
  return positive ? 1 : -1;
}

}  // namespace

std::vector<Backdoor> backdoors(const Experiment& experiment, const ProblemInstance& network,
                                const NodePrediction& predict) {
  std::vector<Backdoor> out;
  if (!hasLabels(network.labels)) return out;
  const auto& data = *network.data;
  const bool isReal = areNumbers(network.labels);
  const auto attacks = experiment.attacks();
  for (std::size_t a = 0; a < attacks.size(); ++a) {
    if (attacks[a].kind() != "trigger") continue;
    Backdoor door{a, attacks[a].number("target"), 0, 0, 0};
    const auto score = [&](const Eigen::RowVectorXd& outputs) {
      const double label = labelOf(network.labels, outputs);
      return isReal ? label : (label == door.target ? 1.0 : 0.0);
    };
    const auto add = [&](const LocalDatasets& from, int node) {
      if (from.sampleCount(node) == 0) return;
      const RowMatrix X = from.features(node);
      const auto y = from.labels(node);
      const Matrix plain = predict(node, X);
      const Matrix triggered = predict(node, withTrigger(attacks[a], data, X));
      for (Eigen::Index r = 0; r < X.rows(); ++r) {
        if (!isReal && y[r] == door.target) continue;
        ++door.samples;
        door.with += score(triggered.row(r));
        door.without += score(plain.row(r));
      }
    };
    for (int i = 0; i < network.nodeCount(); ++i) {
      if (network.isAttacker(i)) continue;
      add(data.datasets, i);
      if (data.validation.nodeCount() > 0) add(data.validation, i);
    }
    const double count = door.samples > 0 ? static_cast<double>(door.samples) : std::nan("");
    door.with /= count;
    door.without /= count;
    out.push_back(door);
  }
  return out;
}

std::optional<AttackImpact> attackImpactOf(const Run& run, const std::stop_token& stop) {
  const auto& network = *run.network();
  // Nodes that predict together have one error, that of all.
  if (network.attackers.empty() || run.predictsJointly()) return std::nullopt;
  const auto* models = run.localPredictors();
  const auto classes = labelClasses(*network.clean, network.labels);
  AttackImpact out;
  out.errors = models != nullptr ? poisoning(run.problem(), *models, run.primal(), *network.data,
                                             network.labels, network.attackers, classes)
                                 : poisoning(run.problem(), run.primal(), network.parametricData(),
                                             network.attackers, classes, network.parametricModel());
  out.backdoors = backdoors(run.experiment(), network, [&](int node, const RowMatrix& X) -> Matrix {
    if (!stop.stop_requested()) return run.predict(node, X, stop);
    return Matrix::Zero(X.rows(), 1);
  });
  if (stop.stop_requested()) return std::nullopt;
  return out;
}

}  // namespace gtv
