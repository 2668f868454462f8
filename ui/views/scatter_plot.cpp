#include "ui/views/scatter_plot.h"

#include <fmt/format.h>
#include <qcustomplot.h>

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QRubberBand>
#include <QSettings>
#include <QToolButton>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <utility>

#include "base/csv.h"
#include "base/number.h"
#include "diagnostics/convex_hull.h"
#include "session/session_studies.h"
#include "ui/canvas/canvas_controller.h"
#include "ui/canvas/graph_view.h"
#include "ui/live/exact_optimum.h"
#include "ui/live/run_controller.h"
#include "ui/plots/plot_layer.h"
#include "ui/plots/session_values.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

constexpr double smallestRing = 11;
constexpr double largestRing = 26;
/// More of them only cover each other.
constexpr Eigen::Index mostRings = 2000;
constexpr std::size_t mostHulls = 20;
constexpr int leastInHull = 3;
QString componentName(int k) { return QStringLiteral("pc%1").arg(k + 1); }

QString settingOf(const char* part) {
  return QStringLiteral("scatter/%1").arg(QLatin1String(part));
}

/// In steps that can be seen: every size is drawn once and kept.
double ringDiameter(double shareOfNodes) {
  return std::round(2 * (smallestRing + (largestRing - smallestRing) * std::sqrt(shareOfNodes))) /
         2;
}

}  // namespace

ScatterPlot::ScatterPlot(QWidget* parent)
    : QWidget(parent), plot_(new QCustomPlot), picture_(*plot_), axes_(new PrincipalAxes(this)) {
  setAccessibleName(tr("Scatter plot of the local parameter vectors"));
  makeBar();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  layout->addLayout(bar_);
  layout->addWidget(plot_, 1);

  plot_->setPlottingHint(QCP::phFastPolylines);
  plot_->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
  plot_->setAccessibleName(tr("Local models"));
  plot_->setFocusPolicy(Qt::StrongFocus);
  plot_->setToolTip(tr(
      "Points: the local models of the present iterate; many points are drawn as "
      "density.<br>Rings: the exact optimum for this λ, one ring per group of equal nodes, "
      "larger for more nodes; dotted until it is proved; none where the optimum is not "
      "unique.<br>Crosses: the true parameters; rest the mouse on one to read whose they are, drag "
      "it to move it along the two axes.<br>Click a point to select its nodes; Shift and drag "
      "selects a rectangle; Ctrl "
      "adds, Esc clears the selection, Shift and an arrow key goes to the next point.<br>The "
      "wheel zooms, dragging pans, a double click, 0 or <i>Whole picture</i> follows the points "
      "again."));
  plot_->setMinimumHeight(90);
  plot_->legend->setVisible(false);
  band_ = new QRubberBand(QRubberBand::Rectangle, plot_);
  makeWholeButton();
  connect(plot_, &QCustomPlot::mouseWheel, this, [this] { setFollowing(false); });
  connect(plot_, &QCustomPlot::mouseDoubleClick, this, [this] {
    setFollowing(true);
    refresh();
  });
  plot_->installEventFilter(this);
  prepareForFigure(*plot_);
  connect(axes_, &PrincipalAxes::changed, this, &ScatterPlot::placeAll);
  ScatterPlot::refreshTheme();
  xChoice_->setObjectName(QStringLiteral("xChoice"));
  yChoice_->setObjectName(QStringLiteral("yChoice"));
}

