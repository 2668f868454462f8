#include "ui/table_parts/table_parts_view.h"

#include <fmt/format.h>
#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "base/csv.h"
#include "base/number.h"
#include "data/table_split.h"
#include "instances/problem_building.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/view_dock.h"
#include "vertical/vertical_solver.h"

namespace gtv::ui {
namespace {

constexpr int mostNames = 24;  ///< of columns; more would not fit
constexpr int longestName = 14;
constexpr int leastHeightOfNames = 260;  ///< of the plot, pixels
constexpr int mostBars = 24;             ///< of nodes

std::string splitOf(const Experiment& experiment) {
  const auto data = experiment.data();
  return data.has("split") ? data.text("split") : noSplit;
}

/// The number that a node had when the table was divided: its key is that, counted from 1.
int partOf(const ProblemInstance& network, int node) {
  return network.ids[static_cast<std::size_t>(node)];
}

QColor cellColor(int owner) { return owner < 0 ? canvasColors().muted : groupColor(owner); }

}  // namespace

TablePartsView::TablePartsView()
    : PlotView(tr("Divided table"), QStringLiteral("divided-table")),
      scoreRect_(new QCPAxisRect(plot())),
      picture_(new QCPItemPixmap(plot())) {
  auto* names = plot()->yAxis;
  names->setRangeReversed(true);
  names->setTicks(false);
  names->setTickLabels(false);
  plot()->xAxis->setTickLabelRotation(60);
  plot()->plotLayout()->addElement(0, 1, scoreRect_);
  plot()->plotLayout()->setColumnStretchFactors({1.3, 1});
  picture_->setScaled(true, Qt::IgnoreAspectRatio, Qt::FastTransformation);
  auto* scores = scoreRect_->axis(QCPAxis::atBottom);
  auto* nodes = scoreRect_->axis(QCPAxis::atLeft);
  nodes->setRangeReversed(true);
  best_ = new QCPItemStraightLine(plot());
  best_->setClipAxisRect(scoreRect_);
  for (auto* point : {best_->point1, best_->point2}) {
    point->setAxes(scores, nodes);
    point->setAxisRect(scoreRect_);
  }
  plot()->setToolTip(
      tr("The table: every cell has the colour of the node that holds it. Grey cells are every "
         "node’s: a column of ones, or labels that the server holds. Bars: how well each node "
         "predicts the labels from its own columns, and how well all do together now. The dashed "
         "line is the best that they can do together."));
  PlotView::refreshTheme();
}

void TablePartsView::style() {
  for (const auto side : {QCPAxis::atBottom, QCPAxis::atLeft}) {
    styleAxis(*scoreRect_->axis(side));
    scoreRect_->axis(side)->setLabelFont(font());
    scoreRect_->axis(side)->setTickLabelFont(font());
  }
  best_->setPen(QPen(canvasColors().text, scaled(1.6), Qt::DashLine));
  for (std::size_t k = 0; k < bars_.size(); ++k) {
    const auto color = barColor(k);
    bars_[k]->setPen(QPen(color, 1));
    bars_[k]->setBrush(color);
  }
}

QColor TablePartsView::barColor(std::size_t bar) const {
  if (!summary_ || bar >= summary_->nodes.size()) return canvasColors().text;
  return groupColor(partOf(*network(), summary_->nodes[bar]));
}

bool TablePartsView::isCurrent() const {
  return PlotView::isCurrent() && !(isOnScreen(*this) && task_.isRunning());
}

void TablePartsView::forget(bool another) {
  static_cast<void>(another);
  task_.abandon();
  summary_.reset();
  ofSummary_ = nullptr;
  owners_.clear();
}

QString TablePartsView::whyNothing() const {
  if (auto why = whyNoNodes(tr("the divided table")); !why.isEmpty()) return why;
  if (splitOf(experiment()) == noSplit)
    return tr(
        "The data is no table that is divided among the nodes. Choose Vertical or Horizontal under "
        "Flavour, or set “Divide the table” of the data.");
  return {};
}

void TablePartsView::findOwners() {
  const auto& data = *network()->raw;
  const int d = data.datasets.dimension();
  owners_.clear();
  if (splitOf(experiment()) == splitByColumns) {
    const int parts = experiment().data().integer("parts");
    owners_.assign(1, partsOfColumns(d, data.intercept, parts));
    owners_.front().push_back(-1);  // the labels
    rows_ = data.datasets.sampleCount(0) +
            (data.validation.nodeCount() > 0 ? data.validation.sampleCount(0) : Eigen::Index{0});
    return;
  }
  std::map<int, int> partOfLine;
  const auto add = [&](const LocalDatasets& from, const std::vector<int>& lines) {
    for (int i = 0; i < from.nodeCount(); ++i)
      for (Eigen::Index r = 0; r < from.sampleCount(i); ++r)
        partOfLine[lines[static_cast<std::size_t>(from.firstSample(i) + r)]] =
            partOf(*network(), i);
  };
  add(data.datasets, data.source.lines);
  add(data.validation, data.source.linesOfValidation);
  add(data.test, data.source.linesOfTest);
  rows_ = std::ssize(partOfLine);
  for (const auto& [line, part] : partOfLine)
    if (std::ssize(owners_) < mostRows) owners_.emplace_back(static_cast<std::size_t>(d) + 1, part);
}

void TablePartsView::drawTable() {
  const auto columns = static_cast<int>(owners_.front().size());
  QImage image(columns, static_cast<int>(owners_.size()), QImage::Format_RGB32);
  for (int r = 0; r < image.height(); ++r)
    for (int j = 0; j < columns; ++j)
      image.setPixelColor(
          j, r, cellColor(owners_[static_cast<std::size_t>(r)][static_cast<std::size_t>(j)]));
  // Larger pixels stay sharp at every size.
  picture_->setPixmap(QPixmap::fromImage(image.scaled(image.width() * 8, image.height() * 8)));
  picture_->topLeft->setCoords(0.5, 0.5);
  picture_->bottomRight->setCoords(columns + 0.5, 1.5);
  plot()->xAxis->setRange(0.5, columns + 0.5);
  plot()->yAxis->setRange(0.5, 1.5);
  const auto shown = std::ssize(owners_);
  plot()->yAxis->setLabel(shown > 1 && shown < rows_ ? tr("the first %1 rows").arg(shown)
                                                     : tr("rows"));
  const auto& data = *network()->raw;
  const QSharedPointer<QCPAxisTickerText> names(new QCPAxisTickerText);
  const bool named = columns <= mostNames && plot()->height() >= leastHeightOfNames;
  const auto name = [](const QString& whole) {
    return whole.size() <= longestName ? whole : whole.left(longestName - 1) + QChar(0x2026);
  };
  for (int j = 0; named && j + 1 < columns; ++j)
    names->addTick(j + 1, name(toQString(data.featureNames[static_cast<std::size_t>(j)])));
  if (named)
    names->addTick(columns, data.source.labelName.empty() ? tr("label")
                                                          : name(toQString(data.source.labelName)));
  plot()->xAxis->setTicker(names);
  plot()->xAxis->setLabel(named ? QString() : tr("%1 columns, then the label").arg(columns - 1));
}

void TablePartsView::drawScores() {
  const bool shown = summary_.has_value() && std::ssize(summary_->nodes) <= mostBars;
  scoreRect_->setVisible(shown);
  plot()->plotLayout()->setColumnStretchFactors({1.3, shown ? 1 : 0.001});
  best_->setVisible(shown);
  for (auto* bar : bars_) bar->data()->clear();
  if (!shown) return;
  auto* scores = scoreRect_->axis(QCPAxis::atBottom);
  auto* nodes = scoreRect_->axis(QCPAxis::atLeft);
  const auto count = summary_->nodes.size();
  while (bars_.size() < count + 1) {
    bars_.push_back(new QCPBars(nodes, scores));
    bars_.back()->setWidth(0.7);
  }
  style();
  const bool held = std::isfinite(summary_->limit.validation);
  const auto value = [&](const VerticalScore& score) {
    return held ? score.validation : score.training;
  };
  const QSharedPointer<QCPAxisTickerText> names(new QCPAxisTickerText);
  double low = 0;
  for (std::size_t k = 0; k < count; ++k) {
    const double y = value(summary_->alone[k]);
    bars_[k]->addData(static_cast<double>(k), y);
    low = std::min(low, y);
    names->addTick(
        static_cast<double>(k),
        tr("%1 alone: %2")
            .arg(toQString(network()->nodeKeys[static_cast<std::size_t>(summary_->nodes[k])]))
            .arg(number(y, 3)));
  }
  rowsOfScores_ = static_cast<double>(count);
  if (const auto now = presentScore()) {
    const double y = value(*now);
    if (std::isfinite(y)) bars_[count]->addData(rowsOfScores_, y);
    low = std::max(std::min(low, y), -1.0);
    names->addTick(rowsOfScores_, tr("together now: %1").arg(number(y, 3)));
    rowsOfScores_ += 1;
  }
  nodes->setTicker(names);
  nodes->setRange(-0.6, rowsOfScores_ - 0.4);
  const double best = value(summary_->limit);
  best_->point1->setCoords(best, 0);
  best_->point2->setCoords(best, 1);
  scores->ticker()->setTickCount(3);
  scores->setRange(low < 0 ? 1.1 * low : 0, std::max(best * 1.15, 0.1));
  const auto what = summary_->isAccuracy ? tr("accuracy") : QStringLiteral("R²");
  scores->setLabel(held ? tr("%1, held back").arg(what) : tr("%1, training").arg(what));
}

std::optional<VerticalScore> TablePartsView::presentScore() const {
  if (!snapshot() || snapshot()->experiment.solver().kind() != verticalMethod) return std::nullopt;
  return verticalScore(*network(), snapshot()->numbers);
}

/// The limits, which take a decomposition of the columns, once per network.
void TablePartsView::compare() {
  if (ofSummary_ == network() || !network()->data->holdsColumns) return;
  ofSummary_ = network();
  task_.start(
      [network = network(), experiment = snapshot() ? snapshot()->experiment : experiment()](
          const BackgroundTask::Context& context) -> std::optional<VerticalSummary> {
        const auto problem = buildProblem(experiment, *network, context.stop);
        if (!problem) return std::nullopt;
        return verticalSummary(experiment, *network, *problem, context.stop);
      },
      [this](const std::optional<VerticalSummary>& found) {
        summary_ = found;
        scheduleRefresh(true);
      });
}

void TablePartsView::refresh() {
  if (const auto why = whyNothing(); !why.isEmpty()) return showText(why);
  if (owners_.empty()) findOwners();
  compare();
  drawTable();
  drawScores();
  const auto count = experiment().data().integer("parts");
  auto title = splitOf(experiment()) == splitByColumns
                   ? tr("%1 rows; each of %2 nodes holds some of the columns").arg(rows_).arg(count)
                   : tr("%1 rows; each of %2 nodes holds some of them").arg(rows_).arg(count);
  QStringList parts;
  for (int k = 0; k < std::min(count, 8); ++k)
    parts << keyOf(groupColor(k), QStringLiteral("■"), tr("node %1").arg(k + 1));
  if (summary_)
    parts << keyOf(
        canvasColors().text, QStringLiteral("┆"),
        tr("best together: %1")
            .arg(number(std::isfinite(summary_->limit.validation) ? summary_->limit.validation
                                                                  : summary_->limit.training,
                        3)));
  showPlot(title, joined(parts));
}

QString TablePartsView::figureData() const {
  std::string out = "what,node,training,validation\n";
  if (!summary_) return toQString(out);
  const auto add = [&](const char* what, const std::string& node, const VerticalScore& score) {
    out += fmt::format("{},{},{},{}\n", what, csvCell(node), formatNumber(score.training),
                       std::isfinite(score.validation) ? formatNumber(score.validation) : "");
  };
  for (std::size_t k = 0; k < summary_->nodes.size(); ++k)
    add("alone", network()->nodeKeys[static_cast<std::size_t>(summary_->nodes[k])],
        summary_->alone[k]);
  if (const auto now = presentScore()) add("now", "", *now);
  add("best", "", summary_->limit);
  return toQString(out);
}

}  // namespace gtv::ui
