#include "ui/import/import_pages.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QTableView>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <map>
#include <memory>
#include <utility>

#include "base/number.h"
#include "data/table_data.h"
#include "graph/generators.h"
#include "run/graph_file_remedies.h"
#include "tables/preparation.h"
#include "ui/forms/choice_form.h"
#include "ui/forms/number_field.h"
#include "ui/import/table_preview.h"
#include "ui/widgets/accessible_label.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

/// Problems that are listed; the number of all is said.
constexpr std::size_t mostListed = 200;

QString joinedNotes(const std::vector<std::string>& notes) {
  QStringList parts;
  for (const auto& note : notes) parts << translatedMessage(note);
  return parts.join(QStringLiteral(" · "));
}

QLabel* makeNotes(const QString& name) {
  auto* label = new QLabel;
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  label->setAccessibleName(name);
  return label;
}

/// A form for these parameters of one kind of the catalogue, without its kind.
ChoiceForm* makeForm(const CatalogueView& catalogue, const QString& path, const std::string& id,
                     std::vector<Parameter> parameters) {
  // Forms keep to the catalogue they are made from as long as they live.
  static std::map<std::string, std::unique_ptr<CatalogueView>> views;
  auto& view = views[id];
  if (!view) {
    EntryInfo entry;
    entry.id = id;
    entry.parameters = std::move(parameters);
    view = std::make_unique<CatalogueView>(CatalogueView{catalogue.kind, {std::move(entry)}});
  }
  return new ChoiceForm(*view, path);
}

}  // namespace

ChoiceForm* makeDataForm(const std::string& id, const std::vector<std::string>& keys) {
  const auto info = tableDataInfo();
  std::vector<Parameter> parameters;
  parameters.reserve(keys.size());
  for (const auto& key : keys) parameters.push_back(*info.parameter(key));
  return makeForm(dataCatalogue().view, QStringLiteral("data"), id, std::move(parameters));
}

QTreeWidgetItem* makeNoteItem(const std::string& note) {
  auto* item = new QTreeWidgetItem({translatedMessage(note)});
  item->setToolTip(0, inLines(item->text(0)));
  return item;
}

ChoiceForm* makeEdgesForm() {
  const auto& catalogue = graphCatalogue().view;
  return makeForm(catalogue, QStringLiteral("graph"), "edges", catalogue.find("csv")->parameters);
}

bool showEdgeProblem(ChoiceForm& form, const std::optional<Error>& problem) {
  const auto field = problem ? graphFieldIn(*problem) : std::string();
  const auto path = field.empty() ? QString() : QStringLiteral("graph.") + toQString(field);
  form.showProblem(path, field.empty() ? QString() : translatedError(*problem));
  return !field.empty();
}

void showChoice(ChoiceForm& form, Json choice) {
  // Which kind it is needs no saying.
  choice.erase("kind");
  form.show(choice);
}

TableStart startOf(const TableStage& stage) {
  TableStart start;
  start.header = stage.columns;
  for (const auto& row : stage.rows) start.rows.push_back({static_cast<int>(row.line), row.cells});
  start.looks.resize(start.header.size());
  for (std::size_t c = 0; c < start.looks.size(); ++c) {
    auto& look = start.looks[c];
    for (const auto& row : stage.rows) {
      const auto& cell = row.cells[c];
      if (cell.empty())
        ++look.missing;
      else
        ++(stage.areNumeric[c] || parseNumber(cell) ? look.numbers : look.others);
      look.isConstant = look.isConstant && cell == stage.rows.front().cells[c];
    }
    look.isConstant = look.isConstant && stage.rows.size() > 1;
  }
  return start;
}

