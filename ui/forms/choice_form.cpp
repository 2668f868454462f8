#include "ui/forms/choice_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "base/json.h"
#include "base/number.h"
#include "ui/forms/choice_list_form.h"
#include "ui/forms/number_field.h"
#include "ui/widgets/accessible_label.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr int longestListText = 400;

QString tip(const Parameter& parameter) {
  auto tip = translated(parameter.help);
  if (parameter.type == ParameterType::Number || parameter.type == ParameterType::Integer)
    tip += QStringLiteral(" (%1)").arg(translatedMessage(describeRange(parameter)));
  return tip;
}

/// Lists whose entries are no single numbers or texts are shown and typed as JSON.
bool isJsonText(const Parameter& parameter) { return parameter.type == ParameterType::MatrixList; }

QString row(const Json& numbers) {
  QStringList parts;
  for (const auto& item : numbers)
    parts << (item.is_string() ? toQString(item.get<std::string>())
                               : toQString(formatNumber(item.get<double>())));
  return parts.join(QStringLiteral(", "));
}

/// A long name is cut in a narrow form; it does not widen it.
void allowShrinking(QComboBox& list) {
  constexpr int leastLetters = 8;
  list.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  list.setMinimumContentsLength(leastLetters);
}

std::optional<Json> parseRow(const QString& line, bool texts) {
  Json out = Json::array();
  if (line.trimmed().isEmpty()) return out;
  for (const auto& part : line.split(QLatin1Char(','))) {
    const auto item = part.trimmed().toStdString();
    if (texts) {
      out.push_back(item);
    } else if (const auto integer = parseInteger(item)) {
      out.push_back(*integer);
    } else if (const auto number = parseNumber(item)) {
      out.push_back(*number);
    } else {
      return std::nullopt;
    }
  }
  return out;
}

/// "temp: mean, std; hour: max" of {"temp": ["mean", "std"], "hour": "max"}; JSON of what is no
/// such object.
QString objectText(const Json& value) {
  QStringList parts;
  for (const auto& [key, item] : value.items()) {
    const auto list = item.is_array() ? item : Json::array({item});
    const bool areTexts =
        std::all_of(list.begin(), list.end(), [](const Json& each) { return each.is_string(); });
    if (!areTexts || key.find_first_of(":;") != std::string::npos) return toQString(value.dump());
    parts << QStringLiteral("%1: %2").arg(toQString(key), row(list));
  }
  return parts.join(QStringLiteral("; "));
}

std::optional<Json> parseObject(const QString& text) {
  Json out = Json::object();
  if (text.isEmpty()) return out;
  for (const auto& part : text.split(QLatin1Char(';'))) {
    const auto colon = part.indexOf(QLatin1Char(':'));
    if (colon < 0) return std::nullopt;
    const auto items = parseRow(part.mid(colon + 1), true);
    if (!items || items->empty()) return std::nullopt;
    out[part.left(colon).trimmed().toStdString()] =
        items->size() == 1 ? items->front() : Json(*items);
  }
  return out;
}

}  // namespace

QString listText(const Parameter& parameter, const Json& value) {
  if (isJsonText(parameter)) return toQString(value.dump());
  if (parameter.type == ParameterType::Object) return objectText(value);
  if (parameter.type != ParameterType::Matrix) return row(value);
  QStringList rows;
  for (const auto& line : value) rows << row(line);
  return rows.join(QStringLiteral("; "));
}

std::optional<Json> parseListText(const Parameter& parameter, const QString& typed) {
  const auto trimmed = typed.trimmed();
  if (trimmed.startsWith(QLatin1Char('[')) || trimmed.startsWith(QLatin1Char('{'))) {
    auto parsed = parseJson(trimmed.toStdString(), "");
    return parsed ? std::optional(std::move(*parsed)) : std::nullopt;
  }
  if (isJsonText(parameter)) return std::nullopt;
  if (parameter.type == ParameterType::Object) return parseObject(trimmed);
  if (parameter.type != ParameterType::Matrix)
    return parseRow(trimmed, parameter.type == ParameterType::TextList);
  Json rows = Json::array();
  if (trimmed.isEmpty()) return rows;
  for (const auto& line : trimmed.split(QLatin1Char(';'))) {
    auto parsed = parseRow(line, false);
    if (!parsed) return std::nullopt;
    rows.push_back(*parsed);
  }
  return rows;
}