void ScatterPlot::makeBar() {
  controls_ = new QWidget;
  auto* row = new QHBoxLayout(controls_);
  row->setContentsMargins(0, 0, 0, 0);
  xChoice_ = new QComboBox;
  yChoice_ = new QComboBox;
  for (auto* choice : {xChoice_, yChoice_}) {
    choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    // Long names are cut before the column of the plots becomes wider.
    choice->setMinimumContentsLength(3);
    choice->setMinimumWidth(56);
    choice->setAccessibleName(choice == xChoice_ ? tr("Horizontal coordinate")
                                                 : tr("Vertical coordinate"));
    choice->setToolTip(
        tr("%1: a parameter, or PC 1 and PC 2, the directions in which the models at the exact "
           "optimum (if it is not known, of the present iterate) vary most")
            .arg(choice->accessibleName()));
    connect(choice, &QComboBox::currentIndexChanged, this, [this] {
      if (settingAxes_) return;
      setFollowing(true);
      placeAll();
      offerModels();
      Q_EMIT axesChosen(xChoice_->currentData().toString(), yChoice_->currentData().toString());
    });
    row->addWidget(choice);
  }
  show_ = new QToolButton;
  show_->setText(tr("Show"));
  show_->setAutoRaise(true);
  show_->setPopupMode(QToolButton::InstantPopup);
  show_->setFocusPolicy(Qt::TabFocus);
  show_->setToolTip(tr("What the plot shows beside the points"));
  show_->setAccessibleName(tr("Show in the plot of the local models"));
  auto* menu = new QMenu(tr("Show in &local models"), show_);
  menu->setToolTipsVisible(true);
  const auto add = [&](const char* key, const QString& name, const QString& tip, bool standard) {
    auto* action = menu->addAction(name);
    action->setCheckable(true);
    action->setToolTip(tip);
    action->setData(QString::fromLatin1(key));
    action->setChecked(QSettings().value(settingOf(key), standard).toBool());
    connect(action, &QAction::triggered, this, [this, key](bool on) {
      QSettings().setValue(settingOf(key), on);
      if (!actions_.empty() && sender() == actions_.back()) densityWanted_ = on;
      placeAll();
    });
    actions_.push_back(action);
  };
  actions_.push_back(nullptr);
  add("trails", tr("&Trails"),
      tr("Positions of the nodes at the last pictures; in large networks a sample of the nodes and "
         "the selected ones"),
      true);
  add("hulls", tr("&Hulls"),
      tr("A convex outline around each of the %1 largest learned clusters, or groups of "
         "similar models")
          .arg(mostHulls),
      true);
  add("rings", tr("&Optimum"),
      tr("Rings at the exact optimum, except for groups whose models are not unique"), true);
  add("truth", tr("Tr&uth"), tr("Crosses at the true parameters"), true);
  add("density", tr("&Density"),
      tr("Draw the density of the points; always used for more than %1 nodes")
          .arg(mostSinglePoints),
      false);
  densityWanted_ = actions_.back()->isChecked();
  show_->setMenu(menu);
  row->addWidget(show_);
  row->addSpacing(10);
  row->addStretch(1);
  legend_ = new QLabel;
  legend_->setTextFormat(Qt::RichText);
  legend_->setWordWrap(true);
  legend_->setAccessibleName(tr("Marks in the plot"));
  bar_ = new QBoxLayout(QBoxLayout::LeftToRight);
  bar_->setContentsMargins(6, 2, 6, 0);
  bar_->setSpacing(2);
  bar_->addWidget(controls_);
  bar_->addWidget(legend_, 1);
}

/// The legend goes beneath the controls where there is no room beside them.
void ScatterPlot::arrangeBar() {
  const double words =
      QFontMetricsF(legend_->font())
          .horizontalAdvance(QTextDocumentFragment::fromHtml(legend_->text()).toPlainText());
  const bool fits = controls_->sizeHint().width() + words + 24 <= width();
  const auto direction = fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
  if (bar_->direction() != direction) bar_->setDirection(direction);
}

void ScatterPlot::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrangeBar();
}

void ScatterPlot::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  arrangeBar();
  if (stale_) refresh();
}

int ScatterPlot::xCoordinate() const { return std::max(0, xChoice_->currentIndex()); }
int ScatterPlot::yCoordinate() const { return std::max(0, yChoice_->currentIndex()); }

ScatterPlot::Axis ScatterPlot::axisOf(const QComboBox& choice) {
  const auto name = choice.currentData().toString();
  if (name == QLatin1String("node")) return {AxisKind::Node, 0};
  if (name.startsWith(QLatin1String("pc"))) return {AxisKind::Component, name.mid(2).toInt() - 1};
  return {AxisKind::Coordinate, std::max(0, name.mid(1).toInt() - 1)};
}

QMenu* ScatterPlot::showMenu() const { return show_->menu(); }

bool ScatterPlot::isShown(Part part) const { return showAction(part)->isChecked(); }

bool ScatterPlot::hasAxes() const {
  if (!network_) return false;
  const bool components = axisOf(*xChoice_).kind == AxisKind::Component ||
                          axisOf(*yChoice_).kind == AxisKind::Component;
  return !components ||
         (axes_->basis() != nullptr && axes_->basis()->mean.size() == network_->coordinates.count);
}