TablePane::TablePane(const QString& name, const QString& tip)
    : title_(new QLabel), view_(new QTableView), model_(new TablePreview(this)) {
  view_->setModel(model_);
  view_->setAccessibleName(name);
  view_->setToolTip(tip);
  view_->setTabKeyNavigation(false);
  view_->setWordWrap(false);
  view_->horizontalHeader()->setDefaultSectionSize(static_cast<int>(scaled(92)));
  view_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  view_->verticalHeader()->setDefaultSectionSize(view_->fontMetrics().height() +
                                                 static_cast<int>(scaled(6)));
  if (auto* corner = view_->findChild<QAbstractButton*>()) {
    corner->setAccessibleName(tr("Select all cells"));
    corner->setToolTip(corner->accessibleName());
  }
  connect(model_, &TablePreview::modelReset, this, &TablePane::fitColumns);
  title_->setTextFormat(Qt::PlainText);
  title_->hide();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  layout->addWidget(title_);
  layout->addWidget(view_, 1);
}

/// As wide as their names, within bounds.
void TablePane::fitColumns() {
  constexpr int most = 200;  // that are measured: more would take long
  const auto least = view_->horizontalHeader()->defaultSectionSize();
  const auto longest = static_cast<int>(scaled(180));
  auto letters = view_->font();
  letters.setBold(true);
  const QFontMetrics metrics(letters);
  for (int c = 0; c < std::min(most, model_->columnCount()); ++c) {
    const auto name = model_->headerData(c, Qt::Horizontal, Qt::DisplayRole).toString();
    const int wanted = metrics.horizontalAdvance(name) + 3 * metrics.averageCharWidth();
    view_->setColumnWidth(c, std::clamp(wanted, least, std::max(least, longest)));
  }
}

void TablePane::show(const QString& title, TableStart start) {
  title_->setText(title);
  title_->setVisible(!title.isEmpty());
  model_->setStart(std::move(start));
}

FilePage::FilePage() {
  const auto info = tableDataInfo();
  const auto make = [&](const char* key, const QString& name,
                        std::initializer_list<std::pair<QString, const char*>> choices) {
    auto* box = new QComboBox;
    box->setObjectName(QLatin1String(key) + QStringLiteral("Box"));
    box->setAccessibleName(name);
    box->setToolTip(translated(info.parameter(key)->help));
    for (const auto& [text, value] : choices) box->addItem(text, QString::fromLatin1(value));
    connect(box, &QComboBox::activated, this, [this, box, field = QString::fromLatin1(key)] {
      Q_EMIT formatChosen(field, box->currentData().toString());
    });
    return box;
  };
  separator_ = make("separator", tr("Separator"),
                    {{tr("commas"), "comma"},
                     {tr("semicolons"), "semicolon"},
                     {tr("tabs"), "tab"},
                     {tr("pipes"), "pipe"},
                     {tr("blanks"), "blanks"}});
  header_ = make("header", tr("First line"),
                 {{tr("names of columns"), "names"}, {tr("values"), "values"}});
  decimal_ = make("decimal", tr("Decimal sign"), {{tr("point"), "point"}, {tr("comma"), "comma"}});
  encoding_ = make("encoding", tr("Encoding"),
                   {{QStringLiteral("UTF-8"), "utf-8"},
                    {QStringLiteral("UTF-16"), "utf-16"},
                    {QStringLiteral("Windows-1252"), "windows-1252"}});
  marks_ = makeDataForm("marks", {"missingMarks"});
  connect(marks_, &ChoiceForm::edited, this, &FilePage::edited);
  table_ = new TablePane(tr("The file as it is"), tr("The first rows of the file"));
  notes_ = makeNotes(tr("What was found out about the file"));
  auto* grid = new QGridLayout;
  const auto add = [&](int column, const QString& name, QComboBox* box) {
    auto* label = new QLabel(name);
    label->setBuddy(box);
    grid->addWidget(label, 0, column);
    grid->addWidget(box, 0, column + 1);
  };
  add(0, tr("Cells sep&arated by"), separator_);
  add(2, tr("&First line"), header_);
  add(4, tr("&Decimal sign"), decimal_);
  add(6, tr("&Encoding"), encoding_);
  grid->setColumnStretch(8, 1);
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(grid);
  layout->addWidget(marks_);
  layout->addWidget(table_, 1);
  layout->addWidget(notes_);
}

