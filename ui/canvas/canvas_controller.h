#pragma once

#include <QObject>
#include <memory>

#include "run/snapshot.h"
#include "ui/widgets/node_paint.h"

namespace gtv::ui {

class Fiedler;
class GraphView;
class RunController;
class ViewChoices;

/// Shows the network of the run, its iterates and the exact optimum on the canvas, in the colours
/// that are chosen above it.
class CanvasController : public QObject {
  Q_OBJECT

 public:
  CanvasController(GraphView& canvas, ViewChoices& choices, RunController& run);

  GraphView& canvas() const { return canvas_; }
  /// Whether somebody beside the canvas shows the flow of the running method.
  void setFlowShownElsewhere(bool shown);

 Q_SIGNALS:
  /// A snapshot is shown, in these colours.
  void painted(const std::shared_ptr<const gtv::Snapshot>& snapshot,
               const gtv::ui::NodePaint& paint);

 private:
  void paint(const std::shared_ptr<const Snapshot>& snapshot);
  void showEdges();
  void askForFlow();

  GraphView& canvas_;
  ViewChoices& choices_;
  RunController& run_;
  Fiedler* fiedler_;
  bool flowShownElsewhere_ = false;
};

}  // namespace gtv::ui
