#include "ui/diagnostics/cluster_reasons.h"

#include <QObject>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"

namespace gtv::ui {
namespace {

constexpr std::size_t mostListed = 12;

QString namesOf(const std::vector<int>& nodes, const IterateSnapshot& of) {
  QStringList names;
  for (std::size_t k = 0; k < std::min(mostListed, nodes.size()); ++k)
    names << toQString(of.network->nodeKeys[static_cast<std::size_t>(nodes[k])]).toHtmlEscaped();
  if (nodes.size() > mostListed) names << QStringLiteral("…");
  return names.join(QStringLiteral(", "));
}

QString termText(WellConnected::Term term) {
  switch (term) {
    case WellConnected::Term::Disconnected:
      return QObject::tr("no edge joins 𝒜 with the rest of the cluster");
    case WellConnected::Term::Boundary:
      return QObject::tr("the edges out of the cluster alone are too heavy");
    case WellConnected::Term::Curvature:
      return QObject::tr("it fails at the curvature, whatever λ is");
    case WellConnected::Term::Disagreement:
      return QObject::tr("it fails at the disagreement, which falls with λ");
    default:
      return QObject::tr("it holds");
  }
}

QString conditionText(const WellConnected::Sides& sides) {
  return QObject::tr(
             "edges out of C %1 + curvature %2 + disagreement %3 = %4 %5 %6, the edges to the "
             "rest of C: %7.")
      .arg(number(sides.boundary), number(sides.curvature), number(sides.disagreement),
           number(sides.left()),
           sides.left() < sides.cut ? QStringLiteral("&lt;") : QStringLiteral("≥"),
           number(sides.cut), termText(WellConnected::failing(sides)));
}

/// Of the nodes that learn.
std::optional<double> samplesOf(const WellConnected& test, const IterateSnapshot& of) {
  double samples = 0;
  int nodes = 0;
  for (const int i : test.nodes) {
    if (of.problem.losses[static_cast<std::size_t>(i)]->isZero()) continue;
    samples += static_cast<double>(of.network->data->datasets.sampleCount(i));
    ++nodes;
  }
  return nodes > 0 ? std::optional(samples / nodes) : std::nullopt;
}

/// The window of λ, and what else would do.
void addRemedies(const WellConnected& test, const IterateSnapshot& of,
                 std::optional<double> separateBelow, QStringList& lines) {
  const bool holds = test.answer == WellConnected::Answer::Yes;
  if (!test.smallestLambda) {
    lines << QObject::tr("No λ is large enough.");
    if (test.worstWithoutDisagreement)
      lines << QObject::tr("For λ → ∞ with 𝒜 = {%1}: %2")
                   .arg(namesOf(test.worstWithoutDisagreement->subset, of),
                        conditionText(*test.worstWithoutDisagreement));
  } else if (separateBelow && std::isfinite(*separateBelow)) {
    lines << QObject::tr(
                 "Window of λ: it holds from λ = %1 on, and below λ = %2 the bounds keep its "
                 "model apart from those of the other clusters listed.")
                 .arg(number(*test.smallestLambda), number(*separateBelow));
  } else {
    lines << QObject::tr("It holds from λ = %1 on.").arg(number(*test.smallestLambda));
  }
  if (!test.worst) return;
  const double ratio = test.worst->ratio();
  if (holds) {
    lines << QObject::tr("It would hold with all weights inside C down to %1 of what they are.")
                 .arg(number(ratio));
    return;
  }
  if (std::isfinite(ratio))
    lines << QObject::tr(
                 "It would hold at this λ with all weights inside C %1 times as large (exact).")
                 .arg(number(ratio));
  if (const auto density = test.neededDensity())
    lines << QObject::tr(
                 "Estimate: from p_in = %1 on, now %2 (cuts grow in proportion to p_in in the "
                 "mean).")
                 .arg(number(*density), number(test.innerDensity()));
  else
    lines << QObject::tr("Estimate: no p_in is large enough, now %1.")
                 .arg(number(test.innerDensity()));
  const auto samples = samplesOf(test, of);
  const auto factor = test.neededSamples(of.problem.lambda);
  if (samples && factor)
    lines << QObject::tr(
                 "Estimate: from m = %1 samples per node on, now %2 (δ falls like 1/√m where "
                 "the nodes share one truth and losses are means).")
                 .arg(number(std::ceil(*samples * *factor)), number(*samples));
  else if (samples)
    lines << QObject::tr("Estimate: no number of samples is enough, as δ is not what is missing.");
}

QString nodeTable(const WellConnected& test, const IterateSnapshot& of) {
  std::vector<std::size_t> order(test.nodes.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return test.gradients[static_cast<Eigen::Index>(a)] >
           test.gradients[static_cast<Eigen::Index>(b)];
  });
  QString rows = QStringLiteral(
                     "<tr><th align='left'>%1</th><th align='right'>&nbsp;β_i</th>"
                     "<th align='right'>&nbsp;δ_i</th></tr>")
                     .arg(QObject::tr("Node"));
  for (std::size_t k = 0; k < std::min(mostListed, order.size()); ++k) {
    const auto at = static_cast<Eigen::Index>(order[k]);
    rows += QStringLiteral(
                "<tr><td>%1</td><td align='right'>&nbsp;%2</td>"
                "<td align='right'>&nbsp;%3</td></tr>")
                .arg(namesOf({test.nodes[order[k]]}, of), number(test.smoothness[at]),
                     number(test.gradients[at]));
  }
  auto text = QStringLiteral("<table>%1</table>").arg(rows);
  if (order.size() > mostListed)
    text += QObject::tr("and %1 with smaller δ_i")
                .arg(counted(std::ssize(order) - static_cast<std::ptrdiff_t>(mostListed), "node"));
  return text;
}

}  // namespace

