#include "ui/optimisation/local_fit_view.h"

#include <qcustomplot.h>

#include <algorithm>
#include <numeric>
#include <utility>

#include "diagnostics/poisoning.h"
#include "problem/local_erm.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

/// What is computed at once: numbers of nodes times the cube of their parameters.
constexpr double cheapFits = 5e4;

}  // namespace

LocalFitView::LocalFitView(const QString& name, const QString& figureName)
    : NodesView(name, figureName) {}

bool LocalFitView::isCurrent() const { return NodesView::isCurrent() && !task_.isRunning(); }

QString LocalFitView::whyNothing() const {
  if (auto why = whyNoNodes(tr("what the network makes of its models")); !why.isEmpty()) return why;
  if (!snapshot()) return tr("The run has not begun.");
  const auto& problem = snapshot()->problem;
  if (!problem || problem->nodeCount() != network()->nodeCount() ||
      problem->dimension != snapshot()->W.rows())
    return tr(
        "The method trains local models of its own, and there is none to compare with at "
        "λ = 0. Choose a method for parameter vectors.");
  return {};
}

void LocalFitView::refresh() {
  if (const auto why = whyNothing(); !why.isEmpty()) {
    wanted_ = nullptr;
    return showText(why);
  }
  findFits();
  if (fits_.problem != snapshot()->problem) {
    // What was drawn of these nodes stays until then.
    if (!hasPlot() || order().empty())
      showText(tr("The models of the nodes alone are being computed."));
    return;
  }
  findOrder();
  draw();
}

void LocalFitView::findFits() {
  const auto problem = snapshot()->problem;
  if (fits_.problem == problem || wanted_ == problem) return;
  const auto compute = [problem](const std::stop_token& stop) -> Fits {
    auto alone = *problem;
    alone.lambda = 1;
    return {problem, localMinimisers(alone, stop), influenceBounds(alone)};
  };
  const bool quadratic = std::all_of(problem->losses.begin(), problem->losses.end(),
                                     [](const auto& loss) { return loss->isQuadratic(); });
  const double d = problem->dimension;
  if (quadratic && problem->nodeCount() * d * d * d <= cheapFits) {
    wanted_ = nullptr;
    task_.abandon();
    fits_ = compute({});
    return;
  }
  wanted_ = problem;
  task_.start([compute](const BackgroundTask::Context& context) { return compute(context.stop); },
              [this](Fits found) {
                wanted_ = nullptr;
                fits_ = std::move(found);
                scheduleRefresh(true);
              });
}

std::vector<int> LocalFitView::nodesInOrder() {
  std::vector<int> all(static_cast<std::size_t>(network()->nodeCount()));
  std::iota(all.begin(), all.end(), 0);
  const auto place = [&](int i) {
    return std::pair(isAttacker(i), network()->clusters[static_cast<std::size_t>(i)]);
  };
  std::stable_sort(all.begin(), all.end(), [&](int a, int b) { return place(a) < place(b); });
  return all;
}

std::vector<LocalFitView::Group> LocalFitView::groups() const {
  std::vector<Group> out;
  for (std::size_t p = 0; p < order().size(); ++p) {
    const int i = order()[p];
    const int place = static_cast<int>(p);
    const int cluster = isAttacker(i) ? -1 : network()->clusters[static_cast<std::size_t>(i)];
    if (out.empty() || out.back().cluster != cluster) out.push_back({place, place, cluster});
    out.back().last = place;
  }
  return out;
}

double LocalFitView::markSize() const {
  const double room = plot()->axisRect()->width() / std::max<double>(1, order().size());
  return std::clamp(0.55 * room, scaled(3), scaled(13));
}

void LocalFitView::drawBorders(QCPPainter& painter) const {
  const auto rect = plot()->axisRect()->rect();
  painter.setPen(QPen(canvasColors().edge, scaled(1), Qt::DotLine));
  for (const auto& group : groups()) {
    if (group.first == 0) continue;
    const double x = plot()->xAxis->coordToPixel(group.first - 0.5);
    painter.drawLine(QLineF(x, rect.top(), x, rect.bottom()));
  }
}

QString LocalFitView::attackerKey() const {
  if (network()->attackers.empty()) return {};
  return keyOf(canvasColors().text, QStringLiteral("⊠"),
               network()->attackers.size() == 1 ? tr("attacker") : tr("attackers"));
}

}  // namespace gtv::ui
