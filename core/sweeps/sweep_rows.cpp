#include "sweeps/sweep_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <tuple>

#include "base/csv.h"
#include "base/json.h"
#include "base/localized.h"
#include "base/number.h"

namespace gtv {
namespace {

constexpr std::array sweepColumns{
    SweepMetric{"iterations", displayText("Iterations"), "/iterations"},
    SweepMetric{"objective", displayText("Objective"), "/objective"},
    SweepMetric{"loss", displayText("Loss"), "/loss"},
    SweepMetric{"gtv", displayText("GTV"), "/gtv"},
    SweepMetric{"gap", displayText("Certified gap"), "/gap"},
    SweepMetric{"relativeGap", displayText("Certified relative gap"), "/relativeGap"},
    SweepMetric{"kktResidual", displayText("KKT residual"), "/kktResidual"},
    SweepMetric{"mse", displayText("MSE"), "/mse"},
    SweepMetric{"trainMse", displayText("Training error (label MSE)"), "/labelMse/train"},
    SweepMetric{"testMse", displayText("Validation error (label MSE)"), "/labelMse/test"},
    SweepMetric{"trainAccuracy", displayText("Training accuracy"), "/accuracy/train"},
    SweepMetric{"validationAccuracy", displayText("Validation accuracy"), "/accuracy/validation"},
    SweepMetric{"ari", displayText("Adjusted Rand index"), "/ari"},
    SweepMetric{"conductance", displayText("Largest conductance"), "/conductance"},
    SweepMetric{"clusters", displayText("Clusters or groups"), "/clusters"},
    SweepMetric{"innerEdges", displayText("Edge weight within true clusters"), "/innerEdges"},
    SweepMetric{"predictionGtv", displayText("Prediction GTV"), "/predictionGtv"},
    SweepMetric{"privacySpent", displayText("Privacy spent, ε"), "/privacySpent"},
    SweepMetric{"estimation", displayText("Estimation error"), "/estimation/estimate"},
    SweepMetric{"heldOutMse", displayText("Held-out MSE, λ by validation"),
                "/heldOut/chosenByValidation/mse"},
    SweepMetric{"heldOutBest", displayText("Held-out MSE, best λ"), "/heldOut/best/mse"},
    SweepMetric{"victimMse", displayText("MSE of honest nodes"), "/poisoning/mse"},
    SweepMetric{"victimTestMse", displayText("Validation error of honest nodes"),
                "/poisoning/labelMse/test"},
    SweepMetric{"victimValidationAccuracy", displayText("Validation accuracy of honest nodes"),
                "/poisoning/accuracy/validation"},
    SweepMetric{"messages", displayText("Messages"), "/messages"},
    SweepMetric{"vectors", displayText("Vectors sent"), "/vectors"},
    SweepMetric{"bytesExchanged", displayText("Bytes sent"), "/bytesExchanged"},
    SweepMetric{"nodes", displayText("Nodes"), "/nodes"},
    SweepMetric{"edges", displayText("Edges"), "/edges"},
    SweepMetric{"dimension", displayText("Dimension"), "/dimension"}};

constexpr double noNumber = std::numeric_limits<double>::quiet_NaN();
constexpr const char* refusedStatus = "refused";

/// Known statuses, the worst first.
const std::vector<std::string>& statuses() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> list;
    for (const auto status : {RunStatus::Diverged, RunStatus::Uncertified, RunStatus::TimeLimit,
                              RunStatus::IterationLimit, RunStatus::Converged})
      list.emplace_back(statusName(status));
    return list;
  }();
  return names;
}

bool isStatus(const std::string& name) {
  return name == refusedStatus ||
         std::find(statuses().begin(), statuses().end(), name) != statuses().end();
}

