#include "ui/live/fl_setting_job.h"

#include "studies/fl_settings.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"

namespace gtv::ui {

FlSettingJob::FlSettingJob(QObject* parent) : QObject(parent) {}

void FlSettingJob::start(const Experiment& experiment, const QString& setting) {
  const auto* entry = flSettingCatalogue().find(setting.toStdString());
  check(entry != nullptr, "the menu has the flavours of the catalogue");
  const auto finish = [this, experiment, entry](const Result<Experiment>& made) {
    const auto name = translated(entry->info.label);
    if (made)
      Q_EMIT finished(experiment, *made, name);
    else
      Q_EMIT failed(tr("%1 does not fit: %2").arg(name, translatedError(made.error())));
  };
  task_.start(
      [experiment, entry](const BackgroundTask::Context& context) {
        const auto choice = defaultChoice(flSettingCatalogue().view, entry->info.id);
        return withFlSetting(experiment, choice, context.stop);
      },
      finish, finish);
}

}  // namespace gtv::ui
