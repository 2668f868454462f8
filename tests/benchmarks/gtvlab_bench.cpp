// The table of goals, measured: every row with its ratio, goal and verdict, as JSON, and as a
// readable table on stderr. Ratios hold within one run; times of different runs do not compare.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include "bench_report.h"
#include "rows.h"

namespace gtv::bench {
namespace {

struct Section {
  const char* id;
  std::vector<Row> (*measure)(const Settings&);
};

const std::vector<Section>& sections() {
  static const std::vector<Section> all{
      {"1", scipyRows},        {"2", bandwidthRows},   {"3", iterationRows},
      {"4", coldRows},         {"5", tickRows},        {"6", sliderRows},
      {"7", chainRows},        {"8", clusteringRows},  {"9", mochaRows},
      {"10", certificateRows}, {"memory", memoryRows}, {"instructions", instructionRows},
      {"product", productRows}};
  return all;
}

void say(const std::string& line) { std::fputs((line + "\n").c_str(), stderr); }

std::vector<std::string> sectionIds() {
  std::vector<std::string> ids;
  for (const auto& section : sections()) ids.emplace_back(section.id);
  return ids;
}

bool save(const Json& report, const std::string& path) {
  const auto text = report.dump(2) + "\n";
  if (path.empty()) return std::fputs(text.c_str(), stdout) != EOF;
  std::ofstream file(path);
  file << text;
  file.close();
  return static_cast<bool>(file);
}

/// 0: all is written; 1: the file cannot be.
int run(const std::vector<std::string>& only, const Settings& settings, const std::string& out) {
  const auto machine = describeMachine(settings.quick);
  say(fmt::format("{} · {} cores · {} · triad {:.1f} GB/s", machine.at("cpu").get<std::string>(),
                  machine.at("cores").get<int>(), machine.at("isa").get<std::string>(),
                  machine.at("triadGBs").get<double>()));
  std::vector<Row> rows;
  for (const auto& section : sections()) {
    if (!only.empty() && std::find(only.begin(), only.end(), section.id) == only.end()) continue;
    for (auto& row : section.measure(settings)) {
      say(tableLine(row));
      rows.push_back(std::move(row));
    }
    // A run takes a while: what is there so far survives its being cut off.
    if (!out.empty() && !save(reportJson(rows, machine, settings.quick), out)) {
      say("cannot write to " + out);
      return 1;
    }
  }
  if (out.empty() && !save(reportJson(rows, machine, settings.quick), out)) return 1;
  return 0;
}

}  // namespace
}  // namespace gtv::bench

int main(int count, char** arguments) {
  CLI::App app{"Measures the rows of the table of goals; --only picks some of them."};
  std::vector<std::string> only;
  std::string out;
  gtv::bench::Settings settings;
  app.add_option("--only", only, "rows, separated by commas")
      ->delimiter(',')
      ->check(CLI::IsMember(gtv::bench::sectionIds()));
  app.add_flag("--quick", settings.quick, "smaller problems and fewer repeats, for trying out");
  app.add_option("--out", out, "file for the JSON, instead of stdout");
  CLI11_PARSE(app, count, arguments);
  return gtv::bench::run(only, settings, out);
}
