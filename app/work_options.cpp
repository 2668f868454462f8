#include "work_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <system_error>
#include <utility>

#include "base/counted.h"
#include "base/number.h"
#include "base/parallel.h"
#include "console.h"
#include "standard_streams.h"

namespace gtv::cli {
namespace {

Result<void> makeFolder(const std::filesystem::path& folder) {
  std::error_code code;
  std::filesystem::create_directories(folder, code);
  if (code) return Error{folder.string(), "cannot be made (" + code.message() + ")"};
  return {};
}

}  // namespace

Result<int> threadsOf(const WorkOptions& options) {
  constexpr std::int64_t most = 1024;
  if (options.threads.empty()) return processorCount();
  const auto threads = parseCount("--threads", options.threads, 1);
  if (!threads) return threads.error();
  return static_cast<int>(std::min(*threads, most));
}

std::vector<std::filesystem::path> inputsOf(const Experiment& experiment,
                                            const std::string& document) {
  std::vector<std::filesystem::path> inputs;
  if (!document.empty()) inputs.emplace_back(document);
  for (const auto& [field, name] : experiment.fileFields())
    if (const auto found = experiment.findFile(name)) inputs.emplace_back(*found);
  return inputs;
}

Result<void> checkIsNoInput(const std::filesystem::path& out,
                            const std::vector<std::filesystem::path>& inputs) {
  for (const auto& input : inputs) {
    std::error_code code;
    // Devices and pipes are not replaced.
    if (!std::filesystem::is_regular_file(input, code)) continue;
    if (std::filesystem::equivalent(out, input, code))
      return Error{
          out.string(),
          "is read by this command and would be replaced; choose another file for the output"};
  }
  return {};
}

Result<std::optional<FileOutput>> fileOf(const WorkOptions& options,
                                         const std::vector<std::filesystem::path>& inputs) {
  if (options.out.empty()) return std::optional<FileOutput>();
  if (auto isFree = checkIsNoInput(options.out, inputs); !isFree) return isFree.error();
  auto output = FileOutput::open(options.out);
  if (!output) return output.error();
  return std::optional<FileOutput>(std::move(*output));
}

Result<OutputFolder> OutputFolder::open(std::filesystem::path folder, const char* file) {
  if (auto made = makeFolder(folder); !made) return made.error();
  if (auto output = FileOutput::open(folder / file); !output) return output.error();
  return OutputFolder(std::move(folder));
}

Result<void> OutputFolder::write(const std::filesystem::path& name,
                                 std::string_view content) const {
  const auto file = folder_ / name;
  if (auto made = makeFolder(file.parent_path()); !made) return made;
  return writeFile(file, content);
}

bool isFolder(const std::string& out) {
  const std::filesystem::path path(out);
  std::error_code code;
  if (out.empty() || path.extension() == ".csv") return false;
  if (std::filesystem::is_directory(path, code)) return true;
  return path.extension().empty() && !std::filesystem::is_other(path, code) &&
         !std::filesystem::is_regular_file(path, code);
}

Result<FileOrFolder> fileOrFolderOf(const WorkOptions& options,
                                    const std::vector<std::filesystem::path>& inputs,
                                    const char* first) {
  FileOrFolder out;
  if (!isFolder(options.out)) {
    auto file = fileOf(options, inputs);
    if (!file) return file.error();
    out.file = std::move(*file);
    return out;
  }
  namespace fs = std::filesystem;
  for (const auto& input : inputs) {
    std::error_code code;
    const auto inside = fs::proximate(fs::absolute(input), fs::absolute(options.out), code);
    if (!code && !inside.empty() && inside.is_relative() && *inside.begin() != "..")
      return Error{options.out,
                   fmt::format("holds {}, which this command reads; choose another folder",
                               inside.string())};
  }
  auto folder = folderOf(options, first);
  if (!folder) return folder.error();
  out.folder = std::move(*folder);
  return out;
}

void OutputFolder::noteOlder(const std::string& prefix, std::int64_t first,
                             std::int64_t count) const {
  std::vector<std::int64_t> older;
  std::error_code code;
  for (std::filesystem::directory_iterator it(folder_, code), end; !code && it != end;
       it.increment(code)) {
    const auto name = it->path().filename().string();
    if (!name.starts_with(prefix)) continue;
    const auto number = parseInteger(std::string_view(name).substr(prefix.size()));
    if (number && (*number < first || *number >= first + count)) older.push_back(*number);
  }
  if (older.empty()) return;
  printToStderr(fmt::format(
      "note: {} holds {} of an earlier call, such as {}{}, which this one does not write\n",
      folder_.string(), counted(std::ssize(older), "folder"), prefix,
      *std::min_element(older.begin(), older.end())));
}

Result<std::optional<OutputFolder>> folderOf(const WorkOptions& options, const char* file) {
  if (options.out.empty()) return std::optional<OutputFolder>();
  auto folder = OutputFolder::open(options.out, file);
  if (!folder) return folder.error();
  return std::optional<OutputFolder>(std::move(*folder));
}

}  // namespace gtv::cli
