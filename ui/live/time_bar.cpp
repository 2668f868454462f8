#include "ui/live/time_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <algorithm>
#include <limits>
#include <utility>

#include "run/run_trace.h"
#include "ui/forms/marked_slider.h"
#include "ui/forms/number_field.h"
#include "ui/live/run_controller.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {

TimeBar::TimeBar(QWidget* parent) : QWidget(parent) {
  setAccessibleName(tr("Time"));
  const auto button = [](const char* icon, const QString& name, const QString& tip) {
    auto* made = new QToolButton;
    made->setIcon(themeIcon(icon));
    made->setProperty("themeIcon", QString::fromLatin1(icon));
    made->setAutoRaise(true);
    made->setAccessibleName(name);
    made->setToolTip(tip);
    made->setFocusPolicy(Qt::StrongFocus);
    return made;
  };
  back_ = button("media-skip-backward", tr("Step back"), tr("One iteration back (,)"));
  forward_ = button("media-skip-forward", tr("Step forward"), tr("One iteration forward (.)"));
  slider_ = new MarkedSlider;
  slider_->setAccessibleName(tr("Iteration that is shown"));
  slider_->setToolTip(
      tr("Drag to look back at any iteration; the run waits where it is. Run, or a change of the "
         "experiment, continues from the iteration that is shown."));
  slider_->setMinimumWidth(80);
  field_ = new NumberField;
  field_->setAccessibleName(tr("Iteration"));
  field_->setToolTip(tr("The iteration that is shown; type one to look at it"));
  field_->setRange(0, static_cast<double>(std::numeric_limits<std::int32_t>::max()), false, true);
  reachedLabel_ = new QLabel;
  reachedLabel_->setAccessibleName(tr("Iterations done"));
  reason_ = new ElidedLabel;
  reason_->setAccessibleName(tr("Why the run stopped"));
  reason_->hide();
  resume_ = button(
      "media-playback-start", tr("Resume from here"),
      tr("The run goes back to the iteration that is shown and discards what came after it"));
  resume_->setText(tr("Resume from here"));
  // Where there is no room for its words they give way; see resizeEvent().
  resume_->setMinimumWidth(resume_->iconSize().width() + 8);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(6, 0, 6, 0);
  layout->setSpacing(4);
  layout->addWidget(back_);
  layout->addWidget(slider_, 1);
  layout->addWidget(forward_);
  layout->addWidget(field_);
  layout->addWidget(reachedLabel_);
  layout->addWidget(reason_, 1);
  layout->addWidget(resume_);
  connect(back_, &QToolButton::clicked, this, &TimeBar::stepBackWanted);
  connect(forward_, &QToolButton::clicked, this, &TimeBar::stepWanted);
  connect(resume_, &QToolButton::clicked, this, &TimeBar::resumeWanted);
  connect(slider_, &QSlider::valueChanged, this, [this](int position) {
    // The right end is where the run is, on the schedule or not.
    const auto iteration =
        position == slider_->maximum() ? reached_ : RunTrace::recordedAt(position);
    Q_EMIT lookWanted(std::min(iteration, reached_));
  });
  connect(field_, &NumberField::committed, this, [this](double iteration) {
    const auto wanted = std::min(static_cast<std::int64_t>(iteration), reached_);
    field_->setValue(static_cast<double>(wanted));
    Q_EMIT lookWanted(wanted);
  });
  refreshTheme();
  show(0, 0);
  back_->setObjectName(QStringLiteral("backButton"));
  forward_->setObjectName(QStringLiteral("forwardButton"));
  resume_->setObjectName(QStringLiteral("resumeButton"));
}

void TimeBar::resizeEvent(QResizeEvent* event) {
  const bool isWide = width() >= static_cast<int>(scaled(380));
  resume_->setToolButtonStyle(isWide ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
  QWidget::resizeEvent(event);
}

void TimeBar::refreshTheme() { field_->setFixedWidth(static_cast<int>(scaled(76))); }

void TimeBar::showAgain() {
  const auto shown = std::exchange(shown_, -1);
  if (shown >= 0) show(shown, reached_);
}

void TimeBar::follow(RunController& run) {
  connect(this, &TimeBar::lookWanted, &run, &RunController::lookAt);
  connect(this, &TimeBar::stepBackWanted, &run, &RunController::stepBack);
  connect(this, &TimeBar::stepWanted, &run, &RunController::step);
  connect(this, &TimeBar::resumeWanted, &run, [&run] { run.solver().resume(); });
  connect(&run, &RunController::stateChanged, this, [this, &run] {
    const auto& snapshot = run.snapshot();
    show(snapshot ? snapshot->numbers.iteration : 0, snapshot ? snapshot->reached : 0);
    const bool hasStopped = snapshot && !run.isRunning() && !run.isLookingBack();
    // The number of iterations stands beside it.
    const bool isLimit = hasStopped && snapshot->status == RunStatus::IterationLimit;
    showReason(isLimit      ? tr("iteration limit")
               : hasStopped ? translatedMessage(snapshot->message)
                            : QString());
  });
  connect(&run, &RunController::finished, this, &TimeBar::showAgain);
}

void TimeBar::showReason(const QString& reason) {
  reason_->setFullText(reason);
  reason_->setToolTip(reason);
  reason_->setVisible(!reason.isEmpty());
}

void TimeBar::show(std::int64_t shown, std::int64_t reached) {
  if (shown == shown_ && reached == reached_) return;
  shown_ = shown;
  reached_ = reached;
  const QSignalBlocker quiet(slider_);
  slider_->setRange(0, static_cast<int>(RunTrace::recordedBefore(reached)));
  if (!slider_->isSliderDown())
    slider_->setValue(shown == reached ? slider_->maximum()
                                       : static_cast<int>(RunTrace::recordedBefore(shown)));
  slider_->setPageStep(std::max(1, slider_->maximum() / 20));
  if (!field_->hasFocus() || !field_->isModified()) field_->setValue(static_cast<double>(shown));
  // As in the field beside it.
  reachedLabel_->setText(tr("of %1").arg(reached));
  back_->setEnabled(shown > 0);
  slider_->setEnabled(reached > 0);
  // Hidden it would move what is beside it.
  resume_->setEnabled(shown < reached);
}

QString TimeBar::text() const {
  return QStringLiteral("%1 %2").arg(field_->text(), reachedLabel_->text());
}

}  // namespace gtv::ui
