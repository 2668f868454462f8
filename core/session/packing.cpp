#include "session/packing.h"

#include <fmt/format.h>
#include <zlib.h>

#include <bit>
#include <cstring>
#include <limits>

namespace gtv {

// Every processor that we are built for is little-endian; the bytes in memory are those of the
// file.
static_assert(std::endian::native == std::endian::little);
static_assert(sizeof(double) == 8 && std::numeric_limits<double>::is_iec559);

std::string packDoubles(const double* values, std::size_t count) {
  std::string bytes(count * sizeof(double), '\0');
  if (count > 0) std::memcpy(bytes.data(), values, bytes.size());
  return bytes;
}

bool unpackDoubles(std::string_view bytes, std::vector<double>& values) {
  if (bytes.size() % sizeof(double) != 0) return false;
  values.resize(bytes.size() / sizeof(double));
  if (!bytes.empty()) std::memcpy(values.data(), bytes.data(), bytes.size());
  return true;
}

bool unpackMatrix(std::string_view bytes, std::int64_t rows, std::int64_t columns, Matrix& A) {
  const auto count = static_cast<std::int64_t>(bytes.size() / sizeof(double));
  if (bytes.size() % sizeof(double) != 0 || rows < 0 || columns < 0) return false;
  // Without a product that may overflow.
  if (rows == 0 || columns == 0 ? count != 0 : count / rows != columns || count % rows != 0)
    return false;
  constexpr std::int64_t most = std::numeric_limits<int>::max();
  if (rows > most || columns > most) return false;
  A.resize(rows, columns);
  if (!bytes.empty()) std::memcpy(A.data(), bytes.data(), bytes.size());
  return true;
}

std::vector<std::string> packedColumns() {
  std::vector<std::string> names{"iteration"};
  for (const auto& column : traceColumns) names.emplace_back(column.name);
  return names;
}

std::size_t packedRowSize() { return sizeof(double) * (1 + traceColumns.size()); }

std::string packRows(const TraceRow* rows, std::size_t count) {
  std::string bytes(count * packedRowSize(), '\0');
  char* at = bytes.data();
  const auto put = [&at](const auto& value) {
    static_assert(sizeof(value) == sizeof(double));
    std::memcpy(at, &value, sizeof(value));
    at += sizeof(value);
  };
  for (std::size_t k = 0; k < count; ++k) {
    put(rows[k].iteration);
    for (const auto& column : traceColumns) put(rows[k].*column.value);
  }
  return bytes;
}

bool unpackRows(std::string_view bytes, const std::vector<std::string>& columns,
                std::vector<TraceRow>& rows) {
  const auto size = sizeof(double) * columns.size();
  if (size == 0 || bytes.size() % size != 0 || columns.front() != "iteration") return false;
  constexpr double none = std::numeric_limits<double>::quiet_NaN();
  TraceRow blank;
  for (const auto& column : traceColumns) blank.*column.value = none;
  std::vector<double TraceRow::*> places;  // null: unknown
  for (std::size_t c = 1; c < columns.size(); ++c) {
    double TraceRow::*place = nullptr;
    for (const auto& column : traceColumns)
      if (columns[c] == column.name) place = column.value;
    places.push_back(place);
  }
  const auto first = rows.size();
  rows.resize(first + bytes.size() / size, blank);
  const char* at = bytes.data();
  for (auto k = first; k < rows.size(); ++k) {
    auto& row = rows[k];
    std::memcpy(&row.iteration, at, sizeof(double));
    at += sizeof(double);
    for (const auto place : places) {
      if (place != nullptr) std::memcpy(&(row.*place), at, sizeof(double));
      at += sizeof(double);
    }
  }
  return true;
}

std::string auxiliaryPart(std::size_t k) { return fmt::format("solver.anchor-{}", k); }

std::uint32_t checksum(std::string_view bytes) {
  return static_cast<std::uint32_t>(
      crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

}  // namespace gtv
