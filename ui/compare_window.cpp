#include "compare_window.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

#include "node_paint.h"
#include "scatter_plot.h"
#include "words.h"

namespace gtv::ui {
namespace {

/// Longer values say little in a table.
constexpr qsizetype longestValue = 60;

QString valueText(const Json& value) {
  const auto full = text(value.is_string() ? value.get<std::string>() : value.dump());
  return full.size() > longestValue ? full.left(longestValue) + QStringLiteral("…") : full;
}

/// Fields in which any run differs from the first, in the order of the document.
std::vector<std::string> differing(const std::vector<RunRecord>& runs) {
  std::set<std::string> found;
  for (const auto& run : runs)
    for (const auto& field : differingFields(runs.front().experiment, run.experiment))
      if (field != "view") found.insert(field);
  std::vector<std::string> ordered;
  for (const auto& parameter : documentFields().parameters)
    if (found.contains(parameter.key)) ordered.push_back(parameter.key);
  return ordered;
}

}  // namespace

CompareWindow::CompareWindow(const std::vector<RunRecord>& runs, QWidget* parent)
    : QDialog(parent), table_(new QTableWidget) {
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
    plot->setSnapshot(run.last, paintClusters(run.last->clusters));
    column->addWidget(plot, 1);
    row->addLayout(column, 1);
    plots_.push_back(plot);
  }
  layout->addLayout(row, 3);

  using Cell = std::function<QString(const RunRecord&)>;
  std::vector<std::pair<QString, Cell>> lines;
  for (const auto& field : differing(runs)) {
    const auto* parameter = parameterAt(documentFields(), runs.front().experiment.json(), field);
    lines.emplace_back(
        parameter != nullptr ? text(parameter->label) : text(field),
        [field](const RunRecord& run) { return valueText(run.experiment.at(field)); });
  }
  const auto numberLine = [&](const QString& name, auto value) {
    lines.emplace_back(
        name, [value](const RunRecord& run) { return number(value(run.last->numbers), 6); });
  };
  lines.emplace_back(tr("Algorithm"), [](const RunRecord& run) { return run.method; });
  lines.emplace_back(tr("Iterations"),
                     [](const RunRecord& run) { return QString::number(run.last->reached); });
  numberLine(tr("λ"), [](const TraceRow& numbers) { return numbers.lambda; });
  numberLine(tr("Objective"), [](const TraceRow& numbers) { return numbers.objective; });
  numberLine(tr("Losses"), [](const TraceRow& numbers) { return numbers.loss; });
  numberLine(tr("Total variation"), [](const TraceRow& numbers) { return numbers.gtv; });
  numberLine(tr("MSE"), [](const TraceRow& numbers) { return numbers.mse; });
  numberLine(tr("Error on hidden labels"), [](const TraceRow& numbers) { return numbers.testMse; });
  lines.emplace_back(tr("Clusters"),
                     [](const RunRecord& run) { return QString::number(run.last->clusterCount); });
  numberLine(tr("Seconds of computing"), [](const TraceRow& numbers) { return numbers.seconds; });
  lines.emplace_back(tr("Bytes sent over edges"), [](const RunRecord& run) {
    return number(run.last->numbers.vectors * 8 * static_cast<double>(run.last->W.rows()), 4);
  });

  table_->setAccessibleName(tr("Differences and numbers of the runs"));
  table_->setToolTip(tr("Fields in which the runs differ, then their last numbers"));
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setTabKeyNavigation(false);
  table_->setColumnCount(static_cast<int>(runs.size()));
  table_->setRowCount(static_cast<int>(lines.size()));
  for (int c = 0; c < table_->columnCount(); ++c) {
    const auto& run = runs[static_cast<std::size_t>(c)];
    table_->setHorizontalHeaderItem(c, new QTableWidgetItem(run.name));
    for (int r = 0; r < table_->rowCount(); ++r)
      table_->setItem(r, c, new QTableWidgetItem(lines[static_cast<std::size_t>(r)].second(run)));
  }
  for (int r = 0; r < table_->rowCount(); ++r)
    table_->setVerticalHeaderItem(r,
                                  new QTableWidgetItem(lines[static_cast<std::size_t>(r)].first));
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  layout->addWidget(table_, 2);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  buttons->button(QDialogButtonBox::Close)->setToolTip(tr("Close the window"));
  connect(buttons, &QDialogButtonBox::rejected, this, &QWidget::close);
  layout->addWidget(buttons);
  constexpr int columnWidth = 360;
  resize(std::min(1200, columnWidth * static_cast<int>(runs.size()) + 120), 700);
}

}  // namespace gtv::ui
