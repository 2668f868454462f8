#include "ui/document/import_dialog.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "losses/catalogue.h"
#include "ui/document/graph_exchange.h"
#include "ui/document/table_preview.h"
#include "ui/forms/number_field.h"
#include "ui/widgets/accessible_label.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

/// Problems that are listed; the number of all is said.
constexpr std::size_t mostListed = 200;

constexpr auto allRoles = {ColumnRole::Feature, ColumnRole::Label, ColumnRole::Node,
                           ColumnRole::X,       ColumnRole::Y,     ColumnRole::Ignore};

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
    : QDialog(parent),
      experiment_(std::move(experiment)),
      present_(std::move(present)),
      labels_(wantedBy(experiment_)),
      task_(*new BackgroundTask("for this file", BackgroundTask::Priority::Window, qApp)) {
  setObjectName(QStringLiteral("importDialog"));
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Import %1").arg(QFileInfo(file).fileName()));
  import_.file = std::move(file);
  auto* layout = new QVBoxLayout(this);
  makeColumns(*layout);
  makeOptions(*layout);
  makeFoot(*layout);
  readStart();
  resize(QSize(static_cast<int>(scaled(980)), static_cast<int>(scaled(640))));
  role_->setObjectName(QStringLiteral("roleBox"));
  separator_->setObjectName(QStringLiteral("separatorBox"));
  header_->setObjectName(QStringLiteral("headerBox"));
  decimal_->setObjectName(QStringLiteral("decimalBox"));
  encoding_->setObjectName(QStringLiteral("encodingBox"));
  missing_->setObjectName(QStringLiteral("missingBox"));
  standardise_->setObjectName(QStringLiteral("standardiseBox"));
  intercept_->setObjectName(QStringLiteral("interceptBox"));
  graph_->setObjectName(QStringLiteral("graphBox"));
  neighbours_->setObjectName(QStringLiteral("neighboursField"));
  edgeFile_->setObjectName(QStringLiteral("edgeFileField"));
  ok_->setObjectName(QStringLiteral("importButton"));
}

ImportDialog::~ImportDialog() {
  task_.release();
  // Lists that lose their rows and fields that lose the focus have nobody to tell any more.
  for (auto* child : findChildren<QObject*>()) child->disconnect(this);
}

void ImportDialog::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && ok_ != nullptr) showColumns();
}

void ImportDialog::makeColumns(QVBoxLayout& layout) {
  makeFormatFields();
  role_ = new QComboBox;
  role_->setAccessibleName(tr("Use of the selected columns"));
  role_->setToolTip(tr("Use of the columns that are selected in the list"));
  for (const auto role : allRoles) role_->addItem(roleName(role), static_cast<int>(role));
  connect(role_, &QComboBox::activated, this, [this] { chooseRole(role_->currentData().toInt()); });
  auto* use = new QLabel(tr("&Use selected as"));
  use->setBuddy(role_);

  columns_ = new QTreeWidget;
  columns_->setAccessibleName(tr("Columns of the file"));
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

  preview_ = new QTableView;
  model_ = new TablePreview(this);
  preview_->setModel(model_);
  preview_->setAccessibleName(tr("First rows of the file"));
  preview_->setToolTip(tr("The first rows; cells that cannot be read are marked"));
  preview_->setTabKeyNavigation(false);
  preview_->setWordWrap(false);
  preview_->horizontalHeader()->setDefaultSectionSize(static_cast<int>(scaled(92)));
  preview_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  preview_->verticalHeader()->setDefaultSectionSize(preview_->fontMetrics().height() +
                                                    static_cast<int>(scaled(6)));
  if (auto* corner = preview_->findChild<QAbstractButton*>()) {
    corner->setAccessibleName(tr("Select all cells"));
    corner->setToolTip(corner->accessibleName());
  }
  connect(preview_->horizontalHeader(), &QHeaderView::sectionClicked, this, [this](int column) {
    if (auto* item = columns_->topLevelItem(column)) {
      columns_->setCurrentItem(item);
      columns_->scrollToItem(item);
    }
  });

  auto* left = new QWidget;
  auto* list = new QVBoxLayout(left);
  list->setContentsMargins(0, 0, 0, 0);
  auto* useRow = new QHBoxLayout;
  useRow->addWidget(use);
  useRow->addWidget(role_, 1);
  list->addLayout(formatGrid());
  list->addWidget(columns_, 1);
  list->addLayout(useRow);
  auto* both = new QSplitter;
  both->addWidget(left);
  both->addWidget(preview_);
  both->setStretchFactor(1, 1);
  both->setChildrenCollapsible(false);
  both->setSizes({static_cast<int>(scaled(340)), static_cast<int>(scaled(640))});
  layout.addWidget(both, 1);
}

