#include "ui/document/import_dialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "data/table_data.h"
#include "losses/catalogue.h"
#include "ui/document/graph_exchange.h"
#include "ui/document/table_preview.h"
#include "ui/forms/choice_form.h"
#include "ui/forms/number_field.h"
#include "ui/widgets/accessible_label.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr auto allRoles = {ColumnRole::Feature,     ColumnRole::Label, ColumnRole::Node,
                           ColumnRole::X,           ColumnRole::Y,     ColumnRole::FeatureAndX,
                           ColumnRole::FeatureAndY, ColumnRole::Ignore};

LabelKind wantedBy(const Experiment& experiment) {
  const auto* entry = lossCatalogue().find(experiment.loss().kind());
  return entry == nullptr ? LabelKind::Real : entry->make.labels;
}

QLabel* labelFor(const QString& name, QWidget* field) {
  auto* label = new QLabel(name);
  label->setBuddy(field);
  return label;
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
  readStart();
  resize(QSize(static_cast<int>(scaled(1000)), static_cast<int>(scaled(640))));
  showPage(import_.isPresent ? Page::Preparation : Page::File);
}

void ImportDialog::nameControls() {
  role_->setObjectName(QStringLiteral("roleBox"));
  missing_->setObjectName(QStringLiteral("missingBox"));
  standardise_->setObjectName(QStringLiteral("standardiseBox"));
  intercept_->setObjectName(QStringLiteral("interceptBox"));
  ok_->setObjectName(QStringLiteral("importButton"));
  next_->setObjectName(QStringLiteral("nextButton"));
  back_->setObjectName(QStringLiteral("backButton"));
}

ImportDialog::~ImportDialog() {
  stages_.abandon();
  task_.release();
  // Lists that lose their rows and fields that lose the focus have nobody to tell any more.
  for (auto* child : findChildren<QObject*>()) child->disconnect(this);
}

void ImportDialog::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && ok_ != nullptr) showColumns();
}

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
  pages_->addTab(filePage_, tr("1 File"));
  pages_->addTab(preparation_, tr("2 Preparation"));
  pages_->addTab(makeColumnsPage(), tr("3 Columns"));
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
  connect(graph_, &GraphPage::edgeFileChosen, this, [this](const QString& file) {
    if (import_.edgeFile == file) return;
    import_.edgeFile = file;
    check();
  });
  watch(*graph_->neighbours());
  check_ = new CheckPage(*model_);
  connect(check_, &CheckPage::problemChosen, this, [this](int line, int column) {
    const int row = model_->rowOfLine(line);
    if (row < 0) return;
    const auto cell = model_->index(row, std::max(0, column));
    preview_->view()->setCurrentIndex(cell);
    preview_->view()->scrollTo(cell);
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

void ImportDialog::makeColumnList() {
  role_ = new QComboBox;
  role_->setAccessibleName(tr("Use of the selected columns"));
  role_->setToolTip(tr("Use of the columns that are selected in the list"));
  for (const auto role : allRoles) role_->addItem(roleName(role), static_cast<int>(role));
  connect(role_, &QComboBox::activated, this, [this] { chooseRole(role_->currentData().toInt()); });
  columns_ = new QTreeWidget;
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
    rolesBefore_ = import_.roles;
    if (selected.isEmpty()) return;
    const int column = columns_->indexOfTopLevelItem(selected.front());
    role_->setCurrentIndex(
        role_->findData(static_cast<int>(import_.roles[static_cast<std::size_t>(column)])));
  });
  preview_ = new TablePane(tr("First rows of the table"),
                           tr("The first rows; cells that cannot be read are marked"));
  model_ = preview_->model();
  connect(preview_->view()->horizontalHeader(), &QHeaderView::sectionClicked, this,
          [this](int column) {
            if (auto* item = columns_->topLevelItem(column)) {
              columns_->setCurrentItem(item);
              columns_->scrollToItem(item);
            }
          });
}

