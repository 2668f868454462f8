#include "ui/diagnostics/status_line.h"

#include <QLabel>
#include <QStatusBar>
#include <cmath>

#include "ui/diagnostics/certificate_bar.h"
#include "ui/live/run_controller.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/watched_application.h"

namespace gtv::ui {

StatusLine::StatusLine(QStatusBar& bar, const RunController& run)
    : QObject(&bar),
      run_(run),
      state_(new QLabel),
      numbers_(new ElidedLabel),
      message_(new QLabel),
      unsaved_(new QLabel(QStringLiteral("<b>%1</b>").arg(tr("⚠ not kept")))) {
  state_->setMinimumWidth(90);
  message_->setTextFormat(Qt::PlainText);
  // A long message is cut, it does not widen the window.
  message_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  unsaved_->setStyleSheet(problemStyle());
  unsaved_->hide();
  state_->setAccessibleName(tr("State of the run"));
  numbers_->setAccessibleName(tr("Numbers of the present iterate"));
  message_->setAccessibleName(tr("Message"));
  unsaved_->setAccessibleName(tr("Your changes are not kept"));
  bar.addWidget(state_);
  bar.addWidget(numbers_, 3);
  bar.addWidget(message_, 2);
  bar.addPermanentWidget(unsaved_);
  connect(&run, &RunController::message, this, &StatusLine::showMessage);
  connect(&run, &RunController::problemFound, this,
          [this](const Error&, const QString& summary) { setProblem(summary); });
  connect(&run, &RunController::problemSolved, this, [this] { setProblem({}); });
  connect(&run, &RunController::documentOpened, this, [this] { setProblem({}); });
  if (auto* application = qobject_cast<WatchedApplication*>(qApp))
    connect(application, &WatchedApplication::workFailed, this,
            [this](const QString& why) { showMessage(why, true); });
  connect(&run, &RunController::stateChanged, this, [this] {
    showState();
    showNumbers();
  });
  showState();
}

void StatusLine::setProblem(const QString& problem) {
  problem_ = problem;
  showMessage({}, false);
}

void StatusLine::showMessage(const QString& message, bool isProblem) {
  const bool isNew = isProblem && !message.isEmpty();
  const auto& shown = isNew || problem_.isEmpty() ? message : problem_;
  message_->setText(shown);
  // Where nothing is said, the numbers have its room.
  message_->setVisible(!shown.isEmpty());
  message_->setStyleSheet(isNew || !problem_.isEmpty() ? problemStyle() : QString());
  message_->setToolTip(shown);
}

void StatusLine::setUnsavedReason(const QString& why) {
  unsaved_->setToolTip(why);
  unsaved_->setVisible(!why.isEmpty());
}

QString StatusLine::unsavedReason() const { return unsaved_->toolTip(); }

QString StatusLine::text() const {
  return QStringLiteral("%1 | %2 | %3").arg(state_->text(), numbers_->fullText(), message_->text());
}

void StatusLine::showState() {
  const auto& snapshot = run_.snapshot();
  QString state = run_.isRunning() ? tr("running") : tr("paused");
  if (!run_.isRunning() && snapshot && snapshot->status != RunStatus::Running &&
      snapshot->status != RunStatus::Stopped)
    state = snapshot->status == RunStatus::Diverged ? tr("diverged") : tr("finished");
  if (run_.isLookingBack()) state = tr("looking back");
  if (run_.isEmpty()) state = tr("nothing to run");
  state_->setText(
      QStringLiteral("<b>%1 %2</b>")
          .arg(run_.isRunning() && !run_.isEmpty() ? QStringLiteral("▶") : QStringLiteral("■"),
               state));
}

void StatusLine::showNumbers() {
  const auto& snapshot = run_.snapshot();
  if (!snapshot) {
    numbers_->setFullText({});
    return;
  }
  const auto& row = snapshot->numbers;
  auto parts = describeResults(*snapshot);
  if (std::isfinite(row.honestMse))
    parts << tr("MSE of honest nodes %1").arg(number(row.honestMse));
  else if (std::isfinite(row.mse))
    parts << tr("MSE %1").arg(number(row.mse));
  else if (std::isfinite(row.testMse))
    parts << tr("validation error %1").arg(number(row.testMse));
  if (std::isfinite(row.validationAccuracy))
    parts << tr("validation accuracy %1 %").arg(number(100 * row.validationAccuracy));
  else if (std::isfinite(row.trainAccuracy))
    parts << tr("training accuracy %1 %").arg(number(100 * row.trainAccuracy));
  parts << tr("GTV %1").arg(number(row.gtv));
  numbers_->setFullText(parts.join(QStringLiteral("   ")));
}

}  // namespace gtv::ui
