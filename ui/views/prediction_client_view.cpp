#include "ui/views/prediction_client_view.h"

#include <utility>

#include "ui/live/run_controller.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {

void PredictionClientView::follow(const ViewSources& sources) {
  RunView::follow(sources);
  auto& solver = sources.run.solver();
  connect(this, &PredictionClientView::predictionsWanted, &solver,
          &SolverThread::requestPredictions);
  connect(&solver, &SolverThread::predictionsReady, this, &PredictionClientView::setPredictions);
}

bool PredictionClientView::isWaiting() {
  again_ = pending_ != nullptr;
  return again_;
}

void PredictionClientView::sendRequest(PredictionRequest request) {
  request.clientId = clientId_;
  pending_ = std::make_shared<const PredictionRequest>(std::move(request));
  again_ = false;
  Q_EMIT predictionsWanted(pending_);
}

void PredictionClientView::clearRequest() {
  pending_ = nullptr;
  again_ = false;
}

void PredictionClientView::setPredictions(const std::shared_ptr<const Predictions>& predictions) {
  if (predictions->request != pending_ || !pending_) return;
  pending_ = nullptr;
  const bool fits = network() && predictions->request->network->data == network()->data &&
                    (!predictions->values.empty() || predictions->distances.size() > 0);
  if (fits) showPredictions(predictions);
  if (std::exchange(again_, false)) scheduleRefresh(false);
}

bool PredictionClientView::isCurrent() const {
  return RunView::isCurrent() && (!pending_ || !isOnScreen(*this));
}

}  // namespace gtv::ui
