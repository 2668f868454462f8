#include "experiment/links.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "experiment/documents.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;

TEST(LinksTest, LinkOfPresetIsItsId) {
  for (const auto& info : listPresets()) {
    const auto preset = loadPreset(info.id).value();
    const auto link = linkOf(preset, info.id);
    ASSERT_TRUE(link.ok()) << link.error().text();
    EXPECT_EQ(*link, "gtvlab:" + info.id);
    EXPECT_EQ(experimentOfLink(*link).value(), preset);
  }
}

TEST(LinksTest, LinkRoundTripKeepsDifferences) {
  auto experiment = loadPreset("chain").value();
  for (const auto& [path, value] : {std::pair<const char*, Json>{"lambda", 0.1},
                                    {"penalty", {{"kind", "squared"}, {"kappa", 0.3}}},
                                    {"graph.boundaryWeight", 0.25},
                                    {"data.truth.vectors", {{1, 2}, {3, -4.5}}},
                                    {"events", {{{"iteration", 40}, {"set", {{"lambda", 0.2}}}}}}})
    experiment = experiment.with(path, value).value();
  const auto link = linkOf(experiment);
  ASSERT_TRUE(link.ok()) << link.error().text();
  EXPECT_EQ(link->find(' '), std::string::npos);
  EXPECT_EQ(experimentOfLink(*link).value(), experiment);
  EXPECT_EQ(loadExperiment(*link).value(), experiment);
}

TEST(LinksTest, UnlinkableDocumentIsRefused) {
  const auto named = loadPreset("chain").value().with("title", "Something else").value();
  EXPECT_THAT(linkOf(named).error().text(), HasSubstr("not come from a preset"));
  const auto chain = loadPreset("chain").value();
  const auto longNotes = chain.with("notes", std::string(5000, 'x')).value();
  EXPECT_THAT(linkOf(longNotes).error().text(), HasSubstr("too much"));
}

TEST(LinksTest, BadLinksAreReportedWithReason) {
  EXPECT_THAT(experimentOfLink("gtvlab:nothing").error().text(), HasSubstr("no such preset"));
  EXPECT_THAT(experimentOfLink("gtvlab:chain?lambda").error().text(), HasSubstr("path=value"));
  for (const char* bad : {"%4", "%zz", "1%"})
    EXPECT_THAT(experimentOfLink(std::string("gtvlab:chain?lambda=") + bad).error().text(),
                HasSubstr("two hexadecimal digits"));
  EXPECT_THAT(experimentOfLink("gtvlab:chain?=1").error().text(), HasSubstr("path=value"));
  EXPECT_THAT(experimentOfLink("gtvlab:").error().text(),
              HasSubstr("gtvlab:: expected the name of a preset"));
  EXPECT_THAT(experimentOfLink("gtvlab:chain?lambda=1&lambda=2").error().text(),
              HasSubstr("'lambda' is given twice"));
  EXPECT_THAT(experimentOfLink("gtvlab:chain?lambda=-1").error().text(), HasSubstr("lambda"));
  EXPECT_THAT(experimentOfLink("gtvlab:chain?nothing=1").error().text(), HasSubstr("nothing"));
  EXPECT_FALSE(isLink("chain"));
}

TEST(LinksTest, RefusesDocumentsWithLocalFiles) {
  const auto preset = loadPreset("chain").value();
  const Json imported{{"kind", "csv"}, {"file", "/home/alice/a.csv"}};
  const auto varied = preset.with("vary", {{"data", Json::array({imported})}});
  ASSERT_TRUE(varied.ok()) << varied.error().text();
  const auto changing =
      preset.with("events", Json::array({{{"iteration", 3}, {"set", {{"data", imported}}}}}));
  ASSERT_TRUE(changing.ok()) << changing.error().text();
  for (const auto& experiment : {*varied, *changing})
    EXPECT_THAT(linkOf(experiment, "chain").error().text(), HasSubstr("data of its own"));
}

}  // namespace
}  // namespace gtv
