#pragma once

#include <filesystem>
#include <optional>
#include <utility>
#include <vector>

#include "base/file_output.h"
#include "sweeps/sweep_rows.h"

namespace gtv::cli {

/// The table that `sweep --out FILE.csv` writes while it works: always whole, never half-written,
/// with the rows that are done in order, and FILE.curves.csv with their curves if the experiment
/// asks for any. Beside them, FILE.csv.sweep.json says what sweep it is of:
/// the complete experiment, its parameters, and what else decides the numbers (program, instruction
/// set, contents of the files that the experiment names). A device or pipe gets the table once, at
/// the end, and nothing beside it.
class SweepFile {
 public:
  /// Takes over the file, and the rows that are in it if it is of the very same sweep. A file of
  /// something else is an Error, unless `fresh`; a damaged one too.
  static Result<SweepFile> open(const SweepPlan& plan, const std::filesystem::path& file,
                                bool fresh);

  /// That were there when it was opened.
  const std::vector<SweepRow>& known() const { return known_; }
  /// Whether a table can take the place of the one before.
  bool isReplaced() const { return output_.isReplaced(); }
  /// Replaces the table and the curves; the rows are sorted.
  Result<void> write(const SweepPlan& plan, const std::vector<SweepRow>& rows) const;

 private:
  explicit SweepFile(FileOutput output) : output_(std::move(output)) {}

  /// The rows of the table that is there.
  Result<void> readKnown(const SweepPlan& plan, const std::filesystem::path& file);

  FileOutput output_;
  std::optional<FileOutput> curves_;  ///< none: the experiment asks for no curves
  std::vector<SweepRow> known_;
};

}  // namespace gtv::cli
