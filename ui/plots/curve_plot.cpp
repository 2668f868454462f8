#include "ui/plots/curve_plot.h"

#include <qcustomplot.h>

#include <QComboBox>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/plots/plot_layer.h"
#include "ui/widgets/fitting_ticker.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

double plottable(double value) { return std::isfinite(value) && value > 0 ? value : std::nan(""); }

/// Below every axis.
constexpr double bottom = 1e-300;
/// Runs with the same colour differ in these; the heading shows them as characters.
constexpr std::array penStyles{Qt::SolidLine, Qt::DashLine, Qt::DotLine};
constexpr std::array<const char*, 3> strokes{"━━", "╍╍", "┅┅"};
/// Shapes of comparisons that have markers, and as characters in the heading.
constexpr std::array markerShapes{QCPScatterStyle::ssDisc,     QCPScatterStyle::ssSquare,
                                  QCPScatterStyle::ssTriangle, QCPScatterStyle::ssDiamond,
                                  QCPScatterStyle::ssPlus,     QCPScatterStyle::ssCross};
constexpr std::array<const char*, markerShapes.size()> markerSigns{"●", "■", "▲", "◆", "✚", "✖"};
constexpr int markersPerCurve = 12;
const QString allCurves = QStringLiteral("all");  ///< link that shows what others stand for

}  // namespace

CurvePlot::CurvePlot(const QString& title, const QString& name, std::vector<Curve> curves,
                     QWidget* parent)
    : QWidget(parent), name_(name), plot_(new QCustomPlot), curves_(std::move(curves)) {
  setAccessibleName(title);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  auto* bar = new QHBoxLayout;
  bar->setContentsMargins(6, 2, 6, 0);
  heading_ = new QLabel;
  heading_->setWordWrap(true);
  heading_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  heading_->setAccessibleName(tr("Curves of %1").arg(title));
  heading_->setToolTip(tr("Click the name of a curve to hide it, or to show it again"));
  connect(heading_, &QLabel::linkActivated, this, [this](const QString& curve) {
    if (curve != allCurves) return setShown(curve.toInt(), !isShown(curve.toInt()));
    for (std::size_t k = 0; k < curves_.size(); ++k)
      if (isReplaced(k)) chosen_[k] = true;
    showCurves();
  });
  choice_ = new QComboBox;
  choice_->setAccessibleName(tr("Horizontal axis of %1").arg(title));
  choice_->setToolTip(
      tr("Quantity on the horizontal axis. The bytes are those of the vectors that nodes send each "
         "other; methods that need all data in one place send none."));
  choice_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  choice_->setMinimumContentsLength(8);
  const std::pair<QString, const char*> abscissae[] = {
      {tr("iterations"), "iterations"}, {tr("iterations, log"), "log iterations"},
      {tr("seconds"), "seconds"},       {tr("seconds, log"), "log seconds"},
      {tr("bytes"), "bytes"},           {tr("bytes, log"), "log bytes"}};
  for (const auto& [label, key] : abscissae) choice_->addItem(label, QString::fromLatin1(key));
  bar->addWidget(heading_, 1);
  bar->addWidget(choice_, 0, Qt::AlignTop);
  layout->addLayout(bar);
  layout->addWidget(plot_, 1);

  QStringList help{
      tr("The wheel zooms, dragging pans, and a double click follows the curves again. Dotted "
         "vertical lines mark where λ was changed, and say to what; where it was dragged, a grey "
         "band begins with the movement.")};
  for (std::size_t k = 0; k < curves_.size(); ++k) {
    auto* graph = plot_->addGraph();
    graph->setName(curves_[k].name);
    graph->setAdaptiveSampling(true);
    graphs_.push_back(graph);
    help << QStringLiteral("<b>%1</b>: %2").arg(curves_[k].name, curves_[k].explanation);
  }
  plot_->addLayer(QStringLiteral("band"), plot_->layer(QStringLiteral("main")),
                  QCustomPlot::limBelow);
  plot_->addLayer(QStringLiteral("lambda"), plot_->layer(QStringLiteral("main")),
                  QCustomPlot::limAbove);
  new PlotLayer(*plot_, QStringLiteral("lambda"),
                [this](QCPPainter& painter) { drawLambdaMarks(painter); });
  for (auto** graph : {&lowGraph_, &highGraph_, &meanGraph_, &cursor_}) {
    *graph = plot_->addGraph();
    (*graph)->setLayer(QStringLiteral("band"));
    (*graph)->removeFromLegend();
  }
  plot_->setToolTip(help.join(QStringLiteral("<br>")));
  plot_->setPlottingHint(QCP::phFastPolylines);
  plot_->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
  plot_->setMinimumHeight(90);
  plot_->yAxis->setScaleType(QCPAxis::stLogarithmic);
  plot_->yAxis->setTicker(QSharedPointer<QCPAxisTickerLog>(new QCPAxisTickerLog));
  plot_->yAxis->setNumberFormat(QStringLiteral("eb"));
  plot_->yAxis->setNumberPrecision(0);
  plot_->yAxis->setRange(1e-3, 10);
  const auto stopFollowing = [this] { following_ = false; };
  connect(plot_, &QCustomPlot::mouseWheel, this, stopFollowing);
  connect(plot_, &QCustomPlot::mousePress, this, stopFollowing);
  connect(plot_, &QCustomPlot::mouseDoubleClick, this, [this] {
    following_ = true;
    follow();
    replot();
  });
  connect(choice_, &QComboBox::currentIndexChanged, this,
          [this](int index) { setAbscissa(static_cast<Abscissa>(index / 2), index % 2 == 1); });
  extents_.resize(graphs_.size());
  chosen_.resize(graphs_.size());
  plot_->installEventFilter(this);
  prepareForFigure(*plot_);
  setAbscissa(Abscissa::Iteration, false);
  refreshTheme();
}