QString clusterReasons(const QString& name, const WellConnected& test, const IterateSnapshot& of,
                       std::optional<double> separateBelow, std::optional<Vector> model) {
  QStringList lines{QObject::tr("<b>%1</b>: %2, |∂C| = %3")
                        .arg(name.toHtmlEscaped(), counted(std::ssize(test.nodes), "node"),
                             number(test.boundaryWeight))};
  if (!test.optimum || test.smoothness.size() == 0) {
    if (!test.why.empty()) lines << translatedMessage(test.why).toHtmlEscaped();
    return lines.join(QStringLiteral("<br>"));
  }
  lines.front() += QObject::tr(", α = %1").arg(number(test.strongConvexity));
  if (test.worst)
    lines << QObject::tr("Condition (35) of Theorem 2 for the worst 𝒜 = {%1} and the root %2: %3")
                 .arg(namesOf(test.worst->subset, of), namesOf({test.root}, of),
                      conditionText(*test.worst));
  addRemedies(test, of, separateBelow, lines);
  double distance = 0;
  for (const int i : test.nodes)
    distance = std::max(distance, (of.W.col(i) - *test.optimum).norm());
  if (test.boundPerLambda) {
    const double bound = of.problem.lambda * *test.boundPerLambda;
    lines << QObject::tr(
                 "Bound where it holds: ‖ŵ − w̄‖ ≤ λ|∂C|/α = %1, with the constant 1; the paper "
                 "prints 2λ|∂C|/α = %2. Largest distance of the iterate: %3.")
                 .arg(number(bound), number(2 * bound), number(distance));
  }
  if (model)
    lines << QObject::tr("Its model in GTVMin on the cluster graph (42): (%1), %2 from w̄.")
                 .arg(listText(*model), number((*model - *test.optimum).norm()));
  return lines.join(QStringLiteral("<br>")) + nodeTable(test, of);
}

QString clusterMinimumText(const ClusterMinimum& minimum, const IterateSnapshot& of) {
  const auto title = QObject::tr("GTVMin on the graph of the true clusters (42)");
  if (!minimum.why.empty())
    return QStringLiteral("%1: %2").arg(title, translatedMessage(minimum.why).toHtmlEscaped());
  return QObject::tr(
             "%1: %2 (relative gap %3); the objective of the iterate is %4. It is never below "
             "the minimum of GTVMin, and equal to it if all true clusters are well-connected.")
      .arg(title, number(minimum.bound.primal, 6), number(minimum.bound.relative, 2),
           number(of.problem.objective(of.W), 6));
}

}  // namespace gtv::ui
