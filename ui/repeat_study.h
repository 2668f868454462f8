#pragma once

#include <QObject>
#include <QThreadPool>
#include <memory>
#include <stop_token>

#include "run/repeated_traces.h"

namespace gtv::ui {

/// Repeats an experiment with other random numbers in the background, for mean and spread. Can be
/// cancelled, and then gives what is finished.
class RepeatStudy : public QObject {
  Q_OBJECT

 public:
  explicit RepeatStudy(QObject* parent = nullptr);
  ~RepeatStudy() override;

  void start(const Experiment& experiment, int repeats, std::int64_t iterations);
  void cancel();
  /// Cancels, and nothing comes any more.
  void forget();
  bool isBusy() const { return busy_; }

 Q_SIGNALS:
  void progressed(int done, int repeats);
  /// Unless forgotten; fewer than two repeats say nothing.
  void finished(std::shared_ptr<const gtv::RepeatedTraces> traces);
  void failed(QString message);

 private:
  std::stop_source stop_;
  int number_ = 0;
  bool busy_ = false;
  QThreadPool pool_;
};

}  // namespace gtv::ui
