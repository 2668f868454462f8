#include "experiment/documents.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "base/json.h"
#include "experiment/published.h"
#include "instances/problem_building.h"
#include "instances/problem_instance.h"
#include "support/experiments.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;
using testing::changed;
using ::testing::HasSubstr;
using testing::smallExperiment;

TEST(PresetTest, EveryDocumentInTheFolderIsListed) {
  std::set<std::string> files;
  for (const auto& file :
       fs::directory_iterator(fs::path(testing::resourcesFolder()) / "presets")) {
    EXPECT_EQ(file.path().extension(), ".json") << file.path();
    files.insert(file.path().stem().string());
  }
  std::set<std::string> listed;
  for (const auto& preset : listPresets()) {
    listed.insert(preset.id);
    EXPECT_FALSE(preset.title.empty()) << preset.id;
    EXPECT_FALSE(preset.source.empty()) << preset.id;
  }
  EXPECT_EQ(files, listed);  // one that cannot be read would be left out
  for (const char* id : {"sbm-two-clusters",
                         "chain",
                         "table1",
                         "star",
                         "sacramento",
                         "hetfl-known-graph",
                         "hetfl-sanity",
                         "hetfl-2a-p10",
                         "hetfl-2a-p50",
                         "hetfl-2b-p50",
                         "cfl-table1-methods",
                         "cfl-fig2",
                         "cfl-fig11",
                         "heterogeneous-tree-linear-mlp",
                         "privacy-noise",
                         "k-anonymity",
                         "poison-one-node",
                         "backdoor-digits",
                         "fedavg-lambda",
                         "poison-huber"})
    EXPECT_TRUE(listed.contains(id)) << id;
}

TEST(PresetTest, EveryPresetIsValid) {
  for (const auto& preset : listPresets()) {
    const auto experiment = loadPreset(preset.id);
    ASSERT_TRUE(experiment.ok()) << experiment.error().text();
    for (const auto& problem : validate(*experiment))
      if (problem.message != missingImages(*experiment))
        ADD_FAILURE() << preset.id << ": " << problem.text();
  }
}

TEST(PresetTest, EveryPresetRoundTripsByteForByte) {
  for (const auto& preset : listPresets()) {
    const auto experiment = loadPreset(preset.id).value();
    const auto text = prettyJson(experiment.json());
    const auto again = Experiment::fromJson(*parseJson(text, "again"), "again");
    ASSERT_TRUE(again.ok()) << preset.id;
    EXPECT_EQ(*again, experiment) << preset.id;
    EXPECT_EQ(prettyJson(again->json()), text) << preset.id;
  }
}

TEST(PresetTest, PresetFilesContainOnlyFieldsOfTheDocument) {
  // What a preset file writes stands in the complete document with the same value.
  const std::function<void(const Json&, const Json&, const std::string&)> contained =
      [&](const Json& part, const Json& whole, const std::string& path) {
        if (part.is_object()) {
          for (const auto& [key, value] : part.items()) {
            ASSERT_TRUE(whole.contains(key)) << path << "." << key;
            contained(value, whole.at(key), std::string(path).append(".").append(key));
          }
        } else if (part.is_array() && part.size() == whole.size()) {
          for (std::size_t k = 0; k < part.size(); ++k)
            contained(part[k], whole[k], fmt::format("{}[{}]", path, k));
        } else {
          EXPECT_EQ(part, whole) << path;
        }
      };
  for (const auto& preset : listPresets()) {
    const auto file = fs::path(testing::resourcesFolder()) / "presets" / (preset.id + ".json");
    contained(*parseJson(*readTextFile(file), preset.id), loadPreset(preset.id)->json(), preset.id);
  }
}

TEST(PresetTest, UnknownPresetErrorListsPresets) {
  for (const auto& error : {loadPreset("nope").error(), loadExperiment("nope").error()}) {
    EXPECT_THAT(error.text(), HasSubstr("nope"));
    EXPECT_THAT(error.text(), HasSubstr("sbm-two-clusters"));
  }
  for (const char* id : {"", "../presets/chain", "chain.json/..", "/etc/passwd"})
    EXPECT_FALSE(loadPreset(id).ok()) << id;
}

class DocumentFileTest : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() /
              ("gtv-documents-" + std::to_string(::getpid()) + "-" +
               ::testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  fs::path folder_;
};

TEST_F(DocumentFileTest, SavedExperimentReadsBackEqual) {
  const auto experiment =
      changed(smallExperiment(), {{"title", "Ä \"quoted\"\n"}, {"lambda", 0.1 + 0.2}});
  ASSERT_TRUE(saveExperiment(experiment, folder_ / "e.json").ok());
  const auto read = readExperimentFile(folder_ / "e.json");
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(*read, experiment);
  EXPECT_EQ(read->folder(), folder_);
  EXPECT_EQ(*loadExperiment((folder_ / "e.json").string()), experiment);
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_), {}), 1);  // nothing left aside
}

TEST_F(DocumentFileTest, ErrorsNameTheFile) {
  const auto write = [&](const std::string& text) {
    std::ofstream(folder_ / "e.json") << text;
    return readExperimentFile(folder_ / "e.json");
  };
  EXPECT_THAT(write("{\n\"format\":\n oops}").error().text(), HasSubstr("e.json:3"));
  EXPECT_THAT(write("").error().text(), HasSubstr("e.json"));
  EXPECT_THAT(
      write(R"({"format": "gtvlab-experiment", "version": 1, "lambda": "x"})").error().text(),
      HasSubstr("e.json: lambda"));
  EXPECT_THAT(readExperimentFile(folder_ / "none.json").error().text(), HasSubstr("none.json"));
  EXPECT_THAT(readExperimentFile(folder_).error().text(), HasSubstr("folder"));
}