void CurvePlot::setAbscissa(Abscissa abscissa, bool logarithmic) {
  abscissa_ = abscissa;
  logarithmic_ = logarithmic;
  choice_->setCurrentIndex(2 * static_cast<int>(abscissa) + (logarithmic ? 1 : 0));
  auto* axis = plot_->xAxis;
  axis->setScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
  axis->setTicker(logarithmic ? QSharedPointer<QCPAxisTicker>(new QCPAxisTickerLog)
                              : QSharedPointer<QCPAxisTicker>(new FittingTicker(*axis)));
  axis->setNumberFormat(logarithmic || abscissa == Abscissa::Bytes ? QStringLiteral("gb")
                                                                   : QStringLiteral("g"));
  axis->setLabel(abscissa == Abscissa::Iteration ? tr("iteration")
                 : abscissa == Abscissa::Seconds ? tr("seconds of computing")
                                                 : tr("bytes sent over edges"));
  axis->setRange(logarithmic ? 1 : 0, 100);
  following_ = true;
  redraw();
}

void CurvePlot::setShown(int curve, std::optional<bool> shown) {
  chosen_[static_cast<std::size_t>(curve)] = shown;
  showCurves();
}

bool CurvePlot::isShown(int curve) const {
  const auto k = static_cast<std::size_t>(curve);
  return chosen_[k].value_or(!isReplaced(k));
}

bool CurvePlot::isReplaced(std::size_t curve) const {
  if (chosen_[curve]) return false;
  for (std::size_t k = 0; k < curves_.size(); ++k)
    if (curves_[k].insteadOf == static_cast<int>(curve) && extents_[k].count > 0)
      return chosen_[k].value_or(true);
  return false;
}

void CurvePlot::showCurves() {
  for (std::size_t k = 0; k < curves_.size(); ++k)
    graphs_[k]->setVisible(isShown(static_cast<int>(k)));
  showHeading();
  showCursor();
  if (following_) follow();
  replot();
}

/// On paper the legend stands where the heading is on the screen: above, where it hides nothing.
CurvePlot::PaperLegend CurvePlot::paperLegend() const {
  QStringList names;
  for (std::size_t k = 0; k < curves_.size(); ++k)
    if (pointCount(static_cast<int>(k)) > 0) names << curves_[k].name;
  for (const auto& other : comparisons_) names << other.name;
  if (hasBand()) names << band_.name;
  const QFontMetrics metrics(plot_->legend->font());
  constexpr int mark = 60;  // pixels of a stroke and the room around it
  int widest = 1;
  for (const auto& name : names) widest = std::max(widest, metrics.horizontalAdvance(name) + mark);
  const int columns = std::max(1, plot_->width() / widest);
  const int rows = (static_cast<int>(names.size()) + columns - 1) / columns;
  constexpr int between = 7;
  return {columns, rows * (metrics.height() + between)};
}

