#include "ui/live/flavour_job.h"

#include <utility>

#include "base/thread_priority.h"
#include "studies/flavours.h"
#include "ui/widgets/words.h"
#include "ui/widgets/worker_jobs.h"

namespace gtv::ui {

FlavourJob::FlavourJob(QObject* parent) : QObject(parent) { pool_.setMaxThreadCount(1); }

FlavourJob::~FlavourJob() {
  stop_.request_stop();
  pool_.waitForDone();
}

void FlavourJob::start(const Experiment& experiment, const QString& flavour) {
  forget();
  stop_ = std::stop_source();
  busy_ = true;
  const auto* entry = flavourCatalogue().find(flavour.toStdString());
  check(entry != nullptr, "the menu has the flavours of the catalogue");
  // The destructor waits for this task, and drops what it posts after that.
  const auto finish = [this, experiment, entry, run = number_](const Result<Experiment>& made) {
    if (run != number_) return;
    busy_ = false;
    const auto name = text(entry->info.label);
    if (made)
      Q_EMIT finished(experiment, *made, name);
    else
      Q_EMIT failed(tr("%1 does not fit: %2").arg(name, text(made.error().text())));
  };
  startJob(
      pool_, this, "for this",
      [this, experiment, entry, finish, stop = stop_.get_token()] {
        giveWay();
        const auto choice = defaultChoice(flavourCatalogue().view, entry->info.id);
        auto made = withFlavour(experiment, choice, stop);
        QMetaObject::invokeMethod(this, [finish, made = std::move(made)] { finish(made); });
      },
      finish);
}

void FlavourJob::forget() {
  stop_.request_stop();
  ++number_;
  busy_ = false;
}

}  // namespace gtv::ui
