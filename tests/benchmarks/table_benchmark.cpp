// How long a table of 10⁶ rows and 20 columns takes to read, and to go through five steps; beside
// them what it takes to touch every byte of the file once.
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "base/input_file.h"
#include "base/json.h"
#include "base/rng.h"
#include "tables/preparation.h"
#include "tables/table_loading.h"

namespace gtv {
namespace {

constexpr int rows = 1'000'000;
constexpr int stations = 500;

/// station, hour and 18 numbers of four decimals.
const std::string& tableFile() {
  static const std::string file = [] {
    auto path = (std::filesystem::temp_directory_path() / "gtvlab-bench-table.csv").string();
    std::string text = "station,hour";
    for (int k = 1; k <= 18; ++k) text += fmt::format(",x{}", k);
    text += '\n';
    Rng rng(1);
    std::vector<std::string> numbers;
    for (int r = 0; r < 997; ++r) {
      std::string row;
      for (int k = 1; k <= 18; ++k) row += fmt::format(",{:.4f}", rng.normal());
      numbers.push_back(row + '\n');
    }
    for (int r = 0; r < rows; ++r)
      text += fmt::format("S{},{}", r % stations, r / stations) +
              numbers[static_cast<std::size_t>(r) * 7919 % numbers.size()];
    check(writeTextFile(path, text).ok(), "the table is written");
    return path;
  }();
  return file;
}

void touchEveryByte(benchmark::State& state) {
  for (auto _ : state) {
    const auto text = readInput(tableFile(), anySize).value();
    benchmark::DoNotOptimize(std::count(text.begin(), text.end(), '\n'));
  }
}

void readTable(benchmark::State& state) {
  for (auto _ : state)
    benchmark::DoNotOptimize(loadTable(tableFile(), "t", {}).value().table.rows());
}

void prepareInFiveSteps(benchmark::State& state) {
  const auto loaded = loadTable(tableFile(), "t", {}).value();
  std::vector<Choice> steps;
  for (const auto& step :
       std::vector<Json>{{{"kind", "derive"}, {"name", "sum"}, {"expression", "x1 + 2 * x2"}},
                         {{"kind", "lag"},
                          {"columns", Json::array({"sum"})},
                          {"by", Json::array({"station"})},
                          {"order", Json::array({"hour"})}},
                         {{"kind", "filter"}, {"where", "hour >= 10 and x3 > -1"}},
                         {{"kind", "standardise"},
                          {"columns", Json::array({"x4"})},
                          {"within", Json::array({"station"})}},
                         {{"kind", "group"},
                          {"by", Json::array({"station"})},
                          {"aggregate", {{"sum", {"mean", "std"}}}}}})
    steps.push_back(readChoice(preparationCatalogue().view, step, "step").value());
  for (auto _ : state) {
    std::vector<std::string> notes;
    const auto table = prepareTable(loaded.table, steps, {}, notes);
    if (!table) state.SkipWithError(table.error().text().c_str());
    if (!table) break;
    benchmark::DoNotOptimize(table->rows());
  }
}

BENCHMARK(touchEveryByte)->Unit(benchmark::kMillisecond);
BENCHMARK(readTable)->Unit(benchmark::kMillisecond);
BENCHMARK(prepareInFiveSteps)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace gtv