void FilePage::show(const TableStart& start, const Json& data) {
  const auto choose = [](QComboBox* box, const std::string& value) {
    box->setCurrentIndex(box->findData(toQString(value)));
  };
  choose(separator_, start.written.separator);
  choose(decimal_, start.written.decimal);
  choose(encoding_, start.written.encoding);
  choose(header_, start.asksForHeader ? std::string() : start.written.header);
  showChoice(*marks_, data);
  table_->show({}, start);
  notes_->setText(joinedNotes(start.notes));
  notes_->setVisible(!notes_->text().isEmpty());
}

PreparationPage::PreparationPage()
    : form_(makeDataForm("preparation", {"prepare"})),
      step_(new QComboBox),
      before_(new TablePane(tr("The table before the step"), tr("The first rows before the step"))),
      after_(new TablePane(tr("The table after the step"), tr("The first rows after the step"))),
      notes_(makeNotes(tr("What the step left out or made up"))) {
  setChildrenCollapsible(false);
  connect(form_, &ChoiceForm::edited, this, &PreparationPage::edited);
  auto* left = new QScrollArea;
  left->setWidgetResizable(true);
  left->setFrameShape(QFrame::NoFrame);
  left->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->addWidget(form_);
  column->addStretch();
  left->setWidget(content);
  step_->setObjectName(QStringLiteral("stepBox"));
  step_->setAccessibleName(tr("Step that is shown"));
  step_->setToolTip(tr("The step whose table is shown before and after it"));
  connect(step_, &QComboBox::activated, this, &PreparationPage::showStep);
  auto* right = new QWidget;
  auto* tables = new QSplitter(Qt::Vertical);
  tables->addWidget(before_);
  tables->addWidget(after_);
  tables->setChildrenCollapsible(false);
  auto* column2 = new QVBoxLayout(right);
  column2->setContentsMargins(0, 0, 0, 0);
  column2->addWidget(step_);
  column2->addWidget(tables, 1);
  column2->addWidget(notes_);
  addWidget(left);
  addWidget(right);
  setStretchFactor(1, 1);
  setSizes({static_cast<int>(scaled(330)), static_cast<int>(scaled(640))});
}

void PreparationPage::showSteps(const Json& data) { showChoice(*form_, data); }

void PreparationPage::showStages(const TableStages& stages) {
  stages_ = stages;
  const int chosen = step_->currentIndex();
  const bool atEnd = chosen < 0 || chosen == step_->count() - 1;
  step_->clear();
  for (std::size_t k = 1; k < stages_.stages.size(); ++k) {
    const auto* entry = preparationCatalogue().view.find(stages_.stages[k].step);
    step_->addItem(tr("Step %1: %2").arg(k).arg(translated(entry->label)));
  }
  step_->setVisible(step_->count() > 0);
  step_->setCurrentIndex(atEnd ? step_->count() - 1 : std::min(chosen, step_->count() - 1));
  const auto& problem = stages_.problem;
  // Of some rows it is no problem: the check of all of them says whether there is one.
  const bool isHere =
      problem && stages_.readRows == 0 && problem->where.starts_with("data.prepare");
  form_->showProblem(isHere ? toQString(problem->where) : QString(),
                     isHere ? translatedMessage(problem->message) : QString());
  showStep();
}

