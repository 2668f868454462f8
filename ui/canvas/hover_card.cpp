#include "ui/canvas/hover_card.h"

#include <algorithm>

#include "ui/live/node_description.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/node_paint.h"

namespace gtv::ui {
namespace {

/// "(1.25, −0.3, …)"
QString vectorText(const Vector& v) { return QStringLiteral("(%1)").arg(listText(v, 4)); }

QString keyOf(const ProblemInstance& network, int node) {
  return toQString(network.nodeKeys[static_cast<std::size_t>(node)]).toHtmlEscaped();
}

}  // namespace

HoverCard::HoverCard(QWidget* parent) : QLabel(parent) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::ToolTipBase);
  setForegroundRole(QPalette::ToolTipText);
  setFrameShape(QFrame::Box);
  setMargin(5);
  setTextFormat(Qt::RichText);
  setAccessibleName(tr("Node or edge under the pointer"));
  hide();
}

void HoverCard::showAt(QPoint point, const QString& html) {
  if (text() != html) setText(html);
  adjustSize();
  constexpr int away = 16;
  const auto room = parentWidget()->size();
  const int right = point.x() + away;
  const int below = point.y() + away;
  move(right + width() <= room.width() ? right : std::max(0, point.x() - away - width()),
       below + height() <= room.height() ? below : std::max(0, point.y() - away - height()));
  show();
  raise();
}

QString describeNodeMenu(const ProblemInstance& network) {
  return network.attackers.empty() ? QObject::tr("right-click: edges, labels, attacks, …")
                                   : QObject::tr("right-click: defend, clear attacks, …");
}

QString describeNode(const ProblemInstance& network, const Snapshot* snapshot, int node) {
  QStringList lines{QObject::tr("<b>Node %1</b>").arg(keyOf(network, node))};
  lines << QObject::tr("%1, %2%3")
               .arg(counted(network.graph->degree(node), "neighbour"),
                    counted(network.data->datasets.sampleCount(node), "sample"),
                    network.data->labeled[node] ? QString() : QObject::tr(" (unlabelled)"));
  if (snapshot == nullptr || snapshot->W.cols() != network.nodeCount())
    return lines.join(QStringLiteral("<br>"));
  if (network.isAttacker(node))
    lines << QObject::tr("attacks: %1").arg(attacksByNode(snapshot->experiment, network)[node]);
  constexpr int mostCoordinatesShown = 6;
  const int shown = std::min(mostCoordinatesShown, static_cast<int>(snapshot->W.rows()));
  for (int j = 0; j < shown; ++j) {
    auto line = QStringLiteral("%1 = %2").arg(coordinateLabel(network, j).toHtmlEscaped(),
                                              number(snapshot->W(j, node)));
    if (network.coordinates.truth.cols() == network.nodeCount())
      line += QObject::tr(" (true %1)").arg(number(network.coordinates.truth(j, node)));
    lines << line;
  }
  if (shown < snapshot->W.rows()) lines << QStringLiteral("…");
  const auto& focus = snapshot->nodeBalance;
  if (focus && focus->node == node) {
    lines << QObject::tr("∇L = %1").arg(vectorText(focus->gradient));
    if (focus->outflow.size() > 0)
      lines << QObject::tr("net flow = %1").arg(vectorText(focus->outflow))
            << QObject::tr("out of balance by %1")
                   .arg(number((focus->gradient + focus->outflow).norm(), 3));
  }
  return lines.join(QStringLiteral("<br>"));
}

QString describeEdge(const ProblemInstance& network, const Snapshot* snapshot, int edge) {
  const auto& ends = network.graph->edge(edge);
  QStringList lines{
      QObject::tr("<b>Edge %1 – %2</b>").arg(keyOf(network, ends.head), keyOf(network, ends.tail)),
      QObject::tr("weight %1").arg(number(ends.weight))};
  if (snapshot == nullptr || !snapshot->edgeState || snapshot->edgeState->edge != edge)
    return lines.join(QStringLiteral("<br>"));
  const auto& focus = *snapshot->edgeState;
  lines << QObject::tr("w<sub>%1</sub> − w<sub>%2</sub> = %3")
               .arg(keyOf(network, ends.head), keyOf(network, ends.tail),
                    vectorText(focus.difference));
  if (focus.flow.size() > 0) {
    // The orientation that arrows follow.
    lines << QObject::tr("flow u from %1 to %2 = %3")
                 .arg(keyOf(network, ends.head), keyOf(network, ends.tail), vectorText(focus.flow));
    auto use = QObject::tr("‖u‖* = %1, capacity λA = %2")
                   .arg(number(focus.flowNorm), number(focus.capacity));
    if (focus.capacity > 0)
      use += QObject::tr(": %1 %").arg(number(100 * focus.flowNorm / focus.capacity, 3));
    lines << use;
  }
  return lines.join(QStringLiteral("<br>"));
}

}  // namespace gtv::ui
