#pragma once

#include <QObject>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "live/path_worker.h"
#include "ui/widgets/background_task.h"

namespace gtv::ui {

class RunController;

/// What the error over λ would be without the attackers of the experiment, everything else being
/// the same: computed in the background for small problems.
class UnattackedPath : public QObject {
  Q_OBJECT

 public:
  explicit UnattackedPath(QObject* parent = nullptr);

  void follow(RunController& run);
  /// λ, ascending, and the mean squared error of the nodes that are no attackers; empty without
  /// attackers, and until it is known.
  const std::vector<std::pair<double, double>>& errors() const { return errors_; }

 Q_SIGNALS:
  /// errors() are others.
  void changed();

 private:
  void begin();
  void poll();

  RunController* run_ = nullptr;
  std::string key_;  ///< of the experiment without attacks; empty: there are no attackers
  std::shared_ptr<const ProblemInstance> attacked_;
  std::vector<std::pair<double, double>> errors_;
  BackgroundTask task_{"for the error without the attack"};
  PathWorker worker_;
};

}  // namespace gtv::ui
