#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/catalogue.h"
#include "base/result.h"
#include "data/node_data.h"
#include "tables/table.h"

namespace gtv {

/// What the rows of a table are for: those for validation and for the test are not learned from,
/// and the test labels are not looked at before the end. Kinds:
///   random       of every node ⌊share·m_i⌋ rows, drawn by a seed of its own
///   first, last  of every node the first or last rows in the order of the columns `by`: `count` of
///                them, or, if that is 0, ⌊share·m_i⌋
///   before       rows that are not before `value` by a column of numbers or times
///   column       a column says of every row what it is for, in words of the document
///   file         the rows of another file with the same columns
///   nodes        all rows of the nodes with these keys, or, if there are none, of ⌊share·n⌋ nodes
///                drawn by a seed of its own
const CatalogueView& rowValidationCatalogue();

/// Of each of these rows of the table; `nodeOfRow` and `keys` say whose they are. Errors stand at
/// `path`.
Result<std::vector<SamplePart>> rowParts(const Choice& choice, const Table& table,
                                         const std::vector<std::size_t>& rows,
                                         const std::vector<std::size_t>& nodeOfRow,
                                         const std::vector<std::string>& keys,
                                         const std::string& path);

/// The columns that the choice names.
std::vector<std::string> validationColumns(const Choice& choice);

}  // namespace gtv