std::vector<std::string> headerOf(const SweepPlan& plan) {
  std::vector<std::string> header;
  bool variesSeed = false;
  for (const auto& axis : plan.axes()) {
    header.push_back(axis.path);
    variesSeed = variesSeed || axis.path == "seed";
  }
  header.emplace_back("repeat");
  if (!variesSeed) header.emplace_back("seed");
  header.emplace_back("status");
  for (const auto& metric : sweepMetrics()) header.emplace_back(metric.key);
  header.emplace_back("error");
  return header;
}

/// What one run says.
struct RunNumber {
  int cell;
  int repeat;
  double value;
};

std::vector<RunNumber> numbersOf(const std::vector<SweepRow>& rows, int metric) {
  std::vector<RunNumber> out;
  out.reserve(rows.size());
  for (const auto& row : rows) out.push_back({row.cell, row.repeat, row.metric(metric)});
  return out;
}

/// Of the finite ones.
std::vector<SweepSummary> summaryOfCells(const SweepPlan& plan, std::vector<RunNumber> numbers) {
  std::vector<SweepSummary> cells(static_cast<std::size_t>(plan.cellCount()));
  std::erase_if(numbers, [](const RunNumber& each) { return !std::isfinite(each.value); });
  // Always added up in one order, whatever the order in which the rows came.
  std::sort(numbers.begin(), numbers.end(), [](const RunNumber& a, const RunNumber& b) {
    return std::tie(a.cell, a.repeat) < std::tie(b.cell, b.repeat);
  });
  const auto cellOf = [&](const RunNumber& each) -> SweepSummary& {
    return cells[static_cast<std::size_t>(each.cell)];
  };
  for (const auto& each : numbers) {
    ++cellOf(each).count;
    cellOf(each).mean += each.value;
  }
  for (auto& cell : cells) cell.mean = cell.count > 0 ? cell.mean / cell.count : noNumber;
  for (const auto& each : numbers)
    cellOf(each).deviation += std::pow(each.value - cellOf(each).mean, 2);
  for (auto& cell : cells)
    cell.deviation = cell.count > 1 ? std::sqrt(cell.deviation / (cell.count - 1)) : 0;
  return cells;
}

Json metricJson(const std::vector<const SweepRow*>& rows, int metric) {
  std::vector<double> values;
  bool all = true;
  for (const auto* row : rows) {
    values.push_back(row->metric(metric));
    all = all && std::isfinite(values.back());
  }
  Json list = Json::array();
  for (const double x : values) list.push_back(std::isfinite(x) ? Json(x) : Json(nullptr));
  if (!all) return Json{{"mean", nullptr}, {"std", nullptr}, {"values", std::move(list)}};
  double sum = 0;
  for (const double x : values) sum += x;
  const double mean = sum / static_cast<double>(values.size());
  double squares = 0;
  for (const double x : values) squares += std::pow(x - mean, 2);
  // One run has no deviation.
  const auto count = static_cast<double>(values.size());
  const double deviation = std::sqrt(squares / (count - 1));
  return Json{{"mean", mean},
              {"std", count > 1 ? Json(deviation) : Json()},
              {"standardError", count > 1 ? Json(deviation / std::sqrt(count)) : Json()},
              {"values", std::move(list)}};
}

}  // namespace

Json exactJson(double x) {
  if (std::isinf(x)) return x > 0 ? "inf" : "-inf";
  return x;
}

std::optional<double> exactNumber(const Json& value) {
  if (value.is_number()) return value.get<double>();
  if (value == "inf") return std::numeric_limits<double>::infinity();
  if (value == "-inf") return -std::numeric_limits<double>::infinity();
  return std::nullopt;
}

std::string numberCell(double x) {
  if (std::isnan(x)) return {};
  return std::isinf(x) ? exactJson(x).get<std::string>() : formatNumber(x);
}

std::optional<double> cellNumber(const std::string& cell) {
  if (cell.empty()) return noNumber;
  const auto value = parseNumber(cell);
  return value ? value : exactNumber(Json(cell));
}

