#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/file_output.h"
#include "base/result.h"
#include "experiment/experiment.h"

namespace gtv::cli {

/// What the commands that compute have in common: on how many threads, and where to.
struct WorkOptions {
  std::string threads;
  std::string out;  ///< a file or a folder, as the command has it

  bool operator==(const WorkOptions&) const = default;
};

/// --threads: at least 1; more than 1024 count as 1024. All processors if it is not given.
Result<int> threadsOf(const WorkOptions& options);

/// The document (a file or the name of a preset) and the files that it names: what a command reads.
std::vector<std::filesystem::path> inputsOf(const Experiment& experiment,
                                            const std::string& document = {});

/// Refuses to replace what the command reads, by whatever name.
Result<void> checkIsNoInput(const std::filesystem::path& out,
                            const std::vector<std::filesystem::path>& inputs);

/// --out of a command that writes one file; empty if it is not given. An Error before the work is
/// done, not after it.
Result<std::optional<FileOutput>> fileOf(const WorkOptions& options,
                                         const std::vector<std::filesystem::path>& inputs);

/// Is the output a folder? A name without an ending is, if no file has it, and one of a folder that
/// is there, unless it ends in .csv.
bool isFolder(const std::string& out);

/// Files in a folder, each written as FileOutput does.
class OutputFolder {
 public:
  /// Makes the folder, and sees whether `file` can be written there.
  static Result<OutputFolder> open(std::filesystem::path folder, const char* file);

  /// `name` may lie in folders of its own, which are made.
  Result<void> write(const std::filesystem::path& name, std::string_view content) const;
  /// Says on stderr that folders like "cell-7" are there whose number is not among first …
  /// first + count − 1: what an earlier call wrote there, this one will not.
  void noteOlder(const std::string& prefix, std::int64_t first, std::int64_t count) const;

 private:
  explicit OutputFolder(std::filesystem::path folder) : folder_(std::move(folder)) {}

  std::filesystem::path folder_;
};

/// --out of a command that writes several files, among them `file`.
Result<std::optional<OutputFolder>> folderOf(const WorkOptions& options, const char* file);

/// --out of a command that writes one file, or several into a folder.
struct FileOrFolder {
  std::optional<FileOutput> file;
  std::optional<OutputFolder> folder;
};
/// `first` is among the files of the folder, in which none of the inputs may lie.
Result<FileOrFolder> fileOrFolderOf(const WorkOptions& options,
                                    const std::vector<std::filesystem::path>& inputs,
                                    const char* first);

}  // namespace gtv::cli
