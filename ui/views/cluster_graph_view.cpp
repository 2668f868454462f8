#include "ui/views/cluster_graph_view.h"

#include <fmt/format.h>
#include <qcustomplot.h>

#include <QComboBox>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "base/number.h"
#include "ui/canvas/canvas_controller.h"
#include "ui/canvas/graph_view.h"
#include "ui/diagnostics/diagnostics_dock.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/label_room.h"
#include "ui/widgets/language.h"
#include "ui/widgets/line_raster.h"
#include "ui/widgets/node_paint.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

constexpr double thickestLink = 10;
constexpr int mostMeans = 3;  ///< parameters that a label names
constexpr double pastOpacity = 0.35;

QString meanText(const Vector& mean) {
  QStringList parts;
  for (Eigen::Index j = 0; j < std::min<Eigen::Index>(mean.size(), mostMeans); ++j)
    parts << number(std::abs(mean[j]) < 5e-4 ? 0 : mean[j], 3);
  if (mean.size() > mostMeans) parts << QStringLiteral("…");
  return QStringLiteral("(%1)").arg(parts.join(QStringLiteral(", ")));
}

}  // namespace

ClusterGraphView::ClusterGraphView()
    : bar_(new QWidget), flow_(new QComboBox), layout_(new QComboBox), partition_(new QComboBox) {
  setAccessibleName(tr("Cluster graph"));
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  flow_->setAccessibleName(tr("Flow on the lines"));
  flow_->setToolTip(
      tr("What the lines show: the size of the flow between two "
         "clusters, or the flow of one "
         "parameter, with an arrow"));
  layout_->setAccessibleName(tr("Positions of the clusters"));
  layout_->setToolTip(tr("Draw the clusters where their nodes are on the canvas, or in a circle"));
  layout_->addItems({tr("as on the canvas"), tr("in a circle")});
  for (auto* choice : {flow_, layout_}) {
    choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(choice, &QComboBox::currentIndexChanged, this, [this] {
      if (settingChoices_) return;
      place();
      update();
    });
  }
  partition_->setAccessibleName(tr("Clusters that are shown"));
  partition_->setToolTip(
      tr("Draw the graph of the learned clusters, of the "
         "true clusters, or both beside "
         "each other"));
  partition_->addItems({tr("learned"), tr("true"), tr("learned and true")});
  partition_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  partition_->setObjectName(QStringLiteral("partitionChoice"));
  connect(partition_, &QComboBox::currentIndexChanged, this, [this] { scheduleRefresh(true); });
  auto* row = new QHBoxLayout(bar_);
  row->setContentsMargins(6, 2, 6, 2);
  row->addStretch(1);
  row->addWidget(partition_);
  row->addWidget(flow_);
  row->addWidget(layout_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(bar_);
  layout->addStretch(1);
  setMinimumHeight(110);
  flow_->setObjectName(QStringLiteral("flowChoice"));
  layout_->setObjectName(QStringLiteral("layoutChoice"));
}

void ClusterGraphView::follow(const ViewSources& sources) {
  RunView::follow(sources);
  auto& diagnostics = sources.diagnostics;
  diagnostics_ = &diagnostics;
  canvas_ = &sources.canvas.canvas();
  connect(canvas_, &GraphView::positionsChanged, this, [this] { scheduleRefresh(false); });
  connect(&diagnostics, &DiagnosticsDock::diagnosed, this, [this] { scheduleRefresh(false); });
  connect(this, &ClusterGraphView::roundWanted, &diagnostics, &DiagnosticsDock::consider);
  diagnostics.alsoFor(*this, DiagnosticsDock::Rounds::Always);
}

const LiveDiagnosis* ClusterGraphView::diagnosis() const {
  const auto* shown = diagnostics_ != nullptr ? diagnostics_->shown() : nullptr;
  return shown != nullptr && network() && shown->of->network == network() && !shown->of->learned
             ? shown
             : nullptr;
}

bool ClusterGraphView::isCurrent() const {
  return RunView::isCurrent() &&
         (!isOnScreen(*this) || diagnostics_ == nullptr || diagnostics_->isCurrent());
}

void ClusterGraphView::forget(bool another) {
  clusters_.clear();
  trueClusters_.clear();
  for (auto& circle : circles_) circle.selected = 0;
  if (!another) return;
  circles_.clear();
  links_.clear();
  focused_ = -1;
}

bool ClusterGraphView::similar() const {
  return snapshot() && snapshot()->groupKind == GroupKind::SimilarModels;
}

QString ClusterGraphView::groupName(bool several) const {
  const auto kind = similar() ? GroupKind::SimilarModels : GroupKind::Clusters;
  return translated(several ? groupWords(kind) : groupWord(kind));
}

QString ClusterGraphView::whyEmpty() const {
  if (!network()) return tr("Open an experiment to see its learned clusters.");
  if (network()->nodeCount() == 0)
    return tr(
        "There are no nodes yet. Add some on the canvas, or choose a "
        "graph, to see the learned "
        "clusters.");
  if (!network()->coordinates.areParameters)
    return tr(
        "Models that fit and predict have no parameters by which they "
        "could be equal.");
  return tr("Finding the learned %1…").arg(groupName(true));
}

void ClusterGraphView::refresh() {
  const auto* round = diagnosis();
  note_.clear();
  message_.clear();
  trueClusters_.clear();
  const bool keeps = round == nullptr && isPast() && network() && network()->nodeCount() > 0;
  if (!keeps) {
    circles_.clear();
    links_.clear();
  }
  if (round != nullptr) {
    read(*round);
    showFlowChoices();
  } else if (keeps) {
    note_ = tr("before the change; finding the learned %1…").arg(groupName(true));
  } else {
    message_ = whyEmpty();
  }
  flow_->setVisible(!circles_.empty());
  layout_->setVisible(!circles_.empty());
  partition_->setVisible(knowsTruth());
  setAccessibleDescription(
      message_.isEmpty()
          ? tr("%1, %2").arg(tr("%1 %2").arg(circleCount()).arg(groupName(circleCount() != 1)),
                             counted(linkCount(), "link"))
          : message_);
  place();
  update();
  Q_EMIT roundWanted();
}

void ClusterGraphView::showFlowChoices() {
  const int d = std::min(network()->coordinates.count, mostCoordinates);
  if (flow_->count() == d + 1) return;
  settingChoices_ = true;
  flow_->clear();
  flow_->addItem(tr("size of the flow"));
  for (int j = 0; j < d; ++j) flow_->addItem(tr("flow of w%1").arg(j + 1));
  flow_->setCurrentIndex(1);
  settingChoices_ = false;
}

QRectF ClusterGraphView::drawing() const {
  return QRectF(rect()).adjusted(0, bar_->height(), 0, 0);
}

double ClusterGraphView::flowOf(const Link& link) const {
  if (link.flow.size() == 0) return std::nan("");
  const int coordinate = flow_->currentIndex() - 1;
  return coordinate < 0 || coordinate >= link.flow.size() ? link.flow.norm()
                                                          : link.flow[coordinate];
}

double ClusterGraphView::heaviestLink() const {
  double heaviest = 0;
  for (const auto& link : links_) heaviest = std::max(heaviest, link.weight);
  return heaviest;
}

double ClusterGraphView::thickness(const Link& link, double heaviest) const {
  return scaled(1.2 + (thickestLink - 1.2) * (heaviest > 0 ? link.weight / heaviest : 0));
}

QPointF ClusterGraphView::linkPosition(int link) const { return middleOf(links_[link]); }

QPointF ClusterGraphView::middleOf(const Link& link) const {
  const auto& a = circles_[link.first];
  const auto& b = circles_[link.second];
  const auto along = b.at - a.at;
  const double length = std::max(1.0, std::hypot(along.x(), along.y()));
  return a.at + along / length * (0.5 * (length + a.radius - b.radius));
}

std::optional<QPolygonF> ClusterGraphView::arrowOf(const Link& link, double heaviest) const {
  const double flow = flowOf(link);
  if (flow_->currentIndex() <= 0 || !std::isfinite(flow) || flow == 0) return std::nullopt;
  const auto& a = circles_[link.first];
  const auto& b = circles_[link.second];
  const auto along = b.at - a.at;
  const double length = std::max(1.0, std::hypot(along.x(), along.y()));
  const double visible = length - a.radius - b.radius;
  const auto middle = middleOf(link);
  const double size =
      std::min(scaled(5) + 0.7 * thickness(link, heaviest), std::max(4.0, 0.4 * visible));
  const auto ahead = along / length * (flow > 0 ? 1 : -1);
  const QPointF aside(-ahead.y(), ahead.x());
  return QPolygonF{middle + ahead * size, middle - ahead * 0.6 * size + aside * size,
                   middle - ahead * 0.6 * size - aside * size};
}

void ClusterGraphView::labelLink(QPainter& painter, const Link& link, double heaviest,
                                 LabelRoom& room) const {
  const double flow = flowOf(link);
  if (std::isnan(flow)) return;
  const auto along = circles_[link.second].at - circles_[link.first].at;
  const double length = std::max(1.0, std::hypot(along.x(), along.y()));
  const auto middle = middleOf(link);
  const auto label = number(std::abs(flow), 3);
  const QFontMetricsF metrics(painter.font(), painter.device());
  const auto box = metrics.boundingRect(label).size();
  const QPointF aside(-along.y() / length, along.x() / length);
  const auto arrow = arrowOf(link, heaviest);
  const double wide = arrow
                          ? std::max(arrow->boundingRect().width(), arrow->boundingRect().height())
                          : thickness(link, heaviest) + scaled(4);
  // Beside the middle, on the side where there is room.
  std::vector<QRectF> places;
  for (const double side : {-1.0, 1.0}) {
    const double away =
        0.5 * wide + 2 +
        0.5 * (std::abs(aside.x()) * box.width() + std::abs(aside.y()) * box.height());
    const auto center = middle + side * away * aside;
    places.emplace_back(center - QPointF(box.width() / 2 + 2, box.height() / 2),
                        QSizeF(box.width() + 4, box.height()));
  }
  if (const auto free = room.place(places)) drawLabel(painter, *free, label);
}

void ClusterGraphView::drawCircle(QPainter& painter, const Circle& circle, bool focused,
                                  LabelRoom& room) const {
  const auto colors = canvasColors();
  painter.setPen(QPen(colors.nodeBorder, 1));
  painter.setBrush(circle.color);
  painter.drawEllipse(circle.at, circle.radius, circle.radius);
  if (circle.selected > 0 || focused) {
    painter.setBrush(Qt::NoBrush);
    // Dashed where only some of the nodes are selected.
    const auto line = focused                          ? Qt::DotLine
                      : circle.selected == circle.size ? Qt::SolidLine
                                                       : Qt::DashLine;
    painter.setPen(
        QPen(focused ? colors.text : palette().color(QPalette::Highlight), scaled(2.5), line));
    painter.drawEllipse(circle.at, circle.radius + scaled(3.5), circle.radius + scaled(3.5));
  }
  const QFontMetricsF metrics(painter.font(), painter.device());
  const auto size = QString::number(circle.size);
  if (metrics.horizontalAdvance(size) < 1.8 * circle.radius) {
    painter.setPen(circle.color.lightnessF() > 0.55 ? Qt::black : Qt::white);
    painter.drawText(QRectF(circle.at - QPointF(circle.radius, circle.radius),
                            QSizeF(2 * circle.radius, 2 * circle.radius)),
                     Qt::AlignCenter, size);
  }
  const auto mean = meanText(circle.mean);
  const double width = metrics.horizontalAdvance(mean) + 4;
  const double gap = scaled(circle.selected > 0 || focused ? 7 : 3);
  std::vector<QRectF> places;
  for (const double y : {circle.at.y() + circle.radius + gap,
                         circle.at.y() - circle.radius - gap - metrics.height()})
    places.emplace_back(circle.at.x() - width / 2, y, width, metrics.height());
  if (const auto free = room.place(places)) drawLabel(painter, *free, mean);
}

void ClusterGraphView::draw(QPainter& painter) const {
  const auto colors = canvasColors();
  painter.setFont(font());
  painter.setRenderHint(QPainter::Antialiasing);
  if (!message_.isEmpty()) {
    painter.setPen(colors.text);
    painter.drawText(drawing().adjusted(20, 8, -20, -8), Qt::AlignCenter | Qt::TextWordWrap,
                     message_);
    return;
  }
  painter.setOpacity(isPast() ? pastOpacity : 1);
  LabelRoom room{QRectF(drawing())};
  for (const auto& circle : circles_)
    room.take({circle.at - QPointF(circle.radius, circle.radius),
               QSizeF(2 * circle.radius, 2 * circle.radius)});
  const double heaviest = heaviestLink();
  for (const auto& link : links_) {
    painter.setPen(QPen(colors.edge, thickness(link, heaviest), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(circles_[link.first].at, circles_[link.second].at);
  }
  const double line = QFontMetricsF(painter.font(), painter.device()).height();
  room.take({drawing().left(), drawing().bottom() - line, 0.6 * drawing().width(), line});
  painter.setPen(Qt::NoPen);
  painter.setBrush(colors.text);
  for (const auto& link : links_)
    if (const auto arrow = arrowOf(link, heaviest)) {
      painter.drawPolygon(*arrow);
      room.take(arrow->boundingRect());
    }
  const int focused = hasFocus() ? focusedCircle() : -1;
  for (int k = 0; k < circleCount(); ++k) drawCircle(painter, circles_[k], k == focused, room);
  for (const auto& link : links_) labelLink(painter, link, heaviest, room);
  painter.setOpacity(1);
  painter.setPen(colors.text);
  painter.drawText(drawing().adjusted(8, 0, -8, -4), Qt::AlignLeft | Qt::AlignBottom, note_);
  if (!shows(Partition::True)) return;
  for (const auto partition : {Partition::Learned, Partition::True})
    if (shows(partition)) {
      auto name = roomOf(partition);
      name.setTop(drawing().top() + 4);
      painter.drawText(name, Qt::AlignHCenter | Qt::AlignTop,
                       partition == Partition::True ? tr("true clusters")
                                                    : tr("learned %1").arg(groupName(true)));
    }
}

void ClusterGraphView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(drawing(), canvasColors().background);
  draw(painter);
  if (!hasFocus() || focusedCircle() >= 0) return;
  painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(drawing().adjusted(0.5, 0.5, -0.5, -0.5));
}

void ClusterGraphView::resizeEvent(QResizeEvent* event) {
  RunView::resizeEvent(event);
  place();
}

void ClusterGraphView::refreshTheme() {
  place();
  scheduleRefresh(true);
}

int ClusterGraphView::circleAt(QPointF point) const {
  for (int k = 0; k < circleCount(); ++k)
    if (QLineF(circles_[k].at, point).length() <= circles_[k].radius + 2) return k;
  return -1;
}

int ClusterGraphView::linkAt(QPointF point) const {
  const double heaviest = heaviestLink();
  int nearest = -1;
  double least = scaled(6);
  for (int k = 0; k < linkCount(); ++k) {
    const QLineF line(circles_[links_[k].first].at, circles_[links_[k].second].at);
    const double distance = distanceTo(line, point) - 0.5 * thickness(links_[k], heaviest);
    if (distance >= least) continue;
    least = distance;
    nearest = k;
  }
  return nearest;
}

QString ClusterGraphView::textAt(QPointF point) const {
  if (isPast()) return {};
  if (const int k = circleAt(point); k >= 0) {
    const auto& circle = circles_[k];
    return tr("<b>%1 %2</b><br>%3, %L4 labelled<br>mean w = %5")
        .arg(similar() ? tr("Group") : tr("Cluster"))
        .arg(circle.cluster + 1)
        .arg(circle.size == 1 ? tr("1 node") : tr("%L1 nodes").arg(circle.size))
        .arg(circle.labeled)
        .arg(meanText(circle.mean));
  }
  const int k = linkAt(point);
  if (k < 0) return {};
  const auto& link = links_[k];
  auto words = tr("<b>%1 %2 and %3</b><br>%4, total weight %5")
                   .arg(similar() ? tr("Groups") : tr("Clusters"))
                   .arg(circles_[link.first].cluster + 1)
                   .arg(circles_[link.second].cluster + 1)
                   .arg(link.edges == 1 ? tr("1 edge") : tr("%L1 edges").arg(link.edges))
                   .arg(number(link.weight));
  if (link.flow.size() > 0)
    words += tr("<br>flow %1, size %2").arg(meanText(link.flow), number(link.flow.norm()));
  return words;
}

bool ClusterGraphView::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<const QHelpEvent*>(event);
    if (const auto words = textAt(help->pos()); !words.isEmpty())
      QToolTip::showText(help->globalPos(), words, this);
    else
      QToolTip::hideText();
    return true;
  }
  return RunView::event(event);
}