void ScatterPlot::follow(const ViewSources& sources) {
  auto& run = sources.run;
  auto& canvas = sources.canvas.canvas();
  const auto followCanvas = [this, &canvas] { setSelection(canvas.selectedNodes()); };
  connect(&run, &RunController::networkReplaced, this,
          [this, &run, followCanvas](const NetworkPicture& picture, bool another) {
            if (!another) return;
            const auto& axes = run.experiment().at("view").at("scatter");
            setNetwork(picture.network, toQString(axes.at(0).get<std::string>()),
                       toQString(axes.at(1).get<std::string>()));
            followCanvas();
          });
  const auto followOptimum = [this, &run] { setOptimum(run.exactOptimum().latest()); };
  connect(&run.exactOptimum(), &ExactOptimum::changed, this, followOptimum);
  connect(&run, &RunController::networkChanged, this,
          [this, followCanvas, followOptimum](const NetworkPicture& picture) {
            changeNetwork(picture.network);
            followCanvas();
            followOptimum();
          });
  connect(&sources.canvas, &CanvasController::painted, this,
          [this](const std::shared_ptr<const Snapshot>& snapshot, const NodePaint& paint) {
            // A scale says nothing about groups, and groups are what the points form.
            setSnapshot(snapshot, paint.continuous ? paintNodes(*network_, snapshot.get(),
                                                                QStringLiteral("learned"))
                                                   : paint);
          });
  connect(&canvas, &GraphView::selectionChanged, this, followCanvas);
  connect(this, &ScatterPlot::selectionWanted, &canvas,
          [&canvas](std::vector<int> nodes) { canvas.select(std::move(nodes), {}); });
  connect(this, &ScatterPlot::axesChosen, &run, [&run](const QString& x, const QString& y) {
    // "node" is not a coordinate: the document keeps the two it had.
    if (x != QLatin1String("node"))
      run.document().setViewField("scatter", Json::array({x.toStdString(), y.toStdString()}));
  });
}

void ScatterPlot::saveState(Json& screen) const {
  screen["modelsX"] = choiceJson(*xChoice_);
  screen["modelsY"] = choiceJson(*yChoice_);
  screen["models"] = {
      {"range", rangeJson(zoomed())}, {"follows", rangeJson(range())}, {"shown", shownParts()}};
}

void ScatterPlot::restoreState(const Json& screen, const Studies& studies, int /*runNumber*/) {
  restoreChoice(*xChoice_, memberOf(screen, "modelsX"));
  restoreChoice(*yChoice_, memberOf(screen, "modelsY"));
  const auto kept = memberOf(screen, "models");
  if (const auto shown = memberOf(kept, "shown"); shown.is_array()) {
    std::vector<std::string> parts;
    for (const auto& part : shown)
      if (part.is_string()) parts.push_back(part.get<std::string>());
    showParts(parts);
  }
  if (const auto followed = rangeIn(memberOf(kept, "follows"))) followFrom(*followed);
  if (const auto zoom = rangeIn(memberOf(kept, "range"))) zoomTo(*zoom);
  trails_.restore(findStudy(studies, "trails"));
}

void ScatterPlot::saveStudies(Studies& studies, bool running) {
  // While it runs they are others with every picture.
  if (running) return;
  if (auto parts = trails_.study(); !parts.empty()) studies["trails"] = std::move(parts);
}

