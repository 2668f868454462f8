#include "plot_docks.h"

#include <QMainWindow>

#include "curve_plot.h"
#include "path_panel.h"
#include "path_plot.h"
#include "scatter_plot.h"
#include "view_dock.h"

namespace gtv::ui {

PlotDocks::PlotDocks(QMainWindow& window)
    : QObject(&window), scatter_(new ScatterPlot), path_(new PathPanel) {
  errors_ =
      new CurvePlot(tr("Error"), QStringLiteral("error"),
                    {{tr("MSE"), tr("mean squared distance of the parameters from the truth"),
                      [](const TraceRow& row) { return row.mse; }},
                     {tr("hidden labels"), tr("mean squared error on labels the nodes do not know"),
                      [](const TraceRow& row) { return row.testMse; }},
                     {tr("known labels"), tr("mean squared error on labels the nodes know"),
                      [](const TraceRow& row) { return row.trainMse; }}});
  objectives_ = new CurvePlot(
      tr("Objective"), QStringLiteral("objective"),
      {{tr("objective"), tr("local losses plus λ times the total variation: what is minimised"),
        [](const TraceRow& row) { return row.objective; }},
       {tr("losses"), tr("sum of the local losses"), [](const TraceRow& row) { return row.loss; }},
       {tr("λ · total variation"), tr("λ Σ A φ(w − w') over the edges"),
        [](const TraceRow& row) { return row.lambda * row.gtv; }}});
  docks_ = {
      new ViewDock(tr("Local models"), QStringLiteral("scatterDock"), scatter_, scatter_, &window),
      new ViewDock(tr("Error"), QStringLiteral("errorDock"), errors_, errors_, &window),
      new ViewDock(tr("Objective"), QStringLiteral("objectiveDock"), objectives_, objectives_,
                   &window),
      new ViewDock(tr("λ path"), QStringLiteral("pathDock"), path_, path_->plot(), &window)};
}

void PlotDocks::showPath() {
  pathDock()->show();
  pathDock()->raise();
}

void PlotDocks::clearCurves() {
  errors_->clear();
  objectives_->clear();
}

void PlotDocks::append(const std::vector<TraceRow>& rows) {
  errors_->append(rows);
  objectives_->append(rows);
}

void PlotDocks::refreshTheme() {
  scatter_->refreshTheme();
  errors_->refreshTheme();
  objectives_->refreshTheme();
  path_->refreshTheme();
}

}  // namespace gtv::ui
