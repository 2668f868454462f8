#include "ui/optimisation/node_error_view.h"

#include <fmt/format.h>
#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

#include "base/csv.h"
#include "base/number.h"
#include "ui/live/node_description.h"
#include "ui/plots/plot_layer.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

/// Errors that differ by less are the same: this share of them, which nobody can see, and this.
constexpr double sameShare = 0.01;
constexpr double sameError = 1e-6;
constexpr double roomForMeans = 1.22;  ///< of the largest error
constexpr int digitsOfErrors = 3;

/// Rounding is 0.
QString errorText(double error) { return number(error < 1e-12 ? 0 : error, digitsOfErrors); }

QColor helpedColor() { return QColor::fromRgb(okabeIto[2]); }
QColor hurtColor() { return QColor::fromRgb(okabeIto[1]); }

}  // namespace

NodeErrorView::NodeErrorView()
    : LocalFitView(tr("Errors of nodes"), QStringLiteral("node-errors")) {
  auto& plot = *this->plot();
  plot.addLayer(QStringLiteral("joins"), plot.layer(QStringLiteral("main")), QCustomPlot::limBelow);
  new PlotLayer(plot, QStringLiteral("joins"), [this](QCPPainter& painter) {
    drawBorders(painter);
    drawJoins(painter);
  });  // owned by its layer
  for (auto* graph : {&aloneMarks_, &sameMarks_, &helpedMarks_, &hurtMarks_, &attackerMarks_}) {
    *graph = plot.addGraph();
    (*graph)->setLineStyle(QCPGraph::lsNone);
  }
  new PlotLayer(plot, QStringLiteral("marks"),
                [this](QCPPainter& painter) { drawMeans(painter); });  // owned by its layer
  PlotView::refreshTheme();
}

void NodeErrorView::style() {
  const auto text = canvasColors().text;
  const double size = markSize();
  const auto mark = [&](QCPGraph* graph, QCPScatterStyle::ScatterShape shape, const QColor& color,
                        bool filled, double share) {
    graph->setScatterStyle(QCPScatterStyle(shape, QPen(color, scaled(1.6)),
                                           filled ? QBrush(color) : Qt::NoBrush, share * size));
  };
  mark(aloneMarks_, QCPScatterStyle::ssCircle, text, false, 0.85);
  mark(sameMarks_, QCPScatterStyle::ssDisc, text, true, 0.6);
  mark(helpedMarks_, QCPScatterStyle::ssTriangleInverted, helpedColor(), true, 1);
  mark(hurtMarks_, QCPScatterStyle::ssTriangle, hurtColor(), true, 1);
  mark(attackerMarks_, QCPScatterStyle::ssCrossSquare, text, false, 0.85);
}

void NodeErrorView::findErrors() {
  const auto& of = *network();
  const auto& W = snapshot()->W;
  const auto n = W.cols();
  const auto& truth = of.coordinates.truth;
  if (truth.rows() == W.rows() && truth.cols() == n) {
    kind_ = Kind::Truth;
    areClasses_ = false;
    now_ = (W - truth).colwise().squaredNorm();
    alone_ = (fits().W - truth).colwise().squaredNorm();
    return;
  }
  const auto classes = predictedClasses(of);
  areClasses_ = classes.has_value();
  const auto errors = [&](const Matrix& models, LabelPart part) {
    return nodeLabelErrors(models, of.parametricData(), part, classes, of.parametricModel());
  };
  kind_ = Kind::Validation;
  now_ = errors(W, LabelPart::Validation);
  if (now_.array().isNaN().all()) kind_ = Kind::Training;
  const auto part = kind_ == Kind::Training ? LabelPart::Train : LabelPart::Validation;
  if (kind_ == Kind::Training) now_ = errors(W, part);
  alone_ = errors(fits().W, part);
  for (Eigen::Index i = 0; i < n; ++i)
    if (!fits().W.col(i).allFinite()) alone_[i] = std::nan("");  // wrong by no share of labels
}