void ScatterPlot::setNetwork(std::shared_ptr<const ProblemInstance> network, const QString& xAxis,
                             const QString& yAxis) {
  network_ = std::move(network);
  snapshot_ = nullptr;
  optimum_ = nullptr;
  offered_ = nullptr;
  offeredIteration_ = -1;
  axes_->forget();
  trails_.clear();
  trails_.choose({});
  picture_.chosen.clear();
  grabbed_ = -1;
  setFollowing(true);
  settingAxes_ = true;
  const int all = network_->coordinates.count;
  const int d = std::min(all, mostCoordinates);
  const auto coordinateIn = [](const QString& name, int otherwise) {
    return name.startsWith(QLatin1Char('w')) ? name.mid(1).toInt() - 1 : otherwise;
  };
  // What the document shows can be chosen however far down it is.
  std::vector<int> coordinates(static_cast<std::size_t>(d));
  std::iota(coordinates.begin(), coordinates.end(), 0);
  for (const auto& name : {xAxis, yAxis})
    if (const int j = coordinateIn(name, 0); j >= d && j < all && j != coordinates.back())
      coordinates.push_back(j);
  for (auto* choice : {xChoice_, yChoice_}) {
    choice->clear();
    for (const int j : coordinates)
      choice->addItem(coordinateLabel(*network_, j), QStringLiteral("w%1").arg(j + 1));
    for (int k = 0; k < 2 && all >= 3; ++k)
      choice->addItem(tr("PC %1").arg(k + 1), componentName(k));
  }
  // One parameter alone is shown over the nodes.
  xChoice_->addItem(tr("node"), QStringLiteral("node"));
  const auto choose = [&](QComboBox& choice, const QString& name, int otherwise) {
    const int known = choice.findData(name);
    choice.setCurrentIndex(known >= 0 ? known
                                      : std::clamp(coordinateIn(name, otherwise), 0, d - 1));
  };
  choose(*xChoice_, d == 1 ? QStringLiteral("node") : xAxis, 0);
  choose(*yChoice_, yAxis, 1);
  settingAxes_ = false;
  picture_.points.resize(2, 0);
  picture_.hulls.clear();
  picture_.trails = {};
  const bool many = network_->nodeCount() > mostSinglePoints;
  showAction(Part::Density)->setEnabled(!many);
  showAction(Part::Density)->setChecked(many || densityWanted_);
  offerModels();
  placeAll();
}

QSizeF ScatterPlot::figureSize() const { return plot_->size(); }

void ScatterPlot::drawFigure(QCPPainter& painter) {
  if (stale_) showMoving();
  drawPlot(*plot_, painter);
}

QString ScatterPlot::figureData() const {
  if (!network_ || !snapshot_) return {};
  const auto& truth = network_->coordinates.truth;
  const auto& W = snapshot_->W;
  const auto* components = axes_->basis();
  const bool componentsToo = hasAxes() && components != nullptr &&
                             (axisOf(*xChoice_).kind == AxisKind::Component ||
                              axisOf(*yChoice_).kind == AxisKind::Component);
  const Matrix scores = componentsToo ? components->project(W) : Matrix();
  std::string out = "node,learnedCluster,trueCluster";
  for (Eigen::Index j = 1; j <= W.rows(); ++j) out += fmt::format(",w{}", j);
  for (Eigen::Index j = 1; j <= truth.rows() && truth.cols() > 0; ++j)
    out += fmt::format(",truth{}", j);
  if (componentsToo) out += ",pc1,pc2";
  out += '\n';
  for (Eigen::Index i = 0; i < W.cols(); ++i) {
    const auto k = static_cast<std::size_t>(i);
    // Before the first iteration nothing is learned.
    const auto learned =
        snapshot_->clusters.empty() ? std::string() : fmt::format("{}", snapshot_->clusters[k]);
    out += fmt::format("{},{},{}", csvCell(network_->nodeKeys[k]), learned, network_->clusters[k]);
    for (const double entry : W.col(i)) out += ',' + formatNumber(entry);
    if (truth.cols() > 0)
      for (const double entry : truth.col(i)) out += ',' + formatNumber(entry);
    if (componentsToo)
      for (const double entry : scores.col(i)) out += ',' + formatNumber(entry);
    out += '\n';
  }
  return toQString(out);
}

void ScatterPlot::changeNetwork(std::shared_ptr<const ProblemInstance> network) {
  const bool sameDimension = network_ && network_->coordinates.count == network->coordinates.count;
  if (!sameDimension) {
    setNetwork(std::move(network), xChoice_->currentData().toString(),
               yChoice_->currentData().toString());
    return;
  }
  const bool sameNodes = network_->ids == network->ids;
  network_ = std::move(network);
  snapshot_ = nullptr;
  if (!sameNodes) trails_.clear();
  if (grabbed_ >= network_->nodeCount()) grabbed_ = -1;
  setOptimum(nullptr);
  placeTruth();
}

void ScatterPlot::setSnapshot(std::shared_ptr<const Snapshot> snapshot, const NodePaint& paint) {
  const bool areOthers = !snapshot_ || snapshot_->marks != snapshot->marks ||
                         paint_.title != paint.title ||
                         (!paint.learned && paint_.bucketOf != paint.bucketOf);
  snapshot_ = std::move(snapshot);
  paint_ = paint;
  if (areOthers) placeRings();
  if (isShown(Part::Trails)) trails_.take(*snapshot_);
  offerModels();
  refresh();
}

