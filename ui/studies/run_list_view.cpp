#include "ui/studies/run_list_view.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "ui/live/run_controller.h"
#include "ui/studies/compare_window.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

void nameButton(QPushButton& button, const QString& name, const QString& tip) {
  button.setText(name);
  button.setToolTip(tip);
  button.setAccessibleName(tip);
}

}  // namespace

RunListView::RunListView(RunList& runs, QWidget* parent)
    : QWidget(parent), runs_(runs), table_(new QTableView), figure_(QStringLiteral("runs"), runs) {
  setAccessibleName(tr("Runs"));
  table_->setModel(&runs_);
  table_->setAccessibleName(tr("List of runs"));
  table_->setToolTip(tr("The present run is at the top, earlier runs are below"));
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  table_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
  table_->setContextMenuPolicy(Qt::CustomContextMenu);
  table_->setTabKeyNavigation(false);
  table_->verticalHeader()->hide();
  table_->horizontalHeader()->setSectionResizeMode(RunList::Name, QHeaderView::Stretch);
  table_->setWordWrap(false);
  table_->setMinimumHeight(60);
  fitSizes();
  table_->installEventFilter(this);
  for (auto* corner : table_->findChildren<QAbstractButton*>()) {
    corner->setAccessibleName(tr("Select all"));
    corner->setToolTip(corner->accessibleName());
    corner->setFocusPolicy(Qt::TabFocus);
  }
  const auto button = [&](const QString& name, const QString& tip, auto slot) {
    auto* made = new QPushButton;
    nameButton(*made, name, tip);
    connect(made, &QPushButton::clicked, this, slot);
    return made;
  };
  pin_ = button({}, {}, &RunListView::pin);
  hide_ = button({}, {}, &RunListView::hide);
  rename_ = button(tr("Rename"), tr("Give the run another name"),
                   [this] { table_->edit(table_->currentIndex().siblingAtColumn(RunList::Name)); });
  delete_ = button(tr("Delete"), tr("Delete the run"), &RunListView::removeChosen);
  vary_ = button(tr("Vary"), tr("Take the experiment of this run as the present one, to change it"),
                 &RunListView::vary);
  compare_ = button(tr("Compare"), tr("Two or more runs side by side"), &RunListView::compare);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(2, 2, 2, 2);
  layout->setSpacing(2);
  auto* row = new QHBoxLayout;
  row->setSpacing(2);
  for (auto* made : {pin_, hide_, rename_, delete_, vary_, compare_}) {
    made->setMinimumWidth(20);
    row->addWidget(made);
  }
  layout->addWidget(table_, 1);
  layout->addLayout(row);
  connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
          &RunListView::showChoices);
  for (const auto signal : {&RunList::rowsInserted, &RunList::rowsRemoved})
    connect(&runs_, signal, this, &RunListView::showChoices);
  connect(&runs_, &RunList::comparisonsChanged, this, &RunListView::showChoices);
  connect(table_, &QWidget::customContextMenuRequested, this, [this](QPoint point) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (auto* made : {pin_, hide_, rename_, delete_, vary_, compare_})
      menu->addAction(made->accessibleName(), made, &QPushButton::click)
          ->setEnabled(made->isEnabled());
    menu->popup(table_->viewport()->mapToGlobal(point));
  });
  showChoices();
  pin_->setObjectName(QStringLiteral("pinButton"));
  hide_->setObjectName(QStringLiteral("hideButton"));
  vary_->setObjectName(QStringLiteral("varyButton"));
  compare_->setObjectName(QStringLiteral("compareButton"));
}

void RunListView::follow(const ViewSources& sources) {
  auto& run = sources.run;
  connect(this, &RunListView::varyWanted, &run,
          [&run](const Experiment& experiment, const QString& name) {
            run.runAnew(experiment, tr("Again: %1").arg(name));
          });
  connect(this, &RunListView::comparisonWanted, this, [this](const std::vector<RunRecord>& runs) {
    (new CompareWindow(runs, window()))->show();
  });
}

std::vector<int> RunListView::chosenRows() const {
  std::vector<int> rows;
  for (const auto& index : table_->selectionModel()->selectedRows()) rows.push_back(index.row());
  std::sort(rows.begin(), rows.end());
  return rows;
}

void RunListView::fitSizes() {
  table_->verticalHeader()->setDefaultSectionSize(table_->fontMetrics().height() + 6);
  constexpr std::array<int, RunList::columnTotal> widths{120, 170, 70, 80, 90, 90, 60};
  for (int column = 0; column < RunList::columnTotal; ++column)
    table_->setColumnWidth(column,
                           qRound(scale_ == 0 ? scaled(widths[static_cast<std::size_t>(column)])
                                              : scaled(table_->columnWidth(column)) / scale_));
  scale_ = currentScale();
}

bool RunListView::areAll(bool RunRecord::*what) const {
  const auto rows = chosenRows();
  return !rows.empty() && std::all_of(rows.begin(), rows.end(),
                                      [&](int row) { return row > 0 && runs_.run(row).*what; });
}

void RunListView::showChoices() {
  const auto rows = chosenRows();
  const bool old = std::any_of(rows.begin(), rows.end(), [](int row) { return row > 0; });
  if (areAll(&RunRecord::pinned))
    nameButton(*pin_, tr("Unpin"),
               tr("Remove its curves from the plots; the run leaves the list after some time"));
  else
    nameButton(*pin_, tr("Pin"), tr("Keep the run and draw its curves beside the present ones"));
  if (areAll(&RunRecord::hidden))
    nameButton(*hide_, tr("Show"), tr("Draw its curves again"));
  else
    nameButton(*hide_, tr("Hide"), tr("Hide its curves in the plots"));
  // Nothing chosen: the present run.
  pin_->setEnabled(runs_.rowCount() > 0);
  hide_->setEnabled(old);
  rename_->setEnabled(rows.size() == 1);
  delete_->setEnabled(old);
  vary_->setEnabled(rows.size() == 1);
  compare_->setEnabled(rows.size() > 1);
}

void RunListView::pin() {
  auto rows = chosenRows();
  if (rows.empty()) rows.push_back(0);
  const bool pinned = !areAll(&RunRecord::pinned);
  // From below: unpinning may forget rows there, and the copy of the present run moves them.
  for (auto row = rows.rbegin(); row != rows.rend(); ++row) runs_.setPinned(*row, pinned);
  showChoices();
}

void RunListView::hide() {
  const bool hidden = !areAll(&RunRecord::hidden);
  for (const int row : chosenRows()) runs_.setHidden(row, hidden);
  showChoices();
}

void RunListView::removeChosen() { runs_.remove(chosenRows()); }

void RunListView::vary() {
  const auto rows = chosenRows();
  if (rows.size() == 1)
    Q_EMIT varyWanted(runs_.run(rows.front()).experiment, runs_.run(rows.front()).name);
}

void RunListView::compare() {
  std::vector<RunRecord> chosen;
  for (const int row : chosenRows())
    if (runs_.run(row).last) chosen.push_back(runs_.run(row));
  if (chosen.size() > 1) Q_EMIT comparisonWanted(std::move(chosen));
}

bool RunListView::eventFilter(QObject* watched, QEvent* event) {
  if (watched == table_ && event->type() == QEvent::FontChange) fitSizes();
  if (watched == table_ && event->type() == QEvent::KeyPress) {
    const auto* key = static_cast<const QKeyEvent*>(event);
    if (key->key() == Qt::Key_Delete) {
      removeChosen();
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace gtv::ui
