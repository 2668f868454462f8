// `gtvlab-cli` presets, schema, show and run.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "experiment/documents.h"
#include "kernels/instruction_set.h"
#include "support/command_line.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

const std::vector<std::string> smallRun{
    "run",   "sbm-two-clusters",      "--set",     "graph.clusterSizes=[10,10]",
    "--set", "stop.maxIterations=50", "--repeats", "1"};

std::vector<std::string> operator+(std::vector<std::string> a, const std::vector<std::string>& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

std::string withoutTiming(const testing::CommandResult& result) {
  auto report = result.json();
  EXPECT_TRUE(report.contains("timing"));
  report.erase("timing");
  return report.dump(1);
}

using CommandLineBasicsTest = testing::CommandLineTest;

TEST_F(CommandLineBasicsTest, PresetsListsEveryPreset) {
  const auto result = cli({"presets", "--json"});
  EXPECT_EQ(result.code, 0);
  EXPECT_EQ(result.err, "");
  std::set<std::string> ids;
  for (const auto& preset : result.json()) {
    ids.insert(preset.at("id").get<std::string>());
    EXPECT_EQ(preset.size(), 3U);
    EXPECT_FALSE(preset.at("title").get<std::string>().empty());
    EXPECT_TRUE(preset.contains("source"));
  }
  std::set<std::string> expected;
  for (const auto& preset : listPresets()) expected.insert(preset.id);
  EXPECT_EQ(ids, expected);
  const auto text = cli({"presets"});
  EXPECT_EQ(text.code, 0);
  for (const auto& id : expected) EXPECT_THAT(text.out, HasSubstr(id));
}

TEST_F(CommandLineBasicsTest, SchemaHoldsEveryKindOfEveryCatalogue) {
  const auto result = cli({"schema", "--json"});
  EXPECT_EQ(result.code, 0);
  const auto schema = result.json();
  EXPECT_TRUE(schema.contains("document"));
  for (const auto& [name, catalogue] : documentCatalogues()) {
    ASSERT_TRUE(schema.contains(name)) << name;
    ASSERT_EQ(schema.at(name).size(), catalogue->entries.size()) << name;
    for (std::size_t k = 0; k < catalogue->entries.size(); ++k) {
      const auto& entry = schema.at(name)[k];
      EXPECT_EQ(entry.at("id"), catalogue->entries[k].id);
      ASSERT_EQ(entry.at("parameters").size(), catalogue->entries[k].parameters.size());
      for (const auto& parameter : entry.at("parameters"))
        for (const char* key : {"key", "label", "type", "default"})
          EXPECT_TRUE(parameter.contains(key)) << entry.at("id") << " " << key;
    }
  }
  EXPECT_THAT(cli({"schema"}).out, HasSubstr("nlasso"));
}

TEST_F(CommandLineBasicsTest, ShowPrintsDocumentThatReadsBackEqual) {
  for (const auto& preset : listPresets()) {
    const auto result = cli({"show", preset.id});
    EXPECT_EQ(result.code, 0) << result.err;
    write("again.json", result.out);
    const auto again = cli({"show", "again.json"});
    EXPECT_EQ(again.code, 0) << again.err;
    EXPECT_EQ(again.out, result.out) << preset.id;
    EXPECT_EQ(*readExperimentFile(file("again.json")), *loadPreset(preset.id));
    EXPECT_EQ(cli({"show", preset.id, "--json"}).out, result.out);
  }
}

TEST_F(CommandLineBasicsTest, VersionAndHelpSucceed) {
  EXPECT_EQ(cli({"--version"}).code, 0);
  EXPECT_THAT(cli({"--version"}).out, HasSubstr(instructionSet()));
  for (const auto& arguments : std::vector<std::vector<std::string>>{
           {"--help"}, {"run", "--help"}, {"solve", "--help"}, {"show", "--help"}}) {
    const auto result = cli(arguments);
    EXPECT_EQ(result.code, 0);
    EXPECT_THAT(result.out, HasSubstr("--help"));
  }
}

TEST_F(CommandLineBasicsTest, UnknownInstructionSetIsRefused) {
  const auto result = cli({"presets"}, {"GTVLAB_ISA=sse9"});
  EXPECT_EQ(result.code, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(result.err, AllOf(HasSubstr("GTVLAB_ISA"), HasSubstr("sse9"), HasSubstr("avx2")));
  EXPECT_EQ(cli({"presets"}, {"GTVLAB_ISA=baseline"}).code, 0);
}

TEST_F(CommandLineBasicsTest, UsageErrorsNameTheReason) {
  refused({}, {"subcommand"});
  refused({"nope"}, {"nope"});
  refused({"--nope"}, {"--nope"});
  refused({"run"}, {"experiment"});
  refused({"show"}, {"experiment"});
  refused({"run", "chain", "--nope"}, {"--nope"});
  refused({"presets", "extra"}, {"extra"});
}

using RunCommandTest = testing::CommandLineTest;

TEST_F(RunCommandTest, PrintsOneReportWithAllDocumentedFields) {
  const auto result = cli(smallRun + std::vector<std::string>{"--json"});
  ASSERT_EQ(result.code, 0) << result.err;
  const auto report = result.json();
  for (const char* key :
       {"status",      "message",   "solver",     "iterations",  "lambda",   "nodes",
        "edges",       "dimension", "objective",  "loss",        "gtv",      "gap",
        "relativeGap", "ballGap",   "ballRadius", "kktResidual", "clusters", "conventions",
        "mse",         "ari",       "labelMse",   "timing"})
    EXPECT_TRUE(report.contains(key)) << key;
  EXPECT_EQ(report.at("status"), "iteration-limit");
  EXPECT_EQ(report.at("iterations"), 50);
  EXPECT_EQ(report.at("nodes"), 20);
  for (const char* key : {"seconds", "threads", "isa"})
    EXPECT_TRUE(report.at("timing").contains(key)) << key;
  // For people: no JSON, the same numbers.
  const auto text = cli(smallRun);
  EXPECT_EQ(text.code, 0);
  EXPECT_THAT(text.out, HasSubstr("iteration-limit"));
  EXPECT_TRUE(Json::parse(text.out, nullptr, false).is_discarded());
}

TEST_F(RunCommandTest, RepeatsGiveMeanDeviationAndValues) {
  const auto once = cli({"run", "sbm-two-clusters", "--set", "graph.clusterSizes=[10,10]", "--set",
                         "stop.maxIterations=50", "--repeats", "3", "--seed", "5", "--json"});
  ASSERT_EQ(once.code, 0) << once.err;
  const auto merged = once.json();
  for (const char* key : {"mse", "objective", "gap", "iterations", "clusters"}) {
    EXPECT_EQ(merged.at(key).at("values").size(), 3U) << key;
    EXPECT_TRUE(merged.at(key).contains("mean") && merged.at(key).contains("std")) << key;
  }
  for (const char* key : {"lambda", "nodes", "edges", "dimension", "seed"})
    EXPECT_TRUE(merged.at(key).is_number()) << key;
  EXPECT_EQ(merged.at("seed"), 5);
}

TEST_F(RunCommandTest, FailedRunIsReportedAndOtherRunsKeepResults) {
  const auto result =
      cli({"run", "chain", "--set", R"(vary={"graph.clusterSizes":[[4,4],[3,3,3]]})", "--set",
           "repeats=1", "--set", "stop.maxIterations=5", "--json", "--out", file("out").string()});
  EXPECT_EQ(result.code, 1);
  EXPECT_THAT(result.err, ::testing::HasSubstr("graph.clusterSizes=[3,3,3]: data.truth.vectors"));
  const auto cells = result.json().at("cells");
  ASSERT_EQ(cells.size(), 2U);
  EXPECT_TRUE(cells[0].at("report").at("objective").is_number());
  EXPECT_EQ(cells[1].at("report").at("status"), "failed");
  EXPECT_TRUE(std::filesystem::exists(file("out/report.json")));
}

TEST_F(RunCommandTest, SetReadsJsonOrText) {
  const auto result =
      cli(smallRun +
          std::vector<std::string>{"--set", "title=Two words", "--set", "penalty.kind=l1", "--set",
                                   "data.truth.vectors.0.1=3", "--set", "lambda=0.25", "--json"});
  ASSERT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(result.json().at("title"), "Two words");
  EXPECT_EQ(result.json().at("lambda"), 0.25);
  EXPECT_THAT(result.json().at("conventions").at("penalty").get<std::string>(), HasSubstr("‖v‖₁"));
}

TEST_F(RunCommandTest, SetReadsMatrixFromFile) {
  write("Q.csv", "2,0.5\n0.5,1\n");
  const auto set = [&](const std::string& value) {
    return smallRun + std::vector<std::string>{"--set", "penalty.kind=mahalanobis", "--set",
                                               "penalty.Q=" + value, "--json"};
  };
  const auto fromFile = cli(set("Q.csv"));
  ASSERT_EQ(fromFile.code, 0) << fromFile.err;
  EXPECT_THAT(fromFile.json().at("conventions").at("penalty").get<std::string>(),
              HasSubstr("Q = [[2, 0.5], [0.5, 1]]"));
  EXPECT_EQ(fromFile.json().at("objective"), cli(set("[[2,0.5],[0.5,1]]")).json().at("objective"));
  write("Q.csv", "2,0.5\n0.5;1\n");
  refused(set("Q.csv"), {"Q.csv:2"});
  refused(set("none.csv"), {"none.csv", "no such file"});
  // Any matrix, not the penalty's only; and only matrices.
  write("truth.csv", "1,2\n3,4\n");
  EXPECT_EQ(cli(smallRun + std::vector<std::string>{"--set", "data.truth.vectors=truth.csv"}).code,
            0);
  refused(smallRun + std::vector<std::string>{"--set", "lambda=Q.csv"}, {"lambda", "Q.csv"});
}

TEST_F(RunCommandTest, RaceAcceptsIdsAndObjects) {
  const std::vector<std::string> small(smallRun.begin(), smallRun.end() - 2);  // may repeat
  const auto race = [&](const std::string& value, const std::vector<std::string>& more) {
    return cli(small + std::vector<std::string>{"--set", "race=" + value} + more);
  };
  // The first is what a shell leaves of the second.
  const auto ids = race("[primal-dual, fedavg]", {"--json", "--repeats", "1", "--threads", "1"});
  ASSERT_EQ(ids.code, 0) << ids.err;
  EXPECT_EQ(withoutTiming(ids),
            withoutTiming(race(R"(["primal-dual","fedavg"])",
                               {"--json", "--repeats", "1", "--threads", "2"})));
  const auto objects = race(R"(["fedavg",{"kind":"fedavg","participation":0.5}])",
                            {"--set", "raceBy=bytes", "--repeats", "2", "--out", "out", "--json"});
  ASSERT_EQ(objects.code, 0) << objects.err;
  const auto report = objects.json();
  EXPECT_EQ(report.at("race").at("by"), "bytes");
  const auto& second = report.at("race").at("methods")[1];
  EXPECT_EQ(second.at("name"), "fedavg-2");
  EXPECT_EQ(second.at("mse").at("values").size(), 2U);
  EXPECT_TRUE(report.at("timing").at("methods").contains("fedavg-2"));
  EXPECT_TRUE(read("out/repeat-1/trace.csv").starts_with("method,label,iteration,lambda,"));
  EXPECT_TRUE(read("out/repeat-0/weights-fedavg-2.csv").starts_with("node,w1,w2\n"));
  EXPECT_FALSE(fs::exists(file("out/repeat-0/weights.csv")));
  const auto table = race("[primal-dual,fedavg,pooled]", {"--repeats", "1"});
  EXPECT_EQ(table.code, 0);
  EXPECT_THAT(table.out, ::testing::ContainsRegex("^method +label +iterations +seconds"));
  EXPECT_EQ(std::count(table.out.begin(), table.out.end(), '\n'), 4);
  EXPECT_THAT(table.out, HasSubstr("\npooled  "));
  const auto repeated =
      race(R"(["fedavg",{"kind":"pfedme","lambda":15}])", {"--repeats", "3", "--out", "again"});
  EXPECT_EQ(repeated.code, 0) << repeated.err;
  EXPECT_THAT(repeated.out, HasSubstr("pFedMe (λ 15)"));
  EXPECT_THAT(repeated.out, HasSubstr("mean rank"));
  EXPECT_TRUE(read("again/race.csv").starts_with("method,label,repeats,error,mean,"));
  EXPECT_THAT(read("again/race.csv"), HasSubstr("\npfedme,pFedMe (λ 15),3,mse,"));
}

TEST_F(RunCommandTest, RaceNamesRefusedMethod) {
  const auto race = [&](const std::string& value) {
    return smallRun + std::vector<std::string>{"--set", "race=" + value};
  };
  refused(race("[fedavg,direct]"), {"race[1]: this method needs quadratic"});
  refused(race("[fedavg,nope]"), {"race[1].kind", "nope", "fedavg"});
  refused(race("[fedavg]"), {"race: expected 2 to 6 methods, got 1"});
  refused(race(R"(["fedavg",{"kind":"ifca","centres":-1}])"), {"race[1].centres"});
  refused(race("[fedavg,newton]") + std::vector<std::string>{"--set", "raceBy=bytes"},
          {"race[1]: newton sends no messages that can be counted"});
  refused(race("fedavg"), {"race", "a list of objects"});
}

TEST_F(RunCommandTest, VaryGivesCellsAndNullRemovesIt) {
  const auto varied = smallRun + std::vector<std::string>{"--set", "vary={\"lambda\":[0.1,0.2]}"};
  const auto result = cli(varied + std::vector<std::string>{"--json"});
  ASSERT_EQ(result.code, 0) << result.err;
  const auto report = result.json();
  ASSERT_EQ(report.at("cells").size(), 2U);
  EXPECT_EQ(report.at("cells")[1].at("set"), Json({{"lambda", 0.2}}));
  EXPECT_EQ(report.at("cells")[1].at("report").at("lambda"), 0.2);
  EXPECT_TRUE(report.contains("timing"));
  EXPECT_EQ(report.size(), 2U);
  const auto cleared = cli(varied + std::vector<std::string>{"--set", "vary=null", "--json"});
  EXPECT_FALSE(cleared.json().contains("cells"));
}

TEST_F(RunCommandTest, OutWritesTheFiles) {
  ASSERT_EQ(cli(smallRun + std::vector<std::string>{"--out", "deep/out", "--json"}).code, 0);
  EXPECT_TRUE(read("deep/out/trace.csv").starts_with("iteration,lambda,objective,"));
  EXPECT_TRUE(read("deep/out/weights.csv").starts_with("node,w1,w2\n0,"));
  EXPECT_TRUE(read("deep/out/edges.csv").starts_with("source,target,weight\n"));
  const auto report = Json::parse(read("deep/out/report.json"));
  EXPECT_EQ(report.at("nodes"), 20);
  // 0 … 50 and the header.
  const auto trace = read("deep/out/trace.csv");
  EXPECT_EQ(std::count(trace.begin(), trace.end(), '\n'), 52);
  // Repeats and cells have folders of their own.
  ASSERT_EQ(cli({"run", "sbm-two-clusters", "--set", "graph.clusterSizes=[5,5]", "--set",
                 "stop.maxIterations=5", "--set", "vary={\"lambda\":[0.1,0.2]}", "--repeats", "2",
                 "--out", "many", "--json"})
                .code,
            0);
  for (const char* cell : {"cell-0", "cell-1"})
    for (const char* repeat : {"repeat-0", "repeat-1"})
      EXPECT_TRUE(fs::exists(file("many") / cell / repeat / "trace.csv")) << cell << repeat;
  EXPECT_TRUE(fs::exists(file("many") / "report.json"));
}

TEST_F(RunCommandTest, UnwritableOutputIsReported) {
  write("file", "in the way");
  refused(smallRun + std::vector<std::string>{"--out", "file"}, {"file"});
  refused(smallRun + std::vector<std::string>{"--out", "file/below"}, {"file/below"});
  refused(smallRun + std::vector<std::string>{"--out", "/proc/none"}, {"/proc/none"});
}

TEST_F(RunCommandTest, OutputIsIndependentOfRunThreadsAndLocale) {
  const std::vector<std::string> all{"run",       "sbm-two-clusters",
                                     "--set",     "graph.clusterSizes=[10,10]",
                                     "--set",     "stop.maxIterations=200",
                                     "--set",     "data.noise=0.1",
                                     "--repeats", "4",
                                     "--out",     "o",
                                     "--json"};
  const auto files = [&] {
    std::string bytes;
    for (int r = 0; r < 4; ++r)
      for (const char* name : {"trace.csv", "weights.csv", "edges.csv"})
        bytes += read("o/repeat-" + std::to_string(r) + "/" + name);
    return bytes;
  };
  const auto first = withoutTiming(cli(all + std::vector<std::string>{"--threads", "1"}));
  const auto firstFiles = files();
  for (const char* threads : {"1", "2", "4"}) {
    EXPECT_EQ(withoutTiming(cli(all + std::vector<std::string>{"--threads", threads})), first);
    EXPECT_EQ(files(), firstFiles) << threads;
  }
  EXPECT_EQ(withoutTiming(cli(all, {"LC_ALL=de_DE.UTF-8"})), first);
  EXPECT_EQ(files(), firstFiles);
}

TEST_F(RunCommandTest, ExitCodeReportsWhetherToleranceWasReached) {
  const auto with = [&](const char* tolerance, const char* iterations) {
    return cli({"run", "sbm-two-clusters", "--set", "graph.clusterSizes=[10,10]", "--set",
                std::string("stop.tolerance=") + tolerance, "--set",
                std::string("stop.maxIterations=") + iterations, "--set", "solver.kind=auto",
                "--set", "data.noise=0.5", "--repeats", "2", "--json"});
  };
  const auto reached = with("1e-3", "100000");
  EXPECT_EQ(reached.code, 0);
  EXPECT_EQ(reached.json().at("status"), "converged");
  const auto missed = with("1e-14", "20");
  EXPECT_EQ(missed.code, 1);
  EXPECT_EQ(missed.json().at("status"), "iteration-limit");
}

TEST_F(RunCommandTest, ExitCodeDependsOnStoppingRules) {
  const auto with = [&](const std::vector<std::string>& rules) {
    std::vector<std::string> all{
        "run",   "sbm-two-clusters",       "--set",     "graph.clusterSizes=[10,10]",
        "--set", "stop.maxIterations=100", "--repeats", "1",
        "--json"};
    for (const auto& rule : rules) all.insert(all.end(), {"--set", rule});
    return cli(all);
  };
  const auto stands = with({"stop.objectiveChange=1e300", "stop.objectiveWindow=12"});
  EXPECT_EQ(stands.code, 0);
  EXPECT_EQ(stands.json().at("status"), "converged");
  EXPECT_EQ(stands.json().at("iterations"), 12);
  const auto close = with({"stop.gap=1e300"});
  EXPECT_EQ(close.code, 0);
  EXPECT_EQ(close.json().at("status"), "converged");
  const auto missed = with({"stop.gap=1e-300"});
  EXPECT_EQ(missed.code, 1);
  EXPECT_EQ(missed.json().at("status"), "iteration-limit");
  const auto uncertified = with({"stop.gap=1e-300", "stop.objectiveChange=1e300"});
  EXPECT_EQ(uncertified.code, 1);
  EXPECT_EQ(uncertified.json().at("status"), "uncertified");
}

TEST_F(RunCommandTest, ReportsDiagnosisPerRepetition) {
  const auto result = cli({"run", "sbm-two-clusters", "--set", "graph.clusterSizes=[6,6]", "--set",
                           "stop.maxIterations=50", "--repeats", "2", "--diagnose", "--json"});
  ASSERT_EQ(result.code, 0) << result.err;
  ASSERT_EQ(result.json().at("diagnosis").size(), 2U);
  EXPECT_TRUE(result.json().at("diagnosis")[1].contains("wellConnected"));
}

TEST_F(RunCommandTest, CtrlCStillPrintsTheReport) {
  for (const char* repeats : {"1", "3"}) {
    const auto result = cli({"run", "sbm-two-clusters", "--set", "stop.maxIterations=1000000000",
                             "--repeats", repeats, "--json"},
                            {}, 400);
    EXPECT_EQ(result.code, 130) << result.err;
    const auto report = result.json();
    EXPECT_EQ(report.at("status"), "stopped");
    EXPECT_TRUE(report.contains("timing"));
  }
  write("e.csv", "source,target\na,b\nb,c\n");
  write("d.csv", "node,y,x1\na,0,1\nc,2,1\n");
  const auto solve = cli({"solve", "--edges", "e.csv", "--data", "d.csv", "--lambda", "1", "--tol",
                          "0", "--max-iter", "1000000000000", "--out", "w.csv", "--json"},
                         {}, 300);
  EXPECT_EQ(solve.code, 130) << solve.err;
  EXPECT_EQ(solve.json().at("status"), "stopped");
  EXPECT_TRUE(fs::exists(file("w.csv")));
}

TEST_F(RunCommandTest, DocumentsOnDiskRunWithTheirData) {
  fs::create_directory(file("doc"));
  write("doc/d.csv", "node,y,x1\na,1,1\nb,2,1\n");
  write("doc/g.csv", "source,target\na,b\n");
  write("doc/e.json", R"({"format": "gtvlab-experiment", "version": 1, "lambda": 0.5,
    "graph": {"kind": "csv", "file": "g.csv"}, "data": {"kind": "csv", "file": "d.csv"}})");
  const auto result = cli({"run", "doc/e.json", "--json"});
  ASSERT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(result.json().at("nodes"), 2);
  EXPECT_FALSE(result.json().contains("mse"));
}

TEST_F(RunCommandTest, WarnsOfTooLargeSteps) {
  const auto result =
      cli(smallRun + std::vector<std::string>{"--json", "--set",
                                              "solver={\"kind\":\"fedgd\",\"steps\":\"fixed\","
                                              "\"stepSize\":1e6}"});
  EXPECT_THAT(result.err, HasSubstr("warning: the step size 1e+06 is larger than 2/β"));
  EXPECT_EQ(result.json().at("warnings").size(), 1U);
}

TEST_F(RunCommandTest, RefusesMessageLossForMethodsWithoutMessages) {
  const auto lossy = smallRun + std::vector<std::string>{"--json", "--set", "network.loss=0.2"};
  EXPECT_EQ(cli(lossy).code, 0);
  const auto refused = cli(lossy + std::vector<std::string>{"--set", "solver.kind=newton"});
  EXPECT_EQ(refused.code, 2);
  EXPECT_EQ(refused.out, "");
  EXPECT_THAT(refused.err, HasSubstr("network.loss: this method runs on the ideal network only"));
}

TEST_F(RunCommandTest, BadInputIsReported) {
  refused({"run", "no-such-preset"}, {"no-such-preset", "sbm-two-clusters"});
  refused({"show", "no-such-preset"}, {"no-such-preset"});
  refused({"run", "chain", "--set", "lamda=1"}, {"--set", "lamda", "no such field"});
  refused({"run", "chain", "--set", "graph.pIn=0.5"}, {"graph.pIn"});
  refused({"run", "chain", "--set", "lambda=-1"}, {"lambda", "-1"});
  refused({"run", "chain", "--set", "lambda=nan"}, {"lambda", "nan"});
  refused({"run", "chain", "--set", "lambda=1e999"}, {"lambda", "1e999"});
  refused({"run", "chain", "--set", "lambda="}, {"lambda"});
  refused({"run", "chain", "--set", "lambda"}, {"--set", "path=value"});
  refused({"run", "chain", "--set", "=1"}, {"--set"});
  refused({"run", "chain", "--set", "graph.clusterSizes.7=3"}, {"graph.clusterSizes.7"});
  refused({"run", "chain", "--set", "penalty.kind=l9"}, {"l9", "nlasso"});
  refused({"run", "chain", "--set", "loss.kind=cubic"}, {"cubic"});
  refused({"run", "chain", "--set", "solver.kind=magic"}, {"magic"});
  refused({"run", "chain", "--set", "stop.tolerance=-1"}, {"stop.tolerance"});
  refused({"run", "chain", "--set", "data.truth.vectors=[[1,2]]"}, {"data.truth.vectors"});
  refused({"run", "chain", "--set", "vary={\"nope\":[1]}"}, {"vary.nope"});
  for (const char* repeats : {"0", "-3", "1.5", "x", "99999999999999999999"})
    refused({"run", "chain", std::string("--repeats=") + repeats}, {"repeats"});
  for (const char* seed : {"-1", "x", "9007199254740993"})
    refused({"run", "chain", std::string("--seed=") + seed}, {"seed"});
  for (const char* threads : {"0", "-1", "x"})
    refused({"run", "chain", std::string("--threads=") + threads}, {"--threads"});
}

TEST_F(RunCommandTest, BadDocumentsAreReportedWithLineOrField) {
  const std::string head = R"({"format": "gtvlab-experiment", "version": 1)";
  const auto bad = [&](const std::string& text, const std::vector<std::string>& parts) {
    write("e.json", text);
    refused({"run", "e.json"}, parts);
    refused({"show", "e.json"}, parts);
  };
  bad("", {"e.json"});
  bad("{\n\n nope", {"e.json:3"});
  bad("[1]", {"e.json"});
  bad(head + R"(, "lamda": 1, "stop": {"tol": 1}})", {"e.json: lamda", "e.json: stop.tol"});
  bad(head + ",\n\"lambda\": 1,\n\"lambda\": 2}", {"e.json:3", "twice"});
  bad(R"({"format": "gtvlab-experiment", "version": 2})", {"e.json: version", "newer"});
  bad(head + R"(, "events": [{"iteration": 1, "set": {"seed": 1}}]})", {"events[0].set.seed"});
  bad(std::string("\x89PNG\r\n\x1a\n\0\0", 10), {"e.json"});
  std::filesystem::create_directory(file("d.json"));
  refused({"run", "d.json"}, {"d.json", "folder"});
}

TEST_F(CommandLineBasicsTest, RefusesEmptyOptionValues) {
  for (const char* option : {"--seed", "--repeats", "--threads", "--out"})
    refused({"run", "star", option, ""}, {option});
}

TEST_F(CommandLineBasicsTest, ReportsFullDisk) {
  for (const char* asked : {"show star", "--version", "--help", "run --help"}) {
    const auto command =
        fmt::format("{} {} > /dev/full 2> {}", testing::cliProgram(), asked, file("err").string());
    const int status = std::system(command.c_str());  // NOLINT(cert-env33-c, concurrency-mt-unsafe)
    EXPECT_EQ(WEXITSTATUS(status), 2) << asked;
    EXPECT_THAT(read("err"), ::testing::HasSubstr("standard output")) << asked;
  }
}

}  // namespace
}  // namespace gtv
