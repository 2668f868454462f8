#include "ui/import/import_dialog.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "data/table_data.h"
#include "losses/catalogue.h"
#include "ui/forms/choice_form.h"
#include "ui/forms/number_field.h"
#include "ui/import/columns_page.h"
#include "ui/import/graph_exchange.h"
#include "ui/import/table_preview.h"
#include "ui/widgets/accessible_label.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

LabelKind wantedBy(const Experiment& experiment) {
  const auto* entry = lossCatalogue().find(experiment.loss().kind());
  return entry == nullptr ? LabelKind::Real : entry->make.labels;
}

}  // namespace

ImportDialog::ImportDialog(QString file, Experiment experiment,
                           std::shared_ptr<const ProblemInstance> present, QWidget* parent)
    : ImportDialog(
          [&] {
            TableImport import;
            import.file = std::move(file);
            import.fields = defaultChoice(dataCatalogue().view, "table").json();
            return import;
          }(),
          std::move(experiment), std::move(present), parent) {}

ImportDialog::ImportDialog(Experiment experiment, std::shared_ptr<const ProblemInstance> present,
                           QWidget* parent)
    : ImportDialog(
          [&] {
            const auto data = experiment.data();
            gtv::check(data.kind() == "table", "the data is a table");
            const auto found = experiment.findFile(data.text("file"));
            return importOf(data.json(), toQString(found ? *found : data.text("file")));
          }(),
          experiment, std::move(present), parent) {}

ImportDialog::ImportDialog(TableImport import, Experiment experiment,
                           std::shared_ptr<const ProblemInstance> present, QWidget* parent)
    : QDialog(parent),
      experiment_(std::move(experiment)),
      present_(std::move(present)),
      labels_(wantedBy(experiment_)),
      import_(std::move(import)),
      graphChosen_(import_.isPresent),
      task_(*new BackgroundTask("for this file", BackgroundTask::Priority::Window, qApp)) {
  setObjectName(QStringLiteral("importDialog"));
  setAttribute(Qt::WA_DeleteOnClose);
  const auto name = QFileInfo(import_.file).fileName();
  setWindowTitle(import_.isPresent ? tr("Prepare %1").arg(name) : tr("Import %1").arg(name));
  auto* layout = new QVBoxLayout(this);
  makePages();
  layout->addWidget(pages_, 1);
  makeFoot(*layout);
  nameControls();
  if (!import_.isPresent && kindOfFile(import_.file) == FileKind::Graph) {
    import_.edges["file"] = import_.file.toStdString();
    import_.graph = GraphSource::File;
    graphChosen_ = true;
  }
  readStart();
  resize(QSize(static_cast<int>(scaled(1000)), static_cast<int>(scaled(640))));
  showPage(import_.isPresent ? Page::Preparation : Page::File);
}

void ImportDialog::nameControls() {
  ok_->setObjectName(QStringLiteral("importButton"));
  next_->setObjectName(QStringLiteral("nextButton"));
  back_->setObjectName(QStringLiteral("backButton"));
}

ImportDialog::~ImportDialog() {
  startReading_.abandon();
  stages_.abandon();
  task_.release();
  // Lists that lose their rows and fields that lose the focus have nobody to tell any more.
  for (auto* child : findChildren<QObject*>()) child->disconnect(this);
}

QTreeWidget* ImportDialog::columns() const { return columns_->columns(); }
QTableView* ImportDialog::preview() const { return columns_->preview()->view(); }