std::vector<std::string> sweepCellTexts(const SweepPlan& plan, int cell) {
  std::vector<std::string> texts;
  const auto indices = plan.indicesOf(cell);
  for (std::size_t a = 0; a < indices.size(); ++a)
    texts.push_back(sweepValueText(plan.axes()[a].values[static_cast<std::size_t>(indices[a])]));
  return texts;
}

std::span<const SweepMetric> sweepMetrics() { return sweepColumns; }

int sweepMetric(std::string_view key) {
  const auto* found = std::find_if(sweepColumns.begin(), sweepColumns.end(),
                                   [&](const SweepMetric& metric) { return metric.key == key; });
  return found == sweepColumns.end() ? -1 : static_cast<int>(found - sweepColumns.begin());
}

SweepRow refusedRow(int cell, int repeat, std::string error) {
  return {cell, repeat, refusedStatus, std::move(error),
          std::vector<double>(sweepColumns.size(), noNumber)};
}

std::vector<std::string> textsOf(const Json& list) {
  std::vector<std::string> out;
  if (list.is_array())
    for (const auto& text : list)
      if (text.is_string()) out.push_back(text.get<std::string>());
  return out;
}

std::vector<double> metricsOf(const Json& report) {
  std::vector<double> out;
  for (const auto& metric : sweepColumns) {
    const Json::json_pointer place(metric.place);
    const bool there = report.contains(place) && report.at(place).is_number();
    out.push_back(there ? report.at(place).get<double>() : noNumber);
  }
  return out;
}

Json toJson(const SweepRow& row) {
  Json json{{"cell", row.cell}, {"repeat", row.repeat}, {"status", row.status}};
  if (row.isRefused()) {
    json["error"] = row.error;
    return json;
  }
  json["metrics"] = Json::object();
  for (std::size_t k = 0; k < row.metrics.size(); ++k)
    if (!std::isnan(row.metrics[k]))
      json["metrics"][sweepColumns[k].key] = exactJson(row.metrics[k]);
  if (!row.curve.iterations.empty()) json["curve"] = toJson(row.curve);
  if (!row.notes.empty()) json["notes"] = row.notes;
  if (!row.warnings.empty()) json["warnings"] = row.warnings;
  return json;
}

Result<SweepRow> sweepRowFromJson(const Json& json, const SweepPlan& plan) {
  const auto index = [&](const char* key, int count) {
    const auto value = json.value(key, Json());
    return value.is_number_integer() && value >= 0 && value < count ? value.get<int>() : -1;
  };
  if (!json.is_object()) return Error{"", "expected the row of a sweep, which is a JSON object"};
  SweepRow row{index("cell", plan.cellCount()), index("repeat", plan.repeats()), {}};
  if (row.cell < 0) return Error{"cell", "does not belong to the sweep"};
  if (row.repeat < 0) return Error{"repeat", "does not belong to the sweep"};
  const auto status = json.value("status", Json());
  if (!status.is_string() || !isStatus(status.get<std::string>()))
    return Error{"status", "is not known"};
  if (status == refusedStatus) {
    const auto error = json.value("error", Json());
    if (!error.is_string() || error.get<std::string>().empty())
      return Error{"error", "expected a text"};
    return refusedRow(row.cell, row.repeat, error.get<std::string>());
  }
  row.status = status.get<std::string>();
  row.metrics.assign(sweepColumns.size(), noNumber);
  const auto metrics = json.value("metrics", Json());
  if (!metrics.is_object()) return Error{"metrics", "expected an object"};
  for (const auto& [key, value] : metrics.items()) {
    const auto number = exactNumber(value);
    if (!number) return Error{"metrics." + key, "expected a number"};
    if (const int k = sweepMetric(key); k >= 0) row.metrics[static_cast<std::size_t>(k)] = *number;
  }
  auto curve = curveFromJson(json.value("curve", Json()), curveNames(plan));
  if (!curve) return curve.error();
  row.curve = std::move(*curve);
  row.notes = textsOf(json.value("notes", Json::array()));
  row.warnings = textsOf(json.value("warnings", Json::array()));
  return row;
}

