// Tables as people have them, and the steps that prepare them. The first line of the input is a
// formula, the others are the table.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.h"
#include "tables/expression.h"
#include "tables/preparation.h"
#include "tables/table_loading.h"

namespace {

/// With what is called `first` and `last` in its columns.
void prepare(const gtv::Table& table, const std::string& formula) {
  using gtv::Json;
  const auto first = table.columns.front().name;
  const auto last = table.columns.back().name;
  const Json steps[] = {
      {{"kind", "parse-time"}, {"column", first}, {"with", Json::array({last})}},
      {{"kind", "expand-list"}, {"column", first}},
      {{"kind", "one-hot"}, {"column", last}},
      {{"kind", "pivot"},
       {"rows", Json::array({first})},
       {"column", last},
       {"value", last},
       {"aggregate", "first"}},
      {{"kind", "unpivot"}, {"keep", Json::array({first})}},
      {{"kind", "group"}, {"by", Json::array({first})}, {"aggregate", {{last, "max"}}}},
      {{"kind", "lag"}, {"columns", Json::array({last})}, {"order", Json::array({first})}},
      {{"kind", "fill"}, {"column", last}, {"with", "previous"}, {"order", Json::array({first})}},
      {{"kind", "standardise"}, {"columns", Json::array({last})}},
      {{"kind", "filter"}, {"where", formula}},
  };
  for (const auto& step : steps) {
    const auto choice = gtv::readChoice(gtv::preparationCatalogue().view, step, "step");
    if (!choice) continue;
    std::vector<std::string> notes;
    static_cast<void>(gtv::prepareTable(table, {*choice}, {}, notes));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  const auto line = std::min(input.find('\n'), input.size());
  const std::string file = "fuzz.txt";
  if (!gtv::writeTextFile(file, input.substr(std::min(line + 1, input.size())))) return 0;
  for (const bool hasHeader : {true, false}) {
    gtv::TableRequest request;
    request.format.hasHeader = hasHeader;
    const auto loaded = gtv::loadTable(file, file, request);
    if (loaded && !loaded->table.columns.empty())
      prepare(loaded->table, std::string(input.substr(0, line)));
  }
  return 0;
}