void ScatterPlot::setOptimum(std::shared_ptr<const LambdaResult> optimum) {
  optimum_ = std::move(optimum);
  offerModels();
  placeRings();
  stale_ = stale_ || !isOnScreen(*plot_);
  if (stale_) return;
  if (snapshot_ && following_) follow();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void ScatterPlot::setSelection(const std::vector<int>& nodes) {
  if (nodes == picture_.chosen) return;
  picture_.chosen = nodes;
  trails_.choose(nodes);
  showLegend();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

/// Principal components are those of the optimum; while it is not known, of the iterate, looked at
/// again whenever the iterations have doubled; of the truth before there is anything else.
void ScatterPlot::offerModels() {
  if (!network_ || (axisOf(*xChoice_).kind != AxisKind::Component &&
                    axisOf(*yChoice_).kind != AxisKind::Component))
    return;
  using Source = PrincipalAxes::Source;
  const auto n = network_->nodeCount();
  if (optimum_ && optimum_->optimum.W.cols() == n && (optimum_->proved || !optimum_->working)) {
    if (optimum_ == offered_) return;
    offered_ = optimum_;
    axes_->offer(Source::Optimum, {optimum_, &optimum_->optimum.W});
    return;
  }
  if (snapshot_ && snapshot_->W.cols() == n) {
    const auto iteration = snapshot_->numbers.iteration;
    if (offeredIteration_ >= 0 && iteration >= offeredIteration_ &&
        iteration < 2 * offeredIteration_ + 1)
      return;
    offeredIteration_ = iteration;
    axes_->offer(Source::Iterate, {snapshot_, &snapshot_->W});
    return;
  }
  if (axes_->basis() == nullptr && network_->coordinates.truth.cols() > 0)
    axes_->offer(Source::Truth, {network_, &network_->coordinates.truth});
}

Matrix ScatterPlot::place(const Matrix& W, const std::vector<int>* nodes) const {
  Matrix out(2, W.cols());
  int row = 0;
  for (const auto* choice : {xChoice_, yChoice_}) {
    const auto axis = axisOf(*choice);
    if (axis.kind == AxisKind::Coordinate) {
      out.row(row) = W.row(axis.index);
    } else if (axis.kind == AxisKind::Component) {
      const auto& basis = *axes_->basis();
      const Vector direction = basis.directions.col(axis.index);
      out.row(row) = direction.transpose() * W;
      out.row(row).array() -= direction.dot(basis.mean);
    } else {
      for (Eigen::Index k = 0; k < W.cols(); ++k)
        out(row, k) =
            nodes != nullptr ? (*nodes)[static_cast<std::size_t>(k)] : static_cast<double>(k);
    }
    ++row;
  }
  return out;
}

void ScatterPlot::placeTruth() {
  picture_.crosses.resize(2, 0);
  crossNodes_.clear();
  if (!hasAxes() || !isShown(Part::Truth) || network_->coordinates.truth.cols() == 0) return;
  const Matrix at = place(network_->coordinates.truth);
  std::vector<int> order(static_cast<std::size_t>(at.cols()));
  std::iota(order.begin(), order.end(), 0);
  const auto key = [&](int i) { return std::pair(at(0, i), at(1, i)); };
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return key(a) < key(b); });
  order.erase(
      std::unique(order.begin(), order.end(), [&](int a, int b) { return key(a) == key(b); }),
      order.end());
  picture_.crosses = at(Eigen::all, order);
  crossNodes_ = std::move(order);
  nameCross(namedNode_);
}

int ScatterPlot::ringCount() const { return static_cast<int>(picture_.rings.size()); }

QPointF ScatterPlot::ringPosition() const { return picture_.rings.front().at; }

void ScatterPlot::placeRings() {
  picture_.rings.clear();
  const bool fits = hasAxes() && optimum_ && isShown(Part::Rings) &&
                    optimum_->optimum.W.cols() == network_->nodeCount();
  if (!fits) return showLegend();
  const auto& groups = optimum_->groups;
  const auto count = std::min(groups.centers.cols(), mostRings);
  const Matrix at = place(groups.centers.leftCols(count), &groups.firstNodes);
  // In the colours of the points: where these are no learned clusters, of the nodes in the ring.
  const auto& clusters = optimum_->optimum.clusters;
  const bool isByNode = !paint_.learned && paint_.bucketOf.size() == clusters.size();
  const auto paint = isByNode ? paint_ : paintClusters(clusters, snapshot_.get());
  const auto colors = colorsOfGroups(paint, clusters);
  const double n = network_->nodeCount();
  picture_.ringsAreDotted = !optimum_->proved;
  for (Eigen::Index k = 0; k < at.cols(); ++k) {
    const auto group = static_cast<std::size_t>(k);
    // It could as well be drawn elsewhere.
    if (groups.undetermined[group]) continue;
    const auto first = static_cast<std::size_t>(groups.firstNodes[group]);
    const auto& color = colors[static_cast<std::size_t>(clusters[first])];
    picture_.rings.push_back(
        {QPointF(at(0, k), at(1, k)), color, ringDiameter(groups.sizes[group] / n)});
  }
  showLegend();
}

