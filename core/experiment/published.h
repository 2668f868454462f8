#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "experiment/experiment.h"

namespace gtv {

/// What a source says of an experiment, to be held against what the program finds: the field
/// "published" of a document. Every series of numbers names its own settings, so a figure with
/// several methods, each with a λ of its own, is one document.
struct PublishedPoint {
  std::string name;       ///< "ε = 0.1"; empty in a series of one
  double x = 0;           ///< where it is drawn; NaN: there is no place for it
  Experiment experiment;  ///< that is run for it, once per repetition
};

/// What a stated number can be held against, in the order of every list of results: the text of a
/// publication, its official code, theory, an independent run, and last an explanation.
inline constexpr std::array publishedOrigins{"published", "code", "theory", "reference",
                                             "explanation"};

/// The place of an origin in publishedOrigins; its size for any other text.
std::size_t originPlace(std::string_view origin);

/// How it reads in lists: "official code" for code, "independent run" for reference. Any other text
/// as it is.
std::string originLabel(const std::string& origin);

/// How far ours may be from theirs.
enum class BandRule {
  BySize,          ///< below 0.01 a factor 3, below 0.1 a factor 2, beyond ±30 %
  NoiselessChain,  ///< the same, but a factor 5 below 0.01
  Factor,          ///< a factor, the tolerance
  Share,           ///< ± a share of theirs
  Absolute         ///< ± the tolerance
};

/// What of the repetitions is compared.
enum class Statistic { Mean, Median, Largest, Smallest };

struct PublishedSeries {
  std::string name;  ///< "ℓ₁, ρ = 0.2"
  /// Who states the numbers, one of publishedOrigins. A published series measures what the text
  /// measures, with the settings of the text; an explanation shows under which other quantity or
  /// settings a stated number arises.
  std::string origin;
  std::string report;  ///< where ours is in the report: "labelMse.test"
  Statistic statistic = Statistic::Mean;
  int repeats = 1;
  int quickRepeats = 1;
  bool ofCritical = false;  ///< λ counts in units of the critical λ of every draw
  BandRule rule = BandRule::BySize;
  double tolerance = 0;
  std::vector<double> theirs;    ///< one per point; none where nothing is stated
  std::vector<double> theirsTo;  ///< the upper ends, where ranges are stated; else empty
  std::string reason;            ///< why ours is not theirs, where that is known
  /// What ours is there, one per point: with a reason, what is far from it fails all the same.
  std::vector<double> ours;
  std::vector<PublishedPoint> points;
};

struct PublishedFigure {
  std::string figure;  ///< "F3"; variants of one figure share it
  std::string preset;  ///< of listPresets(), or the file
  std::string title;
  std::string source;
  std::string question;
  std::string lookAt;  ///< the notes
  std::string xLabel;
  std::string yLabel;
  std::vector<PublishedSeries> series;
  /// Why its runs cannot be made here, and what would help: its data is not installed. Empty: they
  /// can.
  std::string absent = {};
};

/// A published figure that no preset shows, because its data does not come with the program.
struct AbsentFigure {
  std::string figure;  ///< "R3D"
  std::string title;
  std::string source;
  std::string stated;  ///< its numbers, in words
  std::string reason;
};
/// Of resources/absent_figures.json.
const std::vector<AbsentFigure>& absentFigures();

/// The field of the document, as a catalogue entry.
const CatalogueView& publishedFields();

/// What cannot be: lists that do not fit together, settings of no run. Whether a setting has a
/// value that its field takes is seen by publishedFigure().
std::vector<Error> checkPublished(const Experiment& experiment);

/// The figure of an experiment that has one; `preset` is what it is called.
Result<PublishedFigure> publishedFigure(const Experiment& experiment, const std::string& preset);

/// All figures that presets hold, or those with this id: of a figure, of a preset, or "all". Sorted
/// by source, as they are in the papers. An Error if there is none of them; it says why if it is
/// one of absentFigures().
Result<std::vector<PublishedFigure>> publishedFigures(const std::string& id = "all");

/// Why the images that the data of an experiment needs are not there, and how to install them;
/// empty if they are, or if it needs none.
std::string missingImages(const Experiment& experiment);

/// [low, high] around a stated value or range.
struct PublishedBand {
  double low;
  double high;
};
PublishedBand bandAround(double theirs, double theirsTo, BandRule rule, double tolerance);

}  // namespace gtv