void disconnectEditors(QWidget& form) {
  form.blockSignals(true);
  for (auto* inner : form.findChildren<QWidget*>()) inner->blockSignals(true);
}

QLabel* makeProblemLabel() {
  auto* label = new QLabel;
  label->setWordWrap(true);
  label->setMinimumWidth(1);  // a long word is cut, it does not widen the window
  label->setStyleSheet(QStringLiteral("color: #d55e00"));
  label->setObjectName(QStringLiteral("problem"));
  label->setAccessibleName(ChoiceForm::tr("Problem"));
  label->hide();
  return label;
}

ChoiceForm::ChoiceForm(const CatalogueView& catalogue, QString path, QWidget* parent)
    : QWidget(parent), catalogue_(catalogue), path_(std::move(path)) {
  kind_ = new QComboBox;
  allowShrinking(*kind_);
  kind_->setAccessibleName(tr("Kind of %1").arg(translated(catalogue.kind)));
  kind_->setObjectName(path_ + QStringLiteral(".kind"));
  kind_->setFocusPolicy(Qt::StrongFocus);
  kind_->installEventFilter(this);
  std::string group = catalogue.entries.front().group;
  for (const auto& entry : catalogue.entries) {
    if (std::exchange(group, entry.group) != entry.group) kind_->insertSeparator(kind_->count());
    kind_->addItem(translated(entry.label), toQString(entry.id));
    auto help = translated(entry.explanation);
    if (!entry.formula.empty())
      help += QStringLiteral("<br><i>%1</i>").arg(toQString(entry.formula).toHtmlEscaped());
    if (!entry.source.empty())
      help += QStringLiteral("<br>%1").arg(toQString(entry.source).toHtmlEscaped());
    kind_->setItemData(kind_->count() - 1, help, Qt::ToolTipRole);
  }
  explanation_ = new QLabel;
  explanation_->setWordWrap(true);
  explanation_->setMinimumWidth(1);
  explanation_->setForegroundRole(QPalette::PlaceholderText);
  problem_ = makeProblemLabel();
  problem_->setTextInteractionFlags(Qt::TextBrowserInteraction);
  connect(problem_, &QLabel::linkActivated, this, [this](const QString& fix) {
    const auto equals = fix.indexOf(QLatin1Char('='));
    Q_EMIT edited(fix.left(equals), Json(fix.mid(equals + 1).toStdString()));
  });
  rows_ = new QFormLayout;
  rows_->setContentsMargins(0, 0, 0, 0);
  rows_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  rows_->setRowWrapPolicy(QFormLayout::DontWrapRows);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(kind_);
  layout->addWidget(explanation_);
  layout->addLayout(rows_);
  layout->addWidget(problem_);
  connect(kind_, &QComboBox::activated, this, [this](int index) {
    const auto id = kind_->itemData(index).toString();
    if (id == (entry_ == nullptr ? QString() : toQString(entry_->id))) return;
    if (id.isEmpty())
      Q_EMIT edited(path_, Json(nullptr));
    else if (entry_ == nullptr)
      Q_EMIT edited(path_, Json{{"kind", id.toStdString()}});
    else
      Q_EMIT edited(path_ + QStringLiteral(".kind"), Json(id.toStdString()));
  });
}

void ChoiceForm::allowNone() {
  kind_->insertItem(0, tr("(none)"), QString());
  kind_->setCurrentIndex(0);
}

void ChoiceForm::clear() {
  // A field that goes while something is typed in it loses the focus, and would still commit it:
  // into a document that has moved on, through a form that is half gone.
  for (const auto& [key, field] : std::exchange(fields_, {})) disconnectEditors(*field);
  while (rows_->rowCount() > 0) rows_->removeRow(0);
  complaints_.clear();
  entry_ = nullptr;
  explanation_->clear();
  kind_->setToolTip(QString());
}