void ClusterGraphView::choose(int circle) {
  std::vector<int> chosen;
  chosen.reserve(static_cast<std::size_t>(circles_[circle].size));
  const auto& clusters = clustersOf(circles_[circle].partition);
  for (std::size_t i = 0; i < clusters.size(); ++i)
    if (clusters[i] == circles_[circle].cluster) chosen.push_back(static_cast<int>(i));
  Q_EMIT selectionWanted(std::move(chosen), {});
}

int ClusterGraphView::focusedCircle() const {
  const auto& clusters = clustersOf(focusedIn_);
  const int node = focused_ >= 0 && !clusters.empty() ? network()->nodeOf(focused_) : -1;
  if (node < 0) return -1;
  const int cluster = clusters[static_cast<std::size_t>(node)];
  const auto circle = std::find_if(circles_.begin(), circles_.end(), [&](const Circle& each) {
    return each.partition == focusedIn_ && each.cluster == cluster;
  });
  return circle != circles_.end() ? static_cast<int>(circle - circles_.begin()) : -1;
}

void ClusterGraphView::focus(int circle) {
  focusedIn_ = circles_[circle].partition;
  const auto& clusters = clustersOf(focusedIn_);
  const auto first = std::find(clusters.begin(), clusters.end(), circles_[circle].cluster);
  focused_ = network()->ids[static_cast<std::size_t>(first - clusters.begin())];
  update();
}

