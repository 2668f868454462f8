#pragma once

#include <memory>

#include "run/predictions.h"
#include "ui/views/run_view.h"

namespace gtv::ui {

/// A linked view of what the models predict: it asks the run, and draws the answer when it comes.
class PredictionClientView : public RunView {
  Q_OBJECT

 public:
  void follow(const ViewSources& sources) override;
  /// What the solver thread answers, also to others.
  void setPredictions(const std::shared_ptr<const Predictions>& predictions);
  bool isCurrent() const override;

 Q_SIGNALS:
  void predictionsWanted(std::shared_ptr<const gtv::PredictionRequest> request);

 protected:
  /// `clientId` is the number of the view, see SolverThread::requestPredictions().
  explicit PredictionClientView(int clientId) : clientId_(clientId) {}

  /// Whether the answer to an earlier question is on its way; then there will be another refresh.
  /// What is asked now takes its place.
  bool isWaiting();
  void sendRequest(PredictionRequest request);
  /// Nothing is asked for.
  void clearRequest();
  /// The answer to the last question, of the data that network() has.
  virtual void showPredictions(std::shared_ptr<const Predictions> predictions) = 0;

 private:
  int clientId_;
  std::shared_ptr<const PredictionRequest> pending_;  ///< not answered yet, or null
  bool again_ = false;                                ///< something is newer than the request
};

}  // namespace gtv::ui