NodeErrorView::Change NodeErrorView::changeOf(int node) const {
  const double before = alone_[node];
  const double after = now_[node];
  if (!std::isfinite(before) || !std::isfinite(after)) return Change::Unknown;
  if (std::abs(after - before) <= sameShare * before + sameError) return Change::Same;
  return after < before ? Change::Helped : Change::Hurt;
}

void NodeErrorView::draw() {
  findErrors();
  style();
  fillMarks();
  fitNodeAxis(network()->knowsClusters() ? tr("node, by true cluster") : tr("node"), false);
  plot()->yAxis->setLabel(errorName());
  showPlot(title(), key());
}

void NodeErrorView::fillMarks() {
  for (auto* graph : {aloneMarks_, sameMarks_, helpedMarks_, hurtMarks_, attackerMarks_})
    graph->data()->clear();
  helped_ = 0;
  hurt_ = 0;
  double top = 0;
  const auto put = [&](QCPGraph* graph, int place, double error) {
    if (!std::isfinite(error)) return;
    graph->addData(place, error);
    top = std::max(top, error);
  };
  for (std::size_t p = 0; p < order().size(); ++p) {
    const int i = order()[p];
    const int place = static_cast<int>(p);
    if (isAttacker(i)) continue;
    const auto change = changeOf(i);
    if (change != Change::Same) put(aloneMarks_, place, alone_[i]);
    put(change == Change::Helped ? helpedMarks_
        : change == Change::Hurt ? hurtMarks_
                                 : sameMarks_,
        place, now_[i]);
  }
  for (const int i : order()) {
    if (isAttacker(i)) continue;
    helped_ += changeOf(i) == Change::Helped ? 1 : 0;
    hurt_ += changeOf(i) == Change::Hurt ? 1 : 0;
  }
  if (!(top > 0)) top = 1;
  plot()->yAxis->setRange(-0.05 * top, roomForMeans * top);
  // Far out most of the time: at the edge then.
  for (std::size_t p = 0; p < order().size(); ++p)
    if (const int i = order()[p]; isAttacker(i) && std::isfinite(now_[i]))
      attackerMarks_->addData(static_cast<double>(p), std::min(now_[i], top));
}

void NodeErrorView::drawJoins(QCPPainter& painter) {
  if (order().empty() || now_.size() != network()->nodeCount()) return;
  const PlotMap map(*plot());
  for (std::size_t p = 0; p < order().size(); ++p) {
    const int i = order()[p];
    const auto change = isAttacker(i) ? Change::Unknown : changeOf(i);
    if (change != Change::Helped && change != Change::Hurt) continue;
    painter.setPen(QPen(change == Change::Helped ? helpedColor() : hurtColor(),
                        std::max(1.0, markSize() / 4)));
    const auto x = static_cast<double>(p);
    painter.drawLine(QLineF(map(x, alone_[i]), map(x, now_[i])));
  }
}

/// Of every group a bar where the mean is and one, dashed, where it would be alone, with numbers
/// above them where they fit.
void NodeErrorView::drawMeans(QCPPainter& painter) {
  if (order().empty() || now_.size() != network()->nodeCount()) return;
  const PlotMap map(*plot());
  const auto text = canvasColors().text;
  painter.setFont(font());
  const QFontMetricsF metrics(font());
  for (const auto& group : groups()) {
    if (group.cluster < 0) continue;
    double before = 0;
    double after = 0;
    int count = 0;
    for (int p = group.first; p <= group.last; ++p) {
      const int i = order()[static_cast<std::size_t>(p)];
      if (changeOf(i) == Change::Unknown) continue;
      before += alone_[i];
      after += now_[i];
      ++count;
    }
    if (count == 0) continue;
    const auto bar = [&](double mean, const QPen& pen) {
      painter.setPen(pen);
      painter.drawLine(QLineF(map(group.first - 0.4, mean), map(group.last + 0.4, mean)));
    };
    bar(before / count, QPen(text, scaled(1.4), Qt::DashLine));
    bar(after / count, QPen(text, scaled(2.4)));
    const auto numbers =
        tr("mean %1 → %2").arg(errorText(before / count), errorText(after / count));
    const double left = map(group.first - 0.5, 0).x();
    const double right = map(group.last + 0.5, 0).x();
    if (metrics.horizontalAdvance(numbers) > right - left) continue;
    painter.setPen(text);
    painter.drawText(QRectF(left, map.rect().top(), right - left, metrics.height()),
                     Qt::AlignCenter, numbers);
  }
}

