#include "ui/live/iterate_history.h"

#include <algorithm>
#include <cmath>

#include "ui/widgets/figure.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr std::size_t mostIterates = 300;
constexpr std::size_t fewestIterates = 16;
constexpr std::size_t mostBytes = 32 << 20;
constexpr int mostCurves = 4;

}  // namespace

void IterateHistory::clear() {
  kept_.clear();
  network_ = nullptr;
  spacing_ = 1;
}

void IterateHistory::add(const Snapshot& snapshot) {
  if (!kept_.empty()) {
    const bool sameNodes = network_ == snapshot.network || network_->ids == snapshot.network->ids;
    if (runNumber_ != snapshot.runNumber || !sameNodes ||
        kept_.back().W.rows() != snapshot.W.rows())
      clear();
  }
  runNumber_ = snapshot.runNumber;
  network_ = snapshot.network;
  while (!kept_.empty() && kept_.back().iteration > snapshot.reached) kept_.pop_back();
  const auto iteration = snapshot.numbers.iteration;
  if (!kept_.empty() && iteration < kept_.back().iteration + spacing_) return;
  const auto bytes = sizeof(Iterate) + static_cast<std::size_t>(snapshot.W.size()) * sizeof(double);
  const auto most = std::clamp(mostBytes / bytes, fewestIterates, mostIterates);
  if (kept_.size() >= most) {
    const auto span = kept_.back().iteration - kept_.front().iteration;
    spacing_ = std::max<std::int64_t>(1, 2 * span / static_cast<std::int64_t>(kept_.size()));
    std::vector<Iterate> thinned;
    thinned.reserve(most);
    for (std::size_t k = 0; k < kept_.size(); k += 2) thinned.push_back(std::move(kept_[k]));
    kept_ = std::move(thinned);
  }
  kept_.push_back({iteration, snapshot.W});
}

std::vector<std::int64_t> IterateHistory::iterations() const {
  std::vector<std::int64_t> out;
  out.reserve(kept_.size());
  for (const auto& seen : kept_) out.push_back(seen.iteration);
  return out;
}

Matrix IterateHistory::of(int node) const {
  // A node may be newer than what was seen.
  if (kept_.empty() || node >= kept_.front().W.cols()) return Matrix(0, 0);
  Matrix values(kept_.front().W.rows(), static_cast<Eigen::Index>(kept_.size()));
  for (std::size_t k = 0; k < kept_.size(); ++k)
    values.col(static_cast<Eigen::Index>(k)) = kept_[k].W.col(node);
  return values;
}

NodeHistory::NodeHistory(QWidget* parent) : QCustomPlot(parent) {
  setPlottingHint(QCP::phFastPolylines);
  setMinimumHeight(60);
  setAccessibleName(tr("Parameters of the node over the iterations"));
  for (int k = 0; k < mostCurves; ++k) optima_.push_back(addGraph());
  for (int k = 0; k < mostCurves; ++k) curves_.push_back(addGraph());
  cursor_ = new QCPItemStraightLine(this);
  xAxis->setLabel(tr("iteration"));
  legend->setVisible(false);
  yAxis->ticker()->setTickCount(4);  // the dock is low
  prepareForFigure(*this);
  refreshTheme();
}

void NodeHistory::refreshTheme() {
  stylePlot(*this);
  for (std::size_t k = 0; k < curves_.size(); ++k) {
    const QColor color = QColor::fromRgb(okabeIto[k]);
    curves_[k]->setPen(QPen(color, scaled(2)));
    optima_[k]->setPen(QPen(color, scaled(1.2), Qt::DashLine));
  }
  cursor_->setPen(QPen(canvasColors().edge, scaled(1), Qt::DotLine));
  replot(QCustomPlot::rpQueuedReplot);
}

void NodeHistory::show(const std::vector<std::int64_t>& iterations, const Matrix& values,
                       const Vector& optimum, std::int64_t shown) {
  const auto count = static_cast<Eigen::Index>(iterations.size());
  const bool fits = values.cols() == count && count > 0;
  curveCount_ = fits ? std::min(mostCurves, static_cast<int>(values.rows())) : 0;
  double low = std::numeric_limits<double>::infinity();
  double high = -low;
  const auto reach = [&](double y) {
    if (!std::isfinite(y)) return;
    low = std::min(low, y);
    high = std::max(high, y);
  };
  const double first = fits ? static_cast<double>(iterations.front()) : 0;
  const double last = std::max(fits ? static_cast<double>(iterations.back()) : 0, first + 10);
  for (int k = 0; k < mostCurves; ++k) {
    auto& curve = *curves_[static_cast<std::size_t>(k)];
    auto& line = *optima_[static_cast<std::size_t>(k)];
    curve.data()->clear();
    line.data()->clear();
    if (k >= curveCount_) continue;
    for (Eigen::Index t = 0; t < count; ++t) {
      curve.addData(static_cast<double>(iterations[static_cast<std::size_t>(t)]), values(k, t));
      reach(values(k, t));
    }
    if (optimum.size() != values.rows()) continue;
    line.addData(first, optimum[k]);
    line.addData(last, optimum[k]);
    reach(optimum[k]);
  }
  xAxis->setRange(first, last);
  if (low <= high) {
    const double room = std::max(0.08 * (high - low), 0.02 * (1 + std::abs(high)));
    yAxis->setRange(low - room, high + room);
  }
  cursor_->point1->setCoords(static_cast<double>(shown), 0);
  cursor_->point2->setCoords(static_cast<double>(shown), 1);
  replot(QCustomPlot::rpQueuedReplot);
}

QString NodeHistory::legendText() const {
  QStringList parts;
  for (int k = 0; k < curveCount_; ++k)
    parts << QStringLiteral("<span style='color:%1'>━━</span>&nbsp;w%2")
                 .arg(curves_[static_cast<std::size_t>(k)]->pen().color().name())
                 .arg(k + 1);
  if (curveCount_ > 0 && optima_.front()->data()->size() > 0) parts << tr("╍╍&nbsp;optimum");
  return parts.join(QStringLiteral("&nbsp;&nbsp; "));
}

}  // namespace gtv::ui
