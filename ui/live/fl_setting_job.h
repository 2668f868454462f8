#pragma once

#include <QObject>

#include "experiment/experiment.h"
#include "ui/widgets/background_task.h"

namespace gtv::ui {

/// Makes another setting of federated learning of an experiment in the background: some need the
/// optimum for many λ. The newest wish wins.
class FlSettingJob : public QObject {
  Q_OBJECT

 public:
  explicit FlSettingJob(QObject* parent = nullptr);

  /// `setting` is an id of flSettingCatalogue().
  void start(const Experiment& experiment, const QString& setting);
  /// Nothing comes any more.
  void forget() { task_.abandon(); }
  bool isBusy() const { return task_.isRunning(); }

 Q_SIGNALS:
  /// `before` is what start() was given, `name` the label of the setting.
  void finished(const gtv::Experiment& before, const gtv::Experiment& made, const QString& name);
  void failed(const QString& message);

 private:
  BackgroundTask task_{"for this setting"};
};

}  // namespace gtv::ui