void PreparationPage::showStep() {
  const auto& all = stages_.stages;
  if (all.empty()) {
    before_->show({}, {});
    after_->hide();
    notes_->clear();
    return;
  }
  const auto title = [&](const TableStage& stage, const QString& name) {
    auto text = tr("%1: %2, %3")
                    .arg(name, counted(static_cast<std::int64_t>(stage.rowCount), "row"),
                         counted(std::ssize(stage.columns), "column"));
    if (stages_.readRows > 0)
      text += tr(" (of the first %L1 rows of the file)").arg(stages_.readRows);
    return text;
  };
  const auto step = static_cast<std::size_t>(std::max(0, step_->currentIndex()));
  const bool hasSteps = all.size() > 1;
  before_->show(title(all[step], hasSteps ? tr("Before") : tr("The file")), startOf(all[step]));
  after_->setVisible(hasSteps);
  if (hasSteps) after_->show(title(all[step + 1], tr("After")), startOf(all[step + 1]));
  auto notes = joinedNotes(all[hasSteps ? step + 1 : 0].notes);
  if (stages_.problem && stages_.readRows > 0)
    notes = tr("These rows alone: %1").arg(translatedError(*stages_.problem));
  notes_->setText(notes);
  notes_->setVisible(!notes_->text().isEmpty());
}

void GraphPage::showProblem(const std::optional<Error>& problem) {
  showEdgeProblem(*edges_, problem);
}

GraphPage::GraphPage()
    : graph_(new QComboBox),
      neighboursLabel_(new QLabel(tr("Neigh&bours"))),
      neighbours_(new NumberField),
      edges_(makeEdgesForm()) {
  graph_->setObjectName(QStringLiteral("graphBox"));
  graph_->setAccessibleName(tr("Graph"));
  graph_->setToolTip(tr("Where the edges between the nodes of the table come from"));
  connect(graph_, &QComboBox::activated, this,
          [this] { Q_EMIT sourceChosen(static_cast<GraphSource>(graph_->currentData().toInt())); });
  neighbours_->setObjectName(QStringLiteral("neighboursField"));
  neighbours_->setRange(1, 1000, false, true);
  neighbours_->setAccessibleName(tr("Neighbours"));
  neighbours_->setToolTip(tr("Every node is joined to this many nearest ones"));
  neighbours_->setMaximumWidth(static_cast<int>(scaled(70)));
  neighboursLabel_->setBuddy(neighbours_);
  connect(neighbours_, &NumberField::committed, this,
          [this](double count) { Q_EMIT neighboursChosen(static_cast<int>(count)); });
  connect(edges_, &ChoiceForm::edited, this, &GraphPage::edited);
  auto* row = new QHBoxLayout;
  auto* label = new QLabel(tr("&Graph"));
  label->setBuddy(graph_);
  for (QWidget* widget :
       std::initializer_list<QWidget*>{label, graph_, neighboursLabel_, neighbours_})
    row->addWidget(widget);
  row->addStretch();
  auto* words = makeNotes({});
  words->setText(
      tr("The edges say which nodes are to have similar models. The form Graph has more kinds, and "
         "all settings of these."));
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(row);
  layout->addWidget(edges_);
  layout->addWidget(words);
  layout->addStretch();
}

void GraphPage::show(const TableImport& import, const QString& present, bool hasMap) {
  graph_->clear();
  const auto add = [this](const QString& name, GraphSource source) {
    graph_->addItem(name, static_cast<int>(source));
  };
  add(present, GraphSource::Present);
  if (hasMap) add(tr("nearest neighbours on the map"), GraphSource::Map);
  add(tr("nearest neighbours in the features"), GraphSource::Features);
  add(tr("nodes with similar data"), GraphSource::Similar);
  add(tr("edges from a file"), GraphSource::File);
  add(tr("no edges: every node alone"), GraphSource::None);
  graph_->setCurrentIndex(graph_->findData(static_cast<int>(import.graph)));
  const bool nearest = joinsNeighbours(import.graph);
  neighbours_->setVisible(nearest);
  neighboursLabel_->setVisible(nearest);
  if (!neighbours_->isModified()) neighbours_->setValue(import.neighbours);
  edges_->setVisible(import.graph == GraphSource::File);
  showChoice(*edges_, import.edges);
}