QWidget* ImportDialog::makeColumnsPage() {
  makeColumnList();
  makeValueFields();
  auto* left = new QWidget;
  auto* list = new QVBoxLayout(left);
  list->setContentsMargins(0, 0, 0, 0);
  auto* useRow = new QHBoxLayout;
  useRow->addWidget(labelFor(tr("&Use selected as"), role_));
  useRow->addWidget(role_, 1);
  const auto add = [&](const QString& text, const QString& tip, ColumnRole role) {
    auto* button = new QPushButton(text);
    button->setToolTip(tip);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, [this, role] {
      // What is the node, the label or a place stays so.
      for (auto& each : import_.roles)
        if (each == ColumnRole::Ignore || each == ColumnRole::Feature) each = role;
      rolesBefore_ = import_.roles;
      showColumns();
      check();
    });
    useRow->addWidget(button);
  };
  add(tr("A&ll features"), tr("All other columns become features"), ColumnRole::Feature);
  add(tr("N&one"), tr("No column is a feature"), ColumnRole::Ignore);
  list->addWidget(columns_, 1);
  list->addLayout(useRow);
  list->addWidget(values_);
  auto* both = new QSplitter;
  both->addWidget(left);
  both->addWidget(preview_);
  both->setStretchFactor(1, 1);
  both->setChildrenCollapsible(false);
  both->setSizes({static_cast<int>(scaled(400)), static_cast<int>(scaled(580))});
  auto* row = new QHBoxLayout;
  row->addWidget(labelFor(tr("&Missing values"), missing_));
  row->addWidget(missing_);
  row->addSpacing(12);
  row->addWidget(standardise_);
  row->addWidget(intercept_);
  row->addStretch(1);
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->addWidget(both, 1);
  layout->addLayout(row);
  return page;
}

void ImportDialog::makeValueFields() {
  const auto info = tableDataInfo();
  const auto help = [&](const char* key) { return translated(info.parameter(key)->help); };
  missing_ = new QComboBox;
  missing_->setAccessibleName(tr("Missing values"));
  missing_->setToolTip(help("missing"));
  missing_->addItem(tr("refuse"), QStringLiteral("refuse"));
  missing_->addItem(tr("drop the row"), QStringLiteral("drop"));
  missing_->addItem(tr("mean of the column"), QStringLiteral("mean"));
  missing_->setCurrentIndex(missing_->findData(toQString(import_.missing)));
  connect(missing_, &QComboBox::activated, this, [this] {
    import_.missing = missing_->currentData().toString().toStdString();
    check();
  });
  standardise_ = new QCheckBox(tr("&Standardise features and label"));
  standardise_->setToolTip(help("standardise"));
  intercept_ = new QCheckBox(tr("I&ntercept"));
  intercept_->setToolTip(help("intercept"));
  for (auto* box : {standardise_, intercept_}) {
    box->setChecked(box == standardise_ ? import_.standardise : import_.intercept);
    connect(box, &QCheckBox::clicked, this, [this] {
      import_.standardise = standardise_->isChecked();
      import_.intercept = intercept_->isChecked();
      check();
    });
  }
  values_ = makeDataForm("values", {"standardiseLabel", "standardiseBy", "lags", "order"});
  connect(values_, &ChoiceForm::edited, this, &ImportDialog::edit);
  heldOut_ = new NumberField;
  heldOut_->setRange(0, 1e9, false, true);
  heldOut_->setValue(import_.heldOut);
  heldOut_->setAccessibleName(tr("Held-out nodes"));
  heldOut_->setToolTip(help("heldOut"));
  heldOut_->setEnabled(labels_ != LabelKind::None);
  connect(heldOut_, &NumberField::committed, this, [this](double count) {
    import_.heldOut = static_cast<int>(count);
    check();
  });
  watch(*heldOut_);
}

QWidget* ImportDialog::makeValidationPage() {
  validation_ = makeDataForm("validation", {"validation", "validationShare", "split", "parts"});
  connect(validation_, &ChoiceForm::edited, this, &ImportDialog::edit);
  parts_ = new QLabel;
  parts_->setWordWrap(true);
  parts_->setAccessibleName(tr("What becomes of the samples"));
  auto* row = new QHBoxLayout;
  row->addWidget(labelFor(tr("&Hold out"), heldOut_));
  heldOut_->setMaximumWidth(static_cast<int>(scaled(70)));
  row->addWidget(heldOut_);
  row->addWidget(new QLabel(tr("nodes for validation")));
  row->addStretch();
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->addWidget(validation_);
  layout->addLayout(row);
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
      path.startsWith(QLatin1String("data.missingMarks")))
    prepare();
  else
    check();
}

void ImportDialog::showForms() {
  filePage_->show(start_, import_.fields);
  preparation_->showSteps(import_.fields);
  showData(*values_, import_.fields);
  showData(*validation_, import_.fields);
}

