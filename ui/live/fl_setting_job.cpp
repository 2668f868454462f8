#include "ui/live/fl_setting_job.h"

#include <utility>

#include "base/thread_priority.h"
#include "studies/fl_settings.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/worker_jobs.h"

namespace gtv::ui {

FlSettingJob::FlSettingJob(QObject* parent) : QObject(parent) { pool_.setMaxThreadCount(1); }

FlSettingJob::~FlSettingJob() {
  stop_.request_stop();
  pool_.waitForDone();
}

void FlSettingJob::start(const Experiment& experiment, const QString& setting) {
  forget();
  stop_ = std::stop_source();
  busy_ = true;
  const auto* entry = flSettingCatalogue().find(setting.toStdString());
  check(entry != nullptr, "the menu has the flavours of the catalogue");
  // The destructor waits for this task, and drops what it posts after that.
  const auto finish = [this, experiment, entry, run = number_](const Result<Experiment>& made) {
    if (run != number_) return;
    busy_ = false;
    const auto name = toQString(entry->info.label);
    if (made)
      Q_EMIT finished(experiment, *made, name);
    else
      Q_EMIT failed(tr("%1 does not fit: %2").arg(name, toQString(made.error().text())));
  };
  startJob(
      pool_, this, "for this",
      [this, experiment, entry, finish, stop = stop_.get_token()] {
        lowerThreadPriority();
        const auto choice = defaultChoice(flSettingCatalogue().view, entry->info.id);
        auto made = withFlSetting(experiment, choice, stop);
        QMetaObject::invokeMethod(this, [finish, made = std::move(made)] { finish(made); });
      },
      finish);
}

void FlSettingJob::forget() {
  stop_.request_stop();
  ++number_;
  busy_ = false;
}

}  // namespace gtv::ui
