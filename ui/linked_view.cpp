#include "linked_view.h"

#include <algorithm>
#include <utility>

#include "live_diagnosis.h"
#include "view_dock.h"

namespace gtv::ui {
namespace {

constexpr qint64 restBetweenRefreshes = 200;  ///< milliseconds

}  // namespace

LinkedView::LinkedView(QWidget* parent) : QWidget(parent) {
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &LinkedView::wakeUp);
}

void LinkedView::setNetwork(std::shared_ptr<const Network> network, const Experiment& experiment) {
  forget(true);
  take(std::move(network), experiment);
}

void LinkedView::changeNetwork(std::shared_ptr<const Network> network,
                               const Experiment& experiment) {
  forget(false);
  take(std::move(network), experiment);
}

void LinkedView::take(std::shared_ptr<const Network> network, const Experiment& experiment) {
  network_ = std::move(network);
  experiment_ = experiment;
  snapshot_ = nullptr;
  optimum_ = nullptr;
  influence_ = nullptr;
  nodes_.clear();
  edges_.clear();
  wake(true);
}

void LinkedView::setExperiment(const Experiment& experiment) {
  experiment_ = experiment;
  wake(true);
}

void LinkedView::setSnapshot(std::shared_ptr<const Snapshot> snapshot) {
  snapshot_ = snapshot && snapshot->network == network_ ? std::move(snapshot) : nullptr;
  wake(false);
}

void LinkedView::setOptimum(std::shared_ptr<const LambdaAnswer> optimum) {
  optimum_ = std::move(optimum);
  wake(false);
}

void LinkedView::setInfluence(std::shared_ptr<const Influence> influence) {
  auto fitting = influence && influence->network == network_ ? std::move(influence) : nullptr;
  if (fitting == influence_) return;
  influence_ = std::move(fitting);
  wake(false);
}

std::shared_ptr<const LambdaAnswer> LinkedView::optimum() const {
  const bool fits = network_ && optimum_ && optimum_->optimum.W.cols() == network_->nodeCount() &&
                    optimum_->optimum.W.rows() == network_->coordinates.count;
  return fits ? optimum_ : nullptr;
}

void LinkedView::setSelection(const std::vector<int>& nodes, const std::vector<int>& edges) {
  if (!network_ || (nodes == nodes_ && edges == edges_)) return;
  // Between two networks the canvas may be ahead.
  const bool fits = (nodes.empty() || nodes.back() < network_->nodeCount()) &&
                    (edges.empty() || edges.back() < network_->graph->edgeCount());
  nodes_ = fits ? nodes : std::vector<int>();
  edges_ = fits ? edges : std::vector<int>();
  wake(true);
}

bool LinkedView::isCurrent() const { return !stale_ || !isOnScreen(*this); }

void LinkedView::wake(bool atOnce) {
  stale_ = true;
  const bool rested = atOnce || !sinceRefresh_.isValid();
  const qint64 wait =
      rested ? 0 : std::max<qint64>(0, restBetweenRefreshes - sinceRefresh_.elapsed());
  if (!timer_.isActive() || timer_.remainingTime() > wait) timer_.start(static_cast<int>(wait));
}

void LinkedView::wakeUp() {
  if (!stale_ || !isVisible()) return;
  if (!isOnScreen(*this)) {
    // Behind another tab: to look is cheap.
    timer_.start(static_cast<int>(restBetweenRefreshes));
    return;
  }
  stale_ = false;
  refresh();
  sinceRefresh_.start();
}

void LinkedView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  wake(true);
}

}  // namespace gtv::ui
