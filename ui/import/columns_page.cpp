#include "ui/import/columns_page.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/forms/choice_form.h"
#include "ui/import/import_pages.h"
#include "ui/import/table_preview.h"
#include "ui/widgets/accessible_label.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr auto allRoles = {ColumnRole::Feature,     ColumnRole::Label, ColumnRole::Node,
                           ColumnRole::X,           ColumnRole::Y,     ColumnRole::FeatureAndX,
                           ColumnRole::FeatureAndY, ColumnRole::Ignore};

bool isOfTexts(const ColumnLook& look) { return look.others > 0 && look.others >= look.numbers; }

/// The first names, and whether there are more.
QString listed(const QStringList& names) {
  constexpr qsizetype most = 8;
  auto out = names.mid(0, most).join(QStringLiteral(", "));
  return names.size() > most ? out + QStringLiteral(", …") : out;
}

}  // namespace

ColumnsPage::ColumnsPage()
    : role_(new QComboBox),
      columns_(new QTreeWidget),
      preview_(new TablePane(tr("First rows of the table"),
                             tr("The first rows; cells that cannot be read are marked"))),
      values_(makeDataForm("values", {"missing", "standardise", "standardiseLabel", "standardiseBy",
                                      "intercept", "lags", "order"})),
      texts_(new QLabel) {
  makeList();
  connect(values_, &ChoiceForm::edited, this, &ColumnsPage::edited);
  texts_->setWordWrap(true);
  texts_->setAccessibleName(tr("Columns of texts"));
  connect(texts_, &QLabel::linkActivated, this, &ColumnsPage::preparationWanted);
  auto* left = new QWidget;
  auto* list = new QVBoxLayout(left);
  list->setContentsMargins(0, 0, 0, 0);
  auto* useRow = new QHBoxLayout;
  auto* label = new QLabel(tr("&Use selected as"));
  label->setBuddy(role_);
  useRow->addWidget(label);
  useRow->addWidget(role_, 1);
  const auto add = [&](const QString& text, const QString& tip, ColumnRole role) {
    auto* button = new QPushButton(text);
    button->setToolTip(tip);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, [this, role] { chooseForRest(role); });
    useRow->addWidget(button);
  };
  add(tr("A&ll features"), tr("All other columns become features"), ColumnRole::Feature);
  add(tr("N&one"), tr("No column is a feature"), ColumnRole::Ignore);
  list->addWidget(columns_, 1);
  list->addLayout(useRow);
  list->addWidget(texts_);
  list->addWidget(values_);
  auto* both = new QSplitter;
  both->addWidget(left);
  both->addWidget(preview_);
  both->setStretchFactor(1, 1);
  both->setChildrenCollapsible(false);
  both->setSizes({static_cast<int>(scaled(400)), static_cast<int>(scaled(580))});
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(both, 1);
  role_->setObjectName(QStringLiteral("roleBox"));
}

void ColumnsPage::makeList() {
  role_->setAccessibleName(tr("Use of the selected columns"));
  role_->setToolTip(tr("Use of the columns that are selected in the list"));
  for (const auto role : allRoles) role_->addItem(roleName(role), static_cast<int>(role));
  connect(role_, &QComboBox::activated, this,
          [this] { chooseRole(static_cast<ColumnRole>(role_->currentData().toInt())); });
  columns_->setAccessibleName(tr("Columns of the table"));
  columns_->setToolTip(tr("Select one or several columns, then choose their use"));
  columns_->setHeaderLabels({tr("Column"), tr("Use"), tr("First cells")});
  columns_->setRootIsDecorated(false);
  columns_->setUniformRowHeights(true);
  columns_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  columns_->setTabKeyNavigation(false);
  connect(columns_, &QTreeWidget::itemSelectionChanged, this, [this] {
    const auto selected = columns_->selectedItems();
    role_->setEnabled(!selected.isEmpty());
    rolesBefore_ = roles_;
    if (selected.isEmpty()) return;
    const int column = columns_->indexOfTopLevelItem(selected.front());
    role_->setCurrentIndex(
        role_->findData(static_cast<int>(roles_[static_cast<std::size_t>(column)])));
  });
  connect(preview_->view()->horizontalHeader(), &QHeaderView::sectionClicked, this,
          [this](int column) {
            if (auto* item = columns_->topLevelItem(column)) {
              columns_->setCurrentItem(item);
              columns_->scrollToItem(item);
            }
          });
}

void ColumnsPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::PaletteChange) return;
  for (std::size_t c = 0; c < roles_.size(); ++c) showRow(c);
}