void ChoiceForm::build(const EntryInfo& entry) {
  clear();
  entry_ = &entry;
  explanation_->setText(translated(entry.explanation));
  const auto help =
      kind_->itemData(kind_->findData(toQString(entry.id)), Qt::ToolTipRole).toString();
  kind_->setToolTip(help.isEmpty() ? kind_->accessibleName() : help);
  for (const auto& parameter : entry.parameters) {
    auto* field = makeField(parameter);
    fields_[parameter.key] = field;
    auto label = translated(parameter.label);
    if (!parameter.unit.empty()) label += QStringLiteral(" (%1)").arg(toQString(parameter.unit));
    if (parameter.type == ParameterType::Boolean) {
      rows_->addRow(QString(), field);
    } else if (parameter.type == ParameterType::Kind || parameter.type == ParameterType::KindList) {
      auto* caption = new QLabel(label);
      caption->setToolTip(tip(parameter));
      rows_->addRow(caption);
      rows_->addRow(field);
    } else {
      auto* caption = new QLabel(label);
      caption->setWordWrap(true);
      caption->setToolTip(tip(parameter));
      caption->setBuddy(field);
      rows_->addRow(caption, field);
    }
  }
}

QWidget* ChoiceForm::makeNumberField(const Parameter& parameter, const QString& path) {
  auto* field = new NumberField;
  const bool integer = parameter.type == ParameterType::Integer;
  field->setRange(parameter.low, parameter.high, parameter.openLow, integer,
                  parameter.mayBeInfinite);
  if (parameter.optional) field->allowNone();
  connect(field, &NumberField::cleared, this, [this, path] { Q_EMIT edited(path, Json(nullptr)); });
  connect(
      field, &NumberField::complained, this,
      [this, key = parameter.key, name = translated(parameter.label)](const QString& complaint) {
        if (complaint.isEmpty())
          complaints_.erase(key);
        else
          complaints_[key] = tr("%1: %2").arg(name, complaint);
        refreshProblem();
      });
  connect(field, &NumberField::committed, this, [this, path, integer](double value) {
    Q_EMIT edited(path, integer             ? Json(static_cast<std::int64_t>(value))
                        : std::isinf(value) ? Json("inf")
                                            : Json(value));
  });
  return field;
}

QWidget* ChoiceForm::makeFileField(const Parameter& parameter, const QString& path) {
  auto* field = new QLineEdit;
  auto* browse = new QToolButton;
  browse->setIcon(themeIcon("document-open"));
  browse->setText(tr("…"));
  browse->setToolTip(tr("Choose a file"));
  browse->setAccessibleName(tr("Choose a file for %1").arg(translated(parameter.label)));
  auto* both = new QWidget;
  auto* layout = new QHBoxLayout(both);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(field, 1);
  layout->addWidget(browse);
  both->setFocusProxy(field);
  field->setAccessibleName(translated(parameter.label));
  field->setToolTip(translated(parameter.help));
  connect(field, &QLineEdit::editingFinished, this, [this, path, field] {
    if (field->isModified()) Q_EMIT edited(path, Json(field->text().toStdString()));
    field->setModified(false);
  });
  connect(browse, &QToolButton::clicked, this, [this, path] {
    const auto file =
        QFileDialog::getOpenFileName(window(), tr("Choose a file"), QString(),
                                     tr("All files (*);;Tables (*.csv *.tsv *.txt *.gz)"));
    if (!file.isEmpty()) Q_EMIT edited(path, Json(file.toStdString()));
  });
  return both;
}

