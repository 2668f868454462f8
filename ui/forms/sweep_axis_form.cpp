#include "ui/forms/sweep_axis_form.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <algorithm>
#include <cmath>

#include "ui/forms/number_field.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

/// Values that a parameter begins with, as they are typed.
QString suggestion(const SweepField& field, SweepAxisForm::Format format) {
  const auto typed = [](double x) { return toQString(sweepValueText(Json(x))); };
  if (!field.choices.empty()) {
    QStringList all;
    for (const auto& choice : field.choices) all << toQString(choice);
    constexpr int most = 3;
    return QStringList(all.mid(0, most)).join(QLatin1Char(','));
  }
  if (!field.isNumber || !field.value.is_number()) return toQString(sweepValuesText({field.value}));
  const auto x = field.value.get<double>();
  const double middle = x > 0 ? x : 1;
  switch (format) {
    case SweepAxisForm::Format::LogRange:
      return field.isWhole
                 ? QStringLiteral("1:%1:5").arg(typed(std::max(10.0, 10 * middle)))
                 : QStringLiteral("%1:%2:9").arg(typed(middle / 100), typed(100 * middle));
    case SweepAxisForm::Format::Range:
      return QStringLiteral("%1:%2:5").arg(typed(field.isWhole ? 1 : 0), typed(2 * middle));
    case SweepAxisForm::Format::Values:
      break;
  }
  return field.isWhole ? QStringLiteral("%1,%2").arg(typed(middle), typed(2 * middle))
                       : QStringLiteral("%1,%2,%3")
                             .arg(typed(middle / 10), typed(middle), typed(10 * middle));
}

}  // namespace

SweepAxisForm::SweepAxisForm(const QString& name, bool optional, QWidget* parent)
    : QWidget(parent),
      optional_(optional),
      parameter_(new QComboBox),
      format_(new QComboBox),
      values_(new QLineEdit),
      choose_(new QToolButton),
      choices_(new QMenu(this)) {
  parameter_->setAccessibleName(name);
  parameter_->setToolTip(tr("What is varied: any field of the experiment"));
  parameter_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  constexpr int characters = 16;
  parameter_->setMinimumContentsLength(characters);
  parameter_->setMaxVisibleItems(24);
  format_->addItems({tr("values"), tr("range"), tr("log range")});
  format_->setAccessibleName(tr("How the values of %1 are given").arg(name));
  format_->setToolTip(
      tr("A list of values, or a number of values in a range: evenly spaced, or evenly spaced in "
         "their logarithm"));
  values_->setAccessibleName(tr("Values of %1").arg(name));
  values_->setMinimumWidth(70);
  choose_->setText(tr("Choose"));
  choose_->setAccessibleName(tr("Choose values of %1").arg(name));
  choose_->setToolTip(tr("Show the possible values"));
  choose_->setMenu(choices_);
  choose_->setPopupMode(QToolButton::InstantPopup);
  choose_->setFocusPolicy(Qt::StrongFocus);
  for (auto* choice : {parameter_, format_}) choice->setFocusPolicy(Qt::StrongFocus);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(parameter_, 2);
  row->addWidget(format_);
  row->addWidget(values_, 3);
  row->addWidget(choose_);
  connect(parameter_, &QComboBox::activated, this, &SweepAxisForm::takeParameter);
  connect(format_, &QComboBox::activated, this, [this] {
    if (const auto* of = field())
      values_->setText(suggestion(*of, static_cast<Format>(format_->currentIndex())));
    showField();
    Q_EMIT changed();
  });
  connect(values_, &QLineEdit::textChanged, this, [this] { Q_EMIT changed(); });
  connect(choices_, &QMenu::aboutToShow, this, &SweepAxisForm::fillChoices);
  showField();
  format_->setObjectName(QStringLiteral("formatChoice"));
  values_->setObjectName(QStringLiteral("valuesField"));
}

const SweepField* SweepAxisForm::field() const {
  const auto wanted = path().toStdString();
  const auto found = std::find_if(fields_.begin(), fields_.end(),
                                  [&](const SweepField& of) { return of.path == wanted; });
  return found == fields_.end() ? nullptr : &*found;
}

QString SweepAxisForm::path() const { return parameter_->currentData().toString(); }

bool SweepAxisForm::isEmpty() const { return path().isEmpty(); }

