#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

#include "base/json.h"
#include "ui/plots/plot_range.h"

class QComboBox;

namespace gtv::ui {

class RowTable;

// How a session keeps what is on the screen. Files may come from anywhere: what does not fit is
// left.

/// A member of a JSON object; null if it is no object, or has none of that name.
Json memberOf(const Json& object, const char* name);

/// As many finite numbers as there must be; nothing otherwise.
template <std::size_t Count>
std::optional<std::array<double, Count>> numbersIn(const Json& list) {
  if (!list.is_array() || list.size() != Count) return {};
  std::array<double, Count> out{};
  for (std::size_t k = 0; k < Count; ++k) {
    if (!list[k].is_number()) return {};
    out[k] = list[k].get<double>();
    if (!std::isfinite(out[k])) return {};
  }
  return out;
}

/// The numbers from 0 to `end` − 1 in a list, ascending; what else is in it is left.
std::vector<int> indicesIn(const Json& list, int end);

/// Null for none.
Json rangeJson(const std::optional<PlotRange>& range);
std::optional<PlotRange> rangeIn(const Json& range);

/// The entry that is chosen, by its data.
Json choiceJson(const QComboBox& list);
void restoreChoice(QComboBox& list, const Json& choice);

/// How a table is sorted.
Json orderJson(const RowTable& table);
void restoreOrder(RowTable& table, const Json& order);

}  // namespace gtv::ui