/// Text, and whatever is written as a list or a matrix.
QWidget* ChoiceForm::makeTextField(const Parameter& parameter, const QString& path) {
  auto* field = new QLineEdit;
  connect(field, &QLineEdit::editingFinished, this, [this, path, field, parameter] {
    if (!field->isModified()) return;
    field->setModified(false);
    if (parameter.type == ParameterType::Text) {
      Q_EMIT edited(path, Json(field->text().toStdString()));
      return;
    }
    const auto value = parseListText(parameter, field->text());
    if (value)
      Q_EMIT edited(path, *value);
    else
      showProblem(path, tr("“%1” cannot be read, expected %2, e.g. %3")
                            .arg(field->text(), toQString(describeType(parameter)),
                                 parameter.type == ParameterType::Matrix   ? tr("2, 2; -2, 2")
                                 : parameter.type == ParameterType::Object ? tr("a: mean; b: max")
                                                                           : tr("100, 100")));
  });
  return field;
}

QWidget* ChoiceForm::makeField(const Parameter& parameter) {
  const auto path = path_ + QLatin1Char('.') + toQString(parameter.key);
  QWidget* made = nullptr;
  switch (parameter.type) {
    case ParameterType::Number:
    case ParameterType::Integer:
      made = makeNumberField(parameter, path);
      break;
    case ParameterType::Boolean: {
      auto* field = new QCheckBox(translated(parameter.label));
      connect(field, &QCheckBox::clicked, this,
              [this, path](bool on) { Q_EMIT edited(path, Json(on)); });
      made = field;
      break;
    }
    case ParameterType::Option: {
      auto* field = new QComboBox;
      for (const auto& option : parameter.options)
        field->addItem(translated(option), toQString(option));
      allowShrinking(*field);
      field->setFocusPolicy(Qt::StrongFocus);
      field->installEventFilter(this);
      connect(field, &QComboBox::activated, this, [this, path, field](int index) {
        Q_EMIT edited(path, Json(field->itemData(index).toString().toStdString()));
      });
      made = field;
      break;
    }
    case ParameterType::Kind: {
      auto* field = new ChoiceForm(*parameter.kinds, path);
      if (parameter.optional) field->allowNone();
      field->setContentsMargins(10, 0, 0, 0);
      connect(field, &ChoiceForm::edited, this, &ChoiceForm::edited);
      made = field;
      break;
    }
    case ParameterType::KindList: {
      auto* field = new ChoiceListForm(*parameter.kinds, path, translated(parameter.help));
      field->setContentsMargins(10, 0, 0, 0);
      connect(field, &ChoiceListForm::edited, this, &ChoiceForm::edited);
      made = field;
      break;
    }
    case ParameterType::File:
      made = makeFileField(parameter, path);
      break;
    default:
      made = makeTextField(parameter, path);
  }
  made->setToolTip(tip(parameter));
  if (made->accessibleName().isEmpty()) made->setAccessibleName(translated(parameter.label));
  made->setObjectName(path);
  return made;
}

void ChoiceForm::showValue(const Parameter& parameter, QWidget* field, const Json& value) {
  if (auto* number = qobject_cast<NumberField*>(field)) {
    if (value.is_null()) return number->setEmpty();
    number->setValue(value.is_string() ? std::numeric_limits<double>::infinity()
                                       : value.get<double>());
  } else if (auto* check = qobject_cast<QCheckBox*>(field)) {
    check->setChecked(value.get<bool>());
  } else if (auto* option = qobject_cast<QComboBox*>(field)) {
    option->setCurrentIndex(option->findData(toQString(value.get<std::string>())));
  } else if (auto* form = qobject_cast<ChoiceForm*>(field)) {
    form->show(value);
  } else if (auto* list = qobject_cast<ChoiceListForm*>(field)) {
    list->show(value);
  } else {
    auto* line = qobject_cast<QLineEdit*>(field);
    if (line == nullptr) line = field->findChild<QLineEdit*>();
    const bool plain =
        parameter.type == ParameterType::Text || parameter.type == ParameterType::File;
    // A graph of thousands of edges is not written out only to be cut.
    constexpr std::size_t mostEntries = 200;
    auto shown = plain                        ? toQString(value.get<std::string>())
                 : value.size() > mostEntries ? QString()
                                              : listText(parameter, value);
    const bool tooLong = (!plain && value.size() > mostEntries) || shown.size() > longestListText;
    if (tooLong) shown = tr("(%1 entries)").arg(value.size());
    line->setReadOnly(tooLong);
    line->setText(shown);
    line->setCursorPosition(0);
    line->setModified(false);
    markInvalid(*line, {});
  }
}

