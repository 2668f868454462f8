#include "ui/import/graph_exchange.h"

#include <QFile>
#include <QFileInfo>
#include <QObject>
#include <QStringList>

#include "base/input_file.h"
#include "base/json.h"
#include "data/data_table.h"
#include "graph_files/edge_table_reader.h"
#include "graph_files/graph_file.h"
#include "lessons/lesson.h"
#include "ui/widgets/display_text.h"

namespace gtv::ui {
namespace {

/// Enough to see a header or the format of a document.
constexpr qint64 headerBytes = 4096;
/// No header is longer.
constexpr qint64 longestLine = 1 << 20;

}  // namespace

FileKind kindOfFile(const QString& file) {
  QFile in(file);
  if (!checkIsFile(file.toStdString()) || !in.open(QIODevice::ReadOnly)) return FileKind::Unknown;
  const auto start = in.read(headerBytes);
  // Of a file that gzip has packed the ending before that says what it is.
  const auto ending = QFileInfo(file).suffix().toLower();
  if (ending == QLatin1String("gz")) {
    const auto packed = graphFormatOf(file.toStdString());
    return packed && *packed != GraphFormat::Csv ? FileKind::Graph : FileKind::Table;
  }
  if (isLessonFile(file.toStdString())) return FileKind::Lesson;
  if (ending == QLatin1String("json"))
    return start.contains("\"gtvlab-experiment\"")                         ? FileKind::Experiment
           : start.contains("\"nodes\"") || start.contains("\"elements\"") ? FileKind::Graph
                                                                           : FileKind::Experiment;
  const auto format = graphFormatOf(file.toStdString());
  if (format && *format != GraphFormat::Csv) return FileKind::Graph;
  in.seek(0);
  auto head = QString::fromUtf8(in.readLine(longestLine)).trimmed();
  head.remove(QLatin1Char('"'));
  head.remove(QChar(0xfeff));
  const auto separator = head.contains(QLatin1Char(';'))    ? QLatin1Char(';')
                         : head.contains(QLatin1Char('\t')) ? QLatin1Char('\t')
                                                            : QLatin1Char(',');
  QStringList columns;
  for (const auto& title : head.split(separator)) columns << title.trimmed();
  for (const char* edges : {"edges", "edgelist", "ncol"})
    if (ending == QLatin1String(edges)) return FileKind::Graph;
  std::vector<std::string> names;
  for (const auto& title : columns) names.push_back(title.toStdString());
  if (nameEnds(names)) return FileKind::Graph;
  if (isDataHeader(names)) return FileKind::Data;
  for (const char* table : {"csv", "tsv", "tab"})
    if (ending == QLatin1String(table)) return FileKind::Table;
  const bool cells = head.contains(QLatin1Char(',')) || head.contains(QLatin1Char(';')) ||
                     head.contains(QLatin1Char('\t'));
  const bool isText = !start.contains('\0');
  return cells && isText && (ending == QLatin1String("txt") || ending == QLatin1String("dat"))
             ? FileKind::Table
             : FileKind::Unknown;
}

Result<Experiment> withDataFile(const Experiment& experiment, const QString& file) {
  auto next = experiment.with("data", Json{{"kind", "csv"}, {"file", file.toStdString()}});
  for (const char* field : {"nodes", "attacks"})
    if (next) next = next->with(field, nullptr);
  return next;
}

QString writtenGraphFilter() {
  return QStringList{QObject::tr("Graphs (*.graphml *.gml *.net *.json *.csv)"),
                     QStringLiteral("GraphML (*.graphml)"),
                     QStringLiteral("GML (*.gml)"),
                     QStringLiteral("Pajek (*.net)"),
                     QObject::tr("Node-link JSON (*.json)"),
                     QObject::tr("Edge table (*.csv)")}
      .join(QStringLiteral(";;"));
}

QString readGraphFilter() {
  QStringList patterns;
  for (const auto& ending : graphEndings()) {
    patterns << QStringLiteral("*") + toQString(ending);
    patterns << QStringLiteral("*") + toQString(ending) + QStringLiteral(".gz");
  }
  return QObject::tr("Graphs (%1)").arg(patterns.join(QLatin1Char(' ')));
}

}  // namespace gtv::ui
