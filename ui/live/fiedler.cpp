#include "ui/live/fiedler.h"

#include <utility>

#include "layouts/spectral_layout.h"

namespace gtv::ui {

Fiedler::Fiedler(QObject* parent) : QObject(parent) {}

std::shared_ptr<const Vector> Fiedler::of(const std::shared_ptr<const EmpiricalGraph>& graph) {
  if (graph == graph_) return vector_;
  graph_ = graph;
  vector_ = nullptr;
  task_.start(
      [graph](const BackgroundTask::Context& context) {
        return fiedlerVector(*graph, context.stop);
      },
      [this](auto computed) {
        if (!computed) return;
        vector_ = std::make_shared<const Vector>(std::move(*computed));
        Q_EMIT ready();
      });
  return nullptr;
}

}  // namespace gtv::ui
