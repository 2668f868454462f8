#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gtv {

/// A cell that says when: a number as it is, or a time, year first (2024-01, 2024-01-31,
/// 2024-01-31 12:00, 2024-01-31T12:00:30Z), as seconds; larger is later.
std::optional<double> parseWhen(std::string_view cell);

/// The columns of a header that by their names say when a row was, the coarsest first: a time or a
/// date alone, else year, month, week, day, hour, minute, second.
std::vector<std::string> timeColumns(const std::vector<std::string>& header);

}  // namespace gtv
