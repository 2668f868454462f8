#pragma once

#include <string>
#include <vector>

#include "base/csv.h"

namespace gtv {

/// A table with a header as CSV, see readCsv(); if that has no column `needed`, whatever
/// separators, decimal signs, encoding or packing RowReader understands, with numbers written with
/// points then. What was guessed goes to `notes`. The Error is that of readCsv() where nothing
/// helps.
Result<CsvTable> readPlainTable(const std::string& file, const std::string& name,
                                const std::string& needed, std::vector<std::string>& notes);

}  // namespace gtv
