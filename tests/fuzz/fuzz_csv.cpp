// Tables from elsewhere: CSV, and data files.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/csv.h"
#include "base/json.h"
#include "data/data_table.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  static_cast<void>(gtv::parseCsv(text, "fuzz.csv"));
  const std::string file = "fuzz.csv";
  if (!gtv::writeTextFile(file, text)) return 0;
  const auto choice = gtv::readChoice(gtv::dataCatalogue().view,
                                      {{"kind", "csv"}, {"file", file}, {"testSet", file}}, "data");
  const auto find = [&](const std::string&) -> gtv::Result<std::string> { return file; };
  for (const auto labels : {gtv::LabelKind::None, gtv::LabelKind::Real, gtv::LabelKind::Class})
    static_cast<void>(gtv::loadCsvData(*choice, find, labels));
  return 0;
}
