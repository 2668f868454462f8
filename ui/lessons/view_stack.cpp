#include "ui/lessons/view_stack.h"

#include <QEvent>
#include <QSignalBlocker>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace gtv::ui {

int stretchOf(double size) { return static_cast<int>(std::lround(12 * size)); }

ViewStack::ViewStack(QWidget* parent) : QWidget(parent), tabs_(new QTabBar) {
  tabs_->setAccessibleName(tr("Views"));
  tabs_->setToolTip(tr("There is room for one of these views"));
  tabs_->setFocusPolicy(Qt::TabFocus);
  tabs_->setExpanding(false);
  tabs_->setDrawBase(false);
  for (auto* arrow : tabs_->findChildren<QToolButton*>())
    arrow->setToolTip(arrow->accessibleName());
  tabs_->hide();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(tabs_);
  connect(tabs_, &QTabBar::currentChanged, this, &ViewStack::arrange);
}

void ViewStack::add(QWidget* view) {
  view->hide();
  all_.push_back(view);
  layout()->addWidget(view);
}

void ViewStack::remove(QWidget* view) {
  setViews({});
  std::erase(all_, view);
  layout()->removeWidget(view);
}

void ViewStack::setViews(const std::vector<QWidget*>& views, const std::vector<double>& sizes) {
  auto* column = static_cast<QVBoxLayout*>(layout());
  for (std::size_t k = 0; k < views.size(); ++k) {
    // Behind those before it, in whatever order they came here.
    column->removeWidget(views[k]);
    column->addWidget(views[k], stretchOf(k < sizes.size() ? sizes[k] : 1));
  }
  if (views != wanted_) {
    wanted_ = views;
    const QSignalBlocker quiet(tabs_);
    while (tabs_->count() > 0) tabs_->removeTab(0);
    for (const auto* view : wanted_) tabs_->addTab(view->windowTitle());
  }
  arrange();
  setVisible(!wanted_.empty());
}

bool ViewStack::hasTabs() const { return !tabs_->isHidden(); }

int ViewStack::leastHeightOf(const QWidget& view) const {
  // Of a plot itself, numbers and a name at its axis take away some lines.
  constexpr int lines = 3;
  int least = std::max(view.minimumSizeHint().height(), leastPlotHeight);
  // A line above it may become several.
  if (const auto* layout = view.layout(); layout != nullptr && layout->hasHeightForWidth())
    least = std::max(least, layout->minimumHeightForWidth(width()));
  return least + lines * fontMetrics().height();
}

void ViewStack::arrange() {
  int needed = 0;
  for (const auto* view : wanted_) needed += leastHeightOf(*view);
  const bool isCrowded = wanted_.size() > 1 && needed > height();
  tabs_->setVisible(isCrowded);
  for (auto* view : all_) {
    const auto at = std::find(wanted_.begin(), wanted_.end(), view) - wanted_.begin();
    const bool isWanted = at < static_cast<std::ptrdiff_t>(wanted_.size());
    view->setVisible(isWanted && (!isCrowded || at == tabs_->currentIndex()));
  }
}

QSize ViewStack::minimumSizeHint() const {
  QSize least;
  for (const auto* view : wanted_)
    least = least.expandedTo(view->minimumSizeHint()).expandedTo(view->minimumSize());
  if (wanted_.size() > 1) least.rheight() += tabs_->sizeHint().height();
  return least;
}

void ViewStack::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void ViewStack::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) arrange();
}

}  // namespace gtv::ui
