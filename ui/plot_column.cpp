#include "plot_column.h"

#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include "curve_plot.h"
#include "path_panel.h"
#include "scatter_plot.h"

namespace gtv::ui {

PlotColumn::PlotColumn(QWidget* parent)
    : QSplitter(Qt::Vertical, parent),
      scatter_(new ScatterPlot),
      path_(new PathPanel),
      tabs_(new QTabWidget) {
  errors_ = new CurvePlot(
      tr("Error"), {{tr("MSE"), tr("mean squared distance of the parameters from the truth"),
                     [](const TraceRow& row) { return row.mse; }},
                    {tr("hidden labels"), tr("mean squared error on labels the nodes do not know"),
                     [](const TraceRow& row) { return row.testMse; }},
                    {tr("known labels"), tr("mean squared error on labels the nodes know"),
                     [](const TraceRow& row) { return row.trainMse; }}});
  objectives_ = new CurvePlot(
      tr("Objective"),
      {{tr("objective"), tr("local losses plus λ times the total variation: what is minimised"),
        [](const TraceRow& row) { return row.objective; }},
       {tr("losses"), tr("sum of the local losses"), [](const TraceRow& row) { return row.loss; }},
       {tr("λ · total variation"), tr("λ Σ A φ(w − w') over the edges"),
        [](const TraceRow& row) { return row.lambda * row.gtv; }}});
  auto* curves = new QSplitter(Qt::Vertical);
  curves->addWidget(errors_);
  curves->addWidget(objectives_);
  tabs_->setDocumentMode(true);
  tabs_->setAccessibleName(tr("Plots over iterations or over λ"));
  tabs_->addTab(curves, tr("Iteration"));
  tabs_->addTab(path_, tr("λ path"));
  // Shown only where two tabs find no room; they have a name already.
  for (auto* button : tabs_->tabBar()->findChildren<QToolButton*>())
    button->setToolTip(button->accessibleName());
  tabs_->setTabToolTip(0, tr("Errors and objective as the iteration goes"));
  tabs_->setTabToolTip(1, tr("The exact optimum over all λ: who fuses when, and which λ is best"));
  addWidget(scatter_);
  addWidget(tabs_);
  setStretchFactor(0, 5);
  setStretchFactor(1, 6);
  setSizes({380, 460});
}

void PlotColumn::showPath() { tabs_->setCurrentWidget(path_); }

void PlotColumn::clearCurves() {
  errors_->clear();
  objectives_->clear();
}

void PlotColumn::append(const std::vector<TraceRow>& rows) {
  errors_->append(rows);
  objectives_->append(rows);
}

void PlotColumn::refreshTheme() {
  scatter_->refreshTheme();
  errors_->refreshTheme();
  objectives_->refreshTheme();
  path_->refreshTheme();
}

}  // namespace gtv::ui
