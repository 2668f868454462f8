#include "ui/live/experiment_panel.h"

#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "data/attacks.h"
#include "data/node_data.h"
#include "experiment/start_kinds.h"
#include "federated/catalogue.h"
#include "graph/generators.h"
#include "instances/local_models.h"
#include "instances/problem_instance.h"
#include "layouts/layouts.h"
#include "losses/catalogue.h"
#include "models/catalogue.h"
#include "penalties/catalogue.h"
#include "privacy/perturbed_data.h"
#include "problem/communication_conditions.h"
#include "ui/forms/formula_view.h"
#include "ui/forms/number_field.h"
#include "ui/live/run_controller.h"
#include "ui/widgets/accessible_label.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr int leastWidth = 250;

/// "x_r", "A_ij", "v_{1-2}" with their indices below the line, and the spaces between formulas.
QString withIndices(const std::string& formula) {
  // An index may have marks above it, and an index of its own, which stands beside it.
  static const QRegularExpression index(
      QStringLiteral("_(?:\\{([^}]*)\\}|((?:[\\p{Ll}\\p{Lu}\\p{Nd}]\\p{M}*)+))"),
      QRegularExpression::UseUnicodePropertiesOption);
  const auto plain = toQString(formula).toHtmlEscaped();
  QString out;
  qsizetype end = 0;
  for (auto found = index.globalMatch(plain); found.hasNext();) {
    const auto match = found.next();
    auto below = match.captured(1) + match.captured(2);
    out += plain.mid(end, match.capturedStart() - end) +
           QStringLiteral("<sub>%1</sub>").arg(below.remove(QLatin1Char('_')));
    end = match.capturedEnd();
  }
  out += plain.mid(end);
  return out.replace(QStringLiteral(",  "), QStringLiteral("<br>"));
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
  makeHead(*layout);
  makeForms();
  layout->addStretch();
  setWidget(content_);
  content_->installEventFilter(this);
  setMinimumWidth(leastWidth);
}

void ExperimentPanel::makeHead(QVBoxLayout& layout) {
  title_ = new QLabel;
  title_->setWordWrap(true);
  title_->setMinimumWidth(1);  // a long word is cut, it does not widen the window
  notes_ = new QLabel;
  notes_->setWordWrap(true);
  notes_->setMinimumWidth(1);
  notes_->setForegroundRole(QPalette::WindowText);
  objective_ = new FormulaView;
  formula_ = new QLabel;
  formula_->setWordWrap(true);
  formula_->setMinimumWidth(1);
  formula_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  formula_->setAccessibleName(tr("Penalty and loss"));
  formula_->setObjectName(QStringLiteral("objective"));
  problem_ = makeProblemLabel();
  problem_->setStyleSheet(problemStyle() + QStringLiteral("; font-weight: bold"));
  layout.addWidget(title_);
  layout.addWidget(notes_);
  layout.addWidget(objective_);
  layout.addWidget(formula_);
  layout.addWidget(problem_);
  warning_ = new QLabel;
  warning_->setWordWrap(true);
  warning_->setMinimumWidth(1);
  warning_->setTextFormat(Qt::PlainText);  // they name what stands in files
  warning_->setStyleSheet(problemStyle());
  warning_->setObjectName(QStringLiteral("warning"));
  warning_->setAccessibleName(tr("Warning"));
  warning_->hide();
  layout.addWidget(warning_);
  suggestionButtons_ = new QVBoxLayout;
  layout.addLayout(suggestionButtons_);
}

