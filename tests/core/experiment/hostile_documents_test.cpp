// Documents and links from anywhere: refused with a message, or an experiment.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>

#include "base/json.h"
#include "experiment/documents.h"
#include "experiment/links.h"
#include "support/sessions.h"

namespace gtv {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using testing::ScratchFolder;

Json documentOf(int version, const Json& fields) {
  Json document{{"format", "gtvlab-experiment"}, {"version", version}};
  document.update(fields);
  return document;
}

std::string whyNotNewer(const Json& fields) {
  const auto read =
      Experiment::fromJson(documentOf(2, fields), "e.json", nullptr, Experiment::Newer::ReadOnly);
  return read ? "" : read.error().text();
}

/// Values of every type, in shapes that readers look into.
std::vector<Json> everyShape() {
  std::vector<Json> shapes{nullptr,       true,          -1, 5, 0.5, 1e300, "", "x",
                           Json::array(), Json::object()};
  const auto plain = shapes;
  for (const auto& inner : plain) {
    shapes.push_back(Json::array({inner}));
    shapes.push_back(Json::array({Json::array({inner})}));
    for (const char* key : {"kind", "node", "set", "series", "iteration"}) {
      shapes.push_back({{key, inner}});
      shapes.push_back(Json::array({Json{{key, inner}}}));
    }
  }
  return shapes;
}

TEST(HostileDocumentsTest, RefusesNewerKindThatIsNotText) {
  EXPECT_THAT(whyNotNewer({{"graph", {{"kind", 5}}}}),
              AllOf(HasSubstr("e.json: graph.kind"), HasSubstr("expected one of")));
  EXPECT_THAT(whyNotNewer({{"graph", {{"kind", nullptr}}}}), HasSubstr("graph.kind"));
  EXPECT_THAT(whyNotNewer({{"data", {{"kind", "linear"}, {"truth", {{"kind", {1}}}}}}}),
              HasSubstr("data.truth.kind"));
  EXPECT_THAT(whyNotNewer({{"race", {{{"kind", 5}}}}}), HasSubstr("race[0].kind"));
}

TEST(HostileDocumentsTest, IgnoresNewerFieldsAlsoInLists) {
  const Json fields{
      {"race", {{{"kind", "fedavg"}, {"unheardOf", 1}}, {{"kind", "ifca"}}}},
      {"nodes", {{{"node", 3}, {"masked", true}, {"unheardOf", {1, 2}}}}},
      {"published",
       {{"figure", "F1"}, {"series", {{{"name", "a"}, {"theirs", {1}}, {"unheardOf", 5}}}}}}};
  const auto read =
      Experiment::fromJson(documentOf(2, fields), "e.json", nullptr, Experiment::Newer::ReadOnly);
  ASSERT_TRUE(read.ok()) << read.error().text();
  EXPECT_TRUE(read->isReadOnly());
  EXPECT_EQ(read->race().size(), 2U);
  EXPECT_EQ(read->at("nodes")[0].at("node"), 3);
  // Those of our own version are mistakes.
  EXPECT_THAT(Experiment::fromJson(documentOf(1, fields), "e.json").error().text(),
              HasSubstr("unknown field"));
}

TEST(HostileDocumentsTest, NewerDocumentErrorNamesVersion) {
  const auto read = Experiment::fromJson(documentOf(2, {{"graph", {{"kind", 5}}}}), "e.json",
                                         nullptr, Experiment::Newer::ReadOnly);
  ASSERT_FALSE(read.ok());
  EXPECT_THAT(read.error().text(), HasSubstr("graph.kind"));
  EXPECT_THAT(read.error().text(), HasSubstr("of version 2, written by a newer GTV Lab"));
}

TEST(HostileDocumentsTest, ReportsProblemsInOrderOfTheDocument) {
  std::vector<Error> problems;
  const Json fields{{"view", {{"first", 1}, {"second", 2}, {"third", 3}}}};
  ASSERT_FALSE(Experiment::fromJson(documentOf(1, fields), "e.json", &problems).ok());
  ASSERT_EQ(problems.size(), 3U);
  EXPECT_THAT(problems[0].text(), HasSubstr("view.first"));
  EXPECT_THAT(problems[1].text(), HasSubstr("view.second"));
  EXPECT_THAT(problems[2].text(), HasSubstr("view.third"));
}

TEST(HostileDocumentsTest, EveryFieldAcceptsOrRefusesEveryJsonValue) {
  const auto shapes = everyShape();
  for (const auto& field : documentFields().parameters)
    for (const auto& shape : shapes)
      for (const int version : {1, 2}) {
        const auto read = Experiment::fromJson(documentOf(version, {{field.key, shape}}), "e.json",
                                               nullptr, Experiment::Newer::ReadOnly);
        EXPECT_TRUE(read.ok() || read.error().text().starts_with("e.json: ")) << shape;
      }
}

TEST(HostileDocumentsTest, EveryParameterAcceptsOrRefusesEveryJsonValue) {
  const auto shapes = everyShape();
  for (const auto& [name, catalogue] : documentCatalogues())
    for (const auto& entry : catalogue->entries)
      for (const auto& parameter : entry.parameters)
        for (const auto& shape : shapes) {
          const auto read =
              readChoice(*catalogue, {{"kind", entry.id}, {parameter.key, shape}}, "x");
          EXPECT_TRUE(read.ok() || read.error().where.starts_with("x")) << name << shape;
        }
}

TEST(HostileDocumentsTest, FreeFieldMayBeNamedKind) {
  const auto read = Experiment::fromJson(
      documentOf(1, {{"heldOut", {{"paper", {{"kind", 5}, {"mse", 1}}}}}}), "e.json");
  ASSERT_TRUE(read.ok()) << read.error().text();
  const auto changed = read->with("heldOut.paper.kind", "sbm");
  ASSERT_TRUE(changed.ok()) << changed.error().text();
  EXPECT_EQ(changed->at("heldOut").at("paper"), Json({{"kind", "sbm"}, {"mse", 1}}));
}

TEST(HostileDocumentsTest, ManyUnknownFieldsAreCounted) {
  Json document = documentOf(1, Json::object());
  auto text = document.dump();
  text.pop_back();
  constexpr int count = 100'000;
  for (int k = 0; k < count; ++k) text += fmt::format(",\"unknown{}\":{}", k, k);
  std::vector<Error> problems;
  const auto parsed = parseJson(text + "}", "e.json");
  ASSERT_TRUE(parsed.ok());
  const auto read = Experiment::fromJson(*parsed, "e.json", &problems);
  ASSERT_FALSE(read.ok());
  ASSERT_EQ(problems.size(), 21U);
  EXPECT_THAT(problems.front().text(), HasSubstr("e.json: unknown0: unknown field"));
  EXPECT_EQ(problems.back().text(), "e.json: and 99980 more unknown fields");
}

TEST(HostileDocumentsTest, LimitsNumberOfReportedProblems) {
  Json wrong = Json::array();
  for (int k = 0; k < 100'000; ++k) wrong.push_back("no number");
  std::vector<Error> problems;
  ASSERT_FALSE(
      Experiment::fromJson(documentOf(1, {{"vary", {{"lambda", wrong}}}}), "e.json", &problems)
          .ok());
  EXPECT_EQ(problems.size(), 51U);
  EXPECT_THAT(problems.back().text(), HasSubstr("and at least"));
}

TEST(HostileDocumentsTest, LimitsNumberOfFreeFields) {
  Json many = Json::object();
  for (int k = 0; k < 2000; ++k) many[std::to_string(k)] = k;
  EXPECT_EQ(Experiment::fromJson(documentOf(1, {{"heldOut", {{"paper", many}}}}), "e.json")
                .error()
                .text(),
            "e.json: heldOut.paper: has 2000 fields, expected at most 1000");
}

TEST(HostileDocumentsTest, UnknownFieldErrorIsOneShortLine) {
  const auto read =
      Experiment::fromJson(documentOf(1, {{std::string(100'000, 'x'), 1}, {"a\nb", 2}}), "e.json");
  ASSERT_FALSE(read.ok());
  EXPECT_LT(read.error().text().size(), 2000U);
  EXPECT_EQ(read.error().text().find('\n'), std::string::npos);
}

TEST(HostileDocumentsTest, RefusesHugeDocumentWithoutReading) {
  const ScratchFolder scratch;
  const auto path = scratch.file("e.json").string();
  std::ofstream(path) << documentOf(1, Json::object());
  // Takes no room on the disk.
  ASSERT_EQ(::truncate(path.c_str(), 200'000'000), 0);
  EXPECT_EQ(readExperimentFile(path).error().text(),
            path + ": is a file of 200 MB, expected at most 64 MB");
}

TEST(HostileDocumentsTest, LinksHaveLimitsOfDocuments) {
  const auto whyNot = [](const std::string& link) {
    const auto read = experimentOfLink(link);
    return read ? std::string() : read.error().text();
  };
  const auto nested = [](int depth) {
    return std::string(static_cast<std::size_t>(depth), '[') +
           std::string(static_cast<std::size_t>(depth), ']');
  };
  EXPECT_THAT(whyNot("gtvlab:chain?lambda=" + nested(100)),
              EndsWith("lambda: nested deeper than 64 levels"));
  const auto tooLong = whyNot("gtvlab:chain?lambda=" + nested(20'000));
  EXPECT_THAT(tooLong, HasSubstr("is not a link, it has 40020 characters"));
  EXPECT_LT(tooLong.size(), 200U);
  EXPECT_THAT(whyNot("gtvlab:chain?title=%FF"), EndsWith("title: is not UTF-8"));
  EXPECT_THAT(whyNot("gtvlab:chain?title={\"a\":1,\"a\":2}"), HasSubstr("appears twice"));
}

}  // namespace
}  // namespace gtv