void ChoiceForm::show(const Json& choice) {
  if (choice.is_null()) {
    clear();
    kind_->setCurrentIndex(0);
    kind_->setToolTip(kind_->accessibleName());
    explanation_->hide();
    showProblem({}, {});
    return;
  }
  // The fields of a group have no kind to choose.
  const bool isGroup = !choice.contains("kind");
  kind_->setHidden(isGroup);
  explanation_->setHidden(isGroup);
  const auto* entry =
      isGroup ? &catalogue_.entries.front() : catalogue_.find(choice.at("kind").get<std::string>());
  check(entry != nullptr, "a complete choice names a known kind");
  if (entry != entry_) build(*entry);
  kind_->setCurrentIndex(kind_->findData(toQString(entry->id)));
  for (const auto& parameter : entry->parameters)
    showValue(parameter, fields_.at(parameter.key), choice.at(parameter.key));
  showProblem({}, {});
}

void ChoiceForm::showProblem(const QString& path, const QString& message) {
  bool saidInside = false;
  const auto words = translatedMessage(message.toStdString());
  QString subject;
  if (entry_ != nullptr && !message.isEmpty())
    for (const auto& parameter : entry_->parameters)
      if (path.startsWith(path_ + QLatin1Char('.') + toQString(parameter.key)))
        subject = translated(parameter.label) + QStringLiteral(": ");
  for (const auto& [key, field] : fields_) {
    const auto own = path_ + QLatin1Char('.') + toQString(key);
    const bool named = !message.isEmpty() && path.startsWith(own);
    if (auto* form = qobject_cast<ChoiceForm*>(field)) {
      form->showProblem(named ? path : QString(), named ? message : QString());
      saidInside = saidInside || named;
    } else if (auto* list = qobject_cast<ChoiceListForm*>(field)) {
      list->showProblem(named ? path : QString(), named ? message : QString());
      saidInside = saidInside || named;
    } else if (qobject_cast<QCheckBox*>(field) == nullptr &&
               qobject_cast<QComboBox*>(field) == nullptr && !complaints_.contains(key)) {
      markInvalid(*field, named ? words : QString());
    }
  }
  said_ = saidInside || message.isEmpty()
              ? QString()
              : (subject + words).toHtmlEscaped() + fixFor(path, message);
  refreshProblem();
}

void ChoiceForm::refreshProblem() {
  const auto words = complaints_.empty() ? said_ : complaints_.begin()->second.toHtmlEscaped();
  setTextAndAccessibleName(*problem_, words);
  problem_->setVisible(!words.isEmpty());
}

QString ChoiceForm::fixFor(const QString& path, const QString& message) const {
  if (entry_ == nullptr) return {};
  for (const auto& parameter : entry_->parameters)
    for (const auto& option : parameter.options)
      if (path == path_ + QLatin1Char('.') + toQString(parameter.key) &&
          message.startsWith(QStringLiteral("must be %1 ").arg(toQString(option))))
        return QStringLiteral(" – <a href='%1=%2'>%3</a>")
            .arg(path, toQString(option),
                 tr("set %1 to %2")
                     .arg(withinSentence(translated(parameter.label)), translated(option)));
  return {};
}

bool ChoiceForm::eventFilter(QObject* watched, QEvent* event) {
  // The wheel scrolls the panel; a list changes when it is opened, or by its keys.
  if (event->type() == QEvent::Wheel && qobject_cast<QComboBox*>(watched) != nullptr) {
    event->ignore();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

void ChoiceForm::setFieldShown(const QString& key, bool shown) {
  if (auto* field = fieldOf(key)) rows_->setRowVisible(field, shown);
}

QWidget* ChoiceForm::fieldOf(const QString& key) const {
  const auto found = fields_.find(key.toStdString());
  return found == fields_.end() ? nullptr : found->second;
}

}  // namespace gtv::ui
