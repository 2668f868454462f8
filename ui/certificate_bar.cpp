#include "certificate_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <algorithm>
#include <cmath>
#include <limits>

#include "exact_optimum.h"
#include "live_diagnosis.h"
#include "words.h"

namespace gtv::ui {
namespace {

QString duration(double seconds) {
  const bool isShort = seconds < 1;
  const double value = isShort ? 1000 * seconds : seconds;
  const auto digits = QString::number(value, 'f', value < 1 ? 2 : value < 10 ? 1 : 0);
  return isShort ? QObject::tr("%1 ms").arg(digits) : QObject::tr("%1 s").arg(digits);
}

void put(QLabel& label, const QString& text) {
  if (label.text() == text) return;
  label.setText(text);
}

/// P(W) − min P ≤ P(W) − dual, with the rounding of the sum P(W) allowed for.
DualBound aboveDual(const Snapshot& snapshot, double dual) {
  DualBound bound;
  bound.primal = snapshot.numbers.objective;
  bound.dual = dual;
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

QString iterationInWords(const Snapshot& snapshot, const ExactOptimum& exact,
                         const LiveDiagnosis* diagnosis) {
  const bool diagnosed = diagnosis != nullptr && fits(*diagnosis, snapshot);
  const auto answer = exact.latest();
  // Of two lower bounds of min P the larger one.
  auto bound = answer ? boundByOptimum(snapshot, *answer) : std::nullopt;
  if (diagnosed && std::isfinite(diagnosis->bound.dual))
    if (auto own = aboveDual(snapshot, diagnosis->bound.dual); !bound || own.gap < bound->gap)
      bound = own;
  const auto objective = number(snapshot.numbers.objective, 6);
  if (!bound) return QObject::tr("This iteration: %1").arg(objective);
  return QObject::tr("This iteration: %1, %2")
      .arg(objective, QString::fromStdString(inWords(*bound)));
}

}  // namespace

std::optional<DualBound> boundByOptimum(const Snapshot& snapshot, const LambdaAnswer& answer) {
  if (!snapshot.problem || snapshot.problem != answer.problem ||
      snapshot.numbers.lambda != answer.optimum.lambda || !answer.why.empty() ||
      !std::isfinite(answer.optimum.bound.dual))
    return std::nullopt;
  return aboveDual(snapshot, answer.optimum.bound.dual);
}

QString optimumInWords(const LambdaAnswer& answer) {
  if (!answer.why.empty()) return QString::fromStdString(answer.why);
  const auto& optimum = answer.optimum;
  QStringList parts{number(optimum.bound.primal, 6)};
  parts << (std::isfinite(optimum.bound.relative)
                ? QObject::tr("proved to %1").arg(number(optimum.bound.relative, 2))
                : QObject::tr("not proved yet"));
  parts << (optimum.clusterCount == 1 ? QObject::tr("1 cluster")
                                      : QObject::tr("%1 clusters").arg(optimum.clusterCount));
  parts << QObject::tr("by %1 in %2")
               .arg(QString::fromStdString(optimum.method), duration(optimum.seconds));
  auto words = parts.join(QStringLiteral(", "));
  if (answer.proved) return words;
  return (answer.working ? QObject::tr("computing… so far %1") : QObject::tr("given up: %1"))
      .arg(words);
}

CertificateBar::CertificateBar(QWidget* parent)
    : QWidget(parent), iteration_(new QLabel), optimum_(new QLabel) {
  iteration_->setAccessibleName(tr("What is proved of the running iteration"));
  iteration_->setToolTip(
      tr("The objective of the present iterate, and how far it can be above the optimum: proved by "
         "the dual value of the exact optimum at every picture, or by the iteration's own "
         "certificate"));
  optimum_->setAccessibleName(tr("The exact optimum for this λ"));
  optimum_->setToolTip(
      tr("The exact optimum for the λ of the slider: objective, certified relative gap, groups of "
         "equal nodes, what found it and in what time (View → Exact optimum)"));
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(8, 2, 8, 2);
  layout->setSpacing(16);
  for (auto* label : {iteration_, optimum_}) {
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // Cut at the end where there is no room; the window stays as it is.
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  }
  layout->addWidget(iteration_, 2);
  layout->addWidget(optimum_, 3);
}

void CertificateBar::show(const Snapshot* snapshot, const ExactOptimum& exact,
                          const LiveDiagnosis* diagnosis) {
  put(*iteration_, snapshot == nullptr ? QString() : iterationInWords(*snapshot, exact, diagnosis));
  if (snapshot == nullptr) return put(*optimum_, {});
  const auto answer = exact.latest();
  if (!exact.isOn())
    put(*optimum_, tr("Exact optimum: switched off"));
  else if (!answer)
    put(*optimum_, tr("Exact optimum: computing…"));
  else if (answer->optimum.lambda != exact.lambda())
    put(*optimum_, tr("Exact optimum: computing for λ = %1…").arg(number(exact.lambda(), 4)));
  else
    put(*optimum_, tr("Exact optimum: %1").arg(optimumInWords(*answer)));
}

QString CertificateBar::iterationText() const { return iteration_->text(); }
QString CertificateBar::optimumText() const { return optimum_->text(); }

}  // namespace gtv::ui
