#include "ui/views/linked_table.h"

#include <qcustomplot.h>

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

#include "ui/forms/number_field.h"
#include "ui/plots/session_values.h"
#include "ui/tables/row_table.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {

LinkedTable::LinkedTable(const QString& title, const QString& name, const char* key,
                         const QString& example)
    : name_(name),
      key_(key),
      table_(new RowTable),
      filter_(new QLineEdit),
      summary_(new QLabel),
      problem_(new QLabel) {
  setAccessibleName(title);
  table_->setAccessibleName(title);
  table_->setToolTip(
      tr("Click a column to sort by it. Table and canvas share one selection; Ctrl+C copies the "
         "selected rows, or all rows if none is selected."));
  filter_->setPlaceholderText(tr("Filter: part of a name, or %1").arg(example));
  filter_->setAccessibleName(tr("Filter of %1").arg(title));
  filter_->setToolTip(tr("Show only rows with this text in a name, or rows that meet conditions: "
                         "%1. The tooltips of the columns give their names.")
                          .arg(example));
  filter_->setProperty("tip", filter_->toolTip());
  filter_->setClearButtonEnabled(true);
  for (auto* button : filter_->findChildren<QToolButton*>()) {
    button->setAccessibleName(tr("Clear the filter"));
    button->setToolTip(button->accessibleName());
  }
  // Cut where there is no room.
  summary_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
  auto* bar = new QHBoxLayout;
  bar->setContentsMargins(6, 2, 6, 0);
  bar->addWidget(filter_, 1);
  bar->addWidget(summary_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(3);
  layout->addLayout(bar);
  problem_->setWordWrap(true);
  problem_->setTextFormat(Qt::PlainText);
  problem_->setStyleSheet(problemStyle());
  problem_->setContentsMargins(6, 0, 6, 0);
  problem_->hide();
  layout->addWidget(problem_);
  layout->addWidget(table_, 1);
  connect(filter_, &QLineEdit::textChanged, this, &LinkedTable::applyFilter);
  connect(table_, &RowTable::arranged, this, &LinkedTable::showSummary);
  connect(table_, &RowTable::rowsChosen, this, [this](const std::vector<int>& rows) {
    showSummary();
    wantRows(rows);
  });
  LinkedTable::refreshTheme();
}

void LinkedTable::forget(bool another) {
  another_ = true;
  mayNotFit_ = mayNotFit_ || another;
}

void LinkedTable::beginDocument() { filter_->clear(); }

void LinkedTable::refresh() {
  if (!network()) return;
  const bool another = std::exchange(another_, false);
  table_->setContent(content(), another);
  if (another) applyFilter();
  // A filter for columns that are gone would be a complaint about nothing.
  if (std::exchange(mayNotFit_, false) && !complaint_.isEmpty()) filter_->clear();
  table_->choose(selectedRows());
  showSummary();
}

bool LinkedTable::isCurrent() const {
  return RunView::isCurrent() && (table_->isCurrent() || !isOnScreen(*this));
}

void LinkedTable::applyFilter() {
  // With rows of another network it is done as soon as these are there.
  if (!network() || another_) return;
  auto parsed = TableFilter::parse(filter_->text(), content()->columns());
  complaint_ = parsed ? QString() : translatedMessage(parsed.error().message);
  markInvalid(*filter_, complaint_);
  if (parsed) table_->setFilter(std::move(*parsed));
  showSummary();
}

void LinkedTable::showSummary() {
  const auto& content = table_->rows()->content();
  // What is wrong has a line of its own: it may be long.
  problem_->setVisible(!complaint_.isEmpty());
  problem_->setText(complaint_);
  if (!content || table_->isArranging()) return;
  const int shown = table_->rows()->rowCount();
  const int all = content->rowCount();
  auto words = shown == all ? tr("%L1").arg(all) : tr("%L1 of %L2").arg(shown).arg(all);
  if (!table_->chosen().empty()) words += tr(", %L1 selected").arg(table_->chosen().size());
  if (const auto note = content->note(); !note.isEmpty()) words += QStringLiteral(" · ") + note;
  summary_->setText(words);
}

void LinkedTable::saveState(Json& screen) const {
  auto kept = orderJson(*table_);
  kept["filter"] = filter_->text().toStdString();
  screen[key_] = std::move(kept);
}

void LinkedTable::restoreState(const Json& screen, const Studies& /*studies*/, int /*runNumber*/) {
  const auto kept = memberOf(screen, key_);
  restoreOrder(*table_, kept);
  if (const auto filter = memberOf(kept, "filter"); filter.is_string())
    filter_->setText(toQString(filter.get<std::string>()));
}

QString LinkedTable::summary() const {
  return complaint_.isEmpty() ? summary_->text() : complaint_;
}

void LinkedTable::refreshTheme() { scheduleRefresh(true); }

QSizeF LinkedTable::figureSize() const { return table_->pictureSize(); }

void LinkedTable::drawFigure(QCPPainter& painter) { table_->drawPicture(painter); }

QString LinkedTable::figureData() const {
  if (!network()) return {};
  const auto now = content();
  // What nobody has looked at yet has no order of its own.
  const auto& shown = table_->rows()->content();
  const bool fits =
      isOnScreen(*this) && shown && !table_->isArranging() && shown->rowCount() == now->rowCount();
  return csvOf(
      *now, fits ? table_->order() : arrangeRows(*now, {}, 0, false).value_or(std::vector<int>()));
}

}  // namespace gtv::ui
