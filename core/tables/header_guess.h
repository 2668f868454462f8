#pragma once

#include <string_view>
#include <vector>

#include "tables/table_format.h"

namespace gtv {

/// Spells the cell a number, date or time however written (12 %, 1.234,56, 31/1/2024, 12:30), a
/// truth value or a missing one? Names of columns rarely do.
bool looksLikeValue(std::string_view cell, const TableFormat& format);

/// Is it open whether the first row has the names of the columns? It is if one of its cells looks
/// like a value, if one between others is empty above cells that are not, or if all columns are of
/// texts and one of its cells is there again below. An empty first name is that of row names.
bool mayHaveNoNames(const std::vector<std::vector<Cell>>& rows, const TableFormat& format);

}  // namespace gtv
