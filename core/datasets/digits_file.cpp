#include "datasets/digits_file.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <utility>

#include "base/csv.h"

namespace gtv {
namespace {

constexpr int pixelsOfDigit = 64;
constexpr double brightestOfDigits = 16;

/// The cell as a whole number from 0 to `most`.
Result<std::uint8_t> levelIn(const CsvTable& table, const CsvTable::Row& row, int column,
                             double most) {
  const auto value = table.number(row, column);
  if (!value) return value.error();
  if (*value != std::floor(*value) || *value < 0 || *value > most)
    return table.errorAt(row,
                         fmt::format("{} must be a whole number from 0 to {}, got {}",
                                     table.header[static_cast<std::size_t>(column)], most, *value));
  return static_cast<std::uint8_t>(*value);
}

}  // namespace

Result<std::shared_ptr<const LabelledImages>> readDigitsFile(const std::string& path,
                                                             const std::string& name) {
  constexpr double lastDigit = 9;
  const auto table = readCsv(path, name);
  if (!table) return table.error();
  std::array<int, pixelsOfDigit> columns{};
  for (int j = 0; j < pixelsOfDigit; ++j) {
    const auto column = table->requireColumn(fmt::format("p{}", j));
    if (!column) return column.error();
    columns[static_cast<std::size_t>(j)] = *column;
  }
  const auto digit = table->requireColumn("digit");
  if (!digit) return digit.error();
  auto images = std::make_shared<LabelledImages>();
  images->name = name;
  images->count = std::ssize(table->rows);
  images->pixels = pixelsOfDigit;
  images->brightest = brightestOfDigits;
  images->firstLine = 2;
  for (const auto& row : table->rows) {
    for (const int column : columns) {
      const auto level = levelIn(*table, row, column, brightestOfDigits);
      if (!level) return level.error();
      images->levels.push_back(*level);
    }
    const auto label = levelIn(*table, row, *digit, lastDigit);
    if (!label) return label.error();
    images->labels.push_back(*label);
  }
  return std::shared_ptr<const LabelledImages>(std::move(images));
}

}  // namespace gtv