void ExperimentPanel::makeForms() {
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
  auto* perturbed = addSection(tr("Privacy and attacks"), QStringLiteral("privacy"), false);
  perturbed->layout()->addWidget(new QLabel(tr("Privacy")));
  addForm(perturbed, privacyCatalogue().view, QStringLiteral("privacy"));
  perturbed->layout()->addWidget(new QLabel(tr("Attacks")));
  attacks_ = new ChoiceListForm(
      attackCatalogue().view, QStringLiteral("attacks"),
      tr("All nodes are honest. Select some on the graph and add an attack, or right click them."));
  perturbed->layout()->addWidget(attacks_);
  connect(attacks_, &ChoiceListForm::edited, this, &ExperimentPanel::edited);
  auto* models = addSection(tr("Local models"), QStringLiteral("loss"), false);
  replaced_ = new QLabel(tr(
      "The method trains its own local model in place of this one (Algorithm › Own local model)."));
  replaced_->setWordWrap(true);
  replaced_->setMinimumWidth(1);
  replaced_->setForegroundRole(QPalette::PlaceholderText);
  replaced_->setObjectName(QStringLiteral("replaced"));
  models->layout()->addWidget(replaced_);
  addForm(models, modelCatalogue().view, QStringLiteral("model"));
  models->layout()->addWidget(new QLabel(tr("Loss")));
  addForm(models, lossCatalogue().view, QStringLiteral("loss"));
  auto* penalty = addSection(tr("Penalty"), QStringLiteral("penalty"), true);
  addForm(penalty, penaltyCatalogue().view, QStringLiteral("penalty"));
  auto* solver = addSection(tr("Algorithm"), QStringLiteral("solver"), false);
  addForm(solver, solverCatalogue().view, QStringLiteral("solver"));
  addNumber(solver, QStringLiteral("methodSeed"), documentField("methodSeed"));
  auto* startLabel = new QLabel(tr("Start"));
  startLabel->setToolTip(translated(documentField("start").help));
  solver->layout()->addWidget(startLabel);
  addForm(solver, startCatalogue(), QStringLiteral("start"));
  form(QStringLiteral("start"))->allowNone();
  for (const auto& parameter : documentField("stop").kinds->entries.front().parameters)
    addNumber(solver, QStringLiteral("stop.") + toQString(parameter.key), parameter);
  auto* network = addSection(tr("Network"), QStringLiteral("network"), false);
  addForm(network, communicationFields(), QStringLiteral("network"));
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
  field->setToolTip(translated(parameter.help));
  field->setAccessibleName(translated(parameter.label));
  field->setObjectName(path);
  // Below each other in one column.
  auto* rows = body->layout()->findChild<QFormLayout*>(QStringLiteral("numbers"));
  if (rows == nullptr) {
    rows = new QFormLayout;
    rows->setObjectName(QStringLiteral("numbers"));
    rows->setContentsMargins(0, 0, 0, 0);
    static_cast<QVBoxLayout*>(body->layout())->addLayout(rows);
  }
  auto* label = new QLabel(translated(parameter.label));
  label->setWordWrap(true);
  label->setToolTip(translated(parameter.help));
  label->setBuddy(field);
  rows->addRow(label, field);
  auto* complaint = new QLabel;
  complaint->setWordWrap(true);
  complaint->setMinimumWidth(1);  // a long word is cut, it does not widen the window
  complaint->setStyleSheet(problemStyle());
  complaint->hide();
  rows->addRow(complaint);
  connect(field, &NumberField::complained, complaint, [complaint](const QString& text) {
    complaint->setText(text);
    complaint->setVisible(!text.isEmpty());
  });
  if (parameter.optional) field->allowNone();
  connect(field, &NumberField::cleared, this, [this, path] { Q_EMIT edited(path, Json(nullptr)); });
  connect(field, &NumberField::committed, this, [this, path, integer](double value) {
    Q_EMIT edited(path, integer ? Json(static_cast<std::int64_t>(value)) : Json(value));
  });
  numbers_[path] = field;
  return field;
}

void ExperimentPanel::showFormula(const Experiment& experiment) {
  auto loss = tr("L<sub>i</sub>(h): loss of the local model on the samples of the node");
  if (!trainsLearners(experiment)) {
    const auto& model = network_ ? network_->parametricModel() : ParametricModel();
    const auto data = experiment.data();
    loss = withIndices(
        describeLoss(experiment.loss(), data.has("intercept") && data.flag("intercept"), model));
    if (!model.predictsLinearly())
      loss += QStringLiteral("<br>") + withIndices(model.description());
  }
  const auto* method = solverCatalogue().find(experiment.solver().kind());
  check(method != nullptr, "a choice comes from its catalogue");
  objective_->setVisible(method->make.solvesGtvMin);
  objective_->setLambda(experiment.lambda());
  if (method->make.solvesGtvMin) {
    formula_->setToolTip(QString());
    formula_->setText(QStringLiteral("φ(v) = %1<br>%2")
                          .arg(withIndices(describePenalty(experiment.penalty())), loss));
    return;
  }
  const auto& info = method->info;
  auto words = QStringLiteral("<b>%1</b><br>%2<br>%3")
                   .arg(translated(info.label), withIndices(info.formula), loss);
  if (toQString(info.formula).contains(QStringLiteral("λ")))
    words += QStringLiteral("<br>λ = <b>%1</b>").arg(number(experiment.lambda()));
  formula_->setText(words);
  formula_->setToolTip(
      tr("%1 It does not minimise the objective of GTVMin, which the plots show as well.")
          .arg(translated(info.explanation)));
}

