#include "run/termination.h"

#include <gmock/gmock.h>

namespace gtv {
namespace {

using ::testing::HasSubstr;
using Action = TerminationVerdict::Action;

TerminationCriteria criteria() {
  TerminationCriteria out;
  out.maxIterations = 100;
  return out;
}

TerminationStatistics statistics() {
  TerminationStatistics out;
  out.iteration = 40;
  out.spentIterations = 40;
  return out;
}

DualBound certificate(double relative, double gap) {
  DualBound out;
  out.primal = 1;
  out.dual = 1 - gap;
  out.gap = gap;
  out.relative = relative;
  return out;
}

TEST(TerminationTest, ContinuesWhileNoRuleApplies) {
  EXPECT_EQ(checkTermination(criteria(), statistics()).action, Action::Continue);
}

TEST(TerminationTest, IterationLimitCountsFromLastLiveChange) {
  auto now = statistics();
  now.iteration = 140;
  now.spentIterations = 99;
  EXPECT_EQ(checkTermination(criteria(), now).action, Action::Continue);
  now.spentIterations = 100;
  const auto verdict = checkTermination(criteria(), now);
  EXPECT_EQ(verdict.action, Action::Terminate);
  EXPECT_EQ(verdict.status, RunStatus::IterationLimit);
  EXPECT_EQ(verdict.message, "140 iterations done");
}

TEST(TerminationTest, StationaryObjectiveConvergesIfNoCertificateIsRequired) {
  auto wanted = criteria();
  wanted.objectiveChange = 1e-6;
  wanted.objectiveWindow = 10;
  auto now = statistics();
  now.isObjectiveStationary = true;
  const auto verdict = checkTermination(wanted, now);
  EXPECT_EQ(verdict.status, RunStatus::Converged);
  EXPECT_EQ(verdict.message, "the objective changed by at most 1e-06 in 10 iterations");
}

TEST(TerminationTest, StationaryObjectiveOfNonconvexLossesIsUncertified) {
  auto now = statistics();
  now.isObjectiveStationary = true;
  now.isConvex = false;
  const auto verdict = checkTermination(criteria(), now);
  EXPECT_EQ(verdict.status, RunStatus::Uncertified);
  EXPECT_THAT(verdict.message, HasSubstr("not convex"));
}

TEST(TerminationTest, StationaryObjectiveWithUnreliableMessagesIsUncertified) {
  auto now = statistics();
  now.isObjectiveStationary = true;
  now.unreliableMessages = "get lost with probability 0.1 (network.loss)";
  const auto verdict = checkTermination(criteria(), now);
  EXPECT_EQ(verdict.status, RunStatus::Uncertified);
  EXPECT_THAT(verdict.message, HasSubstr("get lost with probability 0.1"));
}

TEST(TerminationTest, FinishedMethodConvergesBeforeIterationLimit) {
  auto now = statistics();
  now.spentIterations = 100;
  now.isMethodDone = true;
  EXPECT_EQ(checkTermination(criteria(), now).status, RunStatus::Converged);
}

TEST(TerminationTest, ChecksAttainmentBeforeRequestingCertificate) {
  auto wanted = criteria();
  wanted.relativeGap = 1e-6;
  auto now = statistics();
  now.isCertificateDue = true;
  EXPECT_EQ(checkTermination(wanted, now).action, Action::CheckAttainment);
  now.whyNotAttained = "";
  EXPECT_EQ(checkTermination(wanted, now).action, Action::ComputeCertificate);
  now.certificate = certificate(1e-3, 1e-3);
  EXPECT_EQ(checkTermination(wanted, now).action, Action::Continue);
  now.certificate = certificate(1e-6, 1e-6);
  EXPECT_EQ(checkTermination(wanted, now).status, RunStatus::Converged);
}

TEST(TerminationTest, UnattainedInfimumEndsRunUncertified) {
  auto wanted = criteria();
  wanted.relativeGap = 1e-6;
  auto now = statistics();
  now.isCertificateDue = true;
  now.whyNotAttained = "the labels are separable";
  const auto verdict = checkTermination(wanted, now);
  EXPECT_EQ(verdict.status, RunStatus::Uncertified);
  EXPECT_EQ(verdict.message, "no certificate: the labels are separable");
}

TEST(TerminationTest, AbsoluteGapConvergesAndIsReported) {
  auto wanted = criteria();
  wanted.absoluteGap = 0.01;
  auto now = statistics();
  now.certificate = certificate(0.5, 0.01);
  const auto verdict = checkTermination(wanted, now);
  EXPECT_EQ(verdict.status, RunStatus::Converged);
  EXPECT_EQ(verdict.message, "at most 0.01 above the optimum");
}

TEST(TerminationTest, OtherRulesEndRunUncertifiedWithReason) {
  auto wanted = criteria();
  wanted.relativeGap = 1e-6;
  auto now = statistics();
  now.spentIterations = 100;
  EXPECT_EQ(checkTermination(wanted, now).action, Action::ComputeCertificate);
  now.certificate = certificate(1e-3, 1e-3);
  EXPECT_EQ(checkTermination(wanted, now).action, Action::CheckAttainment);
  now.whyNotAttained = "";
  const auto verdict = checkTermination(wanted, now);
  EXPECT_EQ(verdict.status, RunStatus::IterationLimit);
  EXPECT_THAT(verdict.message, HasSubstr("a relative gap of 0.001, not yet 1e-06"));
  // By any other rule than the limit nothing is proved.
  now.spentIterations = 40;
  now.isObjectiveStationary = true;
  EXPECT_EQ(checkTermination(wanted, now).status, RunStatus::Uncertified);
}

TEST(TerminationTest, NonparametricModelsEndWithoutCertificate) {
  auto wanted = criteria();
  wanted.relativeGap = 1e-6;
  auto now = statistics();
  now.spentIterations = 100;
  now.hasCertificates = false;
  const auto verdict = checkTermination(wanted, now);
  EXPECT_EQ(verdict.action, Action::Terminate);
  EXPECT_THAT(verdict.message, HasSubstr("fit and predict"));
}

TEST(TerminationTest, ReadsCriteriaOfTheDocument) {
  const auto experiment = Experiment()
                              .with("stop.maxIterations", 70)
                              .value()
                              .with("stop.tolerance", 1e-5)
                              .value()
                              .with("stop.gap", 0.1)
                              .value();
  const auto read = TerminationCriteria::of(experiment);
  EXPECT_EQ(read.maxIterations, 70);
  EXPECT_EQ(read.relativeGap, 1e-5);
  EXPECT_EQ(read.absoluteGap, 0.1);
}

}  // namespace
}  // namespace gtv
