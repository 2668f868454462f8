#include "ui/optimisation/profile_view.h"

#include <qcustomplot.h>

#include <QComboBox>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "base/csv.h"
#include "base/number.h"
#include "graph/node_order.h"
#include "ui/plots/feature_axes.h"
#include "ui/plots/session_values.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/node_paint.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr int mostDots = 120;      ///< of more nodes the steps alone are drawn
constexpr int mostPlateaus = 30;   ///< rings along a curve that does not change
constexpr double ringMove = 0.02;  ///< of the height; what changes by more gets a ring
constexpr std::array profileStrokes{Qt::SolidLine, Qt::DashLine,       Qt::DashDotLine,
                                    Qt::SolidLine, Qt::DashDotDotLine, Qt::DashLine};
constexpr std::array profileSigns{"━━", "╍╍", "━·", "━━", "━··", "╍╍"};

}  // namespace

ProfileView::ProfileView() : NodesView(tr("Profile of the models"), QStringLiteral("profile")) {
  parameter_ = addChoice("profileParameter", tr("Parameter of the profile"),
                         tr("The parameter that is drawn; all of them where there are few"));
  connect(parameter_, &QComboBox::currentIndexChanged, this,
          [this] { chosen_ = parameter_->currentData().toString(); });
  auto& plot = *this->plot();
  for (auto* graphs : {&truths_, &iterates_, &optima_})
    for (auto& graph : *graphs) {
      graph = plot.addGraph();
      graph->setLineStyle(graphs == &optima_ ? QCPGraph::lsNone : QCPGraph::lsStepCenter);
    }
  PlotView::refreshTheme();
}

void ProfileView::style() {
  for (std::size_t k = 0; k < iterates_.size(); ++k) {
    const auto color = QColor::fromRgb(okabeIto[k]);
    iterates_[k]->setPen(QPen(color, scaled(1.8), profileStrokes[k]));
    truths_[k]->setPen(QPen(canvasColors().text, scaled(1.2), Qt::DotLine));
    optima_[k]->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(color, scaled(1.4)),
                                                Qt::NoBrush, scaled(9)));
  }
}

void ProfileView::forget(bool another) {
  NodesView::forget(another);
  parameters_.clear();
}

const Matrix* ProfileView::models() const {
  const bool fits = snapshot() && snapshot()->W.rows() == network()->coordinates.count &&
                    snapshot()->W.cols() == network()->nodeCount();
  return fits ? &snapshot()->W : nullptr;
}

std::vector<int> ProfileView::nodesInOrder() {
  const int n = network()->nodeCount();
  const auto path =
      n > 1 && network()->graph->edgeCount() > 0 ? pathOrder(*network()->graph) : std::nullopt;
  isPath_ = path.has_value();
  if (path) return *path;
  std::vector<int> all(static_cast<std::size_t>(n));
  std::iota(all.begin(), all.end(), 0);
  return all;
}

void ProfileView::showChoices() {
  const int count = std::min(network()->coordinates.count, mostCoordinates);
  std::vector<std::pair<QString, QString>> wanted;
  if (count > 1)
    wanted.emplace_back(count <= mostTogether ? tr("all") : tr("the first %1").arg(mostTogether),
                        QStringLiteral("all"));
  for (int j = 0; j < count; ++j)
    wanted.emplace_back(coordinateLabel(*network(), j), QString::number(j));
  const QSignalBlocker quiet(parameter_);
  bool same = parameter_->count() == static_cast<int>(wanted.size());
  for (int k = 0; same && k < parameter_->count(); ++k)
    same = parameter_->itemText(k) == wanted[static_cast<std::size_t>(k)].first;
  if (!same) {
    parameter_->clear();
    for (const auto& [name, data] : wanted) parameter_->addItem(name, data);
  }
  parameter_->setCurrentIndex(std::max(0, parameter_->findData(chosen_)));
}

void ProfileView::chooseParameters() {
  const auto chosen = parameter_->currentData().toString();
  parameters_.clear();
  if (chosen != QStringLiteral("all")) {
    parameters_.push_back(chosen.toInt());
    return;
  }
  for (int j = 0; j < std::min(network()->coordinates.count, mostTogether); ++j)
    parameters_.push_back(j);
}

void ProfileView::refresh() {
  if (const auto why = whyNoNodes(tr("the profile of its models")); !why.isEmpty())
    return showText(why);
  if (network()->coordinates.count == 0)
    return showText(
        tr("The models have no parameters to draw. The view Predictions shows what they "
           "predict."));
  findOrder();
  showChoices();
  chooseParameters();
  fill();
  fitAxes();
  showPlot({}, key());
}

void ProfileView::fill() {
  const auto answer = optimum();
  const auto* best = answer ? &answer->optimum.W : nullptr;
  const auto& truth = network()->coordinates.truth;
  const auto rows = network()->coordinates.count;
  for (std::size_t k = 0; k < iterates_.size(); ++k) {
    QVector<QCPGraphData> now;
    QVector<QCPGraphData> before;
    QVector<QCPGraphData> rings;
    const bool drawn = k < parameters_.size();
    const int j = drawn ? parameters_[k] : 0;
    const auto row = [&](const Matrix* W, QVector<QCPGraphData>& out) {
      if (!drawn || W == nullptr || W->rows() != rows || W->cols() != network()->nodeCount())
        return;
      for (std::size_t p = 0; p < order().size(); ++p)
        if (W != best || answer->isDetermined(order()[p]))
          out.push_back({static_cast<double>(p), (*W)(j, order()[p])});
    };
    row(models(), now);
    row(&truth, before);
    row(best, rings);
    iterates_[k]->data()->set(now, true);
    truths_[k]->data()->set(before, true);
    optima_[k]->data()->set(rings, true);
    const bool dots = order().size() <= static_cast<std::size_t>(mostDots);
    const auto color = QColor::fromRgb(okabeIto[k]);
    iterates_[k]->setScatterStyle(
        dots ? QCPScatterStyle(QCPScatterStyle::ssDisc, color, color, scaled(4))
             : QCPScatterStyle(QCPScatterStyle::ssNone));
  }
}