QSizeF CurvePlot::figureSize() const { return plot_->size() + QSize(0, paperLegend().height); }

void CurvePlot::drawFigure(QCPPainter& painter) {
  auto* legend = plot_->legend;
  auto* layout = plot_->plotLayout();
  for (std::size_t k = 0; k < graphs_.size(); ++k)
    if (pointCount(static_cast<int>(k)) == 0) graphs_[k]->removeFromLegend();
  const auto size = figureSize().toSize();
  legend->setWrap(paperLegend().columns);
  legend->setFillOrder(QCPLegend::foColumnsFirst);
  plot_->axisRect()->insetLayout()->take(legend);
  layout->insertRow(0);
  layout->addElement(0, 0, legend);
  layout->setRowStretchFactor(0, 1e-3);
  legend->setVisible(true);
  plot_->yAxis->setLabel(accessibleName());
  plot_->toPainter(&painter, size.width(), size.height());
  plot_->yAxis->setLabel({});
  legend->setVisible(false);
  layout->take(legend);
  layout->simplify();
  plot_->axisRect()->insetLayout()->addElement(legend, Qt::AlignTop | Qt::AlignRight);
  for (auto* graph : graphs_) graph->addToLegend();
}

QString CurvePlot::figureData() const {
  QStringList head{QStringLiteral("run"), QStringLiteral("iteration"), QStringLiteral("seconds"),
                   QStringLiteral("bytes")};
  for (const auto& curve : curves_)
    head << QString(curve.name).replace(QLatin1Char(','), QLatin1Char(' '));
  head << QStringLiteral("lambda");
  QString out = head.join(QLatin1Char(',')) + QLatin1Char('\n');
  const auto cell = [](double value) {
    return std::isfinite(value) ? QString::number(value, 'g', 17) : QString();
  };
  const auto write = [&](const QString& run, const std::vector<TraceRow>& rows) {
    auto name = run;
    if (name.contains(QLatin1Char(',')) || name.contains(QLatin1Char('"')))
      name = QStringLiteral("\"%1\"").arg(name.replace(QLatin1Char('"'), QStringLiteral("\"\"")));
    for (const auto& row : rows) {
      QStringList cells{name, QString::number(row.iteration), cell(row.seconds), cell(row.bytes)};
      for (const auto& curve : curves_) cells << cell(curve.value(row));
      cells << cell(row.lambda);
      out += cells.join(QLatin1Char(',')) + QLatin1Char('\n');
    }
  };
  write(tr("present run"), rows_);
  for (const auto& other : comparisons_) write(other.name, *other.rows);
  if (hasBand()) {
    write(band_.name, band_.mean);
    write(tr("%1: lower end").arg(band_.name), band_.low);
    write(tr("%1: upper end").arg(band_.name), band_.high);
  }
  return out;
}

double CurvePlot::keyOf(const TraceRow& row) const {
  switch (abscissa_) {
    case Abscissa::Iteration:
      return static_cast<double>(row.iteration);
    case Abscissa::Seconds:
      return row.seconds;
    case Abscissa::Bytes:
      return row.bytes;
  }
  return 0;
}

void CurvePlot::Extent::add(double key, double value) {
  last = std::max(last, key);
  if (key > 0) first = std::min(first, key);
  if (!std::isfinite(value)) return;
  low = std::min(low, value);
  high = std::max(high, value);
  ++count;
}

void CurvePlot::Extent::add(const Extent& other) {
  first = std::min(first, other.first);
  last = std::max(last, other.last);
  low = std::min(low, other.low);
  high = std::max(high, other.high);
  count += other.count;
}