void ColumnsPage::chooseRole(ColumnRole role) {
  std::vector<std::size_t> columns;
  for (auto* item : columns_->selectedItems())
    columns.push_back(static_cast<std::size_t>(columns_->indexOfTopLevelItem(item)));
  // Going through the uses with the arrow keys takes none away from other columns.
  auto roles = rolesBefore_;
  giveRole(roles, columns, role);
  Q_EMIT rolesChosen(roles);
}

void ColumnsPage::chooseForRest(ColumnRole role) {
  auto roles = roles_;
  // What is the node, the label or a place stays so.
  for (auto& each : roles)
    if (each == ColumnRole::Ignore || each == ColumnRole::Feature) each = role;
  rolesBefore_ = roles;
  Q_EMIT rolesChosen(roles);
}

void ColumnsPage::setTable(const TableStart& table) {
  table_ = table;
  roles_.assign(table.header.size(), ColumnRole::Ignore);
  preview_->model()->setStart(table);
  if (columns_->topLevelItemCount() == static_cast<int>(roles_.size())) return;
  columns_->clear();
  QList<QTreeWidgetItem*> items;
  for (std::size_t c = 0; c < roles_.size(); ++c) items << new QTreeWidgetItem;
  columns_->addTopLevelItems(items);
}

void ColumnsPage::showRoles(const std::vector<ColumnRole>& roles) {
  roles_ = roles;
  QStringList unused;
  for (std::size_t c = 0; c < roles.size(); ++c) {
    showRow(c);
    if (roles[c] == ColumnRole::Ignore && isOfTexts(table_.looks[c]))
      unused << toQString(table_.header[c]).simplified();
  }
  if (columns_->selectedItems().isEmpty() && !roles.empty()) {
    columns_->setCurrentItem(columns_->topLevelItem(0));
    columns_->setColumnWidth(0, static_cast<int>(scaled(110)));
    columns_->setColumnWidth(1, static_cast<int>(scaled(90)));
  }
  texts_->setVisible(!unused.isEmpty());
  setTextAndAccessibleName(
      *texts_, tr("Texts are not used as they are: %1. <a href='#'>Prepare them</a>: times, lists, "
                  "categories.")
                   .arg(listed(unused).toHtmlEscaped()));
  preview_->model()->setRoles(roles);
}

void ColumnsPage::showFields(const Json& data) { showChoice(*values_, data); }

void ColumnsPage::showRow(std::size_t column) {
  constexpr std::size_t examples = 3;
  auto* item = columns_->topLevelItem(static_cast<int>(column));
  QStringList first;
  for (std::size_t r = 0; r < std::min(examples, table_.rows.size()); ++r)
    if (column < table_.rows[r].cells.size())
      first << toQString(table_.rows[r].cells[column]).simplified().left(20);
  item->setText(0, toQString(table_.header[column]).simplified());
  item->setText(1, roleName(roles_[column]));
  item->setText(2, first.join(QStringLiteral(", ")));
  const auto& look = table_.looks[column];
  auto tip = tr("Of the first %1: %2, %3 missing, %4")
                 .arg(counted(std::ssize(table_.rows), "row"), counted(look.numbers, "number"))
                 .arg(look.missing)
                 .arg(counted(look.others, "other text"));
  if (look.isConstant) tip += tr("; always the same");
  item->setToolTip(0, tip);
  const bool used = roles_[column] != ColumnRole::Ignore;
  for (int k = 0; k < 3; ++k)
    item->setForeground(k, palette().color(used ? QPalette::Text : QPalette::PlaceholderText));
}

QStringList ColumnsPage::notes(const std::vector<ColumnRole>& guessed) const {
  QStringList out;
  QStringList texts;
  QStringList constant;
  QStringList others;
  for (std::size_t c = 0; c < roles_.size(); ++c) {
    const auto name = toQString(table_.header[c]).simplified();
    if (roles_[c] == ColumnRole::Ignore)
      (isOfTexts(table_.looks[c]) ? texts : table_.looks[c].isConstant ? constant : others) << name;
    else if (isSingle(roles_[c]) && c < guessed.size() && guessed[c] == roles_[c])
      out << tr("Guessed: %1 is used as %2.").arg(name, roleName(roles_[c]));
  }
  if (!texts.isEmpty()) out << tr("Not used, as they hold texts: %1.").arg(listed(texts));
  if (!constant.isEmpty()) out << tr("Not used, as they never change: %1.").arg(listed(constant));
  if (!others.isEmpty()) out << tr("Not used: %1.").arg(listed(others));
  return out;
}

}  // namespace gtv::ui
