#include "reproduce_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>

#include "base/json.h"
#include "console.h"
#include "experiment/documents.h"
#include "progress.h"
#include "run/report.h"
#include "run/reproduction.h"

namespace gtv::cli {
namespace {

namespace fs = std::filesystem;

Result<std::vector<PublishedFigure>> askedFigures(const std::string& id) {
  auto figures = publishedFigures(id);
  std::error_code code;
  if (figures || !fs::is_regular_file(id, code)) return figures;
  const auto experiment = loadExperiment(id);
  if (!experiment) return experiment.error();
  auto figure = publishedFigure(*experiment, id);
  if (!figure) return figure.error();
  return std::vector{std::move(*figure)};
}

/// The names of the figures, each once, in their order.
std::vector<std::string> figureNames(const std::vector<ReproducedNumber>& numbers) {
  std::vector<std::string> names;
  for (const auto& number : numbers)
    if (std::find(names.begin(), names.end(), number.figure) == names.end())
      names.push_back(number.figure);
  return names;
}

Result<void> writeFigures(const std::string& folder, const std::vector<ReproducedNumber>& numbers) {
  if (auto written =
          writeTextFile(fs::path(folder) / "results.json", prettyJson(reproductionReport(numbers)));
      !written)
    return written;
  for (const auto& name : figureNames(numbers))
    if (auto written =
            writeTextFile(fs::path(folder) / (fs::path(name).filename().string() + ".csv"),
                          reproductionCsv(numbers, name));
        !written)
      return written;
  return {};
}

/// One line per number for people, and how many of each there are.
void printNumbers(const std::vector<ReproducedNumber>& numbers) {
  std::string preset;
  int counts[3] = {0, 0, 0};
  for (const auto& number : numbers) {
    if (number.preset != preset) put(fmt::format("{} ({})\n", number.figure, number.preset));
    preset = number.preset;
    ++counts[static_cast<int>(number.verdict)];
    const auto theirs =
        number.theirs ? fmt::format("{:.3g}{}", *number.theirs,
                                    number.theirsTo ? fmt::format(" to {:.3g}", *number.theirsTo)
                                                    : std::string())
                      : std::string("nothing");
    put(fmt::format("  {:<19} {}: {:.3g} ± {:.1g}, {} {}{}\n", verdictName(number.verdict),
                    number.quantity, number.ours, number.std, number.origin, theirs,
                    number.reason.empty() ? "" : "; " + number.reason));
  }
  put(fmt::format("{} passed, {} failed, {} could not be reproduced\n", counts[0], counts[1],
                  counts[2]));
}

}  // namespace

int reproduceCommand(const ReproduceArguments& arguments, bool json, const std::stop_token& stop) {
  const auto figures = askedFigures(arguments.id);
  if (!figures) return fail(figures.error());
  ReproductionOptions options;
  options.quick = arguments.quick;
  options.stop = stop;
  const auto threads = parseThreads(arguments.threads);
  if (!threads) return fail(threads.error());
  options.threads = *threads;
  if (!arguments.out.empty())
    if (auto writable = checkFolder(arguments.out, "results.json"); !writable)
      return fail(writable.error());
  const auto begin = std::chrono::steady_clock::now();
  Reproduction result;
  {
    ProgressBar bar;
    options.progress = [&](std::int64_t done, std::int64_t planned) { bar.show(done, planned); };
    result = reproduce(*figures, options);
  }
  const double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  if (json) {
    auto report = reproductionReport(result.numbers);
    report["timing"] = timing(seconds, options.threads);
    print(report);
  } else {
    printNumbers(result.numbers);
  }
  // What was found stands on the screen, whatever becomes of the files.
  if (!arguments.out.empty())
    if (auto written = writeFigures(arguments.out, result.numbers); !written)
      return fail(written.error());
  if (result.stopped) return exitStopped;
  const bool failed =
      std::any_of(result.numbers.begin(), result.numbers.end(),
                  [](const auto& number) { return number.verdict == Verdict::Fail; });
  return failed ? exitMissed : exitDone;
}

}  // namespace gtv::cli