void sortRows(std::vector<SweepRow>& rows) {
  std::sort(rows.begin(), rows.end(), [](const SweepRow& a, const SweepRow& b) {
    return std::tie(a.cell, a.repeat) < std::tie(b.cell, b.repeat);
  });
}

std::vector<SweepSummary> summarize(const SweepPlan& plan, const std::vector<SweepRow>& rows,
                                    int metric) {
  return summaryOfCells(plan, numbersOf(rows, metric));
}

std::vector<SweepSummary> summarizeDifferences(const SweepPlan& plan,
                                               const std::vector<SweepRow>& rows, int metric) {
  // Cells with the first value of the first parameter are the first ones.
  const int others = plan.cellCount() / static_cast<int>(plan.axes().front().values.size());
  auto numbers = numbersOf(rows, metric);
  std::map<std::pair<int, int>, double> first;
  for (const auto& each : numbers)
    if (each.cell < others) first[{each.cell, each.repeat}] = each.value;
  for (auto& each : numbers) {
    const auto partner = first.find({each.cell % others, each.repeat});
    each.value -= partner == first.end() ? noNumber : partner->second;
  }
  return summaryOfCells(plan, std::move(numbers));
}

std::string sweepCsv(const SweepPlan& plan, const std::vector<SweepRow>& rows) {
  std::string out;
  const auto header = headerOf(plan);
  for (const auto& title : header) {
    if (!out.empty()) out += ',';
    out += csvCell(title);
  }
  out += '\n';
  const bool variesSeed =
      std::find(header.begin() + static_cast<std::ptrdiff_t>(plan.axes().size()), header.end(),
                "seed") == header.end();
  const auto seed = std::to_string(plan.experiment().seed());
  for (const auto& row : rows) {
    for (const auto& value : sweepCellTexts(plan, row.cell)) out += csvCell(value) + ',';
    out += std::to_string(row.repeat) + ',';
    if (!variesSeed) out += seed + ',';
    out += row.status;
    for (const double x : row.metrics) {
      out += ',';
      out += numberCell(x);
    }
    out += ',';
    out += csvCell(row.error);
    out += '\n';
  }
  return out;
}

