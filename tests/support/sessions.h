#pragma once

#include <filesystem>
#include <string>

#include "run/run.h"
#include "session/session.h"

namespace gtv::testing {

/// A folder of its own, which goes away with the object.
class ScratchFolder {
 public:
  ScratchFolder();
  ~ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  std::filesystem::path file(const std::string& name) const { return path_ / name; }
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

/// A run as a session keeps it; it began as `start`.
SessionRun recordOf(const Run& run, const Experiment& start, std::int64_t id = 1);

/// An experiment that has run for so many iterations, λ moved in the middle, two steps to undo.
Session sessionOf(const Experiment& experiment, std::int64_t iterations);

/// Everything is the same, every double bit for bit.
void expectSame(const Session& a, const Session& b);
void expectSame(const RunTrace& a, const RunTrace& b);
/// NaN equals NaN, 0 is not −0.
bool isSame(const Matrix& a, const Matrix& b);
bool isSame(double a, double b);

}  // namespace gtv::testing