void ProfileView::fitAxes() {
  Extent up;
  for (const auto* graphs : {&iterates_, &truths_, &optima_})
    for (const auto* graph : *graphs)
      for (const auto& point : *graph->data()) up.add(point.value);
  auto& axes = *plot();
  axes.yAxis->setRange(rangeAround(up.low, up.high));
  thinRings(axes.yAxis->range().size());
  axes.yAxis->setLabel(parameters_.size() == 1 ? coordinateLabel(*network(), parameters_.front())
                                               : tr("parameters"));
  fitNodeAxis(isPath_ ? tr("node, along the path") : tr("node"), isPath_);
}

/// Where nodes beside each other are equal, few rings say the same.
void ProfileView::thinRings(double height) {
  const double spacing = static_cast<double>(order().size()) / mostPlateaus;
  const double move = ringMove * height;
  for (auto* graph : optima_) {
    QVector<QCPGraphData> kept;
    const auto& all = *graph->data();
    for (auto it = all.constBegin(); it != all.constEnd(); ++it) {
      const auto next = it + 1;
      const bool same = !kept.empty() && it->key - kept.back().key < spacing &&
                        std::abs(it->value - kept.back().value) < move;
      const bool ends = next == all.constEnd() || std::abs(next->value - it->value) >= move;
      if (!same || ends) kept.push_back(*it);
    }
    graph->data()->set(kept, true);
  }
}

QString ProfileView::key() const {
  QStringList parts;
  bool optimal = false;
  bool true_ = false;
  for (std::size_t k = 0; k < parameters_.size(); ++k) {
    parts << keyOf(QColor::fromRgb(okabeIto[k]), QString::fromUtf8(profileSigns[k]),
                   coordinateLabel(*network(), parameters_[k]));
    optimal = optimal || !optima_[k]->data()->isEmpty();
    true_ = true_ || !truths_[k]->data()->isEmpty();
  }
  const auto text = canvasColors().text;
  if (optimal) parts << keyOf(text, QStringLiteral("○"), tr("exact optimum"));
  if (true_) parts << keyOf(text, QStringLiteral("┅┅"), tr("truth"));
  if (optimum() && optimum()->uniqueness.verdict == Uniqueness::Verdict::NotUnique)
    parts << tr("no ring: not determined there");
  if (const auto share = shareText(); !share.isEmpty()) parts << share;
  if (models() == nullptr) parts << tr("the run has not begun");
  return joined(parts);
}

QString ProfileView::describeNode(int node) const {
  QStringList lines{
      tr("Node %1").arg(toQString(network()->nodeKeys[static_cast<std::size_t>(node)]))};
  const auto* W = models();
  const auto best = optimumOf(node);
  const auto& truth = network()->coordinates.truth;
  for (const int j : parameters_) {
    QStringList parts;
    if (W != nullptr) parts << number((*W)(j, node));
    if (best.size() > 0) parts << tr("optimum %1").arg(number(best[j]));
    if (truth.cols() == network()->nodeCount()) parts << tr("truth %1").arg(number(truth(j, node)));
    lines << QStringLiteral("%1: %2").arg(coordinateLabel(*network(), j),
                                          parts.join(QStringLiteral(", ")));
  }
  return lines.join(QLatin1Char('\n'));
}

QString ProfileView::hint() const {
  return tr(
      "The parameters of all nodes. Click to select a node, with Ctrl to add it; the arrow "
      "keys go from node to node.");
}

std::vector<double> ProfileView::heightsOf(int node) const {
  std::vector<double> out;
  if (const auto* W = models(); W != nullptr)
    for (const int j : parameters_) out.push_back((*W)(j, node));
  return out;
}

void ProfileView::saveState(Json& screen) const { screen["profile"] = chosen_.toStdString(); }

void ProfileView::restoreState(const Json& screen, const Studies& /*studies*/, int /*runNumber*/) {
  const auto kept = memberOf(screen, "profile");
  if (!kept.is_string()) return;
  chosen_ = toQString(kept.get<std::string>());
  scheduleRefresh(true);
}

QString ProfileView::figureData() const {
  std::string out = "place,node";
  if (!hasPlot()) return toQString(out + '\n');
  const auto* W = models();
  const auto answer = optimum();
  const auto& truth = network()->coordinates.truth;
  const bool known = truth.cols() == network()->nodeCount();
  for (const int j : parameters_) {
    const auto name = coordinateLabel(*network(), j).toStdString();
    if (W != nullptr) out += ',' + csvCell(name);
    if (answer) out += ',' + csvCell("optimum " + name);
    if (known) out += ',' + csvCell("truth " + name);
  }
  out += '\n';
  for (std::size_t p = 0; p < order().size(); ++p) {
    const int i = order()[p];
    const auto best = optimumOf(i);
    out += std::to_string(p) + ',' + csvCell(network()->nodeKeys[static_cast<std::size_t>(i)]);
    for (const int j : parameters_) {
      if (W != nullptr) out += ',' + formatNumber((*W)(j, i));
      if (answer) out += ',' + (best.size() > 0 ? formatNumber(best[j]) : std::string());
      if (known) out += ',' + formatNumber(truth(j, i));
    }
    out += '\n';
  }
  return toQString(out);
}

}  // namespace gtv::ui
