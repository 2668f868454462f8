#pragma once

#include <QColor>
#include <QImage>
#include <QObject>
#include <QTransform>
#include <memory>
#include <vector>

#include "instances/problem_instance.h"
#include "ui/widgets/background_task.h"
#include "ui/widgets/theme.h"

class QPainter;

namespace gtv::ui {

/// Everything that decides how the edges look; a value that a worker thread can keep.
struct EdgeScene {
  std::shared_ptr<const ProblemInstance> network;
  std::shared_ptr<const Matrix> positions;  ///< 2 × n, unit box, y upwards
  QTransform toScreen;                      ///< from unit box to logical pixels
  QSize size;                               ///< logical pixels
  double devicePixelRatio = 1;
  CanvasColors colors;
  double lineScale = 1;
  /// ‖u_e‖*/(λA_e) of every edge; null, or of another length: edges show their weight.
  std::shared_ptr<const Vector> saturation;
  /// One coordinate of u_e of every edge; null, or of another length: no arrows. Positive: from e₊
  /// to e₋.
  std::shared_ptr<const Vector> flow;
  bool isUnused = false;  ///< the method that runs does without edges: they are faint
};

/// From here on a flow counts as at its capacity.
inline constexpr double saturatedFrom = 1 - 1e-6;

/// A picture of the edges and what it leaves out.
struct EdgePicture {
  QImage image;
  int drawn = 0;    ///< edges
  int visible = 0;  ///< edges that the picture should show
  int arrows = 0;
  int flows = 0;      ///< visible edges that have a flow worth an arrow
  bool thin = false;  ///< too many for lines of different width
};

/// The lines and arrows that such a picture is made of, from the faintest to the strongest.
struct EdgeStrokes {
  struct Group {
    QColor color;
    double width = 1;  ///< logical pixels
    std::vector<QLineF> lines;
  };
  std::vector<Group> groups;
  std::vector<QPolygonF> arrows;
  int drawn = 0;
  int visible = 0;
  int flows = 0;
};

/// More edges are drawn as thin lines without soft borders, but for groups that stand out.
inline constexpr std::size_t fineEdges = 20'000;

/// Is this group of `drawn` edges in all drawn with its width? `scale`: pixels per logical one.
bool isFine(const EdgeStrokes::Group& group, int drawn, double scale);

/// At most `limit` of the edges on the screen: of the strongest group (those at capacity, or the
/// heaviest), then of the others, an even sample.
EdgeStrokes edgeStrokes(const EdgeScene& scene, int limit);

/// Draws edges thicker and darker the heavier they are; by flow: the nearer it is to its capacity,
/// with the saturated ones on top, thick and in the colour of text.
EdgePicture renderEdges(const EdgeScene& scene, int limit);

/// Draws arrow heads, as shapes.
void drawArrows(QPainter& painter, const std::vector<QPolygonF>& arrows,
                const CanvasColors& colors);

/// Colour of an edge whose flow is `share` of its capacity, 0 to 1; the legend's too.
QColor flowColor(const CanvasColors& colors, double share);
/// Of an edge at its capacity.
QPen saturatedPen(const CanvasColors& colors);

/// Renders edges in the background: the newest request wins, the screen keeps showing the last
/// picture until the next one is there.
class EdgeRenderer : public QObject {
  Q_OBJECT

 public:
  explicit EdgeRenderer(QObject* parent = nullptr) : QObject(parent) {}
  void request(const EdgeScene& scene);
  bool isBusy() const { return task_.isRunning(); }
  static constexpr int edgeLimit = 200'000;

 Q_SIGNALS:
  /// `scene` is the one that was drawn.
  void ready(gtv::ui::EdgePicture picture, gtv::ui::EdgeScene scene);

 private:
  BackgroundTask task_{"for this picture", BackgroundTask::Priority::Window};
};

}  // namespace gtv::ui
