#include "ui/import/table_import.h"

#include <QFileInfo>
#include <QObject>
#include <algorithm>
#include <filesystem>
#include <utility>

#include "data/table_options.h"
#include "graph_files/node_table.h"
#include "tables/byte_source.h"
#include "tables/row_reader.h"
#include "tables/table_loading.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"

namespace gtv::ui {
namespace {

constexpr std::size_t mostRows = 100;

/// The same with nothing left open.
WrittenAs resolved(const TableFormat& format) {
  WrittenAs out;
  switch (*format.encoding) {
    case TextEncoding::Utf8:
      out.encoding = "utf-8";
      break;
    case TextEncoding::Windows1252:
      out.encoding = "windows-1252";
      break;
    default:
      out.encoding = "utf-16";
  }
  out.separator = separatorName(*format.separator);
  out.decimal = *format.decimal == ',' ? "comma" : "point";
  out.header = *format.hasHeader ? "names" : "values";
  return out;
}

TableFormat formatOf(const WrittenAs& written) {
  auto fields = dataFields(written);
  fields["missingMarks"] = Json::array();
  return tableFormat(Choice::ofComplete(std::move(fields)));
}

void inspectColumns(TableStart& start, const TableFormat& format) {
  start.looks.assign(start.header.size(), {});
  for (std::size_t c = 0; c < start.header.size(); ++c) {
    auto& look = start.looks[c];
    const std::string* first = nullptr;
    for (const auto& row : start.rows) {
      if (row.cells.size() <= c) continue;
      const auto& cell = row.cells[c];
      if (format.number(cell))
        ++look.numbers;
      else
        ++(format.isMissing(cell) ? look.missing : look.others);
      if (first == nullptr) first = &cell;
      look.isConstant = look.isConstant && *first == cell;
    }
    look.isConstant = look.isConstant && start.rows.size() > 1;
  }
}

ColumnRole roleByName(const std::string& title) {
  const auto name = toQString(title).trimmed().toLower();
  const auto among = [&](std::initializer_list<const char*> names) {
    return std::any_of(names.begin(), names.end(),
                       [&](const char* each) { return name == QLatin1String(each); });
  };
  if (among({"node", "node_id", "nodeid", "node id", "id", "key"})) return ColumnRole::Node;
  if (among({"station", "station_id", "station id", "station name", "havaintoasema", "asema",
             "site", "sensor", "device", "client", "user", "patient", "hospital", "municipality",
             "name", "observation station"}))
    return ColumnRole::Node;
  if (among({"y", "label", "target", "class", "response", "outcome", "price"}))
    return ColumnRole::Label;
  if (among({"longitude", "lon", "lng", "long"})) return ColumnRole::X;
  if (among({"latitude", "lat"})) return ColumnRole::Y;
  return ColumnRole::Feature;
}

}  // namespace

bool joinsNeighbours(GraphSource source) {
  return source == GraphSource::Map || source == GraphSource::Features ||
         source == GraphSource::Similar;
}

bool isUsedAs(ColumnRole role, ColumnRole use) {
  if (role == ColumnRole::FeatureAndX) return use == ColumnRole::Feature || use == ColumnRole::X;
  if (role == ColumnRole::FeatureAndY) return use == ColumnRole::Feature || use == ColumnRole::Y;
  return role == use;
}

void giveRole(std::vector<ColumnRole>& roles, const std::vector<std::size_t>& columns,
              ColumnRole role) {
  for (const auto column : columns) {
    for (const auto only : {ColumnRole::Node, ColumnRole::Label, ColumnRole::X, ColumnRole::Y})
      if (isUsedAs(role, only))
        for (auto& other : roles)
          if (isUsedAs(other, only))
            other = isUsedAs(other, ColumnRole::Feature) ? ColumnRole::Feature : ColumnRole::Ignore;
    roles[column] = role;
    if (isSingle(role)) return;
  }
}

std::vector<std::string> TableImport::titles(ColumnRole role) const {
  std::vector<std::string> out;
  for (std::size_t c = 0; c < roles.size(); ++c)
    if (isUsedAs(roles[c], role)) out.push_back(header[c]);
  return out;
}

TableStart readTableStart(const QString& file, const WrittenAs& written) {
  TableStart start;
  start.written = written;
  const auto path = file.toStdString();
  const auto name = QFileInfo(file).fileName().toStdString();
  auto format = formatOf(written);
  const auto nodes = nodeTableText(path, name);
  if (!nodes) {
    start.problem = translatedError(nodes.error());
    return start;
  }
  const auto open = [&] {
    if (!*nodes) return RowReader::open(path, name, format, true);
    const auto bytes = ByteSource::ofText((*nodes)->text, name);
    return bytes ? RowReader::open(*bytes, name, nodeTableFormat(format), true)
                 : Result<RowReader>(bytes.error());
  };
  auto reader = open();
  if (!reader && reader.error().where == headerField) {
    // The rows are shown while it is asked for.
    start.asksForHeader = true;
    format.hasHeader = false;
    reader = open();
  }
  if (!reader) {
    start.problem = translatedError(reader.error());
    return start;
  }
  start.written = resolved(reader->format());
  start.header = reader->names();
  if (const auto problem = columnNameProblem(name, start.header))
    start.problem = translatedError(*problem);
  for (const auto& note : reader->notes()) start.notes.push_back(note);
  RowReader::Row row;
  while (start.rows.size() < mostRows) {
    // What is wrong with the file the check says.
    const auto there = reader->next(row);
    if (!there || !*there) break;
    start.rows.push_back({static_cast<int>(row.line), {row.cells.begin(), row.cells.end()}});
  }
  inspectColumns(start, reader->format());
  return start;
}

Json dataFields(const WrittenAs& written) {
  return {{"encoding", written.encoding},
          {"separator", written.separator},
          {"decimal", written.decimal},
          {"header", written.header}};
}

ColumnRole roleIn(const Json& data, const std::string& column) {
  if (data.at("node") == column) return ColumnRole::Node;
  if (data.at("label") == column) return ColumnRole::Label;
  const auto& coordinates = data.at("coordinates");
  const auto& features = data.at("features");
  const bool isFeature = std::find(features.begin(), features.end(), column) != features.end();
  for (std::size_t k = 0; k < coordinates.size(); ++k)
    if (coordinates[k] == column)
      return k == 0 ? (isFeature ? ColumnRole::FeatureAndX : ColumnRole::X)
                    : (isFeature ? ColumnRole::FeatureAndY : ColumnRole::Y);
  return isFeature ? ColumnRole::Feature : ColumnRole::Ignore;
}

std::vector<std::string> columnsIn(const Json& data) {
  std::vector<std::string> out;
  for (const char* list : {"features", "coordinates"})
    for (const auto& column : data.at(list)) out.push_back(column.get<std::string>());
  for (const char* one : {"node", "label"})
    if (auto column = data.at(one).get<std::string>(); !column.empty())
      out.push_back(std::move(column));
  return out;
}

TableImport importOf(const Json& data, const QString& file) {
  TableImport import;
  import.file = file;
  import.isPresent = true;
  import.fields = data;
  import.written = {data.at("encoding"), data.at("separator"), data.at("decimal"),
                    data.at("header")};
  return import;
}

std::vector<ColumnRole> guessRoles(const TableStart& start, LabelKind labels) {
  std::vector<ColumnRole> roles;
  roles.reserve(start.header.size());
  const auto has = [&](ColumnRole role) {
    return std::find(roles.begin(), roles.end(), role) != roles.end();
  };
  for (std::size_t c = 0; c < start.header.size(); ++c) {
    const auto& look = start.looks[c];
    // Where there are no rows to look at, reading the whole file says why.
    const bool isNumeric = start.rows.empty() || (look.numbers > 0 && look.numbers >= look.others);
    auto role = roleByName(start.header[c]);
    if (role == ColumnRole::Label && !hasLabels(labels)) role = ColumnRole::Ignore;
    if (isSingle(role) && has(role)) role = ColumnRole::Feature;
    if (start.header[c] == unnamedRows) role = isNumeric ? ColumnRole::Ignore : ColumnRole::Node;
    if (role != ColumnRole::Node && !isNumeric) role = ColumnRole::Ignore;
    if (role == ColumnRole::Feature && look.isConstant) role = ColumnRole::Ignore;
    roles.push_back(role);
  }
  // A map needs both.
  if (has(ColumnRole::X) != has(ColumnRole::Y))
    for (auto& role : roles)
      if (role == ColumnRole::X || role == ColumnRole::Y) role = ColumnRole::Feature;
  if (hasLabels(labels) && !has(ColumnRole::Label)) {
    const auto last = std::find(roles.rbegin(), roles.rend(), ColumnRole::Feature);
    if (last != roles.rend()) *last = ColumnRole::Label;
  }
  return roles;
}

bool isNamedAsDegrees(const TableImport& import) {
  const auto isCalled = [&](ColumnRole role) {
    const auto titles = import.titles(role);
    return titles.size() == 1 && roleByName(titles.front()) == role;
  };
  return isCalled(ColumnRole::X) && isCalled(ColumnRole::Y);
}

std::string nameInDocument(const Experiment& experiment, const QString& file) {
  namespace fs = std::filesystem;
  const fs::path path = QFileInfo(file).absoluteFilePath().toStdString();
  if (experiment.folder().empty()) return path.string();
  std::error_code code;
  const auto beside = fs::proximate(path, experiment.folder(), code);
  const bool below = !code && !beside.empty() && beside.is_relative() && *beside.begin() != "..";
  return below ? beside.string() : path.string();
}

Json dataOf(const TableImport& import, const Experiment& experiment) {
  const auto only = [&](ColumnRole role) {
    const auto titles = import.titles(role);
    return titles.empty() ? std::string() : titles.front();
  };
  Json coordinates = Json::array();
  for (const auto role : {ColumnRole::X, ColumnRole::Y})
    if (auto title = only(role); !title.empty()) coordinates.push_back(std::move(title));
  auto data = import.fields;
  // Features of before keep their order: it is that of the parameters.
  auto features = import.titles(ColumnRole::Feature);
  const auto before = data.at("features").get<std::vector<std::string>>();
  std::stable_sort(features.begin(), features.end(), [&](const auto& a, const auto& b) {
    return std::find(before.begin(), before.end(), a) < std::find(before.begin(), before.end(), b);
  });
  data.update(Json{{"kind", "table"},
                   {"node", only(ColumnRole::Node)},
                   {"features", features},
                   {"label", only(ColumnRole::Label)},
                   {"coordinates", coordinates}});
  if (!import.isPresent) data["file"] = nameInDocument(experiment, import.file);
  data.update(dataFields(import.written));
  return data;
}

Json edgesOf(const TableImport& import, const Experiment& experiment) {
  auto edges = import.edges;
  const auto file = toQString(edges.at("file").get<std::string>());
  if (QFileInfo(file).isAbsolute()) edges["file"] = nameInDocument(experiment, file);
  return edges;
}

Result<Experiment> withTable(const Experiment& experiment, const TableImport& import) {
  auto next = experiment.with("data", dataOf(import, experiment));
  const auto set = [&](const char* field, const Json& value) {
    if (next) next = next->with(field, value);
  };
  if (!import.isPresent) {
    for (const char* field :
         {"nodes", "privacy", "attacks", "positions", "heldOut", "vary", "events"})
      set(field, nullptr);
    set("lambda", lambdaOfNewData);
    set("title", QFileInfo(import.file).completeBaseName().toStdString());
    set("source", "");
    set("notes", "");
  }
  if (import.graph == GraphSource::Present) {
    const bool hasMap =
        !import.titles(ColumnRole::X).empty() && !import.titles(ColumnRole::Y).empty();
    if (experiment.layout().kind() == "geographic" && !hasMap)
      set("layout", Json{{"kind", "auto"}});
    return next;
  }
  set("edits", nullptr);
  set("layout", Json{{"kind", "auto"}});
  if (import.graph == GraphSource::File)
    set("graph", edgesOf(import, experiment));
  else if (import.graph == GraphSource::None)
    set("graph", Json{{"kind", "empty"}});
  else if (import.graph == GraphSource::Similar)
    set("graph", Json{{"kind", "similarity"},
                      {"rule", {{"kind", "nearest"}, {"neighbours", import.neighbours}}}});
  else if (import.graph == GraphSource::Features)
    set("graph",
        Json{
            {"kind", "nearest-neighbours"}, {"neighbours", import.neighbours}, {"by", "features"}});
  else
    set("graph", Json{{"kind", "nearest-neighbours"},
                      {"neighbours", import.neighbours},
                      {"by", "coordinates"},
                      {"metric", import.isOnGlobe ? "haversine" : "euclidean"}});
  return next;
}

}  // namespace gtv::ui
