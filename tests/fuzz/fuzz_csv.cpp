// Tables from elsewhere: CSV, and what data is made of.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/csv.h"
#include "data/data_table.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto table = gtv::parseCsv(text, "fuzz.csv");
  if (!table) return 0;
  static_cast<void>(gtv::readDataTable(*table));
  static_cast<void>(gtv::readPointTable(*table));
  static_cast<void>(gtv::readTestSet(*table));
  return 0;
}