CurvePlot::Extent CurvePlot::addRows(QCPGraph& graph, const Curve& curve,
                                     const std::vector<TraceRow>& rows, std::size_t from,
                                     Below below) const {
  QVector<QCPGraphData> points;
  Extent extent;
  for (std::size_t k = from; k < rows.size(); ++k) {
    const double key = keyOf(rows[k]);
    const double given = curve.value(rows[k]);
    const double value = plottable(given);
    if (std::isfinite(key) && (!logarithmic_ || key > 0) && !(curve.points && std::isnan(value))) {
      points.append({key, below == Below::Bottom && given <= 0 ? bottom : value});
      extent.add(key, value);
    }
  }
  graph.data()->add(points, true);
  return extent;
}

void CurvePlot::clear() {
  rows_.clear();
  lambdaChanges_.clear();
  setBand({});
  cursorAt_ = -1;
  following_ = true;
  plot_->xAxis->setRange(logarithmic_ ? 1 : 0, 100);
  redraw();
}

void CurvePlot::append(const std::vector<TraceRow>& rows, int drag) {
  if (rows.empty()) return;
  const auto from = rows_.size();
  rows_.insert(rows_.end(), rows.begin(), rows.end());
  noteLambdaChanges(from, drag);
  for (std::size_t k = 0; k < curves_.size(); ++k)
    extents_[k].add(addRows(*graphs_[k], curves_[k], rows_, from));
  showCurves();
}

void CurvePlot::shorten(std::size_t rows) {
  rows_.resize(std::min(rows, rows_.size()));
  std::erase_if(lambdaChanges_, [&](const auto& change) { return change.row >= rows_.size(); });
  redraw();
}

void CurvePlot::redraw() {
  for (std::size_t k = 0; k < curves_.size(); ++k) {
    graphs_[k]->data()->clear();
    extents_[k] = addRows(*graphs_[k], curves_[k], rows_);
  }
  showComparisons();
  showCurves();
}

void CurvePlot::setComparisons(std::vector<CurveComparison> comparisons) {
  comparisons_ = std::move(comparisons);
  showComparisons();
  if (following_) follow();
  replot();
}

void CurvePlot::setBand(CurveBand band) {
  band_ = std::move(band);
  showComparisons();
  if (following_) follow();
  replot();
}

const CurvePlot::Curve& CurvePlot::mainCurve(const std::vector<TraceRow>& rows) const {
  const auto has = [&](const Curve& curve) {
    return std::any_of(rows.begin(), rows.end(), [&](const TraceRow& row) {
      return std::isfinite(plottable(curve.value(row)));
    });
  };
  const auto first = std::find_if(curves_.begin(), curves_.end(), has);
  if (first == curves_.end()) return curves_.front();
  const auto index = static_cast<int>(first - curves_.begin());
  const auto instead = std::find_if(first, curves_.end(), [&](const Curve& curve) {
    return curve.insteadOf == index && has(curve);
  });
  return instead == curves_.end() ? *first : *instead;
}

int CurvePlot::strokeOf(std::size_t comparison) const {
  const auto& color = comparisons_[comparison].color;
  const auto end = comparisons_.begin() + static_cast<std::ptrdiff_t>(comparison);
  const auto before = std::count_if(comparisons_.begin(), end, [&](const CurveComparison& other) {
    return other.color == color;
  });
  return static_cast<int>(before % static_cast<std::ptrdiff_t>(penStyles.size()));
}

void CurvePlot::showBandOf(const CurveComparison& comparison) {
  auto fill = comparison.color;
  fill.setAlphaF(0.2F);
  for (const bool isLow : {true, false}) {
    auto* graph = bandGraphs_.emplace_back(plot_->addGraph());
    graph->setLayer(QStringLiteral("band"));
    graph->removeFromLegend();
    graph->setPen(Qt::NoPen);
    const auto& rows = isLow ? *comparison.low : *comparison.high;
    others_.add(
        addRows(*graph, mainCurve(*comparison.rows), rows, 0, isLow ? Below::Bottom : Below::Gap));
    if (isLow) continue;
    graph->setBrush(fill);
    graph->setChannelFillGraph(bandGraphs_[bandGraphs_.size() - 2]);
  }
}

