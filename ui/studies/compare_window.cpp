#include "ui/studies/compare_window.h"

#include <fmt/format.h>

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <utility>

#include "base/number.h"
#include "ui/forms/export_dialog.h"
#include "ui/views/scatter_plot.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/node_paint.h"

namespace gtv::ui {
namespace {

/// Of a longer value the part is shown where it differs from the others.
constexpr qsizetype longestValue = 60;
constexpr qsizetype longestTip = 2000;

/// Where the documents differ, and what they have there; null: nothing.
struct DifferingField {
  std::string path;  ///< "graph.pOut"
  std::vector<const Json*> values;
};

/// Goes down to the fields that are no objects.
void findDifferences(const std::string& path, const std::vector<const Json*>& values,
                     std::vector<DifferingField>& found) {
  const auto isEqual = [&](const Json* other) {
    return other == nullptr || values.front() == nullptr ? other == values.front()
                                                         : *other == *values.front();
  };
  if (std::all_of(values.begin(), values.end(), isEqual)) return;
  const auto isObject = [](const Json* value) { return value != nullptr && value->is_object(); };
  if (!std::all_of(values.begin(), values.end(), isObject)) {
    found.push_back({path, values});
    return;
  }
  std::set<std::string> keys;
  for (const auto* value : values)
    for (const auto& item : value->items()) keys.insert(item.key());
  for (const auto& key : keys) {
    std::vector<const Json*> inside;
    inside.reserve(values.size());
    for (const auto* value : values) {
      const auto at = value->find(key);
      inside.push_back(at == value->end() ? nullptr : &*at);
    }
    findDifferences(fmt::format("{}.{}", path, key), inside, found);
  }
}

/// In the order of the document.
std::vector<DifferingField> differences(const std::vector<RunRecord>& runs) {
  std::vector<DifferingField> found;
  for (const auto& parameter : documentFields().parameters) {
    if (parameter.key == "view") continue;
    std::vector<const Json*> values;
    values.reserve(runs.size());
    for (const auto& run : runs) values.push_back(&run.experiment.at(parameter.key));
    findDifferences(parameter.key, values, found);
  }
  return found;
}

QString valueText(const Json* value) {
  if (value == nullptr) return QStringLiteral("–");
  return toQString(value->is_string() ? value->get<std::string>() : value->dump());
}

/// A row of the table: what its cells show, and all that they have to say.
struct ComparedRow {
  QString name;
  QStringList shown;
  QStringList full;
};

/// Texts that are too long begin shortly before the place where they differ.
ComparedRow rowOf(const DifferingField& field) {
  constexpr qsizetype before = 10;
  ComparedRow row{toQString(field.path), {}, {}};
  for (const auto* value : field.values) row.full << valueText(value);
  auto same = row.full.front().size();
  const auto first = row.full.front().cbegin();
  for (const auto& other : row.full)
    same = std::mismatch(first, first + std::min(same, other.size()), other.cbegin()).first - first;
  const auto from = std::max<qsizetype>(0, same - before);
  for (const auto& full : row.full) {
    if (full.size() <= longestValue) {
      row.shown << full;
      continue;
    }
    const auto part = full.mid(from, longestValue);
    const auto dots = QStringLiteral("…");
    row.shown << (from > 0 ? dots : QString()) + part +
                     (from + part.size() < full.size() ? dots : QString());
  }
  return row;
}

}  // namespace

CompareWindow::CompareWindow(const std::vector<RunRecord>& runs, QWidget* parent)
    : QDialog(parent),
      table_(new QTableWidget),
      picture_(QStringLiteral("runs-compared"), *table_->model()) {
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Runs side by side"));
  auto* layout = new QVBoxLayout(this);
  auto* row = new QHBoxLayout;
  for (const auto& run : runs) {
    auto* column = new QVBoxLayout;
    auto* name = new QLabel(QStringLiteral("<b style='color:%1'>■</b> <b>%2</b>")
                                .arg(run.color.name(), run.name.toHtmlEscaped()));
    column->addWidget(name);
    auto* plot = new ScatterPlot;
    plot->setMinimumSize(220, 200);
    plot->setNetwork(run.last->network, QStringLiteral("w1"), QStringLiteral("w2"));
    plot->setSnapshot(run.last, paintClusters(*run.last));
    column->addWidget(plot, 1);
    row->addLayout(column, 1);
    plots_.push_back(plot);
  }
  layout->addLayout(row, 3);

  std::vector<ComparedRow> rows;
  for (const auto& field : differences(runs)) rows.push_back(rowOf(field));
  const auto textRow = [&](const QString& name, auto textOf) {
    ComparedRow made{name, {}, {}};
    for (const auto& run : runs) made.shown << textOf(run);
    made.full = made.shown;
    rows.push_back(std::move(made));
  };
  const auto numberRow = [&](const QString& name, auto value) {
    ComparedRow made{name, {}, {}};
    for (const auto& run : runs) {
      const double x = value(run.last->numbers);
      made.shown << number(x, 6);
      made.full << (std::isfinite(x) ? toQString(formatNumber(x)) : number(x));
    }
    rows.push_back(std::move(made));
  };
  textRow(tr("Method"), [](const RunRecord& run) { return run.method; });
  textRow(tr("Iterations"),
          [](const RunRecord& run) { return QString::number(run.last->reached); });
  numberRow(tr("λ"), [](const TraceRow& numbers) { return numbers.lambda; });
  numberRow(tr("Objective"), [](const TraceRow& numbers) { return numbers.objective; });
  numberRow(tr("Losses"), [](const TraceRow& numbers) { return numbers.loss; });
  numberRow(tr("Total variation"), [](const TraceRow& numbers) { return numbers.gtv; });
  numberRow(tr("MSE"), [](const TraceRow& numbers) { return numbers.mse; });
  numberRow(tr("Validation error"), [](const TraceRow& numbers) { return numbers.testMse; });
  numberRow(tr("Validation accuracy"),
            [](const TraceRow& numbers) { return numbers.validationAccuracy; });
  textRow(tr("Clusters or groups"), [](const RunRecord& run) {
    const auto& last = *run.last;
    return last.clusters.empty() ? tr("none yet") : groupsText(last.groupKind, last.clusters);
  });
  textRow(tr("Σ ‖w − w'‖ to the first run"), [&](const RunRecord& run) {
    const auto& W = run.last->W;
    const auto& first = runs.front().last->W;
    const bool areAlike = W.rows() == first.rows() && W.cols() == first.cols() &&
                          run.last->network->nodeKeys == runs.front().last->network->nodeKeys;
    return areAlike ? number((W - first).colwise().norm().sum(), 6) : tr("other nodes or models");
  });
  numberRow(tr("Seconds of computing"), [](const TraceRow& numbers) { return numbers.seconds; });
  numberRow(tr("Messages"), [](const TraceRow& numbers) { return numbers.messages; });
  numberRow(tr("Vectors"), [](const TraceRow& numbers) { return numbers.vectors; });
  numberRow(tr("Bytes sent"), [](const TraceRow& numbers) { return numbers.bytes; });
  numberRow(tr("Bytes per iteration"), bytesPerRound);

  table_->setAccessibleName(tr("Differences and numbers of the runs"));
  table_->setToolTip(
      tr("Fields in which the runs differ, then their last numbers; Ctrl+C copies the table"));
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setTabKeyNavigation(false);
  table_->setColumnCount(static_cast<int>(runs.size()));
  table_->setRowCount(static_cast<int>(rows.size()));
  for (int c = 0; c < table_->columnCount(); ++c)
    table_->setHorizontalHeaderItem(c,
                                    new QTableWidgetItem(runs[static_cast<std::size_t>(c)].name));
  for (int r = 0; r < table_->rowCount(); ++r) {
    const auto& line = rows[static_cast<std::size_t>(r)];
    table_->setVerticalHeaderItem(r, new QTableWidgetItem(line.name));
    for (int c = 0; c < table_->columnCount(); ++c) {
      auto* item = new QTableWidgetItem(line.shown[c]);
      item->setToolTip(line.full[c].left(longestTip).toHtmlEscaped());
      item->setData(exactRole, line.full[c]);
      table_->setItem(r, c, item);
    }
  }
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  layout->addWidget(table_, 2);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  buttons->button(QDialogButtonBox::Close)->setToolTip(tr("Close the window"));
  auto* share = buttons->addButton(tr("Copy or export"), QDialogButtonBox::ActionRole);
  share->setToolTip(tr("The table as text, as a picture or in a file"));
  auto* menu = new QMenu(share);
  menu->addActions(offerFigure(*table_, picture_));
  share->setMenu(menu);
  connect(buttons, &QDialogButtonBox::rejected, this, &QWidget::close);
  layout->addWidget(buttons);
  constexpr int columnWidth = 360;
  resize(std::min(1200, columnWidth * static_cast<int>(runs.size()) + 120), 700);
}

}  // namespace gtv::ui
