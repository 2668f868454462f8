#include "graph_files/node_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "base/csv.h"
#include "graph_files/foreign_graph.h"
#include "graph_files/graph_file.h"
#include "tables/byte_source.h"

namespace gtv {
namespace {

constexpr double mostCells = 5e7;

}  // namespace

Result<std::optional<NodeTableText>> nodeTableText(const std::string& file,
                                                   const std::string& name) {
  const auto format = graphFormatOf(file);
  if (!format || *format == GraphFormat::Csv) return std::optional<NodeTableText>();
  ForeignGraph begun{.name = name};
  begun.nodes.keepAll();
  auto graph = readForeignGraph(file, std::move(begun));
  if (!graph) return graph.error();
  GraphDocument document;
  setKeys(document, *graph);
  NodeTableText table{{}, fmt::format("{} (nodes)", name)};
  const auto& columns = graph->nodes.columns();
  if (static_cast<double>(columns.size()) * static_cast<double>(document.keys.size()) > mostCells)
    return Error{name, fmt::format("the {} attributes of {} nodes are too many for a table",
                                   columns.size(), document.keys.size())};
  table.text = graph->nodes.find("node") == nullptr ? "node" : "node key";
  for (const auto& column : columns) table.text += ',' + csvCell(column.name);
  table.text += '\n';
  std::vector<std::size_t> next(columns.size(), 0);
  for (std::size_t i = 0; i < document.keys.size(); ++i) {
    table.text += csvCell(document.keys[i]);
    for (std::size_t c = 0; c < columns.size(); ++c) {
      table.text += ',';
      const auto& column = columns[c];
      if (next[c] < column.items.size() && column.items[next[c]] == i)
        table.text += csvCell(column.cells[next[c]++]);
    }
    table.text += '\n';
  }
  return std::optional(std::move(table));
}

TableFormat nodeTableFormat(TableFormat format) {
  format.encoding = TextEncoding::Utf8;
  format.separator = ',';
  format.decimal = '.';
  format.hasHeader = true;
  format.comment.clear();
  return format;
}

Result<LoadedTable> loadNodeTable(const NodeTableText& nodes, TableRequest request,
                                  const std::function<bool(double)>& goOn) {
  request.format = nodeTableFormat(std::move(request.format));
  const auto bytes = ByteSource::ofText(nodes.text, nodes.name);
  if (!bytes) return bytes.error();
  auto loaded = loadTable(*bytes, nodes.name, request, goOn);
  // The lines of the text are none of the file.
  if (loaded) std::fill(loaded->table.lines.begin(), loaded->table.lines.end(), 0);
  return loaded;
}

}  // namespace gtv
