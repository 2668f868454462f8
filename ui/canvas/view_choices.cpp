#include "ui/canvas/view_choices.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolBar>
#include <algorithm>

#include "ui/widgets/node_paint.h"

namespace gtv::ui {
namespace {

QComboBox* addChoice(QToolBar& bar, const QString& label, const QString& name, const QString& tip,
                     QList<QAction*>* actions = nullptr) {
  auto* choice = new QComboBox;
  choice->setAccessibleName(name);
  choice->setToolTip(tip);
  choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  auto* text = new QLabel(label);
  text->setBuddy(choice);
  const QList<QAction*> added{bar.addWidget(text), bar.addWidget(choice)};
  if (actions != nullptr) *actions = added;
  return choice;
}

}  // namespace

ViewChoices::ViewChoices(QToolBar& bar)
    : QObject(&bar),
      color_(addChoice(bar, tr("  Colour "), tr("Node colour"),
                       tr("What the colour of a node shows"))),
      edges_(addChoice(bar, tr("  Edges "), tr("What the edges show"),
                       tr("Show the weight of the edges, or their flow: the share of the capacity "
                          "λ·weight that is used. Neighbours may differ only where the capacity is "
                          "used up (bold): the borders of the clusters are among these edges."))),
      arrows_(addChoice(
          bar, tr("  Arrows "), tr("Arrows on the edges"),
          tr("The direction of the flow u of one parameter: on the edge from node i to node j, i < "
             "j, the arrow points to j if u > 0 and to i if u < 0. Where the two nodes differ in "
             "that parameter, it points from the larger value to the smaller. At the optimum the "
             "net flow out of a node equals -∇L, the pull of its data."),
          &arrowActions_)) {
  edges_->addItem(tr("weight"), QStringLiteral("weight"));
  edges_->addItem(tr("flow (iteration)"), QStringLiteral("iteration"));
  edges_->addItem(tr("flow (exact optimum)"), QStringLiteral("optimum"));
  connect(color_, &QComboBox::activated, this, &ViewChoices::colorChosen);
  connect(edges_, &QComboBox::activated, this, &ViewChoices::edgesChosen);
  arrows_->addItem(tr("none"), -1);
  connect(edges_, &QComboBox::currentIndexChanged, this, [this] {
    showArrows();
    Q_EMIT edgesChanged();
  });
  connect(arrows_, &QComboBox::currentIndexChanged, this, &ViewChoices::edgesChanged);
  showArrows();
  color_->setObjectName(QStringLiteral("colorChoice"));
}

void ViewChoices::showArrows() {
  for (auto* action : arrowActions_) action->setVisible(edges() != QLatin1String("weight"));
}

void ViewChoices::setNetwork(const ProblemInstance& network, const QString& color,
                             const QString& edges) {
  color_->clear();
  color_->addItem(tr("learned cluster or group"), QStringLiteral("learned"));
  color_->addItem(tr("true cluster"), QStringLiteral("cluster"));
  color_->addItem(tr("labelled"), QStringLiteral("labeled"));
  color_->addItem(tr("error"), QStringLiteral("error"));
  color_->addItem(tr("degree"), QStringLiteral("degree"));
  color_->addItem(tr("Fiedler vector"), QStringLiteral("fiedler"));
  for (int j = 0; j < std::min(network.coordinates.count, mostCoordinates); ++j)
    color_->addItem(coordinateLabel(network, j), QStringLiteral("w%1").arg(j + 1));
  color_->setCurrentIndex(std::max(0, color_->findData(color)));
  edges_->setCurrentIndex(std::max(0, edges_->findData(edges)));
  const int before = arrows();
  {
    const QSignalBlocker quiet(arrows_);
    arrows_->clear();
    arrows_->addItem(tr("none"), -1);
    for (int j = 0; j < std::min(network.coordinates.count, mostCoordinates); ++j)
      arrows_->addItem(coordinateLabel(network, j), j);
    arrows_->setCurrentIndex(std::max(0, arrows_->findData(before)));
  }
  if (arrows() != before) Q_EMIT edgesChanged();
}

int ViewChoices::arrows() const {
  return edges() == QLatin1String("weight") ? -1 : arrows_->currentData().toInt();
}

QString ViewChoices::arrowName() const { return arrows() < 0 ? QString() : arrows_->currentText(); }

QString ViewChoices::color() const {
  const auto mode = color_->currentData().toString();
  return mode.isEmpty() ? QStringLiteral("learned") : mode;
}

QString ViewChoices::edges() const { return edges_->currentData().toString(); }

}  // namespace gtv::ui
