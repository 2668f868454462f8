// Every preset with every entry of every catalogue in the place of its own: two iterations of it
// run, or it is refused by the name of a field. Nothing breaks a promise of the program.
#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "edits/experiment_edits.h"
#include "experiment/documents.h"
#include "experiment/published.h"
#include "run/run.h"
#include "support/reference.h"

namespace gtv {
namespace {

using testing::isSet;

struct Replacement {
  std::string field;
  Json value;

  std::string text() const { return field + " = " + value.dump(); }
};

/// What a document can choose, each entry once.
std::vector<Replacement> replacements() {
  std::vector<Replacement> all;
  const auto add = [&](const char* section, const std::string& field, bool list) {
    for (const auto& [name, catalogue] : documentCatalogues()) {
      if (name != section) continue;
      for (const auto& entry : catalogue->entries)
        if (list)
          all.push_back({field, Json::array({Json{{"kind", entry.id}}})});
        else
          all.push_back({field + ".kind", entry.id});
    }
  };
  add("graphs", "graph", false);
  add("layouts", "layout", false);
  add("data", "data", false);
  add("truths", "data.truth", false);
  add("models", "model", false);
  add("losses", "loss", false);
  add("penalties", "penalty", false);
  add("solvers", "solver", false);
  add("privacy", "privacy", false);
  add("attacks", "attacks", true);
  for (const char* kind : {"exact", "steps", "error"})
    all.push_back({"network.localUpdates", kind});
  return all;
}

/// Of two iterations; of a document that varies a field or races, the experiment itself.
Experiment shortened(const Experiment& experiment) {
  auto out = experiment;
  for (const auto& [path, value] :
       std::vector<std::pair<std::string, Json>>{{"vary", Json::object()},
                                                 {"race", Json::array()},
                                                 {"repeats", 1},
                                                 {"heldOut", nullptr},
                                                 {"events", Json::array()},
                                                 {"stop", {{"maxIterations", 2}}}})
    if (auto next = out.with(path, value)) out = std::move(*next);
  return out;
}

/// Asks for a stop once `longest` has passed, unless it is gone before.
class Deadline {
 public:
  std::stop_token token() const { return stop_.get_token(); }

 private:
  static constexpr std::chrono::seconds longest{5};

  std::stop_source stop_;
  std::jthread timer_{[this](const std::stop_token& over) {
    std::mutex mutex;
    std::condition_variable_any ended;
    std::unique_lock lock(mutex);
    if (!ended.wait_for(lock, over, longest, [] { return false; }) && !over.stop_requested())
      stop_.request_stop();
  }};
};

class EveryKindTest : public ::testing::TestWithParam<std::string> {};

TEST_P(EveryKindTest, RunsOrIsRefusedWithReason) {
  const auto preset = loadPreset(GetParam()).value();
  const auto all = replacements();
  ASSERT_GT(all.size(), 80U);
  // Of slow builds a part, another one for every preset.
  const std::size_t stride = isSet("GTV_BRIEF") ? 17 : 1;
  if (const auto missing = missingImages(preset); !missing.empty()) GTEST_SKIP() << missing;
  std::size_t tried = std::hash<std::string>()(GetParam()) % stride;
  for (; tried < all.size(); tried += stride) {
    const auto& replacement = all[tried];
    SCOPED_TRACE(GetParam() + ": " + replacement.text());
    // As the window does it, which keeps what both kinds have in common.
    const auto next = replacement.field.ends_with(".kind")
                          ? withField(preset, replacement.field, replacement.value)
                          : preset.with(replacement.field, replacement.value);
    if (!next) {
      EXPECT_FALSE(next.error().where.empty()) << next.error().text();
      continue;
    }
    // What the window does with it beyond that.
    ASSERT_NO_THROW(static_cast<void>(withField(*next, "graph.seed", 3)));
    ASSERT_NO_THROW(static_cast<void>(withSharedTestSet(*next, 5)));
    const auto experiment = shortened(*next);
    ASSERT_NO_THROW({
      // What takes long to begin can be stopped.
      const Deadline deadline;
      const auto stop = deadline.token();
      const auto started = Run::start(experiment, 0, stop);
      if (!started) {
        EXPECT_TRUE(stop.stop_requested() || !started.error().where.empty())
            << started.error().text();
      } else {
        auto& run = **started;
        run.advance(2, stop);
        EXPECT_TRUE(run.iteration() == 2 || run.status() != RunStatus::Running) << run.message();
        static_cast<void>(run.snapshot());
      }
    });
  }
}

std::vector<std::string> presetIds() {
  std::vector<std::string> ids;
  for (const auto& preset : listPresets()) ids.push_back(preset.id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(Presets, EveryKindTest, ::testing::ValuesIn(presetIds()),
                         [](const auto& given) {
                           auto name = given.param;
                           std::erase(name, '-');
                           return name;
                         });

TEST(LearnerLossTest, RefusesLossWithoutScale) {
  const auto experiment = loadPreset("convex-clustering").value();
  const auto next = withField(experiment, "solver.kind", "agnostic-fedrelax");
  ASSERT_TRUE(next.ok()) << next.error().text();
  const auto started = Run::start(shortened(*next));
  ASSERT_FALSE(started.ok());
  EXPECT_EQ(started.error().where, "loss");
  const auto backdoor = withField(loadPreset("backdoor-image").value(), "loss.kind", "clustering");
  ASSERT_TRUE(backdoor.ok()) << backdoor.error().text();
  const auto second = Run::start(shortened(*backdoor));
  EXPECT_FALSE(second.ok());
}

}  // namespace
}  // namespace gtv