void ImportDialog::makeOptions(QVBoxLayout& layout) {
  makeValueFields();
  makeGraphFields();
  layout.addLayout(valueRow());
  layout.addLayout(graphRow());
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
  connect(missing_, &QComboBox::activated, this, [this] {
    import_.missing = missing_->currentData().toString().toStdString();
    check();
  });
  standardise_ = new QCheckBox(tr("&Standardise features and label"));
  standardise_->setToolTip(help("standardise"));
  intercept_ = new QCheckBox(tr("I&ntercept"));
  intercept_->setToolTip(help("intercept"));
  for (auto* box : {standardise_, intercept_}) {
    box->setChecked(true);
    connect(box, &QCheckBox::clicked, this, [this] {
      import_.standardise = standardise_->isChecked();
      import_.intercept = intercept_->isChecked();
      check();
    });
  }
  heldOut_ = new NumberField;
  heldOut_->setRange(0, 1e9, false, true);
  heldOut_->setValue(0);
  heldOut_->setAccessibleName(tr("Held-out nodes"));
  heldOut_->setToolTip(help("heldOut"));
  heldOut_->setEnabled(labels_ != LabelKind::None);
  connect(heldOut_, &NumberField::committed, this, [this](double count) {
    import_.heldOut = static_cast<int>(count);
    check();
  });
  watch(*heldOut_);
}

void ImportDialog::makeGraphFields() {
  graph_ = new QComboBox;
  graph_->setAccessibleName(tr("Graph"));
  graph_->setToolTip(tr("Where the edges between the nodes of the table come from"));
  connect(graph_, &QComboBox::activated, this, [this] {
    graphChosen_ = true;
    import_.graph = static_cast<GraphSource>(graph_->currentData().toInt());
    showGraphs();
    check();
  });
  neighbours_ = new NumberField;
  neighbours_->setRange(1, 1000, false, true);
  neighbours_->setValue(import_.neighbours);
  neighbours_->setAccessibleName(tr("Neighbours"));
  neighbours_->setToolTip(tr("Every node is joined to this many nearest ones"));
  connect(neighbours_, &NumberField::committed, this, [this](double count) {
    import_.neighbours = static_cast<int>(count);
    check();
  });
  watch(*neighbours_);
  edgeFile_ = new QLineEdit;
  edgeFile_->setAccessibleName(tr("File with the edges"));
  edgeFile_->setPlaceholderText(tr("file with the edges"));
  edgeFile_->setToolTip(
      tr("CSV with the columns source, target and, if weights differ, weight; GraphML, GML, Pajek "
         "or node-link JSON"));
  connect(edgeFile_, &QLineEdit::editingFinished, this, [this] {
    if (import_.edgeFile == edgeFile_->text()) return;
    import_.edgeFile = edgeFile_->text();
    check();
  });
  browse_ = new QToolButton;
  browse_->setIcon(themeIcon("document-open"));
  browse_->setToolTip(tr("Choose the file with the edges"));
  browse_->setAccessibleName(tr("Choose the file with the edges"));
  connect(browse_, &QToolButton::clicked, this, &ImportDialog::chooseFile);
}

QHBoxLayout* ImportDialog::valueRow() {
  auto* row = new QHBoxLayout;
  row->addWidget(labelFor(tr("&Missing values"), missing_));
  row->addWidget(missing_);
  row->addSpacing(12);
  row->addWidget(standardise_);
  row->addWidget(intercept_);
  row->addStretch(1);
  row->addWidget(labelFor(tr("&Hold out"), heldOut_));
  heldOut_->setMaximumWidth(static_cast<int>(scaled(70)));
  row->addWidget(heldOut_);
  row->addWidget(new QLabel(tr("nodes for validation")));
  return row;
}

