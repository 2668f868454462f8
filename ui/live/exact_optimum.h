#pragma once

#include <QObject>
#include <memory>

#include "live/lambda_follower.h"
#include "ui/live/live_diagnosis.h"
#include "ui/live/solver_thread.h"

class QAction;

namespace gtv::ui {

/// The exact optimum for the λ of the slider, followed beside the running iteration. Can be
/// switched off by a menu entry, which is remembered.
class ExactOptimum : public QObject {
  Q_OBJECT

 public:
  explicit ExactOptimum(QObject* parent = nullptr);

  QAction* action() const { return action_; }
  void setProblem(const LiveProblem& problem);
  void setLambda(double lambda);
  /// The iteration's own certificate: large problems are ahead of the engine for a while.
  void offer(const LiveDiagnosis& diagnosis);
  /// Takes up what was found since the last call: once per frame.
  void poll();
  /// The newest answer for the present problem; null if there is none, or if it is switched off.
  /// May belong to the λ before.
  std::shared_ptr<const LambdaResult> latest() const { return latest_; }
  double lambda() const { return request_.lambda; }
  bool isOn() const;
  /// Nothing newer will come by itself.
  bool isCurrent() const;

 Q_SIGNALS:
  /// latest() is another one, or none.
  void changed();

 private:
  void sendRequest();

  QAction* action_;
  LambdaRequest request_;
  std::shared_ptr<const LambdaResult> latest_;
  LambdaFollower follower_;
};

}  // namespace gtv::ui