TEST_F(DocumentFileTest, FindsDataFilesBesideTheDocument) {
  std::ofstream(folder_ / "d.csv") << "node,y,x1\na,1,1\nb,2,1\n";
  std::ofstream(folder_ / "g.csv") << "source,target\na,b\n";
  const auto experiment = changed(Experiment(), {{"graph", {{"kind", "csv"}, {"file", "g.csv"}}},
                                                 {"data", {{"kind", "csv"}, {"file", "d.csv"}}}});
  ASSERT_TRUE(saveExperiment(experiment, folder_ / "e.json").ok());
  const auto network = drawProblemInstance(readExperimentFile(folder_ / "e.json").value());
  ASSERT_TRUE(network.ok()) << network.error().text();
  EXPECT_EQ((*network)->nodeKeys, (std::vector<std::string>{"a", "b"}));
  // Without the document's folder they are not found, and the message says which.
  const auto lost = drawProblemInstance(experiment);
  ASSERT_FALSE(lost.ok());
  EXPECT_THAT(lost.error().text(), HasSubstr("d.csv"));
}

TEST_F(DocumentFileTest, PortableDocumentUsesRelativeDataPaths) {
  const auto here = folder_ / "alice";
  const auto there = folder_ / "there";
  for (const auto& folder : {here, there / "data"}) fs::create_directories(folder);
  ASSERT_TRUE(writeTextFile(here / "e.csv", "source,target\na,b\n"));
  ASSERT_TRUE(writeTextFile(here / "d.csv", "node,y,x1\na,1,1\nb,2,1\n"));
  ASSERT_TRUE(writeTextFile(there / "d.csv", "somebody else's\n"));
  ASSERT_TRUE(writeTextFile(there / "data/more.csv", "node,y,x1\na,1,1\nb,3,1\n"));
  const auto experiment =
      changed(Experiment(), {{"graph", {{"kind", "csv"}, {"file", (here / "e.csv").string()}}},
                             {"data", {{"kind", "csv"}, {"file", (here / "d.csv").string()}}},
                             {"vary",
                              {{"data.file",
                                {(here / "d.csv").string(), (there / "data/more.csv").string(),
                                 (here / "gone.csv").string(), "wine.csv"}}}}});
  const auto saved = saveWithData(experiment, there / "x.json");
  ASSERT_TRUE(saved.ok()) << saved.error().text();
  EXPECT_THAT(saved->copies, ::testing::ElementsAre(there / "e.csv", there / "d-2.csv"));
  const auto text = readTextFile(there / "x.json").value();
  EXPECT_THAT(text, ::testing::Not(HasSubstr("alice")));
  const auto read = readExperimentFile(there / "x.json").value();
  EXPECT_EQ(read, saved->experiment);
  EXPECT_EQ(read.graph().text("file"), "e.csv");
  EXPECT_EQ(read.data().text("file"), "d-2.csv");
  EXPECT_EQ(read.at("vary").at("data.file"),
            Json({"d-2.csv", "data/more.csv", "missing/gone.csv", "wine.csv"}));
  EXPECT_EQ(readTextFile(there / "d.csv").value(), "somebody else's\n");

  // Once more: the copies are those that are there, and nothing of the names changes.
  const auto again = saveWithData(read, there / "x.json", {});
  ASSERT_TRUE(again.ok());
  EXPECT_TRUE(again->copies.empty());
  EXPECT_EQ(again->experiment, read);
  // What cannot be written leaves no copies behind.
  fs::create_directories(folder_ / "full/x.json");
  EXPECT_FALSE(saveWithData(experiment, folder_ / "full/x.json").ok());
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_ / "full"), {}), 1);
}

TEST_F(DocumentFileTest, AbsoluteDataPathIsKeptOnSave) {
  const auto data = (folder_ / "elsewhere/d.csv").string();
  fs::create_directories(folder_ / "elsewhere");
  fs::create_directories(folder_ / "mine");
  ASSERT_TRUE(writeTextFile(data, "node,y,x1\na,1,1\nb,2,1\n"));
  const auto experiment = changed(Experiment(), {{"data", {{"kind", "csv"}, {"file", data}}}});
  const auto saved = saveWithData(experiment, folder_ / "mine/x.json", {data});
  ASSERT_TRUE(saved.ok()) << saved.error().text();
  EXPECT_TRUE(saved->copies.empty());
  EXPECT_EQ(saved->experiment.data().text("file"), data);
}

TEST_F(DocumentFileTest, MovedDocumentRewritesAllDataPaths) {
  ASSERT_TRUE(writeTextFile(folder_ / "d.csv", "node,y,x1\na,1,1\nb,2,1\n"));
  auto experiment = changed(
      Experiment(),
      {{"data", {{"kind", "csv"}, {"file", "d.csv"}}},
       {"vary", {{"data.file", {"d.csv", "none.csv"}}}},
       {"events", Json::array({{{"iteration", 1},
                                {"set", {{"data", {{"kind", "csv"}, {"file", "d.csv"}}}}}}})}});
  experiment.setFolder(folder_);
  const auto moved = experiment.movedTo(folder_ / "below");
  EXPECT_EQ(moved.folder(), folder_ / "below");
  EXPECT_EQ(moved.data().text("file"), "../d.csv");
  EXPECT_EQ(moved.at("vary").at("data.file"), Json({"../d.csv", "none.csv"}));
  EXPECT_EQ(moved.at("events")[0].at("set").at("data").at("file"), "../d.csv");
}

}  // namespace
}  // namespace gtv