QHBoxLayout* ImportDialog::graphRow() {
  auto* row = new QHBoxLayout;
  row->addWidget(labelFor(tr("&Graph"), graph_));
  row->addWidget(graph_);
  neighboursLabel_ = labelFor(tr("Neigh&bours"), neighbours_);
  row->addWidget(neighboursLabel_);
  neighbours_->setMaximumWidth(static_cast<int>(scaled(70)));
  row->addWidget(neighbours_);
  row->addWidget(edgeFile_, 1);
  row->addWidget(browse_);
  row->addStretch();
  return row;
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
  summary_ = new QLabel;
  summary_->setAccessibleName(tr("Summary of the file"));
  summary_->setWordWrap(true);
  problems_ = new QTreeWidget;
  problems_->setAccessibleName(tr("Problems in the file"));
  problems_->setToolTip(
      tr("Cells that cannot be read; click a row to see its cell in the preview"));
  problems_->setHeaderLabels({tr("Line"), tr("Column"), tr("Problem")});
  problems_->setRootIsDecorated(false);
  problems_->setUniformRowHeights(true);
  problems_->setTabKeyNavigation(false);
  problems_->setMaximumHeight(static_cast<int>(scaled(120)));
  problems_->hide();
  connect(problems_, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
    if (item == nullptr) return;
    const int row = model_->rowOfLine(item->data(0, Qt::UserRole).toInt());
    if (row < 0) return;
    const auto cell = model_->index(row, std::max(0, item->data(1, Qt::UserRole).toInt()));
    preview_->setCurrentIndex(cell);
    preview_->scrollTo(cell);
  });
  reason_ = new QLabel;
  reason_->setAccessibleName(tr("Problem"));
  reason_->setWordWrap(true);
  reason_->setTextFormat(Qt::PlainText);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  ok_ = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
  ok_->setToolTip(tr("Make this table the data of the experiment, as one step that can be undone"));
  auto* cancel = buttons->button(QDialogButtonBox::Cancel);
  cancel->setToolTip(tr("Close and change nothing (Esc)"));
  cancel->setAutoDefault(false);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, this, [this] {
    if (!reason().isEmpty()) return;
    const auto next = withTable(experiment_, import_);
    if (!next) return;
    Q_EMIT imported(*next, tr("Data from %1").arg(QFileInfo(import_.file).fileName()));
    accept();
  });
  layout.addWidget(progress_);
  layout.addWidget(summary_);
  layout.addWidget(problems_);
  auto* foot = new QHBoxLayout;
  foot->addWidget(reason_, 1);
  foot->addWidget(buttons);
  layout.addLayout(foot);
}

void ImportDialog::makeFormatFields() {
  const auto info = tableDataInfo();
  const auto make = [&](const char* key, const QString& name, std::string WrittenAs::*field,
                        std::initializer_list<std::pair<QString, const char*>> choices) {
    auto* box = new QComboBox;
    box->setAccessibleName(name);
    box->setToolTip(translated(info.parameter(key)->help));
    for (const auto& [text, value] : choices) box->addItem(text, QString::fromLatin1(value));
    connect(box, &QComboBox::activated, this, [this, box, field] {
      import_.written.*field = box->currentData().toString().toStdString();
      readStart();
    });
    return box;
  };
  separator_ = make("separator", tr("Separator"), &WrittenAs::separator,
                    {{tr("commas"), "comma"},
                     {tr("semicolons"), "semicolon"},
                     {tr("tabs"), "tab"},
                     {tr("pipes"), "pipe"},
                     {tr("blanks"), "blanks"}});
  header_ = make("header", tr("First line"), &WrittenAs::header,
                 {{tr("names of columns"), "names"}, {tr("values"), "values"}});
  decimal_ = make("decimal", tr("Decimal sign"), &WrittenAs::decimal,
                  {{tr("point"), "point"}, {tr("comma"), "comma"}});
  encoding_ = make("encoding", tr("Encoding"), &WrittenAs::encoding,
                   {{QStringLiteral("UTF-8"), "utf-8"},
                    {QStringLiteral("UTF-16"), "utf-16"},
                    {QStringLiteral("Windows-1252"), "windows-1252"}});
}

