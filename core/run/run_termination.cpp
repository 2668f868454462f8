#include "run/run.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "diagnostics/metrics.h"
#include "run/attainment.h"

namespace gtv {

void Run::checkTermination(const std::stop_token& stop) {
  if (status_ != RunStatus::Running) return;
  const bool isStationary = isObjectiveStationary();
  terminateUnlessInterrupted({isStationary, experiment_.wantsCertificate() && certificateIsDue()},
                             stop);
}

/// A certificate that was cut short proves less than it could: then nothing is decided, and the
/// question is asked again before the run goes on.
void Run::terminateUnlessInterrupted(const Checkpoint::PendingTermination& pending,
                                     const std::stop_token& stop) {
  const auto before = message_;
  const auto last = lastCertificate_;
  const bool wasChecked = attainmentChecked_;
  decideTermination(pending, std::nullopt, stop);
  if (!stop.stop_requested() || !experiment_.wantsCertificate()) return;
  setStatus(RunStatus::Running, before);
  lastCertificate_ = last;
  attainmentChecked_ = wasChecked;
  pendingTermination_ = pending;
}

void Run::decideTermination(const Checkpoint::PendingTermination& pending,
                            const std::optional<DualBound>& certificate,
                            const std::stop_token& stop) {
  const auto criteria = TerminationCriteria::of(experiment_);
  auto statistics = terminationStatistics(pending);
  statistics.certificate = certificate;
  for (;;) {
    auto verdict = gtv::checkTermination(criteria, statistics);
    switch (verdict.action) {
      case TerminationVerdict::Action::Continue:
        return;
      case TerminationVerdict::Action::CheckAttainment:
        attainmentChecked_ = true;
        statistics.whyNotAttained = infimumNotAttainedReason(experiment_, *network_, *problem_);
        break;
      case TerminationVerdict::Action::ComputeCertificate:
        if (pending.isCertificateDue) lastCertificate_ = iteration();
        statistics.certificate = bound(experiment_.tolerance(), stop);
        break;
      case TerminationVerdict::Action::Terminate:
        return setStatus(verdict.status, std::move(verdict.message));
    }
  }
}

TerminationStatistics Run::terminationStatistics(
    const Checkpoint::PendingTermination& pending) const {
  TerminationStatistics now;
  now.iteration = iteration();
  now.spentIterations = iteration() - budgetStart_;
  now.isObjectiveStationary = pending.isObjectiveStationary;
  // A later event of the document may give it something to do.
  now.isMethodDone = solver_->isDone() && nextEvent_ >= experiment_.at("events").size();
  if (now.isMethodDone) now.whyMethodDone = solver_->whyDone();
  now.hasCertificates = measuresGtv();
  if (now.isObjectiveStationary) {
    now.isConvex = problem_->isConvex();
    now.unreliableMessages = unreliableMessagesOf(experiment_, solver_->method());
  }
  now.isCertificateDue = pending.isCertificateDue;
  now.dimension = problem_->dimension;
  // Asked once per problem; an absolute gap can be proved without a minimiser.
  if (attainmentChecked_ || !now.hasCertificates || experiment_.gapLimit() > 0)
    now.whyNotAttained = std::string();
  return now;
}

bool Run::certificateIsDue() {
  if (!measuresGtv()) return false;
  if (solver_->certificateLikely()) return true;
  if (iteration() < nextCheck_) return false;
  nextCheck_ = iteration() + std::max<std::int64_t>(firstCheck, iteration() / 8);
  // The ball gap costs about one iteration, the certificate up to a thousand: ask the cheap one
  // whether the dear one has a chance, and ask the dear one anyway each time k has doubled.
  const double wanted = std::max(experiment_.tolerance() * std::abs(problem_->objective(primal())),
                                 experiment_.gapLimit());
  return iteration() >= 2 * lastCertificate_ ||
         ballGap(*problem_, primal(), dual(), ballRadius(primal())) <= 4 * wanted;
}

/// |P_k − P_{k−window}| ≤ η, k counted from the start or the last live change.
bool Run::isObjectiveStationary() {
  if (experiment_.objectiveChange() == 0) return false;
  if (solver_->showsFallback()) {
    objectives_.clear();
    return false;
  }
  const auto& last = trace_.rows().back();
  if (last.iteration == iteration())
    objectives_.push_back(last.objective);
  else
    objectives_.push_back(measuresGtv() ? problem_->objective(primal()) : measure().objective);
  const auto window = static_cast<std::size_t>(experiment_.objectiveWindow());
  if (objectives_.size() > window + 1) objectives_.erase(objectives_.begin());
  return objectives_.size() == window + 1 &&
         std::abs(objectives_.back() - objectives_.front()) <= experiment_.objectiveChange();
}

}  // namespace gtv