void ExperimentPanel::setNetwork(std::shared_ptr<const ProblemInstance> network,
                                 const Experiment& experiment) {
  network_ = std::move(network);
  showFormula(experiment);
}

QString ExperimentPanel::formulaText() const { return formula_->text(); }

void ExperimentPanel::follow(RunController& run) {
  const auto showDocument = [this, &run] { show(run.experiment()); };
  connect(&run, &RunController::documentOpened, this, showDocument);
  connect(&run, &RunController::lambdaChanged, objective_, &FormulaView::setLambda);
  connect(&run, &RunController::formsOutdated, this, showDocument);
  connect(&run, &RunController::documentChanged, this,
          [this, &run](const ExperimentChange& change) { showChange(run, change); });
  const auto showNetwork = [this, &run](const NetworkPicture& picture) {
    setNetwork(picture.network, run.runnable());
  };
  connect(&run, &RunController::networkReplaced, this, showNetwork);
  connect(&run, &RunController::networkChanged, this, showNetwork);
  connect(&run, &RunController::networkKept, this,
          [this, &run] { setNetwork(run.network(), run.runnable()); });
  connect(&run, &RunController::networkReplaced, this, [this, &run] {
    if (run.experiment().isReadOnly())
      showProblem({"", tr("This experiment was written by a newer GTV Lab. It is shown as far as "
                          "this version understands it, and cannot be saved.")
                           .toStdString()});
  });
  connect(&run, &RunController::problemFound, this, [this, &run](const Error& error) {
    showProblem(error);
    if (run.isRefused() && run.network()) showFormula(run.runnable());
  });
  connect(&run, &RunController::problemSolved, this, &ExperimentPanel::clearProblems);
  connect(&run, &RunController::editRefused, this, &ExperimentPanel::showProblem);
  connect(&run, &RunController::stateChanged, this, [this, &run] { showNumbers(run); });
}

void ExperimentPanel::showChange(const RunController& run, const ExperimentChange& change) {
  using Part = ExperimentChange::Part;
  const auto& now = run.experiment();
  if (!change.isOnly({Part::Lambda, Part::View, Part::Studies}))
    show(now);
  else
    showFormula(run.isRefused() ? run.runnable().with("lambda", now.lambda()).value() : now);
}

void ExperimentPanel::showNumbers(const RunController& run) {
  const auto& network = run.network();
  const auto& snapshot = run.snapshot();
  showWarnings(snapshot ? snapshot->warnings : std::vector<std::string>());
  showSuggestions(snapshot ? snapshot->suggestions : std::vector<SuggestedEdit>());
  objective()->setSize(network ? network->nodeCount() : -1,
                       network ? network->graph->edgeCount() : -1);
  const double unknown = std::nan("");
  if (snapshot)
    objective()->setNumbers(snapshot->numbers.lambda, snapshot->numbers.loss,
                            snapshot->numbers.gtv);
  else
    objective()->setNumbers(run.experiment().lambda(), unknown, unknown);
}

