#pragma once

#include <QObject>
#include <QThreadPool>
#include <memory>
#include <stop_token>

#include "graph/empirical_graph.h"

namespace gtv::ui {

/// The Fiedler vector of the graph on the screen, computed in the background when it is asked for.
class Fiedler : public QObject {
  Q_OBJECT

 public:
  explicit Fiedler(QObject* parent = nullptr);
  ~Fiedler() override;

  /// One number per node; null: it is being computed, or cannot be.
  std::shared_ptr<const Vector> of(const std::shared_ptr<const EmpiricalGraph>& graph);

 Q_SIGNALS:
  void ready();

 private:
  std::shared_ptr<const EmpiricalGraph> graph_;
  std::shared_ptr<const Vector> vector_;
  std::stop_source stop_;
  QThreadPool pool_;
};

}  // namespace gtv::ui
