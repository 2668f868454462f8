#include "ui/plots/session_values.h"

#include <QComboBox>
#include <algorithm>
#include <string>

#include "ui/tables/row_table.h"
#include "ui/widgets/display_text.h"

namespace gtv::ui {

Json memberOf(const Json& object, const char* name) {
  return object.is_object() ? object.value(name, Json()) : Json();
}

std::vector<int> indicesIn(const Json& list, int end) {
  std::vector<int> out;
  if (!list.is_array()) return out;
  for (const auto& number : list)
    if (number.is_number_integer() && number >= 0 && number < end) out.push_back(number.get<int>());
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

Json rangeJson(const std::optional<PlotRange>& range) {
  if (!range) return nullptr;
  return {range->left, range->right, range->bottom, range->top};
}

std::optional<PlotRange> rangeIn(const Json& range) {
  const auto numbers = numbersIn<4>(range);
  if (!numbers) return {};
  return PlotRange{(*numbers)[0], (*numbers)[1], (*numbers)[2], (*numbers)[3]};
}

Json choiceJson(const QComboBox& list) { return list.currentData().toString().toStdString(); }

void restoreChoice(QComboBox& list, const Json& choice) {
  if (!choice.is_string()) return;
  const auto wanted = toQString(choice.get<std::string>());
  for (int k = 0; k < list.count(); ++k)
    if (list.itemData(k).toString() == wanted) list.setCurrentIndex(k);
}

Json orderJson(const RowTable& table) {
  return {{"column", table.sortColumn()}, {"descending", table.isDescending()}};
}

void restoreOrder(RowTable& table, const Json& order) {
  const auto column = memberOf(order, "column");
  const auto descending = memberOf(order, "descending");
  constexpr int mostColumns = 10'000;  // a table without it takes its first
  if (column.is_number_integer() && column >= 0 && column < mostColumns && descending.is_boolean())
    table.sortBy(column.get<int>(), descending.get<bool>());
}

}  // namespace gtv::ui