void ImportDialog::makePages() {
  pages_ = new QTabWidget;
  pages_->setAccessibleName(tr("Steps of the import"));
  pages_->setDocumentMode(true);
  filePage_ = new FilePage;
  connect(
      filePage_, &FilePage::formatChosen, this, [this](const QString& field, const QString& value) {
        auto& written = import_.written;
        const std::pair<const char*, std::string*> fields[] = {{"encoding", &written.encoding},
                                                               {"separator", &written.separator},
                                                               {"decimal", &written.decimal},
                                                               {"header", &written.header}};
        for (const auto& [name, place] : fields)
          if (field == QLatin1String(name)) *place = value.toStdString();
        readStart();
      });
  connect(filePage_, &FilePage::edited, this, &ImportDialog::edit);
  preparation_ = new PreparationPage;
  connect(preparation_, &PreparationPage::edited, this, &ImportDialog::edit);
  columns_ = new ColumnsPage;
  connect(columns_, &ColumnsPage::edited, this, &ImportDialog::edit);
  connect(columns_, &ColumnsPage::preparationWanted, this, [this] { showPage(Page::Preparation); });
  connect(columns_, &ColumnsPage::rolesChosen, this, [this](const std::vector<ColumnRole>& roles) {
    import_.roles = roles;
    showColumns();
    check();
  });
  pages_->addTab(filePage_, tr("1 File"));
  pages_->addTab(columns_, tr("2 Columns"));
  pages_->addTab(preparation_, tr("3 Preparation"));
  pages_->addTab(makeValidationPage(), tr("4 Validation"));
  graph_ = new GraphPage;
  connect(graph_, &GraphPage::sourceChosen, this, [this](GraphSource source) {
    graphChosen_ = true;
    import_.graph = source;
    showGraphs();
    check();
  });
  connect(graph_, &GraphPage::neighboursChosen, this, [this](int count) {
    import_.neighbours = count;
    check();
  });
  connect(graph_, &GraphPage::edited, this, [this](const QString& path, const Json& value) {
    auto next = experiment_.with("graph", import_.edges);
    if (next) next = next->with(path.toStdString(), value);
    if (!next) return setTextAndAccessibleName(*reason_, translatedError(next.error()));
    import_.edges = next->at("graph");
    showGraphs();
    check();
  });
  watch(*graph_->neighbours());
  check_ = new CheckPage(*columns_->preview()->model());
  connect(check_, &CheckPage::problemChosen, this, [this](int line, int column) {
    const auto* preview = columns_->preview();
    const int row = preview->model()->rowOfLine(line);
    if (row < 0) return;
    const auto cell = preview->model()->index(row, std::max(0, column));
    preview->view()->setCurrentIndex(cell);
    preview->view()->scrollTo(cell);
  });
  pages_->addTab(graph_, tr("5 Graph"));
  pages_->addTab(check_, tr("6 Check"));
  connect(pages_, &QTabWidget::currentChanged, this, [this](int page) {
    back_->setEnabled(page > 0);
    next_->setEnabled(page + 1 < pages_->count());
  });
}

void ImportDialog::showPage(Page page) {
  pages_->setCurrentIndex(static_cast<int>(page));
  Q_EMIT pages_->currentChanged(static_cast<int>(page));
}

QWidget* ImportDialog::makeValidationPage() {
  validation_ =
      makeDataForm("validation", {"validation", "validationShare", "split", "parts", "heldOut"});
  connect(validation_, &ChoiceForm::edited, this, &ImportDialog::edit);
  parts_ = new QLabel;
  parts_->setWordWrap(true);
  parts_->setAccessibleName(tr("What becomes of the samples"));
  auto* purpose = new QLabel(
      tr("What is held back is not learned from: its error shows which λ is best. The test part is "
         "not looked at before the end."));
  purpose->setWordWrap(true);
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->addWidget(purpose);
  layout->addWidget(validation_);
  layout->addWidget(parts_);
  layout->addStretch();
  return page;
}

void ImportDialog::watch(NumberField& field) {
  connect(&field, &NumberField::complained, this, [this, &field](const QString& complaint) {
    complaints_[&field] = complaint;
    // Mended, perhaps to the number that was there before.
    if (complaint.isEmpty() && !checking_ && !verdict_)
      check();
    else
      updateButton();
  });
}

void ImportDialog::makeFoot(QVBoxLayout& layout) {
  progress_ = new QProgressBar;
  progress_->setRange(0, 1000);
  progress_->setTextVisible(false);
  progress_->setMaximumHeight(static_cast<int>(scaled(6)));
  progress_->setAccessibleName(tr("Share of the file that was read"));
  auto keepsRoom = progress_->sizePolicy();
  keepsRoom.setRetainSizeWhenHidden(true);
  progress_->setSizePolicy(keepsRoom);
  reason_ = new QLabel;
  reason_->setAccessibleName(tr("Problem"));
  reason_->setWordWrap(true);
  reason_->setTextFormat(Qt::PlainText);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  const auto addStep = [&](const QString& text, const QString& tip, int way) {
    auto* button = new QPushButton(text);
    button->setToolTip(tip);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this,
            [this, way] { pages_->setCurrentIndex(pages_->currentIndex() + way); });
    return button;
  };
  back_ = addStep(tr("Bac&k"), tr("The page before"), -1);
  next_ = addStep(tr("Ne&xt"), tr("The next page"), 1);
  ok_ = buttons->addButton(import_.isPresent ? tr("A&pply") : tr("&Import"),
                           QDialogButtonBox::AcceptRole);
  ok_->setToolTip(
      import_.isPresent
          ? tr("Change the data of the experiment, as one step that can be undone")
          : tr("Make this table the data of the experiment, as one step that can be undone"));
  auto* cancel = buttons->button(QDialogButtonBox::Cancel);
  cancel->setToolTip(tr("Close and change nothing (Esc)"));
  cancel->setAutoDefault(false);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, this, [this] {
    // A field may complain that nobody has heard yet.
    updateButton();
    if (!reason().isEmpty()) return;
    const auto next = withTable(experiment_, import_);
    if (!next) return;
    const auto name = QFileInfo(import_.file).fileName();
    Q_EMIT imported(*next,
                    (import_.isPresent ? tr("Preparation of %1") : tr("Data from %1")).arg(name));
    accept();
  });
  layout.addWidget(progress_);
  auto* foot = new QHBoxLayout;
  foot->addWidget(reason_, 1);
  foot->addWidget(back_);
  foot->addWidget(next_);
  foot->addSpacing(static_cast<int>(scaled(12)));
  foot->addWidget(buttons);
  layout.addLayout(foot);
}

