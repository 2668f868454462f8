#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/json.h"
#include "experiment/published.h"

namespace gtv {

enum class Verdict {
  Pass,  ///< ours is within the band
  Fail,  ///< it is not, and it should be
  /// It is not, and the document says why, and what ours is instead; or nothing is stated.
  CouldNotReproduce
};

/// "pass", "fail", "could-not-reproduce"
const char* verdictName(Verdict verdict);

/// One stated number and ours.
struct ReproducedNumber {
  std::string figure;
  std::string preset;
  std::string quantity;  ///< "ℓ₁, ρ = 0.2, ε = 0.1"
  std::string origin;    ///< what ours is held against: one of publishedOrigins
  std::size_t series = 0;
  std::size_t point = 0;  ///< of the series
  double x = 0;
  /// The statistic of the repetitions; NaN if a run has no such number or, unless its status is
  /// asked for, if it diverged.
  double ours = 0;
  double std = 0;  ///< over the repetitions, with K − 1; 0 if there is one
  int runs = 0;
  std::optional<double> theirs;    ///< none: nothing is stated
  std::optional<double> theirsTo;  ///< of a stated range, which begins with theirs
  std::optional<PublishedBand> band;
  /// Where ours is if the reason of the document holds.
  std::optional<PublishedBand> explained;
  Verdict verdict = Verdict::Fail;
  std::string reason;  ///< why it is no pass, in words
};

/// Ours against a stated number, or against none; fills verdict and reason.
void judge(ReproducedNumber& number, const std::string& reasonOfDocument);

/// Published first, as in publishedOrigins; numbers of one origin keep their order.
void sortByOrigin(std::vector<ReproducedNumber>& numbers);

/// How many of the numbers that are held against one origin got which verdict.
struct VerdictCounts {
  std::string origin;
  int passed = 0;
  int failed = 0;
  int couldNotReproduce = 0;
};

/// For every origin that occurs, published first.
std::vector<VerdictCounts> countByOrigin(const std::vector<ReproducedNumber>& numbers);

struct ReproductionOptions {
  bool quick = false;  ///< fewer repetitions
  int threads = 1;
  std::stop_token stop;
  /// All are called from the working threads, one at a time.
  std::function<void(std::int64_t done, std::int64_t planned)> progress;
  std::function<void(const ReproducedNumber&)> found;
  /// All numbers of a figure are there: these, sorted as in Reproduction.
  std::function<void(const std::string& figure, const std::vector<ReproducedNumber>&)> figureDone;
};

struct Reproduction {
  /// By origin, published first, then in the order of figures, series and points; after a stop
  /// those that were finished.
  std::vector<ReproducedNumber> numbers;
  bool stopped = false;
};

/// Runs what the figures ask for, a setting that several of them share once, and compares. Repeat r
/// is that of `gtvlab-cli run --repeats`. The numbers do not depend on the number of threads.
/// Figures that are absent are passed over.
Reproduction reproduce(const std::vector<PublishedFigure>& figures,
                       const ReproductionOptions& options);

/// What cannot be made here: of these figures those whose data is not installed, and of `all`
/// figures those of absentFigures() too.
std::vector<AbsentFigure> absentAmong(const std::vector<PublishedFigure>& figures, bool all);

/// {"results": [{id, quantity, ours, std, theirs, theirsTo, band, verdict, reason, preset, origin,
/// runs}], "counts": [{origin, pass, fail, could-not-reproduce}], "absent": [{id, title, source,
/// stated, reason}]}, the first two sorted by origin; theirsTo is null but for ranges.
Json reproductionReport(const std::vector<ReproducedNumber>& numbers,
                        const std::vector<AbsentFigure>& absent = {});

/// Ours beside theirs, for a figure: a row per number, sorted by origin, with the names of the
/// columns on top.
std::string reproductionCsv(const std::vector<ReproducedNumber>& numbers,
                            const std::string& figure);

/// The number at a path of a report, "labelMse.test"; of a text "status=diverged" is 1 or 0. NaN if
/// there is none.
double numberAt(const Json& report, const std::string& path);

}  // namespace gtv
