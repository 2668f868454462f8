#include "ui/diagnostics/certificate_bar.h"

#include <QHBoxLayout>
#include <algorithm>
#include <cmath>
#include <limits>

#include "federated/catalogue.h"
#include "ui/diagnostics/diagnostics_dock.h"
#include "ui/live/exact_optimum.h"
#include "ui/live/live_diagnosis.h"
#include "ui/live/run_controller.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/language.h"
#include "vertical/vertical_solver.h"

namespace gtv::ui {
namespace {

QString duration(double seconds) {
  const bool isShort = seconds < 1;
  const double value = isShort ? 1000 * seconds : seconds;
  const auto digits = QString::number(value, 'f', value < 1 ? 2 : value < 10 ? 1 : 0);
  return isShort ? QObject::tr("%1 ms").arg(digits) : QObject::tr("%1 s").arg(digits);
}

/// P(W) − min P ≤ P(W) − dual, with the rounding of the sum P(W) allowed for.
DualBound aboveDual(const Snapshot& snapshot, double dual) {
  DualBound bound;
  bound.primal = snapshot.numbers.objective;
  // What is above P(W) is rounding of sums that are larger than both.
  bound.dual = std::min(dual, bound.primal);
  const double terms = snapshot.problem->nodeCount() + snapshot.problem->edgeCount();
  const double rounding = terms * std::numeric_limits<double>::epsilon() * std::abs(bound.primal);
  bound.gap = std::max(0.0, bound.primal - bound.dual) + rounding;
  bound.relative = bound.gap / std::max(std::abs(bound.primal), std::numeric_limits<double>::min());
  return bound;
}

/// Whether a diagnosis is about what the snapshot minimises.
bool fits(const LiveDiagnosis& diagnosis, const Snapshot& snapshot) {
  return snapshot.problem && diagnosis.of->identity == snapshot.problem &&
         diagnosis.of->problem.lambda == snapshot.numbers.lambda;
}

/// The name of a method whose limit is not the minimiser of the objective; else empty.
QString methodWithOtherObjective(const Snapshot& snapshot) {
  const auto* method = solverCatalogue().find(snapshot.experiment.solver().kind());
  if (method == nullptr || method->make.solvesGtvMin) return {};
  return translated(method->info.label);
}

/// Did the run end with a proof? That is what the bottom line and the time bar say, too.
bool hasProvedItself(const Snapshot& snapshot) {
  return snapshot.status == RunStatus::Converged && snapshot.experiment.wantsCertificate() &&
         snapshot.numbers.iteration == snapshot.reached;
}

QString describeIteration(const Snapshot& snapshot, const ExactOptimum& exact,
                          const LiveDiagnosis* diagnosis) {
  if (const auto name = methodWithOtherObjective(snapshot); snapshot.problem && !name.isEmpty())
    return QObject::tr("objective of GTVMin %1 · %2 minimises another one")
        .arg(number(snapshot.numbers.objective, 6), name);
  const bool diagnosed = diagnosis != nullptr && fits(*diagnosis, snapshot);
  const auto answer = exact.latest();
  // Of two lower bounds of min P the larger one.
  auto bound = answer ? boundByOptimum(snapshot, *answer) : std::nullopt;
  if (diagnosed && std::isfinite(diagnosis->bound.dual))
    if (auto own = aboveDual(snapshot, diagnosis->bound.dual); !bound || own.gap < bound->gap)
      bound = own;
  QStringList parts{QObject::tr("primal %1").arg(number(snapshot.numbers.objective, 6))};
  if (bound) {
    parts << QObject::tr("dual %1").arg(number(bound->dual, 6));
    parts << translatedMessage(hasProvedItself(snapshot) ? snapshot.message
                                                         : describeBound(*bound));
    if (diagnosed)
      if (const auto others =
              describeNonUniqueness(diagnosis->uniqueness, snapshot.problem->nodeCount());
          !others.empty())
        parts << translatedMessage(others);
  } else if (snapshot.problem && !snapshot.problem->isConvex()) {
    parts << QObject::tr("no proof: the losses are not convex");
  }
  return parts.join(QStringLiteral(" · "));
}

/// Where the iteration is.
QString describeProgress(const Snapshot& snapshot, double rate) {
  const auto iteration = snapshot.numbers.iteration;
  if (iteration < snapshot.reached)
    return QObject::tr("Looking back at iteration %L1 of %L2, with λ = %3")
        .arg(iteration)
        .arg(snapshot.reached)
        .arg(number(snapshot.numbers.lambda));
  auto words = QObject::tr("Iteration %L1").arg(iteration);
  if (rate > 0) words += QObject::tr(", %L1/s").arg(rate, 0, 'f', rate < 10 ? 1 : 0);
  return words;
}

}  // namespace

std::optional<DualBound> boundByOptimum(const Snapshot& snapshot, const LambdaResult& answer) {
  if (!snapshot.problem || snapshot.problem != answer.problem ||
      snapshot.numbers.lambda != answer.optimum.lambda || !answer.why.empty() ||
      !std::isfinite(answer.optimum.bound.dual))
    return std::nullopt;
  return aboveDual(snapshot, answer.optimum.bound.dual);
}

/// What it has found, and what that took.
QStringList describeResults(const Snapshot& snapshot) {
  QStringList parts;
  if (!snapshot.clusters.empty()) {
    auto clusters = groupsText(snapshot.groupKind, snapshot.clusters);
    if (std::isfinite(snapshot.ari))
      clusters += QObject::tr(", adjusted Rand index %1").arg(number(snapshot.ari, 3));
    parts << clusters;
  }
  if (const double share = snapshot.numbers.innerEdges; std::isfinite(share))
    parts << QObject::tr("%1 % of the learned edges within clusters").arg(number(100 * share, 3));
  if (const double bytes = snapshot.numbers.bytes; std::isfinite(bytes))
    parts << (bytes > 0 ? QObject::tr("%1 exchanged, %2 per iteration")
                              .arg(bytesText(bytes), bytesText(bytesPerRound(snapshot.numbers)))
                        : QObject::tr("%1 exchanged").arg(bytesText(bytes)));
  return parts;
}

QString describeOptimum(const LambdaResult& answer, const Snapshot& snapshot) {
  if (!answer.why.empty()) return translatedMessage(answer.why);
  const auto& optimum = answer.optimum;
  // The iterate may be the nearer one, where both are rounding.
  const bool same = snapshot.problem == answer.problem && snapshot.numbers.lambda == optimum.lambda;
  const double least =
      same ? std::fmin(optimum.bound.primal, snapshot.numbers.objective) : optimum.bound.primal;
  QStringList parts{number(least, 6)};
  parts << (std::isfinite(optimum.bound.relative)
                ? QObject::tr("proved to %1").arg(number(optimum.bound.relative, 2))
                : QObject::tr("not proved yet"));
  const auto others = describeNonUniqueness(answer.uniqueness, static_cast<int>(optimum.W.cols()));
  if (!others.empty()) parts << translatedMessage(others);
  const bool similar = answer.problem && !answer.problem->penalty->isNorm();
  const auto groups =
      groupsText(similar ? GroupKind::SimilarModels : GroupKind::Clusters, optimum.clusters);
  if (!groups.isEmpty()) parts << groups;
  parts << QObject::tr("by %1 in %2")
               .arg(QString::fromStdString(optimum.method), duration(optimum.seconds));
  auto words = parts.join(QStringLiteral(", "));
  if (answer.proved) return words;
  return (answer.working ? QObject::tr("computing… so far %1") : QObject::tr("no optimum: %1"))
      .arg(words);
}

CertificateBar::CertificateBar(QWidget* parent)
    : QWidget(parent), iteration_(new ElidedLabel), optimum_(new ElidedLabel) {
  iteration_->setAccessibleName(tr("What is proved about the present iterate"));
  help_ =
      tr("The objective of the present iterate, and a bound on its distance from the optimum. The "
         "bound is proved by the dual value of the exact optimum, or by the certificate of the "
         "method itself.");
  optimum_->setAccessibleName(tr("The exact optimum for this λ"));
  optimumHelp_ =
      tr("The exact optimum for the λ of the slider: objective, certified relative gap, "
         "clusters (of penalties that are not norms: groups of similar models), the method that "
         "found it and the time it took (View → Exact optimum)");
  optimum_->setToolTip(optimumHelp_);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(8, 2, 8, 2);
  layout->setSpacing(16);
  for (auto* label : {iteration_, optimum_})
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  layout->addWidget(iteration_, 5);
  layout->addWidget(optimum_, 3);
}

void CertificateBar::follow(RunController& run, const DiagnosticsDock& diagnostics) {
  const auto showRun = [this, &run, &diagnostics] {
    show(run.snapshot().get(), run.exactOptimum(), diagnostics.shown(), run.rate());
  };
  connect(&run, &RunController::stateChanged, this, showRun);
  connect(&run, &RunController::networkChanged, this, showRun);
  connect(&run.exactOptimum(), &ExactOptimum::changed, this, showRun);
  // Also when no other picture comes.
  connect(&diagnostics, &DiagnosticsDock::diagnosed, &run, &RunController::announceStateSoon);
}

void CertificateBar::show(const Snapshot* snapshot, const ExactOptimum& exact,
                          const LiveDiagnosis* diagnosis, double rate) {
  if (snapshot == nullptr) {
    iteration_->setFullText({});
    return optimum_->setFullText({});
  }
  QStringList parts{describeProgress(*snapshot, rate)};
  if (snapshot->status == RunStatus::Diverged) {
    parts << translatedMessage(snapshot->message);
  } else {
    parts << describeIteration(*snapshot, exact, diagnosis);
  }
  iteration_->setFullText(parts.join(QStringLiteral(" · ")));
  iteration_->setToolTip(QStringLiteral("%1\n\n%2").arg(iteration_->fullText(), help_));
  const auto answer = exact.latest();
  if (!snapshot->problem)
    optimum_->setFullText(snapshot->experiment.solver().kind() == verticalMethod
                              ? tr("Optimum: of all columns, in the view Divided table")
                              : tr("Optimum: not known for models that fit and predict"));
  else if (!exact.isOn())
    optimum_->setFullText(tr("Optimum: switched off"));
  else if (!answer)
    optimum_->setFullText(tr("Optimum: computing…"));
  else if (answer->optimum.lambda != exact.lambda())
    optimum_->setFullText(tr("Optimum: computing for λ = %1…").arg(number(exact.lambda(), 4)));
  else
    optimum_->setFullText((methodWithOtherObjective(*snapshot).isEmpty()
                               ? tr("Optimum: %1")
                               : tr("Optimum of GTVMin: %1"))
                              .arg(describeOptimum(*answer, *snapshot)));
  optimum_->setToolTip(QStringLiteral("%1\n\n%2").arg(optimum_->fullText(), optimumHelp_));
}

QString CertificateBar::iterationText() const { return iteration_->fullText(); }
QString CertificateBar::optimumText() const { return optimum_->fullText(); }

}  // namespace gtv::ui
