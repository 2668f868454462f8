#include "screen_state.h"

#include <QByteArray>
#include <QComboBox>
#include <QLineEdit>
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "arrangement.h"
#include "curve_plot.h"
#include "edge_table.h"
#include "graph_view.h"
#include "lambda_control.h"
#include "node_table.h"
#include "path_panel.h"
#include "plot_docks.h"
#include "plot_range.h"
#include "privacy_panel.h"
#include "race_panel.h"
#include "row_table.h"
#include "scatter_plot.h"
#include "session/session_studies.h"
#include "sweep_panel.h"
#include "view_choices.h"
#include "words.h"

namespace gtv::ui {
namespace {

/// As many finite numbers as there must be; nothing otherwise.
template <std::size_t Count>
std::optional<std::array<double, Count>> numbersIn(const Json& list) {
  if (!list.is_array() || list.size() != Count) return {};
  std::array<double, Count> out{};
  for (std::size_t k = 0; k < Count; ++k) {
    if (!list[k].is_number()) return {};
    out[k] = list[k].get<double>();
    if (!std::isfinite(out[k])) return {};
  }
  return out;
}

Json field(const Json& object, const char* key) {
  return object.is_object() ? object.value(key, Json()) : Json();
}

Json rangeJson(const std::optional<PlotRange>& range) {
  if (!range) return nullptr;
  return {range->left, range->right, range->bottom, range->top};
}

template <typename Plot>
void restoreRange(Plot& plot, const Json& range) {
  if (const auto numbers = numbersIn<4>(range))
    plot.zoomTo({(*numbers)[0], (*numbers)[1], (*numbers)[2], (*numbers)[3]});
}

Json curvesJson(const CurvePlot& plot) {
  Json hidden = Json::array();
  for (int curve = 0; curve < plot.curveCount(); ++curve)
    if (!plot.isShown(curve)) hidden.push_back(curve);
  return {{"hidden", std::move(hidden)}, {"range", rangeJson(plot.zoomed())}};
}

void restoreCurves(CurvePlot& plot, const Json& kept) {
  if (!kept.is_object()) return;
  const auto hidden = indicesIn(field(kept, "hidden"), plot.curveCount());
  for (int curve = 0; curve < plot.curveCount(); ++curve)
    plot.setShown(curve, !std::binary_search(hidden.begin(), hidden.end(), curve));
  restoreRange(plot, field(kept, "range"));
}

void restoreModels(ScatterPlot& plot, const Json& kept) {
  if (const auto shown = field(kept, "shown"); shown.is_array()) {
    std::vector<std::string> parts;
    for (const auto& part : shown)
      if (part.is_string()) parts.push_back(part.get<std::string>());
    plot.showParts(parts);
  }
  if (const auto numbers = numbersIn<4>(field(kept, "follows")))
    plot.followFrom({(*numbers)[0], (*numbers)[1], (*numbers)[2], (*numbers)[3]});
  restoreRange(plot, field(kept, "range"));
}

Json orderJson(const RowTable& table) {
  return {{"column", table.sortColumn()}, {"descending", table.isDescending()}};
}

void restoreOrder(RowTable& table, const Json& kept) {
  const auto column = field(kept, "column");
  const auto descending = field(kept, "descending");
  constexpr int mostColumns = 10'000;  // a table without it takes its first
  if (column.is_number_integer() && column >= 0 && column < mostColumns && descending.is_boolean())
    table.sortBy(column.get<int>(), descending.get<bool>());
}

}  // namespace

std::vector<int> indicesIn(const Json& list, int end) {
  std::vector<int> out;
  if (!list.is_array()) return out;
  for (const auto& number : list)
    if (number.is_number_integer() && number >= 0 && number < end) out.push_back(number.get<int>());
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

ScreenState::ScreenState(Arrangement& views, ViewChoices& choices, QComboBox& speed,
                         LambdaControl& lambda, GraphView& canvas, PlotDocks& plots)
    : views_(views),
      choices_(choices),
      speed_(speed),
      lambda_(lambda),
      canvas_(canvas),
      plots_(plots) {}

std::vector<std::pair<const char*, QComboBox*>> ScreenState::lists() const {
  return {{"edges", choices_.edgeChoice()},
          {"arrows", choices_.arrowChoice()},
          {"speed", &speed_},
          {"modelsX", plots_.scatter()->xChoice()},
          {"modelsY", plots_.scatter()->yChoice()},
          {"errorsOver", plots_.errors()->abscissaChoice()},
          {"objectivesOver", plots_.objectives()->abscissaChoice()}};
}

std::vector<std::pair<const char*, LinkedTable*>> ScreenState::tables() const {
  return {{"nodeTable", plots_.nodeTable()}, {"edgeTable", plots_.edgeTable()}};
}

std::vector<std::pair<const char*, RowTable*>> ScreenState::otherTables() const {
  return {{"raceTable", plots_.race()->table()}, {"sweepTable", plots_.sweep()->table()}};
}

Json ScreenState::json() const {
  Json out = Json::object();
  out["docks"] = views_.state().toBase64().toStdString();
  for (const auto& [key, list] : lists()) out[key] = list->currentData().toString().toStdString();
  out["lambdaDecades"] = {lambda_.decades().first, lambda_.decades().second};
  out["errors"] = curvesJson(*plots_.errors());
  out["objectives"] = curvesJson(*plots_.objectives());
  const auto& models = *plots_.scatter();
  out["models"] = {{"range", rangeJson(models.zoomed())},
                   {"follows", rangeJson(models.range())},
                   {"shown", models.shownParts()}};
  const auto& pose = canvas_.pose();
  out["canvas"] = {{"zoom", pose.zoom}, {"shift", {pose.shift.x(), pose.shift.y()}}};
  for (const auto& [key, table] : otherTables()) out[key] = orderJson(*table);
  for (const auto& [key, view] : tables()) {
    out[key] = orderJson(*view->table());
    out[key]["filter"] = view->filter()->text().toStdString();
  }
  out["path"] = plots_.path()->state();
  out["privacy"] = plots_.privacy()->state();
  out["selected"] = {{"nodes", canvas_.selectedNodes()}, {"edges", canvas_.selectedEdges()}};
  return out;
}

Studies ScreenState::studies(bool running) {
  Studies out;
  const auto put = [&out](const char* name, StudyParts parts) {
    if (!parts.empty()) out[name] = std::move(parts);
  };
  put("path", plots_.path()->study());
  put("privacy", plots_.privacy()->study());
  // While it runs they are others with every picture.
  if (!running) put("trails", plots_.scatter()->trails().study());
  return out;
}

void ScreenState::restore(const Json& screen, const Studies& studies, int runNumber,
                          const Network& network, bool visible) {
  if (const auto docks = field(screen, "docks"); visible && docks.is_string())
    views_.restore(QByteArray::fromBase64(QByteArray::fromStdString(docks.get<std::string>())));
  // Before what is drawn over them.
  for (const auto& [key, list] : lists())
    if (const auto name = field(screen, key); name.is_string())
      for (int k = 0; k < list->count(); ++k)
        if (list->itemData(k).toString() == text(name.get<std::string>())) list->setCurrentIndex(k);
  constexpr double most = 1000;
  if (const auto decades = numbersIn<2>(field(screen, "lambdaDecades"));
      decades && std::abs((*decades)[0]) < most && std::abs((*decades)[1]) < most)
    lambda_.setDecades(static_cast<int>((*decades)[0]), static_cast<int>((*decades)[1]));
  restoreCurves(*plots_.errors(), field(screen, "errors"));
  restoreCurves(*plots_.objectives(), field(screen, "objectives"));
  restoreModels(*plots_.scatter(), field(screen, "models"));
  plots_.scatter()->trails().restore(studyNamed(studies, "trails"));
  const auto canvas = field(screen, "canvas");
  const auto shift = numbersIn<2>(field(canvas, "shift"));
  if (const auto zoom = field(canvas, "zoom"); zoom.is_number() && shift)
    canvas_.setPose({zoom.get<double>(), {(*shift)[0], (*shift)[1]}});
  for (const auto& [key, table] : otherTables()) restoreOrder(*table, field(screen, key));
  for (const auto& [key, view] : tables()) {
    const auto kept = field(screen, key);
    restoreOrder(*view->table(), kept);
    if (const auto filter = field(kept, "filter"); filter.is_string())
      view->filter()->setText(text(filter.get<std::string>()));
  }
  plots_.path()->restore(runNumber, field(screen, "path"), studyNamed(studies, "path"));
  const auto selected = field(screen, "selected");
  canvas_.select(indicesIn(field(selected, "nodes"), network.nodeCount()),
                 indicesIn(field(selected, "edges"), network.graph->edgeCount()));
  plots_.privacy()->restore(field(screen, "privacy"), studyNamed(studies, "privacy"));
}

}  // namespace gtv::ui
