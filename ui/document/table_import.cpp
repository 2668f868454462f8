#include "ui/document/table_import.h"

#include <QFile>
#include <QFileInfo>
#include <QObject>
#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>

#include "base/input_file.h"
#include "base/number.h"
#include "data/table_data.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"

namespace gtv::ui {
namespace {

constexpr std::size_t mostRows = 100;
constexpr qint64 startBytes = 1 << 20;
constexpr std::array<const char*, 3> separators{"comma", "semicolon", "tab"};

/// Into `start`; false if something is wrong before the first row.
void readRows(std::string_view content, const std::string& name, bool isWhole, TableStart& start) {
  CsvReader reader(content, name, separatorOf(start.separator));
  if (reader.atEnd()) {
    start.problem = QObject::tr("The file is empty");
    return;
  }
  CsvTable table;
  table.name = name;
  CsvTable::Row row;
  if (const auto problem = reader.next(row)) {
    start.problem = translatedError(*problem);
    return;
  }
  table.header = row.cells;
  start.header = row.cells;
  if (const auto problem = headerProblem(table)) start.problem = translatedError(*problem);
  while (!reader.atEnd() && start.rows.size() < mostRows) {
    // What the end of the piece has cut is not shown; what is wrong with the file the check says.
    if (reader.next(row)) break;
    if (reader.atEnd() && !isWhole) break;
    start.rows.push_back(row);
  }
}

/// How many columns this separator makes, 0 if rows differ.
std::size_t columnsBy(std::string_view content, const std::string& name, const char* separator,
                      bool isWhole) {
  TableStart start;
  start.separator = separator;
  readRows(content, name, isWhole, start);
  const auto asHeader = [&](const CsvTable::Row& row) {
    return row.cells.size() == start.header.size();
  };
  // A slip in a few rows does not make it another separator.
  const auto equal =
      static_cast<std::size_t>(std::count_if(start.rows.begin(), start.rows.end(), asHeader));
  return 2 * equal >= start.rows.size() ? start.header.size() : 0;
}

void inspectColumns(TableStart& start) {
  start.looks.assign(start.header.size(), {});
  for (std::size_t c = 0; c < start.header.size(); ++c) {
    auto& look = start.looks[c];
    const std::string* first = nullptr;
    for (const auto& row : start.rows) {
      if (row.cells.size() <= c) continue;
      const auto& cell = row.cells[c];
      if (parseNumber(cell))
        ++look.numbers;
      else
        ++(isMissingCell(cell) ? look.missing : look.others);
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
  if (among({"y", "label", "target", "class", "response", "outcome", "price"}))
    return ColumnRole::Label;
  if (among({"longitude", "lon", "lng", "long"})) return ColumnRole::X;
  if (among({"latitude", "lat"})) return ColumnRole::Y;
  return ColumnRole::Feature;
}

}  // namespace

std::vector<std::string> TableImport::titles(ColumnRole role) const {
  std::vector<std::string> out;
  for (std::size_t c = 0; c < roles.size(); ++c)
    if (roles[c] == role) out.push_back(header[c]);
  return out;
}

TableStart readTableStart(const QString& file, const std::string& separator) {
  TableStart start;
  start.separator = separator.empty() ? separators.front() : separator;
  if (const auto isFile = checkIsFile(file.toStdString()); !isFile) {
    start.problem = translatedError(isFile.error());
    return start;
  }
  QFile in(file);
  if (!in.open(QIODevice::ReadOnly)) {
    start.problem = QObject::tr("%1 cannot be read: %2").arg(file, in.errorString());
    return start;
  }
  auto bytes = in.read(startBytes);
  const bool isWhole = in.atEnd();
  const auto name = QFileInfo(file).fileName().toStdString();
  if (!isWhole)
    if (const auto end = bytes.lastIndexOf('\n'); end > 0) bytes.truncate(end + 1);
  const auto content = csvText({bytes.constData(), static_cast<std::size_t>(bytes.size())}, name);
  if (!content) {
    start.problem = translatedError(content.error());
    return start;
  }
  if (separator.empty()) {
    std::size_t most = 1;
    for (const char* each : separators)
      if (const auto columns = columnsBy(*content, name, each, isWhole); columns > most) {
        most = columns;
        start.separator = each;
      }
  }
  readRows(*content, name, isWhole, start);
  inspectColumns(start);
  return start;
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
    if (role == ColumnRole::Label && labels == LabelKind::None) role = ColumnRole::Ignore;
    if (isSingle(role) && has(role)) role = ColumnRole::Feature;
    if (role != ColumnRole::Node && !isNumeric) role = ColumnRole::Ignore;
    if (role == ColumnRole::Feature && look.isConstant) role = ColumnRole::Ignore;
    roles.push_back(role);
  }
  // A map needs both.
  if (has(ColumnRole::X) != has(ColumnRole::Y))
    for (auto& role : roles)
      if (role == ColumnRole::X || role == ColumnRole::Y) role = ColumnRole::Feature;
  if (labels != LabelKind::None && !has(ColumnRole::Label)) {
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
  return Json{{"kind", "table"},
              {"file", nameInDocument(experiment, import.file)},
              {"separator", import.separator},
              {"node", only(ColumnRole::Node)},
              {"features", import.titles(ColumnRole::Feature)},
              {"label", only(ColumnRole::Label)},
              {"coordinates", coordinates},
              {"missing", import.missing},
              {"standardise", import.standardise},
              {"intercept", import.intercept},
              {"heldOut", import.heldOut}};
}

Result<Experiment> withTable(const Experiment& experiment, const TableImport& import) {
  auto next = experiment.with("data", dataOf(import, experiment));
  const auto set = [&](const char* field, const Json& value) {
    if (next) next = next->with(field, value);
  };
  for (const char* field :
       {"nodes", "privacy", "attacks", "positions", "heldOut", "vary", "events"})
    set(field, nullptr);
  set("title", QFileInfo(import.file).completeBaseName().toStdString());
  set("source", "");
  set("notes", "");
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
    set("graph", Json{{"kind", "csv"}, {"file", nameInDocument(experiment, import.edgeFile)}});
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