void ClusterGraphView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || circles_.empty() || isPast() ||
      !drawing().contains(event->position()))
    return RunView::mousePressEvent(event);
  if (const int circle = circleAt(event->position()); circle >= 0) {
    focus(circle);
    choose(circle);
  } else if (const int link = linkAt(event->position()); link >= 0) {
    const int a = circles_[links_[link].first].cluster;
    const int b = circles_[links_[link].second].cluster;
    const auto& clusters = clustersOf(circles_[links_[link].first].partition);
    const auto& graph = *network()->graph;
    std::vector<int> chosen;
    chosen.reserve(static_cast<std::size_t>(links_[link].edges));
    for (int e = 0; e < graph.edgeCount(); ++e) {
      const int head = clusters[static_cast<std::size_t>(graph.edge(e).head)];
      const int tail = clusters[static_cast<std::size_t>(graph.edge(e).tail)];
      if ((head == a && tail == b) || (head == b && tail == a)) chosen.push_back(e);
    }
    Q_EMIT selectionWanted({}, std::move(chosen));
  } else {
    Q_EMIT selectionWanted({}, {});
  }
}

void ClusterGraphView::keyPressEvent(QKeyEvent* event) {
  const bool forward = event->key() == Qt::Key_Right || event->key() == Qt::Key_Down;
  const bool back = event->key() == Qt::Key_Left || event->key() == Qt::Key_Up;
  if (circles_.empty() || isPast()) return RunView::keyPressEvent(event);
  const int now = focusedCircle();
  if (forward || back)
    focus(now < 0 ? 0 : (now + (forward ? 1 : circleCount() - 1)) % circleCount());
  else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && now >= 0)
    choose(now);
  else
    RunView::keyPressEvent(event);
}