CheckPage::CheckPage(TablePreview& model)
    : model_(model),
      summary_(makeNotes(tr("Summary of the file"))),
      problems_(new QTreeWidget),
      notes_(new QTreeWidget) {
  const auto prepareList = [](QTreeWidget& list, const QString& name, const QString& tip) {
    list.setAccessibleName(name);
    list.setToolTip(tip);
    list.setRootIsDecorated(false);
    list.setTabKeyNavigation(false);
  };
  prepareList(*problems_, tr("Problems in the file"),
              tr("Cells that cannot be read; click a row to see its cell in the table below"));
  problems_->setHeaderLabels({tr("Line"), tr("Column"), tr("Problem")});
  problems_->setUniformRowHeights(true);
  problems_->hide();
  const auto guessed = tr("What was guessed, converted or left out");
  prepareList(*notes_, guessed, tr("The report of every run lists it, too"));
  notes_->setHeaderLabels({guessed});
  notes_->setWordWrap(true);
  auto* pane = new TablePane(tr("Rows with problems"),
                             tr("The first rows; cells that cannot be read are marked"));
  table_ = pane->view();
  table_->setModel(&model_);
  connect(problems_, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
    if (item == nullptr) return;
    const int line = item->data(0, Qt::UserRole).toInt();
    const int column = item->data(1, Qt::UserRole).toInt();
    if (const int row = model_.rowOfLine(line); row >= 0) {
      const auto cell = model_.index(row, std::max(0, column));
      table_->setCurrentIndex(cell);
      table_->scrollTo(cell);
    }
    Q_EMIT problemChosen(line, column);
  });
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(summary_);
  layout->addWidget(problems_, 1);
  layout->addWidget(notes_, 1);
  layout->addWidget(pane, 2);
}

void CheckPage::showProblems(const std::vector<TableProblem>& problems) {
  problems_->clear();
  QList<QTreeWidgetItem*> items;
  for (std::size_t k = 0; k < std::min(mostListed, problems.size()); ++k) {
    const auto& problem = problems[k];
    const auto line = problem.line > 0 ? QString::number(problem.line) : QString();
    auto* item = new QTreeWidgetItem(
        {problem.file.empty() ? line : toQString(problem.file) + QLatin1Char(':') + line,
         toQString(problem.title).simplified(), translatedMessage(problem.message)});
    // The table beside it is that of the first file.
    item->setData(0, Qt::UserRole, problem.file.empty() ? problem.line : 0);
    item->setData(1, Qt::UserRole, problem.column);
    items << item;
  }
  problems_->addTopLevelItems(items);
  problems_->setColumnWidth(0, static_cast<int>(scaled(70)));
  problems_->setColumnWidth(1, static_cast<int>(scaled(140)));
  problems_->setVisible(!items.isEmpty());
}

void CheckPage::show(const TableCheck* check, const std::vector<std::string>& notes,
                     const QStringList& guesses) {
  showProblems(check == nullptr ? std::vector<TableProblem>() : check->problems);
  notes_->clear();
  for (const auto& guess : guesses) notes_->addTopLevelItem(new QTreeWidgetItem({guess}));
  for (const auto* list : {&notes, check == nullptr ? nullptr : &check->warnings,
                           check == nullptr ? nullptr : &check->notes})
    if (list != nullptr)
      for (const auto& note : *list) notes_->addTopLevelItem(makeNoteItem(note));
  QStringList parts;
  if (check != nullptr && check->rows > 0) {
    parts << tr("rows: %L1").arg(check->rows);
    if (!check->keys.empty()) parts << tr("nodes: %L1").arg(check->keys.size());
    if (check->unlabelled > 0) parts << tr("rows without a label: %L1").arg(check->unlabelled);
    if (check->dropped > 0) parts << tr("rows dropped: %L1").arg(check->dropped);
    if (check->filled > 0) parts << tr("cells filled with means: %L1").arg(check->filled);
    if (check->problemCount > 0)
      parts << tr("cells or lines that cannot be read: %L1").arg(check->problemCount);
    if (check->problemCount > static_cast<std::int64_t>(mostListed))
      parts << tr("the first %1 are listed").arg(mostListed);
  }
  setTextAndAccessibleName(*summary_, parts.join(QStringLiteral(" · ")));
}

}  // namespace gtv::ui
