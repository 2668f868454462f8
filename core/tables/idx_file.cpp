#include "tables/idx_file.h"

#include <fmt/format.h>

#include <array>
#include <bit>
#include <cstring>
#include <string_view>
#include <utility>
#include <vector>

#include "tables/table_loading.h"

namespace gtv {
namespace {

constexpr std::int64_t mostColumns = 100'000;

struct NumberType {
  unsigned char code;
  std::size_t bytes;
  double (*read)(std::uint64_t bits);
};

constexpr std::array<NumberType, 6> numberTypes{{
    {0x08, 1, [](std::uint64_t bits) { return static_cast<double>(bits); }},
    {0x09, 1,
     [](std::uint64_t bits) { return static_cast<double>(static_cast<std::int8_t>(bits)); }},
    {0x0B, 2,
     [](std::uint64_t bits) { return static_cast<double>(static_cast<std::int16_t>(bits)); }},
    {0x0C, 4,
     [](std::uint64_t bits) { return static_cast<double>(static_cast<std::int32_t>(bits)); }},
    {0x0D, 4,
     [](std::uint64_t bits) {
       return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
     }},
    {0x0E, 8, [](std::uint64_t bits) { return std::bit_cast<double>(bits); }},
}};

std::uint64_t bigEndian(const unsigned char* at, std::size_t bytes) {
  std::uint64_t bits = 0;
  for (std::size_t k = 0; k < bytes; ++k) bits = bits << 8U | at[k];
  return bits;
}

/// As many bytes as are wanted, less only at the end.
Result<std::size_t> readAll(ByteSource& source, unsigned char* out, std::size_t size) {
  std::size_t done = 0;
  while (done < size) {
    const auto got = source.read(reinterpret_cast<char*>(out) + done, size - done);
    if (!got) return got.error();
    if (*got == 0) break;
    done += *got;
  }
  return done;
}

struct Header {
  const NumberType* type = nullptr;
  std::int64_t rows = 0;
  std::int64_t columns = 1;
};

/// Nothing if the file does not begin as one.
Result<std::optional<Header>> readHeader(ByteSource& source, const std::string& name) {
  constexpr std::size_t mostSizes = 4;
  std::array<unsigned char, 4 * mostSizes> bytes{};
  const auto got = readAll(source, bytes.data(), 4);
  if (!got) return got.error();
  const auto sizes = static_cast<std::size_t>(bytes[3]);
  if (*got < 4 || bytes[0] != 0 || bytes[1] != 0 || sizes == 0 || sizes > mostSizes)
    return std::optional<Header>();
  Header header;
  for (const auto& type : numberTypes)
    if (type.code == bytes[2]) header.type = &type;
  if (header.type == nullptr) return std::optional<Header>();
  const auto rest = readAll(source, bytes.data(), 4 * sizes);
  if (!rest) return rest.error();
  if (*rest < 4 * sizes)
    return Error{name, "is cut off: the sizes of an IDX file are not complete"};
  header.rows = static_cast<std::int64_t>(bigEndian(bytes.data(), 4));
  for (std::size_t k = 1; k < sizes; ++k) {
    header.columns *= static_cast<std::int64_t>(bigEndian(bytes.data() + 4 * k, 4));
    if (header.columns < 1 || header.columns > mostColumns)
      return Error{
          name, fmt::format("an IDX file whose rows have no number, or more than {}", mostColumns)};
  }
  return std::optional(header);
}

}  // namespace

Result<std::optional<LoadedTable>> loadIdx(ByteSource& source, const std::string& name,
                                           std::int64_t mostRows,
                                           const std::function<bool(double)>& goOn) {
  const auto header = readHeader(source, name);
  if (!header) return header.error();
  if (!*header) return std::optional<LoadedTable>();
  const auto& [type, rows, columns] = **header;
  LoadedTable out;
  out.table.name = name;
  std::vector<std::vector<double>> numbers(static_cast<std::size_t>(columns));
  std::vector<unsigned char> row(static_cast<std::size_t>(columns) * type->bytes);
  for (std::int64_t r = 0; r < rows && (mostRows < 0 || r < mostRows); ++r) {
    const auto got = readAll(source, row.data(), row.size());
    if (!got) return got.error();
    if (*got < row.size())
      return Error{name, fmt::format("is cut off: it has {} rows of {}", r, rows)};
    for (std::size_t c = 0; c < numbers.size(); ++c)
      numbers[c].push_back(type->read(bigEndian(row.data() + c * type->bytes, type->bytes)));
    out.table.lines.push_back(r + 1);
    if (goOn && r % 1024 == 0 && !goOn(source.share())) {
      out.finished = false;
      break;
    }
  }
  for (std::size_t c = 0; c < numbers.size(); ++c)
    out.table.columns.push_back(
        Column::ofNumbers(columns == 1 ? std::string("label") : fmt::format("pixel{}", c + 1),
                          std::move(numbers[c])));
  out.notes.push_back(
      fmt::format("the file has the IDX format: {} rows of {} numbers", rows, columns));
  return std::optional(std::move(out));
}

}  // namespace gtv