void CurvePlot::showComparisons() {
  while (otherGraphs_.size() > comparisons_.size()) {
    plot_->removeGraph(otherGraphs_.back());
    otherGraphs_.pop_back();
  }
  while (otherGraphs_.size() < comparisons_.size()) {
    otherGraphs_.push_back(plot_->addGraph());
    otherGraphs_.back()->setAdaptiveSampling(true);
  }
  others_ = {};
  for (auto* graph : std::exchange(bandGraphs_, {})) plot_->removeGraph(graph);
  for (std::size_t k = 0; k < comparisons_.size(); ++k) {
    auto* graph = otherGraphs_[k];
    if (comparisons_[k].low && comparisons_[k].high) showBandOf(comparisons_[k]);
    graph->setName(comparisons_[k].name);
    graph->setPen(QPen(comparisons_[k].color, scaled(1.6), penStyles[strokeOf(k)]));
    graph->data()->clear();
    const auto& rows = *comparisons_[k].rows;
    others_.add(addRows(*graph, mainCurve(rows), rows));
    const int marker = comparisons_[k].marker;
    if (marker < 0) {
      graph->setScatterStyle(QCPScatterStyle::ssNone);
      continue;
    }
    const auto& color = comparisons_[k].color;
    graph->setScatterStyle({markerShapes[static_cast<std::size_t>(marker) % markerShapes.size()],
                            QPen(color, scaled(1.6)), color, scaled(7)});
    graph->setScatterSkip(graph->dataCount() / markersPerCurve);
  }
  meanGraph_->setName(band_.name);
  if (hasBand())
    meanGraph_->addToLegend();
  else
    meanGraph_->removeFromLegend();
  const std::array<std::pair<QCPGraph*, const std::vector<TraceRow>*>, 3> band{
      std::pair(lowGraph_, &band_.low), std::pair(highGraph_, &band_.high),
      std::pair(meanGraph_, &band_.mean)};
  const auto& curve = mainCurve(band_.mean);
  for (const auto& [graph, rows] : band) {
    graph->data()->clear();
    // Where the deviation is larger than the mean, the band reaches down to the axis.
    const auto below = graph == lowGraph_ ? Below::Bottom : Below::Gap;
    others_.add(addRows(*graph, curve, *rows, 0, below));
  }
  showHeading();
}

void CurvePlot::setCursor(std::int64_t iteration) {
  if (cursorAt_ == iteration) return;
  cursorAt_ = iteration;
  showCursor();
  replot();
}

double CurvePlot::cursorPosition() const {
  return cursor_->data()->isEmpty() ? std::nan("") : cursor_->data()->constBegin()->key;
}

void CurvePlot::showCursor() {
  cursor_->data()->clear();
  if (cursorAt_ < 0) return;
  const auto at = std::lower_bound(
      rows_.begin(), rows_.end(), cursorAt_,
      [](const TraceRow& row, std::int64_t iteration) { return row.iteration < iteration; });
  if (at == rows_.end()) return;
  const double key = keyOf(*at);
  if (!std::isfinite(key) || (logarithmic_ && key <= 0)) return;
  cursor_->addData(key, bottom);
  cursor_->addData(key, 1e300);
}

void CurvePlot::noteLambdaChanges(std::size_t from, int drag) {
  for (auto k = std::max<std::size_t>(from, 1); k < rows_.size(); ++k)
    // Before the first iteration nothing has run with another λ.
    if (rows_[k].lambda != rows_[k - 1].lambda && rows_[k].iteration > 0)
      lambdaChanges_.push_back({k, drag});
}

std::vector<CurvePlot::Movement> CurvePlot::movements() const {
  std::vector<Movement> out;
  int drag = 0;
  for (const auto& change : lambdaChanges_) {
    const bool goesOn = drag != 0 && change.drag == drag;
    drag = change.drag;
    if (goesOn)
      out.back().last = change.row;
    else
      out.push_back({change.row, change.row});
  }
  return out;
}

std::vector<CurvePlot::LambdaMark> CurvePlot::lambdaMarks() const {
  std::vector<LambdaMark> out;
  for (const auto& [first, last] : movements())
    out.push_back({rows_[first].iteration, rows_[last].iteration, rows_[last].lambda});
  return out;
}