void ScatterPlot::placeHulls() {
  picture_.hulls.clear();
  if (!isShown(Part::Hulls)) return;
  const auto& clusters = snapshot_->clusters;
  std::vector<int> sizes(static_cast<std::size_t>(snapshot_->clusterCount), 0);
  for (const int c : clusters) ++sizes[static_cast<std::size_t>(c)];
  std::vector<int> largest;
  for (std::size_t c = 0; c < sizes.size(); ++c)
    if (sizes[c] >= leastInHull) largest.push_back(static_cast<int>(c));
  const auto kept = std::min(largest.size(), mostHulls);
  std::partial_sort(largest.begin(), largest.begin() + static_cast<std::ptrdiff_t>(kept),
                    largest.end(), [&](int a, int b) {
                      return std::pair(-sizes[static_cast<std::size_t>(a)], a) <
                             std::pair(-sizes[static_cast<std::size_t>(b)], b);
                    });
  largest.resize(kept);
  std::vector<int> placeOf(sizes.size(), -1);
  std::vector<std::vector<int>> members(kept);
  for (std::size_t k = 0; k < kept; ++k) {
    placeOf[static_cast<std::size_t>(largest[k])] = static_cast<int>(k);
    members[k].reserve(static_cast<std::size_t>(sizes[static_cast<std::size_t>(largest[k])]));
  }
  for (std::size_t i = 0; i < clusters.size(); ++i)
    if (const int k = placeOf[static_cast<std::size_t>(clusters[i])]; k >= 0)
      members[static_cast<std::size_t>(k)].push_back(static_cast<int>(i));
  for (auto& nodes : members) {
    if (!hasThreeDistinct(picture_.points, nodes)) continue;
    const auto bucket =
        static_cast<std::size_t>(paint_.bucketOf[static_cast<std::size_t>(nodes.front())]);
    const auto corners = convexHull(picture_.points, std::move(nodes));
    picture_.hulls.push_back({picture_.points(Eigen::all, corners), paint_.buckets[bucket].color});
  }
}

void ScatterPlot::placeTrails() {
  picture_.trails = {};
  if (!isShown(Part::Trails)) return trails_.clear();
  const auto& nodes = trails_.nodes();
  picture_.trails.steps.reserve(trails_.steps().size());
  for (const auto& step : trails_.steps()) picture_.trails.steps.push_back(place(step.W, &nodes));
  picture_.trails.colors.reserve(nodes.size());
  for (const int i : nodes) {
    const auto bucket = static_cast<std::size_t>(paint_.bucketOf[static_cast<std::size_t>(i)]);
    picture_.trails.colors.push_back(paint_.buckets[bucket].color);
  }
}

void ScatterPlot::placeAll() {
  placeTruth();
  placeRings();
  refresh();
}