QGridLayout* ImportDialog::formatGrid() {
  auto* grid = new QGridLayout;
  const auto add = [&](int row, int column, const QString& name, QComboBox* box) {
    grid->addWidget(labelFor(name, box), row, column);
    grid->addWidget(box, row, column + 1);
  };
  add(0, 0, tr("Cells sep&arated by"), separator_);
  add(0, 2, tr("&First line"), header_);
  add(1, 0, tr("&Decimal sign"), decimal_);
  add(1, 2, tr("&Encoding"), encoding_);
  grid->setColumnStretch(1, 1);
  grid->setColumnStretch(3, 1);
  return grid;
}

void ImportDialog::showFormat() {
  const auto& written = start_.written;
  const auto show = [](QComboBox* box, const std::string& value) {
    box->setCurrentIndex(box->findData(toQString(value)));
  };
  show(separator_, written.separator);
  show(decimal_, written.decimal);
  show(encoding_, written.encoding);
  show(header_, start_.asksForHeader ? std::string() : written.header);
}

void ImportDialog::readStart() {
  start_ = readTableStart(import_.file, import_.written);
  if (!start_.asksForHeader) {
    // Only the whole file says whether it is UTF-8.
    const auto encoding = import_.written.encoding;
    import_.written = start_.written;
    import_.written.encoding = encoding;
  }
  import_.header = start_.header;
  import_.roles = guessRoles(start_, labels_);
  rolesBefore_ = import_.roles;
  showFormat();
  model_->setStart(start_);
  graphChosen_ = false;
  showColumns();
  check();
}

