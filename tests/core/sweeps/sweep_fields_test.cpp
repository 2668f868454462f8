#include "sweeps/sweep_fields.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "experiment/sweep_plan.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using testing::smallExperiment;

const SweepField* fieldAt(const std::vector<SweepField>& fields, const std::string& path) {
  const auto found = std::find_if(fields.begin(), fields.end(),
                                  [&](const SweepField& field) { return field.path == path; });
  return found == fields.end() ? nullptr : &*found;
}

TEST(SweepFieldsTest, EveryFieldAcceptsItsPresentValue) {
  const auto experiment =
      changed(smallExperiment(), {{"attacks", {{{"kind", "label-flip"}, {"nodes", {1}}}}}});
  const auto fields = sweepFields(experiment);
  EXPECT_GT(fields.size(), 30U);
  for (const auto& field : fields) {
    const auto plan = SweepPlan::make(experiment, {{field.path, {field.value}}}, 1);
    EXPECT_TRUE(plan.ok()) << field.path << ": " << (plan ? "" : plan.error().text());
    EXPECT_NE(field.label, "") << field.path;
  }
}

TEST(SweepFieldsTest, ListsKindsNumbersAndListEntries) {
  const auto fields = sweepFields(smallExperiment());
  const auto* lambda = fieldAt(fields, "lambda");
  ASSERT_NE(lambda, nullptr);
  EXPECT_TRUE(lambda->isNumber);
  EXPECT_FALSE(lambda->isWhole);
  const auto* kind = fieldAt(fields, "penalty.kind");
  ASSERT_NE(kind, nullptr);
  EXPECT_NE(std::find(kind->choices.begin(), kind->choices.end(), "l1"), kind->choices.end());
  const auto* size = fieldAt(fields, "graph.clusterSizes.1");
  ASSERT_NE(size, nullptr);
  EXPECT_TRUE(size->isWhole);
  EXPECT_EQ(size->value, 8);
  for (const char* path : {"title", "repeats", "vary", "view.front", "raceBy"})
    EXPECT_EQ(fieldAt(fields, path), nullptr) << path;
  EXPECT_EQ(sweepLabel(fields, "penalty.kind"), "Penalty");
  EXPECT_EQ(sweepLabel(fields, "no.such"), "no.such");
}

}  // namespace
}  // namespace gtv
