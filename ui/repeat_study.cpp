#include "repeat_study.h"

#include <algorithm>

#include "base/parallel.h"
#include "base/thread_priority.h"
#include "words.h"

namespace gtv::ui {

RepeatStudy::RepeatStudy(QObject* parent) : QObject(parent) { pool_.setMaxThreadCount(1); }

RepeatStudy::~RepeatStudy() {
  stop_.request_stop();
  pool_.waitForDone();
}

void RepeatStudy::start(const Experiment& experiment, int repeats, std::int64_t iterations) {
  forget();
  stop_ = std::stop_source();
  busy_ = true;
  const int number = number_;
  const auto tell = [this, number](auto say) {
    QMetaObject::invokeMethod(this, [this, number, say] {
      if (number == number_) say();
    });
  };
  RepeatOptions options;
  options.repeats = repeats;
  options.iterations = iterations;
  options.threads = std::max(1, processorCount() - 1);
  options.stop = stop_.get_token();
  options.progress = [this, tell, repeats](int done) {
    tell([this, done, repeats] { Q_EMIT progressed(done, repeats); });
  };
  // The pool is waited for before this object goes.
  pool_.start([this, experiment, options, tell] {
    giveWay();
    auto traces = repeatRuns(experiment, options);
    if (!traces) {
      tell([this, message = text(traces.error().text())] {
        busy_ = false;
        Q_EMIT failed(message);
      });
      return;
    }
    tell([this, found = std::make_shared<const RepeatedTraces>(std::move(*traces))] {
      busy_ = false;
      Q_EMIT finished(found);
    });
  });
}

void RepeatStudy::cancel() { stop_.request_stop(); }

void RepeatStudy::forget() {
  stop_.request_stop();
  ++number_;
  busy_ = false;
}

}  // namespace gtv::ui
