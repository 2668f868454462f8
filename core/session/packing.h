#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/types.h"
#include "run/run_trace.h"

// Numbers as bytes, little-endian, so that every double comes back bit for bit (−0, NaN, ∞).
namespace gtv {

std::string packDoubles(const double* values, std::size_t count);
inline std::string packDoubles(const std::vector<double>& values) {
  return packDoubles(values.data(), values.size());
}
inline std::string packMatrix(const Matrix& A) {
  return packDoubles(A.data(), static_cast<std::size_t>(A.size()));
}
/// False if the bytes are not a whole number of doubles.
bool unpackDoubles(std::string_view bytes, std::vector<double>& values);
/// False if there are not rows · columns doubles.
bool unpackMatrix(std::string_view bytes, std::int64_t rows, std::int64_t columns, Matrix& A);

/// The names of what packRows() writes per row: "iteration" and those of traceColumns().
std::vector<std::string> packedColumns();
std::string packRows(const TraceRow* rows, std::size_t count);
/// Rows whose columns are `columns`, which an older or newer program wrote: names that we do not
/// know are left out, what they do not have stays NaN. False if the bytes are no whole rows.
bool unpackRows(std::string_view bytes, const std::vector<std::string>& columns,
                std::vector<TraceRow>& rows);
/// Bytes per row of our own columns.
std::size_t packedRowSize();

/// The name under which anchor k of a solver's state lies in a session.
std::string auxiliaryPart(std::size_t k);

/// Of bytes as they lie in the file.
std::uint32_t checksum(std::string_view bytes);

}  // namespace gtv
