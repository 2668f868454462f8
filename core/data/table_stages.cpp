#include "data/table_stages.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "data/table_options.h"
#include "tables/preparation.h"

namespace gtv {
namespace {

TableStage stageOf(const Table& table, std::string step, std::size_t mostShown) {
  TableStage stage;
  stage.step = std::move(step);
  stage.rowCount = table.rows();
  const auto shown = std::min(mostShown, table.rows());
  for (std::size_t r = 0; r < shown; ++r) stage.rows.push_back({table.lineInFile(r), {}});
  for (const auto& column : table.columns) {
    stage.columns.push_back(column.name);
    stage.areNumeric.push_back(column.isNumeric());
    for (std::size_t r = 0; r < shown; ++r) stage.rows[r].cells.push_back(column.written(r));
  }
  return stage;
}

}  // namespace

TableStages tableStages(const Choice& data, const FileFinder& find, std::int64_t mostRead,
                        std::size_t mostShown, const std::stop_token& stop) {
  TableStages out;
  const auto steps = preparationSteps(data);
  TableRequest request;
  request.asTexts = columnsOfKeys(steps, data.text("node"));
  request.asTexts.push_back(data.text("node"));
  request.mostRows = mostRead;
  auto loaded =
      loadTableFile(data, find, std::move(request), [&](double) { return !stop.stop_requested(); });
  if (!loaded) {
    out.problem = loaded.error();
    return out;
  }
  if (static_cast<std::int64_t>(loaded->table.rows()) + loaded->problemCount >= mostRead)
    out.readRows = mostRead;
  out.stages.push_back(stageOf(loaded->table, {}, mostShown));
  out.stages.back().notes = std::move(loaded->notes);
  for (const auto& note : loaded->notesOnSecond)
    out.stages.back().notes.push_back(fmt::format("{}: {}", loaded->table.secondName, note));
  PreparationContext context;
  context.path = "data.prepare";
  context.find = find;
  context.node = data.text("node");
  context.stop = stop;
  std::vector<std::string> notes;
  std::size_t said = 0;
  const auto prepared = prepareTable(
      std::move(loaded->table), steps, context, notes, [&](std::size_t step, const Table& table) {
        out.stages.push_back(stageOf(table, steps[step].kind(), mostShown));
        out.stages.back().notes.assign(notes.begin() + static_cast<std::ptrdiff_t>(said),
                                       notes.end());
        said = notes.size();
      });
  if (!prepared) out.problem = prepared.error();
  return out;
}

}  // namespace gtv