void ImportDialog::edit(const QString& path, const Json& value) {
  const auto now = experiment_.with("data", dataOf(import_, experiment_));
  const auto next = now ? now->with(path.toStdString(), value) : now;
  if (!next) {
    setTextAndAccessibleName(*reason_, translatedError(next.error()));
    return;
  }
  import_.fields = next->at("data");
  showForms();
  if (path.startsWith(QLatin1String("data.prepare")) ||
      path.startsWith(QLatin1String("data.validation")) ||
      path.startsWith(QLatin1String("data.missingMarks")))
    prepare();
  else
    check();
}

void ImportDialog::showForms() {
  filePage_->show(start_, import_.fields);
  preparation_->showSteps(import_.fields);
  columns_->showFields(import_.fields);
  showChoice(*validation_, import_.fields);
}

void ImportDialog::useEdges(const Json& edges) {
  import_.edges = edges;
  import_.graph = GraphSource::File;
  graphChosen_ = true;
  showGraphs();
  check();
}

void ImportDialog::readStart() {
  if (kindOfFile(import_.file) != FileKind::Graph)
    return takeStart(readTableStart(import_.file, import_.written));
  reading_ = true;
  startReading_.start([file = import_.file, written = import_.written](
                          const BackgroundTask::Context&) { return readTableStart(file, written); },
                      [this](const TableStart& start) {
                        reading_ = false;
                        takeStart(start);
                      },
                      [this](const Error& error) {
                        reading_ = false;
                        TableStart none;
                        none.problem = translatedError(error);
                        takeStart(none);
                      });
  updateButton();
}

void ImportDialog::takeStart(TableStart start) {
  const auto before = start_.header;
  const bool isFirst = before.empty();
  start_ = std::move(start);
  if (!start_.asksForHeader) {
    // Only the whole file says whether it is UTF-8.
    const auto encoding = import_.written.encoding;
    import_.written = start_.written;
    import_.written.encoding = encoding;
  }
  if (start_.header != before && !import_.isPresent && !isFirst) {
    knownRoles_.clear();
    graphChosen_ = false;
  }
  showForms();
  prepare();
}

void ImportDialog::prepare() {
  const bool isReadable = start_.problem.isEmpty() && !start_.asksForHeader;
  const auto& steps = import_.fields.at("prepare");
  stages_.abandon();
  preparing_ = isReadable && !steps.empty();
  // Without steps the columns are those of the file, which are there.
  if (!preparing_) setTable(start_);
  if (!isReadable) return preparation_->showStages({});
  const auto data = experiment_.with("data", dataOf(import_, experiment_));
  if (!data) return;
  constexpr std::int64_t mostRead = 20'000;
  constexpr std::size_t mostShown = 100;
  stages_.start(
      [experiment = *data](const BackgroundTask::Context& context) {
        return tableStages(
            experiment.data(), [&](const std::string& name) { return experiment.findFile(name); },
            mostRead, mostShown, context.stop);
      },
      [this](const TableStages& stages) { takeStages(stages); },
      [this](const Error& error) {
        TableStages none;
        none.problem = error;
        takeStages(none);
      });
  updateButton();
}

void ImportDialog::takeStages(const TableStages& stages) {
  preparation_->showStages(stages);
  if (!std::exchange(preparing_, false)) return;
  // Where a step cannot work the columns are those before it, and those that are in use: what the
  // first rows lack may be in others.
  auto table = stages.stages.empty() ? start_ : startOf(stages.stages.back());
  const auto add = [&](const std::string& column) {
    if (std::find(table.header.begin(), table.header.end(), column) != table.header.end()) return;
    table.header.push_back(column);
    table.looks.push_back({1, 0, 0, false});
    for (auto& row : table.rows) row.cells.emplace_back();
  };
  if (stages.readRows > 0) {
    for (const auto& [column, role] : knownRoles_)
      if (role != ColumnRole::Ignore) add(column);
    if (knownRoles_.empty() && import_.isPresent)
      for (const auto& column : columnsIn(import_.fields)) add(column);
  }
  setTable(std::move(table));
}