QString NodeErrorView::errorName() const {
  switch (kind_) {
    case Kind::Truth:
      return tr("‖w − truth‖²");
    case Kind::Validation:
      return areClasses_ ? tr("wrong validation labels") : tr("validation error");
    case Kind::Training:
      break;
  }
  return areClasses_ ? tr("wrong training labels") : tr("training error");
}

QString NodeErrorView::title() const {
  return QStringLiteral("<b>%1</b>")
      .arg(helped_ + hurt_ == 0 ? tr("As good as alone")
                                : tr("%L1 helped, %L2 hurt").arg(helped_).arg(hurt_));
}

QString NodeErrorView::key() const {
  const auto text = canvasColors().text;
  QStringList parts;
  parts << keyOf(text, QStringLiteral("○"), tr("alone (λ = 0)"));
  parts << keyOf(helpedColor(), QStringLiteral("▼"), tr("now, helped"));
  parts << keyOf(hurtColor(), QStringLiteral("▲"), tr("now, hurt"));
  if (sameMarks_->data()->size() > 0) parts << keyOf(text, QStringLiteral("●"), tr("now"));
  parts << keyOf(text, QStringLiteral("━"), tr("mean"));
  if (const auto attackers = attackerKey(); !attackers.isEmpty()) parts << attackers;
  const auto honest = order().size() - static_cast<std::size_t>(attackerMarks_->data()->size());
  const auto without = std::count_if(order().begin(), order().end(), [&](int i) {
    return !isAttacker(i) && !std::isfinite(alone_[i]);
  });
  if (without > 0 && honest > 0) parts << tr("%L1 have no model alone").arg(without);
  if (const auto share = shareText(); !share.isEmpty()) parts << share;
  return joined(parts);
}

QString NodeErrorView::describeNode(int node) const {
  QStringList lines{
      tr("Node %1").arg(toQString(network()->nodeKeys[static_cast<std::size_t>(node)]))};
  if (isAttacker(node)) lines.front() += QStringLiteral(", ") + tr("attacker");
  if (now_.size() != network()->nodeCount()) return lines.front();
  lines << tr("%1: %2").arg(errorName(), errorText(now_[node]));
  lines << (std::isfinite(alone_[node])
                ? tr("alone: %1").arg(errorText(alone_[node]))
                : tr("alone: it has no data to learn from, or its loss no minimiser"));
  return lines.join(QLatin1Char('\n'));
}

QString NodeErrorView::hint() const {
  return tr(
      "The error of every node, beside that of its model at λ = 0. Click to select a node, "
      "with Ctrl to add it; the arrow keys go from node to node.");
}

std::vector<double> NodeErrorView::heightsOf(int node) const {
  if (now_.size() != network()->nodeCount() || !std::isfinite(now_[node])) return {};
  return {std::min(now_[node], plot()->yAxis->range().upper / roomForMeans)};
}

QString NodeErrorView::figureData() const {
  std::string out = "node,cluster,alone,now\n";
  if (!hasPlot() || order().empty() || now_.size() != network()->nodeCount()) return toQString(out);
  for (const int i : order())
    out += fmt::format(
        "{},{},{},{}\n", csvCell(network()->nodeKeys[static_cast<std::size_t>(i)]),
        isAttacker(i) ? std::string("attacker") : std::to_string(network()->drawnCluster(i) + 1),
        formatNumber(alone_[i]), formatNumber(now_[i]));
  return toQString(out);
}

}  // namespace gtv::ui
