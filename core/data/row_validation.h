#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/catalogue.h"
#include "base/result.h"
#include "tables/table.h"

namespace gtv {

/// Which rows of a table are for validation: not learned from, their labels are validation labels.
/// Kinds:
///   first, last  of every node the first or last rows in the order of the columns `by`: `count` of
///                them, or, if that is 0, ⌊share·m_i⌋
///   before       rows that are not before `value` by a column of numbers or times
///   column       a column says of every row "training" or "validation", in words of the document
///   nodes        all rows of the nodes with these keys
const CatalogueView& rowValidationCatalogue();

/// Of each of these rows of the table; `nodeOfRow` and `keys` say whose they are. Errors stand at
/// `path`.
Result<std::vector<bool>> validationRows(const Choice& choice, const Table& table,
                                         const std::vector<std::size_t>& rows,
                                         const std::vector<std::size_t>& nodeOfRow,
                                         const std::vector<std::string>& keys,
                                         const std::string& path);

/// The columns that the choice names.
std::vector<std::string> validationColumns(const Choice& choice);

}  // namespace gtv
