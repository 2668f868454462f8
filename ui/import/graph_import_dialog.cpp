#include "ui/import/graph_import_dialog.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <utility>

#include "base/number.h"
#include "edits/experiment_edits.h"
#include "graph/generators.h"
#include "graph_files/graph_file.h"
#include "ui/forms/choice_form.h"
#include "ui/import/import_pages.h"
#include "ui/import/table_import.h"
#include "ui/widgets/accessible_label.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

QLabel* makeWords() {
  auto* label = new QLabel;
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  return label;
}

/// Names that are many are not all said.
QString someOf(const std::vector<std::string>& names) {
  constexpr std::size_t most = 8;
  QStringList parts;
  for (std::size_t k = 0; k < std::min(most, names.size()); ++k) parts << toQString(names[k]);
  if (names.size() > most) parts << QStringLiteral("…");
  return parts.join(QStringLiteral(", "));
}

}  // namespace

GraphImportDialog::GraphImportDialog(const QString& file, Experiment experiment, QWidget* parent)
    : QDialog(parent),
      file_(file),
      experiment_(std::move(experiment)),
      edges_(defaultChoice(graphCatalogue().view, "csv").json()),
      task_(*new BackgroundTask("for this file", BackgroundTask::Priority::Window, qApp)),
      summary_(makeWords()),
      form_(makeEdgesForm()),
      notes_(new QTreeWidget),
      data_(makeWords()),
      asData_(new QPushButton(tr("Use as &data…"))),
      progress_(new QProgressBar) {
  setObjectName(QStringLiteral("graphImportDialog"));
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Import %1").arg(QFileInfo(file).fileName()));
  edges_["file"] = nameInDocument(experiment_, file);
  connect(form_, &ChoiceForm::edited, this, [this](const QString& path, const Json& value) {
    auto next = experiment_.with("graph", edges_);
    if (next) next = next->with(path.toStdString(), value);
    if (!next) return form_->showProblem(path, translatedError(next.error()));
    edges_ = next->at("graph");
    check();
  });
  const auto guessed = tr("What was guessed, converted or left out");
  notes_->setAccessibleName(guessed);
  notes_->setToolTip(tr("The report of every run lists it, too"));
  notes_->setHeaderLabels({guessed});
  notes_->setRootIsDecorated(false);
  notes_->setTabKeyNavigation(false);
  notes_->setWordWrap(true);
  asData_->setObjectName(QStringLiteral("graphDataButton"));
  asData_->setToolTip(
      tr("Choose which attributes of the nodes are features, label or coordinates"));
  asData_->setAutoDefault(false);
  connect(asData_, &QPushButton::clicked, this, [this] {
    Q_EMIT dataWanted(file_, edges_);
    reject();
  });
  progress_->setRange(0, 0);
  progress_->setTextVisible(false);
  progress_->setMaximumHeight(static_cast<int>(scaled(6)));
  progress_->setAccessibleName(tr("The file is being read"));
  auto keepsRoom = progress_->sizePolicy();
  keepsRoom.setRetainSizeWhenHidden(true);
  progress_->setSizePolicy(keepsRoom);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  ok_ = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
  ok_->setObjectName(QStringLiteral("importGraphButton"));
  ok_->setToolTip(tr("Make this the graph of the experiment, as one step that can be undone"));
  buttons->button(QDialogButtonBox::Cancel)->setToolTip(tr("Close and change nothing (Esc)"));
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, this, &GraphImportDialog::import);
  auto* dataRow = new QHBoxLayout;
  dataRow->addWidget(data_, 1);
  dataRow->addWidget(asData_);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(summary_);
  layout->addWidget(progress_);
  layout->addWidget(form_);
  layout->addWidget(notes_, 1000);
  layout->addStretch();
  layout->addLayout(dataRow);
  layout->addWidget(buttons);
  resize(QSize(static_cast<int>(scaled(560)), static_cast<int>(scaled(560))));
  check();
}

GraphImportDialog::~GraphImportDialog() {
  task_.release();
  for (auto* child : findChildren<QObject*>()) child->disconnect(this);
}

void GraphImportDialog::check() {
  showChoice(*form_, edges_);
  const auto format = graphFormatOf(file_.toStdString());
  form_->setFieldShown(QStringLiteral("file"), false);
  form_->setFieldShown(QStringLiteral("header"), !format || *format == GraphFormat::Csv);
  verdict_.reset();
  setTextAndAccessibleName(*summary_, tr("Reading the file…"));
  summary_->setStyleSheet({});
  progress_->show();
  ok_->setEnabled(false);
  asData_->hide();
  task_.requestStop();
  task_.startAfterPresent(
      [experiment = experiment_, edges = edges_](const BackgroundTask::Context& context) {
        return std::pair(edges, checkGraph(experiment, edges, context.stop));
      },
      [this](const std::pair<Json, GraphVerdict>& result) {
        if (result.first == edges_) take(result.second);
      },
      [this](const Error& error) {
        GraphVerdict verdict;
        verdict.problem = error;
        take(verdict);
      });
}

void GraphImportDialog::take(const GraphVerdict& verdict) {
  verdict_ = verdict;
  progress_->hide();
  notes_->clear();
  for (const auto& note : verdict.notes) notes_->addTopLevelItem(makeNoteItem(note));
  notes_->setVisible(!verdict.notes.empty());
  const bool isSaidBelow = showEdgeProblem(*form_, verdict.problem);
  if (verdict.problem) {
    setTextAndAccessibleName(*summary_, isSaidBelow
                                            ? tr("The file can be read once a field is chosen:")
                                            : translatedError(*verdict.problem));
    summary_->setStyleSheet(problemStyle());
    data_->clear();
    return;
  }
  auto words = tr("Nodes: %L1 · edges: %L2").arg(verdict.nodes).arg(verdict.edges);
  if (verdict.edges > 0)
    words += verdict.leastWeight == verdict.mostWeight
                 ? tr(" · all weights: %1").arg(toQString(formatNumber(verdict.leastWeight)))
                 : tr(" · weights: %1 to %2")
                       .arg(toQString(formatNumber(verdict.leastWeight)),
                            toQString(formatNumber(verdict.mostWeight)));
  if (verdict.obstacle)
    words += QLatin1Char('\n') + tr("The experiment does not run on this graph yet: %1")
                                     .arg(translatedError(*verdict.obstacle));
  setTextAndAccessibleName(*summary_, words);
  data_->setText(verdict.attributes.empty()
                     ? tr("The data stays as it is: the nodes of the file have no attributes.")
                     : tr("The data stays as it is. Attributes of the nodes: %1")
                           .arg(someOf(verdict.attributes)));
  asData_->setVisible(!verdict.attributes.empty());
  ok_->setEnabled(true);
  ok_->setDefault(true);
}

void GraphImportDialog::import() {
  if (!verdict_ || verdict_->problem) return;
  const auto next = withField(experiment_, "graph", edges_);
  if (!next) return;
  Q_EMIT imported(*next, tr("Graph from %1").arg(QFileInfo(file_).fileName()));
  accept();
}

}  // namespace gtv::ui