void ImportDialog::readStart() {
  const auto before = start_.header;
  start_ = readTableStart(import_.file, import_.written);
  if (!start_.asksForHeader) {
    // Only the whole file says whether it is UTF-8.
    const auto encoding = import_.written.encoding;
    import_.written = start_.written;
    import_.written.encoding = encoding;
  }
  if (start_.header != before && !import_.isPresent) {
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
  rolesBefore_ = import_.roles;
  model_->setStart(table_);
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
  constexpr std::size_t examples = 3;
  for (std::size_t c = 0; c < import_.roles.size(); ++c)
    knownRoles_[import_.header[c]] = import_.roles[c];
  if (columns_->topLevelItemCount() != static_cast<int>(table_.header.size())) {
    columns_->clear();
    QList<QTreeWidgetItem*> items;
    for (std::size_t c = 0; c < table_.header.size(); ++c) items << new QTreeWidgetItem;
    columns_->addTopLevelItems(items);
  }
  for (std::size_t c = 0; c < table_.header.size(); ++c) {
    auto* item = columns_->topLevelItem(static_cast<int>(c));
    QStringList first;
    for (std::size_t r = 0; r < std::min(examples, table_.rows.size()); ++r)
      if (c < table_.rows[r].cells.size())
        first << toQString(table_.rows[r].cells[c]).simplified().left(20);
    item->setText(0, toQString(table_.header[c]).simplified());
    item->setText(1, roleName(import_.roles[c]));
    item->setText(2, first.join(QStringLiteral(", ")));
    const auto& look = table_.looks[c];
    auto tip = tr("Of the first %1: %2, %3 missing, %4")
                   .arg(counted(std::ssize(table_.rows), "row"), counted(look.numbers, "number"))
                   .arg(look.missing)
                   .arg(counted(look.others, "other text"));
    if (look.isConstant) tip += tr("; always the same");
    item->setToolTip(0, tip);
    const bool used = import_.roles[c] != ColumnRole::Ignore;
    for (int k = 0; k < 3; ++k)
      item->setForeground(k, palette().color(used ? QPalette::Text : QPalette::PlaceholderText));
  }
  if (columns_->selectedItems().isEmpty()) {
    columns_->setCurrentItem(columns_->topLevelItem(0));
    columns_->setColumnWidth(0, static_cast<int>(scaled(110)));
    columns_->setColumnWidth(1, static_cast<int>(scaled(90)));
  }
  model_->setRoles(import_.roles);
  standardise_->setText(labels_ == LabelKind::Real ? tr("&Standardise features and label")
                                                   : tr("&Standardise features"));
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

void ImportDialog::chooseRole(int chosen) {
  const auto role = static_cast<ColumnRole>(chosen);
  const auto selected = columns_->selectedItems();
  // Going through the uses with the arrow keys takes none away from other columns.
  import_.roles = rolesBefore_;
  std::vector<std::size_t> columns;
  for (auto* item : selected)
    columns.push_back(static_cast<std::size_t>(columns_->indexOfTopLevelItem(item)));
  giveRole(import_.roles, columns, role);
  showColumns();
  check();
}

QString ImportDialog::choiceProblem() const {
  if (!start_.problem.isEmpty()) return start_.problem;
  if (start_.asksForHeader)
    return tr("Choose whether the first line has the names of the columns or values already");
  if (import_.titles(ColumnRole::Feature).empty() && !import_.intercept &&
      import_.fields.at("lags") == 0)
    return tr("Choose at least one feature, or an intercept");
  if (labels_ != LabelKind::None && import_.titles(ColumnRole::Label).empty())
    return tr("Choose the column that is to be predicted as the label: the loss needs one");
  if (import_.titles(ColumnRole::X).empty() != import_.titles(ColumnRole::Y).empty())
    return tr("A map needs a column for x and a column for y");
  if (import_.graph == GraphSource::File && import_.edgeFile.isEmpty())
    return tr("Choose the file with the edges");
  const bool needsNeighbours = joinsNeighbours(import_.graph);
  for (const auto* form : {values_, validation_, preparation_->form(), filePage_->form()})
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
  model_->setProblems(verdict_ ? verdict_->check.problems : std::vector<TableProblem>());
  check_->show(verdict_ ? &verdict_->check : nullptr, start_.notes);
  parts_->clear();
  if (!verdict_ || verdict_->check.keys.empty()) return;
  const auto& parts = verdict_->check.parts;
  parts_->setText(tr("Samples to learn from: %L1 · for validation: %L2 · for the test: %L3")
                      .arg(parts[0])
                      .arg(parts[1])
                      .arg(parts[2]));
  if (import_.heldOut > 0)
    parts_->setText(parts_->text() + tr(" · nodes held out: %L1").arg(import_.heldOut));
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