void ImportDialog::showColumns() {
  constexpr std::size_t examples = 3;
  if (columns_->topLevelItemCount() != static_cast<int>(start_.header.size())) {
    columns_->clear();
    QList<QTreeWidgetItem*> items;
    for (std::size_t c = 0; c < start_.header.size(); ++c) items << new QTreeWidgetItem;
    columns_->addTopLevelItems(items);
  }
  for (std::size_t c = 0; c < start_.header.size(); ++c) {
    auto* item = columns_->topLevelItem(static_cast<int>(c));
    QStringList first;
    for (std::size_t r = 0; r < std::min(examples, start_.rows.size()); ++r)
      if (c < start_.rows[r].cells.size())
        first << toQString(start_.rows[r].cells[c]).simplified().left(20);
    item->setText(0, toQString(start_.header[c]).simplified());
    item->setText(1, roleName(import_.roles[c]));
    item->setText(2, first.join(QStringLiteral(", ")));
    const auto& look = start_.looks[c];
    auto tip = tr("Of the first %1: %2, %3 missing, %4")
                   .arg(counted(std::ssize(start_.rows), "row"), counted(look.numbers, "number"))
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
  graph_->clear();
  const auto add = [this](const QString& name, GraphSource source) {
    graph_->addItem(name, static_cast<int>(source));
  };
  const auto* kind = documentFields().parameter("graph")->kinds->find(experiment_.graph().kind());
  const int there = drawnNodesOf(present_.get());
  const auto name = kind == nullptr ? QString() : translated(kind->label);
  // At the start of the program the present graph may not be there yet.
  if (there == 0)
    add(tr("present: %1").arg(name), GraphSource::Present);
  else
    add(tr("present: %1, %2").arg(name, there == 1 ? tr("1 node") : tr("%L1 nodes").arg(there)),
        GraphSource::Present);
  const bool hasMap =
      !import_.titles(ColumnRole::X).empty() && !import_.titles(ColumnRole::Y).empty();
  if (hasMap) add(tr("nearest neighbours on the map"), GraphSource::Map);
  add(tr("nearest neighbours in the features"), GraphSource::Features);
  add(tr("edges from a file"), GraphSource::File);
  add(tr("no edges: every node alone"), GraphSource::None);
  if (!hasMap && import_.graph == GraphSource::Map) import_.graph = GraphSource::Features;
  graph_->setCurrentIndex(graph_->findData(static_cast<int>(import_.graph)));
  const bool fromFile = import_.graph == GraphSource::File;
  const bool nearest = import_.graph == GraphSource::Map || import_.graph == GraphSource::Features;
  for (QWidget* field :
       {static_cast<QWidget*>(neighbours_), static_cast<QWidget*>(neighboursLabel_)})
    field->setVisible(nearest);
  for (QWidget* field : {static_cast<QWidget*>(edgeFile_), static_cast<QWidget*>(browse_)})
    field->setVisible(fromFile);
}

void ImportDialog::chooseRole(int chosen) {
  const auto role = static_cast<ColumnRole>(chosen);
  const auto selected = columns_->selectedItems();
  // Going through the uses with the arrow keys takes none away from other columns.
  import_.roles = rolesBefore_;
  for (auto* item : selected) {
    const auto column = static_cast<std::size_t>(columns_->indexOfTopLevelItem(item));
    if (isSingle(role))
      std::replace(import_.roles.begin(), import_.roles.end(), role, ColumnRole::Ignore);
    import_.roles[column] = role;
    if (isSingle(role)) break;
  }
  showColumns();
  check();
}

void ImportDialog::chooseFile() {
  const auto file =
      QFileDialog::getOpenFileName(this, tr("File with the edges"), QFileInfo(import_.file).path(),
                                   readGraphFilter() + tr(";;All files (*)"));
  if (file.isEmpty()) return;
  edgeFile_->setText(file);
  import_.edgeFile = file;
  check();
}

QString ImportDialog::choiceProblem() const {
  if (!start_.problem.isEmpty()) return start_.problem;
  if (start_.asksForHeader)
    return tr("Choose whether the first line has the names of the columns or values already");
  if (import_.titles(ColumnRole::Feature).empty() && !import_.intercept)
    return tr("Choose at least one feature, or an intercept");
  if (labels_ != LabelKind::None && import_.titles(ColumnRole::Label).empty())
    return tr("Choose the column that is to be predicted as the label: the loss needs one");
  if (import_.titles(ColumnRole::X).empty() != import_.titles(ColumnRole::Y).empty())
    return tr("A map needs a column for x and a column for y");
  if (import_.graph == GraphSource::File && import_.edgeFile.isEmpty())
    return tr("Choose the file with the edges");
  const bool needsNeighbours =
      import_.graph == GraphSource::Map || import_.graph == GraphSource::Features;
  for (const auto& [field, complaint] : complaints_)
    if (!complaint.isEmpty() && (field != neighbours_ || needsNeighbours))
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
          return checkImport(experiment, import, fitting, present.get(), labels, reportShare);
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
}

void ImportDialog::showVerdict() {
  problems_->clear();
  const auto& problems = verdict_ ? verdict_->check.problems : std::vector<TableProblem>();
  QList<QTreeWidgetItem*> items;
  for (std::size_t k = 0; k < std::min(mostListed, problems.size()); ++k) {
    const auto& problem = problems[k];
    auto* item = new QTreeWidgetItem({problem.line > 0 ? QString::number(problem.line) : QString(),
                                      toQString(problem.title).simplified(),
                                      translatedMessage(problem.message)});
    item->setData(0, Qt::UserRole, problem.line);
    item->setData(1, Qt::UserRole, problem.column);
    items << item;
  }
  problems_->addTopLevelItems(items);
  problems_->setColumnWidth(0, static_cast<int>(scaled(70)));
  problems_->setColumnWidth(1, static_cast<int>(scaled(140)));
  problems_->setVisible(!items.isEmpty());
  model_->setProblems(problems);
  if (!verdict_) {
    setTextAndAccessibleName(*summary_, {});
    return;
  }
  const auto& check = verdict_->check;
  QStringList parts{tr("rows: %L1").arg(check.rows)};
  if (!check.keys.empty()) parts << tr("nodes: %L1").arg(check.keys.size());
  if (check.unlabelled > 0) parts << tr("rows without a label: %L1").arg(check.unlabelled);
  if (check.dropped > 0) parts << tr("rows dropped: %L1").arg(check.dropped);
  if (check.filled > 0) parts << tr("cells filled with means: %L1").arg(check.filled);
  if (check.problemCount > 0)
    parts << tr("cells or lines that cannot be read: %L1").arg(check.problemCount);
  if (check.problemCount > static_cast<std::int64_t>(mostListed))
    parts << tr("the first %1 are listed").arg(mostListed);
  for (const auto& note : start_.notes) parts << translatedMessage(note);
  setTextAndAccessibleName(*summary_,
                           check.rows == 0 ? QString() : parts.join(QStringLiteral(" · ")));
}

QString ImportDialog::reason() const {
  if (auto problem = choiceProblem(); !problem.isEmpty()) return problem;
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
