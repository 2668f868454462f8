#include "run/termination.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/counted.h"
#include "base/localized.h"

namespace gtv {
namespace {

/// Up to here DualBounder balances the dual point.
constexpr int largestBalancedDimension = 2000;

using Action = TerminationVerdict::Action;

TerminationVerdict terminate(RunStatus status, std::string message) {
  return {Action::Terminate, status, std::move(message)};
}

/// The end of a run whose certificate proves what was asked for; nothing if it does not.
std::optional<TerminationVerdict> provenEnd(const TerminationCriteria& criteria,
                                            const DualBound& certificate) {
  if (criteria.relativeGap > 0 && certificate.relative <= criteria.relativeGap)
    return terminate(RunStatus::Converged, describeBound(certificate));
  if (criteria.absoluteGap > 0 && certificate.gap <= criteria.absoluteGap)
    return terminate(
        RunStatus::Converged,
        fmt::format(messagePattern("at most {:.3g} above the optimum"), certificate.gap));
  return std::nullopt;
}

TerminationVerdict notAttained(const std::string& why) {
  return terminate(RunStatus::Uncertified,
                   fmt::format("{}: {}", messagePattern("no certificate"), why));
}

/// What another rule than the certificate says: its words, and the status without a certificate.
struct Rule {
  RunStatus status;
  std::string message;
};

std::optional<Rule> ruleThatHolds(const TerminationCriteria& criteria,
                                  const TerminationStatistics& now) {
  if (now.isObjectiveStationary)
    return Rule{
        RunStatus::Uncertified,
        fmt::format(messagePattern("the objective changed by at most {:.3g} in {} iterations"),
                    criteria.objectiveChange, criteria.objectiveWindow)};
  if (now.isMethodDone && !now.whyMethodDone.empty())
    return Rule{RunStatus::IterationLimit, now.whyMethodDone};
  if (now.isMethodDone)
    return Rule{RunStatus::Uncertified, messagePattern("the method has finished")};
  if (now.spentIterations < criteria.maxIterations) return std::nullopt;
  const auto done = std::max(now.iteration, now.spentIterations);
  return Rule{RunStatus::IterationLimit,
              done == 1 ? fmt::format(messagePattern("{} iteration done"), done)
                        : fmt::format(messagePattern("{} iterations done"), done)};
}

std::string missingProof(const TerminationCriteria& criteria, const TerminationStatistics& now,
                         const std::string& rule) {
  const auto& certificate = *now.certificate;
  auto message =
      criteria.relativeGap > 0
          ? fmt::format(
                messagePattern("the certificate proves a relative gap of {:.3g}, not yet {:.3g}"),
                certificate.relative, criteria.relativeGap)
          : fmt::format(messagePattern("the certificate proves a gap of {:.3g}, not yet {:.3g}"),
                        certificate.gap, criteria.absoluteGap);
  message = fmt::format("{}, {}", rule, message);
  if (now.dimension > largestBalancedDimension)
    message += "; " + fmt::format(messagePattern("with more than {} parameters per node it leaves "
                                                 "out a step that tight certificates need"),
                                  largestBalancedDimension);
  return message;
}

/// A rule has ended a run that wants a certificate: is it there?
TerminationVerdict endWithCertificate(const TerminationCriteria& criteria,
                                      const TerminationStatistics& now, const Rule& rule) {
  if (!now.hasCertificates)
    return terminate(
        rule.status,
        fmt::format("{}; {}", rule.message,
                    messagePattern("local models that fit and predict have no certificate")));
  if (!now.certificate) return {Action::ComputeCertificate, RunStatus::Running, {}};
  if (!now.whyNotAttained) return {Action::CheckAttainment, RunStatus::Running, {}};
  if (!now.whyNotAttained->empty()) return notAttained(*now.whyNotAttained);
  return terminate(rule.status, missingProof(criteria, now, rule.message));
}

}  // namespace

std::string unreliableMessagesOf(const Experiment& experiment, const std::string& method) {
  if (method != "primal-dual") return {};
  const auto solver = experiment.solver();
  if (solver.has("flowOwner") && solver.text("flowOwner") == "both") return {};
  const auto& network = experiment.network();
  const auto delay = network.at("delay").get<std::int64_t>();
  const auto loss = network.at("loss").get<double>();
  const auto late = counted(delay, "iteration");
  if (delay > 0 && loss > 0)
    return fmt::format(
        "come up to {} late (network.delay) and get lost with probability {} (network.loss)", late,
        loss);
  if (delay > 0) return fmt::format("come up to {} late (network.delay)", late);
  if (loss > 0) return fmt::format("get lost with probability {} (network.loss)", loss);
  return {};
}

TerminationCriteria TerminationCriteria::of(const Experiment& experiment) {
  return {experiment.maxIterations(), experiment.tolerance(), experiment.gapLimit(),
          experiment.objectiveChange(), experiment.objectiveWindow()};
}

TerminationVerdict checkTermination(const TerminationCriteria& criteria,
                                    const TerminationStatistics& now) {
  if (now.certificate)
    if (auto end = provenEnd(criteria, *now.certificate)) return std::move(*end);
  if (now.isCertificateDue) {
    // Without a minimiser no iterate comes with a tight certificate.
    if (!now.whyNotAttained) return {Action::CheckAttainment, RunStatus::Running, {}};
    if (!now.whyNotAttained->empty()) return notAttained(*now.whyNotAttained);
    if (!now.certificate) return {Action::ComputeCertificate, RunStatus::Running, {}};
  }
  const auto rule = ruleThatHolds(criteria, now);
  if (!rule) return {};
  if (now.isObjectiveStationary && !now.isConvex)
    return terminate(
        RunStatus::Uncertified,
        fmt::format(
            "{}; {}", rule->message,
            messagePattern("the losses are not convex, so it may be far from the minimum")));
  if (criteria.wantsCertificate()) return endWithCertificate(criteria, now, *rule);
  if (now.isObjectiveStationary && !now.unreliableMessages.empty())
    return terminate(RunStatus::Uncertified,
                     fmt::format("{}; messages {}, so it may be far from the minimum",
                                 rule->message, now.unreliableMessages));
  return terminate(rule->status == RunStatus::Uncertified ? RunStatus::Converged : rule->status,
                   rule->message);
}

}  // namespace gtv
