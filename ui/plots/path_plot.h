#pragma once

#include <QWidget>
#include <limits>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "exact/lambda_scale.h"
#include "exact/optimum_path.h"
#include "instances/problem_instance.h"
#include "run/learned_groups.h"
#include "ui/widgets/figure.h"

class QCPAxis;
class QCPAxisRect;
class QCPCurve;
class QCPGraph;
class QCPItemStraightLine;
class QCPPainter;
class QCustomPlot;
class QLabel;

namespace gtv::ui {

/// The clusterpath: above, one coordinate of ŵ_i(λ) as a line per node in the colour of its true
/// cluster, nodes that are equal drawn once, with a tick wherever groups fuse; below, on the same
/// scale of λ, the number of clusters and the errors. A vertical line stands at the present
/// λ; pressing or dragging the mouse chooses another one.
class PathPlot : public QWidget, public Figure {
  Q_OBJECT

 public:
  explicit PathPlot(QWidget* parent = nullptr);

  void show(std::shared_ptr<const ProblemInstance> network, const OptimumPath& path,
            int coordinate);
  void clear();
  /// What the numbers of the lower part count; before show().
  void setGroupKind(GroupKind kind);
  /// Only the models and the errors, without numbers of clusters and without a heading; the axes
  /// begin and end so many pixels from the edges.
  void setPlain(int left, int right);
  /// Lines have the colours of nodes, which are painted by this mode, see paintNodes().
  void setNodeColor(const QString& mode);
  /// What a plain plot shows, where there is no room for both.
  enum class Parts { Both, Models, Errors };
  void setParts(Parts parts);
  /// Of the path that is shown: is any error known?
  bool hasErrors() const;
  /// How λ is laid out; everything is drawn again.
  void setScale(const LambdaScale& scale);
  void setCursor(double lambda);
  /// Of the models that the method has at present, which a plain plot shows at the cursor; NaN
  /// where it is not known.
  void setRunErrors(double mse, double validation);
  /// Pairs of λ, ascending, and the mean squared error that the honest nodes would have without the
  /// attack: a dotted curve while there are attackers; none where it is not known. Before show().
  void setUnattackedErrors(std::vector<std::pair<double, double>> errors);
  void refreshTheme();

  QCustomPlot* plot() const { return plot_; }
  /// Nodes that have a line; fewer than there are if they are too many to tell apart.
  int lineCount() const { return lineCount_; }
  int mergeTickCount() const { return static_cast<int>(merges_.size()); }
  double cursor() const { return cursorLambda_; }
  /// Where a λ is, and where its merge tick, in pixels of plot().
  double pixelOf(double lambda) const;
  QPointF mergeTick(int index) const;
  /// What the pointer says at a merge.
  QString mergeText(int index) const;
  /// What the pointer says anywhere else: the groups and errors at the point of the path that is
  /// nearest to this λ.
  QString pointText(double lambda) const;
  /// What stands at the cursor of a plain picture.
  const QString& valueText() const { return value_; }
  /// The same as a disc among the errors, pixels of plot(); empty where there is none.
  QRectF runDisc() const;

  QString figureName() const override { return QStringLiteral("lambda-path"); }
  QSizeF figureSize() const override;
  void drawFigure(QCPPainter& painter) override;
  /// One row per λ: clusters with the single nodes, these alone where they are known, objective,
  /// certificate, errors.
  QString figureData() const override;

 Q_SIGNALS:
  void lambdaChosen(double lambda);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// All groups that fuse at one λ.
  struct Merges {
    double lambda = 0;
    std::vector<std::shared_ptr<const PathMerge>> groups;
  };

  /// Draws the path that show() gave.
  void draw();
  void makeUpper();
  void makeLower();
  /// The λ axis ends where nothing changes any more.
  bool isOnAxis(double lambda) const;
  void showLines();
  void showNumbers();
  void showMerges();
  void showHeading();
  /// Some nodes are attackers, and the errors are those of the others.
  bool isOfHonestNodes() const;
  /// At the cursor of a plain picture: the error of the run, else that of the path there.
  void showValue();
  void drawValue(QCPPainter& painter) const;
  /// Marks the smallest of the errors that are drawn.
  void showBest();
  /// At the axes: as many λ as there is room for.
  void showLambdas();
  QCPCurve* lineFor(std::size_t cluster);
  void colorLines();
  int mergeAt(QPointF point) const;
  void choose(QPointF point, bool pressed);

  QLabel* heading_;
  QCustomPlot* plot_;
  QCPAxisRect* upper_;
  QCPAxisRect* lower_;
  QCPAxis* tickAxis_;   ///< 0 to 1 over the height of the upper part
  QCPAxis* errorAxis_;  ///< right of the lower part
  std::vector<QCPCurve*> lines_;
  QString nodeColor_ = QStringLiteral("learned");
  QCPGraph* ticks_;
  QCPGraph* counts_;
  QCPGraph* mse_;
  QCPGraph* validation_;
  QCPGraph* best_;
  QCPGraph* unattacked_;
  QString value_;                    ///< the error at the cursor
  QStringList shorterValues_;        ///< the same with fewer words, where there is less room
  std::optional<QPointF> runPoint_;  ///< the same on the axes of the errors
  double runMse_ = std::numeric_limits<double>::quiet_NaN();
  double runValidation_ = std::numeric_limits<double>::quiet_NaN();
  std::vector<std::pair<double, double>> unattackedErrors_;
  bool isRunBeyond_ = false;  ///< the axis of the errors
  std::vector<QCPItemStraightLine*> cursors_;
  std::shared_ptr<const ProblemInstance> network_;
  std::vector<Merges> merges_;
  double cursorLambda_ = -1;
  QPointF pressedAt_;
  int lineCount_ = 0;
  bool isPlain_ = false;
  Parts parts_ = Parts::Both;
  OptimumPath path_;
  int coordinate_ = 0;
  GroupKind groupKind_ = GroupKind::Clusters;
  LambdaScale scale_;
};

}  // namespace gtv::ui
