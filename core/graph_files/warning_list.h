#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace gtv {

/// Warnings of a file, each text once and no more of them than somebody reads.
class WarningList {
 public:
  void add(std::string text) {
    const auto [place, fresh] = seen_.insert(std::move(text));
    if (fresh && kept_.size() < most) kept_.push_back(*place);
  }
  /// Appends them, and how many others there are, to the warnings of the whole file.
  void appendTo(std::vector<std::string>& warnings, const std::string& file) const {
    for (const auto& text : kept_) warnings.push_back(fmt::format("{}: {}", file, text));
    if (const auto more = seen_.size() - kept_.size(); more > 0)
      warnings.push_back(fmt::format("{}: and {} more of this kind", file, more));
  }

 private:
  static constexpr std::size_t most = 20;
  std::unordered_set<std::string> seen_;
  std::vector<std::string> kept_;  ///< the first of them, in their order
};

}  // namespace gtv