void ImportDialog::setTable(TableStart table) {
  const bool isFirst = knownRoles_.empty();
  table_ = std::move(table);
  import_.header = table_.header;
  const auto guessed = guessRoles(table_, labels_);
  import_.roles.assign(guessed.size(), ColumnRole::Ignore);
  std::vector<std::size_t> fresh;
  for (std::size_t c = 0; c < guessed.size(); ++c) {
    const auto known = knownRoles_.find(import_.header[c]);
    const auto role = known != knownRoles_.end() ? known->second
                      : import_.isPresent        ? roleIn(import_.fields, import_.header[c])
                                                 : ColumnRole::Ignore;
    // What only one column can be is not two after a step has gone.
    giveRole(import_.roles, {c}, role);
    if (known == knownRoles_.end() && role == ColumnRole::Ignore) fresh.push_back(c);
  }
  // New columns take no use away from those that have it.
  for (const auto c : fresh) {
    if (isFirst && import_.isPresent) break;
    const bool isTaken = isSingle(guessed[c]) &&
                         std::any_of(import_.roles.begin(), import_.roles.end(),
                                     [&](ColumnRole role) { return isUsedAs(role, guessed[c]); });
    import_.roles[c] = isTaken ? ColumnRole::Feature : guessed[c];
  }
  columns_->setTable(table_);
  showColumns();
  check();
}

/// The first rows may not have every column that all rows make.
void ImportDialog::takeColumns(const std::vector<std::string>& columns) {
  if (columns.empty() || columns == import_.header) return;
  TableStart whole;
  whole.header = columns;
  whole.looks.resize(columns.size());
  for (const auto& row : table_.rows)
    whole.rows.push_back({row.line, std::vector<std::string>(columns.size())});
  for (std::size_t c = 0; c < columns.size(); ++c) {
    const auto at = std::find(table_.header.begin(), table_.header.end(), columns[c]);
    // Without rows to look at it is taken for a number.
    whole.looks[c].numbers = 1;
    whole.looks[c].isConstant = false;
    if (at == table_.header.end()) continue;
    const auto from = static_cast<std::size_t>(at - table_.header.begin());
    whole.looks[c] = table_.looks[from];
    for (std::size_t r = 0; r < whole.rows.size(); ++r)
      if (from < table_.rows[r].cells.size()) whole.rows[r].cells[c] = table_.rows[r].cells[from];
  }
  setTable(std::move(whole));
}

void ImportDialog::showColumns() {
  for (std::size_t c = 0; c < import_.roles.size(); ++c)
    knownRoles_[import_.header[c]] = import_.roles[c];
  columns_->showRoles(import_.roles);
  showGraphs();
}

void ImportDialog::showGraphs() {
  const auto* kind = documentFields().parameter("graph")->kinds->find(experiment_.graph().kind());
  const int there = drawnNodesOf(present_.get());
  const auto name = kind == nullptr ? QString() : translated(kind->label);
  // At the start of the program the present graph may not be there yet.
  const auto present =
      there == 0
          ? tr("present: %1").arg(name)
          : tr("present: %1, %2").arg(name, there == 1 ? tr("1 node") : tr("%L1 nodes").arg(there));
  const bool hasMap =
      !import_.titles(ColumnRole::X).empty() && !import_.titles(ColumnRole::Y).empty();
  if (!hasMap && import_.graph == GraphSource::Map) import_.graph = GraphSource::Features;
  graph_->show(import_, present, hasMap);
}

QString ImportDialog::choiceProblem() const {
  if (reading_) return tr("Reading the file…");
  if (!start_.problem.isEmpty()) return start_.problem;
  if (start_.asksForHeader)
    return tr("Choose whether the first line has the names of the columns or values already");
  if (import_.titles(ColumnRole::Feature).empty() && !import_.fields.at("intercept").get<bool>() &&
      import_.fields.at("lags") == 0)
    return tr("Choose at least one feature, or an intercept");
  if (hasLabels(labels_) && import_.titles(ColumnRole::Label).empty())
    return tr("Choose the column that is to be predicted as the label: the loss needs one");
  if (import_.titles(ColumnRole::X).empty() != import_.titles(ColumnRole::Y).empty())
    return tr("A map needs a column for x and a column for y");
  if (import_.graph == GraphSource::File && import_.edges.at("file").get<std::string>().empty())
    return tr("Choose the file with the edges");
  const bool needsNeighbours = joinsNeighbours(import_.graph);
  for (const auto* form : {columns_->form(), validation_, preparation_->form(), filePage_->form()})
    for (const auto* field : form->findChildren<NumberField*>())
      if (!field->complaint().isEmpty())
        return tr("%1: %2").arg(field->accessibleName(), field->complaint());
  for (const auto& [field, complaint] : complaints_)
    if (!complaint.isEmpty() && (field != graph_->neighbours() || needsNeighbours))
      return tr("%1: %2").arg(field->accessibleName(), complaint);
  return {};
}