void SweepAxisForm::setFields(const std::vector<SweepField>& fields) {
  const auto samePath = [](const SweepField& a, const SweepField& b) { return a.path == b.path; };
  const bool same =
      std::equal(fields.begin(), fields.end(), fields_.begin(), fields_.end(), samePath);
  fields_ = fields;
  if (same) return showField();
  const auto before = path();
  const auto beforeLabel = parameter_->currentText();
  const QSignalBlocker quiet(parameter_);
  parameter_->clear();
  if (optional_) parameter_->addItem(tr("–"), QString());
  for (const auto& of : fields_) {
    parameter_->addItem(translatedPath(of.label), toQString(of.path));
    parameter_->setItemData(parameter_->count() - 1,
                            QStringLiteral("%1\n%2").arg(toQString(of.path), translated(of.help)),
                            Qt::ToolTipRole);
  }
  int index = parameter_->findData(before);
  if (index < 0 && !before.isEmpty()) {
    // A parameter of a kind that is not there now: its values are still what was asked for.
    parameter_->addItem(beforeLabel, before);
    index = parameter_->count() - 1;
  }
  if (before.isEmpty()) index = optional_ ? 0 : parameter_->findData(QStringLiteral("lambda"));
  parameter_->setCurrentIndex(index);
  if (before.isEmpty() && !optional_) takeParameter();
  showField();
}

void SweepAxisForm::show(const SweepAxis& axis) {
  {
    const QSignalBlocker quiet(parameter_);
    int index = parameter_->findData(toQString(axis.path));
    if (index < 0) {
      parameter_->addItem(toQString(axis.path), toQString(axis.path));
      index = parameter_->count() - 1;
    }
    parameter_->setCurrentIndex(index);
  }
  format_->setCurrentIndex(static_cast<int>(Format::Values));
  values_->setText(toQString(sweepValuesText(axis.values)));
  showField();
}

void SweepAxisForm::clear() {
  if (!optional_) return;
  parameter_->setCurrentIndex(0);
  values_->clear();
  showField();
}

void SweepAxisForm::takeParameter() {
  if (const auto* of = field()) {
    // What spans orders of magnitude by nature begins so.
    const bool scales =
        of->isNumber && !of->isWhole && of->value.is_number() && of->path == "lambda";
    format_->setCurrentIndex(static_cast<int>(scales ? Format::LogRange : Format::Values));
    values_->setText(suggestion(*of, static_cast<Format>(format_->currentIndex())));
  } else {
    values_->clear();
  }
  showField();
  Q_EMIT changed();
}

void SweepAxisForm::showField() {
  const auto* of = field();
  const bool isNumber = of == nullptr || of->isNumber;
  if (!isNumber) format_->setCurrentIndex(static_cast<int>(Format::Values));
  format_->setVisible(isNumber && !isEmpty());
  choose_->setVisible(of != nullptr && !of->choices.empty());
  values_->setEnabled(!isEmpty());
  const bool isRange = static_cast<Format>(format_->currentIndex()) != Format::Values;
  values_->setPlaceholderText(isRange ? tr("lo:hi:n") : tr("1, 2, 5"));
  const auto help = of == nullptr ? QString() : translated(of->help) + QLatin1Char('\n');
  values_->setToolTip(help + (isRange ? tr("lo:hi:n: n values from lo to hi, both included")
                                      : tr("Values with commas between them; 0:1:11 are eleven "
                                           "numbers from 0 to 1, log:0.01:1:5 five evenly "
                                           "spaced in their logarithm")));
}

void SweepAxisForm::fillChoices() {
  choices_->clear();
  const auto* of = field();
  if (of == nullptr) return;
  const auto now = values_->text().split(QLatin1Char(','), Qt::SkipEmptyParts);
  QStringList present;
  for (const auto& item : now) present << item.trimmed();
  for (const auto& choice : of->choices) {
    const auto name = toQString(choice);
    auto* action = choices_->addAction(name);
    action->setCheckable(true);
    action->setChecked(present.contains(name));
    connect(action, &QAction::toggled, this, [this, name](bool on) {
      QStringList list;
      for (const auto& item : values_->text().split(QLatin1Char(','), Qt::SkipEmptyParts))
        if (item.trimmed() != name) list << item.trimmed();
      if (on) list << name;
      values_->setText(list.join(QLatin1Char(',')));
    });
  }
}

Result<SweepAxis> SweepAxisForm::axis() const {
  SweepAxis out{path().toStdString(), {}};
  auto words = values_->text().trimmed();
  if (words.isEmpty()) return Error{out.path, "has no values yet"};
  const auto* of = field();
  const auto format = static_cast<Format>(format_->currentIndex());
  if (format == Format::LogRange) words.prepend(QStringLiteral("log:"));
  if (format != Format::Values && words.contains(QLatin1Char(',')))
    return Error{out.path, "expected lo:hi:n, not a list"};
  auto values = parseSweepValues(words.toStdString(), of != nullptr && of->isWhole);
  if (!values) return Error{out.path, values.error().message};
  if (format != Format::Values && values->size() < 2) return Error{out.path, "expected lo:hi:n"};
  out.values = std::move(*values);
  return out;
}

}  // namespace gtv::ui
