#pragma once

#include <QObject>
#include <memory>

#include "graph/empirical_graph.h"
#include "ui/widgets/background_task.h"

namespace gtv::ui {

/// The Fiedler vector of the graph on the screen, computed in the background when it is asked for.
class Fiedler : public QObject {
  Q_OBJECT

 public:
  explicit Fiedler(QObject* parent = nullptr);

  /// One number per node; null: it is being computed, or cannot be.
  std::shared_ptr<const Vector> of(const std::shared_ptr<const EmpiricalGraph>& graph);

 Q_SIGNALS:
  void ready();

 private:
  std::shared_ptr<const EmpiricalGraph> graph_;
  std::shared_ptr<const Vector> vector_;
  BackgroundTask task_{"for the Fiedler vector"};
};

}  // namespace gtv::ui
