#include "ui/views/run_curves.h"

#include <QComboBox>
#include <algorithm>
#include <utility>

#include "ui/live/repeat_study.h"
#include "ui/live/run_controller.h"
#include "ui/live/run_list.h"
#include "ui/plots/session_values.h"

namespace gtv::ui {

RunCurves::RunCurves(const QString& title, const QString& name, const char* key,
                     std::vector<Curve> curves)
    : CurvePlot(title, name, std::move(curves)), key_(key) {}

void RunCurves::follow(const ViewSources& sources) {
  auto& run = sources.run;
  connect(&run, &RunController::networkReplaced, this, [this] {
    lambdaClock_.invalidate();
    clear();
  });
  // Movements of the slider within this time (milliseconds) are one; rows come a little later.
  constexpr qint64 dragTime = 1000;
  connect(&run, &RunController::lambdaChanged, this, [this] {
    if (!lambdaClock_.isValid() || lambdaClock_.elapsed() > dragTime) ++drag_;
    lambdaClock_.start();
  });
  connect(&run, &RunController::rowsShown, this, [this](const std::vector<TraceRow>& rows) {
    const bool isDragged = lambdaClock_.isValid() && lambdaClock_.elapsed() < 2 * dragTime;
    append(rows, isDragged ? drag_ : 0);
  });
  connect(&run, &RunController::rewound, this, [this](std::size_t rows) { shorten(rows); });
  connect(&run, &RunController::stateChanged, this,
          [this, &run] { setCursor(run.isLookingBack() ? run.shownIteration() : -1); });
  connect(&run.runs(), &RunList::comparisonsChanged, this,
          [this, &run] { setComparisons(run.runs().comparisons()); });
  connect(&run.repeats(), &RepeatStudy::finished, this,
          [this](const std::shared_ptr<const RepeatedTraces>& traces) {
            constexpr int fewest = 2;
            if (traces->repeats >= fewest)
              setBand({tr("mean ± s.d. of %1 runs").arg(traces->repeats), traces->mean, traces->low,
                       traces->high});
          });
}

void RunCurves::saveState(Json& screen) const {
  Json hidden = Json::array();
  Json shown = Json::array();
  for (int curve = 0; curve < curveCount(); ++curve)
    if (const auto choice = shownByChoice(curve)) (*choice ? shown : hidden).push_back(curve);
  screen[key_] = {
      {"hidden", std::move(hidden)}, {"shown", std::move(shown)}, {"range", rangeJson(zoomed())}};
  screen[key_ + "Over"] = choiceJson(*abscissaChoice());
}

void RunCurves::restoreState(const Json& screen, const Studies& /*studies*/, int /*runNumber*/) {
  restoreChoice(*abscissaChoice(), memberOf(screen, (key_ + "Over").c_str()));
  const auto kept = memberOf(screen, key_.c_str());
  if (!kept.is_object()) return;
  const auto hidden = indicesIn(memberOf(kept, "hidden"), curveCount());
  // Sessions that do not say which are shown by choice show all that are not hidden.
  const bool isOld = !kept.contains("shown");
  const auto shown = indicesIn(memberOf(kept, "shown"), curveCount());
  for (int curve = 0; curve < curveCount(); ++curve) {
    const bool isHidden = std::binary_search(hidden.begin(), hidden.end(), curve);
    const bool isChosen = isOld || std::binary_search(shown.begin(), shown.end(), curve);
    setShown(curve, isHidden || isChosen ? std::optional(!isHidden) : std::nullopt);
  }
  if (const auto range = rangeIn(memberOf(kept, "range"))) zoomTo(*range);
}

ErrorCurves::ErrorCurves()
    : RunCurves(
          tr("Error"), QStringLiteral("error"), "errors",
          {{tr("MSE"),
            tr("parameter error: mean squared distance of the parameters from the true ones"),
            [](const TraceRow& row) { return row.mse; }},
           {tr("MSE of honest nodes"),
            tr("mean squared distance of the parameters from the true ones, over the honest nodes"),
            [](const TraceRow& row) { return row.honestMse; }, false, 0},
           {tr("validation error"),
            tr("mean squared error on the validation labels, which no node learns from"),
            [](const TraceRow& row) { return row.testMse; }},
           {tr("training error"), tr("mean squared error on the training labels"),
            [](const TraceRow& row) { return row.trainMse; }},
           {tr("wrong predictions (validation)"),
            tr("share of wrong predictions for the validation labels"),
            [](const TraceRow& row) { return 1 - row.validationAccuracy; }},
           {tr("wrong predictions (training)"),
            tr("share of wrong predictions for the training labels"),
            [](const TraceRow& row) { return 1 - row.trainAccuracy; }},
           {tr("edges between clusters"),
            tr("share of the learned graph's edge weight that joins different true clusters"),
            [](const TraceRow& row) { return 1 - row.innerEdges; }},
           {tr("validation error of honest nodes"),
            tr("mean squared error of the honest nodes on the validation labels"),
            [](const TraceRow& row) { return row.honestTestMse; }, false, 2},
           {tr("wrong predictions of honest nodes"),
            tr("share of wrong predictions of the honest nodes for the validation labels"),
            [](const TraceRow& row) { return 1 - row.honestValidationAccuracy; }, false, 4},
           {tr("privacy spent, ε"),
            tr("ε of the differentially private messages so far, of the node that has sent most"),
            [](const TraceRow& row) { return row.privacySpent; }}}) {}

ObjectiveCurves::ObjectiveCurves()
    : RunCurves(
          tr("Objective"), QStringLiteral("objective"), "objectives",
          {{tr("objective"),
            tr("sum of the local losses plus λ times the total variation, which is minimised"),
            [](const TraceRow& row) { return row.objective; }},
           {tr("losses"), tr("sum of the local losses"),
            [](const TraceRow& row) { return row.loss; }},
           {tr("λ · total variation"), tr("λ Σ A φ(w − w') over the edges"),
            [](const TraceRow& row) { return row.lambda * row.gtv; }},
           {tr("predictions"),
            tr("total variation of the predictions, Σ A d(h, h'), without λ: how much neighbours "
               "disagree on the shared test set"),
            [](const TraceRow& row) { return row.predictionGtv; }}}) {}

}  // namespace gtv::ui