QSizeF ClusterGraphView::figureSize() const { return drawing().size().expandedTo({1, 1}); }

void ClusterGraphView::drawFigure(QCPPainter& painter) {
  painter.save();
  painter.translate(-drawing().topLeft());
  draw(painter);
  painter.restore();
}

QString ClusterGraphView::figureData() const {
  const auto d = circles_.empty() ? 0 : circles_.front().mean.size();
  std::string out = "kind,group,to,nodes,labelled,edges,weight";
  for (Eigen::Index j = 1; j <= d; ++j) out += fmt::format(",v{}", j);
  out += '\n';
  for (const auto& circle : circles_) {
    out += fmt::format("group,{},,{},{},,", circle.cluster + 1, circle.size, circle.labeled);
    for (const double entry : circle.mean) out += ',' + formatNumber(entry);
    out += '\n';
  }
  for (const auto& link : links_) {
    out += fmt::format("link,{},{},,,{},{}", circles_[link.first].cluster + 1,
                       circles_[link.second].cluster + 1, link.edges, formatNumber(link.weight));
    for (Eigen::Index j = 0; j < d; ++j)
      out += link.flow.size() == d ? ',' + formatNumber(link.flow[j]) : std::string(",");
    out += '\n';
  }
  return toQString(out);
}

}  // namespace gtv::ui