/// Thin lines with their λ beside them, after a band where it moved. Marks that would cover each
/// other are one, the last; a number that has no room is left out.
void CurvePlot::drawLambdaMarks(QCPPainter& painter) const {
  const QRectF area(plot_->axisRect()->rect());
  const double apart = scaled(3);
  LabelRoom room(area);
  auto ground = canvasColors().muted;
  painter.setAntialiasing(false);
  painter.setPen(QPen(ground, scaled(1), Qt::DotLine));
  ground.setAlpha(60);
  std::vector<std::pair<double, double>> lines;  // pixel and λ, from the right to the left
  const auto pixelOf = [&](std::size_t row) {
    const double key = keyOf(rows_[row]);
    const bool isOnAxis = std::isfinite(key) && (!logarithmic_ || key > 0);
    return isOnAxis ? plot_->xAxis->coordToPixel(key) : std::nan("");
  };
  const auto all = movements();
  for (auto movement = all.rbegin(); movement != all.rend(); ++movement) {
    const double x = pixelOf(movement->last);
    if (!(x >= area.left()) || (!lines.empty() && lines.back().first - x < apart)) continue;
    if (const double from = pixelOf(movement->first); from < x && from <= area.right()) {
      const double left = std::max(area.left(), from);
      painter.fillRect(QRectF(left, area.top(), std::min(x, area.right()) - left, area.height()),
                       ground);
      painter.drawLine(QLineF(left, area.top(), left, area.bottom()));
    }
    if (x > area.right()) continue;
    lines.emplace_back(x, rows_[movement->last].lambda);
    painter.drawLine(QLineF(x, area.top(), x, area.bottom()));
    room.take({x - 0.5, area.top(), 1, area.height()});
  }
  painter.setAntialiasing(true);
  if (lines.empty()) return;
  if (const double at = cursorPosition(); std::isfinite(at))
    room.take({plot_->xAxis->coordToPixel(at) - 1, area.top(), 2, area.height()});
  for (const auto* graph : graphs_) avoidCurve(room, *graph, area.left(), area.right());
  for (const auto* graph : otherGraphs_) avoidCurve(room, *graph, area.left(), area.right());
  painter.setFont(plot_->xAxis->tickLabelFont());
  const QFontMetricsF metrics(painter.font());
  for (const auto& [x, lambda] : lines) {
    const auto text = tr("λ %1").arg(lambda, 0, 'g', 3);
    // The stretch that ran with it is to the right, where there may be no room for words.
    const auto toRight = text + QStringLiteral(" →");
    const auto size = [&](const QString& words) {
      return QSizeF(metrics.horizontalAdvance(words) + 4, metrics.height());
    };
    auto places = placesBeside(x, Side::Right, area, size(text));
    const auto others = placesBeside(x, Side::Left, area, size(toRight));
    places.insert(places.end(), others.begin(), others.end());
    if (const auto box = room.place(places))
      drawLabel(painter, *box, box->left() < x ? toRight : text);
  }
}

void CurvePlot::showHeading() {
  // The legend stands above the plot, where it covers no curve; only curves with points are in it.
  QString html;
  const auto add = [&](const QColor& color, const char* stroke, const QString& name) {
    html += QStringLiteral("<span style='color:%1'>%2</span>&nbsp;%3 &nbsp;")
                .arg(color.name(), QString::fromUtf8(stroke), name);
  };
  const auto unbroken = [](const QString& name) {
    return name.toHtmlEscaped().replace(QLatin1Char(' '), QStringLiteral("&nbsp;"));
  };
  const auto colors = canvasColors();
  const auto link = [&](const QString& target, bool shown, const QString& name) {
    return QStringLiteral("<a href='%1' style='color:%2; text-decoration:%3'>%4</a>")
        .arg(target, (shown ? colors.text : colors.muted).name(),
             shown ? QStringLiteral("none") : QStringLiteral("line-through"), unbroken(name));
  };
  bool isReduced = false;
  for (std::size_t k = 0; k < curves_.size(); ++k) {
    if (extents_[k].count == 0) continue;
    const bool shown = isShown(static_cast<int>(k));
    if (isReplaced(k))
      isReduced = true;
    else
      add(shown ? graphs_[k]->pen().color() : colors.muted,
          curves_[k].points ? "●" : strokes[k % strokes.size()],
          link(QString::number(k), shown, curves_[k].name));
  }
  if (isReduced) add(colors.muted, "…", link(allCurves, true, tr("all nodes")));
  for (std::size_t k = 0; k < comparisons_.size(); ++k)
    add(comparisons_[k].color,
        comparisons_[k].marker < 0
            ? strokes[strokeOf(k)]
            : markerSigns[static_cast<std::size_t>(comparisons_[k].marker) % markerSigns.size()],
        unbroken(comparisons_[k].label.isEmpty() ? comparisons_[k].name : comparisons_[k].label));
  if (hasBand()) add(meanGraph_->pen().color(), "▒▒", unbroken(band_.name));
  if (html == heading_->text()) return;
  heading_->setText(html);
  // Names have their room; a long one is cut, it does not widen the window.
  constexpr double most = 240;
  heading_->setMinimumWidth(
      std::min(heading_->minimumSizeHint().width(), static_cast<int>(scaled(most))));
}

