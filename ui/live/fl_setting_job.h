#pragma once

#include <QObject>
#include <QThreadPool>
#include <stop_token>

#include "experiment/experiment.h"

namespace gtv::ui {

/// Makes another setting of federated learning of an experiment in the background: some need the
/// optimum for many λ. The newest wish wins.
class FlSettingJob : public QObject {
  Q_OBJECT

 public:
  explicit FlSettingJob(QObject* parent = nullptr);
  ~FlSettingJob() override;

  /// `setting` is an id of flSettingCatalogue().
  void start(const Experiment& experiment, const QString& setting);
  /// Nothing comes any more.
  void forget();
  bool isBusy() const { return busy_; }

 Q_SIGNALS:
  /// `before` is what start() was given, `name` the label of the setting.
  void finished(const gtv::Experiment& before, const gtv::Experiment& made, const QString& name);
  void failed(const QString& message);

 private:
  std::stop_source stop_;
  QThreadPool pool_;
  int number_ = 0;
  bool busy_ = false;
};

}  // namespace gtv::ui
