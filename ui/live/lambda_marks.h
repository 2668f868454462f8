#pragma once

#include <QObject>
#include <optional>

#include "ui/live/solver_thread.h"
#include "ui/widgets/background_task.h"

namespace gtv::ui {

/// The λ that matter for a problem, computed in the background while it is small.
class LambdaMarks : public QObject {
  Q_OBJECT

 public:
  struct Marks {
    /// From here on all connected nodes have one model.
    std::optional<double> critical;
    /// From here on every true cluster is well-connected, and so fuses [CFL 35];
    /// nothing if no λ is large enough for one of them, if there is one cluster only, or one that
    /// is large.
    std::optional<double> clustersFuse;
  };

  explicit LambdaMarks(QObject* parent = nullptr);

  void setProblem(const LiveProblem& problem);
  const Marks& marks() const { return marks_; }

  /// n·d and the number of edges up to which they are computed.
  static constexpr int mostParameters = 2000;
  static constexpr int mostEdges = 10'000;

 Q_SIGNALS:
  void changed();

 private:
  std::shared_ptr<const GtvProblem> problem_;
  Marks marks_;
  BackgroundTask task_{"for the marks of λ"};
};

}  // namespace gtv::ui
