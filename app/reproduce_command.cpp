#include "reproduce_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/json.h"
#include "console.h"
#include "experiment/documents.h"
#include "progress.h"
#include "run/report.h"
#include "studies/reproduction.h"

namespace gtv::cli {
namespace {

struct ReproduceArguments {
  std::string id;  ///< of a figure or preset, "all", or a document file
  bool quick = false;
  WorkOptions work;  ///< --out: folder for a CSV file per figure
};

namespace fs = std::filesystem;

Result<std::vector<PublishedFigure>> requestedFigures(const std::string& id) {
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

/// Writes every figure as soon as it is done, and at the end those that are not.
class FigureWriter {
 public:
  FigureWriter(const OutputFolder& folder, const std::vector<AbsentFigure>& absent)
      : folder_(folder), absent_(absent) {}

  Result<void> write(const std::string& figure, const std::vector<ReproducedNumber>& numbers) {
    const auto file = fs::path(figure).filename().string() + ".csv";
    if (auto written = folder_.write(file, reproductionCsv(numbers, figure)); !written)
      return written;
    written_.insert(figure);
    done_.insert(done_.end(), numbers.begin(), numbers.end());
    return folder_.write("results.json", prettyJson(reproductionReport(done_, absent_)));
  }
  Result<void> finish(const std::vector<ReproducedNumber>& numbers) {
    for (const auto& name : figureNames(numbers))
      if (!written_.contains(name))
        if (auto written = write(name, numbers); !written) return written;
    return folder_.write("results.json", prettyJson(reproductionReport(numbers, absent_)));
  }

 private:
  const OutputFolder& folder_;
  const std::vector<AbsentFigure>& absent_;
  std::set<std::string> written_;
  std::vector<ReproducedNumber> done_;
};

std::string countsInWords(const VerdictCounts& counts) {
  return fmt::format("{} passed, {} failed, {} could not be reproduced", counts.passed,
                     counts.failed, counts.couldNotReproduce);
}

/// One line per number for people, published numbers first, and how many there are of each verdict,
/// for every origin and for all.
void printNumbers(const std::vector<ReproducedNumber>& numbers) {
  const auto line = [](std::string_view verdict, std::string_view origin, std::string_view rest) {
    put(fmt::format("  {:<19}  {:<15}  {}\n", verdict, origin, rest));
  };
  line("verdict", "held against", "quantity: ours, stated");
  std::string heading;
  for (const auto& number : numbers) {
    const auto next = fmt::format("{} ({})", number.figure, number.preset);
    if (next != heading) put(next + "\n");
    heading = next;
    const auto theirs =
        number.theirs ? fmt::format("{:.3g}{}", *number.theirs,
                                    number.theirsTo ? fmt::format(" to {:.3g}", *number.theirsTo)
                                                    : std::string())
                      : std::string("nothing");
    const auto ours = number.runs > 1 ? fmt::format("{:.3g} ± {:.1g}", number.ours, number.std)
                                      : fmt::format("{:.3g}", number.ours);
    line(verdictName(number.verdict), originLabel(number.origin),
         fmt::format("{}: {}, {}{}", number.quantity, ours, theirs,
                     number.reason.empty() ? "" : "; " + number.reason));
  }
  VerdictCounts all;
  for (const auto& counts : countByOrigin(numbers)) {
    put(fmt::format("{}: {}\n", originLabel(counts.origin), countsInWords(counts)));
    all.passed += counts.passed;
    all.failed += counts.failed;
    all.couldNotReproduce += counts.couldNotReproduce;
  }
  put(fmt::format("all: {}\n", countsInWords(all)));
}

int reproduceCommand(const ReproduceArguments& arguments, bool json, const std::stop_token& stop) {
  const auto figures = requestedFigures(arguments.id);
  if (!figures) return fail(figures.error());
  const auto absent = absentAmong(*figures, arguments.id == "all");
  if (std::all_of(figures->begin(), figures->end(),
                  [](const auto& figure) { return !figure.absent.empty(); }))
    return fail(Error{absent.front().figure, absent.front().reason});
  const auto threads = threadsOf(arguments.work);
  if (!threads) return fail(threads.error());
  const auto folder = folderOf(arguments.work, "results.json");
  if (!folder) return fail(folder.error());
  std::stop_source cancellation;
  const std::stop_callback forwardStop(stop, [&] { cancellation.request_stop(); });
  ReproductionOptions options;
  options.quick = arguments.quick;
  options.stop = cancellation.get_token();
  options.threads = *threads;
  std::optional<FigureWriter> writer;
  Result<void> written;
  if (*folder) {
    writer.emplace(**folder, absent);
    options.figureDone = [&](const std::string& figure,
                             const std::vector<ReproducedNumber>& numbers) {
      if (written) written = writer->write(figure, numbers);
      if (!written) cancellation.request_stop();
    };
  }
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
    auto report = reproductionReport(result.numbers, absent);
    report["timing"] = timing(seconds, options.threads);
    print(report);
  } else {
    printNumbers(result.numbers);
    for (const auto& figure : absent)
      put(fmt::format("not here: {} ({}; {}): {}\n", figure.figure, figure.title, figure.source,
                      figure.reason));
  }
  // What was found stands on the screen, whatever becomes of the files.
  if (writer && written) written = writer->finish(result.numbers);
  if (!written) return fail(written.error());
  if (result.stopped) return exitStopped;
  const bool failed =
      std::any_of(result.numbers.begin(), result.numbers.end(),
                  [](const auto& number) { return number.verdict == Verdict::Fail; });
  return failed ? exitMissed : exitDone;
}

}  // namespace

void addReproduceCommand(CommandLine& line) {
  auto arguments = std::make_shared<ReproduceArguments>();
  line.add("reproduce", "Run what a published figure shows and compare the numbers",
           [arguments](bool json, const std::stop_token& stop) {
             return reproduceCommand(*arguments, json, stop);
           })
      .text("id", arguments->id,
            "A figure (T1, F3, H2, …), a preset, all, or a document with published numbers",
            Command::Need::Required)
      .flag("--quick", arguments->quick, "Make fewer draws")
      .threads(arguments->work)
      .text("--out", arguments->work.out,
            "Folder for one CSV file per figure with our and the stated numbers, written as soon "
            "as the figure is done");
}

}  // namespace gtv::cli