void ScatterPlot::refresh() {
  stale_ = !isOnScreen(*plot_);
  if (stale_) return;
  showMoving();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void ScatterPlot::showMoving() {
  stale_ = false;
  plot_->xAxis->setLabel(xChoice_->currentText());
  plot_->yAxis->setLabel(yChoice_->currentText());
  showLegend();
  const bool fits = hasAxes() && snapshot_ && snapshot_->W.cols() == network_->nodeCount() &&
                    paint_.bucketOf.size() == static_cast<std::size_t>(network_->nodeCount());
  if (!fits) {
    // While the axes are being computed there is no place for a point.
    if (!hasAxes()) {
      picture_.points.resize(2, 0);
      picture_.hulls.clear();
      picture_.trails = {};
    }
    return;
  }
  picture_.points = place(snapshot_->W);
  picture_.origin = placeOfOrigin();
  picture_.paint = paint_;
  picture_.density = isShown(Part::Density);
  placeHulls();
  placeTrails();
  if (following_) follow();
}

void ScatterPlot::showLegend() {
  QStringList parts{isShown(Part::Density) ? tr("▒&nbsp;iterate") : tr("●&nbsp;iterate")};
  if (optimum_ && isShown(Part::Rings) &&
      optimum_->uniqueness.verdict == Uniqueness::Verdict::NotUnique) {
    parts << tr("○&nbsp;optimum is not unique: no ring where it is undetermined, %1 of %2 nodes")
                 .arg(optimum_->uniqueness.nodes.size())
                 .arg(network_->nodeCount());
  } else if (ringCount() > 0) {
    parts << (optimum_->proved ? tr("○&nbsp;optimum") : tr("◌&nbsp;optimum&nbsp;so&nbsp;far"));
    if (ringCount() < optimum_->groups.centers.cols())
      parts.back() +=
          tr("&nbsp;(%1&nbsp;of&nbsp;%2)").arg(ringCount()).arg(optimum_->groups.centers.cols());
  }
  if (picture_.crosses.cols() > 0) parts << tr("✕&nbsp;truth");
  if (!picture_.chosen.empty()) parts << tr("◎&nbsp;%1&nbsp;selected").arg(picture_.chosen.size());
  const auto html = parts.join(QStringLiteral("&nbsp;&nbsp; "));
  if (html == legend_->text()) return;
  legend_->setText(html);
  arrangeBar();
}

void ScatterPlot::follow() {
  if (grabbed_ >= 0) return;  // what is held stays under the pointer
  if (picture_.points.cols() == 0) return;
  Eigen::Array2d low = picture_.points.rowwise().minCoeff();
  Eigen::Array2d high = picture_.points.rowwise().maxCoeff();
  for (const auto& ring : picture_.rings) {
    low = low.min(Eigen::Array2d(ring.at.x(), ring.at.y()));
    high = high.max(Eigen::Array2d(ring.at.x(), ring.at.y()));
  }
  if (picture_.crosses.cols() > 0) {
    low = low.min(picture_.crosses.rowwise().minCoeff().array());
    high = high.max(picture_.crosses.rowwise().maxCoeff().array());
  }
  // Grows at once, shrinks only when it is far too large: the picture should not breathe.
  const auto fit = [](QCPAxis& axis, double from, double to) {
    if (!std::isfinite(from) || !std::isfinite(to)) return;
    const double pad = std::max(0.12 * (to - from), 0.05 * (1 + std::abs(to)));
    const QCPRange wanted(from - pad, to + pad);
    const auto now = axis.range();
    // What stands on an axis is cut in half by it.
    const double least = 0.25 * pad;
    if (from - least < now.lower || to + least > now.upper || now.size() > 1.8 * wanted.size())
      axis.setRange(wanted);
  };
  fit(*plot_->xAxis, low[0], high[0]);
  fit(*plot_->yAxis, low[1], high[1]);
}

void ScatterPlot::refreshTheme() {
  stylePlot(*plot_);
  picture_.refreshTheme();
  for (auto* choice : {xChoice_, yChoice_}) choice->setMinimumWidth(static_cast<int>(scaled(56)));
  arrangeBar();
  placeAll();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

std::optional<PlotRange> ScatterPlot::zoomed() const {
  return following_ ? std::nullopt : std::optional(rangeOf(*plot_));
}

void ScatterPlot::zoomTo(const PlotRange& range) {
  setFollowing(false);
  setRange(*plot_, range);
  refresh();
}

PlotRange ScatterPlot::range() const { return rangeOf(*plot_); }

void ScatterPlot::followFrom(const PlotRange& range) {
  if (following_) setRange(*plot_, range);
}

std::vector<std::string> ScatterPlot::shownParts() const {
  std::vector<std::string> out;
  for (const auto* action : actions_)
    if (action != nullptr && action->isChecked())
      out.push_back(action->data().toString().toStdString());
  return out;
}

void ScatterPlot::showParts(const std::vector<std::string>& parts) {
  for (auto* action : actions_) {
    if (action == nullptr || !action->isEnabled()) continue;
    const auto name = action->data().toString().toStdString();
    action->setChecked(std::find(parts.begin(), parts.end(), name) != parts.end());
  }
  if (showAction(Part::Density)->isEnabled())
    densityWanted_ = showAction(Part::Density)->isChecked();
  placeAll();
}

}  // namespace gtv::ui
