#include "experiment_panel.h"

#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "data/node_data.h"
#include "formula_view.h"
#include "graph/generators.h"
#include "graph/layouts.h"
#include "losses/catalogue.h"
#include "methods/catalogue.h"
#include "models/catalogue.h"
#include "number_field.h"
#include "penalties/catalogue.h"
#include "spoken_label.h"
#include "words.h"

namespace gtv::ui {
namespace {

constexpr int leastWidth = 250;

/// "x_r", "v_{1-2}" with their indices below the line.
QString withIndices(const std::string& formula) {
  static const QRegularExpression index(QStringLiteral("_(?:\\{([^}]*)\\}|(\\w))"),
                                        QRegularExpression::UseUnicodePropertiesOption);
  return text(formula).toHtmlEscaped().replace(index, QStringLiteral("<sub>\\1\\2</sub>"));
}

const Parameter& documentField(std::string_view key) {
  const auto* parameter = documentFields().parameter(key);
  check(parameter != nullptr, "the document has this field");
  return *parameter;
}

}  // namespace

ExperimentPanel::ExperimentPanel(QWidget* parent) : QScrollArea(parent) {
  setAccessibleName(tr("Experiment"));
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFrameShape(QFrame::NoFrame);
  content_ = new QWidget;
  auto* layout = new QVBoxLayout(content_);
  layout->setContentsMargins(10, 8, 10, 8);
  layout->setSpacing(6);
  title_ = new QLabel;
  title_->setWordWrap(true);
  notes_ = new QLabel;
  notes_->setWordWrap(true);
  notes_->setForegroundRole(QPalette::WindowText);
  objective_ = new FormulaView;
  formula_ = new QLabel;
  formula_->setWordWrap(true);
  formula_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  formula_->setAccessibleName(tr("Penalty and loss"));
  formula_->setObjectName(QStringLiteral("objective"));
  problem_ = new QLabel;
  problem_->setWordWrap(true);
  problem_->setMinimumWidth(1);  // a long word is cut, it does not widen the window
  problem_->setStyleSheet(QStringLiteral("color: #d55e00; font-weight: bold"));
  problem_->setObjectName(QStringLiteral("problem"));
  problem_->setAccessibleName(tr("Problem"));
  problem_->hide();
  layout->addWidget(title_);
  layout->addWidget(notes_);
  layout->addWidget(objective_);
  layout->addWidget(formula_);
  layout->addWidget(problem_);

  const auto addForm = [&](QWidget* body, const CatalogueView& catalogue, const QString& path) {
    auto* form = new ChoiceForm(catalogue, path);
    forms_[path] = form;
    body->layout()->addWidget(form);
    connect(form, &ChoiceForm::edited, this, &ExperimentPanel::edited);
  };
  auto* graph = addSection(tr("Graph"), QStringLiteral("graph"), true);
  addForm(graph, graphCatalogue().view, QStringLiteral("graph"));
  auto* layoutLabel = new QLabel(tr("Drawn as"));
  graph->layout()->addWidget(layoutLabel);
  addForm(graph, layoutCatalogue().view, QStringLiteral("layout"));
  addNumber(graph, QStringLiteral("seed"), documentField("seed"));
  auto* data = addSection(tr("Data"), QStringLiteral("data"), false);
  addForm(data, dataCatalogue().view, QStringLiteral("data"));
  auto* models = addSection(tr("Local models"), QStringLiteral("loss"), false);
  addForm(models, modelCatalogue().view, QStringLiteral("model"));
  addForm(models, lossCatalogue().view, QStringLiteral("loss"));
  auto* penalty = addSection(tr("Penalty"), QStringLiteral("penalty"), true);
  addForm(penalty, penaltyCatalogue().view, QStringLiteral("penalty"));
  auto* solver = addSection(tr("Algorithm"), QStringLiteral("solver"), false);
  addForm(solver, solverCatalogue().view, QStringLiteral("solver"));
  for (const auto& parameter : documentField("stop").kinds->entries.front().parameters)
    addNumber(solver, QStringLiteral("stop.") + text(parameter.key), parameter);
  layout->addStretch();
  setWidget(content_);
  content_->installEventFilter(this);
  setMinimumWidth(leastWidth);
}

bool ExperimentPanel::eventFilter(QObject* watched, QEvent* event) {
  // There is no scrolling sideways: the bar for up and down must not cover the fields.
  if (watched == content_ && event->type() == QEvent::LayoutRequest)
    setMinimumWidth(std::max(
        leastWidth, content_->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width()));
  return QScrollArea::eventFilter(watched, event);
}

QWidget* ExperimentPanel::addSection(const QString& title, const QString& name, bool open) {
  auto* header = new QToolButton;
  header->setText(title);
  header->setCheckable(true);
  header->setChecked(open);
  header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  header->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
  header->setAutoRaise(true);
  header->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  auto font = header->font();
  font.setBold(true);
  header->setFont(font);
  header->setAccessibleName(tr("Section %1").arg(title));
  header->setToolTip(tr("Show or hide"));
  auto* body = new QWidget;
  auto* bodyLayout = new QVBoxLayout(body);
  bodyLayout->setContentsMargins(14, 0, 0, 6);
  bodyLayout->setSpacing(4);
  body->setVisible(open);
  connect(header, &QToolButton::toggled, this, [header, body](bool on) {
    header->setArrowType(on ? Qt::DownArrow : Qt::RightArrow);
    body->setVisible(on);
  });
  headers_[name] = header;
  content_->layout()->addWidget(header);
  content_->layout()->addWidget(body);
  return body;
}

NumberField* ExperimentPanel::addNumber(QWidget* body, const QString& path,
                                        const Parameter& parameter) {
  auto* field = new NumberField;
  const bool integer = parameter.type == ParameterType::Integer;
  field->setRange(parameter.low, parameter.high, parameter.openLow, integer);
  field->setToolTip(text(parameter.help));
  field->setAccessibleName(text(parameter.label));
  field->setObjectName(path);
  auto* rows = new QFormLayout;
  rows->setContentsMargins(0, 0, 0, 0);
  auto* label = new QLabel(text(parameter.label));
  label->setToolTip(text(parameter.help));
  label->setBuddy(field);
  rows->addRow(label, field);
  auto* complaint = new QLabel;
  complaint->setWordWrap(true);
  complaint->setMinimumWidth(1);  // a long word is cut, it does not widen the window
  complaint->setStyleSheet(QStringLiteral("color: #d55e00"));
  complaint->hide();
  rows->addRow(complaint);
  connect(field, &NumberField::complained, complaint, [complaint](const QString& text) {
    complaint->setText(text);
    complaint->setVisible(!text.isEmpty());
  });
  static_cast<QVBoxLayout*>(body->layout())->addLayout(rows);
  connect(field, &NumberField::committed, this, [this, path, integer](double value) {
    Q_EMIT edited(path, integer ? Json(static_cast<std::int64_t>(value)) : Json(value));
  });
  numbers_[path] = field;
  return field;
}

void ExperimentPanel::showFormula(const Experiment& experiment) {
  objective_->setLambda(experiment.lambda());
  formula_->setText(QStringLiteral("φ(v) = %1<br>%2")
                        .arg(withIndices(describePenalty(experiment.penalty())),
                             withIndices(describeLoss(experiment.loss(),
                                                      experiment.data().has("intercept") &&
                                                          experiment.data().flag("intercept")))));
}

void ExperimentPanel::show(const Experiment& experiment) {
  title_->setText(QStringLiteral("<b style='font-size:large'>%1</b>%2")
                      .arg(text(experiment.title()).toHtmlEscaped(),
                           experiment.source().empty()
                               ? QString()
                               : QStringLiteral("<br><span>%1</span>")
                                     .arg(text(experiment.source()).toHtmlEscaped())));
  notes_->setText(text(experiment.notes()));
  notes_->setVisible(!experiment.notes().empty());
  showFormula(experiment);
  for (const auto& [path, form] : forms_) form->show(experiment.at(path.toStdString()));
  for (const auto& [path, field] : numbers_) {
    const auto parts = path.toStdString();
    const auto dot = parts.find('.');
    field->setValue(
        dot == std::string::npos
            ? experiment.at(parts).get<double>()
            : experiment.at(parts.substr(0, dot)).at(parts.substr(dot + 1)).get<double>());
  }
  clearProblems();
}

void ExperimentPanel::showProblem(const Error& problem) {
  clearProblems();
  const auto path = text(problem.where);
  for (const auto& [name, form] : forms_) {
    if (path != name && !path.startsWith(name + QLatin1Char('.'))) continue;
    form->showProblem(path, text(problem.message));
    const auto header = headers_.find(name == QLatin1String("layout")  ? QStringLiteral("graph")
                                      : name == QLatin1String("model") ? QStringLiteral("loss")
                                                                       : name);
    if (header != headers_.end()) header->second->setChecked(true);
    ensureWidgetVisible(form);
    return;
  }
  setSpoken(*problem_, text(problem.text()));
  problem_->show();
}

void ExperimentPanel::clearProblems() {
  problem_->hide();
  setSpoken(*problem_, {});
  for (const auto& [name, form] : forms_) form->showProblem({}, {});
}

QString ExperimentPanel::problemText() const {
  if (!problem_->text().isEmpty()) return problem_->text();
  for (const auto& [name, form] : forms_)
    for (const auto* label : form->findChildren<QLabel*>(problem_->objectName()))
      if (!label->text().isEmpty()) return label->text();
  return {};
}

ChoiceForm* ExperimentPanel::form(const QString& section) const { return forms_.at(section); }

}  // namespace gtv::ui
