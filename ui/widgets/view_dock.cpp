#include "ui/widgets/view_dock.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <algorithm>

#include "ui/widgets/theme.h"

namespace gtv::ui {

ViewDock::ViewDock(const QString& title, const QString& name, QWidget* view, Figure* figure,
                   QWidget* parent)
    : QDockWidget(title, parent), figure_(figure) {
  setObjectName(name);
  setWidget(view);
  auto* bar = new QWidget;
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(6, 1, 2, 1);
  row->setSpacing(0);
  auto* label = new QLabel(QStringLiteral("<b>%1</b>").arg(title.toHtmlEscaped()));
  label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  row->addWidget(label, 1);
  if (figure_ != nullptr) {
    export_ = addButton(*bar, "document-export", tr("Export %1").arg(title),
                        tr("Copy or export this view and the data behind it"));
    auto* menu = new QMenu(export_);
    menu->addAction(tr("Copy"), this, [this] { Q_EMIT copyWanted(this); });
    menu->addAction(tr("Export as PNG, PDF, SVG, CSV or LaTeX…"), this,
                    [this] { Q_EMIT exportWanted(this); });
    export_->setMenu(menu);
    export_->setPopupMode(QToolButton::InstantPopup);
  }
  maximize_ = addButton(*bar, "window-maximize", tr("Maximise %1").arg(title),
                        tr("Enlarge this view to the whole window, or restore it"));
  maximize_->setCheckable(true);
  connect(maximize_, &QToolButton::clicked, this, &ViewDock::maximizeWanted);
  auto* free = addButton(*bar, "window-duplicate", tr("Detach %1").arg(title),
                         tr("Move this view to its own window, or back"));
  connect(free, &QToolButton::clicked, this, [this] { setFloating(!isFloating()); });
  auto* close = addButton(*bar, "window-close", tr("Close %1").arg(title),
                          tr("Close this view; the View menu brings it back"));
  connect(close, &QToolButton::clicked, this, &QWidget::close);
  setTitleBarWidget(bar);
  show_ = new QAction(title, this);
  show_->setCheckable(true);
  connect(show_, &QAction::triggered, this, [this] {
    const bool wanted = !isOnScreen(*this);
    setVisible(wanted);
    if (wanted) raise();
    show_->setChecked(wanted);
  });
  connect(toggleViewAction(), &QAction::toggled, show_, &QAction::setChecked);
  maximize_->setObjectName(QStringLiteral("maximizeButton"));
}

QToolButton* ViewDock::addButton(QWidget& bar, const char* icon, const QString& name,
                                 const QString& tip) {
  auto* button = new QToolButton;
  button->setIcon(themeIcon(icon));
  button->setProperty("themeIcon", QString::fromLatin1(icon));
  button->setIconSize({14, 14});
  button->setAutoRaise(true);
  button->setAccessibleName(name);
  button->setToolTip(tip);
  // Where a menu opens, no arrow takes room.
  button->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
  bar.layout()->addWidget(button);
  return button;
}

bool isOnScreen(const QWidget& widget) {
  if (!widget.isVisible()) return false;
  if (!widget.visibleRegion().isEmpty()) return true;
  // What its children cover is not its own visible region.
  const auto children = widget.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
  return std::any_of(children.begin(), children.end(),
                     [](const QWidget* child) { return !child->isWindow() && isOnScreen(*child); });
}

void ViewDock::showMaximized(bool maximized) { maximize_->setChecked(maximized); }

}  // namespace gtv::ui
