#include "lessons/pseudo_code.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/json.h"
#include "federated/catalogue.h"
#include "support/sessions.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;

TEST(PseudoCodeTest, EveryMethodOfTheCatalogueHasOneAndNoOtherHas) {
  const auto all = loadPseudoCode();
  ASSERT_TRUE(all) << all.error().text();
  for (const auto& entry : solverCatalogue().entries)
    EXPECT_EQ(all->count(entry.info.id), 1U) << entry.info.id;
  EXPECT_EQ(all->size(), solverCatalogue().entries.size());
  for (const auto& [id, code] : *all)
    for (const auto& line : code.loop)
      EXPECT_LE(line.text.size(), 260U) << id << ": a line for a slide is short";
}

class PseudoCodeFileTest : public ::testing::Test {
 protected:
  std::string problemOf(const std::string& method) {
    const auto file = folder_.file("own.json");
    EXPECT_TRUE(writeTextFile(
        file,
        R"({"format": "gtvlab-algorithms", "version": 1, "methods": {"m": )" + method + "}}"));
    const auto read = readPseudoCode(file);
    return read ? std::string("no problem") : read.error().text();
  }
  testing::ScratchFolder folder_;
};

TEST_F(PseudoCodeFileTest, ProblemsNameFileAndField) {
  EXPECT_EQ(problemOf(R"({"loop": [{"text": "w ← 0", "shows": ["before"]}]})"), "no problem");
  EXPECT_THAT(problemOf("3"), HasSubstr("own.json: methods.m: expected an object"));
  EXPECT_THAT(problemOf(R"({"loop": []})"), HasSubstr("methods.m.loop: expected at least one"));
  EXPECT_THAT(problemOf(R"({"loop": [{"text": ""}]})"),
              HasSubstr("methods.m.loop.0.text: expected a text"));
  EXPECT_THAT(problemOf(R"({"loop": [{"text": "a", "shows": ["colour"]}]})"),
              HasSubstr("methods.m.loop.0.shows: expected names out of parameters, before"));
  EXPECT_THAT(problemOf(R"({"loop": [{"text": "a", "shows": "before"}]})"),
              HasSubstr("methods.m.loop.0.shows: expected a list"));
  EXPECT_THAT(problemOf(R"({"once": 1, "loop": [{"text": "a"}]})"),
              HasSubstr("methods.m.once: expected a list"));
}

}  // namespace
}  // namespace gtv
