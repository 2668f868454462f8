#include "ui/forms/choice_list_form.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/widgets/accessible_label.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

/// More forms than these nobody scrolls through; the document has them all.
constexpr std::size_t mostForms = 20;

/// "attacks[0].nodes[1]" as the forms name it: "attacks.0.nodes.1".
QString dotted(QString path) {
  return path.replace(QLatin1Char('['), QLatin1Char('.')).remove(QLatin1Char(']'));
}

QToolButton* rowButton(const char* icon, const QString& name, const QString& tip) {
  auto* button = new QToolButton;
  button->setIcon(themeIcon(icon));
  button->setProperty("themeIcon", QString::fromLatin1(icon));
  button->setAutoRaise(true);
  button->setText(name);
  button->setAccessibleName(name);
  button->setToolTip(tip);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

}  // namespace

ChoiceListForm::ChoiceListForm(const CatalogueView& catalogue, QString path, const QString& what,
                               QWidget* parent)
    : QWidget(parent),
      catalogue_(catalogue),
      path_(std::move(path)),
      forms_(new QVBoxLayout),
      explanation_(new QLabel(what)),
      problem_(makeProblemLabel()),
      add_(new QPushButton(tr("Add"))) {
  maker_ = [this](const std::string& kind) { return defaultChoice(catalogue_, kind).json(); };
  explanation_->setWordWrap(true);
  explanation_->setForegroundRole(QPalette::PlaceholderText);
  auto* kinds = new QMenu(add_);
  kinds->setToolTipsVisible(true);
  for (const auto& entry : catalogue.entries)
    kinds->addAction(translated(entry.label), this, [this, id = entry.id] { append(id); })
        ->setToolTip(translated(entry.explanation));
  add_->setMenu(kinds);
  add_->setAccessibleName(tr("Add to %1").arg(translated(catalogue.kind)));
  add_->setToolTip(tr("Add an entry; choose its kind"));
  add_->setObjectName(path_ + QStringLiteral(".add"));
  auto* bottom = new QHBoxLayout;
  bottom->addWidget(add_);
  bottom->addStretch();
  forms_->setSpacing(6);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(explanation_);
  layout->addLayout(forms_);
  layout->addWidget(problem_);
  layout->addLayout(bottom);
}

void ChoiceListForm::setSource(Source source) {
  source_ = std::move(source);
  show(Json(list_));
}

QString ChoiceListForm::pathOf(int index) const {
  return QStringLiteral("%1.%2").arg(path_).arg(index);
}

QToolButton* ChoiceListForm::removeButton(int index) const {
  return rows_[static_cast<std::size_t>(index)].remove;
}

QToolButton* ChoiceListForm::sourceButton(int index) const {
  return rows_[static_cast<std::size_t>(index)].take;
}

ChoiceListForm::Row ChoiceListForm::makeRow(int index) {
  Row row{new QWidget, new ChoiceForm(catalogue_, pathOf(index)), nullptr, nullptr};
  row.take = rowButton("edit-select", source_.name, source_.tip);
  row.take->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  row.remove = rowButton("edit-delete", tr("Remove"), tr("Remove this entry from the list"));
  auto* top = new QHBoxLayout;
  auto* number = new QLabel(QStringLiteral("<b>%1</b>").arg(index + 1));
  top->addWidget(number);
  top->addStretch();
  top->addWidget(row.take);
  top->addWidget(row.remove);
  auto* layout = new QVBoxLayout(row.whole);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  layout->addLayout(top);
  layout->addWidget(row.form);
  connect(row.form, &ChoiceForm::edited, this, &ChoiceListForm::edited);
  connect(row.take, &QToolButton::clicked, this, [this, index] { fill(index); });
  connect(row.remove, &QToolButton::clicked, this, [this, index] { erase(index); });
  forms_->addWidget(row.whole);
  return row;
}

void ChoiceListForm::show(const Json& list) {
  list_ = list;
  const auto shown = std::min(list.size(), mostForms);
  while (rows_.size() > shown) {
    // Whose button may be what is pressed.
    auto* whole = rows_.back().whole;
    rows_.pop_back();
    disconnectEditors(*whole);
    forms_->removeWidget(whole);
    whole->hide();
    whole->setParent(nullptr);
    whole->deleteLater();
  }
  rows_.reserve(shown);
  while (rows_.size() < shown) rows_.push_back(makeRow(count()));
  for (std::size_t k = 0; k < shown; ++k) {
    const auto* entry = catalogue_.find(list[k].at("kind").get<std::string>());
    rows_[k].take->setVisible(!source_.key.empty() && entry != nullptr &&
                              entry->parameter(source_.key) != nullptr);
    rows_[k].take->setText(source_.name);
    rows_[k].take->setAccessibleName(source_.name);
    rows_[k].take->setToolTip(source_.tip);
    rows_[k].form->show(list[k]);
  }
  explanation_->setVisible(list.empty());
  showProblem({}, {});
}

void ChoiceListForm::showProblem(const QString& path, const QString& message) {
  const auto at = dotted(path);
  bool inside = false;
  for (int k = 0; k < count(); ++k) {
    const auto own = pathOf(k);
    const bool named = !message.isEmpty() && (at == own || at.startsWith(own + QLatin1Char('.')));
    item(k)->showProblem(named ? at : QString(), named ? message : QString());
    inside = inside || named;
  }
  const auto words = inside ? QString() : translatedMessage(message.toStdString()).toHtmlEscaped();
  setTextAndAccessibleName(*problem_, words);
  problem_->setVisible(!words.isEmpty());
}

void ChoiceListForm::append(const std::string& kind) {
  auto added = maker_(kind);
  if (source_.value && added.contains(source_.key))
    if (auto value = source_.value(false)) added[source_.key] = std::move(*value);
  Json list = list_;
  list.push_back(std::move(added));
  Q_EMIT edited(path_, list);
}

void ChoiceListForm::erase(int index) {
  Json list = list_;
  list.erase(static_cast<std::size_t>(index));
  Q_EMIT edited(path_, list);
}

void ChoiceListForm::fill(int index) {
  if (!source_.value) return;
  if (const auto value = source_.value(true))
    Q_EMIT edited(QStringLiteral("%1.%2").arg(pathOf(index), toQString(source_.key)), *value);
}

}  // namespace gtv::ui