int CurvePlot::pointCount(int curve) const {
  return isShown(curve) ? extents_[static_cast<std::size_t>(curve)].count : 0;
}

std::optional<PlotRange> CurvePlot::zoomed() const {
  return following_ ? std::nullopt : std::optional(rangeOf(*plot_));
}

void CurvePlot::zoomTo(const PlotRange& range) {
  following_ = false;
  setRange(*plot_, range);
  replot();
}

void CurvePlot::replot() {
  undrawn_ = !isOnScreen(*plot_);
  if (!undrawn_) plot_->replot(QCustomPlot::rpQueuedReplot);
}

bool CurvePlot::eventFilter(QObject* watched, QEvent* event) {
  if (watched == plot_ && event->type() == QEvent::Resize)
    fitNumbers(*plot_->yAxis, plot_->height(), 2);
  // It came to the front.
  if (watched == plot_ && event->type() == QEvent::Paint && undrawn_) {
    undrawn_ = false;
    plot_->replot(QCustomPlot::rpQueuedRefresh);
  }
  return QWidget::eventFilter(watched, event);
}

void CurvePlot::follow() {
  auto all = others_;
  for (std::size_t k = 0; k < extents_.size(); ++k)
    if (isShown(static_cast<int>(k))) all.add(extents_[k]);
  const auto [first, last, smallest, high, count] = all;
  const double least = abscissa_ == Abscissa::Iteration ? 10 : 1e-6;
  if (logarithmic_)
    plot_->xAxis->setRange(std::min(first, last), std::max(last * 1.02, first * 10));
  else
    plot_->xAxis->setRange(0, std::max(least, last * 1.02));
  if (count == 0) return;
  const double low = std::max(smallest, high * 1e-18);
  // At least two decades, so that a flat curve reads as flat.
  const double middle = std::sqrt(low * high);
  plot_->yAxis->setRange(std::min(low / 1.6, middle / 10), std::max(high * 1.6, middle * 10));
}

void CurvePlot::refreshTheme() {
  stylePlot(*plot_);
  for (std::size_t k = 0; k < graphs_.size(); ++k) {
    const QPen pen(QColor::fromRgb(okabeIto[k % okabeIto.size()]), scaled(2),
                   penStyles[k % penStyles.size()]);
    graphs_[k]->setPen(pen);
    if (!curves_[k].points) continue;
    const auto shape = k % 2 == 0 ? QCPScatterStyle::ssDisc : QCPScatterStyle::ssSquare;
    graphs_[k]->setLineStyle(QCPGraph::lsNone);
    graphs_[k]->setScatterStyle(
        QCPScatterStyle(shape, pen.color(), pen.color(), scaled(k % 2 == 0 ? 5 : 4)));
  }
  auto fill = QColor::fromRgb(okabeIto[0]);
  meanGraph_->setPen(QPen(fill, scaled(1.2)));
  fill.setAlpha(60);
  lowGraph_->setPen(Qt::NoPen);
  highGraph_->setPen(Qt::NoPen);
  highGraph_->setBrush(fill);
  highGraph_->setChannelFillGraph(lowGraph_);
  cursor_->setPen(QPen(canvasColors().text, scaled(1), Qt::DashLine));
  showComparisons();
  replot();
}

}  // namespace gtv::ui