Result<std::vector<SweepRow>> readSweepCsv(const SweepPlan& plan, std::string_view text,
                                           const std::string& name) {
  const auto header = headerOf(plan);
  CsvReader reader(text, name);
  CsvTable::Row line;
  if (reader.atEnd()) return Error{name, "is empty, expected the header of a sweep"};
  if (auto error = reader.next(line)) return *error;
  if (line.cells != header) return Error{name + ":1", "does not have the columns of this sweep"};
  std::map<std::vector<std::string>, int> cells;
  for (int cell = 0; cell < plan.cellCount(); ++cell) cells[sweepCellTexts(plan, cell)] = cell;
  const auto axes = static_cast<std::ptrdiff_t>(plan.axes().size());
  const auto statusColumn = static_cast<std::size_t>(
      std::find(header.begin() + axes, header.end(), "status") - header.begin());
  std::vector<SweepRow> rows;
  std::set<std::pair<int, int>> seen;
  while (!reader.atEnd()) {
    if (auto error = reader.next(line)) return *error;
    const auto wrong = [&](const char* what) {
      return Error{fmt::format("{}:{}", name, line.line), what};
    };
    if (line.cells.size() != header.size()) return wrong("is not a line of this sweep");
    const auto cell = cells.find({line.cells.begin(), line.cells.begin() + axes});
    const auto repeat = parseInteger(line.cells[static_cast<std::size_t>(axes)]);
    if (cell == cells.end() || !repeat || *repeat < 0 || *repeat >= plan.repeats())
      return wrong("is not a run of this sweep");
    if (!seen.insert({cell->second, static_cast<int>(*repeat)}).second)
      return wrong("appears twice");
    const auto& status = line.cells[statusColumn];
    if (!isStatus(status)) return wrong("has an unknown status");
    auto row = refusedRow(cell->second, static_cast<int>(*repeat), line.cells.back());
    if ((status == refusedStatus) != row.isRefused()) return wrong("has a status without a reason");
    row.status = status;
    for (std::size_t k = 0; k < row.metrics.size(); ++k) {
      const auto number = cellNumber(line.cells[statusColumn + 1 + k]);
      if (!number) return wrong("has a number that cannot be read");
      row.metrics[k] = *number;
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

std::vector<std::string> distinctTexts(const std::vector<SweepRow>& rows,
                                       std::vector<std::string> SweepRow::*list) {
  std::vector<std::string> out;
  std::set<std::string_view> seen;
  for (const auto& row : rows)
    for (const auto& text : row.*list)
      if (seen.insert(text).second) out.push_back(text);
  return out;
}

Json sweepReport(const SweepPlan& plan, const std::vector<SweepRow>& rows) {
  Json axes = Json::array();
  for (const auto& axis : plan.axes())
    axes.push_back({{"path", axis.path}, {"values", axis.values}});
  std::vector<std::vector<const SweepRow*>> byCell(static_cast<std::size_t>(plan.cellCount()));
  auto sorted = rows;
  sortRows(sorted);
  for (const auto& row : sorted) byCell[static_cast<std::size_t>(row.cell)].push_back(&row);
  std::vector<std::vector<SweepSummary>> differences;
  if (plan.repeats() > 1)
    for (std::size_t k = 0; k < sweepColumns.size(); ++k)
      differences.push_back(summarizeDifferences(plan, rows, static_cast<int>(k)));
  const auto curves = curveNames(plan);
  Json cells = Json::array();
  for (int c = 0; c < plan.cellCount(); ++c) {
    std::vector<const SweepRow*> good;
    const SweepRow* bad = nullptr;
    for (const auto* row : byCell[static_cast<std::size_t>(c)])
      if (row->isRefused())
        bad = bad != nullptr ? bad : row;
      else
        good.push_back(row);
    Json cell{{"set", plan.setOf(c)}, {"runs", good.size()}};
    if (bad != nullptr) cell["error"] = bad->error;
    const auto worst = std::find_if(statuses().begin(), statuses().end(), [&](const auto& name) {
      return std::any_of(good.begin(), good.end(),
                         [&](const SweepRow* row) { return row->status == name; });
    });
    cell["status"] = worst != statuses().end() ? Json(*worst)
                     : bad != nullptr          ? Json(refusedStatus)
                                               : Json(nullptr);
    cell["metrics"] = Json::object();
    for (std::size_t k = 0; k < sweepColumns.size(); ++k) {
      const auto metric = static_cast<int>(k);
      if (std::any_of(good.begin(), good.end(),
                      [&](const SweepRow* row) { return !std::isnan(row->metric(metric)); }))
        cell["metrics"][sweepColumns[k].key] = metricJson(good, metric);
      if (differences.empty() || plan.indicesOf(c)[0] == 0) continue;
      const auto& difference = differences[k][static_cast<std::size_t>(c)];
      if (difference.count > 1)
        cell["metrics"][sweepColumns[k].key]["difference"] = {
            {"mean", difference.mean}, {"standardError", difference.standardError()}};
    }
    for (std::size_t k = 0; k < curves.size(); ++k) {
      const auto summary = summarizeCurves(good, k);
      cell["curves"][curves[k]] = {{"runs", summary.runs},
                                   {"iterations", summary.iterations},
                                   {"mean", summary.mean},
                                   {"std", summary.deviation}};
    }
    cells.push_back(std::move(cell));
  }
  return Json{{"title", plan.experiment().title()},
              {"seed", plan.experiment().seed()},
              {"repeats", plan.repeats()},
              {"axes", std::move(axes)},
              {"notes", distinctTexts(sorted, &SweepRow::notes)},
              {"warnings", distinctTexts(sorted, &SweepRow::warnings)},
              {"cells", std::move(cells)}};
}

}  // namespace gtv
