#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "tables/table.h"

namespace gtv {

/// mean, min, max, sum, std, count, first, last.
const std::vector<std::string>& aggregateNames();

/// One value per group of rows: of the values that are not missing, missing if there are none
/// (count: 0). std has 1/(n − 1) and is missing for one value. first and last follow the rows.
/// Texts have min, max (by letters), count, first and last; an Error at `path` says so for the
/// others.
Result<Column> aggregateRows(const Table& table, int column, const std::string& name,
                             const std::vector<std::vector<std::size_t>>& groups,
                             const std::string& path);

}  // namespace gtv
