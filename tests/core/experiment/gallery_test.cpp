#include "experiment/gallery.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "experiment/documents.h"

namespace gtv {
namespace {

TEST(GalleryTest, HasEveryPresetOnce) {
  std::map<std::string, int> count;
  for (const auto& group : presetGallery()) {
    EXPECT_FALSE(group.cards.empty()) << group.name;
    for (const auto& card : group.cards) {
      ++count[card.preset.id];
      if (card.printed) ++count[card.printed->id];
    }
  }
  for (const auto& preset : listPresets()) EXPECT_EQ(count[preset.id], 1) << preset.id;
  EXPECT_EQ(count.size(), listPresets().size());
}

TEST(GalleryTest, GroupsAreInTheOrderOfTheCourse) {
  std::vector<std::string> begins;
  for (const auto& group : presetGallery()) {
    const auto begin = group.name.substr(0, 6);
    if (begins.empty() || begins.back() != begin) begins.push_back(begin);
  }
  EXPECT_EQ(begins, (std::vector<std::string>{"Start ", "Ideas", "Course", "Real d", "Attack",
                                              "Publis"}));  // no "More presets"
  EXPECT_EQ(presetGallery().front().cards.front().preset.id, "lambda");
}

TEST(GalleryTest, ExperimentsAsPrintedAreOnTheCardOfTheirTwin) {
  int twins = 0;
  for (const auto& group : presetGallery())
    for (const auto& card : group.cards) {
      EXPECT_FALSE(card.preset.id.ends_with("-printed")) << card.preset.id;
      if (!card.printed) continue;
      ++twins;
      EXPECT_EQ(card.printed->id, card.preset.id + "-printed");
      EXPECT_EQ(card.printed->title, card.preset.title + " (as printed)");
    }
  EXPECT_EQ(twins, 7);
}

TEST(GalleryTest, EveryCardHasTermsThatFindIt) {
  for (const auto& group : presetGallery())
    for (const auto& card : group.cards) EXPECT_FALSE(card.terms.empty()) << card.preset.id;
}

}  // namespace
}  // namespace gtv
