#include "sweep_file.h"

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "base/json.h"
#include "base/version.h"
#include "kernels/instruction_set.h"

namespace gtv::cli {
namespace {

/// FNV-1a, 64 bits: tells contents apart.
std::string fingerprint(std::string_view text) {
  std::uint64_t value = 0xcbf29ce484222325ULL;
  for (const char c : text) {
    value ^= static_cast<unsigned char>(c);
    value *= 0x100000001b3ULL;
  }
  return fmt::format("{:016x}", value);
}

/// "sweep.curves.csv" for "sweep.csv"
std::filesystem::path curvesFileOf(const std::filesystem::path& table) {
  auto name = table;
  return name.replace_extension(".curves.csv");
}

/// What the sidecar holds.
Result<Json> descriptionOf(const SweepPlan& plan) {
  Json files = Json::object();
  for (int cell = 0; cell < plan.cellCount(); ++cell) {
    const auto experiment = plan.experimentOf(cell);
    if (!experiment) continue;
    for (const auto& [path, name] : experiment->fileFields()) {
      if (files.contains(name)) continue;
      const auto file = experiment->findFile(name);
      if (!file) continue;  // the cell will be refused
      const auto text = readTextFile(*file);
      if (!text) return text.error();
      files[name] = fingerprint(*text);
    }
  }
  auto description = plan.toJson();
  description["program"] = version() + " " + commit();
  description["isa"] = instructionSet();
  description["files"] = std::move(files);
  return description;
}

/// The first thing in which the sweep of a file is another one, in words.
std::string differenceBetween(const Json& there, const Json& requested) {
  if (!there.is_object() || there.value("format", Json()) != requested.at("format"))
    return "is not the file of a sweep";
  if (there.value("experiment", Json()) != requested.at("experiment"))
    return "belongs to a sweep of another experiment";
  if (there.value("axes", Json()) != requested.at("axes"))
    return "belongs to a sweep over other values";
  if (there.value("repeats", Json()) != requested.at("repeats"))
    return "belongs to a sweep with another number of repeats";
  if (there.value("files", Json()) != requested.at("files"))
    return "belongs to a sweep of data files that have changed";
  if (there != requested)
    return "belongs to a sweep with another version of the program or another instruction set";
  return {};
}

}  // namespace

Result<SweepFile> SweepFile::open(const SweepPlan& plan, const std::filesystem::path& file,
                                  bool fresh) {
  namespace fs = std::filesystem;
  auto output = FileOutput::open(file);
  if (!output) return output.error();
  SweepFile opened(std::move(*output));
  if (!opened.isReplaced()) return opened;
  if (!curveNames(plan).empty()) {
    auto curves = FileOutput::open(curvesFileOf(file));
    if (!curves) return curves.error();
    opened.curves_ = std::move(*curves);
  }
  const auto description = descriptionOf(plan);
  if (!description) return description.error();
  const fs::path aside = file.string() + ".sweep.json";
  std::error_code code;
  // An empty file is none of a sweep, and nothing that could be lost.
  const bool exists = fs::exists(file, code) && !fs::is_empty(file, code);
  if (!fresh && exists) {
    const auto refused = [&](const std::string& why) {
      return Error{file.string(), why + "; --fresh starts from the beginning"};
    };
    if (!fs::exists(aside, code)) return refused("exists and is not the file of a sweep");
    const auto text = readTextFile(aside);
    if (!text) return text.error();
    const auto there = parseJson(*text, aside.string());
    const auto difference =
        there ? differenceBetween(*there, *description) : std::string("is not the file of a sweep");
    if (!difference.empty()) return refused(difference);
    auto known = opened.readKnown(plan, file);
    if (!known)
      return Error{known.error().where,
                   known.error().message + "; --fresh starts from the beginning"};
    return opened;
  }
  // A table of another sweep never stands beside this description: it goes first.
  if (exists)
    if (auto emptied = opened.output_.write({}); !emptied) return emptied.error();
  if (auto written = writeFile(aside, prettyJson(*description)); !written) return written.error();
  if (auto written = opened.write(plan, {}); !written) return written.error();
  return opened;
}

Result<void> SweepFile::readKnown(const SweepPlan& plan, const std::filesystem::path& file) {
  const auto table = readTextFile(file);
  if (!table) return table.error();
  auto rows = readSweepCsv(plan, *table, file.string());
  if (!rows) return rows.error();
  known_ = std::move(*rows);
  if (!curves_) return {};
  const auto name = curvesFileOf(file);
  const auto curves = readTextFile(name);
  if (!curves) return curves.error();
  return readCurvesCsv(plan, *curves, name.string(), known_);
}

Result<void> SweepFile::write(const SweepPlan& plan, const std::vector<SweepRow>& rows) const {
  // The curves first: a row counts as done once the table has it.
  if (curves_)
    if (auto written = curves_->write(curvesCsv(plan, rows)); !written) return written;
  return output_.write(sweepCsv(plan, rows));
}

}  // namespace gtv::cli
