#include "ui/live/fiedler.h"

#include <QPointer>

#include "layouts/spectral_layout.h"
#include "ui/widgets/worker_jobs.h"

namespace gtv::ui {

Fiedler::Fiedler(QObject* parent) : QObject(parent) { pool_.setMaxThreadCount(1); }

Fiedler::~Fiedler() {
  stop_.request_stop();
  pool_.waitForDone();
}

std::shared_ptr<const Vector> Fiedler::of(const std::shared_ptr<const EmpiricalGraph>& graph) {
  if (graph == graph_) return vector_;
  stop_.request_stop();
  stop_ = std::stop_source();
  graph_ = graph;
  vector_ = nullptr;
  // The pool is waited for before this object goes.
  startJob(pool_, this, "for the Fiedler vector", [this, graph, stop = stop_.get_token()] {
    auto computed = fiedlerVector(*graph, stop);
    if (!computed || stop.stop_requested()) return;
    QMetaObject::invokeMethod(
        this, [this, graph, vector = std::make_shared<const Vector>(std::move(*computed))] {
          if (graph != graph_) return;
          vector_ = vector;
          Q_EMIT ready();
        });
  });
  return nullptr;
}

}  // namespace gtv::ui
