#include "ui/sweeps/curve_choice.h"

#include <QAction>
#include <QMenu>
#include <algorithm>

#include "diagnostics/trace_row.h"
#include "ui/sweeps/sweep_curves_plot.h"
#include "ui/widgets/display_text.h"

namespace gtv::ui {

CurveChoice::CurveChoice(QWidget* parent) : QToolButton(parent) {
  setAccessibleName(tr("Curves that the sweep keeps"));
  setToolTip(
      tr("Numbers to keep of every run iteration by iteration, to be drawn as curves; without any "
         "the sweep keeps what its runs end with"));
  setPopupMode(QToolButton::InstantPopup);
  setFocusPolicy(Qt::StrongFocus);
  setObjectName(QStringLiteral("curveChoice"));
  auto* menu = new QMenu(this);
  for (const auto& column : traceColumns) {
    if (!column.isRepeatable) continue;
    auto* action = menu->addAction(curveLabel(column.name));
    action->setCheckable(true);
    action->setData(QString::fromUtf8(column.name));
    actions_.push_back(action);
    connect(action, &QAction::triggered, this, [this, name = std::string(column.name)](bool on) {
      if (on)
        chosen_.push_back(name);
      else
        std::erase(chosen_, name);
      showChoice();
      Q_EMIT changed();
    });
  }
  setMenu(menu);
  showChoice();
}

void CurveChoice::choose(const std::vector<std::string>& names) {
  chosen_ = names;
  for (auto* action : actions_)
    action->setChecked(std::find(names.begin(), names.end(),
                                 action->data().toString().toStdString()) != names.end());
  showChoice();
}

void CurveChoice::showChoice() {
  const auto count = chosen_.size();
  setText(count == 0 ? tr("Curves: none") : tr("Curves: %1").arg(count));
}

}  // namespace gtv::ui
