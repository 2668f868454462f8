#include "experiment/documents.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "base/json.h"
#include "run/network.h"
#include "support/experiments.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;
using testing::changed;
using ::testing::HasSubstr;
using testing::smallExperiment;

TEST(PresetTest, EveryDocumentInTheFolderIsListed) {
  std::set<std::string> files;
  for (const auto& file : fs::directory_iterator(fs::path(GTV_RESOURCES) / "presets")) {
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

TEST(PresetTest, EveryPresetSaysOnlyWhatTheDocumentKnows) {
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
    const auto file = fs::path(GTV_RESOURCES) / "presets" / (preset.id + ".json");
    contained(*parseJson(*readTextFile(file), preset.id), loadPreset(preset.id)->json(), preset.id);
  }
}

TEST(PresetTest, UnknownPresetNamesThoseThereAre) {
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

TEST_F(DocumentFileTest, SaveAndReadGiveTheSameExperiment) {
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

TEST_F(DocumentFileTest, ProblemsNameTheFile) {
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

TEST_F(DocumentFileTest, DataFilesLieBesideTheDocument) {
  std::ofstream(folder_ / "d.csv") << "node,y,x1\na,1,1\nb,2,1\n";
  std::ofstream(folder_ / "g.csv") << "source,target\na,b\n";
  const auto experiment = changed(Experiment(), {{"graph", {{"kind", "csv"}, {"file", "g.csv"}}},
                                                 {"data", {{"kind", "csv"}, {"file", "d.csv"}}}});
  ASSERT_TRUE(saveExperiment(experiment, folder_ / "e.json").ok());
  const auto network = buildNetwork(readExperimentFile(folder_ / "e.json").value());
  ASSERT_TRUE(network.ok()) << network.error().text();
  EXPECT_EQ((*network)->nodeKeys, (std::vector<std::string>{"a", "b"}));
  // Without the document's folder they are not found, and the message says which.
  const auto lost = buildNetwork(experiment);
  ASSERT_FALSE(lost.ok());
  EXPECT_THAT(lost.error().text(), HasSubstr("d.csv"));
}

}  // namespace
}  // namespace gtv