void ExperimentPanel::show(const Experiment& experiment) {
  title_->setText(QStringLiteral("<b style='font-size:large'>%1</b>%2")
                      .arg(translated(experiment.title()).toHtmlEscaped(),
                           experiment.source().empty()
                               ? QString()
                               : QStringLiteral("<br><span>%1</span>")
                                     .arg(toQString(experiment.source()).toHtmlEscaped())));
  notes_->setText(translated(experiment.notes()));
  notes_->setVisible(!experiment.notes().empty());
  showFormula(experiment);
  for (const auto& [path, form] : forms_) form->show(experiment.at(path.toStdString()));
  for (const char* key : {"nodes", "clusters", "clusterSizes"})
    form(QStringLiteral("graph"))->setFieldShown(QLatin1String(key), !takesNodesOfFile(experiment));
  replaced_->setVisible(experiment.methodHasModel());
  attacks_->show(experiment.at("attacks"));
  for (const auto& [path, field] : numbers_) {
    const auto parts = path.toStdString();
    const auto dot = parts.find('.');
    const auto& value = dot == std::string::npos
                            ? experiment.at(parts)
                            : experiment.at(parts.substr(0, dot)).at(parts.substr(dot + 1));
    if (value.is_null())
      field->setEmpty();
    else
      field->setValue(value.get<double>());
  }
  clearProblems();
}

QToolButton* ExperimentPanel::headerOf(const QString& field) const {
  const std::map<QString, QString> sections{
      {QStringLiteral("layout"), QStringLiteral("graph")},
      {QStringLiteral("model"), QStringLiteral("loss")},
      {QStringLiteral("methodSeed"), QStringLiteral("solver")},
      {QStringLiteral("start"), QStringLiteral("solver")},
      {QStringLiteral("attacks"), QStringLiteral("privacy")}};
  const auto section = sections.find(field);
  const auto header = headers_.find(section == sections.end() ? field : section->second);
  return header == headers_.end() ? nullptr : header->second;
}

void ExperimentPanel::showProblem(const Error& problem) {
  clearProblems();
  const auto path = toQString(problem.where);
  const auto message = toQString(problem.message);
  const auto end = path.indexOf(QRegularExpression(QStringLiteral("[.\\[]")));
  const auto field = path.left(end);
  const auto form = forms_.find(field);
  QWidget* place = nullptr;
  if (form != forms_.end()) {
    form->second->showProblem(path, message);
    place = form->second;
  } else if (field == QLatin1String("attacks")) {
    attacks_->showProblem(path, message);
    place = attacks_;
  } else {
    setTextAndAccessibleName(*problem_, translatedError(problem));
    problem_->show();
    return;
  }
  if (auto* header = headerOf(field); header != nullptr) header->setChecked(true);
  ensureWidgetVisible(place);
}

void ExperimentPanel::clearProblems() {
  problem_->hide();
  setTextAndAccessibleName(*problem_, {});
  for (const auto& [name, form] : forms_) form->showProblem({}, {});
  attacks_->showProblem({}, {});
}

void ExperimentPanel::showWarnings(const std::vector<std::string>& warnings) {
  // The label is as high as its text.
  constexpr std::size_t most = 20;
  QStringList sentences;
  for (std::size_t k = 0; k < std::min(most, warnings.size()); ++k)
    sentences << tr("Warning: %1.").arg(translatedMessage(warnings[k]));
  if (warnings.size() > most)
    sentences << tr("and %1 more").arg(static_cast<qulonglong>(warnings.size() - most));
  const auto words = sentences.join(QLatin1Char('\n'));
  if (warning_->text() == words) return;
  setTextAndAccessibleName(*warning_, words);
  warning_->setVisible(!words.isEmpty());
}

void ExperimentPanel::showSuggestions(const std::vector<SuggestedEdit>& suggestions) {
  if (suggestions == suggestions_) return;
  suggestions_ = suggestions;
  // One of them may be the sender.
  while (auto* item = suggestionButtons_->takeAt(0)) {
    item->widget()->hide();
    item->widget()->deleteLater();
    delete item;
  }
  for (const auto& edit : suggestions_) {
    auto* button = new QPushButton(toQString(edit.title));
    button->setObjectName(QStringLiteral("suggestionButton"));
    button->setToolTip(tr("What would help; one step, which can be undone"));
    suggestionButtons_->addWidget(button, 0, Qt::AlignLeft);
    connect(
        button, &QPushButton::clicked, this,
        [this, path = toQString(edit.path), value = edit.value] { Q_EMIT edited(path, value); });
  }
}

QString ExperimentPanel::problemText() const {
  // Its own stands first.
  for (const auto* label : content_->findChildren<QLabel*>(problem_->objectName()))
    if (!label->text().isEmpty()) return label->text();
  return {};
}

ChoiceForm* ExperimentPanel::form(const QString& section) const { return forms_.at(section); }

}  // namespace gtv::ui
