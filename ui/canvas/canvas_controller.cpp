#include "ui/canvas/canvas_controller.h"

#include <utility>

#include "ui/canvas/drawing_palette.h"
#include "ui/canvas/graph_tools.h"
#include "ui/canvas/graph_view.h"
#include "ui/canvas/view_choices.h"
#include "ui/live/defence_menu.h"
#include "ui/live/exact_optimum.h"
#include "ui/live/fiedler.h"
#include "ui/live/run_controller.h"
#include "ui/widgets/display_text.h"

namespace gtv::ui {

CanvasController::CanvasController(GraphView& canvas, ViewChoices& choices, RunController& run)
    : QObject(&run), canvas_(canvas), choices_(choices), run_(run), fiedler_(new Fiedler(this)) {
  auto* defences = new DefenceMenu(run, &canvas);
  canvas.tools()->palette().setDefences(defences);
  connect(defences, &DefenceMenu::helpWanted, canvas.tools(), &GraphTools::defencesWanted);
  auto& document = run.document();
  const auto viewField = [&document](const char* field) {
    return toQString(document.experiment().at("view").at(field).get<std::string>());
  };
  connect(&run, &RunController::networkReplaced, this,
          [this, viewField](const NetworkPicture& picture, bool another) {
            canvas_.setNetwork(picture);
            canvas_.setBackdrop(backdropNamed(viewField("backdrop")).value_or(Backdrop::None));
            if (another)
              choices_.setNetwork(*picture.network, viewField("nodeColor"), viewField("edges"));
            showEdges();
          });
  connect(&run, &RunController::networkChanged, this, [this](const NetworkPicture& picture) {
    canvas_.changeNetwork(picture);
    showEdges();
  });
  connect(&run, &RunController::positionsChanged, &canvas, &GraphView::setPositions);
  connect(&run, &RunController::problemFound, this, [this](const Error&, const QString& why) {
    if (!run_.network()) canvas_.setEmptyText(why);
  });
  connect(&run, &RunController::snapshotShown, this, &CanvasController::paint);
  connect(&run.exactOptimum(), &ExactOptimum::changed, this, [this] {
    if (choices_.edges() == QStringLiteral("optimum")) showEdges();
  });
  connect(fiedler_, &Fiedler::ready, &run, &RunController::showAgain);
  connect(&canvas, &GraphView::hovered, this,
          [this](int node, int edge) { run_.solver().setFocus(node, edge); });
  connect(&canvas, &GraphView::backdropChosen, this, [&document](Backdrop backdrop) {
    document.setViewField("backdrop", backdropName(backdrop).toStdString());
  });
  connect(&choices, &ViewChoices::colorChosen, this, [this, &document] {
    document.setViewField("nodeColor", Json(choices_.color().toStdString()));
    run_.showAgain();
  });
  connect(&choices, &ViewChoices::edgesChosen, this, [this, &document] {
    document.setViewField("edges", Json(choices_.edges().toStdString()));
  });
  connect(&choices, &ViewChoices::edgesChanged, this, [this] {
    askForFlow();
    showEdges();
  });
}

void CanvasController::setFlowShownElsewhere(bool shown) {
  flowShownElsewhere_ = shown;
  askForFlow();
}

void CanvasController::askForFlow() {
  run_.solver().setFlowWanted(
      flowShownElsewhere_ || choices_.edges() == QStringLiteral("iteration"), choices_.arrows());
}

void CanvasController::paint(const std::shared_ptr<const Snapshot>& snapshot) {
  const auto& network = *run_.network();
  const auto fiedler =
      choices_.color() == QLatin1String("fiedler") ? fiedler_->of(network.graph) : nullptr;
  auto colors = paintNodes(network, snapshot.get(), choices_.color(), fiedler.get());
  Q_EMIT painted(snapshot, colors);
  canvas_.setSnapshot(snapshot);
  canvas_.setPaint(std::move(colors));
  if (choices_.edges() == QStringLiteral("iteration")) showEdges();
}

void CanvasController::showEdges() {
  EdgeFlow flow;
  const auto mode = choices_.edges();
  flow.coordinate = choices_.arrowName();
  if (mode == QLatin1String("iteration")) {
    flow.whose = tr("iteration");
    if (const auto& snapshot = run_.snapshot()) {
      flow.saturation = snapshot->saturation;
      flow.flow = snapshot->flow;
    }
  } else if (mode == QLatin1String("optimum")) {
    const auto& exact = run_.exactOptimum();
    const auto answer = exact.latest();
    flow.whose = exact.isOn() ? tr("exact optimum") : tr("switched off");
    if (answer) {
      flow.saturation = answer->saturation;
      if (const int j = choices_.arrows(); j >= 0 && j < answer->optimum.U.rows())
        flow.flow = std::make_shared<const Vector>(answer->optimum.U.row(j));
    }
  }
  canvas_.setEdgeFlow(std::move(flow));
}

}  // namespace gtv::ui
