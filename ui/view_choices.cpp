#include "view_choices.h"

#include <QComboBox>
#include <QLabel>
#include <QToolBar>
#include <algorithm>

#include "node_paint.h"

namespace gtv::ui {
namespace {

QComboBox* addChoice(QToolBar& bar, const QString& label, const QString& name, const QString& tip) {
  auto* choice = new QComboBox;
  choice->setAccessibleName(name);
  choice->setToolTip(tip);
  choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  auto* text = new QLabel(label);
  text->setBuddy(choice);
  bar.addWidget(text);
  bar.addWidget(choice);
  return choice;
}

}  // namespace

ViewChoices::ViewChoices(QToolBar& bar)
    : QObject(&bar),
      color_(addChoice(bar, tr("  Colour "), tr("Node colour"),
                       tr("What the colour of a node shows"))),
      edges_(addChoice(
          bar, tr("  Edges "), tr("What the edges show"),
          tr("Edges by their weight, or by their flow: the share of the capacity λ·weight that is "
             "used. Only where it is used up, drawn bold, may neighbours differ: the borders of "
             "the clusters are among these edges."))) {
  edges_->addItem(tr("weight"), QStringLiteral("weight"));
  edges_->addItem(tr("flow (iteration)"), QStringLiteral("iteration"));
  edges_->addItem(tr("flow (exact optimum)"), QStringLiteral("optimum"));
  connect(color_, &QComboBox::activated, this, &ViewChoices::colorChosen);
  connect(edges_, &QComboBox::currentIndexChanged, this, &ViewChoices::edgesChanged);
}

void ViewChoices::setNetwork(const Network& network, const QString& color) {
  color_->clear();
  color_->addItem(tr("learned cluster"), QStringLiteral("learned"));
  color_->addItem(tr("true cluster"), QStringLiteral("cluster"));
  color_->addItem(tr("has labels"), QStringLiteral("labeled"));
  color_->addItem(tr("error"), QStringLiteral("error"));
  color_->addItem(tr("degree"), QStringLiteral("degree"));
  color_->addItem(tr("Fiedler vector"), QStringLiteral("fiedler"));
  for (int j = 0; j < std::min(network.data->datasets.dimension(), mostCoordinates); ++j)
    color_->addItem(coordinateLabel(network, j), QStringLiteral("w%1").arg(j + 1));
  color_->setCurrentIndex(std::max(0, color_->findData(color)));
}

QString ViewChoices::color() const {
  const auto mode = color_->currentData().toString();
  return mode.isEmpty() ? QStringLiteral("learned") : mode;
}

QString ViewChoices::edges() const { return edges_->currentData().toString(); }

}  // namespace gtv::ui