void ImportDialog::check() {
  task_.requestStop();
  const int number = ++checkNumber_;
  share_ = 0;
  checking_ = choiceProblem().isEmpty();
  if (checking_) {
    // One at a time, as a graph that is being built does not listen.
    task_.startAfterPresent(
        [this, number, experiment = experiment_, import = import_, fitting = !graphChosen_,
         present = present_, labels = labels_](const BackgroundTask::Context& context) {
          const auto reportShare = [&](double share) {
            context.post([this, number, share] {
              if (number != checkNumber_) return;
              share_ = share;
              updateButton();
            });
            return !context.stop.stop_requested();
          };
          return checkImport(experiment, import, fitting, present.get(), labels, reportShare,
                             context.stop);
        },
        [this, number](const ImportVerdict& verdict) {
          if (number == checkNumber_) take(verdict);
        },
        [this](const Error& error) {
          WatchedApplication::report(error);
          takeFailure(error);
        });
  } else {
    verdict_.reset();
    showVerdict();
  }
  updateButton();
}

void ImportDialog::takeFailure(const Error& error) {
  if (!checking_) return;
  ImportVerdict verdict;
  verdict.graph = import_.graph;
  verdict.problem = error;
  take(verdict);
}

void ImportDialog::take(const ImportVerdict& verdict) {
  checking_ = false;
  import_.isOnGlobe = verdict.isOnGlobe;
  if (import_.graph != verdict.graph) {
    import_.graph = verdict.graph;
    showGraphs();
  }
  verdict_ = verdict;
  showVerdict();
  updateButton();
  takeColumns(verdict.check.columns);
}

void ImportDialog::showVerdict() {
  columns_->preview()->model()->setProblems(verdict_ ? verdict_->check.problems
                                                     : std::vector<TableProblem>());
  QStringList guesses;
  if (!import_.isPresent) {
    guesses = columns_->notes(guessRoles(table_, labels_));
    guesses << tr("λ becomes %1, as that of before was for other data.").arg(lambdaOfNewData);
  }
  check_->show(verdict_ ? &verdict_->check : nullptr, start_.notes, guesses);
  graph_->showProblem(verdict_ ? verdict_->problem : std::nullopt);
  parts_->clear();
  if (!verdict_ || verdict_->check.keys.empty()) return;
  const auto& parts = verdict_->check.parts;
  parts_->setText(tr("Samples to learn from: %L1 · for validation: %L2 · for the test: %L3")
                      .arg(parts[0])
                      .arg(parts[1])
                      .arg(parts[2]));
  if (const int count = import_.fields.at("heldOut"); count > 0)
    parts_->setText(parts_->text() + tr(" · nodes held out: %L1").arg(count));
}

QString ImportDialog::reason() const {
  if (auto problem = choiceProblem(); !problem.isEmpty()) return problem;
  if (preparing_) return tr("Preparing the first rows…");
  if (checking_ || !verdict_)
    return tr("Reading the whole file… %1 %").arg(static_cast<int>(100 * share_));
  if (verdict_->problem) return translatedError(*verdict_->problem);
  const auto& check = verdict_->check;
  if (check.problemCount == 0) return {};
  const auto& first = check.problems.front();
  QString where;
  if (first.line > 0)
    where =
        first.title.empty()
            ? tr("Line %1: ").arg(first.line)
            : tr("Line %1, column “%2”: ").arg(first.line).arg(toQString(first.title).simplified());
  if (!first.file.empty()) where.prepend(toQString(first.file) + QStringLiteral(": "));
  return where + translatedMessage(first.message);
}

void ImportDialog::updateButton() {
  const auto why = reason();
  ok_->setEnabled(why.isEmpty());
  ok_->setDefault(why.isEmpty());
  setTextAndAccessibleName(*reason_, why);
  reason_->setStyleSheet(why.isEmpty() || checking_ ? QString() : problemStyle());
  progress_->setVisible(checking_);
  progress_->setValue(static_cast<int>(1000 * share_));
}

}  // namespace gtv::ui
